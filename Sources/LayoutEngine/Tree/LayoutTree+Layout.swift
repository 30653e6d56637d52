extension LayoutTree {
  /// Lays out a root and everything below it. What has not changed since the last layout is not visited again, except containers in
  /// which heights decide widths: wrapping columns, and containers of items with aspect ratios.
  ///
  /// - Parameters:
  ///   - root: A node without a parent, or any node whose parent shall not matter. One with `display: contents` has a box as long as it has no
  ///     parent.
  ///   - space: The space that there is, or the exact size.
  ///   - scale: Device pixels per point, 0.001 to 1000, for frames on the pixel grid; anything else leaves frames as they are.
  ///     Default: 0.
  ///   - measure: Answers for the leaves.
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if `root` is not in this tree.
  /// - Complexity: Linear in the nodes that changed and in those whose size they change; n box containers and items that stand directly
  ///   in each other take n log n. No leaf is asked the same question twice. Under CSS's rules it is asked at most four, in columns that
  ///   wrap five: min-content, max-content, and its heights at the three widths that CSS gives an item there. Under StackViewLayout's
  ///   rules it is asked at most two, and a third where a keyword or an automatic minimum needs min-content. Where heights decide widths
  ///   at many levels, as in nested aspect ratios, each level adds questions; wrapping columns in each other whose paddings are
  ///   percentages multiply them. A container with collapsed items measures what is inside at up to twice as many widths, three of
  ///   them in each other at up to eight times as many; further ones add none.
  public mutating func computeLayout(
    of root: NodeID, in space: RootSpace, scale: Double = 0, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) {
    let index = try index(of: root)
    let arena = mutableArena
    arena.statistics = LayoutStatistics()
    arena.contents.layoutCount &+= 1
    arena.workspace.reframed.truncate(to: 0)
    let space = space.sanitized()
    let question = LayoutQuestion(root: index, space: space, scale: scale)
    if arena.contents.currentLayout == question { return }
    let differsInScale = arena.contents.currentLayout?.with(scale: scale) == question
    if !differsInScale { prepareRoot(index) }
    arena.setLastRoot(index)
    // Its parent has given it another frame, and has to do so again.
    if !differsInScale, arena.nodes[index].parent >= 0 { arena.invalidate(arena.nodes[index].parent) }
    withExtendedLifetime(Measurer(measure)) { measurer in
      arena.beginSnapping(index, scale: scale)
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      if differsInScale { return PixelGrid(passes).snapAll(below: index) }
      if arena.contents.staleContainers > 0 { passes.refreshIntrinsicWidths(below: index) }
      passes.layOut(index, in: arena.isTransposed(index) ? space.transposed : space)
    }
    endLayout(arena)
    arena.contents.currentLayout = question
  }

  /// Makes a node the root of a layout or a measurement.
  private func prepareRoot(_ root: Int32) {
    arena.separateRoot(root)
    if arena.contents.fittedRoot >= 0 { arena.states[arena.contents.fittedRoot].forgetWidths() }
    arena.contents.fittedRoot = -1
    guard arena.contents.hasCoupledNodes else { return }
    arena.reviewCouplings()
    arena.forgetCoupledSizes(below: root)
  }

  private func endLayout(_ arena: Arena) {
    arena.workspace.snapping = Snapping()
    arena.workspace.root = -1
    arena.workspace.measuredRoot = -1
    arena.workspace.giveBack(nodeCount: arena.contents.nodes.count)
  }

  /// The size that a root would take in a space. No frame changes; what was measured is remembered for the next layout.
  public mutating func measure(
    _ root: NodeID, in space: RootSpace, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) -> LayoutSize {
    let index = try index(of: root)
    let arena = mutableArena
    arena.statistics = LayoutStatistics()
    arena.contents.layoutCount &+= 1
    arena.contents.currentLayout = nil
    prepareRoot(index)
    // What passes keep of it will belong to another size than the one that its parent has given it.
    arena.markItemsMeasured(inParentOf: index)
    defer { endLayout(arena) }
    return withExtendedLifetime(Measurer(measure)) { measurer in
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      if arena.contents.staleContainers > 0 { passes.refreshIntrinsicWidths(below: index) }
      let isTransposed = arena.isTransposed(index)
      let size = passes.measure(index, in: isTransposed ? space.sanitized().transposed : space.sanitized())
      return isTransposed ? size.transposed : size
    }
  }

  /// How much work the last layout or measurement was.
  public var statistics: LayoutStatistics { arena.statistics }

  // MARK: - Results

  /// The frame in points, relative to the top-left corner of the parent's border box; on the pixel grid if the last layout
  /// had a scale. Empty for a node that was not laid out, has `display: none`, or is not in this tree.
  ///
  /// A node with `display: contents` has no box, and an empty frame: the frames of its children are relative to the nearest ancestor that
  /// has a box.
  public func frame(of node: NodeID) -> LayoutRect {
    guard contains(node), !arena.nodes[node.index].traits.contains(.isLeftOut) else { return LayoutRect() }
    return arena.snappedFrame(of: node.index)
  }

  /// The scrollable overflow in points, measured from the top-left corner of the node's border box: its own size, enlarged
  /// to take in its children and, unless they clip or scroll, what overflows them.
  ///
  /// The padding at the end of a container lies behind its children. css-overflow-3 §2.2
  /// - Complexity: O(nodes below that show).
  public func contentSize(of node: NodeID) -> LayoutSize {
    guard contains(node), !arena.nodes[node.index].traits.contains(.isLeftOut) else { return LayoutSize() }
    return ScrollableOverflow(arena: arena).size(of: node.index)
  }

  /// The writing mode of a node, its own or the one that it inherits; never `inherit`.
  public func resolvedWritingMode(of node: NodeID) -> WritingMode {
    guard contains(node) else { return .horizontalTb }
    let traits = arena.nodes[node.index].traits
    if !traits.contains(.isVertical) { return .horizontalTb }
    return traits.contains(.hasReversedLines) ? .verticalRl : .verticalLr
  }

  /// Padding as the last layout used it, in points; 0 for a node that is left out.
  public func resolvedPadding(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).padding }

  /// Border widths as the last layout used them, in points.
  public func resolvedBorder(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).border }

  /// Margins as the last layout used them, in points; auto margins count as 0.
  public func resolvedMargin(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).margin }

  private func resolvedEdges(
    of node: NodeID
  ) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    guard contains(node), !arena.nodes[node.index].traits.contains(.isLeftOut) else {
      return (Edges(0), Edges(0), Edges(0))
    }
    return UsedEdges(arena: arena).edges(of: node.index)
  }
}
