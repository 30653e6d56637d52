/// Solves linear equations and inequalities with priorities, and keeps them solved as they come, go and change: the
/// Cassowary method, an incremental simplex.
///
/// ```swift
/// var solver = Solver()
/// let width = solver.makeVariable("width")
/// let label = solver.makeVariable("label")
/// try solver.add(label + 16 <= width)
/// try solver.add((label == 120).with(priority: 750))
/// try solver.addEditVariable(width, priority: 999)
/// try solver.suggest(100, for: width)
/// solver.solve()
/// solver.value(of: label)  // 84
/// ```
///
/// Constraints that must hold always do: ``add(_:)`` refuses one that cannot. The others, wishes, are satisfied level by
/// level (see ``Priority``): within a level the sum of the violations is as small as the levels above allow.
///
/// A solver is a value: a copy is independent, and it can be sent to another thread. It knows its own variables and
/// constraints only.
///
/// Badger, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001; with levels that are
/// minimized one after the other in place of symbolic weights.
public struct Solver: Sendable {
  /// What became of a constraint.
  struct Record: Sendable {
    /// `nil` once it is removed.
    var constraint: Constraint?
    var generation: UInt32 = 0
    /// The symbol whose column tells what the constraint does.
    var marker: Int32 = -1
    /// The violation in the other direction; -1 for none.
    var other: Int32 = -1
  }

  var tableau = Tableau()
  var objective = Objective()
  var levels = Levels()
  var evaluation = Evaluation()
  var records: [Record] = []
  var unusedRecords: [Int32] = []
  /// The names of the variables, in the order in which they were made.
  private(set) var names: [String] = []
  /// Whether no level can be improved, but for rows that became negative.
  var isOptimal = true
  /// Whether the symbols that must stay 0 to keep the optimum are known.
  var isFaceKnown = false
  /// The smallest and the largest rank of a definition.
  var ranks: (lowest: Int32, highest: Int32) = (0, 0)

  /// Makes a solver without variables and constraints.
  public init() {}

  // MARK: - Variables

  /// Makes a variable. As long as no constraint says anything about it, it is 0.
  /// - Parameter name: For descriptions. Default: none.
  public mutating func makeVariable(_ name: String = "") -> Variable {
    let symbol = tableau.makeSymbol(.external)
    tableau.symbols[Int(symbol)].variable = Int32(names.count)
    names.append(name)
    return Variable(symbol: symbol)
  }

  /// How many variables were made.
  public var variableCount: Int { names.count }

  /// The name that a variable was made with; empty for one of another solver.
  public func name(of variable: Variable) -> String {
    contains(variable) ? names[Int(tableau.symbols[Int(variable.symbol)].variable)] : ""
  }

  /// Whether the solver made the variable.
  func contains(_ variable: Variable) -> Bool {
    tableau.symbols.indices.contains(Int(variable.symbol))
      && tableau.symbols[Int(variable.symbol)].kind == .external
  }

  // MARK: - Solving

  /// Brings the values up to date with everything that was added, removed and suggested since the last time.
  ///
  /// - Complexity: After suggestions alone, linear in the rows and definitions that name what was suggested, as a rule.
  public mutating func solve() {
    refresh()
    restoreFeasibility()
    if !isOptimal { optimize() }
    evaluation.evaluate(tableau)
  }

  /// The value of a variable as of the last ``solve()``; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double { evaluation.value(of: variable.symbol) }

  /// The value of an expression as of the last ``solve()``.
  public func value(of expression: some LinearExpression) -> Double {
    var value = 0.0
    let sum = expression.expression
    for term in sum.terms { value += term.coefficient * self.value(of: term.variable) }
    return value + sum.constant
  }

  // MARK: - Constraints

  /// How many constraints are in the solver, edit variables included.
  public var constraintCount: Int { records.count - unusedRecords.count }

  /// Whether a constraint is in the solver.
  public func contains(_ id: ConstraintID) -> Bool { constraint(id) != nil }

  /// A constraint in the solver; `nil` once it is removed.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    guard records.indices.contains(Int(id.index)) else { return nil }
    let record = records[Int(id.index)]
    return record.generation == id.generation ? record.constraint : nil
  }

  /// By how much a constraint is violated as of the last ``solve()``; `nil` once it is removed.
  public func violation(of id: ConstraintID) -> Double? {
    guard let constraint = constraint(id) else { return nil }
    return constraint.violation(at: value(of: constraint.expression))
  }

  /// The sum of the violations at each level that wishes have, highest first, as of the last ``solve()``.
  public var violations: [(priority: Priority, amount: Double)] {
    levels.ordered.map { level in
      var amount = 0.0
      for error in level.errors {
        let row = tableau.symbols[Int(error)].row
        if row >= 0 { amount += max(0, tableau.rows[Int(row)].constant) }
      }
      return (level.priority, amount)
    }
  }
}
