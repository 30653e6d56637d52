#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import LayoutTestSupport
  import Testing
  import ViewTestSupport

  @Suite("Edits of stacks and boxes in each other", .bothReportings)
  struct MixedProgramTests {
    private static let seedsPerTest = SampleSize.value(250, sample: 25)

    @Test(
      "layouts equal those of fresh hierarchies, and nothing leaks: 2,000 programs, and fewer in a sample",
      arguments: 0..<8)
    func programs(_ part: Int) {
      let seeds = (part * Self.seedsPerTest)..<((part + 1) * Self.seedsPerTest)
      let failing = seeds.map { MixedProgram(seed: UInt64($0)) }.filter { $0.failure() != nil }
      let first = failing.first?.shrunkFailure() ?? ""
      #expect(failing.isEmpty, "\(failing.count) of \(seeds.count) seeds; the first, shrunk:\n\(first)")
    }
  }
#endif
