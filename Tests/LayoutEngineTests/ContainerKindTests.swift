import BoxEngine
import Foundation
import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Containers of a kind of their own")
struct ContainerKindTests {
  /// A container of layers with a picture of 80 × 60, a centered badge and a caption at the end.
  private struct Card {
    var tree: LayoutTree
    let root: NodeID
    let picture: NodeID
    let badge: NodeID
    let caption: NodeID

    init(_ rules: LayoutRules, _ style: Style) throws {
      tree = LayoutTree(rules: rules)
      root = tree.makeNode(style)
      try tree.setKind(.layers, of: root)
      picture = try tree.appendLeaf(Style(rules), to: root)
      var centered = Style(rules)
      (centered.justifySelf, centered.alignSelf) = (.center, .center)
      badge = try tree.appendLeaf(centered, to: root)
      var last = Style(rules)
      (last.justifySelf, last.alignSelf) = (.start, .end)
      caption = try tree.appendLeaf(last, to: root)
    }

    mutating func layOut(in space: RootSpace = .unconstrained) throws -> [LayoutRect] {
      let sizes = [picture: (80.0, 60.0), badge: (20, 10), caption: (50, 12)]
      try tree.computeLayout(of: root, in: space) { leaf, input in
        let size = sizes[leaf] ?? (0, 0)
        return LeafMeasurement(width: input.knownWidth ?? size.0, height: size.1, firstBaseline: size.1 - 2)
      }
      return [root, picture, badge, caption].map { tree.frame(of: $0) }
    }
  }

  @Test("the container is as large as its largest item, and its items are aligned", arguments: LayoutRules.allCases)
  func alignedItems(_ rules: LayoutRules) throws {
    var style = Style(rules)
    style.padding = StyleEdges(10)
    var card = try Card(rules, style)
    #expect(
      try card.layOut() == [
        LayoutRect(width: 100, height: 80), LayoutRect(x: 10, y: 10, width: 80, height: 60),
        LayoutRect(x: 40, y: 35, width: 20, height: 10), LayoutRect(x: 10, y: 58, width: 50, height: 12),
      ])
    let larger = LayoutSize(width: 200, height: 100)
    #expect(
      try card.layOut(in: .exact(larger)) == [
        LayoutRect(width: 200, height: 100), LayoutRect(x: 10, y: 10, width: 180, height: 80),
        LayoutRect(x: 90, y: 45, width: 20, height: 10), LayoutRect(x: 10, y: 78, width: 50, height: 12),
      ])
  }

  @Test(
    "invalid numbers of a kind leave valid frames", arguments: LayoutRules.allCases,
    [Double.nan, -5, .infinity, -.infinity, 1e300])
  func invalidNumbers(_ rules: LayoutRules, _ number: Double) throws {
    let kind = ContainerKind(
      functions: ContainerKind.Functions(
        intrinsicWidth: { _, _, _ in number },
        setWidths: { pass, _ in
          for item in pass.items { pass.setWidth(number, x: number, of: item, followsContent: false) }
          return number
        },
        height: { _, _ in number },
        setFrames: { pass, _ in
          for item in pass.items { pass.setFrame(y: number, height: number, of: item, followsContent: false) }
          return number
        },
        baseline: { _, _, _ in number }))
    var style = Style(rules)
    style.alignItems = .baseline
    for isRoot in [false, true] {
      var tree = LayoutTree(rules: rules)
      let root = tree.makeNode(style)
      let container = isRoot ? root : try tree.appendNode(style, to: root)
      try tree.setKind(kind, of: container)
      let row = try tree.appendNode(style, to: container)
      let nodes = [
        root, container, row, try tree.appendLeaf(style, to: row), try tree.appendLeaf(style, to: container),
      ]
      for space in [RootSpace.unconstrained, .exact(LayoutSize(width: 100, height: 50))] {
        try tree.computeLayout(of: root, in: space) { _, _ in LeafMeasurement(width: 10, height: 10) }
        for frame in nodes.map(tree.frame(of:)) {
          #expect(
            frame.width >= 0 && frame.height >= 0 && [frame.x, frame.y, frame.maxX, frame.maxY].allSatisfy(\.isFinite))
        }
        let size = try tree.measure(root, in: space) { _, _ in LeafMeasurement(width: 10, height: 10) }
        #expect(size.width >= 0 && size.height >= 0 && size.width.isFinite && size.height.isFinite)
      }
    }
  }

  @Test("the start of the items is the right side in a container from right to left")
  func rightToLeft() throws {
    var style = Style(.css)
    style.layoutDirection = .rightToLeft
    var card = try Card(.css, style)
    #expect(try card.layOut()[3] == LayoutRect(x: 30, y: 48, width: 50, height: 12))
  }

  @Test("a container of layers is an item of a row, with its own size and baseline")
  func itemOfRow() throws {
    var card = try Card(.css, Style(.css))
    let picture = card.picture
    var row = Style(.css)
    (row.alignItems, row.width) = (.baseline, 300)
    let parent = card.tree.makeNode(row)
    let text = try card.tree.appendLeaf(Style(.css), to: parent)
    try card.tree.append(card.root, to: parent)
    try card.tree.computeLayout(of: parent, in: .unconstrained) { leaf, input in
      let size = leaf == picture ? LayoutSize(width: 80, height: 60) : LayoutSize(width: 30, height: 20)
      return LeafMeasurement(width: input.knownWidth ?? size.width, height: size.height, firstBaseline: size.height / 2)
    }
    // The baseline of the layers is that of the picture, at 30 points.
    #expect(card.tree.frame(of: card.root) == LayoutRect(x: 30, width: 80, height: 60))
    #expect(card.tree.frame(of: text) == LayoutRect(y: 20, width: 30, height: 20))
  }

  @Test("a node becomes a flex container again without a kind, and a copy of the tree keeps the kind")
  func withoutKind() throws {
    var card = try Card(.css, Style(.css))
    _ = try card.layOut()
    var copy = card
    try card.tree.setKind(nil, of: card.root)
    #expect(card.tree.kind(of: card.root) == nil && copy.tree.kind(of: copy.root) === ContainerKind.layers)
    #expect(try card.layOut()[0] == LayoutRect(width: 150, height: 60))
    #expect(try copy.layOut()[0] == LayoutRect(width: 80, height: 60))
  }

  @Test("kinds of unknown nodes are errors")
  func unknownNodes() throws {
    var (tree, other) = (LayoutTree(), LayoutTree())
    let node = tree.makeNode(Style(.css))
    try tree.destroy(node)
    #expect(throws: LayoutTreeError.unknownNode(node)) { try tree.setKind(.layers, of: node) }
    #expect(throws: LayoutTreeError.unknownNode(node)) { try other.markContainerDirty(of: node, ofKind: .layers) }
    #expect(tree.kind(of: node) == nil)
  }

  @Test("the issues of a kind are listed with the other issues, at containers and at items")
  func issues() throws {
    let kind = ContainerKind(
      functions: ContainerKind.Functions(
        intrinsicWidth: { _, _, _ in 0 }, setWidths: { _, space in space.width.limit },
        height: { _, extent in extent.size(ofContent: 7) }, setFrames: { _, extent in extent.size(ofContent: 7) },
        issues: { pass, tree in
          let isContainer = tree.kind(of: pass.id) != nil
          let issue = ContainerIssue(name: isContainer ? "container" : "item", cause: "a cause", remedy: "a remedy")
          return [LayoutIssue(node: pass.id, kind: .container(issue))]
        }))
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(Style(.css))
    let item = try tree.appendNode(Style(.css), to: root)
    try tree.setKind(kind, of: root)
    try tree.computeLayout(of: root, in: .available(width: 50, height: nil)) { _, _ in
      LeafMeasurement(width: 0, height: 0)
    }
    #expect(tree.frame(of: root) == LayoutRect(width: 50, height: 7))
    let issues = tree.issues(below: root)
    #expect(issues.map(\.node) == [root, item])
    #expect(issues.map(\.cause) == ["a cause", "a cause"] && issues.map(\.remedy) == ["a remedy", "a remedy"])
  }

  @Test("data belongs to one tree: a copy of the tree has its own, and destroyed nodes are removed from it")
  func data() throws {
    final class Names: ContainerData, @unchecked Sendable {
      var names: [NodeID: String] = [:]

      override func copy() -> ContainerData {
        let copy = Names()
        copy.names = names
        return copy
      }

      override func remove(_ node: NodeID) { names[node] = nil }
      override func removeAll() { names = [:] }
    }
    let kind = ContainerKind(functions: ContainerKind.layers.functions, data: { Names() })
    func names(_ tree: LayoutTree) -> [String]? { (tree.data(of: kind) as? Names)?.names.values.sorted() }
    var tree = LayoutTree(rules: .css)
    #expect(tree.data(of: kind) == nil)
    let (first, second) = (tree.makeNode(Style(.css)), tree.makeNode(Style(.css)))
    for (node, name) in [(first, "first"), (second, "second")] {
      (tree.mutableData(of: kind) as? Names)?.names[node] = name
    }
    var copy = tree
    (copy.mutableData(of: kind) as? Names)?.names[first] = "changed"
    #expect(names(tree) == ["first", "second"] && names(copy) == ["changed", "second"])
    try tree.destroy(second)
    #expect(names(tree) == ["first"] && names(copy) == ["changed", "second"])
    copy.removeAllNodes()
    #expect(names(copy) == [])
  }
}
