import BoxEngine
import LayoutDocument
import LayoutEngine

/// The changes that may remove a finding, in order of preference.
///
/// The first changes follow from the kind of the finding. The last ones remove any property of a node nearby. None of them is
/// proven yet.
struct RemedyCandidates {
  let subject: FindingSubject
  private(set) var changes: [RemedyChange] = []

  /// The largest number of changes.
  private static let limit = 120

  init(_ subject: FindingSubject) {
    self.subject = subject
    guard let first = subject.nodes.first else { return }
    let others = subject.nodes.dropFirst().filter { $0 != first }
    switch subject.finding.kind {
    case .overflow: addOverflow(of: first, others)
    case .overlap: addOverlap(of: subject.nodes)
    case .cutText:
      if subject.axis == .horizontal { widen(first) } else { heighten(first) }
      removeInsets(of: first)
    case .noSpace, .squeezed:
      addSpace(for: first)
      removeInsets(of: first)
    case .outside where subject.isRoot: addLargeRoot(first, others)
    case .outside: addOutside(first)
    case .jump: addJump(of: first, subject.nodes.last ?? first)
    }
    addRemovals()
  }

  var axis: LayoutAxis { subject.axis }
  var tree: LayoutTree { subject.tree }

  // MARK: - Changes

  mutating func append(_ change: RemedyChange) {
    if changes.count < RemedyCandidates.limit, !change.edits.isEmpty, !changes.contains(change) {
      changes.append(change)
    }
  }

  /// Adds a change of a node's style.
  mutating func change(_ node: NodeID, _ body: (inout Style) -> Void) {
    let style = subject.style(node)
    var changed = style
    body(&changed)
    append(
      RemedyChange(
        of: node, .style,
        RemedyCandidates.edits(SetProperty.all(of: style, tree.rules), SetProperty.all(of: changed, tree.rules))))
  }

  /// Adds a change of a node's pins as an item of a box.
  mutating func changePins(_ node: NodeID, _ body: (inout BoxPins) -> Void) {
    let pins = tree.pins(of: node) ?? BoxPins()
    var changed = pins
    body(&changed)
    append(
      RemedyChange(
        of: node, .pins, RemedyCandidates.edits(SetProperty.all(of: pins), SetProperty.all(of: changed))))
  }

  /// Adds a change of a box.
  mutating func changeBox(_ node: NodeID, _ body: (inout BoxContainer) -> Void) {
    guard let box = tree.box(of: node) else { return }
    var changed = box
    body(&changed)
    append(
      RemedyChange(of: node, .box, RemedyCandidates.edits(SetProperty.all(of: box), SetProperty.all(of: changed))))
  }

  /// Returns the differences between two lists of properties: first the new values, then the removals.
  private static func edits(_ old: [SetProperty], _ new: [SetProperty]) -> [RemedyChange.Edit] {
    var edits: [RemedyChange.Edit] = []
    for property in new {
      let before = old.first { $0.name == property.name }?.value
      if before != property.value { edits.append(RemedyChange.Edit(property.name, from: before, to: property.value)) }
    }
    for property in old where !new.contains(where: { $0.name == property.name }) {
      edits.append(RemedyChange.Edit(property.name, from: property.value, to: nil))
    }
    return edits
  }

  // MARK: - Removals

  /// Adds the removal of each property that changes sizes or positions, of the items, of the items beside and in them, and of
  /// the containers around them; at last that of properties which arrange the items of a container.
  private mutating func addRemovals() {
    let nodes = nearbyNodes
    for node in nodes { removeEach(of: node) { RemedyCandidates.ownProperties.contains($0) || $0.hasPrefix("margin") } }
    if subject.finding.kind == .overflow, let container = subject.nodes.first { scroll(container) }
    widenColumns()
    for node in nodes { removeEach(of: node) { RemedyCandidates.arrangement.contains($0) } }
  }

  private mutating func removeEach(of node: NodeID, where isRemovable: (String) -> Bool) {
    let isBoxItem = subject.box(around: node) != nil
    if isBoxItem { removeEach(of: node, .pins, SetProperty.all(of: tree.pins(of: node) ?? BoxPins()), isRemovable) }
    if let box = tree.box(of: node) { removeEach(of: node, .box, SetProperty.all(of: box), isRemovable) }
    if !isBoxItem || tree.box(of: node) == nil {
      removeEach(of: node, .style, SetProperty.all(of: subject.style(node), tree.rules), isRemovable)
    }
  }

  private mutating func removeEach(
    of node: NodeID, _ part: RemedyChange.Part, _ properties: [SetProperty], _ isRemovable: (String) -> Bool
  ) {
    for property in properties where isRemovable(property.name) {
      append(RemedyChange(of: node, part, [RemedyChange.Edit(property.name, from: property.value, to: nil)]))
    }
  }

  /// The properties of a node's own size and position.
  private static let ownProperties: Set<String> = [
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "basis", "shrink", "top", "left", "bottom",
    "right", "start", "end", "position", "relativeWidth", "relativeHeight", "resistX", "resistY", "hugX", "hugY",
    "keepsWidth", "keepsHeight", "gap", "spacing", "insets", "centerX", "centerY",
  ]

  /// The properties that arrange the items of a container, and those that give an item another look.
  fileprivate static let arrangement: Set<String> = [
    "grow", "flex", "aspectRatio", "alignSelf", "justifySelf", "wrap", "justifyContent", "alignItems", "alignContent",
    "rowGap", "columnGap", "columns", "minColumnWidth",
  ]

  /// The items of the finding, their containers, the items in them, and those beside them, each once.
  private var nearbyNodes: [NodeID] {
    var nodes = subject.nodes
    var known = Set(nodes)
    func add(_ node: NodeID) { if known.insert(node).inserted { nodes.append(node) } }
    for node in subject.nodes { subject.containers(of: node).prefix(1).forEach(add) }
    for node in subject.nodes { tree.children(of: node).prefix(12).forEach(add) }
    for node in subject.nodes {
      if let container = subject.container(of: node) { tree.children(of: container).prefix(12).forEach(add) }
    }
    for node in subject.nodes { subject.containers(of: node).dropFirst().forEach(add) }
    return nodes
  }
}

extension RemedyChange {
  /// Whether items are arranged in another way, or have another look.
  var removesArrangement: Bool {
    edits.contains { $0.new == nil && RemedyCandidates.arrangement.contains($0.property) }
  }
}

extension FindingSubject {
  /// Returns the containers around a node, up to the root of the screen, beginning with the innermost.
  func containers(of node: NodeID) -> [NodeID] {
    var containers: [NodeID] = []
    var next = container(of: node)
    while let container = next {
      containers.append(container)
      next = container == run.screen.root ? nil : self.container(of: container)
    }
    return containers
  }

  /// Returns the other items of a node's container.
  func siblings(of node: NodeID) -> [NodeID] {
    guard let container = container(of: node) else { return [] }
    return tree.children(of: container).filter { $0 != node }
  }
}
