import Testing

@testable import LayoutEngine

/// Trees of all kinds are checked by ``EditedTree``. Here each law finds a fault.
@Suite("Laws of trees")
struct TreeLawTests {
  /// A tree in which the laws apply to more than one node: a list of changed children, a stored style, a collapsed item,
  /// orthogonal and coupled nodes.
  private struct Sample {
    var tree = LayoutTree()
    let root, row, item, text: NodeID

    var arena: Arena { tree.arena }

    init() throws {
      root = tree.makeNode(Style(.css))
      row = try tree.appendNode(tree.makeStyle(Style(.css)), to: root)
      var style = Style(.css)
      (style.aspectRatio, style.width) = (2, 10)
      item = try tree.appendNode(style, to: row)
      style = Style(.css)
      style.margin.left = .percent(10)
      text = try tree.appendLeaf(style, to: row)
      style.writingMode = .verticalRl
      try tree.appendNode(style, to: tree.appendNode(style, to: root))
      style = Style(.css)
      style.visibility = .collapse
      try tree.appendNode(style, to: row)
      try layOut()
      try tree.setStyle(Style(.stackView), of: tree.appendNode(Style(.css), to: item))
    }

    mutating func layOut() throws {
      try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 7, height: 9) }
    }
  }

  private typealias Fault = @Sendable (Sample) -> Void

  private static let faults: [(law: String, make: Fault)] = [
    ("a node without a parent has no siblings", { $0.arena.nodes[$0.root.index].nextSibling = $0.row.index }),
    ("is in the list of its parent", { $0.arena.nodes[$0.item.index].parent = $0.root.index }),
    ("refers to its previous sibling", { $0.arena.links[$0.text.index].previousSibling = $0.text.index }),
    ("the number of children", { $0.arena.nodes[$0.row.index].childCount += 1 }),
    ("the first child refers to the last", { $0.arena.links[$0.item.index].previousSibling = $0.item.index }),
    ("the flow follows", { $0.arena.nodes[$0.item.index].traits.insert(.isRightToLeft) }),
    ("orthogonal lines follow", { $0.arena.nodes[$0.item.index].traits.insert(.isOrthogonal) }),
    (
      "an inner root has the style",
      { sample in
        let nodes = sample.arena.nodes
        let place = (0..<sample.arena.contents.nodes.count).first { nodes[Int32($0)].traits.contains(.isInnerRoot) }
        let inner = Int32(place ?? 0)
        sample.arena.contents.releaseStyle(nodes[inner].style)
        nodes[inner].style = sample.arena.contents.useStyle(sample.arena.styleIndex(sample.root.index), [])
      }
    ),
    ("left out", { $0.arena.nodes[$0.item.index].traits.insert(.isLeftOut) }),
    ("the tree has orthogonal nodes", { $0.arena.contents.hasOrthogonalNodes = false }),
    ("the tree has coupled nodes", { $0.arena.contents.hasCoupledNodes = false }),
    ("the parent has the traits", { $0.arena.nodes[$0.root.index].traits.remove(.hasGrandchildren) }),
    ("the parent couples the axes", { $0.arena.nodes[$0.row.index].traits.remove(.couplesAxes) }),
    ("a collapsed item", { $0.arena.nodes[$0.item.index].traits.insert(.isCollapsed) }),
    ("a review is scheduled", { $0.arena.states[$0.text.index].marks.insert(.awaitsCouplingReview) }),
    (
      "is a changed child",
      { sample in
        sample.arena.states[sample.root.index].marks.remove(.searchesChildren)
        sample.arena.states[sample.root.index].firstChanged = sample.item.index
      }
    ),
    ("other places are free", { $0.arena.contents.freeNodes.append(0) }),
    ("containers that await a refresh", { $0.arena.contents.staleContainers += 1 }),
    ("uses", { $0.arena.contents.styleTable.addUse(of: $0.arena.styleIndex($0.root.index)) }),
    ("nodes", { $0.arena.nodes[$0.root.index].style = $0.arena.nodes[$0.item.index].style }),
  ]

  @Test("each law finds a fault")
  func faults() throws {
    let sample = try Sample()
    #expect(sample.tree.brokenLaw() == nil)
    for (law, make) in Self.faults {
      let faulty = try Sample()
      make(faulty)
      let found = faulty.tree.brokenLaw()
      #expect(found?.contains(law) == true, "\(law): \(found ?? "no fault")")
    }
  }

  @Test("the laws hold after each step of a tree's life")
  func life() throws {
    var sample = try Sample()
    #expect(sample.tree.brokenLaw() == nil)
    try sample.layOut()
    #expect(sample.tree.brokenLaw() == nil)
    var copy = sample.tree
    try copy.destroy(sample.row)
    #expect(copy.brokenLaw() == nil && sample.tree.brokenLaw() == nil)
    copy.removeAllNodes()
    #expect(copy.brokenLaw() == nil && sample.tree.brokenLaw() == nil)
  }
}
