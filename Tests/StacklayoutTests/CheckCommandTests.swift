import Foundation
import LayoutCheck
import LayoutDocument
import Testing

@testable import stacklayout

@Suite struct CheckCommandTests {
  /// A row with a text and a badge that do not shrink: they overflow below 232 points, or with larger text.
  private static let row = """
    {"name": "row", "root": {"id": "row", "style": {"direction": "row", "width": 400, "gap": 8}, "children": [
      {"id": "title", "measure": {"text": "A_title_that_is_long", "advance": 10, "lineHeight": 20}},
      {"id": "badge", "measure": {"text": "new", "advance": 8, "lineHeight": 20}}]}}
    """

  /// The same row with a dot at a fixed distance from the right edge.
  private static let dotted = row.replacing(
    "}}]}}",
    with:
      "}}, {\"id\": \"dot\", \"style\": {\"position\": \"absolute\", \"right\": 190, \"width\": 10, \"height\": 10}}]}}"
  )

  private static let sound = """
    {"name": "sound", "root": {"style": {"width": 400}, "children": [
      {"measure": {"text": "a b c", "advance": 10, "lineHeight": 20}}]}}
    """

  @Test func findingsHaveWidthsAndARemedy() {
    let run = run("check", "--widths", "220...270", "--text-scales", "1,1.1", "-", document: Self.row)
    #expect(run.status == .findings)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        row: 1 finding in 204 layouts
          overflow: badge overflows row at the side by 12 points
            at 220 to 231 wide, text × 1, ltr and rtl
            at 220 to 254 wide, text × 1.1, ltr and rtl
            smallest case: 220 wide, text × 1, ltr, 12 points
            cause: the content of title takes 200 points
            remedy: let the items of row wrap (wrap wrap)

        """)
  }

  @Test func certificateListsTheWidthsWithoutFindings() throws {
    let arguments = [
      "check", "--certificate", "--widths", "220...270", "--text-scales", "1,1.1", "--directions", "ltr",
    ]
    let text = run(arguments + ["-"], input: Array(Self.row.utf8))
    #expect(text.status == .findings)
    let lines = [
      "  widths without findings:", "    text × 1, ltr: 231.953125 to 270", "    text × 1.1, ltr: 254.359375 to 270",
      "",
    ]
    #expect(text.output.hasSuffix("\n" + lines.joined(separator: "\n")), "\(text.output)")
    let json = run(arguments + ["--format", "json", "-"], input: Array(Self.row.utf8))
    #expect(
      json.output.contains(#"{"textScale": 1, "direction": "ltr", "ranges": [[231.953125, 270]]}"#), "\(json.output)")
    #expect((try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])?["cleanWidths"] != nil)
    let github = run(arguments + ["--format", "github", "-"], input: Array(Self.row.utf8))
    #expect(
      github.output.hasSuffix(
        "::notice file=<stdin>,title=widths without findings in row::text × 1, ltr: 231.953125 to 270%0A"
          + "text × 1.1, ltr: 254.359375 to 270\n"), "\(github.output)")
  }

  @Test func jsonOfASingleCaseIsItsReport() throws {
    let arguments = ["check", "--format", "json", "--widths", "220...240", "--text-scales", "1", "--directions", "ltr"]
    let run = run(arguments + ["-"], input: Array(Self.row.utf8))
    #expect(run.status == .findings)
    let json = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["layouts"] as? Int == 21)
    let finding = try #require((json["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "overflow")
    #expect(finding["nodes"] as? [String] == ["row", "badge", "title"])
    #expect(finding["axis"] as? String == "horizontal")
    let range = try #require((finding["ranges"] as? [[String: Any]])?.first)
    #expect(range["from"] as? Int == 220)
    #expect(range["to"] as? Int == 231)
    #expect(range["textScale"] as? Double == 1)
    #expect(range["direction"] as? String == "ltr")
    let smallest = try #require(finding["smallest"] as? [String: Any])
    #expect(smallest["width"] as? Int == 220)
    #expect(smallest["amount"] as? Double == 12)
    #expect(finding["cause"] is NSNull || finding["cause"] is String)
    #expect(finding["remedy"] is String)
    #expect(finding["text"] is String)
  }

  @Test func soundScreensHaveNoFindings() {
    let text = run("check", "--text-scales", "1", "-", document: Self.sound)
    #expect(text.status == .success)
    #expect(text.output == "sound: no findings in 2242 layouts\n")
    let all = CheckSettings()
    #expect(all.widths.count * all.textScales.count * all.directions.count == 26_904)
    let json = run("check", "--format", "json", "--widths", "320", "-", document: Self.sound)
    #expect(json.output == "{\"layouts\": 24, \"findings\": []}\n")
  }

  @Test func severalCasesAreListedWithTheirNames() throws {
    let document = "{\"cases\": [\(Self.sound), \(Self.row)]}"
    let text = run("check", "--widths", "240", "--text-scales", "1", "-", document: document)
    #expect(text.output == "sound: no findings in 2 layouts\n\nrow: no findings in 2 layouts\n")
    let one = run("check", "--case", "row", "--widths", "240", "--text-scales", "1", "-", document: document)
    #expect(one.output == "row: no findings in 2 layouts\n")
    let json = run("check", "--format", "json", "--widths", "240", "-", document: document)
    let list = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(list.map { $0["case"] as? String } == ["sound", "row"])
  }

  @Test func overlapsAndItemsOutsideOfTheScreenCanBeAllowed() {
    // At 400 points, the dot is beside the texts. In narrower rows, it overlaps the title or is outside of the screen.
    let arguments = ["check", "--widths", "150...380", "--text-scales", "1", "--directions", "ltr"]
    let all = run(arguments + ["-"], input: Array(Self.dotted.utf8))
    #expect(all.output.contains("overlap: "))
    #expect(all.output.contains("outside: dot"))
    let allowed = run(
      arguments + ["--allow-overlap", "dot,title", "--allow-overlap", "badge", "-"], input: Array(Self.dotted.utf8))
    #expect(!allowed.output.contains("overlap: "))
    #expect(!allowed.output.contains("outside: "))
  }

  @Test(arguments: [("tittle", " (did you mean 'title'?)"), ("title,unknown", ""), ("root.children[9]", "")])
  func allowedOverlapsAreNamesOfNodes(_ names: String, suggestion: String) throws {
    let run = run(["check", "--allow-overlap", names, "-"], input: Array(Self.dotted.utf8))
    let unknown = try #require(names.split(separator: ",").last)
    #expect(run.status == .usage && run.output.isEmpty)
    #expect(run.messages.contains("there is no node '\(unknown)'\(suggestion)\n"))
  }

  @Test func allowedOverlapsAreNodesOfAnyCase() {
    // Findings name a node without an `id` by its path, and add a number to an `id` that occurs twice.
    let twice = #"{"name": "twice", "root": {"children": [{"id": "a"}, {"id": "a"}, {}]}}"#
    for name in ["a", "a 2", "root.children[2]", "row"] {
      let run = run("check", "--allow-overlap", name, "-", document: "{\"cases\": [\(twice), \(Self.row)]}")
      #expect(run.status != .usage, "\(name): \(run.messages)")
    }
  }

  @Test func picturesShowTheSmallestCases() throws {
    let folder = try TemporaryFolder()
    let run = run("check", "--widths", "200...240", "--pictures", folder.path, "-", document: Self.row)
    #expect(run.status == .findings)
    let picture = try String(contentsOfFile: folder.path + "/row-1-overflow.svg", encoding: .utf8)
    #expect(picture.contains("<svg"))
    #expect(picture.contains("overflows row"))
    // The row, its two items, and the sample in the legend have outlines.
    #expect(picture.components(separatedBy: "stroke-width=\"1.5\"").count - 1 == 4)
    #expect(picture.contains("item with a problem"))
  }

  @Test func annotationsAreCommandsOfGitHubActions() {
    let arguments = [
      "check", "--format", "github", "--widths", "220...230", "--text-scales", "1", "--directions", "ltr",
    ]
    let document = Self.row.replacing("\"name\": \"row\"", with: "\"name\": \"100 %: a, b\"")
    let run = run(arguments + ["-"], input: Array(document.utf8))
    #expect(run.status == .findings)
    #expect(
      run.output == "::error file=<stdin>,title=overflow in 100 %25%3A a%2C b::"
        + "badge overflows row at the side by 12 points%0A"
        + "at 220 to 230 wide, text × 1, ltr%0A"
        + "smallest case: 220 wide, text × 1, ltr, 12 points%0A"
        + "cause: the content of title takes 200 points%0A"
        + "remedy: let the items of row wrap (wrap wrap)\n")
  }

  @Test func similarFindingsAreOneFinding() {
    let text = #""measure": {"text": "a b c d", "advance": 8, "lineHeight": 16}"#
    let cells = (0..<12).map { #"{"id": "n\#($0)", "style": {"width": 40, "height": 16}, \#(text)}"# }
    let run = run(
      "check", "--widths", "320", "--text-scales", "1", "-",
      document: #"{"name": "m", "root": {"children": [\#(cells.joined(separator: ","))]}}"#)
    #expect(run.output.hasPrefix("m: 1 finding in 2 layouts\n"))
    #expect(run.output.contains(" (and 11 similar findings)\n    similar: n1, n2, n3, n4, n5, n6, n7, n8, …\n"))
  }

  @Test func missingPictureFolderIsReportedBeforeTheCheck() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("file", "")
    for path in [folder.path + "/none", file] {
      // A check of all these widths would take minutes.
      let run = run("check", "--widths", "0...100000", "--pictures", path, "-", document: Self.row)
      #expect(run.status == .badDocument)
      #expect(run.output.isEmpty)
      #expect(run.messages.hasPrefix("\(path): cannot be used for option '--pictures': "))
    }
  }

  @Test func rootWiderThanTheScreenIsFound() {
    let run = run(
      "check", "--widths", "320...340", "-",
      document:
        #"{"name": "m", "root": {"id": "page", "style": {"minWidth": 800}, "children": [{"style": {"height": 20}}]}}"#)
    #expect(run.status == .findings)
    #expect(run.output.contains("outside: page is 480 points wider than the screen"))
  }

  @Test(
    arguments: [
      ["--widths", "x"], ["--widths", "9...3"], ["--widths", "-1...3"], ["--widths", "3..4"],
      ["--widths", "1...999999999"],
      ["--text-scales", "0"], ["--text-scales", "big"], ["--directions", "up"], ["--case", "none"],
      ["--text-scales", ","], ["--directions", ",,"], ["--allow-overlap", ","], ["--widths", "..."],
      ["--widths", "3..."],
      ["--widths", "...3"], ["--widths", "1....3"], ["--text-scales", "nan"],
    ])
  func invalidOptionValuesAreUsageErrors(_ arguments: [String]) {
    let run = run(["check"] + arguments + ["-"], input: Array(Self.row.utf8))
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.messages.contains(arguments[1]))
  }
}
