import LayoutEngine
import Testing

/// A tree of leaves with a height, and a first and a last baseline as distances from the top.
private struct BaselineTree {
  var tree = LayoutTree(rules: .css)
  var answers: [NodeID: LeafMeasurement] = [:]
  let root: NodeID

  init(_ root: (inout Style) -> Void) {
    self.root = tree.makeNode(
      .css {
        $0.alignItems = .lastBaseline
        root(&$0)
      })
  }

  mutating func leaf(
    _ height: Double, first: Double?, last: Double?, in parent: NodeID? = nil, _ set: (inout Style) -> Void = { _ in }
  ) throws -> NodeID {
    let leaf = try tree.add(.css(set), to: parent ?? root, isLeaf: true)
    answers[leaf] = LeafMeasurement(width: 10, height: height, firstBaseline: first, lastBaseline: last)
    return leaf
  }

  mutating func layOut() throws {
    try tree.computeLayout(of: root, in: .unconstrained) { [answers] node, _ in
      answers[node] ?? LeafMeasurement(size: LayoutSize())
    }
  }

  /// The top edges of nodes.
  func tops(_ nodes: NodeID...) -> [Double] { nodes.map { tree.frame(of: $0).y } }
}

@Suite("Last baselines")
struct LastBaselineTests {
  @Test("leaves are aligned by their last baselines, as low as possible")
  func leaves() throws {
    var row = BaselineTree { $0.height = 100 }
    let high = try row.leaf(40, first: 8, last: 36)
    let low = try row.leaf(20, first: 8, last: 16)
    let deep = try row.leaf(30, first: 5, last: 20)
    try row.layOut()
    // The descents are 4, 4 and 10, so that the baseline lies at 90.
    #expect(row.tops(high, low, deep) == [54, 74, 70])
    try row.tree.updateStyle(of: row.root) { $0.height = .auto }
    try row.layOut()
    #expect(row.tops(high, low, deep) == [0, 20, 16])
    #expect(row.tree.frame(of: row.root).height == 46)
  }

  @Test("a leaf without a last baseline uses its first baseline, and a leaf without baselines its bottom edge")
  func fallbacks() throws {
    var row = BaselineTree { _ in }
    let both = try row.leaf(40, first: 8, last: 30)
    let first = try row.leaf(20, first: 6, last: nil)
    let none = try row.leaf(12, first: nil, last: nil)
    try row.layOut()
    #expect(row.tops(both, first, none) == [0, 24, 18])
  }

  @Test("padding and margins add to the distances between baselines and edges")
  func edges() throws {
    var row = BaselineTree { _ in }
    let padded = try row.leaf(20, first: 5, last: 15) { $0.padding = StyleEdges(top: 3, left: 0, bottom: 7, right: 0) }
    let plain = try row.leaf(20, first: 5, last: 15) { $0.margin.bottom = 2 }
    try row.layOut()
    #expect(row.tops(padded, plain) == [0, 3])
    #expect(row.tree.frame(of: row.root).height == 30)
  }

  @Test("items aligned by first and by last baselines form two groups in a line")
  func groups() throws {
    var row = BaselineTree { $0.height = 60 }
    let firsts = try [10.0, 4].map { first in
      try row.leaf(20, first: first, last: 15) { $0.alignSelf = .baseline }
    }
    let last = try row.leaf(20, first: 5, last: 15)
    try row.layOut()
    #expect(row.tops(firsts[0], firsts[1], last) == [0, 6, 40])
  }

  @Test("the last baseline of a column is that of its last item, and of a row that of its last line")
  func containers() throws {
    var row = BaselineTree { $0.alignItems = .lastBaseline }
    let plain = try row.leaf(50, first: 5, last: 45)
    let column = try row.tree.add(.css { $0.direction = .column }, to: row.root)
    for last in [15.0, 18] { _ = try row.leaf(20, first: 5, last: last, in: column) }
    let lines = try row.tree.add(
      .css {
        ($0.wrap, $0.width) = (.wrap, 25)
      }, to: row.root)
    for last in [15.0, 12, 9] { _ = try row.leaf(16, first: 5, last: last, in: lines) { $0.shrink = 0 } }
    try row.layOut()
    // 45 against 20 + 18, and 16 + 9.
    #expect(row.tops(plain, column, lines) == [0, 7, 20])
    try row.tree.updateStyle(of: row.root) { $0.alignItems = .baseline }
    try row.layOut()
    #expect(row.tops(plain, column, lines) == [0, 0, 0])
  }

  @Test("the last baseline of a reversed column is that of its bottom item, the first in document order")
  func reversedColumn() throws {
    var row = BaselineTree { _ in }
    let plain = try row.leaf(50, first: 5, last: 45)
    let column = try row.tree.add(.css { $0.direction = .columnReverse }, to: row.root)
    for last in [15.0, 18] { _ = try row.leaf(20, first: 5, last: last, in: column) }
    try row.layOut()
    #expect(row.tops(plain, column) == [0, 10])
  }

  @Test("the baseline of a scroll container lies within its box")
  func scrollContainer() throws {
    for (overflow, top) in [(Overflow.visible, 5.0), (.clip, 5), (.hidden, 25), (.scroll, 25)] {
      var row = BaselineTree { _ in }
      let plain = try row.leaf(50, first: 5, last: 45)
      let column = try row.tree.add(
        .css {
          ($0.direction, $0.height, $0.overflow) = (.column, 20, overflow)
        }, to: row.root)
      _ = try row.leaf(50, first: 5, last: 40, in: column) { $0.shrink = 0 }
      try row.layOut()
      #expect(row.tops(plain, column) == [0, top], "\(overflow)")
    }
  }
}
