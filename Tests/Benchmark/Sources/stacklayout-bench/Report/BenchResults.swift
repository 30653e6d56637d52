import Foundation

/// The results of a run.
struct BenchResults: Codable, Equatable {
  /// Whether few samples were taken.
  var isQuick: Bool
  /// The name of the machine, if the system provides it.
  var machine: String?
  var scenes: [SceneResult]

  /// The statistics of an operation, in nanoseconds for the whole tree.
  func times(_ scene: String, _ contestant: String, _ operation: String) -> Statistics? {
    scenes.first { $0.name == scene }?.contestants.first { $0.name == contestant }?.times[operation]
  }

  /// The results as JSON.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

/// The results on one scene.
struct SceneResult: Codable, Equatable {
  var name: String
  var summary: String
  var rules: String
  var nodeCount: Int
  var contestants: [ContestantResult]
}

/// The results of one contestant on one scene.
struct ContestantResult: Codable, Equatable {
  var name: String
  /// The reason why the contestant was not measured.
  var obstacle: String?
  /// The difference from the frames of the first contestant, in words.
  var difference: String?
  /// Nanoseconds for the whole tree, by operation.
  var times: [String: Statistics] = [:]
  /// The memory of a tree after its first layout, in bytes, if the system provides it.
  var bytes: Int?
}
