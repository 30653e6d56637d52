#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A line of text that can be edited: `UITextField` without UIKit.
  ///
  /// It is as wide as its text, or as its placeholder while the text is empty, and as high as a line, with the insets of its border. Without
  /// a text its height is that of a line, too.
  ///
  /// ```swift
  /// let field = HeadlessTextField(frame: .zero)
  /// field.placeholder = "Name"
  /// field.borderStyle = .roundedRect
  /// field.intrinsicContentSize  // 46 × 30: 4 letters of 8 points, a line of 16, and 7 points on each side
  /// ```
  open class HeadlessTextField: HeadlessTextControl {
    /// What is drawn around the text.
    public enum BorderStyle: Sendable {
      /// Nothing.
      case none
      /// A thin line.
      case line
      /// A bezel.
      case bezel
      /// A rounded rectangle.
      case roundedRect
    }

    /// The text; `nil` for none. Another text calls ``HeadlessView/invalidateIntrinsicContentSize()``.
    open var text: String? {
      didSet {
        if text != oldValue { contentDidChange() }
      }
    }

    /// What is shown while the text is empty. Default: `nil`, nothing.
    open var placeholder: String? {
      didSet {
        if placeholder != oldValue { contentDidChange() }
      }
    }

    /// What is drawn around the text. Default: ``BorderStyle/none``, as in UIKit. A border leaves ``borderInset`` on each side, the other
    /// style nothing.
    open var borderStyle = BorderStyle.none {
      didSet {
        if borderStyle != oldValue { contentDidChange() }
      }
    }

    /// What a border leaves on each side of the text, in points: 7. A `UITextField` with a rounded border and the system font of 17 points,
    /// whose line of 20⅓ points takes 20, is 34 high.
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
#endif
