import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The number of measurements of the content of views in boxes, without the comparisons of debug builds.
@Suite("No view is measured twice for the same size", .bothReportings)
struct MeasureCountTests {
  /// A view that counts its measurements, and does not report changes of its size.
  private class SilentView: TestView {
    var natural: CGSize
    var measurements = 0

    init(_ width: CGFloat, _ height: CGFloat) {
      natural = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize {
      measurements += 1
      return natural
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      measurements += 1
      return natural
    }
  }

  /// A text of 11 letters, 88 points wide.
  private let label = TestLabel("Hello world")

  private func box(_ views: PlatformView...) -> BoxView {
    let box = BoxView()
    box.reportsUnmarkedChanges = false
    box.items = views.boxed
    return box
  }

  @Test("a text that keeps its natural width is measured once, for all widths and positions")
  func naturalWidth() {
    let root = box([label.boxed.right(>=0), BoxItem.guide().flex()].inBoxView(axis: .x))
    for width in [200.0, 100, 300] { root.layOut(width: width) }
    root.spacing = 7
    root.insets = .all(3)
    root.layOut(width: 200)
    #expect(label.measureCount == 1)
    #expect(label.frame.height == 16)
  }

  @Test("a text that wraps is measured three times, and once more for each other width")
  func wrapping() {
    let root = box(label)
    root.layOut(width: 60)
    #expect(label.measureCount == 3)
    #expect(label.numbers == [0, 0, 60, 32])
    root.layOut(width: 60)
    #expect(label.measureCount == 3)
    root.layOut(width: 50)
    #expect(label.measureCount == 4)
  }

  @Test("a view with only an intrinsic content size is measured twice, a view without content once")
  func otherViews() {
    final class Plain: SilentView {
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        measurements += 1
        return bounds.size
      }
    }
    let (fixed, empty) = (Plain(88, 20), Plain(-1, -1))
    let root = box()
    root.items = [fixed.boxed, empty.boxed.height(10)]
    for width in [60.0, 50, 200] { root.layOut(width: width) }
    #expect(fixed.measurements == 2)
    #expect(empty.measurements == 1)
  }

  @Test("only content that has changed is measured again")
  func changedContent() {
    let other = TestLabel("another text")
    let root = box(label, other)
    root.layOut(width: 200)
    (label.measureCount, other.measureCount) = (0, 0)
    label.text = "Hello\nworld"
    label.noteContent()
    root.layOut(width: 200)
    #expect(label.measureCount == 1)
    #expect(other.measureCount == 0)
    #expect(label.frame.height == 32)
    label.text = "Hello world and others"
    label.noteContent()
    root.layOut(width: 100)
    #expect(label.measureCount == 1 + 3)
  }

  @Test("a view whose content gains or loses a size is laid out as one that was created in this state")
  func otherDimensions() {
    let view = SilentView(20, 10)
    let neighbor = SizedView(30, 10)
    let root = box(neighbor, view)
    root.axis = .x
    for natural in [CGSize(width: 20, height: 10), CGSize(width: -1, height: -1), CGSize(width: 25, height: -1)] {
      view.natural = natural
      view.invalidateIntrinsicContentSize()
      view.noteContent()
      root.layOut(100, 40)
      let other = BoxView(axis: .x)
      let copies = [SizedView(30, 10), SizedView(natural.width, natural.height)]
      other.items = copies.boxed
      other.layOut(100, 40)
      #expect(neighbor.numbers == copies[0].numbers)
      #expect(view.numbers == copies[1].numbers)
    }
  }

  @Test("updateConstraints measures all views again")
  func rebuilt() {
    let view = SilentView(20, 10)
    let root = box(view)
    root.layOut(width: 100)
    #expect(view.measurements == 1)
    root.updateConstraints()
    root.layOut(width: 100)
    #expect(view.measurements == 2)
  }

  @Test("in another tree, all views are measured again")
  func otherTree() {
    let view = SilentView(20, 10)
    let inner = box(view)
    inner.layOut(width: 100)
    view.natural.height = 30
    let root = box(inner)
    root.layOut(width: 100)
    #expect(view.measurements == 2)
    #expect(view.frame.height == 30)
  }

  @Test("a view that was removed or hidden is measured again", arguments: [false, true])
  func absence(isHiding: Bool) {
    let view = SilentView(20, 10)
    let root = box(view, SizedView(5, 5))
    root.excludeHiddenViews = true
    root.layOut(width: 100)
    if isHiding { view.isHidden = true } else { root.items.removeFirst() }
    root.layOut(width: 100)
    #expect(root.frame.height == 5)
    view.natural.height = 30
    if isHiding { view.isHidden = false } else { root.items.insert(view.boxed, at: 0) }
    root.layOut(width: 100)
    #expect(view.frame.height == 30)
    #expect(view.measurements <= 3)
  }

  @Test("a view in a stack that is marked dirty is measured again")
  func inStack() {
    let view = SilentView(20, 10)
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    stack.reportsUnmarkedChanges = false
    stack.addItem(box(view)).alignSelf(.start)
    stack.layoutIfNeeded()
    let measurements = view.measurements
    view.natural.height = 30
    stack.item.markDirty()
    stack.layoutIfNeeded()
    #expect(view.measurements == 2 * measurements)
    #expect(view.frame.height == 30)
  }

  @Test("a view that measures its box while it is measured gets a size")
  func reentrantMeasurement() {
    final class ReentrantView: SilentView {
      override var intrinsicContentSize: CGSize {
        _ = superview?.fittingSize(proposed: CGSize(width: 10, height: 10))
        return super.intrinsicContentSize
      }
    }
    let view = ReentrantView(20, 10)
    let root = box(view)
    root.layOut(width: 100)
    #expect(view.numbers == [0, 0, 100, 10])
    view.natural.height = 30
    view.invalidateIntrinsicContentSize()
    view.noteContent()
    root.layOut(width: 100)
    #expect(view.numbers == [0, 0, 100, 30])
  }

  @Test("priorities and layouts that are set between two layouts apply")
  func otherPins() {
    let (first, second) = (SizedView(20, 10), SizedView(20, 10))
    let root = BoxView(axis: .x)
    root.items = [first.boxed, second.boxed]
    first.huggingX = .init(251)
    root.layOut(100, 10)
    #expect(first.frame.width == 20)
    (first.huggingX, second.huggingX) = (.defaultLow, .init(251))
    root.layOut(100, 10)
    #expect(second.frame.width == 20)
    root.setLayout(.zero.withWidth(==50), for: second)
    root.layOut(100, 10)
    #expect(second.frame.width == 50)
    root.setLayout(.zero, for: second)
    second.huggingX = .defaultLow
    first.huggingX = .init(251)
    root.layOut(100, 10)
    #expect(first.frame.width == 20)
  }
}
