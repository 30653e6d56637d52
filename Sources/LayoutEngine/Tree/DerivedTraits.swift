// Traits that follow from the traits of related nodes. Edits keep them up to date.

extension Arena {
  // MARK: - Left out

  /// Updates whether a node and its descendants are left out of the layout.
  ///
  /// The update ends at descendants without a change. Reading a frame then does not require a walk to the root.
  func markLeftOut(_ node: Int32) {
    forEachDescendant(of: node) { current in
      let record = nodes[current]
      // The descendants of a leaf are not laid out either.
      let isBelowLeftOut = record.parent >= 0 && !nodes[record.parent].traits.isDisjoint(with: [.isLeftOut, .isLeaf])
      let isLeftOut = !isDisplayed(current) || isBelowLeftOut
      guard isLeftOut != record.traits.contains(.isLeftOut) else { return false }
      nodes[current].traits.formSymmetricDifference(.isLeftOut)
      return true
    }
  }

  /// Whether a node is displayed.
  ///
  /// A collapsed item is not displayed, except as the root of a layout, where it is not an item.
  func isDisplayed(_ node: Int32) -> Bool {
    let traits = nodes[node].traits
    return !traits.contains(.isHidden) || traits.contains(.isCollapsed) && node == contents.lastRoot
  }

  /// Sets the root of the last layout.
  func setLastRoot(_ root: Int32) {
    let previous = contents.lastRoot
    if previous == root { return }
    contents.lastRoot = root
    if previous >= 0, nodes[previous].traits.contains(.isAlive) { markLeftOut(previous) }
    markLeftOut(root)
  }

  /// Hides a flex item with `visibility: collapse`, and shows the node in a container of a ``ContainerKind``.
  ///
  /// css-flexbox-1 §4.4
  func collapseItem(_ node: Int32) {
    let traits = nodes[node].traits
    if traits.isDisjoint(with: [.collapses, .isCollapsed]) { return }
    let parent = nodes[node].parent
    if traits.contains(.collapses), parent >= 0, nodes[parent].traits.isDisjoint(with: [.hasKind, .isLeaf]) {
      nodes[node].traits.formUnion([.isHidden, .isCollapsed])
    } else {
      nodes[node].traits.subtract([.isHidden, .isCollapsed])
    }
  }

  /// Updates the collapsed children of a node whose kind changed.
  func collapseItems(of node: Int32) {
    for child in children(of: node) {
      collapseItem(child)
      markLeftOut(child)
    }
  }

  // MARK: - Descendants

  /// The children of a node in the tree of boxes, in order.
  func children(of node: Int32) -> ChildSequence { ChildSequence(arena: self, child: nodes[node].firstChild) }

  /// Calls `body` for a node and, depth first, for the children of each node for which `body` returns `true`.
  func forEachDescendant(of node: Int32, _ body: (Int32) -> Bool) {
    var current = node
    while true {
      if body(current), nodes[current].firstChild >= 0 {
        current = nodes[current].firstChild
        continue
      }
      while current != node, nodes[current].nextSibling < 0 { current = nodes[current].parent }
      if current == node { return }
      current = nodes[current].nextSibling
    }
  }

  // MARK: - Traits of a container that depend on its items

  /// Whether a child is out of the flow of its container. css-flexbox-1 §4.1
  ///
  /// `position` has no effect on items of a ``ContainerKind``.
  func isOutOfFlow(_ child: Int32) -> Bool {
    nodes[child].traits.contains(.isAbsolute) && !nodes[nodes[child].parent].traits.contains(.hasKind)
  }

  /// Updates the traits of ancestors and descendants after a node changed or was moved.
  @inline(__always) func propagateTraits(from node: Int32) {
    if hasOrdinaryTraits(node) { describeToParent(node) } else { propagateAllTraits(from: node) }
  }

  /// Updates the same traits as ``propagateTraits(from:)``, after a change of a node that is unlike most nodes.
  @inline(never) func propagateAllTraits(from node: Int32) {
    collapseItem(node)
    markLeftOut(node)
    if couplesAxesByItself(node) || nodes[node].traits.contains(.hasCouplingItems) && couplesAxesThroughItems(node) {
      nodes[node].traits.insert(.couplesAxes)
      contents.hasCoupledNodes = true
    }
    describeToParent(node)
    announceEscapingNodes(of: node)
    coupleAncestors(of: node)
    if !nodes[node].traits.isDisjoint(with: [.isCollapsed, .allNestedRounds]) {
      reviewCoupling(of: nodes[node].parent)
    }
  }

  /// Whether a node is displayed, and affects no other traits than those of its parent, as most nodes.
  private func hasOrdinaryTraits(_ node: Int32) -> Bool {
    guard nodes[node].traits.isDisjoint(with: .propagated), !flexStyle(node).isWrappingColumn else { return false }
    let parent = nodes[node].parent
    if parent < 0 { return true }
    guard nodes[parent].traits.isDisjoint(with: [.isLeftOut, .isLeaf, .isStatic]) else { return false }
    // Otherwise the node does not couple the axes of its parent.
    return containerTraits(of: node).isDisjoint(with: .hasCouplingItems) || !couplesAxes(of: parent, through: node)
  }

  private func coupleAncestors(of node: Int32) {
    var current = node
    while nodes[current].parent >= 0 {
      let parent = nodes[current].parent
      guard couplesAxes(of: parent, through: current), !nodes[parent].traits.contains(.couplesAxes) else { return }
      nodes[parent].traits.insert(.couplesAxes)
      contents.hasCoupledNodes = true
      forgetWidths(of: parent)
      current = parent
    }
  }

  /// Marks the ancestors of a static node, up to the containing block, of absolute nodes that are positioned there.
  private func announceEscapingNodes(of node: Int32) {
    var current = nodes[node].traits.contains(.isAbsolute) ? nodes[node].parent : node
    guard current >= 0, !nodes[current].traits.isDisjoint(with: [.hasAbsoluteChildren, .holdsEscapingNodes]) else {
      return
    }
    while nodes[current].traits.contains(.isStatic), nodes[current].parent >= 0 {
      current = nodes[current].parent
      // The mark is never removed, so that the containers around this one are marked, too.
      if nodes[current].traits.contains(.holdsEscapingNodes) { return }
      nodes[current].traits.insert(.holdsEscapingNodes)
    }
  }

  /// The traits that the style of a node adds to its container.
  func containerTraits(of node: Int32) -> NodeTraits {
    contents.usedStyles.records[Int(nodes[node].style)].resolved.containerTraits
  }

  /// Updates the traits of a node's container that depend on the node.
  @inline(__always) func describeToParent(_ child: Int32) {
    let parent = nodes[child].parent
    guard parent >= 0 else { return }
    var traits = containerTraits(of: child)
    // An inner root is the content of its parent, and not out of the flow.
    if nodes[child].traits.contains(.isInnerRoot) { traits.remove(.hasAbsoluteChildren) }
    nodes[parent].traits.formUnion(traits)
    states[parent].marks.insert(.itemOrderIsStale)
  }

  // MARK: - Coupled axes

  /// Schedules a review of whether a node still couples the axes.
  ///
  /// The trait remains until the next layout or measurement. An outdated trait costs time but does not change results.
  func reviewCoupling(of node: Int32) {
    guard node >= 0, nodes[node].traits.contains(.couplesAxes), !states[node].marks.contains(.awaitsCouplingReview)
    else {
      return
    }
    states[node].marks.insert(.awaitsCouplingReview)
    contents.couplingReviews.append(node)
  }

  /// Removes the trait from nodes that do not couple the axes any more, and from their ancestors.
  ///
  /// Nodes are reviewed in the order of the list. A container is reviewed again after an item ceases to couple the axes.
  ///
  /// - Complexity: O(items of the reviewed containers).
  func reviewCouplings() {
    var next = 0
    while next < contents.couplingReviews.count {
      let node = contents.couplingReviews[next]
      next += 1
      states[node].marks.remove(.awaitsCouplingReview)
      guard nodes[node].traits.isSuperset(of: [.isAlive, .couplesAxes]) else { continue }
      reviewCollapsedItems(of: node)
      if couplesAxesByItself(node) || couplesAxesThroughItems(node) { continue }
      nodes[node].traits.remove(.couplesAxes)
      states[node].marks.insert(.intrinsicWidthsAreLost)
      forgetWidths(of: node)
      invalidateItems(of: node)
      reviewCoupling(of: nodes[node].parent)
    }
    contents.couplingReviews.truncate(to: 0)
  }

  /// Updates whether a container has collapsed items, and the nesting depth of containers with collapsed items.
  private func reviewCollapsedItems(of node: Int32) {
    var (rounds, hasCollapsedItems) = (0, false)
    for child in children(of: node)
    where couplesAxes(of: node, through: child) || nodes[node].traits.contains(.isOrthogonal) {
      rounds = max(rounds, nodes[child].traits.nestedRounds)
      if nodes[child].traits.contains(.isCollapsed) { hasCollapsedItems = true }
    }
    if hasCollapsedItems {
      nodes[node].traits.insert(.hasCollapsedItems)
      rounds = min(rounds + 1, NodeTraits.mostNestedRounds)
    } else {
      nodes[node].traits.remove(.hasCollapsedItems)
    }
    if rounds == nodes[node].traits.nestedRounds { return }
    nodes[node].traits.nestedRounds = rounds
    reviewCoupling(of: nodes[node].parent)
  }

  /// Invalidates the widths of items that do not depend on heights, or start to depend on heights.
  private func forgetWidths(of node: Int32) {
    states[node].marks.subtract([.widthsAreSet, .isPlaced, .hasContentHeight])
    setHeightOfWidths(.nan, of: node)
  }

  /// Whether a node couples the axes regardless of its items.
  ///
  /// The width of a wrapping column depends on its line breaks. The width of a node with vertical lines in a container
  /// with horizontal lines depends on the length of the lines.
  func couplesAxesByItself(_ node: Int32) -> Bool {
    nodes[node].traits.contains(.isOrthogonal)
      || nodes[node].traits.isDisjoint(with: [.hasKind, .isLeaf]) && flexStyle(node).isWrappingColumn
  }

  private func couplesAxesThroughItems(_ node: Int32) -> Bool {
    children(of: node).contains { couplesAxes(of: node, through: $0) }
  }

  /// Whether the width of a child, or of its descendants, depends on a definite height of its container.
  ///
  /// Absolute children are laid out when the size of the container is known. A collapsed child couples the axes, because
  /// its siblings are measured at more than one width.
  func couplesAxes(of parent: Int32, through child: Int32) -> Bool {
    let traits = nodes[child].traits
    if traits.contains(.isCollapsed) { return true }
    if traits.contains(.isHidden) || nodes[parent].traits.contains(.isLeaf) { return false }
    if nodes[parent].traits.contains(.hasKind) { return !traits.isDisjoint(with: [.couplesAxes, .couplesAxesAsItem]) }
    if traits.contains(.isAbsolute) { return false }
    if traits.contains(.couplesAxes) { return true }
    guard containerTraits(of: child).contains(.hasCouplingItems) else { return false }
    let style = flexStyle(child)
    if style.traits.contains(.edgesFollowHeight) { return true }
    if style.hasRatio { return ratioCouplesAxes(child, style, in: parent) }
    guard traits.contains(.isLeaf), axisStyle(child, .horizontal).traits.contains(.heightDeterminesWidth) else {
      return false
    }
    let height = axisStyle(child, .vertical).traits
    let hasFlexedHeight =
      !flexStyle(parent).isRow && (style.grow > 0 || style.shrink > 0 || height.contains(.hasBasis))
    return hasFlexedHeight || !height.isDisjoint(with: [.isPercentage, .hasUnresolvedBounds])
  }

  /// Whether an aspect ratio computes a width from a height that the container determines.
  private func ratioCouplesAxes(_ child: Int32, _ style: FlexStyle, in parent: Int32) -> Bool {
    let (width, height) = (axisStyle(child, .horizontal).traits, axisStyle(child, .vertical).traits)
    let isEmpty = nodes[child].firstChild < 0 || nodes[child].traits.contains(.isLeaf)
    guard isEmpty, height.isDisjoint(with: [.isPercentage, .isKeyword, .hasUnresolvedBounds]),
      width.isDisjoint(with: .hasKeywordBounds)
    else { return true }
    let container = flexStyle(parent)
    let cross = container.isRow ? height : width
    let isStretched =
      (style.alignSelf ?? container.alignItems) == .stretch && cross.contains(.isAutomatic)
      && cross.isDisjoint(with: .hasAutoMargins)
    let item = RatioItem(style: style, width: width, height: height, isStretched: isStretched)
    let isRigid = contents.rules.deviations.contains(.ratioIsRigid)
    return !(isRigid ? item.keepsAxesApart(container) : item.keepsAxesApartInCSS(container))
  }
}

/// An empty item with an aspect ratio, whose height properties do not refer to its container, and whose bounds of the
/// width do not refer to its content.
private struct RatioItem {
  let style: FlexStyle
  let width: AxisTraits
  let height: AxisTraits
  let isStretched: Bool

  private var hasBasis: Bool { width.contains(.hasBasis) }

  /// Whether the width does not depend on the container's height under CSS's rules, where a given width does not follow
  /// the ratio.
  func keepsAxesApartInCSS(_ container: FlexStyle) -> Bool {
    guard container.isRow else {
      let isGiven = isStretched || width.hasLength
      return isGiven || keepsAxesApart(container)
    }
    // The automatic minimum, which depends on a stretched height, has an effect where items shrink.
    let minimumIsUnused = style.shrink == 0 || width.isDisjoint(with: .hasAutomaticMinimum)
    return !isStretched || width.contains(.isFixed) && !hasBasis && minimumIsUnused
  }

  /// Whether the width does not depend on the container's height where the ratio is rigid. ``Deviations/ratioIsRigid``
  func keepsAxesApart(_ container: FlexStyle) -> Bool {
    if hasBasis { return false }
    if container.isRow { return style.grow == 0 && !width.union(height).isDisjoint(with: .isFixed) }
    // An item that is as wide as the container does not grow.
    let isFilled = isStretched && height.contains(.isAutomatic) && width.union(height).isDisjoint(with: .isLimited)
    let hasSize = isStretched || width.hasLength || height.contains(.isFixed)
    return hasSize && style.shrink == 0 && (style.grow == 0 || isFilled)
  }
}

extension NodeTraits {
  /// The traits of a node that affect its ancestors or descendants, besides those that its style adds to its container.
  fileprivate static let propagated: NodeTraits = [
    .isHidden, .isLeftOut, .collapses, .isCollapsed, .isOrthogonal, .couplesAxes, .couplesAxesAsItem, .hasCouplingItems,
    .hasAbsoluteChildren, .holdsEscapingNodes, .allNestedRounds,
  ]
}

/// The children of a node in the tree of boxes, in order.
struct ChildSequence: Sequence, IteratorProtocol {
  let arena: Arena
  var child: Int32

  mutating func next() -> Int32? {
    if child < 0 { return nil }
    defer { child = arena.nodes[child].nextSibling }
    return child
  }
}
