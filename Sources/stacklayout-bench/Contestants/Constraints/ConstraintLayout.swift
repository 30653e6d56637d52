import ConstraintEngine
import LayoutEngine

/// A solver with the constraints of a scene, and the values that were last read from it.
struct ConstraintLayout {
  /// The height that a leaf has at its width, as constraints.
  private struct Height {
    var value = -1.0
    var constraints: [ConstraintID] = []
  }

  private var solver = Solver()
  private var variables: [Variable] = []
  private let leaves: [StatedBoxes.WrappedLeaf]
  private var heights: [Height]
  /// The constraints of lengths that were set, by leaf.
  private var lengths: [Int: ConstraintID] = [:]
  private let rules: LayoutRules
  private(set) var frames: [LayoutRect]

  /// Creates the variables and constraints, and adds the constraints.
  init(_ scene: Scene, _ boxes: StatedBoxes) throws(SolverError) {
    leaves = boxes.wrappedLeaves
    heights = leaves.map { _ in Height() }
    rules = scene.rules
    frames = [LayoutRect](repeating: LayoutRect(), count: scene.nodes.count)
    variables.reserveCapacity(boxes.variableCount)
    for _ in 0..<boxes.variableCount { variables.append(solver.makeVariable()) }
    if let width = scene.resizableWidth {
      // Cassowary is faster if edit variables come first.
      try solver.addEditVariable(variables[StatedBoxes.size(0, .horizontal)], priority: ConstraintLayout.given)
      try solver.suggest(width, for: variables[StatedBoxes.size(0, .horizontal)])
    }
    for statement in boxes.statements {
      var terms: [Term] = []
      terms.reserveCapacity(statement.terms.count)
      for term in statement.terms { terms.append(Term(variables[term.variable], coefficient: term.coefficient)) }
      let expression = LinearExpression(terms, constant: -statement.constant)
      try solver.add(Constraint(expression, statement.relation, priority: statement.priority))
    }
  }

  /// The priority of the root's width, higher than those of all other optional constraints.
  private static let given: Priority = 1000

  /// Changes the width of the root.
  mutating func suggest(_ width: Double) {
    // No error occurs: the root of a scene that is resized has a width, which is an edit variable.
    try? solver.suggest(width, for: variables[StatedBoxes.size(0, .horizontal)])
  }

  /// Changes the length of a leaf. All calls for the same leaf must use the same axis.
  mutating func require(_ length: Double, of leaf: Int, along axis: LayoutAxis) {
    do throws(SolverError) {
      if let former = lengths[leaf] { try solver.remove(former) }
      lengths[leaf] = try solver.add(variables[StatedBoxes.size(leaf, axis)] == length)
    } catch {
      // Another required constraint contradicts the length and takes precedence.
      lengths[leaf] = nil
    }
  }

  /// Solves for the widths, measures the heights of content, solves again if a height has changed, and reads all
  /// values.
  mutating func layOut(_ questions: QuestionLog) {
    solver.solve()
    // No error occurs: optional constraints can always be added.
    if (try? updateHeights(questions)) == true { solver.solve() }
    for node in frames.indices {
      frames[node] = LayoutRect(
        x: value(StatedBoxes.begin(node, .horizontal)), y: value(StatedBoxes.begin(node, .vertical)),
        width: value(StatedBoxes.size(node, .horizontal)), height: value(StatedBoxes.size(node, .vertical)))
    }
  }

  private func value(_ variable: Int) -> Double { solver.value(of: variables[variable]) }

  /// Replaces the heights of content that have changed with the widths.
  /// - Returns: Whether a height has changed.
  private mutating func updateHeights(_ questions: QuestionLog) throws(SolverError) -> Bool {
    var isChanged = false
    for (place, leaf) in leaves.enumerated() {
      let width = max(0, value(StatedBoxes.size(leaf.node, .horizontal)))
      questions.note(leaf.node)
      let height = leaf.content.measure(MeasureInput(knownWidth: width), rules: rules).size.height
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
}
