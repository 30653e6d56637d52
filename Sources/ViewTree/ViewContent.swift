import LayoutEngine
import PlatformView

/// The content of a container: the items of a StackView or BoxView, or of a group without a view.
///
/// StackView and BoxView implement this protocol. A tree reads styles and pins directly before it is used.
package protocol ViewContent: AnyObject, ViewIsolated {
  /// The container as an item, which owns the content and the items. The item sets this reference.
  var node: ViewNode? { get set }
  /// Whether the container is a box.
  var isBox: Bool { get }
  /// The style of the container outside of a flex container.
  ///
  /// A container without a layout direction of its own has the direction of its view as a root, and in a box the one
  /// that the box determines.
  var containerStyle: Style { get }
  /// The axis along which the items are placed.
  var mainAxis: LayoutAxis { get }
  /// Whether hidden views keep their space; only for a box.
  var keepsHiddenItems: Bool { get }
  /// Whether the styles of the items need natural sizes. If so, ``finishStyles(in:)`` is called.
  var needsNaturalSizes: Bool { get }

  /// Whether the container lays out a subview of its view.
  func includes(_ subview: ViewNode) -> Bool
  /// Called before an item leaves, without its view. The index is that among the items.
  func willForget(_ child: ViewNode, at index: Int)
  /// Called when a node that owns the content, or that owned it before, is deallocated. The node must not be retained.
  ///
  /// The content releases what keeps its items alive.
  func nodeWillDeinit(_ node: ViewNode)
  /// Updates the items to the current subviews.
  func synchronizeSubviews()
  /// Handles the views that were added to the container's view or removed from it, as far as views report it.
  func settleSubviews()
  /// Called when a subview of the container's view has moved among the subviews.
  func subviewWasReordered(_ subview: PlatformView)
  /// Called when code may have moved a subview among the subviews, or any subviews for `nil`, without a report.
  func orderDidChange(of subview: PlatformView?)
  /// Called when the layout direction of the container's view has changed.
  func directionDidChange()
  /// Called when the layout margins of the container's view have changed.
  func layoutMarginsDidChange()
  /// Called when the insets of the safe area of the container's view have changed.
  func safeAreaInsetsDidChange()
  /// Calls `body`, which defines the items: `updateItems()` of the view.
  func defineItems(_ body: () -> Void)
  /// Marks the items whose styles depend on other items.
  func prepareStyles()
  /// The style with which the node of an item is created; `nil` for the plain style.
  func styleOfNewNode(_ child: ViewNode) -> Style?
  /// Whether the styles of new nodes are complete, so that they are not written later.
  var completesNewStyles: Bool { get }
  /// Makes the node of the container, as an item, a flex container or a container of another kind.
  func writeKind(of item: ViewNode, to tree: NodeTree)
  /// Writes the styles and pins of the marked items.
  ///
  /// - Parameter areNew: Whether all nodes are new, with plain styles.
  func writeStyles(to tree: NodeTree, areNew: Bool)
  /// Writes the constraints that relate the size of an item to those of other items. All nodes exist at this time.
  func writeRelations(of child: ViewNode, to tree: NodeTree)
  /// Writes the styles that depend on natural sizes.
  func finishStyles(in tree: NodeTree)
  /// Whether the layout direction of the view differs from that of the last update of the tree.
  var hasOtherDirection: Bool { get }
  /// Called when the superview, or the view itself, may have changed without a report.
  func surroundingsMayHaveChanged()
  /// Reports a call during a layout or measurement that is only valid outside of one.
  func reportReentrantLayout()
  /// Reports that each call of `updateItems()` has requested another one.
  func reportEndlessUpdates()
  #if DEBUG
    /// Reports that the content of an item's view has changed without a mark, until `isResolved` returns `true`.
    func reportUnmarkedChange(of item: ViewNode, until isResolved: @escaping () -> Bool)
  #endif
}

extension ViewContent {
  /// By default, styles and pins are written after the nodes are created.
  package var completesNewStyles: Bool { false }

  /// By default, nodes are created with the plain style.
  package func styleOfNewNode(_ child: ViewNode) -> Style? { nil }

  /// By default, hidden views leave the layout.
  package var keepsHiddenItems: Bool { false }

  /// The items in order.
  package var children: [ViewNode] { node?.children ?? [] }

  /// Whether an item is in this container.
  package func holds(_ child: ViewNode) -> Bool { node.map { child.isItem(of: $0) } ?? false }

  /// The default implementation has nothing to handle.
  package func settleSubviews() {}

  /// The default implementation does not depend on the order.
  package func orderDidChange(of subview: PlatformView?) {}

  /// The default implementation has no direction of its own.
  package func directionDidChange() {}

  /// The default implementation does not depend on the margins.
  package func layoutMarginsDidChange() {}

  /// The default implementation does not depend on the safe area.
  package func safeAreaInsetsDidChange() {}

  #if DEBUG
    /// The default implementation has no items with views.
    package func reportUnmarkedChange(of item: ViewNode, until isResolved: @escaping () -> Bool) {}
  #endif

  /// The default implementation calls `body`.
  package func defineItems(_ body: () -> Void) { body() }

  /// The default implementation makes a flex container.
  package func writeKind(of item: ViewNode, to tree: NodeTree) {
    tree.edit(item, where: { $0.kind(of: $1) != nil }) { tree, node throws(LayoutTreeError) in
      try tree.setKind(nil, of: node)
    }
  }

  /// The default implementation has no relations.
  package func writeRelations(of child: ViewNode, to tree: NodeTree) {}

  /// The node of the container's view, or of the view that contains the group.
  package var hostNode: ViewNode? { node?.host }

  /// The layout of the superview of the items.
  package var hostLayout: ContainerLayout? { hostNode?.layout }

  /// Requests a layout of the tree of the content.
  package func setNeedsLayout() { node?.contentDidChange() }

  /// Notes that the items, or their order, have changed.
  package func structureDidChange() { node?.structureDidChange() }

  /// This container and all groups in it, at any depth, whose views are subviews of the same view.
  package var withGroups: [any ViewContent] {
    var found: [any ViewContent] = [self]
    var next = 0
    while next < found.count {
      node?.noteVisits(found[next].children.count)
      for child in found[next].children where !child.hadView {
        if let content = child.content { found.append(content) }
      }
      next += 1
    }
    return found
  }
}
