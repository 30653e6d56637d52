extension Solver {
  /// Whether the constraints leave no choice: every variable has one value at which each level is as small as it can be.
  ///
  /// `false` where a variable occurs in no constraint.
  public func hasUniqueOptimum() -> Bool {
    var variables: [Variable] = []
    for symbol in tableau.symbols.indices where tableau.symbols[symbol].kind == .external {
      variables.append(Variable(symbol: Int32(symbol)))
    }
    return !areUnique(variables).contains(false)
  }

  /// Whether an expression has the same value at all optima.
  public func isUnique(_ expression: some LinearExpression) -> Bool {
    Solver.isPoint(range(of: expression))
  }

  /// The smallest and the largest value of an expression among the optima; infinite where there is none.
  public func range(of expression: some LinearExpression) -> ClosedRange<Double> {
    ranges(of: [expression])[0]
  }

  /// The smallest and the largest value of each expression among the optima.
  ///
  /// The solver itself stays as it is. An expression of another solver's variables has the range of its constant.
  public func ranges(of expressions: [some LinearExpression]) -> [ClosedRange<Double>] {
    var probe = self
    probe.restoreFeasibility()
    if !probe.isOptimal || !probe.isFaceKnown { probe.optimize() }
    return expressions.map { probe.optimalRange(of: $0.expression) }
  }

  /// Whether each expression has the same value at all optima: cheaper than to ask one by one.
  public func areUnique(_ expressions: [some LinearExpression]) -> [Bool] {
    ranges(of: expressions).map { Solver.isPoint($0) }
  }

  /// Traces of rounding do not make a value ambiguous.
  private static func isPoint(_ range: ClosedRange<Double>) -> Bool {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return false }
    let size = max(1, range.lowerBound.magnitude, range.upperBound.magnitude)
    return range.upperBound - range.lowerBound <= 1e-7 * size
  }

  private mutating func optimalRange(of expression: Expression) -> ClosedRange<Double> {
    guard expression.terms.allSatisfy({ contains($0.variable) }) else {
      return expression.constant...expression.constant
    }
    guard let value = expand(expression) else { return -.infinity ... .infinity }
    guard tableau.accumulatorIsFree else { return value...value }
    let lower = extreme(of: expression, times: 1)
    let upper = extreme(of: expression, times: -1)
    return min(lower, upper)...max(lower, upper)
  }

  /// Puts an expression into the accumulator, in terms of symbols that are 0.
  /// - Returns: Its value; `nil` if it names a variable about which nothing is known.
  private mutating func expand(_ expression: Expression) -> Double? {
    tableau.accumulator.clear()
    tableau.accumulator.addConstant(expression.constant)
    for term in expression.terms { tableau.accumulator.add(term.variable.symbol, term.coefficient) }
    tableau.expand()
    for symbol in tableau.accumulator.touched where tableau.symbols[Int(symbol)].kind == .external {
      if tableau.accumulator[symbol] != 0 { return nil }
    }
    return tableau.accumulator.constant
  }

  /// The smallest value of an expression among the optima for a positive factor, the largest for a negative one.
  private mutating func extreme(of expression: Expression, times factor: Double) -> Double {
    _ = expand(expression)
    objective.reset(symbolCount: tableau.symbols.count)
    for symbol in tableau.accumulator.touched where tableau.accumulator[symbol] != 0 {
      objective.add(symbol, factor * tableau.accumulator[symbol])
    }
    if tableau.minimize(&objective, keepingOptimum: true) == .unbounded { return -factor * .infinity }
    return expand(expression) ?? 0
  }
}

extension Tableau {
  /// Whether the sum in the accumulator names a symbol that may leave 0 without leaving the optimum.
  var accumulatorIsFree: Bool {
    accumulator.touched.contains { symbol in
      accumulator[symbol].magnitude > Tolerance.pivot && canEnter(symbol) && !symbols[Int(symbol)].isFrozen
    }
  }
}
