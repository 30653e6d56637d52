import Foundation
import LayoutDocument
import Testing

@testable import stacklayout

@Suite struct RecordCommandTests {
  private func text(_ path: String) throws -> String { String(decoding: try Files.read(path), as: UTF8.self) }

  // MARK: - Writing

  @Test func framesAreWrittenWithOneCasePerLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Recorded.document(about: "Both", Recorded.newRow, Recorded.newBox))
    let run = run(["record", file], input: Recorded.page(Recorded.row(in: file), Recorded.box(in: file)))
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == "\(file): 2 cases, 2 changed\n")
    #expect(try text(file) == Recorded.document(about: "Both", Recorded.row, Recorded.box))
  }

  /// The measured frames equal those of the engine, so that recorded cases pass.
  @Test func recordedCasesConform() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Recorded.document(Recorded.newRow, Recorded.newBox))
    let page = Recorded.page(Recorded.row(in: file), Recorded.box(in: file))
    #expect(run(["record", file], input: page).status == .success)
    #expect(run("conform", file).outputLines.last == "2 passed, 0 failed")
    #expect(run(["record", "--check", file], input: page).status == .success)
  }

  @Test func singleCaseIsWrittenWithOneNodePerLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Recorded.newRow)
    let run = run(["record", file], input: Recorded.page(Recorded.row(in: file)))
    #expect(run.output == "\(file): 1 case, 1 changed\n")
    #expect(
      try text(file) == """
        {"name": "row", "defaults": "css", "root":
          {"style": {"width": 100, "height": 10}, "frame": [0, 0, 100, 10], "children": [
            {"style": {"width": 30}, "frame": [0, 0, 30, 10]},
            {"style": {"width": 20}, "frame": [30, 0, 20, 10]}
          ]},
          "variants": {"direction": [[0, 0, 100, 10], [70, 0, 30, 10], [50, 0, 20, 10]]}
        }

        """)
  }

  @Test func foldersAreSearched() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("b/a.json", Recorded.document(Recorded.newBox, Recorded.newRow))
    let second = try folder.file("c.json", Recorded.newBox)
    // Cases with the same name are distinguished by their documents. Other cases of the page are ignored.
    let page = Recorded.page(
      Recorded.box(in: second, frame: "[0,0,7,0]"), Recorded.row(in: "other.json"), Recorded.box(in: first),
      Recorded.row(in: first))
    let run = run(["record", folder.path], input: page)
    #expect(run.outputLines == ["\(first): 2 cases, 2 changed", "\(second): 1 case, 1 changed"])
    #expect(try text(first) == Recorded.document(Recorded.box, Recorded.row))
    #expect(try text(second).contains("[0, 0, 7, 0]"))
  }

  @Test func unchangedDocumentsAreNotWritten() throws {
    let folder = try TemporaryFolder()
    // The tool would format the document differently.
    let asIs = "{ \"cases\" : [\n\n\(Recorded.box),\r\n  \(Recorded.row) ] }"
    let first = try folder.file("a/a.json", asIs)
    let second = try folder.file("b.json", Recorded.document(Recorded.box, Recorded.newRow))
    let page = Recorded.page(
      Recorded.box(in: first), Recorded.row(in: first), Recorded.box(in: second), Recorded.row(in: second))
    #expect(
      run(["record", folder.path], input: page).outputLines == [
        "\(first): 2 cases, 0 changed", "\(second): 2 cases, 1 changed",
      ])
    #expect(try Files.read(first) == Array(asIs.utf8))
    #expect(try text(second) == Recorded.document(Recorded.box, Recorded.row))
  }

  @Test func framesAreReplaced() throws {
    let folder = try TemporaryFolder()
    let old = Recorded.box.replacingOccurrences(of: "[0, 0, 5, 0]", with: "[1, 2, 3, 4]")
      .replacingOccurrences(of: "{}}", with: #"{"both": [[0, 0, 0, 0]]}}"#)
    let file = try folder.file("a.json", Recorded.document(Recorded.row, old))
    let page = Recorded.page(Recorded.box(in: file), Recorded.row(in: file))
    #expect(run(["record", file], input: page).output == "\(file): 2 cases, 1 changed\n")
    #expect(try text(file) == Recorded.document(Recorded.row, Recorded.box))
  }

  // MARK: - The browser's name

  @Test(arguments: [
    ("Both", "Both; frames measured in Chromium 2"),
    ("Both; frames measured in Chromium 1.2.3", "Both; frames measured in Chromium 2"),
    ("Both;frames measured in Chromium 1", "Both; frames measured in Chromium 2"),
    ("One; two; frames measured in Chromium 1", "One; two; frames measured in Chromium 2"),
    // The tool names the browser only at the end.
    ("frames measured in inches; with care", "frames measured in inches; with care; frames measured in Chromium 2"),
    ("Both; frames measured in Chromium 2", "Both; frames measured in Chromium 2"),
    ("Frames measured in Chromium 1", "Frames measured in Chromium 2"),
    ("frames measured in Chromium 1", "Frames measured in Chromium 2"), ("", "Frames measured in Chromium 2"),
    (nil, "Frames measured in Chromium 2"),
  ])
  func browserIsNamedOnce(_ before: String?, _ after: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Recorded.document(about: before, Recorded.row, Recorded.box))
    let page = Recorded.page(Recorded.row(in: file), Recorded.box(in: file))
    let named = Recorded.document(about: after, Recorded.row, Recorded.box)
    for _ in 0..<2 {
      let run = run(["record", "--browser", "Chromium 2", file], input: page)
      #expect(run.output == "\(file): 2 cases, 0 changed\n")
      #expect(try text(file) == named)
    }
    // Without the option, the description does not change.
    #expect(run(["record", file], input: page).status == .success)
    #expect(try text(file) == named)
  }

  /// Only a document with a list of cases can have a description.
  @Test func browserIsNamedInADocumentOfOneCase() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", Recorded.newBox)
    let page = Recorded.page(Recorded.box(in: file))
    #expect(run(["record", "--browser=Chromium 2", file], input: page).status == .success)
    #expect(try text(file).hasPrefix(#"{"about": "Frames measured in Chromium 2", "cases": ["# + "\n"))
  }

  // MARK: - The page

  /// Returns the page of a folder.
  private func page(of folder: TemporaryFolder) -> ToolRun { run("record", "--page", folder.path) }

  @Test func thePageOfTheSamePathsIsRead() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("<a & b>.json", Recorded.document(Recorded.newBox, Recorded.newRow))
    let page = page(of: folder).output
    let untouched = run(["record", folder.path], input: Array(page.utf8))
    #expect(untouched.status == .badDocument)
    #expect(untouched.messages.hasPrefix("<stdin>:1:1: the script of the page did not run"))

    // The content that the script inserts in a browser.
    let frames = #"{"cases":[\#(Recorded.row(in: file)),\#(Recorded.box(in: file))]}"#
      .replacingOccurrences(of: "<", with: "\\u003c")
    let dump = page.replacingOccurrences(of: #"id="measured-frames">"#, with: #"id="measured-frames">"# + frames)
    #expect(run(["record", folder.path], input: Array(dump.utf8)).status == .success)
    #expect(try text(file) == Recorded.document(Recorded.box, Recorded.row))
  }

  @Test func thePageContainsEachCaseInAllVariants() throws {
    let folder = try TemporaryFolder()
    try folder.file("a.json", Recorded.document(Recorded.newBox, Recorded.newRow))
    let page = page(of: folder)
    #expect(page.status == .success && page.messages.isEmpty)
    #expect(page.output.components(separatedBy: #"<div class="stage""#).count == 1 + 8)
    #expect(page.output.components(separatedBy: "direction:rtl").count == 1 + 4)
    for marker in ["style", "script", "cases", "stages"] { #expect(!page.output.contains("<!--\(marker)-->")) }
    #expect(self.page(of: folder).output == page.output)
    for word in ["http", "src", "url(", "import", "fetch"] { #expect(!page.output.contains(word), "\(word)") }
  }

  /// The names of documents and cases are data of the script.
  @Test(arguments: ["</script><script>alert(1)</script>", "<!--stages-->", "a & b", "\"quoted\"\n\u{1B}", "日本 🙂"])
  func namesDoNotBreakThePage(_ name: String) throws {
    let folder = try TemporaryFolder()
    let quoted = JSONText.quoted(name)
    try folder.file("a.json", #"{"name": \#(quoted), "defaults": "css", "root": {"id": \#(quoted)}}"#)
    let page = page(of: folder).output
    #expect(page.components(separatedBy: "<script").count == 1 + 3)
    #expect(page.components(separatedBy: #"<div class="stage""#).count == 1 + 4)
    let json = try #require(page.components(separatedBy: #"id="cases">"#).last?.components(separatedBy: "</script>")[0])
    let cases = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: String]]
    #expect(cases == [["document": folder.path + "/a.json", "name": name]])
  }

  @Test func casesThatABrowserCannotLayOutAreReported() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file(
      "a.json",
      """
      {"cases": [
        {"name": "area", "defaults": "css", "root": {"children": [{}, {"measure": {"area": 100}}]}},
        {"name": "good", "defaults": "css", "root": {}},
        {"name": "stack", "root": {}}
      ]}
      """)
    let second = try folder.file("b.json", #"{"name": "box", "defaults": "css", "root": {"box": {}}}"#)
    let run = page(of: folder)
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(
      run.messageLines == [
        "\(first):2:65: cases[0].root.children[1]: a browser has no content of a given area: use \"fixed\" or \"text\"",
        "\(first):4:29: cases[2].root: a browser supports only \"css\" rules: work out frames of others by hand",
        "\(second):1:44: root: a browser has no box containers",
      ])
  }
}
