#if COUNTING
  import BoxEngine
  import LayoutEngine
  import LayoutTestSupport
  import Testing

  /// The work of n calls, and of one call for n nodes, for n, 2n, 4n and 8n. ``MeteredTree`` defines the work.
  @Suite("The work of the engine grows no faster than the number of affected nodes")
  struct ComplexityTests {
    @Test("calls", arguments: SampleSize.some(MeteredWork.all, oneOf: 32), LayoutRules.allCases)
    func calls(_ work: MeteredWork, _ rules: LayoutRules) throws {
      for shape in work.shapes {
        let exponent = try work.exponent(rules, shape)
        #expect(exponent <= Growth.largestExponent, "\(shape)")
      }
    }

    @Test(
      "the work of a layout after an edit of one leaf does not depend on other nodes", arguments: LeafEdit.allCases,
      LayoutRules.allCases)
    func leafEdit(_ edit: LeafEdit, _ rules: LayoutRules) throws {
      let works = try [50, 100, 200, 400].map { try edit.work(besides: $0, rules) }
      // Lists of styles with the same hash may differ in length.
      #expect((works.max() ?? 0) - (works.min() ?? 0) <= 20, "\(works)")
    }
  }

  /// An edit of one leaf in a small container beside a large tree.
  enum LeafEdit: CaseIterable {
    case content, width, style, hidden, detached, destroyed, added, moved, pins

    private func make(_ tree: inout LayoutTree, _ leaf: NodeID, in small: NodeID) throws(LayoutTreeError) {
      switch self {
      case .content: try tree.markDirty(leaf)
      case .width: try tree.updateStyle(of: leaf) { $0.width = 33 }
      case .style: try tree.updateStyle(of: leaf) { $0.margin.top = 3 }
      case .hidden: try tree.updateStyle(of: leaf) { $0.display = .none }
      case .detached: try tree.detach(leaf)
      case .destroyed: try tree.destroy(leaf)
      case .added: _ = try tree.add(Style(tree.rules), to: small, isLeaf: true)
      case .moved: try tree.move(leaf, to: small, at: 2)
      case .pins: try tree.setPins(BoxPins(), of: leaf)
      }
    }

    /// The number of accesses of the edit and of the layout after it.
    func work(besides count: Int, _ rules: LayoutRules) throws -> Int {
      var metered = try MeteredTree(rules, .rows, count)
      let small = metered.other
      if self == .pins { try metered.tree.setBox(BoxContainer(axis: .vertical), of: small) }
      var leaves: [NodeID] = []
      for _ in 0..<4 { leaves.append(try metered.tree.add(Style(rules), to: small, isLeaf: true)) }
      // Allocates the storage for the pins of all nodes.
      if self == .pins { try metered.tree.setPins(BoxPins(), of: leaves[3]) }
      // The large tree keeps its size and position.
      try metered.tree.updateStyle(of: metered.root) { ($0.width, $0.height, $0.shrink) = (200, 100, 0) }
      try metered.tree.updateStyle(of: small) { ($0.width, $0.height, $0.shrink) = (50, 100, 0) }
      try metered.layOut()
      let before = metered.work
      try make(&metered.tree, leaves[0], in: small)
      try metered.layOut()
      return metered.work - before
    }
  }
#endif
