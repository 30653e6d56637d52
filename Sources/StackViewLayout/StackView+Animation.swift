import Foundation
import PlatformView
import ViewTree

extension StackView {
  /// Hides an item: it leaves the layout with its margins and its gap, unless it keeps its space.
  ///
  /// If the view is hidden already, the call has no effect.
  ///
  /// - Parameters:
  ///   - view: The view of an item of this stack or of a group in it. Another view is reported as an issue.
  ///   - animate: Whether the other items move to their new places in an animation of 0.25 seconds. Default: `false`. Headless views
  ///     move at once.
  public func hideItem(_ view: PlatformView, animate: Bool = false) { setHidden(true, view, animate) }

  /// Shows an item that was hidden.
  /// - Parameters:
  ///   - view: The view of an item of this stack or of a group in it. Another view is reported as an issue.
  ///   - animate: Whether the other items move to their new places in an animation of 0.25 seconds. Default: `false`.
  public func showItem(_ view: PlatformView, animate: Bool = false) { setHidden(false, view, animate) }

  private func setHidden(_ isHidden: Bool, _ view: PlatformView, _ animate: Bool) {
    guard view.item.container?.host === self || view.superview === self else {
      stackContent.reportNotAnItem(view.item)
      return
    }
    guard view.isHidden != isHidden else { return }
    let change = {
      view.isHidden = isHidden
      self.containerLayout.setNeedsTreeLayout()
      self.containerLayout.topmost.node.view?.performLayoutPass()
    }
    if animate {
      topmostStack.animateChanges(duration: StackView.animationDuration, change)
    } else {
      view.isHidden = isHidden
      containerLayout.setNeedsTreeLayout()
    }
  }

  /// The duration of hiding and showing, in seconds.
  private static let animationDuration: TimeInterval = 0.25
}
