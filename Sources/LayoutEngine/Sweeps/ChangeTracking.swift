// Which parts of a tree have to be looked at again. An edit marks what it touches, and leaves a way to it from the root.

extension Arena {
  /// Says that a node changed, and with it the items of its parent.
  func invalidate(_ node: Int32) {
    contents.pointee.currentLayout = nil
    forgetAnswers(of: node)
    states[Int(node)].marks.subtract([.hasContentHeight, .hasMaxContent, .hasMinContent])
    markItemsChanged(in: node)
    states[Int(node)].marks.remove(.hasFrames)
    let parent = nodes[Int(node)].parent
    if parent >= 0 {
      markItemsChanged(in: parent)
      states[Int(parent)].marks.remove(.hasFrames)
      passOnChange(of: node)
    }
  }

  /// Says that a container has other items, or that one of them changed. The container's own style did not.
  func invalidateItems(of container: Int32) {
    contents.pointee.currentLayout = nil
    forgetAnswers(of: container)
    markItemsChanged(in: container)
    states[Int(container)].marks.remove(.hasFrames)
    passOnChange(of: container)
  }

  /// Says that a node was measured for itself: sweeps have to look at its parent's items again, but no answer and no frame
  /// is any different.
  func markItemsMeasured(inParentOf node: Int32) {
    var (child, parent) = (node, nodes[Int(node)].parent)
    if parent >= 0 { markItemsChanged(in: parent) }
    while parent >= 0 {
      list(child, in: parent)
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
  }

  /// Says that a container was swept for itself, in another way than the container around it would have it. That is so where that
  /// one could be swept as well, but was asked something that takes steps.
  func forgetWidths(around node: Int32) {
    let container = nodes[Int(node)].parent
    guard container >= 0, states[Int(container)].marks.contains(.widthsAreSet) else { return }
    states[Int(container)].marks.remove(.widthsAreSet)
    var (child, parent) = (container, nodes[Int(container)].parent)
    // Nothing is swept around containers that are laid out in steps.
    while parent >= 0, !nodes[Int(parent)].traits.contains(.isIrregularInside) {
      list(child, in: parent)
      (child, parent) = (parent, nodes[Int(parent)].parent)
    }
  }

  private func markItemsChanged(in container: Int32) {
    var marks = states[Int(container)].marks.subtracting([.widthsAreSet, .isPlaced])
    marks.formUnion([.contentWidthsAreStale, .contentHeightIsStale, .searchesChildren])
    if !marks.isDisjoint(with: [.hasMaxContent, .hasMinContent]), !marks.contains(.awaitsRefresh) {
      marks.insert(.awaitsRefresh)
      contents.pointee.awaitedRefreshes += 1
    }
    states[Int(container)].marks = marks
  }

  /// The content widths of a container have been looked at again, or forgotten.
  @inline(__always) func endRefresh(of container: Int32) {
    guard states[Int(container)].marks.contains(.awaitsRefresh) else { return }
    states[Int(container)].marks.remove(.awaitsRefresh)
    contents.pointee.awaitedRefreshes -= 1
  }

  /// Leaves a way from the root to a node below which something changed, and forgets what its ancestors answered.
  ///
  /// An ancestor from which nothing was computed since ends the walk: the way to it is there already.
  private func passOnChange(of node: Int32) {
    states[Int(node)].marks.insert(.isUnread)
    var child = node
    while true {
      let parent = nodes[Int(child)].parent
      guard parent >= 0 else { return }
      if nodes[Int(child)].firstChild >= 0 { list(child, in: parent) }
      // Box containers inside others have no runs of their own, in which they would be read.
      if states[Int(parent)].marks.contains(.isUnread), !nodes[Int(parent)].traits.contains(.isBox) { return }
      states[Int(parent)].marks.insert(.isUnread)
      forgetAnswers(of: parent)
      child = parent
    }
  }

  private func list(_ child: Int32, in parent: Int32) {
    guard !states[Int(child)].marks.contains(.isListed) else { return }
    states[Int(child)].marks.insert(.isListed)
    guard !states[Int(parent)].marks.contains(.searchesChildren) else { return }
    nodes[Int(child)].nextChanged = states[Int(parent)].firstChanged
    states[Int(parent)].firstChanged = child
  }

  /// Takes a child that is removed off the list of its parent.
  func unlist(_ child: Int32, in parent: Int32) {
    states[Int(child)].marks.remove(.isListed)
    nodes[Int(child)].nextChanged = -1
    states[Int(parent)].marks.insert(.searchesChildren)
    states[Int(parent)].firstChanged = -1
  }

  /// Calls `body` for every child below which something changed.
  @inline(__always) func forEachChangedChild(of node: Int32, _ body: (Int32) -> Void) {
    guard nodes[Int(node)].traits.contains(.hasGrandchildren) else { return }
    if states[Int(node)].marks.contains(.searchesChildren) {
      var child = nodes[Int(node)].firstChild
      while child >= 0 {
        if states[Int(child)].marks.contains(.isListed) { body(child) }
        child = nodes[Int(child)].nextSibling
      }
    } else {
      var child = states[Int(node)].firstChanged
      while child >= 0 {
        body(child)
        child = nodes[Int(child)].nextChanged
      }
    }
  }

  /// The children of a node have been laid out: what is still changed below them is on their own lists.
  func forgetChanges(below node: Int32) {
    forEachChangedChild(of: node) { states[Int($0)].marks.remove(.isListed) }
    forgetList(of: node)
  }

  /// The same where all marks that ``SweepState/Marks/isListed`` have been taken back already.
  @inline(__always) func forgetList(of node: Int32) {
    states[Int(node)].marks.remove(.searchesChildren)
    states[Int(node)].firstChanged = -1
  }
}

extension Sweeps {
  /// Puts the containers on the stack that stand on a node's list of changed children.
  func visitChangedChildren(of node: Int32) {
    run.arena.forEachChangedChild(of: node) { child in
      if isContainer(child), !self.node(child).pointee.traits.contains(.isHidden) {
        contents.pointee.workspace.sweepStack.append(child)
      }
    }
  }

  /// Finds out content widths again that may have changed and that something was made of: from below upwards, as far as they
  /// did change.
  func refreshContentWidths(below root: Int32) {
    contents.pointee.workspace.visited.truncate(to: 0)
    contents.pointee.workspace.sweepStack.append(root)
    let base = contents.pointee.workspace.sweepStack.count
    while contents.pointee.workspace.sweepStack.count >= base,
      let node = contents.pointee.workspace.sweepStack.popLast()
    {
      contents.pointee.workspace.visited.append(node)
      let below = contents.pointee.workspace.sweepStack.count
      visitChangedChildren(of: node)
      contents.pointee.workspace.sweepStack.reverse(from: below)
    }
    for index in (0..<contents.pointee.workspace.visited.count).reversed() {
      let node = contents.pointee.workspace.visited[index]
      state(node).pointee.marks.remove(.isUnread)
      run.arena.endRefresh(of: node)
      guard state(node).pointee.marks.contains(.contentWidthsAreStale), !isLaidOutStepwise(node) else { continue }
      state(node).pointee.marks.remove(.contentWidthsAreStale)
      let parent = self.node(node).pointee.parent
      if refreshContentWidths(of: node), index > 0 { itemsChanged(in: parent) }
    }
  }

  private func isLaidOutStepwise(_ node: Int32) -> Bool {
    self.node(node).pointee.traits.contains(.isIrregularInside) || !isContainer(node) || !contents.pointee.allowsSweeps
  }

  private func itemsChanged(in container: Int32) {
    state(container).pointee.marks.subtract([.widthsAreSet, .isPlaced])
    state(container).pointee.marks.formUnion([.contentWidthsAreStale, .contentHeightIsStale])
  }

  /// Whether a content width that was known is another one now.
  private func refreshContentWidths(of node: Int32) -> Bool {
    let state = state(node)
    let known = state.pointee
    state.pointee.marks.subtract([.hasMaxContent, .hasMinContent])
    var isChanged = false
    if known.marks.contains(.hasMaxContent) { isChanged = contentWidth(.largest, of: node) != known.maxContent }
    if known.marks.contains(.hasMinContent) {
      isChanged = contentWidth(.least, of: node) != known.minContent || isChanged
    }
    return isChanged
  }
}
