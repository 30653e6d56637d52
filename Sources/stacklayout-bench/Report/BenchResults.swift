import CommandLineSupport
import Foundation
import LayoutEngine

/// The results of a run.
struct BenchResults: Codable {
  /// Pixels per point that frames were snapped to while measuring; 0 for none.
  var scale: Double
  /// Whether few samples were taken.
  var isQuick: Bool
  var scenes: [SceneResult]
  /// The peak memory of the process in bytes, if the system provides it.
  var peakMemory: Int?
  /// The name of the machine, if the system provides it.
  var machine: String?

  /// The goals with the measured values; set last.
  var goals: [Goal] = []

  /// The results on a scene.
  func scene(_ name: String) -> SceneResult? { scenes.first { $0.name == name } }

  /// The result of a contestant on a scene.
  func result(_ scene: String, _ contestant: String) -> ContestantResult? {
    self.scene(scene)?.contestants.first { $0.name == contestant }
  }

  /// The median of an operation, in nanoseconds for the whole tree.
  func median(_ scene: String, _ contestant: String, _ operation: LayoutOperation) -> Double? {
    result(scene, contestant)?.times[operation.word]?.median
  }
}

extension BenchResults {
  /// Reads results; `nil` if the JSON contains no results.
  init?(json: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    guard let results = try? decoder.decode(BenchResults.self, from: Data(json)) else { return nil }
    self = results
  }

  /// The results as JSON.
  func json() throws(ToolError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    // A frame with NaN is a difference to report. It must not prevent the report.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw .documents(["the results cannot be written as JSON: \(error)"])
    }
  }
}

/// The results on one scene.
struct SceneResult: Codable {
  var name: String
  var summary: String
  var rules: String
  var nodeCount: Int
  /// The number of leaves that are measured.
  var measuredLeafCount: Int
  /// Whether the scene contains boxes.
  var isBoxes = false
  var contestants: [ContestantResult]
}

/// The results of one contestant on one scene.
struct ContestantResult: Codable {
  var name: String
  /// The reason why the contestant was not measured.
  var obstacle: String?
  /// The difference from the frames of the first contestant.
  var difference: FrameDifference?
  /// Nanoseconds for the whole tree, by the names of operations.
  var times: [String: Statistics] = [:]
  var counts: Counts?
}

/// The counts of one contestant on one scene.
struct Counts: Codable, Equatable {
  /// The measure calls in a first layout: of all leaves, and of the leaf with the most calls.
  var measureCalls: Int
  var mostMeasureCalls: Int
  /// The allocations of building, of the first layout, and of another layout of all nodes; `nil` if they are unknown.
  var build: AllocationCounts?
  var firstLayout: AllocationCounts?
  var everythingDirty: AllocationCounts?

  /// The bytes that a tree uses after its first layout.
  var bytesInUse: Int? {
    guard let build, let firstLayout else { return nil }
    return build.bytes + firstLayout.bytes
  }

  /// The peak of the bytes that building and layout use.
  var peakBytes: Int? {
    guard let build, let firstLayout else { return nil }
    return max(build.peakBytes, build.bytes + firstLayout.peakBytes)
  }
}
