import Foundation

/// A line of editable text: `UITextField` without UIKit.
///
/// The width is that of the text, or of the placeholder if the text is empty. The height is that of a line, also
/// without a text. The insets of the border are added to both.
///
/// ```swift
/// let field = HeadlessTextField(frame: .zero)
/// field.placeholder = "Name"
/// field.borderStyle = .roundedRect
/// field.intrinsicContentSize  // 46 × 30: 4 letters of 8 points, a line of 16, and 7 points on each side
/// ```
open class HeadlessTextField: HeadlessTextControl {
  /// The border around the text.
  public enum BorderStyle: Sendable {
    /// No border.
    case none
    /// A thin line.
    case line
    /// A bezel.
    case bezel
    /// A rounded rectangle.
    case roundedRect
  }

  /// The text; `nil` for none. A change calls ``HeadlessView/invalidateIntrinsicContentSize()``.
  open var text: String? {
    didSet {
      if text != oldValue { contentDidChange() }
    }
  }

  /// The text that is shown while ``text`` is empty. Default: `nil`.
  open var placeholder: String? {
    didSet {
      if placeholder != oldValue { contentDidChange() }
    }
  }

  /// The border around the text. Default: ``BorderStyle/none``, as in UIKit.
  ///
  /// Every other style insets the text by ``borderInset`` on each side.
  open var borderStyle = BorderStyle.none {
    didSet {
      if borderStyle != oldValue { contentDidChange() }
    }
  }

  /// The inset of the text from a border on each side, in points: 7.
  ///
  /// A `UITextField` with a rounded border and the system font of 17 points, whose line of 20⅓ points takes 20, is 34
  /// points high.
  public static let borderInset: CGFloat = 7

  override var content: InsetText {
    var content = InsetText(text: text ?? "", placeholder: placeholder ?? "", measurer: effectiveMeasurer)
    if borderStyle != .none {
      let inset = HeadlessTextField.borderInset
      content.insets = HeadlessEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }
    return content
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessTextField.self) ? content : nil
  }
}
