/// The number of inputs of a test.
///
/// A release build uses all inputs that a test specifies. A debug build, which is about twenty times slower, uses a
/// hundredth of the random inputs, and some of the others.
package enum SampleSize {
  /// `count` in a release build, and a hundredth of it in a debug build.
  package static func of(_ count: Int) -> Int { value(count, debug: max(1, count / 100)) }

  /// All elements in a release build, and one out of `count` elements in a debug build.
  package static func some<Element>(_ elements: [Element], oneOf count: Int = 4) -> [Element] {
    value(elements, debug: stride(from: 0, to: elements.count, by: count).map { elements[$0] })
  }

  /// A value for release builds, and another for debug builds.
  package static func value<Value>(_ release: Value, debug: Value) -> Value {
    #if DEBUG
      return debug
    #else
      return release
    #endif
  }
}
