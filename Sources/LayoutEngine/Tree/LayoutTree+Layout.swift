extension LayoutTree {
  /// Lays out a root and its descendants.
  ///
  /// The layout does not visit nodes again that have not changed since the last layout, except nodes whose lines are
  /// perpendicular to those of their container.
  ///
  /// - Parameters:
  ///   - root: A node without a parent, or any other node, whose parent is then ignored. A root with
  ///     `display: contents` has a box if it has no parent.
  ///   - space: The available space or the exact size of the root.
  ///   - scale: The device pixels per point, 0.001 to 1000, for frames on the pixel grid. With any other value, frames
  ///     are not snapped. Default: 0.
  ///   - measure: The function that measures the leaves.
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if `root` is not in this tree.
  /// - Complexity: Linear in the number of changed nodes and of nodes whose sizes change as a result. The layout measures no leaf twice with the same input. Under
  ///   CSS's rules it calls the measure function at most four times per leaf, and five times in wrapping columns: for
  ///   min-content, for max-content, and for the heights at the three widths that CSS assigns to an item there. Under
  ///   StackViewLayout's rules it calls the measure function at most twice, and a third time if a keyword or an
  ///   automatic minimum needs min-content. If widths depend on heights at many levels, as in nested aspect ratios,
  ///   each level adds calls, up to the limit that <doc:Limits> describes. A container with collapsed items measures
  ///   its content at up to twice as many widths; three nested containers with collapsed items, at up to eight times as
  ///   many. Further nesting adds no calls.
  public mutating func computeLayout(
    of root: NodeID, in space: RootSpace, scale: Double = 0, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) {
    let index = try index(of: root)
    let arena = mutableArena
    beginLayout(arena)
    arena.workspace.reframed.truncate(to: 0)
    let space = space.sanitized()
    let question = LayoutQuestion(root: index, space: space, scale: scale)
    if arena.contents.currentLayout == question { return }
    let differsInScale = arena.contents.currentLayout.map { $0.root == index && $0.space == space } ?? false
    if !differsInScale { prepareRoot(index) }
    arena.setLastRoot(index)
    // The parent has set another frame, and has to set that frame again.
    if !differsInScale, arena.nodes[index].parent >= 0 { arena.invalidate(arena.nodes[index].parent) }
    withExtendedLifetime(Measurer(measure)) { measurer in
      arena.beginSnapping(index, scale: scale)
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      if differsInScale { return passes.snapAll(below: index) }
      arena.withinAnswerLimit(index) {
        if arena.contents.staleContainers > 0 { passes.refreshIntrinsicWidths(below: index) }
        passes.layOut(index, in: arena.isTransposed(index) ? space.transposed : space)
      }
    }
    endLayout(arena)
    arena.contents.currentLayout = question
  }

  /// Makes a node the root of a layout or a measurement.
  private func prepareRoot(_ root: Int32) {
    arena.separateRoot(root)
    if let previous = arena.contents.rootSpace?.root, previous != root {
      arena.states[previous].forgetWidths()
      arena.contents.rootSpace = nil
    }
    guard arena.contents.hasCoupledNodes else { return }
    arena.reviewCouplings()
    arena.forgetCoupledSizes(below: root)
  }

  private func beginLayout(_ arena: Arena) {
    arena.statistics = LayoutStatistics()
    arena.contents.layoutCount &+= 1
    for entry in arena.kinds { entry.data.beginLayout() }
  }

  private func endLayout(_ arena: Arena) {
    arena.workspace.root = -1
    arena.workspace.giveBack(nodeCount: arena.contents.nodes.count)
    for entry in arena.kinds { entry.data.endLayout(nodeCount: arena.contents.nodes.count) }
  }

  /// Returns the size of a root in a space.
  ///
  /// The function changes no frame, and caches measurements for the next layout.
  public mutating func measure(
    _ root: NodeID, in space: RootSpace, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) -> LayoutSize {
    let index = try index(of: root)
    let arena = mutableArena
    beginLayout(arena)
    arena.contents.currentLayout = nil
    prepareRoot(index)
    // The cached results of the root will differ from the size that its parent has set.
    arena.markItemsMeasured(inParentOf: index)
    defer { endLayout(arena) }
    return withExtendedLifetime(Measurer(measure)) { measurer in
      let passes = LayoutPasses(arena, measurer: MeasurerReference(measurer))
      let isTransposed = arena.isTransposed(index)
      var size = LayoutSize()
      arena.withinAnswerLimit(index) {
        if arena.contents.staleContainers > 0 { passes.refreshIntrinsicWidths(below: index) }
        size = passes.measure(index, in: isTransposed ? space.sanitized().transposed : space.sanitized())
      }
      return isTransposed ? size.transposed : size
    }
  }

  /// Measures a leaf again, and marks it as dirty if a measurement has changed.
  ///
  /// If the content of a leaf may have changed, this function replaces ``markDirty(_:)``. The measure function is called
  /// for each input whose measurement is cached until one of the results differs. If none differs, the next layout does
  /// nothing. A leaf that was measured for eight inputs or more counts as changed, because some measurements may no longer
  /// be cached.
  ///
  /// ```swift
  /// let hasChanged = try tree.remeasure(badge, measure: measure)
  /// ```
  ///
  /// - Returns: Whether a measurement has changed; `false` for a node that is not a leaf.
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if the node is not in this tree.
  public mutating func remeasure(
    _ leaf: NodeID, measure: @escaping MeasureFunction
  ) throws(LayoutTreeError) -> Bool {
    let index = try index(of: leaf)
    let arena = mutableArena
    guard arena.nodes[index].traits.contains(.isLeaf) else { return false }
    let hasChanged = withExtendedLifetime(Measurer(measure)) { measurer in
      LayoutPasses(arena, measurer: MeasurerReference(measurer)).hasOtherMeasurement(index)
    }
    if hasChanged { try markDirty(leaf) }
    return hasChanged
  }

  /// The amount of work of the last layout or measurement.
  public var statistics: LayoutStatistics { arena.statistics }

  // MARK: - Results

  /// Returns the frame in points, relative to the top-left corner of the parent's border box.
  ///
  /// If the last layout had a scale, the frame is on the pixel grid. The frame is empty if the node was not laid out,
  /// has `display: none`, or is not in this tree.
  ///
  /// A node with `display: contents` has no box and an empty frame. The frames of its children are relative to the
  /// nearest ancestor that has a box.
  public func frame(of node: NodeID) -> LayoutRect {
    guard isLaidOut(node) else { return LayoutRect() }
    return arena.snappedFrame(of: node.index)
  }

  /// Returns the scrollable overflow in points, from the top-left corner of the node's border box.
  ///
  /// The scrollable overflow includes the node's own box, its children and, unless they clip or scroll, the overflow of
  /// the children. The padding at the end of a container is included after its children. css-overflow-3 §2.2
  ///
  /// - Complexity: O(visible descendants).
  public func contentSize(of node: NodeID) -> LayoutSize {
    guard isLaidOut(node) else { return LayoutSize() }
    return ScrollableOverflow(arena: arena).size(of: node.index)
  }

  /// Returns the own or inherited writing mode of a node, which is never `inherit`.
  public func resolvedWritingMode(of node: NodeID) -> WritingMode {
    guard contains(node) else { return .horizontalTb }
    let traits = arena.nodes[node.index].traits
    if !traits.contains(.isVertical) { return .horizontalTb }
    return traits.contains(.hasReversedLines) ? .verticalRl : .verticalLr
  }

  /// Returns the padding of the last layout, in points; 0 for a node that was not laid out.
  public func resolvedPadding(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).padding }

  /// Returns the border widths of the last layout, in points.
  public func resolvedBorder(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).border }

  /// Returns the margins of the last layout, in points; auto margins count as 0.
  public func resolvedMargin(of node: NodeID) -> Edges<Double> { resolvedEdges(of: node).margin }

  private func resolvedEdges(
    of node: NodeID
  ) -> (margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>) {
    guard isLaidOut(node) else {
      return (Edges(0), Edges(0), Edges(0))
    }
    return UsedEdges(arena: arena).edges(of: node.index)
  }
}
