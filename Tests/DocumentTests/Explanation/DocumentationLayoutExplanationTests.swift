import LayoutDocument
import LayoutExplanation
import Testing

/// The code of the page of the module.
@Suite("Documentation: LayoutExplanation")
struct DocumentationLayoutExplanationTests {
  @Test("the lines of an explanation")
  func landingPage() throws {
    let text = #"""
      {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": 200}, "children": [
        {"id": "item", "style": {"grow": 1, "height": 20}}]}}
      """#
    let layoutCase = try LayoutFile(parsing: Array(text.utf8)).cases[0]
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    let layout = try CaseLayout(layoutCase)
    for line in layout.explanation(of: 1)?.lines() ?? [] { print(line) }
    #expect(lines.first == "item: x 0, y 0, width 200, height 20")
    #expect(lines.contains("  without item.grow (1): 0"))
  }
}
