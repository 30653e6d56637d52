import LayoutCheck
import LayoutDocument
import Testing

/// The code of the article "Checking layouts", and of the page of the module.
@Suite("Documentation: checking layouts")
struct DocumentationCheckingLayoutsTests {
  @Test("a row of two texts that do not shrink")
  func document() throws {
    let text = #"""
      {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": 320, "gap": 8}, "children": [
        {"id": "title", "measure": {"text": "Untranslatable-title", "advance": 8, "lineHeight": 16}},
        {"id": "badge", "measure": {"text": "new", "advance": 8, "lineHeight": 16}}]}}
      """#
    let layoutCase = try LayoutFile(parsing: Array(text.utf8)).cases[0]
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    var settings = CheckSettings()
    settings.widths = 180...430
    settings.textScales = [1]
    let report = try layoutCase.check(settings)
    for finding in report.findings { print(finding.text) }
    #expect(report.layouts == 502)
    #expect(lines == ["badge overflows row at the side by 12 points"])
    let remedies = report.findings.map(\.remedy)  // ["let the items of row wrap (wrap wrap)"]
    #expect(remedies == ["let the items of row wrap (wrap wrap)"])
    let clean = try layoutCase.cleanWidths(settings)
    let texts = clean.map(\.description)  // ["text × 1, ltr: 191.953125 to 430", "text × 1, rtl: 191.953125 to 430"]
    #expect(texts == ["text × 1, ltr: 191.953125 to 430", "text × 1, rtl: 191.953125 to 430"])
    var repaired = layoutCase
    for change in report.findings.compactMap(\.remedyChange) { repaired.apply(change) }
    #expect(try repaired.check(settings).isEmpty)
    let example = try #require(report.findings.first.map { layoutCase.example(of: $0) })
    #expect(example.availableWidth == 180)
  }
}
