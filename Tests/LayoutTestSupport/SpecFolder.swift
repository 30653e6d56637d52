import Foundation
import LayoutDocument

/// The folder `Spec` of the package, found beside this file.
package enum SpecFolder {
  package static let url = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Spec", isDirectory: true)

  /// Every fixture and example, by path.
  package static let files: [SpecFile] = {
    let paths = try? FileManager.default.subpathsOfDirectory(atPath: url.path)
    return (paths ?? []).filter { $0.hasSuffix(".json") }.sorted().map { SpecFile(path: $0) }
  }()

  /// The folders that hold files.
  package static let folders = Set(files.map(\.folder)).sorted()
}

/// A file below `Spec`.
package struct SpecFile: Sendable, CustomStringConvertible {
  /// The path relative to `Spec`: `css/5.4-order.json`.
  package let path: String

  package var description: String { path }

  /// The folder of the file: `css`.
  package var folder: String { (path as NSString).deletingLastPathComponent }

  /// The name without folder and extension: `5.4-order`.
  package var stem: String { ((path as NSString).lastPathComponent as NSString).deletingPathExtension }

  private let contents: Result<LayoutFile, any Error>

  /// A file, which is parsed once for all tests.
  fileprivate init(path: String) {
    self.path = path
    contents = Result { try LayoutFile(parsing: Array(try Self.text(path).utf8)) }
  }

  package func read() throws -> LayoutFile { try contents.get() }

  package func text() throws -> String { try Self.text(path) }

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: SpecFolder.url.appendingPathComponent(path), encoding: .utf8)
  }
}
