import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("A layout after edits has the frames of a fresh tree")
struct EditSequenceTests {
  private static let seedCount = SampleSize.of(350)
  private static let editsPerSeed = 30

  @Test("random edits", arguments: LayoutRules.allCases)
  func randomEdits(_ rules: LayoutRules) throws {
    try run(rules, seeds: 0..<Self.seedCount, measuresBetween: false)
  }

  @Test("random edits with measurements in between", arguments: LayoutRules.allCases)
  func measurementsBetween(_ rules: LayoutRules) throws {
    try run(rules, seeds: 10_000..<(10_000 + Self.seedCount), measuresBetween: true)
  }

  @Test("random edits of trees with boxes, with measurements in between", arguments: LayoutRules.allCases)
  func boxes(_ rules: LayoutRules) throws {
    try run(rules, seeds: 20_000..<(20_000 + SampleSize.of(120)), measuresBetween: true, boxShare: 50)
  }

  @Test("random edits of trees with boxes and layers, with measurements in between", arguments: LayoutRules.allCases)
  func layers(_ rules: LayoutRules) throws {
    try run(
      rules, seeds: 60_000..<(60_000 + SampleSize.of(120)), measuresBetween: true, boxShare: 40, layersShare: 50,
      makesWritingModes: true)
  }

  /// Alone, an edit of pins invalidates less than together with other edits.
  @Test("random edits of pins alone", arguments: LayoutRules.allCases)
  func pins(_ rules: LayoutRules) throws {
    for seed in 70_000..<UInt64(70_000 + SampleSize.value(1_000, sample: 60)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      styles.boxShare = 60
      var edited = try EditedTree(.random(nodeCount: styles.random.integer(4...16), &styles))
      let (space, scale) = (styles.rootSpace(), styles.scale())
      for edit in 0..<20 {
        expectNone(try edited.layOutAndCompare(in: space, scale: scale), "seed \(seed), after \(edit) edits")
        let node = styles.random.pick(Array(edited.plan.nodes.indices))
        try edited.make(.repin(node, styles.random.chance(80) ? styles.pins() : nil))
      }
    }
  }

  @Test(
    "random edits of trees with erratic leaves, with measurements in between",
    arguments: LayoutRules.allCases, [StyleGenerator.Leaves.erratic, .adversarial])
  func erraticLeaves(_ rules: LayoutRules, _ leaves: StyleGenerator.Leaves) throws {
    try run(rules, seeds: 30_000..<(30_000 + SampleSize.of(200)), measuresBetween: true, leaves: leaves)
  }

  @Test("random edits of trees with several writing modes", arguments: LayoutRules.allCases, [0, 30])
  func writingModes(_ rules: LayoutRules, boxShare: Int) throws {
    try run(
      rules, seeds: 50_000..<(50_000 + SampleSize.of(200)), measuresBetween: true, boxShare: boxShare,
      makesWritingModes: true)
  }

  @Test("edits of a tree do not affect its copies", arguments: LayoutRules.allCases)
  func copies(_ rules: LayoutRules) throws {
    for seed in 40_000..<UInt64(40_000 + SampleSize.of(600)) {
      let styles = StyleGenerator(seed: seed, rules: rules)
      var script = try EditScript(styles, measuresBetween: true, makesCopies: true)
      expectNone(try script.run(edits: Self.editsPerSeed), "seed \(seed)")
    }
  }

  @Test("a leaf of a container that scrolls is limited to its own space as a root")
  func scrolledLeaf() throws {
    var plan = TreePlan(rules: .stackView)
    let root = plan.add(.stackView { $0.overflow = .scroll })
    let text = LeafContent.text(words: [20, 20, 15, 12, 44], lineHeight: 20, baseline: nil)
    let leaf = plan.add(.stackView(), content: text, to: root)
    var edited = try EditedTree(plan)
    for width in [59.0, 70] {
      let space = RootSpace.available(width: width, height: 30)
      expectNone(try edited.layOutAndCompare(in: space, scale: 1), space.text)
      expectNone(try edited.layOutAndCompare(root: leaf, in: space, scale: 1), "the leaf in \(space.text)")
      let frame = edited.live.tree.frame(of: try edited.live.id(leaf))
      #expect(frame.width <= width && frame.height <= 30)
    }
  }

  @Test("a destroyed node that affected widths does not affect later layouts")
  func goneCouplings() throws {
    var plan = TreePlan(rules: .stackView)
    let root = plan.add(.stackView { $0.direction = .row })
    let first = plan.add(.stackView(), to: root)
    let leaf = Style.stackView { $0.height = .percent(24) }
    _ = plan.add(leaf, content: .text(words: [40, 30, 40], lineHeight: 10, baseline: nil), to: first)
    let second = plan.add(.stackView(), to: first)
    let coupling = plan.add(
      .stackView {
        $0.direction = .column
        $0.wrap = .wrap
      }, to: second)
    for space in [
      RootSpace.unconstrained, .available(width: 100, height: nil), .exact(LayoutSize(width: 50, height: 90)),
    ] {
      var edited = try EditedTree(plan)
      try edited.make(.destroy(coupling))
      expectNone(try edited.layOutAndCompare(in: space, scale: 0), space.text)
    }
  }

  private func run(
    _ rules: LayoutRules, seeds: Range<Int>, measuresBetween: Bool, boxShare: Int = 0, layersShare: Int = 0,
    leaves: StyleGenerator.Leaves = .usual, makesWritingModes: Bool = false
  ) throws {
    var failures: [String] = []
    var editCount = 0
    for seed in seeds {
      var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
      (styles.boxShare, styles.layersShare) = (boxShare, layersShare)
      (styles.leaves, styles.makesWritingModes) = (leaves, makesWritingModes)
      var script = try EditScript(styles, measuresBetween: measuresBetween)
      if let failure = try script.run(edits: Self.editsPerSeed) { failures.append("seed \(seed), \(failure)") }
      editCount += script.editCount
    }
    let shown = failures.prefix(3).joined(separator: "\n")
    #expect(failures.isEmpty, "\(failures.count) of \(seeds.count) seeds; the first:\n\(shown)")
    #expect(!failures.isEmpty || editCount == seeds.count * Self.editsPerSeed)
  }
}
