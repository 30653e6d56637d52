import LayoutEngine

// Systems of boxes: containers that are nested directly in each other, and their items.

/// The entries of a system of boxes in the workspace, the topmost container first.
struct BoxSystem {
  fileprivate let range: Range<Int>
}

/// An axis of a system of boxes, and the extent of the topmost container.
struct BoxDimension {
  let axis: LayoutAxis
  var extent: ContainerExtent
  /// The padding and border of the topmost container.
  let inset: Edges<Double>
  /// The known extent of the topmost container's height while widths are determined, for constraints that couple both.
  let height: ContainerExtent

  init(
    _ axis: LayoutAxis, _ extent: ContainerExtent, inset: Edges<Double>,
    height: ContainerExtent = .fitting(limit: .infinity)
  ) {
    (self.axis, self.extent, self.inset, self.height) = (axis, extent, inset, height)
  }
}

extension BoxPass {
  func makeSystem() -> BoxSystem {
    let first = arena.contents.workspace.entries.count
    pass.appendBoxEntries(to: &arena.contents.workspace.entries, arena)
    return BoxSystem(range: first..<arena.contents.workspace.entries.count)
  }

  func release(_ system: BoxSystem) { arena.contents.workspace.entries.truncate(to: system.range.lowerBound) }

  /// The entries of a system.
  ///
  /// The result is valid until further entries are created.
  func entries(_ system: BoxSystem) -> Elements<BoxSystemNode> {
    arena.contents.workspace.entries.elements.part(system.range)
  }

  /// Solves a system along one axis: determines the size and the position of every entry.
  func solve(_ system: BoxSystem, _ dimension: BoxDimension) {
    let (entries, inset) = (entries(system), dimension.inset)
    var boxAxis = BoxAxis(arena: arena, axis: dimension.axis, entries: entries, extent: dimension.extent, inset: inset)
    guard dimension.axis == .horizontal, boxAxis.hasSizeConstraints, boxAxis.couplesAxes else { return boxAxis.solve() }
    var vertical = BoxAxis(arena: arena, axis: .vertical, entries: entries, extent: dimension.height, inset: inset)
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
