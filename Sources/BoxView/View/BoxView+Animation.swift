import Foundation
import PlatformView
import ViewTree

/// A view that a layout gave another frame.
public struct FrameChange {
  /// The view.
  public let view: PlatformView
  /// Its frame before the layout.
  public let before: CGRect
  /// Its frame after the layout.
  public let after: CGRect
}

extension BoxView {
  /// Lays out the superview, and with it this box, in an animation, which shows the changes since the last layout.
  ///
  /// Without a superview nothing happens. Views without a screen move at once.
  /// - Parameters:
  ///   - duration: The length of the animation, in seconds.
  ///   - completion: Called when it is over. Default: nothing.
  /// - Returns: The superview's subviews, and the views laid out below them, whose frames the layout has changed.
  @discardableResult public func animateChangesWithDurations(
    _ duration: TimeInterval, completion: (() -> Void)? = nil
  ) -> [FrameChange] {
    guard let superview else { return [] }
    var views = superview.subviews
    for view in views { views += view.existingViewNode?.layout?.items.compactMap(\.view).filter { $0 !== view } ?? [] }
    let before = views.map { ($0, $0.layoutFrame) }
    containerLayout.setNeedsTreeLayout()
    superview.animateChanges(duration: duration, { superview.performLayoutPass() }, completion: completion ?? {})
    return before.compactMap { view, frame in
      view.layoutFrame == frame ? nil : FrameChange(view: view, before: frame, after: view.layoutFrame)
    }
  }
}
