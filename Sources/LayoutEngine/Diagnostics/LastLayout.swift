// The data that a tree keeps of its last layout, for explanations of the layout.

extension LayoutTree {
  /// The layout that set the current frames of the tree.
  package struct LastLayout: Equatable, Sendable {
    package let root: NodeID
    package let space: RootSpace
    package let scale: Double
  }

  /// The last layout, or `nil` if the tree changed since then or was not laid out.
  package var lastLayout: LastLayout? {
    guard let layout = arena.contents.currentLayout else { return nil }
    return LastLayout(root: arena.id(of: layout.root), space: layout.space, scale: layout.scale)
  }

  /// Returns the frame before it was snapped to the pixel grid.
  package func unroundedFrame(of node: NodeID) -> LayoutRect {
    guard isLaidOut(node) else { return LayoutRect() }
    let frame = arena.results[node.index].frame
    return arena.isTransposed(node.index) ? frame.transposed : frame
  }

  /// Whether the start side of a node is the right side, by its own or inherited layout direction.
  package func isRightToLeft(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[node.index].traits.contains(.isRightToLeft)
  }

  /// Whether the lines of a node are vertical, by its own or inherited writing mode.
  package func hasVerticalLines(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[node.index].traits.contains(.isVertical)
  }

  /// Whether the height of a container is definite for its content. css-flexbox-1 §9.8
  package func hasDefiniteHeight(_ node: NodeID) -> Bool {
    contains(node) && !arena.states[node.index].definiteHeight.isNone
  }

  /// Returns the containing block of an absolute child, relative to the border box of its parent. css-position-3 §2.1
  ///
  /// The containing block is a padding box.
  package func containingBlock(of child: NodeID) -> (node: NodeID, rect: LayoutRect)? {
    guard contains(child), arena.nodes[child.index].parent >= 0 else { return nil }
    let block = arena.containingBlock(of: arena.nodes[child.index].parent, root: arena.contents.lastRoot)
    let node = arena.nodes[block.node].traits.contains(.isInnerRoot) ? arena.nodes[block.node].parent : block.node
    let rect = LayoutRect(x: block.origin.x, y: block.origin.y, width: block.size.width, height: block.size.height)
    return (arena.id(of: node), arena.isTransposed(child.index) ? rect.transposed : rect)
  }

  /// Returns the container that lays out a node below a root: the nearest ancestor without `display: contents`, or the root.
  ///
  /// - Returns: `nil` for the root.
  package func layoutContainer(of node: NodeID, below root: NodeID) -> NodeID? {
    var next = node == root ? nil : parent(of: node)
    while let container = next, container != root, arena.nodes[container.index].traits.contains(.isContents) {
      next = parent(of: container)
    }
    return next
  }

  /// The number of allocated slots.
  ///
  /// The slots of living nodes are below this number.
  package var slotCount: Int { arena.contents.nodes.count }

  /// Returns the content box size of a leaf in infinite available space.
  package func naturalSize(of leaf: NodeID, measure: @escaping MeasureFunction) -> LayoutSize? {
    guard isLeaf(leaf) else { return nil }
    return measure(leaf, MeasureInput()).size
  }

  /// Whether a node is a measured leaf.
  package func isLeaf(_ node: NodeID) -> Bool {
    contains(node) && arena.nodes[arena.content(of: node.index)].traits.contains(.isLeaf)
  }
}
