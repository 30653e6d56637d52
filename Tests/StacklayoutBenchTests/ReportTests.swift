import Testing

@testable import stacklayout_bench

@Suite struct BaselineTests {
  private let before = BenchResults.made([
    ("a", ContestantName.engine, .firstLayout, 100), ("a", ContestantName.engine, .nothingChanged, 10),
    ("a", ContestantName.handWritten, .firstLayout, 5), ("b", ContestantName.engine, .firstLayout, 100),
  ])

  private func changes(_ times: [(String, String, LayoutOperation, Double)]) -> [Baseline.Change] {
    Baseline(before).changes(
      to: .made(times.map { (scene: $0.0, contestant: $0.1, operation: $0.2, time: $0.3) }))
  }

  @Test func equalTimesAreNoChanges() {
    #expect(Baseline(before).changes(to: before) == [])
    #expect(changes([("a", ContestantName.engine, .firstLayout, 120)]) == [])
    #expect(changes([("c", ContestantName.engine, .firstLayout, 1)]) == [])
  }

  @Test func slowerAndFasterTimesAreChanges() {
    let found = changes([
      ("a", ContestantName.engine, .firstLayout, 150), ("b", ContestantName.engine, .firstLayout, 20),
    ])
    #expect(found.map(\.scene) == ["b", "a"])
    #expect(found.map(\.isSlower) == [false, true])
    #expect(abs((found.last?.factor ?? 0) - 1.5) < 1e-9)
  }

  @Test func wallClockTimesAreNotCompared() {
    let before = BenchResults.made([("cells x10", ContestantName.cellsPrepared, .cellSizes, 100)])
    let after = BenchResults.made([("cells x10", ContestantName.cellsPrepared, .cellSizes, 900)])
    #expect(Baseline(before).changes(to: after).isEmpty)
  }

  @Test func listGoalsCompareWithMeasuringInSequence() throws {
    let results = BenchResults.made([
      ("cells x1000", ContestantName.cellsInSequence, .cellSizes, 900),
      ("cells x1000", ContestantName.cellsPrepared, .cellSizes, 500),
    ])
    let goals = Goals(results).lists
    #expect(goals.map(\.value) == [1.8, nil])
    #expect(goals.map(\.verdict) == [.target, .notMeasured])
  }

  @Test func slowMachineIsNoChange() {
    let found = changes([
      ("a", ContestantName.engine, .firstLayout, 200), ("a", ContestantName.handWritten, .firstLayout, 10),
      ("b", ContestantName.engine, .firstLayout, 100),
    ])
    #expect(found.map(\.scene) == ["b"])
    #expect(abs((found.first?.factor ?? 0) - 0.5) < 1e-9)
  }

  @Test func factorOfMachineIsComputedPerScene() {
    let constant = ContestantName.yoga
    let first = BenchResults.made([
      ("a", constant, .firstLayout, 10), ("a", ContestantName.engine, .firstLayout, 10),
      ("b", constant, .firstLayout, 10), ("b", ContestantName.engine, .firstLayout, 10),
    ])
    let second = BenchResults.made([
      ("a", constant, .firstLayout, 10), ("a", ContestantName.engine, .firstLayout, 10),
      ("b", constant, .firstLayout, 20), ("b", ContestantName.engine, .firstLayout, 20),
    ])
    #expect(Baseline(first).changes(to: second) == [])
    #expect(Baseline(first).machineFactor(of: second, scene: "b") == 2)
    #expect(Baseline(first).machineFactor(of: second) == 1.5)
  }

  @Test func otherLoadOnMachineIsNoChange() throws {
    var other = before
    // Most samples are slow, but the fastest one is as fast as before.
    let slow = try #require(Statistics([95, 300, 310, 320]))
    other.scenes[1].contestants[0].times[LayoutOperation.firstLayout.word] = slow
    #expect(Baseline(before).changes(to: other) == [])
  }

  @Test func resultsWithOtherOptionsAreNotCompared() {
    var other = before
    other.scale = 3
    #expect(Baseline(before).obstacle(to: other)?.contains("--scale 1.00") == true)
    other = before
    other.isQuick = true
    #expect(Baseline(before).obstacle(to: other)?.contains("without '--quick'") == true)
    #expect(Baseline(before).obstacle(to: before) == nil)
  }
}

@Suite struct ResultTests {
  @Test func resultsAreUnchangedAfterEncodingAndDecoding() throws {
    var results = BenchResults.made([("a", ContestantName.engine, .firstLayout, 100)])
    results.goals = Goals(results).lines
    let scene = try #require(SceneCatalog.all.first { $0.name == "feed x1" }).scene()
    let frames = try HandWrittenContestant().frames(of: scene)
    var others = frames
    others[2].size.width = .nan
    results.scenes[0].contestants[0].difference = FrameDifference(others, frames, in: scene)
    let read = try #require(BenchResults(json: Array(try results.json().utf8)))
    #expect(try read.json() == results.json())
    #expect(read.goals == results.goals)
    #expect(read.scenes[0].contestants[0].difference?.frame[2].isNaN == true)
    #expect(BenchResults(json: []) == nil)
  }

  @Test func tablesAreAligned() {
    let table = TextTable([["", "one", "two"], ["first", "1", "22"], ["x", "", "3"]])
    #expect(table.text == "         one  two\n  first    1   22\n  x             3\n")
  }
}

@Suite struct GoalTests {
  private func goal(_ name: String, in results: BenchResults) throws -> Goal {
    try #require(Goals(results).lines.first { $0.name.contains(name) }, "no goal \(name)")
  }

  @Test func goalsThatWereNotMeasuredHaveReason() {
    for goal in Goals(BenchResults(scale: 1, isQuick: false, scenes: [])).lines {
      #expect(goal.verdict == .notMeasured)
      #expect(!goal.remark.isEmpty, "\(goal.name)")
    }
  }

  @Test func fasterLayoutCounts() throws {
    let results = BenchResults.made([
      ("huge 10k", ContestantName.engine, .firstLayout, 40), ("huge 10k", ContestantName.engine, .everythingDirty, 20),
      ("huge 10k", ContestantName.yoga, .firstLayout, 1000), ("huge 10k", ContestantName.yoga, .everythingDirty, 800),
    ])
    let goal = try goal("huge 10k", in: results)
    #expect(goal.value == 40)
    #expect(goal.verdict == .target)
  }

  @Test func worstSceneCounts() throws {
    let results = BenchResults.made([
      ("wide 1k", ContestantName.engine, .firstLayout, 100), ("wide 100k", ContestantName.engine, .firstLayout, 130),
      ("huge 1k definite", ContestantName.engine, .firstLayout, 100),
      ("huge 100k definite", ContestantName.engine, .firstLayout, 240),
      ("wide 1M", ContestantName.engine, .firstLayout, 250),
      ("wide 1k", ContestantName.engine, .nothingChanged, 40), ("huge 1k", ContestantName.engine, .nothingChanged, 70),
    ])
    let scaling = try goal("1M nodes", in: results)
    #expect(scaling.value == 2.5)
    #expect(scaling.verdict == .missed)
    #expect(scaling.remark.contains("wide 1M"))
    let nothing = try goal("nothing changed", in: results)
    #expect(nothing.value == 70)
    #expect(nothing.verdict == .target)
  }

  @Test func stackViewGoalIsOverheadPerView() throws {
    let results = BenchResults.made([
      ("feed x100", ContestantName.engine, .everythingDirty, 10_000),
      ("feed x100", ContestantName.stackView, .everythingDirty, 30_000),
    ])
    let goal = try goal("StackView", in: results)
    #expect(goal.value == 20)
    #expect(goal.verdict == .moonshot)
  }

  @Test func viewsLikeUIKitAreComparedWithViewsThatReportAllChanges() throws {
    let results = BenchResults.made([
      ("feed x100", ContestantName.stackView, .everythingDirty, 10_000),
      ("feed x100", ContestantName.unreportedStackView, .everythingDirty, 12_000),
      ("feed x100", ContestantName.stackView, .build, 10_000),
      ("feed x100", ContestantName.unreportedStackView, .build, 14_000),
    ])
    let goal = try goal("views like those of UIKit", in: results)
    #expect(goal.value == 1.4)
    #expect(goal.verdict == .target)
    #expect(goal.remark == "feed x100, build: 1.40, feed x100, dirty: 1.20")
  }

  @Test func boxesAreComparedWithEquivalentConstraints() throws {
    let (engine, constraints) = (ContestantName.engine, ContestantName.constraints)
    let results = BenchResults.made([
      ("box login", engine, .build, 10), ("box login", engine, .firstLayout, 30),
      ("box login", engine, .everythingDirty, 25), ("box login", ContestantName.boxView, .build, 900),
      ("box login", ContestantName.boxView, .firstLayout, 50), ("box login", constraints, .build, 15_000),
      ("box login", constraints, .firstLayout, 25_000), ("box login", constraints, .rootResized, 100),
      ("box feed x1", engine, .build, 10), ("box feed x1", engine, .firstLayout, 40),
      ("box feed x1", constraints, .build, 20_000), ("box feed x1", constraints, .firstLayout, 80_000),
    ])
    // 40,000 against 40, and 100,000 against 50: the lower ratio counts.
    let whole = try goal("boxes, build and first layout", in: results)
    #expect(whole.value == 1000)
    #expect(whole.remark == "box login: 1,000, box feed x1: 2,000")
    // The creation of views is not included.
    #expect(try goal("BoxView, first layout", in: results).value == 800)
    let edit = try goal("boxes, layout of everything", in: results)
    #expect(edit.value == 4)
    #expect(edit.verdict == .moonshot)
  }

  @Test func memoryGoalReportsRange() throws {
    var results = BenchResults.made([
      ("a", ContestantName.engine, .build, 1), ("b", ContestantName.engine, .build, 1),
      ("c", ContestantName.engine, .build, 1),
    ])
    for (index, bytes) in [200_000, 150_000, 900_000].enumerated() {
      var counts = Counts(measureCalls: 0, mostMeasureCalls: 0)
      counts.build = AllocationCounts(calls: 1, bytes: bytes, peakBytes: bytes)
      counts.firstLayout = AllocationCounts()
      results.scenes[index].contestants[0].counts = counts
    }
    results.scenes[2].isBoxes = true
    let memory = try goal("memory per node", in: results)
    #expect(memory.value == 200)
    #expect(memory.remark == "150 in b to 200 in a; with pins 900 in c")
  }
}
