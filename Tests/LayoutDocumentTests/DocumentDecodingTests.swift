import LayoutDocument
import LayoutEngine
import Testing

@Suite("Files, cases and nodes")
struct DocumentDecodingTests {
  @Test("a case has default values")
  func caseDefaults() throws {
    let layoutCase = try parsed(#"{"name": "group/case", "root": {}}"#).cases[0]
    #expect(layoutCase.name == "group/case")
    #expect(layoutCase.about == nil)
    #expect(layoutCase.availableWidth == nil)
    #expect(layoutCase.availableHeight == nil)
    #expect(layoutCase.scale == 0)
    #expect(layoutCase.tolerance == 0.1)
    #expect(!layoutCase.expectsOptimum)
    #expect(!layoutCase.containsBoxes)
    #expect(layoutCase.nodes.count == 1)
  }

  @Test("a case has the values of the document, and unknown keys are ignored")
  func caseValues() throws {
    let file = try parsed(
      """
      {"about": "file", "more": [], "cases": [{"name": "a", "about": "case", "defaults": "css", "scale": 3,
        "available": {"width": 400, "height": 600.5}, "tolerance": 0.25, "source": {"line": 3}, "root": {}}]}
      """)
    #expect(file.about == "file")
    let layoutCase = file.cases[0]
    #expect(layoutCase.about == "case")
    #expect(layoutCase.rules == .css)
    #expect(layoutCase.availableWidth == 400)
    #expect(layoutCase.availableHeight == 600.5)
    #expect(layoutCase.scale == 3)
    #expect(layoutCase.tolerance == 0.25)
  }

  @Test("a case may expect an optimum instead of frames")
  func optimum() throws {
    let layoutCase = try caseWith(
      root: "{}", #""optimal": true, "violations": {"1000": 0, "750": 12.5, "249.5": 1},"#)
    #expect(layoutCase.expectsOptimum)
    #expect(
      layoutCase.violations == [
        PriorityViolation(priority: 1000, amount: 0), PriorityViolation(priority: 750, amount: 12.5),
        PriorityViolation(priority: 249.5, amount: 1),
      ])
  }

  @Test("nodes are in depth-first order with their indexes and depths")
  func nodeStructure() throws {
    let layoutCase = try caseWith(
      root: """
        {"id": "root", "children": [
          {"id": "a", "children": [{"id": "a0"}, {"id": "a1", "children": []}]},
          {"children": [{"id": "b0"}], "id": "b"}]}
        """)
    let nodes = layoutCase.nodes
    #expect(nodes.map(\.id) == ["root", "a", "a0", "a1", "b", "b0"])
    #expect(nodes.map(\.parent) == [nil, 0, 1, 1, 0, 4])
    #expect(nodes.map(\.childIndex) == [0, 0, 0, 1, 1, 0])
    #expect(nodes.map(\.childCount) == [2, 2, 0, 0, 1, 0])
    #expect(nodes.map(\.depth) == [0, 1, 2, 2, 1, 2])
    #expect(nodes.map(\.subtreeEnd) == [6, 4, 3, 4, 6, 6])
    #expect(nodes.map(\.position.line) == [1, 2, 2, 2, 3, 3])
    #expect(nodes[5].position.column == 17)
    #expect(layoutCase.children(of: 0) == [1, 4])
    #expect(layoutCase.children(of: 2) == [])
    #expect(layoutCase.children(of: 9) == [])
    #expect(layoutCase.path(of: 0) == "root")
    #expect(layoutCase.path(of: 3) == "root.children[0].children[1]")
    #expect(layoutCase.path(of: -1) == "")
  }

  @Test("a node has its expected frame")
  func frame() throws {
    let nodes = try caseWith(root: #"{"frame": [-1, 2.5, 3, 4], "children": [{}]}"#).nodes
    #expect(nodes[0].expectedFrame == LayoutRect(x: -1, y: 2.5, width: 3, height: 4))
    #expect(nodes[1].expectedFrame == nil)
  }

  @Test("names and texts keep every character")
  func strings() throws {
    let name = try parsed(#"{"name": "\u00e4 \ud83d\ude00 \"\\\/\b\f\n\r\t\u0000 日本", "root": {}}"#).cases[0].name
    #expect(name == "ä 😀 \"\\/\u{8}\u{C}\n\r\t\u{0} 日本")
  }

  @Test("equality does not depend on positions")
  func equality() throws {
    let first = try parsed(#"{"name": "a", "root": {"style": {"grow": 1, "shrink": 2}}}"#)
    let second = try parsed("{\"name\": \"a\",\n\"root\":\n  {\"style\": {\"shrink\": 2, \"grow\": 1.0}}}")
    #expect(first == second)
    #expect(first.cases[0].nodes[0].position != second.cases[0].nodes[0].position)
    #expect(try first != parsed(#"{"name": "a", "root": {"style": {"grow": 1, "shrink": 3}}}"#))
  }
}
