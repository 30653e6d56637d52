import LayoutEngine

/// A node of a scene. Nodes are stored in depth-first order in one array, so that the descendants of a node directly
/// follow it.
struct SceneNode {
  /// The index of the parent; -1 for the root.
  var parent: Int
  /// The index after the last descendant of the node.
  var subtreeEnd: Int
  var style: Style
  /// The content of a leaf; `nil` for containers and for boxes without content.
  var content: LeafContent?
  /// The properties for box layout; `nil` if the node has none.
  var boxPart: BoxPart?

  /// Whether the node, whose index is `index`, has no children.
  func isLeaf(at index: Int) -> Bool { subtreeEnd == index + 1 }
}

/// Builds the nodes of a scene, depth-first.
struct SceneTree {
  private(set) var nodes: [SceneNode] = []
  private var open: [Int] = []

  /// Opens a container. The nodes that follow are inside it until ``close(_:)``. Returns the index of the container.
  @discardableResult mutating func open(_ style: Style) -> Int {
    let index = nodes.count
    nodes.append(SceneNode(parent: open.last ?? -1, subtreeEnd: index + 1, style: style, content: nil))
    open.append(index)
    return index
  }

  /// Closes the container that was opened last. A style replaces the style with which it was opened.
  mutating func close(_ style: Style? = nil) {
    let index = open.removeLast()
    nodes[index].subtreeEnd = nodes.count
    if let style { nodes[index].style = style }
  }

  /// Adds a leaf.
  mutating func leaf(_ style: Style, _ content: LeafContent? = nil, _ boxPart: BoxPart? = nil) {
    let index = open(style)
    nodes[index].content = content
    nodes[index].boxPart = boxPart
    close()
  }

  /// Adds a container with the nodes that `body` adds.
  mutating func container(_ style: Style, _ boxPart: BoxPart? = nil, _ body: (inout SceneTree) -> Void) {
    let index = open(style)
    nodes[index].boxPart = boxPart
    body(&self)
    close()
  }
}
