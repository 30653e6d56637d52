import Foundation

/// The preferred size of text: `UIContentSizeCategory` without UIKit, with its twelve sizes.
///
/// The sizes are ordered: `.small < .large`.
///
/// ```swift
/// label.adjustsFontForContentSizeCategory = true
/// window.preferredContentSizeCategory = .accessibilityMedium  // text is 28/17 times as large
/// ```
public enum HeadlessContentSizeCategory: Int, CaseIterable, Comparable, Sendable {
  /// The smallest text.
  case extraSmall
  /// Small text.
  case small
  /// Text that is slightly smaller than the default.
  case medium
  /// The default size.
  case large
  /// Text that is slightly larger than the default.
  case extraLarge
  /// Larger text.
  case extraExtraLarge
  /// The largest text below the accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest text.
  case accessibilityExtraExtraExtraLarge

  /// The font size of body text, in points.
  ///
  /// The sizes are those for iOS in Apple's Human Interface Guidelines: Typography, Dynamic Type sizes.
  public var bodyPointSize: CGFloat {
    switch self {
    case .extraSmall: return 14
    case .small: return 15
    case .medium: return 16
    case .large: return 17
    case .extraLarge: return 19
    case .extraExtraLarge: return 21
    case .extraExtraExtraLarge: return 23
    case .accessibilityMedium: return 28
    case .accessibilityLarge: return 33
    case .accessibilityExtraLarge: return 40
    case .accessibilityExtraExtraLarge: return 47
    case .accessibilityExtraExtraExtraLarge: return 53
    }
  }

  /// The ratio of the text size to that of ``large``, by ``bodyPointSize``.
  ///
  /// On Apple's platforms, other text styles have their own factors.
  public var textScale: CGFloat { bodyPointSize / HeadlessContentSizeCategory.large.bodyPointSize }

  /// Whether this is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the text size of the first category is smaller.
  public static func < (first: HeadlessContentSizeCategory, second: HeadlessContentSizeCategory) -> Bool {
    first.rawValue < second.rawValue
  }
}
