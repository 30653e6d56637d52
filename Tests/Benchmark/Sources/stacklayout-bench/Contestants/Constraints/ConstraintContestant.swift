import ConstraintEngine
import LayoutEngine

/// The constraints that Auto Layout would get for boxes, in one solver for the whole scene.
///
/// Building creates variables, terms and constraints, and adds the constraints. The first layout solves for widths,
/// measures the heights of texts, adds constraints for these heights, solves again, and reads all values. If the height
/// of a text changes, its constraints are replaced. The length of a leaf, and the width of the root, become edit variables
/// with their first changes, which a solver changes fastest.
struct ConstraintContestant: Contestant {
  let name = "constraints"
  let summary = "ConstraintEngine with the constraints that Auto Layout would get for boxes; no snapping"
  let operations: Set<LayoutOperation> = [.build, .fresh, .life, .leaf, .resize]

  func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
    ConstraintScene(boxes: try StatedBoxes(scene))
  }
}

private struct ConstraintScene: PreparedScene {
  let boxes: StatedBoxes

  func build(scale: Double) throws(BenchError) -> any Subject {
    do throws(SolverError) {
      return try ConstraintSubject(boxes)
    } catch {
      throw .scene("the solver rejects a constraint: \(error)")
    }
  }
}

/// A solver with the constraints of a scene, and the values that were last read from it.
private final class ConstraintSubject: Subject {
  /// The height that a leaf has at its width, as constraints.
  private struct Height {
    var value = -1.0
    var constraints: [ConstraintID] = []
  }

  private var solver = Solver()
  private var variables: [Variable] = []
  private let leaves: [StatedBoxes.WrappedLeaf]
  private var heights: [Height]
  private var rects: [LayoutRect]
  /// The constraint of the root's width, until the width is an edit variable.
  private var rootWidth: (constraint: ConstraintID, relation: Relation)?
  private var editedWidth: Variable?

  init(_ boxes: StatedBoxes) throws(SolverError) {
    leaves = boxes.wrappedLeaves
    heights = leaves.map { _ in Height() }
    rects = [LayoutRect](repeating: LayoutRect(), count: boxes.variableCount / 4)
    variables.reserveCapacity(boxes.variableCount)
    for _ in 0..<boxes.variableCount { variables.append(solver.makeVariable()) }
    for statement in boxes.statements {
      var terms: [Term] = []
      terms.reserveCapacity(statement.terms.count)
      for term in statement.terms { terms.append(Term(variables[term.variable], coefficient: term.coefficient)) }
      let expression = LinearExpression(terms, constant: -statement.constant)
      let id = try solver.add(Constraint(expression, statement.relation, priority: statement.priority))
      if statement.isRootWidth { rootWidth = (id, statement.relation) }
    }
  }

  func layOut() {
    solver.solve()
    // No error occurs: optional constraints can always be added.
    if (try? updateHeights()) == true { solver.solve() }
    for node in rects.indices {
      rects[node] = LayoutRect(
        x: value(StatedBoxes.begin(node, .horizontal)), y: value(StatedBoxes.begin(node, .vertical)),
        width: value(StatedBoxes.size(node, .horizontal)), height: value(StatedBoxes.size(node, .vertical)))
    }
  }

  private func value(_ variable: Int) -> Double { solver.value(of: variables[variable]) }

  /// Replaces the heights of content that have changed with the widths.
  /// - Returns: Whether a height has changed.
  private func updateHeights() throws(SolverError) -> Bool {
    var isChanged = false
    for (place, leaf) in leaves.enumerated() {
      let width = max(0, value(StatedBoxes.size(leaf.node, .horizontal)))
      let height = leaf.content.measure(MeasureInput(knownWidth: width), rules: .stackView).size.height
      guard height != heights[place].value else { continue }
      for constraint in heights[place].constraints { try solver.remove(constraint) }
      heights[place] = Height(value: height)
      let excess = variables[StatedBoxes.size(leaf.node, .vertical)] - height
      for optional in leaf.optionalConstraints {
        let constraint = Constraint(excess, optional.relation, priority: optional.priority)
        heights[place].constraints.append(try solver.add(constraint))
      }
      isChanged = true
    }
    return isChanged
  }

  /// The solver keeps track of changes itself.
  func markAllDirty() {}

  func apply(_ change: LeafChange, length: Double) {
    let variable = variables[StatedBoxes.size(change.leaf, change.axis)]
    do throws(SolverError) {
      // The length outranks other optional constraints, as a required pin does. Required constraints that contradict it
      // take precedence.
      if !solver.isEditVariable(variable) { try solver.addEditVariable(variable, priority: Priority(1000)) }
      try solver.suggest(length, for: variable)
    } catch {
      // No error occurs: the variable is one of the solver, and the length is finite.
    }
  }

  func resize(to width: Double) {
    do throws(SolverError) {
      if editedWidth == nil { editedWidth = try makeEditedWidth() }
      if let editedWidth { try solver.suggest(width, for: editedWidth) }
    } catch {
      // No error occurs: the new constraint is as the one that it replaces, and the suggestion is finite.
    }
  }

  /// Replaces the width of the root by an edit variable, which takes precedence over all optional constraints.
  private func makeEditedWidth() throws(SolverError) -> Variable? {
    guard let rootWidth else { return nil }
    try solver.remove(rootWidth.constraint)
    let width = solver.makeVariable()
    let excess = variables[StatedBoxes.size(0, .horizontal)] - width
    try solver.add(Constraint(excess, rootWidth.relation, priority: .required))
    try solver.addEditVariable(width, priority: Priority(1000))
    return width
  }

  func frames() -> [LayoutRect] { rects }
}
