import LayoutEngine
import Testing

/// A kind of nesting under one set of rules.
struct NestingCase: Sendable, CustomTestStringConvertible {
  var nesting: NestedTree
  var rules: LayoutRules

  static let all = NestedTree.allCases.flatMap { nesting in
    LayoutRules.allCases.map { NestingCase(nesting: nesting, rules: $0) }
  }

  var testDescription: String { "\(nesting) under \(rules) rules" }
}

extension LayoutRules {
  /// The most that a leaf may be asked in one layout.
  var questionLimit: Int { self == .css ? 4 : 2 }
}

@Suite("Measurements grow with the number of nodes, whatever the nesting")
struct LinearMeasurementTests {
  private static let spaces: [RootSpace] = [
    .unconstrained, .exact(LayoutSize(width: 300, height: 200)), .available(width: 320, height: nil),
    .available(width: nil, height: 240), .available(width: 250, height: 250),
  ]

  /// Times that a container may be looked at: once for each size that it is asked for, and once to place its children.
  private static let visitLimit = 6.0

  @Test("nesting of depth 1 to 30", arguments: NestingCase.all)
  func nesting(_ nestingCase: NestingCase) throws {
    var cost = LayoutCost()
    for depth in 1...30 {
      let plan = nestingCase.nesting.plan(depth: depth, rules: nestingCase.rules)
      for space in Self.spaces {
        var planted = try PlantedTree(plan)
        try planted.layOut(in: space)
        cost.note(planted, containerCount: depth + 1, "depth \(depth), \(space.text)")
      }
    }
    try expect(cost, nestingCase.rules)
  }

  private func expect(_ cost: LayoutCost, _ rules: LayoutRules) throws {
    #expect(cost.questions.value <= Double(rules.questionLimit), "questions to a leaf, at \(cost.questions.place)")
    #expect(cost.repetitions.value <= 1, "the same question again, at \(cost.repetitions.place)")
    #expect(cost.visits.value <= Self.visitLimit, "visits per container, at \(cost.visits.place)")
    #expect(cost.miscounts.value == 0, "statistics differ from what was asked, at \(cost.miscounts.place)")
  }

  @Test("random trees of every kind of style", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    var cost = LayoutCost()
    for seed in 0..<UInt64(600) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...60), &styles)
      let space = styles.rootSpace()
      var planted = try PlantedTree(plan)
      try planted.layOut(in: space)
      cost.note(planted, containerCount: plan.containerCount(), "seed \(seed), \(space.text)")
    }
    try expect(cost, rules)
  }
}
