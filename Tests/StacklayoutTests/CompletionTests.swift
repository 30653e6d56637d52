import CommandLineSupport
import Foundation
import Testing

@testable import stacklayout

@Suite struct CompletionTests {
  @Test(arguments: ShellCompletion.allCases)
  func everyOptionIsCompleted(_ shell: ShellCompletion) {
    let script = run("--generate-completion", shell.rawValue)
    #expect(script.status == .success)
    #expect(script.messages.isEmpty)
    for command in Command.all {
      #expect(script.output.contains(command.name))
      for option in command.options {
        let name = shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name
        #expect(script.output.contains(name), "\(command.name) \(option.name)")
      }
    }
  }

  @Test func bashCompletesCommandsOptionsAndValues() throws {
    #expect(try completions(of: ["stacklayout", "ex"]) == ["explain"])
    #expect(try completions(of: ["stacklayout", "explain", "--pro"]) == ["--property"])
    #expect(try completions(of: ["stacklayout", "explain", "--property", ""]) == ["x", "y", "width", "height"])
    #expect(try completions(of: ["stacklayout", "code", "--as", "b"]) == ["boxview"])
    #expect(try completions(of: ["stacklayout", "help", "re"]) == ["render", "record"])
    #expect(try completions(of: ["stacklayout", "layout", "--scale", ""]).isEmpty)
  }

  @Test func usageErrorNamesTheShells() {
    for words in [["--generate-completion"], ["--generate-completion", "csh"]] {
      let result = run(words)
      #expect(result.status == .usage)
      #expect(result.messages.contains("needs bash or zsh or fish"))
    }
  }

  @Test func manualNamesEveryOption() {
    let manual = run("--generate-manual")
    #expect(manual.status == .success)
    for command in Command.all {
      #expect(manual.output.contains(".SS \"\(command.name) "))
      for option in command.options {
        #expect(manual.output.contains(option.name.replacingOccurrences(of: "-", with: "\\-")))
      }
    }
    // Only macros begin with a control character.
    let macros = [".TH", ".SH", ".SS", ".PP", ".TP", ".B", ".I", ".br"]
    for line in manual.output.split(separator: "\n") where line.hasPrefix(".") {
      #expect(macros.contains(String(line.prefix { $0 != " " })), "\(line)")
    }
  }

  /// The completions that bash offers for the last of these words. Every system that runs the tests has bash.
  private func completions(of words: [String]) throws -> [String] {
    let script = """
      \(ShellCompletion.bash.script)
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _stacklayout
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", script]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
