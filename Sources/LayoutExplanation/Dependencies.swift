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
    let style = subject.style(of: node)
    guard let parent = subject.parent(of: node) else { return addRootSize(style, axis) }
    if subject.isBox(parent) { return addBoxSystem(around: parent) }
    if style.position == .absolute { return addAbsoluteBox(node, in: parent) }
    guard !style.isIntricate, isFollowed(parent) else { return addAllItems(of: parent) }
    addPercentageBases(style, parent)
    let container = subject.style(of: parent)
    let hasPoints = style.size(along: axis).isPoints && style.boundsArePoints(along: axis)
    if container.direction.axis == axis {
      if style.grow != 0 || style.shrink != 0 { return addFlexedItems(of: parent, axis) }
      if hasPoints, style.basis == .auto { return }
      addContent(of: node, in: parent, axis)
    } else if !hasPoints {
      if stretches(style, in: container, axis) { return addSize(of: parent, axis) }
      addContent(of: node, in: parent, axis)
    }
  }

  private mutating func addRootSize(_ style: Style, _ axis: Axis) {
    if case .exact = subject.layout.space { return }
    if style.size(along: axis).isPoints && style.boundsArePoints(along: axis) && !style.isIntricate { return }
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
    guard canHold(parent), subject.style(of: parent).position != .static else { return giveUp() }
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

  private func stretches(_ style: Style, in container: Style, _ axis: Axis) -> Bool {
    guard style.size(along: axis) == .auto, style.boundsArePoints(along: axis), !style.hasAutoMargins else {
      return false
    }
    return style.alignSelf == .stretch || style.alignSelf == .auto && container.alignItems == .stretch
  }

  /// Paddings and margins, and bounds, may be percentages of the container's size.
  private mutating func addPercentageBases(_ style: Style, _ parent: NodeID) {
    guard style.hasPercentages else { return }
    addRoom(of: parent)
    addSize(of: parent, .vertical)
  }

  /// All that is inside a node, whose content size counts.
  @discardableResult private mutating func addSubtree(of node: NodeID) -> Coupling {
    if let known = couplings[node] { return known }
    var (pending, coupling) = ([node], Coupling.none)
    while let next = pending.popLast() {
      nodes.insert(next)
      let style = subject.style(of: next)
      if style.usesRoom {
        coupling = .room
      } else if coupling == .none, style.isIntricate || style.hasPercentages {
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
    let style = subject.style(of: node)
    let container = subject.style(of: parent)
    if subject.isBox(parent) { return addBoxSystem(around: parent) }
    if style.position == .absolute { return addAbsoluteBox(node, in: parent) }
    guard !style.isIntricate, isFollowed(parent) else { return addAllItems(of: parent) }
    if style.hasPercentages || container.hasPercentages {
      addRoom(of: parent)
      addSize(of: parent, .vertical)
      subject.parent(of: parent).map { addPercentageBases(container, $0) }
    }
    let isReversed = axis == .horizontal && subject.tree.isRightToLeft(parent) || container.direction.isReversed
    if container.direction.axis == axis {
      let items = subject.items(of: parent)
      let isPlain =
        container.justifyContent == .start && !isReversed
        && items.allSatisfy { !subject.style(of: $0).hasAutoMargins && subject.style(of: $0).order == 0 }
      for item in items {
        if isPlain, item == node { break }
        addSize(of: item, axis)
      }
      if !isPlain { addSize(of: parent, axis) }
    } else {
      let alignment = style.alignSelf == .auto ? container.alignItems.asSelf : style.alignSelf
      let isAtStart = (alignment == .start || alignment == .stretch) && !style.hasAutoMargins && !isReversed
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
    let style = subject.style(of: container)
    if style.wrap != .noWrap || style.writingMode != .inherit || style.display == .contents { return false }
    for child in subject.tree.children(of: container) {
      let item = subject.style(of: child)
      if item.display == .contents || item.visibility == .collapse || item.writingMode != .inherit { return false }
      if item.alignSelf == .baseline || item.alignSelf == .lastBaseline { return false }
    }
    return style.alignItems != .baseline && style.alignItems != .lastBaseline
  }

  /// Whether the frames of a container's children refer to the container.
  private func canHold(_ container: NodeID) -> Bool {
    subject.style(of: container).display != .contents
      && !subject.tree.children(of: container).contains { subject.style(of: $0).display == .contents }
  }

  private mutating func giveUp() { areUnknown = true }
}

extension Style {
  /// A property that couples the axes, changes them, or takes the box away.
  fileprivate var isIntricate: Bool {
    aspectRatio != nil || isReplaced || writingMode != .inherit || display == .contents || visibility == .collapse
      || wrap != .noWrap || position == .static
  }

  /// The room decides about both sizes of the content.
  fileprivate var usesRoom: Bool {
    wrap != .noWrap && direction.axis == .vertical || writingMode != .inherit || visibility == .collapse
  }

  fileprivate var hasPercentages: Bool {
    for size in [width, height] where !size.isPoints && size != .auto { return true }
    if !boundsArePoints(along: .horizontal) || !boundsArePoints(along: .vertical) { return true }
    if case .length(let length) = basis, length.hasPercentage { return true }
    if rowGap.hasPercentage || columnGap.hasPercentage { return true }
    for padding in [padding.top, padding.left, padding.bottom, padding.right, padding.start ?? 0, padding.end ?? 0]
    where padding.hasPercentage { return true }
    for edge in margin.all + inset.all { if case .length(let length) = edge, length.hasPercentage { return true } }
    return false
  }

  fileprivate var hasAutoMargins: Bool { margin.all.contains { $0 == .auto } }

  func size(along axis: Axis) -> PreferredSize { axis == .horizontal ? width : height }

  fileprivate func boundsArePoints(along axis: Axis) -> Bool {
    let (minimum, maximum) = axis == .horizontal ? (minWidth, maxWidth) : (minHeight, maxHeight)
    switch minimum {
    case .auto: break
    case .length(let length) where !length.hasPercentage: break
    default: return false
    }
    switch maximum {
    case .none: return true
    case .length(let length): return !length.hasPercentage
    default: return false
    }
  }
}

extension StyleEdges where Value == AutoLength {
  fileprivate var all: [AutoLength] { [top, left, bottom, right] + [start, end].compactMap { $0 } }
}

extension PreferredSize {
  /// Whether the size is a number of points, whatever is around it.
  var isPoints: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}

extension FlexDirection {
  var axis: Axis { self == .row || self == .rowReverse ? .horizontal : .vertical }
  var isReversed: Bool { self == .rowReverse || self == .columnReverse }
}

extension AlignItems {
  /// The same alignment of a single item.
  fileprivate var asSelf: AlignSelf {
    switch self {
    case .stretch: return .stretch
    case .start, .safeStart, .unsafeStart: return .start
    case .end, .safeEnd, .unsafeEnd: return .end
    case .center, .safeCenter, .unsafeCenter: return .center
    case .baseline: return .baseline
    case .lastBaseline: return .lastBaseline
    }
  }
}
