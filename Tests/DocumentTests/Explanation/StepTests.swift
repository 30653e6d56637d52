import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

@testable import LayoutExplanation

/// The numbers in the sentences of steps agree with each other and with the layout.
@Suite("Steps of explanations") struct StepTests {
  private static let randomTrees = Array(0..<SampleSize.of(2_000))

  @Test("numbers in steps add up, and few numbers have no specific step", arguments: [LayoutRules.css, .stackView])
  func numbersAddUp(rules: LayoutRules) throws {
    var (stepCount, openCount) = (0, 0)
    for seed in Self.randomTrees {
      var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
      styles.couplings = seed % 3 == 0 ? .all : []
      styles.boxShare = seed % 5 == 0 ? 30 : 0
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...14), &styles)
      var planted = try PlantedTree(plan)
      try planted.layOut(in: .available(width: 300, height: nil), scale: styles.random.pick([0, 1, 3]))
      let node = try planted.id(styles.random.integer(0...(plan.nodes.count - 1)))
      let explanation = planted.tree.explanation(of: node, names: { "\($0.slot)" }, measure: planted.probe.function)
      for step in explanation?.coordinates.flatMap(\.steps) ?? [] {
        stepCount += 1
        if step.text.hasPrefix("other rules") { openCount += 1 }
        check(step, "\(rules) \(seed)")
      }
    }
    #expect(openCount * 20 <= stepCount, "\(openCount) of \(stepCount) steps")
  }

  private func check(_ step: ExplanationStep, _ context: String) {
    // The result follows the last colon.
    if let result = step.text.split(separator: ": ").last.flatMap({ Double($0) }) {
      expectNear(result, step.value, step, context)
    }
    if let sum = step.text.split(separator: " = ").last.flatMap({ Double($0) }) {
      expectNear(sum, step.value, step, context)
    }
    let flexing = /(gives|takes) ([\d.]+): ([-\d.]+) becomes ([-\d.]+)(; .* stops it at ([\d.]+))?$/
    if let match = step.text.firstMatch(of: flexing) {
      let (change, base, flexed) = (Double(match.2) ?? 0, Double(match.3) ?? 0, Double(match.4) ?? 0)
      #expect((base + (match.1 == "gives" ? -change : change) - flexed).magnitude < 0.03, "\(context): \(step.text)")
      expectNear(match.6.flatMap { Double($0) } ?? flexed, step.value, step, context)
    }
    if let match = step.text.firstMatch(of: /puts ([-\d.]+) of ([-\d.]+) points? before/) {
      let (part, whole) = (Double(match.1) ?? 0, Double(match.2) ?? 0)
      #expect(part.magnitude <= whole.magnitude + 0.02, "\(context): \(step.text)")
    }
  }

  @Test("items in columns of equal width")
  func columns() throws {
    let text =
      """
        {"name": "columns", "defaults": "css", "root": {"id": "root", "children": [
          {"id": "a", "style": {"width": 50, "height": 10, "justifySelf": "center"}},
          {"id": "b", "style": {"height": 10, "marginLeft": 5, "grow": 1}}],
          "style": {"minColumnWidth": 60, "columns": 4, "width": 200, "gap": 10, "padding": 4, "boxSizing": "borderBox"}}}
      """
    let layout = try CaseLayout(LayoutFile(parsing: Array(text.utf8)).cases[0])
    func steps(_ node: Int, _ coordinate: Int) throws -> [String] {
      let explanation = try #require(layout.explanation(of: node))
      return explanation.coordinates[coordinate].steps.map(\.text)
    }
    #expect(try steps(1, 0).contains("justifySelf center of a puts 20.5 of 41 points before it in its column"))
    #expect(
      try steps(2, 2).suffix(2) == [
        "root has 2 columns, as many of at least 60 as fit, up to 4; 192 points, less gaps of 10, in 2 equal parts: 91",
        "b fills its column, less its margins: 91 − 5 = 86",
      ])
    #expect(try steps(2, 0).contains("1 column before it takes 91, gaps 10: 105"))
    let grow = try #require(layout.explanation(of: 2)).ineffective.first { $0.property == "grow" }
    #expect(grow?.reason == "b is in a column of equal width, which decides")
  }

  /// Sentences have two decimal places.
  private func expectNear(_ number: Double, _ value: Double, _ step: ExplanationStep, _ context: String) {
    #expect((number - value).magnitude < 0.011 + value.magnitude * 1e-9, "\(context): \(step.text) [\(step.value)]")
  }
}
