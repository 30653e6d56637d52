import LayoutCheck
import LayoutDocument
import Testing

/// Items outside of the checked width are found, independent of the width of the root.
@Suite struct ScreenBoundsTests {
  private func findings(_ json: String, widths: ClosedRange<Int> = 300...340) throws -> [Finding] {
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (widths, [1])
    return try expectConfirmed(layoutCase, settings, layoutCase.name).findings
  }

  @Test("a root with a large minWidth is a finding")
  func largeMinimum() throws {
    let findings = try findings(
      #"{"name": "m", "root": {"id": "page", "style": {"minWidth": 330}, "children": [{"id": "a", "style": {"height": 20}}]}}"#
    )
    #expect(findings.map(\.text) == ["page is 30 points wider than the screen"])
    #expect(findings.map(\.nodes) == [["page"]])
    #expect(findings.map(\.axis) == [.horizontal])
    #expect(findings.first?.ranges.map { [$0.from, $0.to] } == [[300, 329], [300, 329]])
    #expect(findings.first?.remedy == "remove minWidth 330 from page")
  }

  @Test(
    "a root with the width of its content is a finding",
    arguments: [
      ("css", #""measure": {"text": "\#(String(repeating: "x", count: 40))", "advance": 8, "lineHeight": 20}"#),
      ("stackview", #""style": {"width": 320, "height": 20}"#),
    ])
  func wideContent(rules: String, item: String) throws {
    let findings = try findings(
      """
      {"name": "w", "defaults": "\(rules)", "root": {"id": "page", "style": {"direction": "row"}, "children": [
        {"id": "a", \(item)}]}}
      """)
    #expect(findings.map(\.text) == ["page is 20 points wider than the screen"])
    #expect(findings.map(\.nodes) == [["page", "a"]])
    #expect(findings.first?.cause?.contains("320") == true)
    // The word of 320 points fits into no narrower page.
    let isText = rules == "css"
    #expect((findings.first?.remedyChange == nil) == isText)
    #expect(isText || findings.first?.remedy.hasPrefix("let ") == true, "\(findings)")
  }

  @Test("items inside of a large root are not findings")
  func itemsFollow() throws {
    let findings = try findings(
      """
      {"name": "f", "root": {"id": "page", "style": {"minWidth": 330, "height": 100}, "children": [
        {"id": "in", "style": {"position": "absolute", "right": 0, "width": 20, "height": 20}},
        {"id": "out", "style": {"position": "absolute", "right": -7, "top": 50, "width": 20, "height": 20}}]}}
      """)
    #expect(
      findings.map(\.text) == ["page is 30 points wider than the screen", "out is outside of the screen by 7 points"])
  }

  @Test("an item may overflow a root that is narrower than the screen")
  func narrowRoot() throws {
    let findings = try findings(
      """
      {"name": "n", "root": {"id": "page", "style": {"maxWidth": 200, "width": 200, "height": 100}, "children": [
        {"id": "a", "style": {"position": "absolute", "start": 190, "width": 120, "height": 20}}]}}
      """)
    #expect(findings.map(\.text) == ["a is outside of the screen by 10 points"])
    #expect(findings.first?.ranges.map { [$0.from, $0.to] } == [[300, 309], [300, 309]])
  }

  /// A screen scrolls vertically unless its style sets the height.
  @Test(
    "a root may be higher than the screen unless its height is set",
    arguments: [("", 0), (#""minHeight": 700"#, 0), (#""height": 700"#, 1), (#""height": "120%""#, 1)])
  func heights(style: String, count: Int) throws {
    let findings = try findings(
      """
      {"name": "h", "available": {"width": 320, "height": 600}, "root": {"id": "page", "style": {\(style)}, "children": [
        {"id": "a", "style": {"height": 650}}]}}
      """)
    #expect(findings.count == count)
    for finding in findings {
      #expect(finding.kind == .outside)
      #expect(finding.axis == .vertical)
      #expect(finding.text.hasSuffix("higher than the screen"))
    }
  }

  @Test("items may exceed the bottom of the root up to the available height")
  func bottom() throws {
    let findings = try findings(
      """
      {"name": "b", "available": {"width": 320, "height": 600}, "root": {"id": "page", "style": {"width": 320}, "children": [
        {"id": "row", "style": {"height": 100}},
        {"id": "a", "style": {"position": "absolute", "top": 500, "width": 20, "height": 20}},
        {"id": "b", "style": {"position": "absolute", "top": 590, "left": 40, "width": 20, "height": 20}}]}}
      """)
    #expect(findings.map(\.text) == ["b is outside of the screen by 10 points"])
  }

  @Test("a root that may be larger is allowed by its name")
  func allowed() throws {
    let json =
      #"{"name": "m", "root": {"id": "page", "style": {"direction": "row"}, "children": [{"id": "a", "style": {"width": 900}}]}}"#
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales, settings.allowedOverlaps) = (320...322, [1], ["page"])
    #expect(try layoutCase.check(settings).findings.isEmpty)
  }
}
