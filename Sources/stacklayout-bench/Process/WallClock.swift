/// Wall-clock time, for operations that use several threads.
enum WallClock {
  /// The time of `body` in nanoseconds.
  static func time(_ body: () throws(BenchError) -> Void) throws(BenchError) -> Double {
    let start = ContinuousClock.now
    try body()
    let elapsed = start.duration(to: .now).components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9
  }
}
