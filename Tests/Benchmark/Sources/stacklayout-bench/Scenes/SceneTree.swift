import BoxEngine
import LayoutDocument
import LayoutEngine

/// Builds the nodes of a scene, depth-first.
struct SceneTree {
  private(set) var nodes: [LayoutCase.Node] = []
  private(set) var contents: [LeafContent?] = []
  private var open: [Int] = []

  /// Opens a container. The nodes that follow are inside it until ``close(_:)``.
  mutating func open(_ style: Style) {
    open.append(nodes.count)
    nodes.append(LayoutCase.Node(style: style, parent: open.dropLast().last))
    contents.append(nil)
  }

  /// Closes the container that was opened last. A style replaces the style with which it was opened.
  mutating func close(_ style: Style? = nil) {
    let index = open.removeLast()
    if let style { nodes[index].style = style }
  }

  /// Adds a leaf.
  mutating func leaf(_ style: Style, _ content: LeafContent? = nil, pins: BoxPins? = nil) {
    open(style)
    contents[contents.count - 1] = content
    nodes[nodes.count - 1].item = pins
    close()
  }

  /// Adds a container with the nodes that `body` adds.
  mutating func container(
    _ style: Style, box: BoxContainer? = nil, pins: BoxPins? = nil, _ body: (inout SceneTree) -> Void
  ) {
    open(style)
    (nodes[nodes.count - 1].box, nodes[nodes.count - 1].item) = (box, pins)
    body(&self)
    close()
  }
}
