import ViewSupport

extension HeadlessView {
  /// Returns the object attached to this view for `key`; `nil` if there is none, or if it is not a `T`.
  ///
  /// ```swift
  /// let layout: ScrollLayout? = scrollView.attachment(as: .scrollLayout)
  /// ```
  package func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
    attachments.isEmpty ? nil : attachments[key] as? T
  }

  /// Attaches `object` to this view for `key`, in place of the current one; `nil` removes it.
  ///
  /// The view keeps the object alive, so the object must not keep the view alive. A key of scroll views has no effect on other
  /// views.
  package func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
    if key == .scrollAxes || key == .scrollLayout, !(self is HeadlessScrollView) { return }
    attachments[key] = object
  }
}
