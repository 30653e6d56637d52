import PlatformView

// Definitions that run again.
extension StackContainer {
  /// Calls `closure`, which defines the items anew: what differs from the last call is changed.
  ///
  /// ```swift
  /// stack.redefine { stack in
  ///   stack.direction(isWide ? .row : .column)
  ///   stack.addItem(name).flex()
  ///   if isOnline { stack.addItem(status) }
  /// }
  /// ```
  ///
  /// After the call:
  /// - The items are those that the closure has added, in this order. Items that a former call has added, and this one has
  ///   not, are removed. Items that other code has added stay where they are.
  /// - Properties of the items, and those by which the stack arranges them, that the closure has not set have the values
  ///   that other code has set, or their defaults. A nested stack that is defined by its own closure keeps its arrangement.
  /// - Groups of ``addStack(_:)``, ``addRow(gap:align:justify:wrap:_:)`` and ``addColumn(gap:align:justify:wrap:_:)``, stack views of
  ///   ``addStackView()``, spacers and dividers are those of the last call at the same place among their kind.
  ///
  /// The closure is called at once, and is not stored: call the method again when a state has changed, or override
  /// ``/ViewTree/ContainerView/updateItems()``. Changes take effect when the closure returns, or the outermost one of
  /// nested definitions: first views are added and moved, as few as possible, and then the rest is removed. A view that
  /// moves between stacks in one call therefore always has a superview. Only what differs is laid out; views that do not
  /// report changes of their content are measured again.
  ///
  /// - Parameter closure: Adds all items, with the methods with which ``define(_:)`` adds items. An index counts the items
  ///   that the closure has added so far.
  /// - Returns: The container.
  /// - Complexity: O(items) for the comparison, in addition to the closure.
  @discardableResult public func redefine(_ closure: (_ stack: Self) -> Void) -> Self {
    stackContent.defineItems { closure(self) }
    return self
  }

  /// Adds the view of an identity as the last item. In a definition that runs again, `make` is called once for each
  /// identity.
  ///
  /// ```swift
  /// stack.redefine { stack in
  ///   for message in messages {
  ///     stack.addItem(id: message.title) {
  ///       Card()
  ///     } update: {
  ///       $0.fill(with: message)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The view stays, in any order, as long as each run adds its identity. After a run without it, the view is removed, and a
  /// later run makes a new one. Outside of ``redefine(_:)`` and ``/ViewTree/ContainerView/updateItems()``, each call
  /// makes a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view among those that the closure adds to this container. A second view of an identity
  ///     is added, too, and reported as an issue.
  ///   - make: Makes the view.
  ///   - update: Sets the content of the view, in each run. Default: does nothing.
  @discardableResult public func addItem<View: PlatformView>(
    id: some Hashable, _ make: () -> View, update: (_ view: View) -> Void = { _ in }
  ) -> StackItem {
    let view = stackContent.openDefinition?.view(of: AnyHashable(id), in: stackContent, make: make) ?? make()
    update(view)
    return addItem(view)
  }
}
