import PlatformView

// A change marks the path from the topmost container to the changed item, and requests a layout.

extension ViewNode {
  /// The container that currently lays out the item; `nil` for the topmost container.
  package var outer: ViewNode? {
    guard isIncluded else { return nil }
    guard hadView else { return parent }
    let parent = parent
    if let parent, isSubviewOf(parent) { return parent }
    // The view may have moved since its container read its subviews.
    guard let host = view?.superview?.existingViewNode, host.layout != nil else { return nil }
    if let parent, parent.host === host { return parent }
    return host.content?.includes(self) == true ? host : nil
  }

  /// Whether the item is another one, or is inside it.
  package func isInside(_ item: ViewNode) -> Bool {
    var next: ViewNode? = self
    while let node = next {
      if node === item { return true }
      next = node.parent
      var view = next == nil ? node.view?.superview : nil
      while next == nil, let superview = view {
        next = superview.existingViewNode
        view = superview.superview
      }
    }
    return false
  }

  /// Whether the topmost container is computing a layout or setting frames.
  package var hasLayoutInProgress: Bool {
    !has(.wasRequestedOutsideLayout) && layout?.hasLayoutInProgress == true
  }

  /// Whether the item reads from right to left in the layout; `nil` before its first layout.
  package var usedRightToLeft: Bool? { tree?.isRightToLeft(self) }

  /// Whether something in the container has to be updated before the tree is used.
  var hasUpdates: Bool { hasAny([.isRequested, .needsUpdate]) }

  // MARK: - Changing

  /// Inserts an item that is in no container, or sets again what follows from this container.
  ///
  /// An item that enters a container is measured again: views report no changes while they are in no container.
  package func insert(_ child: ViewNode, at index: Int, isInBox: Bool) {
    noteVisits(children.insertPlaced(child, at: index))
    child.enter(self, isInBox: isInBox)
  }

  /// Replaces some items, by items that are in no other container.
  package func replaceChildren(_ old: Range<Int>, with new: ArraySlice<ViewNode>) {
    if !old.isEmpty {
      let kept = Set(new.map { ObjectIdentifier($0) })
      for child in children[old] where !kept.contains(ObjectIdentifier(child)) { child.parent = nil }
    }
    children.replaceSubrange(old, with: new)
    children.giveKeys()
    for child in new { child.enter(self, isInBox: true) }
  }

  /// Moves all items to a container that takes the place of this one.
  package func moveChildren(to other: ViewNode) {
    swap(&children, &other.children)
    for child in other.children { child.parent = other }
    other.mark(.mayHaveStrayViews, has(.mayHaveStrayViews))
    mark(.structureChanged)
  }

  /// Sets the container, and the properties that follow from it.
  package func enter(_ container: ViewNode, isInBox: Bool) {
    if !isItem(of: container) {
      // A former item that contains this container now must not remain its item.
      content?.settleSubviews()
      if has(.mayHaveStrayViews) { releaseContainer(container) }
      // A guide adds no subviews, and other views without a container class do not report which subviews they lose.
      if has(.mayHaveStrayViews) || isInBox && hadView && !container.hadView { container.noteStrayViews() }
      parent = container
      mark(isInBox ? .needsMeasuring : [.needsMeasuring, .isMeasured])
    }
    mark(.isInBox, isInBox)
    mark([.needsStyle, .needsPins])
  }

  /// Removes the item by which a container is in this item, because this item enters the container.
  ///
  /// The view of the removed item is not in the view of this item. Otherwise the views would contain each other.
  private func releaseContainer(_ container: ViewNode) {
    if children.isEmpty { return }
    var stray: ViewNode?
    var item = container
    while item !== self {
      guard let outer = item.parent else { return }
      noteVisits(1)
      if item.hadView, let host = outer.host, !item.isSubviewOf(host) { stray = item }
      item = outer
    }
    guard let stray, let outer = stray.parent else { return }
    outer.forget(stray)
    outer.structureDidChange()
  }

  /// Marks this container and those around it, up to a marked one, so that they are searched for items whose views have left.
  private func noteStrayViews() {
    var next: ViewNode? = self
    while let item = next, !item.has(.mayHaveStrayViews) {
      item.mark(.mayHaveStrayViews)
      noteVisits(1)
      next = item.parent
    }
  }

  /// Removes an item without its view, and without requesting a layout.
  package func forget(_ child: ViewNode) {
    guard child.isItem(of: self), let index = children.place(of: child) else { return }
    content?.willForget(child, at: index)
    children.remove(at: index)
    child.parent = nil
    mark(.structureChanged)
  }

  /// Notes that the items, or their order, have changed.
  package func structureDidChange() {
    mark(.structureChanged)
    contentDidChange()
  }

  /// Notes that the properties of the item have changed.
  package func styleDidChange() {
    mark([.needsStyle, .needsPins])
    setNeedsLayout()
  }

  /// Notes that the content of the view has changed.
  ///
  /// The view, and all views in it, are measured again in the next layout.
  package func markDirty() {
    var pending = [self]
    while let node = pending.popLast() {
      node.forgetMeasurements()
      guard let content = node.content else { continue }
      // The container may now include items that it did not include before.
      if node.hadView || node === self { content.synchronizeSubviews() }
      node.noteVisits(node.children.count)
      pending += node.children
      // Natural sizes are measured again during the update.
      if content.needsNaturalSizes { node.requestLayout() }
    }
    if content != nil { requestLayout() } else { outer?.requestLayout() }
  }

  /// Discards measurements: immediately if the engine is not in use, otherwise before the next layout.
  private func forgetMeasurements() {
    forgetNaturalSize()
    // The content of a view in a box also determines whether the view is measured.
    if !isInBox, let tree, tree.forgetMeasurements(of: self) { return }
    mark(.needsMeasuring)
    parent?.contentDidChange()
  }

  /// Measures the view of the item again before the next layout, because its content may have changed.
  ///
  /// Views that report their changes need no such measurement.
  package func setNeedsReview() {
    if content != nil || !hadView || has(.needsReview) || viewReportsChanges { return }
    mark(.needsReview)
    parent?.contentDidChange()
  }

  /// Sets whether the container lays out the item.
  package func setIncluded(_ isIncluded: Bool) {
    guard isIncluded != self.isIncluded else { return }
    mark(.isIncluded, isIncluded)
    placeDidChange()
    styleDidChange()
    if content != nil { contentDidChange() }
  }

  /// Requests a layout of the container, and of the item itself if it is a container that lays itself out.
  private func setNeedsLayout() {
    parent?.contentDidChange()
    if content != nil, !hasAll([.needsUpdate, .isRequested]), outer == nil { contentDidChange() }
  }

  // MARK: - Layout requests

  /// Notes that the items or the properties of the container have changed.
  package func contentDidChange() {
    mark(.needsUpdate)
    requestLayout()
  }

  /// Marks the path to this container, and requests a layout of the topmost container.
  ///
  /// If a container is already marked, all containers around it are marked, too.
  package func requestLayout() {
    if has(.isRequested) || isUnused { return }
    var top = self
    while !top.has(.isRequested) {
      top.mark(.isRequested)
      guard let outer = top.outer else {
        noteIdle(below: top, top.layout?.isBusy != true)
        top.layout?.noteRequestWhileBusy()
        top.layout?.request()
        return
      }
      noteVisits(1)
      top = outer
    }
    noteIdle(below: top, top.has(.wasRequestedOutsideLayout))
  }

  /// Whether the container is in no other view, and was neither laid out nor measured: the view system lays it out anyway.
  private var isUnused: Bool {
    guard isLoose, tree == nil else { return false }
    guard let layout else { return true }
    return layout.ownTree == nil && view?.isMarkedForLayout == true
  }

  /// Marks this container and those around it, up to `top`, as requested outside of a layout.
  private func noteIdle(below top: ViewNode, _ isIdle: Bool) {
    guard isIdle else { return }
    top.mark(.wasRequestedOutsideLayout)
    var node = self
    while node !== top, !node.has(.wasRequestedOutsideLayout) {
      node.mark(.wasRequestedOutsideLayout)
      guard let outer = node.outer else { return }
      noteVisits(1)
      node = outer
    }
  }

  /// Sets the frames of all items in the container after the next layout, also if other code has moved them.
  ///
  /// Items without a tree get their frames anyway.
  func setNeedsFrameUpdate() { (layout?.ownTree ?? tree)?.setNeedsFrameUpdate(of: self) }

  /// Handles that the view was hidden or shown.
  package func viewHiddenDidChange(_ isHidden: Bool) {
    guard isHidden != has(.isViewHidden) else { return }
    mark(.isViewHidden, isHidden)
    // Removing an item from the layout makes its neighbors adjacent.
    if parent != nil { styleDidChange() }
  }

  /// Handles that the view is about to leave its superview, which does not report the new superview.
  ///
  /// If the view is a container, it requests its own layout, because earlier requests were sent to the enclosing
  /// container.
  package func viewWillLeave() {
    guard let layout, !viewReportsChanges else { return }
    mark([.isRequested, .wasRequestedOutsideLayout], false)
    mark(.needsUpdate)
    layout.request()
  }

  /// Requests the layouts of the containers in the item that no other container lays out any more, because the item is in no container.
  func requestOwnLayouts() {
    guard content != nil else { return }
    if hadView { return requestOwnLayout() }
    var pending = children
    noteVisits(pending.count)
    while let item = pending.popLast() {
      guard item.content != nil else { continue }
      if item.hadView {
        item.requestOwnLayout()
      } else {
        noteVisits(item.children.count)
        pending += item.children
      }
    }
  }

  /// Requests the layout of a topmost container. Requests were sent to the container that the view has left.
  func requestOwnLayout() {
    guard view != nil else { return }
    mark([.isRequested, .wasRequestedOutsideLayout], false)
    contentDidChange()
  }

  /// Handles that the item has moved to another container. Its topmost container may have changed.
  package func placeDidChange() {
    // Changes were not reported while the item was in no container.
    forgetNaturalSize()
    guard has(.isRequested) else { return }
    mark([.isRequested, .wasRequestedOutsideLayout], false)
    requestLayout()
  }
}
