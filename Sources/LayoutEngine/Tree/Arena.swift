/// A node's links and state. Index −1 stands for "none".
struct NodeRecord {
  var generation: UInt32 = 0
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  /// Of the first child it is the last one.
  var previousSibling: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The first of its answers: those of a leaf, or those of a container. A node never changes from one to the other.
  var firstAnswer: Int32 = -1
  /// Which slot in the table of styles is its own.
  var style: Int32 = -1
  /// The next sibling on the parent's list of children below which something changed.
  var nextChanged: Int32 = -1
  var traits: NodeTraits = []
}

/// What is known of a node without looking at its style.
struct NodeTraits: OptionSet {
  var rawValue: UInt16

  /// Its size is asked of the measure function.
  static let isLeaf = NodeTraits(rawValue: 1 << 0)
  /// `display: none`.
  static let isHidden = NodeTraits(rawValue: 1 << 1)
  /// It, or an ancestor, is hidden.
  static let isLeftOut = NodeTraits(rawValue: 1 << 5)
  /// `position: absolute`.
  static let isAbsolute = NodeTraits(rawValue: 1 << 2)
  /// At least one child had a non-zero `order` when this was last looked at; never taken back.
  static let ordersChildren = NodeTraits(rawValue: 1 << 3)
  /// Somewhere in the subtree a height decides a width: aspect ratios and wrapping columns. Never taken back, for a flag
  /// too many costs time and not correctness.
  static let couplesAxes = NodeTraits(rawValue: 1 << 4)
  /// The height or its bounds are percentages.
  static let hasHeightPercentages = NodeTraits(rawValue: 1 << 7)
  /// At least one inset is set.
  static let hasInsets = NodeTraits(rawValue: 1 << 10)
  /// It is a box container.
  static let isBox = NodeTraits(rawValue: 1 << 11)
  /// It has pins of its own.
  static let hasPins = NodeTraits(rawValue: 1 << 12)
  /// Its container has to be laid out step by step because of it.
  static let isIrregularItem = NodeTraits(rawValue: 1 << 13)
  /// Somewhere inside is a container that has to be laid out step by step, or it is one itself.
  static let isIrregularInside = NodeTraits(rawValue: 1 << 14)
  /// A child once had an aspect ratio; never taken back.
  static let hasRatioChildren = NodeTraits(rawValue: 1 << 6)
  /// A child once had children of its own; never taken back.
  static let hasGrandchildren = NodeTraits(rawValue: 1 << 9)
  /// A child once had a style with more in it than ``SharedStyle/Traits/isPlain`` allows; never taken back.
  static let hasUnplainChildren = NodeTraits(rawValue: 1 << 15)
  /// What a node takes over from those inside it.
  static let inherited: NodeTraits = [.couplesAxes, .isIrregularInside]
  /// The slot is in use.
  static let isAlive = NodeTraits(rawValue: 1 << 8)
}

/// What the last layout gave a node.
struct NodeResult: BitwiseCopyable {
  /// Relative to the parent's border box, not snapped.
  var frame = LayoutRect()
  /// The same, on the pixel grid where the layout had a scale: what is given out.
  var snappedFrame = LayoutRect()
  /// Of a leaf its padding and border on both axes. Of a container where its border box lay in the root's coordinates when
  /// its children were last snapped.
  var insetOrOrigin = SIMD2<Double>()
}

/// What a layout was asked for.
struct LayoutQuestion: Equatable {
  var root: Int32
  var space: RootSpace
  var scale: Double
}

/// The memory of a tree: nodes, styles, results and caches side by side, all addressed by the same index.
struct ArenaContents {
  // Without values to begin with: a copy would leak their memory.
  var nodes: Buffer<NodeRecord>
  var styleTable: StyleTable
  var sizes: Buffer<NodeSizes>
  var states: Buffer<SweepState>
  var results: Buffer<NodeResult>
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
  /// Whether plain containers are laid out in sweeps; tests compare with what the general driver gives.
  var allowsSweeps = true
  /// Whether boxes are laid out without curves of cost where that is enough; tests compare with what curves give.
  var allowsPlainBoxes = true
  /// The last layout, while nothing has changed since.
  var currentLayout: LayoutQuestion?
  /// How many containers have content widths that may not hold any more: see ``SweepState/Marks/awaitsRefresh``.
  var awaitedRefreshes = 0
  /// How many layouts and measurements there have been.
  var layoutCount: UInt32 = 0
  /// The scale of the last snapping: ``SweepState/Marks/isSnapped`` means it.
  var snappedScale = -1.0

  init() {
    nodes = Buffer()
    styleTable = StyleTable()
    sizes = Buffer()
    states = Buffer()
    results = Buffer()
    containerAnswers = AnswerLists()
    leafAnswers = AnswerLists()
    freeNodes = Buffer()
    boxPlaces = Buffer()
    boxes = Buffer()
    pins = Buffer()
    for axis in Axis.allCases { pins.append(BoxPins().along(axis)) }
  }

  init(copying other: ArenaContents) {
    nodes = Buffer(copying: other.nodes)
    styleTable = StyleTable(copying: other.styleTable)
    sizes = Buffer(copying: other.sizes)
    states = Buffer(copying: other.states)
    results = Buffer(copying: other.results)
    containerAnswers = AnswerLists(copying: other.containerAnswers)
    leafAnswers = AnswerLists(copying: other.leafAnswers)
    freeNodes = Buffer(copying: other.freeNodes)
    boxPlaces = Buffer(copying: other.boxPlaces)
    boxes = Buffer(copying: other.boxes)
    pins = Buffer(copying: other.pins)
    statistics = other.statistics
    allowsSweeps = other.allowsSweeps
    allowsPlainBoxes = other.allowsPlainBoxes
    currentLayout = other.currentLayout
    awaitedRefreshes = other.awaitedRefreshes
    layoutCount = other.layoutCount
    snappedScale = other.snappedScale
  }

  func free() {
    nodes.free()
    styleTable.free()
    sizes.free()
    states.free()
    results.free()
    containerAnswers.free()
    leafAnswers.free()
    freeNodes.free()
    boxPlaces.free()
    boxes.free()
    pins.free()
    workspace.free()
  }
}

/// A handle to the memory of a tree. It is a plain pointer: ``ArenaOwner`` decides how long it is valid.
struct Arena {
  let contents: UnsafeMutablePointer<ArenaContents>

  init() {
    contents = .allocate(capacity: 1)
    contents.initialize(to: ArenaContents())
  }

  init(copying other: Arena) {
    contents = .allocate(capacity: 1)
    contents.initialize(to: ArenaContents(copying: other.contents.pointee))
  }

  func free() {
    contents.pointee.free()
    contents.deinitialize(count: 1)
    contents.deallocate()
  }

  func id(of node: Int32) -> NodeID { NodeID(index: node, generation: nodes[Int(node)].generation) }

  var nodes: UnsafeMutablePointer<NodeRecord> {
    @inline(__always) get { contents.pointee.nodes.base }
  }
  /// The style of a node, to read: nodes share styles.
  @inline(__always) func style(_ node: Int32) -> UnsafeMutablePointer<Style> {
    let index = contents.pointee.styleTable.slots.base[Int(nodes[Int(node)].style)].style
    return contents.pointee.styleTable.styles.base + Int(index)
  }
  @inline(__always) func sharedStyle(_ node: Int32) -> UnsafeMutablePointer<SharedStyle> {
    contents.pointee.styleTable.sharedStyles.base + Int(nodes[Int(node)].style)
  }
  @inline(__always) func styleSummary(_ node: Int32) -> UnsafeMutablePointer<StyleSummary> {
    let index = contents.pointee.styleTable.slots.base[Int(nodes[Int(node)].style)].style
    return contents.pointee.styleTable.summaries.base + Int(index)
  }
  /// What a style says along the width, and behind it what it says along the height.
  @inline(__always) func axisStyles(_ node: Int32) -> UnsafeMutablePointer<AxisStyle> {
    contents.pointee.styleTable.axisStyles.base + 2 * Int(nodes[Int(node)].style)
  }
  var sizes: UnsafeMutablePointer<NodeSizes> {
    @inline(__always) get { contents.pointee.sizes.base }
  }
  var states: UnsafeMutablePointer<SweepState> {
    @inline(__always) get { contents.pointee.states.base }
  }
  var results: UnsafeMutablePointer<NodeResult> {
    @inline(__always) get { contents.pointee.results.base }
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
