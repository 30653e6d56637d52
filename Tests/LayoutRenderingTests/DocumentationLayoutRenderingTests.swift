import LayoutDocument
import LayoutRendering
import Testing

/// The code of the page of the module.
@Suite("Documentation: LayoutRendering")
struct DocumentationLayoutRenderingTests {
  @Test("a table and a picture")
  func landingPage() throws {
    let text = #"""
      {"name": "hello", "root": {"id": "row", "style": {"direction": "row", "width": 200, "padding": 10}, "children": [
        {"id": "left", "measure": {"text": "Hello", "advance": 8, "lineHeight": 18}},
        {"id": "right", "style": {"grow": 1}, "measure": {"fixed": [24, 24]}}]}}
      """#
    let layoutCase = try LayoutFile(parsing: Array(text.utf8)).cases[0]
    let layout = try CaseLayout(layoutCase)
    let table = TextRenderer().render(layout)
    let picture = SVGRenderer().render(layout)
    let rows = table.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(rows.count == 4)
    #expect(rows[1] == ["row", "0", "0", "200", "44"])
    #expect(rows[2] == ["left", "10", "10", "40", "24"])
    #expect(rows[3] == ["right", "50", "10", "140", "24"])
    #expect(picture.hasPrefix("<svg"))
  }
}
