import LayoutTestSupport
import Testing

@testable import ConstraintEngine

/// The arithmetic of the solver's extended precision.
@Suite struct WideFloatTests {
  /// Numbers of all sizes and signs, with few and with many digits.
  private static func numbers(_ seed: Int) -> [Double] {
    var random = SplitMix64(seed: UInt64(seed))
    return (0..<40).map { _ in
      let significand = random.chance(50) ? Double(random.integer(1...9)) : Double.random(in: 1..<2, using: &random)
      let exponent = random.chance(70) ? random.integer(-30...30) : random.integer(-300...300)
      return Double(sign: random.chance(50) ? .minus : .plus, exponent: exponent, significand: significand)
    }
  }

  /// Whether two numbers are equal apart from a few units in the last of 256 bits.
  private func areEqual(_ first: WideFloat, _ second: WideFloat) -> Bool {
    (first - second).magnitude <= first.magnitude * WideFloat(0x1p-250)
  }

  @Test(arguments: [0, -0.0, 1, -1.5, .pi, 0x1p-1074, -0x1.8p-1060, .leastNormalMagnitude, .greatestFiniteMagnitude])
  func numbersAreRepresentedExactly(_ number: Double) {
    #expect(WideFloat(number).rounded == number)
    #expect((-WideFloat(number)).rounded == -number)
    #expect(WideFloat(number).magnitude.rounded == number.magnitude)
  }

  @Test(arguments: 0..<20)
  func orderMatchesDouble(_ seed: Int) {
    let numbers = Self.numbers(seed) + [0, .infinity, -.infinity]
    for first in numbers {
      for second in numbers {
        #expect((WideFloat(first) < WideFloat(second)) == (first < second))
        #expect((WideFloat(first) == WideFloat(second)) == (first == second))
      }
    }
  }

  @Test(arguments: 0..<20)
  func operationsFollowLawsOfArithmetic(_ seed: Int) {
    let numbers = Self.numbers(seed).map { WideFloat($0) }
    for (a, b) in zip(numbers, numbers.reversed()) {
      #expect(a + b == b + a)
      #expect(a * b == b * a)
      #expect(a - a == .zero)
      #expect(a - b == -(b - a))
      #expect(areEqual((a + b) * (a + b), a * a + WideFloat(2) * a * b + b * b))
      #expect(areEqual(a / b * b, a))
    }
  }

  @Test func smallPartsOfSumsAreKept() {
    let small = WideFloat(0x1p-250)
    #expect(WideFloat(1) + small - WideFloat(1) == small)
    #expect(WideFloat(1) - (WideFloat(1) - small) == small)
    #expect(WideFloat(1) + WideFloat(0x1p-300) == WideFloat(1))
  }

  @Test func carriesReachTheFirstBit() {
    let one = WideFloat(1)
    let below = one - WideFloat(0x1p-255)
    #expect(below < one)
    #expect(below + WideFloat(0x1p-255) == one)
    #expect((below * below).rounded == 1)
    #expect(areEqual(one / WideFloat(3) + one / WideFloat(3) + one / WideFloat(3), one))
  }

  @Test func productsDoNotOverflow() {
    let large = WideFloat(1e300)
    #expect(areEqual(large * large / large, large))
    #expect(large * large < WideFloat(.infinity))
    #expect((large * large).rounded == .infinity)
    #expect((WideFloat(1e-300) * WideFloat(1e-300)).rounded == 0)
  }
}
