import LayoutEngine
import Testing

@Suite("Invalid edits")
struct TreeErrorTests {
  /// A root with a container of two boxes and a leaf, laid out; and a box without a parent.
  private struct Family {
    var tree = LayoutTree(rules: .css)
    let root: NodeID
    let container: NodeID
    let boxes: [NodeID]
    let leaf: NodeID
    let orphan: NodeID

    init() throws {
      var style = Style(.css)
      (style.width, style.height) = (40, 30)
      root = tree.makeNode(Style(.css))
      container = tree.makeNode(Style(.css))
      boxes = [tree.makeNode(style), tree.makeNode(style)]
      leaf = tree.makeLeaf(Style(.css))
      orphan = tree.makeNode(style)
      try tree.append(container, to: root)
      try tree.append(leaf, to: root)
      for box in boxes { try tree.append(box, to: container) }
      try layOut()
    }

    mutating func layOut() throws {
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 20, height: 10) }
    }

    /// All readable state of the tree.
    var snapshot: [String] {
      [root, container, boxes[0], boxes[1], leaf, orphan].map { node in
        let family =
          "\(String(describing: tree.parent(of: node))) \(tree.children(of: node)) \(tree.childCount(of: node))"
        return "\(family) \(tree.frame(of: node).text) \(String(describing: tree.style(of: node)))"
      }
    }

    /// Makes an edit that must fail with `error` and must not change the tree.
    mutating func expect(
      _ error: LayoutTreeError, sourceLocation: SourceLocation = #_sourceLocation,
      _ edit: (inout LayoutTree) throws(LayoutTreeError) -> Void
    ) throws {
      let before = snapshot
      var thrown: LayoutTreeError?
      do throws(LayoutTreeError) { try edit(&tree) } catch { thrown = error }
      #expect(thrown == error, sourceLocation: sourceLocation)
      #expect(snapshot == before, "the tree must not change", sourceLocation: sourceLocation)
      try layOut()
      #expect(tree.statistics.containerVisits == 0, "nothing may be laid out again", sourceLocation: sourceLocation)
    }
  }

  @Test("a node that has a parent cannot be added again")
  func alreadyHasParent() throws {
    var family = try Family()
    let (box, root, container) = (family.boxes[0], family.root, family.container)
    try family.expect(.alreadyHasParent(box)) { tree throws(LayoutTreeError) in try tree.append(box, to: root) }
    try family.expect(.alreadyHasParent(box)) { tree throws(LayoutTreeError) in try tree.append(box, to: container) }
    try family.expect(.alreadyHasParent(box)) { tree throws(LayoutTreeError) in
      try tree.insert(box, into: root, at: 0)
    }
  }

  @Test("a node cannot contain itself")
  func cycles() throws {
    var family = try Family()
    let (box, root, container, orphan) = (family.boxes[0], family.root, family.container, family.orphan)
    try family.expect(.wouldContainItself(root)) { tree throws(LayoutTreeError) in try tree.append(root, to: box) }
    try family.expect(.wouldContainItself(root)) { tree throws(LayoutTreeError) in try tree.append(root, to: root) }
    try family.expect(.wouldContainItself(orphan)) { tree throws(LayoutTreeError) in
      try tree.append(orphan, to: orphan)
    }
    try family.expect(.wouldContainItself(container)) { tree throws(LayoutTreeError) in
      try tree.move(container, to: box, at: 0)
    }
    try family.expect(.wouldContainItself(container)) { tree throws(LayoutTreeError) in
      try tree.move(container, to: container, at: 0)
    }
  }

  @Test("an index must be between 0 and the number of children")
  func indices() throws {
    var family = try Family()
    let (box, root, container, orphan) = (family.boxes[0], family.root, family.container, family.orphan)
    for index in [-1, 3, .max, .min] {
      try family.expect(.indexOutOfRange(index: index, childCount: 2)) { tree throws(LayoutTreeError) in
        try tree.insert(orphan, into: container, at: index)
      }
      try family.expect(.indexOutOfRange(index: index, childCount: 2)) { tree throws(LayoutTreeError) in
        try tree.move(box, to: root, at: index)
      }
    }
    // A move within the parent does not count the moved node.
    try family.expect(.indexOutOfRange(index: 2, childCount: 1)) { tree throws(LayoutTreeError) in
      try tree.move(box, to: container, at: 2)
    }
  }

  @Test("a destroyed node and its descendants are unknown")
  func destroyedNodes() throws {
    var family = try Family()
    let (box, container, root, orphan) = (family.boxes[0], family.container, family.root, family.orphan)
    try family.tree.destroy(container)
    try family.layOut()
    for gone in [container, box, family.boxes[1]] {
      let error = LayoutTreeError.unknownNode(gone)
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.append(gone, to: root) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.append(orphan, to: gone) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.insert(gone, into: root, at: 0) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.insert(orphan, into: gone, at: 0) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.move(gone, to: root, at: 0) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.move(orphan, to: gone, at: 0) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.detach(gone) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.destroy(gone) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.setStyle(Style(.css), of: gone) }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.updateStyle(of: gone) { $0.grow = 1 } }
      try family.expect(error) { tree throws(LayoutTreeError) in try tree.markDirty(gone) }
      try family.expect(error) { tree throws(LayoutTreeError) in
        try tree.computeLayout(of: gone, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
      }
      try family.expect(error) { tree throws(LayoutTreeError) in
        _ = try tree.measure(gone, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
      }
    }
  }

  @Test("an unknown node has no parent, children, style or layout")
  func readingUnknownNodes() throws {
    var family = try Family()
    let gone = family.boxes[1]
    try family.tree.destroy(gone)
    let tree = family.tree
    #expect(!tree.contains(gone))
    #expect(tree.style(of: gone) == nil)
    #expect(tree.parent(of: gone) == nil)
    #expect(tree.children(of: gone).isEmpty)
    #expect(tree.childCount(of: gone) == 0)
    expectNone(NodeLayout(gone, in: tree).difference(from: NodeLayout(gone, in: LayoutTree())), "an unknown node")
    #expect(tree.frame(of: gone) == LayoutRect())
    #expect(tree.contentSize(of: gone) == LayoutSize())
    #expect(tree.resolvedPadding(of: gone) == Edges(0))
    #expect(tree.issues(below: gone).isEmpty)
  }

  @Test("identifiers are not reused, although memory is")
  func identifiersAreUnique() throws {
    var tree = LayoutTree(rules: .css)
    var names: Set<NodeID> = []
    for _ in 0..<100 {
      let node = tree.makeNode(Style(.css))
      let child = tree.makeLeaf(Style(.css))
      try tree.append(child, to: node)
      #expect(names.insert(node).inserted)
      #expect(names.insert(child).inserted)
      try tree.destroy(node)
    }
    #expect(names.allSatisfy { !tree.contains($0) })
  }

  @Test("a smaller tree does not contain nodes of a larger tree")
  func otherTrees() throws {
    var large = LayoutTree(rules: .css)
    let nodes = (0..<10).map { _ in large.makeNode(Style(.css)) }
    var small = LayoutTree(rules: .css)
    _ = small.makeNode(Style(.css))
    #expect(!small.contains(nodes[9]))
    #expect(throws: LayoutTreeError.unknownNode(nodes[9])) { try small.markDirty(nodes[9]) }
  }

  @Test("every error describes its cause and remedy in one line")
  func descriptions() {
    var tree = LayoutTree(rules: .css)
    let node = tree.makeNode(Style(.css))
    #expect("\(LayoutTreeError.unknownNode(node))".contains("not in this tree"))
    #expect("\(LayoutTreeError.alreadyHasParent(node))".contains("already has a parent: move it, or detach it first"))
    #expect("\(LayoutTreeError.wouldContainItself(node))".contains("would contain itself"))
    #expect(
      "\(LayoutTreeError.indexOutOfRange(index: 7, childCount: 2))"
        == "index 7 is not between 0 and the number of children, 2")
  }
}
