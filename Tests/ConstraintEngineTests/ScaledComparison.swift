import ConstraintEngine
import LayoutTestSupport

/// A solver after a sequence of edits, and a new solver to which the remaining constraints were added in another order.
struct ScaledComparison {
  var edited = Solver()
  var fresh = Solver()
  private var variables: [Variable] = []
  private var freshVariables: [Variable] = []
  /// The remaining constraints.
  private(set) var lines: [RandomSystem.Line] = []
  private var ids: [ConstraintID] = []
  /// The number of constraints that the edited solver accepted and the new solver rejected.
  private(set) var refusedCount = 0

  init(_ system: ScaledSystem, _ random: inout SplitMix64) {
    for _ in 0..<system.variableCount {
      variables.append(edited.makeVariable())
      freshVariables.append(fresh.makeVariable())
    }
    for line in system.bounds { add(line) }
    for edit in system.edits { apply(edit, boundCount: system.bounds.count) }
    edited.solve()
    for line in lines.shuffled(using: &random) where (try? fresh.add(line.constraint(freshVariables))) == nil {
      refusedCount += 1
    }
    fresh.solve()
  }

  private mutating func apply(_ edit: ScaledSystem.Edit, boundCount: Int) {
    switch edit {
    case .add(let line): add(line)
    case .remove(let number):
      guard lines.count > boundCount else { return }
      let index = boundCount + number % (lines.count - boundCount)
      try? edited.remove(ids.remove(at: index))
      lines.remove(at: index)
    case .solve: edited.solve()
    }
  }

  private mutating func add(_ line: RandomSystem.Line) {
    guard let id = try? edited.add(line.constraint(variables)) else { return }
    lines.append(line)
    ids.append(id)
  }

  /// The values of the variables after the edits.
  var values: [Double] { variables.map { edited.value(of: $0) } }

  /// The largest difference between the violations of a level, relative to their size if it is above 1.
  var largestDifference: Double {
    let (one, other) = (edited.violations, fresh.violations)
    guard one.map(\.priority) == other.map(\.priority) else { return .infinity }
    return zip(one, other).reduce(0) { largest, pair in
      let size = max(1, pair.0.amount, pair.1.amount)
      return max(largest, (pair.0.amount - pair.1.amount).magnitude / size)
    }
  }

  /// The largest violation of a required constraint by either solver, relative to the largest term of the constraint.
  var largestBreach: Double {
    max(breach(edited, variables), breach(fresh, freshVariables))
  }

  /// The largest difference between a level's violation and the sum of its constraints' violations at the values.
  var largestMisstatement: Double {
    max(misstatement(edited, variables), misstatement(fresh, freshVariables))
  }

  private func breach(_ solver: Solver, _ variables: [Variable]) -> Double {
    let point = variables.map { solver.value(of: $0) }
    return lines.filter(\.priority.isRequired).reduce(0) { largest, line in
      let violation = line.constraint([]).violation(at: line.value(at: point))
      return max(largest, violation / max(1, size(line, point)))
    }
  }

  private func misstatement(_ solver: Solver, _ variables: [Variable]) -> Double {
    let point = variables.map { solver.value(of: $0) }
    return solver.violations.reduce(0) { largest, level in
      var (amount, scale) = (0.0, 1.0)
      for line in lines where line.priority == level.priority {
        amount += line.constraint([]).violation(at: line.value(at: point))
        scale = max(scale, size(line, point))
      }
      return max(largest, (amount - level.amount).magnitude / scale)
    }
  }

  private func size(_ line: RandomSystem.Line, _ point: [Double]) -> Double {
    zip(line.coefficients, point).reduce(line.constant.magnitude) { max($0, ($1.0 * $1.1).magnitude) }
  }
}
