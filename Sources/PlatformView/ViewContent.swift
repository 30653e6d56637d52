#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

extension PlatformView {
  /// The distance, in points, from the top of the view to its first baseline if it had the size `size`; `nil` where it
  /// is unknown.
  ///
  /// - UIKit: `UILabel` (a label of one line centres it in its height; in others the text is taken to begin at the
  ///   top), `UITextField` (centred) and `UITextView`, by the ascender of their fonts.
  /// - AppKit: controls by `firstBaselineOffsetFromTop`, text fields that do not know it and `NSTextView` by the
  ///   ascender of their fonts.
  /// - ``HeadlessLabel``: by its measurer; ``HeadlessButton`` and ``HeadlessTextField`` (centred) and ``HeadlessTextView`` by theirs.
  public func firstBaseline(forSize size: CGSize) -> CGFloat? {
    #if canImport(UIKit) && !os(watchOS)
      switch self {
      case let label as UILabel: return label.labelBaseline(forHeight: size.height)
      case let field as UITextField: return field.fieldBaseline(forSize: size)
      case let text as UITextView: return text.font.map { text.textContainerInset.top + $0.ascender }
      default: return nil
      }
    #elseif canImport(AppKit)
      switch self {
      case let control as NSControl:
        let offset = control.firstBaselineOffsetFromTop
        if offset > 0 { return offset }
        return (control as? NSTextField)?.font?.ascender
      case let text as NSTextView: return text.font.map { text.textContainerInset.height + $0.ascender }
      default: return nil
      }
    #else
      return textMetrics(forSize: size)?.firstBaseline
    #endif
  }

  /// The distance, in points, from the top of the view to its last baseline if it had the size `size`; `nil` where it
  /// is unknown.
  ///
  /// - UIKit: `UILabel` (as the first one for a label of one line; in others the text is taken to end at the bottom),
  ///   `UITextField` (as the first one) and `UITextView`, by the descender of their fonts.
  /// - AppKit: controls by `lastBaselineOffsetFromBottom`, text fields that do not know it and `NSTextView` by the
  ///   descender of their fonts.
  /// - ``HeadlessLabel``: by its measurer; ``HeadlessButton`` and ``HeadlessTextField`` (centred) and ``HeadlessTextView`` by theirs.
  public func lastBaseline(forSize size: CGSize) -> CGFloat? {
    #if canImport(UIKit) && !os(watchOS)
      switch self {
      case let label as UILabel: return label.lastLabelBaseline(forHeight: size.height)
      case let field as UITextField: return field.fieldBaseline(forSize: size)
      case let text as UITextView:
        return text.font.map { size.height - text.textContainerInset.bottom + $0.descender }
      default: return nil
      }
    #elseif canImport(AppKit)
      switch self {
      case let control as NSControl:
        let offset = control.lastBaselineOffsetFromBottom
        if offset > 0 { return size.height - offset }
        return (control as? NSTextField)?.font.map { size.height + $0.descender }
      case let text as NSTextView:
        return text.font.map { size.height - text.textContainerInset.height + $0.descender }
      default: return nil
      }
    #else
      return textMetrics(forSize: size)?.lastBaseline
    #endif
  }

  /// The size, in points, of the picture that an image view shows; `nil` for other views and without a picture.
  public var naturalImageSize: CGSize? {
    (self as? PlatformImageView)?.image?.size
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension UILabel {
    /// Where the first baseline lies if the label is `height` high. Labels centre their text; the height of a text of
    /// several lines is taken to be the label's.
    fileprivate func labelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard let font else { return nil }
      guard numberOfLines == 1, height.isFinite else { return font.ascender }
      return (height - font.lineHeight) / 2 + font.ascender
    }
  }

  extension UILabel {
    /// Where the last baseline lies if the label is `height` high; the descender is a negative number.
    fileprivate func lastLabelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard numberOfLines != 1 else { return labelBaseline(forHeight: height) }
      return height.isFinite ? font.map { height + $0.descender } : nil
    }
  }

  extension UITextField {
    /// Where the baseline lies if the field has the size `size`. Fields centre their text inside their borders.
    fileprivate func fieldBaseline(forSize size: CGSize) -> CGFloat? {
      guard let font else { return nil }
      let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
      return rect.midY - font.lineHeight / 2 + font.ascender
    }
  }
#endif
