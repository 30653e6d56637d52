extension Solver {
  /// Adds a constraint.
  ///
  /// The values are updated by the next ``solve()``. Equal constraints are separate constraints: their violations add
  /// up.
  /// - Returns: The identifier with which the constraint can be removed.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` if the constraint is required and contradicts the required constraints
  ///   of the solver; another error if a number or the priority is invalid or a variable belongs to another solver. The
  ///   solver is unchanged after an error.
  /// - Complexity: Linear in the number of terms if the constraint contains a variable that no other constraint
  ///   contains.
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

  /// Removes a constraint.
  ///
  /// The values are updated by the next ``solve()``. They are then those of a solver to which the constraint was never
  /// added.
  /// - Throws: ``SolverError/unknownConstraint(_:)`` if the solver does not contain a constraint with this identifier.
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

  /// Makes a variable an edit variable, for which values can be suggested.
  ///
  /// An edit variable has an optional constraint: the variable equals the value of the last ``suggest(_:for:)``,
  /// initially its current value.
  /// - Throws: ``SolverError/duplicateEditVariable(_:)``, ``SolverError/requiredEditVariable(_:)``, or an error of
  ///   ``add(_:)``.
  public mutating func addEditVariable(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard contains(variable) else { throw .foreignVariable(variable, in: nil) }
    guard !isEditVariable(variable) else { throw .duplicateEditVariable(variable) }
    guard !priority.isRequired else { throw .requiredEditVariable(variable) }
    let id = try add(Constraint(variable - value(of: variable), .equal, priority: priority))
    variables[Int(variable.index)].editRecord = id.index
  }

  /// Whether a variable is an edit variable.
  public func isEditVariable(_ variable: Variable) -> Bool {
    contains(variable) && variables[Int(variable.index)].editRecord >= 0
  }

  /// Removes the constraint of an edit variable.
  /// - Throws: ``SolverError/notAnEditVariable(_:)``.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let record = try editRecord(of: variable)
    variables[Int(variable.index)].editRecord = -1
    try remove(ConstraintID(index: record, generation: records[Int(record)].generation))
  }

  /// Suggests a value for an edit variable.
  ///
  /// The values are updated by the next ``solve()``. Several suggestions before one ``solve()`` take little more time
  /// than one suggestion.
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
  /// Whether the coefficients are too small, too large or too different for `Double`.
  ///
  /// Solutions in `Double` rarely satisfy such constraints.
  /// Only the coefficients of one constraint are checked. Ill-conditioned combinations of several constraints are
  /// detected by checking the solution.
  fileprivate var isBadlyScaled: Bool {
    var (smallest, largest) = (1.0, 1.0)
    for term in expression.terms where term.coefficient != 0 {
      smallest = min(smallest, term.coefficient.magnitude)
      largest = max(largest, term.coefficient.magnitude)
    }
    return largest > 1000 * smallest
  }
}
