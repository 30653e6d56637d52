/// The properties of a style along one axis, with physical edges.
struct AxisStyle: BitwiseCopyable {
  /// Left or top.
  private(set) var marginStart = 0.0
  /// Right or bottom.
  private(set) var marginEnd = 0.0
  /// Padding and border on the left or at the top.
  private(set) var insetStart = 0.0
  private(set) var insetEnd = 0.0
  /// The inset that is added to a preferred size: padding and border if sizes refer to the content box.
  private(set) var addedInset = 0.0
  /// The bounds of the border box, unless ``AxisTraits/hasOpenBounds`` marks them as unresolved.
  private(set) var minimum = 0.0
  private(set) var maximum = Double.infinity
  fileprivate(set) var traits: AxisTraits = []
  /// 1 if the number of a node's preferred size is a percentage, otherwise 0.
  private(set) var percentShare: Float = 0

  var margins: Double { marginStart + marginEnd }
  var inset: Double { insetStart + insetEnd }

  /// Sets the edges, and sets the bounds to those that follow from padding and border.
  mutating func setEdges(_ axis: LayoutAxis, margin: Edges<Double>, inset: Edges<Double>, sizesContentBox: Bool) {
    (marginStart, marginEnd) = axis == .horizontal ? (margin.left, margin.right) : (margin.top, margin.bottom)
    (insetStart, insetEnd) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    addedInset = sizesContentBox ? self.inset : 0
    (minimum, maximum) = (self.inset, .infinity)
  }

  func hasInset(of other: AxisStyle) -> Bool { insetStart == other.insetStart && insetEnd == other.insetEnd }

  fileprivate mutating func setPreferred(_ size: PreferredSize) {
    switch size {
    case .length(let length) where length.hasPercentage:
      traits.insert(.isPercentage)
      if length.singleNumber == nil { traits.insert(.hasMixedSize) }
      percentShare = 1
    case .length: traits.insert(.isFixed)
    case .stretch:
      // The container's full size, less the margins.
      traits.formUnion([.isPercentage, .hasMixedSize, .isStretch])
    case .auto: traits.insert(.isAutomatic)
    default: traits.formUnion([.isKeyword, .needsFullSizing])
    }
  }

  /// Sets bounds in points. css-sizing-3 §5.3
  fileprivate mutating func setBounds(minimum: Double?, maximum: Double?) {
    if let minimum { self.minimum = max(minimum + addedInset, inset) }
    if let maximum { self.maximum = max(maximum + addedInset, self.minimum) }
  }
}

/// The kinds of values of a style along one axis.
struct AxisTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  /// The preferred size is a number of points.
  static let isFixed = AxisTraits(rawValue: 1 << 0)
  /// The preferred size is, at least in part, a percentage.
  static let isPercentage = AxisTraits(rawValue: 1 << 1)
  /// The preferred size is `auto`.
  static let isAutomatic = AxisTraits(rawValue: 1 << 2)
  /// The preferred size is `minContent`, `maxContent` or `fitContent`.
  static let isKeyword = AxisTraits(rawValue: 1 << 3)
  /// There is a maximum, or a minimum above 0.
  static let isLimited = AxisTraits(rawValue: 1 << 4)
  /// The bounds have percentages or keywords, or include edges with percentages.
  static let hasOpenBounds = AxisTraits(rawValue: 1 << 5)
  /// A bound is a keyword.
  static let hasKeywordBounds = AxisTraits(rawValue: 1 << 6)
  /// The automatic minimum size applies. css-flexbox-1 §4.5
  static let hasAutomaticMinimum = AxisTraits(rawValue: 1 << 7)
  static let startMarginIsAuto = AxisTraits(rawValue: 1 << 8)
  static let endMarginIsAuto = AxisTraits(rawValue: 1 << 9)
  /// The gap between items along this axis is a percentage, at least in part.
  static let hasPercentageGap = AxisTraits(rawValue: 1 << 10)
  /// There is an aspect ratio.
  static let hasRatio = AxisTraits(rawValue: 1 << 11)
  /// The preferred size has both points and a percentage, has bounds, or is `stretch`.
  static let hasMixedSize = AxisTraits(rawValue: 1 << 12)
  /// The width of a leaf depends on its given height. ``Deviations/givenHeightDeterminesLeafWidth``
  static let heightDeterminesWidth = AxisTraits(rawValue: 1 << 13)
  /// Sizing the item along the main axis needs more than a preferred size, or the content, within bounds in points.
  static let needsFullSizing = AxisTraits(rawValue: 1 << 14)
  /// The preferred size is `stretch`.
  static let isStretch = AxisTraits(rawValue: 1 << 15)
  /// The minimum is `auto`.
  static let minimumIsAutomatic = AxisTraits(rawValue: 1 << 16)
  /// The size along the axis is the length of lines that are perpendicular to those of the container.
  static let isLineLength = AxisTraits(rawValue: 1 << 17)
  /// Besides a size in points or the content, and edges in points, other properties affect the size of the item before
  /// flexing: bounds, keywords, a ratio, a basis, or percentages of edges. css-flexbox-1 §9.9
  static let needsFullContribution = AxisTraits(rawValue: 1 << 18)

  /// The size property is not `auto`.
  static let hasSize: AxisTraits = [.isFixed, .isPercentage, .isKeyword]
  static let hasAutoMargins: AxisTraits = [.startMarginIsAuto, .endMarginIsAuto]
  /// Sizing the item along the cross axis needs more than a preferred size.
  static let needsFullCrossSizing: AxisTraits = [
    .isKeyword, .hasKeywordBounds, .hasRatio, .heightDeterminesWidth, .isLineLength,
  ]
}

/// The properties of a style that apply to both axes, of the node as an item and as a container.
struct FlexStyle: BitwiseCopyable {
  struct Traits: OptionSet, BitwiseCopyable {
    var rawValue: UInt32

    /// The items are arranged in a row.
    static let isRow = Traits(rawValue: 1 << 0)
    /// Main-start and main-end are exchanged.
    static let isReversed = Traits(rawValue: 1 << 1)
    static let wraps = Traits(rawValue: 1 << 2)
    /// Cross-start and cross-end are exchanged.
    static let isWrapReverse = Traits(rawValue: 1 << 3)
    /// Items or lines are placed against the direction of lines of text.
    static let reversesHorizontalAxis = Traits(rawValue: 1 << 19)
    /// Items or lines are placed against the direction in which lines of text follow each other.
    static let reversesVerticalAxis = Traits(rawValue: 1 << 20)
    /// Whether items or lines are placed against the flow along an axis. css-flexbox-1 §5
    func reverses(_ axis: LayoutAxis) -> Bool {
      contains(axis == .horizontal ? .reversesHorizontalAxis : .reversesVerticalAxis)
    }

    /// Whether main-start or cross-start, whichever is on an axis, is at the right or at the bottom. §5.1, §5.2
    @inline(__always) func startsAtEnd(of axis: LayoutAxis, in flow: Flow) -> Bool {
      reverses(axis) != flow.isReversed(axis)
    }

    /// `width`, `height` and their bounds mean the content box.
    static let sizesContentBox = Traits(rawValue: 1 << 4)
    /// `basis` is not `auto`.
    static let hasBasis = Traits(rawValue: 1 << 5)
    /// Margins or paddings have percentages: each such node has its own resolved edges.
    static let hasPercentageEdges = Traits(rawValue: 1 << 6)
    static let hasRatio = Traits(rawValue: 1 << 7)
    static let isScrollContainer = Traits(rawValue: 1 << 8)
    /// An item of this style is *simple*.
    ///
    /// The item is sized by points, percentages and its content only, is aligned by its container, and is in the flow
    /// in document order.
    static let isSimple = Traits(rawValue: 1 << 9)
    /// Edges are named `start` or `end`, so that they depend on the layout direction.
    static let hasLogicalEdges = Traits(rawValue: 1 << 10)
    /// Top and bottom edges are percentages of the height. ``Deviations/percentageEdgesReferToOwnAxis``
    static let edgesFollowHeight = Traits(rawValue: 1 << 11)
    /// Items of an overflowing line do not overflow at the start side in reading direction. css-align-3 §4.4
    static let justifiesSafely = Traits(rawValue: 1 << 12)
    /// Items that are larger than their line do not overflow at the start side in reading direction.
    static let alignsItemsSafely = Traits(rawValue: 1 << 13)
    /// As an item, the node does not overflow at the start side in reading direction.
    static let alignsSelfSafely = Traits(rawValue: 1 << 14)
    /// `alignItems` is `baseline` or `lastBaseline`.
    static let alignsItemsByBaselines = Traits(rawValue: 1 << 15)
    /// The aspect ratio is that of the content box.
    static let ratioSizesContentBox = Traits(rawValue: 1 << 16)
    /// The content has a natural size and ratio.
    static let isReplaced = Traits(rawValue: 1 << 17)
    /// Free space is balanced among the lines.
    static let balancesLines = Traits(rawValue: 1 << 18)
  }

  var grow = 0.0
  var shrink = 0.0
  /// The gaps between items and between lines, without percentages.
  var mainGap = 0.0
  var crossGap = 0.0
  /// The preferred aspect ratio, width ÷ height, or 0 if there is none.
  var aspectRatio = 0.0
  var traits: Traits = []
  // Alignments without their overflow alignments.
  var alignItems = AlignItems.stretch
  /// `nil` for `auto`.
  var alignSelf: AlignItems?
  var justifyContent = JustifyContent.start

  var isRow: Bool { traits.contains(.isRow) }
  var isWrappingColumn: Bool { traits.intersection([.isRow, .wraps]) == .wraps }

  init(_ style: Style, _ rules: LayoutRules) {
    (grow, shrink) = (style.grow, style.shrink)
    aspectRatio = style.aspectRatio ?? 0
    let gaps = (style.columnGap.points, style.rowGap.points)
    (mainGap, crossGap) = style.direction.isRow ? gaps : (gaps.1, gaps.0)
    alignItems = style.alignItems.position
    alignSelf = style.alignSelf.position.alignItems
    justifyContent = style.justifyContent.position
    func set(_ trait: Traits, if condition: Bool) {
      if condition { traits.insert(trait) }
    }
    set(.isRow, if: style.direction.isRow)
    set(.isReversed, if: style.direction.isReverse)
    set(.wraps, if: style.wrap != .noWrap)
    set(.isWrapReverse, if: style.wrap == .wrapReverse || style.wrap == .balanceReverse)
    let (reversesMain, reversesCross) = (traits.contains(.isReversed), traits.contains(.isWrapReverse))
    set(.reversesHorizontalAxis, if: style.direction.isRow ? reversesMain : reversesCross)
    set(.reversesVerticalAxis, if: style.direction.isRow ? reversesCross : reversesMain)
    set(.balancesLines, if: style.wrap == .balance || style.wrap == .balanceReverse)
    set(.justifiesSafely, if: style.justifyContent.isSafe)
    set(.alignsItemsSafely, if: style.alignItems.isSafe)
    set(.alignsSelfSafely, if: style.alignSelf.isSafe)
    set(.alignsItemsByBaselines, if: style.alignItems.alignsBaselines)
    set(.sizesContentBox, if: style.boxSizing == .contentBox)
    set(.hasBasis, if: style.basis != .auto)
    set(.hasRatio, if: style.aspectRatio != nil)
    set(.isReplaced, if: style.isReplaced && !rules.deviations.contains(.replacedElementsAreOrdinary))
    set(.ratioSizesContentBox, if: style.aspectRatioIsAutomatic || style.boxSizing == .contentBox)
    set(.isScrollContainer, if: style.isScrollContainer)
    let vertical = style.margin.hasVerticalPercentage || style.padding.hasVerticalPercentage
    set(.hasPercentageEdges, if: vertical)
    set(.hasPercentageEdges, if: style.margin.containsAside { $0.hasPercentage })
    set(.hasPercentageEdges, if: style.padding.containsAside { $0.hasPercentage })
    set(.edgesFollowHeight, if: vertical && rules.deviations.contains(.percentageEdgesReferToOwnAxis))
    set(.hasLogicalEdges, if: style.hasLogicalEdges)
  }
}

/// A style for layout passes, resolved when the style is set: physical edges, and bounds in points.
///
/// Percentages of edges count as 0. Each node with such edges has its own resolved edges.
struct ResolvedStyle: BitwiseCopyable {
  var flex: FlexStyle
  var horizontal = AxisStyle()
  var vertical = AxisStyle()
  /// The traits of a node with this style.
  var nodeTraits: NodeTraits
  /// The traits that a child of this style adds to its container.
  var containerTraits: NodeTraits = []

  subscript(axis: LayoutAxis) -> AxisStyle { axis == .horizontal ? horizontal : vertical }

  /// Sets the edges of both axes, and the bounds that follow from padding and border.
  mutating func setEdges(_ margin: Edges<Double>, _ inset: Edges<Double>) {
    let sizesContentBox = flex.traits.contains(.sizesContentBox)
    horizontal.setEdges(.horizontal, margin: margin, inset: inset, sizesContentBox: sizesContentBox)
    vertical.setEdges(.vertical, margin: margin, inset: inset, sizesContentBox: sizesContentBox)
  }
}

extension ResolvedStyle {
  init(_ style: Style, _ rules: LayoutRules, isRightToLeft: Bool) {
    flex = FlexStyle(style, rules)
    nodeTraits = style.traits
    let edges = style.resolvedEdges(isRightToLeft, PercentageBasis(), rules)
    setEdges(edges.margin, edges.inset)
    let margin = style.margin.physical(isRightToLeft: isRightToLeft)
    horizontal.setAutoMargins(margin.left == .auto, margin.right == .auto)
    vertical.setAutoMargins(margin.top == .auto, margin.bottom == .auto)
    set(style.width, style.minWidth, style.maxWidth, in: &horizontal)
    set(style.height, style.minHeight, style.maxHeight, in: &vertical)
    if style.columnGap.hasPercentage { horizontal.traits.insert(.hasPercentageGap) }
    if style.rowGap.hasPercentage { vertical.traits.insert(.hasPercentageGap) }
    let widthFollowsContent =
      !horizontal.traits.contains(.isFixed) || horizontal.traits.contains(.hasKeywordBounds)
      || flex.traits.contains(.hasBasis)
    if rules.deviations.contains(.givenHeightDeterminesLeafWidth), widthFollowsContent,
      !vertical.traits.isDisjoint(with: [.isFixed, .isPercentage])
    {
      horizontal.traits.formUnion([.heightDeterminesWidth, .needsFullSizing])
    }
    if style.isOrthogonal { vertical.traits.formUnion([.isLineLength, .needsFullSizing]) }
    horizontal.determineContribution(flex)
    vertical.determineContribution(flex)
    let traits = horizontal.traits.union(vertical.traits)
    if traits.isDisjoint(with: [
      .needsFullSizing, .hasAutomaticMinimum, .hasMixedSize, .startMarginIsAuto, .endMarginIsAuto,
    ]),
      !flex.traits.contains(.hasPercentageEdges), style.alignSelf == .auto, style.order == 0,
      nodeTraits.isDisjoint(with: [.isHidden, .isContents, .isAbsolute, .hasInsets])
    {
      flex.traits.insert(.isSimple)
    }
    determineContainerTraits(style, rules)
  }

  private mutating func determineContainerTraits(_ style: Style, _ rules: LayoutRules) {
    func set(_ trait: NodeTraits, if condition: Bool) {
      if condition { containerTraits.insert(trait) }
    }
    let width = horizontal.traits
    set(.ordersChildren, if: style.order != 0)
    set(.hasAbsoluteChildren, if: style.position == .absolute)
    set(.hasBaselineItems, if: flex.alignSelf == .baseline || flex.alignSelf == .lastBaseline)
    set(.hasCouplingItems, if: nodeTraits.contains(.collapses) || width.contains(.heightDeterminesWidth))
    set(.hasCouplingItems, if: !flex.traits.isDisjoint(with: [.hasRatio, .edgesFollowHeight]))
    set(.hasComplexItems, if: !flex.traits.contains(.isSimple))
    set(.hasKeywordItems, if: rules.deviations.contains(.leavesFitAnyWidth) && width.contains(.hasAutomaticMinimum))
    set(.hasKeywordItems, if: !width.isDisjoint(with: .needsFullCrossSizing))
  }

  private func set(
    _ preferred: PreferredSize, _ minimum: MinimumSize, _ maximum: MaximumSize, in axis: inout AxisStyle
  ) {
    axis.setPreferred(preferred)
    if minimum == .auto {
      axis.traits.insert(.minimumIsAutomatic)
      if !flex.traits.contains(.isScrollContainer) { axis.traits.insert(.hasAutomaticMinimum) }
    }
    let bounds = SizeLimits(minimum, maximum)
    if bounds.areKeywords { axis.traits.insert(.hasKeywordBounds) }
    if bounds.isLimited { axis.traits.insert(.isLimited) }
    if bounds.isLimited, flex.traits.contains(.hasPercentageEdges) || !bounds.areInPoints {
      axis.traits.formUnion([.hasOpenBounds, .needsFullSizing])
    } else {
      axis.setBounds(minimum: bounds.minimum, maximum: bounds.maximum)
    }
    if flex.traits.contains(.hasRatio) { axis.traits.formUnion([.hasRatio, .needsFullSizing]) }
    if flex.traits.contains(.hasBasis) { axis.traits.insert(.needsFullSizing) }
  }
}

extension AxisStyle {
  /// Sets whether more than the size, or the content, determines the contribution of the item.
  fileprivate mutating func determineContribution(_ flex: FlexStyle) {
    let rare = AxisTraits.needsFullCrossSizing.union(.isLimited)
    if !traits.isDisjoint(with: rare) || !flex.traits.isDisjoint(with: [.hasPercentageEdges, .hasBasis]) {
      traits.insert(.needsFullContribution)
    }
  }

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

  init(_ minimum: MinimumSize, _ maximum: MaximumSize) {
    switch minimum {
    case .length(let length):
      isLimited = !length.isZero
      areInPoints = !length.hasPercentage
      self.minimum = max(0, length.points)
    case .auto: break
    case .stretch: (isLimited, areInPoints) = (true, false)
    default: (isLimited, areInPoints, areKeywords) = (true, false, true)
    }
    switch maximum {
    case .length(let length):
      isLimited = true
      areInPoints = areInPoints && !length.hasPercentage
      self.maximum = max(0, length.points)
    case .none: break
    case .stretch: (isLimited, areInPoints) = (true, false)
    default: (isLimited, areInPoints, areKeywords) = (true, false, true)
    }
  }
}

extension Style {
  fileprivate var hasLogicalEdges: Bool {
    margin.start != nil || margin.end != nil || padding.start != nil || padding.end != nil || border.start != nil
      || border.end != nil
  }
}
