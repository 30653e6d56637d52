/// The kinds of objects that can be attached to a view: one object for each key.
@usableFromInline package enum ViewAttachmentKey: CaseIterable, Sendable {
  /// The StackView item of the view.
  case stackItem
  /// The BoxView properties of the view in every box.
  case boxItem
  /// The node of the view in a layout tree, in every container.
  case viewNode
  /// The axes along which containers in a scroll view take their content size; only for scroll views.
  case scrollAxes
  /// The layout of containers in a scroll view; only for scroll views.
  case scrollLayout
}
