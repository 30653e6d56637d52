import Foundation
import PlatformView
import ViewTree

// How the items of a box and the subviews of its view follow each other.
extension BoxContent {
  /// Replaces the items: adds the views that are missing, in front and in the order of the items, and removes those that are no
  /// longer named.
  func replaceItems(with newItems: [BoxItem]) {
    let usable = usable(newItems)
    if !items.isEmpty { removeItems(notIn: usable) }
    if let host {
      for item in usable { if let view = item.view, view.superview !== host { adopt(view) { host.addSubview(view) } } }
    }
    set(usable)
  }

  private func removeItems(notIn newItems: [BoxItem]) {
    let named = Set(newItems.compactMap { $0.object.map { ObjectIdentifier($0) } })
    let gone = items.filter { item in item.object.map { !named.contains(ObjectIdentifier($0)) } ?? true }
    for item in gone { remove(item) }
  }

  /// Puts an item before the one at `index`, or behind the last one, with its view at `z`. Another item of the same view or guide
  /// goes.
  func insert(_ item: BoxItem, at index: Int, z: ZPosition) {
    guard isUsable(item, in: host) else { return }
    var newItems = items
    newItems.insert(item, at: min(max(index, 0), newItems.count))
    if let view = item.view { adopt(view) { host?.insertSubview(view, z: z) } }
    set(newItems)
  }

  /// Takes an item out, with its view.
  func remove(_ item: BoxItem) {
    guard let node = item.node else { return }
    forget(node)
    if let view = item.view, view.superview === host { view.removeFromSuperview() }
    structureDidChange()
  }

  /// Lets a view become a subview.
  private func adopt(_ view: PlatformView, _ add: () -> Void) {
    if let elsewhere = view.superview, elsewhere !== host {
      report(.stoodElsewhere(view: view.viewNode.label, elsewhere: elsewhere.viewNode.label))
      view.viewNode.container?.forget(view.viewNode)
    }
    add()
  }

  /// The items without those that cannot be: the second of a view, and the views around the box.
  private func usable(_ newItems: [BoxItem]) -> [BoxItem] {
    let host = host
    var named: [ViewNode] = []
    named.reserveCapacity(newItems.count)
    var refused: Set<Int> = []
    for (index, item) in newItems.enumerated() {
      guard isUsable(item, in: host), let node = item.node else {
        refused.insert(index)
        continue
      }
      if node.isNamed {
        refused.insert(index)
        report(.namedTwice(view: item.label))
      } else {
        node.isNamed = true
        named.append(node)
      }
    }
    for node in named { node.isNamed = false }
    return refused.isEmpty ? newItems : newItems.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
  }

  private func isUsable(_ item: BoxItem, in host: PlatformView?) -> Bool {
    guard let view = item.view, let host, host === view || host.isDescendant(of: view) else { return true }
    report(.wouldContainItself(view: item.label))
    return false
  }
}

extension BoxItem {
  /// The item as messages call it.
  var label: String { node?.label ?? "an item" }
}
