import Testing

@testable import stacklayout

/// Invalid input is reported, and the remaining input is processed.
@Suite struct PartialInputTests {
  /// Invalid files: the name, the content, and the beginning of the message after the path.
  private static let bad = [
    ("broken.json", "{", ":1:2: "), ("empty.json", "", ":1:1: "), ("keys.json", #"{"nam": 1}"#, ":1:"),
  ]

  /// The invalid files are before, between or after the valid ones.
  @Test(arguments: ["layout", "layout --format json", "conform", "conform --format json"], 0..<3)
  func goodDocumentsAreProcessed(_ command: String, _ place: Int) throws {
    let folder = try TemporaryFolder()
    let good = [
      try folder.file("a/good.json", pair()), try folder.file("b/good.json", pair(names: ("third", "fourth"))),
    ]
    let bad = try PartialInputTests.bad.map { try folder.file($0.0, $0.1) } + [folder.path + "/missing.json"]
    let words = command.split(separator: " ").map(String.init)
    let expected = run(words + good)
    #expect(expected.status == .success)
    var inputs = good
    inputs.insert(contentsOf: bad, at: place)
    let run = run(words + inputs)
    #expect(run.status == .badDocument)
    #expect(run.output == expected.output)
    #expect(run.messageLines.count == bad.count)
    for (line, (path, start)) in zip(run.messageLines, zip(bad, PartialInputTests.bad.map(\.2) + [": no such file"])) {
      #expect(line.hasPrefix(path + start), "\(line)")
    }
  }

  @Test func goodFoldersAreProcessed() throws {
    let folder = try TemporaryFolder()
    try folder.file("good/a.json", pair())
    try folder.file("none/notes.txt", "")
    let good = folder.path + "/good"
    let run = run("conform", folder.path + "/none", good, folder.path + "/missing")
    #expect(run.status == .badDocument)
    #expect(run.output == StacklayoutTests.run("conform", good).output)
    #expect(
      run.messageLines == [
        "\(folder.path)/none: the folder contains no .json files",
        "\(folder.path)/missing: no such file or folder",
      ])
  }

  /// A case that the constraint solver can lay out, between two cases that it cannot lay out.
  private let mixed = #"""
    {"cases": [{"name": "flex", "root": {}},
     {"name": "box", "root": {"style": {"width": 9, "height": 9}, "box": {}, "frame": [0, 0, 9, 9]}},
     {"name": "last", "root": {}}]}
    """#

  @Test func goodCasesAreLaidOut() {
    let run = run("layout", "--solver", "constraints", "-", document: mixed)
    #expect(run.status == .badDocument)
    #expect(run.outputLines == ["box", "node   x  y  width  height", "empty  0  0      9       9"])
    let reason = "the root is not a box container; give it a \"box\""
    #expect(
      run.messageLines == ["<stdin>:1:37: cases[0].root: \(reason)", "<stdin>:3:27: cases[2].root: \(reason)"])
  }

  @Test func goodCasesAreCompared() {
    let text = run("conform", "--solver", "constraints", "-", document: mixed)
    #expect(text.status == .badDocument)
    #expect(text.outputLines == ["<stdin>: 1 passed, 0 failed, 2 not laid out", "1 passed, 0 failed"])
    #expect(text.messageLines.count == 2)
    let json = run("conform", "--solver", "constraints", "--format", "json", "-", document: mixed)
    #expect(json.status == .badDocument)
    #expect(json.output.contains(#""passed": 1, "failed": 0, "withoutFrames": 0, "notLaidOut": 2, "differences": []"#))
  }

  /// The status indicates that some input was not processed.
  @Test func badDocumentTakesPrecedenceOverFindings() throws {
    let folder = try TemporaryFolder()
    let bad = try folder.file("bad.json", "{")
    let failing = try folder.file("failing.json", pair(fails: true))
    let run = run("conform", failing, bad)
    #expect(run.status == .badDocument)
    #expect(run.output == StacklayoutTests.run("conform", failing).output)
  }

  @Test func selectedCaseMayBeInAnyDocument() throws {
    let folder = try TemporaryFolder()
    let (bad, good) = (try folder.file("bad.json", "{"), try folder.file("good.json", pair()))
    let run = run("layout", "--case", "good", bad, good)
    #expect(run.status == .badDocument)
    #expect(run.outputLines.first == "\(good): good")
  }
}
