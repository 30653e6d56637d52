import Foundation
import PlatformView
import ViewTree

// How the items of a box and the subviews of its view follow each other.
extension BoxContent {
  /// Replaces the items: adds the views that are missing, in front and in the order of the items, and removes those that are no
  /// longer named.
  func replaceItems(with newItems: [BoxItem]) {
    let usable = usable(newItems)
    let named = Set(usable.compactMap { $0.object.map { ObjectIdentifier($0) } })
    let gone = items.filter { item in item.object.map { !named.contains(ObjectIdentifier($0)) } ?? true }
    for item in gone { remove(item) }
    for item in usable { if let view = item.view, view.superview !== host { adopt(view) { host?.addSubview(view) } } }
    set(usable)
  }

  /// Puts an item before the one at `index`, or behind the last one, with its view at `z`. Another item of the same view or guide
  /// goes.
  func insert(_ item: BoxItem, at index: Int, z: ZPosition) {
    guard isUsable(item) else { return }
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
    var seen: Set<ObjectIdentifier> = []
    return newItems.filter { item in
      guard let object = item.object, isUsable(item) else { return false }
      guard seen.insert(ObjectIdentifier(object)).inserted else {
        report(.namedTwice(view: item.label))
        return false
      }
      return true
    }
  }

  private func isUsable(_ item: BoxItem) -> Bool {
    guard let view = item.view, let host, host === view || host.isDescendant(of: view) else { return true }
    report(.wouldContainItself(view: item.label))
    return false
  }
}

extension BoxItem {
  /// The item as messages call it.
  var label: String { node?.label ?? "an item" }
}
