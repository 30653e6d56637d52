import Foundation
import PlatformView
import ViewTree

// How the items of a box and the subviews of its view follow each other.
extension BoxContent {
  /// Replaces the items: adds the views that are missing, in front and in the order of the items, and removes those that are no
  /// longer named.
  func replaceItems(with newItems: [BoxItem]) {
    clearIssuesOfItems()
    let kept = commonPrefix(with: newItems)
    let (usable, gone) = usable(newItems, from: kept)
    // From the end on, so that no others have to move up.
    for child in gone.reversed() { remove(child) }
    if let host {
      for item in usable[kept...] {
        if let view = item.view, view.superview !== host { adopt(view) { host.addSubview(view) } }
      }
    }
    set(usable)
  }

  /// Adds an item as the last one, with its view in front. A view or guide that is an item already stays what it is.
  func append(_ item: BoxItem) {
    let host = host
    guard isUsable(item, in: host), let child = item.node else { return }
    guard child.container !== self else { return reportNamedTwice(child) }
    if let host, let view = item.view, view.superview !== host { adopt(view) { host.addSubview(view) } }
    insert(item, of: child, at: children.count)
  }

  /// Puts an item before the one at `index`, or behind the last one, with its view at `z`. Another item of the same view or guide
  /// goes.
  func insert(_ item: BoxItem, at index: Int, z: BoxLayout.ZPosition) {
    guard isUsable(item, in: host), let child = item.node else { return }
    if let view = item.view { adopt(view) { host?.insertSubview(view, z: z) } }
    insert(item, of: child, at: min(max(index, 0), children.count))
  }

  /// Takes an item out, with its view.
  private func remove(_ child: ViewNode) {
    forget(child)
    if let view = child.view, view.superview === host { view.removeFromSuperview() }
    structureDidChange()
  }

  /// Lets a view become a subview.
  private func adopt(_ view: PlatformView, _ add: () -> Void) {
    if let elsewhere = view.superview, elsewhere !== host {
      reportStoodElsewhere(view.viewNode, in: elsewhere)
      view.viewNode.container?.forget(view.viewNode)
    }
    add()
  }

  /// The items without those that cannot be: the second of a view, and the views around the box; and who is an item now and is not
  /// named any more.
  /// - Parameter kept: So many items at the beginning are of the views and guides that they are of now.
  private func usable(_ newItems: [BoxItem], from kept: Int) -> (items: [BoxItem], gone: [ViewNode]) {
    let host = host
    var named: [ViewNode] = []
    named.reserveCapacity(newItems.count - kept)
    var twice: [ViewNode] = []
    var refused: Set<Int> = []
    for index in kept..<newItems.count {
      guard isUsable(newItems[index], in: host), let child = newItems[index].node else {
        refused.insert(index)
        continue
      }
      let isKept = kept > 0 && child.container === self && (children.place(of: child).map { $0 < kept } ?? false)
      if isKept || child.isNamed {
        refused.insert(index)
        twice.append(child)
      } else {
        child.isNamed = true
        named.append(child)
      }
    }
    let gone = children[kept...].filter { !$0.isNamed }
    for child in named { child.isNamed = false }
    node?.noteVisits(newItems.count + children.count)
    for child in twice { reportNamedTwice(child) }
    if refused.isEmpty { return (newItems, gone) }
    return (newItems.enumerated().filter { !refused.contains($0.offset) }.map(\.element), gone)
  }

  private func isUsable(_ item: BoxItem, in host: PlatformView?) -> Bool {
    guard let view = item.view, let host, host === view || host.isDescendant(of: view) else { return true }
    reportContainsItself(view, host: host)
    return false
  }
}

extension BoxItem {
  /// The item as messages call it.
  var label: String { node?.label ?? "an item" }
}
