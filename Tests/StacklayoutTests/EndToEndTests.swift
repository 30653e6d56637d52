import CommandLineSupport

#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  private enum BuiltTool {
    /// The folders above the test program hold the tool: directly on Linux, beside the bundle on macOS.
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

  /// The built tool as a process, where it lies beside the tests.
  @Suite(.enabled(if: BuiltTool.path != nil))
  struct EndToEndTests {
    /// Runs a line of the shell in which `$TOOL` is the tool.
    private func shell(_ line: String, input: String = "") throws -> (status: Int32, output: String, messages: String) {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", line]
      process.environment = ["TOOL": try #require(BuiltTool.path), "PATH": "/usr/bin:/bin"]
      let (standardInput, output, messages) = (Pipe(), Pipe(), Pipe())
      process.standardInput = standardInput
      process.standardOutput = output
      process.standardError = messages
      try process.run()
      standardInput.fileHandleForWriting.write(Data(input.utf8))
      try standardInput.fileHandleForWriting.close()
      let outputData = output.fileHandleForReading.readDataToEndOfFile()
      let messageData = messages.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return (
        process.terminationStatus, String(decoding: outputData, as: UTF8.self),
        String(decoding: messageData, as: UTF8.self)
      )
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

    @Test func aReaderMayStopReading() throws {
      // More text than a pipe holds.
      let children = Array(repeating: "{}", count: 20_000).joined(separator: ",")
      let document = #"{"name": "long", "root": {"children": [\#(children)]}}"#
      let run = try shell(#"{ "$TOOL" layout -; echo "status $?" >&2; } | head -n 1"#, input: document)
      #expect(run.output == "long\n")
      #expect(run.messages == "status 0\n")
    }

    @Test func deepDocumentsNeedNoDeepStack() throws {
      let opening = String(repeating: #"{"children":["#, count: 10_000)
      let document = #"{"name": "deep", "root": "# + opening + "{}" + String(repeating: "]}", count: 10_000) + "}"
      for command in ["layout", "render", "conform", "layout --format json"] {
        let run = try shell(#"ulimit -s 1024; "$TOOL" \#(command) - > /dev/null"#, input: document)
        #expect(run.status == 0, "\(command): \(run.messages)")
      }
    }
  }
#endif
