/// A node's links and traits, as far as passes follow them everywhere. Index −1 stands for "none".
struct NodeRecord: BitwiseCopyable {
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The first of its answers: those of a leaf, or those of a container. A node never changes from one to the other.
  var firstAnswer: Int32 = -1
  /// The slot of its style in the ``StyleTable``.
  var style: Int32 = -1
  /// The next sibling on the parent's list of children below which something changed.
  var nextChanged: Int32 = -1
  var traits: NodeTraits = []
}

/// What else belongs to a node in the tree: edits use it, and passes where a container orders its children.
struct NodeLinks: BitwiseCopyable {
  var generation: UInt32 = 0
  /// Of the first child it is the last one.
  var previousSibling: Int32 = -1
  /// The next item of the parent in order-modified document order, where the parent orders its children.
  var nextItem: Int32 = -1
  /// The first item in order-modified document order, where the node orders its children.
  var firstItem: Int32 = -1
}

/// What is known of a node without reading its style. Edits keep the traits up to date; a layout only reads them.
struct NodeTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt32

  /// The slot is in use.
  static let isAlive = NodeTraits(rawValue: 1 << 0)
  /// The measure function gives its size.
  static let isLeaf = NodeTraits(rawValue: 1 << 1)
  /// `display: none`; or `display: contents`, in a parent.
  static let isHidden = NodeTraits(rawValue: 1 << 2)
  /// It, or an ancestor, is hidden, or an ancestor is a leaf.
  static let isLeftOut = NodeTraits(rawValue: 1 << 3)
  /// `position: absolute`.
  static let isAbsolute = NodeTraits(rawValue: 1 << 4)
  /// `position: static`.
  static let isStatic = NodeTraits(rawValue: 1 << 5)
  /// At least one inset is set, and has an effect.
  static let hasInsets = NodeTraits(rawValue: 1 << 6)
  /// It is a box container.
  static let isBox = NodeTraits(rawValue: 1 << 7)
  /// It has pins of its own.
  static let hasPins = NodeTraits(rawValue: 1 << 8)
  /// `display: contents`.
  static let isContents = NodeTraits(rawValue: 1 << 9)
  /// The used layout direction, its own or inherited.
  static let isRightToLeft = NodeTraits(rawValue: 1 << 10)
  /// Somewhere in the subtree a width depends on a definite height: see ``Arena/couplesAxes(of:through:)``.
  static let couplesAxes = NodeTraits(rawValue: 1 << 11)

  // Writing modes: see ``Flow`` and ``Arena/resolveStyle(of:)``.

  /// Lines of text run from top to bottom in it, or upwards.
  static let isVertical = NodeTraits(rawValue: 1 << 20)
  /// The next line is to the left.
  static let hasReversedLines = NodeTraits(rawValue: 1 << 21)
  /// Passes have its style and its frame with the axes exchanged.
  static let isTransposed = NodeTraits(rawValue: 1 << 22)
  /// Lines of text run across those in its parent: its content is below an inner root, with axes of its own.
  static let isOrthogonal = NodeTraits(rawValue: 1 << 23)
  /// It stands in its parent for the content of that.
  static let isInnerRoot = NodeTraits(rawValue: 1 << 24)

  /// As a flex item it would be collapsed. css-flexbox-1 §4.4
  static let collapses = NodeTraits(rawValue: 1 << 29)
  /// A collapsed flex item. Passes know it only while they find out what it leaves behind: it is hidden, too.
  static let isCollapsed = NodeTraits(rawValue: 1 << 25)

  /// What is inside is laid out by another algorithm than that of flexbox.
  static let isNotFlexContainer: NodeTraits = [.isBox, .isOrthogonal]

  static let flow: NodeTraits = [.isRightToLeft, .isVertical, .hasReversedLines]

  // Of containers. These are never taken back: a trait too many costs time and not correctness.

  /// A child had a non-zero `order`.
  static let ordersChildren = NodeTraits(rawValue: 1 << 12)
  /// A child had `position: absolute`.
  static let hasAbsoluteChildren = NodeTraits(rawValue: 1 << 13)
  /// Somewhere below, absolute children of a static node were placed in this node, or in an ancestor.
  static let holdsEscapingNodes = NodeTraits(rawValue: 1 << 14)
  /// A child had children of its own.
  static let hasGrandchildren = NodeTraits(rawValue: 1 << 15)
  /// A child was not ``FlexStyle/Traits/isSimple``.
  static let hasComplexItems = NodeTraits(rawValue: 1 << 16)
  /// A child had `alignSelf: baseline` or `lastBaseline`.
  static let hasBaselineItems = NodeTraits(rawValue: 1 << 17)
  /// A child had an aspect ratio, or a width that a height may decide.
  static let hasCouplingItems = NodeTraits(rawValue: 1 << 18)
  /// The intrinsic width of a child needed more than its content's of the same kind: it had keywords, a ratio, or, under
  /// StackViewLayout's rules, an automatic minimum.
  static let hasKeywordItems = NodeTraits(rawValue: 1 << 19)

  // Of containers that couple the axes. A review before each layout keeps these up to date.

  /// An item is collapsed.
  static let hasCollapsedItems = NodeTraits(rawValue: 1 << 26)
  /// See ``nestedRounds``.
  static let allNestedRounds = NodeTraits(rawValue: 3 << 27)

  /// How many containers with collapsed items stand in each other, from this node downwards; ``mostNestedRounds`` where there are more.
  var nestedRounds: Int {
    get { Int(rawValue >> 27 & 3) }
    set {
      subtract(.allNestedRounds)
      rawValue |= UInt32(newValue) << 27
    }
  }

  /// How many first rounds there may be in each other: see ``Visibility/collapse``.
  static let mostNestedRounds = 3

  /// What stays when a node gets another style.
  static let independentOfStyle: NodeTraits = [
    .isAlive, .isLeaf, .isLeftOut, .isBox, .hasPins, .isRightToLeft, .isVertical, .hasReversedLines, .isTransposed,
    .isOrthogonal, .isInnerRoot, .couplesAxes, .ordersChildren,
    .hasAbsoluteChildren, .holdsEscapingNodes, .hasGrandchildren, .hasComplexItems, .hasBaselineItems,
    .hasCouplingItems, .hasKeywordItems, .hasCollapsedItems, .allNestedRounds,
  ]
}

/// What the last layout gave a node.
struct NodeResult: BitwiseCopyable {
  /// Relative to the parent's border box, not snapped.
  var frame = LayoutRect()
  /// The same, on the pixel grid where the layout had a scale: what is given out.
  var snappedFrame = LayoutRect()
}

/// What a layout was asked for.
struct LayoutQuestion: Equatable {
  var root: Int32
  var space: RootSpace
  var scale: Double

  func with(scale: Double) -> LayoutQuestion { LayoutQuestion(root: root, space: space, scale: scale) }
}

/// The memory of a tree: nodes, styles, results and caches side by side, all addressed by the same index.
struct ArenaContents {
  let rules: LayoutRules
  // Without values to begin with: a copy would leak their memory.
  var nodes: Buffer<NodeRecord>
  var links: Buffer<NodeLinks>
  var styleTable: StyleTable
  /// Styles that the tree keeps for many nodes.
  var sharedStyles: Buffer<SharedStyle>
  var freeSharedStyles: Buffer<Int32>
  var sizes: Buffer<PreferredSizeValues>
  var states: Buffer<NodeState>
  var spaces: Buffer<NodeSpace>
  var results: Buffer<NodeResult>
  /// Where the border box of a container lay in the root's coordinates when its children were last snapped.
  var origins: Buffer<SIMD2<Double>>
  var containerAnswers: AnswerLists<ContainerAnswer>
  var leafAnswers: AnswerLists<LeafAnswer>
  var freeNodes: Buffer<Int32>
  /// Where boxes and pins of nodes are kept, up to the last node that has had some: most trees have none.
  var boxPlaces: Buffer<BoxPlaces>
  var boxes: Buffer<BoxContainer>
  /// Two for each item: along x, and along y. The first two are those of items that have none of their own.
  var pins: Buffer<AxisPins>
  /// How often a node was looked at in the last layout or measurement, for tests.
  var statistics = LayoutStatistics()
  var workspace = Workspace()
  /// Whether boxes are laid out without curves of cost where that is enough; tests compare with what curves give.
  var allowsSimpleBoxes = true
  /// Whether the lines of a leaf run as those of its parent do, if its style leaves that open.
  var leavesInheritWritingModes = true
  /// The root of the last layout, and what its percentages referred to.
  var lastRoot: Int32 = -1
  var lastRootBasis = PercentageBasis()
  /// The root of the last layout or measurement, if it has a parent: it does not inherit the parent's layout direction.
  var separateRoot: Int32 = -1
  /// The root of the last layout or measurement, if it is a box container whose items had their widths with its own: in a given width
  /// they may have others.
  var fittedRoot: Int32 = -1
  /// Whether a node has had the trait ``NodeTraits/couplesAxes``.
  var hasCoupledNodes = false
  /// Which nodes stand in the places of others, up to the last node that had to do with it. Most trees have none.
  var replacements: Buffer<Replacement>
  /// The styles of nodes as they were set, where passes have others, up to the last such node. Most trees have none.
  var writtenStyles: Buffer<WrittenStyle>
  /// Nodes with the trait ``NodeTraits/couplesAxes`` that may have nothing left that couples the axes.
  var couplingReviews: Buffer<Int32>
  /// The last layout, while nothing has changed since.
  var currentLayout: LayoutQuestion?
  /// How many containers have the mark ``NodeState/Marks/awaitsRefresh``.
  var staleContainers = 0
  /// The generation of nodes in places that no node has had since the last removal of all.
  var firstGeneration: UInt32 = 0
  /// How many layouts and measurements there have been.
  var layoutCount: UInt32 = 0
  /// The scale of the last snapping: ``NodeState/Marks/isSnapped`` means it.
  var snappedScale = -1.0

  init(rules: LayoutRules) {
    self.rules = rules
    nodes = Buffer()
    links = Buffer()
    styleTable = StyleTable()
    sharedStyles = Buffer()
    freeSharedStyles = Buffer()
    sizes = Buffer()
    states = Buffer()
    spaces = Buffer()
    results = Buffer()
    origins = Buffer()
    containerAnswers = AnswerLists()
    leafAnswers = AnswerLists()
    freeNodes = Buffer()
    couplingReviews = Buffer()
    replacements = Buffer()
    writtenStyles = Buffer()
    boxPlaces = Buffer()
    boxes = Buffer()
    pins = Buffer()
    for axis in Axis.allCases { pins.append(BoxPins().along(axis)) }
  }

  init(copying other: ArenaContents) {
    rules = other.rules
    nodes = Buffer(copying: other.nodes)
    links = Buffer(copying: other.links)
    styleTable = StyleTable(copying: other.styleTable)
    sharedStyles = Buffer(copying: other.sharedStyles)
    freeSharedStyles = Buffer(copying: other.freeSharedStyles)
    sizes = Buffer(copying: other.sizes)
    states = Buffer(copying: other.states)
    spaces = Buffer(copying: other.spaces)
    results = Buffer(copying: other.results)
    origins = Buffer(copying: other.origins)
    containerAnswers = AnswerLists(copying: other.containerAnswers)
    leafAnswers = AnswerLists(copying: other.leafAnswers)
    freeNodes = Buffer(copying: other.freeNodes)
    couplingReviews = Buffer(copying: other.couplingReviews)
    boxPlaces = Buffer(copying: other.boxPlaces)
    boxes = Buffer(copying: other.boxes)
    pins = Buffer(copying: other.pins)
    statistics = other.statistics
    allowsSimpleBoxes = other.allowsSimpleBoxes
    leavesInheritWritingModes = other.leavesInheritWritingModes
    (lastRoot, lastRootBasis) = (other.lastRoot, other.lastRootBasis)
    (separateRoot, fittedRoot, hasCoupledNodes) = (other.separateRoot, other.fittedRoot, other.hasCoupledNodes)
    replacements = Buffer(copying: other.replacements)
    writtenStyles = Buffer(copying: other.writtenStyles)
    currentLayout = other.currentLayout
    staleContainers = other.staleContainers
    layoutCount = other.layoutCount
    firstGeneration = other.firstGeneration
    snappedScale = other.snappedScale
  }

  /// Ends all nodes, and keeps the memory.
  mutating func removeAllNodes() {
    for index in 0..<nodes.count {
      // Names are never given again.
      firstGeneration = max(firstGeneration, links[index].generation &+ 1)
      if nodes[index].traits.contains(.isAlive) { styleTable.remove(nodes[index].style) }
    }
    for index in 0..<writtenStyles.count where writtenStyles[index].slot >= 0 {
      styleTable.remove(writtenStyles[index].slot)
    }
    nodes.truncate(to: 0)
    links.truncate(to: 0)
    sizes.truncate(to: 0)
    states.truncate(to: 0)
    spaces.truncate(to: 0)
    results.truncate(to: 0)
    origins.truncate(to: 0)
    freeNodes.truncate(to: 0)
    boxPlaces.truncate(to: 0)
    boxes.truncate(to: 0)
    pins.truncate(to: Axis.allCases.count)
    replacements.truncate(to: 0)
    writtenStyles.truncate(to: 0)
    couplingReviews.truncate(to: 0)
    containerAnswers.removeAll()
    leafAnswers.removeAll()
    (lastRoot, lastRootBasis, separateRoot, fittedRoot) = (-1, PercentageBasis(), -1, -1)
    (hasCoupledNodes, currentLayout, staleContainers, snappedScale) = (false, nil, 0, -1)
  }

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) {
      nodes.counter = counter
      links.counter = counter
      sharedStyles.counter = counter
      freeSharedStyles.counter = counter
      sizes.counter = counter
      states.counter = counter
      spaces.counter = counter
      results.counter = counter
      origins.counter = counter
      freeNodes.counter = counter
      couplingReviews.counter = counter
      replacements.counter = counter
      writtenStyles.counter = counter
      boxPlaces.counter = counter
      boxes.counter = counter
      pins.counter = counter
      styleTable.countAccesses(counter)
      containerAnswers.countAccesses(counter)
      leafAnswers.countAccesses(counter)
      workspace.countAccesses(counter)
    }
  #endif

  func free() {
    nodes.free()
    links.free()
    styleTable.free()
    sharedStyles.free()
    freeSharedStyles.free()
    sizes.free()
    states.free()
    spaces.free()
    results.free()
    origins.free()
    containerAnswers.free()
    leafAnswers.free()
    freeNodes.free()
    couplingReviews.free()
    replacements.free()
    writtenStyles.free()
    boxPlaces.free()
    boxes.free()
    pins.free()
    workspace.free()
  }
}

/// A handle to the memory of a tree. It is a pointer without an owner: ``ArenaOwner`` decides how long it is valid.
struct Arena {
  private let memory: Allocation<ArenaContents>

  init(rules: LayoutRules) { memory = Allocation(ArenaContents(rules: rules)) }

  init(copying other: Arena) { memory = Allocation(ArenaContents(copying: other.contents)) }

  func free() {
    contents.free()
    memory.free()
  }

  var contents: ArenaContents {
    get { memory.value }
    nonmutating _modify { yield &memory.value }
  }

  /// The name of a node. An inner root has that of its parent.
  func id(of node: Int32) -> NodeID {
    let named = nodes[node].traits.contains(.isInnerRoot) ? nodes[node].parent : node
    return NodeID(index: named, generation: links[named].generation)
  }

  var workspace: Workspace {
    get { memory.value.workspace }
    nonmutating _modify { yield &memory.value.workspace }
  }
  var statistics: LayoutStatistics {
    get { memory.value.statistics }
    nonmutating _modify { yield &memory.value.statistics }
  }
  var nodes: Table<NodeRecord> { memory.value.nodes.table }
  var links: Table<NodeLinks> { memory.value.links.table }
  var sizes: Table<PreferredSizeValues> { memory.value.sizes.table }
  var states: Table<NodeState> { memory.value.states.table }
  var spaces: Table<NodeSpace> { memory.value.spaces.table }
  var results: Table<NodeResult> { memory.value.results.table }
  var origins: Table<SIMD2<Double>> { memory.value.origins.table }

  // MARK: - Nodes

  func reserveCapacity(_ nodeCount: Int) {
    _ = contents.nodes.reserve(nodeCount)
    _ = contents.links.reserve(nodeCount)
    _ = contents.results.reserve(nodeCount)
    _ = contents.origins.reserve(nodeCount)
    _ = contents.states.reserve(nodeCount)
    _ = contents.spaces.reserve(nodeCount)
    _ = contents.sizes.reserve(nodeCount)
  }

  /// A new node without a style.
  func makeNodeRecord() -> Int32 {
    let index: Int32
    if let free = contents.freeNodes.popLast() {
      index = free
      let generation = links[index].generation &+ 1
      nodes[index] = NodeRecord()
      links[index] = NodeLinks()
      links[index].generation = generation
      results[index] = NodeResult()
      origins[index] = SIMD2()
      states[index] = NodeState()
      spaces[index] = NodeSpace()
    } else {
      index = Int32(contents.nodes.count)
      contents.nodes.append(NodeRecord())
      contents.links.append(NodeLinks(generation: contents.firstGeneration))
      contents.results.append(NodeResult())
      contents.origins.append(SIMD2())
      contents.states.append(NodeState())
      contents.spaces.append(NodeSpace())
      contents.sizes.append(PreferredSizeValues())
    }
    nodes[index].traits = .isAlive
    return index
  }

  /// Ends a node that has no links any more.
  func destroyRecord(_ node: Int32) {
    removeAnswers(of: node)
    endRefresh(of: node)
    nodes[node].traits = []
    contents.styleTable.remove(nodes[node].style)
    nodes[node].style = -1
    forgetReplacement(of: node)
    forgetWrittenStyle(of: node)
    contents.freeNodes.append(node)
  }

  // MARK: - Styles

  /// The style of a node, to read: nodes share styles.
  func style(_ node: Int32) -> Style { memory.value.styleTable.style(ofSlot: nodes[node].style) }
  /// The same where it lies, until a style is changed: styles are large.
  func styleReference(_ node: Int32) -> StyleReference {
    memory.value.styleTable.reference(toStyleOf: nodes[node].style)
  }
  func flexStyle(_ node: Int32) -> FlexStyle { memory.value.styleTable.flexStyles[Int(nodes[node].style)] }
  func axisStyle(_ node: Int32, _ axis: Axis) -> AxisStyle {
    memory.value.styleTable.axisStyles[2 * Int(nodes[node].style) + Int(axis.rawValue)]
  }
}

/// Owns an ``Arena``. Trees share it until one of them is changed.
final class ArenaOwner: @unchecked Sendable {
  // Sendable although it is mutable memory behind a pointer: only `LayoutTree` touches it, and only after making sure
  // that it is the sole owner.
  let arena: Arena

  init(_ arena: Arena) { self.arena = arena }

  deinit { arena.free() }
}
