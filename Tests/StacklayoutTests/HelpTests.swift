import Foundation
import Testing

@testable import stacklayout

@Suite struct HelpTests {
  @Test func overviewNamesEveryCommand() {
    let help = run("help")
    #expect(help.status == .success)
    #expect(help.messages.isEmpty)
    for command in Command.all { #expect(help.output.contains("\n  \(command.name) ")) }
    #expect(run("--help").output == help.output)
    #expect(run("-h").output == help.output)
    #expect(Files.inputLimit == 1_000_000_000)
    #expect(help.output.contains("at most 1 GB"))
  }

  @Test(arguments: Command.all.map(\.name))
  func everyCommandExplainsItsOptions(_ name: String) throws {
    let command = try #require(Command.named(name))
    let help = run("help", name)
    #expect(help.status == .success)
    #expect(help.output.contains("Usage: stacklayout \(name)"))
    for option in command.options {
      #expect(help.output.contains(option.name))
      #expect(help.output.contains(option.summary))
      if case .number(_, let range) = option.value { #expect(help.output.contains("\(option.summary): \(range)\n")) }
    }
    #expect(run(name, "--help").output == help.output)
    for line in help.output.split(separator: "\n") { #expect(line.count <= 120) }
  }

  @Test func version() {
    #expect(run("--version").output == "stacklayout \(Help.version)\n")
    #expect(run("--version").status == .success)
  }

  @Test func releaseNotesBeginWithTheVersion() throws {
    let package = URL(fileURLWithPath: #filePath).appendingPathComponent("../../..").standardized
    let article = package.appendingPathComponent("Sources/StackViewLayout/StackViewLayout.docc/ReleaseNotes.md")
    let notes = try String(contentsOf: article, encoding: .utf8)
    let newest = try #require(notes.firstMatch(of: /### Version (\S+)/))
    #expect(newest.1 == Help.version)
  }
}
