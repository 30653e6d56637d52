import Foundation

/// The entry point, which connects the tool to the arguments, the channels and the exit status of the process.
@main
enum Main {
  static func main() {
    // Writing to a pipe without a reader, or beyond the file size limit, then fails with an error instead of ending the
    // process.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    let environment = ProcessInfo.processInfo.environment
    let allowsColors = environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    var console = Console(
      tool: "stacklayout", colorsOutput: allowsColors && isatty(STDOUT_FILENO) != 0,
      colorsMessages: allowsColors && isatty(STDERR_FILENO) != 0)
    let tool = CommandLineTool(standardInput: Files.readStandardInput)
    var status = tool.run(Array(CommandLine.arguments.dropFirst()), console: &console)
    if let problem = Files.write(console.output, to: .standardOutput, called: "standard output") {
      console.report(problem.description)
      status = .badDocument
    }
    // A failure to write messages cannot be reported.
    _ = Files.write(console.messages, to: .standardError, called: "standard error")
    exit(status.rawValue)
  }
}
