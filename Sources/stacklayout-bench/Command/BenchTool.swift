import CommandLineSupport

/// The tool without the process around it: arguments go in, text for standard output and standard error and a status come
/// out.
struct BenchTool {
  /// What the tool is called.
  static let name = "stacklayout-bench"

  private let progress: (String) -> Void

  /// Makes a tool that says meanwhile with `progress` what it is doing, in lines.
  init(progress: @escaping (String) -> Void) { self.progress = progress }

  /// Runs the tool. `words` begin after the program's name.
  func run(_ words: [String], console: inout Console) -> ExitCode {
    do throws(ToolError) {
      let arguments = try Arguments(words[...], for: .bench)
      if arguments.asksForHelp {
        console.write(Help.text(for: .bench, usage: BenchTool.name))
        return .success
      }
      let options = try BenchOptions(arguments)
      if arguments.has("--list") {
        BenchList(options).print(to: &console)
        return .success
      }
      return try measure(options, console: &console)
    } catch {
      console.discardOutput()
      switch error {
      case .usage(let message, _):
        console.reportUsage(message)
        console.report("Try '\(BenchTool.name) --help'.")
      case .documents(let problems):
        for problem in problems { console.report(problem) }
      }
      return error.exitCode
    }
  }

  private func measure(_ options: BenchOptions, console: inout Console) throws(ToolError) -> ExitCode {
    let results: BenchResults
    do throws(BenchError) {
      results = try BenchRun(options, progress: progress).results()
    } catch {
      throw .documents(["\(error)"])
    }
    if options.isJSON {
      console.write(try results.json())
    } else {
      TextReport(results).print(to: &console)
    }
    return .success
  }
}
