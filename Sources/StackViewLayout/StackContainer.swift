import Foundation
import LayoutEngine
import PlatformView

/// A container of items: a ``StackView``, or a ``StackGroup`` that has no view of its own.
///
/// All methods that set something return the container, so that they can be chained.
public protocol StackContainer: AnyObject, ViewIsolated {
  /// The container as an item of the surrounding stack.
  var item: StackItem { get }
  /// The items of the container. It has no public members.
  var stackContent: StackContent { get }
}

extension StackContainer {
  /// Calls `closure` with the container, so that the code has the shape of the view hierarchy. A further call adds to
  /// the existing items.
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

  /// Adds a view as the last item. A view that has another superview or place moves here.
  ///
  /// Adding a stack to itself or to a view in it changes nothing and is reported as an issue.
  @discardableResult public func addItem(_ view: PlatformView) -> StackItem {
    stackContent.insert(view, at: .max)
  }

  /// Adds a new stack view as the last item. Its direction is `.column`, the default.
  ///
  /// ```swift
  /// stack.addStackView().direction(.row).define { row in
  ///   row.addItem(title)
  /// }
  /// ```
  @discardableResult public func addStackView() -> StackView {
    if let definition = stackContent.openDefinition { return definition.addStackView(to: stackContent) }
    let stack = StackView()
    addItem(stack)
    return stack
  }

  /// Adds a stack without a view. It arranges its items as a stack does, and their views are subviews of the view of
  /// this container, or of the enclosing stack view.
  ///
  /// ```swift
  /// stack.addStack { column in
  ///   column.addItem(title)
  ///   column.addItem(subtitle)
  /// }.item.grow(1)
  /// ```
  @discardableResult public func addStack(_ define: (_ stack: StackGroup) -> Void = { _ in }) -> StackGroup {
    let group = stackContent.addGroup()
    define(group)
    return group
  }

  /// Adds a new stack view as the last item, and calls `define` with it.
  ///
  /// ```swift
  /// stack.addStackView { card in
  ///   card.padding(12)
  ///   card.addItem(title)
  /// }.flex()
  /// ```
  ///
  /// - Returns: The stack view as an item of this container.
  @discardableResult public func addStackView(_ define: (_ stack: StackView) -> Void) -> StackItem {
    let stack = addStackView()
    define(stack)
    return stack.item
  }

  /// Adds a row without a view: see ``addStack(_:)``.
  ///
  /// ```swift
  /// stack.addRow(gap: 8, align: .center) { row in
  ///   row.addItem(portrait).size(40)
  ///   row.addItem(name).flex()
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - gap: The space between items, and between lines, in points. Default: 0.
  ///   - align: The alignment of the items across the row. Default: `.stretch`.
  ///   - justify: The distribution of free space along the row. Default: `.start`.
  ///   - wrap: Whether the items may take several lines. Default: `.noWrap`, one line.
  ///   - define: Adds the items of the row.
  /// - Returns: The row as an item of this container.
  @discardableResult public func addRow(
    gap: CGFloat = 0, align: SAlignItems = .stretch, justify: SJustifyContent = .start, wrap: SWrap = .noWrap,
    _ define: (_ row: StackGroup) -> Void
  ) -> StackItem {
    addStack { define($0.direction(.row).arranged(gap, align, justify, wrap)) }.item
  }

  /// Adds a column without a view: see ``addStack(_:)``.
  ///
  /// ```swift
  /// stack.addColumn(gap: 4) { texts in
  ///   texts.addItem(title)
  ///   texts.addItem(subtitle)
  /// }.flex()
  /// ```
  ///
  /// - Parameters:
  ///   - gap: The space between items, and between lines, in points. Default: 0.
  ///   - align: The alignment of the items across the column. Default: `.stretch`.
  ///   - justify: The distribution of free space along the column. Default: `.start`.
  ///   - wrap: Whether the items may take several lines. Default: `.noWrap`, one line.
  ///   - define: Adds the items of the column.
  /// - Returns: The column as an item of this container.
  @discardableResult public func addColumn(
    gap: CGFloat = 0, align: SAlignItems = .stretch, justify: SJustifyContent = .start, wrap: SWrap = .noWrap,
    _ define: (_ column: StackGroup) -> Void
  ) -> StackItem {
    addStack { define($0.direction(.column).arranged(gap, align, justify, wrap)) }.item
  }

  private func arranged(
    _ gap: CGFloat, _ align: SAlignItems, _ justify: SJustifyContent, _ wrap: SWrap
  ) -> Self {
    self.gap(gap).alignItems(align).justifyContent(justify).wrap(wrap)
  }

  /// Adds an empty item without a view that grows into the free space, by weight.
  ///
  /// - Parameters:
  ///   - grow: The weight. Default: 1.
  ///   - length: Its size along the stack before it grows, in points. Default: 0.
  @discardableResult public func addSpacer(grow: CGFloat = 1, length: CGFloat = 0) -> StackItem {
    stackContent.addSpacer().grow(grow).basis(length)
  }

  /// Adds a view between the last item and the next one: a line with a thickness along the stack, and stretched across it.
  ///
  /// Before the first item, no divider is added. In a loop, call the method before each item:
  ///
  /// ```swift
  /// for label in labels {
  ///   form.addDivider { PlatformView() }?.marginStart(16)
  ///   form.addItem(label)
  /// }
  /// ```
  ///
  /// A divider is an item: the gap is on both sides of it. In a definition that runs again, the dividers are those of the last run
  /// at the same place among the dividers.
  ///
  /// - Parameters:
  ///   - thickness: The size along the stack, in points. Default: 1.
  ///   - make: Makes the view, which has no content, but usually a background color.
  /// - Returns: The divider as an item of this container; `nil` if the container, or in a definition the closure, has no item yet.
  @discardableResult public func addDivider<View: PlatformView>(
    thickness: CGFloat = 1, _ make: () -> View
  ) -> StackItem? {
    let divider = stackContent.addDivider(make)
    return divider?.basis(thickness).shrink(0).alignSelf(.stretch)
  }

  // MARK: - Inserting

  /// Inserts a view so that it becomes the item at `index`, from 0; an index out of range is clamped.
  @discardableResult public func insertItem(_ view: PlatformView, at index: Int) -> StackItem {
    stackContent.insert(view, at: index)
  }

  /// Inserts a view directly before another item of this container.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; this is reported as an issue.
  @discardableResult public func insertItem(_ view: PlatformView, before reference: PlatformView) -> StackItem? {
    insert(view, nextTo: reference, offset: 0)
  }

  /// Inserts a view directly after another item of this container.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; this is reported as an issue.
  @discardableResult public func insertItem(_ view: PlatformView, after reference: PlatformView) -> StackItem? {
    insert(view, nextTo: reference, offset: 1)
  }

  /// Inserts a view directly after another item of this container. Equivalent to ``insertItem(_:after:)``.
  /// - Returns: `nil`, and nothing has changed, if `reference` is not in this container; this is reported as an issue.
  @discardableResult public func addItem(_ view: PlatformView, after reference: PlatformView) -> StackItem? {
    insertItem(view, after: reference)
  }

  private func insert(_ view: PlatformView, nextTo reference: PlatformView, offset: Int) -> StackItem? {
    stackContent.synchronizeSubviews()
    guard let index = stackContent.place(of: reference) else {
      stackContent.reportNoReference(reference, of: view)
      return nil
    }
    // A view that is inserted next to itself keeps its place.
    if view === reference { return view.item }
    // The index does not count the view itself, which is removed first.
    let shift = stackContent.place(of: view).map { $0 < index ? 1 : 0 } ?? 0
    return stackContent.insert(view, at: index + offset - shift)
  }

  // MARK: - Removing

  /// Removes an item and its view, as the view's `removeFromSuperview` does. The view keeps the properties of its item. A view
  /// that is not in this container changes nothing and is reported as an issue.
  public func removeItem(_ view: PlatformView) {
    guard stackContent.hasItem(view.existingViewNode) else {
      stackContent.reportNotAnItem(view.item)
      return
    }
    stackContent.removeItem(view.item)
  }

  /// Removes an item without a view, a spacer or a group, with all views in it. An item that is not in this container
  /// changes nothing and is reported as an issue.
  public func removeItem(_ item: StackItem) {
    if let view = item.view { return removeItem(view) }
    stackContent.removeItem(item)
  }

  /// The items of the container, in order.
  public var items: [StackItem] {
    if let definition = stackContent.openDefinition { return definition.wanted }
    stackContent.synchronizeSubviews()
    return stackContent.children.map(\.stackItem)
  }
}

extension StackView {
  /// Adds views as the last items, in the given order. Equivalent to `addSubview(_:)` for each view.
  public func addSubviews(_ views: PlatformView...) {
    for view in views { addSubview(view) }
  }
}
