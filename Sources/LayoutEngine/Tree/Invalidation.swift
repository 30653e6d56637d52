// Which parts of a tree have to be looked at again. Edits mark what they touch, and leave a way to it from the root; passes consume
// the marks.

extension Arena {
  /// Says that a node changed, and with it the items of its parent.
  func invalidate(_ node: Int32) {
    contents.currentLayout = nil
    // Nothing is left to compare: the parent is marked anyway.
    removeAnswers(of: node)
    states[node].marks.subtract([.hasContentHeight, .hasMaxContent, .hasMinContent, .intrinsicWidthsAreLost])
    endRefresh(of: node)
    markItemsChanged(in: node)
    let parent = nodes[node].parent
    guard parent >= 0 else { return }
    markItemsChanged(in: parent)
    leaveWay(to: node)
  }

  /// Says that a container has other items, or that one of them changed. The container's own style did not.
  func invalidateItems(of container: Int32) {
    contents.currentLayout = nil
    markItemsChanged(in: container)
    loseAnswers(of: container)
    leaveWay(to: container)
  }

  /// Says that a node was measured or laid out for itself: what its parent gave it has to be given again, but no answer and no frame
  /// is any different.
  func markItemsMeasured(inParentOf node: Int32) {
    var (child, parent) = (node, nodes[node].parent)
    if parent >= 0 { markItemsChanged(in: parent) }
    while parent >= 0 {
      addToDirtyList(child, in: parent)
      (child, parent) = (parent, nodes[parent].parent)
    }
  }

  private func markItemsChanged(in container: Int32) {
    markOwnItemsChanged(in: container)
    // The topmost of box containers that stand in each other places the items of all.
    var box = container
    while nodes[box].traits.contains(.isBox), nodes[box].parent >= 0, nodes[nodes[box].parent].traits.contains(.isBox) {
      box = nodes[box].parent
      if states[box].marks.itemsAreStale { return }
      markOwnItemsChanged(in: box)
    }
  }

  private func markOwnItemsChanged(in container: Int32) {
    var marks = states[container].marks
    marks.makeItemsStale()
    marks.insert(.searchesChildren)
    let mayHaveAnswered =
      !marks.isDisjoint(with: .intrinsicWidths) || nodes[container].firstAnswer >= 0
      || nodes[container].traits.contains(.couplesAxes) || marks.contains(.intrinsicWidthsAreLost)
    if mayHaveAnswered, !marks.contains(.awaitsRefresh) {
      marks.insert(.awaitsRefresh)
      contents.staleContainers += 1
    }
    states[container].marks = marks
  }

  /// The intrinsic widths of a container have been refreshed, or are forgotten.
  func endRefresh(of container: Int32) {
    guard states[container].marks.contains(.awaitsRefresh) else { return }
    states[container].marks.remove(.awaitsRefresh)
    contents.staleContainers -= 1
  }

  /// Leaves a way from the root to a node below which something changed, and forgets what its ancestors answered.
  ///
  /// An ancestor that no pass has visited since the last change ends the walk: the way to it is there already.
  private func leaveWay(to node: Int32) {
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

  /// Forgets what a container answered: baselines, and heights with a definite height. Its own container may have used them, and nothing
  /// is left to compare.
  private func loseAnswers(of container: Int32) {
    guard nodes[container].firstAnswer >= 0 else { return }
    removeAnswers(of: container)
    let parent = nodes[container].parent
    guard parent >= 0 else { return }
    states[parent].marks.insert(.contentHeightIsStale)
    states[parent].marks.remove(.isPlaced)
  }

  // MARK: - Coupled axes

  /// Forgets what passes have found out about the containers of a subtree that couple the axes, and about their items: each size is a
  /// function of the others there. Below a container whose own items couple the axes, everything is forgotten.
  ///
  /// - Complexity: O(nodes of the subtree).
  func forgetCoupledSizes(below root: Int32) {
    if isInsideCoupledContainer(root) { return forgetAllSizes(below: root) }
    forEachDescendant(of: root) { node in
      guard nodes[node].traits.contains(.couplesAxes) else { return true }
      if couplesAxesOfOwnItems(node) {
        forgetAllSizes(below: node)
        return false
      }
      visitAgain(node)
      forgetSizes(of: node)
      var child = nodes[node].firstChild
      while child >= 0 {
        forgetSizes(of: child)
        child = nodes[child].nextSibling
      }
      return true
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

  /// Makes passes visit a container that couples the axes, and its container, or the topmost of a system of boxes, size it again.
  private func visitAgain(_ node: Int32) {
    var (child, container) = (node, nodes[node].parent)
    var isGivenThere = true
    while container >= 0, !nodes[container].traits.contains(.couplesAxes) {
      if isGivenThere { states[container].forgetWidths() }
      isGivenThere = isGivenThere && nodes[container].traits.contains(.isBox)
      addToDirtyList(child, in: container)
      (child, container) = (container, nodes[container].parent)
    }
  }

  private func forgetSizes(of node: Int32) {
    if !nodes[node].traits.contains(.isLeaf) { removeAnswers(of: node) }
    let parent = nodes[node].parent
    if parent >= 0, nodes[node].firstChild >= 0 { addToDirtyList(node, in: parent) }
    (states[node], spaces[node]) = (states[node].withoutResults, NodeSpace())
  }

  // MARK: - Lists of changed children

  private func addToDirtyList(_ child: Int32, in parent: Int32) {
    guard !states[child].marks.contains(.isInDirtyList) else { return }
    states[child].marks.insert(.isInDirtyList)
    guard !states[parent].marks.contains(.searchesChildren) else { return }
    nodes[child].nextChanged = states[parent].firstChanged
    states[parent].firstChanged = child
  }

  /// Takes a child that is removed off the list of its parent.
  func removeFromDirtyList(_ child: Int32, in parent: Int32) {
    states[child].marks.remove(.isInDirtyList)
    nodes[child].nextChanged = -1
    states[parent].marks.insert(.searchesChildren)
    states[parent].firstChanged = -1
  }

  /// Calls `body` for every child below which something changed.
  func forEachChangedChild(of node: Int32, _ body: (Int32) -> Void) {
    guard nodes[node].traits.contains(.hasGrandchildren) else { return }
    if states[node].marks.contains(.searchesChildren) {
      var child = nodes[node].firstChild
      while child >= 0 {
        if states[child].marks.contains(.isInDirtyList) { body(child) }
        child = nodes[child].nextSibling
      }
    } else {
      var child = states[node].firstChanged
      while child >= 0 {
        body(child)
        child = nodes[child].nextChanged
      }
    }
  }

  /// The children of a node have been placed, and their marks ``NodeState/Marks/isInDirtyList`` taken back: what is still changed below
  /// them is on their own lists.
  func clearDirtyList(of node: Int32) {
    states[node].marks.remove(.searchesChildren)
    states[node].firstChanged = -1
  }
}
