import LayoutCode
import Testing

/// The code of the article "Documents as code", and of the page of the module.
@Suite("Documentation: documents as code")
struct DocumentationDocumentsAsCodeTests {
  @Test("a document becomes a view with the lines of the article")
  func hello() throws {
    let layoutCase = try readCase(
      #"""
      {
        "name": "hello",
        "root": {
          "style": { "direction": "row", "width": 200, "padding": 10 },
          "children": [{ "id": "left", "measure": { "text": "Hello", "advance": 8, "lineHeight": 18 } },
                       { "id": "right", "style": { "grow": 1 }, "measure": { "fixed": [24, 24] } }]
        }
      }
      """#)
    let code = try LayoutCode.code(of: layoutCase, as: .stackView)
    let lines = code.split(separator: "\n").map { $0.drop { $0 == " " } }
    let shown: [Substring] = [
      "leftLabel.text = \"Hello\"", "item.width(200)", "direction(.row).padding(10).define { stack in",
      "stack.addItem(leftLabel)", "stack.addItem(rightView).grow(1)",
    ]
    for line in shown { #expect(lines.contains(line), "\(code)") }
    #expect(throws: LayoutCodeError.self) { try LayoutCode.code(of: layoutCase, as: .boxView) }
  }
}
