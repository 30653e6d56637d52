import Foundation

/// The number of inputs of a test.
///
/// Tests use a hundredth of their random inputs, and some of the others, so that they take a minute. With the environment variable
/// `STACKLAYOUT_ALL_INPUTS`, and in release builds, they use all inputs.
package enum SampleSize {
  /// Whether tests use all inputs.
  package static let usesAll: Bool = {
    #if DEBUG
      return ProcessInfo.processInfo.environment["STACKLAYOUT_ALL_INPUTS"] != nil
    #else
      return true
    #endif
  }()

  /// `count`, or a hundredth of it in a sample.
  package static func of(_ count: Int) -> Int { value(count, sample: max(1, count / 100)) }

  /// All elements or, in a sample, one out of `count` elements.
  package static func some<Element>(_ elements: [Element], oneOf count: Int = 4) -> [Element] {
    value(elements, sample: stride(from: 0, to: elements.count, by: count).map { elements[$0] })
  }

  /// One of two values: for all inputs, or for a sample.
  package static func value<Value>(_ all: Value, sample: Value) -> Value { usesAll ? all : sample }
}
