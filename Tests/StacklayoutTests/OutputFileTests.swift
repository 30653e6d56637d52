import Foundation
import Testing

@testable import stacklayout

/// The option `--output` of all commands that have it.
@Suite struct OutputFileTests {
  /// The commands with their required options.
  private static let commands = Command.all.filter { $0.options.contains { $0.name == "--output" } }.map { command in
    [command.name] + (command.name == "code" ? ["--as", "html", "--case", "good"] : [])
  }

  @Test func renderAndCodeHaveTheOption() {
    #expect(OutputFileTests.commands.map { $0[0] } == ["render", "code"])
  }

  /// Other spellings of the path of a document, and links to it.
  @Test(arguments: commands, ["x.json", "./x.json", "../DIR/x.json", ".//x.json", "link.json", "hard.json"])
  func inputIsRejectedAsOutput(_ command: [String], _ spelling: String) throws {
    let folder = try TemporaryFolder()
    let document = try folder.file("x.json", pair())
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link.json", withDestinationPath: "x.json")
    try FileManager.default.linkItem(atPath: document, toPath: folder.path + "/hard.json")
    let name = try #require(folder.path.split(separator: "/").last)
    let output = folder.path + "/" + spelling.replacingOccurrences(of: "DIR", with: name)
    let run = run(command + [document, "-o", output])
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(
      run.messageLines.first
        == "stacklayout: option '--output' would replace the input '\(document)': use another file than '\(output)'")
    #expect(try Files.read(document) == Array(pair().utf8))
  }

  @Test(arguments: commands)
  func existingOutputFileIsReplaced(_ command: [String]) throws {
    let folder = try TemporaryFolder()
    let output = try folder.file("out", String(repeating: "old", count: 100_000))
    let input = Array(pair().utf8)
    #expect(run(command + ["-", "-o", output], input: input).status == .success)
    #expect(String(decoding: try Files.read(output), as: UTF8.self) == run(command + ["-"], input: input).output)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
  }
}
