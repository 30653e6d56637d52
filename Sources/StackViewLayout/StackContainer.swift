import Foundation
import LayoutEngine
import PlatformView

/// What arranges items: a ``StackView``, or a ``StackGroup`` that has no view of its own.
///
/// All methods that set something return the container, so that they can be chained.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol StackContainer: AnyObject {
  /// The container as an item of the stack that it stands in.
  var item: StackItem { get }
  /// What stands in the container. It has no members of its own to use.
  var content: StackContent { get }
}

extension StackContainer {
  /// Calls `closure` with the container, so that the code has the shape of the views. Calling it again adds to what is
  /// there.
  ///
  /// ```swift
  /// stack.direction(.row).define { stack in
  ///   stack.addItem(image)
  ///   stack.addItem(title).grow(1)
  /// }
  /// ```
  @discardableResult public func define(_ closure: (_ stack: Self) -> Void) -> Self {
    closure(self)
    return self
  }

  // MARK: - Adding

  /// Adds a view as the last item; for a view that stands elsewhere already, it moves it here.
  ///
  /// A view cannot stand in itself: adding a stack to itself or to what is in it changes nothing and is reported.
  @discardableResult public func addItem(_ view: PlatformView) -> StackItem {
    content.insert(view, at: .max)
    return view.item
  }

  /// Adds a stack as the last item, a column unless something else is said.
  ///
  /// ```swift
  /// stack.addStackView().direction(.row).define { row in … }
  /// ```
  @discardableResult public func addStackView() -> StackView {
    let stack = StackView()
    addItem(stack)
    return stack
  }

  /// Adds a stack without a view: it arranges its items as a stack would, and they are subviews of the view that this
  /// container has or stands in.
  ///
  /// ```swift
  /// stack.addStack { column in
  ///   column.addItem(title)
  ///   column.addItem(subtitle)
  /// }.item.grow(1)
  /// ```
  @discardableResult public func addStack(_ define: (_ stack: StackGroup) -> Void = { _ in }) -> StackGroup {
    let group = StackGroup()
    content.append(group.item)
    define(group)
    return group
  }

  /// Adds an empty item without a view that takes the space that is left, by weight.
  ///
  /// - Parameters:
  ///   - grow: The weight. Default: 1.
  ///   - length: The least that it takes along the stack, in points. Default: 0.
  @discardableResult public func addSpacer(grow: CGFloat = 1, length: CGFloat = 0) -> StackItem {
    let spacer = StackItem()
    spacer.grow(grow).basis(length)
    content.append(spacer)
    return spacer
  }

  // MARK: - Inserting

  /// Inserts a view so that it becomes the item at `index`, from 0; an index out of range counts as the nearest.
  @discardableResult public func insertItem(_ view: PlatformView, at index: Int) -> StackItem {
    content.insert(view, at: index)
    return view.item
  }

  /// Inserts a view directly before another item of this container.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; that is reported.
  @discardableResult public func insertItem(_ view: PlatformView, before reference: PlatformView) -> StackItem? {
    insert(view, nextTo: reference, offset: 0)
  }

  /// Inserts a view directly after another item of this container.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; that is reported.
  @discardableResult public func insertItem(_ view: PlatformView, after reference: PlatformView) -> StackItem? {
    insert(view, nextTo: reference, offset: 1)
  }

  /// Inserts a view directly after another item of this container. Equivalent to ``insertItem(_:after:)``.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; that is reported.
  @discardableResult public func addItem(_ view: PlatformView, after reference: PlatformView) -> StackItem? {
    insertItem(view, after: reference)
  }

  private func insert(_ view: PlatformView, nextTo reference: PlatformView, offset: Int) -> StackItem? {
    content.takeOverSubviews()
    guard let index = content.place(of: reference) else {
      content.reportNoReference(reference, of: view)
      return nil
    }
    // A view stands before and behind itself already.
    if view === reference { return view.item }
    // Where it stood before it, taking it out moves the others.
    let shift = content.place(of: view).map { $0 < index ? 1 : 0 } ?? 0
    content.insert(view, at: index + offset - shift)
    return view.item
  }

  // MARK: - Removing

  /// Removes an item and its view, as the view's `removeFromSuperview` does. What was set for it stays with the view. A view
  /// that is not in this container changes nothing; that is reported.
  public func removeItem(_ view: PlatformView) {
    guard let node = view.existingViewNode, content.holds(node) else {
      content.reportNoItem(view.item)
      return
    }
    content.remove(view, of: node)
  }

  /// Removes an item without a view, a spacer or a group, with all views that stand in it. One that is not in this container
  /// changes nothing; that is reported.
  public func removeItem(_ item: StackItem) {
    if let view = item.view { return removeItem(view) }
    content.remove(item)
  }

  /// The items, as they stand in the container.
  public var items: [StackItem] {
    content.takeOverSubviews()
    return content.children.compactMap(\.stackItem)
  }
}

extension StackView {
  /// Adds views as the last items, in the given order. Equivalent to `addSubview(_:)` for each view.
  public func addSubviews(_ views: PlatformView...) {
    for view in views { addSubview(view) }
  }
}
