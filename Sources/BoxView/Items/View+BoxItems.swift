import Foundation
import PlatformView
import ViewTree

extension PlatformView {
  /// Adds views to this view, laid out by a box of their own that is as large as the view.
  ///
  /// This view need not be a ``BoxView``: it may be the view of a controller, of a cell, or any other. In a scroll
  /// view, the items take the size that they need along the axis that scrolls: see `contentScrollAxes`. If the view is
  /// in a box or a stack, its size follows from the added items. Each call makes a separate box; the boxes overlap. In
  /// a ``BoxView``, the items are not among its ``BoxView/items``, and an issue is reported unless
  /// ``BoxView/allowNotManagedViews`` is set. In a `StackView`, a new `BoxView` with the items becomes the last item.
  ///
  /// ```swift
  /// controller.view.addBoxItems([boxView.boxed])
  /// ```
  /// - Parameters:
  ///   - items: The items to add. Views that have another superview move to this view.
  ///   - axis: The axis of the chain. Default: `.y`.
  ///   - spacing: Points between neighbors. Default: 0.
  ///   - insets: Distances from the edges, in points; `left` from the leading one. Default: 0.
  /// - Returns: Descriptions of the constraints that correspond to the items.
  @discardableResult public func addBoxItems(
    _ items: [BoxItem], axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: PlatformEdgeInsets = .none
  ) -> [BoxConstraint] {
    guard let host = viewForItems else {
      let box = BoxView(axis: axis, spacing: spacing, insets: insets)
      box.items = items
      takeViewForItems(box)
      return box.managedConstraints
    }
    if host !== self { return host.addBoxItems(items, axis: axis, spacing: spacing, insets: insets) }
    guard let layers = boxLayers else {
      let box = BoxView(axis: axis, spacing: spacing, insets: insets)
      box.items = items
      addSubview(box)
      return box.managedConstraints
    }
    let layer = BoxContent(in: self is BoxView ? .boxView : .anyView)
    (layer.axis, layer.spacing, layer.insets) = (axis, spacing, insets)
    layers.add(layer)
    if let box = self as? BoxView, !box.allowNotManagedViews { layer.reportNotManaged(by: box) }
    layer.replaceItems(with: items)
    return layer.constraints(in: self).all
  }

  /// Adds the view of an item: ``addBoxItems(_:axis:spacing:insets:)`` with one item.
  @discardableResult public func addBoxItem(_ item: BoxItem) -> [BoxConstraint] { addBoxItems([item]) }

  /// Adds a view that fills this one.
  @discardableResult public func addBoxedView(_ view: PlatformView) -> [BoxConstraint] { addBoxItem(view.boxed) }

  /// Adds the view of an item.
  /// - Parameters:
  ///   - item: The item to add. A view that has another superview moves to this view.
  ///   - rtlDependent: Whether left and right are exchanged in a right-to-left layout; `false` keeps them.
  @available(*, deprecated, renamed: "addBoxItem(_:)")
  @discardableResult public func addBoxItem(_ item: BoxItem, rtlDependent: Bool) -> [BoxConstraint] {
    addBoxItem(item, isMirrored: rtlDependent)
  }

  /// Adds the view of an item.
  /// - Parameters:
  ///   - item: The item to add. A view that has another superview moves to this view.
  ///   - semanticDependent: Whether left and right are exchanged in a right-to-left layout; `false` keeps them.
  @available(*, deprecated, renamed: "addBoxItem(_:)")
  @discardableResult public func addBoxItem(_ item: BoxItem, semanticDependent: Bool) -> [BoxConstraint] {
    addBoxItem(item, isMirrored: semanticDependent)
  }

  /// In a right-to-left layout, an item that is not mirrored exchanges its leading and its trailing pin.
  private func addBoxItem(_ item: BoxItem, isMirrored: Bool) -> [BoxConstraint] {
    guard !isMirrored, ownRightToLeft ?? surroundingsAreRightToLeft else { return addBoxItem(item) }
    return addBoxItem(item.left(item.layout.right).right(item.layout.left))
  }

  /// The boxes in this view; `nil` if it lays out all its subviews itself.
  private var boxLayers: BoxLayers? {
    let node = viewNode
    if let layers = node.content as? BoxLayers { return layers }
    let layers = BoxLayers()
    let box = node.content as? BoxContent
    if node.content != nil, box == nil { return nil }
    node.content = layers
    if let box { layers.add(box) }
    node.needsStyle = true
    if box == nil, let layout = node.layout {
      layout.begin(updatesItems: false)
      let scrollLayout = (self as? PlatformScrollView).map { ScrollLayout.layout(of: $0) }
      if let scrollLayout { scrollLayout.begin() } else { layout.extend(self) }
    }
    node.parent?.structureDidChange()
    return layers
  }
}

extension BoxGuide {
  /// Lays out views in this guide, in a box of their own that is as large as the guide.
  ///
  /// The views are not added to a superview: they have to be subviews of the view that the guide takes space in when that view is
  /// laid out. Other views are left out, and an issue is reported. A view that a stack lays out remains an item of the stack.
  /// - Returns: Descriptions of the constraints that correspond to the items.
  @discardableResult public func addBoxItems(
    _ items: [BoxItem], axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: PlatformEdgeInsets = .none
  ) -> [BoxConstraint] {
    let layers = node.content as? BoxLayers ?? BoxLayers()
    if node.content == nil {
      node.content = layers
      node.needsStyle = true
      node.parent?.structureDidChange()
    }
    let layer = BoxContent(in: .guide)
    (layer.axis, layer.spacing, layer.insets) = (axis, spacing, insets)
    layers.add(layer)
    layer.set(layer.usableInGuide(items))
    return layer.constraints(in: self).all
  }

  /// Lays out the view of an item in this guide.
  @discardableResult public func addBoxItem(_ item: BoxItem) -> [BoxConstraint] { addBoxItems([item]) }

  /// Lays out a view with the frame of this guide. It has to be a subview of the view that the guide takes space in.
  @discardableResult public func addBoxedView(_ view: PlatformView) -> [BoxConstraint] { addBoxItem(view.boxed) }

  /// Adds a view as a subview of another view, and lays it out with the frame of this guide.
  /// - Parameters:
  ///   - view: The view that fills the guide.
  ///   - superview: The view that the guide takes space in.
  @discardableResult public func addBoxedView(_ view: PlatformView, to superview: PlatformView) -> [BoxConstraint] {
    superview.addSubview(view)
    return addBoxedView(view)
  }
}

extension PlatformView {
  /// Marks this view, and all views in it, to be measured again in the next layout of the boxes around it.
  ///
  /// Views of UIKit and AppKit do not report that their content has changed, such as the text of a label; a ``HeadlessView`` does. A call
  /// of `setNeedsLayout()` on a box measures all of its own items again. In debug builds, ``BoxView/issues()`` lists views for which the
  /// call is missing.
  ///
  /// ```swift
  /// label.text = "Rosalind Franklin"
  /// label.boxContentDidChange()
  /// ```
  /// - Complexity: O(depth), and O(views in it) for a container.
  public func boxContentDidChange() { existingViewNode?.markDirty() }

  /// Changes the layout of this view's item in the ``BoxView`` that is its superview. In other superviews nothing happens.
  public func updateBoxItem(_ update: BoxItemUpdate) {
    (superview as? BoxView)?.updateItemForObject(self, update: update)
  }
}
