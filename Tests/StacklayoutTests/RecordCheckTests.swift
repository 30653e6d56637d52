import Foundation
import Testing

@testable import stacklayout

/// `record --check`, and inputs that `record` rejects.
@Suite struct RecordCheckTests {
  // MARK: - Comparing

  /// Compares a document with the measured frames of the row and the box; nothing may be written.
  private func check(_ document: String, box: String = "[0,0,5,0]") throws -> (file: String, run: ToolRun) {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", document)
    let run = run(
      ["record", "--check", "--browser", "Chromium 2", file],
      input: Recorded.page(Recorded.row(in: file), Recorded.box(in: file, frame: box)))
    #expect(try Files.read(file) == Array(document.utf8))
    return (file, run)
  }

  @Test func equalFramesPass() throws {
    let (file, run) = try check(Recorded.document(Recorded.row, Recorded.box))
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == "\(file): 2 passed, 0 failed\n2 passed, 0 failed\n")
  }

  @Test func differencesAreNamedWithTheirVariant() throws {
    let row = Recorded.row.replacingOccurrences(of: "[70, 0, 30, 10]", with: "[60, 0, 30, 10]")
    let (file, run) = try check(Recorded.document(row, Recorded.box), box: "[3,3,5,1.5]")
    #expect(run.status == .findings)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        row (other direction): root.children[0]: expected [60, 0, 30, 10], got [70, 0, 30, 10], off by 10
        row (other box sizing and direction): root.children[0]: expected [60, 0, 30, 10], got [70, 0, 30, 10], off by 10
        box: root: expected [0, 0, 5, 0], got [3, 3, 5, 1.5], off by 1.5
        box (other box sizing): root: expected [0, 0, 5, 0], got [3, 3, 5, 1.5], off by 1.5
        box (other direction): root: expected [0, 0, 5, 0], got [3, 3, 5, 1.5], off by 1.5
        box (other box sizing and direction): root: expected [0, 0, 5, 0], got [3, 3, 5, 1.5], off by 1.5

        \(file): 0 passed, 2 failed
        0 passed, 2 failed

        """)
  }

  @Test func onlyTwentyDifferencesArePrintedWithoutTheOptionAll() throws {
    let folder = try TemporaryFolder()
    // Each box differs in its four variants.
    let files = try (0..<6).map { try folder.file("\($0)/box.json", Recorded.document(Recorded.box)) }
    let page = Recorded.page(cases: files.map { Recorded.box(in: $0, frame: "[0,0,9,0]") })
    let short = run(["record", "--check"] + files, input: page).output.split(separator: "\n")
    #expect(short.count { $0.contains("expected") } == 20)
    #expect(short.contains("… and 4 more; --all prints them"))
    let all = run(["record", "--check", "--all"] + files, input: page).output.split(separator: "\n")
    #expect(all.count { $0.contains("expected") } == 24)
    #expect(!all.contains { $0.contains("more") })
  }

  @Test func toleranceOfTheCaseApplies() throws {
    let document = Recorded.document(Recorded.row, Recorded.box)
    #expect(try check(document, box: "[9,9,5.1,0]").run.status == .success)
    #expect(try check(document, box: "[0,0,5.11,0]").run.status == .findings)
  }

  @Test func casesWithoutFramesAreFindings() throws {
    let (file, run) = try check(Recorded.document(Recorded.newRow, Recorded.box))
    #expect(run.status == .findings)
    #expect(run.output == "\(file): 1 passed, 0 failed, 1 without frames\n1 passed, 0 failed\n")
    // The same applies to a case in which one node has no frame.
    let row = Recorded.newRow.replacingOccurrences(
      of: #"{"style": {"width": 30}}"#, with: #"{"style": {"width": 30}, "frame": [0, 0, 30, 10]}"#)
    let partly = try check(Recorded.document(row, Recorded.box)).run
    #expect(partly.status == .findings)
    #expect(partly.outputLines.first?.hasSuffix(": 1 passed, 0 failed, 1 without frames") == true)
  }

  @Test func caseWithoutVariantsIsComparedAsWritten() throws {
    let box = Recorded.box.replacingOccurrences(of: #", "variants": {}"#, with: "")
    #expect(try check(Recorded.document(Recorded.row, box)).run.status == .success)
    #expect(try check(Recorded.document(Recorded.row, box), box: "[0,0,6,0]").run.outputLines.count == 1 + 3)
  }

  // MARK: - Rejected input

  /// The messages of `record` for a document that it rejects; nothing may be written or printed.
  private func refusal(
    _ document: String = Recorded.document(Recorded.newBox, Recorded.newRow), page: (String) -> [UInt8]
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", document)
    for options in [[], ["--check"]] {
      let run = run(["record", file] + options, input: page(file))
      #expect(run.status == .badDocument)
      #expect(run.output.isEmpty)
    }
    #expect(try Files.read(file) == Array(document.utf8))
    return run(["record", file], input: page(file)).messageLines.map { $0.replacingOccurrences(of: file, with: "FILE") }
  }

  private func whole(_ file: String) -> [UInt8] { Recorded.page(Recorded.row(in: file), Recorded.box(in: file)) }

  @Test func standardInputCannotBeWritten() throws {
    for words in [["record", "-"], ["record", "--check", "missing.json", "-"]] {
      let run = run(words, input: Recorded.page())
      #expect(run.status == .usage)
      #expect(run.output.isEmpty)
      #expect(
        run.messageLines == [
          "stacklayout: '-' cannot be written to: standard input is the page that a browser dumped",
          "Try 'stacklayout help record'.",
        ])
    }
  }

  @Test func missingCasesAreReported() throws {
    #expect(
      try refusal { Recorded.page(Recorded.box(in: $0), Recorded.row(in: "./" + $0)) } == [
        "FILE:3:44: cases[1].root: the page lacks this case: write it for the same paths, and dump it again"
      ])
    // Each missing case is reported in its own line.
    #expect(try refusal { _ in Recorded.page() }.count == 2)
  }

  @Test func casesWithOtherNodesAreReported() throws {
    let other = "the page contains this case with other nodes: write it for the same paths, and dump it again"
    let longer = Recorded.document(Recorded.box, Recorded.newRow.replacingOccurrences(of: "[{", with: "[{}, {"))
    #expect(try refusal(longer, page: whole) == ["FILE:3:44: cases[1].root: " + other])
    let shorter = try refusal(Recorded.newBox) { Recorded.page(Recorded.box(in: $0, frame: "")) }
    #expect(shorter == ["FILE:1:44: root: " + other])
    // One variant with other nodes is sufficient.
    func page(_ file: String) -> [UInt8] {
      Recorded.page(#"{"document":"\#(file)","name":"box","frames":[[[0,0,5,0]],[[0,0,5,0]],[],[[0,0,5,0]]]}"#)
    }
    #expect(try refusal(Recorded.newBox, page: page) == ["FILE:1:44: root: " + other])
  }

  @Test func casesThatABrowserCannotMeasureAreReported() throws {
    let stack = #"{"name": "row", "root": {}}"#
    let snapped = #"{"name": "box", "defaults": "css", "scale": 2, "root": {}}"#
    #expect(
      try refusal(Recorded.document(stack, snapped), page: whole) == [
        "FILE:2:25: cases[0].root: a browser supports only \"css\" rules: work out frames of others by hand",
        "FILE:3:56: cases[1].root: a browser does not support \"scale\": work out snapped frames by hand",
      ])
  }

  @Test(arguments: [
    ("", "<stdin>:1:1: the input is not a page made by 'stacklayout record --page' and dumped by a browser"),
    (
      "<html></html>",
      "<stdin>:1:1: the input is not a page made by 'stacklayout record --page' and dumped by a browser"
    ),
    (
      #"<script id="measured-frames"></script>"#,
      "<stdin>:1:1: the script of the page did not run: dump the page after it was opened in a browser"
    ),
    (
      "<body>\n  <script id=\"measured-frames\">{\"cases\":[\n{\"name\":3}]}</script>",
      "<stdin>:3:9: cases[0].name: expected a string, got a number"
    ),
  ])
  func invalidRecordingsAreReported(_ page: String, _ message: String) throws {
    #expect(try refusal { _ in Array(page.utf8) } == [message])
  }

  @Test func noDocumentIsWrittenIfOneIsRejected() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", Recorded.newRow)
    try folder.file("b.json", Recorded.newBox)
    let run = run(["record", folder.path], input: Recorded.page(Recorded.row(in: first)))
    #expect(run.status == .badDocument)
    #expect(run.messageLines.count == 1)
    #expect(try Files.read(first) == Array(Recorded.newRow.utf8))
  }

  @Test func namesOfFilesStayOnOneLine() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a\u{1B}[31m.json", Recorded.box)
    let page = Recorded.page(Recorded.box(in: folder.path + #"/a\u001b[31m.json"#))
    let shown = folder.path + #"/a\u{1b}[31m.json"#
    #expect(run(["record", file], input: page).output == "\(shown): 1 case, 0 changed\n")
    #expect(run(["record", "--check", file], input: page).outputLines.first == "\(shown): 1 passed, 0 failed")
  }
}
