import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// All faults that are injected into sound screens are found at the right node.
@Suite struct InjectedFaultTests {
  private static let scales = [14.0 / 17, 1, 28.0 / 17, 53.0 / 17]

  private static var settings: CheckSettings {
    var settings = CheckSettings()
    settings.widths = 320...520
    settings.textScales = SampleSize.some(scales)
    return settings
  }

  @Test("sound screens have no findings") func soundScreensHaveNoFindings() throws {
    for seed in 0..<UInt64(SampleSize.of(50)) {
      let layoutCase = try #require(SoundScreen(seed: seed).layoutCase)
      var settings = Self.settings
      settings.widths = 320...1440
      settings.textScales = SampleSize.some(CheckSettings.systemTextScales, oneOf: 12)
      #expect(try layoutCase.check(settings).findings.map(\.text) == [], "seed \(seed)")
    }
  }

  @Test("200 faults are found") func faultsAreFound() throws {
    var settings = Self.settings
    settings.textScales = Self.scales
    for seed in 0..<UInt64(SampleSize.of(200)) {
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
}
