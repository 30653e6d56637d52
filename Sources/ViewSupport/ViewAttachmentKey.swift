/// The kinds of objects that can be attached to a view: one object for each key.
@usableFromInline package enum ViewAttachmentKey: CaseIterable, Sendable {
  /// The content priorities of the view; only for headless views.
  case contentPriorities
  /// The item of the view in every container; only for views of UIKit and AppKit.
  case viewNode
  /// The axes along which containers in a scroll view take their content size; only for scroll views.
  case scrollAxes
  /// The layout of containers in a scroll view; only for scroll views.
  case scrollLayout
}
