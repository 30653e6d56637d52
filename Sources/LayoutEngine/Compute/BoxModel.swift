/// A preferred size or a bound on one axis, as a border box, with its percentage resolved where that is possible.
struct SizeTerm {
  enum Kind: UInt8 {
    /// `auto` for a preferred or minimum size, `none` for a maximum.
    case automatic
    /// A number of points.
    case definite
    /// A percentage of something indefinite: it behaves as `auto`, but it is not `auto`. css-sizing-3 §5.2.1
    case unresolved
    case minContent
    case maxContent
    case fitContent
  }

  var kind = Kind.automatic
  var value = 0.0

  var isContentKeyword: Bool { kind == .minContent || kind == .maxContent || kind == .fitContent }
}

/// The preferred size of one axis with its bounds.
struct AxisSizing {
  var preferred = SizeTerm()
  var minimum = SizeTerm()
  var maximum = SizeTerm()

  /// The lower bound as far as it is a number; padding and border are the least. css-sizing-3 §5.3
  func definiteMinimum(floor: Double) -> Double {
    minimum.kind == .definite ? max(minimum.value, floor) : floor
  }

  /// The upper bound as far as it is a number, never below the lower one.
  func definiteMaximum(floor: Double) -> Double {
    guard maximum.kind == .definite else { return .infinity }
    return max(maximum.value, definiteMinimum(floor: floor))
  }

  /// The bounds, with keywords and the automatic minimum worked out. An automatic minimum yields to the upper bound; any other
  /// wins over it. css-sizing-3 §5.3, css-flexbox-1 §4.5
  func bounds(
    floor: Double, content: (LayoutTask) throws(Suspension) -> Double,
    automaticMinimum: () throws(Suspension) -> Double?
  ) throws(Suspension) -> SizeBounds {
    var bounds = SizeBounds(minimum: floor)
    switch maximum.kind {
    case .definite: bounds.maximum = maximum.value
    case .minContent: bounds.maximum = try content(.minContentWidth)
    case .maxContent: bounds.maximum = try content(.maxContentWidth)
    default: break
    }
    switch minimum.kind {
    case .definite: bounds.minimum = max(floor, minimum.value)
    case .minContent: bounds.minimum = max(floor, try content(.minContentWidth))
    case .maxContent: bounds.minimum = max(floor, try content(.maxContentWidth))
    default:
      if let automatic = try automaticMinimum() { bounds.minimum = max(floor, min(automatic, bounds.maximum)) }
    }
    bounds.maximum = max(bounds.maximum, bounds.minimum)
    return bounds
  }

  func clampDefinite(_ size: Double, floor: Double) -> Double {
    min(max(size, definiteMinimum(floor: floor)), definiteMaximum(floor: floor))
  }
}

/// Sides of a box, as a set.
struct SideSet: OptionSet {
  var rawValue: UInt8

  static let top = SideSet(rawValue: 1)
  static let left = SideSet(rawValue: 2)
  static let bottom = SideSet(rawValue: 4)
  static let right = SideSet(rawValue: 8)
}

/// The margins, paddings, borders and sizes of one box, resolved against one containing box.
struct BoxModel {
  var node: Int32
  var isRightToLeft: Bool
  /// Whether the automatic minimum size applies: the box neither clips nor scrolls. css-flexbox-1 §4.5
  var hasVisibleOverflow: Bool
  /// Whether sizes, and the aspect ratio with them, mean the content box.
  var sizesContentBox: Bool
  /// Margins that are `auto`; in `margin` they are 0.
  var autoMargins: SideSet
  var margin: Edges<Double>
  /// Padding and border together.
  var inset: Edges<Double>
  var width: AxisSizing
  var height: AxisSizing
  /// Width ÷ height, of the box that `sizesContentBox` names.
  var aspectRatio: Double?

  func sizing(_ axis: Axis) -> AxisSizing { axis == .horizontal ? width : height }
}

/// What the percentages of a box refer to, where it is definite.
struct PercentageBasis {
  var width: Double?
  var height: Double?
}

extension LayoutRun {
  /// Resolves the style of `node` against its containing box.
  @inline(__always)
  func boxModel(of node: Int32, basis: PercentageBasis, isRightToLeft inherited: Bool) -> BoxModel {
    let style = arena.style(node)
    let isRightToLeft = self.isRightToLeft(node, inherited: inherited)
    var autoMargins: SideSet = []
    let margin = marginEdges(style, isRightToLeft: isRightToLeft, basis: basis, autoMargins: &autoMargins)
    let inset = insetEdges(style, isRightToLeft: isRightToLeft, basis: basis)
    let sizesContentBox = style.pointee.boxSizing == .contentBox
    let width = SizingResolver(inset: inset.horizontal, sizesContentBox: sizesContentBox, basis: basis.width)
    let height = SizingResolver(inset: inset.vertical, sizesContentBox: sizesContentBox, basis: basis.height)
    return BoxModel(
      node: node, isRightToLeft: isRightToLeft, hasVisibleOverflow: style.pointee.overflow == .visible,
      sizesContentBox: sizesContentBox, autoMargins: autoMargins, margin: margin, inset: inset,
      width: width.sizing(arena.width(of: node), style.pointee.minWidth, style.pointee.maxWidth),
      height: height.sizing(arena.height(of: node), style.pointee.minHeight, style.pointee.maxHeight),
      aspectRatio: style.pointee.aspectRatio)
  }

  func isRightToLeft(_ node: Int32, inherited: Bool) -> Bool {
    switch arena.style(node).pointee.layoutDirection {
    case .inherit: return inherited
    case .leftToRight: return false
    case .rightToLeft: return true
    }
  }

  /// Margins, those that are `auto` as 0.
  func marginEdges(
    _ style: UnsafePointer<Style>, isRightToLeft: Bool, basis: PercentageBasis, autoMargins: inout SideSet
  ) -> Edges<Double> {
    let edges = style.pointee.margin.physical(isRightToLeft: isRightToLeft)
    let (horizontal, vertical) = edgeBases(basis)
    func resolve(_ length: AutoLength, _ basis: Double, _ side: SideSet) -> Double {
      switch length {
      case .auto:
        autoMargins.insert(side)
        return 0
      case .length(let length): return length.resolved(against: basis)
      }
    }
    return Edges(
      top: resolve(edges.top, vertical, .top), left: resolve(edges.left, horizontal, .left),
      bottom: resolve(edges.bottom, vertical, .bottom), right: resolve(edges.right, horizontal, .right))
  }

  /// Padding and border together, all sides at least 0.
  func insetEdges(_ style: UnsafePointer<Style>, isRightToLeft: Bool, basis: PercentageBasis) -> Edges<Double> {
    let padding = style.pointee.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.pointee.border.physical(isRightToLeft: isRightToLeft)
    let (horizontal, vertical) = edgeBases(basis)
    return Edges(
      top: max(0, padding.top.resolved(against: vertical)) + border.top,
      left: max(0, padding.left.resolved(against: horizontal)) + border.left,
      bottom: max(0, padding.bottom.resolved(against: vertical)) + border.bottom,
      right: max(0, padding.right.resolved(against: horizontal)) + border.right)
  }

  /// What percentages of horizontal and of vertical edges refer to; indefinite counts as 0. css-sizing-3 §5.2.1
  ///
  /// Deviation `percentEdges.ownAxis`: under StackViewLayout's rules vertical edges refer to the height.
  private func edgeBases(_ basis: PercentageBasis) -> (horizontal: Double, vertical: Double) {
    let horizontal = basis.width ?? 0
    return (horizontal, rules == .css ? horizontal : basis.height ?? 0)
  }
}

/// Turns the style's sizes of one axis into border box sizes.
struct SizingResolver {
  var inset: Double
  var sizesContentBox: Bool
  var basis: Double?

  func sizing(_ preferred: PreferredSize, _ minimum: MinimumSize, _ maximum: MaximumSize) -> AxisSizing {
    var sizing = AxisSizing()
    switch preferred {
    case .auto: break
    case .length(let length): sizing.preferred = term(length) ?? SizeTerm(kind: .unresolved)
    case .minContent: sizing.preferred.kind = .minContent
    case .maxContent: sizing.preferred.kind = .maxContent
    case .fitContent: sizing.preferred.kind = .fitContent
    }
    switch minimum {
    case .auto: break
    // A percentage of an indefinite size counts as 0 in a minimum. css-sizing-3 §5.2.1
    case .length(let length):
      sizing.minimum = term(length) ?? SizeTerm(kind: .definite, value: borderBox(max(0, length.points)))
    case .minContent: sizing.minimum.kind = .minContent
    case .maxContent: sizing.minimum.kind = .maxContent
    }
    switch maximum {
    case .none: break
    case .length(let length): sizing.maximum = term(length) ?? SizeTerm()
    case .minContent: sizing.maximum.kind = .minContent
    case .maxContent: sizing.maximum.kind = .maxContent
    }
    return sizing
  }

  private func term(_ length: Length) -> SizeTerm? {
    if !length.hasPercentage { return SizeTerm(kind: .definite, value: borderBox(max(0, length.points))) }
    guard let basis else { return nil }
    return SizeTerm(kind: .definite, value: borderBox(max(0, length.resolved(against: basis))))
  }

  private func borderBox(_ size: Double) -> Double { sizesContentBox ? size + inset : max(size, inset) }
}
