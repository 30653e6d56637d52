extension Style {
  /// The largest valid length, in points or percent.
  ///
  /// Sums of a billion such lengths are exact to a fraction of a pixel in the visible range, and do not overflow to
  /// infinity.
  package static let largestLength = 1e12

  /// The largest number of columns.
  package static let mostColumns: Int16 = 10_000

  /// The largest valid factor.
  ///
  /// Sums and products of such factors are finite.
  static let largestFactor = 1e100
}

extension StyleValues {
  /// Replaces every invalid value by its default.
  ///
  /// - Parameter functions: The functions of the style.
  /// - Returns: Whether a value was replaced.
  mutating func sanitize(_ functions: StyleFunctions?) -> Bool {
    var isChanged = false
    func keep<Value>(_ value: inout Value, if isUsable: Bool, else fallback: Value) {
      if !isUsable { (value, isChanged) = (fallback, true) }
    }
    forEachLength { length, place in
      let isSigned = LengthPlace.isSigned(place)
      let expression = length.isFunction ? functions?.expression(at: place) : nil
      let isUsable = expression.map { Length($0).isUsable(signed: isSigned) } ?? length.isUsable(signed: isSigned)
      if !isUsable { (length, isChanged) = (LengthPlace.initialValue(place), true) }
    }
    keep(&grow, if: grow >= 0 && grow <= Style.largestFactor, else: 0)
    keep(&shrink, if: shrink >= 0 && shrink <= Style.largestFactor, else: 0)
    keep(&columns, if: columns >= 0 && columns <= Style.mostColumns, else: 0)
    keep(&minColumnWidth, if: minColumnWidth >= 0 && minColumnWidth <= Style.largestLength, else: 0)
    let ratio = aspectRatio.points
    keep(&aspectRatio, if: aspectRatio == .unset || ratio > 1e-9 && ratio < 1e9, else: .unset)
    return isChanged
  }

  /// The traits of the style, which the tree stores separately.
  @inline(__always) package var traits: NodeTraits {
    var traits: NodeTraits = []
    if display == .none { traits.insert(.isHidden) }
    if display == .contents { traits.insert(.isContents) }
    if position == .absolute { traits.insert(.isAbsolute) }
    if position == .static { traits.insert(.isStatic) }
    if visibility == .collapse, display == .flex, position != .absolute { traits.insert(.collapses) }
    if position != .static, edges.contains(.inset) { traits.insert(.hasInsets) }
    if layoutDirection != .inherit || writingMode != .inherit { traits.insert(.setsFlow) }
    return traits
  }
}

extension LengthPlace {
  /// Whether negative lengths are valid.
  fileprivate static func isSigned(_ place: UInt8) -> Bool {
    isIn(.margin, place) || isIn(.inset, place)
  }

  /// The default of an invalid length.
  fileprivate static func initialValue(_ place: UInt8) -> PackedLength {
    place < LengthPlace.rowGap.rawValue || isIn(.inset, place) ? .automatic : .zero
  }

  private static func isIn(_ edges: LengthPlace, _ place: UInt8) -> Bool {
    place >= edges.rawValue && place < edges.rawValue + 6
  }
}

extension PackedLength {
  /// Whether the value is a keyword or a valid length, but no function.
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
