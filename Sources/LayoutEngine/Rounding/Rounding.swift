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
  /// Numbers of the same signs.
  @inline(__always) func withMagnitude(_ magnitude: Double) -> SIMD2<Double> {
    let sign = unsafeBitCast(self, to: SIMD2<UInt64>.self) & SIMD2<UInt64>(repeating: 1 << 63)
    return unsafeBitCast(sign | SIMD2<UInt64>(repeating: magnitude.bitPattern), to: SIMD2<Double>.self)
  }

  /// The larger one of the magnitudes.
  @inline(__always) var reach: Double {
    let magnitudes = unsafeBitCast(
      unsafeBitCast(self, to: SIMD2<UInt64>.self) & SIMD2<UInt64>(repeating: ~(1 << 63)), to: SIMD2<Double>.self)
    return magnitudes.x.atLeast(magnitudes.y)
  }

  /// Beyond this magnitude ``roundedToNearest`` means nothing.
  static var roundingReach: Double { 2_251_799_813_685_248 }

  /// Those numbers replaced that lie within reach; so far out as the others there are no pixels to speak of.
  @inline(never) func replacingNear(with rounded: SIMD2<Double>) -> SIMD2<Double> {
    replacing(with: rounded, where: self .< Self.roundingReach .& self .> -Self.roundingReach)
  }

  /// The nearest whole numbers, halves to even.
  @inline(__always) var roundedToNearest: SIMD2<Double> {
    // Next to this number there are no fractions: what is added to it is rounded.
    let whole = withMagnitude(6_755_399_441_055_744)
    return (self + whole) - whole
  }
}
