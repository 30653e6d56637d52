#if canImport(AppKit) && !canImport(UIKit)
  extension NSView {
    // MARK: Geometry

    /// The view's alignment rectangle, in points, with `y` growing downwards from the top of the superview.
    ///
    /// The alignment rectangle is the part of the frame without shadows and other ornaments, by which Auto Layout and
    /// `NSStackView` align views. The `y` of a view in a superview that is not flipped is converted with the height of the
    /// superview's bounds.
    package var layoutFrame: CGRect { turnedForSuperview(alignmentRect(forFrame: frame)) }

    /// Sets the view's alignment rectangle, with `y` growing downwards. Returns whether the size of the view changes.
    ///
    /// Only values that differ are written. A rectangle with a coordinate that is not finite is ignored.
    func placeLayoutFrame(_ rect: CGRect) -> Bool {
      guard rect.isUsable else { return false }
      let (old, target) = (frame, self.frame(forAlignmentRect: turnedForSuperview(rect.standardized)))
      if old != target { frame = target }
      return old.size != target.size
    }

    /// Returns the same rectangle with `y` measured from the opposite edge, unless the superview is flipped.
    ///
    /// A view without a superview is treated as if its superview is flipped.
    private func turnedForSuperview(_ rect: CGRect) -> CGRect {
      guard let superview, !superview.isFlipped else { return rect }
      var turned = rect
      turned.origin.y = superview.bounds.height - rect.maxY
      return turned
    }

    // MARK: Traits

    /// The device pixels per point of the view: that of its window, else of the main screen, else 1.
    package var layoutScale: CGFloat { window?.backingScaleFactor ?? NSScreen.main?.backingScaleFactor ?? 1 }

    /// Whether the layout direction of this view is right to left.
    package var isRightToLeft: Bool { userInterfaceLayoutDirection == .rightToLeft }

    /// Whether the layout direction of this view is right to left: an `NSView` always has a direction of its own.
    package var ownRightToLeft: Bool? { isRightToLeft }

    /// Whether the layout direction of this view is right to left.
    package var surroundingsAreRightToLeft: Bool { isRightToLeft }

    /// Sets the layout direction of this view to that of another view. Only a different direction is written.
    package func takeDirection(of view: NSView) {
      let direction = view.userInterfaceLayoutDirection
      if userInterfaceLayoutDirection != direction { userInterfaceLayoutDirection = direction }
    }

    /// Sets the direction of this view to left to right, or to that of its surroundings.
    ///
    /// In AppKit, `false` has no effect.
    package func setOwnDirection(isLeftToRight: Bool) {
      if isLeftToRight { userInterfaceLayoutDirection = .leftToRight }
    }

    /// `nil`: views of AppKit have no layout margins.
    package var leadingMargins: NSEdgeInsets? {
      get { nil }
      set {}
    }

    /// Has no effect: AppKit has no text size.
    package func takeContentSizeCategory(_ category: PlatformContentSizeCategory?) {}

    /// `true`: there is a single text size.
    package static var textSizeCanBeReplaced: Bool { true }

    /// Has no effect and is `nil`: AppKit has no text size.
    package var replacedTextSize: PlatformContentSizeCategory? {
      get { nil }
      set {}
    }

    /// Calls `body`. Returns `false`: AppKit has no text size.
    package static func readsTextSize(as category: PlatformContentSizeCategory?, _ body: () -> Void) -> Bool {
      body()
      return false
    }

    /// Calls `body`. Layout requests cannot be removed.
    package func keepingLayoutRequests(_ body: () -> Void) { body() }

    /// `nil`: definitions do not depend on the text size.
    package var contentKey: String? { nil }

    // MARK: Layout

    /// Requests a layout of this view's subviews in the next pass: `needsLayout = true`.
    public func setNeedsLayoutPass() { needsLayout = true }

    /// Whether the view is laid out in the next pass.
    package var isMarkedForLayout: Bool { needsLayout }

    /// Lays out this view and its descendants immediately, where needed: `layoutSubtreeIfNeeded()`.
    public func performLayoutPass() { layoutSubtreeIfNeeded() }

    /// Performs changes of this view and its descendants in an animation of `duration` seconds.
    ///
    /// The view gets a layer, because AppKit animates the frames of views with layers only. `completion` is called when
    /// the animation is over.
    package func animateChanges(
      duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
      wantsLayer = true
      let finish: @MainActor () -> Void = { completion() }
      NSAnimationContext.runAnimationGroup { context in
        context.duration = duration
        context.allowsImplicitAnimation = true
        changes()
      } completionHandler: {
        MainActor.assumeIsolated { finish() }
      }
    }

    // MARK: Hierarchy

    /// Inserts `view` among this view's subviews at `index`, where 0 is the back.
    ///
    /// A view that already has a superview is moved; within the same superview, `index` does not count the view itself.
    /// An index out of range is clamped.
    public func placeSubview(_ view: NSView, at index: Int) {
      let others = subviews.filter { $0 !== view }
      if index < others.count {
        addSubview(view, positioned: .below, relativeTo: others[max(index, 0)])
      } else {
        addSubview(view, positioned: .above, relativeTo: nil)
      }
    }

    /// Inserts `view` directly behind a subview, or in front of all others. The subviews are not searched.
    package func placeSubview(_ view: NSView, below sibling: NSView?) {
      addSubview(view, positioned: sibling == nil ? .above : .below, relativeTo: sibling)
    }

    /// Inserts `view` directly in front of a subview, or behind all others. The subviews are not searched.
    package func placeSubview(_ view: NSView, above sibling: NSView?) {
      addSubview(view, positioned: sibling == nil ? .below : .above, relativeTo: sibling)
    }

    /// The view to which code adds items that are meant for this one.
    ///
    /// This is the view itself; for a scroll view its document view, `nil` if there is none.
    package var viewForItems: NSView? {
      guard let scrollView = self as? NSScrollView else { return self }
      return scrollView.documentView
    }

    /// Adds the view to which code will add items: as the document view of a scroll view, as a subview of another view.
    package func takeViewForItems(_ view: NSView) {
      if let scrollView = self as? NSScrollView { scrollView.documentView = view } else { addSubview(view) }
    }

    // MARK: Appearance

    /// Fills the view's rectangle with `color`; `nil` clears it.
    ///
    /// The view gets a layer, whose color is the current value of `color`: the layer does not follow a later change of
    /// the appearance.
    public func paintBackground(_ color: NSColor?) {
      if color != nil { wantsLayer = true }
      layer?.backgroundColor = color?.cgColor
    }

    /// The view's opacity: `alphaValue`.
    package var opacity: CGFloat { alphaValue }

    /// Sets the view's opacity: `alphaValue`. Values outside 0 … 1 are clamped; NaN is ignored.
    public func setOpacity(_ opacity: CGFloat) {
      if !opacity.isNaN { alphaValue = min(max(opacity, 0), 1) }
    }
  }
#endif
