// Traits of nodes that follow from those around them. Edits keep them up to date.

extension Arena {
  // MARK: - Left out

  /// Passes on whether a node is left out, down to where nothing changes, so that reading a frame does not have to climb.
  func markLeftOut(_ node: Int32) {
    forEachDescendant(of: node) { current in
      let record = nodes[current]
      // What is below a leaf is not laid out either.
      let isBelowLeftOut = record.parent >= 0 && !nodes[record.parent].traits.isDisjoint(with: [.isLeftOut, .isLeaf])
      let isLeftOut = !isDisplayed(current) || isBelowLeftOut
      guard isLeftOut != record.traits.contains(.isLeftOut) else { return false }
      nodes[current].traits.formSymmetricDifference(.isLeftOut)
      return true
    }
  }

  /// Whether a node is displayed. A collapsed item is not, but for the root of a layout, which is no item there.
  func isDisplayed(_ node: Int32) -> Bool {
    let traits = nodes[node].traits
    return !traits.contains(.isHidden) || traits.contains(.isCollapsed) && node == contents.lastRoot
  }

  /// Makes a node the root of the last layout.
  func setLastRoot(_ root: Int32) {
    let previous = contents.lastRoot
    if previous == root { return }
    contents.lastRoot = root
    if previous >= 0, nodes[previous].traits.contains(.isAlive) { markLeftOut(previous) }
    markLeftOut(root)
  }

  /// Hides a flex item with `visibility: collapse`, and shows it in a box container, where it is none. css-flexbox-1 §4.4
  func collapseItem(_ node: Int32) {
    let traits = nodes[node].traits
    if traits.isDisjoint(with: [.collapses, .isCollapsed]) { return }
    let parent = nodes[node].parent
    if traits.contains(.collapses), parent >= 0, nodes[parent].traits.isDisjoint(with: [.isBox, .isLeaf]) {
      nodes[node].traits.formUnion([.isHidden, .isCollapsed])
    } else {
      nodes[node].traits.subtract([.isHidden, .isCollapsed])
    }
  }

  /// The same for the children of a node that became a box container, or is none any more.
  func collapseItems(of node: Int32) {
    var child = nodes[node].firstChild
    while child >= 0 {
      collapseItem(child)
      markLeftOut(child)
      child = nodes[child].nextSibling
    }
  }

  // MARK: - Descendants

  /// Calls `body` for a node and, depth first, for the children of each node for which it answers true.
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

  // MARK: - What a container has to know of its items

  /// Whether a child is out of the flow of its container. css-flexbox-1 §4.1
  ///
  /// Items of a box container obey no `position`.
  func isOutOfFlow(_ child: Int32) -> Bool {
    nodes[child].traits.contains(.isAbsolute) && !nodes[nodes[child].parent].traits.contains(.isBox)
  }

  /// Tells ancestors and descendants what they have to know of a node that changed or was moved.
  func propagateTraits(from node: Int32) {
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

  /// Tells the ancestors of a static node, up to the containing block, of absolute nodes that are placed there.
  private func announceEscapingNodes(of node: Int32) {
    var current = nodes[node].traits.contains(.isAbsolute) ? nodes[node].parent : node
    guard current >= 0, !nodes[current].traits.isDisjoint(with: [.hasAbsoluteChildren, .holdsEscapingNodes]) else {
      return
    }
    while nodes[current].traits.contains(.isStatic), nodes[current].parent >= 0 {
      current = nodes[current].parent
      nodes[current].traits.insert(.holdsEscapingNodes)
    }
  }

  /// Tells the container of a node what is special about it.
  func describeToParent(_ child: Int32) {
    let parent = nodes[child].parent
    guard parent >= 0 else { return }
    let (traits, style) = (nodes[child].traits, flexStyle(child))
    var told: NodeTraits = []
    if self.style(child).order != 0 { told.insert(.ordersChildren) }
    if traits.intersection([.isAbsolute, .isInnerRoot]) == .isAbsolute { told.insert(.hasAbsoluteChildren) }
    if style.alignSelf == .baseline || style.alignSelf == .lastBaseline { told.insert(.hasBaselineItems) }
    let heightDecidesWidth = axisStyle(child, .horizontal).traits.contains(.heightDecidesWidth)
    if style.traits.contains(.hasRatio) || heightDecidesWidth || traits.contains(.collapses) {
      told.insert(.hasCouplingItems)
    }
    if !style.traits.contains(.isSimple) { told.insert(.hasComplexItems) }
    let width = axisStyle(child, .horizontal).traits
    let needsMinimum = contents.rules == .stackView && width.contains(.hasAutomaticMinimum)
    if needsMinimum || !width.isDisjoint(with: .needsFullCrossSizing) { told.insert(.hasKeywordItems) }
    nodes[parent].traits.formUnion(told)
    states[parent].marks.insert(.itemOrderIsStale)
  }

  // MARK: - Coupled axes

  /// Says that a node may have nothing left that couples the axes. The trait stays up to the next layout or measurement: a trait too
  /// many costs time and not correctness.
  func reviewCoupling(of node: Int32) {
    guard node >= 0, nodes[node].traits.contains(.couplesAxes), !states[node].marks.contains(.awaitsCouplingReview)
    else {
      return
    }
    states[node].marks.insert(.awaitsCouplingReview)
    contents.couplingReviews.append(node)
  }

  /// Withdraws the trait from nodes that have nothing left that couples the axes, and from their ancestors.
  ///
  /// Nodes are reviewed in the order in which they were listed, so that a container follows all of its items and is reviewed once.
  ///
  /// - Complexity: O(items of the containers that are reviewed).
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

  /// Whether a container has collapsed items, and how many of such containers stand in each other in it.
  private func reviewCollapsedItems(of node: Int32) {
    var (rounds, hasCollapsedItems) = (0, false)
    var child = nodes[node].firstChild
    while child >= 0 {
      if couplesAxes(of: node, through: child) || nodes[node].traits.contains(.isOrthogonal) {
        rounds = max(rounds, nodes[child].traits.nestedRounds)
        if nodes[child].traits.contains(.isCollapsed) { hasCollapsedItems = true }
      }
      child = nodes[child].nextSibling
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

  /// Widths of items that do not depend on heights, or do so from now on, have to be found out again.
  private func forgetWidths(of node: Int32) {
    states[node].marks.subtract([.widthsAreSet, .isPlaced, .hasContentHeight])
    spaces[node].widthsDefiniteHeight = .nan
  }

  /// A column that wraps: where its lines break decides how wide it is. A node whose lines run from top to bottom in one where they run
  /// from left to right: how long they are decides how wide it is.
  private func couplesAxesByItself(_ node: Int32) -> Bool {
    nodes[node].traits.contains(.isOrthogonal)
      || nodes[node].traits.isDisjoint(with: [.isBox, .isLeaf]) && flexStyle(node).isWrappingColumn
  }

  /// Whether an item, and not only something deeper, couples the axes of a container.
  func couplesAxesOfOwnItems(_ node: Int32) -> Bool {
    if couplesAxesByItself(node) { return true }
    var child = nodes[node].firstChild
    while child >= 0 {
      if !nodes[child].traits.contains(.couplesAxes), couplesAxes(of: node, through: child) { return true }
      child = nodes[child].nextSibling
    }
    return false
  }

  private func couplesAxesThroughItems(_ node: Int32) -> Bool {
    var child = nodes[node].firstChild
    while child >= 0 {
      if couplesAxes(of: node, through: child) { return true }
      child = nodes[child].nextSibling
    }
    return false
  }

  /// Whether the width of a child, or of something in it, depends on a definite height of its container. Absolute children are laid out when
  /// the size of the container is known, and what is inside boxes is measured without a height. A collapsed child counts, too: its siblings
  /// are measured at more than one width.
  func couplesAxes(of parent: Int32, through child: Int32) -> Bool {
    let traits = nodes[child].traits
    if traits.contains(.isCollapsed) { return true }
    guard traits.isDisjoint(with: [.isHidden, .isAbsolute]), nodes[parent].traits.isDisjoint(with: [.isBox, .isLeaf])
    else {
      return false
    }
    if traits.contains(.couplesAxes) { return true }
    let style = flexStyle(child)
    if style.traits.contains(.edgesFollowHeight) { return true }
    if style.traits.contains(.hasRatio) { return ratioCouplesAxes(child, style, in: parent) }
    guard traits.contains(.isLeaf), axisStyle(child, .horizontal).traits.contains(.heightDecidesWidth) else {
      return false
    }
    let hasFlexedHeight =
      !flexStyle(parent).isRow && (style.grow > 0 || style.shrink > 0 || style.traits.contains(.hasBasis))
    return hasFlexedHeight || !axisStyle(child, .vertical).traits.isDisjoint(with: [.isPercentage, .hasOpenBounds])
  }

  /// Whether a ratio makes a width of a height that the container decides.
  private func ratioCouplesAxes(_ child: Int32, _ style: FlexStyle, in parent: Int32) -> Bool {
    let (container, height) = (flexStyle(parent), axisStyle(child, .vertical).traits)
    let aligned = style.alignSelf ?? container.alignItems
    let isEmpty = nodes[child].firstChild < 0 || nodes[child].traits.contains(.isLeaf)
    if container.isRow {
      let isStretched = aligned == .stretch && height.contains(.isAutomatic) && height.isDisjoint(with: .hasAutoMargins)
      let isFree = !isStretched && height.isDisjoint(with: [.isPercentage, .isKeyword, .hasOpenBounds])
      return !(isFree && isEmpty && contents.rules == .css)
    }
    let width = axisStyle(child, .horizontal).traits
    let isStretched = aligned == .stretch && width.isDisjoint(with: .hasAutoMargins)
    return !(isStretched && isEmpty && self.style(child).ratioOnlyDecidesHeight)
  }
}

extension Style {
  /// Whether the aspect ratio does nothing but to make a height of a width, in a column that stretches the box.
  fileprivate var ratioOnlyDecidesHeight: Bool {
    guard width == .auto, height == .auto, basis == .auto, maxWidth == .none, maxHeight == .none, shrink == 0 else {
      return false
    }
    let isFree = isScrollContainer
    return (minWidth == .length(.zero) || isFree && minWidth == .auto)
      && (minHeight == .length(.zero) || isFree && minHeight == .auto)
  }
}
