import Foundation

/// A view that shows a part of its content: `UIScrollView` without UIKit.
///
/// A StackView or a BoxView in a scroll view takes its content size along the axes that scroll, and sets
/// ``contentSize``: see `contentScrollAxes`.
///
/// ```swift
/// let scrollView = HeadlessScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.addSubview(form)
/// scrollView.layoutIfNeeded()
/// scrollView.contentSize  // 320 wide, as high as the form
/// ```
open class HeadlessScrollView: HeadlessView {
  /// The size of the content, in points. Default: 0 × 0. Dimensions that are negative or not finite become 0.
  open var contentSize: CGSize {
    get { storedContentSize }
    set { storedContentSize = CGSize(width: newValue.width.asExtent, height: newValue.height.asExtent) }
  }

  /// The point of the content at the top left corner: the origin of ``HeadlessView/bounds``, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds = CGRect(origin: newValue, size: bounds.size) }
  }

  /// The insets of the content from the edges of the view, in points. Default: 0.
  open var contentInset = HeadlessEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { insetsDidChange() }
    }
  }

  /// Whether ``HeadlessView/safeAreaInsets`` add to ``contentInset``. Default: `automatic`.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet {
      if contentInsetAdjustmentBehavior != oldValue { insetsDidChange() }
    }
  }

  /// The conditions under which safe areas add to the insets of the content.
  public enum ContentInsetAdjustmentBehavior: Sendable {
    /// As ``scrollableAxes``, because there are no navigation bars without a screen.
    case automatic
    /// Along axes on which the content is larger than the view.
    case scrollableAxes
    /// Never.
    case never
    /// Along both axes.
    case always
  }

  /// The content insets, plus the safe area where ``contentInsetAdjustmentBehavior`` adds it. In points.
  open var adjustedContentInset: HeadlessEdgeInsets {
    let behavior = contentInsetAdjustmentBehavior
    func adds(_ isLarger: Bool) -> Bool { behavior == .always || behavior != .never && isLarger }
    var insets = contentInset
    if adds(contentSize.width > bounds.width) {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    if adds(contentSize.height > bounds.height) {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    return insets
  }

  /// Sets ``contentOffset``. The change is not animated.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }

  /// Marks the view for layout, because its safe area has changed.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  private var storedContentSize = CGSize.zero

  private func insetsDidChange() {
    extensionNeedsLayout = true
    noteNeedsLayout()
  }
}
