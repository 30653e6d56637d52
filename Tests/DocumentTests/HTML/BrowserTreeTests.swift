import LayoutDocument
import LayoutEngine
import Testing

@testable import LayoutHTML

@Suite struct BrowserTreeTests {
  private func parsed(_ json: String) throws -> LayoutCase { try LayoutFile(parsing: Array(json.utf8)).cases[0] }

  private func elements(_ json: String) throws -> String { try BrowserTree(try parsed(json)).markup() }

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
          <div class="n" style="width:fit-content">
            <div class="n" style="flex-grow:1">
              <div class="n"></div>
              <div class="n"></div>
            </div>
            <div class="n content unaligned"><span style="width: 10px; height: 2.5px"></span></div>
            <div class="n"></div>
          </div>
        </div>

        """)
  }

  /// A page colors nodes by their classes.
  @Test func nodesHaveTheClassOfTheirDepth() throws {
    let layoutCase = try parsed(#"{"name": "n", "root": {"children": [{"measure": {"image": [4, 3]}}]}}"#)
    let text = try BrowserTree(layoutCase).markup { $0 == 0 ? nil : "depth\($0)" }
    let lines = text.split(separator: "\n")
    #expect(lines[1].hasPrefix(#"  <div class="n" "#))
    #expect(lines[2].hasPrefix(#"    <canvas class="n depth1 content unaligned" "#))
    #expect(lines[2].hasSuffix(#" width="4" height="3"></canvas>"#))
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

  /// A page changes the available space by these attributes.
  @Test func attributesOfTheStageAndTheRootAreThoseOfTheMarkup() throws {
    let tree = try BrowserTree(
      try parsed(
        #"{"name": "a", "defaults": "css", "available": {"width": 200}, "root": {"style": {"width": 90, "gap": 4}}}"#))
    #expect(tree.stageStyle == "width:200px")
    #expect(tree.rootStyle == "row-gap:4px;column-gap:4px;width:90px")
    for style in [tree.stageStyle, tree.rootStyle] { #expect(tree.markup().contains("style=\"\(style)\"")) }
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
    #expect(fixed.classes == "n content")
    #expect(
      fixed.content == #"<b style="margin-block-start: 15.5px"><i></i></b>"#
        + #"<span style="margin-block-start: -15.5px"><span style="width: 5px; height: 20px"></span></span>"#)
    let text = try leaf(#"{"text": "HH", "advance": 10, "lineHeight": 10, "baseline": -2}"#)
    #expect(
      text.content == #"<b style="margin-block-start: -2px"><i></i></b>"#
        + #"<span style="margin-block-start: 2px">\#(word)</span>"#
        + #"<b style="margin-block: -12px 12px"><i></i></b>"#)
  }

  /// The line of the last baseline is placed from the bottom of the content.
  @Test func lastBaselineIsASecondLine() throws {
    let fixed = try leaf(#"{"fixed": [5, 20], "baseline": 4, "lastBaseline": 17.5}"#)
    #expect(
      fixed.content == #"<b style="margin-block-start: 4px"><i></i></b>"#
        + #"<span style="margin-block-start: -4px"><span style="width: 5px; height: 20px"></span></span>"#
        + #"<b style="margin-block: -2.5px 2.5px"><i></i></b>"#)
  }

  /// The class `unaligned` aligns content by its bottom edge.
  @Test func contentWithoutABaselineIsUnaligned() throws {
    #expect(try leaf(#"{"fixed": [5, 20]}"#).classes == "n content unaligned")
    #expect(try leaf(#"{"text": "", "advance": 1, "lineHeight": 1, "baseline": 0}"#).classes == "n content")
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
      "2:33: root.children[1].children[0]: a browser has no box containers"
    ),
  ]

  private func refusal(_ root: String) throws -> LayoutCaseError? {
    let layoutCase = try parsed("{\"name\": \"n\", \"root\":\n\(root)}")
    do throws(LayoutCaseError) { _ = try BrowserTree(layoutCase) } catch { return error }
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
    func chain(_ depth: Int) -> String {
      String(repeating: #"{"children": ["#, count: depth) + "{}" + String(repeating: "]}", count: depth)
    }
    #expect(try refusal(chain(480)) == nil)
    let obstacle = try #require(try refusal(chain(481)))
    #expect(obstacle.node == 481)
    #expect(obstacle.reason == "a browser nests elements 480 deep at most: make the tree flatter")
    #expect(try refusal(chain(20_000))?.node == 481)
  }

  // MARK: - Style sheet

  /// Otherwise an element around a node could be the containing block of its absolutely positioned children.
  @Test func onlyNodesAreContainingBlocks() {
    for line in BrowserTree.styleSheet.split(separator: "\n")
    where line.contains("relative") || line.contains("contain:") {
      #expect(line.contains("display: flex; position: relative") || line.hasPrefix(".unaligned "), "\(line)")
    }
  }
}
