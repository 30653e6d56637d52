extension Tableau {
  /// The result of a minimization.
  enum Ending {
    /// The objective is minimal.
    case optimal
    /// The objective has no lower bound.
    case unbounded
    /// The pending row has reached 0.
    case reached
  }

  /// The number of steps without improvement before Bland's rule is used.
  private static var patience: Int { 24 }
  /// The smallest divisor, relative to the largest coefficient of its row, if other pivots are possible.
  private static var directPivot: Number { 0.01 }

  /// Minimizes an objective with the primal simplex method.
  ///
  /// The symbol with the largest improvement per unit enters, until too many successive steps bring no improvement.
  /// Then Bland's rule, which cannot cycle, applies up to the next improvement: the first symbol that improves the
  /// objective enters, and the first of the symbols that limit the step leaves.
  /// - Parameters:
  ///   - pending: A row whose symbol is negative and grows as the objective falls. The minimization ends when the
  ///     symbol reaches 0. The value -1 means no row.
  ///   - keepingOptimum: Whether frozen symbols stay 0.
  mutating func minimize(_ objective: inout Objective<Number>, pending: Int32 = -1, keepingOptimum: Bool) -> Ending {
    var idleSteps = 0
    // In exact arithmetic, the loop always ends. If rounding errors make the tableau inconsistent, the best result so
    // far is kept.
    var remainingSteps = 1000 + 100 * (rows.count + symbols.count)
    while remainingSteps > 0 {
      remainingSteps -= 1
      let isCareful = idleSteps > Tableau.patience
      let entering = enteringSymbol(objective, isCareful: isCareful, keepingOptimum: keepingOptimum)
      guard entering >= 0 else { return .optimal }
      let (row, step) = leavingRow(entering, isCareful: isCareful)
      if pending >= 0 {
        let needed = -rows[Int(pending)].constant / coefficient(of: entering, in: pending)
        if row < 0 || needed <= step {
          pivot(pending, entering: entering)
          return .reached
        }
      }
      guard row >= 0 else { return .unbounded }
      idleSteps = step > .zero ? 0 : idleSteps + 1
      pivot(row, entering: entering)
      objective.substitute(entering, self)
    }
    return .optimal
  }

  private func enteringSymbol(_ objective: borrowing Objective<Number>, isCareful: Bool, keepingOptimum: Bool) -> Int32
  {
    var best: Int32 = -1
    var bestCost = -Number.tolerance.cost
    for entry in objective.costs {
      let (symbol, cost) = (entry.symbol, entry.coefficient)
      guard isCareful ? cost < -Number.tolerance.cost && (best < 0 || symbol < best) : cost < bestCost else { continue }
      guard canEnter(symbol), symbols[Int(symbol)].row < 0 else { continue }
      guard !keepingOptimum || !symbols[Int(symbol)].isFrozen else { continue }
      best = symbol
      bestCost = cost
    }
    return best
  }

  /// The row whose symbol reaches 0 first as `entering` grows, and the size of that step; -1 if no symbol reaches 0.
  ///
  /// Among rows that reach 0 at almost the same step, the row with the largest divisor is chosen, because small
  /// divisors amplify rounding errors. Source: Harris: Pivot selection methods of the Devex LP code, 1973.
  private func leavingRow(_ entering: Int32, isCareful: Bool) -> (row: Int32, step: Number) {
    var limit = Number(.infinity)
    let slack: Number = isCareful ? .zero : Number.tolerance.feasibility
    columns.withList(entering) { users in
      for index in users.indices where rows[Int(users[index])].role == .restricted {
        let row = users[index]
        let divisor = -coefficient(of: entering, in: row)
        guard divisor > Number.tolerance.pivot else { continue }
        limit = min(limit, (max(.zero, rows[Int(row)].constant) + slack) / divisor)
      }
    }
    var best: Int32 = -1
    var bestDivisor = Number.zero
    guard limit < Number(.infinity) else { return (best, limit) }
    columns.withList(entering) { users in
      for index in users.indices where rows[Int(users[index])].role == .restricted {
        let row = users[index]
        let divisor = -coefficient(of: entering, in: row)
        guard divisor > Number.tolerance.pivot, max(.zero, rows[Int(row)].constant) / divisor <= limit else { continue }
        let isBetter = isCareful && best >= 0 ? rows[Int(row)].basic < rows[Int(best)].basic : divisor > bestDivisor
        if isBetter { (best, bestDivisor) = (row, divisor) }
      }
    }
    return (best, best < 0 ? limit : max(.zero, rows[Int(best)].constant) / bestDivisor)
  }

  /// Raises the negative symbol of a pending row to 0, or as far as possible.
  ///
  /// The row becomes restricted in any case.
  /// - Returns: Whether the symbol reached 0.
  mutating func settle(_ row: Int32, _ objective: inout Objective<Number>) -> Bool {
    defer { if rows[Int(row)].role == .pending { rows[Int(row)].role = .restricted } }
    objective.reset(symbolCount: symbols.count)
    objective.add(row, of: self, times: -1.0)
    let basic = rows[Int(row)].basic
    let direct = reachingSymbol(row)
    if direct >= 0 {
      pivot(row, entering: direct)
      return true
    }
    if minimize(&objective, pending: row, keepingOptimum: false) == .reached { return true }
    let allowance = Number.tolerance.feasibility * max(1.0, largestConstant)
    guard symbols[Int(basic)].row == row, rows[Int(row)].constant >= -allowance else { return false }
    rows[Int(row)].constant = .zero
    return true
  }

  /// A symbol that alone raises a pending row to 0 before any other symbol reaches 0; -1 if there is none.
  ///
  /// Using this symbol avoids raising a long row step by step. Among several such symbols, the one with the largest
  /// coefficient is the most exact.
  private func reachingSymbol(_ pending: Int32) -> Int32 {
    var best: Int32 = -1
    var bestSize = Number.zero
    for index in 0..<terms.count(pending) {
      bestSize = max(bestSize, terms[pending, index].coefficient.magnitude * Tableau.directPivot)
    }
    for index in 0..<terms.count(pending) {
      let entry = terms[pending, index]
      guard entry.coefficient > bestSize, canEnter(entry.symbol) else { continue }
      let needed = -rows[Int(pending)].constant / entry.coefficient
      guard leavingRow(entry.symbol, isCareful: false).step >= needed else { continue }
      (best, bestSize) = (entry.symbol, entry.coefficient)
    }
    return best
  }

  private var largestConstant: Number {
    var largest = Number.zero
    for row in rows where row.role == .restricted { largest = max(largest, row.constant.magnitude) }
    return largest
  }
}
