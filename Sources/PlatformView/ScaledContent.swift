#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// What a view shows, with text of a size that it does not have at present.
package struct ScaledContent {
  /// The content as the view shows it.
  package let content: any ContentSnapshot
  /// The content with all of its text, however many lines that takes; `nil` for what scrolls, and may be larger than the view.
  package let wholeText: (any ContentSnapshot)?
}

extension PlatformView {
  /// What the view shows where text is so many times as large as usual, in the category `large`; the view is not changed. A text that does
  /// not follow the size of text keeps its own. `nil` if only the view itself can tell.
  ///
  /// - UIKit: `UILabel`, whose fonts get as many times as large as the text of the body style does.
  /// - AppKit: none, there is no size of text.
  /// - Headless: ``HeadlessLabel``, ``HeadlessButton``, ``HeadlessTextField`` and ``HeadlessTextView``; classes that inherit from them tell
  ///   themselves.
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

  /// Whether the view shows a text that is meant to be seen as a whole.
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
    /// How many times as large as in `large` the text of the body style is, by Apple's Human Interface Guidelines; 1 for an unknown one.
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
