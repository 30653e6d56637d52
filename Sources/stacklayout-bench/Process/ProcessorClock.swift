#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processor time of this thread, which does not include the time of other threads and processes.
enum ProcessorClock {
  /// The time of `body` in nanoseconds, less the time that reading the clock takes.
  static func time(_ body: () throws(BenchError) -> Void) throws(BenchError) -> Double {
    let start = now()
    try body()
    return max(now() - start - ownTime, 0)
  }

  /// The time that reading the clock takes, in nanoseconds.
  private static let ownTime: Double = {
    let samples = (0..<101).map { _ in
      let start = now()
      return now() - start
    }
    return Statistics(samples)?.median ?? 0
  }()

  /// Nanoseconds since an arbitrary point in time.
  static func now() -> Double {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    #else
      let elapsed = start.duration(to: .now).components
      return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) * 1e-9
    #endif
  }

  #if !(canImport(Glibc) || canImport(Musl) || canImport(Darwin))
    private static let start = ContinuousClock.now
  #endif
}
