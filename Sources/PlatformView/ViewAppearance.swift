#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

extension PlatformView {
  /// Fills the view's rectangle with `color`; `nil` clears it.
  ///
  /// This is `backgroundColor` in UIKit and in a ``HeadlessView``. An `NSView` gets a layer, whose color is the
  /// current value of `color`: the layer does not follow a later change of the appearance.
  public func paintBackground(_ color: PlatformColor?) {
    #if canImport(AppKit) && !canImport(UIKit)
      if color != nil { wantsLayer = true }
      layer?.backgroundColor = color?.cgColor
    #else
      backgroundColor = color
    #endif
  }

  /// Sets the view's opacity: `alpha`, in AppKit `alphaValue`.
  ///
  /// Values outside 0 … 1 are clamped; NaN is ignored.
  public func setOpacity(_ opacity: CGFloat) {
    guard !opacity.isNaN else { return }
    let opacity = min(max(opacity, 0), 1)
    #if canImport(AppKit) && !canImport(UIKit)
      alphaValue = opacity
    #else
      alpha = opacity
    #endif
  }
}
