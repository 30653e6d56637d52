import Foundation

/// The growth of work with the number of elements.
package enum Growth {
  /// The limit for linear work, which has the exponent 1. n log n stays below this limit for a few hundred elements.
  package static let largestExponent = 1.2

  /// The largest exponent with which work grows when a number is doubled three times.
  package static func exponent(from count: Int, work: (Int) throws -> Int) rethrows -> Double {
    let works = try [1, 2, 4, 8].map { Double(try work($0 * count)) }
    return zip(works, works.dropFirst()).map { log2($1 / max($0, 1)) }.max() ?? 0
  }
}
