// The frames that the last layout may have changed, for callers that synchronize other objects with the frames.

extension LayoutTree {
  /// Calls `body` for the children of each container whose children got frames in the last layout.
  ///
  /// The arguments are the container's slot, the child's slot, and the frame of the child, which may be unchanged. All
  /// other frames in the tree are unchanged, except those of roots. Children that are not laid out are skipped, and a
  /// container may be visited twice. After its first change, a copy of a tree visits no container.
  ///
  /// The tree must not be changed during the call.
  package func forEachNewFrame(_ body: (_ container: Int, _ child: Int, _ frame: LayoutRect) -> Void) {
    let (nodes, containers) = (arena.nodes, arena.workspace.reframed)
    for index in 0..<containers.count {
      let container = containers[index]
      // The frame of an inner root is the frame of its parent. A container may have been destroyed.
      if nodes[container].traits.contains(.isOrthogonal) || !nodes[container].traits.contains(.isAlive) { continue }
      let named = arena.id(of: container).index
      for child in arena.children(of: container) where !nodes[child].traits.contains(.isLeftOut) {
        body(Int(named), Int(child), arena.snappedFrame(of: child))
      }
    }
  }

  /// Whether a node takes part in layouts: `false` for a node that is hidden, below a hidden one, or below a leaf.
  package func isLaidOut(_ node: NodeID) -> Bool {
    contains(node) && !arena.nodes[node.index].traits.contains(.isLeftOut)
  }
}
