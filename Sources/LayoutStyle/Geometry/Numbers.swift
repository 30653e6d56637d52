extension Double {
  /// Returns the larger one of two numbers.
  ///
  /// Unlike `max`, the function compiles to one instruction on processors that have one. The result for NaN is
  /// unspecified.
  package func atLeast(_ bound: Double) -> Double { self < bound ? bound : self }

  /// Returns the smaller one of two numbers.
  ///
  /// See ``atLeast(_:)``.
  package func atMost(_ bound: Double) -> Double { self > bound ? bound : self }

  /// The largest length of a layout, in points.
  @inlinable package static var largestExtent: Double { 1e15 }

  /// The number, limited to ±``largestExtent``.
  ///
  /// Percentages of percentages and ratios of ratios can leave the range of numbers. Sums of bounded numbers cannot.
  @inlinable package var bounded: Double { max(-.largestExtent, min(self, .largestExtent)) }

  // Adding 0 removes the sign of a negative zero.

  /// The number as a size: 0 for NaN and negative numbers, limited to ``largestExtent``.
  package var boundedSize: Double { max(0, min(self, .largestExtent)) + 0 }

  /// The number as a coordinate: 0 for NaN, limited to ±``largestExtent``.
  package var boundedCoordinate: Double { isNaN ? 0 : bounded + 0 }

  /// Whether an optional number is missing, which NaN represents.
  ///
  /// The function is one comparison, unlike `isNaN`.
  package var isNone: Bool { self != self }

  /// Whether two numbers are equal or both missing.
  package func isSame(as other: Double) -> Bool { self == other || isNone && other.isNone }
}
