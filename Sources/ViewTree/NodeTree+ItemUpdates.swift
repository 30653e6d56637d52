import Foundation
import LayoutEngine
import PlatformView

// Calls of `updateItems()` while a tree is brought up to date.
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

  /// The maximum number of rounds in which `updateItems()` is called for one layout.
  static let updateRounds = 8

  /// Calls `updateItems()` of a container if that is needed.
  func updateItems(of item: ViewNode) {
    guard let layout = item.layout, let updates = layout.updates, updates.isNeeded else { return }
    if updateRound > NodeTree.updateRounds {
      updates.isNeeded = false
      item.content?.reportEndlessUpdates()
      return
    }
    if layout.updateItemsIfNeeded(in: self) { hasUpdatedItems = true }
  }

  /// Calls `body`, which updates the items of a container.
  ///
  /// A layout is in progress, or is already requested, so that the changes of `body` request no other one.
  func whileUpdating(_ item: ViewNode, _ body: () -> Void) {
    withoutRequests { NodeTree.$update.withValue(RunningUpdate(tree: self, item: item), operation: body) }
  }

  private func withoutRequests(_ body: () -> Void) {
    let outer = suppressesRequests
    suppressesRequests = true
    body()
    suppressesRequests = outer
  }

  // MARK: - The layout width

  /// The container whose `updateItems()` is running, in a form that a task can hold. The objects stay in the task.
  struct RunningUpdate: @unchecked Sendable {
    let tree: NodeTree
    fileprivate let item: ViewNode

    fileprivate init(tree: NodeTree, item: ViewNode) { (self.tree, self.item) = (tree, item) }
  }

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
    withoutRequests {
      for reader in layoutWidth.readers.values {
        guard let layout = reader.item?.layout, layout.updates?.readWidth != width else { continue }
        layout.setNeedsItemUpdate()
      }
    }
  }

  /// Brings the tree up to date for the width of the last layout, if a measurement had another one.
  ///
  /// Items that depend on the width are then those of the layout again: measurements change nothing.
  func restoreLayoutWidth() {
    guard let laidOut = layoutWidth.laidOut, layoutWidth.current != laidOut, let root else { return }
    setLayoutWidth(laidOut)
    if !layoutWidth.readers.isEmpty { _ = bringUpToDate(root) }
  }

  // MARK: - Measuring again

  /// Measures the view of an item again, and discards its measurements if they have changed.
  func review(_ item: ViewNode) {
    item.mark(.needsReview, false)
    if item.needsMeasuring || !item.isIn(self) { return }
    if item.isInBox, item.hasOtherNaturalSize() {
      item.mark([.needsMeasuring, .needsStyle, .needsPins])
      return
    }
    guard let node = item.id, item.has(.isLeafNode) else { return }
    item.forgetMeasurement()
    var hasChanged = false
    work { measure in hasChanged = (try? tree.remeasure(node, measure: measure)) ?? false }
    if hasChanged { noteContentChange() }
  }
}
