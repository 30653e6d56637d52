import CommandLineSupport
import Foundation
import LayoutEngine

@testable import stacklayout_bench

/// The folder of the package.
enum Repository {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path
}

/// The result of a run of the tool.
struct BenchToolRun {
  var status: ExitCode
  var output: String
  var messages: String
}

/// Runs the tool in this process.
func run(_ arguments: String...) -> BenchToolRun { run(arguments) }

/// Runs the tool in this process.
func run(_ arguments: [String]) -> BenchToolRun {
  var console = Console(tool: BenchTool.name)
  let status = BenchTool { _ in }.run(arguments, console: &console)
  return BenchToolRun(
    status: status, output: String(decoding: console.output, as: UTF8.self),
    messages: String(decoding: console.messages, as: UTF8.self))
}

/// A path for a new file, which is removed on deinitialization.
final class ScratchFile {
  let path = FileManager.default.temporaryDirectory.appendingPathComponent("bench-" + UUID().uuidString).path

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String) throws { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
}

extension Contestant {
  /// A tree of the scene, not laid out yet.
  func subject(of scene: Scene) throws -> any Subject {
    try prepare(scene).build(scale: 0, questions: QuestionLog(nodeCount: scene.nodes.count))
  }

  /// The frames of the scene.
  func frames(of scene: Scene) throws -> [LayoutRect] {
    let subject = try subject(of: scene)
    subject.layOut()
    return subject.frames()
  }
}

extension BenchResults {
  /// Results with the given times, each with three samples within 5 %.
  static func made(
    _ times: [(scene: String, contestant: String, operation: LayoutOperation, time: Double)]
  ) -> BenchResults {
    var results = BenchResults(scale: 1, isQuick: false, scenes: [])
    for (scene, contestant, operation, time) in times {
      if results.scene(scene) == nil {
        results.scenes.append(
          SceneResult(
            name: scene, summary: "", rules: "css", nodeCount: 1000, measuredLeafCount: 0, contestants: []))
      }
      let place = results.scenes.indices.last { results.scenes[$0].name == scene } ?? 0
      if results.result(scene, contestant) == nil {
        results.scenes[place].contestants.append(ContestantResult(name: contestant))
      }
      for index in results.scenes[place].contestants.indices
      where results.scenes[place].contestants[index].name == contestant {
        results.scenes[place].contestants[index].times[operation.word] = Statistics([0.95 * time, time, 1.05 * time])
      }
    }
    return results
  }
}
