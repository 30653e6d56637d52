import LayoutEngine
import PlatformView

/// What stands in a container: the items of a StackView or BoxView, or of a group of them that has no view of its own.
///
/// The faces implement it. A tree asks for styles and pins just before it is used.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
package protocol ViewContent: AnyObject {
  /// The container as an item. The node owns the content.
  var node: ViewNode? { get }
  /// The items in order.
  var children: [ViewNode] { get }
  /// The items are not yet those of the tree.
  var structureChanged: Bool { get set }
  /// What makes the container a box; `nil` for a flex container.
  var box: BoxContainer? { get }
  /// Whether there is a ``box``.
  var isBox: Bool { get }
  /// The style of the container where no flex container around it says anything of it.
  var containerStyle: Style { get }
  /// The axis along which the items follow each other.
  var mainAxis: LayoutEngine.Axis { get }
  /// Natural sizes are needed for the styles of the items: ``finishStyles(in:)`` is called.
  var needsNaturalSizes: Bool { get }

  /// Whether a subview of the container's view is laid out by it.
  func includes(_ subview: ViewNode) -> Bool
  /// Takes an item out, without its view and without asking for a layout: it stands elsewhere from now on.
  func forget(_ child: ViewNode)
  /// The node that owned the content goes, or one that did before. It must not be kept.
  func nodeIsGoing(_ node: ViewNode)
  /// Takes out all items at once, when the content goes.
  func takeChildren() -> [ViewNode]
  /// Follows what happened to subviews.
  func takeOverSubviews()
  /// A subview of the container's view changed its place among the subviews.
  func subviewWasReordered(_ subview: PlatformView)
  /// Marks the items whose styles depend on more than themselves.
  func prepareStyles()
  /// The style that the node of an item is made with, which is not written then; `nil`: one in which nothing is said.
  func styleOfNewNode(of child: ViewNode) -> Style?
  /// Gives the items that need it their styles and pins.
  func writeStyles(to tree: NodeTree)
  /// Gives an item the constraints that relate its size to those of other items, whose nodes are all made by now.
  func writeRelations(of child: ViewNode, to tree: NodeTree)
  /// Gives the items the styles that depend on natural sizes.
  func finishStyles(in tree: NodeTree)
  /// Whether the view reads in another direction than when the tree was brought up to date.
  var hasOtherDirection: Bool { get }
  /// The view around, or the view itself, was changed in a way that it does not say.
  func surroundingsMayHaveChanged()
  /// Something was asked for in a layout or measurement that only can be asked for outside.
  func reportAskedDuringLayout()
}

extension ViewContent {
  /// No item has any.
  package func writeRelations(of child: ViewNode, to tree: NodeTree) {}

  /// The node of the container's view, or of the view that the group stands in.
  package var hostNode: ViewNode? { node?.host }

  /// The layout of the view that the items are subviews of.
  package var hostLayout: ContainerLayout? { hostNode?.layout }

  /// Asks for a layout of the tree that the content belongs to.
  package func setNeedsLayout() { node?.contentDidChange() }

  /// The items are other ones, or stand in another order.
  package func structureDidChange() {
    structureChanged = true
    setNeedsLayout()
  }

  /// This container, and the groups in it and in each other, whose views are subviews of the same view.
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
