import BoxEngine
import LayoutEngine
import LayoutTestSupport

/// A random sequence of edits to one tree, with layouts in between. After each layout, the frames must equal those of a
/// fresh tree.
struct EditScript {
  private var edited: EditedTree
  private var styles: StyleGenerator
  private(set) var editCount = 0
  /// The space of the last layout.
  private var space = RootSpace.unconstrained
  /// Whether the script measures nodes at random between edits. Measurements must not affect frames.
  private let measuresBetween: Bool
  /// A copy of an earlier state, if copies are made. Edits must not affect it.
  private var copy: EditedTree?
  private let makesCopies: Bool

  private var plan: TreePlan { edited.plan }

  init(
    _ styles: StyleGenerator, measuresBetween: Bool, makesCopies: Bool = false, inspect: EditedTree.Inspection? = nil
  ) throws {
    var styles = styles
    let plan = TreePlan.random(nodeCount: styles.random.integer(1...25), &styles)
    try self.init(plan, styles, measuresBetween: measuresBetween, makesCopies: makesCopies, inspect: inspect)
  }

  /// Makes a script that edits a given tree.
  init(
    _ plan: TreePlan, _ styles: StyleGenerator, measuresBetween: Bool, makesCopies: Bool = false,
    inspect: EditedTree.Inspection? = nil
  ) throws {
    self.styles = styles
    self.measuresBetween = measuresBetween
    self.makesCopies = makesCopies
    edited = try EditedTree(plan, inspect: inspect)
  }

  /// Makes the given number of edits, with layouts after random numbers of edits and at the end.
  ///
  /// - Returns: The first difference from the layout of a fresh tree; `nil` if there is none.
  mutating func run(edits: Int) throws -> String? {
    var log: [String] = []
    while editCount < edits {
      if let failure = try layOut(after: log) { return failure }
      log = []
      for _ in 0..<min(edits - editCount, styles.random.integer(1...6)) {
        let edit = chooseEdit()
        try edited.make(edit)
        editCount += 1
        log.append(edit.description)
        guard measuresBetween, styles.random.chance(50) else { continue }
        let measurement = Edit.measure(styles.random.pick(boxes), styles.rootSpace())
        try edited.make(measurement)
        log.append(measurement.description)
      }
    }
    return try layOut(after: log)
  }

  private mutating func layOut(after log: [String]) throws -> String? {
    let root = chooseRoot()
    // Results at an earlier width must not remain, which shows only if the width recurs.
    if !styles.random.chance(50) { space = styles.rootSpace() }
    let scale = styles.scale()
    guard let difference = try layOutAndCompare(root: root, in: space, scale: scale) else { return nil }
    let edits = log.isEmpty ? "the beginning" : log.joined(separator: ", ")
    return "\(difference); root \(root), \(space.text), scale \(scale), \(editCount) edits, the last: \(edits)"
  }

  private mutating func layOutAndCompare(root: Int, in space: RootSpace, scale: Double) throws -> String? {
    if let difference = try edited.layOutAndCompare(root: root, in: space, scale: scale) { return difference }
    guard makesCopies else { return nil }
    if let difference = try copy?.layOutAndCompare(in: space, scale: scale) { return "copy: \(difference)" }
    if styles.random.chance(30) { copy = edited.copy() }
    return nil
  }

  /// Usually the first root, sometimes a root that an edit detached, or a node below a root.
  private mutating func chooseRoot() -> Int {
    switch styles.random.integer(0...9) {
    case 0..<7: return 0
    case 7: return styles.random.pick(roots)
    default: return styles.random.pick(boxes.filter { !isLeftOut($0) } + [0])
    }
  }

  // MARK: - Nodes

  private var nodes: [Int] { plan.nodes.indices.filter { !plan[$0].isDestroyed } }
  /// Nodes that have a box. A node with `display: contents` has a box only as a root.
  private var boxes: [Int] { nodes.filter { plan[$0].parent == nil || plan[$0].style.display != .contents } }
  private var roots: [Int] { nodes.filter { plan[$0].parent == nil && !plan[$0].children.isEmpty } + [0] }

  /// Candidates for parents: usually containers, sometimes also leaves, whose children are not laid out.
  private mutating func parents() -> [Int] {
    styles.random.chance(10) ? nodes : nodes.filter { plan[$0].content == nil }
  }

  private func isLeftOut(_ node: Int) -> Bool {
    var current: Int? = node
    while let next = current {
      if plan[next].style.display == .none { return true }
      // An item does not collapse as the root of a layout.
      if next != node, plan[next].content != nil || plan.isCollapsed(next) { return true }
      current = plan[next].parent
    }
    return false
  }

  // MARK: - Edits

  private mutating func chooseEdit() -> Edit {
    if styles.boxShare > 0, styles.random.chance(15) {
      let node = styles.random.pick(nodes)
      if styles.layersShare > 0, styles.random.chance(50) { return .relayer(node, !plan[node].hasLayers) }
      if styles.random.chance(50) { return .repin(node, styles.random.chance(80) ? styles.pins() : nil) }
      return .rebox(node, styles.random.chance(60) ? styles.box() : nil)
    }
    switch styles.random.integer(0...99) {
    case 0..<18: return create()
    case 18..<30: return move()
    case 30..<36: return .detach(styles.random.pick(nodes))
    case 36..<42: return destroy()
    case 42..<58: return changeContent()
    case 58..<66: return restyle("style") { style, styles in style = styles.style() }
    case 66..<72: return restyle("display") { style, _ in style.display = style.display == .none ? .flex : .none }
    case 72..<77: return restyle("order") { style, styles in style.order = Int32(styles.random.integer(-2...2)) }
    case 77..<82: return restyle("layoutDirection") { $0.layoutDirection = $1.random.pick(WritingDirection.self) }
    case 82..<87: return restyle("width") { $0.width = .points($1.number(0...200)) }
    case 87..<92: return restyle("grow") { $0.grow = $1.number(0...2) }
    case 92..<96: return restyle("position") { $0.position = $1.random.pick(Position.self) }
    default: return restyle("padding") { $0.padding = StyleEdges($1.length(0...9)) }
    }
  }

  private mutating func create() -> Edit {
    let content = styles.random.chance(50) ? styles.content() : nil
    let parent = styles.random.pick(parents())
    let index = styles.random.integer(0...plan[parent].children.count)
    var created = TreePlan.Node(style: styles.style(), content: content)
    if styles.boxShare > 0 {
      if content == nil, styles.random.chance(styles.boxShare) { created.box = styles.box() }
      if styles.random.chance(60) { created.pins = styles.pins() }
      if styles.layersShare > 0 { created.hasLayers = styles.random.chance(styles.layersShare) }
    }
    return .create(node: plan.nodes.count, created, parent: parent, index: index)
  }

  private mutating func move() -> Edit {
    let node = styles.random.pick(nodes)
    let targets = parents().filter { !plan.isBelow($0, node) }
    guard node != 0, !targets.isEmpty else { return create() }
    let parent = styles.random.pick(targets)
    let count = plan[parent].children.count { $0 != node }
    return .move(node, parent: parent, index: styles.random.integer(0...count))
  }

  private mutating func destroy() -> Edit {
    let node = styles.random.pick(nodes)
    // Large subtrees are kept, because otherwise few nodes would remain.
    return node != 0 && plan.subtree(of: node).count <= 5 ? .destroy(node) : create()
  }

  private mutating func changeContent() -> Edit {
    let leaves = nodes.filter { plan[$0].content != nil }
    return leaves.isEmpty ? create() : .change(styles.random.pick(leaves), styles.content())
  }

  private mutating func restyle(_ what: String, _ change: (inout Style, inout StyleGenerator) -> Void) -> Edit {
    let node = styles.random.pick(nodes)
    var style = plan[node].style
    change(&style, &styles)
    return .restyle(node, style, what: what)
  }
}
