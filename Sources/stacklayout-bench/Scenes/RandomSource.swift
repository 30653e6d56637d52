/// SplitMix64: the same numbers on every machine, so that scenes are the same everywhere.
struct RandomSource {
  private var state: UInt64

  /// The seed of all scenes.
  static let sceneSeed: UInt64 = 12345

  init(seed: UInt64 = RandomSource.sceneSeed) { state = seed }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to 1, without 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 up to `bound`, without `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// One of the values.
  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
