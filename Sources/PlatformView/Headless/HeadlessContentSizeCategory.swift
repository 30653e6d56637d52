#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// How large people want text to be: `UIContentSizeCategory` without UIKit, with its twelve sizes. They are in order:
  /// `.small < .large`.
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
    /// Text that is a little smaller than usual.
    case medium
    /// The usual size.
    case large
    /// Text that is a little larger than usual.
    case extraLarge
    /// Larger text.
    case extraExtraLarge
    /// The largest text without accessibility sizes.
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

    /// The size of the font of body text, in points, as Apple's Human Interface Guidelines list it for iOS: Typography, Dynamic Type sizes.
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

    /// How many times as large as in ``large`` text is, by ``bodyPointSize``. On the platforms other text styles have factors of their own.
    public var textScale: CGFloat { bodyPointSize / HeadlessContentSizeCategory.large.bodyPointSize }

    /// Whether this is one of the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// Whether text is smaller in the first category.
    public static func < (first: HeadlessContentSizeCategory, second: HeadlessContentSizeCategory) -> Bool {
      first.rawValue < second.rawValue
    }
  }
#endif
