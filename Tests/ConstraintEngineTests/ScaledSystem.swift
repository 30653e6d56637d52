import ConstraintEngine
import LayoutTestSupport

/// A random sequence of edits of a system whose coefficients differ by many orders of magnitude.
struct ScaledSystem {
  enum Edit {
    case add(RandomSystem.Line)
    /// Removes the line with this index, modulo the number of lines that can be removed.
    case remove(Int)
    case solve
  }

  var variableCount: Int
  /// The required bounds of each variable.
  var bounds: [RandomSystem.Line] = []
  var edits: [Edit] = []

  /// The largest value that a variable may have, in both directions.
  static let bound = 1000.0

  /// Creates 2 to 25 variables and 3 to 160 edits.
  /// - Parameter digits: Coefficients lie between 10 to the power of `-digits` and of `digits`; for 0 they are 1 and -1.
  init(digits: Int, _ random: inout SplitMix64) {
    variableCount = random.integer(2...25)
    for variable in 0..<variableCount {
      for relation in [Relation.atMost, .atLeast] {
        var coefficients = [Double](repeating: 0, count: variableCount)
        coefficients[variable] = 1
        let constant = relation == .atMost ? -Self.bound : Self.bound
        bounds.append(
          RandomSystem.Line(
            coefficients: coefficients, constant: constant, relation: relation, priority: .required))
      }
    }
    let levels = (0..<random.integer(1...6)).map { _ in Priority(Double(random.integer(1...1000))) }
    for _ in 0..<random.integer(3...160) {
      if random.chance(20) {
        edits.append(.remove(random.integer(0...1000)))
      } else {
        edits.append(.add(line(digits, levels, &random)))
      }
      if random.chance(10) { edits.append(.solve) }
    }
  }

  private func line(_ digits: Int, _ levels: [Priority], _ random: inout SplitMix64) -> RandomSystem.Line {
    var coefficients = [Double](repeating: 0, count: variableCount)
    for _ in 0..<random.integer(1...min(6, variableCount)) {
      let variable = random.integer(0...variableCount - 1)
      coefficients[variable] = Self.coefficient(digits, &random) * random.pick([-1, 1])
    }
    let constant = Double.random(in: -Self.bound...Self.bound, using: &random) * Self.coefficient(digits, &random)
    return RandomSystem.Line(
      coefficients: coefficients, constant: constant, relation: random.pick(Relation.self),
      priority: random.chance(20) ? .required : random.pick(levels))
  }

  private static func coefficient(_ digits: Int, _ random: inout SplitMix64) -> Double {
    guard digits > 0 else { return 1 }
    var number = Double.random(in: 1..<10, using: &random)
    let exponent = random.integer(-digits...digits - 1)
    for _ in 0..<exponent.magnitude { number = exponent < 0 ? number / 10 : number * 10 }
    return number
  }
}
