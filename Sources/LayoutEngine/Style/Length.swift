/// A length: a number of points, a percentage, a sum of both, or a function of up to three such lengths.
///
/// A percentage refers to the size of another box, which each property specifies. `50% + 10` is
/// `Length.percent(50) + 10`, and CSS's `clamp(100px, 50% + 10px, 300px)` is `Length.clamp(100, .percent(50) + 10, 300)`.
public struct Length: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The fixed part, in points; of a function of several percentages, that of its first argument.
  public var points: Double {
    get {
      switch kind {
      case .absolute, .relative: return first
      case .bounded: return Double(bounded.points)
      case .function: return combined.points
      }
    }
    set {
      switch kind {
      case .absolute, .relative: first = newValue
      case .bounded: bounded.points = Float(newValue)
      case .function: combined.points = newValue
      }
    }
  }
  /// The relative part, in percent: 50 is half of the reference size. Of a function of several percentages, that of its
  /// first argument.
  public var percent: Double {
    get {
      switch kind {
      case .absolute, .relative: return second
      case .bounded: return Double(bounded.percent)
      case .function: return combined.percent
      }
    }
    set {
      switch kind {
      case .absolute, .relative: (second, kind) = (newValue, .relative)
      case .bounded: bounded.percent = Float(newValue)
      case .function: combined.percent = newValue
      }
    }
  }
  /// Whether the length refers to the size of another box.
  ///
  /// `0%` has a percentage, and differs from 0 if the reference size is indefinite.
  public var hasPercentage: Bool { kind != .absolute }

  enum Kind: UInt8, BitwiseCopyable {
    /// Points only.
    case absolute
    /// A percentage and points.
    case relative
    /// A percentage and points, with at least one bound.
    case bounded
    /// A function of which at least two arguments have a percentage.
    case function
  }

  // The points and the percentage, the four packed numbers of a ``BoundedLength``, or two words of a
  // ``LengthFunction``. Equal lengths have equal values.
  private(set) var first: Double
  private(set) var second: Double
  private(set) var kind: Kind
  // The bytes after the kind hold the third word of a function. Otherwise they are 0, so that equal lengths have equal
  // bytes: see ``StyleReference``.
  private var thirdLow: UInt8 = 0
  private var thirdMiddle: UInt16 = 0
  private var thirdHigh: UInt32 = 0

  /// Makes a length in points.
  public init(points: Double = 0) {
    (first, second, kind) = (points, 0, .absolute)
  }

  /// Makes a length with a relative part.
  public init(points: Double = 0, percent: Double) {
    (first, second, kind) = (points, percent, .relative)
  }

  /// The zero length, in points.
  public static let zero = Length()

  /// Returns the length in points, within ±10¹⁵ points; `basis` is the size that a percentage refers to.
  public func resolved(against basis: Double) -> Double {
    if hasFunction { return functionLength(against: basis) }
    // In a tree all values are finite.
    return (first + second * 0.01 * basis).atMost(.largestExtent).atLeast(-.largestExtent)
  }

  /// Whether the length is 0 points.
  var isZero: Bool { kind == .absolute && first == 0 }

  /// Whether the length is a function of other lengths.
  var hasFunction: Bool { kind.rawValue >= Kind.bounded.rawValue }

  @inline(never) private func functionLength(against basis: Double) -> Double {
    (kind == .bounded ? bounded.resolved(against: basis) : combined.resolved(against: basis)).bounded
  }

  /// Adds points: `.percent(50) + 10`.
  ///
  /// The points are added to each argument of a function.
  public static func + (length: Length, points: Double) -> Length {
    if length.kind == .function { return Length(length.combined.adding(points)) }
    var sum = length
    sum.points += points
    if length.kind == .bounded { sum.bounded.moveBounds(by: points) }
    return sum
  }

  /// Returns the negated length: `max` takes the place of `min`.
  public static prefix func - (length: Length) -> Length {
    if length.kind == .function { return Length(length.combined.negated) }
    var opposite = length.scaled(by: -1)
    if length.hasPercentage { opposite.percent = -length.percent }
    return opposite
  }

  /// Subtracts points: `.percent(50) - 10`.
  public static func - (length: Length, points: Double) -> Length { length + -points }
}

// MARK: - Functions

extension Length {
  /// The minimum of the length, in points; `nil` if there is none, or if several arguments have a percentage.
  public var lowerBound: Double? { kind == .bounded && bounded.lower != -.infinity ? Double(bounded.lower) : nil }
  /// The maximum of the length, in points; `nil` if there is none, or if several arguments have a percentage.
  public var upperBound: Double? { kind == .bounded && bounded.upper != .infinity ? Double(bounded.upper) : nil }

  /// The function of a length with bounds, or of several percentages; otherwise `nil`.
  package var function: LengthFunction? {
    switch kind {
    case .absolute, .relative: return nil
    case .bounded: return LengthFunction(bounded)
    case .function: return combined
    }
  }

  /// Makes the minimum or the maximum of two lengths.
  ///
  /// The result is not a number, and thus an invalid value, if the function has more than three arguments.
  init(_ comparison: LengthComparison, _ one: Length, _ other: Length) {
    guard !one.points.isNaN, !other.points.isNaN else {
      self = .invalid
      return
    }
    switch (one.varies, other.varies) {
    case (false, false):
      self.init(points: comparison(one.points, other.points))
      // A percentage of 0 depends on whether the reference size is definite.
      if one.hasPercentage || other.hasPercentage { percent = 0 }
    case (true, false) where one.kind != .function: self = one.limited(comparison, other.points)
    case (false, true) where other.kind != .function: self = other.limited(comparison, one.points)
    case (true, true) where one.kind == .relative && other.kind == .relative && one.percent == other.percent:
      self.init(points: comparison(one.points, other.points), percent: one.percent)
    default: self = LengthFunction(comparison, one, other).map { Length($0) } ?? .invalid
    }
  }

  /// A length that is not a number.
  private static var invalid: Length { Length(points: .nan, percent: 0) }

  /// Whether the length depends on the reference size.
  ///
  /// A percentage that is 0 in the precision of a function counts as 0.
  private var varies: Bool { hasFunction || hasPercentage && LengthFunction.rounded(second) != 0 }

  /// Returns the minimum or the maximum of a percentage, which may have bounds, and a number of points.
  private func limited(_ comparison: LengthComparison, _ bound: Double) -> Length {
    var limited = kind == .bounded ? bounded : BoundedLength(points: Float(first), percent: Float(second))
    if comparison == .max { limited.setLower(Float(bound)) } else { limited.setUpper(Float(bound)) }
    var length = self
    (length.kind, length.bounded) = (.bounded, limited)
    return length
  }

  /// Returns the length and the arguments of its function, with the points multiplied by a factor.
  package func scaled(by factor: Double) -> Length {
    if kind == .function { return Length(combined.scaled(by: factor)) }
    var scaled = self
    scaled.points *= factor
    if kind == .bounded { scaled.bounded.scaleBounds(by: factor) }
    return scaled
  }

  private(set) var bounded: BoundedLength {
    // Lengths with functions are rare, so the code for all other lengths stays short.
    @inline(never) get { BoundedLength(first, second) }
    set { (first, second) = newValue.packed }
  }

  private init(_ function: LengthFunction) {
    self.init(percent: 0)
    kind = .function
    combined = function
    if let simplified = combined.simplified { self = simplified }
  }

  private(set) var combined: LengthFunction {
    @inline(never) get {
      let third = UInt64(thirdHigh) << 24 | UInt64(thirdMiddle) << 8 | UInt64(thirdLow)
      return LengthFunction(
        LengthFunction.Packed(first: first.bitPattern, second: second.bitPattern, third: third))
    }
    set {
      let packed = newValue.packed
      (first, second) = (Double(bitPattern: packed.first), Double(bitPattern: packed.second))
      thirdLow = UInt8(truncatingIfNeeded: packed.third)
      thirdMiddle = UInt16(truncatingIfNeeded: packed.third >> 8)
      thirdHigh = UInt32(truncatingIfNeeded: packed.third >> 24)
    }
  }
}

/// A style value that can be a plain ``Length``, so that numbers and percentages can be used directly.
///
/// ```swift
/// style.width = 120
/// style.width = .percent(50)
/// style.width = .length(.percent(50) + 10)
/// ```
public protocol LengthConvertible: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Returns the value for a length.
  static func length(_ length: Length) -> Self
}

extension LengthConvertible {
  /// Returns a number of points.
  public static func points(_ points: Double) -> Self { length(Length(points: points)) }
  /// Returns a percentage: 50 is half.
  public static func percent(_ percent: Double) -> Self { length(Length(percent: percent)) }

  /// Returns the minimum of two lengths: `.min(.percent(50), 300)`. css-values-4 §10.2
  ///
  /// If only one of the lengths has a percentage, its numbers and bounds have single precision. Functions of several
  /// percentages have up to three arguments with six significant digits: `.min(.percent(50), .percent(30) + 100)`. A
  /// function with more arguments is an invalid value, which is reported and replaced by the default of the property.
  public static func min(_ first: Length, _ second: Length) -> Self { length(Length(.min, first, second)) }
  /// Returns the maximum of two lengths: `.max(.percent(50), 100)`. css-values-4 §10.2
  ///
  /// See ``min(_:_:)``.
  public static func max(_ first: Length, _ second: Length) -> Self { length(Length(.max, first, second)) }
  /// Returns a length between two others: `.clamp(100, .percent(50), 300)`. css-values-4 §10.2
  ///
  /// The lower bound takes precedence over the upper bound. See ``min(_:_:)``.
  public static func clamp(_ lower: Length, _ length: Length, _ upper: Length) -> Self {
    Self.length(Length(.max, Length(.min, length, upper), lower))
  }

  /// Makes a number of points from a literal.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Makes a number of points from a literal.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Length: LengthConvertible {
  /// The length itself.
  public static func length(_ length: Length) -> Length { length }
}

/// A length or `auto`: a margin or an inset.
public enum AutoLength: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// A margin takes a share of the free space.
  ///
  /// An inset is not set.
  case auto
  /// A length.
  case length(Length)
}

/// A preferred size: `width` or `height`.
public enum PreferredSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// The size is determined by the layout.
  case auto
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// The min-content size: the smallest size without avoidable overflow. css-sizing-3 §5.1
  case minContent
  /// The max-content size: the size of the content in infinite available space. css-sizing-3 §5.1
  case maxContent
  /// The available space, but at least min-content and at most max-content. css-sizing-3 §5.1
  case fitContent
  /// The size of the parent's content box, less the margins. css-sizing-4 §4
  ///
  /// The value is the size of the border box, regardless of ``Style/boxSizing``. If the size of the parent is
  /// indefinite, the value behaves as `auto`.
  case stretch
}

/// A minimum size: `minWidth` or `minHeight`.
public enum MinimumSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// The automatic minimum size. css-flexbox-1 §4.5
  case auto
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; 0 if the size of the parent is indefinite.
  case stretch
}

/// A maximum size: `maxWidth` or `maxHeight`.
public enum MaximumSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// There is no maximum.
  case none
  /// A length, whose percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; no maximum if the size of the parent is indefinite.
  case stretch
}

/// The size of an item along the main axis before free space is distributed. css-flexbox-1 §7.2.1
public enum FlexBasis: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// The item's `width` or `height`, or its content if that property is `auto`.
  case auto
  /// The item's content, regardless of its `width` or `height`.
  case content
  /// A length, whose percentage refers to the container's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// The size of the container's content box, less the margins.
  ///
  /// If the size of the container is indefinite, the value behaves as `content`.
  case stretch
}

extension Double {
  /// Returns the larger one of two numbers.
  ///
  /// Unlike `max`, the function compiles to one instruction on processors that have one. The result for NaN is
  /// unspecified.
  func atLeast(_ bound: Double) -> Double { self < bound ? bound : self }

  /// Returns the smaller one of two numbers.
  ///
  /// See ``atLeast(_:)``.
  func atMost(_ bound: Double) -> Double { self > bound ? bound : self }

  /// The largest length of a layout, in points.
  @inlinable package static var largestExtent: Double { 1e15 }

  /// The number, limited to ±``largestExtent``.
  ///
  /// Percentages of percentages and ratios of ratios can leave the range of numbers. Sums of bounded numbers cannot.
  @inlinable package var bounded: Double { max(-.largestExtent, min(self, .largestExtent)) }

  /// The number as a size: 0 for NaN and negative numbers, limited to ``largestExtent``.
  var boundedSize: Double { max(0, min(self, .largestExtent)) }

  /// The number as a coordinate: 0 for NaN, limited to ±``largestExtent``.
  var boundedCoordinate: Double { isNaN ? 0 : bounded }
}
