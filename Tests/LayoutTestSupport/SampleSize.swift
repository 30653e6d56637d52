#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many random inputs a property test takes.
///
/// A release build takes as many as a test says. A debug build, which is some twenty times slower, takes a twentieth of them. Where the
/// variable `STACKLAYOUT_ALL_TREES` is set, a test takes all that it has.
package enum SampleSize {
  /// The number of inputs out of `count` in an ordinary run, and `all` where everything is wanted; by default that is `count`.
  package static func of(_ count: Int, all: Int? = nil) -> Int {
    if getenv("STACKLAYOUT_ALL_TREES") != nil { return all ?? count }
    #if DEBUG
      return max(1, count / 20)
    #else
      return count
    #endif
  }
}
