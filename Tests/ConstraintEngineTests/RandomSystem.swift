import ConstraintEngine
import LayoutTestSupport

/// A small random system of constraints, whose variables are identified by index.
struct RandomSystem {
  struct Line {
    /// The coefficient of each variable.
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    var priority: Priority

    func value(at point: [Double]) -> Double {
      zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    }

    func constraint(_ variables: [Variable]) -> Constraint {
      let terms = zip(variables, coefficients).filter { $0.1 != 0 }.map { Term($0.0, coefficient: $0.1) }
      return Constraint(LinearExpression(terms, constant: constant), relation, priority: priority)
    }
  }

  var variableCount: Int
  /// Required bounds of each variable come first.
  var lines: [Line] = []

  /// The largest value that a variable may have, in both directions.
  static let bound = 60.0
  static let levels: [Priority] = [1000, 750, 250.5, 250, 0.5]

  init(variableCount: Int, lineCount: Int, _ random: inout SplitMix64) {
    self.variableCount = variableCount
    for variable in 0..<variableCount {
      for (sign, relation) in [(1.0, Relation.atMost), (1.0, .atLeast)] {
        var coefficients = [Double](repeating: 0, count: variableCount)
        coefficients[variable] = sign
        lines.append(
          Line(
            coefficients: coefficients, constant: relation == .atMost ? -Self.bound : Self.bound, relation: relation,
            priority: .required))
      }
    }
    for _ in 0..<lineCount { lines.append(line(&random)) }
  }

  /// Whole numbers, so that many constraints meet in one point.
  private func line(_ random: inout SplitMix64) -> Line {
    Line(
      coefficients: (0..<variableCount).map { _ in
        random.chance(45) ? 0 : Double(random.pick([-2, -1, -1, 1, 1, 2, 3]))
      },
      constant: Double(random.integer(-20...20)), relation: random.pick(Relation.self),
      priority: random.chance(15) ? .required : random.pick(Self.levels))
  }
}

/// The optimum of a small system, found by trying every point in which as many constraints as there are variables hold
/// with equality. A sum of violations is linear between the lines of the constraints, so one of these points is
/// optimal.
struct VertexSearch {
  let system: RandomSystem
  let lines: [RandomSystem.Line]
  let levels: [Priority]
  /// The minimum violations, highest level first; `nil` if the required constraints contradict each other.
  private(set) var best: [Double]?

  init(_ system: RandomSystem, lines: [RandomSystem.Line]) {
    self.system = system
    self.lines = lines
    levels = Set(lines.map(\.priority)).filter { !$0.isRequired }.sorted(by: >)
    choose(from: 0, [])
  }

  private mutating func choose(from first: Int, _ chosen: [Int]) {
    if chosen.count == system.variableCount {
      if let point = intersection(chosen) { consider(point) }
      return
    }
    guard first < lines.count else { return }
    for line in first..<lines.count { choose(from: line + 1, chosen + [line]) }
  }

  private mutating func consider(_ point: [Double]) {
    for line in lines where line.priority.isRequired {
      if line.constraint([]).violation(at: line.value(at: point)) > 1e-7 { return }
    }
    let amounts = levels.map { level in
      lines.filter { $0.priority == level }
        .reduce(0) { $0 + $1.constraint([]).violation(at: $1.value(at: point)) }
    }
    guard let best else {
      best = amounts
      return
    }
    for (amount, other) in zip(amounts, best) where (amount - other).magnitude > 1e-7 {
      if amount < other { self.best = amounts }
      return
    }
  }

  /// Gaussian elimination.
  private func intersection(_ chosen: [Int]) -> [Double]? {
    var rows = chosen.map { lines[$0].coefficients + [-lines[$0].constant] }
    let count = system.variableCount
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { rows[$0][column].magnitude < rows[$1][column].magnitude }),
        rows[pivot][column].magnitude > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
