import CommandLineSupport

/// The process: arguments from the system, text and status to it.
@main
enum Main {
  static func main() {
    FileAccess.ignoreSignalsOfWriting()
    let allowsColors = FileAccess.environment("NO_COLOR") == nil && FileAccess.environment("TERM") != "dumb"
    var console = Console(
      tool: BenchTool.name, colorsOutput: allowsColors && FileAccess.isTerminal(.standardOutput),
      colorsMessages: allowsColors && FileAccess.isTerminal(.standardError))
    // It takes minutes: what it is doing must show at once, and not with the report.
    let tool = BenchTool { line in _ = FileAccess.write(Array((line + "\n").utf8), to: .standardError) }
    var status = tool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    if let problem = FileAccess.write(console.output, to: .standardOutput) {
      console.report(problem.description)
      status = .badDocument
    }
    // When messages cannot be written, there is nobody left to tell.
    _ = FileAccess.write(console.messages, to: .standardError)
    FileAccess.exit(status.rawValue)
  }
}
