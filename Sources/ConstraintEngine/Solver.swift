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
/// The solver computes with `Double` as long as that is exact enough. Where the coefficients of a constraint, and 1, differ by more
/// than a factor of 1000, or a solution does not satisfy the constraints to nine digits, the solver starts again with numbers of 77
/// digits, and keeps them until it holds no constraint any more. Such a solver takes about 20 times as long.
///
/// A solver is a value: a copy is independent, and it can be sent to another thread. It knows its own variables and
/// constraints only.
///
/// Badger, Borning, Stuckey: The Cassowary Linear Arithmetic Constraint Solving Algorithm, 2001; with levels that are
/// minimized one after the other in place of symbolic weights.
public struct Solver: Sendable {
  /// A constraint, or the place of one that was removed.
  struct Record: Sendable {
    /// The constraint, or what is left of one that was removed.
    var constraint: Constraint
    var generation: UInt32 = 0
    var isRemoved = false
  }

  struct VariableRecord: Sendable {
    var name: String
    /// The record of an edit variable's constraint; -1 for other variables.
    var editRecord: Int32 = -1
  }

  var records: ContiguousArray<Record> = []
  var unusedRecords: [Int32] = []
  /// In the order in which they were made.
  var variables: [VariableRecord] = []
  /// The tableau in `Double`; empty where `isExtended`.
  var standard = Simplex<Double>()
  /// The tableau in extended precision; empty unless `isExtended`.
  var extended = Simplex<WideFloat>()
  /// Whether `Double` is not exact enough for the constraints.
  private(set) var isExtended = false

  /// Makes a solver without variables and constraints.
  public init() {}

  // MARK: - Variables

  /// Makes a variable. As long as no constraint says anything about it, it is 0.
  /// - Parameter name: For descriptions. Default: none.
  public mutating func makeVariable(_ name: String = "") -> Variable {
    variables.append(VariableRecord(name: name))
    if isExtended { extended.makeVariable() } else { standard.makeVariable() }
    return Variable(index: Int32(variables.count - 1))
  }

  /// How many variables were made.
  public var variableCount: Int { variables.count }

  /// The name that a variable was made with; empty for one of another solver.
  public func name(of variable: Variable) -> String {
    contains(variable) ? variables[Int(variable.index)].name : ""
  }

  /// Whether the solver made the variable.
  func contains(_ variable: Variable) -> Bool { variables.indices.contains(Int(variable.index)) }

  // MARK: - Solving

  /// Brings the values up to date with everything that was added, removed and suggested since the last time.
  ///
  /// - Complexity: After suggestions alone, linear in the rows and definitions that name what was suggested, as a rule.
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

  /// Goes back to `Double` once nothing is left that it might not be exact enough for.
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
    return record.generation == id.generation && !record.isRemoved ? record.constraint : nil
  }

  /// By how much a constraint is violated as of the last ``solve()``; `nil` once it is removed.
  public func violation(of id: ConstraintID) -> Double? {
    guard let constraint = constraint(id) else { return nil }
    return constraint.violation(at: value(of: constraint.expression))
  }

  /// The sum of the violations at each level that wishes have, highest first, as of the last ``solve()``.
  public var violations: [(priority: Priority, amount: Double)] {
    isExtended ? extended.violations : standard.violations
  }
}
