/// A number of the tableau: `Double`, or ``WideFloat`` where `Double` is not exact enough.
///
/// The simplex method is written once, for both. Both are concrete types where it runs, so that the compiler specializes it.
protocol Scalar: AdditiveArithmetic, Comparable, BitwiseCopyable, Sendable, ExpressibleByFloatLiteral {
  /// The number itself; every `Double` can be represented.
  init(_ number: Double)
  /// The nearest `Double`.
  var rounded: Double { get }
  var magnitude: Self { get }
  static prefix func - (operand: Self) -> Self
  static func * (first: Self, second: Self) -> Self
  static func / (dividend: Self, divisor: Self) -> Self
  /// The limits below which a number is a trace of rounding.
  static var tolerance: Tolerance<Self> { get }
}

/// Limits below which a number is a trace of rounding.
struct Tolerance<Number: Scalar>: Sendable {
  /// Of a sum, relative to its largest part.
  var cancellation: Number
  /// Of a coefficient that is to be divided by.
  var pivot: Number
  /// Of the cost of a symbol.
  var cost: Number
  /// Of a symbol that must not be negative.
  var feasibility: Number
}

extension Scalar {
  /// `first + second`, and 0 where all that remains is a trace of rounding.
  @inline(__always) static func sum(_ first: Self, _ second: Self) -> Self {
    let sum = first + second
    return sum.magnitude <= tolerance.cancellation * max(first.magnitude, second.magnitude) ? zero : sum
  }

  /// Above every number.
  @inline(__always) static var infinity: Self { Self(Double.infinity) }
}

extension Double: Scalar {
  @inline(__always) var rounded: Double { self }

  @inline(__always) static var tolerance: Tolerance<Double> {
    Tolerance(cancellation: 1e-11, pivot: 1e-9, cost: 1e-9, feasibility: 1e-9)
  }
}
