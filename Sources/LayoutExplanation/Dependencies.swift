import LayoutEngine

/// The nodes on which a coordinate may depend: its own and others' styles and contents, followed from rule to rule. It names rather too
/// many than too few.
struct Dependencies {
  private let subject: ExplanationSubject
  private(set) var nodes: Set<NodeID> = []
  /// Some rule on the way depends on more than is followed here.
  private(set) var areUnknown = false
  private var visited: Set<Question> = []
  private var couplings: [NodeID: Coupling] = [:]
  private var followed: [NodeID: Bool] = [:]
  private var flexed: Set<Question> = []

  /// What a content size depends on besides the content and, for a height, the width.
  private enum Coupling: UInt8 {
    case none
    /// A width depends on a definite height: ratios.
    case heights
    /// Both sizes depend on the room: columns that wrap, lines that run down.
    case room
  }

  private struct Question: Hashable {
    let node: NodeID
    let axis: Axis
    let isSize: Bool
  }

  init(of coordinate: FrameCoordinate, of node: NodeID, in subject: ExplanationSubject) {
    self.subject = subject
    if coordinate == .width || coordinate == .height {
      addSize(of: node, coordinate.axis)
    } else {
      addPosition(of: node, coordinate.axis)
    }
  }

  // MARK: - Sizes

  private mutating func addSize(of node: NodeID, _ axis: Axis) {
    guard !areUnknown, visited.insert(Question(node: node, axis: axis, isSize: true)).inserted else { return }
    nodes.insert(node)
    let facts = subject.facts(of: node)
    guard let parent = subject.parent(of: node) else { return addRootSize(facts, axis) }
    if subject.isBox(parent) { return addBoxSystem(around: parent) }
    if facts.traits.contains(.isAbsolute) { return addAbsoluteBox(node, in: parent) }
    guard !facts.traits.contains(.isIntricate), isFollowed(parent) else { return addAllItems(of: parent) }
    addPercentageBases(facts, parent)
    let container = subject.facts(of: parent)
    let hasPoints = facts.traits.contains(.hasPoints(axis))
    if container.mainAxis == axis {
      if facts.traits.contains(.flexes) { return addFlexedItems(of: parent, axis) }
      if hasPoints, !facts.traits.contains(.hasBasis) { return }
      addContent(of: node, in: parent, axis)
    } else if !hasPoints {
      if stretches(facts, in: container, axis) { return addSize(of: parent, axis) }
      addContent(of: node, in: parent, axis)
    }
  }

  private mutating func addRootSize(_ facts: NodeFacts, _ axis: Axis) {
    if case .exact = subject.layout.space { return }
    if facts.traits.contains(.hasPoints(axis)), !facts.traits.contains(.isIntricate) { return }
    addSubtree(of: subject.root)
    if axis == .vertical { addSize(of: subject.root, .horizontal) }
  }

  /// Items that share free space.
  private mutating func addFlexedItems(of parent: NodeID, _ axis: Axis) {
    guard flexed.insert(Question(node: parent, axis: axis, isSize: true)).inserted else { return }
    nodes.insert(parent)
    addSize(of: parent, axis)
    for item in subject.items(of: parent) { addContent(of: item, in: parent, axis) }
  }

  /// What is inside an item, and the room that it has.
  private mutating func addContent(of node: NodeID, in parent: NodeID, _ axis: Axis) {
    let coupling = addSubtree(of: node)
    // The content is as high as its width makes it, and not wider than the room.
    if axis == .vertical { addSize(of: node, .horizontal) }
    if axis == .horizontal {
      addSize(of: parent, .horizontal)
      if coupling == .heights { addSize(of: node, .vertical) }
    }
    let isLimited = subject.rules == .stackView && subject.tree.isLeaf(node) && axis == .vertical
    if coupling == .room || isLimited { addRoom(of: parent) }
  }

  /// What content may rely on in a container: its width, and its height where that is definite, which its ancestors decide.
  private mutating func addRoom(of container: NodeID) {
    var ancestor: NodeID? = container
    while let next = ancestor {
      nodes.insert(next)
      ancestor = subject.parent(of: next)
    }
    addSize(of: container, .horizontal)
    if subject.tree.hasDefiniteHeight(container) { addSize(of: container, .vertical) }
  }

  /// Where rules bind the items of a container together: its lines, its baselines, ratios.
  private mutating func addAllItems(of parent: NodeID) {
    guard canHold(parent) else { return giveUp() }
    for child in subject.tree.children(of: parent) { addSubtree(of: child) }
    addRoom(of: parent)
    addSize(of: parent, .vertical)
  }

  private mutating func addAbsoluteBox(_ node: NodeID, in parent: NodeID) {
    guard canHold(parent), !subject.facts(of: parent).traits.contains(.isStatic) else { return giveUp() }
    addSubtree(of: node)
    addSize(of: parent, .horizontal)
    addSize(of: parent, .vertical)
  }

  /// All boxes that stand directly in each other.
  private mutating func addBoxSystem(around box: NodeID) {
    var top = box
    while let parent = subject.parent(of: top), subject.isBox(parent) { top = parent }
    addSubtree(of: top)
    addSize(of: top, .horizontal)
    addSize(of: top, .vertical)
  }

  private func stretches(_ facts: NodeFacts, in container: NodeFacts, _ axis: Axis) -> Bool {
    facts.traits.isSuperset(of: [.isAutomatic(axis), .hasPlainBounds(axis)])
      && !facts.traits.contains(.hasAutoMargins) && container.alignment(of: facts) == .stretch
  }

  /// Paddings and margins, and bounds, may be percentages of the container's size.
  private mutating func addPercentageBases(_ facts: NodeFacts, _ parent: NodeID) {
    guard facts.traits.contains(.hasPercentages) else { return }
    addRoom(of: parent)
    addSize(of: parent, .vertical)
  }

  /// All that is inside a node, whose content size counts.
  @discardableResult private mutating func addSubtree(of node: NodeID) -> Coupling {
    if let known = couplings[node] { return known }
    var (pending, coupling) = ([node], Coupling.none)
    while let next = pending.popLast() {
      nodes.insert(next)
      let traits = subject.facts(of: next).traits
      if traits.contains(.usesRoom) {
        coupling = .room
      } else if coupling == .none, !traits.isDisjoint(with: [.isIntricate, .hasPercentages]) {
        coupling = .heights
      }
      pending += subject.tree.children(of: next)
    }
    couplings[node] = coupling
    return coupling
  }

  // MARK: - Positions

  private mutating func addPosition(of node: NodeID, _ axis: Axis) {
    guard visited.insert(Question(node: node, axis: axis, isSize: false)).inserted else { return }
    nodes.insert(node)
    guard let parent = subject.parent(of: node) else { return }
    nodes.insert(parent)
    let facts = subject.facts(of: node)
    let container = subject.facts(of: parent)
    if subject.isBox(parent) { return addBoxSystem(around: parent) }
    if facts.traits.contains(.isAbsolute) { return addAbsoluteBox(node, in: parent) }
    guard !facts.traits.contains(.isIntricate), isFollowed(parent) else { return addAllItems(of: parent) }
    if !facts.traits.union(container.traits).isDisjoint(with: .hasPercentages) {
      addRoom(of: parent)
      addSize(of: parent, .vertical)
      subject.parent(of: parent).map { addPercentageBases(container, $0) }
    }
    let isReversed = axis == .horizontal && subject.tree.isRightToLeft(parent) || container.isReversed
    if container.mainAxis == axis {
      let items = subject.items(of: parent)
      let isPlain =
        container.justifyContent == .start && !isReversed
        && items.allSatisfy { subject.facts(of: $0).traits.isDisjoint(with: [.hasAutoMargins, .isOrdered]) }
      for item in items {
        if isPlain, item == node { break }
        addSize(of: item, axis)
      }
      if !isPlain { addSize(of: parent, axis) }
    } else {
      let alignment = container.alignment(of: facts)
      let isAtStart =
        (alignment == .start || alignment == .stretch) && !facts.traits.contains(.hasAutoMargins) && !isReversed
      if isAtStart { return }
      addSize(of: parent, axis)
      addSize(of: node, axis)
    }
  }

  // MARK: - Limits

  /// Whether items of a container depend on each other by flexing and alignment alone: not by lines, baselines or ratios.
  private mutating func isFollowed(_ container: NodeID) -> Bool {
    if let known = followed[container] { return known }
    let result = findsFlexingAlone(container)
    followed[container] = result
    return result
  }

  private func findsFlexingAlone(_ container: NodeID) -> Bool {
    let facts = subject.facts(of: container)
    if !facts.traits.isDisjoint(with: [.wraps, .hasWritingMode, .isContents]) || facts.alignsBaselines { return false }
    return subject.tree.children(of: container).allSatisfy { child in
      let item = subject.facts(of: child)
      return item.traits.isDisjoint(with: [.isContents, .isCollapsed, .hasWritingMode]) && !item.isAlignedByBaseline
    }
  }

  /// Whether the frames of a container's children refer to the container.
  private func canHold(_ container: NodeID) -> Bool {
    !subject.facts(of: container).traits.contains(.isContents)
      && !subject.tree.children(of: container).contains { subject.facts(of: $0).traits.contains(.isContents) }
  }

  private mutating func giveUp() { areUnknown = true }
}
