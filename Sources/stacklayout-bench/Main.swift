import CommandLineSupport

/// The entry point of the process.
@main
enum Main {
  static func main() {
    FileAccess.ignoreSignalsOfWriting()
    let allowsColors = FileAccess.environment("NO_COLOR") == nil && FileAccess.environment("TERM") != "dumb"
    var console = Console(
      tool: BenchTool.name, colorsOutput: allowsColors && FileAccess.isTerminal(.standardOutput),
      colorsMessages: allowsColors && FileAccess.isTerminal(.standardError))
    // A run takes minutes: its progress is written at once, not with the report.
    let tool = BenchTool { line in _ = FileAccess.write(Array((line + "\n").utf8), to: .standardError) }
    var status = tool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    if let problem = FileAccess.write(console.output, to: .standardOutput) {
      console.report(problem.description)
      status = .badDocument
    }
    // An error here cannot be reported.
    _ = FileAccess.write(console.messages, to: .standardError)
    FileAccess.exit(status.rawValue)
  }
}
