import CommandLineSupport
import LayoutEngine
import Testing

@testable import stacklayout_bench

@Suite struct MeasuringTests {
  @Test func quartilesAreInterpolated() throws {
    let statistics = try #require(Statistics([4, 1, 3, 2]))
    #expect(statistics.median == 2.5)
    #expect(statistics.lowerQuartile == 1.75)
    #expect(statistics.upperQuartile == 3.25)
    #expect(statistics.minimum == 1)
    #expect(statistics.sampleCount == 4)
    #expect(abs(statistics.spread - 0.3) < 1e-12)
  }

  @Test func medianOfOneSampleIsTheSample() throws {
    let statistics = try #require(Statistics([7]))
    #expect(statistics.median == 7)
    #expect(statistics.spread == 0)
    #expect(Statistics([]) == nil)
  }

  /// Statistics do not depend on the order of the samples, and scale with them.
  @Test(arguments: 0..<50) func statisticsScaleWithSamples(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let samples = (0...random.below(40)).map { _ in random.fraction() * 1000 }
    let statistics = try #require(Statistics(samples))
    #expect(Statistics(samples.reversed()) == statistics)
    let doubled = try #require(Statistics(samples.map { $0 * 2 }))
    #expect(doubled.median == 2 * statistics.median)
    #expect(statistics.lowerQuartile <= statistics.median && statistics.median <= statistics.upperQuartile)
    #expect(statistics.minimum <= statistics.lowerQuartile)
  }

  @Test func randomSourceIsSplitMix64() {
    var random = RandomSource(seed: 1_234_567)
    #expect(random.next() == 6_457_827_717_110_365_317)
    #expect(random.next() == 3_203_168_211_198_807_973)
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

  @Test func nameOfMachineIsReadFromListOfProcessors() {
    let list = (0..<2).map { "processor\t: \($0)\nmodel name\t: Some  CPU @ 2 GHz\nflags\t:\n\n" }.joined()
    #expect(Machine.name(from: list) == "Some CPU @ 2 GHz, 2 processors")
    #expect(Machine.name(from: "processor: 0\nmodel name: One") == "One, 1 processor")
    #expect(Machine.name(from: "nothing of this kind") == nil)
  }

  private func sampler(_ contestant: any Contestant, _ scene: Scene) throws -> Sampler {
    Sampler(try contestant.prepare(scene), of: scene, by: contestant, scale: 1, effort: .quick)
  }

  @Test func unsupportedOperationsAreNotSampled() throws {
    let scene = try #require(SceneCatalog.all.first { $0.name == "deep auto 4k" }).scene()
    let sampler = try sampler(HandWrittenContestant(), scene)
    #expect(LayoutOperation.allCases.filter(sampler.canSample) == [.fresh, .firstLayout, .everythingDirty])
    let own = try self.sampler(EngineContestant(), scene)
    #expect(!own.canSample(.leafStops) && !own.canSample(.rootResized))
    #expect(own.canSample(.leafReachesRoot))
  }

  @Test func everyOperationTakesTime() throws {
    let scene = try #require(SceneCatalog.all.first { $0.name == "feed x1" }).scene()
    let sampler = try sampler(EngineContestant(), scene)
    for operation in LayoutOperation.allCases where sampler.canSample(operation) {
      #expect(try sampler.sample(operation) > 0, "\(operation)")
    }
  }

  #if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
    @Test func allocationsAreCounted() throws {
      var array: [UInt8] = []
      let counts = try #require(try AllocationCounter.count { array = [UInt8](repeating: 1, count: 100_000) })
      #expect(counts.calls >= 1)
      #expect(counts.bytes >= 100_000)
      #expect(array.count == 100_000)
      let freed = try #require(try AllocationCounter.count { array = [] })
      #expect(freed.bytes <= -100_000)
    }

    @Test func symbolsOfGeneratedLibraryAreFound() throws {
      let names = ["stacklayout_first", "stacklayout_second", "stacklayout_third"]
      let file = ScratchFile()
      try FileAccess.write(try #require(SymbolLibrary.bytes(defining: names)), to: file.path)
      let library = try SharedLibrary(at: file.path)
      let addresses = names.map { library.optionalFunction($0, as: UnsafeRawPointer.self) }
      #expect(Set(addresses).count == 3 && !addresses.contains(nil))
      #expect(library.optionalFunction("stacklayout_fourth", as: UnsafeRawPointer.self) == nil)
    }
  #endif
}
