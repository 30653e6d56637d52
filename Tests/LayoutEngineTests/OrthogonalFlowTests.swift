import LayoutEngine
import LayoutTestSupport
import Testing

/// The content of boxes with orthogonal lines keeps the padding of its own box. css-writing-modes-4 §7.3
@Suite("Orthogonal flows")
struct OrthogonalFlowTests {
  /// As a root, the container is laid out from left to right, and the end margin of the box replaces another margin.
  @Test("a measurement of the container with another direction leaves nothing behind")
  func measuredContainer() throws {
    var plan = TreePlan(rules: .css)
    let root = plan.add(.css { $0.layoutDirection = .rightToLeft })
    let container = plan.add(.css(), to: root)
    let item = plan.add(
      .css {
        $0.writingMode = .verticalRl
        $0.padding.left = 7
        $0.margin.top = .percent(117)
        $0.margin.end = 18
      }, to: container)
    _ = plan.add(.css(), to: item)
    var edited = try EditedTree(plan)
    for width in [363.0, 319] {
      expectNone(try edited.layOutAndCompare(in: .available(width: width, height: 573), scale: 0), "\(width)")
      try edited.make(.measure(container, .available(width: 187, height: 552)))
    }
  }

  /// A measurement separates a node from its parent, whose writing mode the node inherits.
  @Test("a measurement changes no frame", arguments: [WritingMode.verticalLr, .verticalRl])
  func measuredItem(_ writingMode: WritingMode) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css { $0.writingMode = writingMode })
    let item = try tree.add(.css { ($0.width, $0.height) = (30.3, 10) }, to: root)
    let child = try tree.add(.css { ($0.width, $0.height, $0.margin.left) = (5, 7, 2) }, to: item)
    try tree.layOut(root, in: .exact(LayoutSize(width: 100, height: 100)), scale: 2)
    let frames = [root, item, child].map { tree.frame(of: $0) }
    _ = try tree.measure(item, in: .unconstrained) { _, _ in LeafMeasurement(size: LayoutSize()) }
    #expect([root, item, child].map { tree.frame(of: $0) } == frames)
    try tree.layOut(root, in: .exact(LayoutSize(width: 100, height: 100)), scale: 2)
    #expect([root, item, child].map { tree.frame(of: $0) } == frames)
  }

  private static let paddings: [Length] = [10.3, .percent(10)]

  @Test(
    "a padding in percent is rounded like one in points, whatever the scale of the layout before", arguments: paddings)
  func roundedPadding(_ padding: Length) throws {
    for scales in [[1.0], [0, 1]] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.css { $0.alignItems = .start })
      let style = Style.css { ($0.writingMode, $0.padding.right, $0.shrink) = (.verticalRl, padding, 0) }
      let leaf = try tree.add(style, to: root, isLeaf: true)
      for scale in scales {
        try tree.computeLayout(of: root, in: .exact(LayoutSize(width: 103, height: 200)), scale: scale) { _, _ in
          LeafMeasurement(width: 20.1, height: 30)
        }
      }
      #expect(tree.frame(of: leaf).width == 31, "\(scales)")
    }
  }

  @Test(
    "items of columns are aligned at their baselines, inside of a padding in points or in percent",
    arguments: LayoutRules.allCases, [Length(points: 10), .percent(10)])
  func baselinesWithPadding(_ rules: LayoutRules, _ padding: Length) throws {
    for (alignment, expected) in [(AlignItems.baseline, [0.0, 10]), (.lastBaseline, [70, 80])] {
      var (column, first, second) = (Style(rules), Style(rules), Style(rules))
      (column.direction, column.alignItems) = (.column, alignment)
      (first.writingMode, first.shrink, first.padding.left) = (.verticalLr, 0, padding)
      (second.writingMode, second.shrink) = (.verticalLr, 0)
      var tree = LayoutTree(rules: rules)
      let root = tree.makeNode(column)
      let items = [try tree.add(first, to: root, isLeaf: true), try tree.add(second, to: root, isLeaf: true)]
      try tree.computeLayout(of: root, in: .exact(LayoutSize(width: 100, height: 200))) { _, _ in
        LeafMeasurement(width: 20, height: 30, firstBaseline: 12, lastBaseline: 12)
      }
      #expect(items.map { tree.frame(of: $0).x } == expected, "\(alignment)")
    }
  }

  #if COUNTING
    @Test("the work of a layout grows with the number of nested rows with orthogonal items")
    func nestedOrthogonalItems() throws {
      let exponent = try Growth.exponent(from: 100) { count in
        var tree = LayoutTree(rules: .css)
        let accesses = AccessCount()
        tree.countAccesses(accesses)
        let root = tree.makeNode(.css { $0.direction = .row })
        var row = root
        for _ in 0..<count {
          _ = try tree.add(.css { $0.writingMode = .verticalLr }, to: row, isLeaf: true)
          row = try tree.add(.css { $0.direction = .row }, to: row)
        }
        try tree.layOut(root, in: .available(width: 300, height: 200))
        let before = accesses.total
        try tree.layOut(root, in: .available(width: 310, height: 200))
        return accesses.total - before
      }
      #expect(exponent <= Growth.largestExponent)
    }
  #endif
}
