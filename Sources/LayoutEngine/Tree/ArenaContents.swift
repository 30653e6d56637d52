/// The memory of a tree: nodes, styles, results and caches in tables with the same index.
struct ArenaContents {
  let rules: LayoutRules
  var nodes = Buffer<NodeRecord>()
  var links = Buffer<NodeLinks>()
  var styleTable = StyleTable()
  /// Styles that the tree keeps for many nodes.
  var sharedStyles = Buffer<SharedStyle>()
  var freeSharedStyles = Buffer<Int32>()
  var sizes = Buffer<PreferredSizeValues>()
  var states = Buffer<NodeState>()
  /// The available space in which the intrinsic widths of nodes were computed; only under StackViewLayout's rules.
  var intrinsicSpaces = Buffer<MeasureSpace>()
  var coupledHeights = SparseTable(default: CoupledHeights())
  var results = Buffer<NodeResult>()
  /// The origins of the containers' border boxes in the root's coordinates when their children were last snapped.
  var origins = Buffer<SIMD2<Double>>()
  var containerAnswers = AnswerLists<ContainerQuestion, Double>()
  var answerLimit = AnswerLimit()
  var leafAnswers = AnswerLists<MeasureInput, LeafMeasurement>()
  var freeNodes = Buffer<Int32>()
  /// The places of boxes and pins.
  var boxPlaces = SparseTable(default: BoxPlaces())
  var boxes = Buffer<BoxContainer>()
  var pinTable = PinTable()
  /// The solver of systems of boxes, once a node has been a box container.
  var boxSolver: Allocation<BoxSystemSolver>?
  /// Size constraints in addition to pins, each with the place of the item's next constraint.
  ///
  /// Few trees have any.
  var sizeConstraints = Buffer<StoredSizeConstraint>()
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
  var replacements = SparseTable(default: Replacement())
  /// The styles as they were set, if passes use other styles.
  var writtenStyles = SparseTable(default: WrittenStyle())
  /// Nodes with the trait ``NodeTraits/couplesAxes`` that may not couple the axes any more.
  var couplingReviews = Buffer<Int32>()
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

  init(rules: LayoutRules) { self.rules = rules }

  /// Returns a copy with its own memory, without the workspace.
  func copied() -> ArenaContents {
    var copy = self
    copy.nodes = Buffer(copying: nodes)
    copy.links = Buffer(copying: links)
    copy.styleTable = StyleTable(copying: styleTable)
    copy.sharedStyles = Buffer(copying: sharedStyles)
    copy.freeSharedStyles = Buffer(copying: freeSharedStyles)
    copy.sizes = Buffer(copying: sizes)
    copy.states = Buffer(copying: states)
    copy.intrinsicSpaces = Buffer(copying: intrinsicSpaces)
    copy.coupledHeights = SparseTable(copying: coupledHeights)
    copy.results = Buffer(copying: results)
    copy.origins = Buffer(copying: origins)
    copy.containerAnswers = AnswerLists(copying: containerAnswers)
    copy.leafAnswers = AnswerLists(copying: leafAnswers)
    copy.freeNodes = Buffer(copying: freeNodes)
    copy.couplingReviews = Buffer(copying: couplingReviews)
    copy.boxPlaces = SparseTable(copying: boxPlaces)
    copy.boxes = Buffer(copying: boxes)
    copy.pinTable = PinTable(copying: pinTable)
    copy.sizeConstraints = Buffer(copying: sizeConstraints)
    copy.boxSolver = boxSolver.map { Allocation($0.value) }
    copy.replacements = SparseTable(copying: replacements)
    copy.writtenStyles = SparseTable(copying: writtenStyles)
    copy.workspace = Workspace()
    return copy
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
