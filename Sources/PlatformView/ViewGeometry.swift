#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

extension PlatformView {
  /// The view's rectangle before its transform, in points, with `y` growing downwards from the top of the superview.
  ///
  /// This is the rectangle that ``setLayoutFrame(_:)`` sets. For a view without a transform in UIKit it equals `frame`.
  /// In AppKit, the `y` of a view in a superview that is not flipped is converted with the height of the superview's
  /// bounds.
  public var layoutFrame: CGRect {
    #if canImport(UIKit) && !os(watchOS)
      let size = bounds.size
      let anchor = layer.anchorPoint
      return CGRect(
        origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
    #elseif canImport(AppKit)
      return turnedForSuperview(frame)
    #else
      let size = bounds.size
      return CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
    #endif
  }

  /// Sets the view's rectangle before its transform, in points.
  ///
  /// The `y` coordinate grows downwards from the top of the superview.
  ///
  /// A transform is unchanged and applies to the new rectangle. Only values that differ are written.
  ///
  /// In UIKit and in a ``HeadlessView`` the size of `bounds` and `center` are set (about the layer's anchor point), and
  /// the origin of `bounds` is unchanged. In AppKit `frame` is set; in a superview that is not flipped, `y` is
  /// converted with the height of the superview's bounds, which should therefore be final.
  ///
  /// A rectangle of negative size is standardized. A rectangle with a coordinate that is not finite is ignored, because
  /// UIKit would stop the program.
  ///
  /// ```swift
  /// view.transform = CGAffineTransform(rotationAngle: 0.1)
  /// view.setLayoutFrame(CGRect(x: 10, y: 20, width: 100, height: 40))  // still turned by 0.1
  /// ```
  public func setLayoutFrame(_ rect: CGRect) { _ = placeLayoutFrame(rect) }

  /// Sets the view's rectangle. Returns whether the size of the view changes.
  func placeLayoutFrame(_ rect: CGRect) -> Bool {
    guard rect.isUsable else { return false }
    let rect = rect.standardized
    #if canImport(AppKit) && !canImport(UIKit)
      let (old, target) = (frame, turnedForSuperview(rect))
      if old != target { frame = target }
      return old.size != target.size
    #else
      // Set as a whole: modification in place needs an allocation if the property can be overridden.
      let bounds = bounds
      let isResized = bounds.size != rect.size
      if isResized { self.bounds = CGRect(origin: bounds.origin, size: rect.size) }
      #if canImport(UIKit) && !os(watchOS)
        let anchor = layer.anchorPoint
        let target = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      #else
        let target = CGPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
      #endif
      if center != target { center = target }
      return isResized
    #endif
  }

  /// Sets the view's rectangle without a report of the change. Returns whether the size of the view changes.
  @discardableResult package func giveLayoutFrame(_ rect: CGRect) -> Bool {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return placeLayoutFrame(rect)
    #else
      return takeLayoutFrame(rect)
    #endif
  }

  #if canImport(AppKit) && !canImport(UIKit)
    /// Returns the same rectangle with `y` measured from the opposite edge, unless the superview is flipped.
    ///
    /// A view without a superview is treated as if its superview is flipped.
    private func turnedForSuperview(_ rect: CGRect) -> CGRect {
      guard let superview, !superview.isFlipped else { return rect }
      var turned = rect
      turned.origin.y = superview.bounds.height - rect.maxY
      return turned
    }
  #endif
}

extension CGRect {
  /// Whether all four numbers, and the resulting corners, are finite.
  var isUsable: Bool {
    origin.x.isFinite && origin.y.isFinite && (origin.x + size.width).isFinite && (origin.y + size.height).isFinite
  }
}
