import LayoutTestSupport
import Testing

@testable import LayoutEngine

/// css-flexbox-1 §8.5, for a root
@Suite("The baseline of a root")
struct RootBaselineTests {
  private func tree(_ style: Style, _ items: [Style]) throws -> (LayoutTree, root: NodeID, leaves: [NodeID]) {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(style)
    let leaves = try items.map { try tree.add($0, to: root, isLeaf: true) }
    return (tree, root, leaves)
  }

  private func measure(_ node: NodeID, _ input: MeasureInput) -> LeafMeasurement {
    LeafMeasurement(width: 30, height: 20, firstBaseline: 15, lastBaseline: 15)
  }

  private func layOut(_ tree: inout LayoutTree, _ root: NodeID) throws {
    try tree.computeLayout(of: root, in: .exact(LayoutSize(width: 70, height: 100)), measure: measure)
  }

  @Test("the baseline is that of the startmost or endmost item, which is not measured for it")
  func items() throws {
    for (direction, wrap, first, last) in [
      (FlexDirection.row, FlexWrap.noWrap, 0, 2), (.rowReverse, .noWrap, 2, 0), (.column, .noWrap, 0, 2),
      (.row, .wrap, 0, 2), (.row, .wrapReverse, 2, 1), (.columnReverse, .noWrap, 2, 0),
    ] {
      let style = Style.css { ($0.direction, $0.wrap, $0.alignItems) = (direction, wrap, .start) }
      var (tree, root, leaves) = try tree(style, [.css(), .css(), .css()])
      try layOut(&tree, root)
      let baselines = try [false, true].map { try tree.rootBaseline(isLast: $0, of: root, measure: measure) }
      #expect(baselines == [.item(leaves[first]), .item(leaves[last])], "\(direction) \(wrap)")
    }
  }

  @Test("items that are aligned by their baselines share the baseline")
  func shared() throws {
    let aligned = Style.css {
      $0.alignSelf = .baseline
      $0.margin.top = 7
    }
    var (tree, root, _) = try tree(.css(), [.css(), aligned])
    try layOut(&tree, root)
    #expect(try tree.rootBaseline(isLast: false, of: root, measure: measure) == .shared(22))
  }

  @Test("there is no baseline without items, before a layout, after a change, and in vertical writing modes")
  func none() throws {
    var (empty, emptyRoot, _) = try tree(.css(), [.css { $0.position = .absolute }, .css { $0.display = .none }])
    try layOut(&empty, emptyRoot)
    #expect(try empty.rootBaseline(isLast: false, of: emptyRoot, measure: measure) == nil)
    var (changed, root, leaves) = try tree(.css(), [.css()])
    #expect(try changed.rootBaseline(isLast: false, of: root, measure: measure) == nil)
    try layOut(&changed, root)
    #expect(try changed.rootBaseline(isLast: false, of: root, measure: measure) == .item(leaves[0]))
    try changed.markDirty(leaves[0])
    #expect(try changed.rootBaseline(isLast: false, of: root, measure: measure) == nil)
    var (vertical, verticalRoot, _) = try tree(.css { $0.writingMode = .verticalRl }, [.css()])
    try layOut(&vertical, verticalRoot)
    #expect(try vertical.rootBaseline(isLast: false, of: verticalRoot, measure: measure) == nil)
    let destroyed = leaves[0]
    try changed.destroy(destroyed)
    #expect(throws: LayoutTreeError.unknownNode(destroyed)) {
      try changed.rootBaseline(isLast: false, of: destroyed, measure: measure)
    }
  }

  @Test("reading the baseline changes neither the frames nor later layouts", arguments: 0..<20)
  func noTrace(_ batch: Int) throws {
    for seed in 0..<10 {
      var generator = StyleGenerator(seed: UInt64(batch * 10 + seed), rules: .css)
      var (asked, root, leaves) = try tree(generator.style(), (0..<5).map { _ in generator.style() })
      var fresh = asked
      for _ in 0..<3 {
        let space = generator.rootSpace()
        try asked.computeLayout(of: root, in: space, measure: measure)
        _ = try asked.rootBaseline(isLast: batch % 2 == 0, of: root, measure: measure)
        try fresh.computeLayout(of: root, in: space, measure: measure)
        #expect(leaves.map(asked.frame(of:)) == leaves.map(fresh.frame(of:)))
      }
    }
  }
}
