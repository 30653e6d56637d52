/// What sweeps read of a style along one axis.
struct AxisStyle: BitwiseCopyable {
  /// The preferred size: a number of points, and a fraction of the container's content box.
  var points = 0.0
  var fraction = 0.0
  /// Left or top.
  var marginStart = 0.0
  /// Right or bottom.
  var marginEnd = 0.0
  /// Padding and border on the left or at the top.
  var insetStart = 0.0
  var insetEnd = 0.0

  var margins: Double { marginStart + marginEnd }
  var inset: Double { insetStart + insetEnd }
}

/// What kinds of values a style has along one axis.
struct AxisTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  /// The preferred size is a number of points.
  static let isFixed = AxisTraits(rawValue: 1 << 0)
  /// The preferred size is, at least in part, a percentage.
  static let isPercentage = AxisTraits(rawValue: 1 << 1)
  /// There is an upper bound, or a lower one above 0.
  static let isLimited = AxisTraits(rawValue: 1 << 2)
  /// The automatic minimum size applies. css-flexbox-1 §4.5
  static let hasAutomaticMinimum = AxisTraits(rawValue: 1 << 3)
  static let startMarginIsAuto = AxisTraits(rawValue: 1 << 4)
  static let endMarginIsAuto = AxisTraits(rawValue: 1 << 5)
  /// The gap between items along this axis is, at least in part, a percentage.
  static let hasPercentageGap = AxisTraits(rawValue: 1 << 6)

  /// The size property is `auto`.
  static let hasSize: AxisTraits = [.isFixed, .isPercentage]
  static let hasAutoMargins: AxisTraits = [.startMarginIsAuto, .endMarginIsAuto]
}

/// The part of a style that almost every node needs, in two cache lines. What is rare stays in ``Style``.
struct CompactStyle: BitwiseCopyable {
  struct Traits: OptionSet, BitwiseCopyable {
    var rawValue: UInt16

    /// Items stand side by side.
    static let isRow = Traits(rawValue: 1 << 0)
    /// Main-start and main-end are exchanged.
    static let isReversed = Traits(rawValue: 1 << 1)
    /// `width`, `height` and their bounds mean the content box.
    static let sizesContentBox = Traits(rawValue: 1 << 2)
    /// `basis` is a length.
    static let hasBasis = Traits(rawValue: 1 << 3)
    /// Margins or paddings have percentages: `horizontal` and `vertical` hold what they were resolved to last.
    static let hasPercentageEdges = Traits(rawValue: 1 << 4)
    /// Edges are named by where lines of text start and end.
    static let hasLogicalEdges = Traits(rawValue: 1 << 7)
    /// There is an aspect ratio.
    static let hasRatio = Traits(rawValue: 1 << 5)
    /// At least one inset is set.
    static let hasInsets = Traits(rawValue: 1 << 6)
  }

  var horizontal = AxisStyle()
  var vertical = AxisStyle()
  var grow = 0.0
  var shrink = 0.0
  /// The gap between items along the main axis, in points.
  var gap = 0.0
  var traits: Traits = []
  var horizontalTraits: AxisTraits = []
  var verticalTraits: AxisTraits = []
  var alignItems = AlignItems.stretch
  var alignSelf = AlignSelf.auto
  var justifyContent = JustifyContent.start
  var layoutDirection = LayoutDirection.inherit
}

extension CompactStyle {
  init(_ style: Style) {
    grow = style.grow
    shrink = style.shrink
    let mainGap = style.direction.isRow ? style.columnGap : style.rowGap
    gap = mainGap.points
    alignItems = style.alignItems
    alignSelf = style.alignSelf
    justifyContent = style.justifyContent
    layoutDirection = style.layoutDirection
    if style.direction.isRow { traits.insert(.isRow) }
    if style.direction.isReverse { traits.insert(.isReversed) }
    if style.boxSizing == .contentBox { traits.insert(.sizesContentBox) }
    if case .length = style.basis { traits.insert(.hasBasis) }
    if style.hasPercentageEdges { traits.insert(.hasPercentageEdges) }
    if style.hasLogicalEdges { traits.insert(.hasLogicalEdges) }
    if style.aspectRatio != nil { traits.insert(.hasRatio) }
    if style.inset != StyleEdges(.auto) { traits.insert(.hasInsets) }
    let isVisible = style.overflow == .visible
    horizontalTraits = Self.traits(style.width, style.minWidth, style.maxWidth, isVisible: isVisible)
    verticalTraits = Self.traits(style.height, style.minHeight, style.maxHeight, isVisible: isVisible)
    if style.columnGap.hasPercentage { horizontalTraits.insert(.hasPercentageGap) }
    if style.rowGap.hasPercentage { verticalTraits.insert(.hasPercentageGap) }
    (horizontal.points, horizontal.fraction) = Self.parts(of: style.width)
    (vertical.points, vertical.fraction) = Self.parts(of: style.height)
    setMargins(style.margin)
    horizontal.insetStart = max(0, style.padding.left.points) + style.border.left
    horizontal.insetEnd = max(0, style.padding.right.points) + style.border.right
    vertical.insetStart = max(0, style.padding.top.points) + style.border.top
    vertical.insetEnd = max(0, style.padding.bottom.points) + style.border.bottom
  }

  private mutating func setMargins(_ margin: StyleEdges<AutoLength>) {
    func points(_ length: AutoLength, _ traits: inout AxisTraits, _ side: AxisTraits) -> Double {
      guard case .length(let length) = length else {
        traits.insert(side)
        return 0
      }
      return length.points
    }
    horizontal.marginStart = points(margin.left, &horizontalTraits, .startMarginIsAuto)
    horizontal.marginEnd = points(margin.right, &horizontalTraits, .endMarginIsAuto)
    vertical.marginStart = points(margin.top, &verticalTraits, .startMarginIsAuto)
    vertical.marginEnd = points(margin.bottom, &verticalTraits, .endMarginIsAuto)
  }

  private static func traits(
    _ preferred: PreferredSize, _ minimum: MinimumSize, _ maximum: MaximumSize, isVisible: Bool
  ) -> AxisTraits {
    var traits: AxisTraits = []
    if case .length(let length) = preferred { traits.insert(length.hasPercentage ? .isPercentage : .isFixed) }
    if minimum == .auto, isVisible { traits.insert(.hasAutomaticMinimum) }
    if case .length(let length) = minimum, length != .zero { traits.insert(.isLimited) }
    if maximum != .none { traits.insert(.isLimited) }
    return traits
  }

  private static func parts(of size: PreferredSize) -> (points: Double, fraction: Double) {
    guard case .length(let length) = size else { return (0, 0) }
    return (length.points, length.percent * 0.01)
  }
}

extension CompactStyle {
  func hasInset(_ inset: Edges<Double>) -> Bool {
    horizontal.insetStart == inset.left && horizontal.insetEnd == inset.right && vertical.insetStart == inset.top
      && vertical.insetEnd == inset.bottom
  }

  /// Whether a node of this style can be laid out with such padding and border.
  func allows(_ inset: Edges<Double>) -> Bool {
    !traits.isDisjoint(with: [.hasPercentageEdges, .hasLogicalEdges]) || hasInset(inset)
  }

  mutating func setInset(_ inset: Edges<Double>) {
    (horizontal.insetStart, horizontal.insetEnd) = (inset.left, inset.right)
    (vertical.insetStart, vertical.insetEnd) = (inset.top, inset.bottom)
  }
}

extension Style {
  fileprivate var hasPercentageEdges: Bool {
    func hasPercentage(_ length: AutoLength) -> Bool {
      if case .length(let length) = length { return length.hasPercentage }
      return false
    }
    return hasPercentage(margin.left) || hasPercentage(margin.right) || hasPercentage(margin.top)
      || hasPercentage(margin.bottom) || padding.left.hasPercentage || padding.right.hasPercentage
      || padding.top.hasPercentage || padding.bottom.hasPercentage
  }

  /// Whether percentages of the edges above and below refer to the height: under StackViewLayout's rules only.
  private var hasVerticalPercentageEdges: Bool {
    func hasPercentage(_ length: AutoLength) -> Bool {
      if case .length(let length) = length { return length.hasPercentage }
      return false
    }
    return hasPercentage(margin.top) || hasPercentage(margin.bottom) || padding.top.hasPercentage
      || padding.bottom.hasPercentage
  }

  fileprivate var hasLogicalEdges: Bool {
    margin.start != nil || margin.end != nil || padding.start != nil || padding.end != nil || border.start != nil
      || border.end != nil
  }

  private var namesContentSizes: Bool {
    width.isContentKeyword || height.isContentKeyword || minWidth.isContentKeyword || minHeight.isContentKeyword
      || maxWidth.isContentKeyword || maxHeight.isContentKeyword || basis == .content
  }

  /// Whether a container of such a node has to be laid out step by step, and not in sweeps.
  func isIrregularItem(rules: LayoutRules, isLeaf: Bool) -> Bool {
    if display == .none { return false }
    if position == .absolute || order != 0 || alignSelf == .baseline || hasLogicalEdges || namesContentSizes {
      return true
    }
    guard rules == .stackView else { return false }
    let automaticMinimum = overflow == .visible && (minWidth == .auto || minHeight == .auto)
    // A leaf of a given height is asked how wide that makes it.
    let heightDecidesWidth = isLeaf && height != .auto && !width.isPoints
    return automaticMinimum || hasVerticalPercentageEdges || heightDecidesWidth
  }

  /// Whether a container with such a style has to be laid out step by step.
  var isIrregularContainer: Bool { wrap != .noWrap || alignItems == .baseline }

  /// Whether the aspect ratio does nothing but to make a height of a width, in a column that stretches the box.
  var hasPlainRatio: Bool {
    guard width == .auto, height == .auto, basis == .auto, maxWidth == .none, maxHeight == .none,
      shrink == 0
    else { return false }
    let isFree = overflow != .visible
    return (minWidth == .length(.zero) || isFree && minWidth == .auto)
      && (minHeight == .length(.zero) || isFree && minHeight == .auto)
  }
}

extension PreferredSize {
  fileprivate var isPoints: Bool {
    if case .length(let length) = self { return !length.hasPercentage }
    return false
  }
  fileprivate var isContentKeyword: Bool { self == .minContent || self == .maxContent || self == .fitContent }
}

extension MinimumSize {
  fileprivate var isContentKeyword: Bool { self == .minContent || self == .maxContent }
}

extension MaximumSize {
  fileprivate var isContentKeyword: Bool { self == .minContent || self == .maxContent }
}
