extension Simplex {
  /// Moves the bound of a constraint from one value to another.
  mutating func shift(_ record: Int, from former: Double, to value: Double) {
    tableau.shift(markers[record].marker, by: Number(value) - Number(former))
    shiftCount &+= 1
    if shiftCount.isMultiple(of: 256) { isVerified = false }
  }

  /// Restores the feasibility of rows that became negative.
  mutating func restoreFeasibility() {
    guard !tableau.infeasibleRows.isEmpty else { return }
    isVerified = false
    var stepsLeft = 32 + 2 * tableau.rows.count
    while let row = tableau.infeasibleRows.popLast() {
      guard tableau.rows[Int(row)].role == .restricted, tableau.rows[Int(row)].constant < .zero else { continue }
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

  /// Restores feasibility if the dual simplex method cannot start from an optimum, or cycles.
  ///
  /// The rows are raised one by one. After that, all levels must be optimized again.
  private mutating func settleInfeasibleRows() {
    var waiting: [Int32] = []
    for row in tableau.infeasibleRows where tableau.rows[Int(row)].role == .restricted {
      guard tableau.rows[Int(row)].constant < .zero else { continue }
      tableau.rows[Int(row)].role = .pending
      waiting.append(row)
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    while let row = waiting.popLast() {
      guard tableau.rows[Int(row)].role == .pending else { continue }
      if tableau.rows[Int(row)].constant < .zero {
        _ = tableau.settle(row, &objective)
      } else {
        tableau.rows[Int(row)].role = .restricted
      }
    }
    tableau.infeasibleRows.removeAll(keepingCapacity: true)
    isOptimal = false
    isFaceKnown = false
  }

  /// The symbol that makes a row feasible at the least cost, compared level by level.
  private mutating func dualEnteringSymbol(_ row: Int32) -> Int32 {
    var candidates: [Entry<Number>] = []
    for index in 0..<tableau.terms.count(row) {
      let entry = tableau.terms[row, index]
      if entry.coefficient > Number.tolerance.pivot, tableau.canEnter(entry.symbol) { candidates.append(entry) }
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

  /// The increase of the violation at each level per unit by which the symbol raises the row.
  private mutating func costs(of entry: Entry<Number>) -> [Number] {
    var costs = [Number](repeating: .zero, count: levels.ordered.count)
    let own = tableau.symbols[Int(entry.symbol)].level
    if own >= 0 { costs[levels.place(ofSlot: own)] = 1.0 }
    tableau.tidyColumn(entry.symbol)
    for index in 0..<tableau.columns.count(entry.symbol) {
      let user = tableau.columns[entry.symbol, index]
      guard tableau.rows[Int(user)].role == .restricted else { continue }
      let level = tableau.symbols[Int(tableau.rows[Int(user)].basic)].level
      guard level >= 0 else { continue }
      let place = levels.place(ofSlot: level)
      costs[place] = Number.sum(costs[place], tableau.coefficient(of: entry.symbol, in: user))
    }
    for place in costs.indices { costs[place] = costs[place] / entry.coefficient }
    return costs
  }
}

extension Array where Element: Scalar {
  /// Whether the first element that differs is smaller.
  fileprivate func isLess(than other: [Element]) -> Bool {
    for (own, others) in zip(self, other) where (own - others).magnitude > Element.tolerance.cost {
      return own < others
    }
    return false
  }
}

extension Tableau {
  /// Adds an amount to the expression of a marker, in all rows that contain the marker.
  fileprivate mutating func shift(_ marker: Int32, by amount: Number) {
    let own = symbols[Int(marker)].row
    if own >= 0 { addToConstant(-amount, of: own) }
    tidyColumn(marker)
    for index in 0..<columns.count(marker) {
      let row = columns[marker, index]
      addToConstant(coefficient(of: marker, in: row) * amount, of: row)
    }
  }
}
