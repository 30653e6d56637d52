/// A number of the tableau: `Double`, or ``WideFloat`` if `Double` is not exact enough.
///
/// The simplex method is generic over this protocol. It is always called with a concrete type, so that the compiler
/// specializes the code.
protocol Scalar: AdditiveArithmetic, Comparable, BitwiseCopyable, Sendable, ExpressibleByFloatLiteral {
  /// Creates the exact value of a `Double`; every `Double` can be represented.
  init(_ number: Double)
  /// The nearest `Double`.
  var rounded: Double { get }
  var magnitude: Self { get }
  static prefix func - (operand: Self) -> Self
  static func * (first: Self, second: Self) -> Self
  static func / (dividend: Self, divisor: Self) -> Self
  /// The thresholds below which a number is treated as a rounding error.
  static var tolerance: Tolerance<Self> { get }
}

/// Thresholds below which a number is treated as a rounding error.
struct Tolerance<Number: Scalar>: Sendable {
  /// The threshold for a sum, relative to its largest operand.
  var cancellation: Number
  /// The threshold for a coefficient that is used as a divisor.
  var pivot: Number
  /// The threshold for the cost of a symbol.
  var cost: Number
  /// The threshold for a symbol that must not be negative.
  var feasibility: Number
}

extension Scalar {
  /// `first + second`, or 0 if the result is only a rounding error.
  @inline(__always) static func sum(_ first: Self, _ second: Self) -> Self {
    let sum = first + second
    return sum.magnitude <= tolerance.cancellation * max(first.magnitude, second.magnitude) ? zero : sum
  }

  /// A value above all finite numbers.
  @inline(__always) static var infinity: Self { Self(Double.infinity) }
}

extension Double: Scalar {
  @inline(__always) var rounded: Double { self }

  @inline(__always) static var tolerance: Tolerance<Double> {
    Tolerance(cancellation: 1e-11, pivot: 1e-9, cost: 1e-9, feasibility: 1e-9)
  }
}
