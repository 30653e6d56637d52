import LayoutEngine

/// A node of a scene. Nodes stand depth-first in one array, so that a node's descendants follow it directly.
struct SceneNode {
  /// The index of the parent; -1 for the root.
  var parent: Int
  /// The index behind the node's last descendant.
  var subtreeEnd: Int
  var style: Style
  /// What a leaf shows; `nil` for containers and for boxes without content.
  var content: LeafContent?
  /// What the node is to boxes; `nil` if it has nothing to say to them.
  var boxPart: BoxPart?

  /// Whether nothing stands in the node that stands at `index`.
  func isLeaf(at index: Int) -> Bool { subtreeEnd == index + 1 }
}

/// Builds the nodes of a scene, depth-first.
struct SceneTree {
  private(set) var nodes: [SceneNode] = []
  private var open: [Int] = []

  /// Begins a container; what follows stands in it until ``close()``. The result is its index.
  @discardableResult mutating func open(_ style: Style) -> Int {
    let index = nodes.count
    nodes.append(SceneNode(parent: open.last ?? -1, subtreeEnd: index + 1, style: style, content: nil))
    open.append(index)
    return index
  }

  /// Ends the container that was begun last. A style replaces the one that it was begun with.
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

  /// Adds a container with what `body` adds.
  mutating func container(_ style: Style, _ boxPart: BoxPart? = nil, _ body: (inout SceneTree) -> Void) {
    let index = open(style)
    nodes[index].boxPart = boxPart
    body(&self)
    close()
  }
}
