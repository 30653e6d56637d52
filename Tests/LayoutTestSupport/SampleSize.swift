#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How many inputs a property test takes.
///
/// A release build takes as many as a test says. A debug build, which is some twenty times slower, takes a fiftieth of the random
/// ones, and some of the others. Where the variable `STACKLAYOUT_ALL_TREES` is set, a test takes all that it has.
package enum SampleSize {
  /// The number of inputs out of `count` in an ordinary run, and `all` where everything is wanted; by default that is `count`.
  package static func of(_ count: Int, all: Int? = nil) -> Int {
    if takesAll { return all ?? count }
    #if DEBUG
      return max(1, count / 50)
    #else
      return count
    #endif
  }

  /// One of so many elements in an ordinary run of a debug build, and all of them otherwise.
  package static func some<Element>(_ elements: [Element], oneOf count: Int = 4) -> [Element] {
    #if DEBUG
      return takesAll ? elements : stride(from: 0, to: elements.count, by: count).map { elements[$0] }
    #else
      return elements
    #endif
  }

  private static var takesAll: Bool { getenv("STACKLAYOUT_ALL_TREES") != nil }
}
