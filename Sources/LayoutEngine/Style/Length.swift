/// A length: a number of points, a percentage, or both together.
///
/// A percentage refers to the size of the containing box: see the property for which one. `50% + 10` is
/// `Length.percent(50) + 10`.
public struct Length: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// The fixed part, in points.
  public var points: Double
  /// The relative part, in percent: 50 is half of the size that it refers to.
  public var percent: Double { didSet { hasPercentage = true } }
  /// Whether the length refers to the size of another box. `0%` does, and is unlike 0 where that size is indefinite.
  public private(set) var hasPercentage: Bool

  /// Makes a length in points.
  public init(points: Double = 0) {
    self.points = points
    percent = 0
    hasPercentage = false
  }

  /// Makes a length with a relative part.
  public init(points: Double = 0, percent: Double) {
    self.points = points
    self.percent = percent
    hasPercentage = true
  }

  /// No length at all.
  public static let zero = Length()

  /// The length in points, where `basis` is the size that a percentage refers to; within ±10¹⁵ points.
  public func resolved(against basis: Double) -> Double { (points + percent * 0.01 * basis).bounded }

  /// Adds points: `.percent(50) + 10`.
  public static func + (length: Length, points: Double) -> Length {
    var sum = length
    sum.points += points
    return sum
  }

  /// Takes points away: `.percent(50) - 10`.
  public static func - (length: Length, points: Double) -> Length { length + -points }
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
