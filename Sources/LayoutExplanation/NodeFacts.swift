import LayoutEngine

/// The facts about a node's style that dependencies need, read once.
struct NodeFacts {
  struct Traits: OptionSet {
    let rawValue: UInt32

    static let isLeftOut = Traits(rawValue: 1 << 0)
    static let isAbsolute = Traits(rawValue: 1 << 1)
    static let isStatic = Traits(rawValue: 1 << 2)
    static let isContents = Traits(rawValue: 1 << 3)
    /// A property couples the axes, exchanges them, or removes the box.
    static let isIntricate = Traits(rawValue: 1 << 4)
    /// The available space determines both dimensions of the content.
    static let usesRoom = Traits(rawValue: 1 << 5)
    static let hasPercentages = Traits(rawValue: 1 << 6)
    static let hasAutoMargins = Traits(rawValue: 1 << 7)
    static let flexes = Traits(rawValue: 1 << 8)
    static let hasBasis = Traits(rawValue: 1 << 9)
    static let isOrdered = Traits(rawValue: 1 << 10)
    static let wraps = Traits(rawValue: 1 << 11)
    static let isCollapsed = Traits(rawValue: 1 << 12)
    static let hasWritingMode = Traits(rawValue: 1 << 13)

    /// The size along an axis is a number of points, independent of the surroundings of the node.
    static func hasPoints(_ axis: LayoutAxis) -> Traits { Traits(rawValue: 1 << (16 + UInt32(axis.rawValue))) }
    static func isAutomatic(_ axis: LayoutAxis) -> Traits { Traits(rawValue: 1 << (18 + UInt32(axis.rawValue))) }
    static func hasPlainBounds(_ axis: LayoutAxis) -> Traits { Traits(rawValue: 1 << (20 + UInt32(axis.rawValue))) }
  }

  var traits: Traits = []
  let mainAxis: LayoutAxis
  let isReversed: Bool
  let justifyContent: JustifyContent
  let alignItems: AlignItems
  let alignSelf: AlignSelf

  /// - Parameter hasVerticalLines: Whether lines are vertical, by the node's own or inherited writing mode. Such rows
  ///   are treated as wrapping columns.
  init(_ style: Style, hasVerticalLines: Bool) {
    mainAxis = style.usedDirection.axis
    isReversed = style.usedDirection.isReversed
    (justifyContent, alignItems, alignSelf) = (style.justifyContent, style.alignItems, style.alignSelf)
    func add(_ trait: Traits, if condition: Bool) { if condition { traits.insert(trait) } }
    add(.isLeftOut, if: style.display == .none)
    add(.isAbsolute, if: style.position == .absolute)
    add(.isStatic, if: style.position == .static)
    add(.isContents, if: style.display == .contents)
    add(.isIntricate, if: style.isIntricate || hasVerticalLines)
    add(.usesRoom, if: style.usesRoom || hasVerticalLines)
    add(.hasPercentages, if: style.hasPercentages)
    add(.hasAutoMargins, if: style.margin.all.contains { $0 == .auto })
    add(.flexes, if: style.grow != 0 || style.shrink != 0)
    add(.hasBasis, if: style.basis != .auto)
    add(.isOrdered, if: style.order != 0)
    add(.wraps, if: style.usedWrap != .noWrap)
    add(.isCollapsed, if: style.visibility == .collapse)
    add(.hasWritingMode, if: style.writingMode != .inherit || hasVerticalLines)
    for axis in LayoutAxis.allCases {
      let hasPlainBounds = style.boundsArePoints(along: axis)
      add(.hasPlainBounds(axis), if: hasPlainBounds)
      add(.hasPoints(axis), if: hasPlainBounds && style.size(along: axis).fixedPoints != nil)
      add(.isAutomatic(axis), if: style.size(along: axis) == .auto)
    }
  }

  /// Returns the alignment of an item in this container.
  func alignment(of item: NodeFacts) -> AlignSelf {
    item.alignSelf == .auto ? alignItems.asSelf : item.alignSelf
  }

  var alignsBaselines: Bool { alignItems == .baseline || alignItems == .lastBaseline }
  var isAlignedByBaseline: Bool { alignSelf == .baseline || alignSelf == .lastBaseline }
}

extension Style {
  /// Whether a property couples the axes, exchanges them, or removes the box.
  fileprivate var isIntricate: Bool {
    aspectRatio != nil || isReplaced || writingMode != .inherit || display == .contents || visibility == .collapse
      || usedWrap != .noWrap || position == .static
  }

  /// Whether the available space determines both dimensions of the content.
  fileprivate var usesRoom: Bool {
    usedWrap != .noWrap && usedDirection.axis == .vertical || writingMode != .inherit || visibility == .collapse
  }

  fileprivate var hasPercentages: Bool {
    for size in [width, height] where size.fixedPoints == nil && size != .auto { return true }
    if !boundsArePoints(along: .horizontal) || !boundsArePoints(along: .vertical) { return true }
    if basis.hasPercentage || rowGap.hasPercentage || columnGap.hasPercentage { return true }
    for padding in [padding.top, padding.left, padding.bottom, padding.right, padding.start ?? 0, padding.end ?? 0]
    where padding.hasPercentage { return true }
    return (margin.all + inset.all).contains { $0.hasPercentage }
  }

  func size(along axis: LayoutAxis) -> PreferredSize { axis == .horizontal ? width : height }

  fileprivate func boundsArePoints(along axis: LayoutAxis) -> Bool {
    let (minimum, maximum) = axis == .horizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    switch minimum {
    case .auto: break
    case .length(let length) where !length.hasPercentage: break
    default: return false
    }
    switch maximum {
    case .none: return true
    case .length(let length): return !length.hasPercentage
    default: return false
    }
  }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var all: [AutoLength] { [top, left, bottom, right] + [start, end].compactMap { $0 } }
}

extension FlexDirection {
  var axis: LayoutAxis { self == .row || self == .rowReverse ? .horizontal : .vertical }
  var isReversed: Bool { self == .rowReverse || self == .columnReverse }
}

extension AlignItems {
  /// The same alignment of a single item.
  fileprivate var asSelf: AlignSelf {
    switch self {
    case .stretch: return .stretch
    case .start, .safeStart, .unsafeStart: return .start
    case .end, .safeEnd, .unsafeEnd: return .end
    case .center, .safeCenter, .unsafeCenter: return .center
    case .baseline: return .baseline
    case .lastBaseline: return .lastBaseline
    }
  }
}
