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
    func keep<Value>(_ edges: inout StyleEdges<Value>, if areUsable: Bool, else usable: (Value) -> Value) {
      if !areUsable { (edges, isChanged) = (edges.map(usable), true) }
    }
    keep(&grow, if: Self.isFactor(grow), else: 0)
    keep(&shrink, if: Self.isFactor(shrink), else: 0)
    keep(&aspectRatio, if: aspectRatio.map { $0 > 1e-9 && $0 < 1e9 } ?? true, else: nil)
    keep(&minWidth, if: minWidth.isUsable, else: .auto)
    keep(&minHeight, if: minHeight.isUsable, else: .auto)
    keep(&maxWidth, if: maxWidth.isUsable, else: .none)
    keep(&maxHeight, if: maxHeight.isUsable, else: .none)
    keep(&basis, if: basis.isUsable, else: .auto)
    keep(&rowGap, if: rowGap.isUsable(signed: false), else: .zero)
    keep(&columnGap, if: columnGap.isUsable(signed: false), else: .zero)
    // Most edges have the initial value.
    keep(&margin, if: margin.areZero || margin.areUsable) { $0.isUsable ? $0 : 0 }
    keep(&inset, if: inset.areAuto || inset.areUsable) { $0.isUsable ? $0 : .auto }
    keep(&padding, if: padding.areZero || padding.areUsable) { $0.isUsable(signed: false) ? $0 : .zero }
    keep(&border, if: border.areUsable) { $0.isUsable ? $0 : 0 }
    return isChanged
  }

  /// Whether `width` and `height` are valid.
  var hasUsableSizes: Bool { width.isUsable && height.isUsable }

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

extension PreferredSize {
  /// The size, or `auto` in place of an invalid length.
  var sanitized: PreferredSize { isUsable ? self : .auto }

  /// Whether the size is not an invalid length.
  var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: false)
  }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension MinimumSize {
  fileprivate var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: false)
  }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension MaximumSize {
  fileprivate var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: false)
  }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension FlexBasis {
  fileprivate var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: false)
  }
}

extension AutoLength {
  fileprivate var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: true)
  }
}

extension Double {
  /// Whether the number is valid as a border width.
  fileprivate var isUsable: Bool { self >= 0 && self <= Style.largestLength }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var areUsable: Bool { allSatisfy { $0.isUsable } }
}

extension StyleEdges where Value == Length {
  fileprivate var areUsable: Bool { allSatisfy { $0.isUsable(signed: false) } }
}

extension StyleEdges where Value == Double {
  fileprivate var areUsable: Bool { allSatisfy { $0.isUsable } }
}
