import BoxEngine
import LayoutDocument
import LayoutEngine
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
    let levels = (comparison.violations + comparison.optimum + layoutCase.violations).map { $0.priority }
    for priority in Set(levels.map(BoxPins.priority(ofLevel:))).sorted(by: >) {
      let own = comparison.violations.filter { BoxPins.priority(ofLevel: $0.priority) == priority }
      var pairs: [(violation: Double, least: Double)] = own.compactMap { violation in
        let least = comparison.optimum.first { $0.priority == violation.priority }
        return least.map { (violation.amount, $0.amount) }
      }
      // A case expects the sum for a priority, of pins and content alike.
      if let expected = layoutCase.violations.first(where: { $0.priority == priority }) {
        pairs.append((own.reduce(0) { $0 + $1.amount }, expected.amount))
      }
      guard let pair = pairs.first(where: { !isMet($0.violation, $0.least) }) else { continue }
      shortfalls.append(Shortfall(priority: priority, violation: pair.violation, least: pair.least))
    }
    return shortfalls
  }

  private static func isMet(_ violation: Double, _ least: Double) -> Bool {
    (violation - least).magnitude <= 1e-6 * max(1, violation.magnitude, least.magnitude)
  }
}
