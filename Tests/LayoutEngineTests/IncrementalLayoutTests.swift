import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("The cost of an edit depends on the nodes that it affects")
struct IncrementalLayoutTests {
  private static let spaces: [RootSpace] = [
    .unconstrained, .exact(LayoutSize(width: 300, height: 200)), .available(width: 320, height: nil),
    .available(width: 250, height: 250),
  ]

  @Test("a repeated layout visits nothing and changes nothing", arguments: LayoutRules.allCases)
  func layingOutTwice(_ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(200)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: 40, &styles)
      let (space, scale) = (styles.rootSpace(), styles.scale())
      var planted = try PlantedTree(plan)
      try planted.layOut(in: space, scale: scale)
      let before = planted
      try planted.layOut(in: space, scale: scale)
      #expect(planted.tree.statistics.text == "nothing", "seed \(seed), \(space.text)")
      expectNone(try plan.firstDifference(planted, from: before), "seed \(seed), \(space.text)")
    }
  }

  @Test("measuring changes no frames", arguments: LayoutRules.allCases)
  func measuring(_ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(200)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: 30, &styles)
      let (space, scale) = (styles.rootSpace(), styles.scale())
      var planted = try PlantedTree(plan)
      try planted.layOut(in: space, scale: scale)
      let before = planted
      for _ in 0..<5 {
        let node = try planted.id(styles.random.integer(0...29))
        _ = try planted.tree.measure(node, in: styles.rootSpace(), measure: planted.probe.function)
      }
      expectNone(try plan.firstDifference(planted, from: before), "seed \(seed), after measuring")
      try planted.layOut(in: space, scale: scale)
      expectNone(try plan.firstDifference(planted, from: before), "seed \(seed), laid out again after measuring")
    }
  }

  @Test("the measured size equals the size of the layout", arguments: LayoutRules.allCases)
  func measuredSize(_ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(200)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: 20, &styles)
      let space = styles.rootSpace()
      var planted = try PlantedTree(plan)
      let size = try planted.tree.measure(try planted.id(0), in: space, measure: planted.probe.function)
      try planted.layOut(in: space)
      #expect(try planted.frame().size == size, "seed \(seed), \(space.text)")
    }
  }

  @Test("a copy is independent of its original", arguments: LayoutRules.allCases)
  func copies(_ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(100)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: 20, &styles)
      let space = styles.rootSpace()
      var original = try PlantedTree(plan)
      try original.layOut(in: space)
      let before = original
      var copy = original
      var changed = plan
      changed[0].style = styles.style()
      changed[0].style.display = .flex
      changed[0].style.position = .relative
      try copy.tree.setStyle(changed[0].style, of: try copy.id(0))
      let node = changed.add(Style(rules), to: 0)
      let id = try copy.make(changed[node], node)
      try copy.tree.append(id, to: try copy.id(0))
      try copy.layOut(in: space)
      var fresh = try PlantedTree(changed)
      try fresh.layOut(in: space)
      expectNone(try changed.firstDifference(copy, from: fresh), "seed \(seed), the copy")
      expectNone(try plan.firstDifference(original, from: before), "seed \(seed), the original")
      try original.layOut(in: space)
      #expect(original.tree.statistics.text == "nothing", "seed \(seed), the original laid out again")
    }
  }

  /// A tree with five levels of containers. Each container has four children, and each innermost container has a leaf.
  private func broadTree(_ rules: LayoutRules) throws -> (planted: PlantedTree, leaf: Int, containerCount: Int) {
    var plan = TreePlan(rules: rules)
    var style = Style(rules)
    style.direction = .column
    style.alignItems = .start
    var level = [plan.add(style)]
    for _ in 0..<4 { level = level.flatMap { parent in (0..<4).map { _ in plan.add(style, to: parent) } } }
    var leaf = 0
    for container in level { leaf = plan.add(Style(rules), content: .short, to: container) }
    return (try PlantedTree(plan), leaf, plan.containerCount())
  }

  @Test(
    "after a change of one leaf, only its ancestors are visited and only the leaf is measured",
    arguments: LayoutRules.allCases)
  func oneLeaf(_ rules: LayoutRules) throws {
    for space in Self.spaces {
      var (planted, leaf, containerCount) = try broadTree(rules)
      try planted.layOut(in: space)
      #expect(containerCount == 1 + 4 + 16 + 64 + 256)
      #expect(planted.tree.statistics.containerVisits >= containerCount, "\(space.text)")
      let id = try planted.id(leaf)
      planted.probe.contents[id] = .fixed(LayoutSize(width: 11, height: 13))
      try planted.tree.markDirty(id)
      try planted.layOut(in: space)
      #expect(try planted.frame(leaf).size == LayoutSize(width: 11, height: 13), "\(space.text)")
      #expect(Set(planted.probe.questions.keys) == [id], "\(space.text)")
      // The leaf has five ancestors. Each is visited once for each of its sizes and once to place its children.
      #expect(planted.tree.statistics.containerVisits <= 5 * 6, "\(space.text)")
    }
  }

  @Test("a margin that is automatic in only one layout direction", arguments: LayoutRules.allCases)
  func automaticMarginOfOneDirection(_ rules: LayoutRules) throws {
    var plan = TreePlan(rules: rules)
    var style = Style(rules)
    (style.direction, style.alignItems, style.width) = (.column, .center, 100)
    let container = plan.add(style)
    var item = Style(rules)
    (item.width, item.height) = (40, 10)
    (item.minWidth, item.minHeight) = (0, 0)
    (item.margin.right, item.margin.end) = (.auto, 2)
    let child = plan.add(item, to: container)
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: 100, height: nil))
    // The end margin is the right margin: it is not automatic, and the item is centered before it.
    #expect(try planted.frame(child).x == 29)
    try planted.tree.updateStyle(of: planted.id(container)) { $0.layoutDirection = .rightToLeft }
    try planted.layOut(in: .available(width: 100, height: nil))
    #expect(try planted.frame(child).x == 2)
  }

  @Test("an equal style changes nothing")
  func equalStyle() throws {
    var (planted, leaf, _) = try broadTree(.css)
    try planted.layOut()
    let id = try planted.id(leaf)
    try planted.tree.setStyle(Style(.css), of: id)
    try planted.tree.updateStyle(of: id) { $0.grow = 0 }
    try planted.layOut()
    #expect(planted.tree.statistics.text == "nothing")
  }

  @Test("an equal style changes nothing where passes use another style, or edges of their own")
  func equalResolvedStyle() throws {
    let vertical = Style.css { ($0.writingMode, $0.width, $0.shrink) = (.verticalRl, 30, 0) }
    let percentages = Style.css { ($0.margin, $0.width, $0.shrink) = (StyleEdges(.percent(10)), 30, 0) }
    for style in [vertical, percentages] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.css())
      let shared = tree.makeStyle(style)
      let nodes = [try tree.appendNode(shared, to: root), try tree.add(style, to: root)]
      try tree.layOut(root)
      for node in nodes {
        try tree.setStyle(style, of: node)
        try tree.setStyle(shared, of: node)
      }
      try tree.layOut(root)
      #expect(tree.statistics.text == "nothing")
      try tree.updateStyle(of: nodes[0]) { $0.width = 40 }
      try tree.layOut(root)
      #expect(nodes.map { tree.frame(of: $0).width } == [40, 30])
    }
  }

  @Test("a subtree that only moves is not laid out again")
  func movedSubtree() throws {
    var plan = TreePlan(rules: .css)
    var column = Style(.css)
    column.direction = .column
    column.alignItems = .start
    let root = plan.add(column)
    let first = plan.add(Style(.css), content: .fixed(LayoutSize(width: 10, height: 10)), to: root)
    var container = plan.add(column, to: root)
    for _ in 0..<50 { container = plan.add(column, to: container) }
    let leaf = plan.add(Style(.css), content: .short, to: container)
    var planted = try PlantedTree(plan)
    try planted.layOut(scale: 2)
    planted.probe.contents[try planted.id(first)] = .fixed(LayoutSize(width: 10, height: 17))
    try planted.tree.markDirty(try planted.id(first))
    try planted.layOut(scale: 2)
    #expect(try planted.frame(first + 1).y == 17)
    #expect(try planted.frame(leaf).y == 0)
    #expect(planted.tree.statistics.containerVisits <= 6)
    #expect(Set(planted.probe.questions.keys) == [try planted.id(first)])
  }
}

extension LayoutStatistics {
  fileprivate var text: String {
    measureCalls == 0 && containerVisits == 0 ? "nothing" : "\(containerVisits) visits, \(measureCalls) measurements"
  }
}
