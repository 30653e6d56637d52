extension Solver {
  /// Minimizes the violation of one level after the other. What would worsen a level is frozen for those below.
  mutating func optimize() {
    tableau.unfreeze()
    for level in levels.ordered {
      objective.reset(symbolCount: tableau.symbols.count)
      var isViolated = false
      for error in level.errors {
        let row = tableau.symbols[Int(error)].row
        if row < 0 {
          objective.add(error, 1)
        } else {
          objective.add(row, of: tableau, times: 1)
          isViolated = true
        }
      }
      // A sum of symbols that are 0 is as small as it can be.
      if isViolated { _ = tableau.minimize(&objective, keepingOptimum: true) }
      tableau.freeze(objective)
    }
    isOptimal = true
    isFaceKnown = true
  }
}

extension Tableau {
  /// Lets every symbol leave 0 again.
  mutating func unfreeze() {
    for symbol in symbols.indices { symbols[symbol].isFrozen = false }
  }

  /// Keeps at 0 what would raise an objective that is as small as it can be.
  mutating func freeze(_ objective: borrowing Objective) {
    for symbol in objective.touched where objective.cost(of: symbol) > Tolerance.cost {
      symbols[Int(symbol)].isFrozen = true
    }
  }
}
