#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

extension PlatformView {
  /// Returns the distance from the top of the view to its first baseline for the size `size`, in points.
  ///
  /// The result is `nil` if the distance is unknown.
  ///
  /// - UIKit: `UILabel` (a label of one line centers the text vertically; the text of others is assumed to begin at the
  ///   top), `UITextField` (centered) and `UITextView`, by the ascender of their fonts.
  /// - AppKit: controls by `firstBaselineOffsetFromTop`; text fields without such an offset and `NSTextView` by the
  ///   ascender of their fonts.
  /// - ``HeadlessLabel``, ``HeadlessButton`` and ``HeadlessTextField`` (centered) and ``HeadlessTextView``: by their
  ///   measurers.
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

  /// Returns the distance from the top of the view to its last baseline for the size `size`, in points.
  ///
  /// The result is `nil` if the distance is unknown.
  ///
  /// - UIKit: `UILabel` (as the first baseline for a label of one line; the text of others is assumed to end at the
  ///   bottom), `UITextField` (as the first baseline) and `UITextView`, by the descender of their fonts.
  /// - AppKit: controls by `lastBaselineOffsetFromBottom`; text fields without such an offset and `NSTextView` by the
  ///   descender of their fonts.
  /// - ``HeadlessLabel``, ``HeadlessButton`` and ``HeadlessTextField`` (centered) and ``HeadlessTextView``: by their
  ///   measurers.
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

  /// The size, in points, of the image that an image view shows; `nil` for other views and without an image.
  public var naturalImageSize: CGSize? {
    (self as? PlatformImageView)?.image?.size
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension UILabel {
    /// Returns the first baseline for the height `height`.
    ///
    /// Labels center their text vertically. The height of a text of several lines is assumed to be that of the label.
    fileprivate func labelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard let font else { return nil }
      guard numberOfLines == 1, height.isFinite else { return font.ascender }
      return (height - font.lineHeight) / 2 + font.ascender
    }
  }

  extension UILabel {
    /// Returns the last baseline for the height `height`. The descender is a negative number.
    fileprivate func lastLabelBaseline(forHeight height: CGFloat) -> CGFloat? {
      guard numberOfLines != 1 else { return labelBaseline(forHeight: height) }
      return height.isFinite ? font.map { height + $0.descender } : nil
    }
  }

  extension UITextField {
    /// Returns the baseline for the size `size`. Fields center their text inside their borders.
    fileprivate func fieldBaseline(forSize size: CGSize) -> CGFloat? {
      guard let font else { return nil }
      let rect = textRect(forBounds: CGRect(origin: .zero, size: size))
      return rect.midY - font.lineHeight / 2 + font.ascender
    }
  }
#endif
