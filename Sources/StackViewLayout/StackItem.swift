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
public struct StackItem: ViewIsolated {
  /// The item's node in the tree, which keeps the properties.
  package let node: ViewNode

  /// The item of a node.
  init(_ node: ViewNode) { self.node = node }

  /// The view; `nil` for an item without a view, and after the view is deallocated.
  public var view: PlatformView? { node.view }

  /// A name for messages and documents. Default: none.
  public var name: String? {
    get { node.name }
    nonmutating set {
      definition?.setName(newValue)
      node.name = newValue
    }
  }

  /// All properties of the item as the engine's style. For a stack they include those that arrange its own items.
  public var style: Style { node.style }

  /// The content, if the item is a stack.
  var content: StackContent? { node.content as? StackContent }

  var keepsSpace: Bool {
    get { node.keepsSpace }
    nonmutating set { set(\.keepsSpace, newValue) }
  }

  var collapses: Bool {
    get { node.collapses }
    nonmutating set { set(\.collapses, newValue) }
  }

  /// Sets what happens to a hidden view. The end of a run marks the item if the value differs from that of the last run.
  private func set(_ flag: ReferenceWritableKeyPath<ViewNode, Bool>, _ isSet: Bool) {
    guard isSet != node[keyPath: flag] else { return }
    node[keyPath: flag] = isSet
    if definition?.setsItem != true { node.styleDidChange() }
  }

  /// What the item keeps of the runs of definitions; `nil` if none has added it.
  var definition: ItemDefinition? {
    // Only this property sets the object.
    get { node.definition.map { unsafe unsafeDowncast($0, to: ItemDefinition.self) } }
    nonmutating set { node.definition = newValue }
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
    if let definition {
      if definition.isOpen {
        if definition.setsStyle(part, of: self) {
          // The end of the run marks the item if its style differs from that of the last run.
          node.changeStyle(change)
        } else {
          definition.setOutsideOfRun(self, change)
        }
        return self
      }
      definition.setBase(change)
    }
    if node.needsStyle {
      // The style is written before the next layout in any case, so that a comparison is not needed.
      node.changeStyle(change)
      node.styleDidChange()
      return self
    }
    let before = style
    node.changeStyle(change)
    // Comparing bytes is faster than comparing values.
    if style != before { node.styleDidChange() }
    return self
  }

  /// Replaces the style, without marking the item.
  func take(_ style: Style) { node.style = style }
}

extension StackItem {
  /// Whether the item takes part in the layout of its stack.
  var isInLayout: Bool { node.isInLayout }

  /// The description of the item in messages.
  var label: String { node.label }
}

extension StackItem: nonisolated Hashable, nonisolated Identifiable {
  /// The identity of the item, which its view keeps for its lifetime.
  nonisolated public var id: ObjectIdentifier { ObjectIdentifier(node) }

  /// Whether two values are the same item. Two items with equal properties are different.
  nonisolated public static func == (first: StackItem, second: StackItem) -> Bool { first.node === second.node }

  /// Hashes the identity of the item.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Whether two values are the same item, or both `nil`. Equivalent to `==`.
public func === (first: StackItem?, second: StackItem?) -> Bool { first == second }

/// Whether two values are different items. Equivalent to `!=`.
public func !== (first: StackItem?, second: StackItem?) -> Bool { first != second }

extension ViewNode {
  /// The item in a stack.
  var stackItem: StackItem { StackItem(self) }

  /// The content of the stack view around the view, if a layout of the stack includes the view.
  var outerStack: StackContent? {
    guard let parent, let host = parent.hadView ? parent : parent.host, isSubviewOf(host) else { return nil }
    return host.content as? StackContent
  }
}

extension PlatformView {
  /// The properties of the view in a stack.
  ///
  /// ```swift
  /// label.item.grow(1).marginTop(10)
  /// ```
  public var item: StackItem { StackItem(viewNode) }
}
