import Foundation
import LayoutDocument
import LayoutEngine

@testable import LayoutCode

// Writes the code of cases as Swift files for the harness, and counts the cases that each target can express.
//
// Usage: generator SPEC FOLDER STRIDE
//
// Includes all cases of examples and boxes, and every STRIDE-th other case.

/// One Swift file of the harness.
struct CasesFile {
  private let number: Int
  private let target: CodeTarget
  private var declarations = ""
  private var entries = ""
  private(set) var count = 0

  init(_ number: Int, _ target: CodeTarget) { (self.number, self.target) = (number, target) }

  mutating func add(_ layoutCase: LayoutCase, file: String, code: String, nodes: String) {
    let name = "Case\(number)x\(count)"
    count += 1
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("import ") }
    // Leaves of the harness represent the views of an app.
    let image = target == .boxView ? "LeafImage" : "Leaf"
    declarations += "enum \(name) {\n  typealias PlatformView = Leaf\n  typealias PlatformLabel = LeafLabel\n"
    declarations += "  typealias PlatformImageView = \(image)\n" + lines.joined(separator: "\n") + "\n}\n"
    let type = "\(name).\(LayoutCode.typeName(of: layoutCase))"
    let make = target == .boxView ? "{ \(type)() }" : "{ \(type)(frame: .zero) }"
    entries += "  cases.append(CodeCase(file: \(quoted(file)), name: \(quoted(layoutCase.name)), "
    entries += "nodes: \(quoted(nodes)), make: \(make)))\n"
  }

  private func quoted(_ text: String) -> String { SwiftText.quoted(text) }

  var text: String {
    """
    import \(target == .boxView ? "BoxView" : "StackViewLayout")

    func addCases\(number)(to cases: inout [CodeCase]) {
    \(entries)}

    \(declarations)
    """
  }
}

/// The results of all cases for one target.
struct Tally {
  var expressed = 0
  var reasons: [String: Int] = [:]

  mutating func note(_ error: LayoutCodeError) {
    // Numbers and paths are removed from reasons.
    var reason = error.reason
    if let place = reason.range(of: " (root") { reason.removeSubrange(place.lowerBound...) }
    if let start = reason.range(of: " its frame is "), let end = reason.range(of: "]", options: .backwards) {
      reason.replaceSubrange(start.lowerBound..<end.upperBound, with: " frames differ")
    }
    reasons[reason, default: 0] += 1
  }

  func lines(_ target: CodeTarget, of all: Int) -> [String] {
    ["\(target.rawValue): \(expressed) of \(all) cases"]
      + reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "  \($1) not: \($0)" }
  }
}

@main enum Generator {
  static func main() throws {
    let arguments = CommandLine.arguments
    let spec = URL(fileURLWithPath: arguments[1], isDirectory: true)
    let folder = URL(fileURLWithPath: arguments[2], isDirectory: true)
    let stride = Int(arguments[3]) ?? 1
    var generator = CaseGenerator(folder: folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: spec.path).filter { $0.hasSuffix(".json") }.sorted()
    var number = 0
    for path in paths {
      let file = try LayoutFile(parsing: [UInt8](try Data(contentsOf: spec.appendingPathComponent(path))))
      for layoutCase in file.cases {
        number += 1
        let isWhole = path.hasPrefix("examples") || path.hasPrefix("boxview")
        if isWhole || number % stride == 0 { try generator.add(layoutCase, path) }
      }
    }
    try generator.finish()
  }
}

struct CaseGenerator {
  private let folder: URL
  private var files: [CodeTarget: CasesFile] = [:]
  private var fileCount = 0
  private var tallies: [CodeTarget: Tally] = [:]
  private var count = 0
  private var pages = Pages()

  /// The number of cases per file. With several files, the compiler uses all processors.
  private static let casesInFile = 100

  init(folder: URL) { self.folder = folder }

  mutating func add(_ layoutCase: LayoutCase, _ path: String) throws {
    count += 1
    for target in CodeTarget.allCases {
      do {
        let code = try LayoutCode.code(of: layoutCase, as: target)
        tallies[target, default: Tally()].expressed += 1
        // Chromium does not collapse items.
        if target == .html, !path.hasPrefix("firefox") { try pages.add(layoutCase, file: path) }
        guard target == .stackView || target == .boxView else { continue }
        let nodes = target == .stackView ? try stackNodes(layoutCase) : ""
        if files[target] == nil {
          files[target] = CasesFile(fileCount, target)
          fileCount += 1
        }
        files[target]?.add(layoutCase, file: path, code: code, nodes: nodes)
        if let file = files[target], file.count == CaseGenerator.casesInFile { try write(target) }
      } catch let error as LayoutCodeError {
        tallies[target, default: Tally()].note(error)
      }
    }
  }

  /// Returns the nodes of the tree: the role, the original nodes of the frame and of the content, and the parent.
  private func stackNodes(_ layoutCase: LayoutCase) throws -> String {
    let tree = try Translation(layoutCase, to: .stackView).result()
    let code = StackViewCode(tree)
    return tree.nodes.indices.map { node in
      let content =
        tree.nodes[node].measure == nil
        ? nil : tree.origins[node] ?? tree.nodes[node].parent.flatMap { tree.origins[$0] }
      let places = [tree.origins[node], content, tree.nodes[node].parent].map { $0.map { "\($0)" } ?? "-" }
      return "\(code.role(of: node)) " + places.joined(separator: " ")
    }.joined(separator: ";")
  }

  private mutating func write(_ target: CodeTarget) throws {
    guard let file = files.removeValue(forKey: target) else { return }
    let name = "Cases\(fileCount)\(target.rawValue).swift"
    try file.text.write(to: folder.appendingPathComponent(name), atomically: true, encoding: .utf8)
  }

  mutating func finish() throws {
    for target in CodeTarget.allCases { try write(target) }
    let calls = (0..<fileCount).map { "  addCases\($0)(to: &cases)\n" }.joined()
    let text = "func allCases() -> [CodeCase] {\n  var cases: [CodeCase] = []\n\(calls)  return cases\n}\n"
    try text.write(to: folder.appendingPathComponent("AllCases.swift"), atomically: true, encoding: .utf8)
    try pages.text.write(to: folder.appendingPathComponent("pages.html"), atomically: true, encoding: .utf8)
    for target in CodeTarget.allCases {
      for line in tallies[target, default: Tally()].lines(target, of: count) { print(line) }
    }
  }
}
