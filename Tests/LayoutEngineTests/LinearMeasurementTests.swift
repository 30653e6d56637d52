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

  /// The maximum number of measurements of a leaf in one layout. Stack views need min-content sizes only if a style
  /// uses them.
  var questionLimit: Int {
    switch nesting {
    case .automaticMinimum, .fitContent: return 4
    // The ratio computes a width from the height of the content at another width.
    case .aspectRatio where rules == .css: return 5
    default: return rules == .css ? 4 : 2
    }
  }
}

@Suite("Measurements grow linearly with the number of nodes, regardless of nesting")
struct LinearMeasurementTests {
  private static let spaces: [RootSpace] = [
    .unconstrained, .exact(LayoutSize(width: 300, height: 200)), .available(width: 320, height: nil),
    .available(width: nil, height: 240), .available(width: 250, height: 250),
  ]

  /// Without a pixel grid, and with a grid that most leaves do not fit: leaves that snapping would cut are measured
  /// again.
  private static let scales = [0, 2.75]

  /// The maximum number of visits of a container: one for each of its sizes, and one to place its children.
  private static let visitLimit = 6.0

  private static let depths = SampleSize.value(Array(1...30), sample: [1, 2, 12])

  @Test("nesting of depth 1 to 30, or to 12 in a sample", arguments: NestingCase.all)
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
    #expect(cost.questions.value <= Double(limit), "measurements of a leaf, at \(cost.questions.place)")
  }

  private func expectLinear(_ cost: LayoutCost, visitLimit: Double = Self.visitLimit) {
    #expect(cost.repetitions.value <= 1, "a repeated measurement, at \(cost.repetitions.place)")
    #expect(cost.visits.value <= visitLimit, "visits per container, at \(cost.visits.place)")
    #expect(cost.miscounts.value == 0, "statistics differ from the measurements, at \(cost.miscounts.place)")
  }

  private func costOfRandomTrees(_ rules: LayoutRules, _ couplings: StyleGenerator.Couplings) throws -> LayoutCost {
    var cost = LayoutCost()
    // The share is only meaningful for many trees.
    for seed in 0..<UInt64(SampleSize.value(300, sample: 100)) {
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
    "random trees with CSS rules: 4 measurements with at most one kind of coupling, 5 with wrapping columns",
    arguments: [[], .aspectRatios, .wrappingColumns, .contentSizes, .percentages] as [StyleGenerator.Couplings])
  func randomTrees(_ couplings: StyleGenerator.Couplings) throws {
    let cost = try costOfRandomTrees(.css, couplings)
    expectLinear(cost)
    let limit = couplings == .wrappingColumns ? 5.0 : 4
    #expect(cost.questions.value <= limit, "measurements of a leaf, at \(cost.questions.place)")
  }

  /// Each container with collapsed items around a leaf, up to three, doubles the number of widths at which the leaf is
  /// measured.
  @Test("random trees with collapsed items and CSS rules: 16 measurements")
  func collapsedItems() throws {
    let cost = try costOfRandomTrees(.css, .collapsedItems)
    expectLinear(cost, visitLimit: 16)
    #expect(cost.share(above: 4) < 0.03, "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 16, "measurements of a leaf, at \(cost.questions.place)")
  }

  @Test("random stack views without couplings: 2 measurements, except for words wider than the available width")
  func randomStackViews() throws {
    let cost = try costOfRandomTrees(.stackView, [])
    expectLinear(cost)
    #expect(cost.share(above: 2) < 0.01, "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 4, "measurements of a leaf, at \(cost.questions.place)")
  }

  // Nested wrapping columns, aspect ratios and percentages can each compute a size from another computed size.
  @Test(
    "random trees with all kinds of styles: few leaves are measured more than 4 times", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    let cost = try costOfRandomTrees(rules, .all)
    expectLinear(cost, visitLimit: 12)
    #expect(cost.share(above: 4) < (rules == .css ? 0.005 : 0.03), "the most, at \(cost.questions.place)")
    #expect(cost.questions.value <= 12, "measurements of a leaf, at \(cost.questions.place)")
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

  @Test("a measurement is counted like a layout, and the next layout measures less")
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
