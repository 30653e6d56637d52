import Foundation
import PlatformView
import ViewTree

extension BoxView {
  /// The content of the box, in order. Default: empty.
  ///
  /// A change adds the views that are missing, in front and in the order of the items, and removes those that are no
  /// longer listed; existing subviews are not reordered. Each view and guide can be an item once: further items of it,
  /// and items of views that contain the box, are left out, and an issue is reported.
  public var items: [BoxItem] {
    get { content.items }
    set { setItems(newValue) }
    _modify {
      var items = content.items
      yield &items
      setItems(items)
    }
  }

  private func setItems(_ items: [BoxItem]) {
    content.replaceItems(with: items)
    arrangeFrontAndBack()
    forceDirection()
  }

  /// Sets ``items`` to the items that are not `nil`. Reading the property returns an empty array.
  public var optItems: [BoxItem?] {
    get { [] }
    set { items = newValue.compactMap { $0 } }
  }

  /// Sets ``items``, and returns the box, so that the box can become an item in the same expression.
  @discardableResult public func withItems(_ items: [BoxItem]) -> Self {
    self.items = items
    return self
  }

  /// Sets ``items`` to one for each view, all with the same layout.
  public func setViews(_ views: [PlatformView], layout: BoxLayout = .zero) { items = views.boxed(layout: layout) }

  /// Adds an item as the last one.
  ///
  /// If the view is an item of the box already, nothing changes, and an issue is reported.
  /// - Complexity: O(log items), besides ``frontViews`` and ``backViews``.
  public func addItem(_ item: BoxItem) {
    content.append(item)
    arrangeFrontAndBack()
    forceDirection(of: [item.view].compactMap { $0 })
  }

  // MARK: - Inserting

  /// Inserts an item directly after that of a view or guide. An item of the same view moves.
  /// - Parameters:
  ///   - item: The item.
  ///   - object: The view or guide after whose item it is inserted. `nil`, or one that is not in the box: the item becomes the first
  ///     one.
  ///   - z: The position of the view in the order from back to front. Default: directly in front of `object`, behind
  ///     all for `nil` or a guide.
  public func insertItem(_ item: BoxItem, after object: (any BoxAnchorable)?, z: BoxLayout.ZPosition? = nil) {
    insert(item, nextTo: object, offset: 1, otherwise: 0, z: z ?? .above(object as? PlatformView))
  }

  /// Inserts an item directly before that of a view or guide. An item of the same view moves.
  /// - Parameters:
  ///   - item: The item.
  ///   - object: The view or guide before whose item it is inserted. `nil`, or one that is not in the box: the item becomes the last
  ///     one.
  ///   - z: The position of the view in the order from back to front. Default: directly behind `object`, in front of
  ///     all for `nil` or a guide.
  public func insertItem(_ item: BoxItem, before object: (any BoxAnchorable)?, z: BoxLayout.ZPosition? = nil) {
    insert(item, nextTo: object, offset: 0, otherwise: .max, z: z ?? .below(object as? PlatformView))
  }

  private func insert(
    _ item: BoxItem, nextTo object: (any BoxAnchorable)?, offset: Int, otherwise: Int, z: BoxLayout.ZPosition
  ) {
    // An item that is inserted next to itself keeps its place.
    if let object, object === item.object, let index = content.index(of: object) {
      content.setLayout(item.layout, at: index)
      return
    }
    if let object, content.index(of: object) == nil {
      content.reportNoReference(BoxView.node(of: object), of: item.node)
    }
    if let node = item.node { content.node?.forget(node) }
    content.insert(item, at: content.index(of: object).map { $0 + offset } ?? otherwise, z: z)
    arrangeFrontAndBack()
    forceDirection(of: [item.view].compactMap { $0 })
  }

  private static func node(of object: any BoxAnchorable) -> ViewNode? {
    (object as? PlatformView)?.viewNode ?? (object as? BoxGuide)?.node
  }

  // MARK: - Single items

  /// The item of a view or guide; `nil` if it has none.
  public func itemForObject(_ object: any BoxAnchorable) -> BoxItem? {
    itemIndexForObject(object).map { content.items[$0] }
  }

  /// The index of the item of a view or guide, from 0; `nil` if it has none.
  public func itemIndexForObject(_ object: any BoxAnchorable) -> Int? {
    content.index(of: object)
  }

  /// Replaces the layout of the item of a view or guide. If it is not in the box, nothing changes, and an
  /// issue is reported.
  public func setLayout(_ layout: BoxLayout, for object: any BoxAnchorable) {
    updateItemForObject(object) { item in
      var item = item
      item.layout = layout
      return item
    }
  }

  /// Replaces the layout of the item of a view or guide by the layout of the item that `update` returns. If it is not in the box,
  /// nothing changes, and an issue is reported.
  public func updateItemForObject(_ object: any BoxAnchorable, update: BoxItemUpdate) {
    guard let index = itemIndexForObject(object) else {
      content.reportNotAnItem(BoxView.node(of: object))
      return
    }
    content.setLayout(update(content.items[index]).layout, at: index)
  }

  // MARK: - Managed views and guides

  /// The views of the items, in order.
  public var managedViews: [PlatformView] { items.compactMap(\.view) }

  /// The guides among the items, in order.
  public var managedGuides: [BoxGuide] { items.compactMap(\.guide) }

  // MARK: - Issues

  /// Invalid values and contradicting pins in the box and below it, calls that were refused, and in debug builds changes of content without
  /// a mark. Each issue is listed once, and no longer than its cause exists.
  ///
  /// An issue of the last layout is listed until a layout does not find it any more. A refused call is listed until its cause is
  /// removed (the items are set again, the missing view is added, a further layout runs without the error), or until
  /// ``clearIssues()`` is called. An unmarked change is listed until the view is measured again, or until ``clearIssues()`` is called. Of
  /// refused calls and unmarked changes, the last 100 of each box are kept.
  /// - Complexity: O(items below).
  public func issues() -> [BoxIssue] {
    let found = containerLayout.items.flatMap { ($0.content as? BoxContent)?.issues ?? [] }
    return found
      + containerLayout.engineIssues().compactMap { item, issue in
        switch issue.kind.pinIssueName {
        // The box reports these itself, with the names of the views.
        case .incompatiblePins, .unrelatedSize: return nil
        default: break
        }
        return BoxIssue(kind: .layout(item: item, issue.kind, cause: issue.cause, remedy: issue.remedy))
      }
  }

  /// Removes the issues of refused calls and of unmarked changes in the box and below it. Issues of the layout remain until a layout does
  /// not find them any more.
  public func clearIssues() {
    for item in containerLayout.items { (item.content as? BoxContent)?.clearMisuses() }
  }
}

extension PlatformEdgeInsets {
  /// The same distance from all four sides.
  public static func all(_ inset: CGFloat) -> PlatformEdgeInsets {
    PlatformEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
  }
}
