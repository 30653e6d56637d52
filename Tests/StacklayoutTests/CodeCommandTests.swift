import Foundation
import LayoutCode
import LayoutDocument
import Testing

@testable import stacklayout

@Suite struct CodeCommandTests {
  private static let document = """
    {"name": "card", "root": {"style": {"direction": "row"}, "children": [{"id": "title", "measure": {"fixed": [10, 10]}}]}}
    """

  @Test(arguments: [CodeTarget.stackView, .flexStack, .html])
  func codeIsWrittenToStandardOutput(_ target: CodeTarget) throws {
    let result = run("code", "-", "--as", target.rawValue, document: CodeCommandTests.document)
    #expect(result.status == .success && result.messages.isEmpty)
    let layoutCase = try LayoutFile(parsing: Array(CodeCommandTests.document.utf8)).cases[0]
    #expect(result.output == (try LayoutCode.code(of: layoutCase, as: target)))
  }

  @Test func codeIsWrittenToAFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/Card.swift"
    let result = run("code", "-", "--as", "stackview", "-o", path, document: CodeCommandTests.document)
    #expect(result.status == .success && result.output.isEmpty && result.messages.isEmpty)
    #expect(String(decoding: try Files.read(path), as: UTF8.self).contains("final class CardView: StackView"))
  }

  @Test func inexpressibleDocumentIsReportedWithItsPosition() {
    let result = run("code", "-", "--as", "boxview", document: CodeCommandTests.document)
    #expect(result.status == .badDocument && result.output.isEmpty)
    #expect(result.messages == "<stdin>:1:26: root: the root is not a box: a BoxView has no flex containers\n")
  }

  @Test func caseOptionSelectsOneOfSeveralCases() {
    let several = run("code", "-", "--as", "html", document: pair())
    #expect(
      several.status == .usage && several.messages.contains("<stdin> has 2 cases: choose one with option '--case'"))
    let chosen = run("code", "-", "--as", "html", "--case", "other", document: pair())
    #expect(chosen.status == .success && chosen.output.contains("<title>other</title>"))
    let unknown = run("code", "-", "--as", "html", "--case", "othr", document: pair())
    #expect(unknown.status == .usage && unknown.messages.contains("there is no case 'othr' (did you mean 'other'?)"))
  }

  @Test func usageErrorsNameTheArgument() {
    let missing = run("code", "-", document: pair())
    #expect(
      missing.status == .usage && missing.messages.contains("missing option '--as' with one of stackview, boxview, "))
    #expect(run("code", "--as", "html").messages.contains("missing file"))
    let two = run("code", "a.json", "b.json", "--as", "html")
    #expect(two.messages.contains("unexpected argument 'b.json': code reads one file"))
    let other = run("code", "-", "--as", "stackviw", document: pair())
    #expect(other.status == .usage && other.messages.contains("did you mean 'stackview'?"))
  }

  @Test(
    "names of libraries are answered with the target for them",
    arguments: [
      ("swiftui", "flexstack"), ("SwiftUI", "flexstack"), ("UIKit", "stackview"), ("appkit", "stackview"),
      ("AutoLayout", "boxview"), ("css", "html"),
    ])
  func libraries(_ name: String, _ target: String) {
    let result = run("code", "-", "--as", name, document: pair())
    #expect(result.status == .usage)
    let targets = "stackview or boxview or flexstack or html"
    let message = "stacklayout: option '--as' must be \(targets), not '\(name)' (did you mean '\(target)'?)\n"
    #expect(result.messages.hasPrefix(message))
  }
}
