import BoxEngine
import Foundation
import LayoutEngine
import Testing

@testable import stacklayout

/// `layout --issues`.
@Suite struct IssueTests {
  private let overflow = #"""
    {"name": "n \"1\"", "root": {"id": "r", "style": {"direction": "row", "width": 10, "height": 5}, "children": [
      {"id": "c", "style": {"width": 30}}]}}
    """#

  private struct Entry: Decodable, Equatable {
    var file: String
    var `case`: String
    var node: String
    var id: String?
    var kind: String
    var cause: String
    var remedy: String
  }

  private func entries(_ run: ToolRun) throws -> [Entry] {
    try JSONDecoder().decode([Entry].self, from: Data(run.output.utf8))
  }

  @Test func issuesAreListedWithCauseAndRemedy() {
    let listed = run("layout", "--issues", "-", document: overflow)
    #expect(listed.status == .findings)
    #expect(listed.messages.isEmpty)
    #expect(listed.outputLines.contains("1 issue"))
    let start = "  root (r): the content is 20 points wider than the box; "
    #expect(listed.outputLines.contains { $0.hasPrefix(start) && $0.count > start.count })
    let none = run("layout", "--issues", "-", document: pair())
    #expect(none.status == .success)
    #expect(none.outputLines.last == "no issues")
    // Without the option, issues do not affect the status.
    #expect(run("layout", "-", document: overflow).status == .success)
  }

  @Test func issuesAreAListInJSON() throws {
    let listed = run("layout", "--issues", "--format", "json", "-", document: overflow)
    #expect(listed.status == .findings)
    let entries = try entries(listed)
    #expect(entries.count == 1)
    let first = try #require(entries.first)
    #expect(first.file == "<stdin>" && first.case == "n \"1\"" && first.node == "root" && first.id == "r")
    #expect(first.kind == "overflow" && first.cause == "the content is 20 points wider than the box")
    #expect(!first.remedy.isEmpty)
    #expect(listed.outputLines.count == 3)
    let none = run("layout", "--issues", "--format", "json", "-", document: pair())
    #expect(none.status == .success)
    #expect(none.output == "[]\n")
  }

  /// Cases in different files may have the same name, because no document with all cases is written.
  @Test func issuesOfSeveralFilesAreOneList() throws {
    let folder = try TemporaryFolder()
    let files = [
      try folder.file("a.json", overflow), try folder.file("b.json", pair()), try folder.file("c.json", overflow),
    ]
    let listed = run(["layout", "--issues", "--format=json"] + files)
    #expect(listed.status == .findings)
    #expect(try entries(listed).map(\.file) == [files[0], files[2]])
    let bad = run(["layout", "--issues", "--format=json", folder.path + "/missing.json"] + files)
    #expect(bad.status == .badDocument)
    #expect(bad.output == listed.output)
  }

  @Test func issuesOfUnselectedCasesAreIgnored() {
    let document = #"{"cases": [\#(overflow), {"name": "good", "root": {}}]}"#
    #expect(run("layout", "--issues", "--case", "good", "-", document: document).status == .success)
    #expect(run("layout", "--issues", "-", document: document).status == .findings)
  }

  @Test func nodesWithoutANameHaveNoID() throws {
    let document = #"{"name": "n", "root": {"style": {"width": 1}, "children": [{"style": {"width": 2}}]}}"#
    let first = try #require(try entries(run("layout", "--issues", "--format=json", "-", document: document)).first)
    #expect(first.id == nil)
  }

  /// Programs may distinguish kinds by these words, which are the names of the kinds in the library.
  @Test func kindWordsMatchTheNamesInCode() {
    let kinds: [LayoutIssue.Kind] = [
      .unusableValue(property: .grow), .percentageOfIndefinite(property: .height),
      .overflow(axis: .vertical, amount: 1), .leafWithChildren,
    ]
    for kind in kinds { #expect("\(kind)".hasPrefix(kind.word), "\(kind)") }
    let issue = PinIssue.contradictingPins(axis: .horizontal, amount: 1)
    #expect("\(issue)".hasPrefix(LayoutIssue.Kind.pins(issue).word))
  }
}
