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
