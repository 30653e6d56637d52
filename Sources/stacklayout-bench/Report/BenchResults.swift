import CommandLineSupport
import Foundation
import LayoutEngine

/// All that was measured.
struct BenchResults: Codable {
  /// Pixels per point that frames were snapped to while measuring; 0 for none.
  var scale: Double
  /// Whether few samples were taken.
  var isQuick: Bool
  var scenes: [SceneResult]
  /// The most memory that the process has taken, in bytes, where the system tells.
  var peakMemory: Int?
  /// What it was measured on, where the system tells.
  var machine: String?

  /// What the engine has to show, and what it shows here; filled in last.
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
  /// Reads results; `nil` if these are none.
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
    // A frame that is not a number is a difference to report, not a reason to report nothing.
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    do {
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    } catch {
      throw .documents(["the results cannot be written as JSON: \(error)"])
    }
  }
}

/// What was measured on one scene.
struct SceneResult: Codable {
  var name: String
  var summary: String
  var rules: String
  var nodeCount: Int
  /// The leaves that are asked for their size.
  var measuredLeafCount: Int
  /// Whether there are boxes in it.
  var isBoxes = false
  var contestants: [ContestantResult]
}

/// What was measured of one contestant on one scene.
struct ContestantResult: Codable {
  var name: String
  /// Why it did not take part.
  var obstacle: String?
  /// In what its frames differ from those of the first contestant.
  var difference: FrameDifference?
  /// Nanoseconds for the whole tree, by the words of operations.
  var times: [String: Statistics] = [:]
  var counts: Counts?
}

/// What is counted and not timed.
struct Counts: Codable, Equatable {
  /// The questions to leaves in a first layout, and to the leaf that was asked most.
  var measureCalls: Int
  var mostMeasureCalls: Int
  /// What building, the first layout and another layout of everything take from the system; `nil` where it is not known.
  var build: AllocationCounts?
  var firstLayout: AllocationCounts?
  var everythingDirty: AllocationCounts?

  /// The bytes that a tree takes once it is laid out.
  var bytesInUse: Int? {
    guard let build, let firstLayout else { return nil }
    return build.bytes + firstLayout.bytes
  }

  /// The most bytes that building and laying out take at once.
  var peakBytes: Int? {
    guard let build, let firstLayout else { return nil }
    return max(build.peakBytes, build.bytes + firstLayout.peakBytes)
  }
}
