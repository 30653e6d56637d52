// Rounding without the C library: the standard library's `rounded()` is a call of it on many processors, which costs more
// than a node's layout and would have to be linked by every program that uses the engine.

extension Double {
  /// Beyond this every number is whole.
  private static let largestFraction = 4_503_599_627_370_496.0

  /// Without its fraction.
  private var truncated: Double {
    magnitude < Self.largestFraction ? Double(Int64(self)) : self
  }

  /// The nearest whole number, halves away from zero.
  var roundedToNearest: Double {
    let size = magnitude
    guard size < Self.largestFraction else { return self }
    // Added to this number, every fraction is rounded, halves to even.
    let even = (size + Self.largestFraction) - Self.largestFraction
    return Double(signOf: self, magnitudeOf: size - even >= 0.5 ? even + 1 : even)
  }

  /// The next whole number that is not larger.
  var roundedDown: Double {
    let whole = truncated
    return whole > self ? whole - 1 : whole
  }

  /// The next whole number that is not smaller.
  var roundedUp: Double {
    let whole = truncated
    return whole < self ? whole + 1 : whole
  }
}

extension SIMD2<Double> {
  /// Numbers of the same signs.
  func withMagnitude(_ magnitude: Double) -> SIMD2<Double> {
    SIMD2(repeating: -magnitude).replacing(with: magnitude, where: self .>= 0)
  }

  /// The nearest whole numbers, halves to even. Beyond 2⁵¹, where numbers have one bit of a fraction or none, the last bit may
  /// be another.
  var roundedToNearest: SIMD2<Double> {
    // Next to this number there are no fractions: what is added to it is rounded.
    let whole = 6_755_399_441_055_744.0
    return (self + whole) - whole
  }
}
