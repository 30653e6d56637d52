import Foundation
import ViewSupport

// The members that PlatformView declares for the views of UIKit and AppKit, too.

extension HeadlessView {
  // MARK: Geometry

  /// The view's rectangle before its transform, in points.
  package var layoutFrame: CGRect {
    let size = bounds.size
    return CGRect(origin: CGPoint(x: center.x - size.width / 2, y: center.y - size.height / 2), size: size)
  }

  /// Sets the view's rectangle before its transform. Returns whether the size of the view changes.
  ///
  /// Only values that differ are written. A rectangle with a coordinate that is not finite is ignored.
  package func placeLayoutFrame(_ rect: CGRect) -> Bool {
    guard rect.isUsable else { return false }
    let rect = rect.standardized
    // Set as a whole: modification in place needs an allocation if the property can be overridden.
    let bounds = bounds
    let isResized = bounds.size != rect.size
    if isResized { self.bounds = CGRect(origin: bounds.origin, size: rect.size) }
    let target = CGPoint(x: rect.minX + rect.width / 2, y: rect.minY + rect.height / 2)
    if center != target { center = target }
    return isResized
  }

  // MARK: Traits

  /// The device pixels per point of the view: ``effectiveDisplayScale``, 0 unless a view above sets a scale.
  package var layoutScale: CGFloat { effectiveDisplayScale }

  /// Whether the layout direction of this view is right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns whether the layout direction of this view is right to left, for a known direction of its superview.
  ///
  /// The result equals ``isRightToLeft``, without reading the traits of the ancestors.
  package func isRightToLeft(in superviewIsRightToLeft: Bool) -> Bool { ownRightToLeft ?? superviewIsRightToLeft }

  /// Whether the layout direction that is set on this view is right to left; `nil` if none is set.
  package var ownRightToLeft: Bool? {
    switch semanticContentAttribute {
    case .unspecified: return nil
    case .forceRightToLeft: return true
    case .forceLeftToRight: return false
    }
  }

  /// Whether the layout direction of the superview is right to left.
  package var surroundingsAreRightToLeft: Bool { superview?.isRightToLeft ?? false }

  /// Sets the layout direction of this view to that of another view. Only a different direction is written.
  package func takeDirection(of view: HeadlessView) {
    let attribute = view.semanticContentAttribute
    if semanticContentAttribute != attribute { semanticContentAttribute = attribute }
  }

  /// Sets the direction of this view to left to right, or to that of its surroundings.
  package func setOwnDirection(isLeftToRight: Bool) {
    semanticContentAttribute = isLeftToRight ? .forceLeftToRight : .unspecified
  }

  /// The layout margins as insets, of which `left` is the leading one.
  package var leadingMargins: HeadlessEdgeInsets? {
    get {
      let margins = directionalLayoutMargins
      return HeadlessEdgeInsets(
        top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
    }
    set {
      guard let newValue else { return }
      directionalLayoutMargins = HeadlessDirectionalEdgeInsets(
        top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
    }
  }

  /// Sets the content size category with which an off-screen view will be shown; `nil` leaves the current one.
  package func takeContentSizeCategory(_ category: HeadlessContentSizeCategory?) {
    if let category, preferredContentSizeCategory != category { preferredContentSizeCategory = category }
  }

  // MARK: Content

  /// Returns the result of ``sizeThatFits(_:)``.
  package func platformFittingSize(_ room: CGSize) -> CGSize { sizeThatFits(room) }

  /// Returns the size of the view's content for a space that is finite and not negative.
  ///
  /// A class that does not override ``sizeThatFits(_:)`` returns its current size, which an earlier layout may have
  /// set; a slider returns its current width. The size of the content is then the ``intrinsicContentSize``, 0 in a
  /// dimension without one.
  package func contentFittingSize(_ room: CGSize) -> CGSize {
    hasReturnedBounds = false
    let size = sizeThatFits(room)
    guard hasReturnedBounds else { return size }
    let content = intrinsicContentSize
    return CGSize(
      width: size.width == bounds.width ? content.width.asExtent : size.width,
      height: size.height == bounds.height ? content.height.asExtent : size.height)
  }

  /// Returns the distance from the top of the view to its first baseline for the size `size`; `nil` without a text.
  ///
  /// A view without a text of its own has the baseline of ``forFirstBaselineLayout``, as it was laid out last.
  package func firstBaseline(forSize size: CGSize) -> CGFloat? {
    if let metrics = textMetrics(forSize: size) { return metrics.firstBaseline }
    let inner = forFirstBaselineLayout
    guard inner !== self, inner.isDescendant(of: self) else { return nil }
    let rect = inner.convert(inner.bounds, to: self)
    return inner.firstBaseline(forSize: rect.size).map { rect.minY + $0 }
  }

  /// Returns the distance from the top of the view to its last baseline for the size `size`; `nil` without a text.
  ///
  /// A view without a text of its own has the baseline of ``forLastBaselineLayout``, at the distance from the bottom with
  /// which it was laid out last.
  package func lastBaseline(forSize size: CGSize) -> CGFloat? {
    if let metrics = textMetrics(forSize: size) { return metrics.lastBaseline }
    let inner = forLastBaselineLayout
    guard inner !== self, inner.isDescendant(of: self) else { return nil }
    let rect = inner.convert(inner.bounds, to: self)
    return inner.lastBaseline(forSize: rect.size).map { size.height - bounds.height + rect.minY + $0 }
  }

  /// Returns the content of a view whose class is known exactly; `nil` for other views.
  package func platformContent(includesLabels: Bool, isTemplate: Bool) -> (any ContentSnapshot)? {
    knownContent(of: ObjectIdentifier(type(of: self)))
  }

  /// Returns the content of the view with text scaled by `scale`, relative to the category `large`.
  ///
  /// The result is `nil` for subclasses of the views of this module.
  package func contentWithText(scale: CGFloat) -> ScaledContent? { scaledContent(textScale: scale) }

  /// Whether the whole text of the view should be visible.
  package var showsWholeText: Bool {
    self is HeadlessLabel || (self as? HeadlessButton)?.currentTitle?.isEmpty == false
  }

  /// Whether the view scrolls its content, whose size then does not determine the size of the view.
  package var scrollsContent: Bool { (self as? HeadlessTextView)?.isScrollEnabled ?? (self is HeadlessScrollView) }

  /// The text of a label whose letters have equal advances and that shows any number of lines; `nil` for other views.
  package var fixedAdvanceContent: FixedAdvanceContent? {
    guard let label = self as? HeadlessLabel, label.numberOfLines <= 0, let text = label.text,
      let measurer = label.effectiveMeasurer as? FixedAdvanceMeasurer
    else { return nil }
    return FixedAdvanceContent(
      text: text, advance: measurer.advance, lineHeight: measurer.lineHeight, baseline: measurer.baseline)
  }

  /// Whether the text of a label can be measured without the label in the background. Not relevant: the views of this
  /// module have snapshots of their own.
  package static var measuresTextsWithoutLabels: Bool { false }

  /// The image of a view that shows one, as its size; `nil` for other views and without an image.
  package var naturalImageSize: CGSize? { (self as? HeadlessImageView)?.image?.size }

  // MARK: Layout

  /// Whether constraints place the view.
  package var followsConstraints: Bool { !translatesAutoresizingMaskIntoConstraints }

  /// Requests a layout of this view's subviews in the next pass: ``setNeedsLayout()``.
  public func setNeedsLayoutPass() { setNeedsLayout() }

  /// Whether the view is laid out in the next pass.
  package var isMarkedForLayout: Bool { needsLayout }

  /// Lays out this view and its descendants immediately, where needed: ``layoutIfNeeded()``.
  public func performLayoutPass() { layoutIfNeeded() }

  /// Adds `layoutExtension` to the layout of this view. The view keeps the extension alive.
  package func addLayoutExtension(_ layoutExtension: any HeadlessLayoutExtension) {
    self.layoutExtension = layoutExtension
    setNeedsExtensionLayout()
  }

  /// Requests a layout by the view's extension in the next pass.
  package func setNeedsExtensionLayout() {
    extensionNeedsLayout = true
    setNeedsLayout()
  }

  /// Whether the view has a layout extension.
  package var hasLayoutExtension: Bool { layoutExtension != nil }

  /// Performs changes at once: there is no screen. Then calls `completion`, unless ``animations`` keeps it.
  package func animateChanges(
    duration: TimeInterval, _ changes: @escaping () -> Void, completion: @escaping () -> Void = {}
  ) {
    changes()
    if let animations = HeadlessView.animations { animations.completions.append(completion) } else { completion() }
  }

  // MARK: Hierarchy

  /// Whether the index of a subview is found without a search of all subviews.
  package static var indexesSubviews: Bool { true }

  /// Inserts `view` among this view's subviews at `index`: ``insertSubview(_:at:)``.
  public func placeSubview(_ view: HeadlessView, at index: Int) { insertSubview(view, at: index) }

  /// Inserts `view` directly behind a subview, or in front of all others. The subviews are not searched.
  package func placeSubview(_ view: HeadlessView, below sibling: HeadlessView?) {
    if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
  }

  /// Inserts `view` directly in front of a subview, or behind all others. The subviews are not searched.
  package func placeSubview(_ view: HeadlessView, above sibling: HeadlessView?) {
    if let sibling { insertSubview(view, aboveSubview: sibling) } else { insertSubview(view, at: 0) }
  }

  /// The view to which code adds items that are meant for this one: the view itself.
  package var viewForItems: HeadlessView? { self }

  /// Adds the view to which code will add items.
  package func takeViewForItems(_ view: HeadlessView) { addSubview(view) }

  // MARK: Appearance

  /// Fills the view's rectangle with `color`: ``backgroundColor``. `nil` clears it.
  public func paintBackground(_ color: HeadlessColor?) { backgroundColor = color }

  /// The view's opacity: ``alpha``.
  package var opacity: CGFloat { alpha }

  /// Sets the view's opacity: ``alpha``. Values outside 0 … 1 are clamped; NaN is ignored.
  public func setOpacity(_ opacity: CGFloat) { alpha = opacity }

  // MARK: Scroll views

  /// The scroll view that shows this view and leaves the view's frame to its layout: the superview.
  package var showingScrollView: HeadlessScrollView? { superview as? HeadlessScrollView }
}

extension HeadlessScrollView {
  /// The size of the visible part without the content insets, in points.
  package var visibleContentSize: CGSize {
    let insets = adjustedContentInset
    return CGSize(
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Adds the layout of the containers in this view, to be called in each layout pass.
  package func addScrollLayout(_ layout: any HeadlessLayoutExtension) {
    if !hasLayoutExtension { addLayoutExtension(layout) }
  }

  /// Has no effect: the layout of the scroll view sets the size of a container in it.
  package func adjustAutoresizing(of view: HeadlessView, along axes: ScrollAxes) {}

  /// Sets the content size if it differs.
  package func takeContentSize(_ size: CGSize) {
    if contentSize != size { contentSize = size }
  }
}
