extension Solver {
  /// Makes a variable one whose value is suggested: a wish that it equal what ``suggest(_:for:)`` last said, at first its
  /// present value.
  /// - Throws: ``SolverError/duplicateEditVariable(_:)``, ``SolverError/requiredEditVariable(_:)``, or as ``add(_:)``.
  public mutating func addEditVariable(_ variable: Variable, priority: Priority) throws(SolverError) {
    guard contains(variable) else { throw .foreignVariable(variable, in: nil) }
    guard tableau.symbols[Int(variable.symbol)].place < 0 else { throw .duplicateEditVariable(variable) }
    guard !priority.isRequired else { throw .requiredEditVariable(variable) }
    let id = try add(Constraint(variable - value(of: variable), .equal, priority: priority))
    tableau.symbols[Int(variable.symbol)].place = id.index
  }

  /// Whether values can be suggested for a variable.
  public func isEditVariable(_ variable: Variable) -> Bool {
    contains(variable) && tableau.symbols[Int(variable.symbol)].place >= 0
  }

  /// Takes the wish back that an edit variable is.
  /// - Throws: ``SolverError/notAnEditVariable(_:)``.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let record = try editRecord(of: variable)
    tableau.symbols[Int(variable.symbol)].place = -1
    try remove(ConstraintID(index: record, generation: records[Int(record)].generation))
  }

  /// Wishes that an edit variable have a value. The values follow at the next ``solve()``: many suggestions cost little
  /// more than one.
  /// - Throws: ``SolverError/notAnEditVariable(_:)``, ``SolverError/unusableSuggestion(_:)``.
  public mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    let index = Int(try editRecord(of: variable))
    guard value.isFinite else { throw .unusableSuggestion(variable) }
    guard let former = records[index].constraint?.expression.constant else { return }
    records[index].constraint?.expression.constant = -value
    tableau.shift(records[index].marker, by: value + former)
  }

  private func editRecord(of variable: Variable) throws(SolverError) -> Int32 {
    guard contains(variable) else { throw .foreignVariable(variable, in: nil) }
    let record = tableau.symbols[Int(variable.symbol)].place
    guard record >= 0 else { throw .notAnEditVariable(variable) }
    return record
  }

  // MARK: - Dual simplex

  /// Makes rows that became negative feasible again.
  mutating func restoreFeasibility() {
    guard !tableau.infeasibleRows.isEmpty else { return }
    var stepsLeft = 32 + 2 * tableau.rows.count
    while let row = tableau.infeasibleRows.popLast() {
      guard tableau.rows[Int(row)].role == .restricted, tableau.rows[Int(row)].constant < 0 else { continue }
      stepsLeft -= 1
      let entering = isOptimal && stepsLeft > 0 ? dualEnteringSymbol(row) : -1
      guard entering >= 0 else {
        tableau.infeasibleRows.append(row)
        return settleInfeasibleRows()
      }
      tableau.pivot(row, entering: entering)
      isFaceKnown = false
    }
  }

  /// The way out where the dual simplex method has no optimum to start from, or goes in circles: the rows are raised one by
  /// one, and everything is optimized anew.
  private mutating func settleInfeasibleRows() {
    var waiting: [Int32] = []
    for row in tableau.infeasibleRows where tableau.rows[Int(row)].role == .restricted {
      guard tableau.rows[Int(row)].constant < 0 else { continue }
      tableau.rows[Int(row)].role = .pending
      waiting.append(row)
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    while let row = waiting.popLast() {
      guard tableau.rows[Int(row)].role == .pending else { continue }
      if tableau.rows[Int(row)].constant < 0 {
        _ = tableau.settle(row, &objective)
      } else {
        tableau.rows[Int(row)].role = .restricted
      }
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    isOptimal = false
    isFaceKnown = false
  }

  /// The symbol that may grow to make a row feasible at the least cost, compared level by level.
  private mutating func dualEnteringSymbol(_ row: Int32) -> Int32 {
    var candidates: [Entry] = []
    for index in 0..<tableau.terms.count(row) {
      let entry = tableau.terms[row, index]
      if entry.coefficient > Tolerance.pivot, tableau.canEnter(entry.symbol) { candidates.append(entry) }
    }
    guard var best = candidates.first, candidates.count > 1 else { return candidates.first?.symbol ?? -1 }
    var bestCosts = costs(of: best)
    for candidate in candidates.dropFirst() {
      let costs = costs(of: candidate)
      guard costs.isLess(than: bestCosts) else { continue }
      (best, bestCosts) = (candidate, costs)
    }
    return best.symbol
  }

  /// What the symbol costs at each level, for each unit by which it raises the row.
  private mutating func costs(of entry: Entry) -> [Double] {
    var costs = [Double](repeating: 0, count: levels.ordered.count)
    let own = tableau.symbols[Int(entry.symbol)].level
    if own >= 0 { costs[levels.place(ofSlot: own)] = 1 }
    tableau.tidyColumn(entry.symbol)
    for index in 0..<tableau.columns.count(entry.symbol) {
      let user = tableau.columns[entry.symbol, index]
      guard tableau.rows[Int(user)].role == .restricted else { continue }
      let level = tableau.symbols[Int(tableau.rows[Int(user)].basic)].level
      guard level >= 0 else { continue }
      let place = levels.place(ofSlot: level)
      costs[place] = Tolerance.sum(costs[place], tableau.coefficient(of: entry.symbol, in: user))
    }
    for place in costs.indices { costs[place] /= entry.coefficient }
    return costs
  }
}

extension Array where Element == Double {
  /// Whether the first number that differs is smaller.
  fileprivate func isLess(than other: [Double]) -> Bool {
    for (own, others) in zip(self, other) where (own - others).magnitude > Tolerance.cost { return own < others }
    return false
  }
}

extension Tableau {
  /// Adds a number to what a marker stands for, wherever it is named.
  mutating func shift(_ marker: Int32, by amount: Double) {
    let own = symbols[Int(marker)].row
    if own >= 0 { addToConstant(-amount, of: own) }
    tidyColumn(marker)
    for index in 0..<columns.count(marker) {
      let row = columns[marker, index]
      addToConstant(coefficient(of: marker, in: row) * amount, of: row)
    }
  }
}
