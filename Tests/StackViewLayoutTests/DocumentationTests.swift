import Foundation
import LayoutTestSupport
import Testing

/// `README.md`, the page for contributors and the articles of all DocC catalogs: their code is compiled, and the tests,
/// cases and files that they name exist.
@Suite("Documentation")
nonisolated struct DocumentationTests {
  private static let root = SpecFolder.url.deletingLastPathComponent()

  /// The paths of all pages from the root of the package.
  private static let pages: [String] = {
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: root.path + "/Sources")) ?? []
    let articles = sources.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/" + $0 }
    return ["README.md", ".github/CONTRIBUTING.md"] + articles.sorted()
  }()

  /// All lines of Swift below `Tests`, without comments and the space around them.
  private static let compiledLines: Set<String> = {
    Set(tests.split(separator: "\n").map { code(in: $0) })
  }()

  private static let tests: String = {
    let folder = root.appendingPathComponent("Tests")
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.filter { $0.hasSuffix(".swift") }
      .compactMap { try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }()

  private func text(of page: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(page), encoding: .utf8)
  }

  @Test("there are pages")
  func pagesAreFound() {
    #expect(Self.pages.count > 40)
  }

  @Test("every Swift line occurs in a test", arguments: pages)
  func codeIsCompiled(_ page: String) throws {
    for block in try text(of: page).matches(of: /```swift\n([^`]*)```/) {
      for line in block.1.split(separator: "\n") {
        let code = Self.code(in: line)
        if code.isEmpty || Self.compiledLines.contains(code) { continue }
        let isExpectation = Self.compiledLines.contains("#expect(" + code + ")")
        #expect(isExpectation || Self.hasExpectedValue(code) || Self.isForADebugger(code), "\(page): \(code)")
      }
    }
  }

  /// A line without its comment and the space around it.
  private static func code(in line: Substring) -> String {
    (line.components(separatedBy: "//").first ?? "").trimmingCharacters(in: .whitespaces)
  }

  /// An expression whose value is in the comment after it. Tests contain it in an expectation.
  private static func hasExpectedValue(_ code: String) -> Bool { code.hasPrefix("tree.frame(of: ") }

  /// Commands of a debugger, and a file that tests write to another folder.
  private static func isForADebugger(_ code: String) -> Bool {
    code.hasPrefix("po ") || code.contains("toFile: \"card.json\"")
  }

  @Test("the tests and cases named in tables with a column 'shown by' exist")
  func namedTestsExist() throws {
    var cases: Set<String> = []
    for file in SpecFolder.files { cases.formUnion(try file.read().cases.map(\.name)) }
    var rows = 0
    for page in Self.pages {
      for table in try text(of: page).matches(of: /(?m)^\|.+\| shown by \|\n\| ---.+\n((?:\|.+\n)+)/) {
        for row in table.1.split(separator: "\n") {
          let last = try #require(row.dropLast(" |".count).split(separator: "|").last)
          let names = last.matches(of: /`([^`]+)`/).map { String($0.1) }
          #expect(!names.isEmpty, "\(row)")
          for name in names {
            // A test function, or a row of a table of a test.
            let isTest =
              name.hasSuffix("()")
              ? Self.tests.contains("func \(name.dropLast())") : Self.tests.contains("(\"\(name)\",")
            #expect(isTest || cases.contains(name), "\(page): \(name)")
          }
          rows += 1
        }
      }
    }
    #expect(rows > 50)
  }

  @Test(
    "links lead to files and chapters",
    arguments: ["README.md", ".github/CONTRIBUTING.md", "Spec/README.md", "Spec/RandomDocuments.md"])
  func linksLeadSomewhere(_ page: String) throws {
    let text = try text(of: page)
    let anchors = Set(
      text.matches(of: /(?m)^#+ (.+)$/).map { $0.1.lowercased().filter { $0 != "," }.replacing(" ", with: "-") })
    let folder = Self.root.appendingPathComponent(page).deletingLastPathComponent()
    for link in text.matches(of: /\]\(([^)]+)\)/).map({ String($0.1) }) where !link.hasPrefix("https://") {
      if link.hasPrefix("#") {
        #expect(anchors.contains(String(link.dropFirst())), "\(link)")
      } else {
        let path = link.components(separatedBy: "#")[0]
        #expect(FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path), "\(link)")
      }
    }
  }

  @Test("README is short")
  func readmeIsShort() throws {
    #expect(try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 250)
  }

  @Test("every picture is shown")
  func picturesAreShown() throws {
    let texts = try Self.pages.map { try text(of: $0) }.joined()
    let sources = try FileManager.default.subpathsOfDirectory(atPath: Self.root.path + "/Sources")
    for path in sources where path.hasSuffix(".svg") {
      let name = try #require(path.split(separator: "/").last)
      #expect(texts.contains("(\(name.dropLast(4)))"), "\(path)")
    }
  }
}
