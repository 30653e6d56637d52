// Which frames the last layout may have changed, for those who keep something in step with them.

extension LayoutTree {
  /// How many containers there are whose children got frames in the last layout, the same as before or others. All other frames
  /// in the tree, but for those of roots, are what they were. A copy of a tree does not know it.
  package var reframedCount: Int { arena.contents.pointee.workspace.reframed.count }

  /// One of these containers, by its place from 0 on. A container may be there twice.
  package func reframedContainer(at index: Int) -> NodeID { id(at: arena.contents.pointee.workspace.reframed[index]) }

  /// Calls `body` with the slot and the frame of each child of a node that takes part in the layout. The tree must not be changed
  /// meanwhile.
  package func forEachFrame(below node: NodeID, _ body: (_ slot: Int, _ frame: LayoutRect) -> Void) {
    guard contains(node) else { return }
    let (nodes, results) = (arena.nodes, arena.results)
    var child = nodes[Int(node.index)].firstChild
    while child >= 0 {
      let record = nodes + Int(child)
      if !record.pointee.traits.contains(.isLeftOut) { body(Int(child), results[Int(child)].snappedFrame) }
      child = record.pointee.nextSibling
    }
  }
}
