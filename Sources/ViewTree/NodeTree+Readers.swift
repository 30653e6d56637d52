import Foundation
import LayoutEngine
import PlatformView

// The values that definitions read, apart from those of the program: the width of the layout, and the text size.
extension NodeTree {
  /// The width of the layout or measurement that the tree is brought up to date for, and the containers whose items
  /// depend on it.
  struct LayoutWidth: ViewIsolated {
    /// The width of the current layout or measurement; `nil` before the first one.
    fileprivate(set) var current: CGFloat?
    /// The width of the last layout.
    fileprivate(set) var laidOut: CGFloat?
    fileprivate var readers: [ObjectIdentifier: Reader] = [:]

    /// A container whose items depend on the width. The tree does not keep it, because the root owns the tree.
    fileprivate struct Reader: ViewIsolated {
      weak var item: ViewNode?
    }
  }

  /// The text size that the tree is brought up to date for.
  struct TextSize: ViewIsolated {
    /// The text size of an inspection; `nil`: that of the views.
    fileprivate(set) var current: PlatformContentSizeCategory?
    /// The trait override of the root's view before the inspection.
    fileprivate var original: PlatformContentSizeCategory?
    /// Whether a definition has read the text size.
    fileprivate(set) var isRead = false
  }

  /// The container whose `updateItems()` is running, in a form that a task can hold. The objects stay in the task.
  struct RunningUpdate: @unchecked Sendable {
    let tree: NodeTree
    fileprivate let item: ViewNode

    init(tree: NodeTree, item: ViewNode) { (self.tree, self.item) = (tree, item) }
  }

  // MARK: - The layout width

  /// The width, which the items of the container that is being updated depend on from now on.
  func widthForUpdate() -> CGFloat? {
    guard let width = layoutWidth.current else { return nil }
    if let item = NodeTree.update?.item, let updates = item.layout?.updates {
      updates.readWidth = width
      layoutWidth.readers[ObjectIdentifier(item)] = LayoutWidth.Reader(item: item)
    }
    return width
  }

  /// Whether definitions have read the width.
  var definitionsDependOnWidth: Bool { !layoutWidth.readers.isEmpty }

  /// Sets the width for which the tree is brought up to date next.
  func setLayoutWidth(_ width: CGFloat, isLayout: Bool = false) {
    if isLayout { layoutWidth.laidOut = width }
    guard layoutWidth.current != width else { return }
    layoutWidth.current = width
    guard !layoutWidth.readers.isEmpty else { return }
    layoutWidth.readers = layoutWidth.readers.filter { _, reader in
      reader.item.map { $0.isIn(self) && $0.layout?.updates?.readWidth != nil } ?? false
    }
    updateItems(of: layoutWidth.readers.values.lazy.compactMap(\.item)) { $0.readWidth != width }
  }

  /// Brings the tree up to date for the width of the last layout, if a measurement had another one.
  ///
  /// Items that depend on the width are then those of the layout again: measurements change nothing.
  func restoreLayoutWidth() {
    guard let laidOut = layoutWidth.laidOut, layoutWidth.current != laidOut, let root else { return }
    setLayoutWidth(laidOut)
    if !layoutWidth.readers.isEmpty { _ = bringUpToDate(root) }
  }

  /// Requests a call of `updateItems()` of the containers whose last call has read another value.
  private func updateItems(of containers: some Sequence<ViewNode>, where isOutdated: (ItemUpdates) -> Bool) {
    withoutRequests {
      for container in containers {
        guard let layout = container.layout, let updates = layout.updates, isOutdated(updates) else { continue }
        layout.setNeedsItemUpdate()
      }
    }
  }

  // MARK: - The text size

  /// Notes whether the last call of `updateItems()` of a container has read the text size.
  func noteTextSize(of item: ViewNode, isRead: Bool) {
    guard let updates = item.layout?.updates else { return }
    (updates.readsTextSize, updates.textSize) = (isRead, textSize.current)
    if isRead { textSize.isRead = true }
  }

  /// Sets the text size for which the tree is brought up to date next; `nil`: that of the views.
  private func setTextSize(_ category: PlatformContentSizeCategory?) {
    guard textSize.current != category, let root else { return }
    if textSize.current == nil { textSize.original = root.view?.replacedTextSize }
    textSize.current = category
    withoutRequests { root.view?.replacedTextSize = category ?? textSize.original }
    updateItems(of: [root] + items.all) { $0.readsTextSize && $0.textSize != category }
  }

  /// Sets the text size for which the tree is brought up to date next, relative to the default size.
  func setTextSize(scale: Double) { setTextSize(.category(forTextScale: scale)) }

  /// Brings the tree up to date for the text size of the views and for the width of the last layout, after an inspection
  /// with others.
  func restoreTextSize() {
    if textSize.current != nil, let root {
      setTextSize(nil)
      if let laidOut = layoutWidth.laidOut { setLayoutWidth(laidOut) }
      _ = bringUpToDate(root)
    }
    restoreLayoutWidth()
  }

  /// Whether the items of a container that enters the tree may be those for another width or text size.
  func isOutdated(_ updates: ItemUpdates) -> Bool {
    updates.readWidth != nil || updates.readsTextSize && updates.textSize != textSize.current
  }
}
