/// A variable times a number.
public struct Term: Hashable, Sendable, BitwiseCopyable {
  /// The variable.
  public var variable: Variable
  /// The factor of the variable.
  public var coefficient: Double

  /// Creates a term.
  ///
  /// The default coefficient is 1.
  public init(_ variable: Variable, coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant: `2 * a.width + b.width - 8`.
///
/// If a variable occurs in several terms, their coefficients are added.
public struct LinearExpression: Hashable, Sendable {
  /// The terms, in source order.
  public var terms: [Term]
  /// The constant of the sum.
  public var constant: Double

  /// Creates an expression.
  ///
  /// The default is 0.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// A variable, a term or an expression: an operand of a linear expression.
public protocol LinearOperand: Sendable {
  /// Adds this operand, multiplied by a factor, to a sum.
  func add(to sum: inout LinearExpression, times factor: Double)
}

extension LinearOperand {
  /// This operand as an expression.
  @inlinable public var expression: LinearExpression {
    var sum = LinearExpression()
    add(to: &sum, times: 1)
    return sum
  }
}

extension Variable: LinearOperand {
  /// Adds the variable, multiplied by a factor, to a sum.
  @inlinable public func add(to sum: inout LinearExpression, times factor: Double) {
    sum.terms.append(Term(self, coefficient: factor))
  }
}

extension Term: LinearOperand {
  /// Adds the term, multiplied by a factor, to a sum.
  @inlinable public func add(to sum: inout LinearExpression, times factor: Double) {
    sum.terms.append(Term(variable, coefficient: coefficient * factor))
  }
}

extension LinearExpression: LinearOperand {
  /// Adds every term and the constant, multiplied by a factor, to a sum.
  @inlinable public func add(to sum: inout LinearExpression, times factor: Double) {
    for term in terms { term.add(to: &sum, times: factor) }
    sum.constant += constant * factor
  }
}
