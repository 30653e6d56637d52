import LayoutEngine
import LayoutTestSupport
import Testing

/// A chain of containers, each the only child of the previous container.
struct ChainCase: Sendable, CustomTestStringConvertible {
  enum Directions: String, CaseIterable, Sendable { case rows, columns, alternating }

  var directions: Directions
  var rules: LayoutRules

  static let all = Directions.allCases.flatMap { directions in
    LayoutRules.allCases.map { ChainCase(directions: directions, rules: $0) }
  }

  var testDescription: String { "\(directions) under \(rules) rules" }

  func direction(level: Int) -> FlexDirection {
    switch directions {
    case .rows: return .row
    case .columns: return .column
    case .alternating: return level.isMultiple(of: 2) ? .row : .column
    }
  }

  /// The chain with a leaf of 30 × 12 at its end; every container has a padding of 1.
  func build(depth: Int) throws -> (tree: LayoutTree, chain: [NodeID], leaf: NodeID) {
    var tree = LayoutTree(rules: rules)
    var chain: [NodeID] = []
    for level in 0..<depth {
      var style = Style(rules)
      style.direction = direction(level: level)
      style.padding = StyleEdges(1)
      let container = tree.makeNode(style)
      if let parent = chain.last { try tree.append(container, to: parent) }
      chain.append(container)
    }
    let leaf = tree.makeLeaf(Style(rules))
    if let parent = chain.last { try tree.append(leaf, to: parent) }
    return (tree, chain, leaf)
  }
}

@Suite("Depth and breadth")
struct DepthAndBreadthTests {
  private static let depth = SampleSize.value(10_000, sample: 1000)
  private static let content = LeafMeasurement(width: 30, height: 12)
  /// The size of a chain: its leaf, and two points of padding for each container.
  private static let size = LayoutSize(
    width: content.size.width + 2 * Double(depth), height: content.size.height + 2 * Double(depth))

  @Test("a chain of 10,000 containers, or 1,000 in a sample", arguments: ChainCase.all)
  func chain(_ chainCase: ChainCase) throws {
    var (tree, chain, leaf) = try chainCase.build(depth: Self.depth)
    try tree.computeLayout(of: chain[0], in: .unconstrained) { _, _ in Self.content }
    #expect(tree.frame(of: chain[0]).size == Self.size)
    let inner = LayoutSize(width: Self.size.width - Double(Self.depth), height: Self.size.height - Double(Self.depth))
    #expect(tree.frame(of: chain[Self.depth / 2]) == LayoutRect(x: 1, y: 1, width: inner.width, height: inner.height))
    #expect(tree.frame(of: leaf) == LayoutRect(x: 1, y: 1, width: 30, height: 12))
    #expect(tree.contentSize(of: chain[0]) == Self.size)
    #expect(tree.resolvedPadding(of: chain[Self.depth - 1]) == Edges(1))
    #expect(tree.issues(below: chain[0]).isEmpty)
    // A second layout, at another width and on the pixel grid.
    try tree.computeLayout(of: chain[0], in: .available(width: Self.size.width - 20, height: nil), scale: 2) { _, _ in
      Self.content
    }
    #expect(tree.frame(of: leaf).origin == LayoutPoint(x: 1, y: 1))
  }

  @Test("a change at the end of a chain reaches its beginning", arguments: LayoutRules.allCases)
  func changeInChain(_ rules: LayoutRules) throws {
    var (tree, chain, leaf) = try ChainCase(directions: .alternating, rules: rules).build(depth: Self.depth)
    try tree.computeLayout(of: chain[0], in: .unconstrained) { _, _ in Self.content }
    try tree.markDirty(leaf)
    try tree.computeLayout(of: chain[0], in: .unconstrained) { _, _ in LeafMeasurement(width: 31, height: 13) }
    #expect(tree.frame(of: chain[0]).size == LayoutSize(width: Self.size.width + 1, height: Self.size.height + 1))
  }

  @Test("long chains can be hidden, shown, moved, copied and destroyed")
  func editsOfChains() throws {
    var (tree, chain, leaf) = try ChainCase(directions: .alternating, rules: .css).build(depth: Self.depth)
    try tree.computeLayout(of: chain[0], in: .unconstrained) { _, _ in Self.content }
    try tree.updateStyle(of: chain[0]) { $0.display = .none }
    #expect(tree.frame(of: leaf) == LayoutRect())
    try tree.updateStyle(of: chain[0]) { $0.display = .flex }
    let copy = tree
    let other = tree.makeNode(Style(.css))
    try tree.move(chain[1], to: other, at: 0)
    #expect(throws: LayoutTreeError.wouldContainItself(other)) { try tree.append(other, to: chain[Self.depth - 1]) }
    try tree.destroy(other)
    #expect(!tree.contains(leaf))
    #expect(tree.contains(chain[0]))
    #expect(copy.contains(leaf))
    #expect(tree.childCount(of: chain[0]) == 0)
  }

  @Test("a chain built from its end", arguments: LayoutRules.allCases)
  func chainFromTheEnd(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    var style = Style(rules)
    style.padding = StyleEdges(1)
    let leaf = tree.makeLeaf(Style(rules))
    var top = leaf
    for _ in 0..<Self.depth {
      let container = tree.makeNode(style)
      try tree.append(top, to: container)
      top = container
    }
    try tree.computeLayout(of: top, in: .unconstrained) { _, _ in Self.content }
    #expect(tree.frame(of: top).size == Self.size)
  }

  /// Each container determines the width of the next one by a call: see `NodeQuestion.nestingLimit`.
  @Test(
    "a chain of containers with the width of their content", arguments: LayoutRules.allCases,
    [1, 31, 32, 33, 34, 64, 65, 66, 300])
  func chainOfKeywords(_ rules: LayoutRules, _ depth: Int) throws {
    var tree = LayoutTree(rules: rules)
    let leaf = tree.makeLeaf(Style(rules))
    var chain = [leaf]
    for level in 0..<depth {
      var style = Style(rules)
      style.direction = level.isMultiple(of: 2) ? .row : .column
      (style.width, style.alignItems, style.padding) = (.maxContent, .start, StyleEdges(1))
      let container = tree.makeNode(style)
      try tree.append(chain[level], to: container)
      chain.append(container)
    }
    try tree.computeLayout(of: chain[depth], in: .unconstrained) { _, _ in Self.content }
    for (level, node) in chain.enumerated() {
      #expect(tree.frame(of: node).size == LayoutSize(width: 30 + 2 * Double(level), height: 12 + 2 * Double(level)))
    }
    #expect(tree.frame(of: leaf).origin == LayoutPoint(x: 1, y: 1))
    #expect(tree.issues(below: chain[depth]).isEmpty)
  }

  private static let childCount = SampleSize.value(1_000_000, sample: 10_000)
  private static let leafCount = SampleSize.value(30_000, sample: 2000)

  @Test("1,000,000 children in one container, fewer in a sample")
  func manyChildren() throws {
    let count = Self.childCount
    var tree = LayoutTree(rules: .css)
    var column = Style(.css)
    column.direction = .column
    column.width = 100
    let root = tree.makeNode(column)
    var item = Style(.css)
    item.height = 2
    item.shrink = 0
    item.minHeight = 0
    var last = root
    for _ in 0..<count {
      last = tree.makeNode(item)
      try tree.append(last, to: root)
    }
    try tree.computeLayout(of: root, in: .unconstrained) { _, _ in Self.content }
    #expect(tree.frame(of: root).size == LayoutSize(width: 100, height: Double(2 * count)))
    #expect(tree.frame(of: last) == LayoutRect(y: Double(2 * count - 2), width: 100, height: 2))
    #expect(tree.statistics.measureCalls == 0)
    try tree.destroy(root)
    #expect(!tree.contains(last))
  }

  @Test("30,000 measured leaves that wrap, fewer in a sample", arguments: LayoutRules.allCases)
  func manyLeaves(_ rules: LayoutRules) throws {
    let count = Self.leafCount
    var tree = LayoutTree(rules: rules)
    var row = Style(rules)
    row.direction = .row
    row.wrap = .wrap
    row.alignItems = .start
    let root = tree.makeNode(row)
    var last = root
    for _ in 0..<count {
      last = tree.makeLeaf(Style(rules))
      try tree.append(last, to: root)
    }
    try tree.computeLayout(of: root, in: .available(width: 300, height: nil)) { _, _ in Self.content }
    #expect(tree.frame(of: root).size == LayoutSize(width: 300, height: 1.2 * Double(count)))
    #expect(tree.frame(of: last) == LayoutRect(x: 270, y: 1.2 * Double(count) - 12, width: 30, height: 12))
    #expect(tree.statistics.measureCalls <= count * (rules == .css ? 4 : 2))
  }
}
