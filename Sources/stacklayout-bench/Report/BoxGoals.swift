// Goals of boxes, compared with equivalent constraints.
extension Goals {
  /// The scenes of these goals: a screen and a card as in applications.
  private static let boxScenes = ["box login", "box feed x1"]

  /// The goals of boxes.
  ///
  /// The creation of views is not counted: an application with constraints creates its views before the constraints,
  /// and an application with `BoxView` before the first layout. The items of a `BoxView`, which correspond to the
  /// constraints, are set together with its views and are therefore not counted either.
  var boxes: [Goal] {
    let constraints = ContestantName.constraints
    return [
      boxGoal("boxes, build and first layout, against building and solving constraints", [engine, constraints]) {
        ratio(whole($0, constraints), whole($0, engine))
      },
      boxGoal(
        "BoxView, first layout of its views, against building and solving constraints",
        [ContestantName.boxView, constraints]
      ) {
        ratio(whole($0, constraints), results.median($0, ContestantName.boxView, .firstLayout))
      },
      boxGoal(
        "boxes, layout of everything, against an edit of constraints", [engine, constraints], .atLeast(1, 4, " times")
      ) {
        ratio(results.median($0, constraints, .rootResized), results.median($0, engine, .everythingDirty))
      },
    ]
  }

  /// The lowest ratio of all scenes is the value; the remark names all ratios.
  private func boxGoal(
    _ name: String, _ contestants: [String], _ limits: Goal.Limits = .atLeast(500, 1500, " times"),
    ratio: (String) -> Double?
  ) -> Goal {
    var values: [(ratio: Double, scene: String)] = []
    var reason = ""
    for scene in Goals.boxScenes {
      if let value = ratio(scene) {
        values.append((value, scene))
      } else if reason.isEmpty {
        reason = missing(scene, contestants)
        if reason.isEmpty { reason = "not all of its operations were measured" }
      }
    }
    let found = values.map { "\($0.scene): \(Figures.short($0.ratio))" }.joined(separator: ", ")
    return Goal(name, limits, value: values.map(\.ratio).min(), remark: values.isEmpty ? reason : found)
  }

  /// The time of building and the first layout.
  private func whole(_ scene: String, _ contestant: String) -> Double? {
    guard let build = results.median(scene, contestant, .build) else { return nil }
    return results.median(scene, contestant, .firstLayout).map { build + $0 }
  }
}
