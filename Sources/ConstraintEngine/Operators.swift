// Operators for sums, multiples and comparisons, with which a constraint is written as `a.right + 8 <= b.left`.

extension LinearExpression {
  /// The number of terms for which a sum reserves memory.
  ///
  /// The number is sufficient for most constraints, so that memory is allocated once.
  @usableFromInline static let usualTermCount = 4

  @inlinable
  init(_ first: some LinearOperand, _ second: some LinearOperand, times factor: Double) {
    self.init()
    terms.reserveCapacity(LinearExpression.usualTermCount)
    first.add(to: &self, times: 1)
    second.add(to: &self, times: factor)
  }

  @inlinable
  init(_ first: some LinearOperand, times factor: Double, plus constant: Double) {
    self.init()
    terms.reserveCapacity(LinearExpression.usualTermCount)
    first.add(to: &self, times: factor)
    self.constant += constant
  }
}

// MARK: - Sums

/// The sum of two expressions.
@inlinable public func + (first: some LinearOperand, second: some LinearOperand) -> LinearExpression {
  LinearExpression(first, second, times: 1)
}

/// The sum of two expressions; reuses the memory of the first expression.
@inlinable public func + (first: consuming LinearExpression, second: some LinearOperand) -> LinearExpression {
  second.add(to: &first, times: 1)
  return first
}

/// The sum of an expression and a number.
@inlinable public func + (first: some LinearOperand, second: Double) -> LinearExpression {
  LinearExpression(first, times: 1, plus: second)
}

/// The sum of a number and an expression.
@inlinable public func + (first: Double, second: some LinearOperand) -> LinearExpression {
  LinearExpression(second, times: 1, plus: first)
}

/// The difference of two expressions.
@inlinable public func - (first: some LinearOperand, second: some LinearOperand) -> LinearExpression {
  LinearExpression(first, second, times: -1)
}

/// The difference of two expressions; reuses the memory of the first expression.
@inlinable public func - (first: consuming LinearExpression, second: some LinearOperand) -> LinearExpression {
  second.add(to: &first, times: -1)
  return first
}

/// The difference of an expression and a number.
@inlinable public func - (first: some LinearOperand, second: Double) -> LinearExpression {
  LinearExpression(first, times: 1, plus: -second)
}

/// The difference of a number and an expression.
@inlinable public func - (first: Double, second: some LinearOperand) -> LinearExpression {
  LinearExpression(second, times: -1, plus: first)
}

/// The negative of an expression.
@inlinable public prefix func - (operand: some LinearOperand) -> LinearExpression {
  LinearExpression(operand, times: -1, plus: 0)
}

// MARK: - Multiples

/// A variable times a number.
@inlinable public func * (factor: Double, variable: Variable) -> Term { Term(variable, coefficient: factor) }

/// A variable times a number.
@inlinable public func * (variable: Variable, factor: Double) -> Term { Term(variable, coefficient: factor) }

/// An expression times a number.
@inlinable public func * (factor: Double, operand: some LinearOperand) -> LinearExpression {
  LinearExpression(operand, times: factor, plus: 0)
}

/// An expression times a number.
@inlinable public func * (operand: some LinearOperand, factor: Double) -> LinearExpression {
  LinearExpression(operand, times: factor, plus: 0)
}

/// An expression divided by a number.
///
/// Division by 0 results in an expression that solvers reject.
@inlinable public func / (operand: some LinearOperand, divisor: Double) -> LinearExpression {
  LinearExpression(operand, times: 1 / divisor, plus: 0)
}

// MARK: - Comparisons

/// A required constraint: the two expressions are equal.
@inlinable public func == (first: some LinearOperand, second: some LinearOperand) -> Constraint {
  Constraint(first - second, .equal)
}

/// A required constraint: the expression equals a number.
@inlinable public func == (first: some LinearOperand, second: Double) -> Constraint {
  Constraint(first - second, .equal)
}

/// A required constraint: the first expression is at most the second.
@inlinable public func <= (first: some LinearOperand, second: some LinearOperand) -> Constraint {
  Constraint(first - second, .atMost)
}

/// A required constraint: the expression is at most a number.
@inlinable public func <= (first: some LinearOperand, second: Double) -> Constraint {
  Constraint(first - second, .atMost)
}

/// A required constraint: the first expression is at least the second.
@inlinable public func >= (first: some LinearOperand, second: some LinearOperand) -> Constraint {
  Constraint(first - second, .atLeast)
}

/// A required constraint: the expression is at least a number.
@inlinable public func >= (first: some LinearOperand, second: Double) -> Constraint {
  Constraint(first - second, .atLeast)
}
