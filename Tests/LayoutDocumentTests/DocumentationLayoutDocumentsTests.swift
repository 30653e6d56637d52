import LayoutDocument
import LayoutEngine
import Testing

/// The code of the article "Layout documents", and of the page of the module.
@Suite("Documentation: layout documents")
struct DocumentationLayoutDocumentsTests {
  private let bytes = Array(
    #"""
    {
      "name": "hello",
      "root": {
        "style": { "direction": "row", "width": 200, "padding": 10 },
        "children": [{ "id": "left", "measure": { "text": "Hello", "advance": 8, "lineHeight": 18 } },
                     { "id": "right", "style": { "grow": 1 }, "measure": { "fixed": [24, 24] } }]
      }
    }
    """#.utf8)

  @Test("the page of the module")
  func landingPage() throws {
    var lines: [String] = []
    func print(_ name: String, _ size: LayoutSize) { lines.append("\(name) \(size.width) \(size.height)") }
    let file = try LayoutFile(parsing: bytes)
    for layoutCase in file.cases {
      let layout = try CaseLayout(layoutCase)
      print(layoutCase.name, layout.frames[0].size)
    }
    #expect(lines == ["hello 200.0 44.0"])
  }

  @Test("frames, and a fixture of them")
  func frames() throws {
    let file = try LayoutFile(parsing: bytes)
    let layout = try CaseLayout(file.cases[0])
    let left = layout.frames[1]
    let right = layout.frames[2]
    #expect(left == LayoutRect(x: 10, y: 10, width: 40, height: 24))
    #expect(right == LayoutRect(x: 50, y: 10, width: 140, height: 24))

    let fixture = file.cases[0].withFrames(layout.frames)
    let differences = try CaseLayout(fixture).differences()
    #expect(differences.isEmpty)
  }

  @Test("a document that is built in code reads back as an equal value")
  func building() throws {
    var style = Style(.stackView)
    style.direction = .row
    let label = MeasureModel(.text(TextModel("Hello", advance: 8, lineHeight: 18)))
    let nodes = [
      LayoutCase.Node(id: "row", style: style),
      LayoutCase.Node(id: "label", style: Style(.stackView), measure: label, parent: 0),
    ]
    let built = LayoutCase(name: "row", rules: .stackView, nodes: nodes)
    let json = LayoutFile(cases: built.map { [$0] } ?? []).encoded()
    #expect(try LayoutFile(parsing: Array(json.utf8)).cases.first == built)
  }

  @Test("the message for a misspelled key")
  func message() {
    let text = #"{"name": "a", "root": {"style": {"alignItem": "center"}}}"#
    #expect(
      failure(text)?.description == #"1:34: root.style.alignItem: unknown key (did you mean "alignItems"?)"#)
  }
}
