import ConstraintEngine
import LayoutDocument
import LayoutEngine

/// The solution of the constraints of one axis.
struct AxisSolution {
  let nodes: BoxNodes
  let axis: LayoutAxis
  let constraints: BoxConstraints<BoxNodes>
  let naturalSizes: [Double]
  /// The minimum violation of each priority.
  private(set) var violations: [PriorityViolation] = []
  /// For each node, whether its position and its size are the same in all optimal solutions.
  private(set) var uniqueness: [(position: Bool, size: Bool)]
  /// Positions and sizes, measured from the leading edges.
  private(set) var values: [Double] = []
  var solver = Solver()
  /// The variables of positions and sizes; `nil` for nodes that are not part of the solution.
  private var variables: [Variable?]

  /// The minimum violation of each priority over both axes, if both were solved together.
  private(set) var jointViolations: [PriorityViolation] = []

  /// Solves the constraints of one axis.
  /// - Parameters:
  ///   - breaksTies: Whether the rules for ties select one of several optimal solutions. Uniqueness is determined only
  ///     in this case.
  ///   - widths: The widths, if heights are computed.
  ///   - heights: The natural heights of all nodes, if widths are computed together with heights that constraints
  ///     couple with the widths.
  init(
    _ nodes: BoxNodes, _ axis: LayoutAxis, naturalSizes: [Double], breaksTies: Bool = true,
    widths: BoxWidths? = nil, jointly heights: [Double]? = nil
  ) throws(BoxOracleError) {
    self.nodes = nodes
    self.axis = axis
    self.naturalSizes = naturalSizes
    constraints = BoxConstraints(nodes, axis, naturalSizes: naturalSizes, widths: widths)
    variables = [Variable?](repeating: nil, count: 2 * nodes.roles.count)
    uniqueness = nodes.roles.map { _ in (true, true) }
    try addHardConstraints(axis)
    try add(constraints.statements)
    if let heights { try addCoupledAxis(naturalHeights: heights) }
    solver.solve()
    readViolations(isJoint: heights != nil)
    if breaksTies, !findUniqueness() { try breakTies() }
    values = variables.map { $0.map { solver.value(of: $0) } ?? 0 }
  }

  func value(_ quantity: BoxQuantity) -> Double { values[quantity.index] }

  // MARK: - Constraints

  /// Adds the constraints of the boxes.
  private mutating func add(_ statements: [BoxStatement]) throws(BoxOracleError) {
    for statement in statements {
      try add(expression(statement.parts, less: statement.constant), statement.relation, statement.priority)
    }
  }

  /// Adds the constraints of the heights, and the constraints that couple heights with widths.
  private mutating func addCoupledAxis(naturalHeights: [Double]) throws(BoxOracleError) {
    let own = variables
    variables = own.map { _ in nil }
    try addHardConstraints(.vertical)
    try add(BoxConstraints(nodes, .vertical, naturalSizes: naturalHeights).statements)
    let others = variables
    variables = own
    for item in nodes.items.joined() {
      let size = BoxQuantity.size(item).index
      guard let width = own[size], let height = others[size] else { continue }
      for constraint in nodes.sizeConstraints(item) {
        guard case .otherDimension(let multiplier) = constraint.reference else { continue }
        let isHeight = constraint.dimension == .vertical
        let terms = [
          Term(width, coefficient: isHeight ? -multiplier : 1), Term(height, coefficient: isHeight ? 1 : -multiplier),
        ]
        let pin = constraint.pin
        try add(LinearExpression(terms, constant: -pin.constant), pin.relation.relation, pin.priority)
      }
    }
  }

  /// Adds the required constraints of the sizes.
  ///
  /// Sizes are not negative. The root has its given size, or at most the available size.
  private mutating func addHardConstraints(_ axis: LayoutAxis) throws(BoxOracleError) {
    for node in nodes.roles.indices where isItem(node) || node == 0 {
      let size = solver.makeVariable()
      variables[BoxQuantity.size(node).index] = size
      if node > 0 {
        variables[BoxQuantity.begin(node).index] = solver.makeVariable()
      } else if let given = nodes.givenRootSize(axis) {
        try require(size == given)
        continue
      } else if let available = nodes.available(axis) {
        try require(size <= max(0, available))
      }
      try require(size >= 0)
    }
  }

  mutating func require(_ constraint: Constraint) throws(BoxOracleError) {
    do throws(SolverError) {
      try solver.add(constraint)
    } catch {
      throw .unusableNumber(error)
    }
  }

  /// Adds an optional constraint.
  mutating func add(_ expression: LinearExpression, _ relation: Relation, _ level: Double) throws(BoxOracleError) {
    try require(Constraint(expression, relation, priority: Priority(level)))
  }

  /// Whether a node is an item of a box container.
  func isItem(_ node: Int) -> Bool {
    switch nodes.roles[node] {
    case .absent, .insideFlex: return false
    case .container, .leaf, .flex, .empty: return node > 0
    }
  }

  func expression(_ parts: [BoxStatement.Part], less constant: Double = 0) -> LinearExpression {
    var terms: [Term] = []
    terms.reserveCapacity(parts.count)
    for part in parts {
      if let variable = variables[part.quantity.index] { terms.append(Term(variable, coefficient: part.coefficient)) }
    }
    return LinearExpression(terms, constant: -constant)
  }

  func variable(_ quantity: BoxQuantity) -> Variable? { variables[quantity.index] }

  // MARK: - The optimum

  private mutating func readViolations(isJoint: Bool) {
    for (priority, amount) in solver.violations {
      guard let level = priority.value else { continue }
      violations.append(PriorityViolation(priority: level, amount: amount))
    }
    guard isJoint else { return }
    jointViolations = violations
    let sizes = variables.map { $0.map { solver.value(of: $0) } ?? 0 }
    violations = BoxOracle.sum(
      constraints.statements.map { statement in
        PriorityViolation(priority: statement.priority, amount: statement.violation { sizes[$0.index] })
      }, [])
  }

  /// Determines which positions and sizes are unique.
  /// - Returns: Whether all of them are unique.
  private mutating func findUniqueness() -> Bool {
    var questions: [LinearExpression] = []
    for node in nodes.roles.indices where isItem(node) || node == 0 {
      questions.append(expression([.size(node, 1)]))
      questions.append(position(node))
    }
    let answers = solver.areUnique(questions)
    guard answers.contains(false) else { return true }
    var index = 0
    for node in nodes.roles.indices where isItem(node) || node == 0 {
      uniqueness[node] = (position: answers[index + 1], size: answers[index])
      index += 2
    }
    return false
  }

  /// The distance of a node from the left or top edge of its container.
  private func position(_ node: Int) -> LinearExpression {
    guard let parent = nodes.layoutCase.nodes[node].parent else { return LinearExpression() }
    guard axis == .horizontal, nodes.isRightToLeft(parent) else { return expression([.begin(node, 1)]) }
    return expression([.size(parent, 1), .begin(node, -1), .size(node, -1)])
  }
}
