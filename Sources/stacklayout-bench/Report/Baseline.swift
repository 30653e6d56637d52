import CommandLineSupport

/// Results of an earlier run, to compare with.
struct Baseline {
  /// A time that has changed.
  struct Change: Equatable {
    var scene: String
    var contestant: String
    var operation: String
    var before: Double
    var now: Double
    /// The current time divided by the earlier time, corrected for the speed of the machine.
    var factor: Double

    /// Whether it takes longer.
    var isSlower: Bool { factor > 1 }
  }

  /// Times that differ by less do not count as changes.
  static let tolerance = 0.25
  /// Contestants whose code does not change with the engine: their times show the speed of the machine.
  private static let constants: Set = [ContestantName.handWritten, ContestantName.yoga]

  /// The names of operations that are not compared.
  private static let wallClockWords = Set(LayoutOperation.allCases.filter(\.isTimedByTheWall).map(\.word))

  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  /// Reads a baseline; `nil` if there is no such file.
  init?(at path: String) throws(ToolError) {
    do throws(FileProblem) {
      guard try FileAccess.exists(path) else { return nil }
      let bytes = try FileAccess.read(path)
      guard let results = BenchResults(json: bytes) else {
        throw FileProblem(path: path, reason: "is not a baseline: remove the file to create a new one")
      }
      self.init(results)
    } catch {
      throw .documents([error.description])
    }
  }

  /// The reason why results cannot be compared; `nil` if they can.
  func obstacle(to current: BenchResults) -> String? {
    if current.scale != results.scale {
      return "the baseline was measured with '--scale \(Figures.short(results.scale))'"
    }
    if current.isQuick != results.isQuick {
      return "the baseline was measured \(results.isQuick ? "with" : "without") '--quick'"
    }
    return commonTimes(with: current) > 0 ? nil : "the baseline has none of these times"
  }

  /// The number of times that are compared.
  func commonTimes(with current: BenchResults) -> Int { pairs(with: current).count }

  /// The current time divided by the earlier time, for the contestants whose code has not changed.
  ///
  /// The factor is that of the operation on the scene, of the scene, or of all scenes: the first of these that these
  /// contestants have measured.
  func machineFactor(
    of current: BenchResults, scene: String? = nil, operation: String? = nil,
    by figure: KeyPath<Statistics, Double> = \.minimum
  ) -> Double {
    machineFactor(of: pairs(with: current), scene: scene, operation: operation, by: figure)
  }

  private func machineFactor(
    of pairs: [Pair], scene: String?, operation: String?, by figure: KeyPath<Statistics, Double>
  ) -> Double {
    let all = pairs.filter { Baseline.constants.contains($0.contestant) }
    let inScene = all.filter { $0.scene == scene }
    let inOperation = inScene.filter { $0.operation == operation }
    let nearest = [inOperation, inScene, all].first { !$0.isEmpty } ?? []
    return Statistics(nearest.map { $0.factor(by: figure) })?.median ?? 1
  }

  /// The changes beyond the tolerance, largest first.
  ///
  /// A change must show in the fastest samples and in the medians; the smaller change counts. Other load on the machine
  /// makes samples slower, never faster.
  func changes(to current: BenchResults) -> [Change] {
    var changes: [Change] = []
    let pairs = pairs(with: current)
    for pair in pairs where !Baseline.constants.contains(pair.contestant) {
      let factors = [\Statistics.minimum, \Statistics.median].map { figure in
        pair.factor(by: figure)
          / machineFactor(of: pairs, scene: pair.scene, operation: pair.operation, by: figure)
      }
      let factor = factors[0] > 1 ? max(min(factors[0], factors[1]), 1) : min(max(factors[0], factors[1]), 1)
      guard factor > 1 + Baseline.tolerance || factor < 1 / (1 + Baseline.tolerance) else { continue }
      changes.append(
        Change(
          scene: pair.scene, contestant: pair.contestant, operation: pair.operation, before: pair.before.minimum,
          now: pair.now.minimum, factor: factor))
    }
    return changes.sorted { max($0.factor, 1 / $0.factor) > max($1.factor, 1 / $1.factor) }
  }

  private struct Pair {
    var scene: String
    var contestant: String
    var operation: String
    var before: Statistics
    var now: Statistics

    func factor(by figure: KeyPath<Statistics, Double>) -> Double { now[keyPath: figure] / before[keyPath: figure] }
  }

  /// The operations that both runs have measured.
  private func pairs(with current: BenchResults) -> [Pair] {
    var pairs: [Pair] = []
    for scene in current.scenes {
      for contestant in scene.contestants {
        guard let earlier = results.result(scene.name, contestant.name) else { continue }
        for (operation, now) in contestant.times.sorted(by: { $0.key < $1.key }) {
          guard let before = earlier.times[operation], before.minimum > 0 else { continue }
          // Wall-clock time includes other load on the machine.
          if Baseline.wallClockWords.contains(operation) { continue }
          pairs.append(
            Pair(scene: scene.name, contestant: contestant.name, operation: operation, before: before, now: now))
        }
      }
    }
    return pairs
  }
}
