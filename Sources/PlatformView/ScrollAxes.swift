import ViewSupport

extension PlatformScrollView {
  /// The axes along which a StackView or a BoxView in this view takes its content size.
  ///
  /// Default: `nil`, the main axis of the container.
  ///
  /// Along the other axes, the container has the size of the visible part. The main axis of a stack is that of its
  /// `direction`; the main axis of a box is its `axis`. With `[.horizontal, .vertical]`, a container takes its content
  /// size in both dimensions. With empty axes, it has the size of the visible part.
  ///
  /// ```swift
  /// scrollView.contentScrollAxes = [.horizontal, .vertical]
  /// ```
  public var contentScrollAxes: ScrollAxes? {
    get { (attachment(as: .scrollAxes) as ScrollAxesBox?)?.axes }
    set {
      guard newValue != contentScrollAxes else { return }
      setAttachment(newValue.map { ScrollAxesBox($0) }, as: .scrollAxes)
      setNeedsExtensionLayout()
    }
  }
}

/// Stores axes as an attachment of a view.
private final class ScrollAxesBox {
  let axes: ScrollAxes

  init(_ axes: ScrollAxes) { self.axes = axes }
}
