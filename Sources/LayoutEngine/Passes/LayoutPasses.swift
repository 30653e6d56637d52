/// The passes of one layout or one measurement of a tree.
///
/// The value has no state of its own: all state is part of the arena.
struct LayoutPasses {
  let arena: Arena
  let deviations: Deviations
  /// The measurer, which the layout retains; `nil` where no leaf is measured.
  let measurer: MeasurerReference?
  let nodes: Table<NodeRecord>
  let states: Table<NodeState>
  let intrinsicSpaces: Table<MeasureSpace>
  let results: Table<NodeResult>
  let sizes: Table<SizeNumbers>
  private let styles: Table<UsedStyle>

  init(_ arena: Arena, measurer: MeasurerReference? = nil) {
    self.arena = arena
    self.measurer = measurer
    deviations = arena.contents.rules.deviations
    nodes = arena.nodes
    states = arena.states
    intrinsicSpaces = arena.contents.intrinsicSpaces.table
    results = arena.results
    sizes = arena.sizes
    styles = arena.contents.usedStyles.records.table
  }

  /// See ``Deviations/leavesMeasureInAvailableSpace``.
  var leavesMeasureInAvailableSpace: Bool { deviations.contains(.leavesMeasureInAvailableSpace) }

  func flexStyle(_ node: Int32) -> FlexStyle { styles[Int(nodes[node].style)].resolved.flex }

  /// The style of a node along an axis.
  @inline(__always) func axisStyle<A: StaticAxis>(_ node: Int32, _ axis: A.Type) -> AxisStyle {
    styles[Int(nodes[node].style)].resolved[A.axis]
  }

  /// The lengths of a node's style that refer to other boxes, or are rare.
  func lengths(of node: Int32) -> StyleLengths { arena.lengths(of: node) }

  /// Returns a length of a style in points, within ±10¹⁵ points.
  func resolved(_ length: PackedLength, against basis: Double) -> Double {
    arena.contents.styleTable.functions.resolved(length, against: basis)
  }

  /// The heights on which the widths inside a node depend.
  func coupledHeights(of node: Int32) -> CoupledHeights { arena.contents.coupledHeights[node] }

  // MARK: - Items

  /// The flex items of a container, in order-modified document order. css-flexbox-1 §4 and §5.4
  ///
  /// - Parameter includesCollapsed: Whether collapsed items are included. §4.4
  @inline(__always)
  func items<I: ItemKind>(
    of container: Int32, _ itemKind: I.Type = AnyItems.self, includesCollapsed: Bool = false
  ) -> ItemSequence<I> {
    let isOrdered = !I.isSimple && nodes[container].traits.contains(.ordersChildren)
    if isOrdered, states[container].marks.contains(.itemOrderIsStale) { arena.sortItems(of: container) }
    return ItemSequence(
      nodes: nodes, arena: arena, isOrdered: isOrdered, includesCollapsed: includesCollapsed,
      node: isOrdered ? arena.contents.itemOrders[container].first : nodes[container].firstChild)
  }

  /// Whether the items of a container are ``SimpleItems``.
  func isSimple(_ container: Int32) -> Bool {
    nodes[container].traits.isDisjoint(with: [.hasComplexItems, .couplesAxes])
      && flexStyle(container).traits.isDisjoint(with: [.wraps, .alignsItemsByBaselines, .alignsItemsSafely])
  }

  /// Whether a width in the subtree of a node depends on a definite height.
  func couplesAxes(_ node: Int32) -> Bool { nodes[node].traits.contains(.couplesAxes) }

  /// Whether items of a row or column are aligned by their baselines.
  func alignsBaselines(_ container: Int32) -> Bool {
    flexStyle(container).traits.contains(.alignsItemsByBaselines) || nodes[container].traits.contains(.hasBaselineItems)
  }
}

/// The flex items of a container, in order.
struct ItemSequence<I: ItemKind>: Sequence, IteratorProtocol {
  let nodes: Table<NodeRecord>
  let arena: Arena
  let isOrdered: Bool
  let includesCollapsed: Bool
  var node: Int32

  @inline(__always) mutating func next() -> Int32? {
    while node >= 0 {
      let item = node
      node = isOrdered ? arena.contents.itemOrders[item].next : nodes[item].nextSibling
      if I.isSimple || nodes[item].traits.isDisjoint(with: [.isHidden, .isAbsolute]) { return item }
      if includesCollapsed, nodes[item].traits.contains(.isCollapsed) { return item }
    }
    return nil
  }
}

extension Arena {
  /// Links the children of a container by their `order`, and children of equal order in document order.
  ///
  /// css-flexbox-1 §5.4
  func sortItems(of container: Int32) {
    var children: [(order: Int32, node: Int32)] = []
    for child in self.children(of: container) { children.append((resolvedStyle(child).order, child)) }
    // The sort of the standard library is stable.
    children.sort { $0.order < $1.order }
    var next: Int32 = -1
    for (_, node) in children.reversed() {
      contents.itemOrders[node].next = next
      next = node
    }
    contents.itemOrders[container].first = next
    states[container].marks.remove(.itemOrderIsStale)
  }
}
