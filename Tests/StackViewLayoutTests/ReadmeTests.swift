import Foundation
import LayoutTestSupport
import Testing

/// `README.md` tells the truth: its code is compiled, and what it names exists.
@Suite("README", .bothReportings)
struct ReadmeTests {
  private static let root = SpecFolder.url.deletingLastPathComponent()

  private let text: String
  /// All Swift files below `Tests`.
  private let tests: String

  init() throws {
    text = try String(contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8)
    let folder = Self.root.appendingPathComponent("Tests")
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
    tests = try paths.map { try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }.joined()
  }

  /// A chapter by its title, without its subchapters' marks.
  private func chapter(_ title: String) throws -> Substring {
    try #require(text.components(separatedBy: "\n## ").first { $0.hasPrefix(title + "\n") })[...]
  }

  @Test("every Swift line stands in a test")
  func codeIsCompiled() {
    let compiled = Set(tests.split(separator: "\n").map { Self.code(in: $0) })
    var count = 0
    for block in text.matches(of: /```swift\n([^`]*)```/) {
      for line in block.1.split(separator: "\n") {
        let code = Self.code(in: line)
        if code.isEmpty { continue }
        count += 1
        let isInTests = compiled.contains(code) || compiled.contains("#expect(" + code + ")")
        #expect(isInTests || Self.isAnswered(code) || Self.writesToAPath(code), "\(code)")
      }
    }
    #expect(count > 60)
  }

  /// A line without its comment and the space around it.
  private static func code(in line: Substring) -> String {
    (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
  }

  /// A question whose answer is the comment behind it: tests ask it in an expectation.
  private static func isAnswered(_ code: String) -> Bool { code.hasPrefix("tree.frame(of: ") }

  /// Tests write somewhere else.
  private static func writesToAPath(_ code: String) -> Bool { code.contains("toFile: \"card.json\"") }

  @Test(
    "the tests and cases named in the tables of differences exist", arguments: ["StackViewLayout", "BoxView", "CSS"])
  func namedTestsExist(_ subject: String) throws {
    var cases: Set<String> = []
    for file in SpecFolder.files { cases.formUnion(try file.read().cases.map(\.name)) }
    let lines = try chapter("Differences from " + subject).split(separator: "\n")
    let rows = lines.filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count > 8)
    for row in rows {
      let cells = row.split(separator: "|")
      let last = try #require(cells.dropLast(cells.last == " " ? 1 : 0).last)
      let names = last.matches(of: /`([^`]+)`/).map { String($0.1) }
      #expect(!names.isEmpty, "\(row)")
      for name in names {
        let isTest = name.hasSuffix("()") && tests.contains("func \(name.dropLast())")
        #expect(isTest || cases.contains(name), "\(name)")
      }
    }
  }

  @Test("links lead to files and chapters")
  func linksLeadSomewhere() throws {
    let anchors = Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { $0.1.lowercased().filter { $0 != "," }.replacing(" ", with: "-") })
    let links = text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) }
    #expect(links.count > 15)
    for link in links {
      if link.hasPrefix("#") {
        #expect(anchors.contains(String(link.dropFirst())), "\(link)")
      } else {
        let path = link.components(separatedBy: "#")[0]
        #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(link)")
      }
    }
  }

  @Test("every example with a picture is shown")
  func picturesAreShown() throws {
    let folder = SpecFolder.url.appendingPathComponent("examples").path
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".svg") {
      #expect(text.contains("(Spec/examples/\(name))"), "\(name)")
    }
  }
}
