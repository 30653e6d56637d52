import LayoutEngine
import LayoutTestSupport
import Testing

/// Nested stacks whose widths depend both on their containers and on their content. Without caching, each stack would
/// be measured again for each of these dependencies.
enum NestedStacks: String, CaseIterable, Sendable {
  case percentWithAutomaticMinimum, percentWithMixedMinima, percentWithMinContent, percentBasis, percent
  case fitContentAndPercent, ratioAndFitContent, collapsed, collapsedInEachOther

  /// Every level has a leaf before the next level; the last level has only a leaf.
  func plan(depth: Int, rules: LayoutRules) -> TreePlan {
    var plan = TreePlan(rules: rules)
    var root = Style(rules)
    root.width = 300
    let text = LeafContent.text(
      words: Array(repeating: 32, count: 6), space: 8, lineHeight: 16, baseline: nil)
    var container = plan.add(root)
    for level in 0..<depth {
      _ = plan.add(siblingStyle(rules), content: text, to: container)
      container = plan.add(style(level: level, rules), to: container)
    }
    _ = plan.add(Style(rules), content: text, to: container)
    return plan
  }

  private func siblingStyle(_ rules: LayoutRules) -> Style {
    var style = Style(rules)
    if self == .collapsed { (style.visibility, style.width) = (.collapse, 20) }
    return style
  }

  private func style(level: Int, _ rules: LayoutRules) -> Style {
    var style = Style(rules)
    style.direction = .row
    if self == .collapsed || self == .collapsedInEachOther {
      (style.grow, style.shrink, style.minWidth) = (1, 1, 0)
      if self == .collapsedInEachOther { style.visibility = .collapse }
      return style
    }
    style.width = .percent(90)
    switch self {
    case .percentWithAutomaticMinimum: style.minWidth = .auto
    case .percentWithMixedMinima: style.minWidth = [.minContent, .auto, .maxContent][level % 3]
    case .percentWithMinContent: style.minWidth = .minContent
    case .fitContentAndPercent: if !level.isMultiple(of: 2) { style.width = .fitContent }
    case .percentBasis: (style.width, style.basis) = (.auto, .length(.percent(50)))
    case .percent, .collapsed, .collapsedInEachOther: break
    case .ratioAndFitContent:
      style.direction = level.isMultiple(of: 2) ? .row : .column
      (style.width, style.aspectRatio) = (.fitContent, 1.01)
    }
    return style
  }
}

@Suite("Deep nesting costs as much for each node as shallow nesting")
struct DeepNestingTests {
  private static let depths = SampleSize.value([100, 400, 2000], sample: [50])

  @Test("nested stacks", arguments: NestedStacks.allCases, LayoutRules.allCases)
  func nestedStacks(_ nesting: NestedStacks, _ rules: LayoutRules) throws {
    if nesting == .ratioAndFitContent, rules == .css {
      try expectThatMeasurementsMatter(nesting.plan(depth: 30, rules: rules))
    } else {
      try expectLinear { nesting.plan(depth: $0, rules: rules) }
    }
  }

  /// With CSS rules, nested ratios cannot take linear time: each level computes a width from a height that the levels
  /// around it computed from other widths, and the measurements of a leaf at most of these widths affect frames.
  private func expectThatMeasurementsMatter(_ plan: TreePlan) throws {
    let (usual, questionCount) = try layOut(plan, changing: nil)
    let decisive = try (0..<questionCount).count { try layOut(plan, changing: $0).frames != usual }
    #expect(Double(decisive) > 0.7 * Double(questionCount))
  }

  /// The frames and the number of measurements of a layout in which one measurement returns a much larger size.
  private func layOut(_ plan: TreePlan, changing changed: Int?) throws -> (frames: [LayoutRect], questionCount: Int) {
    var planted = try PlantedTree(plan)
    let measure = planted.probe.function
    var questionCount = 0
    try planted.tree.computeLayout(of: try planted.id(0), in: .available(width: 400, height: nil)) { leaf, input in
      var answer = measure(leaf, input)
      if questionCount == changed {
        answer.size.height += 100_000
        if input.knownWidth == nil { answer.size.width += 100 }
      }
      questionCount += 1
      return answer
    }
    return (try plan.nodes.indices.map { try planted.frame($0) }, questionCount)
  }

  @Test("nested containers of one kind", arguments: NestingCase.all)
  func nestedContainers(_ nestingCase: NestingCase) throws {
    try expectLinear { nestingCase.nesting.plan(depth: $0, rules: nestingCase.rules) }
  }

  /// The numbers of measurements and visits for each node must not grow with the depth of the tree.
  private func expectLinear(_ plan: (_ depth: Int) -> TreePlan) throws {
    var first: (questions: Double, visits: Double)?
    for depth in Self.depths {
      let plan = plan(depth)
      var planted = try PlantedTree(plan)
      try planted.layOut(in: .available(width: 400, height: nil))
      let statistics = planted.tree.statistics
      #expect(statistics.measureCalls == planted.probe.questionCount)
      let questions = Double(statistics.measureCalls) / Double(plan.nodes.count)
      let visits = Double(statistics.containerVisits) / Double(plan.containerCount())
      let least = first ?? (questions, visits)
      #expect(questions <= 1.5 * least.questions, "measurements for each node at depth \(depth)")
      #expect(visits <= 1.5 * least.visits, "visits for each container at depth \(depth)")
      first = least
    }
  }
}
