#if canImport(UIKit) && !os(watchOS)
  import ViewSupport

  /// The text of a label, to be measured without the label. TextKit can measure texts on any thread.
  struct LabelText: ContentSnapshot {
    /// The text with its fonts; `nil` for none.
    var text: TextBox?
    /// The attributes of the label's first letter, such as font and color.
    let attributes: TextAttributes
    /// The maximum number of lines; 0 means any number.
    var maximumLines: Int
    /// The height of a line, in points.
    var lineHeight: CGFloat
    /// The distances of the top and the bottom of a line from its baseline, in points.
    var ascender: CGFloat
    var descender: CGFloat
    /// Device pixels per point: sizes of labels are whole pixels.
    let scale: CGFloat

    func sizeThatFits(_ size: CGSize) -> CGSize {
      guard let text else { return .zero }
      let endless = CGFloat.greatestFiniteMagnitude
      let height = maximumLines > 0 ? (CGFloat(maximumLines) * lineHeight).rounded(.up) : endless
      var options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .usesFontLeading]
      if maximumLines > 0 { options.insert(.truncatesLastVisibleLine) }
      let room = CGSize(width: size.isMinContent ? minimumWidth(of: text) : size.width, height: height)
      let rect = text.wrapping.boundingRect(with: room, options: options, context: nil)
      return CGSize(width: min(toPixels(rect.width), room.width), height: toPixels(min(rect.height, height)))
    }

    /// The width of the label below which words break; `nil` without a text, and for a label of one line, which does not
    /// break its text.
    var minimumWidth: CGFloat? { maximumLines == 1 ? nil : text.map { minimumWidth(of: $0) } }

    private func minimumWidth(of text: TextBox) -> CGFloat {
      maximumLines == 1 ? .greatestFiniteMagnitude : toPixels(text.longestWordWidth)
    }

    /// Returns the same label with fonts that are scaled by `factor`.
    func scaled(by factor: CGFloat) -> LabelText {
      guard factor != 1 else { return self }
      var label = self
      label.text = text.flatMap { TextBox($0.scaled(by: factor)) }
      label.lineHeight *= factor
      label.ascender *= factor
      label.descender *= factor
      return label
    }

    /// The same label without a limit on the number of lines.
    var withoutLimit: LabelText {
      var label = self
      label.maximumLines = 0
      return label
    }

    func showing(text: String?) -> (any ContentSnapshot)? {
      var label = self
      label.text = TextBox(text.map { NSAttributedString(string: $0, attributes: attributes.values) })
      return label
    }

    func firstBaseline(forSize size: CGSize) -> CGFloat? {
      maximumLines == 1 && size.height.isFinite ? (size.height - lineHeight) / 2 + ascender : ascender
    }

    func lastBaseline(forSize size: CGSize) -> CGFloat? {
      if maximumLines == 1 { return firstBaseline(forSize: size) }
      return size.height.isFinite ? size.height + descender : nil
    }

    private func toPixels(_ length: CGFloat) -> CGFloat { (length * scale).rounded(.up) / scale }
  }

  /// An immutable text.
  struct TextBox: @unchecked Sendable {
    // `Sendable`, because the text is an immutable copy that is only read.
    private let text: NSAttributedString

    init?(_ text: NSAttributedString?) {
      guard let text, text.length > 0 else { return nil }
      self.text = NSAttributedString(attributedString: text)
    }

    /// The width of the longest word, in points.
    var longestWordWidth: CGFloat { text.longestWordWidth }

    /// Returns the text with fonts that are scaled by `factor`.
    func scaled(by factor: CGFloat) -> NSAttributedString {
      let copy = NSMutableAttributedString(attributedString: text)
      let all = NSRange(location: 0, length: copy.length)
      unsafe text.enumerateAttribute(.font, in: all) { value, range, _ in
        guard let font = value as? UIFont else { return }
        copy.addAttribute(.font, value: font.withSize(font.pointSize * factor), range: range)
      }
      return copy
    }

    /// The text with lines that break at words.
    ///
    /// The paragraphs of a label contain the truncation mode of its last line, which would apply to all lines here.
    var wrapping: NSAttributedString {
      let copy = NSMutableAttributedString(attributedString: text)
      let all = NSRange(location: 0, length: copy.length)
      unsafe text.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        guard let style = value as? NSParagraphStyle, style.lineBreakMode.cutsLines else { return }
        guard let wrapped = style.mutableCopy() as? NSMutableParagraphStyle else { return }
        wrapped.lineBreakMode = .byWordWrapping
        copy.addAttribute(.paragraphStyle, value: wrapped, range: range)
      }
      return copy
    }
  }

  /// The attributes of a text.
  struct TextAttributes: @unchecked Sendable {
    // `Sendable`, because fonts, colors and paragraph styles of labels are not changed.
    let values: [NSAttributedString.Key: Any]
  }

  extension NSLineBreakMode {
    fileprivate var cutsLines: Bool {
      self == .byTruncatingHead || self == .byTruncatingMiddle || self == .byTruncatingTail || self == .byClipping
    }
  }

  extension UILabel {
    /// Returns the text of the label; `nil` if the label adjusts the size of its font to its width.
    func textSnapshot() -> LabelText? {
      guard let font, !adjustsFontSizeToFitWidth else { return nil }
      var attributes: [NSAttributedString.Key: Any] = [.font: font]
      if let attributedText, attributedText.length > 0 {
        attributes = unsafe attributedText.attributes(at: 0, effectiveRange: nil)
      }
      return LabelText(
        text: TextBox(attributedText), attributes: TextAttributes(values: attributes),
        maximumLines: max(numberOfLines, 0), lineHeight: font.lineHeight, ascender: font.ascender,
        descender: font.descender, scale: layoutScale)
    }
  }
#endif
