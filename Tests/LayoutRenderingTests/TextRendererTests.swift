import LayoutRendering
import Testing

@Suite struct TextRendererTests {
  @Test func wholeTable() throws {
    let layout = try layout(
      """
      {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": 100, "gap": 0.5}, "children": [
        {"id": "first", "style": {"grow": 1, "height": 20}},
        {"style": {"grow": 2}, "children": [{"measure": {"text": "Two words", "advance": 5, "lineHeight": 10}}]},
        {"id": "gone", "style": {"display": "none"}}
      ]}}
      """)
    #expect(
      TextRenderer().render(layout) == """
        node                      x  y  width  height
        row                       0  0    100      20
          first                   0  0  18.17      20
          column              18.67  0  81.33      20
            text "Two words"      0  0  81.33      10
          gone (none)             0  0      0       0

        """)
  }

  @Test(arguments: [
    (#"{"measure": {"fixed": [1, 2]}}"#, "fixed"), (#"{"measure": {"area": 100}}"#, "area"), ("{}", "empty"),
    (#"{"children": [{}]}"#, "column"), (#"{"style": {"direction": "rowReverse"}, "children": [{}]}"#, "row"),
    (#"{"measure": {"text": "a\nb", "advance": 1, "lineHeight": 1}}"#, #"text "a\nb""#),
    (#"{"id": "\u001b[31mred", "children": []}"#, #"\u{1b}[31mred"#), (#"{"id": "", "children": []}"#, "empty"),
  ])
  func namesOfNodes(_ root: String, _ name: String) throws {
    let table = TextRenderer().render(try layout(#"{"name": "n", "root": \#(root)}"#))
    #expect(table.split(separator: "\n")[1].hasPrefix(name + " "))
  }

  @Test func numbersHaveAtMostTwoDecimals() throws {
    let layout = try layout(
      """
      {"name": "thirds", "root": {"style": {"direction": "row", "width": 100}, "children": [
        {"style": {"grow": 1}}, {"style": {"grow": 1}}, {"style": {"grow": 1}}]}}
      """)
    let lines = TextRenderer().render(layout).split(separator: "\n")
    #expect(lines[3].split(separator: " ") == ["empty", "33.33", "0", "33.33", "0"])
  }

  @Test func columnsStayAlignedNextToWideCharacters() throws {
    let table = TextRenderer().render(
      try layout(#"{"name": "wide", "root": {"id": "日本語", "children": [{"id": "longer name"}]}}"#))
    #expect(
      table == """
        node           x  y  width  height
        日本語         0  0      0       0
          longer name  0  0      0       0

        """)
  }

  @Test func deepChain() throws {
    let table = TextRenderer().render(try layout(chain(depth: 10_000)))
    let lines = table.split(separator: "\n")
    #expect(lines.count == 10_002)
    #expect(lines[20].hasPrefix(String(repeating: "  ", count: 19) + "column"))
    #expect(lines[10_001].hasPrefix(String(repeating: "  ", count: 20) + "(10000) fixed"))
  }
}
