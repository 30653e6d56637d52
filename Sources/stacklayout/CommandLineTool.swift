/// The tool, independent of the process: it takes arguments, writes to a console, and returns an exit code.
struct CommandLineTool {
  private let standardInput: () throws(FileProblem) -> [UInt8]

  /// Makes a tool that reads standard input from `standardInput` when a command needs it.
  init(standardInput: @escaping () throws(FileProblem) -> [UInt8]) { self.standardInput = standardInput }

  /// Runs one command. `arguments` does not contain the program's name.
  func run(_ arguments: [String], console: inout Console) -> ExitCode {
    do throws(ToolError) {
      let status = try dispatch(arguments[...], console: &console)
      return console.hasProblems ? .badDocument : status
    } catch {
      console.discardOutput()
      switch error {
      case .usage(let message, let command):
        console.reportUsage(message)
        console.report("Try 'stacklayout help\(command.map { " " + $0 } ?? "")'.")
      case .documents(let problems):
        for problem in problems { console.report(problem) }
      }
      return error.exitCode
    }
  }

  private func dispatch(_ words: ArraySlice<String>, console: inout Console) throws(ToolError) -> ExitCode {
    guard let first = words.first else { throw .usage("missing command", command: nil) }
    switch first {
    case "--help", "-h":
      console.write(Help.overview())
      return .success
    case "--version":
      console.print("stacklayout " + Help.version)
      return .success
    default: break
    }
    let arguments = try Arguments(words.dropFirst(), for: try command(named: first))
    return try run(try command(named: first), arguments, console: &console)
  }

  private func command(named name: String) throws(ToolError) -> Command {
    if let command = Command.named(name) { return command }
    let isOption = name.hasPrefix("-")
    let suggestion = Suggestion.text(
      for: name, among: isOption ? ["--help", "--version"] : Command.all.map { $0.name })
    throw .usage("unknown \(isOption ? "option" : "command") '\(name)'\(suggestion)", command: nil)
  }

  private func run(
    _ command: Command, _ arguments: Arguments, console: inout Console
  ) throws(ToolError) -> ExitCode {
    if arguments.requestsHelp {
      console.write(Help.text(for: command, usage: "stacklayout " + command.name))
      return .success
    }
    let documents = DocumentSource(
      command: command.name, output: arguments.values["--output"], standardInput: standardInput)
    switch command.name {
    case Command.layout.name: return try LayoutCommand(documents).run(arguments, console: &console)
    case Command.render.name: return try RenderCommand(documents).run(arguments, console: &console)
    case Command.explain.name: return try ExplainCommand(documents).run(arguments, console: &console)
    case Command.check.name: return try CheckCommand(documents).run(arguments, console: &console)
    case Command.code.name: return try CodeCommand(documents).run(arguments, console: &console)
    case Command.conform.name: return try ConformCommand(documents).run(arguments, console: &console)
    case Command.gallery.name: return try GalleryCommand().run(arguments)
    case Command.record.name: return try RecordCommand(documents).run(arguments, console: &console)
    default: return try help(arguments, console: &console)
    }
  }

  private func help(_ arguments: Arguments, console: inout Console) throws(ToolError) -> ExitCode {
    if arguments.operands.count > 1 {
      throw .usage("unexpected argument '\(arguments.operands[1])'", command: Command.help.name)
    }
    guard let name = arguments.operands.first else {
      console.write(Help.overview())
      return .success
    }
    console.write(Help.text(for: try command(named: name), usage: "stacklayout " + name))
    return .success
  }
}
