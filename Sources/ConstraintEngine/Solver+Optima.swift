extension Solver {
  /// Whether the constraints leave no choice: every variable has one value at which each level is as small as it can be.
  ///
  /// `false` where a variable occurs in no constraint.
  public func hasUniqueOptimum() -> Bool {
    !areUnique(variables.indices.map { Variable(index: Int32($0)) }).contains(false)
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
    probe.solve()
    return expressions.map { expression in
      let sum = expression.expression
      guard sum.terms.allSatisfy({ contains($0.variable) }) else { return sum.constant...sum.constant }
      return probe.isExtended ? probe.extended.optimalRange(of: sum) : probe.standard.optimalRange(of: sum)
    }
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
}
