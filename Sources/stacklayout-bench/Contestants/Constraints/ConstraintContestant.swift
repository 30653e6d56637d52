import ConstraintEngine
import LayoutEngine

/// The constraints that Auto Layout would get for boxes, in one solver for the whole scene.
///
/// Building creates variables, terms and constraints, and adds the constraints. The first layout solves for widths,
/// measures the heights of texts, adds constraints for these heights, solves again, and reads all values. A new width
/// of the root is suggested for its width, which is an edit variable. If the height of a text or the length of a leaf
/// changes, its constraints are replaced.
struct ConstraintContestant: Contestant {
  let name = ContestantName.constraints
  let summary = "ConstraintEngine with the constraints of the boxes, as Auto Layout would get them; no snapping"
  let operations: Set<LayoutOperation> = [.fresh, .build, .firstLayout, .rootResized, .leafReachesRoot]
  let kinds: Set<SceneKind> = [.boxes]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    ConstraintScene(scene: scene, boxes: try StatedBoxes(scene))
  }
}

/// A scene as numbered constraints.
private struct ConstraintScene: PreparedScene {
  let scene: Scene
  let boxes: StatedBoxes

  func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
    do throws(SolverError) {
      return try ConstraintSubject(scene, boxes, questions)
    } catch {
      throw BenchError("the solver rejects a constraint: \(error)")
    }
  }
}

/// A solver with the constraints of a scene.
private final class ConstraintSubject: Subject {
  private var layout: ConstraintLayout
  private let questions: QuestionLog

  init(_ scene: Scene, _ boxes: StatedBoxes, _ questions: QuestionLog) throws(SolverError) {
    layout = try ConstraintLayout(scene, boxes)
    self.questions = questions
  }

  func layOut() { layout.layOut(questions) }

  /// The solver keeps track of changes itself.
  func markAllDirty() {}

  func resizeRoot(to width: Double) { layout.suggest(width) }

  func apply(_ change: LeafChange, length: Double) { layout.require(length, of: change.leaf, along: change.axis) }

  func frames() -> [LayoutRect] { layout.frames }
}
