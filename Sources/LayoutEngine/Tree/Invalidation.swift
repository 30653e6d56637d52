// Invalidation of parts of a tree. Edits mark nodes and a path to them from the root. Passes remove the marks, and decide
// whether results outside of a changed container change: see "After an edit" in LayoutEngine.docc/TheAlgorithm.md.

extension Arena {
  /// Invalidates a node, and the items of its parent.
  @inline(never) func invalidate(_ node: Int32, _ change: TreeVersions.Change = .structure) {
    noteChange(change)
    if change == .data || !invalidateAgain(node) { invalidateResults(of: node, change) }
  }

  private func invalidateResults(of node: Int32, _ change: TreeVersions.Change) {
    // Previous answers are not needed for a comparison, because the parent is marked in any case.
    contents.answerLimit.subtract(removeAnswers(of: node))
    states[node].marks.subtract([.hasContentHeight, .hasMaxContent, .hasMinContent, .intrinsicWidthsAreLost])
    endRefresh(of: node)
    let isOutermost = markItemsChanged(in: node)
    // For containers around it, the size of a container is content.
    if change == .data, !isOutermost { contents.versions.note(.content) }
    let parent = nodes[node].parent
    guard parent >= 0 else { return }
    markItemsChanged(in: parent)
    markPath(to: node)
  }

  private func noteChange(_ change: TreeVersions.Change) {
    contents.versions.note(change)
    // While a tree is built, there is no layout.
    if contents.currentLayout != nil { contents.currentLayout = nil }
  }

  /// Invalidates the items of a container, whose own style did not change.
  func invalidateItems(of container: Int32) {
    noteChange(.structure)
    if itemsAreInvalid(container) { return }
    markItemsChanged(in: container)
    loseAnswers(of: container)
    markPath(to: container)
  }

  /// Whether the items of a container were invalidated, and no pass has visited the container since then.
  ///
  /// The path from the root to the container is then marked, too.
  private func itemsAreInvalid(_ container: Int32) -> Bool {
    itemsAreMarked(container) && (states[container].marks.contains(.isInDirtyList) || nodes[container].parent < 0)
  }

  /// Whether all results of a container that depend on its items are marked as invalid.
  private func itemsAreMarked(_ container: Int32) -> Bool {
    let (record, marks) = (nodes[container], states[container].marks)
    return marks.isSuperset(of: [.isDirty, .isUnvisited, .searchesChildren]) && marks.itemsAreStale
      && record.firstAnswer < 0 && record.traits.isDisjoint(with: [.hasKind, .couplesAxes])
  }

  /// Invalidates a node if no pass has visited the node and its parent since they were made or invalidated.
  ///
  /// - Returns: Whether the node was invalidated. If not, it has results, or the parent has.
  @inline(__always) private func invalidateAgain(_ node: Int32) -> Bool {
    let marks = states[node].marks
    guard itemsAreMarked(node), marks.isDisjoint(with: .sizes) else { return false }
    let parent = nodes[node].parent
    if parent < 0 { return true }
    guard itemsAreInvalid(parent) else { return false }
    // The parent has no list of changed children: all of them are searched.
    if nodes[node].firstChild >= 0 { states[node].marks = marks.union(.isInDirtyList) }
    return true
  }

  /// Marks a node that was measured or laid out as a root.
  ///
  /// The results that the parent has set have to be set again, but cached answers and frames remain valid.
  func markItemsMeasured(inParentOf node: Int32) {
    var (child, parent) = (node, nodes[node].parent)
    if parent >= 0 {
      contents.versions.note(.structure)
      markItemsChanged(in: parent)
    }
    while parent >= 0 {
      addToDirtyList(child, in: parent)
      (child, parent) = (parent, nodes[parent].parent)
    }
  }

  /// Returns whether the outermost of joined containers has no parent; `false` also if it was marked before.
  @discardableResult private func markItemsChanged(in container: Int32) -> Bool {
    markOwnItemsChanged(in: container)
    // The outermost of joined containers places the items of all of them.
    var outer = container
    while nodes[outer].traits.contains(.joinsNested), joinsParent(outer) {
      outer = nodes[outer].parent
      if states[outer].marks.itemsAreStale { return false }
      markOwnItemsChanged(in: outer)
    }
    return nodes[outer].parent < 0
  }

  private func markOwnItemsChanged(in container: Int32) {
    var marks = states[container].marks
    marks.makeItemsStale()
    marks.insert(.searchesChildren)
    let mayHaveAnswered =
      !marks.isDisjoint(with: .intrinsicWidths) || nodes[container].firstAnswer >= 0
      || nodes[container].traits.contains(.couplesAxes) || marks.contains(.intrinsicWidthsAreLost)
    if mayHaveAnswered, !marks.contains(.awaitsIntrinsicRefresh) {
      marks.insert(.awaitsIntrinsicRefresh)
      contents.staleContainers += 1
    }
    states[container].marks = marks
  }

  /// Ends the refresh of the intrinsic widths of a container, after they were refreshed or removed.
  func endRefresh(of container: Int32) {
    guard states[container].marks.contains(.awaitsIntrinsicRefresh) else { return }
    states[container].marks.remove(.awaitsIntrinsicRefresh)
    contents.staleContainers -= 1
  }

  /// Marks the path from the root to a changed node, and removes the cached answers of its ancestors.
  ///
  /// The walk ends at the first ancestor that no pass has visited since the last change, because the path to it is
  /// already marked.
  private func markPath(to node: Int32) {
    states[node].marks.formUnion([.isDirty, .isUnvisited])
    var child = node
    while true {
      let parent = nodes[child].parent
      guard parent >= 0 else { return }
      if nodes[child].firstChild >= 0 { addToDirtyList(child, in: parent) }
      if states[parent].marks.contains(.isDirty) { return }
      states[parent].marks.formUnion([.isDirty, .isUnvisited])
      loseAnswers(of: parent)
      child = parent
    }
  }

  /// Removes the cached answers of a container: baselines, and heights with a definite height.
  ///
  /// The parent may have used the answers, and no previous answers remain for a comparison.
  private func loseAnswers(of container: Int32) {
    guard nodes[container].firstAnswer >= 0 else { return }
    contents.answerLimit.subtract(removeAnswers(of: container))
    let parent = nodes[container].parent
    guard parent >= 0 else { return }
    states[parent].marks.insert(.contentHeightIsStale)
    states[parent].marks.remove(.isPlaced)
  }

  // MARK: - Coupled axes

  /// Removes the cached results of changed containers in a subtree that couple the axes, and of their items.
  ///
  /// Each size of such a container depends on the others.
  ///
  /// - Complexity: O(children of the containers on the paths to changes). In trees with nodes whose lines are
  ///   perpendicular to those of their container, O(nodes of the subtree).
  func forgetCoupledSizes(below root: Int32) {
    if isInsideCoupledContainer(root) { return forgetAllSizes(below: root) }
    if contents.hasOrthogonalNodes { visitOrthogonalNodes(below: root) }
    let base = workspace.stack.count
    workspace.stack.append(root)
    while workspace.stack.count > base, let node = workspace.stack.popLast() {
      forEachChangedChild(of: node) { workspace.stack.append($0) }
      guard nodes[node].traits.contains(.couplesAxes) else { continue }
      visitAgain(node)
      forgetSizes(of: node)
      if states[node].marks.contains(.searchesChildren) {
        // The container or one of its items changed.
        for child in children(of: node) { forgetSizes(of: child) }
      } else {
        forEachChangedChild(of: node) { forgetSizes(of: $0) }
      }
    }
  }

  /// Removes the cached results of nodes whose lines are perpendicular to those of their container, and marks the paths
  /// to the nodes as changed.
  ///
  /// The edges of such a node count as 0 while its content is measured, and the results do not name the edges.
  private func visitOrthogonalNodes(below root: Int32) {
    let base = workspace.stack.count
    forEachDescendant(of: root) { node in
      workspace.stack.append(node)
      return !nodes[node].traits.contains(.isOrthogonal)
    }
    // Descendants come before their ancestors.
    while workspace.stack.count > base, let node = workspace.stack.popLast() {
      if nodes[node].traits.contains(.isOrthogonal) {
        forgetAllSizes(below: node)
      } else if states[node].marks.contains(.leadsToOrthogonalNode) {
        states[node].marks.remove(.leadsToOrthogonalNode)
      } else {
        continue
      }
      if node == root { continue }
      addToDirtyList(node, in: nodes[node].parent)
      states[nodes[node].parent].marks.insert(.leadsToOrthogonalNode)
    }
  }

  private func forgetAllSizes(below root: Int32) {
    forEachDescendant(of: root) { node in
      forgetSizes(of: node)
      if nodes[node].traits.contains(.couplesAxes) { visitAgain(node) }
      return true
    }
  }

  private func isInsideCoupledContainer(_ node: Int32) -> Bool {
    var container = nodes[node].parent
    while container >= 0 {
      if nodes[container].traits.contains(.couplesAxes) { return true }
      container = nodes[container].parent
    }
    return false
  }

  /// Makes passes visit a container that couples the axes again.
  ///
  /// The container's parent, or the outermost of joined containers, sizes the container again.
  private func visitAgain(_ node: Int32) {
    var (child, container) = (node, nodes[node].parent)
    var isGivenThere = true
    while container >= 0, !nodes[container].traits.contains(.couplesAxes) {
      if isGivenThere { states[container].forgetWidths() }
      isGivenThere = isGivenThere && nodes[container].traits.contains(.joinsNested)
      addToDirtyList(child, in: container)
      (child, container) = (container, nodes[container].parent)
    }
  }

  func forgetSizes(of node: Int32) {
    // Data of kinds that follows from these results is outdated, too.
    contents.versions.note(.structure)
    if !nodes[node].traits.contains(.isLeaf) { removeAnswers(of: node) }
    let parent = nodes[node].parent
    if parent >= 0, nodes[node].firstChild >= 0 { addToDirtyList(node, in: parent) }
    states[node] = states[node].withoutResults
    forgetSpaces(of: node)
  }

  /// Resets the spaces and heights in which the results of a node were computed.
  func forgetSpaces(of node: Int32) {
    if contents.leavesMeasureInAvailableSpace { contents.intrinsicSpaces[Int(node)] = .endless }
    contents.coupledHeights.reset(node)
  }

  /// Sets the definite height at which the widths of a node's items are set; NaN: they do not depend on it.
  func setHeightOfWidths(_ height: Double, of node: Int32) {
    if contents.coupledHeights[node].ofWidths.isSame(as: height) { return }
    contents.coupledHeights[node].ofWidths = height
  }

  // MARK: - Lists of changed children

  private func addToDirtyList(_ child: Int32, in parent: Int32) {
    guard !states[child].marks.contains(.isInDirtyList) else { return }
    states[child].marks.insert(.isInDirtyList)
    guard !states[parent].marks.contains(.searchesChildren) else { return }
    nodes[child].nextChanged = states[parent].firstChanged
    states[parent].firstChanged = child
  }

  /// Removes a child from the list of its parent.
  func removeFromDirtyList(_ child: Int32, in parent: Int32) {
    states[child].marks.remove(.isInDirtyList)
    nodes[child].nextChanged = -1
    states[parent].marks.insert(.searchesChildren)
    states[parent].firstChanged = -1
  }

  /// Calls `body` for each child with changed descendants.
  func forEachChangedChild(of node: Int32, _ body: (Int32) -> Void) {
    guard nodes[node].traits.contains(.hasGrandchildren) else { return }
    if states[node].marks.contains(.searchesChildren) {
      for child in children(of: node) where states[child].marks.contains(.isInDirtyList) { body(child) }
    } else {
      var child = states[node].firstChanged
      while child >= 0 {
        body(child)
        child = nodes[child].nextChanged
      }
    }
  }

  /// Clears the list of a node after its children were placed.
  ///
  /// The marks ``NodeState/Marks/isInDirtyList`` of the children were removed before. Changed descendants
  /// of the children are in the children's own lists.
  func clearDirtyList(of node: Int32) {
    states[node].marks.remove(.searchesChildren)
    states[node].firstChanged = -1
  }
}
