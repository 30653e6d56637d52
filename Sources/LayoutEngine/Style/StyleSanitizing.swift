extension Style {
  /// The largest length that is laid out, in points or percent. Sums of a billion such lengths are still exact to a pixel's
  /// fraction of what is visible, and nothing overflows to infinity.
  package static let largestLength = 1e12

  /// The largest factor: sums and products of such factors are still finite.
  static let largestFactor = 1e100

  /// Replaces every invalid value by its default.
  ///
  /// - Returns: Whether there was any.
  mutating func sanitize() -> Bool {
    var isChanged = false
    func set<Value: Equatable>(_ value: inout Value, _ sanitized: Value) {
      guard value != sanitized else { return }
      (value, isChanged) = (sanitized, true)
    }
    set(&grow, Self.factor(grow, default: 0))
    set(&shrink, Self.factor(shrink, default: 0))
    set(&aspectRatio, aspectRatio.flatMap { $0 > 1e-9 && $0 < 1e9 ? $0 : nil })
    set(&width, width.sanitized())
    set(&height, height.sanitized())
    set(&minWidth, minWidth.sanitized())
    set(&minHeight, minHeight.sanitized())
    set(&maxWidth, maxWidth.sanitized())
    set(&maxHeight, maxHeight.sanitized())
    if case .length(let length) = basis { set(&basis, length.isUsable(signed: false) ? basis : .auto) }
    set(&rowGap, rowGap.isUsable(signed: false) ? rowGap : .zero)
    set(&columnGap, columnGap.isUsable(signed: false) ? columnGap : .zero)
    set(&margin, margin.map { $0.sanitized(default: 0) })
    set(&inset, inset.map { $0.sanitized(default: .auto) })
    set(&padding, padding.map { $0.isUsable(signed: false) ? $0 : .zero })
    set(&border, border.map { $0 >= 0 && $0 <= Self.largestLength ? $0 : 0 })
    return isChanged
  }

  /// Whether `width` and `height` make sense.
  var hasUsableSizes: Bool { width.isUsable && height.isUsable }

  private static func factor(_ value: Double, default fallback: Double) -> Double {
    value >= 0 && value <= largestFactor ? value : fallback
  }

  /// What the tree has to know of the style without reading it.
  var traits: NodeTraits {
    var traits: NodeTraits = []
    if display == .none { traits.insert(.isHidden) }
    if display == .contents { traits.insert(.isContents) }
    if position == .absolute { traits.insert(.isAbsolute) }
    if position == .static { traits.insert(.isStatic) }
    if visibility == .collapse, display == .flex, position != .absolute { traits.insert(.collapses) }
    if position != .static, inset != StyleEdges(.auto) { traits.insert(.hasInsets) }
    return traits
  }
}

extension Length {
  /// Finite, not absurdly large, and not negative where nothing negative is allowed.
  func isUsable(signed: Bool) -> Bool {
    let limit = Style.largestLength
    if kind == .bounded { return bounded.isWithin(limit) }
    guard abs(first) <= limit, abs(second) <= limit else { return false }
    // "50% − 10" may be written anywhere; only a plain negative length cannot be meant.
    return signed || second > 0 || (first >= 0 && second == 0)
  }
}

extension PreferredSize {
  fileprivate var isUsable: Bool {
    guard case .length(let length) = self else { return true }
    return length.isUsable(signed: false)
  }

  fileprivate func sanitized() -> PreferredSize { isUsable ? self : .auto }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension MinimumSize {
  fileprivate func sanitized() -> MinimumSize {
    guard case .length(let length) = self, !length.isUsable(signed: false) else { return self }
    return .auto
  }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension MaximumSize {
  fileprivate func sanitized() -> MaximumSize {
    guard case .length(let length) = self, !length.isUsable(signed: false) else { return self }
    return .none
  }

  var hasPercentage: Bool {
    if case .length(let length) = self { return length.hasPercentage }
    return false
  }
}

extension AutoLength {
  fileprivate func sanitized(default fallback: AutoLength) -> AutoLength {
    guard case .length(let length) = self, !length.isUsable(signed: true) else { return self }
    return fallback
  }
}

extension StyleEdges {
  /// Every edge replaced by what `transform` makes of it.
  func map(_ transform: (Value) -> Value) -> StyleEdges {
    StyleEdges(
      top: transform(top), left: transform(left), bottom: transform(bottom), right: transform(right),
      start: start.map(transform), end: end.map(transform))
  }
}
