import Foundation
import LayoutDocument
import LayoutTestSupport
import Testing

/// `Spec/README.md` agrees with the contents of the folder.
@Suite struct SpecReadmeTests {
  private let text: String

  init() throws {
    text = try String(contentsOf: SpecFolder.url.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("the tables list every file with its number of cases")
  func countsAreCorrect() throws {
    var listed: [String: Int] = [:]
    for row in text.matches(of: /(?m)^\| `([^`]+\.json)` \| (\d+) \|/) {
      let path = String(row.1)
      #expect(listed.updateValue(Int(row.2) ?? -1, forKey: path) == nil, "\(path) is listed twice")
    }
    var actual: [String: Int] = [:]
    for file in SpecFolder.files { actual[file.path] = try file.read().cases.count }
    for path in Set(listed.keys).union(actual.keys).sorted() {
      #expect(listed[path] == actual[path], "\(path)")
    }
  }

  @Test("the cases that the README names exist", arguments: ["BoxView", "Deviations"])
  func namedCasesExist(heading: String) throws {
    var names: Set<String> = []
    for file in SpecFolder.files { names.formUnion(try file.read().cases.map(\.name)) }
    let parts = text.split(separator: "\n## ").filter { $0.hasPrefix(heading + "\n") }
    let section = try #require(parts.first)
    let mentioned = section.matches(of: /`([\w.-]+\/[\w.-]+)`/).map { String($0.1) }
    #expect(!mentioned.isEmpty)
    for name in mentioned {
      #expect(names.contains(name), "\(name)")
    }
  }
}
