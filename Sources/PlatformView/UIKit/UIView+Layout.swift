#if canImport(UIKit) && !os(watchOS)
  extension UIView {
    // MARK: Geometry

    /// The view's rectangle before its transform, in points: `frame` for a view without a transform.
    package var layoutFrame: CGRect {
      let size = bounds.size
      let anchor = layer.anchorPoint
      return CGRect(
        origin: CGPoint(x: center.x - size.width * anchor.x, y: center.y - size.height * anchor.y), size: size)
    }

    /// Sets the view's rectangle before its transform. Returns whether the size of the view changes.
    ///
    /// Only values that differ are written. A rectangle with a coordinate that is not finite is ignored.
    func placeLayoutFrame(_ rect: CGRect) -> Bool {
      guard rect.isUsable else { return false }
      let rect = rect.standardized
      let bounds = bounds
      let isResized = bounds.size != rect.size
      if isResized { self.bounds = CGRect(origin: bounds.origin, size: rect.size) }
      let anchor = layer.anchorPoint
      let target = CGPoint(x: rect.minX + rect.width * anchor.x, y: rect.minY + rect.height * anchor.y)
      if center != target { center = target }
      return isResized
    }

    // MARK: Traits

    /// The device pixels per point of the view: the display scale of its traits; 1 while that is unknown.
    package var layoutScale: CGFloat {
      let scale = traitCollection.displayScale
      return scale > 0 ? scale : 1
    }

    /// Whether the layout direction of this view is right to left.
    package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Whether the layout direction that is set on this view is right to left; `nil` if none is set.
    ///
    /// All values of `semanticContentAttribute` except `.unspecified` and `.forceRightToLeft` mean left to right.
    package var ownRightToLeft: Bool? {
      switch semanticContentAttribute {
      case .unspecified: return nil
      case .forceRightToLeft: return true
      default: return false
      }
    }

    /// Whether the direction of the app's language is right to left, independently of the direction of this view.
    package var surroundingsAreRightToLeft: Bool {
      UIView.userInterfaceLayoutDirection(for: .unspecified) == .rightToLeft
    }

    /// Sets the layout direction of this view to that of another view. Only a different direction is written.
    package func takeDirection(of view: UIView) {
      let attribute = view.semanticContentAttribute
      if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
    }

    /// Sets the direction of this view to left to right, or to that of its surroundings.
    package func setOwnDirection(isLeftToRight: Bool) {
      semanticContentAttribute = isLeftToRight ? .forceLeftToRight : .unspecified
    }

    /// The layout margins as insets, of which `left` is the leading one.
    package var leadingMargins: UIEdgeInsets? {
      get {
        let margins = directionalLayoutMargins
        return UIEdgeInsets(top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
      }
      set {
        guard let newValue else { return }
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
      }
    }

    /// Sets the content size category with which an off-screen view will be shown; `nil` leaves the current one.
    ///
    /// The category is set as a trait override from iOS 17 on.
    package func takeContentSizeCategory(_ category: UIContentSizeCategory?) {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      guard let category, traitCollection.preferredContentSizeCategory != category else { return }
      traitOverrides.preferredContentSizeCategory = category
      // The fonts adjust immediately.
      updateTraitsIfNeeded()
    }

    /// Whether definitions run for other text sizes than that of their views: from iOS 17 on.
    package static var textSizeCanBeReplaced: Bool {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return false }
      return true
    }

    /// The category of the view's own trait override, from iOS 17 on; `nil`: none.
    package var replacedTextSize: UIContentSizeCategory? {
      get {
        guard #available(iOS 17, tvOS 17, visionOS 1, *),
          traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
        else { return nil }
        return traitOverrides.preferredContentSizeCategory
      }
      set {
        guard #available(iOS 17, tvOS 17, visionOS 1, *), newValue != replacedTextSize else { return }
        if let newValue {
          traitOverrides.preferredContentSizeCategory = newValue
        } else {
          traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        updateTraitsIfNeeded()
      }
    }

    /// Calls `body`. Returns `true`: reading a trait cannot be observed, so that any code may have read the text size.
    ///
    /// The category has no effect: ``replacedTextSize`` replaces that of the view.
    package static func readsTextSize(as category: UIContentSizeCategory?, _ body: () -> Void) -> Bool {
      body()
      return true
    }

    /// Calls `body`. Layout requests cannot be removed.
    package func keepingLayoutRequests(_ body: () -> Void) { body() }

    // MARK: Layout

    /// Requests a layout of this view's subviews in the next pass: `setNeedsLayout()`.
    public func setNeedsLayoutPass() { setNeedsLayout() }

    /// Whether the view is laid out in the next pass.
    package var isMarkedForLayout: Bool { layer.needsLayout() }

    /// Lays out this view and its descendants immediately, where needed: `layoutIfNeeded()`.
    public func performLayoutPass() { layoutIfNeeded() }

    /// Performs changes of this view and its descendants in an animation of `duration` seconds.
    ///
    /// `completion` is called when the animation is over.
    package func animateChanges(
      duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
    ) {
      UIView.animate(withDuration: duration, animations: changes) { _ in completion() }
    }

    // MARK: Hierarchy

    /// Inserts `view` among this view's subviews at `index`, where 0 is the back.
    ///
    /// A view that already has a superview is moved; within the same superview, `index` does not count the view itself.
    /// An index out of range is clamped.
    public func placeSubview(_ view: UIView, at index: Int) {
      let count = subviews.count - (view.superview === self ? 1 : 0)
      insertSubview(view, at: min(max(index, 0), count))
    }

    /// Inserts `view` directly behind a subview, or in front of all others. The subviews are not searched.
    package func placeSubview(_ view: UIView, below sibling: UIView?) {
      if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
    }

    /// Inserts `view` directly in front of a subview, or behind all others. The subviews are not searched.
    package func placeSubview(_ view: UIView, above sibling: UIView?) {
      if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
    }

    /// The view to which code adds items that are meant for this one: the view itself.
    package var viewForItems: UIView? { self }

    /// Adds the view to which code will add items.
    package func takeViewForItems(_ view: UIView) { addSubview(view) }

    // MARK: Appearance

    /// Fills the view's rectangle with `color`: `backgroundColor`. `nil` clears it.
    public func paintBackground(_ color: UIColor?) { backgroundColor = color }

    /// The view's opacity: `alpha`.
    package var opacity: CGFloat { alpha }

    /// Sets the view's opacity: `alpha`. Values outside 0 … 1 are clamped; NaN is ignored.
    public func setOpacity(_ opacity: CGFloat) {
      if !opacity.isNaN { alpha = min(max(opacity, 0), 1) }
    }
  }
#endif
