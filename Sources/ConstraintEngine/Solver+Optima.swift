extension Solver {
  /// Whether the constraints determine the value of every variable.
  ///
  /// That is the case if exactly one solution minimizes the violations of each level. The result is `false` if a
  /// variable occurs in no constraint.
  public func hasUniqueOptimum() -> Bool {
    !areUnique(variables.indices.map { Variable(index: Int32($0)) }).contains(false)
  }

  /// Whether an expression has the same value in all optimal solutions.
  public func isUnique(_ expression: some LinearOperand) -> Bool {
    Solver.isPoint(range(of: expression))
  }

  /// The smallest and the largest value of an expression in the optimal solutions; infinite if the value has no bound.
  public func range(of expression: some LinearOperand) -> ClosedRange<Double> {
    ranges(of: [expression])[0]
  }

  /// The smallest and the largest value of each expression in the optimal solutions.
  ///
  /// The solver is not changed. The range of an expression with variables of another solver contains only the constant
  /// of the expression.
  public func ranges(of expressions: [some LinearOperand]) -> [ClosedRange<Double>] {
    var probe = self
    probe.solve()
    return expressions.map { expression in
      let sum = expression.expression
      guard sum.terms.allSatisfy({ contains($0.variable) }) else { return sum.constant...sum.constant }
      return probe.isExtended ? probe.extended.optimalRange(of: sum) : probe.standard.optimalRange(of: sum)
    }
  }

  /// Whether each expression has the same value in all optimal solutions.
  ///
  /// One call for several expressions is cheaper than several calls of ``isUnique(_:)``.
  public func areUnique(_ expressions: [some LinearOperand]) -> [Bool] {
    ranges(of: expressions).map { Solver.isPoint($0) }
  }

  /// Whether a range contains one value, apart from rounding errors.
  private static func isPoint(_ range: ClosedRange<Double>) -> Bool {
    guard range.lowerBound.isFinite, range.upperBound.isFinite else { return false }
    let size = max(1, range.lowerBound.magnitude, range.upperBound.magnitude)
    return range.upperBound - range.lowerBound <= 1e-7 * size
  }
}
