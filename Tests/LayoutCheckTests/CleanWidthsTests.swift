import LayoutCheck
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// Layouts at widths in fractions of a point never contradict the widths without findings.
@Suite("Widths without findings") struct CleanWidthsTests {
  /// Compares complete layouts at widths with the certificate.
  private func expectConfirmed(
    _ layoutCase: LayoutCase, _ settings: CheckSettings, _ about: String, _ random: inout SplitMix64
  ) throws {
    let certificate = try layoutCase.cleanWidths(settings)
    #expect(certificate.count == settings.directions.count * settings.textScales.count)
    let samples = try BruteForce(layoutCase, settings)
    for clean in certificate {
      for width in widths(to: clean, settings.widths, &random) {
        let faults = try samples.faults(width: width, clean.textScale, clean.direction)
        #expect(
          clean.contains(width) == faults.isEmpty, "\(about): \(width) in \(clean): \(faults.map(\.subject))")
      }
    }
  }

  /// The widths around the ends of ranges, and those of some points, each 1/64 point.
  private func widths(
    to clean: CleanWidths, _ all: ClosedRange<Int>, _ random: inout SplitMix64
  ) -> Set<Double> {
    let ends = clean.ranges.flatMap { [$0.lowerBound, $0.upperBound] }
    let points = (0..<3).map { _ in Double(random.integer(all.lowerBound...all.upperBound - 1)) }
    let near = ends.flatMap { end in (-2...2).map { end + Double($0) / 64 } }
    let dense = points.flatMap { point in (0...64).map { point + Double($0) / 64 } }
    return Set((near + dense).filter { $0 >= Double(all.lowerBound) && $0 <= Double(all.upperBound) })
  }

  @Test("random documents", arguments: 0..<UInt64(SampleSize.value(200, sample: 12)))
  func randomDocuments(seed: UInt64) throws {
    let layoutCase = try #require(RandomScreen.layoutCase(seed: seed))
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (100...112, [1, 1.5])
    var random = SplitMix64(seed: seed)
    try expectConfirmed(layoutCase, settings, "seed \(seed)", &random)
  }

  @Test("screens with a fault", arguments: 0..<UInt64(SampleSize.value(96, sample: 16)))
  func screensWithAFault(seed: UInt64) throws {
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (320...350, [1], [.leftToRight])
    var random = SplitMix64(seed: seed &+ 1_000_000)
    let fault = InjectedFault.allCases[Int(seed) % InjectedFault.allCases.count]
    var screen = SoundScreen(seed: seed, parts: 1, last: fault.part)
    _ = try #require(fault.put(into: &screen, &random))
    try expectConfirmed(try #require(screen.layoutCase), settings, "seed \(seed), \(fault)", &random)
  }

  @Test("the ends are exact to 1/64 point, and whole points are those of the check")
  func exactEnds() throws {
    let json = """
      {"name": "case", "root": {"id": "screen", "style": {"direction": "row", "width": 120}, "children": [
        {"id": "a", "style": {"width": "50%"}, "measure": {"text": "word", "advance": 13.3, "lineHeight": 20}}]}}
      """
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.directions) = (100...120, [1], [.leftToRight])
    // The word of 53.2 points fits, with a tolerance of 0.05 points, into half of 106.3 points.
    let clean = try layoutCase.cleanWidths(settings)
    #expect(clean.map(\.ranges) == [[106.3125...120]])
    #expect(clean.first?.description == "text × 1, ltr: 106.3125 to 120")
    #expect(try layoutCase.check(settings).findings.map { $0.ranges.map(\.to) } == [[106]])
    settings.widths = 100...100
    #expect(try layoutCase.cleanWidths(settings).map(\.ranges) == [[]])
    settings.widths = 110...110
    #expect(try layoutCase.cleanWidths(settings).map(\.ranges) == [[110...110]])
  }
}
