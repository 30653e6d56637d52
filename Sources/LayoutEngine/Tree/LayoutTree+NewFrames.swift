// Which frames the last layout may have changed, for those who keep something in step with them.

extension LayoutTree {
  /// Calls `body` for the children of those containers whose children got frames in the last layout, the same as before or others:
  /// with the container's slot, the child's slot, and its frame. All other frames in the tree, but for those of roots, are what they
  /// were. Children that are left out are not named, and a container may come twice. A copy of a tree knows of none.
  ///
  /// The tree must not be changed meanwhile.
  package func forEachNewFrame(_ body: (_ container: Int, _ child: Int, _ frame: LayoutRect) -> Void) {
    let (nodes, containers) = (arena.nodes, arena.workspace.reframed)
    for index in 0..<containers.count {
      let container = containers[index]
      // That of an inner root is the one of its parent.
      if nodes[container].traits.contains(.isOrthogonal) { continue }
      let named = arena.id(of: container).index
      var child = nodes[container].firstChild
      while child >= 0 {
        if !nodes[child].traits.contains(.isLeftOut) {
          body(Int(named), Int(child), arena.snappedFrame(of: child))
        }
        child = nodes[child].nextSibling
      }
    }
  }
}
