import BoxEngine
import LayoutEngine

/// Trees as plain data, from which layout trees are built: several roots, and the nodes below them.
package struct TreePlan: Sendable {
  package struct Node: Sendable {
    package var style: Style
    /// The content of a leaf; `nil` for a container.
    package var content: LeafContent?
    /// The properties of a box container; `nil` for other nodes.
    package var box: BoxContainer?
    /// Whether the node is a container of layers, if it is not a box container.
    package var hasLayers = false
    /// Its pins as an item of a box container.
    package var pins: BoxPins?
    package var parent: Int?
    package var children: [Int] = []
    package var isDestroyed = false

    package init(style: Style, content: LeafContent? = nil) {
      self.style = style
      self.content = content
    }

    /// Whether the node has flex items.
    fileprivate var isFlexContainer: Bool { box == nil && !hasLayers && content == nil }
  }

  package let rules: LayoutRules
  package private(set) var nodes: [Node] = []

  package init(rules: LayoutRules) { self.rules = rules }

  package subscript(node: Int) -> Node {
    get { nodes[node] }
    set { nodes[node] = newValue }
  }

  /// Adds a node, below a parent or as a root.
  package mutating func add(_ style: Style, content: LeafContent? = nil, to parent: Int? = nil) -> Int {
    let node = nodes.count
    nodes.append(Node(style: style, content: content))
    if let parent { link(node, to: parent, at: nodes[parent].children.count) }
    return node
  }

  package mutating func link(_ node: Int, to parent: Int, at index: Int) {
    nodes[node].parent = parent
    nodes[parent].children.insert(node, at: index)
  }

  package mutating func unlink(_ node: Int) {
    guard let parent = nodes[node].parent else { return }
    nodes[parent].children.removeAll { $0 == node }
    nodes[node].parent = nil
  }

  package mutating func destroy(_ node: Int) {
    unlink(node)
    for descendant in subtree(of: node) { nodes[descendant].isDestroyed = true }
  }

  /// The node and its descendants, depth-first.
  package func subtree(of node: Int) -> [Int] {
    var found: [Int] = []
    var stack = [node]
    while let next = stack.popLast() {
      found.append(next)
      stack.append(contentsOf: nodes[next].children.reversed())
    }
    return found
  }

  package func isBelow(_ node: Int, _ ancestor: Int) -> Bool {
    var current: Int? = node
    while let next = current {
      if next == ancestor { return true }
      current = nodes[next].parent
    }
    return false
  }

  /// Whether a node is a collapsed item of its container.
  package func isCollapsed(_ node: Int) -> Bool {
    let style = nodes[node].style
    guard style.visibility == .collapse, style.display == .flex, style.position != .absolute else { return false }
    var container = nodes[node].parent
    while let next = container, nodes[next].style.display == .contents, nodes[next].parent != nil {
      container = nodes[next].parent
    }
    return container.map { nodes[$0].isFlexContainer } ?? false
  }

  /// The path from the root to a node: `root.children[2].children[0]`.
  package func path(of node: Int) -> String {
    var steps: [String] = []
    var current = node
    while let parent = nodes[current].parent {
      steps.append("children[\(nodes[parent].children.firstIndex(of: current) ?? -1)]")
      current = parent
    }
    return (["root"] + steps.reversed()).joined(separator: ".")
  }

  /// A random tree: the root is node 0.
  package static func random(nodeCount: Int, _ styles: inout StyleGenerator) -> TreePlan {
    var plan = TreePlan(rules: styles.rules)
    var containers = [plan.add(rootStyle(&styles))]
    plan.addBox(to: 0, &styles)
    while plan.nodes.count < nodeCount {
      // The newest containers get children more often, so that trees become deep as well as broad.
      let parent = styles.random.chance(40) ? containers[containers.count - 1] : styles.random.pick(containers)
      if styles.random.chance(50) {
        containers.append(plan.add(styles.style(), to: parent))
      } else {
        _ = plan.add(styles.style(), content: styles.content(), to: parent)
      }
      plan.addBox(to: plan.nodes.count - 1, &styles)
    }
    return plan
  }

  /// Makes some containers boxes, and gives pins to some nodes, whatever their containers are.
  package mutating func addBox(to node: Int, _ styles: inout StyleGenerator) {
    guard styles.boxShare > 0 else { return }
    if nodes[node].content == nil, styles.random.chance(styles.boxShare) { nodes[node].box = styles.box() }
    if styles.layersShare > 0 { nodes[node].hasLayers = styles.random.chance(styles.layersShare) }
    if styles.random.chance(60) { nodes[node].pins = styles.pins() }
  }

  private static func rootStyle(_ styles: inout StyleGenerator) -> Style {
    var style = styles.style()
    style.display = .flex
    style.position = .relative
    return style
  }
}

/// A layout tree that was built from a plan.
package struct PlantedTree {
  package var tree: LayoutTree
  /// The identifiers of the plan's nodes.
  package var ids: [Int: NodeID] = [:]
  package private(set) var probe: MeasureProbe

  /// Builds the tree below `root` node by node.
  package init(_ plan: TreePlan, root: Int = 0) throws {
    self.init(rules: plan.rules)
    for node in plan.subtree(of: root) {
      let id = try make(plan[node], node)
      if node != root, let parent = plan[node].parent.flatMap({ ids[$0] }) { try tree.append(id, to: parent) }
    }
  }

  private init(rules: LayoutRules) {
    tree = LayoutTree(rules: rules)
    probe = MeasureProbe(rules: rules)
  }

  /// Builds the same tree in another way: with shared styles, with nodes that are created as children, and in the
  /// memory of another tree that is removed.
  package init(refilling plan: TreePlan, root: Int = 0) throws {
    self.init(rules: plan.rules)
    for isLast in [false, true] {
      tree.removeAllNodes()
      ids = [:]
      let nodes = plan.subtree(of: root)
      // The tree that is removed has another structure, and is laid out, too.
      for node in isLast ? nodes : nodes.reversed() { try append(plan[node], node, isRoot: node == root) }
      if !isLast { try layOut(root: root, in: .exact(LayoutSize(width: 100, height: 80)), scale: 1) }
    }
  }

  private mutating func append(_ planned: TreePlan.Node, _ node: Int, isRoot: Bool) throws {
    // Some nodes have the sizes of the stored style, others have sizes in place of those, of the same kind or of another.
    var stored = planned.style
    let (width, height) = (node % 3 > 0 ? stored.width : nil, node % 3 > 1 ? stored.height : nil)
    if width != nil { stored.width = node % 2 > 0 ? .auto : 3 }
    if height != nil { stored.height = node % 4 > 1 ? 5 : .percent(50) }
    let style = tree.makeStyle(stored)
    let isLeaf = planned.content != nil
    let id: NodeID
    if !isRoot, let parent = planned.parent.flatMap({ ids[$0] }) {
      id =
        isLeaf
        ? try tree.appendLeaf(style, width: width, height: height, to: parent)
        : try tree.appendNode(style, width: width, height: height, to: parent)
    } else {
      id =
        isLeaf
        ? try tree.makeLeaf(style, width: width, height: height)
        : try tree.makeNode(style, width: width, height: height)
    }
    // Every other style is destroyed before its node.
    if node % 2 == 0 { try tree.destroyStyle(style) }
    try register(planned, node, as: id)
  }

  /// Makes a node that is in the plan.
  @discardableResult
  package mutating func make(_ planned: TreePlan.Node, _ node: Int) throws -> NodeID {
    let id = planned.content == nil ? tree.makeNode(planned.style) : tree.makeLeaf(planned.style)
    try register(planned, node, as: id)
    return id
  }

  private mutating func register(_ planned: TreePlan.Node, _ node: Int, as id: NodeID) throws {
    ids[node] = id
    probe.contents[id] = planned.content
    try setKind(planned, of: id)
    try tree.setPins(planned.pins, of: id)
  }

  /// Makes a node a flex container, a box container or a container of layers.
  package mutating func setKind(_ planned: TreePlan.Node, of id: NodeID) throws {
    if let box = planned.box {
      try tree.setBox(box, of: id)
    } else {
      try tree.setKind(planned.hasLayers ? .layers : nil, of: id)
    }
  }

  /// An independent copy with its own probe.
  package func copy() -> PlantedTree {
    var copy = self
    copy.probe = probe.copy()
    return copy
  }

  package func id(_ node: Int) throws -> NodeID {
    guard let id = ids[node] else { throw MissingNode(node: node) }
    return id
  }

  /// Lays out the tree below `root`, and resets the count of the probe.
  package mutating func layOut(root: Int = 0, in space: RootSpace = .unconstrained, scale: Double = 0) throws {
    probe.forgetQuestions()
    try tree.computeLayout(of: try id(root), in: space, scale: scale, measure: probe.function)
  }

  package func frame(_ node: Int = 0) throws -> LayoutRect { tree.frame(of: try id(node)) }
}

/// A test refers to a node that its tree does not have.
package struct MissingNode: Error {
  package var node: Int
}
