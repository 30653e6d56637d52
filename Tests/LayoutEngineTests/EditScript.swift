import LayoutEngine

/// A random sequence of edits to a tree that lasts, with layouts in between. After each layout the frames must be those
/// of a tree that is built anew.
struct EditScript {
  private(set) var plan: TreePlan
  private(set) var live: PlantedTree
  private(set) var editCount = 0
  private var styles: StyleGenerator
  /// The edits since the last layout, for messages.
  private var log: [String] = []
  /// Measures in the tree at random between edits, which must not show.
  private let measuresBetween: Bool

  init(seed: UInt64, rules: LayoutRules, measuresBetween: Bool = false) throws {
    styles = StyleGenerator(seed: seed, rules: rules)
    self.measuresBetween = measuresBetween
    plan = TreePlan.random(nodeCount: styles.random.integer(1...25), &styles)
    live = try PlantedTree(plan)
  }

  /// Makes so many edits, with layouts after random numbers of them and at the end.
  ///
  /// - Returns: what is wrong after the first layout that is not that of a fresh tree; `nil` if all are.
  mutating func run(edits: Int) throws -> String? {
    var untilLayout = 0
    for edit in 0..<edits {
      if untilLayout == 0 {
        if let difference = try layOutAndCompare() { return "edit \(edit): \(difference)" }
        untilLayout = styles.random.integer(1...6)
      }
      try makeEdit()
      if measuresBetween, styles.random.chance(50) { try measureSomewhere() }
      untilLayout -= 1
    }
    return try layOutAndCompare().map { "edit \(edits): \($0)" }
  }

  private mutating func layOutAndCompare() throws -> String? {
    // Mostly the first root; sometimes one of those that edits have cut off.
    let root = styles.random.chance(80) ? 0 : styles.random.pick(roots)
    let space = styles.rootSpace()
    let scale = styles.scale()
    var fresh = try PlantedTree(plan, root: root)
    try fresh.layOut(root: root, in: space, scale: scale)
    try live.layOut(root: root, in: space, scale: scale)
    guard let difference = try plan.firstDifference(live, from: fresh, below: root) else {
      log = []
      return nil
    }
    return "\(difference); root \(root), \(space.text), scale \(scale), after \(log.joined(separator: ", "))"
  }

  private mutating func measureSomewhere() throws {
    let node = styles.random.pick(nodes)
    _ = try live.tree.measure(try live.id(node), in: styles.rootSpace(), measure: live.probe.function)
  }

  // MARK: - What there is

  private var nodes: [Int] { plan.nodes.indices.filter { !plan[$0].isDestroyed } }
  private var roots: [Int] { nodes.filter { plan[$0].parent == nil && !plan[$0].children.isEmpty } + [0] }
  private var containers: [Int] { nodes.filter { plan[$0].content == nil } }

  // MARK: - Edits

  private mutating func makeEdit() throws {
    editCount += 1
    switch styles.random.integer(0...99) {
    case 0..<18: try create()
    case 18..<30: try move()
    case 30..<36: try detach()
    case 36..<42: try destroy()
    case 42..<58: try changeContent()
    case 58..<66: try restyle("restyle") { style, styles in style = styles.style() }
    case 66..<72: try restyle("display") { style, _ in style.display = style.display == .none ? .flex : .none }
    case 72..<77: try restyle("order") { style, styles in style.order = Int32(styles.random.integer(-2...2)) }
    case 77..<82: try restyle("direction") { $0.layoutDirection = $1.random.pick(LayoutDirection.self) }
    case 82..<87: try restyle("width") { $0.width = .points($1.number(0...200)) }
    case 87..<92: try restyle("grow") { $0.grow = $1.number(0...2) }
    case 92..<96: try restyle("position") { $0.position = $1.random.pick(Position.self) }
    default: try restyle("padding") { $0.padding = StyleEdges($1.length(0...9)) }
    }
  }

  private mutating func create() throws {
    let content = styles.random.chance(50) ? LeafContent.random(&styles.random) : nil
    let parent = styles.random.pick(containers)
    let index = styles.random.integer(0...plan[parent].children.count)
    let node = plan.add(styles.style(), content: content)
    plan.link(node, to: parent, at: index)
    let id = live.make(plan[node], node)
    if index == plan[parent].children.count - 1 {
      try live.tree.append(id, to: try live.id(parent))
    } else {
      try live.tree.insert(id, into: try live.id(parent), at: index)
    }
    log.append("create \(node) in \(parent) at \(index)")
  }

  private mutating func move() throws {
    let node = styles.random.pick(nodes)
    let targets = containers.filter { !plan.isBelow($0, node) }
    guard node != 0, !targets.isEmpty else { return }
    let parent = styles.random.pick(targets)
    plan.unlink(node)
    let index = styles.random.integer(0...plan[parent].children.count)
    plan.link(node, to: parent, at: index)
    try live.tree.move(try live.id(node), to: try live.id(parent), at: index)
    log.append("move \(node) to \(parent) at \(index)")
  }

  private mutating func detach() throws {
    let node = styles.random.pick(nodes)
    plan.unlink(node)
    try live.tree.detach(try live.id(node))
    log.append("detach \(node)")
  }

  private mutating func destroy() throws {
    let node = styles.random.pick(nodes)
    // Large trees are kept, or soon nothing would be left.
    guard node != 0, plan.subtree(of: node).count <= 5 else { return }
    plan.destroy(node)
    try live.tree.destroy(try live.id(node))
    log.append("destroy \(node)")
  }

  private mutating func changeContent() throws {
    let leaves = nodes.filter { plan[$0].content != nil }
    guard !leaves.isEmpty else { return }
    let node = styles.random.pick(leaves)
    let content = LeafContent.random(&styles.random)
    plan[node].content = content
    let id = try live.id(node)
    live.probe.contents[id] = content
    try live.tree.markDirty(id)
    log.append("change \(node)")
  }

  private mutating func restyle(_ name: String, _ change: (inout Style, inout StyleGenerator) -> Void) throws {
    let node = styles.random.pick(nodes)
    var style = plan[node].style
    change(&style, &styles)
    plan[node].style = style
    try live.tree.setStyle(style, of: try live.id(node))
    log.append("\(name) \(node)")
  }
}
