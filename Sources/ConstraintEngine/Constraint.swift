/// How an expression compares with 0.
public enum Relation: UInt8, Hashable, Sendable, CaseIterable {
  /// The expression equals 0.
  case equal
  /// The expression is 0 or less.
  case atMost
  /// The expression is 0 or more.
  case atLeast
}

/// A linear equation or inequality with a priority.
///
/// ```swift
/// let gap = a.right + 8 <= b.left
/// let preferred = (b.left - a.right == 20).with(priority: 250)
/// ```
public struct Constraint: Hashable, Sendable {
  /// The expression that is compared with 0: `a.right + 8 <= b.left` is stored as `a.right - b.left + 8`.
  public var expression: LinearExpression
  /// The comparison.
  public var relation: Relation
  /// The priority of the constraint.
  ///
  /// The default is ``Priority/required``.
  public var priority: Priority

  /// Creates a constraint that compares an expression with 0.
  public init(_ expression: LinearExpression, _ relation: Relation, priority: Priority = .required) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
  }

  /// The same constraint with another priority.
  public consuming func with(priority: Priority) -> Constraint {
    self.priority = priority
    return self
  }

  /// The amount by which a value of the expression violates the constraint; 0 or more.
  public func violation(at value: Double) -> Double {
    switch relation {
    case .equal: return value.magnitude
    case .atMost: return max(0, value)
    case .atLeast: return max(0, -value)
    }
  }
}

/// The identifier of a constraint in the solver that contains it.
///
/// Identifiers are not reused.
public struct ConstraintID: Hashable, Sendable, BitwiseCopyable {
  let index: Int32
  let generation: UInt32
}
