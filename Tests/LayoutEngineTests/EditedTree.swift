import BoxEngine
import LayoutEngine
import LayoutTestSupport

/// One change to a tree that is kept between layouts. Nodes have the indices of the plan.
enum Edit {
  case create(node: Int, TreePlan.Node, parent: Int, index: Int)
  case move(Int, parent: Int, index: Int)
  case detach(Int)
  case destroy(Int)
  case change(Int, LeafContent)
  /// `what` names the change in messages.
  case restyle(Int, Style, what: String)
  case rebox(Int, BoxContainer?)
  case relayer(Int, Bool)
  case repin(Int, BoxPins?)
  case measure(Int, RootSpace)
}

extension Edit: CustomStringConvertible {
  var description: String {
    switch self {
    case .create(let node, let planned, let parent, let index):
      return "create \(planned.content == nil ? "container" : "leaf") \(node) in \(parent) at \(index)"
    case .move(let node, let parent, let index): return "move \(node) to \(parent) at \(index)"
    case .detach(let node): return "detach \(node)"
    case .destroy(let node): return "destroy \(node)"
    case .change(let node, _): return "change the content of \(node)"
    case .restyle(let node, _, let what): return "\(what) of \(node)"
    case .rebox(let node, let box): return "\(box == nil ? "no box" : "box") for \(node)"
    case .relayer(let node, let hasLayers): return "\(hasLayers ? "layers" : "no layers") for \(node)"
    case .repin(let node, let pins): return "\(pins == nil ? "no pins" : "pins") for \(node)"
    case .measure(let node, let space): return "measure \(node) in \(space.text)"
    }
  }
}

/// A tree that is kept between layouts, with the plan of its state after all edits so far.
struct EditedTree {
  private(set) var plan: TreePlan
  private(set) var live: PlantedTree
  /// Finds a fault of a tree after the layout of a root, other than a difference from a fresh tree.
  private let inspect: Inspection?

  typealias Inspection = (_ plan: TreePlan, _ tree: PlantedTree, _ root: Int) throws -> String?

  init(_ plan: TreePlan, inspect: Inspection? = nil) throws {
    self.plan = plan
    self.inspect = inspect
    live = try PlantedTree(plan)
  }

  /// An independent copy of the tree: edits of the copy do not affect the original, and vice versa.
  func copy() -> EditedTree {
    var copy = self
    copy.live = live.copy()
    return copy
  }

  /// The first difference from a fresh tree, after both are laid out, or the first law that a tree does not keep.
  mutating func layOutAndCompare(root: Int = 0, in space: RootSpace, scale: Double) throws -> String? {
    var fresh = try PlantedTree(refilling: plan, root: root)
    try fresh.layOut(root: root, in: space, scale: scale)
    if let law = live.tree.brokenLaw() { return "before the layout: \(law)" }
    try live.layOut(root: root, in: space, scale: scale)
    if let law = live.tree.brokenLaw() ?? fresh.tree.brokenLaw() { return "after the layout: \(law)" }
    if let difference = try plan.firstDifference(live, from: fresh, below: root) { return difference }
    if let issue = try plan.firstOtherIssue(live, from: fresh, below: root) { return issue }
    if let frame = try plan.firstImpossibleFrame(in: live, below: root) { return frame }
    guard let inspect else { return nil }
    if let fault = try inspect(plan, fresh, root) { return "fresh: \(fault)" }
    if let fault = try inspect(plan, live, root) { return "warm: \(fault)" }
    return nil
  }

  mutating func make(_ edit: Edit) throws {
    switch edit {
    case .create(let node, let planned, let parent, let index):
      try create(node, planned, parent: parent, index: index)
    case .move(let node, let parent, let index):
      plan.unlink(node)
      plan.link(node, to: parent, at: index)
      try live.tree.move(try live.id(node), to: try live.id(parent), at: index)
    case .detach(let node):
      plan.unlink(node)
      try live.tree.detach(try live.id(node))
    case .destroy(let node):
      plan.destroy(node)
      try live.tree.destroy(try live.id(node))
    case .change(let node, let content):
      plan[node].content = content
      live.probe.contents[try live.id(node)] = content
      try live.tree.markDirty(try live.id(node))
    case .restyle(let node, let style, _):
      plan[node].style = style
      if node % 2 == 0 { return try live.tree.setStyle(style, of: try live.id(node)) }
      let shared = live.tree.makeStyle(style)
      try live.tree.setStyle(shared, of: try live.id(node))
      try live.tree.destroyStyle(shared)
    case .rebox(let node, let box):
      plan[node].box = box
      try live.setKind(plan[node], of: try live.id(node))
    case .relayer(let node, let hasLayers):
      plan[node].hasLayers = hasLayers
      try live.setKind(plan[node], of: try live.id(node))
    case .repin(let node, let pins):
      plan[node].pins = pins
      try live.tree.setPins(pins, of: try live.id(node))
    case .measure(let node, let space):
      _ = try live.tree.measure(try live.id(node), in: space, measure: live.probe.function)
    }
  }

  private mutating func create(_ node: Int, _ planned: TreePlan.Node, parent: Int, index: Int) throws {
    let isLast = index == plan[parent].children.count
    _ = plan.add(planned.style, content: planned.content)
    (plan[node].box, plan[node].pins, plan[node].hasLayers) = (planned.box, planned.pins, planned.hasLayers)
    plan.link(node, to: parent, at: index)
    let id = try live.make(plan[node], node)
    if isLast {
      try live.tree.append(id, to: try live.id(parent))
    } else {
      try live.tree.insert(id, into: try live.id(parent), at: index)
    }
  }
}
