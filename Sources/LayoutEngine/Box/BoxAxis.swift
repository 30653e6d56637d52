// Box chains along one axis: curves of cost go up, sizes come down.

/// The size of the topmost container along one axis, from outside.
enum BoxExtent {
  /// It has this size.
  case given(Double)
  /// It is as small as its constraints allow, and at most so large.
  case fitting(limit: Double)
}

/// What a container adds to the pins of its items along one axis.
struct BoxEdges: BitwiseCopyable {
  /// Items stand in a chain, and not each for itself.
  let isMain: Bool
  // The insets.
  var begin: Double
  var end: Double
  let spacing: Double

  /// What different insets add to the pins of centres.
  var centerOffset: Double { (begin - end) / 2 }
}

/// A system of boxes along one axis: a tree of containers and items, whose constraints are one problem.
///
/// Each constraint asks something of one gap or one size, so that each of these has a cost of its own: convex, piecewise linear,
/// and by priority. What a container costs at each size is a sum across its axis, and a convolution along it. The cheapest size
/// of the topmost container decides all others on the way down.
struct BoxAxis {
  let arena: Arena
  let axis: Axis
  /// The entries of the run, the topmost container first.
  let entries: UnsafeMutableBufferPointer<BoxEntry>
  let extent: BoxExtent
  /// Padding and border of the topmost container, in front of its items and behind them.
  let padding: (begin: Double, end: Double)
  // The tables of the tree.
  private let pinTable: UnsafeMutablePointer<AxisPins>
  private let boxTable: UnsafeMutablePointer<BoxContainer>

  /// Something is asked for that the curves of single lengths cannot express.
  var exceedsCurves = false
  /// Some cost is not plain.
  var isGivenUp = false
  /// What the plain pass has found out about each container.
  var plainContainers = UnsafeMutableBufferPointer<PlainContainer>(start: nil, count: 0)
  /// Something was taken for granted that holds only as long as no required constraint is violated.
  var assumesRequired = false

  /// `inset` is the padding and border of the topmost container.
  init(
    arena: Arena, axis: Axis, entries: UnsafeMutableBufferPointer<BoxEntry>, extent: BoxExtent, inset: Edges<Double>
  ) {
    self.arena = arena
    self.axis = axis
    self.entries = entries
    self.extent = extent
    pinTable = arena.contents.pointee.pins.base + Int(axis.rawValue)
    boxTable = arena.contents.pointee.boxes.base
    if axis == .vertical {
      padding = (inset.top, inset.bottom)
    } else {
      padding = entries[0].isRightToLeft ? (inset.right, inset.left) : (inset.left, inset.right)
    }
  }

  /// The memory of the tree, for those who solve.
  var workspace: UnsafeMutablePointer<BoxWorkspace> { arena.contents.pointee.boxWorkspace() }

  /// The simplex takes a time that grows with the third power of the system. In larger systems it is not asked: constraints that
  /// curves cannot express count as none while the sizes of containers are found, and those that curves take for granted hold
  /// before others that are required.
  private static let largestConstraintSystem = 160

  var relaxes: Bool { entries.count > BoxAxis.largestConstraintSystem }

  /// How much memory for curves is kept from layout to layout, in bytes.
  private static let keptCurves = 1 << 18

  /// The priority with which a container is as small as possible, where its size is not given.
  static let fittingPriority = 50.0

  /// Gives every entry its size and place along the axis.
  mutating func solve() {
    arena.contents.pointee.statistics.boxSolutions += 1
    if arena.contents.pointee.allowsPlainBoxes, solvePlainly() { return }
    solveWithCurves()
    workspace.pointee.releaseCurves(above: BoxAxis.keptCurves)
  }

  private mutating func solveWithCurves() {
    workspace.pointee.chains.truncate(to: 0)
    workspace.pointee.members.truncate(to: 0)
    workspace.pointee.parts.truncate(to: 0)
    arena.contents.pointee.statistics.curveSolutions += 1
    notePriorities()
    determineKnownSizes()
    var index = entries.count - 1
    while index >= 0, !exceedsCurves || relaxes {
      measure(index)
      index -= 1
    }
    if !exceedsCurves || relaxes {
      placeAll()
      if exceedsCurves { return settleChains(keepsRequired: true) }
      if !assumesRequired || relaxes || !violatesRequired() { return }
    }
    arena.contents.pointee.statistics.constraintSolutions += 1
    solveConstraints()
  }

  // MARK: - What is said

  func container(_ index: Int) -> BoxContainer {
    var box = boxTable[Int(entries[index].box)]
    guard index == 0 else { return box }
    if axis == .horizontal {
      box.insets.left += padding.begin
      box.insets.right += padding.end
    } else {
      box.insets.top += padding.begin
      box.insets.bottom += padding.end
    }
    return box
  }

  /// What a container adds to the pins of its items along the axis.
  @inline(__always) func edges(of index: Int) -> BoxEdges {
    let box = boxTable + Int(entries[index].box)
    var edges = BoxEdges(
      isMain: box.pointee.axis == axis, begin: box.pointee.beginInset(axis), end: box.pointee.endInset(axis),
      spacing: box.pointee.spacing)
    if index == 0 {
      edges.begin += padding.begin
      edges.end += padding.end
    }
    return edges
  }

  @inline(__always) func pins(_ index: Int) -> UnsafeMutablePointer<AxisPins> { pinTable + Int(entries[index].pins) }

  /// The flex number of an item, which counts along the axis of its container.
  @inline(__always) func flex(_ index: Int) -> Double? { pins(index).pointee.flex }

  /// The size of a container that is known before anything is measured.
  func knownSize(ofContainer index: Int) -> Double? {
    entries[index].knownSize.isNaN ? nil : entries[index].knownSize
  }

  func hasNaturalSize(_ index: Int) -> Bool { entries[index].kind == .content }

  var curves: CostCurves {
    _read { yield workspace.pointee.curves.pointee }
    nonmutating _modify { yield &workspace.pointee.curves.pointee }
  }

  /// Begins curves with a tier for each priority that occurs.
  private func notePriorities() {
    curves.removeAll()
    curves.addPriority(1000)
    curves.addPriority(BoxAxis.fittingPriority)
    for index in entries.indices {
      let pins = pins(index)
      for pin in [pins.pointee.begin, pins.pointee.end, pins.pointee.center, pins.pointee.size, pins.pointee.relative?.pin] {
        if let pin, !pin.isRequired { curves.addPriority(pin.priority) }
      }
      guard entries[index].kind == .content else { continue }
      curves.addPriority(pins.pointee.hugging)
      curves.addPriority(pins.pointee.resistance)
    }
    curves.begin()
  }

  // MARK: - Measuring

  /// Finds the cost of each size of an entry, when those of all that is inside are known.
  private mutating func measure(_ index: Int) {
    if entries[index].kind == .box { makeChains(in: index) }
    if exceedsCurves, !relaxes { return }
    if index == 0, case .given = extent { return }
    curves.beginSum()
    for chain in chains(of: index) { addCost(of: workspace.pointee.chains[chain], in: index) }
    if index == 0 {
      addFitting()
      let total = curves.finishSum()
      entries[0].size[axis] = curves.cheapest(of: total)
    } else {
      addItemCosts(of: index)
      entries[index].curve = curves.finishSum()
    }
  }

  private func addFitting() {
    guard case .fitting(let limit) = extent else { return }
    curves.add(.atLeast, 0, priority: CostCurves.hard)
    curves.add(BoxPin(priority: BoxAxis.fittingPriority))
    if limit < .infinity { curves.add(.atMost, limit, priority: CostCurves.hard) }
  }

  /// What an item's own pins, and its content, ask of its size.
  mutating func addItemCosts(of index: Int) {
    // No size is negative.
    curves.add(.atLeast, 0, priority: CostCurves.hard)
    let pins = pins(index).pointee
    if let pin = pins.size { curves.add(pin) }
    let container = Int(entries[index].container)
    if let relative = pins.relative, let size = knownSize(ofContainer: container) {
      // The size of an inner container is known as long as what is required holds.
      if container > 0 { assumesRequired = true }
      curves.add(relative.pin.adding(relative.multiplier * size))
    }
    guard hasNaturalSize(index) else { return }
    let naturalSize = entries[index].naturalSize[axis]
    curves.add(BoxPin(relation: .atMost, constant: naturalSize, priority: pins.hugging))
    curves.add(BoxPin(relation: .atLeast, constant: naturalSize, priority: pins.resistance))
  }

  /// The members share what relative sizes leave of the container.
  private func addCost(of chain: BoxChain, in container: Int) {
    let argument = CostArgument(scale: 1 - chain.relative.scale, offset: -chain.relative.offset)
    curves.add(chain.whole.curve, of: argument)
    guard chain.relative.scale != 0 else { return }
    forEachItem(of: chain) { item in
      if let share = fixedShare(of: item) { curves.add(entries[item].curve, of: share) }
    }
  }

  func chains(of index: Int) -> Range<Int> {
    let first = Int(entries[index].firstChain)
    return first..<(first + Int(entries[index].chainCount))
  }

  /// Calls `body` with the items of a chain, in order.
  func forEachItem(of chain: BoxChain, _ body: (Int) -> Void) {
    var item = Int(chain.firstItem)
    for _ in 0..<chain.itemCount {
      body(item)
      item = Int(entries[item].end)
    }
  }
}
