import ViewSupport

extension HeadlessView {
  /// Returns the object attached to this view for `key`; `nil` if there is none, or if it is not a `T`.
  ///
  /// ```swift
  /// let item: StackItem? = view.attachment(as: .stackItem)
  /// ```
  @inlinable package func attachment<T: AnyObject>(as key: ViewAttachmentKey) -> T? {
    switch key {
    case .stackItem: return stackItemAttachment as? T
    case .boxItem: return boxItemAttachment as? T
    case .viewNode: return viewNodeAttachment as? T
    case .scrollAxes, .scrollLayout: return scrollAttachment(as: key) as? T
    }
  }

  /// Attaches `object` to this view for `key`, in place of the current one; `nil` removes it.
  ///
  /// The view keeps the object alive, so the object must not keep the view alive.
  package func setAttachment(_ object: AnyObject?, as key: ViewAttachmentKey) {
    switch key {
    case .stackItem: stackItemAttachment = object
    case .boxItem: boxItemAttachment = object
    case .viewNode: viewNodeAttachment = object
    case .scrollAxes: (self as? HeadlessScrollView)?.scrollAxesAttachment = object
    case .scrollLayout: (self as? HeadlessScrollView)?.scrollLayoutAttachment = object
    }
  }

  @usableFromInline func scrollAttachment(as key: ViewAttachmentKey) -> AnyObject? {
    let view = self as? HeadlessScrollView
    return key == .scrollAxes ? view?.scrollAxesAttachment : view?.scrollLayoutAttachment
  }
}
