import Foundation
import PlatformView
import ViewTree

// Synchronizes the items of a box and the subviews of its view.
extension BoxContent {
  /// Replaces the items: adds the views that are missing, in front and in the order of the items, and removes those
  /// that are no longer listed.
  func replaceItems(with newItems: [BoxItem]) {
    clearIssuesOfItems()
    let host = host
    let kept = commonPrefix(with: newItems)
    let (usable, nodes, gone) = usable(newItems, from: kept, in: host)
    // Removing from the end moves no remaining items.
    for child in gone.reversed() { remove(child) }
    if let host {
      for index in kept..<usable.count {
        if let view = usable[index].view, !view.isSubview(of: host) { adopt(view) { host.addSubview(view) } }
      }
    }
    set(usable, from: kept, nodes)
  }

  /// Adds an item as the last one, with its view in front. An existing item of the same view or guide is unchanged.
  func append(_ item: BoxItem) {
    let host = host
    guard let child = item.node, isUsable(child, item.view, in: host) else { return }
    guard !holds(child) else { return reportDuplicateItem(child) }
    if let host, let view = item.view, view.superview !== host { adopt(view) { host.addSubview(view) } }
    insert(item, of: child, at: children.count)
  }

  /// Inserts an item before the one at `index`, or after the last one, with its view at `z`. Another item of the same
  /// view or guide is removed.
  func insert(_ item: BoxItem, at index: Int, z: BoxLayout.ZPosition) {
    guard let child = item.node, isUsable(child, item.view, in: host) else { return }
    if let view = item.view { adopt(view) { host?.insertSubview(view, z: z) } }
    insert(item, of: child, at: min(max(index, 0), children.count))
  }

  /// Removes an item and its view.
  private func remove(_ child: ViewNode) {
    node?.forget(child)
    if let view = child.view, view.superview === host { view.removeFromSuperview() }
    structureDidChange()
  }

  /// Makes a view a subview.
  private func adopt(_ view: PlatformView, _ add: () -> Void) {
    if let elsewhere = view.superview, elsewhere !== host {
      reportMovedView(view.viewNode, in: elsewhere)
      view.viewNode.parent?.forget(view.viewNode)
    }
    add()
  }

  /// The valid items, and the current items that are no longer listed. Repeated items of a view, and items of views
  /// that contain the box, are not valid.
  /// - Parameter kept: The number of items at the beginning whose views and guides are unchanged.
  private func usable(
    _ newItems: [BoxItem], from kept: Int, in host: PlatformView?
  ) -> (items: [BoxItem], nodes: [ViewNode], gone: [ViewNode]) {
    var nodes: [ViewNode] = []
    nodes.reserveCapacity(newItems.count - kept)
    var twice: [ViewNode] = []
    var refused: Set<Int> = []
    for index in kept..<newItems.count {
      guard let child = newItems[index].node, isUsable(child, newItems[index].view, in: host) else {
        refused.insert(index)
        continue
      }
      let isKept = kept > 0 && holds(child) && (children.place(of: child).map { $0 < kept } ?? false)
      if isKept || child.isListed {
        refused.insert(index)
        twice.append(child)
      } else {
        child.isListed = true
        nodes.append(child)
      }
    }
    let children = children
    let gone = kept < children.count ? children[kept...].filter { !$0.isListed } : []
    for child in nodes { child.isListed = false }
    node?.noteVisits(newItems.count + children.count)
    for child in twice { reportDuplicateItem(child) }
    if refused.isEmpty { return (newItems, nodes, gone) }
    return (newItems.enumerated().filter { !refused.contains($0.offset) }.map(\.element), nodes, gone)
  }

  /// The items that a guide can take. The items of stacks, whose views no guide has as subviews, and items that contain the guide are
  /// reported.
  func usableInGuide(_ items: [BoxItem]) -> [BoxItem] {
    items.filter { item in
      guard let child = item.node else { return false }
      if child.isInStack {
        reportItemOfStack(child)
        return false
      }
      return isUsable(child, item.view, in: nil)
    }
  }

  /// Whether an item does not contain this box. If it does, the method reports that.
  func isUsable(_ child: ViewNode, _ view: PlatformView?, in host: PlatformView?) -> Bool {
    if let view, let host, host === view || host.isDescendant(of: view) {
      reportContainsItself(view, host: host)
      return false
    }
    // The views in a guide are not in its box's view, so that items contain each other without their views.
    guard child.isContainer, let node, node.isInside(child) else { return true }
    reportContainsItself(child)
    return false
  }
}

extension BoxItem {
  /// The description of the item in messages.
  var label: String { node?.label ?? "an item" }
}

extension ViewNode {
  /// Whether a stack lays out the view of the item, which is a subview of the stack's view.
  var isInStack: Bool {
    guard let view, let stack = parent, stack.content?.isBox == false else { return false }
    return view.superview === stack.host?.view
  }
}
