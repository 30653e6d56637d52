// css-values-4 §10.2: min(), max() and clamp() of lengths
// https://drafts.csswg.org/css-values-4/#comp-func

/// The function that selects one of two lengths. css-values-4 §10.2
package enum LengthComparison: UInt8, BitwiseCopyable {
  case min
  case max

  func callAsFunction(_ first: Double, _ second: Double) -> Double {
    // A NaN in either argument makes the result invalid, so that validation can detect it.
    if first.isNaN || second.isNaN { return .nan }
    return (first < second) == (self == .min) ? first : second
  }

  fileprivate var opposite: LengthComparison { self == .min ? .max : .min }
}

/// A function of up to three lengths: `outer(inner(a, b), c)`, where each argument is a number of points, a percentage,
/// or a sum of both.
///
/// `min`, `max` and `clamp` of CSS have this form: `clamp(a, b, c)` is `max(min(b, c), a)`. A function of two arguments
/// is a function of three that repeats the last argument.
package struct LengthFunction {
  /// An argument: a length without functions.
  fileprivate struct Argument: Equatable {
    var points: Double
    var percent: Double
  }

  private var inner: LengthComparison
  private var outer: LengthComparison
  private var first: Argument
  private var second: Argument
  private var third: Argument

  private init(_ inner: LengthComparison, _ first: Argument, _ second: Argument) {
    (self.inner, outer, self.first, self.second, third) = (inner, inner, first, second, second)
  }

  /// The points of the first argument.
  var points: Double {
    get { first.points }
    set { first.points = newValue }
  }
  /// The percentage of the first argument.
  var percent: Double {
    get { first.percent }
    set { first.percent = newValue }
  }

  private var hasTwoArguments: Bool { inner == outer && second == third }

  func resolved(against basis: Double) -> Double {
    func value(_ argument: Argument) -> Double { argument.points + argument.percent * 0.01 * basis }
    return outer(inner(value(first), value(second)), value(third))
  }

  /// Whether the magnitude of each number is at most `limit`.
  ///
  /// NaN is not within the limit.
  func isWithin(_ limit: Double) -> Bool {
    [first, second, third].allSatisfy { $0.points.magnitude <= limit && $0.percent.magnitude <= limit }
  }

  /// Returns the text of the function.
  ///
  /// - Parameters:
  ///   - argument: Returns the text of an argument, which has no functions.
  ///   - call: Returns the text of a call of `min`, `max` or `clamp`.
  package func text(
    _ argument: (Length) -> String, _ call: (_ name: String, _ arguments: [String]) -> String
  ) -> String {
    let (first, second, third) = (argument(first.length), argument(second.length), argument(third.length))
    func name(_ comparison: LengthComparison) -> String { comparison == .min ? "min" : "max" }
    if hasTwoArguments { return call(name(inner), [first, second]) }
    if inner == outer { return call(name(inner), [first, second, third]) }
    // A number of points is written between two percentages.
    let isBetween = self.second.percent == 0 && self.third.percent != 0
    if outer == .max { return call("clamp", isBetween ? [third, second, first] : [third, first, second]) }
    return call("min", [call("max", [first, second]), third])
  }
}

// MARK: - Composition

extension LengthFunction {
  /// A function of two lengths; `nil` if the function has more than three arguments.
  ///
  /// Arguments with the same percentage count once.
  init?(_ comparison: LengthComparison, _ first: Length, _ second: Length) {
    // Arguments are compared after they are rounded.
    switch (first.function?.rounded, second.function?.rounded) {
    case (nil, nil): self.init(comparison, Argument(first).rounded, Argument(second).rounded)
    case (let function?, nil): self.init(comparison, function, Argument(second).rounded)
    case (nil, let function?): self.init(comparison, function, Argument(first).rounded)
    case (_?, _?): return nil
    }
  }

  /// Returns a number with the precision of the arguments of a function.
  static func rounded(_ number: Double) -> Double { ShortDecimal(number).value }

  private var rounded: LengthFunction { map { $0.rounded } }

  private init?(_ comparison: LengthComparison, _ function: LengthFunction, _ argument: Argument) {
    self = function
    if comparison == outer, third.percent == argument.percent {
      let isRepeated = hasTwoArguments
      third.points = comparison(third.points, argument.points)
      if isRepeated { second = third }
    } else if comparison == inner, comparison == outer, first.percent == argument.percent {
      first.points = comparison(first.points, argument.points)
    } else if comparison == inner, comparison == outer, second.percent == argument.percent {
      second.points = comparison(second.points, argument.points)
    } else if comparison == inner, hasTwoArguments, second.percent == 0 {
      // The order of the arguments has no effect on the value. The number of points is the last argument.
      second = argument
    } else if hasTwoArguments {
      (third, outer) = (argument, comparison)
    } else {
      return nil
    }
  }

  /// The length with at most one percentage that equals the function; `nil` if the function has several percentages.
  ///
  /// Rounding can make a percentage 0, or equal to another percentage.
  var simplified: Length? {
    let isOnePercentage = hasTwoArguments && first.percent == second.percent
    let percentageCount = (hasTwoArguments ? [first, second] : [first, second, third]).count { $0.percent != 0 }
    if !isWithin(.infinity) || percentageCount > 1 && !isOnePercentage { return nil }
    let pair = Length(inner, first.length, second.length)
    let length = hasTwoArguments ? pair : Length(outer, pair, third.length)
    return length.hasPercentage ? length : Length(points: length.points, percent: 0)
  }

  /// The function of a length with bounds in points.
  init?(_ length: BoundedLength) {
    let value = Argument(points: Double(length.points), percent: Double(length.percent))
    let (lower, upper) = (
      Argument(points: Double(length.lower), percent: 0), Argument(points: Double(length.upper), percent: 0)
    )
    switch (length.lower != -.infinity, length.upper != .infinity) {
    case (false, false): return nil
    case (true, false): self.init(.max, value, lower)
    case (false, true): self.init(.min, value, upper)
    case (true, true):
      self.init(.min, value, upper)
      (third, outer) = (lower, .max)
    }
  }

  /// Returns the function with points added to each argument.
  func adding(_ points: Double) -> LengthFunction { map { Argument(points: $0.points + points, percent: $0.percent) } }

  /// Returns the function with the points of each argument multiplied by a positive factor.
  func scaled(by factor: Double) -> LengthFunction {
    map { Argument(points: $0.points * factor, percent: $0.percent) }
  }

  var negated: LengthFunction {
    var function = map { Argument(points: -$0.points, percent: -$0.percent) }
    (function.inner, function.outer) = (inner.opposite, outer.opposite)
    return function
  }

  private func map(_ change: (Argument) -> Argument) -> LengthFunction {
    var function = self
    (function.first, function.second, function.third) = (change(first), change(second), change(third))
    return function
  }
}

extension LengthFunction.Argument {
  fileprivate init(_ length: Length) {
    self.init(points: length.points, percent: length.hasPercentage ? length.percent : 0)
  }

  fileprivate var rounded: Self {
    Self(points: LengthFunction.rounded(points), percent: LengthFunction.rounded(percent))
  }

  fileprivate var length: Length {
    percent == 0 ? Length(points: points) : Length(points: points, percent: percent)
  }
}

// MARK: - Storage

extension LengthFunction {
  /// The function in the memory of a length: three words, of which the last one has 56 bits.
  ///
  /// Each word holds an argument in 52 bits, as two numbers with six significant digits. The bits above the first
  /// argument hold the comparisons.
  struct Packed {
    var first: UInt64
    var second: UInt64
    var third: UInt64
  }

  init(_ packed: Packed) {
    inner = packed.first >> 52 & 1 == 0 ? .min : .max
    outer = packed.first >> 53 & 1 == 0 ? .min : .max
    (first, second, third) = (
      Argument(packed: packed.first), Argument(packed: packed.second), Argument(packed: packed.third)
    )
  }

  var packed: Packed {
    let comparisons = UInt64(inner.rawValue) << 52 | UInt64(outer.rawValue) << 53
    return Packed(first: first.packed | comparisons, second: second.packed, third: third.packed)
  }
}

extension LengthFunction.Argument {
  fileprivate init(packed: UInt64) {
    self.init(
      points: ShortDecimal(packed: packed & ShortDecimal.mask).value,
      percent: ShortDecimal(packed: packed >> ShortDecimal.bitCount & ShortDecimal.mask).value)
  }

  fileprivate var packed: UInt64 {
    ShortDecimal(points).packed | ShortDecimal(percent).packed << ShortDecimal.bitCount
  }
}

/// A decimal number with six significant digits, in 26 bits.
private struct ShortDecimal {
  static let bitCount: UInt64 = 26
  static let mask: UInt64 = (1 << bitCount) - 1
  private static let exponentBitCount: UInt64 = 5
  private static let largestExponent = 15
  /// The significand of NaN, and of numbers that are too large.
  private static let invalid = -1_048_576

  /// The digits, without zeros at the end, so that equal numbers have equal bits.
  private var significand = 0
  private var exponent = 0

  init(_ value: Double) {
    guard value.magnitude < 1e18 else {
      significand = Self.invalid
      return
    }
    var digits = value
    while digits.magnitude >= 999_999.5 {
      digits /= 10
      exponent += 1
    }
    while digits.magnitude < 99_999.95, exponent > -Self.largestExponent {
      digits *= 10
      exponent -= 1
    }
    significand = Int(digits.roundedToNearest)
    if significand == 0 { exponent = 0 }
    while significand != 0, significand % 10 == 0, exponent < Self.largestExponent {
      significand /= 10
      exponent += 1
    }
  }

  init(packed: UInt64) {
    // The shifts to the left and back extend the signs.
    let number = Int64(truncatingIfNeeded: packed << (64 - Self.bitCount))
    significand = Int(number >> Int64(64 - Self.bitCount + Self.exponentBitCount))
    exponent = Int(
      Int64(truncatingIfNeeded: packed << (64 - Self.exponentBitCount)) >> Int64(64 - Self.exponentBitCount))
  }

  var packed: UInt64 {
    let exponentMask: UInt64 = (1 << Self.exponentBitCount) - 1
    let significandBits = UInt64(truncatingIfNeeded: significand) << Self.exponentBitCount
    return (significandBits | UInt64(truncatingIfNeeded: exponent) & exponentMask) & Self.mask
  }

  /// The number that is nearest to the decimal number.
  var value: Double {
    if significand == Self.invalid { return .nan }
    var power = 1.0
    for _ in 0..<abs(exponent) { power *= 10 }
    return exponent < 0 ? Double(significand) / power : Double(significand) * power
  }
}
