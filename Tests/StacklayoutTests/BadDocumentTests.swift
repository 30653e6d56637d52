import Testing

@testable import stacklayout

@Suite struct BadDocumentTests {
  /// A document with one error, and the beginning of the message of one line after the file's name.
  struct Bad: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var bytes: [UInt8]
    var place: String

    init(_ what: String, _ text: String, _ place: String) {
      testDescription = what
      bytes = Array(text.utf8)
      self.place = place
    }
  }

  static let all = [
    Bad("broken JSON", #"{"cases": ["#, "1:12: cases[0]: "),
    Bad(
      "unknown key", "{\"name\": \"a\",\n \"root\": {\"style\": {\"alignItem\": 1}}}", "2:21: root.style.alignItem: "),
    Bad("wrong type", #"{"name": "a", "root": {"style": {"grow": "1"}}}"#, "1:42: root.style.grow: "),
    Bad("malformed length", #"{"name": "a", "root": {"style": {"width": "5%%"}}}"#, "1:43: root.style.width: "),
    Bad(
      "duplicate name", #"{"cases": [{"name": "a", "root": {}}, {"name": "a", "root": {}}]}"#, "1:48: cases[1].name: "),
    Bad("duplicate key", #"{"name": "a", "root": {"id": "x", "id": "y"}}"#, "1:35: root.id: "),
    Bad("negative grow", #"{"name": "a", "root": {"style": {"grow": -1}}}"#, "1:42: root.style.grow: "),
    Bad("zero ratio", #"{"name": "a", "root": {"style": {"aspectRatio": 0}}}"#, "1:49: root.style.aspectRatio: "),
    Bad("number out of range", #"{"name": "a", "root": {"style": {"width": 1e999}}}"#, "1:43: root.style.width: "),
    Bad("nested arrays", String(repeating: "[", count: 100_000), "1:50001: "),
    Bad("empty file", "", "1:1: "),
    Bad("no cases", #"{"cases": []}"#, "1:11: cases: "),
  ]

  @Test(arguments: all, ["layout", "render", "conform"])
  func messageOfOneLineNamesThePosition(_ bad: Bad, _ command: String) throws {
    let run = run([command, "-"], input: bad.bytes)
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(run.messageLines.count == 1)
    #expect(run.messages.hasPrefix("<stdin>:" + bad.place), "\(run.messages)")
  }

  @Test(arguments: ["layout", "render", "explain", "check", "conform"])
  func allErrorsAreReported(_ command: String) {
    let document = "{\"name\": \"a\", \"scale\": -1,\n \"root\": {\"style\": {\"alignItem\": 1, \"grow\": \"1\"}}}"
    let run = run(command, "-", document: document)
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(
      run.messageLines == [
        "<stdin>:1:24: scale: expected a number that is not negative, got -1",
        #"<stdin>:2:21: root.style.alignItem: unknown key (did you mean "alignItems"?)"#,
        "<stdin>:2:45: root.style.grow: expected a number, got a string",
      ])
  }

  @Test(arguments: ["layout", "render", "conform"])
  func invalidUTF8IsReported(_ command: String) {
    let run = run([command, "-"], input: Array(#"{"name": "a"#.utf8) + [0xFF, 0xFE] + Array("\"}".utf8))
    #expect(run.status == .badDocument)
    #expect(run.messages == "<stdin>:1:12: name: invalid UTF-8\n")
  }

  @Test func theNearestKeyIsSuggested() {
    let run = run("layout", "-", document: #"{"name": "a", "root": {"style": {"alignItem": "center"}}}"#)
    #expect(run.messages.hasSuffix("unknown key (did you mean \"alignItems\"?)\n"))
  }

  @Test(arguments: ["layout", "render", "conform"])
  func missingFileIsReported(_ command: String) throws {
    let folder = try TemporaryFolder()
    let run = run(command, folder.path + "/missing.json")
    #expect(run.status == .badDocument)
    #expect(run.output.isEmpty)
    #expect(run.messages == folder.path + "/missing.json: no such file or folder\n")
  }

  @Test func foldersWithoutDocumentsAreReported() throws {
    let folder = try TemporaryFolder()
    try folder.file("notes.txt", "no document")
    for command in ["layout", "render"] {
      #expect(run(command, folder.path).messages == folder.path + ": is a folder, not a file\n")
      #expect(run(command, folder.path).status == .badDocument)
    }
    let conform = run("conform", folder.path)
    #expect(conform.status == .badDocument)
    #expect(conform.output.isEmpty)
    #expect(conform.messages == folder.path + ": the folder contains no .json files\n")
  }

  @Test func nothingIsPrintedIfAllDocumentsAreInvalid() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("first.json", "{")
    let second = try folder.file("second.json", "[]")
    for command in ["layout", "conform"] {
      let run = run(command, first, second)
      #expect(run.status == .badDocument)
      #expect(run.output.isEmpty)
      #expect(run.messageLines.count == 2)
      #expect(run.messageLines[0].hasPrefix(first + ":1:2: "))
      #expect(run.messageLines[1].hasPrefix(second + ":1:1: "))
    }
  }

  @Test func casesAreNamedByTheirIndex() throws {
    let run = run(
      "layout", "--solver", "constraints", "-",
      document: #"{"cases": [{"name": "a", "root": {"box": {}}}, {"name": "b", "root": {}}]}"#)
    let reason = "the root is not a box container; give it a \"box\""
    #expect(run.messages == "<stdin>:1:70: cases[1].root: \(reason)\n")
  }

  @Test func messagesStayOnOneLine() throws {
    let run = run("layout", "no\nsuch\u{1B}[31mfile")
    #expect(run.messages == #"no\nsuch\u{1b}[31mfile: no such file or folder"# + "\n")
  }
}
