#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A view that shows nothing: the shape of `UIView`, with its names, for systems without UIKit and AppKit and for tests
  /// of layout code there.
  ///
  /// It has a place among other views, geometry, a layout pass and the traits that layout asks for. It is bound to no
  /// actor. All lengths are points.
  ///
  /// ```swift
  /// let list = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  /// let label = HeadlessLabel("Hello")
  /// list.addSubview(label)
  /// label.sizeToFit()
  /// label.frame  // 0, 0, 40, 16
  /// ```
  ///
  /// Where UIKit would stop the program, nothing happens instead: coordinates that are not finite are ignored, and so is
  /// adding a view to itself or to one of its own descendants.
  open class HeadlessView {
    // MARK: Geometry

    /// The view's own rectangle, in its own coordinates. Default: the size of the initial frame at 0, 0. A new size calls
    /// ``setNeedsLayout()``. A negative size is that of the same rectangle from its other corner; a rectangle with a
    /// coordinate that is not finite is ignored.
    open var bounds: CGRect {
      get { storedBounds }
      set {
        guard newValue.isUsable else { return }
        let resized = newValue.standardized
        let keepsSize = resized.size == storedBounds.size
        storedBounds = resized
        if keepsSize { return }
        if reportsChanges, !isBeingPlaced { observer?.viewWasPlaced() }
        extensionNeedsLayout = true
        noteNeedsLayout()
      }
    }

    /// Where the middle of ``bounds`` lies in the superview. A point that is not finite is ignored.
    open var center: CGPoint {
      get { storedCenter }
      set {
        guard newValue.x.isFinite && newValue.y.isFinite else { return }
        if reportsChanges, !isBeingPlaced, newValue != storedCenter { observer?.viewWasPlaced() }
        storedCenter = newValue
      }
    }

    /// Turns, scales or moves the view about its ``center``. Default: identity. A transform with a number that is not
    /// finite is ignored.
    open var transform: AffineTransform {
      get { storedTransform }
      set {
        if newValue.isUsable { storedTransform = newValue }
      }
    }

    /// The rectangle in the superview that encloses the transformed ``bounds``.
    ///
    /// Setting it sets ``center`` and the size of ``bounds``, whose origin stays. With a transform that is the rectangle
    /// before the transform, so that reading it gives another one; ``layoutFrame`` is free of that. A
    /// rectangle with a coordinate that is not finite is ignored.
    open var frame: CGRect {
      get { enclosingFrame }
      set {
        guard newValue.isUsable else { return }
        let rect = newValue.standardized
        bounds = CGRect(origin: bounds.origin, size: rect.size)
        center = CGPoint(x: rect.midX, y: rect.midY)
      }
    }

    // MARK: Appearance

    /// Whether the view is not shown. Default: `false`. A change calls the superview's ``setNeedsLayout()`` where the view
    /// ``reportsChanges``; `UIView` does not do that.
    open var isHidden: Bool {
      get { storedIsHidden }
      set {
        guard newValue != storedIsHidden else { return }
        storedIsHidden = newValue
        observer?.viewHiddenDidChange(newValue)
        if reportsChanges { superview?.setNeedsLayout() }
      }
    }

    /// The opacity, from 0 to 1. Default: 1. Values beyond are taken as the nearest of the two; what is not a number is
    /// ignored.
    open var alpha: CGFloat {
      get { storedAlpha }
      set {
        if !newValue.isNaN { storedAlpha = min(max(newValue, 0), 1) }
      }
    }

    /// The colour that fills ``bounds``. Default: `nil`, none.
    open var backgroundColor: HeadlessColor?

    // MARK: Traits

    /// The device pixels per point, here and below; `nil`, the default, takes the superview's, and a root has 0: no pixel grid. A screen of
    /// UIKit or AppKit has at least 1: a test of what such a screen shows sets it. What is negative or not
    /// finite counts as 0, no pixel grid. A change marks the layouts that depend on it.
    open var displayScale: CGFloat? {
      didSet {
        guard displayScale != oldValue else { return }
        handTraitsDown()
        markLayouts { $0.displayScale == nil }
      }
    }

    /// The size of text, here and below; `nil`, the default, takes the superview's: see ``effectiveContentSizeCategory``. A change calls
    /// ``contentSizeCategoryDidChange()`` of this view and of those below that inherit it.
    open var preferredContentSizeCategory: HeadlessContentSizeCategory? {
      didSet {
        guard preferredContentSizeCategory != oldValue else { return }
        let inherited = inheritedTraits.category
        guard (oldValue ?? inherited) != effectiveContentSizeCategory else { return }
        handTraitsDown()
        reportContentSizeCategory()
      }
    }

    /// Which way the content reads, here and below; ``HeadlessSemanticContentAttribute/unspecified``, the default, takes
    /// the superview's. A change marks the layouts that depend on it.
    open var semanticContentAttribute: HeadlessSemanticContentAttribute = .unspecified {
      didSet {
        guard semanticContentAttribute != oldValue else { return }
        handTraitsDown()
        markLayouts { $0.semanticContentAttribute == .unspecified }
      }
    }

    /// The parts of ``bounds`` that bars and screen edges cover. Default: 0. Nothing computes it: set it to what a test
    /// needs. A change calls ``safeAreaInsetsDidChange()`` and ``setNeedsLayout()``.
    open var safeAreaInsets = HeadlessEdgeInsets.zero {
      didSet {
        guard safeAreaInsets != oldValue else { return }
        safeAreaInsetsDidChange()
        noteNeedsLayout()
      }
    }

    /// The distances that content keeps from the sides, in reading order. Default: 8 each, as in UIKit. A change calls
    /// ``layoutMarginsDidChange()`` and ``setNeedsLayout()``.
    open var directionalLayoutMargins = HeadlessDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
      didSet {
        guard directionalLayoutMargins != oldValue else { return }
        layoutMarginsDidChange()
        noteNeedsLayout()
      }
    }

    // MARK: Storage

    /// The view that this one is in; `nil` for a root. The superview keeps its subviews alive, not the other way round.
    public internal(set) var superview: HeadlessView? {
      get { storedSuperview }
      set { storedSuperview = newValue }
    }
    /// The views in this one, from back to front.
    public internal(set) var subviews: [HeadlessView] = []
    /// Whether ``layoutSubviews()`` will be called in the next layout pass. Default: `true`.
    public internal(set) var needsLayout: Bool {
      get { storedNeedsLayout }
      set { storedNeedsLayout = newValue }
    }
    /// Whether a view somewhere below needs layout. If so, this is true in all its ancestors.
    var hasMarkedDescendants = false
    /// What the superview hands down.
    var inheritedTraits = HeadlessTraits.ofRoot
    /// The view's place among the subviews of its superview: see ``PlacedElement``.
    package var placeKey: Int64 = 0
    /// How many views the methods of this one have visited, for tests: a loop over subviews and a walk to the root count each view.
    package var visitedViews: Int { storedVisits }
    /// What this view's layout pass, and those below it, have to remember.
    var layoutProgress = HeadlessLayoutProgress()
    /// What takes part in the view's layout besides its class.
    var layoutExtension: (any ViewLayoutExtension)?
    /// Whether the layout extension will be called in the next layout pass, where views do not report their changes.
    var extensionNeedsLayout = true
    /// Whether the view reports every change to the views and layouts around it: ``HeadlessChangeReporting``.
    public let reportsChanges = HeadlessView.changeReporting == .complete
    /// What follows the view. The view keeps it alive.
    package var observer: (any HeadlessViewObserver)? {
      get { storedObserver }
      set { storedObserver = newValue }
    }
    @usableFromInline var stackItemAttachment: AnyObject?
    @usableFromInline var boxItemAttachment: AnyObject?
    @usableFromInline var viewNodeAttachment: AnyObject?

    // Private, and read and written as a whole: no access has to be checked while the program runs.
    // A superview that goes tells its subviews, so that no count of weak references has to be kept.
    private unowned(unsafe) var uncountedSuperview: HeadlessView?
    private var storedSuperview: HeadlessView? {
      get { unsafe uncountedSuperview }
      set { unsafe uncountedSuperview = newValue }
    }
    private var storedObserver: (any HeadlessViewObserver)?
    private var storedNeedsLayout = true
    private var storedIsHidden = false
    private var isBeingPlaced = false
    private var storedBounds = CGRect.zero
    private var storedCenter = CGPoint.zero
    private var storedTransform = AffineTransform.identity
    private var storedAlpha: CGFloat = 1
    private var storedVisits = 0

    /// Makes a view at `frame`, in points, in its later superview. A frame with a coordinate that is not finite counts as
    /// zero.
    public init(frame: CGRect) {
      guard frame.isUsable else { return }
      let rect = frame.standardized
      storedBounds.size = rect.size
      storedCenter = CGPoint(x: rect.midX, y: rect.midY)
    }

    /// Makes a view of no size at 0, 0.
    public convenience init() {
      self.init(frame: .zero)
    }

    deinit {
      storedObserver?.viewIsGoing()
      releaseSubviews()
    }

    /// Counts views that were visited: see ``visitedViews``.
    final func noteVisits(_ count: Int) { storedVisits = storedVisits &+ count }

    /// Whether the view's rectangle is this one. A class that overrides what is stored is not asked.
    package final func hasLayoutFrame(_ rect: CGRect) -> Bool {
      storedBounds.size.width == rect.size.width && storedBounds.size.height == rect.size.height
        && storedCenter.x == rect.origin.x + rect.size.width / 2
        && storedCenter.y == rect.origin.y + rect.size.height / 2
    }

    /// Puts the view's rectangle as ``PlatformView/setLayoutFrame(_:)`` does, without a call of the observer; and whether that gives the
    /// view another size. A view that does not report its changes is read as one of UIKit is.
    package final func takeLayoutFrame(_ rect: CGRect) -> Bool {
      if reportsChanges, hasLayoutFrame(rect) { return false }
      isBeingPlaced = true
      defer { isBeingPlaced = false }
      return placeLayoutFrame(rect)
    }

    // MARK: Sizes

    /// The value of a dimension in ``intrinsicContentSize`` that the content does not decide: -1.
    public static let noIntrinsicMetric: CGFloat = -1

    /// The size, in points, that this view would take in `size`. Default: that of ``bounds``. Override it to answer; the
    /// view must not change by being asked.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
      bounds.size
    }

    /// Gives the view the size that it would take in its present one, where 0 in a dimension sets no limit. The top
    /// left corner stays where it is.
    open func sizeToFit() {
      setLayoutFrame(CGRect(origin: layoutFrame.origin, size: systemLayoutSizeFitting(bounds.size)))
    }

    /// The size, in points, of the view's content, with ``noIntrinsicMetric`` for a dimension that it does not decide.
    /// Default: that for both.
    open var intrinsicContentSize: CGSize {
      CGSize(width: HeadlessView.noIntrinsicMetric, height: HeadlessView.noIntrinsicMetric)
    }

    /// Says that the content, and with it ``intrinsicContentSize``, is another: calls the superview's
    /// ``subviewContentDidChange(_:)``. Views call it themselves when their content changes.
    ///
    /// Where the view does not report its changes, nothing is called, as in UIKit, which tells Auto Layout alone.
    open func invalidateIntrinsicContentSize() {
      if reportsChanges { superview?.subviewContentDidChange(self) }
    }

    /// Called when a subview has said that its content is another. Default: asks for a layout of this view.
    open func subviewContentDidChange(_ subview: HeadlessView) {
      layoutExtension?.contentDidChange(of: subview)
      setNeedsLayout()
    }

    /// The text that the view shows, with its baselines, if the view has the size `size`; `nil` for a view without text.
    func textMetrics(forSize size: CGSize) -> HeadlessTextMetrics? { nil }

    /// What the view shows, with text of another size; `nil` if only the view itself can tell. See ``PlatformView/contentWithText(scale:)``.
    func scaledContent(textScale: CGFloat) -> ScaledContent? { nil }

    /// What the view shows, to be measured without it; `nil` if `viewClass`, that of the view, is another than the one that answers here:
    /// a class that inherits may answer something else.
    func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
      viewClass == ObjectIdentifier(HeadlessView.self) ? UnmeasuredContent(size: bounds.size) : nil
    }

    /// The size, in points, that this view would take in `targetSize`, where 0 or less in a dimension asks for what the
    /// content needs.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      let endless = CGFloat.greatestFiniteMagnitude
      let width = targetSize.width > 0 ? targetSize.width : endless
      let height = targetSize.height > 0 ? targetSize.height : endless
      return fittingSize(proposed: CGSize(width: width, height: height))
    }

    // MARK: Layout

    /// Asks for a call of ``layoutSubviews()`` in the next layout pass. It is cheap and may be called any number of
    /// times.
    open func setNeedsLayout() {
      markNeedsLayout()
      if reportsChanges { layoutExtension?.layoutWasAskedFor() }
    }

    /// Lays out at once what needs it: this view and, from the back, all below it, superviews before their subviews. If
    /// ancestors need layout, the pass begins at the topmost of them. Where nothing needs layout, nothing is visited.
    ///
    /// A layout that asks for layout again, of its own view or of others in the pass, is answered in the same pass, up to
    /// eight layouts of each view. After that the view keeps its mark for the next pass. A view that is laying out is not
    /// begun again before it is done. Nesting may be as deep as memory allows.
    open func layoutIfNeeded() {
      runLayoutPass()
    }

    /// Places the subviews. Default: does nothing. Override it; call ``layoutIfNeeded()`` instead of this.
    open func layoutSubviews() {}

    // MARK: Hierarchy

    /// Puts `view` in front of all subviews. It leaves its old superview; a subview moves to the front. This view itself
    /// and its ancestors are refused: nothing changes.
    open func addSubview(_ view: HeadlessView) {
      adopt(view, at: .max)
    }

    /// Puts `view` among the subviews at `index`, where 0 is the back; for a subview `index` counts without it. An index
    /// out of range means the nearest end. This view itself and its ancestors are refused: nothing changes.
    open func insertSubview(_ view: HeadlessView, at index: Int) {
      adopt(view, at: index)
    }

    /// Puts `view` directly in front of `sibling`; in front of all if that is no subview of this view. Otherwise as
    /// ``insertSubview(_:at:)``.
    open func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
      insert(view, besides: sibling, offset: 1, otherwise: .max)
    }

    /// Puts `view` directly behind `sibling`; behind all if that is no subview of this view. Otherwise as
    /// ``insertSubview(_:at:)``.
    open func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
      insert(view, besides: sibling, offset: 0, otherwise: 0)
    }

    /// Exchanges the subviews at two indexes. An index out of range means the nearest end.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      exchange(index1, index2)
    }

    /// Moves a subview in front of all others. Another view is left where it is.
    open func bringSubviewToFront(_ view: HeadlessView) {
      if view.superview === self { reorder(view, to: .max) }
    }

    /// Moves a subview behind all others. Another view is left where it is.
    open func sendSubviewToBack(_ view: HeadlessView) {
      if view.superview === self { reorder(view, to: 0) }
    }

    /// Takes the view out of its superview, if it has one.
    open func removeFromSuperview() {
      leaveSuperview()
    }

    /// Called after `subview` was added. Default: does nothing.
    open func didAddSubview(_ subview: HeadlessView) {}
    /// Called before `subview` leaves. Default: does nothing.
    open func willRemoveSubview(_ subview: HeadlessView) {}
    /// Called before the view moves into `newSuperview`, or out of its superview with `nil`. Default: does nothing.
    open func willMove(toSuperview newSuperview: HeadlessView?) {}
    /// Called after the view moved into another superview, or out of one. Default: does nothing.
    open func didMoveToSuperview() {}
    /// Called after ``safeAreaInsets`` changed. Default: does nothing.
    open func safeAreaInsetsDidChange() {}
    /// Called after the layout margins changed. Default: does nothing.
    open func layoutMarginsDidChange() {}
    /// Called after ``effectiveContentSizeCategory`` changed. Default: does nothing. A view that shows text of this size calls
    /// ``invalidateIntrinsicContentSize()``.
    open func contentSizeCategoryDidChange() {}
  }
#endif
