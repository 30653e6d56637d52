/// Margins, borders and paddings of a node as its last layout used them. Percentages keep what they were resolved to.
struct UsedEdges {
  let arena: Arena

  func edges(of node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    let parent = arena.nodes[node].parent
    let isBoxItem = parent >= 0 && arena.states[parent].marks.contains(.hasFrames) && isBox(parent)
    if isBoxItem, isBox(node) || arena.nodes[node].firstChild < 0 || arena.nodes[node].traits.contains(.isLeaf) {
      return (Edges(0), Edges(0), Edges(0))
    }
    let border = arena.style(node).border.physical(isRightToLeft: arena.nodes[node].traits.contains(.isRightToLeft))
    let (horizontal, vertical) = (arena.axisStyle(node, .horizontal), arena.axisStyle(node, .vertical))
    let margin = Edges(
      top: vertical.marginStart, left: horizontal.marginStart, bottom: vertical.marginEnd, right: horizontal.marginEnd)
    let padding = Edges(
      top: vertical.insetStart - border.top, left: horizontal.insetStart - border.left,
      bottom: vertical.insetEnd - border.bottom, right: horizontal.insetEnd - border.right)
    return (isBoxItem ? Edges(0) : margin, border, padding)
  }

  private func isBox(_ node: Int32) -> Bool { arena.nodes[node].traits.contains(.isBox) }
}

/// The extent of everything that a node shows, its own box included. css-overflow-3 §2.2
struct ScrollableOverflow {
  let arena: Arena

  func size(of node: Int32) -> LayoutSize {
    func frame(_ node: Int32) -> LayoutRect { arena.results[node].snappedFrame }
    let edges = UsedEdges(arena: arena).edges(of: node)
    var extent = frame(node).size
    if arena.nodes[node].traits.contains(.isLeaf) { return extent }
    // Depth first along the links; `origin` is where the current node's border box lies.
    var origin = LayoutPoint()
    var current = arena.nodes[node].firstChild
    while current >= 0 {
      let record = arena.nodes[current]
      let isShown = !record.traits.contains(.isHidden)
      let rect = frame(current)
      if isShown {
        let isOwnChild = record.parent == node && !record.traits.contains(.isAbsolute)
        extent.width = max(extent.width, origin.x + rect.maxX + (isOwnChild ? edges.padding.right : 0))
        extent.height = max(extent.height, origin.y + rect.maxY + (isOwnChild ? edges.padding.bottom : 0))
      }
      let isOpen = !record.traits.contains(.isLeaf) && arena.style(current).overflow == .visible
      if isShown, record.firstChild >= 0, isOpen {
        origin = LayoutPoint(x: origin.x + rect.x, y: origin.y + rect.y)
        current = record.firstChild
        continue
      }
      var last = current
      while last != node, arena.nodes[last].nextSibling < 0 {
        last = arena.nodes[last].parent
        if last == node { return extent }
        let left = frame(last)
        origin = LayoutPoint(x: origin.x - left.x, y: origin.y - left.y)
      }
      current = arena.nodes[last].nextSibling
    }
    return extent
  }
}
