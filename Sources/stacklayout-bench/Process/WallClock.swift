/// The time that passes, for what takes more threads than one.
enum WallClock {
  /// The nanoseconds that `body` takes.
  static func time(_ body: () throws(BenchError) -> Void) throws(BenchError) -> Double {
    let start = ContinuousClock.now
    try body()
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9
  }
}
