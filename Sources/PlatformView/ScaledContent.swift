#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// The content of a view, with text of a size other than the current one.
package struct ScaledContent {
  /// The content as the view shows it.
  package let content: any ContentSnapshot
  /// The content with the whole text, in any number of lines.
  ///
  /// The content is `nil` if it scrolls and may be larger than the view.
  package let wholeText: (any ContentSnapshot)?
}

extension PlatformView {
  /// Returns the content of the view with text scaled by `scale`, relative to the category `large`.
  ///
  /// The view is not changed.
  ///
  /// A text that does not adjust to the text size keeps its own size. The result is `nil` if only the view itself can
  /// measure it.
  ///
  /// - UIKit: `UILabel`, whose fonts are scaled as the text of the body style.
  /// - AppKit: none, because there is no text size.
  /// - Headless: ``HeadlessLabel``, ``HeadlessButton``, ``HeadlessTextField`` and ``HeadlessTextView``; the result for
  ///   subclasses is `nil`.
  package func contentWithText(scale: CGFloat) -> ScaledContent? {
    #if canImport(UIKit) && !os(watchOS)
      guard ObjectIdentifier(type(of: self)) == ObjectIdentifier(UILabel.self) else { return nil }
      return (self as? UILabel)?.scaledContent(textScale: scale)
    #elseif canImport(AppKit)
      return nil
    #else
      return scaledContent(textScale: scale)
    #endif
  }

  /// Whether the whole text of the view should be visible.
  package var showsWholeText: Bool {
    #if canImport(UIKit) && !os(watchOS)
      return self is UILabel
    #elseif canImport(AppKit)
      return (self as? NSTextField)?.isEditable == false
    #else
      return self is HeadlessLabel || (self as? HeadlessButton)?.currentTitle?.isEmpty == false
    #endif
  }
}

#if canImport(UIKit) && !os(watchOS)
  extension UILabel {
    fileprivate func scaledContent(textScale: CGFloat) -> ScaledContent? {
      let current = traitCollection.preferredContentSizeCategory.textScale
      let factor = adjustsFontForContentSizeCategory ? textScale / current : 1
      guard let content = textSnapshot()?.scaled(by: factor) else { return nil }
      return ScaledContent(content: content, wholeText: content.withoutLimit)
    }
  }

  extension UIContentSizeCategory {
    /// The text size of the body style relative to `large`; 1 for an unknown category.
    ///
    /// The sizes are those of Apple's Human Interface Guidelines.
    fileprivate var textScale: CGFloat {
      let sizes: [UIContentSizeCategory: CGFloat] = [
        .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
        .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
        .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
      ]
      return (sizes[self] ?? 17) / 17
    }
  }
#endif
