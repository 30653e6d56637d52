import Foundation
import LayoutEngine
import LayoutTestSupport
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Random stacks that are measured and laid out in other sizes first must have the same frames, to the last bit, as
/// stacks that are only laid out in the final size. The sizes of all views are functions of the available space.
@Suite("Frames depend only on the stack and its size, not on earlier measurements", .bothReportings)
struct HistoryIndependenceTests {
  private static let seeds = 0..<SampleSize.of(300)

  @Test("measured, and laid out in the resulting size", arguments: StackHistoryKind.all)
  func fitted(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in stack.root.sizeThatFits(styles.room()) }
  }

  @Test("measured in several spaces, and laid out in one of the resulting sizes", arguments: StackHistoryKind.all)
  func severalRooms(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in
      let sizes = (0..<4).map { _ in stack.root.sizeThatFits(styles.room()) } + [stack.root.intrinsicContentSize]
      return styles.random.pick(sizes)
    }
  }

  @Test("laid out in another size, measured, and laid out in the resulting size", arguments: StackHistoryKind.all)
  func laidOutBefore(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in
      stack.layOut(CGSize(width: styles.number(20...300), height: styles.number(20...300)))
      return stack.root.sizeThatFits(styles.room())
    }
  }

  @Test("an item marked dirty that has not changed", arguments: StackHistoryKind.all)
  func markedDirty(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in
      let size = stack.root.sizeThatFits(styles.room())
      if styles.random.chance(50) { stack.layOut(size) }
      stack.views(of: TestLabel.self).randomElement(using: &styles.random)?.item.markDirty()
      return size
    }
  }

  @Test("nested stacks are measured before the layout", arguments: StackHistoryKind.all)
  func nestedStacksMeasured(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in
      let size = stack.root.sizeThatFits(styles.room())
      if styles.random.chance(50) { stack.layOut(size) }
      for inner in stack.views(of: StackView.self) {
        _ = styles.random.chance(50) ? inner.sizeThatFits(styles.room()) : inner.intrinsicContentSize
      }
      return size
    }
  }

  @Test("edits that are undone", arguments: StackHistoryKind.all)
  func undoneEdits(_ kind: StackHistoryKind) throws {
    try check(kind) { stack, styles in
      let size = stack.root.sizeThatFits(styles.room())
      guard let view = stack.root.subviews.randomElement(using: &styles.random) else { return size }
      let isHidden = view.isHidden
      view.isHidden = !isHidden
      if styles.random.chance(50) { stack.layOut(size) }
      view.isHidden = isHidden
      return size
    }
  }

  /// In 200, the label breaks into lines of at most 200; with the button, the row is 292 wide. In 292, more words fit
  /// into the first line.
  @Test("a row of a wrapping label and a button, measured in 200 and laid out in the resulting 292")
  func labelAndButton() {
    func row() -> (stack: StackView, label: TestLabel) {
      let stack = StackView()
      let label = TestLabel("aaaaaaaaaaaa bbbbbbbbbbbb cccccccc")
      let button = TestImageView(image: TestImage(size: CGSize(width: 92, height: 20)))
      stack.direction(.row)
      stack.addItem(label)
      stack.addItem(button)
      return (stack, label)
    }
    let (measured, fresh) = (row(), row())
    let size = measured.stack.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
    #expect(size == CGSize(width: 292, height: 32))
    for stack in [measured.stack, fresh.stack] {
      stack.frame = CGRect(origin: .zero, size: size)
      stack.layoutIfNeeded()
    }
    let frame = fresh.label.frame
    #expect(measured.label.frame == frame)
    measured.label.item.markDirty()
    measured.stack.layoutIfNeeded()
    #expect(measured.label.frame == frame)
    // A label that reports a change without having changed has no effect either.
    fresh.label.invalidateIntrinsicContentSize()
    fresh.stack.layoutIfNeeded()
    #expect(fresh.label.frame == frame)
  }

  /// Measures random stacks in different ways, and compares their layout with that of stacks that were not measured.
  private func check(
    _ kind: StackHistoryKind, _ measure: (HistoryStack, inout StyleGenerator) -> CGSize
  ) throws {
    var failures = HistoryFailures()
    for seed in Self.seeds {
      var styles = StyleGenerator(seed: UInt64(seed), rules: .stackView)
      let plan = kind.plan(&styles)
      let scale = CGFloat(styles.scale())
      let (measured, fresh) = (HistoryStack(plan, kind, scale), HistoryStack(plan, kind, scale))
      let size = measure(measured, &styles)
      measured.layOut(size)
      fresh.layOut(size)
      let room = styles.room()
      failures.note("seed \(seed), \(size)", measured.firstDifference(from: fresh))
      failures.note(
        "seed \(seed), in \(room)", measured.root.sizeThatFits(room), expected: fresh.root.sizeThatFits(room))
      // Each further layout compares all views with their measurements.
      for width in [size.width + 7, size.width] { measured.layOut(CGSize(width: width, height: size.height)) }
      failures.note("seed \(seed)", measured.root.issues().first(where: \.isUnmarkedChange)?.cause)
    }
    #expect(failures.isEmpty, "\(failures.summary) of \(Self.seeds.count) seeds")
  }
}

/// The kind of stacks of a test.
nonisolated struct StackHistoryKind: Sendable, CustomTestStringConvertible {
  /// Rows and columns of labels, or every kind of style and of leaf.
  var isOfLabels: Bool
  /// Whether a text that breaks is as wide as the available space, and not as wide as its longest line.
  var fillsRoom: Bool
  var containers: DocumentContainers

  static let all = [true, false].flatMap { isOfLabels in
    [true, false].flatMap { fillsRoom in
      [DocumentContainers.stackViews, .alternating].map {
        StackHistoryKind(isOfLabels: isOfLabels, fillsRoom: fillsRoom, containers: $0)
      }
    }
  }

  var testDescription: String {
    "\(isOfLabels ? "labels" : "mixed items"), \(fillsRoom ? "wide" : "tight") texts, \(containers.testDescription)"
  }

  func plan(_ styles: inout StyleGenerator) -> TreePlan {
    isOfLabels ? .labelStacks(&styles) : .random(nodeCount: styles.random.integer(2...20), &styles)
  }
}

/// A plan as views and stacks, made with the public methods alone.
final class HistoryStack {
  let root = StackView()
  /// All views but the root, by the plan's nodes.
  private var views: [(node: Int, view: PlatformView)] = []
  private let plan: TreePlan
  private let kind: StackHistoryKind

  init(_ plan: TreePlan, _ kind: StackHistoryKind, _ scale: CGFloat) {
    self.plan = plan
    self.kind = kind
    root.displayScale = scale
    StyleWriter(plan[0].style).write(to: root)
    add(to: root, node: 0, isGroup: false)
  }

  private func add<Container: StackContainer>(to container: Container, node: Int, isGroup: Bool) {
    for child in plan[node].children {
      let isLeftOut = plan[child].style.display == .none
      if let content = plan[child].content {
        let view = HistoryLeaf.view(content, fillsRoom: kind.fillsRoom)
        write(child, to: container.addItem(view))
        note(view, child, isHidden: isLeftOut)
      } else if kind.containers.isGroup(inGroup: isGroup), !isLeftOut {
        let group = container.addStack()
        StyleWriter(plan[child].style).write(to: group)
        add(to: group, node: child, isGroup: true)
      } else {
        let stack = container.addStackView()
        StyleWriter(plan[child].style).write(to: stack)
        add(to: stack, node: child, isGroup: false)
        note(stack, child, isHidden: isLeftOut)
      }
    }
  }

  private func write(_ node: Int, to item: StackItem) { StyleWriter(plan[node].style).write(to: item) }

  private func note(_ view: PlatformView, _ node: Int, isHidden: Bool) {
    view.isHidden = isHidden
    views.append((node, view))
  }

  /// The views of a class.
  func views<View: PlatformView>(of _: View.Type) -> [View] { views.compactMap { $0.view as? View } }

  func layOut(_ size: CGSize) {
    root.frame = CGRect(origin: .zero, size: size)
    root.layoutIfNeeded()
  }

  /// A description of the first view whose frame differs. Hidden views may have any frame.
  func firstDifference(from other: HistoryStack) -> String? {
    for (one, two) in zip(views, other.views) where one.view.layoutFrame != two.view.layoutFrame {
      if isHidden(one.view) { continue }
      return "\(plan.path(of: one.node)): \(one.view.layoutFrame), expected \(two.view.layoutFrame)"
    }
    return nil
  }

  private func isHidden(_ view: PlatformView) -> Bool {
    var current: PlatformView? = view
    while let next = current {
      if next.isHidden { return true }
      current = next.superview
    }
    return false
  }
}

/// Views as large as the content of a plan's leaf.
enum HistoryLeaf {
  static func view(_ content: LeafContent, fillsRoom: Bool) -> PlatformView {
    guard case .text = content else { return ContentView(content) }
    let label = TestLabel("")
    label.measurer = ContentMeasurer(content: content, fillsRoom: fillsRoom)
    return label
  }

  nonisolated fileprivate static func space(_ room: CGFloat) -> AvailableSpace {
    room < .greatestFiniteMagnitude ? .definite(Double(room)) : .maxContent
  }
}

/// Measures the words of a content.
nonisolated private struct ContentMeasurer: HeadlessTextMeasurer {
  let content: LeafContent
  let fillsRoom: Bool

  func measure(_ text: String, width: CGFloat?, maximumLines: Int) -> HeadlessTextMetrics {
    let input = MeasureInput(availableWidth: width.map(HistoryLeaf.space) ?? .maxContent)
    let answer = content.measure(input, fillsRoom ? .css : .stackView)
    return HeadlessTextMetrics(
      size: CGSize(width: answer.size.width, height: answer.size.height),
      firstBaseline: answer.firstBaseline.map { CGFloat($0) },
      lastBaseline: answer.lastBaseline.map { CGFloat($0) })
  }
}

/// A view that is not a label.
private final class ContentView: TestView {
  private let content: LeafContent

  init(_ content: LeafContent) {
    self.content = content
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let input = MeasureInput(
      availableWidth: HistoryLeaf.space(size.width), availableHeight: HistoryLeaf.space(size.height))
    let answer = content.measure(input, .stackView)
    return CGSize(width: answer.size.width, height: answer.size.height)
  }
}

extension StyleGenerator {
  /// A space to measure a stack in.
  fileprivate mutating func room() -> CGSize {
    CGSize(
      width: random.chance(15) ? .infinity : CGFloat(number(20...400)),
      height: random.chance(70) ? .infinity : CGFloat(number(20...400)))
  }
}
