import LayoutEngine
import LayoutTestSupport
import Testing

/// Random trees and edit sequences compare shared styles with individual styles: see `PlantedTree`.
@Suite("Shared styles")
struct SharedStyleTests {
  private var tree = LayoutTree(rules: .css)
  private let style: StyleID
  private let root: NodeID
  private let items: [NodeID]

  init() throws {
    style = tree.makeStyle(.box(10, 20))
    root = tree.makeNode(.css { $0.padding.left = 1 })
    var items: [NodeID] = []
    for _ in 0..<3 { items.append(try tree.appendNode(style, to: root)) }
    self.items = items
  }

  private var frames: [[Double]] { items.map { tree.frame(of: $0) }.map { [$0.x, $0.y, $0.width, $0.height] } }

  @Test("appended nodes keep their order and have the style")
  mutating func appending() throws {
    #expect(tree.children(of: root) == items)
    try tree.layOut(root)
    #expect(frames == [[1, 0, 10, 20], [11, 0, 10, 20], [21, 0, 10, 20]])
    #expect(items.allSatisfy { tree.style(of: $0) == .box(10, 20) })
    let others = [
      try tree.makeLeaf(style), try tree.appendLeaf(.box(3, 4), to: root), try tree.appendNode(.box(5, 4), to: root),
    ]
    #expect(others.map { tree.style(of: $0) } == [.box(10, 20), .box(3, 4), .box(5, 4)])
    #expect(tree.children(of: root) == items + others.dropFirst())
  }

  /// Pairs of the sizes of the stored style and of the node.
  private static let sizes: [(PreferredSize, PreferredSize)] = [
    (10, 30), (.auto, 30), (10, .auto), (.percent(10), .percent(20)), (10, .percent(20)), (.percent(5), 7),
    (.minContent, 30), (30, .maxContent), (.auto, .length(.min(.percent(40), .points(33)))),
  ]

  @Test("nodes can have sizes in place of those of a shared style", arguments: sizes)
  mutating func ownSizes(_ stored: PreferredSize, _ own: PreferredSize) throws {
    func box(_ width: PreferredSize, _ height: PreferredSize) -> Style {
      .box(0, 0) { ($0.width, $0.height, $0.padding.top) = (width, height, 2) }
    }
    let style = tree.makeStyle(box(stored, stored))
    var expected = tree
    for (width, height) in [(nil, nil), (own, nil), (nil, own), (own, own), (own, own), (stored, own), (nil, nil)] {
      try tree.appendLeaf(style, width: width, height: height, to: root)
      try expected.appendLeaf(box(width ?? stored, height ?? stored), to: root)
      try tree.appendNode(style, width: width, height: height, to: root)
      try expected.appendNode(box(width ?? stored, height ?? stored), to: root)
    }
    try tree.destroyStyle(style)
    try tree.layOut(root)
    try expected.layOut(root)
    let pairs = zip(tree.children(of: root), expected.children(of: root))
    for (node, other) in pairs {
      #expect(tree.style(of: node) == expected.style(of: other))
      #expect(tree.frame(of: node) == expected.frame(of: other))
    }
  }

  @Test("an invalid size in place of that of a shared style is reported")
  mutating func invalidOwnSize() throws {
    let negative = try tree.appendLeaf(style, width: -1, to: root)
    let valid = try tree.appendLeaf(style, width: 1, to: root)
    try tree.layOut(root)
    #expect(tree.style(of: negative) == .box(-1, 20))
    #expect(tree.usedStyle(of: negative)?.width == .auto)
    #expect(tree.usedStyle(of: valid)?.width == 1)
    #expect(tree.issues(below: root).map(\.node) == [negative])
    // The stored style has an invalid value, which the size of the node replaces.
    let invalid = tree.makeStyle(.box(.points(.nan), 20))
    let repaired = try tree.appendLeaf(invalid, width: 5, to: root)
    #expect(tree.style(of: repaired) == .box(5, 20))
    #expect(tree.issues(below: root).map(\.node) == [negative])
  }

  @Test("setting another style of a node does not affect the other nodes")
  mutating func changing() throws {
    let wide = tree.makeStyle(.box(30, 20))
    try tree.setStyle(wide, of: items[1])
    try tree.updateStyle(of: items[2]) { $0.height = 5 }
    try tree.layOut(root)
    #expect(frames == [[1, 0, 10, 20], [11, 0, 30, 20], [41, 0, 10, 5]])
  }

  @Test("setting the present style of a node causes no layout")
  mutating func sameStyle() throws {
    try tree.layOut(root)
    try tree.setStyle(style, of: items[0])
    try tree.layOut(root)
    #expect(tree.statistics.containerVisits == 0)
    try tree.setStyle(tree.makeStyle(.box(11, 20)), of: items[0])
    try tree.layOut(root)
    #expect(tree.statistics.containerVisits > 0)
  }

  @Test("setting the present style causes no layout where a style has invalid values", arguments: [false, true])
  mutating func sameStyleBesideInvalidStyles(isInvalid: Bool) throws {
    let invalid = tree.makeStyle(.box(-5, 20))
    _ = try tree.appendNode(invalid, to: root)
    let present = isInvalid ? invalid : style
    try tree.setStyle(present, of: items[0])
    try tree.layOut(root)
    try tree.setStyle(present, of: items[0])
    try tree.layOut(root)
    #expect(tree.statistics.containerVisits == 0)
    #expect(tree.issues(below: root).count == (isInvalid ? 2 : 1))
  }

  @Test("nodes keep a destroyed style, and its identifier is not reused")
  mutating func destroying() throws {
    try tree.destroyStyle(style)
    try tree.layOut(root)
    #expect(frames[2] == [21, 0, 10, 20])
    let other = tree.makeStyle(.box(1, 1))
    #expect(other != style)
    let (style, root, item) = (style, root, items[0])
    var errors: [LayoutTreeError?] = []
    func attempt(_ edit: (inout LayoutTree) throws(LayoutTreeError) -> Void) {
      do throws(LayoutTreeError) { try edit(&tree) } catch { errors.append(error) }
    }
    attempt { tree throws(LayoutTreeError) in try tree.destroyStyle(style) }
    attempt { tree throws(LayoutTreeError) in try tree.setStyle(style, of: item) }
    attempt { tree throws(LayoutTreeError) in _ = try tree.makeNode(style) }
    attempt { tree throws(LayoutTreeError) in _ = try tree.makeLeaf(style) }
    attempt { tree throws(LayoutTreeError) in try tree.appendNode(style, to: root) }
    attempt { tree throws(LayoutTreeError) in try tree.appendLeaf(style, to: root) }
    #expect(errors == Array(repeating: .unknownStyle(style), count: 6))
    #expect(tree.childCount(of: root) == 3)
    #expect(LayoutTreeError.unknownStyle(style).description.contains("style is not in this tree"))
  }

  @Test("invalid values are reported for each node")
  mutating func invalidValues() throws {
    let invalid = tree.makeStyle(.box(10, 20) { $0.grow = .nan })
    try tree.setStyle(invalid, of: items[0])
    let added = try tree.appendNode(invalid, to: root)
    try tree.layOut(root)
    #expect(tree.issues(below: root).map(\.node) == [items[0], added])
    #expect(tree.style(of: added)?.grow.isNaN == true)
    #expect(tree.usedStyle(of: added)?.grow == 0)
    try tree.setStyle(style, of: items[0])
    try tree.setStyle(style, of: added)
    try tree.layOut(root)
    #expect(tree.issues(below: root).isEmpty)
  }

  @Test("percentages of edges are resolved for each node")
  mutating func percentages() throws {
    let style = tree.makeStyle(.box(10, 20) { $0.margin.left = .percent(10) })
    try tree.setStyle(style, of: items[0])
    let column = try tree.appendNode(.box(40, 20) { $0.direction = .column }, to: root)
    let inner = try tree.appendNode(style, to: column)
    try tree.layOut(root, in: .exact(LayoutSize(width: 101, height: 50)))
    #expect(tree.frame(of: items[0]).x == 11)
    #expect(tree.frame(of: inner).x == 4)
  }

  @Test("removing all nodes keeps the styles, and identifiers of nodes are not reused")
  mutating func removingAllNodes() throws {
    let copy = tree
    tree.removeAllNodes()
    #expect(!tree.contains(root))
    #expect(tree.frame(of: items[0]) == LayoutRect())
    let again = tree.makeNode(.css { $0.padding.left = 1 })
    let item = try tree.appendNode(style, to: again)
    #expect(again != root && item != items[0])
    #expect(!tree.contains(root))
    try tree.layOut(again)
    #expect(tree.frame(of: item) == LayoutRect(x: 1, y: 0, width: 10, height: 20))
    #expect(copy.children(of: root) == items, "a copy keeps its nodes")
  }

  @Test("reserving capacity does not affect the layout", arguments: [-1, 0, 100, .max])
  func reserving(count: Int) throws {
    var tree = tree
    tree.reserveCapacity(count)
    try tree.layOut(root)
    #expect(tree.frame(of: items[2]) == LayoutRect(x: 21, y: 0, width: 10, height: 20))
  }
}
