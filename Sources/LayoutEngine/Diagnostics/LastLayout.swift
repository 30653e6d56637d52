// What a tree keeps of its last layout, for those who explain it.

extension LayoutTree {
  /// The layout that the frames of the tree are from.
  package struct LastLayout: Equatable, Sendable {
    package let root: NodeID
    package let space: RootSpace
    package let scale: Double
  }

  /// The last layout; `nil` if something changed since, or nothing was laid out.
  package var lastLayout: LastLayout? {
    guard let layout = arena.contents.currentLayout else { return nil }
    return LastLayout(root: arena.id(of: layout.root), space: layout.space, scale: layout.scale)
  }

  /// The frame before it was put on the pixel grid.
  package func unroundedFrame(of node: NodeID) -> LayoutRect {
    guard contains(node), !arena.nodes[node.index].traits.contains(.isLeftOut) else { return LayoutRect() }
    let frame = arena.results[node.index].frame
    return arena.isTransposed(node.index) ? frame.transposed : frame
  }

  /// Whether start is right for a node: by its own layout direction or the one that it inherits.
  package func isRightToLeft(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[node.index].traits.contains(.isRightToLeft)
  }

  /// Whether the lines of a node run down: by its own writing mode or the one that it inherits.
  package func hasVerticalLines(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[node.index].traits.contains(.isVertical)
  }

  /// Whether what is inside a container may rely on the container's height. css-flexbox-1 §9.8
  package func hasDefiniteHeight(_ node: NodeID) -> Bool {
    contains(node) && !arena.states[node.index].definiteHeight.isNone
  }

  /// The padding box in which an absolute child is placed, relative to the border box of its parent. css-position-3 §2.1
  package func containingBlock(of child: NodeID) -> (node: NodeID, rect: LayoutRect)? {
    guard contains(child), arena.nodes[child.index].parent >= 0 else { return nil }
    let block = arena.containingBlock(of: arena.nodes[child.index].parent, root: arena.contents.lastRoot)
    let node = arena.nodes[block.node].traits.contains(.isInnerRoot) ? arena.nodes[block.node].parent : block.node
    let rect = LayoutRect(x: block.origin.x, y: block.origin.y, width: block.size.width, height: block.size.height)
    return (arena.id(of: node), arena.isTransposed(child.index) ? rect.transposed : rect)
  }

  /// The container that lays a node out: its parent, or where that has `display: contents` the nearest ancestor with a box.
  package func layoutContainer(of node: NodeID) -> NodeID? {
    var parent = parent(of: node)
    while let next = parent, style(of: next)?.display == .contents { parent = self.parent(of: next) }
    return parent
  }

  /// The number of slots that nodes take: those of living nodes are below it.
  package var slotCount: Int { arena.contents.nodes.count }

  /// The content box size of a leaf in endless room.
  package func naturalSize(of leaf: NodeID, measure: @escaping MeasureFunction) -> LayoutSize? {
    guard contains(leaf), arena.nodes[arena.content(of: leaf.index)].traits.contains(.isLeaf) else { return nil }
    return measure(leaf, MeasureInput()).size
  }

  /// Whether a node is a measured leaf.
  package func isLeaf(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[arena.content(of: node.index)].traits.contains(.isLeaf)
  }
}
