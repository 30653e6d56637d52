import Foundation
import PlatformView
import ViewTree

/// The subviews of a stack's view as they were last seen. Any code may add, remove and reorder subviews.
struct SubviewState {
  /// The nodes of views that were added or removed since the items were last synchronized.
  fileprivate var unsettled: [ViewNode] = []
  /// Whether the order of the subviews may have changed.
  fileprivate var mayBeReordered = false
  /// Whether the subviews are in the order of the items, including those of groups. If a view is brought to the front,
  /// the views of a group may no longer be adjacent.
  fileprivate(set) var isInItemOrder = true

  /// Whether views were added or removed since the items were last synchronized.
  var hasUnsettledViews: Bool { !unsettled.isEmpty }

  /// Whether the items follow the subviews, as far as changes were reported.
  var isSettled: Bool { unsettled.isEmpty && !mayBeReordered }

  /// Whether the subviews will be arranged at the end of a run.
  private var awaitsArrangement = false

  /// Notes that the subviews will be arranged; returns `false` if that was noted already.
  mutating func beginArrangement() -> Bool {
    defer { awaitsArrangement = true }
    return !awaitsArrangement
  }

  /// Notes that the subviews are now in the order of the items.
  mutating func endArrangement() { (isInItemOrder, awaitsArrangement) = (true, false) }
}

// Synchronizes the items of a stack with the subviews of its view. Added and removed views are recorded, so that an
// editing call visits only these. All subviews are visited only if their order may have changed.
extension StackContent {
  // MARK: - Changes of subviews

  /// Handles that a view was added, by the stack or by other code.
  func subviewWasAdded(_ view: PlatformView) {
    if !view.reportsChanges { view.existingViewNode?.placeDidChange() }
    // The method that adds an item requests the layout.
    if adopted == ObjectIdentifier(view) { return }
    reportChangeInDefinition(of: view)
    subviewState.unsettled.append(view.viewNode)
    setNeedsLayout()
  }

  /// Handles that a view is about to be removed.
  func subviewWillBeRemoved(_ view: PlatformView) {
    // The request can synchronize the items, while the view is still a subview.
    setNeedsLayout()
    guard let child = view.existingViewNode else { return }
    child.viewWillLeave()
    if adopted == ObjectIdentifier(view) || !hosts(child) { return }
    reportChangeInDefinition(of: view)
    subviewState.unsettled.append(child)
  }

  package func subviewWasReordered(_ subview: PlatformView) {
    if adopted != ObjectIdentifier(subview) { subviewState.mayBeReordered = true }
  }

  package func orderDidChange(of subview: PlatformView?) {
    if let subview { subviewWasReordered(subview) } else { subviewState.mayBeReordered = true }
    setNeedsLayout()
  }

  /// Adds a view whose item is already in the stack.
  func adopt(_ view: PlatformView, of host: StackView, _ add: () -> Void) {
    let outer = adopted
    adopted = ObjectIdentifier(view)
    add()
    adopted = outer
    if !view.isSubview(of: host), let node = view.existingViewNode { subviewState.unsettled.append(node) }
  }

  // MARK: - Synchronization

  /// Updates the items to the subviews of the view. The items of removed views are removed, a new item is inserted
  /// after that of the previous subview, and the items take the order of the subviews. Items without a view keep their
  /// places among the others.
  package func synchronizeSubviews() {
    if node?.hadView == true, node?.hasUnknownItems == false, subviewState.isSettled { return }
    // The views of a group are subviews of the stack view around it.
    guard let host, host.stackContent === self else {
      host?.stackContent.synchronizeSubviews()
      return
    }
    settleSubviews()
    if node?.hasUnknownItems == true, !areInItemOrder(host.subviews) { subviewState.mayBeReordered = true }
    if subviewState.mayBeReordered { synchronizeAll(of: host) }
  }

  /// Handles the views that were added or removed, without checking the order of the others; only for the content of a
  /// view.
  package func settleSubviews() {
    guard subviewState.hasUnsettledViews, let host, host.stackContent === self else { return }
    let unsettled = subviewState.unsettled
    subviewState.unsettled = []
    node?.noteVisits(unsettled.count)
    // A search for each view would take more time than one walk over all of them.
    guard PlatformView.indexesSubviews else { return synchronizeAll(of: host) }
    var newcomers: [(view: PlatformView, place: Int)] = []
    for child in unsettled {
      if let view = child.view, let place = host.index(of: view) {
        // A view that was removed and added again may be at another index.
        if hosts(child) { subviewState.mayBeReordered = true } else { newcomers.append((view, place)) }
      } else if hosts(child) {
        child.parent?.forget(child)
      }
    }
    newcomers.sort { $0.place < $1.place }
    for (view, place) in newcomers where !hosts(view.viewNode) {
      insertNew(view.viewNode, after: place > 0 ? host.subviews[place - 1].existingViewNode : nil)
    }
  }

  /// Whether an item is in this stack or in a group of it.
  private func hosts(_ child: ViewNode) -> Bool { child.parent.map { $0.host === node } ?? false }

  private func synchronizeAll(of host: StackView) {
    subviewState.mayBeReordered = false
    let subviews = host.subviews
    let contents = withGroups.compactMap { $0 as? StackContent }
    for content in contents { content.removeMissing(from: host) }
    var previous: ViewNode?
    for view in subviews {
      let child = view.viewNode
      if !hosts(child) { insertNew(child, after: previous) }
      previous = child
    }
    var places: [ObjectIdentifier: Int] = [:]
    for (place, view) in subviews.enumerated() { places[ObjectIdentifier(view)] = place }
    for content in contents { content.sortViews(places) }
    node?.noteVisits(subviews.count)
    subviewState.isInItemOrder = areInItemOrder(subviews)
  }

  /// Removes the items whose views have another superview or are deallocated.
  private func removeMissing(from host: StackView) {
    for child in children where child.hadView && child.view?.superview !== host { node?.forget(child) }
  }

  /// Inserts the item of a view that was added as a subview, after that of the previous subview.
  ///
  /// After the last view of a group, the item is inserted after the group, unless the views of groups may not be
  /// adjacent.
  private func insertNew(_ child: ViewNode, after previous: ViewNode?) {
    child.parent?.forget(child)
    var (container, index) = (self, 0)
    if let previous, let other = previous.container as? StackContent, let place = other.children.place(of: previous) {
      (container, index) = (other, place + 1)
    }
    while subviewState.isInItemOrder, container !== self,
      !container.children[index...].contains(where: { $0.hadView || $0.content != nil })
    {
      guard let group = container.node, let outer = group.container as? StackContent,
        let place = outer.children.place(of: group)
      else { break }
      (container, index) = (outer, place + 1)
    }
    container.insert(child, at: index)
    container.node?.structureChanged = true
  }

  /// Sorts the items that have views by the order of the subviews. The items of each group are sorted separately.
  private func sortViews(_ places: [ObjectIdentifier: Int]) {
    guard let node else { return }
    func place(_ item: ViewNode) -> Int? { item.view.flatMap { places[ObjectIdentifier($0)] } }
    let children = node.children
    let slots = children.indices.filter { place(children[$0]) != nil }
    let sorted = slots.map { children[$0] }.sorted { (place($0) ?? 0) < (place($1) ?? 0) }
    var isOther = false
    for (slot, item) in zip(slots, sorted) where children[slot] !== item {
      node.children[slot] = item
      isOther = true
    }
    guard isOther else { return }
    node.children.giveKeys()
    node.structureChanged = true
  }

  private func areInItemOrder(_ subviews: [PlatformView]) -> Bool {
    node?.noteVisits(subviews.count)
    var next = 0
    var pending: [ViewNode] = children.reversed()
    while let item = pending.popLast() {
      if item.hadView {
        guard next < subviews.count, item.view === subviews[next] else { return false }
        next += 1
      } else {
        pending += item.children.reversed()
      }
    }
    return true
  }

  // MARK: - Places of new views

  /// Adds the view of an item as a subview, or moves it, to the place that corresponds to that of the item.
  func put(_ view: PlatformView, of child: ViewNode, into host: StackView) {
    guard host.stackContent.subviewState.isInItemOrder else {
      host.placeSubview(view, before: nextView(after: child), between: neighbors(of: child))
      return
    }
    // The nearest views in both directions give the same place. Often only one of them is near.
    guard let node else { return }
    var back = ItemWalk(from: child, in: node, by: -1)
    var forth = ItemWalk(from: child, in: node, by: 1)
    while !back.isAtEnd || !forth.isAtEnd {
      if let sibling = back.next()?.view, sibling.superview === host {
        node.noteVisits(back.steps + forth.steps)
        return host.placeSubview(view, above: sibling)
      }
      if let sibling = forth.next()?.view, sibling.superview === host {
        node.noteVisits(back.steps + forth.steps)
        return host.placeSubview(view, below: sibling)
      }
    }
    node.noteVisits(back.steps + forth.steps)
    host.placeSubview(view, below: nil)
  }

  /// The views of the previous and of the next item in this container, without those of groups. If the subviews are not
  /// in the order of the items, the view of the item is placed between them.
  private func neighbors(of child: ViewNode) -> (PlatformView?, PlatformView?) {
    guard let index = children.place(of: child) else { return (nil, nil) }
    return (children[..<index].last { $0.view != nil }?.view, children[(index + 1)...].first { $0.view != nil }?.view)
  }

  /// The first view after an item, in the order of the items. The view of the item is inserted before it.
  private func nextView(after child: ViewNode) -> PlatformView? {
    guard let node else { return nil }
    var walk = ItemWalk(from: child, in: node, by: 1)
    while !walk.isAtEnd {
      if let view = walk.next()?.view { return view }
    }
    return nil
  }
}

/// Iterates over the items of a stack and of its groups, in order, starting at one of them.
private struct ItemWalk: ViewIsolated {
  private var container: ViewNode
  private var index: Int
  private let step: Int
  /// The number of visited items.
  private(set) var steps = 0
  /// Whether there is no further item.
  private(set) var isAtEnd = false

  /// - Parameter step: 1 for the items that follow, −1 for the items before.
  init(from child: ViewNode, in container: ViewNode, by step: Int) {
    self.container = container
    self.step = step
    index = container.children.place(of: child) ?? 0
  }

  /// Advances by one item. Returns `nil` at the end, and at the end of a group.
  mutating func next() -> ViewNode? {
    if isAtEnd { return nil }
    steps += 1
    index += step
    guard container.children.indices.contains(index) else {
      leaveGroup()
      return nil
    }
    let item = container.children[index]
    if !item.hadView, item.content != nil {
      container = item
      index = step > 0 ? -1 : item.children.count
    }
    return item
  }

  private mutating func leaveGroup() {
    guard !container.hadView, let outer = container.parent, let place = outer.children.place(of: container) else {
      isAtEnd = true
      return
    }
    (container, index) = (outer, place)
  }
}
