extension Style {
  /// The largest valid length, in points or percent.
  ///
  /// Sums of a billion such lengths are exact to a fraction of a pixel in the visible range, and do not overflow to
  /// infinity.
  package static let largestLength = 1e12

  /// The largest valid factor.
  ///
  /// Sums and products of such factors are finite.
  static let largestFactor = 1e100

  /// Replaces every invalid value by its default, except for `width` and `height`.
  ///
  /// - Returns: Whether a value was replaced.
  mutating func sanitize() -> Bool {
    var isChanged = false
    func keep<Value>(_ value: inout Value, if isUsable: Bool, else fallback: Value) {
      if !isUsable { (value, isChanged) = (fallback, true) }
    }
    func keep<Value: LengthOrKeyword>(_ value: inout Value, else fallback: Value) {
      keep(&value, if: value.isUsable(), else: fallback)
    }
    func keep<Value>(_ edges: inout StyleEdges<Value>, else fallback: Value, if isUsable: (Value) -> Bool) {
      if edges.allSatisfy(isUsable) { return }
      (edges, isChanged) = (edges.map { isUsable($0) ? $0 : fallback }, true)
    }
    keep(&grow, if: Self.isFactor(grow), else: 0)
    keep(&shrink, if: Self.isFactor(shrink), else: 0)
    keep(&aspectRatio, if: aspectRatio.map { $0 > 1e-9 && $0 < 1e9 } ?? true, else: nil)
    keep(&minWidth, else: .auto)
    keep(&minHeight, else: .auto)
    keep(&maxWidth, else: .none)
    keep(&maxHeight, else: .none)
    keep(&basis, else: .auto)
    keep(&rowGap, else: .zero)
    keep(&columnGap, else: .zero)
    // Most edges have the initial value.
    if !margin.areZero { keep(&margin, else: 0) { $0.isUsable(signed: true) } }
    if !inset.areAuto { keep(&inset, else: .auto) { $0.isUsable(signed: true) } }
    if !padding.areZero { keep(&padding, else: .zero) { $0.isUsable(signed: false) } }
    keep(&border, else: 0) { $0 >= 0 && $0 <= Self.largestLength }
    return isChanged
  }

  private static func isFactor(_ value: Double) -> Bool { value >= 0 && value <= largestFactor }

  /// The traits of the style, which the tree stores separately.
  var traits: NodeTraits {
    var traits: NodeTraits = []
    if display == .none { traits.insert(.isHidden) }
    if display == .contents { traits.insert(.isContents) }
    if position == .absolute { traits.insert(.isAbsolute) }
    if position == .static { traits.insert(.isStatic) }
    if visibility == .collapse, display == .flex, position != .absolute { traits.insert(.collapses) }
    if position != .static, !inset.areAuto { traits.insert(.hasInsets) }
    if layoutDirection != .inherit || writingMode != .inherit { traits.insert(.setsFlow) }
    return traits
  }
}

extension Length {
  /// Whether the length is finite, not too large, and not negative unless `signed` is set.
  func isUsable(signed: Bool) -> Bool {
    let limit = Style.largestLength
    if hasFunction { return kind == .bounded ? bounded.isWithin(limit) : combined.isWithin(limit) }
    guard abs(first) <= limit, abs(second) <= limit else { return false }
    // `50% − 10` is valid in every property. Only a negative length without a percentage is invalid.
    return signed || second > 0 || (first >= 0 && second == 0)
  }
}
