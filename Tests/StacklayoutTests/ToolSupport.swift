import Foundation

@testable import stacklayout

/// The result of a run of the tool.
struct ToolRun {
  var status: ExitCode
  var output: String
  var messages: String

  var outputLines: [Substring] { output.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
  var messageLines: [Substring] { messages.split(separator: "\n", omittingEmptySubsequences: false).dropLast() }
}

/// Runs the tool in this process; `input` is the content of standard input.
func run(_ arguments: String..., input: [UInt8] = [], colors: Bool = false) -> ToolRun {
  run(arguments, input: input, colors: colors)
}

/// Runs the tool in this process; `input` is the content of standard input.
func run(_ arguments: [String], input: [UInt8] = [], colors: Bool = false) -> ToolRun {
  var console = Console(tool: "stacklayout", colorsOutput: colors, colorsMessages: colors)
  let tool = CommandLineTool { () throws(FileProblem) -> [UInt8] in input }
  let status = tool.run(arguments, console: &console)
  return ToolRun(
    status: status, output: String(decoding: console.output, as: UTF8.self),
    messages: String(decoding: console.messages, as: UTF8.self))
}

/// Runs the tool with a document at standard input.
func run(_ arguments: String..., document: String) -> ToolRun { run(arguments, input: Array(document.utf8)) }

/// A folder that is removed at the end of a test.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.appendingPathComponent("stacklayout-" + UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Creates a file and its parent folders; returns the path of the file.
  @discardableResult func file(_ name: String, _ text: String) throws -> String {
    let url = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url.path
  }
}

/// A document of two cases that pass; with `fails`, the second case differs by 2 points.
func pair(fails: Bool = false, names: (String, String) = ("good", "other")) -> String {
  """
  {"cases": [
    {"name": "\(names.0)", "root": {"style": {"width": 10, "height": 20}, "frame": [0, 0, 10, 20]}},
    {"name": "\(names.1)", "root": {"id": "box", "style": {"width": 10, "height": 20}, "children": [
      {"id": "child", "frame": [0, 0, \(fails ? 12 : 10), 0]}]}}
  ]}
  """
}
