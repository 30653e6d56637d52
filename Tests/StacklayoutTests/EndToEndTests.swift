import Foundation
import Testing

@testable import stacklayout

private enum BuiltTool {
  /// The tool is in a folder above the test program: directly on Linux, beside the bundle on macOS.
  static let path: String? = {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    for _ in 0..<5 {
      folder.deleteLastPathComponent()
      let tool = folder.appendingPathComponent("stacklayout").path
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: tool, isDirectory: &isFolder), !isFolder.boolValue { return tool }
    }
    return nil
  }()
}

/// Runs of the built tool as a process; without the tool, and where a test cannot run a program, the tests are skipped.
@Suite(.enabled(if: Programs.areAvailable && BuiltTool.path != nil))
struct EndToEndTests {
  /// Runs a line in a shell in which `$TOOL` is the tool.
  private func shell(_ line: String, input: String = "") throws -> Programs.Run {
    let environment = ["TOOL": try #require(BuiltTool.path), "PATH": "/usr/bin:/bin"]
    return try Programs.run("/bin/sh", ["-c", line], environment: environment, input: input)
  }

  @Test func standardInputAndStatus() throws {
    let passing = try shell(#""$TOOL" conform -"#, input: pair())
    #expect(passing.status == 0)
    #expect(passing.output.hasSuffix("\n2 passed, 0 failed\n"))
    #expect(try shell(#""$TOOL" conform -"#, input: pair(fails: true)).status == 1)
    #expect(try shell(#""$TOOL" nonsense"#).status == 64)
  }

  @Test func badInputPrintsNoData() throws {
    let bad = try shell(#""$TOOL" layout -"#, input: "{")
    #expect(bad.status == 2)
    #expect(bad.output.isEmpty)
    #expect(bad.messages.hasPrefix("<stdin>:1:2: "))
  }

  @Test func closedPipeIsNotAnError() throws {
    // The output exceeds the capacity of a pipe.
    let children = Array(repeating: "{}", count: 5_000).joined(separator: ",")
    let document = #"{"name": "long", "root": {"children": [\#(children)]}}"#
    let run = try shell(#"{ "$TOOL" layout -; echo "status $?" >&2; } | head -n 1"#, input: document)
    #expect(run.output == "long\n")
    #expect(run.messages == "status 0\n")
  }

  /// A document whose picture exceeds the limit on file sizes.
  private func largeDocument() -> String {
    let children = Array(repeating: #"{"style": {"height": 1}}"#, count: 5000).joined(separator: ",")
    return #"{"name": "large", "root": {"style": {"width": 9}, "children": [\#(children)]}}"#
  }

  /// The limit on file sizes simulates a full disk.
  @Test func fileIsUnchangedIfWritingFails() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("out", "old")
    let run = try shell(#"ulimit -f 64; "$TOOL" render - -o '\#(file)'"#, input: largeDocument())
    #expect(run.status == 2)
    #expect(run.messages == file + ": cannot be written for option '--output': exceeds the maximum file size\n")
    #expect(try Files.read(file) == Array("old".utf8))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["out"])
  }

  @Test func failureToWriteStandardOutputIsReported() throws {
    let folder = try TemporaryFolder()
    let line = #"ulimit -f 64; "$TOOL" render - > '\#(folder.path)/out'"#
    let run = try shell(line, input: largeDocument())
    #expect(run.status == 2)
    #expect(run.messages == "standard output: exceeds the maximum file size\n")
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func pathsOfStandardOutputAreWrittenDirectly(_ name: String) throws {
    let folder = try TemporaryFolder()
    let picture = try shell(#""$TOOL" render -"#, input: pair()).output
    // To a pipe, and after the existing content of a file.
    #expect(try shell(#""$TOOL" render - -o \#(name)"#, input: pair()).output == picture)
    let file = folder.path + "/out"
    let line = #"{ echo before; "$TOOL" render - -o \#(name); echo after; } > '\#(file)'"#
    #expect(try shell(line, input: pair()).status == 0)
    #expect(String(decoding: try Files.read(file), as: UTF8.self) == "before\n" + picture + "after\n")
  }

  @Test func pipesAreWrittenTo() throws {
    let folder = try TemporaryFolder()
    let line = #"mkfifo "$P"; { cat "$P" & }; "$TOOL" render - -o "$P"; echo "$?" >&2; wait; test -p "$P""#
    let run = try shell("P='\(folder.path)/pipe'; " + line, input: pair())
    #expect(run.status == 0)
    #expect(run.messages == "0\n")
    #expect(run.output == (try shell(#""$TOOL" render -"#, input: pair()).output))
  }

  @Test func fileAtStandardInputIsRejectedAsOutput() throws {
    let folder = try TemporaryFolder()
    let file = try folder.file("x.json", pair())
    let run = try shell(#""$TOOL" render - -o '\#(file)' < '\#(file)'"#)
    #expect(run.status == 64)
    #expect(run.messages.contains("option '--output' would replace the file at standard input"))
    #expect(try Files.read(file) == Array(pair().utf8))
  }

  @Test func deepDocumentsDoNotOverflowTheStack() throws {
    let opening = String(repeating: #"{"children":["#, count: 5_000)
    let document = #"{"name": "deep", "root": "# + opening + "{}" + String(repeating: "]}", count: 5_000) + "}"
    for command in ["layout", "render", "conform", "layout --format json"] {
      let run = try shell(#"ulimit -s 512; "$TOOL" \#(command) - > /dev/null"#, input: document)
      #expect(run.status == 0, "\(command): \(run.messages)")
    }
  }
}
