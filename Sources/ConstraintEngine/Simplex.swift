/// The constraints of a ``Solver`` in solved form and the operations on them, with numbers of one precision.
struct Simplex<Number: Scalar>: Sendable {
  /// The symbols that represent a constraint.
  struct Markers: BitwiseCopyable, Sendable {
    /// The symbol whose column shows the effect of the constraint; -1 if the constraint was removed.
    var marker: Int32 = -1
    /// The violation in the other direction; -1 if there is none.
    var other: Int32 = -1
  }

  var tableau = Tableau<Number>()
  var objective = Objective<Number>()
  var levels = Levels()
  var evaluation: Evaluation<Number>
  /// The symbol of each variable of the solver.
  var variables: [Int32] = []
  /// The symbols of each record of the solver.
  var markers: [Markers] = []
  /// Whether no level can be improved, apart from rows that became negative.
  var isOptimal = true
  /// Whether the symbols that must stay 0 to preserve the optimum are marked as frozen.
  var isFaceKnown = false
  /// Whether the solution was checked against the current constraints.
  var isVerified = true
  /// The number of times that a bound was moved; each move adds a rounding error.
  var shiftCount = 0
  /// Whether a rounding error may have affected the result.
  var isDoubtful = false
  /// The smallest and the largest rank of the definitions.
  var ranks: (lowest: Int32, highest: Int32) = (0, 0)

  /// Creates a tableau without constraints.
  /// - Parameter values: The values of the variables before the first solution.
  init(values: [Double] = []) {
    // The first symbols are the variables.
    evaluation = Evaluation(values: values)
    for _ in values { makeVariable() }
  }

  mutating func makeVariable() {
    let symbol = tableau.makeSymbol(.external)
    tableau.symbols[Int(symbol)].variable = Int32(variables.count)
    variables.append(symbol)
  }

  /// The value of a variable as of the last solution; 0 for a variable of another solver.
  func value(of variable: Variable) -> Double {
    let index = Int(variable.index)
    return index < variables.count ? evaluation.value(of: variables[index]).rounded : 0
  }

  /// The sum of the violations at each level, highest first.
  var violations: [(priority: Priority, amount: Double)] {
    levels.ordered.map { level in
      var amount = Number.zero
      for error in level.errors { amount = amount + max(.zero, value(ofSymbol: error)) }
      return (level.priority, amount.rounded)
    }
  }

  /// The current value of a symbol that is not a variable.
  func value(ofSymbol symbol: Int32) -> Number {
    let row = tableau.symbols[Int(symbol)].row
    return row < 0 ? .zero : tableau.rows[Int(row)].constant
  }

  // MARK: - Solving

  /// Finds the optimum and computes the values.
  mutating func solve(_ records: ContiguousArray<Solver.Record>) {
    refresh(records)
    findOptimum()
    guard !isVerified else { return }
    isVerified = true
    guard !satisfies(records) else { return }
    rebuild(records)
    findOptimum()
    isVerified = true
    if !satisfies(records) { isDoubtful = true }
  }

  private mutating func findOptimum() {
    restoreFeasibility()
    if !isOptimal { optimize() }
    evaluation.evaluate(tableau)
  }

  /// Rebuilds the tableau after so many pivots that rounding errors may be significant.
  mutating func refresh(_ records: ContiguousArray<Solver.Record>) {
    if tableau.pivotCount > 100 + tableau.rows.count { rebuild(records) }
  }

  /// Rebuilds the tableau from the records.
  mutating func rebuild(_ records: ContiguousArray<Solver.Record>) {
    tableau.clear()
    levels = Levels()
    ranks = (0, 0)
    for index in records.indices where !records[index].isRemoved {
      guard !insert(records[index].constraint, as: index) else { continue }
      // The constraint was accepted before: it contradicts the others only because of rounding errors. Its violation is
      // minimized.
      isDoubtful = true
      _ = insert(records[index].constraint, as: index, isRequired: false)
    }
    tableau.pivotCount = 0
  }

  // MARK: - Checks

  /// Whether the solution satisfies the constraints to nine digits of their largest term.
  ///
  /// Required constraints must hold, and the violation of each optional constraint must be the value of its symbols.
  private func satisfies(_ records: ContiguousArray<Solver.Record>) -> Bool {
    for index in records.indices where !records[index].isRemoved {
      let residual = residual(of: records[index].constraint, markers[index])
      guard residual > 1e-9, residual > 1e-9 * largestTerm(of: records[index].constraint) else { continue }
      return false
    }
    return true
  }

  /// The residual, at the solution, of the equation that consists of a constraint and its symbols.
  private func residual(of constraint: borrowing Constraint, _ markers: Markers) -> Double {
    var sum = Number(constraint.expression.constant)
    for term in constraint.expression.terms {
      sum = sum + Number(term.coefficient) * evaluation.value(of: variables[Int(term.variable.index)])
    }
    // The dummy of a required equation is 0.
    if markers.other >= 0 || constraint.relation != .equal {
      var marker = max(.zero, evaluation.value(of: markers.marker))
      if markers.other >= 0 { marker = marker - max(.zero, evaluation.value(of: markers.other)) }
      sum = constraint.relation == .atMost ? sum + marker : sum - marker
    }
    return sum.rounded.magnitude
  }

  private func largestTerm(of constraint: Constraint) -> Double {
    constraint.expression.terms.reduce(constraint.expression.constant.magnitude) { largest, term in
      max(largest, (term.coefficient * value(of: term.variable)).magnitude)
    }
  }
}
