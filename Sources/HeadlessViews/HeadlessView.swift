import Foundation
import ViewSupport

/// A view without drawing, with the interface of `UIView`.
///
/// The class serves systems without UIKit and AppKit, and tests of layout code.
///
/// It has a view hierarchy, geometry, a layout pass and the traits that layout needs. It is not isolated to an actor.
/// All lengths are in points.
///
/// ```swift
/// let list = HeadlessView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let label = HeadlessLabel("Hello")
/// list.addSubview(label)
/// label.sizeToFit()
/// label.frame  // 0, 0, 40, 16
/// ```
///
/// Calls that are errors in UIKit have no effect: coordinates that are not finite are ignored, and so is adding a
/// view to itself or to one of its own descendants.
@safe open class HeadlessView: CustomDebugStringConvertible {
  // MARK: Geometry

  /// The view's own rectangle, in its own coordinates. Default: the size of the initial frame at 0, 0.
  ///
  /// A new size calls ``setNeedsLayout()``. A rectangle of negative size is standardized. A rectangle with a
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

  /// The center of ``bounds`` in the coordinates of the superview. A point that is not finite is ignored.
  open var center: CGPoint {
    get { storedCenter }
    set {
      guard newValue.x.isFinite && newValue.y.isFinite else { return }
      if reportsChanges, !isBeingPlaced, newValue != storedCenter { observer?.viewWasPlaced() }
      storedCenter = newValue
    }
  }

  /// The transform of the view about its ``center``. Default: identity.
  ///
  /// A transform with a number that is not finite is ignored.
  open var transform: AffineTransform {
    get { storedTransform }
    set {
      if newValue.isUsable { storedTransform = newValue }
    }
  }

  /// The rectangle in the superview that encloses the transformed ``bounds``.
  ///
  /// Setting the frame sets ``center`` and the size of ``bounds``, whose origin is unchanged. If the view has a
  /// transform, the new value is the rectangle before the transform, so that reading the frame returns another one;
  /// ``bounds`` and ``center`` do not depend on the transform. A rectangle with a coordinate that is not finite is ignored.
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

  /// Whether the view is hidden. Default: `false`.
  ///
  /// A change calls the superview's ``setNeedsLayout()`` if the view ``reportsChanges``, unlike in `UIView`.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      guard newValue != storedIsHidden else { return }
      storedIsHidden = newValue
      observer?.viewHiddenDidChange(newValue)
      if reportsChanges { superview?.setNeedsLayout() }
    }
  }

  /// The opacity, from 0 to 1. Default: 1. Values outside the range are clamped; NaN is ignored.
  open var alpha: CGFloat {
    get { storedAlpha }
    set {
      if !newValue.isNaN { storedAlpha = min(max(newValue, 0), 1) }
    }
  }

  /// The color that fills ``bounds``. Default: `nil`, none.
  open var backgroundColor: HeadlessColor?

  // MARK: Traits

  /// The device pixels per point of this view and its descendants.
  ///
  /// Default: `nil`, that of the superview; 0 in a root. A value of 0 means no pixel grid. A screen of UIKit or
  /// AppKit has at least 1: set this property in tests of what such a screen shows. A value that is negative or not
  /// finite becomes 0. A change marks the layouts that depend on it.
  open var displayScale: CGFloat? {
    get { storedDisplayScale }
    set {
      guard newValue != storedDisplayScale else { return }
      storedDisplayScale = newValue
      handTraitsDown()
      markLayouts { $0.displayScale == nil }
    }
  }

  /// The content size category of this view and its descendants. Default: `nil`, that of the superview.
  ///
  /// See ``effectiveContentSizeCategory``. A change calls ``contentSizeCategoryDidChange()`` of this view and of the
  /// descendants that inherit the category.
  open var preferredContentSizeCategory: HeadlessContentSizeCategory? {
    get { storedContentSizeCategory }
    set {
      guard newValue != storedContentSizeCategory else { return }
      let oldCategory = storedContentSizeCategory ?? inheritedTraits.category
      storedContentSizeCategory = newValue
      guard oldCategory != effectiveContentSizeCategory else { return }
      handTraitsDown()
      reportContentSizeCategory()
    }
  }

  /// The semantic content attribute of this view and its descendants.
  ///
  /// Default: ``HeadlessSemanticContentAttribute/unspecified``, that of the superview. A change marks the layouts
  /// that depend on it.
  open var semanticContentAttribute: HeadlessSemanticContentAttribute {
    get { storedSemanticContentAttribute }
    set {
      guard newValue != storedSemanticContentAttribute else { return }
      storedSemanticContentAttribute = newValue
      handTraitsDown()
      markLayouts { $0.semanticContentAttribute == .unspecified }
    }
  }

  /// The insets of ``bounds`` that bars and screen edges cover. Default: 0.
  ///
  /// The value is not computed: set the insets that a test needs. A change calls ``safeAreaInsetsDidChange()`` and
  /// ``setNeedsLayout()``.
  open var safeAreaInsets = HeadlessEdgeInsets.zero {
    didSet {
      guard safeAreaInsets != oldValue else { return }
      safeAreaInsetsDidChange()
      noteNeedsLayout()
    }
  }

  /// The margins of the content from the sides, in reading order. Default: 8 each, as in UIKit.
  ///
  /// A change calls ``layoutMarginsDidChange()`` and ``setNeedsLayout()``.
  open var directionalLayoutMargins = HeadlessDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) {
    didSet {
      guard directionalLayoutMargins != oldValue else { return }
      layoutMarginsDidChange()
      noteNeedsLayout()
    }
  }

  /// Whether the frame of the view is set by hand, and not by constraints. Default: `true`.
  ///
  /// No constraints exist without UIKit. Tests set this property to `false` to play the part of Auto Layout.
  open var translatesAutoresizingMaskIntoConstraints = true

  // MARK: Storage

  /// The superview; `nil` for a root. The superview keeps its subviews alive, not vice versa.
  public internal(set) final var superview: HeadlessView? {
    get { unsafe storedSuperview?.takeUnretainedValue() }
    set { unsafe storedSuperview = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
  /// The subviews, from back to front.
  public internal(set) final var subviews: [HeadlessView] {
    get { storedSubviews }
    // The array is moved out while it is changed, so that no exclusivity check is needed at run time.
    _modify {
      var subviews = storedSubviews
      storedSubviews = []
      defer { storedSubviews = subviews }
      yield &subviews
    }
  }
  /// Whether ``layoutSubviews()`` will be called in the next layout pass. Default: `true`.
  public internal(set) final var needsLayout: Bool {
    get { storedNeedsLayout }
    set { storedNeedsLayout = newValue }
  }
  /// Whether a descendant needs layout. If so, this property is also true in all ancestors.
  var hasMarkedDescendants = false
  /// The traits that the view inherits from its superview.
  var inheritedTraits = HeadlessTraits.ofRoot
  /// The sort key of the view among the subviews of its superview: see ``PlacedElement``.
  @usableFromInline package final var placeKey: Int64 {
    get { storedPlaceKey }
    set { storedPlaceKey = newValue }
  }
  /// Whether ``sizeThatFits(_:)`` of this class was called, which returns the current size.
  final var hasReturnedBounds: Bool {
    get { storedHasReturnedBounds }
    set { storedHasReturnedBounds = newValue }
  }
  /// The number of views that the methods of this view have visited, for tests.
  ///
  /// A loop over subviews and a walk to the root count each view.
  package final var visitedViews: Int { storedVisits }
  /// The state of the layout pass of this view and of passes below it.
  var layoutProgress = HeadlessLayoutProgress()
  /// The layout extension of the view, which takes part in the layout besides the class.
  var layoutExtension: (any HeadlessLayoutExtension)?
  /// Whether the layout extension is called in the next layout pass, if views do not report their changes.
  var extensionNeedsLayout = true
  /// Whether the view reports every change to the enclosing views and layouts: ``HeadlessChangeReporting``.
  public let reportsChanges = HeadlessView.changeReporting == .complete
  /// The observer of the view. The view keeps the observer alive.
  package final var observer: (any HeadlessViewObserver)? {
    get { storedObserver }
    set { storedObserver = newValue }
  }
  /// The objects that are attached to the view. Few views have one.
  final var attachments: [ViewAttachmentKey: AnyObject] = [:]

  // Stored properties are private, and read and written as a whole, so that no exclusivity check is needed at run
  // time. A superview clears the reference in its subviews when it is deallocated, so that no weak reference is
  // needed.
  private var storedSuperview: Unmanaged<HeadlessView>?
  private var storedSubviews: [HeadlessView] = []
  private var storedObserver: (any HeadlessViewObserver)?
  private var storedNeedsLayout = true
  private var storedIsHidden = false
  private var storedHasReturnedBounds = false
  private var isBeingPlaced = false
  private var storedBounds = CGRect.zero
  private var storedCenter = CGPoint.zero
  private var storedTransform = AffineTransform.identity
  private var storedAlpha: CGFloat = 1
  private var storedDisplayScale: CGFloat?
  private var storedContentSizeCategory: HeadlessContentSizeCategory?
  private var storedSemanticContentAttribute = HeadlessSemanticContentAttribute.unspecified
  private var storedVisits = 0
  private var storedPlaceKey: Int64 = 0

  /// Makes a view at `frame`, in points, in the coordinates of its future superview.
  ///
  /// A frame with a coordinate that is not finite becomes zero.
  public init(frame: CGRect) {
    guard frame.isUsable else { return }
    let rect = frame.standardized
    storedBounds.size = rect.size
    storedCenter = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Makes a view of no size at 0, 0: headless views are not stored in archives.
  ///
  /// As in UIKit, a subclass with a designated initializer has to implement this initializer.
  public required init?(coder: NSCoder) {}

  /// Makes a view of no size at 0, 0.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Whether the view is a subview of another one.
  @inline(__always) package final func isSubview(of view: HeadlessView) -> Bool {
    unsafe storedSuperview?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
  }

  /// Whether the view has a superview.
  @inline(__always) package final var hasSuperview: Bool { unsafe storedSuperview != nil }

  deinit {
    storedObserver?.viewWillDeinit()
    releaseSubviews()
  }

  /// Adds to the number of visited views: see ``visitedViews``.
  final func noteVisits(_ count: Int) { storedVisits = storedVisits &+ count }

  /// Marks all ancestors as having descendants that need layout.
  final func markAncestors() {
    // The loop retains no view: it runs for every change, and each superview is kept alive by its own superview or by
    // the caller.
    var next = unsafe storedSuperview
    while let ancestor = unsafe next {
      unsafe next = ancestor._withUnsafeGuaranteedRef { view in
        if view.hasMarkedDescendants { return nil }
        view.noteVisits(1)
        view.hasMarkedDescendants = true
        return unsafe view.storedSuperview
      }
    }
  }

  /// Returns whether the rectangle of the view equals `rect`.
  ///
  /// Only stored properties are compared; overrides are not called.
  package final func isKnownToHave(_ rect: CGRect) -> Bool {
    storedBounds.size.width == rect.size.width && storedBounds.size.height == rect.size.height
      && storedCenter.x == rect.origin.x + rect.size.width / 2
      && storedCenter.y == rect.origin.y + rect.size.height / 2
  }

  /// Sets the rectangle of the view as ``placeLayoutFrame(_:)`` does, without a call of the observer.
  ///
  /// The method returns whether the size of the view changes. For a view that does not report its changes, the
  /// overridable properties are read, as in UIKit.
  @discardableResult package final func giveLayoutFrame(_ rect: CGRect) -> Bool {
    if reportsChanges, isKnownToHave(rect) { return false }
    isBeingPlaced = true
    defer { isBeingPlaced = false }
    return placeLayoutFrame(rect)
  }

  // MARK: Sizes

  /// The value of a dimension in ``intrinsicContentSize`` that the content does not determine: -1.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Returns the size, in points, that this view takes in `size`. Default: the size of ``bounds``.
  ///
  /// Override this method in views with content. It must not change the view.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasReturnedBounds = true
    return bounds.size
  }

  /// Resizes the view to the size that it takes in its current size, where 0 in a dimension means unlimited.
  ///
  /// The top left corner does not move.
  open func sizeToFit() {
    _ = placeLayoutFrame(CGRect(origin: layoutFrame.origin, size: systemLayoutSizeFitting(bounds.size)))
  }

  /// The size, in points, of the view's content. Default: ``noIntrinsicMetric`` for both dimensions.
  ///
  /// ``noIntrinsicMetric`` stands for a dimension that the content does not determine.
  open var intrinsicContentSize: CGSize {
    CGSize(width: HeadlessView.noIntrinsicMetric, height: HeadlessView.noIntrinsicMetric)
  }

  /// Invalidates ``intrinsicContentSize``: calls the superview's ``subviewContentDidChange(_:)``.
  ///
  /// Views call this method when their content changes. If the view does not report its changes, the method has no
  /// effect, as in UIKit, which only notifies Auto Layout.
  open func invalidateIntrinsicContentSize() {
    if reportsChanges { superview?.subviewContentDidChange(self) }
  }

  /// Called when the content of a subview has changed. Default: requests a layout of this view.
  open func subviewContentDidChange(_ subview: HeadlessView) {
    layoutExtension?.contentDidChange(of: subview)
    setNeedsLayout()
  }

  /// The view whose first baseline is that of this view: this view itself, or a descendant. Default: the view itself.
  open var forFirstBaselineLayout: HeadlessView { self }

  /// The view whose last baseline is that of this view: this view itself, or a descendant. Default: the view itself.
  open var forLastBaselineLayout: HeadlessView { self }

  /// Returns the metrics of the view's text for the size `size`; `nil` for a view without text.
  func textMetrics(forSize size: CGSize) -> HeadlessTextMetrics? { nil }

  /// Returns the content of the view with text of another size; `nil` if only the view itself can measure it.
  ///
  /// See ``contentWithText(scale:)``.
  func scaledContent(textScale: CGFloat) -> ScaledContent? { nil }

  /// Returns the content of the view, to be measured without the view.
  ///
  /// The result is `nil` if `viewClass`, the class of the view, differs from the class that implements this method,
  /// because a subclass may override the size.
  func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessView.self) ? UnmeasuredContent() : nil
  }

  /// Returns the size, in points, that this view takes in `targetSize`.
  ///
  /// A dimension of 0 or less stands for unlimited space.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? extent.asRoom : .greatestFiniteMagnitude }
    let size = sizeThatFits(CGSize(width: room(targetSize.width), height: room(targetSize.height)))
    return CGSize(width: size.width.asExtent, height: size.height.asExtent)
  }

  // MARK: Layout

  /// Requests a call of ``layoutSubviews()`` in the next layout pass.
  ///
  /// The method is inexpensive and may be called any number of times.
  open func setNeedsLayout() {
    markNeedsLayout()
    if reportsChanges { layoutExtension?.layoutWasRequested() }
  }

  /// Lays out this view and its descendants immediately, where layout is needed.
  ///
  /// Superviews are laid out before their subviews, and subviews from back to front. If ancestors need layout, the
  /// pass begins at the topmost of them. If no view needs layout, no view is visited.
  ///
  /// A layout that requests another layout, of its own view or of others in the pass, is repeated in the same pass,
  /// up to eight layouts of each view. After that, the view stays marked for the next pass. The layout of a view is
  /// not started again while it is running. The depth of the hierarchy is only limited by memory.
  open func layoutIfNeeded() {
    runLayoutPass()
  }

  /// Creates constraints in UIKit. Default: does nothing. No layout pass of this class calls the method.
  open func updateConstraints() {}

  /// Places the subviews. Default: does nothing. Override this method; call ``layoutIfNeeded()`` instead of it.
  open func layoutSubviews() {}

  // MARK: Hierarchy

  /// Adds `view` in front of all subviews.
  ///
  /// The view is removed from its old superview; a subview moves to the front. This view itself and its ancestors are
  /// refused without a change.
  open func addSubview(_ view: HeadlessView) {
    adopt(view, at: .max)
  }

  /// Inserts `view` among the subviews at `index`, where 0 is the back.
  ///
  /// For a subview, `index` does not count the subview itself. An index out of range is clamped. This view itself and
  /// its ancestors are refused without a change.
  open func insertSubview(_ view: HeadlessView, at index: Int) {
    adopt(view, at: index)
  }

  /// Inserts `view` directly in front of `sibling`, or in front of all if `sibling` is not a subview of this view.
  ///
  /// Otherwise, the method behaves as ``insertSubview(_:at:)``.
  open func insertSubview(_ view: HeadlessView, aboveSubview sibling: HeadlessView) {
    insert(view, besides: sibling, offset: 1, otherwise: .max)
  }

  /// Inserts `view` directly behind `sibling`, or behind all if `sibling` is not a subview of this view.
  ///
  /// Otherwise, the method behaves as ``insertSubview(_:at:)``.
  open func insertSubview(_ view: HeadlessView, belowSubview sibling: HeadlessView) {
    insert(view, besides: sibling, offset: 0, otherwise: 0)
  }

  /// Exchanges the subviews at two indexes. Indexes out of range are clamped.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  /// Moves a subview in front of all others. A view that is not a subview is not moved.
  open func bringSubviewToFront(_ view: HeadlessView) {
    if view.superview === self { reorder(view, to: .max) }
  }

  /// Moves a subview behind all others. A view that is not a subview is not moved.
  open func sendSubviewToBack(_ view: HeadlessView) {
    if view.superview === self { reorder(view, to: 0) }
  }

  /// Removes the view from its superview, if it has one.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called after `subview` was added. Default: does nothing.
  open func didAddSubview(_ subview: HeadlessView) {}
  /// Called before `subview` is removed. Default: does nothing.
  open func willRemoveSubview(_ subview: HeadlessView) {}
  /// Called before the view moves to `newSuperview`, or out of its superview with `nil`. Default: does nothing.
  open func willMove(toSuperview newSuperview: HeadlessView?) {}
  /// Called after the view has moved to another superview, or out of one. Default: does nothing.
  open func didMoveToSuperview() {}
  /// Called after ``safeAreaInsets`` has changed. Default: does nothing.
  open func safeAreaInsetsDidChange() {}
  /// Called after the layout margins have changed. Default: does nothing.
  open func layoutMarginsDidChange() {}
  /// Called after ``effectiveContentSizeCategory`` has changed. Default: does nothing.
  ///
  /// A view that shows text of this size calls ``invalidateIntrinsicContentSize()``.
  open func contentSizeCategoryDidChange() {}

  /// The class of the view and its frame, for a debugger.
  open var debugDescription: String { "<\(type(of: self)): frame = \(frame)>" }
}
