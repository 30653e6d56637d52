import LayoutEngine

// Systems of boxes: containers that are nested directly in each other, and their items.

/// The entries of a system of boxes, the topmost container first.
struct BoxSystem {
  /// The place of the topmost container among the boxes of the tree.
  let place: Int
  fileprivate let range: Range<Int>
}

/// The place of the entries of a system, and the versions of the tree for which they are valid.
struct StoredSystem: BitwiseCopyable {
  var first: Int32 = 0
  /// The number of entries; 0: the system has none.
  var count: Int32 = 0
  /// The structure for which the entries are complete.
  var structure = -1
  // The contents for which the natural sizes are complete.
  var widths = -1
  var heights = -1
  /// The padding and border of the topmost container in the last pass.
  var inset = Edges(0.0)

  var range: Range<Int> { Int(first)..<Int(first + count) }
}

/// An axis of a system of boxes, and the extent of the topmost container.
struct BoxDimension {
  let axis: LayoutAxis
  var extent: ContainerExtent
  /// The padding and border of the topmost container.
  let inset: Edges<Double>
  /// The known extent of the topmost container's height while widths are determined, for constraints that couple both.
  let height: ContainerExtent
  /// Whether the items are placed, too. Otherwise only the size of the topmost container is used.
  let placesItems: Bool

  init(
    _ axis: LayoutAxis, _ extent: ContainerExtent, inset: Edges<Double>,
    height: ContainerExtent = .fitting(limit: .infinity), placesItems: Bool = true
  ) {
    (self.axis, self.extent, self.inset, self.height) = (axis, extent, inset, height)
    self.placesItems = placesItems
  }
}

extension BoxPass {
  /// Returns the system of the container, with the entries of an earlier pass if they are still valid.
  func openSystem() -> BoxSystem {
    let place = Int(arena.place(ofBox: Int32(pass.id.slot)))
    arena.contents.growSystems()
    let (stored, versions) = (arena.contents.systems[place], pass.versions)
    if stored.count > 0, stored.structure == versions.structure {
      if pass.couplesAxes {
        forgetResults(of: place)
      } else if stored.inset != pass.inset {
        arena.contents.systems[place].inset = pass.inset
        arena.contents.entries[Int(stored.first)].marks.formUnion(.isStale)
      }
      return BoxSystem(place: place, range: stored.range)
    }
    arena.contents.removeSystem(ofBox: place)
    let first = arena.contents.entries.count
    // Most boxes have a few items.
    if first == 0 { _ = arena.contents.entries.reserve(min(6 * arena.contents.boxes.count, 1024)) }
    pass.appendBoxEntries(to: &arena.contents.entries, arena)
    for index in first..<arena.contents.entries.count where arena.contents.entries[index].kind == .box {
      arena.contents.entries[index].box = arena.place(ofBox: Int32(arena.contents.entries[index].id.slot))
    }
    arena.contents.growSystems()
    var system = StoredSystem(first: Int32(first), count: Int32(arena.contents.entries.count - first))
    (system.structure, system.inset) = (versions.structure, pass.inset)
    arena.contents.systems[place] = system
    let entries = arena.contents.entries.elements
    for index in system.range {
      // A box inside is no topmost container any more.
      if index > first, entries[index].kind == .box { arena.contents.removeSystem(ofBox: Int(entries[index].box)) }
      // Heights depend on the widths, which the tree holds.
      entries[index].size.width = pass.width(of: entries[index].item)
      arena.contents.places[Int32(entries[index].id.slot)].noteEntry(index, of: place)
    }
    return BoxSystem(place: place, range: system.range)
  }

  /// Forgets the results of a system whose widths depend on heights, because the tree keeps none there either.
  private func forgetResults(of place: Int) {
    (arena.contents.systems[place].widths, arena.contents.systems[place].heights) = (-1, -1)
    let entries = arena.contents.entries.elements.part(arena.contents.systems[place].range)
    for index in entries.indices {
      entries[index].marks.formIntersection(.isContainer)
      if entries[index].kind == .box { entries[index].marks.insert(.isStale) }
      entries[index].heightIsKnown = false
      entries[index].size.width = pass.width(of: entries[index].item)
    }
  }

  /// The entries of a system.
  ///
  /// The result is valid until further entries are created.
  func entries(_ system: BoxSystem) -> Elements<BoxSystemNode> { arena.contents.entries.elements.part(system.range) }

  /// Solves a system along one axis: determines the size and the position of every entry.
  func solve(_ system: BoxSystem, _ dimension: BoxDimension) {
    let (entries, inset) = (entries(system), dimension.inset)
    var boxAxis = BoxAxis(arena: arena, axis: dimension.axis, entries: entries, extent: dimension.extent, inset: inset)
    guard boxAxis.hasSizeConstraints else { return boxAxis.solve(placesItems: dimension.placesItems) }
    // Solutions with size constraints use the natural sizes of both axes.
    (arena.contents.systems[system.place].widths, arena.contents.systems[system.place].heights) = (-1, -1)
    guard dimension.axis == .horizontal, boxAxis.couplesAxes else { return boxAxis.solve() }
    var vertical = BoxAxis(arena: arena, axis: .vertical, entries: entries, extent: dimension.height, inset: inset)
    // Baselines depend on the widths.
    vertical.alignsBaselines = false
    boxAxis.prepareCosts()
    vertical.costs = boxAxis.costs
    let isOpen = boxAxis.determineCoupledHeights(vertical)
    if !isOpen || boxAxis.relaxes { boxAxis.solve() }
    if boxAxis.relaxes { return }
    findNaturalHeights(in: system)
    if isOpen || violatesRequired(boxAxis, vertical) { boxAxis.solve(with: vertical) }
  }

  /// Solves a system for the sizes of all items.
  ///
  /// Constraints with sizes relative to a fitted container may have several solutions. The items receive the sizes that
  /// they have in a container of the fitted size.
  func solveForItems(_ system: BoxSystem, _ dimension: BoxDimension) {
    solve(system, dimension)
    guard case .fitting = dimension.extent else { return }
    let pins = arena.contents.pinTable.pins
    let hasRelativeSizes = entries(system).contains {
      pins[Int($0.pins) + Int(dimension.axis.rawValue)].relative != nil
    }
    guard hasRelativeSizes else { return }
    var fitted = dimension
    fitted.extent = .given(entries(system)[0].size[dimension.axis])
    solve(system, fitted)
  }

  /// Whether required pins contradict the constraints that couple widths and heights.
  ///
  /// In that case neither size is fixed.
  private func violatesRequired(_ horizontal: BoxAxis, _ vertical: BoxAxis) -> Bool {
    if horizontal.violatesRequired(in: horizontal.entries.indices) { return true }
    var vertical = vertical
    vertical.solve()
    return vertical.violatesRequired(in: vertical.entries.indices)
  }

  /// Determines the heights of leaves at their natural widths.
  ///
  /// The heights of flex containers are not known before their widths.
  private func findNaturalHeights(in system: BoxSystem) {
    let entries = entries(system)
    for index in entries.indices where entries[index].kind == .content {
      let (item, width) = (entries[index].item, entries[index].naturalSize.width)
      entries[index].naturalSize.height = pass.height(ofLeaf: item, atWidth: width) ?? .nan
    }
  }
}

extension BoxContents {
  /// Removes the entries of the system of a topmost container.
  mutating func removeSystem(ofBox place: Int) {
    unusedEntries += Int(systems[place].count)
    systems[place].count = 0
  }

  /// Frees the entries of all systems if most of them are no longer used.
  ///
  /// No system may be in use.
  mutating func removeUnusedEntries() {
    guard unusedEntries > 64, 2 * unusedEntries > entries.count else { return }
    for index in 0..<systems.count { systems[index].count = 0 }
    entries.truncate(to: 0)
    unusedEntries = 0
  }

  /// Updates the entry of a node after its pins were set, so that its system stays valid.
  ///
  /// - Parameter structure: The current structure of the tree.
  func pinsDidChange(of node: NodeID, structure: Int) {
    let place = places[Int32(node.slot)]
    guard place.entry >= 0, systems[Int(place.system)].structure == structure else { return }
    let range = systems[Int(place.system)].range
    guard range.contains(Int(place.entry)), entries[Int(place.entry)].id == node else { return }
    let system = entries.elements.part(range)
    let index = Int(place.entry) - range.lowerBound
    if index == 0 { return }
    let (old, new) = (Int(system[index].pins), Int(place.pinsIndex))
    // The flex numbers of a container are part of its entry.
    if pinTable.pins[old].flex != pinTable.pins[new].flex { return invalidateSystem(of: node) }
    // Baselines are measured with the natural heights.
    if pinTable.pins[old + 1].baseline != pinTable.pins[new + 1].baseline { systems[Int(place.system)].heights = -1 }
    system[index].pins = place.pinsIndex
    for axis in LayoutAxis.allCases
    where pinTable.pins[old + Int(axis.rawValue)] != pinTable.pins[new + Int(axis.rawValue)] {
      system.markStale(around: index, axis)
    }
  }

  /// Makes the next pass create the entries of a node's system again.
  func invalidateSystem(of node: NodeID) {
    let place = places[Int32(node.slot)]
    if place.entry >= 0 { systems[Int(place.system)].structure = -1 }
  }
}

extension Elements<BoxSystemNode> {
  /// Marks the containers around an entry whose pins or natural size changed along an axis.
  func markStale(around index: Int, _ axis: LayoutAxis) {
    var container = Int(self[index].container)
    while container >= 0, !self[container].marks.contains(.isStale(axis)) {
      self[container].marks.insert(.isStale(axis))
      container = Int(self[container].container)
    }
  }

  /// Marks that the items of a container have new positions or sizes along an axis.
  func markPlaced(_ index: Int, _ axis: LayoutAxis) {
    self[index].marks.insert(axis == .horizontal ? [.hasNewWidths, .hasNewFrames] : .hasNewFrames)
    var container = Int(self[index].container)
    while container >= 0, !self[container].marks.contains(.leadsToNewFrames) {
      self[container].marks.insert(.leadsToNewFrames)
      container = Int(self[container].container)
    }
  }
}
