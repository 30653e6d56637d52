import Foundation
import LayoutEngine
import PlatformView

/// What is known of one item of a container, whichever face the container has: its view, what stands in it, where it stands,
/// and its node in the engine's tree.
///
/// Every view has at most one. It does not keep its view alive.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package final class ViewNode {
  /// The view; `nil` for an item without a view, and once the view is gone.
  package private(set) weak var view: PlatformView?
  /// Whether the item was made for a view, which may be gone by now.
  package let hadView: Bool
  /// What messages call an item without a view.
  private let kind: String

  /// A name for messages. Default: none.
  package var name: String?
  /// What the face says of the item. It keeps the node alive, not the other way round.
  package weak var face: AnyObject?
  /// What stands inside, if the item is a container.
  package var content: (any ViewContent)?
  /// How the view lays out what is in it, if it is a container view.
  package var layout: ContainerLayout?
  /// The container that the item stands in.
  package weak var container: (any ViewContent)?
  /// Called with the frame of an item without a view, in the view that the item stands in.
  package var receiveFrame: ((CGRect) -> Void)?

  /// Whether the container lays the item out; a container that is left out lays itself out.
  package var isIncluded = true
  /// Whether the item keeps its place when its view is hidden.
  package var keepsSpace = false
  /// Whether the item stands in a box, where only what has a natural size is measured.
  package var isInBox = false
  /// Whether the item's view is measured.
  package var isMeasured = true
  /// The style is not yet that of the node.
  package var needsStyle = true
  /// The content is not what was measured.
  package var needsMeasuring = false

  // What the tree knows of the item.
  weak var tree: NodeTree?
  /// The node in the engine's tree.
  package internal(set) var id: NodeID?
  var isLeafNode = false
  /// The node has not got its children yet.
  var isNew = false
  /// Whether the view was hidden when the style was made.
  var wasHidden = false

  /// Makes the node of a view, or of an item without a view, which messages call `kind`.
  package init(view: PlatformView?, content: (any ViewContent)? = nil, kind: String = "an item") {
    self.view = view
    self.content = content
    self.kind = kind
    hadView = view != nil
  }

  /// Whether the engine sees a leaf: a view that is no container, or a container that lays itself out.
  package var isLeafInTree: Bool { hadView && (content == nil || !isIncluded) && isMeasured }

  /// Whether the item takes part in the layout of its container.
  package var isInLayout: Bool { isIncluded && (keepsSpace || view?.isHidden != true) }

  /// The item as messages call it.
  package var label: String {
    if let name { return "'\(name)'" }
    return view.map { "a \(type(of: $0))" } ?? kind
  }

  // MARK: - Changing

  /// What is said of the item has changed.
  package func styleDidChange() {
    needsStyle = true
    setNeedsLayout()
  }

  /// What the view shows has changed: it is measured again in the next layout, and all views in it.
  package func markDirty() {
    var pending = [self]
    while let node = pending.popLast() {
      node.needsMeasuring = true
      guard let content = node.content else { continue }
      // What stood in it once may contain it by now.
      if node.hadView || node === self { content.takeOverSubviews() }
      pending += content.children
    }
    setNeedsLayout()
  }

  /// The container around takes the item in, or leaves it out from now on.
  package func setIncluded(_ isIncluded: Bool) {
    guard isIncluded != self.isIncluded else { return }
    self.isIncluded = isIncluded
    styleDidChange()
    content?.setNeedsLayout()
  }

  /// Asks for a layout of the container around, and of the item itself if it is one that this does not lay out.
  private func setNeedsLayout() {
    container?.setNeedsLayout()
    if container == nil || !isIncluded { content?.setNeedsLayout() }
  }
}

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  extension ViewNode {
    /// Lets go of items without recursion, so that the depth of a tree does not use the call stack. Where views are bound to the
    /// main actor they cannot nest that deep.
    package static func release(_ items: [ViewNode]) {
      var pending = items
      while var node = pending.popLast() {
        guard isKnownUniquelyReferenced(&node), let content = node.content else { continue }
        pending += content.takeChildren()
      }
    }
  }
#endif

extension PlatformView {
  /// The view's node, if it has one.
  package var existingViewNode: ViewNode? { attachment(as: .viewNode) }

  /// The view's node, a new one if need be.
  package var viewNode: ViewNode {
    if let node = existingViewNode { return node }
    let node = ViewNode(view: self)
    setAttachment(node, as: .viewNode)
    return node
  }
}
