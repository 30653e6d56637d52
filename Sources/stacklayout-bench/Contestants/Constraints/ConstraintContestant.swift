import ConstraintEngine
import LayoutEngine

/// Boxes as Auto Layout would get them: one solver with the constraints of the whole scene.
///
/// Building is making variables, terms and constraints, and adding them. The first layout solves for widths, asks texts for
/// their heights, adds those, solves, and reads all values. Another width is suggested to the root's, which is an edit
/// variable; heights of texts are replaced where they change, and so is the length of a leaf.
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
      throw BenchError("the solver refuses a constraint: \(error)")
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

  /// What changes is known to the solver.
  func markAllDirty() {}

  func resizeRoot(to width: Double) { layout.suggest(width) }

  func apply(_ change: LeafChange, length: Double) { layout.require(length, of: change.leaf, along: change.axis) }

  func frames() -> [LayoutRect] { layout.frames }
}
