import LayoutDocument
import LayoutOracle

/// A priority at which the pins of a case are violated by another amount than they have to be.
struct Shortfall {
  /// The priority; `nil`: a size is negative, or the root has not its size.
  var priority: Double?
  /// By how much they are violated.
  var violation: Double
  /// By how much they have to be.
  var least: Double

  /// Compares with the optimum that was worked out, and with what the case says of it: both have to be met within a millionth.
  static func all(in comparison: BoxComparison, of layoutCase: LayoutCase) -> [Shortfall] {
    var shortfalls: [Shortfall] = []
    if !isMet(comparison.hardViolation, 0) {
      shortfalls.append(Shortfall(priority: nil, violation: comparison.hardViolation, least: 0))
    }
    let priorities = Set((comparison.violations + comparison.optimum + layoutCase.violations).map { $0.priority })
    for priority in priorities.sorted(by: >) {
      func amount(_ violations: [PriorityViolation]) -> Double? { violations.first { $0.priority == priority }?.amount }
      let violation = amount(comparison.violations) ?? 0
      for least in [amount(comparison.optimum), amount(layoutCase.violations)] {
        guard let least, !isMet(violation, least) else { continue }
        shortfalls.append(Shortfall(priority: priority, violation: violation, least: least))
        break
      }
    }
    return shortfalls
  }

  private static func isMet(_ violation: Double, _ least: Double) -> Bool {
    (violation - least).magnitude <= 1e-6 * max(1, violation.magnitude, least.magnitude)
  }
}
