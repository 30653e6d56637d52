/// A length or a keyword in the memory of one number, as styles store it.
///
/// A number of points is stored as it is. A percentage is stored as a multiple that is larger than every valid number of
/// points, so that it keeps all its digits. Keywords and functions are payloads of NaN. Equal values have equal bits.
package struct PackedLength: Hashable, Sendable, BitwiseCopyable {
  let bits: UInt64

  /// Numbers of points are smaller than the limit. Valid lengths and factors are much smaller.
  private static let pointsLimit = 0x1p400
  /// The multiple of percentages: a power of 2, so that a multiplication is exact.
  private static let percentScale = 0x1p700
  private static let largestPercentage = 0x1p300
  private static let keywordTag: UInt64 = 0xFFF9 << 48
  private static let functionTag: UInt64 = 0xFFFA << 48
  private static let tagMask: UInt64 = 0xFFFF << 48

  private init(bits: UInt64) { self.bits = bits }

  /// A number of points; invalid numbers stay invalid.
  init(points: Double) {
    // Adding 0 removes the sign of a negative zero.
    if points.magnitude < Self.pointsLimit {
      self.init(bits: (points + 0).bitPattern)
    } else {
      self.init(invalid: points, largest: Self.pointsLimit.nextDown)
    }
  }

  /// A percentage; invalid numbers stay invalid.
  init(percent: Double) {
    let multiple = percent * Self.percentScale
    if percent.magnitude <= Self.largestPercentage {
      // Percentages that are nearly 0 count as 0.
      self = multiple.magnitude > Self.pointsLimit ? Self(bits: multiple.bitPattern) : .zeroPercent
    } else {
      self.init(invalid: percent, largest: Self.largestPercentage * Self.percentScale)
    }
  }

  /// An invalid number. A finite number stays finite, so that a document that is written has a number of the same effect.
  private init(invalid number: Double, largest: Double) {
    let magnitude = number.isFinite ? largest : Double.infinity
    self.init(bits: (number.isNaN ? .nan : number < 0 ? -magnitude : magnitude).bitPattern)
  }

  init(_ keyword: StyleKeyword) { self.init(bits: Self.keywordTag | UInt64(keyword.rawValue)) }

  /// A function at a place of a ``LengthTable``.
  init(function place: Int32) { self.init(bits: Self.functionTag | UInt64(UInt32(bitPattern: place))) }

  static var zero: PackedLength { PackedLength(bits: 0) }
  static var zeroPercent: PackedLength { PackedLength(bits: pointsLimit.bitPattern) }
  package static var automatic: PackedLength { PackedLength(.automatic) }
  static var unset: PackedLength { PackedLength(.unset) }

  package enum Kind { case points, percentage, keyword, function }

  package var kind: Kind {
    switch bits & Self.tagMask {
    case Self.keywordTag: return .keyword
    case Self.functionTag: return .function
    default: return isPercentage ? .percentage : .points
    }
  }

  /// The number of points of a length of this kind.
  package var points: Double { Double(bitPattern: bits) }
  /// The number of a percentage.
  package var percent: Double { self == .zeroPercent ? 0 : points / Self.percentScale }
  /// The keyword; `nil` for a length.
  package var keyword: StyleKeyword? {
    bits & Self.tagMask == Self.keywordTag ? StyleKeyword(rawValue: UInt8(truncatingIfNeeded: bits)) : nil
  }
  /// The place of a function.
  var functionPlace: Int32 { Int32(truncatingIfNeeded: bits) }

  package var isKeyword: Bool { bits & Self.tagMask == Self.keywordTag }
  var isFunction: Bool { bits & Self.tagMask == Self.functionTag }
  private var isPercentage: Bool { points.magnitude >= Self.pointsLimit && points.magnitude < .infinity }
  /// Whether the value refers to the size of another box; each function has a percentage.
  package var hasPercentage: Bool { isPercentage || isFunction }
  /// Whether a flex basis does not depend on the content.
  package var isBasisLength: Bool { !isKeyword || keyword == .stretch }
  /// The number of points of a length without a percentage; otherwise `nil`.
  package var fixedPoints: Double? { isKeyword || hasPercentage ? nil : points }
}

// MARK: - The numbers of sizes

extension PackedLength {
  /// The number of points or the percentage, 0 for a keyword or a function; and the value with the number 0.
  @inline(__always) var parts: (number: Double, kind: PackedLength) {
    if isKeyword { return (0, self) }
    // Comparisons with a NaN are false.
    if points.magnitude < Self.pointsLimit { return (points, .zero) }
    if isPercentage { return (percent, .zeroPercent) }
    return (isFunction ? 0 : points, self)
  }

  /// The number of points or the percentage; 0 for a keyword or a function.
  package var number: Double { parts.number }

  /// The value with the number 0.
  package var withoutNumber: PackedLength { parts.kind }

  /// The value with another number of points or percent. Keywords and functions stay as they are.
  package func with(_ number: Double) -> PackedLength {
    switch kind {
    case .points: return PackedLength(points: number)
    case .percentage: return PackedLength(percent: number)
    case .keyword, .function: return self
    }
  }
}

/// The keywords of all properties that accept lengths.
package enum StyleKeyword: UInt8 {
  /// `auto`; for a maximum, `none`.
  case automatic
  case minContent
  case maxContent
  case fitContent
  case stretch
  case content
  /// No value: a logical edge, or an aspect ratio, that is not set.
  case unset
}
