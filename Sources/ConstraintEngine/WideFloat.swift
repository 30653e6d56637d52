/// A binary floating-point number of 256 bits, about 77 decimal digits.
///
/// Results are rounded toward 0 and exact to one or two units in the last place. The exponent has more bits than that
/// of `Double`: sums and products of coefficients never become infinite.
struct WideFloat: Scalar {
  /// The number is 0.mantissa · 2^exponent.
  ///
  /// The first element is the most significant one, and its highest bit is 1 unless the number is 0.
  private var mantissa: SIMD8<UInt32>
  private var exponent: Int32
  private var isNegative: Bool

  @inline(__always) private init(_ mantissa: SIMD8<UInt32>, exponent: Int32, isNegative: Bool) {
    self.mantissa = mantissa
    self.exponent = exponent
    self.isNegative = isNegative
  }

  init(_ number: Double) {
    self = .zero
    guard number != 0 else { return }
    isNegative = number < 0
    mantissa[0] = 1 << 31
    exponent = .max / 2
    guard number.isFinite else { return }
    let bits = UInt64(number.significand.magnitude * 0x1p63)
    mantissa[0] = UInt32(truncatingIfNeeded: bits >> 32)
    mantissa[1] = UInt32(truncatingIfNeeded: bits)
    exponent = Int32(number.exponent) + 1
  }

  init(floatLiteral number: Double) { self.init(number) }

  static var zero: WideFloat { WideFloat(SIMD8(repeating: 0), exponent: .min / 2, isNegative: false) }

  static var tolerance: Tolerance<WideFloat> {
    Tolerance(cancellation: 1e-60, pivot: 1e-40, cost: 1e-40, feasibility: 1e-40)
  }

  var rounded: Double {
    let bits = UInt64(mantissa[0]) << 32 | UInt64(mantissa[1])
    guard bits > 0 else { return 0 }
    let exponent = max(-1200, min(Int(exponent) - 64, 1200))
    return Double(sign: isNegative ? .minus : .plus, exponent: exponent, significand: Double(bits))
  }

  private var isZero: Bool { mantissa[0] == 0 }

  var magnitude: WideFloat { WideFloat(mantissa, exponent: exponent, isNegative: false) }

  static prefix func - (operand: WideFloat) -> WideFloat {
    WideFloat(operand.mantissa, exponent: operand.exponent, isNegative: !operand.isNegative && !operand.isZero)
  }

  // MARK: - Comparison

  static func < (first: WideFloat, second: WideFloat) -> Bool {
    if first.isNegative != second.isNegative { return first.isNegative }
    return first.isNegative ? second.hasLessMagnitude(than: first) : first.hasLessMagnitude(than: second)
  }

  private func hasLessMagnitude(than other: WideFloat) -> Bool {
    if exponent != other.exponent { return exponent < other.exponent }
    for index in 0..<8 where mantissa[index] != other.mantissa[index] {
      return mantissa[index] < other.mantissa[index]
    }
    return false
  }

  // MARK: - Sums

  static func - (first: WideFloat, second: WideFloat) -> WideFloat { first + -second }

  static func + (first: WideFloat, second: WideFloat) -> WideFloat {
    var (larger, smaller) = (first, second)
    if first.hasLessMagnitude(than: second) { (larger, smaller) = (second, first) }
    let distance = Int(larger.exponent) - Int(smaller.exponent)
    guard distance < 256, !smaller.isZero else { return larger }
    let shifted = smaller.mantissa.shiftedRight(by: distance)
    if larger.isNegative == smaller.isNegative {
      larger.add(shifted)
    } else {
      larger.subtract(shifted)
    }
    return larger
  }

  private mutating func add(_ other: SIMD8<UInt32>) {
    var carry: UInt64 = 0
    for distance in 0..<8 {
      let index = 7 - distance
      carry += UInt64(mantissa[index]) + UInt64(other[index])
      mantissa[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    guard carry > 0 else { return }
    mantissa = mantissa.shiftedRight(by: 1)
    mantissa[0] |= 1 << 31
    exponent += 1
  }

  /// Subtracts a mantissa that is at most this mantissa.
  private mutating func subtract(_ other: SIMD8<UInt32>) {
    var borrow: Int64 = 0
    for distance in 0..<8 {
      let index = 7 - distance
      borrow += Int64(mantissa[index]) - Int64(other[index])
      mantissa[index] = UInt32(truncatingIfNeeded: borrow)
      borrow >>= 32
    }
    let distance = mantissa.leadingZeroBits
    guard distance < 256 else {
      self = .zero
      return
    }
    mantissa = mantissa.shiftedLeft(by: distance)
    exponent -= Int32(distance)
  }

  // MARK: - Products

  static func * (first: WideFloat, second: WideFloat) -> WideFloat {
    guard !first.isZero, !second.isZero else { return .zero }
    var product = SIMD8<UInt32>(repeating: 0)
    // Columns two elements below the result change it by at most one unit in the last place.
    var (carry, next): (UInt64, UInt32) = (0, 0)
    for distance in 0...8 {
      let column = 8 - distance
      var (low, high) = (carry, UInt64(0))
      for index in max(0, column - 7)...min(7, column) {
        let part = UInt64(first.mantissa[index]) * UInt64(second.mantissa[column - index])
        low += part & 0xFFFF_FFFF
        high += part >> 32
      }
      carry = high + low >> 32
      if column < 7 { product[column + 1] = UInt32(truncatingIfNeeded: low) }
      if column == 7 { next = UInt32(truncatingIfNeeded: low) }
    }
    product[0] = UInt32(truncatingIfNeeded: carry)
    var exponent = first.exponent + second.exponent
    if product[0] >> 31 == 0 {
      product = product.shiftedLeft(by: 1)
      product[7] |= next >> 31
      exponent -= 1
    }
    return WideFloat(product, exponent: exponent, isNegative: first.isNegative != second.isNegative)
  }

  static func / (dividend: WideFloat, divisor: WideFloat) -> WideFloat { dividend * divisor.reciprocal }

  /// The reciprocal by Newton's method: each step doubles the number of correct digits, starting from 53 bits.
  private var reciprocal: WideFloat {
    let unit = WideFloat(mantissa, exponent: 0, isNegative: false)
    let two = WideFloat(2)
    var quotient = WideFloat(1 / unit.rounded)
    for _ in 0..<3 { quotient = quotient * (two - unit * quotient) }
    quotient.exponent -= exponent
    quotient.isNegative = isNegative
    return quotient
  }
}

extension SIMD8<UInt32> {
  fileprivate var leadingZeroBits: Int {
    for index in 0..<8 where self[index] != 0 { return index * 32 + self[index].leadingZeroBitCount }
    return 256
  }

  fileprivate func shiftedRight(by distance: Int) -> SIMD8<UInt32> {
    let (elements, bits) = (distance / 32, UInt32(distance % 32))
    var result = SIMD8<UInt32>(repeating: 0)
    for index in elements..<8 {
      let above = index > elements ? self[index - elements - 1] : 0
      result[index] = self[index - elements] >> bits | above << (32 - bits)
    }
    return result
  }

  fileprivate func shiftedLeft(by distance: Int) -> SIMD8<UInt32> {
    let (elements, bits) = (distance / 32, UInt32(distance % 32))
    var result = SIMD8<UInt32>(repeating: 0)
    for index in 0..<8 - elements {
      let below = index + elements < 7 ? self[index + elements + 1] : 0
      result[index] = self[index + elements] << bits | below >> (32 - bits)
    }
    return result
  }
}
