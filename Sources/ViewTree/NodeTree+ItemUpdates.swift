import Foundation
import LayoutEngine
import PlatformView

// Calls of `updateItems()` while a tree is brought up to date.
extension NodeTree {
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
    withoutRequests {
      NodeTree.$update.withValue(RunningUpdate(tree: self, item: item)) {
        let readsTextSize = PlatformView.readsTextSize(as: textSize.current, body)
        noteTextSize(of: item, isRead: readsTextSize)
      }
    }
  }

  /// Calls `body`, whose changes request no layout.
  func withoutRequests(_ body: () -> Void) {
    let outer = suppressesRequests
    suppressesRequests = true
    body()
    suppressesRequests = outer
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
