extension Simplex {
  /// Minimizes the violation of one level after the other. What would worsen a level is frozen for those below.
  mutating func optimize() {
    tableau.unfreeze()
    for level in levels.ordered {
      guard tableau.isViolated(level.errors) else {
        // A sum of symbols that are 0 is as small as it can be.
        tableau.freeze(level.errors)
        continue
      }
      objective.reset(symbolCount: tableau.symbols.count)
      for error in level.errors {
        let row = tableau.symbols[Int(error)].row
        if row < 0 {
          objective.add(error, 1.0)
        } else {
          objective.add(row, of: tableau, times: 1.0)
        }
      }
      _ = tableau.minimize(&objective, keepingOptimum: true)
      tableau.freeze(objective)
    }
    isOptimal = true
    isFaceKnown = true
  }
}

extension Tableau {
  /// Whether one of the symbols of a level has a value.
  func isViolated(_ errors: [Int32]) -> Bool {
    for error in errors where symbols[Int(error)].row >= 0 { return true }
    return false
  }

  /// Lets every symbol leave 0 again.
  mutating func unfreeze() {
    for symbol in symbols.indices { symbols[symbol].isFrozen = false }
  }

  /// Keeps symbols at 0 that are 0.
  mutating func freeze(_ errors: [Int32]) {
    for error in errors { symbols[Int(error)].isFrozen = true }
  }

  /// Keeps at 0 what would raise an objective that is as small as it can be.
  mutating func freeze(_ objective: borrowing Objective<Number>) {
    for cost in objective.costs where cost.coefficient > Number.tolerance.cost {
      symbols[Int(cost.symbol)].isFrozen = true
    }
  }
}
