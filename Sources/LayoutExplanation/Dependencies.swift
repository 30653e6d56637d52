import LayoutEngine

/// The nodes on which a coordinate may depend, by their styles and contents.
///
/// Dependencies are followed from rule to rule. The set may contain nodes without an influence, but no node with an
/// influence is missing.
struct Dependencies {
  private let subject: ExplanationSubject
  private(set) var nodes: Set<NodeID> = []
  /// Whether a rule depends on more nodes than are followed here.
  private(set) var areUnknown = false
  private var visited: Set<Question> = []
  private var couplings: [NodeID: Coupling] = [:]
  private var followed: [NodeID: Bool] = [:]
  private var flexed: Set<Question> = []

  /// The dependencies of a content size besides the content and, for a height, the width.
  private enum Coupling: UInt8 {
    case none
    /// A width depends on a definite height, by aspect ratios.
    case heights
    /// Both dimensions depend on the available space: columns that wrap, vertical lines.
    case room
  }

  private struct Question: Hashable {
    let node: NodeID
    let axis: LayoutAxis
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

  private mutating func addSize(of node: NodeID, _ axis: LayoutAxis) {
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

  private mutating func addRootSize(_ facts: NodeFacts, _ axis: LayoutAxis) {
    if case .exact = subject.layout.space { return }
    if facts.traits.contains(.hasPoints(axis)), !facts.traits.contains(.isIntricate) { return }
    addSubtree(of: subject.root)
    if axis == .vertical { addSize(of: subject.root, .horizontal) }
  }

  /// Adds the items that share free space.
  private mutating func addFlexedItems(of parent: NodeID, _ axis: LayoutAxis) {
    guard flexed.insert(Question(node: parent, axis: axis, isSize: true)).inserted else { return }
    nodes.insert(parent)
    addSize(of: parent, axis)
    for item in subject.items(of: parent) { addContent(of: item, in: parent, axis) }
  }

  /// Adds the content of an item, and its available space.
  private mutating func addContent(of node: NodeID, in parent: NodeID, _ axis: LayoutAxis) {
    let coupling = addSubtree(of: node)
    // The height of the content depends on its width, and its width on the available space.
    if axis == .vertical { addSize(of: node, .horizontal) }
    if axis == .horizontal {
      addSize(of: parent, .horizontal)
      if coupling == .heights { addSize(of: node, .vertical) }
    }
    let isLimited = subject.rules == .stackView && subject.tree.isLeaf(node) && axis == .vertical
    if coupling == .room || isLimited { addRoom(of: parent) }
  }

  /// Adds the available space of a container.
  ///
  /// This is its width, and its height if that is definite, which its ancestors determine.
  private mutating func addRoom(of container: NodeID) {
    var ancestor: NodeID? = container
    while let next = ancestor {
      nodes.insert(next)
      ancestor = subject.parent(of: next)
    }
    addSize(of: container, .horizontal)
    if subject.tree.hasDefiniteHeight(container) { addSize(of: container, .vertical) }
  }

  /// Adds all items of a container whose items depend on each other by lines, baselines or ratios.
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

  /// Adds all directly nested boxes.
  private mutating func addBoxSystem(around box: NodeID) {
    var top = box
    while let parent = subject.parent(of: top), subject.isBox(parent) { top = parent }
    addSubtree(of: top)
    addSize(of: top, .horizontal)
    addSize(of: top, .vertical)
  }

  private func stretches(_ facts: NodeFacts, in container: NodeFacts, _ axis: LayoutAxis) -> Bool {
    facts.traits.isSuperset(of: [.isAutomatic(axis), .hasPlainBounds(axis)])
      && !facts.traits.contains(.hasAutoMargins) && container.alignment(of: facts) == .stretch
  }

  /// Adds the container if paddings, margins or bounds are percentages of its size.
  private mutating func addPercentageBases(_ facts: NodeFacts, _ parent: NodeID) {
    guard facts.traits.contains(.hasPercentages) else { return }
    addRoom(of: parent)
    addSize(of: parent, .vertical)
  }

  /// Adds all descendants of a node whose content size has an influence.
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

  private mutating func addPosition(of node: NodeID, _ axis: LayoutAxis) {
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

  /// Returns whether the items of a container only depend on each other by flexing and alignment.
  ///
  /// Lines, baselines and ratios are other dependencies.
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

  /// Returns whether the frames of a container's children are relative to the container.
  private func canHold(_ container: NodeID) -> Bool {
    !subject.facts(of: container).traits.contains(.isContents)
      && !subject.tree.children(of: container).contains { subject.facts(of: $0).traits.contains(.isContents) }
  }

  private mutating func giveUp() { areUnknown = true }
}
