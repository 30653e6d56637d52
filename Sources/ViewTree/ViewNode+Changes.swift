import PlatformView

// A change marks the path from the topmost container to the changed item, and requests a layout.

extension ViewNode {
  /// The container that currently lays out the item; `nil` for the topmost container.
  package var outer: ViewNode? {
    guard isIncluded else { return nil }
    let container = container
    guard hadView else { return container?.node }
    // The view may have moved since its container read its subviews.
    guard let host = view?.superview?.existingViewNode, host.layout != nil else { return nil }
    guard let content = host.content else { return nil }
    if let container {
      if container === content { return host }
      if container.hostNode === host { return container.node }
    }
    return content.includes(self) ? host : nil
  }

  /// Whether the item reads from right to left in the layout; `nil` before its first layout.
  package var usedRightToLeft: Bool? { tree?.isRightToLeft(self) }

  /// Whether something in the container has to be updated before the tree is used.
  var hasUpdates: Bool { hasAny([.isRequested, .needsUpdate]) }

  // MARK: - Changing

  /// Sets the container, and the properties that follow from it.
  ///
  /// An item that enters a container is measured again: views report no changes while they are in no container.
  ///
  /// - Parameter isInBox: Whether the container is a box, which determines before a measurement whether there is content
  ///   to measure. A stack measures all views.
  package func enter(_ container: any ViewContent, keepsSpace: Bool, collapses: Bool, isInBox: Bool) {
    if self.container !== container {
      // A former item that contains this container now must not remain its item.
      content?.settleSubviews()
      self.container = container
      mark(isInBox ? .needsMeasuring : [.needsMeasuring, .isMeasured])
    }
    mark(.keepsSpace, keepsSpace)
    mark(.collapses, collapses)
    mark(.isInBox, isInBox)
    mark([.needsStyle, .needsPins])
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
      node.noteVisits(content.children.count)
      pending += content.children
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
    container?.node?.contentDidChange()
  }

  /// Measures the view of the item again before the next layout, because its content may have changed.
  ///
  /// Views that report their changes need no such measurement.
  package func setNeedsReview() {
    if content != nil || !hadView || has(.needsReview) || viewReportsChanges { return }
    mark(.needsReview)
    container?.setNeedsLayout()
  }

  /// Sets whether the container lays out the item.
  package func setIncluded(_ isIncluded: Bool) {
    guard isIncluded != self.isIncluded else { return }
    mark(.isIncluded, isIncluded)
    placeDidChange()
    styleDidChange()
    content?.setNeedsLayout()
  }

  /// Requests a layout of the container, and of the item itself if it is a container that lays itself out.
  private func setNeedsLayout() {
    container?.setNeedsLayout()
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
    if has(.isRequested) { return }
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
    if container != nil { styleDidChange() }
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

  /// Handles that the item has moved to another container. Its topmost container may have changed.
  package func placeDidChange() {
    // Changes were not reported while the item was in no container.
    forgetNaturalSize()
    guard has(.isRequested) else { return }
    mark([.isRequested, .wasRequestedOutsideLayout], false)
    requestLayout()
  }
}
