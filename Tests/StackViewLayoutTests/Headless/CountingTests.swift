#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// A stack that counts the accesses to it.
  final class AccessedStack: StackView {
    private let counts: AccessCounts

    init(_ counts: AccessCounts) {
      self.counts = counts
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var bounds: CGRect {
      get {
        counts.read(self)
        return super.bounds
      }
      set {
        counts.write(self)
        super.bounds = newValue
      }
    }

    override var center: CGPoint {
      get {
        counts.read(self)
        return super.center
      }
      set {
        counts.write(self)
        super.center = newValue
      }
    }

    override var isHidden: Bool {
      get {
        counts.read(self)
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }

    override func setNeedsLayout() {
      counts.requestLayout()
      super.setNeedsLayout()
    }
  }

  /// Nested stacks with labels, all of which share their counts.
  struct AccessedHierarchy {
    let counts = AccessCounts()
    let root: AccessedStack
    private(set) var labels: [AccessedLabel] = []
    private(set) var viewCount = 1

    /// A root of sections of rows of labels.
    init(sections: Int, rows: Int, labelsPerRow: Int) {
      root = AccessedStack(counts)
      root.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      // The comparisons of debug builds are not counted.
      root.reportsUnmarkedChanges = false
      for _ in 0..<sections {
        let section = addStack(to: root)
        section.item.alignSelf(.start).maxWidth(90%)
        for _ in 0..<rows {
          let row = addStack(to: section)
          row.direction(.row).gap(4).alignItems(.center)
          for index in 0..<labelsPerRow { addLabel("label \(index)", to: row) }
        }
      }
      root.layoutIfNeeded()
      counts.reset()
      for label in labels { label.measureCount = 0 }
    }

    private mutating func addStack(to parent: StackView) -> AccessedStack {
      let stack = AccessedStack(counts)
      parent.addItem(stack)
      viewCount += 1
      return stack
    }

    private mutating func addLabel(_ text: String, to parent: StackView) {
      let label = AccessedLabel(text, counts)
      parent.addItem(label).shrink(1)
      labels.append(label)
      viewCount += 1
    }

    /// The labels that were measured, by their indexes.
    var measured: [Int] { labels.indices.filter { labels[$0].measureCount > 0 } }
  }

  /// The measurements and layout requests that changes cause.
  @Suite("Unchanged views are neither measured nor laid out", .bothReportings)
  struct CountingTests {
    private let endless = CGSize(width: CGFloat.infinity, height: .infinity)

    @Test("in 10,000 views a changed text measures that label and no other")
    func changedText() {
      let hierarchy = AccessedHierarchy(sections: 10, rows: 100, labelsPerRow: 9)
      #expect(hierarchy.viewCount > 10_000)
      let label = hierarchy.labels[4321]
      let old = label.frame.width
      label.text = "another text"
      label.item.markDirty()
      hierarchy.root.layoutIfNeeded()
      #expect(label.frame.width > old)
      #expect(hierarchy.measured == [4321])
      #expect((1...2).contains(label.measureCount))
    }

    @Test("without a change, neither a layout nor a repeated measurement measures a view")
    func unchanged() {
      let hierarchy = AccessedHierarchy(sections: 2, rows: 10, labelsPerRow: 5)
      hierarchy.root.setNeedsLayout()
      hierarchy.root.layoutIfNeeded()
      #expect(hierarchy.counts.measurements == 0)
      let size = hierarchy.root.sizeThatFits(endless)
      let count = hierarchy.counts.measurements
      #expect(count <= 2 * hierarchy.labels.count)
      #expect(hierarchy.root.sizeThatFits(endless) == size)
      #expect(hierarchy.root.intrinsicContentSize == size)
      #expect(hierarchy.counts.measurements == count)
    }

    @Test("no label is measured more than twice in a first layout")
    func firstLayout() {
      let stack = StackView()
      var labels: [TestLabel] = []
      var inner = stack
      for depth in 0..<40 {
        let label = TestLabel("some text at depth \(depth)")
        labels.append(label)
        inner.addItem(label)
        inner = inner.addStackView().direction(depth.isMultiple(of: 2) ? .row : .column).padding(1)
      }
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
      stack.layoutIfNeeded()
      #expect(labels.map(\.measureCount).max() ?? 0 <= 2)
    }

    @Test("measuring moves no view and requests no layout")
    func measuring() {
      let hierarchy = AccessedHierarchy(sections: 2, rows: 10, labelsPerRow: 5)
      for room in [endless, CGSize(width: 100, height: CGFloat.infinity), CGSize(width: 50, height: 50), .zero] {
        _ = hierarchy.root.sizeThatFits(room)
        _ = hierarchy.root.subviews[0].sizeThatFits(room)
        _ = hierarchy.root.systemLayoutSizeFitting(room)
      }
      #expect(hierarchy.counts.layoutRequests == 0)
      #expect(hierarchy.counts.written.isEmpty)
      #expect(!hierarchy.root.needsLayout)
    }

    @Test("measuring with a pending layout requests no layout")
    func measuringWithPendingLayout() {
      let hierarchy = AccessedHierarchy(sections: 2, rows: 3, labelsPerRow: 3)
      hierarchy.labels[2].isHidden = true
      hierarchy.labels[7].removeFromSuperview()
      hierarchy.root.distribution(.fill).setCustomSpacing(9, after: hierarchy.root.subviews[0])
      hierarchy.counts.reset()
      _ = hierarchy.root.sizeThatFits(endless)
      #expect(hierarchy.counts.layoutRequests == 0)
      #expect(hierarchy.counts.written.isEmpty)
      hierarchy.root.layoutIfNeeded()
      #expect(!hierarchy.counts.written.isEmpty)
    }

    @Test("a layout requests no further layout")
    func layout() {
      let hierarchy = AccessedHierarchy(sections: 2, rows: 3, labelsPerRow: 3)
      hierarchy.labels[3].text = "a longer text"
      hierarchy.labels[3].item.markDirty()
      hierarchy.root.layoutIfNeeded()
      #expect(!hierarchy.root.needsLayout)
      hierarchy.counts.reset()
      hierarchy.root.layoutIfNeeded()
      #expect(hierarchy.counts.layoutRequests == 0)
    }

    @Test("setting an equal value requests no layout", arguments: EqualValues.allCases)
    func equalValues(_ values: EqualValues) {
      let hierarchy = AccessedHierarchy(sections: 1, rows: 1, labelsPerRow: 2)
      values.set(hierarchy.root, hierarchy.labels[0])
      hierarchy.root.layoutIfNeeded()
      hierarchy.counts.reset()
      values.set(hierarchy.root, hierarchy.labels[0])
      #expect(hierarchy.counts.layoutRequests == 0)
      #expect(!hierarchy.root.needsLayout)
    }

    @Test("stack.markDirty measures only the views in the stack")
    func dirtyStack() {
      let hierarchy = AccessedHierarchy(sections: 2, rows: 2, labelsPerRow: 3)
      (hierarchy.root.subviews[1] as? StackView)?.markDirty()
      hierarchy.root.layoutIfNeeded()
      #expect(hierarchy.measured == Array(6..<12))
    }
  }

  /// Values that are set twice.
  enum EqualValues: CaseIterable {
    case container
    case spaces
    case item
    case lengths
    case visibility
    case content

    func set(_ stack: StackView, _ label: TestLabel) {
      let item = label.item
      switch self {
      case .container:
        stack.direction(.rowReverse).justifyContent(.center).alignItems(.end).alignContent(.center).wrap(.wrap)
        stack.distribution(.fill).layoutDirection(.rightToLeft)
      case .spaces:
        stack.rowGap(5).columnGap(2%).paddingTop(1).paddingBottom(4%).paddingStart(5)
        stack.setCustomSpacing(7, after: stack.subviews[0])
      case .item:
        item.grow(1).shrink(2).basis(30).order(3).alignSelf(.center).position(.absolute).top(4).aspectRatio(2)
      case .lengths:
        item.width(10).height(50%).minWidth(5).maxHeight(100% - 10).marginTop(3).marginStart(.auto)
      case .visibility:
        item.isIncludedInLayout(true).keepsSpaceWhenHidden(true)
        label.isHidden = true
      case .content:
        label.text = "the same"
        stack.frame = CGRect(x: 0, y: 0, width: 70, height: 70)
        stack.displayScale = 2
        stack.semanticContentAttribute = .forceRightToLeft
      }
    }
  }
#endif
