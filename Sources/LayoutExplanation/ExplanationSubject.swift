import LayoutDocument
import LayoutEngine

/// A layout that is explained, with a copy of its tree on which other layouts are tried.
///
/// It is a class so that both trees have one owner: a copy of the owner would copy their memory at the next experiment.
final class ExplanationSubject {
  private(set) var tree: LayoutTree
  let layout: LayoutTree.LastLayout
  let names: (NodeID) -> String
  let content: (NodeID, LayoutSize) -> String?
  let measure: MeasureFunction
  /// The frames by slot, as they were laid out.
  private let frames: [LayoutRect]
  /// All nodes below the root, depth first.
  let nodes: [NodeID]
  /// By slot, as far as they were needed.
  private var facts: [NodeFacts?]
  /// Where an experiment is made; the tree itself stays as it was laid out.
  private var experiment: LayoutTree

  /// - Returns: `nil` if the tree has changed since it was laid out.
  init?(
    _ tree: LayoutTree, names: @escaping (NodeID) -> String, content: @escaping (NodeID, LayoutSize) -> String?,
    measure: @escaping MeasureFunction
  ) {
    guard let layout = tree.lastLayout else { return nil }
    self.tree = tree
    self.layout = layout
    self.names = names
    self.content = content
    self.measure = measure
    experiment = tree
    var frames = [LayoutRect](repeating: LayoutRect(), count: tree.slotCount)
    var (nodes, pending) = ([NodeID](), [layout.root])
    while let node = pending.popLast() {
      nodes.append(node)
      frames[node.slot] = tree.frame(of: node)
      pending += tree.children(of: node).reversed()
    }
    (self.frames, self.nodes) = (frames, nodes)
    facts = [NodeFacts?](repeating: nil, count: tree.slotCount)
  }

  var root: NodeID { layout.root }
  var rules: LayoutRules { tree.rules }

  func named(_ node: NodeID) -> NamedNode { NamedNode(node: node, name: names(node)) }
  func frame(of node: NodeID) -> LayoutRect { frames[node.slot] }
  func unroundedFrame(of node: NodeID) -> LayoutRect { tree.unroundedFrame(of: node) }
  func style(of node: NodeID) -> Style { tree.usedStyle(of: node) ?? Style(rules) }
  /// What is known of a node's style, read at the first call.
  func facts(of node: NodeID) -> NodeFacts {
    if let known = facts[node.slot] { return known }
    let read = NodeFacts(style(of: node), hasVerticalLines: tree.hasVerticalLines(node))
    facts[node.slot] = read
    return read
  }

  func isBox(_ node: NodeID) -> Bool { tree.box(of: node) != nil }

  /// The parent, unless the node is the root of the layout.
  func parent(of node: NodeID) -> NodeID? { node == root ? nil : tree.parent(of: node) }

  /// The container that lays a node out: its parent, or the nearest ancestor with a box. `nil` for the root of the layout.
  func container(of node: NodeID) -> NodeID? { node == root ? nil : tree.layoutContainer(of: node) }

  /// The items of a flex container or box: its children that are displayed and in the flow, as they stand.
  func items(of container: NodeID) -> [NodeID] {
    tree.children(of: container).filter { facts(of: $0).traits.isDisjoint(with: [.isLeftOut, .isAbsolute]) }
  }

  /// The flex record of a container.
  func record(of container: NodeID) -> FlexRecord? { tree.flexRecord(of: container, measure: measure) }

  /// The content box size of a leaf in endless room.
  func naturalSize(of leaf: NodeID) -> LayoutSize? { tree.naturalSize(of: leaf, measure: measure) }

  /// The size that a container takes in endless height.
  func contentSize(of container: NodeID, width: Double) -> LayoutSize? {
    try? experiment.measure(container, in: .available(width: width, height: nil), measure: measure)
  }

  // MARK: - Properties

  /// What a node sets, of its style, and where it stands in boxes of its pins and itself.
  func properties(of node: NodeID) -> [SetProperty] {
    var properties: [SetProperty] = []
    let isBoxItem = parent(of: node).map { isBox($0) } ?? false
    if isBoxItem { properties += SetProperty.constraints(of: tree.pins(of: node) ?? BoxPins()) }
    if let box = tree.box(of: node) { properties += SetProperty.all(of: box) }
    // A box in a box has no style that counts.
    if isBoxItem, isBox(node) || tree.isLeaf(node) { return properties }
    return properties + SetProperty.all(of: tree.style(of: node) ?? Style(rules), rules)
  }

  // MARK: - Experiments

  /// Lays the tree out without a property, and calls `body` with the result; then the property is there again.
  func withoutProperty<Result>(
    _ property: SetProperty, of node: NodeID, _ body: (LayoutTree) -> Result
  ) -> Result? {
    do throws(LayoutTreeError) {
      switch property.owner {
      case .style:
        guard var style = tree.style(of: node) else { return nil }
        style.reset(property.name, rules)
        return withStyle(style, of: node, body)
      case .pins:
        let pins = tree.pins(of: node)
        var changed = pins ?? BoxPins()
        changed.reset(property.name)
        try experiment.setPins(changed, of: node)
        try layOutExperiment()
        defer { try? experiment.setPins(pins, of: node) }
        return body(experiment)
      case .box:
        guard let box = tree.box(of: node) else { return nil }
        var changed = box
        changed.reset(property.name)
        try experiment.setBox(changed, of: node)
        try layOutExperiment()
        defer { try? experiment.setBox(box, of: node) }
        return body(experiment)
      }
    } catch {
      return nil
    }
  }

  /// Lays the tree out with another style of a node, and calls `body` with the result; then the style is the former one again.
  func withStyle<Result>(_ style: Style, of node: NodeID, _ body: (LayoutTree) -> Result) -> Result? {
    do throws(LayoutTreeError) {
      guard let former = tree.style(of: node) else { return nil }
      try experiment.setStyle(style, of: node)
      try layOutExperiment()
      defer { try? experiment.setStyle(former, of: node) }
      return body(experiment)
    } catch {
      return nil
    }
  }

  private func layOutExperiment() throws(LayoutTreeError) {
    try experiment.computeLayout(of: root, in: layout.space, scale: layout.scale, measure: measure)
  }

  /// Whether all frames of a layout are those of the layout that is explained.
  func hasSameFrames(_ other: LayoutTree) -> Bool {
    for node in nodes where !other.frame(of: node).isNearly(frames[node.slot]) { return false }
    return true
  }
}

extension SetProperty {
  /// What pins set, with the edges that are pinned by default.
  fileprivate static func constraints(of pins: BoxPins) -> [SetProperty] {
    var properties: [SetProperty] = []
    for (name, pin) in [("top", pins.top), ("left", pins.left), ("bottom", pins.bottom), ("right", pins.right)]
    where pin == BoxPin() {
      properties.append(SetProperty(name: name, value: "0", owner: .pins))
    }
    return properties + all(of: pins)
  }
}

/// What differs by less than this is the same: sums of fractions are never exact.
let explanationTolerance = 0.005

extension Double {
  func isNearly(_ other: Double) -> Bool { (self - other).magnitude < explanationTolerance }
}

extension LayoutRect {
  fileprivate func isNearly(_ other: LayoutRect) -> Bool {
    x.isNearly(other.x) && y.isNearly(other.y) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}
