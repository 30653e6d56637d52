import BoxEngine
import LayoutDocument
import LayoutEngine

/// The layout to explain, with a copy of its tree for experiments.
///
/// This is a class, so that both trees have a single owner: copying the owner would copy their memory with the next
/// experiment.
final class ExplanationSubject {
  private(set) var tree: LayoutTree
  let layout: LayoutTree.LastLayout
  /// Returns the name that the caller gives to a node.
  private let givenName: (NodeID) -> String
  private let numbersNames: Bool
  /// The names of the nodes, by slot. Each name belongs to a single node.
  private lazy var names: [String] = {
    var names = [String](repeating: "", count: tree.slotCount)
    for (node, name) in zip(nodes, ShortNames.unique(nodes.map(givenName))) { names[node.slot] = name }
    return names
  }()
  let content: (NodeID, LayoutSize) -> String?
  let measure: MeasureFunction
  /// The frames of the layout, by slot.
  private let frames: [LayoutRect]
  /// The root and all nodes below it, depth first.
  let nodes: [NodeID]
  /// The facts that were read so far, by slot.
  private var facts: [NodeFacts?]
  /// The copy for experiments; the tree itself is not changed.
  private var experiment: LayoutTree

  /// - Parameters:
  ///   - tree: The tree.
  ///   - names: Returns the names of nodes.
  ///   - numbersNames: Whether numbers are appended to names that several nodes have.
  ///   - content: Returns a description of the content of a leaf of a size.
  ///   - measure: The measure function of the layout.
  /// - Returns: `nil` if the tree has changed since the last layout.
  init?(
    _ tree: LayoutTree, names: @escaping (NodeID) -> String, numbersNames: Bool,
    content: @escaping (NodeID, LayoutSize) -> String?,
    measure: @escaping MeasureFunction
  ) {
    guard let layout = tree.lastLayout else { return nil }
    self.tree = tree
    self.layout = layout
    self.givenName = names
    self.numbersNames = numbersNames
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

  func name(of node: NodeID) -> String { numbersNames ? names[node.slot] : givenName(node) }
  func named(_ node: NodeID) -> NamedNode { NamedNode(node: node, name: name(of: node)) }
  func frame(of node: NodeID) -> LayoutRect { frames[node.slot] }
  func unroundedFrame(of node: NodeID) -> LayoutRect { tree.unroundedFrame(of: node) }
  func style(of node: NodeID) -> Style { tree.usedStyle(of: node) ?? Style(rules) }
  /// Returns the facts about a node's style. They are read with the first call.
  func facts(of node: NodeID) -> NodeFacts {
    if let known = facts[node.slot] { return known }
    let read = NodeFacts(style(of: node), hasVerticalLines: tree.hasVerticalLines(node))
    facts[node.slot] = read
    return read
  }

  func isBox(_ node: NodeID) -> Bool { tree.box(of: node) != nil }

  /// Returns the parent; `nil` for the root of the layout.
  func parent(of node: NodeID) -> NodeID? { node == root ? nil : tree.parent(of: node) }

  /// Returns the container that lays out a node: its parent, or the nearest ancestor with a box.
  ///
  /// `nil` for the root of the layout.
  func container(of node: NodeID) -> NodeID? { tree.layoutContainer(of: node, below: root) }

  /// Returns the items of a flex container or box: its displayed in-flow children, in order.
  func items(of container: NodeID) -> [NodeID] {
    tree.children(of: container).filter { facts(of: $0).traits.isDisjoint(with: [.isLeftOut, .isAbsolute]) }
  }

  /// Returns the flex record of a container.
  func record(of container: NodeID) -> FlexRecord? { tree.flexRecord(of: container, measure: measure) }

  /// Returns the content box size of a leaf for unlimited space.
  func naturalSize(of leaf: NodeID) -> LayoutSize? { tree.naturalSize(of: leaf, measure: measure) }

  /// Returns the size of a container for a width and unlimited height.
  func contentSize(of container: NodeID, width: Double) -> LayoutSize? {
    try? experiment.measure(container, in: .available(width: width, height: nil), measure: measure)
  }

  // MARK: - Properties

  /// Returns the properties that a node sets: of its style, its pins, and its box.
  func properties(of node: NodeID) -> [SetProperty] {
    var properties: [SetProperty] = []
    let isBoxItem = parent(of: node).map { isBox($0) } ?? false
    if isBoxItem { properties += SetProperty.constraints(of: tree.pins(of: node) ?? BoxPins()) }
    if let box = tree.box(of: node) { properties += SetProperty.all(of: box) }
    // The style of a box or leaf in a box has no effect.
    if isBoxItem, isBox(node) || tree.isLeaf(node) { return properties }
    return properties + SetProperty.all(of: tree.style(of: node) ?? Style(rules), rules)
  }

  // MARK: - Experiments

  /// Lays out the tree without a property, and calls `body` with the result. The property is then restored.
  func withoutProperty<Result>(
    _ property: SetProperty, of node: NodeID, _ body: (LayoutTree) -> Result
  ) -> Result? {
    do throws(LayoutTreeError) {
      switch property.owner {
      case .style:
        guard let style = tree.style(of: node),
          let changed = tree.usedStyle(of: node)?.resetting(property.name, rules)
        else { return nil }
        try experiment.setStyle(changed, of: node)
        try layOutExperiment()
        defer { try? experiment.setStyle(style, of: node) }
        return body(experiment)
      case .pins:
        let pins = tree.pins(of: node)
        guard let changed = (pins ?? BoxPins()).resetting(property.name) else { return nil }
        try experiment.setPins(changed, of: node)
        try layOutExperiment()
        defer { try? experiment.setPins(pins, of: node) }
        return body(experiment)
      case .box:
        guard let box = tree.box(of: node), let changed = box.resetting(property.name) else { return nil }
        try experiment.setBox(changed, of: node)
        try layOutExperiment()
        defer { try? experiment.setBox(box, of: node) }
        return body(experiment)
      }
    } catch {
      return nil
    }
  }

  private func layOutExperiment() throws(LayoutTreeError) {
    try experiment.computeLayout(of: root, in: layout.space, scale: layout.scale, measure: measure)
  }

  /// Returns whether all frames of a layout equal those of the layout to explain.
  func hasSameFrames(_ other: LayoutTree) -> Bool {
    for node in nodes where !other.frame(of: node).isNearly(frames[node.slot]) { return false }
    return true
  }
}

extension SetProperty {
  /// Returns the properties that pins set, including edges with the default pin.
  fileprivate static func constraints(of pins: BoxPins) -> [SetProperty] {
    var properties: [SetProperty] = []
    for (name, pin) in [("top", pins.top), ("left", pins.left), ("bottom", pins.bottom), ("right", pins.right)]
    where pin == BoxPin() {
      properties.append(SetProperty(name: name, value: "0", owner: .pins))
    }
    return properties + all(of: pins)
  }
}

/// Numbers whose difference is below this value are equal, because sums of fractions are not exact.
let explanationTolerance = 0.005

extension Double {
  func isNearly(_ other: Double) -> Bool { (self - other).magnitude < explanationTolerance }
}

extension LayoutRect {
  fileprivate func isNearly(_ other: LayoutRect) -> Bool {
    x.isNearly(other.x) && y.isNearly(other.y) && width.isNearly(other.width) && height.isNearly(other.height)
  }
}
