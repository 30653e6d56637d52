import Foundation
import Testing

@testable import stacklayout_bench

@Suite struct ToolTests {
  private struct Run {
    var status: BenchTool.Status
    var output: String
    var messages: [String]
  }

  private func run(_ arguments: String...) -> Run { run(arguments) }

  private func run(_ arguments: [String]) -> Run {
    var messages: [String] = []
    var tool = BenchTool { messages.append($0) }
    let status = tool.run(arguments)
    return Run(status: status, output: tool.output, messages: messages)
  }

  private func withFile(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("bench-" + UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  // MARK: - Arguments

  @Test(arguments: [
    (["--sceen", "x"], "unknown option '--sceen'; '--help' shows all options"), (["file"], "unknown option 'file'"),
    (["--scene", "hug 1k"], "unknown name 'hug 1k'; '--list' shows all names"),
    (["--contestant", "engine,motor"], "unknown name 'motor'"), (["--operation", "first"], "unknown name 'first'"),
    (["--contestant", "yoga"], "the contestant Yoga needs '--yoga PATH'"),
    (["--quick", "--scene"], "option '--scene' needs a value; see '--help'"),
    (["--repeat", "many"], "option '--repeat' needs a number of repetitions, not 'many'"),
    (["--repeat", "1", "--scene", "feed x1"], "option '--repeat' needs one scene, one contestant and one operation"),
  ]) func wrongUsageIsExplained(arguments: [String], message: String) {
    let run = run(arguments)
    #expect(run.status == .usage)
    #expect(run.status.rawValue == 64)
    #expect(run.messages.count == 1 && run.messages[0].hasPrefix("stacklayout-bench: " + message), "\(run.messages)")
    #expect(run.output.isEmpty)
  }

  @Test func helpAndList() {
    let help = run("--list", "--help")
    #expect(help.status == .success && help.messages.isEmpty)
    for option in ["scene", "contestant", "operation", "quick", "yoga", "json", "baseline", "repeat", "list", "help"] {
      #expect(help.output.contains("  --\(option) "), "\(option)")
    }
    let list = run("--list", "--scene", "huge,feed x1", "--operation", " leaf , nothing")
    #expect(list.status == .success && list.messages.isEmpty)
    for line in ["  feed x1  one card", "  huge     ten equal", "  engine  ", "  leaf     change", "  nothing  lay"] {
      #expect(list.output.contains(line), "\(line)")
    }
    #expect(!list.output.contains("wide") && !list.output.contains("fresh"))
    #expect(run("--list").output.contains("  example login "))
    let apart = run("--operation", "leaf", "--list", "--scene", "Feed  X1", "--operation", "noth", "--scene", "huge")
    #expect(apart.output == list.output)
    #expect(run("--list", "--scene", "wrap").output.contains("wrap columns"))
  }

  @Test func invalidLibraryIsRejected() throws {
    try withFile { path in
      try "no library".write(toFile: path, atomically: true, encoding: .utf8)
      let run = run("--yoga", path, "--scene", "feed x1")
      #expect(run.status == .failure)
      #expect(run.messages[0].contains("\(path) cannot be opened as a shared library"))
    }
  }

  // MARK: - Results

  @Test func reportContainsTimesAndMemory() {
    let report = run("--quick", "--scene", "feed x1,box login", "--operation", "fresh,nothing")
    #expect(report.status == .success)
    #expect(report.messages == ["[1/2] feed x1, 21 nodes", "[2/2] box login, 10 nodes"])
    for text in [
      "feed x1: 21 nodes, stackview rules; one card", "    fresh ", "    nothing ", "\n  StackView  ", "\n  engine ",
      "  BoxView: not measured: it has no flexbox\n", "  StackView: not measured: it has no pins\n",
    ] { #expect(report.output.contains(text), "\(text)") }
    #expect(!report.output.contains("≠ ") && !report.output.contains("frames differ"))
  }

  @Test func jsonContainsResults() throws {
    let arguments = ["--quick", "--scene", "feed x1", "--contestant", "engine,constraints", "--json"]
    let report = run(arguments)
    let results = try JSONDecoder().decode(BenchResults.self, from: Data(report.output.utf8))
    #expect(try results.json() == report.output)
    #expect(results.isQuick && results.scenes.map(\.nodeCount) == [21])
    let (engine, constraints) = (results.scenes[0].contestants[0], results.scenes[0].contestants[1])
    #expect(Set(engine.times.keys) == Set(LayoutOperation.ofTrees.map(\.rawValue)))
    #expect(engine.times.values.allSatisfy { $0.minimum > 0 && $0.sampleCount >= Effort.fewestSamples })
    #expect(engine.obstacle == nil && engine.difference == nil)
    #expect(constraints.obstacle == "it has no flexbox" && constraints.times.isEmpty)
  }

  #if canImport(Glibc)
    @Test func jsonContainsMemory() throws {
      // The number is that of the process: other tests that free memory at the same time change a result.
      let hasMemory = try (0..<5).contains { _ in
        let report = run([
          "--quick", "--scene", "feed x1", "--contestant", "engine", "--operation", "nothing", "--json",
        ])
        let results = try JSONDecoder().decode(BenchResults.self, from: Data(report.output.utf8))
        return results.scenes[0].contestants[0].bytes ?? 0 > 21 * 100
      }
      #expect(hasMemory)
    }
  #endif

  @Test func operationsAreRepeatedForProfiler() {
    for operation in LayoutOperation.ofTrees {
      let run = run(
        "--repeat", "2", "--scene", "feed x1", "--contestant", "engine", "--operation", operation.rawValue)
      #expect(run.status == .success && run.output.isEmpty && run.messages.isEmpty, "\(operation)")
    }
    let unsupported = run("--repeat", "2", "--scene", "feed x1", "--contestant", "views", "--operation", "leaf")
    #expect(unsupported.status == .failure)
    #expect(unsupported.messages == ["stacklayout-bench: views does not support the operation leaf on feed x1"])
  }

  @Test func baselineIsCreatedAndThenCompared() throws {
    try withFile { path in
      let arguments = ["--scene", "feed x1", "--operation", "nothing", "--contestant", "engine", "--baseline", path]
      let first = run(["--quick"] + arguments)
      #expect(first.status == .success && first.messages.last?.contains("created") == true)
      let thorough = run(arguments)
      #expect(thorough.status == .failure)
      #expect(thorough.messages.last?.contains("not compared: the baseline was measured with '--quick'") == true)
      // Every time is slower than a baseline of 1 ns.
      let file = URL(fileURLWithPath: path)
      var earlier = try JSONDecoder().decode(BenchResults.self, from: try Data(contentsOf: file))
      earlier.scenes[0].contestants[0].times["nothing"] = Statistics([1])
      try earlier.json().write(to: file, atomically: true, encoding: .utf8)
      let second = run(["--quick"] + arguments)
      #expect(second.status == .slower && second.output.contains("feed x1: 21 nodes"))
      #expect(second.messages.last?.contains("feed x1, engine, nothing: ") == true)
      try "{}".write(to: file, atomically: true, encoding: .utf8)
      let third = run(["--quick"] + arguments)
      #expect(third.status == .failure && third.output.isEmpty)
      #expect(third.messages[0].contains("is not a baseline"))
    }
  }

  @Test func unwritableBaselineIsReported() {
    let run = run(
      "--quick", "--scene", "feed x1", "--operation", "nothing", "--contestant", "engine", "--baseline",
      "/no folder/baseline.json")
    #expect(run.status == .failure)
    #expect(run.messages.last?.contains("the results cannot be written") == true)
    #expect(run.output.contains("feed x1: 21 nodes"))
  }
}
