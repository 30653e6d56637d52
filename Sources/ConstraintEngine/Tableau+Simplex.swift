extension Tableau {
  /// How a minimization ended.
  enum Ending {
    /// The objective is as small as it can be.
    case optimal
    /// The objective has no smallest value.
    case unbounded
    /// The pending row has reached 0.
    case reached
  }

  /// Steps that gain nothing before the rule that cannot cycle takes over.
  private static let patience = 24

  /// Lowers an objective by the primal simplex method.
  ///
  /// The largest gain per unit enters, until too many steps in a row gain nothing; then Bland's rule (the first symbol
  /// that gains enters, the first of those that limit the step leaves), which cannot cycle, up to the next gain.
  /// - Parameters:
  ///   - pending: A row whose symbol is negative and grows as the objective falls: reaching 0 ends it. -1: none.
  ///   - keepingOptimum: Whether frozen symbols stay 0.
  mutating func minimize(_ objective: inout Objective, pending: Int32 = -1, keepingOptimum: Bool) -> Ending {
    var idleSteps = 0
    while true {
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
      idleSteps = step > 0 ? 0 : idleSteps + 1
      pivot(row, entering: entering)
      objective.substitute(entering, self)
    }
  }

  private func enteringSymbol(_ objective: borrowing Objective, isCareful: Bool, keepingOptimum: Bool) -> Int32 {
    var best: Int32 = -1
    var bestCost = -Tolerance.cost
    for symbol in objective.touched {
      let cost = objective.cost(of: symbol)
      guard isCareful ? cost < -Tolerance.cost && (best < 0 || symbol < best) : cost < bestCost else { continue }
      guard canEnter(symbol), symbols[Int(symbol)].row < 0 else { continue }
      guard !keepingOptimum || !symbols[Int(symbol)].isFrozen else { continue }
      best = symbol
      bestCost = cost
    }
    return best
  }

  /// The row whose symbol reaches 0 first as `entering` grows, and how far that is; -1 if none does.
  private func leavingRow(_ entering: Int32, isCareful: Bool) -> (row: Int32, step: Double) {
    var best: Int32 = -1
    var bestStep = Double.infinity
    var bestSize = 0.0
    columns.withList(entering) { users in
      for row in users where rows[Int(row)].role == .restricted {
        let coefficient = coefficient(of: entering, in: row)
        guard coefficient < -Tolerance.pivot else { continue }
        let step = max(0, rows[Int(row)].constant / -coefficient)
        if step > bestStep { continue }
        if step == bestStep {
          // Of equal steps, the largest divisor is the most exact one.
          let isBetter =
            isCareful ? rows[Int(row)].basic < rows[Int(best)].basic : -coefficient > bestSize
          guard isBetter else { continue }
        }
        (best, bestStep, bestSize) = (row, step, -coefficient)
      }
    }
    return (best, bestStep)
  }

  /// Raises the negative symbol of a pending row to 0, or as far as it goes. It becomes restricted in any case.
  /// - Returns: Whether it reached 0.
  mutating func settle(_ row: Int32, _ objective: inout Objective) -> Bool {
    defer { if rows[Int(row)].role == .pending { rows[Int(row)].role = .restricted } }
    objective.reset(symbolCount: symbols.count)
    objective.add(row, of: self, times: -1)
    let basic = rows[Int(row)].basic
    let direct = reachingSymbol(row)
    if direct >= 0 {
      pivot(row, entering: direct)
      return true
    }
    if minimize(&objective, pending: row, keepingOptimum: false) == .reached { return true }
    let allowance = Tolerance.feasibility * max(1, largestConstant)
    guard symbols[Int(basic)].row == row, rows[Int(row)].constant >= -allowance else { return false }
    rows[Int(row)].constant = 0
    return true
  }

  /// A symbol that alone raises a pending row to 0 before any other symbol reaches 0; -1 if there is none. It spares a long
  /// row from being raised step by step. Slacks come first: they cost nothing.
  private func reachingSymbol(_ pending: Int32) -> Int32 {
    var best: Int32 = -1
    for index in 0..<terms.count(pending) {
      let entry = terms[pending, index]
      guard entry.coefficient > Tolerance.directPivot, canEnter(entry.symbol) else { continue }
      let isSlack = symbols[Int(entry.symbol)].kind == .slack
      guard best < 0 || isSlack else { continue }
      guard leavingRow(entry.symbol, isCareful: false).step >= -rows[Int(pending)].constant / entry.coefficient else {
        continue
      }
      best = entry.symbol
      if isSlack { break }
    }
    return best
  }

  private var largestConstant: Double {
    var largest = 0.0
    for row in rows where row.role == .restricted { largest = max(largest, row.constant.magnitude) }
    return largest
  }
}
