// Rounding without the C library. On many processors, the standard library's `rounded()` calls the C library. The call
// costs more than the layout of a node, and each program that uses the engine would have to link the library.

extension Double {
  /// Numbers of at least this magnitude have no fraction.
  private static let largestFraction = 4_503_599_627_370_496.0

  /// The number without its fraction.
  private var truncated: Double {
    magnitude < Self.largestFraction ? Double(Int64(self)) : self
  }

  /// The nearest whole number; halves are rounded away from zero.
  var roundedToNearest: Double {
    let size = magnitude
    guard size < Self.largestFraction else { return self }
    // Adding this number rounds each fraction; halves are rounded to even.
    let even = (size + Self.largestFraction) - Self.largestFraction
    return Double(signOf: self, magnitudeOf: size - even >= 0.5 ? even + 1 : even)
  }

  /// The largest whole number that is not larger.
  var roundedDown: Double {
    let whole = truncated
    return whole > self ? whole - 1 : whole
  }

  /// The smallest whole number that is not smaller.
  var roundedUp: Double {
    let whole = truncated
    return whole < self ? whole + 1 : whole
  }
}

extension SIMD2<Double> {
  /// Numbers with a given magnitude and the signs of these numbers.
  func withMagnitude(_ magnitude: Double) -> SIMD2<Double> {
    SIMD2(repeating: -magnitude).replacing(with: magnitude, where: self .>= 0)
  }

  /// The nearest whole numbers; halves are rounded to even.
  ///
  /// Beyond 2⁵¹, where numbers have at most one bit of a fraction, the last bit may differ.
  var roundedToNearest: SIMD2<Double> {
    // Numbers near this number have no fraction, so the addition rounds.
    let whole = 6_755_399_441_055_744.0
    return (self + whole) - whole
  }
}
