/// Margins, borders and paddings of a node as its last layout used them.
///
/// Layouts do not keep percentages of them, for only drawings ask: they follow from the style and from the frames around it.
struct UsedEdges {
  let arena: Arena

  func edges(of node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    let parent = node == arena.contents.lastRoot ? -1 : arena.nodes[node].parent
    let isBoxItem = parent >= 0 && arena.states[parent].marks.contains(.hasFrames) && isBox(parent)
    if isBoxItem, isBox(node) || arena.nodes[node].firstChild < 0 || arena.nodes[node].traits.contains(.isLeaf) {
      return (Edges(0), Edges(0), Edges(0))
    }
    let border = arena.style(node).border.physical(isRightToLeft: arena.nodes[node].traits.contains(.isRightToLeft))
    let (margin, inset) = resolvedEdges(of: node)
    let padding = Edges(
      top: inset.top - border.top, left: inset.left - border.left, bottom: inset.bottom - border.bottom,
      right: inset.right - border.right)
    return (isBoxItem ? Edges(0) : margin, border, padding)
  }

  private func isBox(_ node: Int32) -> Bool { arena.nodes[node].traits.contains(.isBox) }

  /// Margins, and padding with border. Those with percentages are resolved from the nearest ancestor downwards that has none, or that
  /// was the root of the last layout.
  private func resolvedEdges(of node: Int32) -> (margin: Edges<Double>, inset: Edges<Double>) {
    var path = [node]
    while let last = path.last, arena.flexStyle(last).traits.contains(.hasPercentageEdges),
      last != arena.contents.lastRoot,
      arena.nodes[last].parent >= 0
    {
      path.append(arena.nodes[last].parent)
    }
    var edges = (margin: Edges(0.0), inset: Edges(0.0))
    let passes = LayoutPasses(arena)
    for (index, step) in path.enumerated().reversed() {
      var basis = step == arena.contents.lastRoot ? arena.contents.lastRootBasis : PercentageBasis()
      if index + 1 < path.count { basis = percentageBasis(of: step, in: path[index + 1], inset: edges.inset) }
      edges = passes.edges(of: step, basis)
    }
    return edges
  }

  /// What the percentages of a node's edges refer to in its container.
  private func percentageBasis(of node: Int32, in container: Int32, inset: Edges<Double>) -> PercentageBasis {
    let size = arena.results[container].frame.size
    if isBox(container) { return PercentageBasis() }
    if arena.nodes[node].traits.contains(.isAbsolute) {
      let block = arena.containingBlock(of: container, root: arena.contents.lastRoot)
      return PercentageBasis(width: block.size.width, height: block.size.height)
    }
    let definite = arena.states[container].definiteHeight
    return PercentageBasis(
      width: max(0, size.width - inset.horizontal),
      height: definite.isNaN ? nil : max(0, definite - inset.vertical))
  }
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
        let isOwnChild = record.parent == node && !arena.isOutOfFlow(current)
        extent.width = max(extent.width, origin.x + rect.maxX + (isOwnChild ? edges.padding.right : 0))
        extent.height = max(extent.height, origin.y + rect.maxY + (isOwnChild ? edges.padding.bottom : 0))
      }
      let isOpen = !record.traits.contains(.isLeaf) && arena.style(current).showsOverflow
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
