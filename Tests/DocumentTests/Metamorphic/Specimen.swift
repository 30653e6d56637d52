import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// A tree to transform. If the effect of a transformation on the frames is known, a test needs no expected numbers.
struct Specimen: Sendable {
  /// The source of the tree, for messages.
  var name: String
  var plan: TreePlan
  var root = 0
  var space: RootSpace
  /// Pixels per point; 0: no snapping.
  var scale: Double

  /// The frame of every node, by its index in the plan.
  func frames() throws -> [Int: LayoutRect] {
    var planted = try PlantedTree(plan, root: root)
    try planted.layOut(root: root, in: space, scale: scale)
    return try frames(in: planted)
  }

  func frames(in planted: PlantedTree) throws -> [Int: LayoutRect] {
    var frames: [Int: LayoutRect] = [:]
    for node in plan.subtree(of: root) { frames[node] = try planted.frame(node) }
    return frames
  }

  /// The nodes that take part in the layout, depth-first.
  var visibleNodes: [Int] {
    var visible: Set<Int> = []
    for node in plan.subtree(of: root) where plan[node].style.display == .flex {
      if node == root || !plan.isCollapsed(node) && visible.contains(plan[node].parent ?? -1) { visible.insert(node) }
    }
    return plan.subtree(of: root).filter(visible.contains)
  }

  /// Whether no node has a writing mode of its own.
  var isHorizontal: Bool { plan.subtree(of: root).allSatisfy { plan[$0].style.writingMode == .inherit } }

  /// Whether all nodes that take part in the layout have boxes, so that frames are relative to the parents in the plan.
  var hasBoxes: Bool { plan.subtree(of: root).allSatisfy { plan[$0].style.display != .contents } }

  /// Whether a text is too long for its line by less than the tolerance of lines, which transformations do not change.
  var hasTextsWithinLineTolerance: Bool { name.contains("too-long") }

  /// A specimen with every style changed.
  func mapStyles(_ change: (inout Style, _ node: Int) -> Void) -> Specimen {
    var result = self
    for node in plan.subtree(of: root) { change(&result.plan[node].style, node) }
    return result
  }
}

extension Specimen {
  /// A case without changes.
  init(_ layoutCase: LayoutCase) {
    self.init(
      name: layoutCase.name, plan: TreePlan(layoutCase),
      space: .available(width: layoutCase.availableWidth, height: layoutCase.availableHeight), scale: layoutCase.scale)
  }

  /// A tree of up to 30 nodes, in some space, at some scale.
  static func random(
    _ seed: Int, _ rules: LayoutRules, couplings: StyleGenerator.Couplings = .all, boxShare: Int = 0
  ) -> Specimen {
    var styles = StyleGenerator(seed: UInt64(seed), rules: rules)
    styles.couplings = couplings
    styles.boxShare = boxShare
    styles.makesContents = false
    let count = styles.random.integer(1...30)
    let plan = TreePlan.random(nodeCount: count, &styles)
    return Specimen(
      name: "\(rules) tree \(seed)", plan: plan, space: styles.rootSpace(), scale: styles.scale())
  }
}

/// Where the specimens of a test come from.
enum SpecimenSource: Sendable, CustomTestStringConvertible {
  /// The cases of a file, or a quarter of them in a sample.
  case file(SpecFile)
  /// 400 random trees.
  case random(LayoutRules)
  /// 100 random trees in which half of the containers are boxes.
  case randomBoxes(LayoutRules)

  static let files = SpecFolder.files.map { SpecimenSource.file($0) }
  static let random = LayoutRules.allCases.map { SpecimenSource.random($0) }
  static let all = files + random + LayoutRules.allCases.map { SpecimenSource.randomBoxes($0) }

  var testDescription: String {
    switch self {
    case .file(let file): return file.path
    case .random(let rules): return "random trees, \(rules)"
    case .randomBoxes(let rules): return "random trees with boxes, \(rules)"
    }
  }

  var isRandom: Bool {
    if case .file = self { return false }
    return true
  }

  func specimens(_ couplings: StyleGenerator.Couplings = .all) throws -> [Specimen] {
    switch self {
    case .file(let file): return try SampleSize.some(file.read().cases, oneOf: 16).map(Specimen.init)
    case .random(let rules): return (0..<SampleSize.of(400)).map { .random($0, rules, couplings: couplings) }
    case .randomBoxes(let rules):
      return (0..<SampleSize.of(100)).map { .random($0, rules, couplings: couplings, boxShare: 50) }
    }
  }
}

// MARK: - Comparing

/// The tolerance of a comparison.
enum Closeness {
  /// No difference.
  case exact
  /// The rounding errors of sums in another order.
  case nearly

  func holds(_ first: Double, _ second: Double) -> Bool {
    switch self {
    case .exact: return first == second
    case .nearly: return abs(first - second) <= 1e-6 + 1e-9 * max(abs(first), abs(second))
    }
  }

  func holds(_ first: LayoutRect, _ second: LayoutRect) -> Bool {
    holds(first.x, second.x) && holds(first.y, second.y) && holds(first.width, second.width)
      && holds(first.height, second.height)
  }
}

extension Specimen {
  /// Records an issue for the first node whose frame is not the expected frame. The position of the root is ignored.
  func expect(
    _ actual: [Int: LayoutRect], are expected: [Int: LayoutRect], _ closeness: Closeness = .nearly,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for node in plan.subtree(of: root) {
      guard var frame = actual[node], var other = expected[node] else {
        Issue.record("\(name), \(plan.path(of: node)): no frame", sourceLocation: sourceLocation)
        return
      }
      if node == root { (frame.origin, other.origin) = (LayoutPoint(), LayoutPoint()) }
      guard closeness.holds(frame, other) else {
        Issue.record(
          "\(name), \(plan.path(of: node)): \(frame.text), expected \(other.text)", sourceLocation: sourceLocation)
        return
      }
    }
  }
}

extension LayoutRect {
  /// `[x, y, width, height]`
  var text: String { "[\(x), \(y), \(width), \(height)]" }
}
