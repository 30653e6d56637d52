import StackViewLayout

// The differences between the systems. The screens contain none.

/// Makes the views of the screens.
enum Views: ViewIsolated {
  /// Returns a label that breaks its text into any number of lines, and follows the text size of the system.
  static func label(_ text: String = "") -> PlatformLabel { PlatformLabel.wrapping(text, followsTextSize: true) }

  /// Returns a label whose text keeps its size: for numbers in a grid that has no space for larger ones.
  static func fixedLabel(_ text: String = "") -> PlatformLabel { PlatformLabel.wrapping(text, followsTextSize: false) }

  /// Returns a button with a title, which follows the text size of the system.
  static func button(_ title: String = "") -> PlatformButton {
    let button = PlatformButton(frame: .zero)
    button.followTextSize()
    button.show(title)
    return button
  }

  /// Returns an empty text field, which follows the text size of the system.
  static func field(_ placeholder: String) -> PlatformTextField {
    let field = PlatformTextField(frame: .zero)
    field.prepare(placeholder)
    return field
  }

  /// Returns a picture. The layout gives it its size.
  static func picture() -> PlatformImageView { PlatformImageView(frame: .zero) }

  /// Returns a line between two items.
  static func line() -> PlatformView { PlatformView(frame: .zero) }

  /// Returns a control that is on or off.
  static func toggle() -> PlatformView {
    #if os(tvOS)
      return Views.button("On")
    #else
      return PlatformSwitch(frame: .zero)
    #endif
  }

  /// Returns a control for a position in a range.
  static func slider() -> PlatformView {
    #if os(tvOS)
      return PlatformView(frame: .zero)
    #else
      return PlatformSlider(frame: .zero)
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension UILabel {
    fileprivate static func wrapping(_ text: String, followsTextSize: Bool) -> UILabel {
      let label = UILabel(frame: .zero)
      label.text = text
      label.numberOfLines = 0
      label.font = followsTextSize ? .preferredFont(forTextStyle: .body) : .systemFont(ofSize: 17)
      label.adjustsFontForContentSizeCategory = followsTextSize
      return label
    }
  }

  extension UIButton {
    fileprivate func followTextSize() {
      titleLabel?.font = .preferredFont(forTextStyle: .body)
      titleLabel?.adjustsFontForContentSizeCategory = true
    }

    /// Sets the title.
    func show(_ title: String) { setTitle(title, for: .normal) }
  }

  extension UITextField {
    fileprivate func prepare(_ placeholder: String) {
      self.placeholder = placeholder
      font = .preferredFont(forTextStyle: .body)
      adjustsFontForContentSizeCategory = true
    }
  }

  extension UIScrollView {
    /// Sets the view that scrolls.
    func show(_ content: UIView) { addSubview(content) }
  }
#elseif canImport(AppKit)
  extension NSTextField {
    /// The text, under the name that labels have elsewhere.
    var text: String? {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }

    /// AppKit has no text size of the system.
    fileprivate static func wrapping(_ text: String, followsTextSize: Bool) -> NSTextField {
      NSTextField(wrappingLabelWithString: text)
    }

    fileprivate func prepare(_ placeholder: String) { placeholderString = placeholder }
  }

  extension NSButton {
    fileprivate func followTextSize() {}

    /// Sets the title.
    func show(_ title: String) { self.title = title }
  }

  extension NSScrollView {
    /// Sets the view that scrolls.
    func show(_ content: NSView) {
      guard documentView !== content else { return }
      documentView = content
    }
  }
#else
  extension HeadlessLabel {
    fileprivate static func wrapping(_ text: String, followsTextSize: Bool) -> HeadlessLabel {
      let label = HeadlessLabel(text)
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = followsTextSize
      return label
    }
  }

  extension HeadlessButton {
    fileprivate func followTextSize() { adjustsFontForContentSizeCategory = true }

    /// Sets the title.
    func show(_ title: String) { setTitle(title, for: .normal) }
  }

  extension HeadlessTextField {
    fileprivate func prepare(_ placeholder: String) {
      self.placeholder = placeholder
      borderStyle = .roundedRect
      adjustsFontForContentSizeCategory = true
    }
  }

  extension HeadlessScrollView {
    /// Sets the view that scrolls.
    func show(_ content: HeadlessView) { addSubview(content) }
  }
#endif
