import Foundation
import LayoutTestSupport
import Testing

/// The sentences that the tests of this folder prove are those of the documentation. This test runs on every system.
@Suite("Sentences that a device proves")
nonisolated struct SentenceTests {
  private static let root = SpecFolder.url.deletingLastPathComponent()

  /// The names of the files with tests for a device.
  private static let files: [String] = {
    let paths = (try? FileManager.default.contentsOfDirectory(atPath: root.path + "/Tests/DeviceTests/UIKit")) ?? []
    return paths.filter { $0.hasSuffix("Tests.swift") }.sorted()
  }()

  /// `README.md` and the articles, with a space in place of each line break.
  private static let documentation: String = {
    let sources = (try? FileManager.default.subpathsOfDirectory(atPath: root.path + "/Sources")) ?? []
    let articles = sources.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/" + $0 }
    return (["README.md"] + articles.sorted())
      .compactMap { try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      .map { words(in: $0) }.joined(separator: "\n")
  }()

  private static func words(in text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  @Test("there are tests")
  func testsAreFound() {
    #expect(Self.files.count >= 5)
  }

  @Test("each test quotes a sentence of the documentation", arguments: files)
  func sentences(_ file: String) throws {
    let url = Self.root.appendingPathComponent("Tests/DeviceTests/UIKit").appendingPathComponent(file)
    let text = try String(contentsOf: url, encoding: .utf8)
    let quotations = text.matches(of: /\.proves\(\s*(?:"""\n(?<long>[^"]+)"""|"(?<short>[^"\n]+)")\s*\)/)
      .map { Self.words(in: $0.long ?? $0.short ?? "") }
    #expect(quotations.count == text.matches(of: /@Test\(/).count)
    for quotation in quotations {
      #expect(quotation.split(separator: " ").count > 4 && Self.documentation.contains(quotation), "\(quotation)")
    }
  }
}
