import Foundation

/// The tool without its process: a run takes arguments, and produces a status and text.
struct BenchTool {
  /// The status of the process.
  enum Status: Int32 {
    case success = 0
    /// A time is slower than in the baseline.
    case slower = 1
    /// A file cannot be used, or a contestant cannot lay out a scene.
    case failure = 2
    /// The command line is wrong.
    case usage = 64
  }

  /// The text of standard output.
  private(set) var output = ""
  /// Writes a line to standard error. A run takes minutes: its progress is written at once, not with the report.
  private let report: (String) -> Void

  init(report: @escaping (String) -> Void) { self.report = report }

  /// Runs the tool. `words` are the arguments after the program's name.
  mutating func run(_ words: [String]) -> Status {
    do throws(BenchError) {
      return try run(try BenchOptions(words))
    } catch {
      report("stacklayout-bench: \(error)")
      if case .usage = error { return .usage }
      return .failure
    }
  }

  private mutating func run(_ options: BenchOptions) throws(BenchError) -> Status {
    switch options.information {
    case .help: output = BenchOptions.help
    case .list: output = options.list
    case nil:
      guard let repetitions = options.repetitions else { return try measure(options) }
      try BenchRun(options).repeatOperation(times: repetitions)
    }
    return .success
  }

  private mutating func measure(_ options: BenchOptions) throws(BenchError) -> Status {
    // An unreadable baseline is reported before the measurement.
    let earlier = try options.baseline.flatMap { path throws(BenchError) in try Baseline(at: path) }
    let results = try BenchRun(options).results(progress: report)
    do {
      output = options.printsJSON ? try results.json() : TextReport(results).text
      guard let path = options.baseline else { return .success }
      guard let earlier else {
        try results.json().write(toFile: path, atomically: true, encoding: .utf8)
        report("\(path): created; the next run is compared with it")
        return .success
      }
      return try compare(results, with: earlier, at: path)
    } catch let error as BenchError {
      throw error
    } catch {
      throw .file("the results cannot be written: \(error)")
    }
  }

  /// Reports the changes since the baseline.
  private func compare(_ results: BenchResults, with earlier: Baseline, at path: String) throws(BenchError) -> Status {
    if let obstacle = earlier.obstacle(to: results) { throw .file("\(path): not compared: \(obstacle)") }
    let changes = earlier.changes(to: results)
    report("\(path): \(changes.count) of \(earlier.commonTimes(with: results)) times have changed")
    for change in changes { report("  " + change.text) }
    return changes.contains(where: \.isSlower) ? .slower : .success
  }
}
