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

  /// The words of operations that are not compared.
  private static let wallClockWords = Set(LayoutOperation.allCases.filter(\.isTimedByTheWall).map(\.word))

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

  /// Why nothing can be compared; `nil` if something can.
  func obstacle(to current: BenchResults) -> String? {
    if current.scale != results.scale { return "it was measured with '--scale \(Figures.short(results.scale))'" }
    if current.isQuick != results.isQuick { return "it was measured \(results.isQuick ? "with" : "without") '--quick'" }
    return nil
  }

  /// How many times as long the machine takes for what has not changed: in an operation on a scene, or in the whole scene
  /// or in all of them, as far as these contestants took part.
  func machineFactor(
    of current: BenchResults, scene: String? = nil, operation: String? = nil,
    by figure: KeyPath<Statistics, Double> = \.minimum
  ) -> Double {
    let all = pairs(with: current).filter { Baseline.constants.contains($0.contestant) }
    let inScene = all.filter { $0.scene == scene }
    let inOperation = inScene.filter { $0.operation == operation }
    let nearest = [inOperation, inScene, all].first { !$0.isEmpty } ?? []
    return Statistics(nearest.map { $0.factor(by: figure) })?.median ?? 1
  }

  /// What has changed by more than the tolerance; the largest first.
  ///
  /// The fastest samples have to say so, since what else a machine does makes samples slower and never faster, and so do
  /// the medians; the one that says less counts.
  func changes(to current: BenchResults) -> [Change] {
    var changes: [Change] = []
    for pair in pairs(with: current) where !Baseline.constants.contains(pair.contestant) {
      let factors = [\Statistics.minimum, \Statistics.median].map { figure in
        pair.factor(by: figure)
          / machineFactor(of: current, scene: pair.scene, operation: pair.operation, by: figure)
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

  /// What both have measured.
  private func pairs(with current: BenchResults) -> [Pair] {
    var pairs: [Pair] = []
    for scene in current.scenes {
      for contestant in scene.contestants {
        guard let earlier = results.result(scene.name, contestant.name) else { continue }
        for (operation, now) in contestant.times.sorted(by: { $0.key < $1.key }) {
          guard let before = earlier.times[operation], before.minimum > 0 else { continue }
          // What others do on the machine counts in the time that passes.
          if Baseline.wallClockWords.contains(operation) { continue }
          pairs.append(
            Pair(scene: scene.name, contestant: contestant.name, operation: operation, before: before, now: now))
        }
      }
    }
    return pairs
  }
}
