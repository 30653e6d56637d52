/// A length: a number of points, a percentage, or both together, which may have bounds.
///
/// A percentage refers to the size of the containing box: see the property for which one. `50% + 10` is `Length.percent(50) + 10`, and CSS's
/// `clamp(100px, 50% + 10px, 300px)` is `Length.clamp(100, .percent(50) + 10, 300)`.
public struct Length: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The fixed part, in points.
  public var points: Double {
    get { kind == .bounded ? Double(bounded.points) : first }
    set { if kind == .bounded { bounded.points = Float(newValue) } else { first = newValue } }
  }
  /// The relative part, in percent: 50 is half of the size that it refers to.
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
  /// Whether the length refers to the size of another box. `0%` does, and is unlike 0 where that size is indefinite.
  public var hasPercentage: Bool { kind != .absolute }

  enum Kind: UInt8, BitwiseCopyable {
    /// Points alone.
    case absolute
    /// A percentage, and points.
    case relative
    /// The same, with at least one bound.
    case bounded
  }

  // The points, and the percentage; with bounds four numbers in their place: see ``BoundedLength``. Equal lengths have equal ones.
  private(set) var first: Double
  private(set) var second: Double
  private(set) var kind: Kind

  /// Makes a length in points.
  public init(points: Double = 0) {
    (first, second, kind) = (points, 0, .absolute)
  }

  /// Makes a length with a relative part.
  public init(points: Double = 0, percent: Double) {
    (first, second, kind) = (points, percent, .relative)
  }

  /// No length at all.
  public static let zero = Length()

  /// The length in points, where `basis` is the size that a percentage refers to; within ±10¹⁵ points.
  @inline(__always) public func resolved(against basis: Double) -> Double {
    if kind == .bounded { return boundedLength(against: basis) }
    // In a tree all values are finite.
    return (first + second * 0.01 * basis).atMost(.largestExtent).atLeast(-.largestExtent)
  }

  @inline(never) private func boundedLength(against basis: Double) -> Double {
    bounded.resolved(against: basis).bounded
  }

  /// Adds points: `.percent(50) + 10`. Bounds are moved, too.
  public static func + (length: Length, points: Double) -> Length {
    var sum = length
    sum.points += points
    if length.kind == .bounded { sum.bounded.moveBounds(by: points) }
    return sum
  }

  /// The opposite, with the bounds exchanged.
  public static prefix func - (length: Length) -> Length {
    var opposite = length.scaled(by: -1)
    if length.hasPercentage { opposite.percent = -length.percent }
    return opposite
  }

  /// Takes points away: `.percent(50) - 10`.
  public static func - (length: Length, points: Double) -> Length { length + -points }
}

// MARK: - Bounds

extension Length {
  /// The least that the length can be, in points; `nil`: there is no bound.
  public var lowerBound: Double? { kind == .bounded && bounded.lower != -.infinity ? Double(bounded.lower) : nil }
  /// The most that the length can be, in points; `nil`: there is no bound.
  public var upperBound: Double? { kind == .bounded && bounded.upper != .infinity ? Double(bounded.upper) : nil }

  /// The length, and no less than so many points.
  func atLeast(_ bound: Double) -> Length {
    withBounds {
      $0.setLower(Float(bound))
    } absolute: {
      Swift.max($0, bound)
    }
  }

  /// The length, and no more than so many points.
  func atMost(_ bound: Double) -> Length {
    withBounds {
      $0.setUpper(Float(bound))
    } absolute: {
      Swift.min($0, bound)
    }
  }

  /// The length times a factor, and its bounds with it.
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
    // Lengths with bounds are rare: what is done with the others stays short.
    @inline(never) get { BoundedLength(first, second) }
    set { (first, second) = newValue.packed }
  }
}

/// A length with bounds. It is rare, and has to fit into the room of a length without any: its numbers are those of single precision, which
/// are exact to 1/256 of a point below 65,536.
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

  /// Two numbers with the bits of the four: the same for equal ones, and neither of them NaN where none of the four is.
  var packed: (Double, Double) {
    func pack(_ high: Float, _ low: Float) -> Double {
      // No zero has a sign.
      Double(bitPattern: UInt64((high + 0).bitPattern) << 32 | UInt64((low + 0).bitPattern))
    }
    return (pack(points, percent), pack(lower, upper))
  }

  /// css-values-4 §10.2: of bounds that contradict each other the one that was set last holds.
  ///
  /// A bound that is not a number stays one, so that it is seen to be unusable.
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

  /// Whether no number is larger than `limit`, or is none. An infinite bound is none at all.
  func isWithin(_ limit: Double) -> Bool {
    let isValueWithin = Double(points.magnitude) <= limit && Double(percent.magnitude) <= limit
    return isValueWithin && (lower == -.infinity || Double(lower.magnitude) <= limit)
      && (upper == .infinity || Double(upper.magnitude) <= limit)
  }

  func resolved(against basis: Double) -> Double {
    max(Double(lower), min(Double(points) + Double(percent) * 0.01 * basis, Double(upper)))
  }
}

/// A style value that can be a plain ``Length``, so that numbers and percentages can be written for it directly.
///
/// ```swift
/// style.width = 120
/// style.width = .percent(50)
/// style.width = .length(.percent(50) + 10)
/// ```
public protocol LengthConvertible: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The value that stands for `length`.
  static func length(_ length: Length) -> Self
}

extension LengthConvertible {
  /// A number of points.
  public static func points(_ points: Double) -> Self { length(Length(points: points)) }
  /// A percentage: 50 is half.
  public static func percent(_ percent: Double) -> Self { length(Length(percent: percent)) }

  /// The smaller one of a length and a number of points: `.min(.percent(50), 300)`. css-values-4 §10.2
  ///
  /// Numbers of a length with bounds are kept in single precision.
  public static func min(_ length: Length, _ points: Double) -> Self { Self.length(length.atMost(points)) }
  /// The larger one of a length and a number of points: `.max(.percent(50), 100)`. css-values-4 §10.2
  public static func max(_ length: Length, _ points: Double) -> Self { Self.length(length.atLeast(points)) }
  /// The length between two numbers of points, where the lower one wins: `.clamp(100, .percent(50), 300)`. css-values-4 §10.2
  public static func clamp(_ lower: Double, _ length: Length, _ upper: Double) -> Self {
    Self.length(length.atMost(upper).atLeast(lower))
  }

  /// A number of points, written as a literal.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// A number of points, written as a literal.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension Length: LengthConvertible {
  /// The length itself.
  public static func length(_ length: Length) -> Length { length }
}

/// A length that may be left to the layout: a margin or an inset.
public enum AutoLength: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// As a margin: takes a share of the free space. As an inset: not set.
  case auto
  /// A length.
  case length(Length)
}

/// A preferred size: `width` or `height`.
public enum PreferredSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// Whatever the layout gives.
  case auto
  /// A length; the percentage refers to the parent's content box.
  case length(Length)
  /// The smallest size at which nothing overflows that could be broken. css-sizing-3 §5.1
  case minContent
  /// The size that the content takes when there is endless room. css-sizing-3 §5.1
  case maxContent
  /// The available space, but no less than min-content and no more than max-content. css-sizing-3 §5.1
  case fitContent
  /// The size of the parent's content box, less the margins, whichever box the size means; as `auto` where the parent has no definite
  /// size. css-sizing-4 §4
  case stretch
}

/// A lower bound: `minWidth` or `minHeight`.
public enum MinimumSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// CSS's automatic minimum size. css-flexbox-1 §4.5
  case auto
  /// A length; the percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; 0 where the parent has no definite size.
  case stretch
}

/// An upper bound: `maxWidth` or `maxHeight`.
public enum MaximumSize: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// No bound.
  case none
  /// A length; the percentage refers to the parent's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// See ``PreferredSize/stretch``; no bound where the parent has no definite size.
  case stretch
}

/// The size of an item along the main axis before free space is distributed. css-flexbox-1 §7.2.1
public enum FlexBasis: Equatable, Hashable, Sendable, BitwiseCopyable, LengthConvertible {
  /// The item's `width` or `height`, and its content where that is `auto`.
  case auto
  /// The item's content, whatever its `width` or `height` says.
  case content
  /// A length; the percentage refers to the container's content box.
  case length(Length)
  /// See ``PreferredSize/minContent``.
  case minContent
  /// See ``PreferredSize/maxContent``.
  case maxContent
  /// See ``PreferredSize/fitContent``.
  case fitContent
  /// The size of the container's content box, less the margins; as `content` where the container has no definite size.
  case stretch
}

extension FlexBasis {
  /// Whether it does not depend on the content.
  var isLength: Bool {
    switch self {
    case .length, .stretch: return true
    case .auto, .content, .minContent, .maxContent, .fitContent: return false
    }
  }
}

extension Double {
  /// The larger one of two numbers. Unlike `max` it is one instruction where processors have one: what it makes of NaN is left
  /// open.
  func atLeast(_ bound: Double) -> Double { self < bound ? bound : self }

  /// The smaller one of two numbers. See ``atLeast(_:)``.
  func atMost(_ bound: Double) -> Double { self > bound ? bound : self }

  /// No length that is laid out is larger, in points.
  static var largestExtent: Double { 1e15 }

  /// No further from 0 than ``largestExtent``. Percentages of percentages and ratios of ratios would leave the range of numbers; sums
  /// of what is bounded do not.
  var bounded: Double { max(-.largestExtent, min(self, .largestExtent)) }
}
