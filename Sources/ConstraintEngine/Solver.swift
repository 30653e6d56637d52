/// Solves linear equations and inequalities with priorities.
///
/// The solver implements the Cassowary method, an incremental simplex method: after constraints are added, changed or
/// removed, it updates the previous solution.
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
/// Required constraints always hold: ``add(_:)`` throws an error for a required constraint that cannot be satisfied.
/// Optional constraints are satisfied by priority level (see ``Priority``): within a level, the sum of the violations
/// is as small as the higher levels allow.
///
/// The solver computes with `Double` as long as `Double` is exact enough. If the coefficients of a constraint, and 1,
/// differ by more than a factor of 1000, or if a solution does not satisfy the constraints to nine digits, the solver
/// starts again with numbers of 77 digits. It uses these numbers until it contains no constraints. Extended precision
/// takes about 20 times as long.
///
/// A solver is a value: a copy is independent and can be sent to another thread. A solver accepts only its own
/// variables and constraints.
///
/// Source: Badger, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001. Instead of
/// symbolic weights, this implementation minimizes the levels one after the other.
public struct Solver: Sendable {
  /// A constraint, or the unused slot of a removed constraint.
  struct Record: Sendable {
    /// The constraint, or the remains of a removed constraint.
    var constraint: Constraint
    var generation: UInt32 = 0
    var isRemoved = false
  }

  struct VariableRecord: Sendable {
    var name: String
    /// The index of the record of an edit variable's constraint; -1 for other variables.
    var editRecord: Int32 = -1
  }

  var records: ContiguousArray<Record> = []
  var unusedRecords: [Int32] = []
  /// In the order of creation.
  var variables: [VariableRecord] = []
  /// The tableau in `Double`; empty if `isExtended` is true.
  var standard = Simplex<Double>()
  /// The tableau in extended precision; empty if `isExtended` is false.
  var extended = Simplex<WideFloat>()
  /// Whether the solver uses extended precision because `Double` is not exact enough for the constraints.
  private(set) var isExtended = false

  /// Creates a solver without variables and constraints.
  public init() {}

  // MARK: - Variables

  /// Creates a variable.
  ///
  /// The value of a variable is 0 as long as no constraint contains the variable.
  /// - Parameter name: A name for descriptions. The default is an empty string.
  public mutating func makeVariable(_ name: String = "") -> Variable {
    variables.append(VariableRecord(name: name))
    if isExtended { extended.makeVariable() } else { standard.makeVariable() }
    return Variable(index: Int32(variables.count - 1))
  }

  /// The number of variables of the solver.
  public var variableCount: Int { variables.count }

  /// The name of a variable; empty for a variable of another solver.
  public func name(of variable: Variable) -> String {
    contains(variable) ? variables[Int(variable.index)].name : ""
  }

  /// Whether a variable belongs to the solver.
  func contains(_ variable: Variable) -> Bool { variables.indices.contains(Int(variable.index)) }

  // MARK: - Solving

  /// Updates the values after constraints were added or removed or values were suggested.
  ///
  /// - Complexity: If only suggestions have changed, usually linear in the number of rows and definitions that contain
  ///   the edit variables.
  public mutating func solve() {
    if !isExtended {
      standard.solve(records)
      guard standard.isDoubtful else { return }
      extend()
    }
    extended.solve(records)
  }

  /// Starts again with numbers of extended precision.
  mutating func extend() {
    extended = Simplex(values: values)
    extended.rebuild(records)
    standard = Simplex()
    isExtended = true
  }

  /// Returns to `Double` when the solver contains no constraints.
  mutating func discardExtension() {
    guard isExtended, constraintCount == 0 else { return }
    standard = Simplex(values: values)
    isExtended = false
    extended = Simplex()
  }

  /// The value of a variable as of the last ``solve()``; 0 for a variable of another solver.
  public func value(of variable: Variable) -> Double {
    isExtended ? extended.value(of: variable) : standard.value(of: variable)
  }

  private var values: [Double] { variables.indices.map { value(of: Variable(index: Int32($0))) } }

  /// The value of an expression as of the last ``solve()``.
  public func value(of expression: some LinearOperand) -> Double {
    var value = 0.0
    let sum = expression.expression
    for term in sum.terms { value += term.coefficient * self.value(of: term.variable) }
    return value + sum.constant
  }

  // MARK: - Constraints

  /// The number of constraints in the solver, including the constraints of edit variables.
  public var constraintCount: Int { records.count - unusedRecords.count }

  /// Whether the solver contains a constraint.
  public func contains(_ id: ConstraintID) -> Bool { constraint(id) != nil }

  /// The constraint with an identifier; `nil` if it was removed.
  public func constraint(_ id: ConstraintID) -> Constraint? {
    guard records.indices.contains(Int(id.index)) else { return nil }
    let record = records[Int(id.index)]
    return record.generation == id.generation && !record.isRemoved ? record.constraint : nil
  }

  /// The amount by which a constraint is violated as of the last ``solve()``; `nil` if the constraint was removed.
  public func violation(of id: ConstraintID) -> Double? {
    guard let constraint = constraint(id) else { return nil }
    return constraint.violation(at: value(of: constraint.expression))
  }

  /// The sum of the violations at each level of optional constraints, highest level first.
  ///
  /// The violations are those of the last ``solve()``.
  public var violations: [(priority: Priority, amount: Double)] {
    isExtended ? extended.violations : standard.violations
  }
}
