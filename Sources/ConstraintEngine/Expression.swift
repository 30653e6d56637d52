/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// Makes a term. Default: the variable itself.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: `2 * a.width + b.width - 8`. A variable may occur in several terms; they count together.
public struct Expression: Hashable, Sendable {
  /// The terms, in the order in which they were written.
  public var terms: [Term]
  /// The number that stands alone.
  public var constant: Double

  /// Makes an expression. Default: 0.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// What can stand in a linear expression: a variable, a term, a sum of them.
public protocol LinearExpression: Sendable {
  /// Adds this, times a number, to a sum.
  func add(to sum: inout Expression, times factor: Double)
}

extension LinearExpression {
  /// This as an expression.
  @inlinable public var expression: Expression {
    var sum = Expression()
    add(to: &sum, times: 1)
    return sum
  }
}

extension Variable: LinearExpression {
  /// Adds the variable, times a number, to a sum.
  @inlinable public func add(to sum: inout Expression, times factor: Double) {
    sum.terms.append(Term(self, coefficient: factor))
  }
}

extension Term: LinearExpression {
  /// Adds the term, times a number, to a sum.
  @inlinable public func add(to sum: inout Expression, times factor: Double) {
    sum.terms.append(Term(variable, coefficient: coefficient * factor))
  }
}

extension Expression: LinearExpression {
  /// Adds every term and the constant, times a number, to a sum.
  @inlinable public func add(to sum: inout Expression, times factor: Double) {
    for term in terms { term.add(to: &sum, times: factor) }
    sum.constant += constant * factor
  }
}
