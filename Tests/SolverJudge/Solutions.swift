import ConstraintEngine
import LayoutTestSupport

/// Prints random systems and their solutions, one line of JSON for each: `Solutions DIGITS FIRST COUNT`.
@main enum Solutions {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
    guard numbers.count == 3 else { return print("three numbers are expected") }
    for seed in numbers[1]..<numbers[1] + numbers[2] {
      var random = SplitMix64(seed: UInt64(seed))
      let system = ScaledSystem(digits: numbers[0], &random)
      print(text(ScaledComparison(system, &random), seed, system.variableCount))
    }
  }

  private static func text(_ comparison: ScaledComparison, _ seed: Int, _ variableCount: Int) -> String {
    let lines = comparison.lines.map { line in
      let terms = line.coefficients.enumerated().filter { $0.element != 0 }.map { "[\($0.offset),\($0.element)]" }
      let level = line.priority.value.map { "\($0)" } ?? "null"
      return
        "{\"terms\":\(list(terms)),\"constant\":\(line.constant),\"relation\":\"\(line.relation)\",\"level\":\(level)}"
    }
    let violations = comparison.edited.violations.map { "[\($0.priority.value ?? 0),\($0.amount)]" }
    return """
      {"seed":\(seed),"variables":\(variableCount),"values":\(list(comparison.values.map { "\($0)" })),\
      "violations":\(list(violations)),"constraints":\(list(lines))}
      """
  }

  private static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }
}
