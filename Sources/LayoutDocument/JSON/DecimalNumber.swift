/// A number in JSON syntax, and its conversion to the nearest `Double`.
package struct DecimalNumber {
  /// The first significant digits, at most nineteen, as an integer.
  private var leadingDigits: UInt64 = 0
  /// The number of significant digits, without leading zeros.
  private var digitCount: Int64 = 0
  /// The power of ten by which the integer of all significant digits is multiplied.
  private var exponent: Int64 = 0
  private var isNegative = false
  private var start = 0
  private var mantissaEnd = 0

  /// The offset of the first byte after the number.
  package private(set) var end = 0

  /// Reads a number of the JSON grammar at `start`; `nil` if there is none.
  package init?(_ bytes: [UInt8], from start: Int, to limit: Int) {
    self.start = start
    var place = start
    if place < limit, bytes[place] == UInt8(ascii: "-") {
      isNegative = true
      place += 1
    }
    let firstDigit = place
    guard readDigits(bytes, &place, limit) else { return nil }
    // A number such as 012 is invalid in JSON.
    if place - firstDigit > 1, bytes[firstDigit] == UInt8(ascii: "0") { return nil }
    if place < limit, bytes[place] == UInt8(ascii: ".") {
      place += 1
      let fraction = place
      guard readDigits(bytes, &place, limit) else { return nil }
      exponent -= Int64(place - fraction)
    }
    mantissaEnd = place
    guard readExponent(bytes, &place, limit) else { return nil }
    end = place
  }

  /// Returns whether `byte` can be part of a number.
  static func isPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "e"), UInt8(ascii: "E"):
      return true
    default:
      return false
    }
  }

  private mutating func readDigits(_ bytes: [UInt8], _ place: inout Int, _ limit: Int) -> Bool {
    let first = place
    while place < limit {
      let digit = bytes[place] &- UInt8(ascii: "0")
      guard digit <= 9 else { break }
      place += 1
      if digitCount == 0, digit == 0 { continue }
      if digitCount < 19 { leadingDigits = leadingDigits * 10 + UInt64(digit) }
      digitCount += 1
    }
    return place > first
  }

  private mutating func readExponent(_ bytes: [UInt8], _ place: inout Int, _ limit: Int) -> Bool {
    guard place < limit, bytes[place] | 0x20 == UInt8(ascii: "e") else { return true }
    place += 1
    var isMinus = false
    if place < limit, bytes[place] == UInt8(ascii: "-") || bytes[place] == UInt8(ascii: "+") {
      isMinus = bytes[place] == UInt8(ascii: "-")
      place += 1
    }
    let first = place
    var value: Int64 = 0
    while place < limit, case let digit = bytes[place] &- UInt8(ascii: "0"), digit <= 9 {
      // Beyond this exponent, the number is zero or out of range for any digits.
      value = min(value * 10 + Int64(digit), 1_000_000_000_000)
      place += 1
    }
    exponent += isMinus ? -value : value
    return place > first
  }
}

extension DecimalNumber {
  /// Returns the nearest `Double`, ties to even; infinite if the number is out of range.
  ///
  /// - Parameter bytes: The bytes from which the number was read.
  package func value(in bytes: [UInt8]) -> Double {
    let magnitude = magnitude(in: bytes)
    return isNegative ? -magnitude : magnitude
  }

  private func magnitude(in bytes: [UInt8]) -> Double {
    if digitCount == 0 { return 0 }
    // Both factors are exact, so that a single multiplication or division rounds correctly.
    if digitCount <= 19, leadingDigits <= 1 << 53, exponent >= -22, exponent <= 22 {
      let power = DecimalNumber.exactPowersOfTen[Int(exponent.magnitude)]
      return exponent < 0 ? Double(leadingDigits) / power : Double(leadingDigits) * power
    }
    // The number lies between 10^(order - 1) and 10^order.
    let order = digitCount + exponent
    if order > 310 { return .infinity }
    if order < -330 { return 0 }
    return nearest(to: estimate(), in: bytes)
  }

  /// The powers 10^0 to 10^22, which a `Double` represents exactly.
  private static let exactPowersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11,
    1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  /// Returns an approximation with an error of a few units in the last place.
  private func estimate() -> Double {
    var result = Double(leadingDigits)
    var power = exponent + max(digitCount - 19, 0)
    while power != 0 {
      let step = Int(min(power.magnitude, 22))
      let factor = DecimalNumber.exactPowersOfTen[step]
      result = power > 0 ? result * factor : result / factor
      power += power > 0 ? -Int64(step) : Int64(step)
    }
    return min(result, .greatestFiniteMagnitude)
  }

  /// Adjusts `estimate` until the number lies between the midpoints to its neighbors, by exact arithmetic.
  private func nearest(to estimate: Double, in bytes: [UInt8]) -> Double {
    let exact = exactDigits(in: bytes)
    var result = estimate
    while result.isFinite {
      let above = comparison(of: exact, withMiddleAbove: result)
      if above > 0 || (above == 0 && result.significandBitPattern & 1 == 1) {
        result = result.nextUp
        continue
      }
      guard result > 0 else { break }
      let below = comparison(of: exact, withMiddleAbove: result.nextDown)
      if below < 0 || (below == 0 && result.significandBitPattern & 1 == 1) {
        result = result.nextDown
        continue
      }
      break
    }
    return result
  }

  /// Returns all significant digits as an integer, with the corresponding power of ten.
  ///
  /// If a digit after the first 800 is not 0, one more digit represents these digits. They only distinguish the number
  /// from a midpoint.
  private func exactDigits(in bytes: [UInt8]) -> (digits: Natural, exponent: Int) {
    var digits = Natural(0)
    var used: Int64 = 0
    var isTruncated = false
    for byte in bytes[start..<mantissaEnd] {
      let digit = byte &- UInt8(ascii: "0")
      guard digit <= 9, used > 0 || digit > 0 else { continue }
      used += 1
      if used <= 800 { digits.multiply(by: 10, adding: UInt32(digit)) } else if digit > 0 { isTruncated = true }
    }
    guard isTruncated else { return (digits, Int(exponent + max(used - 800, 0))) }
    digits.multiply(by: 10, adding: 1)
    return (digits, Int(exponent + used - 801))
  }

  /// Compares the exact number with the midpoint of `lower` and the next `Double`. The result is below 0, 0 or above 0.
  private func comparison(of exact: (digits: Natural, exponent: Int), withMiddleAbove lower: Double) -> Int {
    let isSubnormal = lower.exponentBitPattern == 0
    let significand = lower.significandBitPattern | (isSubnormal ? 0 : 1 << 52)
    let binaryExponent = Int(isSubnormal ? 1 : lower.exponentBitPattern) - 1075
    var left = exact.digits
    var right = Natural(significand * 2 + 1)
    left.multiply(byPowerOfFive: max(exact.exponent, 0))
    right.multiply(byPowerOfFive: max(-exact.exponent, 0))
    let shift = exact.exponent - (binaryExponent - 1)
    if shift > 0 { left.shiftLeft(by: shift) } else { right.shiftLeft(by: -shift) }
    return left.compared(with: right)
  }
}
