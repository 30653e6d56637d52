/// A natural number of any size, with the operations for exact comparison of decimals with binary fractions.
struct Natural {
  /// The digits to the base 2^32, lowest first, without leading zeros.
  private var limbs: [UInt32]

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  mutating func multiply(by factor: UInt32, adding addend: UInt32 = 0) {
    var carry = UInt64(addend)
    for index in limbs.indices {
      let product = UInt64(limbs[index]) * UInt64(factor) + carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func multiply(byPowerOfFive power: Int) {
    var rest = power
    while rest >= 13 {
      multiply(by: 1_220_703_125)  // 5^13, the largest power below 2^32
      rest -= 13
    }
    for _ in 0..<rest { multiply(by: 5) }
  }

  mutating func shiftLeft(by count: Int) {
    multiply(by: 1 << UInt32(count % 32))
    if !limbs.isEmpty { limbs.insert(contentsOf: [UInt32](repeating: 0, count: count / 32), at: 0) }
  }

  /// Returns -1, 0 or 1 if the number is less than, equal to or greater than `other`.
  func compared(with other: Natural) -> Int {
    if limbs.count != other.limbs.count { return limbs.count < other.limbs.count ? -1 : 1 }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] < other.limbs[index] ? -1 : 1
    }
    return 0
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
