#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The number of inputs of a property test.
///
/// A release build uses the number that a test specifies. A debug build, which is about twenty times slower, uses a
/// hundredth of the random inputs, and some of the others. If the variable `STACKLAYOUT_ALL_TREES` is set, a test uses
/// all of its inputs.
package enum SampleSize {
  /// The number of inputs out of `count` in an ordinary run, and `all` if all are requested. The default of `all` is
  /// `count`.
  package static func of(_ count: Int, all: Int? = nil) -> Int {
    if takesAll { return all ?? count }
    #if DEBUG
      return max(1, count / 100)
    #else
      return count
    #endif
  }

  /// One out of `count` elements in an ordinary run of a debug build, and all elements otherwise.
  package static func some<Element>(_ elements: [Element], oneOf count: Int = 4) -> [Element] {
    #if DEBUG
      return takesAll ? elements : stride(from: 0, to: elements.count, by: count).map { elements[$0] }
    #else
      return elements
    #endif
  }

  private static var takesAll: Bool { getenv("STACKLAYOUT_ALL_TREES") != nil }
}
