#if canImport(UIKit) && !os(watchOS)
  import HeadlessViews
  import PlatformView
  import UIKit

  extension UIView {
    /// Whether a layout of the view's subviews is requested.
    public var needsLayout: Bool { layer.needsLayout() }

    /// The device pixels per point that are set for the view and the views in it; `nil`: those of the screen.
    ///
    /// Traits can be set from iOS 17 on.
    public var displayScale: CGFloat? {
      get {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
        return traitOverrides.contains(UITraitDisplayScale.self) ? traitOverrides.displayScale : nil
      }
      set {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
        if let newValue {
          traitOverrides.displayScale = newValue
        } else {
          traitOverrides.remove(UITraitDisplayScale.self)
        }
        updateTraitsIfNeeded()
      }
    }

    /// The size of text that is set for the view and the views in it; `nil`: that of the superview.
    ///
    /// Traits can be set from iOS 17 on.
    public var preferredContentSizeCategory: UIContentSizeCategory? {
      get {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
        let isSet = traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
        return isSet ? traitOverrides.preferredContentSizeCategory : nil
      }
      set {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
        if let newValue {
          traitOverrides.preferredContentSizeCategory = newValue
        } else {
          traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        updateTraitsIfNeeded()
      }
    }

    /// The size of text of the view.
    public var effectiveContentSizeCategory: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
  }

  extension UIView {
    /// The size of text of the view relative to the category `large`.
    var textScale: CGFloat {
      let index = UIContentSizeCategory.allCases.firstIndex(of: traitCollection.preferredContentSizeCategory)
      return index.map { HeadlessContentSizeCategory.allCases[$0].textScale } ?? 1
    }
  }

  extension UIContentSizeCategory: @retroactive CaseIterable {
    /// The twelve sizes, from the smallest to the largest.
    public static var allCases: [UIContentSizeCategory] {
      [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
    }
  }
#endif
