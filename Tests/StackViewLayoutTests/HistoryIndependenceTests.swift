#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutEngine
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout
  import Testing

  /// Random stacks that are asked this and that before they get their frame must lay out as those that only get it, to the last
  /// bit. All views are functions of the room that they are offered.
  @Suite("Frames depend on the stack and its size alone, not on what it was asked before", .bothReportings)
  struct HistoryIndependenceTests {
    private static let seeds = 0..<SampleSize.of(300)

    @Test("asked for its size, and given what it answered", arguments: StackHistoryKind.all)
    func fitted(_ kind: StackHistoryKind) throws {
      try check(kind) { stack, styles in stack.root.sizeThatFits(styles.room()) }
    }

    @Test("asked in several rooms, and given one of the answers", arguments: StackHistoryKind.all)
    func severalRooms(_ kind: StackHistoryKind) throws {
      try check(kind) { stack, styles in
        let sizes = (0..<4).map { _ in stack.root.sizeThatFits(styles.room()) } + [stack.root.intrinsicContentSize]
        return styles.random.pick(sizes)
      }
    }

    @Test("laid out in another size, asked, and given what it answered", arguments: StackHistoryKind.all)
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
        stack.views(of: HeadlessLabel.self).randomElement(using: &styles.random)?.item.markDirty()
        return size
      }
    }

    @Test("stacks inside asked for their sizes", arguments: StackHistoryKind.all)
    func partsAsked(_ kind: StackHistoryKind) throws {
      try check(kind) { stack, styles in
        let size = stack.root.sizeThatFits(styles.room())
        if styles.random.chance(50) { stack.layOut(size) }
        for inner in stack.views(of: StackView.self) {
          _ = styles.random.chance(50) ? inner.sizeThatFits(styles.room()) : inner.intrinsicContentSize
        }
        return size
      }
    }

    @Test("edits that come to nothing", arguments: StackHistoryKind.all)
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

    /// The label breaks in 200 into lines of 200 and of less; beside the button the row is 292 wide. In 292 more words find room in
    /// the first line.
    @Test("a row of a wrapping label and a button, asked at 200 and given the 292 that it answered")
    func labelAndButton() {
      func row() -> (stack: StackView, label: HeadlessLabel) {
        let stack = StackView()
        let label = HeadlessLabel("aaaaaaaaaaaa bbbbbbbbbbbb cccccccc")
        let button = HeadlessImageView(image: HeadlessImage(size: CGSize(width: 92, height: 20)))
        stack.direction(.row)
        stack.addItem(label)
        stack.addItem(button)
        return (stack, label)
      }
      let (asked, fresh) = (row(), row())
      let size = asked.stack.sizeThatFits(CGSize(width: 200, height: CGFloat.infinity))
      #expect(size == CGSize(width: 292, height: 32))
      for stack in [asked.stack, fresh.stack] {
        stack.frame = CGRect(origin: .zero, size: size)
        stack.layoutIfNeeded()
      }
      let frame = fresh.label.frame
      #expect(asked.label.frame == frame)
      asked.label.item.markDirty()
      asked.stack.layoutIfNeeded()
      #expect(asked.label.frame == frame)
      // Neither does it matter that a label says it has changed when it has not.
      fresh.label.invalidateIntrinsicContentSize()
      fresh.stack.layoutIfNeeded()
      #expect(fresh.label.frame == frame)
    }

    /// Gives random stacks a history and a size, and compares them with stacks that have none.
    private func check(
      _ kind: StackHistoryKind, _ ask: (HistoryStack, inout StyleGenerator) -> CGSize
    ) throws {
      var failures = HistoryFailures()
      for seed in Self.seeds {
        var styles = StyleGenerator(seed: UInt64(seed), rules: .stackView)
        let plan = kind.plan(&styles)
        let scale = CGFloat(styles.scale())
        let (asked, fresh) = (HistoryStack(plan, kind, scale), HistoryStack(plan, kind, scale))
        let size = ask(asked, &styles)
        asked.layOut(size)
        fresh.layOut(size)
        let room = styles.room()
        failures.note("seed \(seed), \(size)", asked.firstDifference(from: fresh))
        failures.note(
          "seed \(seed), asked at \(room)", asked.root.sizeThatFits(room), expected: fresh.root.sizeThatFits(room))
      }
      #expect(failures.isEmpty, "\(failures.summary) of \(Self.seeds.count) seeds")
    }
  }

  /// Which stacks a test takes.
  struct StackHistoryKind: Sendable, CustomTestStringConvertible {
    /// Rows and columns of labels, or every kind of style and of leaf.
    var isOfLabels: Bool
    /// A text that breaks is as wide as was offered, and not as wide as its longest line.
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
    private var views: [(node: Int, view: HeadlessView)] = []
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

    private func note(_ view: HeadlessView, _ node: Int, isHidden: Bool) {
      view.isHidden = isHidden
      views.append((node, view))
    }

    /// The views of a class.
    func views<View: HeadlessView>(of _: View.Type) -> [View] { views.compactMap { $0.view as? View } }

    func layOut(_ size: CGSize) {
      root.frame = CGRect(origin: .zero, size: size)
      root.layoutIfNeeded()
    }

    /// The first view whose frame is another one there. What is hidden keeps whatever frame it had.
    func firstDifference(from other: HistoryStack) -> String? {
      for (one, two) in zip(views, other.views) where one.view.layoutFrame != two.view.layoutFrame {
        if isHidden(one.view) { continue }
        return "\(plan.path(of: one.node)): \(one.view.layoutFrame), expected \(two.view.layoutFrame)"
      }
      return nil
    }

    private func isHidden(_ view: HeadlessView) -> Bool {
      var current: HeadlessView? = view
      while let next = current {
        if next.isHidden { return true }
        current = next.superview
      }
      return false
    }
  }

  /// Views as large as the content of a plan's leaf.
  enum HistoryLeaf {
    static func view(_ content: LeafContent, fillsRoom: Bool) -> HeadlessView {
      guard case .text = content else { return ContentView(content) }
      let label = HeadlessLabel("")
      label.measurer = ContentMeasurer(content: content, fillsRoom: fillsRoom)
      return label
    }

    fileprivate static func space(_ room: CGFloat) -> AvailableSpace {
      room < .greatestFiniteMagnitude ? .definite(Double(room)) : .maxContent
    }
  }

  /// Measures the words of a content.
  private struct ContentMeasurer: HeadlessTextMeasurer {
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

  /// A view that is no label.
  private final class ContentView: HeadlessView {
    private let content: LeafContent

    init(_ content: LeafContent) {
      self.content = content
      super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      let input = MeasureInput(
        availableWidth: HistoryLeaf.space(size.width), availableHeight: HistoryLeaf.space(size.height))
      let answer = content.measure(input, .stackView)
      return CGSize(width: answer.size.width, height: answer.size.height)
    }
  }

  extension StyleGenerator {
    /// A room to ask a stack in.
    fileprivate mutating func room() -> CGSize {
      CGSize(
        width: random.chance(15) ? .infinity : CGFloat(number(20...400)),
        height: random.chance(70) ? .infinity : CGFloat(number(20...400)))
    }
  }
#endif
