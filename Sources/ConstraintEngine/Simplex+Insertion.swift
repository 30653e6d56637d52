extension Simplex {
  /// Adds the rows of a constraint.
  /// - Parameters:
  ///   - record: The index of the constraint in the solver's records.
  ///   - isRequired: Whether a required constraint is rejected if it cannot be satisfied. Otherwise its violation is
  ///     minimized before all others.
  /// - Returns: Whether the constraint can be satisfied. If not, its rows and symbols are removed.
  mutating func insert(_ constraint: Constraint, as record: Int, isRequired: Bool = true) -> Bool {
    let isRequired = isRequired && constraint.priority.isRequired
    // Even a rejected constraint may move the tableau to another feasible point.
    isOptimal = false
    isFaceKnown = false
    isVerified = false
    while markers.count <= record { markers.append(Markers()) }
    accumulate(constraint.expression)
    if let variable = unnamedVariable() {
      ranks.highest += 1
      markers[record] = addMarkers(constraint, isRequired)
      define(variable, rank: ranks.highest)
      return true
    }
    tableau.expand()
    let variable = undefinedVariable()
    markers[record] = addMarkers(constraint, isRequired)
    if variable >= 0 {
      ranks.lowest -= 1
      define(variable, rank: ranks.lowest)
      return true
    }
    if addRestrictedRow(markers[record], constraint.relation) { return true }
    discardMarkers(markers[record])
    markers[record] = Markers()
    return false
  }

  /// Copies an expression into the accumulator without substitutions.
  mutating func accumulate(_ expression: LinearExpression) {
    tableau.accumulator.clear()
    tableau.accumulator.addConstant(Number(expression.constant))
    for term in expression.terms {
      tableau.accumulator.add(variables[Int(term.variable.index)], Number(term.coefficient))
    }
  }

  // MARK: - Subjects

  /// A variable of the sum that no row contains: it can satisfy the constraint for any values of the other variables.
  private mutating func unnamedVariable() -> Int32? {
    for symbol in tableau.accumulator.touched {
      guard tableau.symbols[Int(symbol)].row < 0 else { continue }
      tableau.tidyColumn(symbol)
      guard tableau.columns.count(symbol) == 0 else { continue }
      if tableau.accumulator[symbol].magnitude > Number.tolerance.pivot { return symbol }
    }
    return nil
  }

  /// An undefined variable of the expanded sum; -1 if there is none.
  private func undefinedVariable() -> Int32 {
    var best: Int32 = -1
    var bestSize = Number.tolerance.pivot
    for symbol in tableau.accumulator.touched where tableau.symbols[Int(symbol)].kind == .external {
      let size = tableau.accumulator[symbol].magnitude
      if size > bestSize { (best, bestSize) = (symbol, size) }
    }
    return best
  }

  /// Adds the symbols of the constraint to the sum, so that the sum equals 0.
  private mutating func addMarkers(_ constraint: Constraint, _ isRequired: Bool) -> Markers {
    var added = Markers()
    let priority = constraint.priority
    let sign: Number = constraint.relation == .atMost ? 1.0 : -1.0
    switch (constraint.relation, isRequired) {
    case (.equal, true):
      added.marker = tableau.makeSymbol(.dummy)
    case (.equal, false):
      added.marker = makeError(priority)
      added.other = makeError(priority)
    case (_, true):
      added.marker = tableau.makeSymbol(.slack)
    case (_, false):
      added.marker = tableau.makeSymbol(.slack)
      added.other = makeError(priority)
    }
    tableau.accumulator.add(added.marker, sign)
    if added.other >= 0 { tableau.accumulator.add(added.other, -sign) }
    return added
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

  /// Solves the sum for one of the constraint's own symbols, chosen so that its value is not negative.
  ///
  /// A required constraint that the current point violates is raised until it is satisfied.
  /// - Returns: Whether the constraint can be satisfied.
  private mutating func addRestrictedRow(_ record: Markers, _ relation: Relation) -> Bool {
    let markerValue = relation == .atMost ? -tableau.accumulator.constant : tableau.accumulator.constant
    if record.other >= 0 {
      let basic = markerValue >= .zero ? record.marker : record.other
      let (entries, constant) = tableau.takeSum(solvedFor: basic)
      _ = tableau.makeRow(.restricted, basic: basic, constant: constant, terms: entries)
      return true
    }
    // A dummy may have either sign: it is made negative here, so that it can be raised to 0.
    if relation == .equal, markerValue > .zero { _ = tableau.accumulator.add(record.marker, 2.0) }
    let (entries, constant) = tableau.takeSum(solvedFor: record.marker)
    let scale = tableau.sumScale
    let isAlmostZero = constant.magnitude <= Number.tolerance.feasibility * scale
    let row = tableau.makeRow(
      .restricted, basic: record.marker, constant: isAlmostZero ? .zero : constant, terms: entries)
    if relation == .equal, isAlmostZero {
      tableau.makeDummyLeave(row)
      return true
    }
    guard constant < .zero, !isAlmostZero else { return true }
    tableau.rows[Int(row)].role = .pending
    if tableau.settle(row, &objective) { return true }
    tableau.discardRow(row)
    return false
  }

  private mutating func discardMarkers(_ record: Markers) {
    for symbol in [record.marker, record.other] where symbol >= 0 {
      if tableau.symbols[Int(symbol)].level >= 0 { levels.remove(symbol, &tableau) }
      tableau.discard(symbol)
    }
  }
}

extension Tableau {
  /// The largest magnitude in the sum that was last taken, at least 1.
  var sumScale: Number { max(1.0, accumulator.largest) }

  /// Solves the sum in the accumulator, which equals 0, for one of its symbols.
  mutating func takeSum(solvedFor symbol: Int32) -> (entries: ContiguousArray<Entry<Number>>, constant: Number) {
    let inverse = -1.0 / accumulator.take(symbol)
    var entries = accumulator.sortedEntries()
    for index in entries.indices { entries[index].coefficient = entries[index].coefficient * inverse }
    return (entries, accumulator.constant == .zero ? .zero : accumulator.constant * inverse)
  }

  /// Makes the dummy of a row with value 0 nonbasic, so that it stays 0.
  ///
  /// A row that contains only dummies cannot change.
  mutating func makeDummyLeave(_ row: Int32) {
    var best: Int32 = -1
    var bestSize = Number.tolerance.pivot
    for index in 0..<terms.count(row) {
      let entry = terms[row, index]
      guard canEnter(entry.symbol), entry.coefficient.magnitude > bestSize else { continue }
      (best, bestSize) = (entry.symbol, entry.coefficient.magnitude)
    }
    if best >= 0 { pivot(row, entering: best) }
  }
}
