import LayoutDocument
import LayoutOracle

/// A priority at which the violation of the pins of a case is not the optimal or expected violation.
struct Shortfall {
  /// The priority; `nil` if a required constraint is violated: a size is negative, or the root has another size.
  var priority: Double?
  /// The violation by the layout.
  var violation: Double
  /// The optimal or expected violation.
  var least: Double

  /// Compares violations with the computed optimum and with the violations that the case expects; the tolerance is one
  /// millionth.
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
