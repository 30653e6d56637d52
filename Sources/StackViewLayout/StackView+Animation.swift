import Foundation
import PlatformView
import ViewTree

/// A view that fades out: it has left the layout, and is hidden when it is transparent.
final class ItemFade {
  /// The opacity of the view before and after the animation.
  let opacity: CGFloat

  init(opacity: CGFloat) { self.opacity = opacity }
}

extension StackView {
  /// Hides an item: it leaves the layout with its margins and its gap, unless it keeps its space.
  ///
  /// If the view is hidden already, the call has no effect.
  ///
  /// - Parameters:
  ///   - view: The view of an item of this stack or of a group in it. Another view is reported as an issue.
  ///   - animate: Whether the view fades out while the other items close the gap, in an animation of 0.25 seconds. The view is hidden
  ///     when the animation is over. Default: `false`. Headless views change at once.
  public func hideItem(_ view: PlatformView, animate: Bool = false) { setHidden(true, view, animate) }

  /// Shows an item that was hidden.
  /// - Parameters:
  ///   - view: The view of an item of this stack or of a group in it. Another view is reported as an issue.
  ///   - animate: Whether the view fades in while the other items make room, in an animation of 0.25 seconds. Default: `false`.
  public func showItem(_ view: PlatformView, animate: Bool = false) { setHidden(false, view, animate) }

  private func setHidden(_ isHidden: Bool, _ view: PlatformView, _ animate: Bool) {
    guard view.item.container?.host === self || view.superview === self else {
      stackContent.reportNotAnItem(view.item)
      return
    }
    let fade = fades.removeValue(forKey: ObjectIdentifier(view))
    guard (view.isHidden || fade != nil) != isHidden else {
      fades[ObjectIdentifier(view)] = fade
      return
    }
    if !animate {
      if let fade { view.setOpacity(fade.opacity) }
      setHidden(view, isHidden)
    } else if isHidden {
      fadeOut(view)
    } else {
      fadeIn(view, opacity: fade?.opacity ?? view.opacity)
    }
  }

  private func setHidden(_ view: PlatformView, _ isHidden: Bool) {
    view.isHidden = isHidden
    // The view may have left the layout before it is hidden.
    view.item.node.viewHiddenDidChange(isHidden)
    containerLayout.setNeedsTreeLayout()
  }

  private func fadeOut(_ view: PlatformView) {
    let (fade, key) = (ItemFade(opacity: view.opacity), ObjectIdentifier(view))
    fades[key] = fade
    view.item.node.viewHiddenDidChange(true)
    containerLayout.setNeedsTreeLayout()
    animateLayout({ view.setOpacity(0) }) { [weak self, weak view] in
      // The view may have been shown again.
      guard let self, self.fades[key] === fade else { return }
      // The entry is removed even if the view is deallocated: another view may get its address.
      self.fades[key] = nil
      view?.isHidden = true
      view?.setOpacity(fade.opacity)
    }
  }

  private func fadeIn(_ view: PlatformView, opacity: CGFloat) {
    // A view that is still fading out keeps its opacity of this moment.
    if view.isHidden { view.setOpacity(0) }
    setHidden(view, false)
    animateLayout({ view.setOpacity(opacity) })
  }

  /// Lays out the topmost container in an animation, together with other changes.
  private func animateLayout(_ changes: @escaping () -> Void, completion: @escaping () -> Void = {}) {
    guard let top = containerLayout.topmost.node.view else { return }
    top.animateChanges(
      duration: StackView.animationDuration,
      {
        changes()
        top.performLayoutPass()
      }, completion: completion)
  }

  /// The duration of hiding and showing, in seconds.
  private static let animationDuration: TimeInterval = 0.25
}
