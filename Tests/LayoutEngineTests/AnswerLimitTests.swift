import LayoutEngine
import LayoutTestSupport
import Testing

/// Nested containers for which the number of sizes that a layout computes grows faster than the number of nodes.
enum DependentSizes: String, CaseIterable, Sendable {
  /// Ratios in columns and rows that are aligned by baselines: twice as many sizes for each level.
  case ratiosOnBaselines
  /// Wrapping columns whose padding depends on the width: up to four times as many sizes for each level.
  case wrappingColumnsWithPadding
  /// Wrapping rows with ratios in columns with percentages.
  case ratiosInPercentages
  /// Ratios of heights that depend on the content.
  case ratiosOfContent
  /// Rows whose widths depend on the space outside of them.
  case widestContent

  func plan(depth: Int, rules: LayoutRules) -> TreePlan { TreePlan(repeating: styles(rules), depth: depth, rules) }

  private func styles(_ rules: LayoutRules) -> [Style] {
    var (first, second) = (Style(rules), Style(rules))
    switch self {
    case .ratiosOnBaselines:
      (first.direction, first.alignItems, first.alignSelf) = (.columnReverse, .lastBaseline, .baseline)
      (second.direction, second.shrink, second.padding) = (.rowReverse, 0, StyleEdges(.percent(5)))
      (first.aspectRatio, second.aspectRatio) = (3, 1)
      return [first, second]
    case .wrappingColumnsWithPadding:
      (first.direction, first.wrap) = (.columnReverse, .wrap)
      (first.width, first.height, first.padding) = (.fitContent, 63, StyleEdges(.percent(101)))
      return [first]
    case .ratiosInPercentages:
      (first.direction, first.wrap, first.alignItems) = (.rowReverse, .wrapReverse, .lastBaseline)
      (first.grow, first.shrink, first.height, first.aspectRatio) = (1, 2, .percent(50), 3)
      (second.direction, second.height, second.minHeight) = (.column, .percent(90), .minContent)
      return [first, second]
    case .ratiosOfContent:
      (first.direction, first.alignSelf, first.shrink) = (.columnReverse, .start, 2)
      (first.height, first.padding, first.aspectRatio) = (.fitContent, StyleEdges(.percent(5)), 1.01)
      return [first]
    case .widestContent:
      (first.direction, first.alignItems, first.margin) = (.row, .start, StyleEdges(-2))
      (first.width, first.minHeight, first.aspectRatio) = (.maxContent, 40, 0.5)
      return [first]
    }
  }
}

extension TreePlan {
  /// Nested containers with repeated styles, each after a short text.
  init(repeating styles: [Style], depth: Int, _ rules: LayoutRules) {
    self.init(rules: rules)
    var container = add(Style(rules))
    for level in 0..<depth {
      _ = add(Style(rules), content: .short, to: container)
      container = add(styles[level % styles.count], to: container)
    }
    _ = add(Style(rules), content: .short, to: container)
  }

  /// Nested containers in the flow with one to three random styles, which are repeated.
  init(repeatingRandom styles: inout StyleGenerator, depth: Int, _ rules: LayoutRules) {
    let containers = (0..<styles.random.integer(1...3)).map { _ in
      var style = styles.style()
      (style.position, style.display) = (.relative, .flex)
      return style
    }
    self.init(repeating: containers, depth: depth, rules)
  }
}

@Suite("The time for sizes that depend on each other is limited")
struct AnswerLimitTests {
  private static let depths = SampleSize.value((400, 2000), sample: (60, 150))

  private static let nests = SampleSize.some(DependentSizes.allCases, oneOf: 3)

  @Test("the work for each node does not grow with the depth", arguments: Self.nests, LayoutRules.allCases)
  func workPerNode(_ nest: DependentSizes, _ rules: LayoutRules) throws {
    let (shallow, deep) = (try work(nest, rules, Self.depths.0), try work(nest, rules, Self.depths.1))
    #expect(deep.visits <= 1.5 * shallow.visits)
    #expect(deep.measureCalls <= 1.5 * shallow.measureCalls)
  }

  private func work(
    _ nest: DependentSizes, _ rules: LayoutRules, _ depth: Int
  ) throws -> (visits: Double, measureCalls: Double) {
    let plan = nest.plan(depth: depth, rules: rules)
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: 200, height: 300))
    let (statistics, count) = (planted.tree.statistics, Double(depth))
    return (Double(statistics.containerVisits) / count, Double(statistics.measureCalls) / count)
  }

  @Test(
    "random edits of a tree beyond the limit, with measurements in between",
    arguments: Self.nests, LayoutRules.allCases)
  func edits(_ nest: DependentSizes, _ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(8)) {
      let styles = StyleGenerator(seed: seed, rules: rules)
      var script = try EditScript(nest.plan(depth: 120, rules: rules), styles, measuresBetween: true)
      expectNone(try script.run(edits: SampleSize.of(20)), "seed \(seed)")
    }
  }

  @Test("random styles, repeated over 150 levels, measured before the layout", arguments: LayoutRules.allCases)
  func randomStyles(_ rules: LayoutRules) throws {
    var approximateCount = 0
    // The tree of seed 46 exceeds the limit under CSS's rules, and that of seed 130 under those of stack views.
    for seed in SampleSize.value(Array(0..<100) + [130], sample: [rules == .css ? 46 : 130]) as [UInt64] {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan(repeatingRandom: &styles, depth: 150, rules)
      let space = styles.rootSpace()
      var (measured, fresh) = (try PlantedTree(plan), try PlantedTree(plan))
      for _ in 0..<3 {
        _ = try measured.tree.measure(try measured.id(0), in: styles.rootSpace(), measure: measured.probe.function)
      }
      try measured.layOut(in: space)
      try fresh.layOut(in: space)
      if try isApproximate(fresh) { approximateCount += 1 }
      expectNone(try plan.firstDifference(measured, from: fresh), "seed \(seed)")
    }
    #expect(approximateCount > 0)
  }

  /// Nests for which the number of sizes exceeds the limit under both sets of rules, or under those of CSS.
  private static let largestNests = SampleSize.some(
    [DependentSizes.ratiosOnBaselines, .wrappingColumnsWithPadding, .ratiosInPercentages], oneOf: 3)

  @Test("an issue reports an approximate layout", arguments: Self.largestNests, LayoutRules.allCases)
  func issue(_ nest: DependentSizes, _ rules: LayoutRules) throws {
    let space = RootSpace.available(width: 200, height: 300)
    var edited = try EditedTree(nest.plan(depth: min(400, Self.depths.1), rules: rules))
    expectNone(try edited.layOutAndCompare(in: space, scale: 1), "before the edit")
    #expect(try isApproximate(edited.live) == (nest != .ratiosInPercentages || rules == .css))
    // The layout is exact again after an edit that removes most of the nest.
    try edited.make(.detach(2 * 6 + 2))
    expectNone(try edited.layOutAndCompare(in: space, scale: 1), "after the edit")
    #expect(try !isApproximate(edited.live))
  }

  @Test(
    "an approximate layout does not depend on percentages of edges in an earlier measurement",
    arguments: SampleSize.some([9, 12, 30]))
  func resolvedEdges(_ depth: Int) throws {
    var plan = TreePlan(rules: .stackView)
    var container = plan.add(Style(.stackView))
    var style = Style(.stackView)
    (style.padding.left, style.wrap, style.height, style.maxHeight) = (.percent(12), .balance, .percent(75), 20)
    var nested: [Int] = []
    for _ in 0..<depth {
      _ = plan.add(Style(.stackView), content: .short, to: container)
      container = plan.add(style, to: container)
      nested.append(container)
    }
    _ = plan.add(Style(.stackView), content: .short, to: container)
    for node in nested.prefix(3) {
      var edited = try EditedTree(plan)
      let space = RootSpace.available(width: 240, height: 400)
      try edited.make(.measure(node, space))
      expectNone(try edited.layOutAndCompare(in: space, scale: 0), "\(node) was measured")
      #expect(try isApproximate(edited.live) == (depth > 9))
    }
  }

  private func isApproximate(_ planted: PlantedTree) throws -> Bool {
    planted.tree.issues(below: try planted.id(0)).contains { $0.kind == .approximateLayout }
  }
}
