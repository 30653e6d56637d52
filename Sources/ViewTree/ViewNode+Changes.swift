import PlatformView

// What changes leave behind: a way from the topmost container to what has to be looked at, and the wish for a layout.

extension ViewNode {
  /// Whether the view reports every change: views of UIKit and AppKit do not.
  var viewReportsChanges: Bool { view?.reportsChanges ?? true }

  /// The container around that lays the item out, as things stand now; `nil` for the topmost one.
  package var outer: ViewNode? {
    guard isIncluded else { return nil }
    let container = container
    guard hadView else { return container?.node }
    // A view may have moved since its container looked at its subviews.
    guard let host = view?.superview?.existingViewNode, host.layout != nil else { return nil }
    guard let content = host.content else { return nil }
    if let container {
      if container === content { return host }
      if container.hostNode === host { return container.node }
    }
    return content.includes(self) ? host : nil
  }

  /// Whether something in the container has to be looked at before the tree is used.
  var hasUpdates: Bool { hasAny([.isAsked, .needsUpdate]) }

  // MARK: - Changing

  /// What is said of the item has changed.
  package func styleDidChange() {
    mark([.needsStyle, .needsPins])
    setNeedsLayout()
  }

  /// What the view shows has changed: it is measured again in the next layout, and all views in it.
  package func markDirty() {
    var pending = [self]
    while let node = pending.popLast() {
      node.forgetMeasurements()
      guard let content = node.content else { continue }
      // What stood in it once may contain it by now.
      if node.hadView || node === self { content.takeOverSubviews() }
      node.noteVisits(content.children.count)
      pending += content.children
      // Natural sizes are found out again on the way.
      if content.needsNaturalSizes { node.askForLayout() }
    }
    if content != nil { askForLayout() } else { outer?.askForLayout() }
  }

  /// Forgets what was measured: at once where the engine may be told, otherwise before the next layout.
  private func forgetMeasurements() {
    forgetNaturalSize()
    // Whether a view in a box is measured at all depends on its content, too.
    if !isInBox, let tree, tree.forgetMeasurements(of: self) { return }
    mark(.needsMeasuring)
    container?.node?.contentDidChange()
  }

  /// The container around takes the item in, or leaves it out from now on.
  package func setIncluded(_ isIncluded: Bool) {
    guard isIncluded != self.isIncluded else { return }
    mark(.isIncluded, isIncluded)
    placeDidChange()
    styleDidChange()
    content?.setNeedsLayout()
  }

  /// Asks for a layout of the container around, and of the item itself if it is one that this does not lay out.
  private func setNeedsLayout() {
    container?.setNeedsLayout()
    if content != nil, outer == nil { contentDidChange() }
  }

  // MARK: - Asking

  /// What stands in the container, or what is said of it, has changed.
  package func contentDidChange() {
    mark(.needsUpdate)
    askForLayout()
  }

  /// Leaves a way to this container, and asks the topmost one for a layout. Where that has happened already, so it has in all
  /// containers around.
  package func askForLayout() {
    var top = self
    while !top.has(.isAsked) {
      top.mark(.isAsked)
      guard let outer = top.outer else {
        noteIdle(below: top, top.layout?.isBusy != true)
        top.layout?.noteAskedWhileBusy()
        top.layout?.request()
        return
      }
      noteVisits(1)
      top = outer
    }
    noteIdle(below: top, top.has(.wasAskedIdle))
  }

  /// Says of this container and those around it, up to one, whether they were asked outside of a layout.
  private func noteIdle(below top: ViewNode, _ isIdle: Bool) {
    guard isIdle else { return }
    top.mark(.wasAskedIdle)
    var node = self
    while node !== top, !node.has(.wasAskedIdle) {
      node.mark(.wasAskedIdle)
      guard let outer = node.outer else { return }
      noteVisits(1)
      node = outer
    }
  }

  /// Gives all items in the container their frames after the next layout, also where somebody else has moved them. Whoever has no
  /// tree yet gets them anyway.
  func wishForFrames() { (layout?.ownTree ?? tree)?.wishForFrames(of: self) }

  /// The view was hidden, or shown again.
  package func viewHiddenDidChange(_ isHidden: Bool) {
    guard isHidden != has(.isViewHidden) else { return }
    mark(.isViewHidden, isHidden)
    // An item that leaves brings others together.
    if container != nil { styleDidChange() }
  }

  /// The view is about to leave its superview, which does not report where the view goes: if the view is a container, it requests its
  /// own layout, since requests that were made before were for the container around.
  package func viewWillLeave() {
    guard let layout, !viewReportsChanges else { return }
    mark([.isAsked, .wasAskedIdle], false)
    mark(.needsUpdate)
    layout.request()
  }

  /// The item stands elsewhere now: there is another topmost container to be asked.
  package func placeDidChange() {
    // Nobody heard of its changes while it stood nowhere.
    forgetNaturalSize()
    guard has(.isAsked) else { return }
    mark([.isAsked, .wasAskedIdle], false)
    askForLayout()
  }
}
