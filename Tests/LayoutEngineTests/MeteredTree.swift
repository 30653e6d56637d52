#if COUNTING
  import BoxEngine
  import LayoutEngine
  import LayoutTestSupport
  import Testing

  /// A tree that counts accesses to its memory: nodes, styles, cached results, and the temporary memory of passes.
  ///
  /// The count grows with the square of the number of nodes if an operation on each node visits all nodes. Moving a
  /// buffer that has become too small is not counted. Only builds with the flag `COUNTING` count.
  struct MeteredTree {
    var tree: LayoutTree
    let root: NodeID
    /// The nodes that the work is done for, one after the other.
    var nodes: [NodeID] = []
    /// The container that nodes are moved to.
    let other: NodeID
    private let count = AccessCount()

    init(_ rules: LayoutRules, _ shape: Shape = .wide, _ nodeCount: Int = 0) throws(LayoutTreeError) {
      tree = LayoutTree(rules: rules)
      tree.countAccesses(count)
      root = tree.makeNode(shape.rootStyle(rules))
      other = tree.makeNode(shape.rootStyle(rules))
      let top = tree.makeNode(shape.style(rules))
      try tree.append(root, to: top)
      try tree.append(other, to: top)
      var parent = root
      for index in 0..<nodeCount {
        if shape.isBox { try tree.setBox(shape.box, of: parent) }
        let node = shape.isDeep ? tree.makeNode(shape.style(rules)) : tree.makeLeaf(shape.style(rules))
        try tree.append(node, to: parent)
        nodes.append(node)
        if shape.isDeep {
          parent = node
          _ = try tree.add(shape.style(rules), to: parent, isLeaf: true)
        } else if shape == .rows, index % 10 == 9 {
          parent = try tree.add(shape.style(rules), to: root)
        }
      }
      try layOut()
    }

    /// The number of accesses so far.
    var work: Int { count.total }

    mutating func layOut(width: Double? = 300, scale: Double = 2) throws(LayoutTreeError) {
      guard let top = tree.parent(of: root) else { return }
      try tree.layOut(
        top, in: .available(width: width, height: nil), scale: scale, leaves: LayoutSize(width: 20, height: 10))
    }
  }

  /// The arrangement of the nodes of a tree.
  enum Shape: CaseIterable {
    /// All in one container.
    case wide
    /// Ten in each of many containers.
    case rows
    /// Each inside the previous node, beside a leaf.
    case deep
    case wrapping
    /// All in one node with `display: contents`.
    case contents
    case wideBox
    case deepBox

    var isDeep: Bool { self == .deep || self == .deepBox }
    var isBox: Bool { self == .wideBox || self == .deepBox }
    var box: BoxContainer { BoxContainer(axis: .vertical, spacing: 1) }

    func style(_ rules: LayoutRules) -> Style {
      var style = Style(rules)
      if self == .deep || self == .rows { style.direction = .column }
      if self == .wrapping { style.wrap = .wrap }
      return style
    }

    /// The style of the node that contains all others.
    func rootStyle(_ rules: LayoutRules) -> Style {
      var style = style(rules)
      if self == .contents { style.display = .contents }
      return style
    }
  }

  /// Work that must grow no faster than the number of nodes.
  struct MeteredWork: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var shapes: [Shape] = Shape.allCases
    /// Whether the tree has its nodes before the work is counted.
    var isFilled = true
    let body: @Sendable (inout MeteredTree, Int) throws -> Void

    /// - Parameters:
    ///   - description: The name of the work.
    ///   - body: Does the work for the given number of nodes.
    init(
      _ description: String, _ shapes: [Shape] = Shape.allCases, isFilled: Bool = true,
      _ body: @escaping @Sendable (inout MeteredTree, Int) throws -> Void
    ) {
      testDescription = description
      (self.shapes, self.isFilled, self.body) = (shapes, isFilled, body)
    }

    /// One call for each node, in tree order, reversed, or shuffled, and then a layout.
    static func each(
      _ description: String, _ shapes: [Shape] = Shape.allCases, order: Order = .first,
      _ call: @escaping @Sendable (inout MeteredTree, NodeID, Int) throws -> Void
    ) -> MeteredWork {
      MeteredWork(description, shapes) { metered, _ in
        for (index, node) in order.arranged(metered.nodes).enumerated() { try call(&metered, node, index) }
        try metered.layOut()
      }
    }

    enum Order: CaseIterable {
      case first, last, any

      func arranged(_ nodes: [NodeID]) -> [NodeID] {
        switch self {
        case .first: return nodes
        case .last: return nodes.reversed()
        case .any:
          var generator = SplitMix64(seed: 7)
          return nodes.shuffled(using: &generator)
        }
      }
    }

    /// The initial number of nodes, which is doubled three times.
    private static let count = 40

    func exponent(_ rules: LayoutRules, _ shape: Shape) throws -> Double {
      try Growth.exponent(from: MeteredWork.count) { count in
        var metered = try MeteredTree(rules, shape, isFilled ? count : 0)
        let before = metered.work
        try body(&metered, count)
        return metered.work - before
      }
    }
  }
#endif
