/// The memory of a tree: nodes, styles, results and caches in tables with the same index.
struct ArenaContents {
  let rules: LayoutRules
  var nodes = Buffer<NodeRecord>()
  var links = Buffer<NodeLinks>()
  var itemOrders = SparseTable(default: ItemOrder())
  var styleTable = StyleTable()
  var usedStyles = UsedStyles()
  /// Styles that the tree keeps for many nodes.
  var sharedStyles = Buffer<SharedStyle>()
  var freeSharedStyles = Buffer<Int32>()
  var sizes = Buffer<SizeNumbers>()
  var states = Buffer<NodeState>()
  /// The available space in which the intrinsic widths of nodes were computed, if they depend on it.
  var intrinsicSpaces = Buffer<MeasureSpace>()
  var coupledHeights = SparseTable(default: CoupledHeights())
  var results = Buffer<NodeResult>()
  var containerAnswers = AnswerLists<ContainerQuestion, Double>()
  var answerLimit = AnswerLimit()
  var leafAnswers = AnswerLists<MeasureInput, LeafMeasurement>()
  var freeNodes = Buffer<Int32>()
  /// The kinds of containers, once a node has been a container of another kind than flexbox.
  var kinds: Allocation<ContainerKinds>?
  /// The places of kinds: of each node with the trait ``NodeTraits/hasKind``.
  var nodeKinds = SparseTable<Int32>(default: -1)
  /// The amount of work of the last layout or measurement, for tests.
  var statistics = LayoutStatistics()
  var workspace = Workspace()
  /// Whether leaves inherit the writing mode of their parent, unless their styles set one.
  var leavesInheritWritingModes = true
  /// The root of the last layout, and the reference size of its percentages.
  var lastRoot: Int32 = -1
  var lastRootBasis = PercentageBasis()
  /// The root of the last layout or measurement if it has a parent, whose layout direction it does not inherit.
  var separateRoot: Int32 = -1
  /// Numbers that change with the tree: data of kinds that follows from the tree is valid for one of them.
  var versions = TreeVersions()
  /// The root of the last layout or measurement, if it is a container of another kind than flexbox.
  ///
  /// In another space, or inside of another root, its items may have other widths.
  var rootSpace: RootContainerSpace?
  /// Whether a node has had the trait ``NodeTraits/couplesAxes``.
  var hasCoupledNodes = false
  /// Whether a node has had the trait ``NodeTraits/isOrthogonal``.
  var hasOrthogonalNodes = false
  /// The replacements of nodes.
  var replacements = SparseTable(default: Replacement())
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
  /// The grid of the last layout, to which ``NodeState/Marks/isSnapped`` refers; `nil`: there was no layout.
  var grid: PixelGrid?
  /// The scales of frames on other grids, if several roots are laid out with different scales.
  var formerScales = SparseTable(default: 0.0)

  private(set) var counter = AccessCounter()

  init(rules: LayoutRules) { self.rules = rules }

  /// Whether intrinsic widths depend on an available space. ``Deviations/leavesMeasureInAvailableSpace``
  var leavesMeasureInAvailableSpace: Bool { rules.deviations.contains(.leavesMeasureInAvailableSpace) }

  /// Removes all nodes and keeps the memory.
  mutating func removeAllNodes() {
    for index in 0..<nodes.count {
      // Identifiers are never reused.
      firstGeneration = max(firstGeneration, links[index].generation &+ 1)
      if nodes[index].traits.contains(.isAlive) { releaseStyle(nodes[index].style) }
    }
    nodes.truncate(to: 0)
    links.truncate(to: 0)
    itemOrders.removeAll()
    sizes.truncate(to: 0)
    states.truncate(to: 0)
    intrinsicSpaces.truncate(to: 0)
    coupledHeights.removeAll()
    results.truncate(to: 0)
    freeNodes.truncate(to: 0)
    nodeKinds.removeAll()
    for entry in kinds?.value.entries ?? [] { entry.data.removeAll() }
    replacements.removeAll()
    formerScales.removeAll()
    couplingReviews.truncate(to: 0)
    workspace.reframed.truncate(to: 0)
    containerAnswers.removeAll()
    answerLimit = AnswerLimit()
    leafAnswers.removeAll()
    (lastRoot, lastRootBasis, separateRoot, rootSpace) = (-1, PercentageBasis(), -1, nil)
    (hasCoupledNodes, hasOrthogonalNodes) = (false, false)
    (currentLayout, staleContainers, grid) = (nil, 0, nil)
  }

  mutating func apply(_ operation: MemoryOperation) {
    nodes.apply(operation)
    links.apply(operation)
    itemOrders.apply(operation)
    styleTable.apply(operation)
    usedStyles.apply(operation)
    sharedStyles.apply(operation)
    freeSharedStyles.apply(operation)
    sizes.apply(operation)
    states.apply(operation)
    intrinsicSpaces.apply(operation)
    coupledHeights.apply(operation)
    results.apply(operation)
    containerAnswers.apply(operation)
    leafAnswers.apply(operation)
    freeNodes.apply(operation)
    couplingReviews.apply(operation)
    replacements.apply(operation)
    formerScales.apply(operation)
    nodeKinds.apply(operation)
    workspace.apply(operation)
    switch operation {
    case .copy: kinds = kinds.map { Allocation($0.value.copy()) }
    case .free: kinds?.free()
    #if COUNTING
      case .countAccesses(let counter):
        self.counter = counter
        for entry in kinds?.value.entries ?? [] { entry.data.countAccesses(counter) }
    #endif
    }
  }
}
