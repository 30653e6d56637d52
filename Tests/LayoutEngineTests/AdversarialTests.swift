import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

extension LayoutSize {
  /// Whether both numbers are finite and not negative.
  fileprivate var isPossible: Bool { width >= 0 && width.isFinite && height >= 0 && height.isFinite }
}

@Suite("Adversarial trees")
struct AdversarialTests {
  /// Results of a faulty measure function.
  private static func measurement(_ random: inout SplitMix64) -> LeafMeasurement {
    let numbers: [Double] = [.nan, .infinity, -.infinity, -1, 0, 12, 1e300, .greatestFiniteMagnitude, 1e-300]
    return LeafMeasurement(
      width: random.pick(numbers), height: random.pick(numbers),
      firstBaseline: random.chance(50) ? nil : random.pick(numbers))
  }

  /// The random trees of a range of seeds whose frames are not finite, or have negative extents.
  private func failures(
    _ seeds: Range<UInt64>, _ rules: LayoutRules, badAnswers: Bool, boxShare: Int = 0, marksLeaves: Bool = false
  ) throws -> [String] {
    var failures: [String] = []
    for seed in seeds {
      var styles = StyleGenerator(seed: seed, rules: rules, numbers: .adversarial)
      styles.boxShare = boxShare
      let plan = TreePlan.random(nodeCount: styles.random.integer(1...25), &styles)
      let (space, scale) = (styles.rootSpace(), styles.scale())
      var planted = try PlantedTree(plan)
      var random = styles.random
      let (id, probe) = (try planted.id(0), planted.probe)
      let measure: MeasureFunction = { node, input in
        badAnswers ? Self.measurement(&random) : probe.function(node, input)
      }
      let measured = try planted.tree.measure(id, in: space, measure: measure)
      if marksLeaves {
        for leaf in plan.subtree(of: 0) where plan[leaf].content != nil {
          try planted.tree.markDirty(try planted.id(leaf))
        }
      }
      try planted.tree.computeLayout(of: id, in: space, scale: scale, measure: measure)
      if let frame = try plan.firstImpossibleFrame(in: planted) {
        failures.append("seed \(seed): \(frame), \(space.text), scale \(scale)")
      }
      for size in [measured, planted.tree.contentSize(of: id)] where !size.isPossible {
        failures.append("seed \(seed): size \(size.text), \(space.text), scale \(scale)")
      }
      _ = planted.tree.issues(below: id)
    }
    return failures
  }

  @Test("random adversarial styles give finite frames", arguments: LayoutRules.allCases)
  func styles(_ rules: LayoutRules) throws {
    let failures = try failures(0..<UInt64(SampleSize.of(1500)), rules, badAnswers: false)
    #expect(failures.isEmpty, "\(failures.count) trees, the first:\n\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test("random adversarial styles and measurements give finite frames", arguments: LayoutRules.allCases)
  func stylesAndMeasurements(_ rules: LayoutRules) throws {
    let failures = try failures(5000..<UInt64(5000 + SampleSize.of(1500)), rules, badAnswers: true)
    #expect(failures.isEmpty, "\(failures.count) trees, the first:\n\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test("random adversarial boxes give finite frames", arguments: [false, true])
  func boxes(_ badAnswers: Bool) throws {
    let failures = try failures(
      7000..<UInt64(7000 + SampleSize.of(400)), .stackView, badAnswers: badAnswers, boxShare: 60)
    #expect(failures.isEmpty, "\(failures.count) trees, the first:\n\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test("a layout after a measurement and changes of all leaves ends, and gives finite frames", arguments: [0, 60])
  func changedLeaves(boxShare: Int) throws {
    let count = UInt64(SampleSize.value(400, sample: 8))
    let failures = try failures(
      7236..<(7236 + count), .stackView, badAnswers: true, boxShare: boxShare, marksLeaves: true)
    #expect(failures.isEmpty, "\(failures.count) trees, the first:\n\(failures.prefix(3).joined(separator: "\n"))")
  }

  @Test("nested percentages stay finite", arguments: LayoutRules.allCases)
  func nestedPercentages(_ rules: LayoutRules) throws {
    var style = Style(rules)
    style.width = .percent(1e12)
    style.height = .percent(1e12)
    style.padding = StyleEdges(.percent(1e12))
    (style.minWidth, style.minHeight, style.shrink) = (0, 0, 0)
    try expectFiniteChain(of: style, style, rules)
  }

  @Test("nested aspect ratios stay finite", arguments: LayoutRules.allCases)
  func nestedAspectRatios(_ rules: LayoutRules) throws {
    var wide = Style(rules)
    wide.aspectRatio = 1e8
    wide.height = .percent(100)
    var high = Style(rules)
    high.aspectRatio = 1e-8
    high.width = .percent(100)
    try expectFiniteChain(of: wide, high, rules)
  }

  @Test(
    "nested relative sizes stay finite",
    arguments: [RootSpace.unconstrained, .available(width: 9, height: 9)])
  func nestedRelativeSizes(_ space: RootSpace) throws {
    var plan = TreePlan(rules: .stackView)
    var node = plan.add(.stackView { $0.width = .points(1000) })
    plan[node].box = BoxContainer(insets: Edges(1))
    for level in 0..<60 {
      node = plan.add(.stackView(), to: node)
      plan[node].box = BoxContainer(axis: level.isMultiple(of: 2) ? .horizontal : .vertical)
      var pins = BoxPins()
      pins.relativeWidth = BoxRelativePin(multiplier: 1e6)
      pins.relativeHeight = BoxRelativePin(multiplier: 1e6, pin: BoxPin(relation: .atLeast, priority: 900))
      plan[node].pins = pins
    }
    _ = plan.add(.stackView(), content: .short, to: node)
    var planted = try PlantedTree(plan)
    try planted.layOut(in: space, scale: 2)
    expectNone(try plan.firstImpossibleFrame(in: planted), "the chain")
  }

  /// 100 nested containers with two alternating styles.
  private func expectFiniteChain(of style: Style, _ other: Style, _ rules: LayoutRules) throws {
    var plan = TreePlan(rules: rules)
    var node = plan.add(style)
    for level in 0..<100 { node = plan.add(level.isMultiple(of: 2) ? other : style, to: node) }
    _ = plan.add(Style(rules), content: .short, to: node)
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: 1000, height: 1000), scale: 2)
    expectNone(try plan.firstImpossibleFrame(in: planted), "the chain")
  }

  @Test("edits of adversarial trees give the frames of a fresh tree", arguments: LayoutRules.allCases)
  func edits(_ rules: LayoutRules) throws {
    var failures: [String] = []
    for seed in 0..<UInt64(SampleSize.of(200)) {
      let styles = StyleGenerator(seed: seed, rules: rules, numbers: .adversarial)
      var script = try EditScript(styles, measuresBetween: false)
      if let failure = try script.run(edits: 20) { failures.append("seed \(seed): \(failure)") }
    }
    #expect(failures.isEmpty, "\(failures.count) trees, the first:\n\(failures.prefix(2).joined(separator: "\n"))")
  }
}
