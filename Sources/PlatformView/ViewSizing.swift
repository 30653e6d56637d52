import ViewSupport

/// A view that computes its own size.
///
/// `NSView` has no `sizeThatFits(_:)`. Containers that implement the method conform to this protocol, and
/// `fittingSize(proposed:)` calls it. The method of `UIView` and of a headless view is always called.
public protocol SelfSizingView: PlatformView, ViewIsolated {
  /// Returns the size, in points, that the view takes in `size`.
  ///
  /// An indefinite component is `.greatestFiniteMagnitude`. The method must not move a view.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension PlatformView {
  /// Returns the size, in points, that the view takes in the space `proposed`.
  ///
  /// - `UIView` and headless views: the result of `sizeThatFits(_:)`.
  /// - AppKit: the result of `sizeThatFits(_:)` for a ``SelfSizingView`` and an `NSControl`; for any other `NSView` its
  ///   `intrinsicContentSize`, and in a dimension without one its `fittingSize`.
  ///
  /// A proposed component that is not finite means unlimited and is passed to the view as `.greatestFiniteMagnitude`; a
  /// negative one becomes 0. A component of the result that is negative or not finite becomes 0.
  ///
  /// ```swift
  /// let height = label.fittingSize(proposed: CGSize(width: 200, height: CGFloat.infinity)).height
  /// ```
  public func fittingSize(proposed: CGSize) -> CGSize {
    let room = CGSize(width: proposed.width.asRoom, height: proposed.height.asRoom)
    let answer = platformFittingSize(room)
    return CGSize(width: answer.width.asExtent, height: answer.height.asExtent)
  }

  /// Returns the size, in points, that the content of the view takes in the space `proposed`.
  ///
  /// The size is that of ``fittingSize(proposed:)``, unless the view has no content and returns its current size.
  package func contentSize(proposed: CGSize) -> CGSize {
    let size = contentFittingSize(CGSize(width: proposed.width.asRoom, height: proposed.height.asRoom))
    return CGSize(width: size.width.asExtent, height: size.height.asExtent)
  }
}
