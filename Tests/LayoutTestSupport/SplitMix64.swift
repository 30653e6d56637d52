/// A small random number generator that gives the same numbers everywhere for the same seed.
/// Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators, 2014.
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64
  /// The bytes of the numbers that precede the numbers of the seed.
  private var choices: ArraySlice<UInt8> = []

  package init(seed: UInt64) { state = seed }

  /// A generator that returns one number for each byte, from 0 for 0 to the largest number for 255, and then the
  /// numbers of the seed 0. If a fuzzer changes a byte, it changes one choice.
  package init(choices: ArraySlice<UInt8>) {
    state = 0
    self.choices = choices
  }

  package mutating func next() -> UInt64 {
    if let choice = choices.popFirst() { return UInt64(choice) * 0x0101_0101_0101_0101 }
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True with the given probability in percent.
  package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  package mutating func integer(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// One of the values, which must not be empty.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &self)]
  }

  /// One of the cases of an enumeration.
  package mutating func pick<Value: CaseIterable>(_ type: Value.Type) -> Value { pick(Array(Value.allCases)) }
}
