import Foundation

/// Results of an earlier run, to compare with.
struct Baseline {
  /// A time that has changed.
  struct Change: Equatable {
    var scene: String
    var contestant: String
    var operation: String
    var before: Double
    var now: Double
    /// The current time divided by the earlier time.
    var factor: Double

    /// Whether it takes longer.
    var isSlower: Bool { factor > 1 }

    /// `feed x1, engine, fresh: 1.50 times as slow: 4.00 µs before, 6.00 µs now`
    var text: String {
      "\(scene), \(contestant), \(operation): \(Figures.short(isSlower ? factor : 1 / factor)) times as "
        + (isSlower ? "slow" : "fast") + ": \(Figures.duration(before)) before, \(Figures.duration(now)) now"
    }
  }

  /// Times that differ by less do not count as changes.
  static let tolerance = 0.25

  private let results: BenchResults

  init(_ results: BenchResults) { self.results = results }

  /// Reads a baseline; `nil` if there is no such file.
  init?(at path: String) throws(BenchError) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      results = try JSONDecoder().decode(BenchResults.self, from: data)
    } catch {
      throw .file("\(path) is not a baseline: remove the file to create a new one: \(error)")
    }
  }

  /// The reason why results cannot be compared; `nil` if they can.
  func obstacle(to current: BenchResults) -> String? {
    if current.isQuick != results.isQuick {
      return "the baseline was measured \(results.isQuick ? "with" : "without") '--quick'"
    }
    return pairs(with: current).isEmpty ? "the baseline has none of these times" : nil
  }

  /// The number of times that are compared.
  func commonTimes(with current: BenchResults) -> Int { pairs(with: current).count }

  /// The changes beyond the tolerance, largest first.
  ///
  /// A change must show in the fastest samples and in the medians; the smaller change counts. Other load on the machine
  /// makes samples slower, never faster. The code of Yoga is always the same: if its times change, the machine does.
  func changes(to current: BenchResults) -> [Change] {
    var changes: [Change] = []
    for pair in pairs(with: current) {
      let (fastest, median) = (pair.now.minimum / pair.before.minimum, pair.now.median / pair.before.median)
      let factor = fastest > 1 ? max(min(fastest, median), 1) : min(max(fastest, median), 1)
      guard max(factor, 1 / factor) > 1 + Baseline.tolerance else { continue }
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
  }

  /// The operations that both runs have measured.
  private func pairs(with current: BenchResults) -> [Pair] {
    var pairs: [Pair] = []
    for scene in current.scenes {
      for contestant in scene.contestants {
        for (operation, now) in contestant.times.sorted(by: { $0.key < $1.key }) {
          guard let before = results.times(scene.name, contestant.name, operation), before.minimum > 0 else { continue }
          pairs.append(
            Pair(scene: scene.name, contestant: contestant.name, operation: operation, before: before, now: now))
        }
      }
    }
    return pairs
  }
}
