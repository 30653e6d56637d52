/// How much a constraint matters: either it must hold, or it is a wish of some level.
///
/// Levels are compared one by one, from the highest down: first the violations of all wishes of the highest level are as
/// small as they can be, in sum; what remains open is decided by the next level, and so on. However many wishes of a lower
/// level there are, they never outweigh one of a higher level.
///
/// ```swift
/// try solver.add((label.width >= 80).with(priority: 750))
/// ```
public struct Priority: Hashable, Sendable, BitwiseCopyable {
  /// The level of a wish; infinite for what must hold.
  let level: Double

  /// The constraint must hold. Adding one that cannot hold together with the others that must is an error.
  public static let required = Priority(exactly: .infinity)

  /// A wish of a level: any finite number above 0, as a rule 1 to 1000, fractions allowed. A wish of 1000 still is a wish:
  /// where several contradict each other, the sum of their violations is as small as possible.
  public init(_ level: Double) { self.init(exactly: level) }

  private init(exactly level: Double) { self.level = level }

  /// Whether the constraint must hold.
  public var isRequired: Bool { level == .infinity }

  /// The level of a wish; `nil` for what must hold.
  public var value: Double? { isRequired ? nil : level }
}

extension Priority: Comparable {
  /// Whether the first gives way to the second.
  public static func < (first: Priority, second: Priority) -> Bool { first.level < second.level }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A wish of a level.
  public init(integerLiteral level: Int) { self.init(Double(level)) }

  /// A wish of a level.
  public init(floatLiteral level: Double) { self.init(level) }
}
