#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// How large people want text to be: `UIContentSizeCategory`.
  public typealias PlatformContentSizeCategory = UIContentSizeCategory
#elseif canImport(AppKit)
  import AppKit

  /// How large people want text to be. AppKit knows no such size: there is one value.
  public enum PlatformContentSizeCategory: Hashable, Sendable {
    /// The only size.
    case large
  }
#else
  /// How large people want text to be: ``HeadlessContentSizeCategory``.
  public typealias PlatformContentSizeCategory = HeadlessContentSizeCategory
#endif

extension PlatformView {
  /// Gives a view that is not on a screen the size of text with which it is going to be shown; `nil` leaves it the one that it has. On a
  /// headless view it is set as `preferredContentSizeCategory`, in UIKit as a trait override from iOS 17 on. In AppKit nothing happens.
  package func takeContentSizeCategory(_ category: PlatformContentSizeCategory?) {
    #if canImport(UIKit) && !os(watchOS)
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      guard let category, traitCollection.preferredContentSizeCategory != category else { return }
      traitOverrides.preferredContentSizeCategory = category
      // Fonts follow at once.
      updateTraitsIfNeeded()
    #elseif !canImport(AppKit)
      if let category, preferredContentSizeCategory != category { preferredContentSizeCategory = category }
    #endif
  }
}
