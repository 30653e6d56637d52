/// The reason why an operation of a solver failed.
///
/// The solver is unchanged after an error.
public enum SolverError: Error, Hashable, Sendable {
  /// A required constraint contradicts the required constraints of the solver.
  case unsatisfiable(Constraint)
  /// A coefficient or the constant is NaN or infinite.
  case notFinite(Constraint)
  /// The priority of an optional constraint is not a finite number above 0.
  case unusablePriority(Constraint)
  /// The constraint contains a variable of another solver.
  case foreignVariable(Variable, in: Constraint?)
  /// The solver does not contain a constraint with this identifier: it was removed, or added to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable is already an edit variable.
  case duplicateEditVariable(Variable)
  /// The variable is not an edit variable.
  case notAnEditVariable(Variable)
  /// An edit variable cannot be required, because a suggested value could be unsatisfiable.
  case requiredEditVariable(Variable)
  /// A suggested value is NaN or infinite.
  case unusableSuggestion(Variable)
}

extension SolverError: CustomStringConvertible {
  /// The constraint that caused the error, if there is one.
  public var constraint: Constraint? {
    switch self {
    case .unsatisfiable(let constraint), .notFinite(let constraint), .unusablePriority(let constraint):
      return constraint
    case .foreignVariable(_, let constraint):
      return constraint
    case .unknownConstraint, .duplicateEditVariable, .notAnEditVariable, .requiredEditVariable, .unusableSuggestion:
      return nil
    }
  }

  /// The cause of the error, in one sentence.
  public var cause: String {
    switch self {
    case .unsatisfiable: return "the constraint contradicts the required constraints of the solver"
    case .notFinite: return "a coefficient or the constant of the constraint is not a finite number"
    case .unusablePriority: return "the priority of the constraint is not a finite number above 0"
    case .foreignVariable: return "the variable belongs to another solver"
    case .unknownConstraint: return "the solver does not contain a constraint with this identifier"
    case .duplicateEditVariable: return "the variable is already an edit variable"
    case .notAnEditVariable: return "the variable is not an edit variable"
    case .requiredEditVariable: return "an edit variable cannot be required"
    case .unusableSuggestion: return "the suggested value is not a finite number"
    }
  }

  /// The remedy for the error, in one sentence.
  public var remedy: String {
    switch self {
    case .unsatisfiable: return "give the constraint a priority, or remove the constraints that it contradicts"
    case .notFinite, .unusableSuggestion: return "check for division by zero and for overflow"
    case .unusablePriority: return "use a number above 0, usually from 1 to 1000, or Priority.required"
    case .foreignVariable: return "create the variable with makeVariable() of this solver"
    case .unknownConstraint: return "use the identifier that add(_:) returned, and use it only once"
    case .duplicateEditVariable: return "suggest another value, or remove the edit variable first"
    case .notAnEditVariable: return "call addEditVariable(_:priority:) first"
    case .requiredEditVariable: return "give the edit variable a priority below required, such as 999"
    }
  }

  /// The cause and the remedy in one line.
  public var description: String { "\(cause); \(remedy)" }
}
