/// What sweeps read of a style along one axis, in one cache line.
struct AxisStyle: BitwiseCopyable {
  /// Left or top.
  var marginStart = 0.0
  /// Right or bottom.
  var marginEnd = 0.0
  /// Padding and border on the left or at the top.
  private(set) var insetStart = 0.0
  private(set) var insetEnd = 0.0
  /// What is added to a preferred size: padding and border, where sizes mean the content box.
  private(set) var addedInset = 0.0
  /// The bounds of the border box, unless ``AxisTraits/hasOpenBounds`` says that they have to be worked out.
  private(set) var minimum = 0.0
  private(set) var maximum = Double.infinity
  var traits: AxisTraits = []
  /// 1 where a node's number for the preferred size is a percentage, otherwise 0.
  private(set) var percentShare: Float = 0

  var margins: Double { marginStart + marginEnd }
  var inset: Double { insetStart + insetEnd }

  /// Sets padding and border, and the bounds as if there were no others.
  mutating func setInset(start: Double, end: Double, sizesContentBox: Bool) {
    (insetStart, insetEnd) = (start, end)
    addedInset = sizesContentBox ? inset : 0
    (minimum, maximum) = (inset, .infinity)
  }

  /// Takes over what kind of size is preferred.
  mutating func setPreferred(_ size: PreferredSize) {
    switch size {
    case .length(let length) where length.hasPercentage:
      traits.insert(.isPercentage)
      if length.isMixed { traits.insert(.hasMixedSize) }
      percentShare = 1
    case .length: traits.insert(.isFixed)
    default: traits.insert(.isAutomatic)
    }
  }

  /// Sets bounds that are numbers of points. css-sizing-3 §5.3
  mutating func setBounds(minimum: Double?, maximum: Double?) {
    if let minimum { self.minimum = max(minimum + addedInset, inset) }
    if let maximum { self.maximum = max(maximum + addedInset, self.minimum) }
  }
}

/// What kinds of values a style has along one axis.
struct AxisTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt16

  /// The preferred size is a number of points.
  static let isFixed = AxisTraits(rawValue: 1 << 0)
  /// The preferred size is, at least in part, a percentage.
  static let isPercentage = AxisTraits(rawValue: 1 << 1)
  /// No preferred size is given.
  static let isAutomatic = AxisTraits(rawValue: 1 << 2)
  /// There is an upper bound, or a lower one above 0.
  static let isLimited = AxisTraits(rawValue: 1 << 3)
  /// The bounds have percentages, or add up from edges that have.
  static let hasOpenBounds = AxisTraits(rawValue: 1 << 4)
  /// The automatic minimum size applies. css-flexbox-1 §4.5
  static let hasAutomaticMinimum = AxisTraits(rawValue: 1 << 5)
  static let startMarginIsAuto = AxisTraits(rawValue: 1 << 6)
  static let endMarginIsAuto = AxisTraits(rawValue: 1 << 7)
  /// The gap between items along this axis is, at least in part, a percentage.
  static let hasPercentageGap = AxisTraits(rawValue: 1 << 8)
  /// Along this axis an item has more to be sized by than its preferred size, its content and bounds in points.
  static let needsCare = AxisTraits(rawValue: 1 << 9)
  /// There is an aspect ratio.
  static let hasRatio = AxisTraits(rawValue: 1 << 10)
  /// The preferred size is points and percent together.
  static let hasMixedSize = AxisTraits(rawValue: 1 << 11)

  /// The size property is not `auto`.
  static let hasSize: AxisTraits = [.isFixed, .isPercentage]
  static let hasAutoMargins: AxisTraits = [.startMarginIsAuto, .endMarginIsAuto]
}

/// What sweeps read of a style for both axes together.
struct SharedStyle: BitwiseCopyable {
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
    /// There is an aspect ratio.
    static let hasRatio = Traits(rawValue: 1 << 5)
    /// Edges are named by where lines of text start and end.
    static let hasLogicalEdges = Traits(rawValue: 1 << 7)

    /// An item of this style is sized by points, percentages and its content alone, and aligned as its container says.
    static let isPlain = Traits(rawValue: 1 << 6)

    /// What edges come to is another number for each node.
    static let hasOpenEdges: Traits = [.hasPercentageEdges, .hasLogicalEdges]
  }

  var grow = 0.0
  var shrink = 0.0
  /// The gap between items along the main axis, in points.
  var gap = 0.0
  var traits: Traits = []
  var alignItems = AlignItems.stretch
  var alignSelf = AlignSelf.auto
  var justifyContent = JustifyContent.start
  var layoutDirection = LayoutDirection.inherit
}

extension SharedStyle {
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
  }
}

/// The part of a style that almost every node needs, in two and a half cache lines. What is rare stays in ``Style``.
struct CompactStyle: BitwiseCopyable {
  var shared: SharedStyle
  var horizontal = AxisStyle()
  var vertical = AxisStyle()

  init(_ style: Style) {
    shared = SharedStyle(style)
    setMargins(style.margin)
    let inset = Edges(
      top: max(0, style.padding.top.points) + style.border.top,
      left: max(0, style.padding.left.points) + style.border.left,
      bottom: max(0, style.padding.bottom.points) + style.border.bottom,
      right: max(0, style.padding.right.points) + style.border.right)
    let sizesContentBox = style.boxSizing == .contentBox
    horizontal.setInset(start: inset.left, end: inset.right, sizesContentBox: sizesContentBox)
    vertical.setInset(start: inset.top, end: inset.bottom, sizesContentBox: sizesContentBox)
    setTraits(style)
    let allTraits = horizontal.traits.union(vertical.traits)
    if allTraits.isDisjoint(with: [.needsCare, .hasMixedSize, .startMarginIsAuto, .endMarginIsAuto]),
      shared.traits.isDisjoint(with: [.hasBasis, .hasRatio, .hasPercentageEdges, .hasLogicalEdges]),
      style.alignSelf == .auto, style.display != .none, style.inset == StyleEdges(.auto)
    {
      shared.traits.insert(.isPlain)
    }
  }

  private mutating func setTraits(_ style: Style) {
    let hasOpenEdges = !shared.traits.isDisjoint(with: .hasOpenEdges)
    func add(
      _ preferred: PreferredSize, _ minimum: MinimumSize, _ maximum: MaximumSize, to axis: inout AxisStyle
    ) {
      axis.setPreferred(preferred)
      if minimum == .auto, style.overflow == .visible { axis.traits.insert(.hasAutomaticMinimum) }
      let bounds = SizeLimits(minimum, maximum)
      if bounds.isLimited { axis.traits.insert(.isLimited) }
      if bounds.isLimited, hasOpenEdges || !bounds.areInPoints {
        axis.traits.insert(.hasOpenBounds)
      } else {
        axis.setBounds(minimum: bounds.minimum, maximum: bounds.maximum)
      }
      if !axis.traits.isDisjoint(with: [.hasOpenBounds, .hasAutomaticMinimum]) { axis.traits.insert(.needsCare) }
      if shared.traits.contains(.hasBasis) { axis.traits.insert(.needsCare) }
      if shared.traits.contains(.hasRatio) { axis.traits.insert(.hasRatio) }
    }
    add(style.width, style.minWidth, style.maxWidth, to: &horizontal)
    add(style.height, style.minHeight, style.maxHeight, to: &vertical)
    if style.columnGap.hasPercentage { horizontal.traits.insert(.hasPercentageGap) }
    if style.rowGap.hasPercentage { vertical.traits.insert(.hasPercentageGap) }
    // A box with a ratio is in a column that stretches it, which gives it its height.
    if shared.traits.contains(.hasRatio) { vertical.traits.insert(.needsCare) }
  }

  private mutating func setMargins(_ margin: StyleEdges<AutoLength>) {
    func points(_ length: AutoLength, _ traits: inout AxisTraits, _ side: AxisTraits) -> Double {
      guard case .length(let length) = length else {
        traits.insert(side)
        return 0
      }
      return length.points
    }
    horizontal.marginStart = points(margin.left, &horizontal.traits, .startMarginIsAuto)
    horizontal.marginEnd = points(margin.right, &horizontal.traits, .endMarginIsAuto)
    vertical.marginStart = points(margin.top, &vertical.traits, .startMarginIsAuto)
    vertical.marginEnd = points(margin.bottom, &vertical.traits, .endMarginIsAuto)
  }
}

/// Bounds of a size as a style gives them.
private struct SizeLimits {
  var minimum: Double?
  var maximum: Double?
  /// There is an upper bound, or a lower one above 0.
  var isLimited = false
  /// They are numbers of points, as far as there are any.
  var areInPoints = true

  init(_ minimum: MinimumSize, _ maximum: MaximumSize) {
    switch minimum {
    case .length(let length):
      isLimited = length != .zero
      areInPoints = !length.hasPercentage
      self.minimum = max(0, length.points)
    case .auto: break
    default: (isLimited, areInPoints) = (true, false)
    }
    switch maximum {
    case .length(let length):
      isLimited = true
      areInPoints = areInPoints && !length.hasPercentage
      self.maximum = max(0, length.points)
    case .none: break
    default: (isLimited, areInPoints) = (true, false)
    }
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
