extension PlatformView {
  /// Sets the view's rectangle before its transform, in points.
  ///
  /// The `y` coordinate grows downwards from the top of the superview.
  ///
  /// A transform is unchanged and applies to the new rectangle. Only values that differ are written.
  ///
  /// In UIKit and in a headless view the size of `bounds` and `center` are set (about the layer's anchor point), and
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
}
