import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// A view that lays out its items in a chain along one axis, each pinned to its neighbors and to the edges of the box.
///
/// The distance between two neighbors is the sum of their pins and ``spacing``; the ends and the edges across are
/// pinned to those of the box, ``insets`` added. A ``BoxItem`` has four pins of 0, and can set other distances, minimum
/// and maximum distances, a centered position, sizes in points or as a fraction of the box, and the priority of each of
/// these.
///
/// ```swift
/// let box = BoxView(axis: .y, spacing: 20, insets: .all(16))
/// box.items = [
///   title.boxed.centerX(padding: 30).bottom(20),
///   nameField.boxed,
///   forgotButton.boxed.left(>=0),
///   loginButton.boxed.top(30).left(50).right(50),
/// ]
/// box.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
/// box.layoutIfNeeded()
/// ```
///
/// The frames are those that Auto Layout computes for the constraints of ``managedConstraints``. If several layouts satisfy these
/// constraints equally well, content is placed at the begin, gaps change before sizes, guides grow before boxes, views that show an
/// image grow after other views, and sizes of equal priority grow by equal amounts. No constraint exists at run time. Boxes in boxes,
/// and in and around a `StackView`, are laid out together with the topmost one.
///
/// Subviews that are added with `addSubview` are not managed: they keep their frames.
open class BoxView: ContainerView {
  let content = BoxContent(in: .boxView)

  /// Called with each issue of a refused call, of incompatible pins, of a single flex number and of an unmarked change when it occurs or is
  /// found: see ``issues()``. If several boxes around the cause have a handler, that of the topmost one is called. Default: none.
  public var issueHandler: ((BoxIssue) -> Void)?

  /// Makes a box, and then calls ``setup()``.
  /// - Parameters:
  ///   - axis: The axis of the chain. Default: `.y`.
  ///   - spacing: Points between neighbors, beside their pins. Default: 0.
  ///   - insets: Distances of the content from the edges, in points; `left` from the leading one. Default: 0.
  public init(axis: BoxLayout.Axis = .y, spacing: CGFloat = 0, insets: PlatformEdgeInsets = .none) {
    super.init(frame: .zero)
    // Without a node, the changes request no layout.
    (content.axis, content.spacing, content.insets) = (axis, spacing, insets)
    becomeContainer()
    setup()
  }

  /// Makes a box, and then calls ``setup()``.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    becomeContainer()
    setup()
  }

  /// Makes a box from a storyboard or a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    becomeContainer()
  }

  /// Called when a box has been made. Default: does nothing.
  open func setup() {}

  private func becomeContainer() {
    containerNode.content = content
    containerLayout.begin(updatesItems: type(of: self) != BoxView.self)
  }

  // MARK: - Properties

  /// The axis of the chain. Default: `.y`.
  public var axis: BoxLayout.Axis {
    get { content.axis }
    set { content.axis = newValue }
  }

  /// Points between neighbors, in addition to their pins. Default: 0. A number that is not finite is laid out as 0.
  public var spacing: CGFloat {
    get { content.spacing }
    set { content.spacing = newValue }
  }

  /// Distances of the content from the edges, in points; `left` is that from the leading edge. Default: 0. A number that is not finite
  /// is laid out as 0.
  public var insets: PlatformEdgeInsets {
    get { content.insets }
    set {
      content.insets = newValue
      if insetsAreMargins, leadingMargins?.isEqual(to: newValue) == false { leadingMargins = newValue }
    }
  }

  /// Whether a change of the insets or of the layout margins is copied to the other. Default: `false`. It has no effect
  /// in AppKit, whose views have no layout margins.
  public var insetsAreMargins = false

  /// Whether items are left out of the layout while their views are hidden. Default: `false`: they keep their places.
  public var excludeHiddenViews: Bool {
    get { content.excludesHidden }
    set { content.excludesHidden = newValue }
  }

  /// Whether this view's semantic content attribute is copied to the views of its items, and of boxes among them. Default: `false`.
  public var forceSubviewsSCA = false {
    didSet { forceDirection() }
  }

  /// Whether `addBoxItems` may be called on the box without an issue. Default: `false`.
  public var allowNotManagedViews = false

  /// Views that are brought in front of all others, when they are set and after each change of ``items``. Default: none.
  public var frontViews: [PlatformView]? {
    didSet { arrangeFrontAndBack() }
  }

  /// Views that are sent behind all others, when they are set and after each change of ``items``. Default: none.
  public var backViews: [PlatformView]? {
    didSet { arrangeFrontAndBack() }
  }

  // MARK: - Constraints

  /// Lays out all items in the next pass, not only those that changed.
  ///
  /// ``managedConstraints`` is up to date without this call.
  open override func updateConstraints() {
    super.updateConstraints()
    content.rebuild()
  }

  // MARK: - Front, back and direction

  /// Moves the subviews among ``frontViews`` and ``backViews`` to the front and to the back.
  func arrangeFrontAndBack() {
    for view in frontViews ?? [] where view.superview === self { insertSubview(view, z: .front) }
    for view in backViews ?? [] where view.superview === self { insertSubview(view, z: .back) }
  }

  /// Copies the direction of this view to the views of the items.
  func forceDirection() {
    if forceSubviewsSCA { forceDirection(of: content.children.compactMap(\.view)) }
  }

  /// Copies the direction of this view to some views, and to those of boxes among them.
  func forceDirection(of views: [PlatformView]) {
    guard forceSubviewsSCA else { return }
    var pending = views
    while let view = pending.popLast() {
      view.takeDirection(of: self)
      if let box = view as? BoxView { pending += box.content.children.compactMap(\.view) }
    }
  }

  /// Copies the layout margins to ``insets`` if ``insetsAreMargins`` is `true`.
  func followMargins() {
    guard insetsAreMargins, let margins = leadingMargins, !content.insets.isEqual(to: margins) else { return }
    content.insets = margins
  }

  // MARK: - The platform's view

  /// Records the place of an added view.
  open override func didAddSubview(_ subview: PlatformView) {
    super.didAddSubview(subview)
    if !subview.reportsChanges { subview.existingViewNode?.placeDidChange() }
  }

  /// Removes the item of a view that is removed.
  open override func willRemoveSubview(_ subview: PlatformView) {
    super.willRemoveSubview(subview)
    guard let node = subview.existingViewNode else { return }
    node.viewWillLeave()
    guard let parent = node.parent, parent.host === containerNode else { return }
    parent.forget(node)
    containerLayout.setNeedsTreeLayout()
  }
}
