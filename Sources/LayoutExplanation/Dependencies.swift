import LayoutEngine

/// The nodes on which a coordinate may depend: its own and others' styles and contents, followed from rule to rule. It names rather too
/// many than too few.
struct Dependencies {
  private let subject: ExplanationSubject
  private(set) var nodes: Set<NodeID> = []
  /// Some rule on the way depends on more than is followed here.
  private(set) var areUnknown = false
  private var visited: Set<Question> = []
  private var subtrees: Set<NodeID> = []

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
    guard !style.isIntricate, style.position != .absolute, isFollowed(parent) else { return giveUp() }
    let container = subject.style(of: parent)
    let hasPoints = style.size(along: axis).isPoints && style.boundsArePoints(along: axis)
    if container.direction.axis == axis {
      if hasPoints, style.basis == .auto, style.grow == 0, style.shrink == 0 {
        return addPercentageBases(style, parent)
      }
      for item in subject.items(of: parent) {
        addSubtree(of: item)
        if axis == .vertical { addSize(of: item, .horizontal) }
      }
      nodes.insert(parent)
      addSize(of: parent, axis)
    } else if hasPoints {
      addPercentageBases(style, parent)
    } else {
      addSize(of: parent, axis)
      if axis == .vertical { addSize(of: node, .horizontal) }
      if !stretches(style, in: container, axis) { addSubtree(of: node) }
    }
    addPercentageBases(style, parent)
  }

  private mutating func addRootSize(_ style: Style, _ axis: Axis) {
    if case .exact = subject.layout.space { return }
    if style.size(along: axis).isPoints && style.boundsArePoints(along: axis) && !style.isIntricate { return }
    addSubtree(of: subject.root)
    if axis == .vertical { addSize(of: subject.root, .horizontal) }
  }

  private func stretches(_ style: Style, in container: Style, _ axis: Axis) -> Bool {
    guard style.size(along: axis) == .auto, style.boundsArePoints(along: axis) else { return false }
    return style.alignSelf == .stretch || style.alignSelf == .auto && container.alignItems == .stretch
  }

  /// Paddings and margins, and bounds, may be percentages of the container's size.
  private mutating func addPercentageBases(_ style: Style, _ parent: NodeID) {
    guard style.hasPercentages else { return }
    addSize(of: parent, .horizontal)
    addSize(of: parent, .vertical)
  }

  /// All that is inside a node, whose content size counts.
  private mutating func addSubtree(of node: NodeID) {
    var pending = [node]
    while let next = pending.popLast(), !areUnknown {
      guard subtrees.insert(next).inserted else { continue }
      nodes.insert(next)
      let style = subject.style(of: next)
      if style.isIntricate || style.hasPercentages || subject.isBox(next) { return giveUp() }
      pending += subject.tree.children(of: next)
    }
  }

  // MARK: - Positions

  private mutating func addPosition(of node: NodeID, _ axis: Axis) {
    guard visited.insert(Question(node: node, axis: axis, isSize: false)).inserted else { return }
    nodes.insert(node)
    guard let parent = subject.parent(of: node) else { return }
    let style = subject.style(of: node)
    guard !style.isIntricate, style.position != .absolute, isFollowed(parent) else { return giveUp() }
    let container = subject.style(of: parent)
    nodes.insert(parent)
    if style.hasPercentages || container.hasPercentages { return giveUp() }
    let isReversed =
      axis == .horizontal && subject.tree.isRightToLeft(parent) || container.direction.isReversed
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

  /// Whether the rules of a container are followed here: no lines, no baselines, no boxes.
  private func isFollowed(_ container: NodeID) -> Bool {
    let style = subject.style(of: container)
    if subject.isBox(container) || style.wrap != .noWrap || style.isIntricate || style.display == .contents {
      return false
    }
    for child in subject.tree.children(of: container) {
      let item = subject.style(of: child)
      if item.isIntricate || item.alignSelf == .baseline || item.alignSelf == .lastBaseline { return false }
    }
    return style.alignItems != .baseline && style.alignItems != .lastBaseline
  }

  private mutating func giveUp() { areUnknown = true }
}

extension Style {
  /// A property that couples the axes, changes them, or takes the box away.
  fileprivate var isIntricate: Bool {
    aspectRatio != nil || isReplaced || writingMode != .inherit || display == .contents || visibility == .collapse
      || wrap != .noWrap || position == .static
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
