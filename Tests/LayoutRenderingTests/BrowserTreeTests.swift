import LayoutDocument
import LayoutEngine
import Testing

@testable import LayoutRendering

/// A case as the elements of a page.
@Suite struct BrowserTreeTests {
  private func tree(_ json: String) throws -> BrowserTree {
    BrowserTree(try LayoutFile(parsing: Array(json.utf8)).cases[0])
  }

  private func elements(_ json: String) throws -> String {
    var writer = MarkupWriter()
    try tree(json).write(to: &writer)
    return writer.text
  }

  /// Returns the classes and the content of the only element of a leaf.
  private func leaf(_ measure: String) throws -> (classes: String, content: String) {
    let text = try elements(#"{"name": "n", "defaults": "css", "root": {"measure": \#(measure)}}"#)
    let line = text.split(separator: "\n")[1]
    let parts = line.split(separator: "\"", maxSplits: 4, omittingEmptySubsequences: false)
    let opening = #"  <div class="\#(parts[1])" style="width:fit-content">"#
    try #require(line.hasPrefix(opening) && line.hasSuffix("</div>"))
    return (String(parts[1]), String(line.dropFirst(opening.count).dropLast("</div>".count)))
  }

  @Test func everyNodeIsAnElement() throws {
    let text = try elements(
      """
      {"name": "n", "defaults": "css", "available": {"width": 100, "height": 50}, "root": {"children": [
        {"id": "named", "style": {"grow": 1}, "children": [{}, {"children": []}]},
        {"measure": {"fixed": [10, 2.5]}}, {}]}}
      """)
    #expect(
      text == """
        <div class="stage" style="width:100px;height:50px">
          <div class="n root" style="width:fit-content">
            <div class="n blue" style="flex-grow:1">
              <div class="n violet"></div>
              <div class="n violet"></div>
            </div>
            <div class="n blue content unaligned"><b style="width:10px;height:2.5px"></b></div>
            <div class="n blue"></div>
          </div>
        </div>
        """)
  }

  @Test(arguments: [
    ("", "width:max-content"), (#""available": {"width": 7.5},"#, "width:7.5px"),
    (#""available": {"height": 9},"#, "width:max-content;height:9px"), (#""available": {},"#, "width:max-content"),
    (#""available": {"width": 0, "height": 0},"#, "width:0px;height:0px"),
  ])
  func stageHasTheAvailableSpace(_ available: String, _ style: String) throws {
    let text = try elements(#"{"name": "n", \#(available) "root": {}}"#)
    #expect(text.hasPrefix("<div class=\"stage\" style=\"\(style)\">\n"))
  }

  // MARK: - Content

  private let word = #"<i style="inline-size:20px;block-size:10px"></i>"#
  private let letter = #"<i style="inline-size:10px;block-size:10px"></i>"#
  private let nothing = #"<i style="inline-size:0px;block-size:10px"></i>"#
  private let space = #"<s style="word-spacing:10px"> </s>"#
  private let spaces = #"<s style="word-spacing:20px"> </s>"#

  @Test func textConsistsOfBoxesAndSpaces() throws {
    let expected = [
      ("", ""), ("HH", word), ("HH H", word + space + letter), ("H  HH", letter + spaces + word),
      (" H", nothing + space + letter), ("H ", letter + space), ("  ", nothing + spaces),
      // A line may break at a forced break, and between two boxes.
      (#"HH\nH"#, word + "<br>" + letter), (#"\nH\n"#, nothing + "<br>" + letter + "<br>"),
      (#"H \n\nH"#, letter + space + "<br>" + nothing + "<br>" + letter),
      (#"HH\u200bH"#, word + letter), (#"H \u200bH"#, letter + space + letter),
      // A character is a Unicode scalar. The elements do not contain the text itself.
      ("日本", word), ("🙂<", word),
    ]
    for (text, content) in expected {
      #expect(
        try leaf(#"{"text": "\#(text)", "advance": 10, "lineHeight": 10}"#).content == content, "\(text)")
    }
  }

  @Test func baselineIsALineOfHeightZero() throws {
    let fixed = try leaf(#"{"fixed": [5, 20], "baseline": 15.5}"#)
    #expect(fixed.classes == "n root content")
    #expect(
      fixed.content == #"<b style="margin-block-start:15.5px"><i></i></b>"#
        + #"<div style="margin-block-start:-15.5px"><b style="width:5px;height:20px"></b></div>"#)
    let text = try leaf(#"{"text": "HH", "advance": 10, "lineHeight": 10, "baseline": -2}"#)
    #expect(
      text.content == #"<b style="margin-block-start:-2px"><i></i></b>"#
        + #"<div style="margin-block-start:2px">\#(word)</div>"#
        + #"<b style="margin-block:-12px 12px"><i></i></b>"#)
  }

  /// The line of the last baseline is placed from the bottom of the content.
  @Test func lastBaselineIsASecondLine() throws {
    let fixed = try leaf(#"{"fixed": [5, 20], "baseline": 4, "lastBaseline": 17.5}"#)
    #expect(
      fixed.content == #"<b style="margin-block-start:4px"><i></i></b>"#
        + #"<div style="margin-block-start:-4px"><b style="width:5px;height:20px"></b></div>"#
        + #"<b style="margin-block:-2.5px 2.5px"><i></i></b>"#)
  }

  /// The class `unaligned` aligns content by its bottom edge.
  @Test func contentWithoutABaselineIsUnaligned() throws {
    #expect(try leaf(#"{"fixed": [5, 20]}"#).classes == "n root content unaligned")
    #expect(try leaf(#"{"text": "", "advance": 1, "lineHeight": 1, "baseline": 0}"#).classes == "n root content")
  }

  // MARK: - Obstacles

  private static let obstacles = [
    (
      #"{"children": [{}, {"measure": {"area": 100}}]}"#,
      #"2:19: root.children[1]: a browser has no content of a given area: use "fixed" or "text""#
    ),
    (
      #"{"style": {"borderLeft": 0.5}}"#,
      "2:1: root: a browser draws borders in whole pixels: use a padding, or round 0.5"
    ),
    (
      #"{"children": [{"style": {"border": 1, "borderEnd": 1.25}}]}"#,
      "2:15: root.children[0]: a browser draws borders in whole pixels: use a padding, or round 1.25"
    ),
    (
      #"{"children": [{}, {"children": [{"box": {}}]}]}"#,
      "2:33: root.children[1].children[0]: a browser has no box containers: show the case with layout or render"
    ),
  ]

  private func refusal(_ root: String) throws -> LayoutCaseError? {
    let file = try LayoutFile(parsing: Array("{\"name\": \"n\", \"root\":\n\(root)}".utf8))
    do throws(LayoutCaseError) { _ = try PageCase(file.cases[0]) } catch { return error }
    return nil
  }

  @Test(arguments: obstacles)
  func obstaclesAreReportedAtTheirNodes(_ root: String, _ message: String) throws {
    #expect(try refusal(root)?.description == message)
  }

  @Test func wholeBordersAndOtherFractionsAreSupported() throws {
    let style = #"{"border": 2, "borderStart": 0, "padding": 0.5, "marginTop": 0.5, "width": 0.1}"#
    #expect(try refusal(#"{"style": \#(style)}"#) == nil)
  }

  @Test func elementsNestAtMost480Deep() throws {
    #expect(try tree(chain(depth: 480)).obstacle == nil)
    let obstacle = try #require(try tree(chain(depth: 481)).obstacle)
    #expect(obstacle.node == 481)
    #expect(obstacle.reason == "a browser nests elements 480 deep at most: make the tree flatter")
    #expect(try tree(chain(depth: 20_000)).obstacle?.node == 481)
  }
}
