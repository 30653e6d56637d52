#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// A view that answers itself how large it would be. `NSView` knows no `sizeThatFits(_:)`, so containers that have one
/// say so with this protocol, and `fittingSize(proposed:)` asks them. `UIView` and ``HeadlessView`` are
/// asked in any case.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol SelfSizingView: PlatformView {
  /// The size, in points, that the view would take in `size`. A component that is not known is
  /// `.greatestFiniteMagnitude`. The answer moves no view.
  func sizeThatFits(_ size: CGSize) -> CGSize
}

extension PlatformView {
  /// The size, in points, that the view wants when it is offered `proposed`.
  ///
  /// - `UIView` and ``HeadlessView`` answer with `sizeThatFits(_:)`.
  /// - In AppKit a ``SelfSizingView`` and an `NSControl` answer with `sizeThatFits(_:)`; any other `NSView` with its
  ///   `intrinsicContentSize`, and in a dimension without one with its `fittingSize`.
  ///
  /// A proposed component that is not finite means "as much as you like" and reaches the view as
  /// `.greatestFiniteMagnitude`; a negative one counts as 0. A component of the answer that is negative or not finite
  /// counts as 0.
  ///
  /// ```swift
  /// let height = label.fittingSize(proposed: CGSize(width: 200, height: CGFloat.infinity)).height
  /// ```
  public func fittingSize(proposed: CGSize) -> CGSize {
    let room = CGSize(width: proposed.width.asRoom, height: proposed.height.asRoom)
    let answer = platformFittingSize(room)
    return CGSize(width: answer.width.asExtent, height: answer.height.asExtent)
  }

  /// The same for room that is finite and not negative, as the view answers it.
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
  /// What a view is told for a proposed length: endless for what is not finite, never less than 0.
  fileprivate var asRoom: CGFloat {
    isFinite ? Swift.max(self, 0) : .greatestFiniteMagnitude
  }

  /// A view's answer as a length: 0 for what is negative or not finite.
  var asExtent: CGFloat {
    isFinite ? Swift.max(self, 0) : 0
  }
}
