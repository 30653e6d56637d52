extension Solver {
  /// Adds a constraint. The values follow at the next ``solve()``.
  ///
  /// Constraints are counted one by one: two that say the same are two, and their violations add up.
  /// - Returns: The name by which the constraint can be removed.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` for a required constraint that contradicts the required ones that are
  ///   there, and an error for numbers, priorities and variables that make no sense. The solver is then as it was.
  /// - Complexity: Linear in the terms if a variable occurs that no constraint named before.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try check(constraint)
    refresh()
    restoreFeasibility()
    var record = Record(constraint: constraint)
    guard insert(&record, constraint) else { throw .unsatisfiable(constraint) }
    return store(record)
  }

  /// Makes the rows of a constraint.
  /// - Returns: Whether it can be satisfied; if not, nothing of it stays.
  private mutating func insert(_ record: inout Record, _ constraint: Constraint) -> Bool {
    // Even a constraint that is refused may leave the tableau at another feasible point.
    isOptimal = false
    isFaceKnown = false
    tableau.accumulator.clear()
    tableau.accumulator.addConstant(constraint.expression.constant)
    for term in constraint.expression.terms { tableau.accumulator.add(term.variable.symbol, term.coefficient) }
    if let variable = unnamedVariable() {
      ranks.highest += 1
      addMarkers(&record)
      define(variable, rank: ranks.highest)
      return true
    }
    tableau.expand()
    let variable = undefinedVariable()
    addMarkers(&record)
    if variable >= 0 {
      ranks.lowest -= 1
      define(variable, rank: ranks.lowest)
      return true
    }
    if addRestrictedRow(record, constraint.relation) { return true }
    discardMarkers(record)
    return false
  }

  /// Makes the tableau anew when so many steps have been taken that rounding may show.
  mutating func refresh() {
    guard tableau.pivotCount > 100 + tableau.rows.count else { return }
    tableau.pivotCount = 0
    let worn = self
    tableau.clear()
    levels = Levels()
    ranks = (0, 0)
    for index in records.indices {
      guard let constraint = records[index].constraint else { continue }
      var record = records[index]
      (record.marker, record.other) = (-1, -1)
      let isInserted = insert(&record, constraint)
      records[index] = record
      if !isInserted {
        // Constraints that only rounding reconciles: better a worn tableau than one constraint less.
        self = worn
        return
      }
    }
    tableau.pivotCount = 0
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    guard constraint.expression.constant.isFinite else { throw .notFinite(constraint) }
    for term in constraint.expression.terms {
      guard contains(term.variable) else { throw .foreignVariable(term.variable, in: constraint) }
      guard term.coefficient.isFinite else { throw .notFinite(constraint) }
    }
    if let level = constraint.priority.value, !(level > 0) { throw .unusablePriority(constraint) }
  }

  // MARK: - Subjects

  /// A variable of the sum that nothing names: whatever the others are, it can be what the constraint asks.
  private mutating func unnamedVariable() -> Int32? {
    for symbol in tableau.accumulator.touched {
      guard tableau.symbols[Int(symbol)].row < 0 else { continue }
      tableau.tidyColumn(symbol)
      guard tableau.columns.count(symbol) == 0 else { continue }
      if tableau.accumulator[symbol].magnitude > Tolerance.pivot { return symbol }
    }
    return nil
  }

  /// A variable of the expanded sum about which nothing is known; -1 if there is none.
  private func undefinedVariable() -> Int32 {
    var best: Int32 = -1
    var bestSize = Tolerance.pivot
    for symbol in tableau.accumulator.touched where tableau.symbols[Int(symbol)].kind == .external {
      let size = tableau.accumulator[symbol].magnitude
      if size > bestSize { (best, bestSize) = (symbol, size) }
    }
    return best
  }

  /// Adds the symbols of the constraint's own to the sum, which then is 0.
  private mutating func addMarkers(_ record: inout Record) {
    guard let constraint = record.constraint else { return }
    let priority = constraint.priority
    let sign: Double = constraint.relation == .atMost ? 1 : -1
    switch (constraint.relation, priority.isRequired) {
    case (.equal, true):
      record.marker = tableau.makeSymbol(.dummy)
    case (.equal, false):
      record.marker = makeError(priority)
      record.other = makeError(priority)
    case (_, true):
      record.marker = tableau.makeSymbol(.slack)
    case (_, false):
      record.marker = tableau.makeSymbol(.slack)
      record.other = makeError(priority)
    }
    tableau.accumulator.add(record.marker, sign)
    if record.other >= 0 { tableau.accumulator.add(record.other, -sign) }
  }

  private mutating func makeError(_ priority: Priority) -> Int32 {
    let error = tableau.makeSymbol(.error)
    levels.add(error, priority: priority, &tableau)
    return error
  }

  // MARK: - Rows

  /// Solves the sum for a variable.
  private mutating func define(_ variable: Int32, rank: Int32) {
    tableau.symbols[Int(variable)].rank = rank
    evaluation.invalidate()
    let (entries, constant) = tableau.takeSum(solvedFor: variable)
    _ = tableau.makeRow(.definition, basic: variable, constant: constant, terms: entries)
  }

  /// Solves the sum for one of its own symbols, the one that is not negative then; a required constraint that is not
  /// satisfied where the tableau stands is raised until it is.
  /// - Returns: Whether it can be satisfied.
  private mutating func addRestrictedRow(_ record: Record, _ relation: Relation) -> Bool {
    let markerValue = relation == .atMost ? -tableau.accumulator.constant : tableau.accumulator.constant
    if record.other >= 0 {
      let basic = markerValue >= 0 ? record.marker : record.other
      let (entries, constant) = tableau.takeSum(solvedFor: basic)
      _ = tableau.makeRow(.restricted, basic: basic, constant: constant, terms: entries)
      return true
    }
    // A dummy may have either sign: it is made negative, so that it is raised to 0.
    if relation == .equal, markerValue > 0 { _ = tableau.accumulator.add(record.marker, 2) }
    let (entries, constant) = tableau.takeSum(solvedFor: record.marker)
    let scale = tableau.sumScale
    let isAlmostZero = constant.magnitude <= Tolerance.feasibility * scale
    let row = tableau.makeRow(
      .restricted, basic: record.marker, constant: isAlmostZero ? 0 : constant, terms: entries)
    if relation == .equal, isAlmostZero {
      tableau.makeDummyLeave(row)
      return true
    }
    guard constant < 0, !isAlmostZero else { return true }
    tableau.rows[Int(row)].role = .pending
    if tableau.settle(row, &objective) { return true }
    tableau.discardRow(row)
    return false
  }

  private mutating func discardMarkers(_ record: Record) {
    for symbol in [record.marker, record.other] where symbol >= 0 {
      if tableau.symbols[Int(symbol)].level >= 0 { levels.remove(symbol, &tableau) }
      tableau.discard(symbol)
    }
  }

  private mutating func store(_ record: Record) -> ConstraintID {
    guard let index = unusedRecords.popLast() else {
      records.append(record)
      return ConstraintID(index: Int32(records.count - 1), generation: record.generation)
    }
    var record = record
    record.generation = records[Int(index)].generation &+ 1
    records[Int(index)] = record
    return ConstraintID(index: index, generation: record.generation)
  }
}

extension Tableau {
  /// The largest number in the sum that was last taken, at least 1.
  var sumScale: Double { max(1, accumulator.largest) }

  /// The sum in the accumulator, which is 0, solved for one of its symbols.
  mutating func takeSum(solvedFor symbol: Int32) -> (entries: [Entry], constant: Double) {
    let inverse = -1 / accumulator.take(symbol)
    var entries = accumulator.sortedEntries()
    for index in entries.indices { entries[index].coefficient *= inverse }
    return (entries, accumulator.constant == 0 ? 0 : accumulator.constant * inverse)
  }

  /// Makes the dummy of a row that is 0 leave it, so that it stays 0; a row of dummies alone cannot change.
  mutating func makeDummyLeave(_ row: Int32) {
    var best: Int32 = -1
    var bestSize = Tolerance.pivot
    for index in 0..<terms.count(row) {
      let entry = terms[row, index]
      guard canEnter(entry.symbol), entry.coefficient.magnitude > bestSize else { continue }
      (best, bestSize) = (entry.symbol, entry.coefficient.magnitude)
    }
    if best >= 0 { pivot(row, entering: best) }
  }
}
