/// The memory of a tree: nodes, styles, results and caches in tables with the same index.
struct ArenaContents {
  let rules: LayoutRules
  // The buffers have no initial values, because a copy would leak their memory.
  var nodes: Buffer<NodeRecord>
  var links: Buffer<NodeLinks>
  var styleTable: StyleTable
  /// Styles that the tree keeps for many nodes.
  var sharedStyles: Buffer<SharedStyle>
  var freeSharedStyles: Buffer<Int32>
  var sizes: Buffer<PreferredSizeValues>
  var states: Buffer<NodeState>
  /// The available space in which the intrinsic widths of nodes were computed; only under StackViewLayout's rules.
  var intrinsicSpaces: Buffer<MeasureSpace>
  var coupledHeights: SparseTable<CoupledHeights>
  var results: Buffer<NodeResult>
  /// The origins of the containers' border boxes in the root's coordinates when their children were last snapped.
  var origins: Buffer<SIMD2<Double>>
  var containerAnswers: AnswerLists<ContainerAnswer>
  var answerLimit = AnswerLimit()
  var leafAnswers: AnswerLists<LeafAnswer>
  var freeNodes: Buffer<Int32>
  /// The places of boxes and pins.
  var boxPlaces: SparseTable<BoxPlaces>
  var boxes: Buffer<BoxContainer>
  var pinTable: PinTable
  /// The solver of systems of boxes, once a node has been a box container.
  var boxSolver: Allocation<BoxSystemSolver>?
  /// Size constraints in addition to pins, each with the place of the item's next constraint.
  ///
  /// Few trees have any.
  var sizeConstraints: Buffer<StoredSizeConstraint>
  /// The first free place among the size constraints; −1: none.
  var freeSizeConstraint: Int32 = -1
  /// The amount of work of the last layout or measurement, for tests.
  var statistics = LayoutStatistics()
  var workspace = Workspace()
  /// Whether boxes are laid out without cost curves if possible.
  ///
  /// Tests compare the results with those of curves.
  var allowsSimpleBoxes = true
  /// Whether leaves inherit the writing mode of their parent, unless their styles set one.
  var leavesInheritWritingModes = true
  /// The root of the last layout, and the reference size of its percentages.
  var lastRoot: Int32 = -1
  var lastRootBasis = PercentageBasis()
  /// The root of the last layout or measurement if it has a parent, whose layout direction it does not inherit.
  var separateRoot: Int32 = -1
  /// The root of the last layout or measurement, if it is a box container whose width was solved with its items.
  ///
  /// With a given width, the items may have other widths.
  var fittedRoot: Int32 = -1
  /// Whether a node has had the trait ``NodeTraits/couplesAxes``.
  var hasCoupledNodes = false
  /// Whether a node has had the trait ``NodeTraits/isOrthogonal``.
  var hasOrthogonalNodes = false
  /// The replacements of nodes.
  var replacements: SparseTable<Replacement>
  /// The styles as they were set, if passes use other styles.
  var writtenStyles: SparseTable<WrittenStyle>
  /// Nodes with the trait ``NodeTraits/couplesAxes`` that may not couple the axes any more.
  var couplingReviews: Buffer<Int32>
  /// The last layout, if nothing has changed since then.
  var currentLayout: LayoutQuestion?
  /// The number of containers with the mark ``NodeState/Marks/awaitsIntrinsicRefresh``.
  var staleContainers = 0
  /// The generation of new places, since the last removal of all nodes.
  var firstGeneration: UInt32 = 0
  /// The number of layouts and measurements.
  var layoutCount: UInt32 = 0
  /// The scale of the last snapping, to which ``NodeState/Marks/isSnapped`` refers.
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
    intrinsicSpaces = Buffer()
    coupledHeights = SparseTable(default: CoupledHeights())
    results = Buffer()
    origins = Buffer()
    containerAnswers = AnswerLists()
    leafAnswers = AnswerLists()
    freeNodes = Buffer()
    couplingReviews = Buffer()
    replacements = SparseTable(default: Replacement())
    writtenStyles = SparseTable(default: WrittenStyle())
    boxPlaces = SparseTable(default: BoxPlaces())
    boxes = Buffer()
    pinTable = PinTable()
    sizeConstraints = Buffer()
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
    intrinsicSpaces = Buffer(copying: other.intrinsicSpaces)
    coupledHeights = SparseTable(copying: other.coupledHeights)
    results = Buffer(copying: other.results)
    origins = Buffer(copying: other.origins)
    containerAnswers = AnswerLists(copying: other.containerAnswers)
    leafAnswers = AnswerLists(copying: other.leafAnswers)
    freeNodes = Buffer(copying: other.freeNodes)
    couplingReviews = Buffer(copying: other.couplingReviews)
    boxPlaces = SparseTable(copying: other.boxPlaces)
    boxes = Buffer(copying: other.boxes)
    pinTable = PinTable(copying: other.pinTable)
    sizeConstraints = Buffer(copying: other.sizeConstraints)
    boxSolver = other.boxSolver.map { Allocation($0.value) }
    freeSizeConstraint = other.freeSizeConstraint
    statistics = other.statistics
    allowsSimpleBoxes = other.allowsSimpleBoxes
    leavesInheritWritingModes = other.leavesInheritWritingModes
    (lastRoot, lastRootBasis) = (other.lastRoot, other.lastRootBasis)
    (separateRoot, fittedRoot) = (other.separateRoot, other.fittedRoot)
    (hasCoupledNodes, hasOrthogonalNodes) = (other.hasCoupledNodes, other.hasOrthogonalNodes)
    replacements = SparseTable(copying: other.replacements)
    writtenStyles = SparseTable(copying: other.writtenStyles)
    currentLayout = other.currentLayout
    staleContainers = other.staleContainers
    layoutCount = other.layoutCount
    answerLimit = other.answerLimit
    firstGeneration = other.firstGeneration
    snappedScale = other.snappedScale
  }

  /// Removes all nodes and keeps the memory.
  mutating func removeAllNodes() {
    for index in 0..<nodes.count {
      // Identifiers are never reused.
      firstGeneration = max(firstGeneration, links[index].generation &+ 1)
      if nodes[index].traits.contains(.isAlive) { styleTable.remove(nodes[index].style) }
      let written = writtenStyles[Int32(index)].slot
      if written >= 0 { styleTable.remove(written) }
    }
    nodes.truncate(to: 0)
    links.truncate(to: 0)
    sizes.truncate(to: 0)
    states.truncate(to: 0)
    intrinsicSpaces.truncate(to: 0)
    coupledHeights.removeAll()
    results.truncate(to: 0)
    origins.truncate(to: 0)
    freeNodes.truncate(to: 0)
    boxPlaces.removeAll()
    boxes.truncate(to: 0)
    pinTable.removeAll()
    sizeConstraints.truncate(to: 0)
    freeSizeConstraint = -1
    replacements.removeAll()
    writtenStyles.removeAll()
    couplingReviews.truncate(to: 0)
    containerAnswers.removeAll()
    answerLimit = AnswerLimit()
    leafAnswers.removeAll()
    (lastRoot, lastRootBasis, separateRoot, fittedRoot) = (-1, PercentageBasis(), -1, -1)
    (hasCoupledNodes, hasOrthogonalNodes) = (false, false)
    (currentLayout, staleContainers, snappedScale) = (nil, 0, -1)
  }

  #if DEBUG
    /// Starts to count accesses to the memory.
    mutating func countAccesses(_ counter: AccessCounter) {
      nodes.counter = counter
      links.counter = counter
      sharedStyles.counter = counter
      freeSharedStyles.counter = counter
      sizes.counter = counter
      states.counter = counter
      intrinsicSpaces.counter = counter
      coupledHeights.countAccesses(counter)
      results.counter = counter
      origins.counter = counter
      freeNodes.counter = counter
      couplingReviews.counter = counter
      replacements.countAccesses(counter)
      writtenStyles.countAccesses(counter)
      boxPlaces.countAccesses(counter)
      boxes.counter = counter
      pinTable.countAccesses(counter)
      sizeConstraints.counter = counter
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
    intrinsicSpaces.free()
    coupledHeights.free()
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
    pinTable.free()
    sizeConstraints.free()
    boxSolver?.free()
    workspace.free()
  }
}
