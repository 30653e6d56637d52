import Testing

@testable import stacklayout_bench

@Suite struct ReportTests {
  /// Results of scenes with the contestants `engine` and `other`, each with samples within 6 %.
  private func results(_ times: [(scene: String, engine: Double, other: Double)]) -> BenchResults {
    func samples(_ time: Double) -> [String: Statistics] {
      Statistics([0.94 * time, time, 1.06 * time]).map { ["fresh": $0] } ?? [:]
    }
    return BenchResults(
      isQuick: false,
      scenes: times.map { scene, engine, other in
        SceneResult(
          name: scene, summary: "for a test", rules: "css", nodeCount: 1000,
          contestants: [
            ContestantResult(name: "engine", times: samples(engine), bytes: 250_000),
            ContestantResult(name: "other", difference: "2 frames differ", times: samples(other)),
          ])
      })
  }

  @Test func tablesShowTimesRatiosAndDifferences() {
    let text = TextReport(results([("a", 2000, 5000), ("b", 3e6, 1.5e6)])).text
    #expect(text.contains("a: 1,000 nodes, css rules; for a test\n"))
    let table = """
                       fresh  bytes/node
        engine  2.00 µs ±3 %         250
        other   5.00 µs ±3 %
        ≠              ×2.50
        other: 2 frames differ
      """
    #expect(text.contains(table), "\(text)")
    #expect(text.contains("3.00 ms") && text.contains("÷2.00"))
  }

  @Test func tablesAreAligned() {
    let table = TextTable([["", "one", "two"], ["first", "1", "22"], ["x", "", "3"]])
    #expect(table.text == "         one  two\n  first    1   22\n  x             3\n")
  }

  // MARK: - Baselines

  private func changes(_ times: [(scene: String, engine: Double, other: Double)]) -> [Baseline.Change] {
    Baseline(results([("a", 100, 10), ("b", 100, 10)])).changes(to: results(times))
  }

  @Test func smallDifferencesAreNoChanges() {
    #expect(changes([("a", 120, 10), ("b", 85, 10), ("c", 1, 1)]) == [])
  }

  @Test func largestChangeIsFirst() {
    let found = changes([("a", 150, 10), ("b", 20, 10)])
    #expect(found.map(\.scene) == ["b", "a"] && found.map(\.isSlower) == [false, true])
    #expect(abs((found.last?.factor ?? 0) - 1.5) < 1e-9)
    #expect(found.first?.text == "b, engine, fresh: 5.00 times as fast: 94.0 ns before, 18.8 ns now")
  }

  @Test func otherLoadOnMachineIsNoChange() {
    let before = results([("a", 100, 10)])
    var other = before
    // Most samples are slow, but the fastest one is as fast as before.
    other.scenes[0].contestants[0].times["fresh"] = Statistics([95, 300, 310, 320])
    #expect(Baseline(before).changes(to: other) == [])
  }

  @Test func resultsWithoutCommonTimesAreNotCompared() {
    let before = results([("a", 100, 10)])
    #expect(Baseline(before).obstacle(to: before) == nil)
    #expect(Baseline(before).commonTimes(with: before) == 2)
    #expect(Baseline(before).obstacle(to: results([("b", 1, 1)])) == "the baseline has none of these times")
  }

  // MARK: - Numbers

  @Test func quartilesAreInterpolated() throws {
    let statistics = try #require(Statistics([4, 1, 3, 2]))
    #expect(statistics.median == 2.5 && statistics.minimum == 1 && statistics.sampleCount == 4)
    #expect(statistics.lowerQuartile == 1.75 && statistics.upperQuartile == 3.25)
    #expect(abs(statistics.spread - 0.3) < 1e-12)
    #expect(try #require(Statistics([7])).median == 7)
    #expect(Statistics([]) == nil)
  }

  @Test(arguments: [
    (0, "0.00"), (1.234, "1.23"), (9.999, "10.0"), (12.34, "12.3"), (99.96, "100"), (1234.5, "1,235"), (-2.5, "-2.50"),
    (0.05, "0.05"), (.infinity, "–"),
  ]) func figuresHaveThreeDigits(number: Double, text: String) { #expect(Figures.short(number) == text) }

  @Test(arguments: [(12, "12.0 ns"), (1500, "1.50 µs"), (2.5e6, "2.50 ms"), (3e9, "3.00 s")])
  func durationsHaveSuitableUnit(time: Double, text: String) { #expect(Figures.duration(time) == text) }

  @Test func countsAreGrouped() {
    #expect([0, 999, 1000, 1_234_567, -1000].map(Figures.grouped) == ["0", "999", "1,000", "1,234,567", "-1,000"])
  }
}
