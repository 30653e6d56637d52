import LayoutEngine

// Box chains along one axis: costs are computed from the items upwards, sizes from the topmost container downwards.

/// A system of boxes along one axis: a tree of containers and items, whose constraints form one problem.
///
/// Along an axis, the gaps and sizes of a chain add up to the size of its container. Each constraint applies to one of
/// these lengths. The cost of a constraint is convex, piecewise linear, and a vector with one component for each
/// priority. A chain is distributed by tiers: the length with the lowest slope changes first, and lengths of the same
/// slope share the space by the loop of css-flexbox-1 §9.7.
///
/// A system is solved by the first of these steps that suffices:
///
/// 1. A size that required pins fix is that size, and an item between fixed edges fills its container: ``SimpleRow``.
/// 2. What grows is decided by two numbers, the priority that gives way first and the number of its constraints that a
///    point violates, for each item and from the items upwards for each container: ``GrowthRate``.
/// 3. Where content has to shrink and one item has the lowest priority, this item shrinks: ``SimpleLength``.
/// 4. Curves begin where several items have to shrink, where growth exceeds a bound, or where relations and priorities
///    meet; only inside of the containers that need them, if their sizes are known: ``CostCurve``. The cost of a
///    container is a sum across its axis, and a convolution along its axis.
/// 5. The two parts of a chain that a center, or a size relative to an open container, couples are balanced:
///    ``CostCoupling``.
/// 6. Small systems that curves cannot express are solved with the simplex method: ``solveConstraints(with:)``.
struct BoxAxis {
  let arena: BoxArena
  let axis: LayoutAxis
  /// The entries of the system, the topmost container first.
  let entries: Elements<BoxSystemNode>
  let extent: ContainerExtent
  /// Padding and border of the topmost container, before and after its items.
  let padding: (begin: Double, end: Double)
  // The tables of the tree.
  private let pinTable: Table<AxisPins>
  private let boxTable: Table<BoxContainer>

  /// The costs of the containers whose lengths are simple, at the places of the containers in the tree.
  let rows: Table<SimpleRow>
  /// The costs of the entries, where the lengths are not simple.
  var costs = Elements<BoxEntryCosts>()
  /// Whether the memory for curves is prepared for this axis.
  private var hasTiers = false
  /// Whether the system has a constraint that the curves of single lengths cannot express.
  var exceedsCurves = false
  /// Whether the solution is valid only if no required constraint is violated.
  var assumesRequired = false
  /// Whether widths are solved together with these heights.
  ///
  /// Constraints that couple both are then stated for both axes at once.
  var isJoint = false
  /// Whether relations to the sizes of other containers are stated even where these sizes seem to be known.
  var keepsRelations = false
  /// Whether items of horizontal containers are aligned by their baselines, which are known once widths are set.
  var alignsBaselines: Bool
  /// Whether all constraints are solved, so that the positions of items with shared baselines are final.
  var keepsBaselines = false
  /// The entries of nodes, in large systems with relations to the sizes of nodes.
  private(set) var places: [NodeID: Int]?

  /// Creates a system along one axis.
  ///
  /// - Parameter inset: The padding and border of the topmost container.
  init(
    arena: BoxArena, axis: LayoutAxis, entries: Elements<BoxSystemNode>, extent: ContainerExtent,
    inset: Edges<Double>
  ) {
    self.arena = arena
    self.axis = axis
    self.entries = entries
    self.extent = extent
    pinTable = arena.contents.pinTable.pins.table.suffix(from: Int(axis.rawValue))
    boxTable = arena.contents.boxes.table
    rows = (axis == .horizontal ? arena.contents.rows.horizontal : arena.contents.rows.vertical).table
    alignsBaselines = axis == .vertical && arena.contents.pinTable.hasBaselines
    if axis == .vertical {
      padding = (inset.top, inset.bottom)
    } else {
      padding = entries[0].isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    }
  }

  /// The workspace of the tree.
  var workspace: BoxWorkspace {
    _read { yield arena.contents.workspace }
    nonmutating _modify { yield &arena.contents.workspace }
  }

  var curves: CostCurves {
    _read { yield workspace.curves.value }
    nonmutating _modify { yield &workspace.curves.value }
  }

  /// Determines the size and the position of every entry along the axis.
  ///
  /// - Parameters:
  ///   - vertical: The other axis, where both axes are solved together because constraints couple open widths and
  ///     heights.
  ///   - placesItems: Whether the sizes and positions of items are used. Default: `true`.
  mutating func solve(with vertical: BoxAxis? = nil, placesItems: Bool = true) {
    if isSettled { return }
    arena.statistics.solutions += 1
    hasTiers = false
    determineKnownSizes()
    let hasOpenBaselines = alignsBaselines && !placeBaselines()
    if hasSizeConstraints {
      solveSizeConstraints(with: vertical)
      markPlacedOtherwise(entries.indices)
    } else if !arena.contents.allowsSimpleBoxes || !solveSimply(placesItems: placesItems) {
      hasTiers = false
      solveWithCurves()
      markPlacedOtherwise(entries.indices)
      for index in entries.indices { entries[index].marks.remove(.hasRow(axis)) }
    }
    if hasOpenBaselines, relaxes { alignBaselines() }
    if hasTiers { workspace.releaseCurves(above: BoxAxis.keptCurves) }
  }

  /// Whether all items are placed in a topmost container of the same known size, and nothing has changed since then.
  private var isSettled: Bool {
    guard case .given(let size) = extent, !alignsBaselines else { return false }
    let entry = entries[0]
    return entry.marks.intersection([.isPlaced(axis), .isStale(axis)]) == .isPlaced(axis)
      && entry.size[axis] == size && entry.placedSize[axis] == size && entry.placedKnownSize[axis] == size
  }

  /// Marks that the containers of a range were placed by other steps than that of simple lengths. These steps are
  /// repeated when a container is placed again.
  private func markPlacedOtherwise(_ range: Range<Int>) {
    for index in range where entries[index].kind == .box {
      entries[index].marks.subtract([.isPlaced(axis), .isSummed(axis), .isStale(axis)])
      entries.markPlaced(index, axis)
    }
  }

  /// Solves a system with constraints in addition to pins.
  private mutating func solveSizeConstraints(with vertical: BoxAxis?) {
    prepareCosts()
    for index in costs.indices { costs[index].estimate = .nan }
    findPlaces()
    if vertical != nil || hasRelations {
      prepareCurves()
      guard relaxes else {
        arena.statistics.constraintSolutions += 1
        return solveConstraints(with: vertical)
      }
      estimateRelatedSizes()
    }
    solveWithCurves()
  }

  /// Prepares the search for the entries of nodes, which is linear in small systems.
  mutating func findPlaces() {
    guard relaxes, hasSizeConstraints else { return }
    var places: [NodeID: Int] = [:]
    for index in entries.indices { places[entries[index].id] = index }
    self.places = places
  }

  /// Solves the system with simple lengths.
  ///
  /// Curves are computed only inside of containers with other lengths.
  private mutating func solveSimply(placesItems: Bool) -> Bool {
    guard measureSimply(), setSimpleExtent() else { return false }
    // Required constraints may be violated inside of a container of known size, which shows only when it is placed.
    if !placesItems, !entries.contains(where: { $0.kind == .box && $0.container >= 0 && !$0.knownSize.isNaN }) {
      return true
    }
    var index = placeSimply(from: 0)
    while index < entries.count {
      guard index > 0, solveWithCurves(inside: index) else { return false }
      index = placeSimply(from: Int(entries[index].end))
    }
    return true
  }

  // These functions do not mutate the axis. A mutating function copies the axis whenever it calls a function that does
  // not mutate it.

  /// Measures the containers of unknown size whose costs are not stored or not valid.
  ///
  /// Returns `false` if the cost of a container is not simple.
  private func measureSimply() -> Bool {
    for index in entries.indices.reversed() where entries[index].kind == .box {
      let marks = entries[index].marks
      if entries[index].knownSize.isNaN, marks.contains(.isStale(axis)) || !marks.contains(.hasRow(axis)) {
        guard measureSimply(index, &rows[Int(entries[index].box)]) else { return false }
        entries[index].marks.formUnion([.hasRow(axis), .isSummed(axis)])
        entries[index].marks.remove(.isPlaced(axis))
      } else if marks.contains(.isStale(axis)) {
        entries[index].marks.subtract([.hasRow(axis), .isPlaced(axis)])
      }
      entries[index].marks.remove(.isStale(axis))
    }
    return true
  }

  /// Places the items of the containers from an entry on, up to the first container whose lengths are not simple.
  ///
  /// Containers that are placed already are left out, with everything inside.
  ///
  /// Returns the index of this container, or the number of entries.
  private func placeSimply(from start: Int) -> Int {
    var index = start
    while index < entries.count {
      if entries[index].kind == .box {
        if isPlaced(index) {
          index = Int(entries[index].end)
          continue
        }
        guard placeSimply(index) else { break }
        entries[index].placedSize[axis] = entries[index].size[axis]
        entries[index].placedKnownSize[axis] = entries[index].knownSize
        entries[index].marks.remove(.isSummed(axis))
        entries[index].marks.insert(.isPlaced(axis))
        entries.markPlaced(index, axis)
      }
      index += 1
    }
    return index
  }

  private func isPlaced(_ index: Int) -> Bool {
    let entry = entries[index]
    return entry.marks.contains(.isPlaced(axis)) && entry.placedSize[axis] == entry.size[axis]
      && entry.placedKnownSize[axis].bitPattern == entry.knownSize.bitPattern
  }

  /// Sets the size of the topmost container.
  ///
  /// Returns `false` if the bounds leave no size, or if a constraint against shrinking does not outrank
  /// ``fittingPriority``.
  private func setSimpleExtent() -> Bool {
    switch extent {
    case .given(let size):
      entries[0].size[axis] = size
    case .fitting(let limit):
      let length = rows[Int(entries[0].box)].total
      guard max(0, length.minimum) <= min(length.maximum, limit),
        !length.shrinks || length.shrinkingPriority > BoxAxis.fittingPriority
      else {
        return false
      }
      entries[0].size[axis] = min(max(0, length.low), limit)
    }
    return true
  }

  /// Solves a container of known size separately.
  ///
  /// Returns `false` if required constraints are violated in the container, because the violation of other required
  /// constraints may then cost less.
  private mutating func solveWithCurves(inside index: Int) -> Bool {
    prepareCurves()
    // The sums of curves do not depend on the containers that were solved before.
    curves.random = 1
    entries[index].knownSize = entries[index].size[axis]
    let range = index..<Int(entries[index].end)
    for inner in range.dropFirst().reversed() where !exceedsCurves { measure(inner) }
    if !exceedsCurves { makeChains(in: index) }
    if exceedsCurves { return false }
    place(range)
    markPlacedOtherwise(range)
    return !violatesRequired(in: range)
  }

  private mutating func solveWithCurves() {
    prepareCurves()
    determineKnownSizes()
    (exceedsCurves, assumesRequired) = (false, false)
    for index in entries.indices.reversed() where !exceedsCurves || relaxes { measure(index) }
    if !exceedsCurves || relaxes {
      if case .given(let size) = extent { entries[0].size[axis] = size }
      place(entries.indices)
      if exceedsCurves { return settleChains(keepsRequired: true) }
      if !assumesRequired || relaxes || !violatesRequired(in: entries.indices) { return }
    }
    arena.statistics.constraintSolutions += 1
    solveConstraints()
  }

  /// Makes memory for the costs of the entries.
  mutating func prepareCosts() {
    guard costs.isEmpty else { return }
    costs = workspace.costs.reserve(entries.count)
    for index in costs.indices { costs[index] = BoxEntryCosts() }
  }

  /// Clears the memory for curves, and creates a tier for each priority in the system.
  private mutating func prepareCurves() {
    guard !hasTiers else { return }
    prepareCosts()
    hasTiers = true
    arena.statistics.curveSolutions += 1
    workspace.removeChains()
    curves.removePriorities()
    curves.addPriority(1000)
    curves.addPriority(BoxAxis.fittingPriority)
    for index in entries.indices {
      let pins = pins(index)
      for pin in [pins.begin, pins.end, pins.center, pins.size, pins.relative?.pin] {
        if let pin, !pin.isRequired { curves.addPriority(pin.priority) }
      }
      arena.forEachSizeConstraint(from: entries[index].sizeConstraint) { curves.addPriority($0.pin.priority) }
      guard entries[index].kind == .content else { continue }
      curves.addPriority(pins.hugging)
      curves.addPriority(pins.resistance)
      if pins.keepsSize { curves.addPriority(BoxAxis.keepingPriority) }
    }
    curves.begin()
  }

  /// The largest system that is solved with the simplex method, whose time grows with the third power of the system.
  ///
  /// In larger systems, constraints that curves cannot express are ignored while the sizes of containers are
  /// determined, and the assumptions of curves take precedence over other required constraints.
  private static let largestConstraintSystem = 160

  var relaxes: Bool { entries.count > BoxAxis.largestConstraintSystem }

  /// The limit of the memory for curves that is kept between layouts, in bytes.
  private static let keptCurves = 1 << 18

  /// The priority at which a container is as small as possible, where the size of the container is not given.
  static let fittingPriority = 50.0

  /// The priority at which content keeps its natural size where other sizes can grow at the same cost.
  ///
  /// The priority is lower than any priority that can be set.
  static let keepingPriority = 0.95

  // MARK: - Properties

  /// Returns the lengths that a container adds to the pins of its items along the axis.
  @inline(__always) func edges(of index: Int) -> BoxEdges {
    let box = boxTable[Int(entries[index].box)]
    // Along x the insets begin at the leading edge, `left`.
    let (begin, end) =
      axis == .horizontal ? (box.insets.left, box.insets.right) : (box.insets.top, box.insets.bottom)
    var edges = BoxEdges(isMain: box.axis == axis, begin: begin, end: end, spacing: box.spacing)
    if index == 0 {
      edges.begin += padding.begin
      edges.end += padding.end
    }
    return edges
  }

  /// The axis of a container.
  func axis(ofContainer index: Int) -> LayoutAxis { boxTable[Int(entries[index].box)].axis }

  func pins(_ index: Int) -> AxisPins { pinTable[Int(entries[index].pins)] }

  /// The flex number of an item, which applies along the axis of its container.
  func flex(_ index: Int) -> Double? { pins(index).flex }

  /// The size of a container, where the size is known before measuring.
  func knownSize(ofContainer index: Int) -> Double? {
    entries[index].knownSize.isNaN ? nil : entries[index].knownSize
  }

  /// Whether an item has a natural size that is known: unknown heights are NaN.
  func hasNaturalSize(_ index: Int) -> Bool {
    entries[index].kind == .content && !entries[index].naturalSize[axis].isNaN
  }
}
