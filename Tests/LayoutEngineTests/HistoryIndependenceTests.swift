import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

/// A random tree that was measured and laid out in other ways before must have exactly the frames of a tree that is
/// only laid out. Measured sizes of the tree must not depend on its history either.
@Suite("Frames depend only on the tree and its space, not on earlier measurements and layouts")
struct HistoryIndependenceTests {
  /// Without a sample, 400 random trees, and the trees that once had different frames: with percentage edges of the
  /// root, with nested boxes, below absolute children, with a box in a height that fits it, and with wrapping columns in
  /// wrapping columns.
  private static let seeds =
    Array(0..<SampleSize.of(400)) + SampleSize.some([1118, 2393, 3162, 3533, 9823, 10_267, 15_724, 32_865], oneOf: 8)

  private static let kinds = SampleSize.some(HistoryKind.all, oneOf: 5)

  @Test("measured, and then laid out in the measured size", arguments: Self.kinds)
  func measuredAndLaidOut(_ kind: HistoryKind) throws {
    try check(kind) { tree, styles in
      let availableSpace = RootSpace.available(
        width: styles.number(20...400), height: styles.random.chance(30) ? 200 : nil)
      return .exact(try tree.measure(0, in: availableSpace))
    }
  }

  @Test("measured in several spaces first", arguments: Self.kinds)
  func severalSpaces(_ kind: HistoryKind) throws {
    try check(kind) { tree, styles in
      for _ in 0..<4 { _ = try tree.measure(0, in: styles.rootSpace()) }
      return styles.rootSpace()
    }
  }

  @Test("laid out, an unchanged leaf marked dirty, and laid out again", arguments: Self.kinds)
  func markedDirty(_ kind: HistoryKind) throws {
    try check(kind) { tree, styles in
      let space = RootSpace.exact(try tree.measure(0, in: styles.rootSpace()))
      try tree.layOut(in: space, scale: 0)
      try tree.markDirty(&styles)
      return space
    }
  }

  @Test("subtrees measured and laid out as roots first", arguments: Self.kinds)
  func parts(_ kind: HistoryKind) throws {
    try check(kind) { tree, styles in
      for _ in 0..<3 {
        _ = try tree.measure(tree.part(&styles), in: styles.rootSpace())
        try tree.layOut(root: tree.part(&styles), in: styles.rootSpace(), scale: styles.scale())
      }
      return styles.rootSpace()
    }
  }

  @Test("measurements, layouts and dirty marks in any order", arguments: Self.kinds)
  func anyOrder(_ kind: HistoryKind) throws {
    try check(kind, rounds: 5) { tree, styles in
      for _ in 0..<styles.random.integer(1...4) {
        switch styles.random.integer(0...3) {
        case 0: _ = try tree.measure(tree.part(&styles), in: styles.rootSpace())
        case 1: try tree.markDirty(&styles)
        case 2: try tree.layOut(in: styles.rootSpace(), scale: styles.scale())
        default: try tree.layOut(root: tree.part(&styles), in: styles.rootSpace(), scale: styles.scale())
        }
      }
      return styles.rootSpace()
    }
  }

  @Test("a measured size does not depend on earlier measurements and layouts", arguments: Self.kinds)
  func measurements(_ kind: HistoryKind) throws {
    var failures = HistoryFailures()
    for seed in Self.seeds {
      var styles = kind.styles(seed)
      let plan = kind.plan(&styles)
      var tree = try HistoryTree(plan, kind.text)
      for _ in 0..<6 {
        let (part, space) = (tree.part(&styles), styles.rootSpace())
        if styles.random.chance(30) { try tree.layOut(in: styles.rootSpace(), scale: styles.scale()) }
        if styles.random.chance(30) { try tree.markDirty(&styles) }
        let size = try tree.measure(part, in: space)
        var fresh = try HistoryTree(plan, kind.text)
        let expected = try fresh.measure(part, in: space)
        if size != expected {
          failures.note("seed \(seed), \(plan.path(of: part)) in \(space.text)", size.text, expected: expected.text)
          break
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.summary) of \(Self.seeds.count) seeds")
  }

  /// Padding must not depend on history either: an empty box that was laid out as a root must not keep the padding of
  /// that layout.
  @Test("an empty box has the padding of the last layout", arguments: LayoutRules.allCases)
  func paddingOfEmptyBox(_ rules: LayoutRules) throws {
    var plan = TreePlan(rules: rules)
    let row = plan.add(Style(rules))
    var style = Style(rules)
    style.padding.left = .percent(10)
    let box = plan.add(style, to: row)
    plan[box].box = BoxContainer()
    var (asked, fresh) = (try PlantedTree(plan), try PlantedTree(plan))
    try asked.layOut(root: box, in: .exact(LayoutSize(width: 500, height: 50)))
    try asked.layOut(in: .exact(LayoutSize(width: 100, height: 50)))
    try fresh.layOut(in: .exact(LayoutSize(width: 100, height: 50)))
    expectNone(try plan.firstDifference(asked, from: fresh), "an empty box")
  }

  /// A box at the root with an inner box, whose width differs by a rounding error from the one that follows from the root.
  private func nestedBoxes() -> TreePlan {
    var plan = TreePlan(rules: .css)
    let root = plan.add(Style())
    plan[root].box = BoxContainer(axis: .horizontal, insets: Edges(top: 0, left: 4, bottom: 0, right: 6))
    let inner = plan.add(Style(), to: root)
    plan[inner].box = BoxContainer()
    var pins = BoxPins()
    (pins.left, pins.right) = (BoxPin(constant: 8), BoxPin(constant: 7.035076403379817))
    plan[inner].pins = pins
    _ = plan.add(Style(), content: .fixed(LayoutSize(width: Self.contentWidth, height: 20)), to: inner)
    return plan
  }

  private static let contentWidth = 236.7147400540204

  /// The width of the inner box follows from its content in the first layout, and from the root in the second one.
  @Test("the size of a box has the rounding errors of the last layout")
  func roundingErrors() throws {
    let plan = nestedBoxes()
    var asked = try PlantedTree(plan)
    try asked.layOut()
    let space = RootSpace.exact(try asked.frame().size)
    try asked.layOut(in: space)
    var fresh = try PlantedTree(plan)
    try fresh.layOut(in: space)
    #expect(try fresh.frame(1).width != Self.contentWidth)
    expectNone(try plan.firstDifference(asked, from: fresh), "a box")
  }

  /// The pins leave the size of the box the same, but not the number that is known before measuring.
  @Test("the size of an item has the rounding errors of the last pins of its box")
  func roundingErrorsOfPins() throws {
    var plan = TreePlan(rules: .css)
    let root = plan.add(Style())
    plan[root].box = BoxContainer(axis: .horizontal)
    let box = plan.add(Style(), to: root)
    plan[box].box = BoxContainer()
    var pins = BoxPins()
    (pins.left, pins.right) = (BoxPin(constant: 9.6), BoxPin(constant: 32.3))
    plan[box].pins = pins
    let item = plan.add(Style(), content: .fixed(LayoutSize(width: 20, height: 20)), to: box)
    var half = BoxPins()
    (half.right, half.relativeWidth) = (BoxPin(relation: .atLeast), BoxRelativePin(multiplier: 0.5))
    plan[item].pins = half
    var edited = try EditedTree(plan)
    let space = RootSpace.exact(LayoutSize(width: 200, height: 50))
    expectNone(try edited.layOutAndCompare(in: space, scale: 0), "a box")
    (pins.left, pins.right) = (pins.right, pins.left)
    try edited.make(.repin(box, pins))
    expectNone(try edited.layOutAndCompare(in: space, scale: 0), "a box with other pins")
  }

  @Test("the pins of a box at the root have no effect")
  func pinsOfRoot() throws {
    var edited = try EditedTree(nestedBoxes())
    expectNone(try edited.layOutAndCompare(in: .unconstrained, scale: 0), "a box")
    var pins = BoxPins()
    pins.relativeWidth = BoxRelativePin(multiplier: 1)
    try edited.make(.repin(0, pins))
    expectNone(try edited.layOutAndCompare(in: .unconstrained, scale: 0), "a box with pins")
    #expect(try edited.live.frame(1).width == Self.contentWidth)
  }

  /// Gives random trees a history, lays them out, and compares them with fresh trees.
  private func check(
    _ kind: HistoryKind, rounds: Int = 1, _ ask: (inout HistoryTree, inout StyleGenerator) throws -> RootSpace
  ) throws {
    var failures = HistoryFailures()
    for seed in Self.seeds {
      var styles = kind.styles(seed)
      let plan = kind.plan(&styles)
      var asked = try HistoryTree(plan, kind.text)
      for _ in 0..<rounds {
        let space = try ask(&asked, &styles)
        let scale = styles.scale()
        try asked.layOut(in: space, scale: scale)
        var fresh = try HistoryTree(plan, kind.text)
        try fresh.layOut(in: space, scale: scale)
        if let difference = try plan.firstDifference(asked.planted, from: fresh.planted) {
          failures.note("seed \(seed), \(space.text), scale \(scale)", difference)
          break
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.summary) of \(Self.seeds.count) seeds")
  }
}

/// The kind of trees that a test uses.
struct HistoryKind: Sendable, CustomTestStringConvertible {
  enum Trees: String, CaseIterable {
    /// Every kind of style.
    case mixed
    /// Rows and columns of texts.
    case labels
    /// Half of the containers are boxes.
    case boxes
  }

  var rules: LayoutRules
  var trees: Trees
  var text: HistoryText

  static let all = LayoutRules.allCases.flatMap { rules in
    Trees.allCases.flatMap { trees in
      HistoryText.allCases.map { HistoryKind(rules: rules, trees: trees, text: $0) }
    }
  }

  var testDescription: String { "\(trees.rawValue) trees under \(rules) rules, \(text.rawValue) texts" }

  func styles(_ seed: Int) -> StyleGenerator {
    var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
    if trees == .boxes { styles.boxShare = 50 }
    if seed.isMultiple(of: 3) { styles.couplings = [.percentages] }
    return styles
  }

  func plan(_ styles: inout StyleGenerator) -> TreePlan {
    if trees == .labels { return .labelStacks(&styles) }
    return .random(nodeCount: styles.random.integer(2...25), &styles)
  }
}

/// The measured width of a text that breaks. It depends only on the text and on the input.
enum HistoryText: String, CaseIterable, Sendable {
  /// As wide as its longest line.
  case tight
  /// As wide as the available width. If the width is known, as wide as its longest line.
  case wide

  func measure(_ content: LeafContent, _ input: MeasureInput) -> LeafMeasurement {
    content.measure(input, self == .wide ? .css : .stackView)
  }
}

/// A tree with its plan and its texts.
struct HistoryTree {
  private(set) var planted: PlantedTree
  private let plan: TreePlan
  private let text: HistoryText

  init(_ plan: TreePlan, _ text: HistoryText) throws {
    self.plan = plan
    self.text = text
    planted = try PlantedTree(plan)
  }

  private var function: MeasureFunction {
    let (contents, text) = (planted.probe.contents, text)
    return { node, input in text.measure(contents[node, default: .short], input) }
  }

  /// The root, or any node.
  func part(_ styles: inout StyleGenerator) -> Int {
    styles.random.chance(40) ? 0 : styles.random.pick(plan.subtree(of: 0))
  }

  mutating func measure(_ node: Int, in space: RootSpace) throws -> LayoutSize {
    try planted.tree.measure(try planted.id(node), in: space, measure: function)
  }

  mutating func layOut(root: Int = 0, in space: RootSpace, scale: Double) throws {
    try planted.tree.computeLayout(of: try planted.id(root), in: space, scale: scale, measure: function)
  }

  /// Marks an unchanged leaf dirty.
  mutating func markDirty(_ styles: inout StyleGenerator) throws {
    let leaves = plan.subtree(of: 0).filter { plan[$0].content != nil }
    if !leaves.isEmpty { try planted.tree.markDirty(try planted.id(styles.random.pick(leaves))) }
  }
}
