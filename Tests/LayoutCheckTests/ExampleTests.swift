import LayoutCheck
import LayoutDocument
import LayoutTestSupport
import Testing

/// The screens of `Spec/examples` hold at every width, at all sizes of text and in both directions.
@Suite struct ExampleTests {
  private static let examples = SampleSize.some(SpecFolder.files.filter { $0.folder == "examples" })

  @Test("nothing is found", arguments: examples)
  func nothingIsFound(file: SpecFile) throws {
    var settings = CheckSettings()
    settings.textScales = SampleSize.some(settings.textScales, oneOf: 11)
    for layoutCase in try file.read().cases {
      let report = try layoutCase.check(settings)
      #expect(report.findings.map(\.text) == [], "\(layoutCase.name)")
    }
  }
}
