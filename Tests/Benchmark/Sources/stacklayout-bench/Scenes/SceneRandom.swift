// Scenes are the same on every machine, whatever version of the standard library it has.
extension SplitMix64 {
  /// The generator of a scene.
  static var scene: SplitMix64 { SplitMix64(seed: 12345) }

  /// A number from 0 up to 1, without 1.
  mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A whole number from 0 up to `bound`, without `bound`.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  /// A whole number of points in the range.
  mutating func length(_ range: ClosedRange<Double>) -> Double {
    (range.lowerBound + fraction() * (range.upperBound - range.lowerBound)).rounded(.down)
  }

  /// One of the values.
  mutating func one<Value>(of values: [Value]) -> Value { values[below(values.count)] }
}
