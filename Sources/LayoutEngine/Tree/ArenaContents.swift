/// The memory of a tree: nodes, styles, results and caches in tables with the same index.
struct ArenaContents {
  let rules: LayoutRules
  var nodes = Buffer<NodeRecord>()
  var links = Buffer<NodeLinks>()
  var itemOrders = SparseTable(default: ItemOrder())
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
  /// The grid of the last layout, to which ``NodeState/Marks/isSnapped`` refers; `nil`: there was no layout.
  var grid: PixelGrid?
  /// The scales of frames on other grids, if several roots are laid out with different scales.
  var formerScales = SparseTable(default: 0.0)

  private(set) var counter = AccessCounter()

  init(rules: LayoutRules) { self.rules = rules }

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
    itemOrders.removeAll()
    sizes.truncate(to: 0)
    states.truncate(to: 0)
    intrinsicSpaces.truncate(to: 0)
    coupledHeights.removeAll()
    results.truncate(to: 0)
    freeNodes.truncate(to: 0)
    boxPlaces.removeAll()
    boxes.truncate(to: 0)
    pinTable.removeAll()
    sizeConstraints.truncate(to: 0)
    freeSizeConstraint = -1
    replacements.removeAll()
    writtenStyles.removeAll()
    formerScales.removeAll()
    couplingReviews.truncate(to: 0)
    workspace.reframed.truncate(to: 0)
    containerAnswers.removeAll()
    answerLimit = AnswerLimit()
    leafAnswers.removeAll()
    (lastRoot, lastRootBasis, separateRoot, fittedRoot) = (-1, PercentageBasis(), -1, -1)
    (hasCoupledNodes, hasOrthogonalNodes) = (false, false)
    (currentLayout, staleContainers, grid) = (nil, 0, nil)
  }

  mutating func apply(_ operation: MemoryOperation) {
    nodes.apply(operation)
    links.apply(operation)
    itemOrders.apply(operation)
    styleTable.apply(operation)
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
    writtenStyles.apply(operation)
    formerScales.apply(operation)
    boxPlaces.apply(operation)
    boxes.apply(operation)
    pinTable.apply(operation)
    sizeConstraints.apply(operation)
    workspace.apply(operation)
    switch operation {
    case .copy: boxSolver = boxSolver.map { Allocation($0.value) }
    case .free: boxSolver?.free()
    #if COUNTING
      case .countAccesses(let counter): self.counter = counter
    #endif
    }
  }
}
