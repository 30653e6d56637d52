import Foundation

/// Editable text of several lines: `UITextView` without UIKit.
///
/// The text breaks inside ``textContainerInset`` and ``lineFragmentPadding``. While scrolling is enabled, which is
/// the default, the view has no intrinsic size; `sizeThatFits(_:)` always returns the size of the text. Without a
/// text the height is that of a line.
///
/// ```swift
/// let view = HeadlessTextView(frame: .zero)
/// view.text = "some words"
/// view.sizeThatFits(CGSize(width: 60, height: 0))  // 50 × 48: two lines of 16 points, 8 above and below, 5 on both sides
/// ```
open class HeadlessTextView: HeadlessTextControl {
  /// The text. Default: empty. A change calls ``HeadlessView/invalidateIntrinsicContentSize()``.
  open var text: String! = "" {
    didSet {
      if text ?? "" != oldValue ?? "" { contentDidChange() }
    }
  }

  /// The insets of the text, in points. Default: 8 at the top and at the bottom, as in `UITextView`.
  open var textContainerInset = HeadlessEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet {
      if textContainerInset != oldValue { contentDidChange() }
    }
  }

  /// The space at both ends of each line, in points. Default: 5, as in `NSTextContainer`.
  ///
  /// A value that is negative or not finite becomes 0.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet {
      if lineFragmentPadding != oldValue { contentDidChange() }
    }
  }

  /// Whether the text scrolls in the view, and does not determine the size of the view. Default: `true`, as in UIKit.
  open var isScrollEnabled = true {
    didSet {
      if isScrollEnabled != oldValue { contentDidChange() }
    }
  }

  override var content: InsetText {
    var content = InsetText(text: text ?? "", measurer: effectiveMeasurer, insets: textContainerInset)
    content.insets.left += lineFragmentPadding.asExtent
    content.insets.right += lineFragmentPadding.asExtent
    (content.isOneLine, content.isIntrinsic) = (false, !isScrollEnabled)
    return content
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessTextView.self) ? content : nil
  }
}
