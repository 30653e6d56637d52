import LayoutCheck
import LayoutDocument
import LayoutTestSupport
import Testing

/// The screens of `Spec/examples` have no findings at any width, text size or direction.
@Suite struct ExampleTests {
  private static let examples = SampleSize.some(SpecFolder.files.filter { $0.folder == "examples" })

  @Test("examples have no findings", arguments: examples)
  func examplesHaveNoFindings(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      let report = try layoutCase.check(.sample(oneOf: 11))
      #expect(report.findings.map(\.text) == [], "\(layoutCase.name)")
    }
  }
}
