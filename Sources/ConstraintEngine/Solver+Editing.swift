extension Solver {
  /// Adds a constraint. The values follow at the next ``solve()``.
  ///
  /// Constraints are counted one by one: two that say the same are two, and their violations add up.
  /// - Returns: The name by which the constraint can be removed.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` for a required constraint that contradicts the required ones that are
  ///   there, and an error for numbers and priorities that cannot be used and for variables of another solver. The solver is
  ///   then as it was.
  /// - Complexity: Linear in the terms if a variable occurs that no constraint named before.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try check(constraint)
    let index = unusedRecords.last.map { Int($0) } ?? records.count
    guard insert(constraint, as: index) else { throw .unsatisfiable(constraint) }
    if unusedRecords.popLast() == nil {
      records.append(Record(constraint: constraint))
    } else {
      records[index] = Record(constraint: constraint, generation: records[index].generation &+ 1)
    }
    return ConstraintID(index: Int32(index), generation: records[index].generation)
  }

  private mutating func insert(_ constraint: Constraint, as index: Int) -> Bool {
    if !isExtended {
      if !constraint.isBadlyScaled {
        standard.prepareForEdit(records)
        let isInserted = standard.insert(constraint, as: index)
        guard standard.isDoubtful else { return isInserted }
      }
      extend()
    }
    extended.prepareForEdit(records)
    return extended.insert(constraint, as: index)
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    guard constraint.expression.constant.isFinite else { throw .notFinite(constraint) }
    for term in constraint.expression.terms {
      guard contains(term.variable) else { throw .foreignVariable(term.variable, in: constraint) }
      guard term.coefficient.isFinite else { throw .notFinite(constraint) }
    }
    if let level = constraint.priority.value, !(level > 0) { throw .unusablePriority(constraint) }
  }

  /// Removes a constraint. The values follow at the next ``solve()``, and are those of a solver that never had it.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if no constraint of that name is there.
  public mutating func remove(_ id: ConstraintID) throws(SolverError) {
    guard contains(id) else { throw .unknownConstraint(id) }
    let index = Int(id.index)
    if !isExtended {
      standard.prepareForEdit(records)
      standard.remove(index)
    } else {
      extended.prepareForEdit(records)
      extended.remove(index)
    }
    records[index].isRemoved = true
    unusedRecords.append(id.index)
    discardExtension()
  }

  // MARK: - Edit variables

  /// Makes a variable one whose value is suggested: a wish that it equal what ``suggest(_:for:)`` last said, at first its
  /// present value.
  /// - Throws: ``SolverError/duplicateEditVariable(_:)``, ``SolverError/requiredEditVariable(_:)``, or as ``add(_:)``.
  public mutating func addEditVariable(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard contains(variable) else { throw .foreignVariable(variable, in: nil) }
    guard !isEditVariable(variable) else { throw .duplicateEditVariable(variable) }
    guard !priority.isRequired else { throw .requiredEditVariable(variable) }
    let id = try add(Constraint(variable - value(of: variable), .equal, priority: priority))
    variables[Int(variable.index)].editRecord = id.index
  }

  /// Whether values can be suggested for a variable.
  public func isEditVariable(_ variable: Variable) -> Bool {
    contains(variable) && variables[Int(variable.index)].editRecord >= 0
  }

  /// Takes the wish back that an edit variable is.
  /// - Throws: ``SolverError/notAnEditVariable(_:)``.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let record = try editRecord(of: variable)
    variables[Int(variable.index)].editRecord = -1
    try remove(ConstraintID(index: record, generation: records[Int(record)].generation))
  }

  /// Wishes that an edit variable have a value. The values follow at the next ``solve()``: many suggestions cost little
  /// more than one.
  /// - Throws: ``SolverError/notAnEditVariable(_:)``, ``SolverError/unusableSuggestion(_:)``.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = Int(try editRecord(of: variable))
    guard value.isFinite else { throw .unusableSuggestion(variable) }
    let former = records[index].constraint.expression.constant
    records[index].constraint.expression.constant = -value
    if isExtended {
      extended.shift(index, from: -former, to: value)
    } else {
      standard.shift(index, from: -former, to: value)
    }
  }

  private func editRecord(of variable: Variable) throws(SolverError) -> Int32 {
    guard contains(variable) else { throw .foreignVariable(variable, in: nil) }
    let record = variables[Int(variable.index)].editRecord
    guard record >= 0 else { throw .notAnEditVariable(variable) }
    return record
  }
}

extension Constraint {
  /// Whether the coefficients are so small, so large or so different that solutions in `Double` seldom satisfy the constraints. What
  /// several constraints make of coefficients that are not is seen in the solution.
  fileprivate var isBadlyScaled: Bool {
    var (smallest, largest) = (1.0, 1.0)
    for term in expression.terms where term.coefficient != 0 {
      smallest = min(smallest, term.coefficient.magnitude)
      largest = max(largest, term.coefficient.magnitude)
    }
    return largest > 1000 * smallest
  }
}
