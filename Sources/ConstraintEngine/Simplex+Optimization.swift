extension Simplex {
  /// Minimizes the violation of the levels in order.
  ///
  /// Symbols that would worsen a level are frozen for the lower levels.
  mutating func optimize() {
    tableau.unfreeze()
    for level in levels.ordered {
      guard tableau.isViolated(level.errors) else {
        // A sum of symbols that are 0 is already minimal.
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
  /// Whether one of the symbols of a level is basic.
  func isViolated(_ errors: [Int32]) -> Bool {
    for error in errors where symbols[Int(error)].row >= 0 { return true }
    return false
  }

  /// Unfreezes all symbols.
  mutating func unfreeze() {
    for symbol in symbols.indices { symbols[symbol].isFrozen = false }
  }

  /// Freezes symbols that are 0.
  mutating func freeze(_ errors: [Int32]) {
    for error in errors { symbols[Int(error)].isFrozen = true }
  }

  /// Freezes the symbols that would raise a minimized objective.
  mutating func freeze(_ objective: borrowing Objective<Number>) {
    for cost in objective.costs where cost.coefficient > Number.tolerance.cost {
      symbols[Int(cost.symbol)].isFrozen = true
    }
  }
}
