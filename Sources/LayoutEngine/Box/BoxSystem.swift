// Systems of boxes: containers that are nested directly in each other, and their items.

/// The entries of a system of boxes in the workspace, the topmost container first.
struct BoxSystem {
  fileprivate let range: Range<Int>
}

/// An axis of a system of boxes, and the extent of the topmost container.
struct BoxDimension {
  let axis: LayoutAxis
  var extent: BoxExtent
  /// The padding and border of the topmost container.
  let inset: Edges<Double>
  /// The known extent of the topmost container's height while widths are determined, for constraints that couple both.
  let height: BoxExtent

  init(_ axis: LayoutAxis, _ extent: BoxExtent, inset: Edges<Double>, height: BoxExtent = .fitting(limit: .infinity)) {
    (self.axis, self.extent, self.inset, self.height) = (axis, extent, inset, height)
  }
}

/// The function that solves systems of boxes.
///
/// A tree refers to the function once a node becomes a box container. A linker therefore removes the solver, including
/// `ConstraintEngine`, from programs without box containers: the flexbox algorithm does not refer to it.
struct BoxSystemSolver {
  /// Determines the size and the position of every entry of a system along one axis.
  let solve: (LayoutPasses, BoxSystem, BoxDimension) -> Void

  init() {
    solve = { passes, system, dimension in passes.determineSizes(in: system, dimension) }
  }
}

extension LayoutPasses {
  func makeSystem(of root: Int32) -> BoxSystem {
    let workspace = arena.contents.boxWorkspace()
    let first = workspace.value.entries.count
    arena.appendBoxEntries(of: root, to: &workspace.value.entries)
    return BoxSystem(range: first..<workspace.value.entries.count)
  }

  func release(_ system: BoxSystem) {
    arena.contents.boxWorkspace().value.entries.truncate(to: system.range.lowerBound)
  }

  /// The entries of a system.
  ///
  /// The result is valid until further entries are created.
  func entries(_ system: BoxSystem) -> Elements<BoxSystemNode> {
    arena.contents.boxWorkspace().value.entries.elements.part(system.range)
  }

  /// Solves a system along one axis.
  func solve(_ system: BoxSystem, _ dimension: BoxDimension) {
    arena.contents.boxSolver?.value.solve(self, system, dimension)
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

  fileprivate func determineSizes(in system: BoxSystem, _ dimension: BoxDimension) {
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
      let node = entries[index].node
      entries[index].naturalSize.height =
        isLeaf(node) ? measureLeaf(node, .width(max(0, entries[index].naturalSize.width))).size.height : .nan
    }
  }
}
