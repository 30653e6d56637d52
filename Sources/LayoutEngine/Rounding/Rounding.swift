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
  @inline(__always) var roundedToNearest: Double {
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
  /// The nearest whole numbers, halves away from zero.
  @inline(__always) var roundedToNearest: SIMD2<Double> {
    let largestFraction = 4_503_599_627_370_496.0
    let size = SIMD2(x.magnitude, y.magnitude)
    guard size.x < largestFraction, size.y < largestFraction else {
      return SIMD2(x.roundedToNearest, y.roundedToNearest)
    }
    let even = (size + largestFraction) - largestFraction
    let missing = SIMD2<Double>().replacing(with: 1, where: size - even .>= 0.5)
    let nearest = even + missing
    return nearest.replacing(with: -nearest, where: self .< 0)
  }
}
