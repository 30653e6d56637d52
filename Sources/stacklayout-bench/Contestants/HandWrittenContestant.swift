import LayoutEngine

/// Arithmetic that was written for one scene: a lower bound for the time of layout engines.
struct HandWrittenContestant: Contestant {
  let name = ContestantName.handWritten
  let summary = "arithmetic written for the scene; no snapping"
  let operations: Set<LayoutOperation> = [.fresh, .firstLayout, .everythingDirty, .rootResized]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    guard let frames = HandWrittenFrames(for: scene) else {
      throw BenchError("there is no hand-written code for this scene")
    }
    return HandWrittenScene(frames: frames, nodeCount: scene.nodes.count, width: scene.resizableWidth)
  }
}

/// The arithmetic for a scene.
private struct HandWrittenScene: PreparedScene {
  let frames: HandWrittenFrames
  let nodeCount: Int
  let width: Double?

  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    HandWrittenSubject(frames, nodeCount: nodeCount, width: width)
  }
}

/// A buffer of frames, and the arithmetic that fills it.
private final class HandWrittenSubject: Subject {
  private let arithmetic: HandWrittenFrames
  private let output: UnsafeMutableBufferPointer<LayoutRect>
  private var width: Double?

  init(_ arithmetic: HandWrittenFrames, nodeCount: Int, width: Double?) {
    self.arithmetic = arithmetic
    self.width = width
    output = .allocate(capacity: nodeCount)
    output.initialize(repeating: LayoutRect())
  }

  deinit { output.deallocate() }

  func layOut() { arithmetic.fill(output, width: width) }

  func markAllDirty() {}

  func resizeRoot(to width: Double) { self.width = width }

  func apply(_ change: LeafChange, length: Double) {}

  func frames() -> [LayoutRect] { Array(output) }
}
