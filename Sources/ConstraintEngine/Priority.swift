/// The priority of a constraint: required, or optional with a priority level.
///
/// Levels are compared one by one, from the highest to the lowest. First, the sum of the violations of all optional
/// constraints of the highest level is minimized. The next level chooses among the remaining solutions, and so on. A
/// constraint of a higher level takes precedence over any number of constraints of lower levels.
///
/// ```swift
/// try solver.add((label.width >= 80).with(priority: 750))
/// ```
public struct Priority: Hashable, Sendable, BitwiseCopyable {
  /// The level of an optional constraint; infinite for required constraints.
  let level: Double

  /// The constraint must hold.
  ///
  /// Adding a required constraint that contradicts the other required constraints is an error.
  public static let required = Priority(exactly: .infinity)

  /// Creates the priority of an optional constraint.
  ///
  /// The level is any finite number above 0, usually from 1 to 1000; fractions are allowed. A constraint with level
  /// 1000 is optional, too: if several such constraints contradict each other, the sum of their violations is
  /// minimized.
  public init(_ level: Double) { self.init(exactly: level) }

  private init(exactly level: Double) { self.level = level }

  /// Whether the constraint is required.
  public var isRequired: Bool { level == .infinity }

  /// The level of an optional constraint; `nil` for required constraints.
  public var value: Double? { isRequired ? nil : level }
}

extension Priority: Comparable {
  /// Whether the first priority is lower than the second.
  public static func < (first: Priority, second: Priority) -> Bool { first.level < second.level }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// Creates the priority of an optional constraint from its level.
  public init(integerLiteral level: Int) { self.init(Double(level)) }

  /// Creates the priority of an optional constraint from its level.
  public init(floatLiteral level: Double) { self.init(level) }
}
