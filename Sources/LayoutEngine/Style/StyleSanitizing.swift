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

  /// Replaces every invalid value by its default.
  ///
  /// - Returns: Whether a value was replaced.
  @discardableResult mutating func sanitize() -> Bool {
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
    keep(&width, else: .auto)
    keep(&height, else: .auto)
    keep(&minWidth, else: .auto)
    keep(&minHeight, else: .auto)
    keep(&maxWidth, else: .none)
    keep(&maxHeight, else: .none)
    keep(&basis, else: .auto)
    keep(&rowGap, else: .zero)
    keep(&columnGap, else: .zero)
    // Most edges have the initial value.
    if values.margin != PackedEdges(.zero) { keep(&margin, else: 0) { $0.isUsable(signed: true) } }
    if values.inset != PackedEdges(.automatic) { keep(&inset, else: .auto) { $0.isUsable(signed: true) } }
    if values.padding != PackedEdges(.zero) { keep(&padding, else: .zero) { $0.isUsable(signed: false) } }
    if values.border != PackedEdges(.zero) { keep(&border, else: 0) { $0 >= 0 && $0 <= Self.largestLength } }
    return isChanged
  }

  static func isFactor(_ value: Double) -> Bool { value >= 0 && value <= largestFactor }
}

extension StyleValues {
  /// Whether no value has to be replaced, apart from functions and from the numbers of `width` and `height`.
  var isValid: Bool {
    let sizes = minWidth.isUsable && minHeight.isUsable && maxWidth.isUsable && maxHeight.isUsable
    let lengths = basis.isUsable && rowGap.isUsable && columnGap.isUsable
    let edges = margin.isValid(signed: true) && inset.isValid(signed: true) && padding.isValid(signed: false)
    let ratio = aspectRatio == .unset || aspectRatio.points > 1e-9 && aspectRatio.points < 1e9
    return sizes && lengths && edges && border.isValid(signed: false) && ratio && Style.isFactor(grow)
      && Style.isFactor(shrink)
  }

  /// The traits of the style, which the tree stores separately.
  var traits: NodeTraits {
    var traits: NodeTraits = []
    if display == .none { traits.insert(.isHidden) }
    if display == .contents { traits.insert(.isContents) }
    if position == .absolute { traits.insert(.isAbsolute) }
    if position == .static { traits.insert(.isStatic) }
    if visibility == .collapse, display == .flex, position != .absolute { traits.insert(.collapses) }
    if position != .static, inset != PackedEdges(.automatic) { traits.insert(.hasInsets) }
    if layoutDirection != .inherit || writingMode != .inherit { traits.insert(.setsFlow) }
    return traits
  }
}

extension PackedEdges {
  fileprivate func isValid(signed: Bool) -> Bool {
    // Most edges have the initial value.
    if self == PackedEdges(.zero) || self == PackedEdges(.automatic) { return true }
    let sides =
      top.isUsable(signed: signed) && left.isUsable(signed: signed) && bottom.isUsable(signed: signed)
      && right.isUsable(signed: signed)
    return sides && start.isUsable(signed: signed) && end.isUsable(signed: signed)
  }
}

extension PackedLength {
  fileprivate var isUsable: Bool { isUsable(signed: false) }

  /// As ``Length/isUsable(signed:)``, for keywords and for lengths that are not functions.
  fileprivate func isUsable(signed: Bool) -> Bool {
    let number = number
    return number.magnitude <= Style.largestLength && (signed || number >= 0)
  }
}

extension Length {
  /// Whether the length is finite, not too large, and not negative unless `signed` is set.
  func isUsable(signed: Bool) -> Bool {
    let limit = Style.largestLength
    // The result of a function is limited to the valid values where it is used.
    if let arguments = function?.arguments { return arguments.allSatisfy { $0.isUsable(signed: true) } }
    guard abs(points) <= limit, abs(percent) <= limit else { return false }
    // `50% − 10` is valid in every property. Only a negative length without a percentage is invalid.
    return signed || percent > 0 || (points >= 0 && percent == 0)
  }
}
