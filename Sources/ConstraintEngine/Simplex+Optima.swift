extension Simplex {
  /// The smallest and the largest value of an expression in the optimal solutions; the constraints must be solved.
  mutating func optimalRange(of expression: LinearExpression) -> ClosedRange<Double> {
    if !isFaceKnown { optimize() }
    guard let value = expand(expression) else { return -.infinity ... .infinity }
    guard tableau.accumulatorIsFree else { return value.rounded...value.rounded }
    let lower = extreme(of: expression, isLargest: false)
    let upper = extreme(of: expression, isLargest: true)
    return min(lower, upper)...max(lower, upper)
  }

  /// Writes an expression into the accumulator, in terms of symbols that are 0.
  /// - Returns: The value of the expression; `nil` if it contains an undefined variable.
  private mutating func expand(_ expression: LinearExpression) -> Number? {
    accumulate(expression)
    tableau.expand()
    for symbol in tableau.accumulator.touched where tableau.symbols[Int(symbol)].kind == .external {
      if tableau.accumulator[symbol] != .zero { return nil }
    }
    return tableau.accumulator.constant
  }

  /// The smallest or the largest value of an expression in the optimal solutions.
  private mutating func extreme(of expression: LinearExpression, isLargest: Bool) -> Double {
    _ = expand(expression)
    objective.reset(symbolCount: tableau.symbols.count)
    for symbol in tableau.accumulator.touched where tableau.accumulator[symbol] != .zero {
      objective.add(symbol, isLargest ? -tableau.accumulator[symbol] : tableau.accumulator[symbol])
    }
    if tableau.minimize(&objective, keepingOptimum: true) == .unbounded { return isLargest ? .infinity : -.infinity }
    return expand(expression)?.rounded ?? 0
  }
}

extension Tableau {
  /// Whether the sum in the accumulator contains a symbol that may become positive without leaving the optimum.
  var accumulatorIsFree: Bool {
    accumulator.touched.contains { symbol in
      accumulator[symbol].magnitude > Number.tolerance.pivot && canEnter(symbol) && !symbols[Int(symbol)].isFrozen
    }
  }
}
