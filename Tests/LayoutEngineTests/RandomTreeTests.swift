import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// A tree that was laid out in other spaces, measured and edited has exactly the frames of a tree that is built from
/// scratch.
@Suite("Warm random trees have the frames of fresh trees")
struct RandomTreeTests {
  /// Without a sample, 1,000 random trees, and the trees that once had different frames: by changed measurements and
  /// edges, by sums in another order, below absolute children, with bounds that depend on a height, and with orthogonal
  /// flows in a container with percentage edges.
  private static let seeds: [UInt64] =
    Array(0..<UInt64(SampleSize.value(1000, sample: 3)))
    + SampleSize.some(
      [
        1468, 1932, 2464, 3311, 10_019, 12_460, 15_045, 16_089, 18_636, 19_950, 20_110, 27_921, 36_961, 58_863, 68_865,
        80_440,
      ], oneOf: 16)

  @Test("random trees", arguments: LayoutRules.allCases, TreeFamily.allCases)
  func randomTrees(_ rules: LayoutRules, _ family: TreeFamily) throws {
    var failures: [String] = []
    for seed in Self.seeds {
      var script = try WarmTreeScript(seed: seed, rules: rules, family: family)
      if let failure = try script.run() { failures.append("seed \(seed), \(failure)") }
    }
    let shown = failures.prefix(3).joined(separator: "\n")
    #expect(failures.isEmpty, "\(failures.count) of \(Self.seeds.count) seeds; the first:\n\(shown)")
  }

  @Test("cases", arguments: SpecFolder.files)
  func cases(_ file: SpecFile) throws {
    for (seed, layoutCase) in SampleSize.some(try file.read().cases, oneOf: 40).enumerated() {
      let plan = TreePlan(layoutCase)
      let space = RootSpace.available(width: layoutCase.availableWidth, height: layoutCase.availableHeight)
      var script = try WarmTreeScript(plan, seed: UInt64(seed))
      expectNone(try script.run(endingIn: space, scale: layoutCase.scale), layoutCase.name)
    }
  }

  /// A container with a hidden item is laid out by the loops for items of all kinds.
  @Test("hidden items do not change the frames of ordinary items", arguments: LayoutRules.allCases)
  func hiddenItems(_ rules: LayoutRules) throws {
    for seed in Self.seeds {
      var styles = StyleGenerator(seed: seed, rules: rules)
      var plan = TreePlan.random(nodeCount: styles.random.integer(2...50), &styles)
      let nodes = plan.subtree(of: 0)
      for node in nodes { TreeFamily.ordinaryItems.restrict(&plan[node].style, &styles.random) }
      var changed = plan
      var hidden = Style(rules)
      hidden.display = .none
      for node in nodes where !plan[node].children.isEmpty { _ = changed.add(hidden, to: node) }
      var (tree, expected) = (try PlantedTree(changed), try PlantedTree(plan))
      for _ in 0..<3 {
        let (space, scale) = (styles.rootSpace(), styles.scale())
        try tree.layOut(in: space, scale: scale)
        try expected.layOut(in: space, scale: scale)
        expectNone(try plan.firstDifference(tree, from: expected), "seed \(seed)")
      }
    }
  }
}

/// The kind of trees that a test uses. Different loops of the engine lay out each kind.
enum TreeFamily: String, CaseIterable, Sendable {
  /// Every kind of style.
  case mixed
  /// The same, with several writing modes.
  case writingModes
  /// Single-line containers without ratios, baselines, absolute children and `order`.
  case plainContainers
  /// The same, with items sized only by points, percentages and content, and aligned by their container.
  case ordinaryItems

  fileprivate func couplings(_ seed: UInt64) -> StyleGenerator.Couplings {
    self == .plainContainers ? seed.isMultiple(of: 2) ? .percentages : [] : .all
  }

  fileprivate func restrict(_ style: inout Style, _ random: inout SplitMix64) {
    if self == .mixed || self == .writingModes { return }
    style.makePlain()
    if self == .ordinaryItems { style.makeOrdinary(&random) }
  }
}

/// Layouts of one tree, with measurements and edits in between.
private struct WarmTreeScript {
  private let family: TreeFamily
  private var edited: EditedTree
  private var styles: StyleGenerator
  private var log: [String] = []

  init(seed: UInt64, rules: LayoutRules, family: TreeFamily) throws {
    self.family = family
    styles = StyleGenerator(seed: seed, rules: rules)
    styles.couplings = family.couplings(seed)
    styles.makesWritingModes = family == .writingModes
    var plan = TreePlan.random(nodeCount: styles.random.integer(2...50), &styles)
    for node in plan.subtree(of: 0) { family.restrict(&plan[node].style, &styles.random) }
    edited = try EditedTree(plan)
  }

  init(_ plan: TreePlan, seed: UInt64) throws {
    family = .mixed
    styles = StyleGenerator(seed: seed, rules: plan.rules)
    edited = try EditedTree(plan)
  }

  /// The first difference from the layout of a fresh tree; `nil` if there is none.
  mutating func run() throws -> String? {
    for step in 0..<5 {
      if step > 0 { try measure() }
      if step > 1 { for _ in 0..<styles.random.integer(1...3) { try edit() } }
      if let difference = try layOut(in: styles.rootSpace(), scale: styles.scale()) { return difference }
    }
    return nil
  }

  /// The same without edits, with the last layout in a given space.
  mutating func run(endingIn space: RootSpace, scale: Double) throws -> String? {
    for _ in 0..<3 {
      if let difference = try layOut(in: styles.rootSpace(), scale: styles.scale()) { return difference }
      try measure()
      if let difference = try layOut(in: space, scale: scale) { return difference }
    }
    return nil
  }

  private mutating func layOut(in space: RootSpace, scale: Double) throws -> String? {
    let difference = try edited.layOutAndCompare(in: space, scale: scale)
    log.append("\(space.text) at \(scale)")
    return difference.map { "\($0); \(log.joined(separator: ", "))" }
  }

  private var nodes: [Int] { edited.plan.subtree(of: 0) }

  /// Measures a node that has a box. A node with `display: contents` has a box only as a root.
  private mutating func measure() throws {
    let boxes = nodes.filter { edited.plan[$0].parent == nil || edited.plan[$0].style.display != .contents }
    try make(.measure(styles.random.pick(boxes), styles.rootSpace()))
  }

  private mutating func edit() throws {
    let node = styles.random.pick(nodes)
    switch styles.random.integer(0...9) {
    case 0: try make(.change(node, styles.content()), if: edited.plan[node].content != nil)
    case 1: try make(.destroy(node), if: node != 0 && edited.plan.subtree(of: node).count <= 5)
    case 2: try move(node)
    case 3: try restyle(node) { $0.width = .points($1.number(0...200)) }
    case 4: try restyle(node) { $0.height = .points($1.number(0...200)) }
    case 5: try restyle(node) { $0.grow = $1.number(0...2) }
    case 6: try restyle(node) { $0.padding.left = .points($1.number(0...9)) }
    default: try restyle(node) { $0 = $1.style() }
    }
  }

  private mutating func move(_ node: Int) throws {
    let plan = edited.plan
    let targets = nodes.filter { plan[$0].content == nil && !plan.isBelow($0, node) }
    guard node != 0, !targets.isEmpty else { return }
    let parent = styles.random.pick(targets)
    let count = plan[parent].children.count { $0 != node }
    try make(.move(node, parent: parent, index: styles.random.integer(0...count)))
  }

  private mutating func restyle(_ node: Int, _ change: (inout Style, inout StyleGenerator) -> Void) throws {
    var style = edited.plan[node].style
    change(&style, &styles)
    family.restrict(&style, &styles.random)
    if node == 0 { (style.display, style.position) = (.flex, .relative) }
    try make(.restyle(node, style, what: "style"))
  }

  private mutating func make(_ edit: Edit, if condition: Bool = true) throws {
    guard condition else { return }
    try edited.make(edit)
    log.append(edit.description)
  }
}

extension Style {
  /// Removes the properties that make a container more than one line of items in document order.
  fileprivate mutating func makePlain() {
    position = .relative
    wrap = .noWrap
    order = 0
    aspectRatio = nil
    if alignItems == .baseline || alignItems == .lastBaseline { alignItems = .start }
    if alignSelf == .baseline || alignSelf == .lastBaseline { alignSelf = .auto }
    (margin.start, margin.end, padding.start, padding.end) = (nil, nil, nil, nil)
    (border.start, border.end) = (nil, nil)
  }

  /// Keeps only points, percentages of sizes, bounds in points, flex factors and alignment by the container.
  fileprivate mutating func makeOrdinary(_ random: inout SplitMix64) {
    alignSelf = .auto
    basis = .auto
    inset = StyleEdges(.auto)
    func minimum(_ points: Double) -> MinimumSize {
      random.chance(30) ? .auto : .points(random.chance(30) ? points : 0)
    }
    (minWidth, minHeight) = (minimum(12), minimum(8))
    (maxWidth, maxHeight) = (random.chance(30) ? 60 : .none, random.chance(30) ? 40 : .none)
    func inPoints(_ length: AutoLength) -> AutoLength {
      if case .length(let length) = length { return .points(length.points) }
      return 0
    }
    margin = StyleEdges(
      top: inPoints(margin.top), left: inPoints(margin.left), bottom: inPoints(margin.bottom),
      right: inPoints(margin.right))
    padding = StyleEdges(
      top: .points(padding.top.points), left: .points(padding.left.points), bottom: .points(padding.bottom.points),
      right: .points(padding.right.points))
  }
}
