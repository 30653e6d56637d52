import Foundation

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

extension PlatformView {
  /// Requests a layout of this view's subviews in the next pass: `setNeedsLayout()`, in AppKit `needsLayout = true`.
  ///
  /// The method is inexpensive and may be called any number of times.
  public func setNeedsLayoutPass() {
    #if canImport(AppKit) && !canImport(UIKit)
      needsLayout = true
    #else
      setNeedsLayout()
    #endif
  }

  /// Lays out this view and its descendants now, where needed: `layoutIfNeeded()`, in AppKit `layoutSubtreeIfNeeded()`.
  public func performLayoutPass() {
    #if canImport(AppKit) && !canImport(UIKit)
      layoutSubtreeIfNeeded()
    #else
      layoutIfNeeded()
    #endif
  }

  /// Inserts `view` among this view's subviews at `index`, where 0 is the back.
  ///
  /// A view that already has a superview is moved; within the same superview, `index` does not count the view itself.
  /// An index out of range is clamped.
  public func placeSubview(_ view: PlatformView, at index: Int) {
    #if canImport(UIKit) && !os(watchOS)
      let count = subviews.count - (view.superview === self ? 1 : 0)
      insertSubview(view, at: min(max(index, 0), count))
    #elseif canImport(AppKit)
      let others = subviews.filter { $0 !== view }
      if index < others.count {
        addSubview(view, positioned: .below, relativeTo: others[max(index, 0)])
      } else {
        addSubview(view, positioned: .above, relativeTo: nil)
      }
    #else
      insertSubview(view, at: index)
    #endif
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Returns the index of a subview; `nil` for another view.
    package func index(of view: PlatformView) -> Int? {
      view.superview === self ? subviews.firstIndex { $0 === view } : nil
    }
  #endif

  /// Inserts `view` directly behind a subview, or in front of all others. The subviews are not searched.
  package func placeSubview(_ view: PlatformView, below sibling: PlatformView?) {
    #if canImport(AppKit) && !canImport(UIKit)
      addSubview(view, positioned: sibling == nil ? .above : .below, relativeTo: sibling)
    #else
      if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
    #endif
  }

  /// Inserts `view` directly in front of a subview, or behind all others. The subviews are not searched.
  package func placeSubview(_ view: PlatformView, above sibling: PlatformView?) {
    #if canImport(AppKit) && !canImport(UIKit)
      addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
    #else
      if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
    #endif
  }

  /// Performs changes in an animation, and calls `completion` when it is over. Views without a screen change at once.
  ///
  /// - Parameter duration: The length of the animation, in seconds.
  package static func animateChanges(
    duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    #if canImport(UIKit) && !os(watchOS)
      animate(withDuration: duration, animations: changes) { _ in completion() }
    #elseif canImport(AppKit)
      let finish: @MainActor () -> Void = { completion() }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = duration
        context.allowsImplicitAnimation = true
        changes()
      } completionHandler: {
        MainActor.assumeIsolated { finish() }
      }
    #else
      changes()
      completion()
    #endif
  }
}
