import Testing

@testable import stacklayout

@Suite struct ConformCommandTests {
  @Test func casesWithExpectedFramesPass() {
    let document = pair()
    let run = run("conform", "-", document: document)
    #expect(run.status == .success)
    #expect(run.messages.isEmpty)
    #expect(run.output == "<stdin>: 2 passed, 0 failed\n2 passed, 0 failed\n")
  }

  @Test func differencesAreNamed() {
    let run = run("conform", "-", document: pair(fails: true))
    #expect(run.status == .findings)
    #expect(run.messages.isEmpty)
    #expect(
      run.output == """
        other: root.children[0] (child): expected [0, 0, 12, 0], got [0, 0, 10, 0], off by 2

        <stdin>: 1 passed, 1 failed
        1 passed, 1 failed

        """)
  }

  @Test func toleranceOfTheCaseApplies() {
    func document(_ tolerance: Double) -> String {
      #"{"name": "n", "tolerance": \#(tolerance), "root": {"style": {"width": 10, "height": 1}, "frame": [5, 5, 10.5, 1]}}"#
    }
    #expect(run("conform", "-", document: document(0.5)).status == .success)
    #expect(run("conform", "-", document: document(0.4)).status == .findings)
  }

  private func failing(_ count: Int) -> String {
    let children = (0..<count).map { _ in #"{"frame": [0, 0, 1, 1]}"# }.joined(separator: ", ")
    return #"{"name": "many", "root": {"children": [\#(children)]}}"#
  }

  @Test func onlyTwentyDifferencesArePrintedWithoutTheOptionAll() {
    let few = run("conform", "-", document: failing(33))
    #expect(few.outputLines.count == 20 + 4)
    #expect(few.outputLines[20] == "… and 13 more; --all prints them")
    #expect(few.outputLines.last == "0 passed, 1 failed")
    let all = run("conform", "--all", "-", document: failing(33))
    #expect(all.outputLines.count == 33 + 3)
    #expect(run("conform", "-", document: failing(20)).outputLines.count == 20 + 3)
  }

  @Test func foldersAreSearched() throws {
    let folder = try TemporaryFolder()
    try folder.file("b.json", pair())
    try folder.file("a/z.json", pair(fails: true))
    try folder.file("a/deep/y.json", #"{"name": "good", "root": {}}"#)
    try folder.file("a/notes.txt", "no document")
    try folder.file(".hidden/x.json", "no document")
    let run = run("conform", folder.path)
    #expect(run.status == .findings)
    #expect(
      run.outputLines.suffix(4) == [
        "\(folder.path)/a/deep/y.json: 0 passed, 0 failed, 1 without frames",
        "\(folder.path)/a/z.json: 1 passed, 1 failed",
        "\(folder.path)/b.json: 2 passed, 0 failed",
        "3 passed, 1 failed",
      ])
    #expect(run.messages == "\(folder.path)/a/deep/y.json: no case has an expected frame\n")
  }

  @Test func repeatedFileCountsOnce() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("a.json", pair())
    #expect(run("conform", folder.path, file).outputLines.last == "2 passed, 0 failed")
  }

  @Test func duplicateNamesWithinAFolderAreReported() throws {
    let folder = try TemporaryFolder()
    let first = try folder.file("a.json", pair())
    let second = try folder.file("b.json", pair(names: ("new", "good")))
    try folder.file("other/c.json", pair())
    let run = run("conform", folder.path)
    #expect(run.status == .badDocument)
    #expect(
      run.outputLines == [
        "\(first): 2 passed, 0 failed", "\(folder.path)/other/c.json: 2 passed, 0 failed", "4 passed, 0 failed",
      ])
    #expect(run.messages == "\(second):3:28: cases[1].name: duplicate case name \"good\", first in \(first)\n")
  }

  @Test func json() {
    let run = run("conform", "--format", "json", "-", document: pair(fails: true))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        {
          "files": [
            {"path": "<stdin>", "passed": 1, "failed": 1, "withoutFrames": 0, "differences": [
              {"case": "other", "node": "root.children[0]", "id": "child", "expected": [0, 0, 12, 0], "got": [0, 0, 10, 0], "by": 2}
            ]}
          ],
          "passed": 1,
          "failed": 1
        }

        """)
  }

  @Test func jsonHasAllDifferences() {
    let run = run("conform", "--format", "json", "-", document: failing(33))
    #expect(run.outputLines.count(where: { $0.contains("\"case\"") }) == 33)
  }

  /// A row with its frames as written; the child is at 70 in the other direction.
  private func row(_ variants: String) -> String {
    """
    {"name": "row", "root": {"style": {"direction": "row", "width": 100, "height": 10}, "frame": [0, 0, 100, 10],
      "children": [{"style": {"width": 30}, "frame": [0, 0, 30, 10]}]}\(variants)}
    """
  }

  @Test func variantsAreComparedIfTheCaseHasThem() {
    let right = #", "variants": {"direction": [[0, 0, 100, 10], [70, 0, 30, 10]]}"#
    for variants in ["", right] {
      let run = run("conform", "-", document: row(variants))
      #expect(run.status == .success)
      #expect(run.output == "<stdin>: 1 passed, 0 failed\n1 passed, 0 failed\n")
    }
  }

  @Test func aDifferenceInAVariantIsNamedAndFailsTheCaseOnce() {
    let run = run("conform", "-", document: row(#", "variants": {}"#))
    #expect(run.status == .findings)
    #expect(
      run.output == """
        row (other direction): root.children[0]: expected [0, 0, 30, 10], got [70, 0, 30, 10], off by 70
        row (other box sizing and direction): root.children[0]: expected [0, 0, 30, 10], got [70, 0, 30, 10], off by 70

        <stdin>: 0 passed, 1 failed
        0 passed, 1 failed

        """)
    let json = StacklayoutTests.run("conform", "--format", "json", "-", document: row(#", "variants": {}"#))
    #expect(json.status == .findings)
    #expect(json.output.contains(#"{"case": "row (other direction)", "node": "root.children[0]", "#))
    #expect(json.output.contains("\"failed\": 1\n"))
  }
}
