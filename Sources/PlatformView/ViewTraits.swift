#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

extension PlatformView {
  /// The device pixels per point of this view, for snapping frames to the pixel grid; 0 means no grid.
  ///
  /// - `UIView`: the display scale of its traits; 1 while that is unknown.
  /// - `NSView`: the backing scale factor of its window, else of the main screen, else 1.
  /// - ``HeadlessView``: ``HeadlessView/effectiveDisplayScale``, 0 unless a view above sets a scale.
  public var layoutScale: CGFloat {
    #if canImport(UIKit) && !os(watchOS)
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : 1
    #elseif canImport(AppKit)
      return window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 1
    #else
      return effectiveDisplayScale
    #endif
  }

  /// Returns whether the layout direction of this view is right to left, for a known direction of its superview.
  ///
  /// The result equals ``isRightToLeft``, without reading the traits of the ancestors.
  package func isRightToLeft(in superviewIsRightToLeft: Bool) -> Bool {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return isRightToLeft
    #else
      switch semanticContentAttribute {
      case .forceLeftToRight: return false
      case .forceRightToLeft: return true
      case .unspecified: return superviewIsRightToLeft
      }
    #endif
  }

  /// Whether the layout direction of this view is right to left.
  public var isRightToLeft: Bool {
    #if canImport(AppKit) && !canImport(UIKit)
      return userInterfaceLayoutDirection == .rightToLeft
    #else
      return effectiveUserInterfaceLayoutDirection == .rightToLeft
    #endif
  }
}
