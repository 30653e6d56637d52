import CommandLineSupport

/// The tool without its process: a run takes arguments, and produces a status and the text of standard output and
/// standard error.
struct BenchTool {
  /// The name of the tool.
  static let name = "stacklayout-bench"

  private let progress: (String) -> Void

  /// Creates a tool that reports its progress line by line.
  init(progress: @escaping (String) -> Void) { self.progress = progress }

  /// Runs the tool. `words` are the arguments after the program's name.
  func run(_ words: [String], console: inout Console) -> ExitCode {
    do throws(ToolError) {
      let arguments = try Arguments(words[...], for: .bench)
      if arguments.requestsHelp {
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
    // An unreadable baseline is reported before the measurement, which takes minutes.
    var earlier: Baseline?
    if let path = options.baseline { earlier = try Baseline(at: path) }
    let results: BenchResults
    do throws(BenchError) {
      results = try BenchRun(options, progress: progress).results()
    } catch {
      throw .documents(["\(error)"])
    }
    switch options.format {
    case .text: TextReport(results).print(to: &console)
    case .json: console.write(try results.json())
    case .markdown: console.write(TextReport.markdownTable(results.goals))
    }
    guard let path = options.baseline else { return .success }
    if let obstacle = earlier?.obstacle(to: results) {
      console.report("\(path): not compared: \(obstacle)")
      return .badDocument
    }
    if earlier == nil || options.updatesBaseline {
      let file = FileAccess.NewFile(path: path, bytes: Array(try results.json().utf8))
      do throws(ToolError) {
        try Console.write([file], option: "--baseline")
      } catch {
        // The results are printed nevertheless.
        guard case .documents(let problems) = error else { throw error }
        for problem in problems { console.report(problem) }
        return .badDocument
      }
    }
    guard let earlier else {
      console.report("\(path): created; the next run is compared with it")
      return .success
    }
    return compare(results, with: earlier, at: path, console: &console)
  }

  /// Reports the changes since the baseline; slower times are findings.
  private func compare(
    _ results: BenchResults, with earlier: Baseline, at path: String, console: inout Console
  ) -> ExitCode {
    let changes = earlier.changes(to: results)
    let machine = Figures.short(earlier.machineFactor(of: results))
    console.report(
      "\(path): \(changes.count) of \(earlier.commonTimes(with: results)) times have changed; the machine takes "
        + "\(machine) times as long as in the baseline")
    for change in changes {
      let factor = Figures.short(change.isSlower ? change.factor : 1 / change.factor)
      console.report(
        "  \(change.scene), \(change.contestant), \(change.operation): \(factor) times as "
          + (change.isSlower ? "slow: " : "fast: ")
          + "\(Figures.duration(change.before)) before, \(Figures.duration(change.now)) now")
    }
    return changes.contains(where: \.isSlower) ? .findings : .success
  }
}
