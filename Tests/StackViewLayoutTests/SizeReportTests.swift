import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// A screen as in UIKit: code sets the frame of the content in `layoutSubviews`.
private final class Screen: TestView {
  var content: StackView? { didSet { content.map { addSubview($0) } } }
  /// Called in each layout, before the frame of the content is set.
  var willLayOut: () -> Void = {}
  private(set) var layouts = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    layouts += 1
    willLayOut()
    guard let content else { return }
    let height = content.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height
    content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
  }
}

@Suite("A change of a natural size reaches the code that sets the frame", .bothReportings)
struct SizeReportTests {
  private func screen(_ label: TestLabel) -> Screen {
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let card = StackView().padding(10)
    card.addItem(label)
    screen.content = card
    screen.layoutIfNeeded()
    return screen
  }

  @Test("the superview of a card lays out once after a text has grown")
  func growingCard() {
    let label = TestLabel("one")
    let screen = screen(label)
    #expect(screen.content?.frame.height == 36)
    let layouts = screen.layouts
    label.text = "one two three four"
    label.item.markDirty()
    screen.content?.layoutIfNeeded()
    screen.layoutIfNeeded()
    #expect(screen.content?.frame.height == 52)
    #expect(label.frame.height == 32)
    #expect(screen.layouts == layouts + 1)
  }

  @Test("a card in a nested stack grows as well")
  func nestedCard() {
    let label = TestLabel("one")
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let card = StackView().padding(10)
    card.addStackView().addItem(label)
    screen.content = card
    screen.layoutIfNeeded()
    label.text = "one two three four"
    label.item.markDirty()
    screen.content?.layoutIfNeeded()
    screen.layoutIfNeeded()
    #expect(screen.content?.frame.height == 52)
  }

  @Test("a change that keeps the natural size does not lay out the superview, if views do not report their changes")
  func equalSize() {
    let label = TestLabel("one")
    let screen = screen(label)
    let layouts = screen.layouts
    label.text = "two"
    label.item.markDirty()
    screen.content?.layoutIfNeeded()
    screen.layoutIfNeeded()
    #expect(screen.layouts == layouts + (screen.reportsChanges ? 1 : 0))
  }

  @Test("a superview that marks items in each of its layouts is not laid out again and again")
  func markingSuperview() {
    let label = TestLabel("one")
    let screen = screen(label)
    screen.willLayOut = { label.item.markDirty() }
    let layouts = screen.layouts
    screen.setNeedsLayout()
    screen.layoutIfNeeded()
    screen.layoutIfNeeded()
    // A headless view that reports every change also reports these.
    #expect(screen.reportsChanges || screen.layouts == layouts + 1)
  }

  @Test("a stack whose size no code has read does not lay out its superview")
  func unreadSize() {
    let label = TestLabel("one")
    let screen = Screen(frame: CGRect(x: 0, y: 0, width: 100, height: 400))
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 80, height: 80))
    stack.addItem(label)
    screen.addSubview(stack)
    screen.layoutIfNeeded()
    let layouts = screen.layouts
    label.text = "one two three four"
    label.item.markDirty()
    stack.layoutIfNeeded()
    screen.layoutIfNeeded()
    #expect(label.frame.height == 32)
    #expect(screen.layouts == layouts + (screen.reportsChanges ? 1 : 0))
  }
}

/// A stack that counts how often its intrinsic content size is invalidated.
private final class CountingStack: StackView {
  private(set) var invalidations = 0

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    invalidations += 1
  }
}

/// The content view of a cell that sizes itself: constraints pin a stack to its four sides.
///
/// Auto Layout reads the intrinsic content size, sets the width and lays out. If the size is invalidated, it reads it
/// again: the second pass.
private final class SelfSizingCell: TestView {
  let stack = CountingStack()
  private(set) var passes = 0

  init() {
    super.init(frame: .zero)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the height of the cell, and lays out the cell in it.
  func height(forWidth width: CGFloat) -> CGFloat {
    var height = stack.intrinsicContentSize.height
    repeat {
      passes += 1
      let invalidations = stack.invalidations
      frame = CGRect(x: 0, y: 0, width: width, height: height)
      stack.frame = bounds
      layoutIfNeeded()
      if stack.invalidations == invalidations { break }
      height = stack.intrinsicContentSize.height
    } while passes < 10
    return height
  }
}

@Suite("Stacks size themselves under Auto Layout", .bothReportings)
struct SelfSizingTests {
  private func cell(_ text: String) -> SelfSizingCell {
    let cell = SelfSizingCell()
    cell.stack.padding(10)
    cell.stack.addItem(TestLabel(text))
    return cell
  }

  @Test("a cell gets the height of its text for the width of the table", arguments: [60, 100, 180, 400])
  func height(width: CGFloat) {
    let text = "one two three four five"
    let cell = cell(text)
    let label = TestLabel(text)
    let expected = label.sizeThatFits(CGSize(width: width - 20, height: .greatestFiniteMagnitude)).height + 20
    #expect(cell.height(forWidth: width) == expected)
    #expect(cell.stack.subviews.first?.frame.height == expected - 20)
    // The width first, then the height.
    #expect(cell.passes <= 3)
  }

  @Test("the height of an image follows the width, also where the content is narrower than the cell")
  func stretchedImage() {
    let cell = SelfSizingCell()
    let picture = TestView()
    cell.stack.addItem(picture).aspectRatio(2)
    #expect(cell.height(forWidth: 300) == 150)
    #expect(cell.height(forWidth: 200) == 100)
  }

  @Test("a reused cell gets the height of its new content")
  func reuse() {
    let cell = cell("one")
    #expect(cell.height(forWidth: 100) == 36)
    let label = cell.stack.subviews.first as? TestLabel
    label?.text = "one two three four"
    label?.item.markDirty()
    #expect(cell.height(forWidth: 100) == 52)
    label?.text = "one"
    label?.item.markDirty()
    #expect(cell.height(forWidth: 100) == 36)
  }

  @Test("a stack whose frame is set by hand keeps its natural size as intrinsic content size")
  func frameByHand() {
    let stack = StackView()
    stack.addItem(TestLabel("one two three four"))
    let natural = stack.intrinsicContentSize
    stack.frame = CGRect(x: 0, y: 0, width: 60, height: 100)
    stack.layoutIfNeeded()
    #expect(stack.intrinsicContentSize == natural)
  }
}
