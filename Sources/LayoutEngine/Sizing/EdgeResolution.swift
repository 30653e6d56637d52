// Margins, borders and paddings: from styles to physical sides, in points.

extension LayoutPasses {
  /// Resolves the percentages of a node's edges, if any, for all subsequent passes.
  ///
  /// Different padding or border changes the content box: stored results for the content become invalid.
  @inline(never) func resolveEdges(of node: Int32, _ basis: PercentageBasis) {
    let edges = edges(of: node, basis)
    setEdges(of: node, margin: edges.margin, inset: edges.inset)
  }

  /// Stores the edges of a node with percentages.
  func setEdges(of node: Int32, margin: Edges<Double>, inset: Edges<Double>) {
    let (horizontal, vertical) = (axisStyle(node, Horizontal.self), axisStyle(node, Vertical.self))
    arena.contents.usedStyles.setEdges(nodes[node].style, margin, inset)
    let isSameInside =
      axisStyle(node, Horizontal.self).hasInset(of: horizontal) && axisStyle(node, Vertical.self).hasInset(of: vertical)
    if isSameInside { return }
    // Beyond the limit, answers for other edges are used, too.
    if !isLeaf(node), !arena.contents.answerLimit.isExceeded { arena.removeAnswers(of: node) }
    states[node].marks.subtract([.widthsAreSet, .hasContentHeight, .isPlaced])
  }

  /// The edges of a node with percentages, which refer to `basis`.
  func edges(of node: Int32, _ basis: PercentageBasis) -> (margin: Edges<Double>, inset: Edges<Double>) {
    lengths(of: node).resolvedEdges(basis, arena.contents.rules, arena.contents.styleTable.functions)
  }
}
