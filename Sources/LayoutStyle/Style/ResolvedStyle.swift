/// A style for layout passes, resolved when the style is set: physical edges, and bounds in points.
///
/// Percentages of edges count as 0. Each node with such edges has its own copy, in which passes resolve them.
package struct ResolvedStyle: BitwiseCopyable {
  package var flex: FlexStyle
  package var horizontal = AxisStyle()
  package var vertical = AxisStyle()
  /// The traits of a node with this style.
  package var nodeTraits: NodeTraits
  /// The traits that a child of this style adds to its container.
  package var containerTraits: NodeTraits = []
  /// The position in the layout order.
  package var order: Int32
  /// The place of the lengths in the ``StyleTable``; 0 if all of them are resolved.
  package var lengths: Int32 = 0

  package subscript(axis: LayoutAxis) -> AxisStyle { axis == .horizontal ? horizontal : vertical }

  /// Sets the edges of both axes, and the bounds that follow from padding and border.
  package mutating func setEdges(_ margin: Edges<Double>, _ inset: Edges<Double>) {
    let sizesContentBox = flex.traits.contains(.sizesContentBox)
    horizontal.setEdges(.horizontal, margin: margin, inset: inset, sizesContentBox: sizesContentBox)
    vertical.setEdges(.vertical, margin: margin, inset: inset, sizesContentBox: sizesContentBox)
  }
}

/// The lengths of a style that refer to other boxes, or that passes rarely use, in the axes of layout passes.
package struct StyleLengths: BitwiseCopyable {
  /// The lengths along one axis.
  package struct Axis: BitwiseCopyable {
    package var preferred = PackedLength.automatic
    package var minimum = PackedLength.automatic
    package var maximum = PackedLength.automatic
    package var gap = PackedLength.zero
    // Left and right, or top and bottom.
    package var insetStart = PackedLength.automatic
    package var insetEnd = PackedLength.automatic

    init() {}

    /// - Parameter style: A style with physical edges.
    @inline(__always) init(_ style: StyleValues, _ axis: LayoutAxis) {
      let isHorizontal = axis == .horizontal
      preferred = isHorizontal ? style.width : style.height
      minimum = isHorizontal ? style.minWidth : style.minHeight
      maximum = isHorizontal ? style.maxWidth : style.maxHeight
      gap = isHorizontal ? style.columnGap : style.rowGap
      insetStart = isHorizontal ? style.inset.left : style.inset.top
      insetEnd = isHorizontal ? style.inset.right : style.inset.bottom
    }
  }

  package var horizontal = Axis()
  package var vertical = Axis()
  package var basis = PackedLength.automatic
  package var margin = Edges(PackedLength.zero)
  package var padding = Edges(PackedLength.zero)
  package var border = Edges(0.0)
  /// The largest number of columns, and their least width; 0: unlimited.
  package var columns = 0.0
  package var minColumnWidth = 0.0

  package init() {}

  /// - Parameter style: A style with physical edges.
  package init(_ style: StyleValues) {
    (horizontal, vertical, basis) = (Axis(style, .horizontal), Axis(style, .vertical), style.basis)
    (margin, padding) = (style.margin.sides, style.padding.sides)
    (columns, minColumnWidth) = (Double(style.columns), style.minColumnWidth)
    let border = style.border
    self.border = Edges(
      top: border.top.points, left: border.left.points, bottom: border.bottom.points, right: border.right.points)
  }

  package subscript(axis: LayoutAxis) -> Axis { axis == .horizontal ? horizontal : vertical }

  /// The margins, and the sums of padding and border. css-sizing-3 §5.2.1
  ///
  /// Percentages refer to `basis`; an indefinite size counts as 0, and so does an auto margin.
  ///
  /// Vertical edges refer to the height under ``Deviations/percentageEdgesReferToOwnAxis``.
  package func resolvedEdges(
    _ basis: PercentageBasis, _ rules: LayoutRules, _ functions: LengthTable
  ) -> (margin: Edges<Double>, inset: Edges<Double>) {
    let horizontal = basis.width ?? 0
    let vertical = rules.deviations.contains(.percentageEdgesReferToOwnAxis) ? basis.height ?? 0 : horizontal
    func resolve(_ length: PackedLength, _ basis: Double) -> Double {
      length == .zero || length.isKeyword ? 0 : functions.resolved(length, against: basis)
    }
    let used = Edges(
      top: resolve(margin.top, vertical), left: resolve(margin.left, horizontal),
      bottom: resolve(margin.bottom, vertical), right: resolve(margin.right, horizontal))
    let inset = Edges(
      top: max(0, resolve(padding.top, vertical)) + border.top,
      left: max(0, resolve(padding.left, horizontal)) + border.left,
      bottom: max(0, resolve(padding.bottom, vertical)) + border.bottom,
      right: max(0, resolve(padding.right, horizontal)) + border.right)
    return (used, inset)
  }
}

// MARK: - Resolving

extension StyleValues {
  /// Resolves a style for layout passes, and changes its values to the axes of passes.
  ///
  /// - Parameter axes: The writing mode of a box, and whether it is transposed, orthogonal, or an inner root.
  package mutating func resolve(for axes: NodeTraits, _ rules: LayoutRules, _ functions: LengthTable) -> ResolvedStyle {
    // A logical inset can be `auto` in one layout direction alone. The traits of a node are those of both directions.
    let hasLogicalInsets = inset.hasLogicalEdges && traits.contains(.hasInsets) && !axes.contains(.isInnerRoot)
    exchangeAxes(of: axes)
    var resolved = ResolvedStyle(&self, rules, functions, isOrthogonal: axes.contains(.isOrthogonal))
    if hasLogicalInsets { resolved.addInsets() }
    return resolved
  }
}

extension ResolvedStyle {
  /// - Parameter style: A style in the axes of passes. The function does not change it: a value would be copied.
  fileprivate init(
    _ style: inout StyleValues, _ rules: LayoutRules, _ functions: LengthTable, isOrthogonal: Bool
  ) {
    flex = FlexStyle(&style, rules)
    nodeTraits = style.traits
    order = style.order
    if !style.edges.isDisjoint(with: [.margin, .padding, .border]) {
      let edges = StyleLengths(style).resolvedEdges(PercentageBasis(), rules, functions)
      setEdges(edges.margin, edges.inset)
      horizontal.setAutoMargins(style.margin.left.isKeyword, style.margin.right.isKeyword)
      vertical.setAutoMargins(style.margin.top.isKeyword, style.margin.bottom.isKeyword)
    }
    set(StyleLengths.Axis(style, .horizontal), in: &horizontal)
    set(StyleLengths.Axis(style, .vertical), in: &vertical)
    if style.basis != .automatic {
      horizontal.traits.insert(.hasBasis)
      vertical.traits.insert(.hasBasis)
    }
    let widthFollowsContent =
      !horizontal.traits.contains(.isFixed) || horizontal.traits.contains(.hasKeywordBounds)
      || horizontal.traits.contains(.hasBasis)
    if rules.deviations.contains(.givenHeightDeterminesLeafWidth), widthFollowsContent,
      vertical.traits.hasLength
    {
      horizontal.traits.insert(.heightDeterminesWidth)
    }
    if isOrthogonal { vertical.traits.insert(.isLineLength) }
    if rules.deviations.contains(.leavesMeasureInAvailableSpace), horizontal.traits.contains(.hasAutomaticMinimum) {
      horizontal.traits.insert(.needsMinimumAtOnce)
    }
    if horizontal.traits.union(vertical.traits).isDisjoint(with: .isNotSimple), style.alignSelf == .auto,
      style.order == 0, nodeTraits.isDisjoint(with: [.isHidden, .isContents, .isAbsolute, .hasInsets])
    {
      flex.traits.insert(.isSimple)
    }
    determineContainerTraits(rules)
  }

  fileprivate mutating func addInsets() {
    nodeTraits.insert(.hasInsets)
    flex.traits.remove(.isSimple)
    containerTraits.insert(.hasComplexItems)
  }

  private mutating func determineContainerTraits(_ rules: LayoutRules) {
    func set(_ trait: NodeTraits, if condition: Bool) {
      if condition { containerTraits.insert(trait) }
    }
    let width = horizontal.traits
    set(.ordersChildren, if: order != 0)
    set(.hasAbsoluteChildren, if: nodeTraits.contains(.isAbsolute))
    set(.hasBaselineItems, if: flex.alignSelf == .baseline || flex.alignSelf == .lastBaseline)
    set(.hasCouplingItems, if: nodeTraits.contains(.collapses) || width.contains(.heightDeterminesWidth))
    set(.hasCouplingItems, if: flex.hasRatio || flex.traits.contains(.edgesFollowHeight))
    set(.hasComplexItems, if: !flex.traits.contains(.isSimple))
    set(.hasKeywordItems, if: rules.deviations.contains(.leavesFitAnyWidth) && width.contains(.hasAutomaticMinimum))
    set(.hasKeywordItems, if: !width.isDisjoint(with: .needsFullCrossSizing))
  }

  private func set(_ lengths: StyleLengths.Axis, in axis: inout AxisStyle) {
    axis.setPreferred(lengths.preferred)
    if lengths.gap.hasPercentage { axis.traits.insert(.hasPercentageGap) }
    if lengths.minimum == .automatic {
      axis.traits.insert(.minimumIsAutomatic)
      if !flex.traits.contains(.isScrollContainer) { axis.traits.insert(.hasAutomaticMinimum) }
    }
    let bounds = SizeLimits(lengths.minimum, lengths.maximum)
    if bounds.areKeywords { axis.traits.insert(.hasKeywordBounds) }
    if bounds.isLimited { axis.traits.insert(.isLimited) }
    if bounds.isLimited, flex.traits.contains(.hasPercentageEdges) || !bounds.areInPoints {
      axis.traits.insert(.hasUnresolvedBounds)
    } else {
      axis.setBounds(minimum: bounds.minimum, maximum: bounds.maximum)
    }
    if flex.hasRatio { axis.traits.insert(.hasRatio) }
    if flex.traits.contains(.hasPercentageEdges) { axis.traits.insert(.hasPercentageEdges) }
  }

  /// Whether passes use lengths besides the numbers of the style and of the node, apart from borders.
  package var usesLengths: Bool {
    let traits = horizontal.traits.union(vertical.traits)
    return nodeTraits.contains(.hasInsets) || flex.traits.contains(.hasColumns)
      || !traits.isDisjoint(with: [
        .isKeyword, .hasMixedSize, .hasUnresolvedBounds, .hasPercentageGap, .hasBasis, .hasPercentageEdges,
      ])
  }
}

extension AxisStyle {
  fileprivate mutating func setAutoMargins(_ start: Bool, _ end: Bool) {
    if start { traits.insert(.startMarginIsAuto) }
    if end { traits.insert(.endMarginIsAuto) }
  }
}

/// The bounds of a size in a style.
private struct SizeLimits {
  var minimum: Double?
  var maximum: Double?
  /// There is a maximum, or a minimum above 0.
  var isLimited = false
  /// The bounds that exist are in points.
  var areInPoints = true
  var areKeywords = false

  init(_ minimum: PackedLength, _ maximum: PackedLength) {
    isLimited = minimum != .zero && minimum != .automatic || maximum != .automatic
    self.minimum = inspect(minimum)
    self.maximum = inspect(maximum)
  }

  /// Returns the points of a bound.
  private mutating func inspect(_ bound: PackedLength) -> Double? {
    if bound == .automatic { return nil }
    if let points = bound.fixedPoints { return max(0, points) }
    areInPoints = false
    if bound.isKeyword, bound.keyword != .stretch { areKeywords = true }
    return nil
  }
}
