import CommandLineSupport

/// The entry point, which connects the tool to the arguments, the channels and the exit status of the process.
@main
enum Main {
  static func main() {
    FileAccess.ignoreSignalsOfWriting()
    let allowsColors = FileAccess.environment("NO_COLOR") == nil && FileAccess.environment("TERM") != "dumb"
    var console = Console(
      tool: "stacklayout", colorsOutput: allowsColors && FileAccess.isTerminal(.standardOutput),
      colorsMessages: allowsColors && FileAccess.isTerminal(.standardError))
    let tool = CommandLineTool(standardInput: FileAccess.readStandardInput)
    var status = tool.run(Array(FileAccess.arguments.dropFirst()), console: &console)
    if let problem = FileAccess.write(console.output, to: .standardOutput) {
      console.report(problem.description)
      status = .badDocument
    }
    // A failure to write messages cannot be reported.
    _ = FileAccess.write(console.messages, to: .standardError)
    FileAccess.exit(status.rawValue)
  }
}
