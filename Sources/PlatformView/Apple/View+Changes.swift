#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import ViewSupport

  /// An object that lays out subviews of a view, in addition to the class of the view.
  @MainActor package protocol ViewLayoutExtension: AnyObject {
    /// Called in each layout pass of the view, after its own layout.
    func layOutSubviews()
    /// Called when a layout of the view is requested; only by a headless view.
    func layoutWasRequested()
    /// Called when the content of a subview has changed; only by a headless view.
    func contentDidChange(of subview: PlatformView)
  }

  extension PlatformView {
    /// Whether views report every change to the enclosing views and layouts. Views of UIKit and AppKit do not.
    package var reportsChanges: Bool { false }

    /// Whether constraints place the view.
    package var followsConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

    /// Whether a content priority of the view may have been set. Views of UIKit and AppKit do not report it.
    package var mayHaveContentPriorities: Bool { true }

    /// `nil`: letters of the system's fonts have different advances.
    package var fixedAdvanceContent: FixedAdvanceContent? { nil }

    /// Calls `body` after the view was hidden or shown, until the returned object is released.
    package func observeHidden(_ body: @escaping @MainActor (_ isHidden: Bool) -> Void) -> AnyObject {
      observe(\.isHidden) { view, _ in
        // Views are changed only on the main thread.
        MainActor.assumeIsolated { body(view.isHidden) }
      }
    }

    /// Whether the view is a subview of another one.
    package func isSubview(of view: PlatformView) -> Bool { superview === view }

    /// Whether the index of a subview is found without a search of all subviews.
    package static var indexesSubviews: Bool { false }

    /// Returns the index of a subview; `nil` for another view.
    package func index(of view: PlatformView) -> Int? {
      view.superview === self ? subviews.firstIndex { $0 === view } : nil
    }

    /// Sets the view's rectangle without a report of the change. Returns whether the size of the view changes.
    @discardableResult package func giveLayoutFrame(_ rect: CGRect) -> Bool { placeLayoutFrame(rect) }

    /// Returns whether the layout direction of this view is right to left, which does not depend on the superview.
    package func isRightToLeft(in superviewIsRightToLeft: Bool) -> Bool { isRightToLeft }

    /// Adds `layoutExtension` to the layout of this view.
    ///
    /// The view keeps the extension alive. A view has at most one extension.
    ///
    /// UIKit and AppKit notify only the view itself of its layout. A transparent subview at the back that follows the
    /// view's size calls the extension.
    package func addLayoutExtension(_ layoutExtension: any ViewLayoutExtension) {
      guard layoutFollower == nil else { return }
      let follower = LayoutFollower(frame: bounds)
      follower.layoutExtension = layoutExtension
      follower.followSuperview()
      placeSubview(follower, at: 0)
      setNeedsExtensionLayout()
    }

    /// Requests a layout by the view's extension in the next pass.
    package func setNeedsExtensionLayout() { layoutFollower?.setNeedsLayoutPass() }

    /// Whether the view has a layout extension.
    package var hasLayoutExtension: Bool { layoutFollower != nil }

    var layoutFollower: LayoutFollower? { subviews.lazy.compactMap { $0 as? LayoutFollower }.first }
  }

  extension MainActor {
    /// Runs `body` with a view, in an overridden member of a class that is marked `@MainActor`.
    ///
    /// Views of UIKit and AppKit are isolated to the main actor, so that they do not need this function. Headless views
    /// do: with the function, the same source compiles on all platforms. The program stops if the function is called
    /// outside of the main actor, as with `assumeIsolated(_:file:line:)`.
    public static func assumeIsolated<View: PlatformView, Result: Sendable>(
      for view: View, _ body: @MainActor (View) throws -> Result
    ) rethrows -> Result {
      try assumeIsolated { try body(view) }
    }
  }
#endif
