import LayoutTestSupport
import Testing

/// Systems whose coefficients differ by many orders of magnitude.
@Suite struct ScaledSystemTests {
  /// A solution depends only on the constraints, and not on earlier edits or on the order of additions.
  @Test(arguments: [0, 1, 2, 4], 0..<SampleSize.of(100))
  func solutionsAreIndependentOfOrderAndHistory(_ digits: Int, _ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let system = ScaledSystem(digits: digits, &random)
    let comparison = ScaledComparison(system, &random)
    let comment: Comment = "digits \(digits), seed \(seed)"
    #expect(comparison.refusedCount == 0, comment)
    #expect(comparison.largestDifference <= 1e-6, comment)
    #expect(comparison.largestBreach <= 1e-9, comment)
    #expect(comparison.largestMisstatement <= 1e-6, comment)
  }
}
