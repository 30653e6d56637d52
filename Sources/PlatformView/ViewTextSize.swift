#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The preferred size of text: `UIContentSizeCategory`.
  public typealias PlatformContentSizeCategory = UIContentSizeCategory
#elseif canImport(AppKit)
  import AppKit

  /// The preferred size of text. AppKit has no such setting: there is a single value.
  public enum PlatformContentSizeCategory: Hashable, Sendable {
    /// The only size.
    case large
  }
#else
  /// The preferred size of text: ``HeadlessContentSizeCategory``.
  public typealias PlatformContentSizeCategory = HeadlessContentSizeCategory
#endif

extension PlatformView {
  /// Sets the content size category with which an off-screen view will be shown; `nil` leaves the current one.
  ///
  /// In a headless view, the category is set as `preferredContentSizeCategory`, in UIKit as a trait override from iOS
  /// 17 on. In AppKit the method has no effect.
  package func takeContentSizeCategory(_ category: PlatformContentSizeCategory?) {
    #if canImport(UIKit) && !os(watchOS)
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      guard let category, traitCollection.preferredContentSizeCategory != category else { return }
      traitOverrides.preferredContentSizeCategory = category
      // The fonts adjust immediately.
      updateTraitsIfNeeded()
    #elseif !canImport(AppKit)
      if let category, preferredContentSizeCategory != category { preferredContentSizeCategory = category }
    #endif
  }
}
