/// A length: a number of points, a percentage, or a sum of both, optionally with bounds.
///
/// A percentage refers to the size of another box, which each property specifies. `50% + 10` is
/// `Length.percent(50) + 10`, and CSS's `clamp(100px, 50% + 10px, 300px)` is `Length.clamp(100, .percent(50) + 10, 300)`.
public struct Length: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The fixed part, in points.
  public var points: Double {
    get { kind == .bounded ? Double(bounded.points) : first }
    set { if kind == .bounded { bounded.points = Float(newValue) } else { first = newValue } }
  }
  /// The relative part, in percent: 50 is half of the reference size.
  public var percent: Double {
    get { kind == .bounded ? Double(bounded.percent) : second }
    set {
      if kind == .bounded {
        bounded.percent = Float(newValue)
        return
      }
      second = newValue
      kind = .relative
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
  }

  // The points and the percentage, or the four packed numbers of a ``BoundedLength``. Equal lengths have equal values.
  private(set) var first: Double
  private(set) var second: Double
  private(set) var kind: Kind
  // The bytes after the kind are 0, so that equal lengths have equal bytes: see ``StyleReference``.
  private var unusedByte: UInt8 = 0
  private var unusedHalfWord: UInt16 = 0
  private var unusedWord: UInt32 = 0

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
  @inline(__always) public func resolved(against basis: Double) -> Double {
    if kind == .bounded { return boundedLength(against: basis) }
    // In a tree all values are finite.
    return (first + second * 0.01 * basis).atMost(.largestExtent).atLeast(-.largestExtent)
  }

  @inline(never) private func boundedLength(against basis: Double) -> Double {
    bounded.resolved(against: basis).bounded
  }

  /// Adds points: `.percent(50) + 10`.
  ///
  /// Bounds are moved by the same number of points.
  public static func + (length: Length, points: Double) -> Length {
    var sum = length
    sum.points += points
    if length.kind == .bounded { sum.bounded.moveBounds(by: points) }
    return sum
  }

  /// Returns the negated length, with exchanged bounds.
  public static prefix func - (length: Length) -> Length {
    var opposite = length.scaled(by: -1)
    if length.hasPercentage { opposite.percent = -length.percent }
    return opposite
  }

  /// Subtracts points: `.percent(50) - 10`.
  public static func - (length: Length, points: Double) -> Length { length + -points }
}

// MARK: - Bounds

extension Length {
  /// The minimum of the length, in points, or `nil` if there is none.
  public var lowerBound: Double? { kind == .bounded && bounded.lower != -.infinity ? Double(bounded.lower) : nil }
  /// The maximum of the length, in points, or `nil` if there is none.
  public var upperBound: Double? { kind == .bounded && bounded.upper != .infinity ? Double(bounded.upper) : nil }

  /// Returns the length with a minimum in points.
  func atLeast(_ bound: Double) -> Length {
    withBounds {
      $0.setLower(Float(bound))
    } absolute: {
      Swift.max($0, bound)
    }
  }

  /// Returns the length with a maximum in points.
  func atMost(_ bound: Double) -> Length {
    withBounds {
      $0.setUpper(Float(bound))
    } absolute: {
      Swift.min($0, bound)
    }
  }

  /// Returns the length and its bounds, multiplied by a factor.
  package func scaled(by factor: Double) -> Length {
    var scaled = self
    scaled.points *= factor
    if kind == .bounded { scaled.bounded.scaleBounds(by: factor) }
    return scaled
  }

  private func withBounds(
    _ change: (inout BoundedLength) -> Void, absolute: (Double) -> Double
  ) -> Length {
    if kind == .absolute { return Length(points: absolute(first)) }
    var length = self
    if kind == .relative {
      length.kind = .bounded
      length.bounded = BoundedLength(points: Float(first), percent: Float(second))
    }
    change(&length.bounded)
    return length
  }

  private(set) var bounded: BoundedLength {
    // Lengths with bounds are rare, so the code for all other lengths stays short.
    @inline(never) get { BoundedLength(first, second) }
    set { (first, second) = newValue.packed }
  }
}

/// A length with bounds.
///
/// The value is rare and has to fit into the memory of a length without bounds. The numbers have single precision,
/// which is exact to 1/256 of a point below 65,536.
struct BoundedLength {
  var points: Float
  var percent: Float
  private(set) var lower = -Float.infinity
  private(set) var upper = Float.infinity

  init(points: Float, percent: Float) { (self.points, self.percent) = (points, percent) }

  init(_ first: Double, _ second: Double) {
    points = Float(bitPattern: UInt32(truncatingIfNeeded: first.bitPattern >> 32))
    percent = Float(bitPattern: UInt32(truncatingIfNeeded: first.bitPattern))
    lower = Float(bitPattern: UInt32(truncatingIfNeeded: second.bitPattern >> 32))
    upper = Float(bitPattern: UInt32(truncatingIfNeeded: second.bitPattern))
  }

  /// Two numbers that hold the bits of the four numbers.
  ///
  /// Equal values have equal bits. Neither number is NaN if none of the four numbers is NaN.
  var packed: (Double, Double) {
    func pack(_ high: Float, _ low: Float) -> Double {
      // Adding 0 removes the sign of a negative zero.
      Double(bitPattern: UInt64((high + 0).bitPattern) << 32 | UInt64((low + 0).bitPattern))
    }
    return (pack(points, percent), pack(lower, upper))
  }

  /// Sets the lower bound.
  ///
  /// If the bounds contradict each other, the bound that was set last applies. css-values-4 §10.2
  ///
  /// A bound that is NaN stays NaN, so that validation can detect it.
  mutating func setLower(_ bound: Float) {
    (lower, upper) = (lower > bound ? lower : bound, upper > bound ? upper : bound)
  }
  mutating func setUpper(_ bound: Float) {
    (lower, upper) = (lower < bound ? lower : bound, upper < bound ? upper : bound)
  }

  mutating func moveBounds(by points: Double) { (lower, upper) = (lower + Float(points), upper + Float(points)) }

  mutating func scaleBounds(by factor: Double) {
    (lower, upper) = (lower * Float(factor), upper * Float(factor))
    if factor < 0 { (lower, upper) = (upper, lower) }
  }

  /// Whether the magnitude of each number is at most `limit`.
  ///
  /// NaN is not within the limit; infinite bounds are ignored.
  func isWithin(_ limit: Double) -> Bool {
    let isValueWithin = Double(points.magnitude) <= limit && Double(percent.magnitude) <= limit
    return isValueWithin && (lower == -.infinity || Double(lower.magnitude) <= limit)
      && (upper == .infinity || Double(upper.magnitude) <= limit)
  }

  func resolved(against basis: Double) -> Double {
    max(Double(lower), min(Double(points) + Double(percent) * 0.01 * basis, Double(upper)))
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

  /// Returns the minimum of a length and a number of points: `.min(.percent(50), 300)`. css-values-4 §10.2
  ///
  /// The numbers of a length with bounds have single precision.
  public static func min(_ length: Length, _ points: Double) -> Self { Self.length(length.atMost(points)) }
  /// Returns the maximum of a length and a number of points: `.max(.percent(50), 100)`. css-values-4 §10.2
  public static func max(_ length: Length, _ points: Double) -> Self { Self.length(length.atLeast(points)) }
  /// Returns a length between two numbers of points: `.clamp(100, .percent(50), 300)`. css-values-4 §10.2
  ///
  /// The lower bound takes precedence over the upper bound.
  public static func clamp(_ lower: Double, _ length: Length, _ upper: Double) -> Self {
    Self.length(length.atMost(upper).atLeast(lower))
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

extension FlexBasis {
  /// Whether the basis does not depend on the content.
  var isLength: Bool {
    switch self {
    case .length, .stretch: return true
    case .auto, .content, .minContent, .maxContent, .fitContent: return false
    }
  }
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
  static var largestExtent: Double { 1e15 }

  /// The number, limited to ±``largestExtent``.
  ///
  /// Percentages of percentages and ratios of ratios can leave the range of numbers. Sums of bounded numbers cannot.
  var bounded: Double { max(-.largestExtent, min(self, .largestExtent)) }
}
