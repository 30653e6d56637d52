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
  /// It has constraints on its size beyond its pins.
  static let hasSizeConstraints = NodeTraits(rawValue: 1 << 30)
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
    .isAlive, .isLeaf, .isLeftOut, .isBox, .hasPins, .hasSizeConstraints, .isRightToLeft, .isVertical,
    .hasReversedLines,
    .isTransposed, .isOrthogonal, .isInnerRoot, .couplesAxes, .ordersChildren,
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
    removeSizeConstraints(of: node)
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
