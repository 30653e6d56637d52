// Margins, borders and paddings: from styles to physical sides, in points.

/// The definite sizes to which the percentages of a box refer.
struct PercentageBasis: BitwiseCopyable {
  // NaN stands for an indefinite size, so that each size fits into a register.
  private var storedWidth = Double.nan
  private var storedHeight = Double.nan

  init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

  var width: Double? {
    get { storedWidth.isNone ? nil : storedWidth }
    set { storedWidth = newValue ?? .nan }
  }
  var height: Double? {
    get { storedHeight.isNone ? nil : storedHeight }
    set { storedHeight = newValue ?? .nan }
  }

  subscript(axis: LayoutAxis) -> Double? {
    @inline(__always) get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension Style {
  /// The margins, and the sums of padding and border, on physical sides. css-sizing-3 §5.2.1
  ///
  /// Percentages refer to `basis`; an indefinite size counts as 0, and so does an auto margin.
  ///
  /// Vertical edges refer to the height under ``Deviations/percentageEdgesReferToOwnAxis``.
  func resolvedEdges(
    _ isRightToLeft: Bool, _ basis: PercentageBasis, _ rules: LayoutRules
  ) -> (margin: Edges<Double>, inset: Edges<Double>) {
    let horizontal = basis.width ?? 0
    let vertical = rules.deviations.contains(.percentageEdgesReferToOwnAxis) ? basis.height ?? 0 : horizontal
    let margin = margin.physical(isRightToLeft: isRightToLeft)
    let padding = padding.physical(isRightToLeft: isRightToLeft)
    let border = border.physical(isRightToLeft: isRightToLeft)
    let used = Edges(
      top: margin.top.resolved(against: vertical) ?? 0, left: margin.left.resolved(against: horizontal) ?? 0,
      bottom: margin.bottom.resolved(against: vertical) ?? 0, right: margin.right.resolved(against: horizontal) ?? 0)
    let inset = Edges(
      top: max(0, padding.top.resolved(against: vertical)) + border.top,
      left: max(0, padding.left.resolved(against: horizontal)) + border.left,
      bottom: max(0, padding.bottom.resolved(against: vertical)) + border.bottom,
      right: max(0, padding.right.resolved(against: horizontal)) + border.right)
    return (used, inset)
  }
}

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
    arena.contents.styleTable.setEdges(nodes[node].style, margin, inset)
    let isSameInside =
      axisStyle(node, Horizontal.self).hasInset(of: horizontal) && axisStyle(node, Vertical.self).hasInset(of: vertical)
    if isSameInside { return }
    // Beyond the limit, answers for other edges are used, too.
    if !isLeaf(node), !arena.contents.answerLimit.isExceeded { arena.removeAnswers(of: node) }
    states[node].marks.subtract([.widthsAreSet, .hasContentHeight, .isPlaced])
  }

  /// The edges of a node whose percentages refer to `basis`.
  func edges(
    of node: Int32, _ basis: PercentageBasis, isRightToLeft: Bool? = nil
  ) -> (margin: Edges<Double>, inset: Edges<Double>) {
    let isRightToLeft = isRightToLeft ?? nodes[node].traits.contains(.isRightToLeft)
    return arena.styleReference(node).style.resolvedEdges(isRightToLeft, basis, arena.contents.rules)
  }
}
