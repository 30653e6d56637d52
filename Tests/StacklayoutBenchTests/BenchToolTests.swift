import CommandLineSupport
import Testing

@testable import stacklayout_bench

@Suite struct BenchToolTests {
  @Test(arguments: [
    (["--sceen", "x"], "unknown option '--sceen' (did you mean '--scene'?)"),
    (["--scene", "hug 1k"], "option '--scene': unknown name 'hug 1k' (did you mean 'huge 1k'?)"),
    (["--contestant", "engin"], "(did you mean 'engine'?)"), (["--operation", "frist"], "(did you mean 'first'?)"),
    (["--contestant", "yoga"], "option '--contestant yoga' needs '--yoga PATH'"),
    (["--format", "jsn"], "(did you mean 'json'?)"), (["--scale", "-1"], "needs 0 or a number from 0.001 to 1000"),
    (["--scale", "0x1"], "needs 0 or a number from 0.001 to 1000"), (["--scale", "1e9"], "not '1e9'"),
    (["--quick", "--quick"], "option '--quick' is given twice"), (["--baseline", "-"], "not '-'"),
    (["--scene", ","], "option '--scene' needs a name"),
    (["--scale", "1", "--scale=2"], "option '--scale' is given twice"),
    (["--quick=1"], "option '--quick' takes no value"), (["file"], "unexpected argument 'file'"),
    (["--update-baseline"], "option '--update-baseline' needs '--baseline FILE'"),
    (["--scene"], "option '--scene' needs a value"),
  ]) func wrongUsageIsExplained(arguments: [String], message: String) {
    let run = run(arguments)
    #expect(run.status == .usage)
    #expect(run.messages.hasPrefix("stacklayout-bench: "))
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.messages.hasSuffix("Try 'stacklayout-bench --help'.\n"))
    #expect(run.output.isEmpty)
  }

  @Test func helpNamesEveryOption() {
    let help = run("--scene", "feed x1", "--help")
    #expect(help.status == .success)
    #expect(help.output.contains("Usage: stacklayout-bench [OPTIONS]\n"))
    for option in Command.bench.options { #expect(help.output.contains(option.name)) }
  }

  @Test func listShowsScenesContestantsAndOperations() {
    let list = run("--list", "--scene", "huge,feed x1", "--operation", "first, nothing")
    #expect(list.status == .success)
    for line in ["  feed x1 ", "  huge 100k definite ", "9,111 nodes", "  engine ", "  first ", "  nothing "] {
      #expect(list.output.contains(line), "\(line)")
    }
    #expect(!list.output.contains("wide 1k") && !list.output.contains("build"))
    #expect(run("--list").output.contains("  wide 1M "))
    #expect(!run("--list", "--quick").output.contains("100k"))
  }

  @Test func repeatedOptionsAreCombined() {
    let together = run("--list", "--scene", "huge 1k,feed x1", "--operation", "first,nothing")
    let apart = run("--list", "--scene", "huge 1k", "--operation=first", "--scene=feed x1", "--operation", "nothing")
    #expect(together.status == .success)
    #expect(apart.output == together.output)
  }

  @Test func invalidLibraryIsRejected() throws {
    let file = ScratchFile()
    try file.write("no library")
    let rejected = run("--yoga", file.path, "--scene", "feed x1")
    #expect(rejected.status == .badDocument)
    #expect(rejected.messages.contains(file.path))
    #expect(run("--examples", Repository.path + "/none").messages.contains("no such file or folder"))
  }

  @Test func textReportContainsTables() {
    let report = run(
      "--quick", "--scene", "feed x1", "--operation", "first,nothing", "--contestant", "engine,by hand")
    #expect(report.status == .success)
    for text in ["feed x1: 21 nodes, stackview rules", "  by hand", "÷", "Goals:"] {
      #expect(report.output.contains(text), "\(text)")
    }
    #expect(!report.output.contains("≠ "))
  }

  @Test func boxScenesLeaveOutContestantsWithoutBoxes() {
    let report = run("--quick", "--scene", "box login", "--operation", "resize")
    for name in ["engine", "constraints"] { #expect(report.output.contains("  \(name) "), "\(name)") }
    #expect(!report.output.contains("  by hand ") && !report.output.contains("not measured: "))
    #expect(!report.output.contains("differ"))
    let nobody = run("--quick", "--scene", "box login", "--contestant", "by hand")
    #expect(nobody.output.contains("none of the contestants lays out boxes"))
  }

  @Test func jsonReportContainsResults() throws {
    let report = run("--quick", "--scene", "huge 1k", "--operation", "dirty", "--format", "json")
    let results = try #require(BenchResults(json: Array(report.output.utf8)))
    #expect(results.scenes.map(\.nodeCount) == [911])
    #expect(results.median("huge 1k", ContestantName.engine, .everythingDirty) ?? 0 > 0)
    #expect(results.result("huge 1k", ContestantName.handWritten)?.difference == nil)
    #expect(results.goals.contains { $0.verdict == .notMeasured && !$0.remark.isEmpty })
  }

  @Test func markdownReportIsTableOfGoals() {
    let report = run("--quick", "--scene", "feed x1", "--operation", "nothing", "--format", "markdown")
    let lines = report.output.split(separator: "\n")
    #expect(lines.allSatisfy { $0.count { $0 == "|" } == 7 })
    #expect(lines.dropFirst().first == "| --- | ---: | ---: | ---: | --- | --- |")
    #expect(lines.contains { $0.hasPrefix("| nothing changed | ≤ 100 ns | ≤ 50.0 ns | ") })
  }

  @Test func baselineIsCreatedAndThenCompared() throws {
    let file = ScratchFile()
    let arguments = ["--quick", "--scene", "feed x1", "--operation", "first", "--contestant", "engine"]
    let first = run(arguments + ["--baseline", file.path])
    #expect(first.status == .success)
    #expect(first.messages.contains("created"))
    // Every time is slower than a baseline of 1 ns.
    var earlier = try #require(BenchResults(json: try FileAccess.read(file.path)))
    let fast = try #require(Statistics([1]))
    earlier.scenes[0].contestants[0].times["first"] = fast
    try file.write(try earlier.json())
    let second = run(arguments + ["--baseline", file.path])
    #expect(second.status == .findings)
    #expect(second.messages.contains("feed x1, engine, first: "))
    try file.write("{}")
    let third = run(arguments + ["--baseline", file.path])
    #expect(third.status == .badDocument)
    #expect(third.messages.contains("is not a baseline"))
    #expect(third.output.isEmpty)
  }

  @Test func baselineOfOtherTimesIsNotCompared() throws {
    let file = ScratchFile()
    let arguments = ["--quick", "--scene", "feed x1", "--contestant", "engine", "--baseline", file.path]
    #expect(run(arguments + ["--operation", "nothing"]).status == .success)
    let baseline = try FileAccess.read(file.path)
    for other in [["--operation", "nothing", "--scale", "2"], ["--operation", "first"]] {
      let run = run(arguments + other + ["--update-baseline"])
      #expect(run.status == .badDocument, "\(other)")
      #expect(run.messages.contains("not compared"), "\(other)")
      #expect(try FileAccess.read(file.path) == baseline, "\(other)")
    }
  }

  @Test func listsOfNamesMayContainSpaces() {
    let one = run("--list", "--scene", "feed x1", "--contestant", "engine", "--operation", "first")
    #expect(one.status == .success)
    let spaced = run("--list", "--scene", " Feed  x1 , ", "--contestant", "engine ", "--operation", "first")
    #expect(spaced.output == one.output)
    #expect(run("--list", "--scene", " , ").messages.contains("option '--scene' needs a name"))
  }

  @Test func resultsArePrintedIfBaselineCannotBeCreated() {
    let path = Repository.path + "/none/baseline.json"
    let run = run(
      "--quick", "--scene", "feed x1", "--operation", "nothing", "--contestant", "engine", "--baseline", path)
    #expect(run.status == .badDocument)
    #expect(run.messages == path + ": cannot be written for option '--baseline': its folder does not exist\n")
    #expect(run.output.contains("feed x1: 21 nodes"))
  }
}
