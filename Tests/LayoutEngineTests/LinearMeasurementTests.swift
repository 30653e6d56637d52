import LayoutEngine
import LayoutTestSupport
import Testing

/// A kind of nesting under one set of rules.
struct NestingCase: Sendable, CustomTestStringConvertible {
  var nesting: NestedTree
  var rules: LayoutRules

  static let all = NestedTree.allCases.flatMap { nesting in
    LayoutRules.allCases.map { NestingCase(nesting: nesting, rules: $0) }
  }

  var testDescription: String { "\(nesting) under \(rules) rules" }

  /// The most that a leaf may be asked in one layout. Stack views ask for min-content only where a style does.
  var questionLimit: Int {
    switch nesting {
    case .automaticMinimum, .fitContent: return 4
    // A width that the ratio makes of a height that is the content's at yet another width.
    case .aspectRatio where rules == .css: return 5
    default: return rules == .css ? 4 : 2
    }
  }
}

@Suite("Measurements grow with the number of nodes, whatever the nesting")
struct LinearMeasurementTests {
  private static let spaces: [RootSpace] = [
    .unconstrained, .exact(LayoutSize(width: 300, height: 200)), .available(width: 320, height: nil),
    .available(width: nil, height: 240), .available(width: 250, height: 250),
  ]

  /// Without a pixel grid, and on one that most leaves do not fit on: those that it would cut are asked what they need.
  private static let scales = [0, 2.75]

  /// Times that a container may be looked at: once for each size that it is asked for, and once to place its children.
  private static let visitLimit = 6.0

  #if DEBUG
    private static let depths = [1, 2, 3, 4, 12]
  #else
    private static let depths = Array(1...30)
  #endif

  @Test("nesting of depth 1 to 30, to 12 without optimization", arguments: NestingCase.all)
  func nesting(_ nestingCase: NestingCase) throws {
    var cost = LayoutCost()
    for depth in Self.depths {
      let plan = nestingCase.nesting.plan(depth: depth, rules: nestingCase.rules)
      for space in Self.spaces {
        for scale in Self.scales {
          var planted = try PlantedTree(plan)
          try planted.layOut(in: space, scale: scale)
          cost.note(planted, containerCount: depth + 1, "depth \(depth), \(space.text), scale \(scale)")
        }
      }
    }
    expectLinear(cost)
    let limit = nestingCase.questionLimit
    #expect(cost.questions.value <= Double(limit), "questions to a leaf, at \(cost.questions.place)")
  }

  private func expectLinear(_ cost: LayoutCost, visitLimit: Double = Self.visitLimit) {
    #expect(cost.repetitions.value <= 1, "the same question again, at \(cost.repetitions.place)")
    #expect(cost.visits.value <= visitLimit, "visits per container, at \(cost.visits.place)")
    #expect(cost.miscounts.value == 0, "statistics differ from what was asked, at \(cost.miscounts.place)")
  }

  private func costOfRandomTrees(_ rules: LayoutRules, _ couplings: StyleGenerator.Couplings) throws -> LayoutCost {
    var cost = LayoutCost()
    // The share of a few trees says nothing.
    for seed in 0..<UInt64(max(100, SampleSize.of(300))) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      styles.couplings = couplings
      let plan = TreePlan.random(nodeCount: styles.random.integer(2...60), &styles)
      let space = styles.rootSpace()
      for scale in Self.scales {
        var planted = try PlantedTree(plan)
        try planted.layOut(in: space, scale: scale)
        cost.note(planted, containerCount: plan.containerCount(), "seed \(seed), \(space.text), scale \(scale)")
      }
    }
    return cost
  }

  @Test(
    "random trees under CSS's rules: 4 questions with no more than one kind of coupling, 5 with columns that wrap",
    arguments: [[], .aspectRatios, .wrappingColumns, .contentSizes, .percentages] as [StyleGenerator.Couplings])
  func randomTrees(_ couplings: StyleGenerator.Couplings) throws {
    let cost = try costOfRandomTrees(.css, couplings)
    expectLinear(cost)
    let limit = couplings == .wrappingColumns ? 5.0 : 4
    #expect(cost.questions.value <= limit, "questions to a leaf, at \(cost.questions.place)")
  }

  /// Each container with collapsed items around a leaf, up to three, doubles the number of widths at which the leaf is asked.
  @Test("random trees with collapsed items under CSS's rules: 16 questions")
  func collapsedItems() throws {
    let cost = try costOfRandomTrees(.css, .collapsedItems)
    expectLinear(cost, visitLimit: 16)
    #expect(cost.share(above: 4) < 0.03, "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 16, "questions to a leaf, at \(cost.questions.place)")
  }

  @Test("random stack views without couplings: 2 questions, but for words that are wider than their room")
  func randomStackViews() throws {
    let cost = try costOfRandomTrees(.stackView, [])
    expectLinear(cost)
    #expect(cost.share(above: 2) < 0.01, "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 4, "questions to a leaf, at \(cost.questions.place)")
  }

  // Wrapping columns around aspect ratios around percentages: each can make a size out of another that was made of a third.
  @Test(
    "random trees of every kind of style: few leaves are asked more than 4 questions", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    let cost = try costOfRandomTrees(rules, .all)
    expectLinear(cost, visitLimit: 12)
    #expect(cost.share(above: 4) < (rules == .css ? 0.005 : 0.03), "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 12, "questions to a leaf, at \(cost.questions.place)")
  }

  @Test("a tree of definite sizes measures nothing", arguments: LayoutRules.allCases)
  func definiteSizes(_ rules: LayoutRules) throws {
    var plan = TreePlan(rules: rules)
    var style = Style(rules)
    (style.width, style.height) = (100, 80)
    (style.minWidth, style.minHeight) = (0, 0)
    var container = plan.add(style)
    for level in 0..<10 {
      style.direction = level.isMultiple(of: 2) ? .row : .column
      (style.grow, style.shrink) = (1, 1)
      for _ in 0..<3 { _ = plan.add(style, content: .short, to: container) }
      container = plan.add(style, to: container)
    }
    for space in Self.spaces {
      for scale in Self.scales {
        var planted = try PlantedTree(plan)
        try planted.layOut(in: space, scale: scale)
        #expect(planted.tree.statistics.measureCalls == 0, "\(space.text), scale \(scale)")
        #expect(planted.probe.questionCount == 0, "\(space.text), scale \(scale)")
      }
    }
  }

  @Test("measuring counts as a layout does, and the layout after it asks less")
  func measuring() throws {
    let plan = NestedTree.alternating.plan(depth: 10, rules: .css)
    var planted = try PlantedTree(plan)
    let space = RootSpace.available(width: 200, height: nil)
    let size = try planted.tree.measure(try planted.id(0), in: space, measure: planted.probe.function)
    let measured = planted.tree.statistics
    #expect(measured.measureCalls == planted.probe.questionCount)
    #expect(measured.measureCalls > 0)
    #expect(measured.containerVisits > 0)
    try planted.layOut(in: space)
    #expect(try planted.frame().size == size)
    #expect(planted.tree.statistics.measureCalls < measured.measureCalls)
  }
}
