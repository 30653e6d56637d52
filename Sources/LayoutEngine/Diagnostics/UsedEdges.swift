/// The margins, borders and paddings of a node in its last layout.
///
/// Layouts do not store resolved percentages of edges, because only drawings need them. The percentages are resolved
/// from the style and from the surrounding frames.
struct UsedEdges {
  let arena: Arena

  func edges(of node: Int32) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    let parent = node == arena.contents.lastRoot ? -1 : arena.nodes[node].parent
    let hasNoMargin = parent >= 0 && arena.states[parent].marks.contains(.hasFrames) && hasKind(parent)
    let passes = LayoutPasses(arena)
    if hasNoMargin, !passes.isContainer(node) || passes.isJoined(node) {
      return (Edges(0), Edges(0), Edges(0))
    }
    let border = lengths(of: node).border
    let (margin, inset) = resolvedEdges(of: node)
    let padding = Edges(
      top: inset.top - border.top, left: inset.left - border.left, bottom: inset.bottom - border.bottom,
      right: inset.right - border.right)
    let used = (margin: hasNoMargin ? Edges(0) : margin, border: border, padding: padding)
    return arena.isTransposed(node)
      ? (used.margin.transposed, used.border.transposed, used.padding.transposed) : used
  }

  /// The layout direction of a node with logical edges in the last layout.
  ///
  /// The traits hold that of the last measurement.
  private func isRightToLeft(_ node: Int32) -> Bool {
    guard arena.styleValues(node).hasLogicalEdges else { return false }
    var current = node
    while true {
      let parent = current == arena.contents.lastRoot ? -1 : arena.documentParent(of: current)
      let isJoined = arena.isJoined(current, to: parent)
      let own = isJoined ? WritingDirection.inherit : arena.styleValues(current).layoutDirection
      if own != .inherit || parent < 0 { return own == .rightToLeft }
      current = parent
    }
  }

  /// The lengths of a node in the layout direction of the last layout.
  private func lengths(of node: Int32) -> StyleLengths {
    var traits = arena.nodes[node].traits
    if isRightToLeft(node) { traits.insert(.isRightToLeft) } else { traits.remove(.isRightToLeft) }
    return StyleLengths(arena.styleValues(node).inAxes(of: traits))
  }

  private func hasKind(_ node: Int32) -> Bool { arena.nodes[node].traits.contains(.hasKind) }

  /// Returns the margins, and the sums of padding and border.
  ///
  /// Edges with percentages are resolved downward from the nearest ancestor without percentages, or from the root of
  /// the last layout.
  private func resolvedEdges(of node: Int32) -> (margin: Edges<Double>, inset: Edges<Double>) {
    var path = [node]
    while let last = path.last, arena.flexStyle(last).traits.contains(.hasPercentageEdges),
      last != arena.contents.lastRoot,
      arena.nodes[last].parent >= 0
    {
      path.append(arena.nodes[last].parent)
    }
    var edges = (margin: Edges(0.0), inset: Edges(0.0))
    for (index, step) in path.enumerated().reversed() {
      var basis = step == arena.contents.lastRoot ? arena.contents.lastRootBasis : PercentageBasis()
      if index + 1 < path.count { basis = percentageBasis(of: step, in: path[index + 1], inset: edges.inset) }
      if arena.nodes[step].traits.contains(.isInnerRoot) {
        edges = (Edges(0), edges.inset.transposed)
      } else {
        edges = lengths(of: step).resolvedEdges(basis, arena.contents.rules, arena.contents.styleTable.functions)
      }
    }
    return edges
  }

  /// Returns the reference size in a container for the percentages of a node's edges.
  private func percentageBasis(of node: Int32, in container: Int32, inset: Edges<Double>) -> PercentageBasis {
    let size = arena.results[container].frame.size
    if hasKind(container) { return PercentageBasis() }
    if arena.nodes[node].traits.contains(.isAbsolute) {
      let block = arena.containingBlock(of: container, root: arena.contents.lastRoot)
      return PercentageBasis(width: block.size.width, height: block.size.height)
    }
    let definite = arena.states[container].definiteHeight
    let width = max(0, size.width - inset.horizontal)
    return PercentageBasis(
      width: LayoutPasses(arena).columnWidth(of: container, width: width),
      height: definite.isNaN ? nil : max(0, definite - inset.vertical))
  }
}

/// The scrollable overflow of a node, including its own box. css-overflow-3 §2.2
struct ScrollableOverflow {
  let arena: Arena

  func size(of node: Int32) -> LayoutSize {
    let padding = UsedEdges(arena: arena).edges(of: node).padding
    return LayoutSize(
      width: extent(of: node, along: .horizontal, paddingEnd: padding.right),
      height: extent(of: node, along: .vertical, paddingEnd: padding.bottom))
  }

  private func extent(of node: Int32, along axis: LayoutAxis, paddingEnd: Double) -> Double {
    var extent = arena.snappedFrame(of: node).size[axis]
    let content = arena.content(of: node)
    if arena.nodes[content].traits.contains(.isLeaf) { return extent }
    // Depth first along the links. `origin` is the position of the current node's parent.
    var origin = 0.0
    var current = arena.nodes[content].firstChild
    while current >= 0 {
      let record = arena.nodes[current]
      if !record.traits.contains(.isHidden) {
        let frame = arena.snappedFrame(of: current)
        let isOwnChild = record.parent == content && !arena.isOutOfFlow(current)
        extent = max(extent, origin + frame.origin[axis] + frame.size[axis] + (isOwnChild ? paddingEnd : 0))
        if record.firstChild >= 0, !record.traits.contains(.isLeaf), showsOverflow(current, along: axis) {
          origin += frame.origin[axis]
          current = record.firstChild
          continue
        }
      }
      var last = current
      while last != content, arena.nodes[last].nextSibling < 0 {
        last = arena.nodes[last].parent
        if last == content { return extent }
        origin -= arena.snappedFrame(of: last).origin[axis]
      }
      current = arena.nodes[last].nextSibling
    }
    return extent
  }

  private func showsOverflow(_ node: Int32, along axis: LayoutAxis) -> Bool {
    arena.styleValues(node).showsOverflow(along: axis)
  }
}
