/// The properties of a style along one axis, with physical edges.
package struct AxisStyle: BitwiseCopyable {
  /// Left or top.
  package private(set) var marginStart = 0.0
  /// Right or bottom.
  package private(set) var marginEnd = 0.0
  /// Padding and border on the left or at the top.
  package private(set) var insetStart = 0.0
  package private(set) var insetEnd = 0.0
  /// The inset that is added to a preferred size: padding and border if sizes refer to the content box.
  package private(set) var addedInset = 0.0
  /// The bounds of the border box, unless ``AxisTraits/hasUnresolvedBounds`` marks them as unresolved.
  package private(set) var minimum = 0.0
  package private(set) var maximum = Double.infinity
  package var traits: AxisTraits = []
  /// 1 if the number of a node's preferred size is a percentage, otherwise 0.
  package private(set) var percentShare: Float = 0

  package var margins: Double { marginStart + marginEnd }
  package var inset: Double { insetStart + insetEnd }

  /// Sets the edges, and sets the bounds to those that follow from padding and border.
  package mutating func setEdges(
    _ axis: LayoutAxis, margin: Edges<Double>, inset: Edges<Double>, sizesContentBox: Bool
  ) {
    (marginStart, marginEnd) = axis == .horizontal ? (margin.left, margin.right) : (margin.top, margin.bottom)
    (insetStart, insetEnd) = axis == .horizontal ? (inset.left, inset.right) : (inset.top, inset.bottom)
    addedInset = sizesContentBox ? self.inset : 0
    (minimum, maximum) = (self.inset, .infinity)
  }

  package func hasInset(of other: AxisStyle) -> Bool { insetStart == other.insetStart && insetEnd == other.insetEnd }

  mutating func setPreferred(_ size: PackedLength) {
    switch size.kind {
    case .percentage:
      traits.insert(.isPercentage)
      percentShare = 1
    case .function: traits.formUnion([.isPercentage, .hasMixedSize])
    case .points: traits.insert(.isFixed)
    case .keyword:
      switch size.keyword {
      // The container's full size, less the margins.
      case .stretch: traits.formUnion([.isPercentage, .hasMixedSize, .isStretch])
      case .minContent, .maxContent, .fitContent: traits.insert(.isKeyword)
      default: traits.insert(.isAutomatic)
      }
    }
  }

  /// Sets bounds in points. css-sizing-3 §5.3
  mutating func setBounds(minimum: Double?, maximum: Double?) {
    if let minimum { self.minimum = max(minimum + addedInset, inset) }
    if let maximum { self.maximum = max(maximum + addedInset, self.minimum) }
  }
}

/// The kinds of values of a style along one axis.
package struct AxisTraits: OptionSet, BitwiseCopyable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The preferred size is a number of points.
  package static let isFixed = AxisTraits(rawValue: 1 << 0)
  /// The preferred size is, at least in part, a percentage.
  package static let isPercentage = AxisTraits(rawValue: 1 << 1)
  /// The preferred size is `auto`.
  package static let isAutomatic = AxisTraits(rawValue: 1 << 2)
  /// The preferred size is `minContent`, `maxContent` or `fitContent`.
  package static let isKeyword = AxisTraits(rawValue: 1 << 3)
  /// There is a maximum, or a minimum above 0.
  package static let isLimited = AxisTraits(rawValue: 1 << 4)
  /// The bounds have percentages or keywords, or include edges with percentages.
  package static let hasUnresolvedBounds = AxisTraits(rawValue: 1 << 5)
  /// A bound is a keyword.
  package static let hasKeywordBounds = AxisTraits(rawValue: 1 << 6)
  /// The automatic minimum size applies. css-flexbox-1 §4.5
  package static let hasAutomaticMinimum = AxisTraits(rawValue: 1 << 7)
  package static let startMarginIsAuto = AxisTraits(rawValue: 1 << 8)
  package static let endMarginIsAuto = AxisTraits(rawValue: 1 << 9)
  /// The gap between items along this axis is a percentage, at least in part.
  package static let hasPercentageGap = AxisTraits(rawValue: 1 << 10)
  /// There is an aspect ratio.
  package static let hasRatio = AxisTraits(rawValue: 1 << 11)
  /// The preferred size has both points and a percentage, has bounds, or is `stretch`.
  package static let hasMixedSize = AxisTraits(rawValue: 1 << 12)
  /// The width of a leaf depends on its given height. ``Deviations/givenHeightDeterminesLeafWidth``
  package static let heightDeterminesWidth = AxisTraits(rawValue: 1 << 13)
  /// The `basis` is not `auto`.
  package static let hasBasis = AxisTraits(rawValue: 1 << 14)
  /// The preferred size is `stretch`.
  package static let isStretch = AxisTraits(rawValue: 1 << 15)
  /// The minimum is `auto`.
  package static let minimumIsAutomatic = AxisTraits(rawValue: 1 << 16)
  /// The size along the axis is the length of lines that are perpendicular to those of the container.
  package static let isLineLength = AxisTraits(rawValue: 1 << 17)
  /// Margins or paddings of any side have percentages.
  package static let hasPercentageEdges = AxisTraits(rawValue: 1 << 18)
  /// The automatic minimum may exceed the content size, and is determined even where items do not shrink.
  ///
  /// The min-content width may exceed the width in the available space: ``Deviations/leavesMeasureInAvailableSpace``.
  package static let needsMinimumAtOnce = AxisTraits(rawValue: 1 << 19)

  /// The size property is not `auto`.
  package static let hasSize: AxisTraits = [.isFixed, .isPercentage, .isKeyword]
  package static let hasAutoMargins: AxisTraits = [.startMarginIsAuto, .endMarginIsAuto]

  /// The preferred size is a length, with points, a percentage, or both, or is `stretch`.
  package var hasLength: Bool { !isDisjoint(with: [.isFixed, .isPercentage]) }

  // Where other properties than numbers affect the size of an item, the size is computed by all rules.

  /// Properties by which the size along the cross axis needs more than a preferred size, or the content, within bounds.
  package static let needsFullCrossSizing: AxisTraits = [
    .isKeyword, .hasKeywordBounds, .hasRatio, .heightDeterminesWidth, .isLineLength,
  ]
  /// Properties by which the size along the main axis needs more than a preferred size, or the content, within bounds
  /// in points.
  package static let needsFullSizing: AxisTraits = [.needsFullCrossSizing, .hasUnresolvedBounds, .hasBasis]
  /// Properties besides a size in points, or the content, and edges in points that affect the contribution to the
  /// container's size. css-flexbox-1 §9.9
  package static let needsFullContribution: AxisTraits = [
    .needsFullCrossSizing, .isLimited, .hasBasis, .hasPercentageEdges,
  ]
  /// Properties by which an item is not ``FlexStyle/Traits/isSimple``.
  package static let isNotSimple: AxisTraits = [
    .needsFullSizing, .hasMixedSize, .hasPercentageEdges, .hasAutoMargins, .needsMinimumAtOnce,
  ]
}

/// The properties of a style that apply to both axes, of the node as an item and as a container.
package struct FlexStyle: BitwiseCopyable {
  package struct Traits: OptionSet, BitwiseCopyable {
    package var rawValue: UInt32

    package init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The items are arranged in a row.
    package static let isRow = Traits(rawValue: 1 << 0)
    /// Main-start and main-end are exchanged.
    package static let isReversed = Traits(rawValue: 1 << 1)
    package static let wraps = Traits(rawValue: 1 << 2)
    /// Cross-start and cross-end are exchanged.
    package static let isWrapReverse = Traits(rawValue: 1 << 3)
    /// Items or lines are placed against the direction of lines of text.
    package static let reversesHorizontalAxis = Traits(rawValue: 1 << 19)
    /// Items or lines are placed against the direction in which lines of text follow each other.
    package static let reversesVerticalAxis = Traits(rawValue: 1 << 20)
    /// Whether items or lines are placed against the flow along an axis. css-flexbox-1 §5
    package func reverses(_ axis: LayoutAxis) -> Bool {
      contains(axis == .horizontal ? .reversesHorizontalAxis : .reversesVerticalAxis)
    }

    /// Whether main-start or cross-start, whichever is on an axis, is at the right or at the bottom. §5.1, §5.2
    @inline(__always) package func startsAtEnd(of axis: LayoutAxis, in flow: Flow) -> Bool {
      reverses(axis) != flow.isReversed(axis)
    }

    /// `width`, `height` and their bounds mean the content box.
    package static let sizesContentBox = Traits(rawValue: 1 << 4)
    /// Margins or paddings have percentages: each such node has its own record in ``UsedStyles``.
    package static let hasPercentageEdges = Traits(rawValue: 1 << 6)
    package static let isScrollContainer = Traits(rawValue: 1 << 8)
    /// `overflowX` is `scroll`.
    package static let scrollsHorizontally = Traits(rawValue: 1 << 5)
    /// `overflowY` is `scroll`.
    package static let scrollsVertically = Traits(rawValue: 1 << 7)
    /// An item of this style is *simple*.
    ///
    /// The item is sized by points, percentages and its content only, is aligned by its container, and is in the flow
    /// in document order.
    package static let isSimple = Traits(rawValue: 1 << 9)
    /// `overflowX` is not `visible`.
    package static let clipsHorizontally = Traits(rawValue: 1 << 10)
    /// Top and bottom edges are percentages of the height. ``Deviations/percentageEdgesReferToOwnAxis``
    package static let edgesFollowHeight = Traits(rawValue: 1 << 11)
    /// Items of an overflowing line do not overflow at the start side in reading direction. css-align-3 §4.4
    package static let justifiesSafely = Traits(rawValue: 1 << 12)
    /// Items that are larger than their line do not overflow at the start side in reading direction.
    package static let alignsItemsSafely = Traits(rawValue: 1 << 13)
    /// As an item, the node does not overflow at the start side in reading direction.
    package static let alignsSelfSafely = Traits(rawValue: 1 << 14)
    /// `alignItems` is `baseline` or `lastBaseline`.
    package static let alignsItemsByBaselines = Traits(rawValue: 1 << 15)
    /// The aspect ratio is that of the content box.
    package static let ratioSizesContentBox = Traits(rawValue: 1 << 16)
    /// The content has a natural size and ratio.
    package static let isReplaced = Traits(rawValue: 1 << 17)
    /// Free space is balanced among the lines.
    package static let balancesLines = Traits(rawValue: 1 << 18)
    /// The items are in columns of equal width: ``Style/columns``.
    package static let hasColumns = Traits(rawValue: 1 << 21)
    /// The container is one of the columns of a container, in which an item is sized and aligned. No style has the trait.
    package static let isEqualColumn = Traits(rawValue: 1 << 22)
  }

  package var grow = 0.0
  package var shrink = 0.0
  /// The gaps between items and between lines, without percentages.
  package var mainGap = 0.0
  package var crossGap = 0.0
  /// The preferred aspect ratio, width ÷ height, or 0 if there is none.
  package var aspectRatio = 0.0
  package var traits: Traits = []
  // Alignments without their overflow alignments.
  package var alignItems = AlignItems.stretch
  /// `nil` for `auto`.
  package var alignSelf: AlignItems?
  package var justifyContent = JustifyContent.start
  // The alignments of absolute children and of lines, with their overflow alignments.
  package var absoluteAlignSelf = AlignSelf.auto
  package var justifySelf = AlignSelf.auto
  package var alignContent = AlignContent.stretch

  package var isRow: Bool { traits.contains(.isRow) }
  package var hasRatio: Bool { aspectRatio > 0 }
  package var isWrappingColumn: Bool { traits.intersection([.isRow, .wraps]) == .wraps }

  /// - Parameter style: A style in the axes of passes. The function does not change it: a value would be copied.
  init(_ style: inout StyleValues, _ rules: LayoutRules) {
    (grow, shrink) = (style.grow, style.shrink)
    aspectRatio = style.aspectRatio.fixedPoints ?? 0
    let gaps = (style.columnGap.fixedPoints ?? 0, style.rowGap.fixedPoints ?? 0)
    let isRow = style.direction.isRow || style.hasColumns
    (mainGap, crossGap) = isRow ? gaps : (gaps.1, gaps.0)
    alignItems = style.alignItems.position
    alignSelf = style.alignSelf.position.alignItems
    justifyContent = style.justifyContent.position
    (absoluteAlignSelf, justifySelf) = (style.alignSelf, style.justifySelf)
    alignContent = style.alignContent
    func set(_ trait: Traits, if condition: Bool) {
      if condition { traits.insert(trait) }
    }
    set(.isRow, if: isRow)
    set(.isReversed, if: style.direction.isReverse)
    set(.hasColumns, if: style.hasColumns)
    set(.wraps, if: style.wrap != .noWrap || style.hasColumns)
    set(.isWrapReverse, if: style.wrap == .wrapReverse || style.wrap == .balanceReverse)
    let (reversesMain, reversesCross) = (traits.contains(.isReversed), traits.contains(.isWrapReverse))
    set(.reversesHorizontalAxis, if: isRow ? reversesMain : reversesCross)
    set(.reversesVerticalAxis, if: isRow ? reversesCross : reversesMain)
    set(.balancesLines, if: !style.hasColumns && (style.wrap == .balance || style.wrap == .balanceReverse))
    set(.justifiesSafely, if: style.justifyContent.isSafe)
    set(.alignsItemsSafely, if: style.alignItems.isSafe)
    set(.alignsSelfSafely, if: style.alignSelf.isSafe)
    set(.alignsItemsByBaselines, if: style.alignItems.alignsBaselines)
    set(.sizesContentBox, if: style.boxSizing == .contentBox)
    set(.isReplaced, if: style.isReplaced && !rules.deviations.contains(.replacedElementsAreOrdinary))
    set(.ratioSizesContentBox, if: style.aspectRatioIsAutomatic || style.boxSizing == .contentBox)
    set(.isScrollContainer, if: style.isScrollContainer)
    set(.scrollsHorizontally, if: style.overflowX == .scroll)
    set(.scrollsVertically, if: style.overflowY == .scroll)
    set(.clipsHorizontally, if: style.overflowX != .visible)
    if style.edges.isDisjoint(with: [.margin, .padding]) { return }
    let (margin, padding) = (style.margin, style.padding)
    let vertical = margin.hasVerticalPercentage || padding.hasVerticalPercentage
    set(.hasPercentageEdges, if: vertical || margin.hasHorizontalPercentage || padding.hasHorizontalPercentage)
    set(.edgesFollowHeight, if: vertical && rules.deviations.contains(.percentageEdgesReferToOwnAxis))
  }
}
