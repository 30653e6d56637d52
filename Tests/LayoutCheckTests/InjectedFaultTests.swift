import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// All faults that are injected into sound screens are found at the right node.
@Suite struct InjectedFaultTests {
  @Test("sound screens have no findings") func soundScreensHaveNoFindings() throws {
    for seed in 0..<UInt64(SampleSize.of(50)) {
      let layoutCase = try #require(SoundScreen(seed: seed).layoutCase)
      #expect(try layoutCase.check(.sample(oneOf: 12)).findings.map(\.text) == [], "seed \(seed)")
    }
  }

  @Test("200 faults are found", arguments: 0..<UInt64(SampleSize.of(200))) func faultsAreFound(seed: UInt64) throws {
    let settings = CheckSettings.sample(320...520, [14.0 / 17, 1, 28.0 / 17, 53.0 / 17], oneOf: 1)
    var random = SplitMix64(seed: seed &+ 1_000_000)
    let fault = InjectedFault.allCases[Int(seed) % InjectedFault.allCases.count]
    var screen = SoundScreen(seed: seed, parts: 2, last: fault.part)
    let about = "seed \(seed), \(fault)"
    let expected = try #require(fault.put(into: &screen, &random), "\(about)")
    let layoutCase = try #require(screen.layoutCase)
    let report = try expectConfirmed(layoutCase, settings, about)
    #expect(
      report.findings.contains {
        expected.kinds.contains($0.kind) && !Set($0.nodes).isDisjoint(with: expected.nodes)
      },
      "\(about): \(report.findings.map(\.text))")
  }
}
