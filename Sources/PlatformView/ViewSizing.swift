#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// A view that computes its own size.
///
/// `NSView` has no `sizeThatFits(_:)`. Containers that implement the method conform to this protocol, and
/// `fittingSize(proposed:)` calls it. The method of `UIView` and ``HeadlessView`` is always called.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol SelfSizingView: PlatformView {
  /// Returns the size, in points, that the view takes in `size`.
  ///
  /// An indefinite component is `.greatestFiniteMagnitude`. The method must not move a view.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension PlatformView {
  /// Returns the size, in points, that the view takes in the space `proposed`.
  ///
  /// - `UIView` and ``HeadlessView``: the result of `sizeThatFits(_:)`.
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

  /// Returns the size of the view without corrections, for a space that is finite and not negative.
  package func platformFittingSize(_ room: CGSize) -> CGSize {
    #if canImport(AppKit) && !canImport(UIKit)
      if let view = self as? any SelfSizingView { return view.sizeThatFits(room) }
      if let control = self as? NSControl { return control.sizeThatFits(room) }
      let size = intrinsicContentSize
      let hasWidth = size.width != NSView.noIntrinsicMetric
      let hasHeight = size.height != NSView.noIntrinsicMetric
      if hasWidth && hasHeight { return size }
      let fitting = fittingSize
      return CGSize(
        width: hasWidth ? size.width : fitting.width, height: hasHeight ? size.height : fitting.height)
    #else
      return sizeThatFits(room)
    #endif
  }
}

extension CGFloat {
  /// The length that is passed to a view: `.greatestFiniteMagnitude` if the number is not finite, at least 0.
  fileprivate var asRoom: CGFloat {
    isFinite ? Swift.max(self, 0) : .greatestFiniteMagnitude
  }

  /// The number as a length: 0 if it is negative or not finite.
  var asExtent: CGFloat {
    isFinite ? Swift.max(self, 0) : 0
  }
}
