import Foundation

/// How work grows with the number of things that it is done for.
package enum Growth {
  /// Linear work has the exponent 1; n log n stays below this with a few hundred things.
  package static let largestExponent = 1.2

  /// The largest exponent with which work grows when a number is doubled three times.
  package static func exponent(from count: Int, work: (Int) throws -> Int) rethrows -> Double {
    let works = try [1, 2, 4, 8].map { Double(try work($0 * count)) }
    return zip(works, works.dropFirst()).map { log2($1 / max($0, 1)) }.max() ?? 0
  }
}
