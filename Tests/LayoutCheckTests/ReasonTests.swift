import LayoutCheck
import LayoutDocument
import Testing

/// Causes and remedies match the properties of the items.
@Suite struct ReasonTests {
  private func findings(_ root: String, width: Int = 320, _ scale: Double = 1) throws -> [Finding] {
    let json = #"{"name": "case", "root": \#(root)}"#
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (width...width, [scale])
    return try layoutCase.check(settings).findings
  }

  private func text(_ text: String) -> String { #""measure": {"text": "\#(text)", "advance": 10, "lineHeight": 20}"# }

  // MARK: - Axes

  @Test("the cause of a vertical overlap of texts is an inset")
  func verticalOverlap() throws {
    let style = #""position": "absolute", "left": 10, "right": 10"#
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375, "height": 400}, "children": [
        {"id": "a", "style": {\(style), "top": 10}, \(text("\(Array(repeating: "sixlongwords".prefix(10), count: 6).joined(separator: " "))"))},
        {"id": "b", "style": {\(style), "top": 60}, \(text("Another title"))}]}
      """)
    let finding = try #require(findings.first { $0.kind == .overlap })
    #expect(finding.axis == .vertical)
    #expect(finding.cause?.hasPrefix("top 60") == true)
    #expect(finding.remedy.hasSuffix(", or allow the overlap by their names"))
    #expect(finding.json().contains(#""axis": "vertical""#))
  }

  @Test("the cause of an item above the screen is its inset")
  func above() throws {
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375, "height": 400}, "children": [
        {"id": "a", "style": {"position": "absolute", "top": -12, "left": 10, "width": 30, "height": 30}}]}
      """)
    #expect(findings.map(\.axis) == [.vertical])
    #expect(findings.first?.cause?.hasPrefix("top -12") == true)
    #expect(findings.first?.remedy == "give a top 0 in place of -12, or allow it by its name")
  }

  @Test("the cause of an item wider than the screen is its width")
  func wideItem() throws {
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375, "height": 400}, "children": [
        {"id": "a", "style": {"position": "absolute", "left": 5, "width": 500, "height": 30}}]}
      """)
    #expect(findings.map(\.axis) == [.horizontal])
    #expect(findings.first?.cause == "a has width 500")
  }

  // MARK: - Sizes

  /// Returns a row of two items. The parameters are additional properties of the row and the second item.
  private func row(_ style: String, _ item: String) -> String {
    """
    {"id": "screen", "style": {"width": 375}, "children": [{"id": "r", "style": {"direction": "row"\(style)}, "children": [
      {"id": "one", "style": {"width": 200, "height": 10}}, {"id": "two", "style": {"width": 210, "height": 10\(item)}}]}]}
    """
  }

  @Test("a text that shrinks below its longest word gets that word as its minimum")
  func shrunkWord() throws {
    func row(_ minimum: String) -> String {
      """
      {"id": "screen", "style": {"direction": "row", "width": 100}, "children": [
        {"id": "title", "style": {"shrink": 1}, \(text("one two three four"))},
        {"id": "detail", "style": {"shrink": 1\(minimum)}, \(text("Off"))}]}
      """
    }
    let finding = try #require(try findings(row(""), width: 100).first)
    #expect(finding.kind == .cutText && finding.nodeIDs.count == 1)
    #expect(finding.remedy == "let detail be as wide as its longest word at least (minWidth minContent)")
    #expect(try findings(row(#", "minWidth": "minContent""#), width: 100).isEmpty)
  }

  @Test("beside a text in a column, the column gets a width that does not follow the lines", arguments: [false, true])
  func jumpBesideText(isInColumn: Bool) throws {
    func screen(_ style: String) throws -> [Finding] {
      let label = text("twowords withaspace")
      let title =
        isInColumn
        ? #"{"id": "texts", "style": {\#(style)}, "children": [{"id": "title", \#(label)}]}"#
        : #"{"id": "title", "style": {\#(style)}, \#(label)}"#
      let json = """
        {"name": "case", "root": {"id": "screen", "style": {"direction": "row", "width": 200}, "children": [
          \(title), {"id": "detail", "style": {"grow": 1}, "measure": {"fixed": [20, 20]}}]}}
        """
      let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
      var settings = CheckSettings()
      (settings.widths, settings.textScales) = (150...260, [1])
      return try layoutCase.check(settings).findings.filter { $0.kind == .jump }
    }
    let finding = try #require(try screen("").first)
    #expect(
      finding.remedy
        == "give \(isInColumn ? "texts" : "title") grow 1, basis 0 and minWidth minContent", "\(finding)")
    #expect(try screen(#""grow": 1, "basis": 0"#).isEmpty)
  }

  @Test("fixed widths in a row shrink")
  func fixedWidths() throws {
    let finding = try #require(try findings(row(#", "justifyContent": "spaceBetween""#, "")).first)
    #expect(finding.remedy == "let two shrink (shrink 1)")
    // Each of these is a remedy.
    for item in [#", "shrink": 1"#, #", "width": "auto", "maxWidth": 210, "grow": 1"#] {
      let json = row("", item).replacing(#""width": 210, "height": 10, "width": "auto""#, with: #""height": 10"#)
      #expect(try findings(json).isEmpty, "\(item)")
    }
    #expect(try findings(row(#", "wrap": "wrap""#, "")).isEmpty)
  }

  @Test("the remedy for a large minimum in a row is a smaller one")
  func largeMinimum() throws {
    let finding = try #require(try findings(row("", #", "shrink": 1, "minWidth": 205"#)).first)
    #expect(finding.remedy == "remove minWidth 205 from two")
  }

  @Test("the remedy for a fixed width in a column is a maximum")
  func fixedWidthInColumn() throws {
    func column(_ item: String) -> String {
      #"{"id": "screen", "style": {"width": 375}, "children": [{"id": "a", "style": {"height": 20, \#(item)}}]}"#
    }
    let finding = try #require(try findings(column(#""width": 400"#)).first)
    #expect(
      finding.remedy
        == "let the width of a be a maximum (maxWidth 400 in place of width 400)")
    #expect(try findings(column(#""maxWidth": 400"#)).isEmpty)
  }

  @Test(
    "the remedy for a height is a minimum, and for a maximum its removal",
    arguments: [("height", "minHeight 20 in place of height 20"), ("maxHeight", "remove maxHeight 20 from a")])
  func heights(property: String, remedy: String) throws {
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375}, "children": [
        {"id": "a", "style": {"\(property)": 20}, \(text("some words that take two lines at least"))}]}
      """)
    #expect(findings.map(\.kind) == [.cutText])
    #expect(findings.first?.remedy.contains(remedy) == true)
  }

  @Test("the remedy for a fixed width of a text is a minimum")
  func fixedWidthOfText() throws {
    let findings = try findings(
      #"{"id": "s", "style": {"width": 375, "alignItems": "start"}, "children": [{"id": "a", "style": {"width": 20}, \#(text("word"))}]}"#
    )
    #expect(findings.map(\.kind) == [.cutText])
    #expect(findings.first?.remedy.contains("minWidth 20 in place of width 20") == true)
  }

  // MARK: - Negative margins

  @Test("a negative margin in a row is the cause along the axis of the row")
  func negativeMargin() throws {
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375, "direction": "row"}, "children": [
        {"id": "a", "style": {"marginLeft": -30, "width": 50, "height": 20}},
        {"id": "b", "style": {"width": 50, "height": 20}}]}
      """)
    #expect(findings.map(\.kind) == [.outside, .overlap])
    #expect(findings.map(\.cause) == ["a has marginLeft -30", "a has marginLeft -30"])
    for finding in findings { #expect(finding.remedy.hasPrefix("remove marginLeft -30 from a")) }
    #expect(findings.map(\.axis) == [.horizontal, .horizontal])
  }

  @Test("a margin along the other axis is not a cause")
  func otherMargin() throws {
    let findings = try findings(
      """
      {"id": "screen", "style": {"width": 375, "height": 100}, "children": [
        {"id": "a", "style": {"position": "absolute", "marginTop": -1, "top": 30, "left": 400, "width": 30, "height": 30}}]}
      """)
    #expect(findings.first?.cause?.hasPrefix("left 400") == true)
  }

  // MARK: - Boxes

  /// A box with items in a column.
  private func box(_ box: String = #""axis": "y""#, _ items: String...) -> String {
    #"{"id": "box", "style": {"width": 375}, "box": {\#(box)}, "children": [\#(items.joined(separator: ", "))]}"#
  }

  @Test("the remedy for a required width pin is a lower priority or a maximum")
  func requiredWidth() throws {
    func screen(_ pin: String) -> String {
      box(
        #""axis": "x""#,
        #"{"id": "a", "item": {"width": "\#(pin)", "right": "==0@500"}, "measure": {"fixed": [10, 10]}}"#)
    }
    let finding = try #require(try findings(screen("==500")).first)
    #expect(
      finding.remedy == "let the width pin of a be a maximum (width <=500 in place of 500)")
    #expect(try findings(screen("==500@400")).isEmpty)
    #expect(try findings(screen("<=500")).isEmpty)
  }

  @Test("the remedy for a violated edge pin is a higher priority")
  func edge() throws {
    func screen(_ pin: String) -> String {
      box(
        #""axis": "x""#,
        #"{"id": "a", "item": {"right": "\#(pin)"}, \#(text("many words in here that wrap to several lines"))}"#)
    }
    let finding = try #require(try findings(screen("==0@500")).first { $0.kind == .overflow })
    #expect(finding.remedy == "set the horizontal compression resistance of a to 499 (resistX 499)")
    #expect(try findings(screen("==0@800")).allSatisfy { $0.kind != .overflow })
  }

  @Test("the remedy for a height pin of a text is a lower priority or a minimum")
  func heightOfText() throws {
    func screen(_ pin: String) -> String {
      box(
        #""axis": "y""#,
        #"{"id": "a", "item": {"height": "\#(pin)"}, \#(text("many words in here that wrap to lines"))}"#)
    }
    let finding = try #require(try findings(screen("==20")).first)
    #expect(
      finding.remedy
        == "let the height pin of a be a minimum (height >=20 in place of 20)"
    )
    #expect(try findings(screen("==20@700")).isEmpty)
    #expect(try findings(screen(">=20")).isEmpty)
  }

  @Test("a negative pin is the cause")
  func negativePins() throws {
    let item = #""measure": {"fixed": [30, 30]}"#
    let outside = try findings(box(#""axis": "y""#, #"{"id": "a", "item": {"left": -8}, \#(item)}"#))
    #expect(outside.map(\.kind) == [.outside])
    #expect(outside.first?.cause == "a has left -8")
    #expect(outside.first?.remedy.hasPrefix("remove left -8 from a") == true)
  }

  // MARK: - Names

  @Test("a node with an empty id is named by its path")
  func emptyName() throws {
    let findings = try findings(
      #"{"id": "", "style": {"width": 375}, "children": [{"id": "", "style": {"width": 400, "height": 20}}]}"#)
    #expect(findings.map(\.nodes) == [["root", "root.children[0]"]])
    #expect(findings.first?.text.hasPrefix("root.children[0] overflows root") == true)
  }

  /// Two labels with the same id, of which the second one overflows.
  private static let labels = """
    {"id": "row", "style": {"direction": "row", "width": 375}, "children": [
      {"id": "label", "measure": {"fixed": [100, 20]}}, {"id": "label", "measure": {"fixed": [240, 20]}}]}
    """

  @Test("nodes with the same id have numbers in findings")
  func sameIDs() throws {
    let finding = try #require(try findings(Self.labels).first)
    #expect(finding.nodes == ["row", "label 2"])
    #expect(finding.text == "label 2 overflows row at the side by 20 points")
    #expect(finding.cause == "the content of label 2 takes 240 points")
    #expect(finding.remedy == "let label 2 shrink (shrink 1)")
  }

  @Test("a permitted overlap names all nodes with an id, or one of them by its number", arguments: ["a", "a 1"])
  func permittedIDs(_ name: String) throws {
    let item = #""measure": {"fixed": [30, 30]}, "style": {"position": "absolute", "left": "100% - 330", "width": 30"#
    let json = """
      {"name": "case", "root": {"id": "root", "style": {"width": 375, "height": 30}, "children": [
        {"id": "a", \(item)}}, {"id": "b", "style": {"width": 40, "height": 30}}, {"id": "a", "measure": {"fixed": [10, 0]}}]}}
      """
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    var settings = CheckSettings()
    (settings.widths, settings.textScales) = (340...340, [1])
    #expect(try layoutCase.check(settings).findings.contains { $0.kind == .overlap && $0.nodes.contains("a 1") })
    settings.allowedOverlaps = [name, "b"]
    #expect(try layoutCase.check(settings).findings.filter { $0.kind == .overlap }.isEmpty)
    #expect(try layoutCase.cleanWidths(settings).allSatisfy { $0.contains(340) })
  }

  @Test("a finding describes itself in one line")
  func descriptions() throws {
    let finding = try #require(try findings(Self.labels).first)
    let text = "\(finding)"
    #expect(
      text == "overflow: label 2 overflows row at the side by 20 points (320 wide, text × 1, ltr). "
        + "Remedy: let label 2 shrink (shrink 1)")
  }
}
