import LayoutCheck
import LayoutDocument
import LayoutTestSupport
import Testing

/// The screens of `Spec/examples` have no findings at any width, text size or direction.
@Suite struct ExampleTests {
  private static let examples = SampleSize.some(SpecFolder.files.filter { $0.folder == "examples" })

  @Test("examples have no findings", arguments: examples)
  func examplesHaveNoFindings(file: SpecFile) throws {
    var settings = CheckSettings()
    settings.textScales = SampleSize.some(settings.textScales, oneOf: 11)
    for layoutCase in try file.read().cases {
      let report = try layoutCase.check(settings)
      #expect(report.findings.map(\.text) == [], "\(layoutCase.name)")
    }
  }
}
