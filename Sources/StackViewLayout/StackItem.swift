import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// The properties of a view, a group or a spacer in a stack: how it grows, shrinks, is sized, aligned and spaced.
///
/// Every view has one, `view.item`, inside or outside of a stack; properties that are set before the view is added apply when it is
/// added. All methods return the item, so that they can be chained. Lengths are in points. Setting an equal value requests no
/// layout; any other change lays out the affected items in the next pass. The item does not keep its view alive.
///
/// Invalid values (not a number, infinite, negative where negative values are not allowed) are kept, fall back to the
/// default, and are reported by ``StackView/issues()``.
///
/// ```swift
/// stack.addItem(avatar).size(40).marginEnd(8)
/// stack.addItem(title).grow(1).shrink(1)
/// title.item.alignSelf(.center)
/// ```
public final class StackItem: ViewIsolated {
  /// The view; `nil` for an item without a view, and after the view is deallocated.
  public var view: PlatformView? { node.view }

  /// A name for messages and documents. Default: none.
  public var name: String? {
    get { node.name }
    set {
      definition?.setName(newValue)
      node.name = newValue
    }
  }

  /// All properties of the item as the engine's style. For a stack they include those that arrange its own items.
  public private(set) var style = NodeTree.plainStyle
  /// Whether a property of the style was set, so that the style may differ from the plain one.
  private(set) var hasOwnStyle = false

  /// The item's node in the tree.
  package let node: ViewNode
  /// The content, if the item is a stack.
  let content: StackContent?

  var keepsSpace = false { didSet { if keepsSpace != oldValue, definition?.setsItem != true { hidingDidChange() } } }
  var collapses = false { didSet { if collapses != oldValue, definition?.setsItem != true { hidingDidChange() } } }

  /// What the item keeps of the runs of definitions; `nil` if none has added it.
  var definition: ItemDefinition?

  func hidingDidChange() {
    if container != nil { (node.keepsSpace, node.collapses) = (keepsSpace, collapses) }
    node.styleDidChange()
  }

  /// Makes the item of a view.
  init(view: PlatformView, content: StackContent? = nil) {
    self.content = content
    node = view.viewNode
    if let content { node.content = content }
    adoptNode()
  }

  /// Makes an item without a view.
  init(content: StackContent? = nil) {
    self.content = content
    node = ViewNode(view: nil, content: content, kind: content == nil ? "a spacer" : "a stack without a view")
    adoptNode()
  }

  #if !((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
    // The references to the item are not weak.
    deinit {
      if node.facade === self { node.facade = nil }
      if content?.item === self { content?.item = nil }
    }
  #endif

  private func adoptNode() {
    node.facade = self
    content?.item = self
  }

  /// The stack that contains the item.
  var container: StackContent? { node.container as? StackContent }

  /// Marks the content of the view as changed, such as the text of a label: the next layout measures this view again, and no
  /// other view. For a stack all views in it are measured again.
  ///
  /// Views of UIKit and AppKit do not report such changes. In debug builds, ``StackView/issues()`` lists views for which the call is
  /// missing.
  ///
  /// - Complexity: O(depth) for a view, O(items in it) for a stack.
  @discardableResult public func markDirty() -> StackItem {
    node.markDirty()
    return self
  }

  /// Names the item in messages and documents.
  @discardableResult public func name(_ name: String?) -> StackItem {
    self.name = name
    return self
  }

  // MARK: - Changing

  /// Changes the style, and marks the affected items for layout if the style differs.
  ///
  /// - Parameter part: The part of the style that contains the changed property. Default: that of the item.
  @discardableResult func set(_ part: ItemDefinition.Parts = .item, _ change: (inout Style) -> Void) -> StackItem {
    hasOwnStyle = true
    if let definition {
      if definition.isOpen {
        if definition.setsStyle(part, of: self) {
          // The end of the run marks the item if its style differs from that of the last run.
          change(&style)
        } else {
          definition.setOutsideOfRun(self, change)
        }
        return self
      }
      definition.setBase(change)
    }
    if node.needsStyle {
      // The style is written before the next layout in any case, so that a comparison is not needed.
      change(&style)
      node.styleDidChange()
      return self
    }
    let before = style
    change(&style)
    // Comparing bytes is faster than comparing values.
    if style != before { node.styleDidChange() }
    return self
  }

  /// Replaces the style, without marking the item.
  func take(_ style: Style) { self.style = style }
}

extension StackItem {
  /// The direction of a container's view; `nil` if it is that of the enclosing stack view.
  var ownDirection: WritingDirection? {
    guard node.content != nil, let view, let host = container?.host else { return nil }
    let hostIsRightToLeft = host.stackContent.hostIsRightToLeft
    let isRightToLeft = view.isRightToLeft(in: hostIsRightToLeft)
    if isRightToLeft == hostIsRightToLeft { return nil }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether the item takes part in the layout of its stack.
  var isInLayout: Bool { node.isInLayout }

  /// The description of the item in messages.
  var label: String { node.label }
}

extension ViewNode {
  /// The item of a stack, a new one if the view has none yet; `nil` after the view is deallocated.
  var stackItem: StackItem? { existingStackItem ?? view?.item }

  /// The item of a stack, if there is one.
  var existingStackItem: StackItem? {
    // Only a StackItem sets this reference.
    facade.map { unsafe unsafeDowncast($0, to: StackItem.self) }
  }
}

extension PlatformView {
  /// The properties of the view in a stack.
  ///
  /// ```swift
  /// label.item.grow(1).marginTop(10)
  /// ```
  public var item: StackItem {
    // Only a StackItem is attached with this key.
    if let item: AnyObject = attachment(as: .stackItem) { return unsafe unsafeDowncast(item, to: StackItem.self) }
    let item = StackItem(view: self)
    setAttachment(item, as: .stackItem)
    return item
  }
}
