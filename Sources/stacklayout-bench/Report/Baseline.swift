import CommandLineSupport

/// Results of an earlier run, to compare with.
struct Baseline {
  /// A time that is another than it was.
  struct Change: Equatable {
    var scene: String
    var contestant: String
    var operation: String
    var before: Double
    var now: Double
    /// How many times as long it takes, once the machine's own speed is taken out.
    var factor: Double

    /// Whether it takes longer.
    var isSlower: Bool { factor > 1 }
  }

  /// Times that differ by less do not count as changes.
  static let tolerance = 0.25
  /// Contestants whose code does not change with the engine: they tell how fast the machine is.
  private static let constants: Set = [ContestantName.handWritten, ContestantName.yoga]

  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  /// Reads a baseline; `nil` if there is no such file.
  init?(at path: String) throws(ToolError) {
    do throws(FileProblem) {
      guard try FileAccess.exists(path) else { return nil }
      let bytes = try FileAccess.read(path)
      guard let results = BenchResults(json: bytes) else {
        throw FileProblem(path: path, reason: "is no baseline: remove it, and it is made anew")
      }
      self.init(results)
    } catch {
      throw .documents([error.description])
    }
  }

  /// How many times as long the machine takes for what has not changed.
  func machineFactor(of current: BenchResults) -> Double {
    let factors = pairs(with: current).filter { Baseline.constants.contains($0.contestant) }.map {
      $0.now.median / $0.before.median
    }
    return Statistics(factors)?.median ?? 1
  }

  /// What has changed by more than the tolerance, and by more than the samples scatter; the largest first.
  func changes(to current: BenchResults) -> [Change] {
    let machine = machineFactor(of: current)
    var changes: [Change] = []
    for pair in pairs(with: current) {
      let factor = pair.now.median / pair.before.median / machine
      let isSlower = factor > 1 + Baseline.tolerance && pair.now.lowerQuartile > pair.before.upperQuartile * machine
      let isFaster =
        factor < 1 / (1 + Baseline.tolerance) && pair.now.upperQuartile < pair.before.lowerQuartile * machine
      guard isSlower || isFaster else { continue }
      changes.append(
        Change(
          scene: pair.scene, contestant: pair.contestant, operation: pair.operation, before: pair.before.median,
          now: pair.now.median, factor: factor))
    }
    return changes.sorted { max($0.factor, 1 / $0.factor) > max($1.factor, 1 / $1.factor) }
  }

  private struct Pair {
    var scene: String
    var contestant: String
    var operation: String
    var before: Statistics
    var now: Statistics
  }

  /// What both have measured, with the same snapping.
  private func pairs(with current: BenchResults) -> [Pair] {
    guard current.scale == results.scale else { return [] }
    var pairs: [Pair] = []
    for scene in current.scenes {
      for contestant in scene.contestants {
        guard let earlier = results.result(scene.name, contestant.name) else { continue }
        for (operation, now) in contestant.times.sorted(by: { $0.key < $1.key }) {
          guard let before = earlier.times[operation], before.median > 0 else { continue }
          pairs.append(
            Pair(scene: scene.name, contestant: contestant.name, operation: operation, before: before, now: now))
        }
      }
    }
    return pairs
  }
}
