import Foundation
import LayoutEngine
import PlatformView
import ViewTree

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

/// A view that lays out its subviews one after the other, in a row or a column: a flexbox.
///
/// A stack lays out its `subviews`; there is no separate list of arranged subviews. When the stack has a frame, from
/// your code, from Auto Layout or from another stack, it sets the frames of its items. The ``StackItem`` of a view
/// contains the sizes, the flex factors and the margins of the view.
///
/// ```swift
/// let stack = StackView()
/// stack.direction(.row).alignItems(.center).define { stack in
///   stack.addItem(avatar).size(40)
///   stack.addItem(name).grow(1).marginHorizontal(8)
///   stack.addItem(follow)
/// }
/// stack.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
/// stack.layoutIfNeeded()
/// ```
///
/// Stacks in stacks are laid out by the topmost one, in one pass: no view is measured twice for the same space, however deep
/// they nest. Views that are hidden leave the layout with their margins and gaps. Frames are set so that a view's transform is
/// kept, and lie on the pixels of the display.
open class StackView: PlatformView, StackContainer {
  /// The items of the stack. It has no public members.
  public let content = StackContent()

  /// Called with each refused call when it is made: see ``issues()``. Only the handler of the topmost stack is called. Default: none.
  public var issueHandler: ((StackIssue) -> Void)?

  /// The layout of the stack, by itself or by an enclosing container.
  package private(set) lazy var containerLayout = ContainerLayout(of: viewNode)

  /// Makes a stack.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    /// Makes a stack from a storyboard or a nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      setUp()
    }

    /// Makes a stack of no size.
    public convenience init() { self.init(frame: .zero) }
  #endif

  private func setUp() {
    setAttachment(StackItem(view: self, content: content), as: .stackItem)
    #if canImport(UIKit) && !os(watchOS)
      containerLayout.followTextSize()
    #else
      _ = containerLayout
    #endif
  }

  // MARK: - The tree

  /// The outermost stack that is laid out together with this one: itself, unless it is an item of another container.
  public var topmost: StackView {
    var stack = self
    var layout = containerLayout
    while let outer = layout.surrounding {
      if let outerStack = outer.node.view as? StackView { stack = outerStack }
      layout = outer
    }
    return stack
  }

  /// Adds a view as a subview, or moves it: before `next` if possible, but always between the views of `bounds`.
  func placeSubview(_ view: PlatformView, before next: PlatformView?, between bounds: (PlatformView?, PlatformView?)) {
    let old = index(of: view)
    // Indexes do not count the view itself.
    func place(_ other: PlatformView?) -> Int? {
      guard let other, let index = index(of: other) else { return nil }
      return old.map { $0 < index } == true ? index - 1 : index
    }
    var new = place(next) ?? .max
    if let lower = place(bounds.0) { new = max(new, lower + 1) }
    if let upper = place(bounds.1) { new = min(new, upper) }
    placeSubview(view, at: new)
  }

  // MARK: - Results

  /// The extent of all items, from the top left corner of the stack, as they were laid out last: what a scroll view
  /// around the stack has to show. It is at least the stack's own size.
  public var contentSize: CGSize { containerLayout.contentSize }

  /// The probable mistakes in the stack and below it: invalid values, percentages of indefinite sizes, overflow, and
  /// calls that were refused. Each issue is listed once, and only while its cause exists.
  ///
  /// An issue of a layout is listed until a layout runs without it. A refused call is listed until its cause is gone
  /// (a missing item is added, the view that contained the stack no longer contains it, a further layout runs without the
  /// mistake), or until ``clearIssues()``. Each stack keeps its last 100 refused calls.
  /// - Complexity: O(items below).
  public func issues() -> [StackIssue] {
    let misuses = containerLayout.items.flatMap { ($0.content as? StackContent)?.misuses.remaining() ?? [] }
    return misuses
      + containerLayout.engineIssues().map { item, issue in
        StackIssue(kind: .layout(item: item, issue.kind, cause: issue.cause, remedy: issue.remedy))
      }
  }

  /// Removes the refused calls of the stack and of the stacks below it from ``issues()``. Issues of the layout are listed until their
  /// causes are gone.
  public func clearIssues() {
    for item in containerLayout.items { (item.content as? StackContent)?.misuses.clear() }
  }

  // MARK: - The platform's view

  /// The natural size of the items: their size with unlimited space on both axes.
  open override var intrinsicContentSize: CGSize {
    containerLayout.fittingSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  /// Adds an item for a new subview.
  open override func didAddSubview(_ subview: PlatformView) {
    super.didAddSubview(subview)
    content.subviewWasAdded(subview)
  }

  /// Removes the item of a subview.
  open override func willRemoveSubview(_ subview: PlatformView) {
    super.willRemoveSubview(subview)
    content.subviewWillBeRemoved(subview)
  }

  // Views do not report that a subview changed its place among the subviews.

  #if canImport(AppKit) && !canImport(UIKit)
    /// Adds a subview; one that is there already moves in front, and its item to the end.
    open override func addSubview(_ view: NSView) { content.reorder(view, in: self) { super.addSubview(view) } }

    /// Adds or moves a subview, and with it its item.
    open override func addSubview(
      _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
      content.reorder(view, in: self) { super.addSubview(view, positioned: place, relativeTo: otherView) }
    }

    /// The views in this one, from back to front. Items follow a new order.
    open override var subviews: [NSView] {
      get { super.subviews }
      set { content.reorder(nil, in: self) { super.subviews = newValue } }
    }
  #else
    /// Adds a subview; one that is there already moves in front, and its item to the end.
    open override func addSubview(_ view: PlatformView) { content.reorder(view, in: self) { super.addSubview(view) } }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, at index: Int) {
      content.reorder(view, in: self) { super.insertSubview(view, at: index) }
    }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, aboveSubview siblingSubview: PlatformView) {
      content.reorder(view, in: self) { super.insertSubview(view, aboveSubview: siblingSubview) }
    }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, belowSubview siblingSubview: PlatformView) {
      content.reorder(view, in: self) { super.insertSubview(view, belowSubview: siblingSubview) }
    }

    /// Moves a subview in front of all others, and its item to the end.
    open override func bringSubviewToFront(_ view: PlatformView) {
      content.reorder(view, in: self) { super.bringSubviewToFront(view) }
    }

    /// Moves a subview behind all others, and its item to the beginning.
    open override func sendSubviewToBack(_ view: PlatformView) {
      content.reorder(view, in: self) { super.sendSubviewToBack(view) }
    }

    /// Exchanges two subviews, and their items.
    open override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      content.reorder(nil, in: self) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
    }
  #endif

  #if canImport(AppKit) && !canImport(UIKit)
    /// Always `true`: coordinates begin at the top.
    open override var isFlipped: Bool { true }

    /// The direction in which the items are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { if userInterfaceLayoutDirection != oldValue { containerLayout.directionDidChange() } }
    }

    /// Lays out the items.
    open override func layout() {
      super.layout()
      containerLayout.layOutItems()
    }

    /// Follows the scroll view that shows this view.
    open override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      containerLayout.superviewDidChange()
    }

    /// Whether the items, and everything laid out together with them, will be laid out in the next pass.
    open override var needsLayout: Bool { didSet { if needsLayout { containerLayout.layoutWasRequested() } } }

    /// The natural size of the items: their size with unlimited space on both axes.
    open override var fittingSize: NSSize { intrinsicContentSize }

    /// The size that fits the items within `size`.
    open func sizeThatFits(_ size: CGSize) -> CGSize { containerLayout.fittingSize(in: size) }

  #else
    #if canImport(UIKit) && !os(watchOS)
      /// The direction in which the items are laid out. Default: `.unspecified`, the direction of the app's language.
      open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { containerLayout.directionDidChange() } }
      }
    #else
      /// The direction in which the items are laid out. Default: `.unspecified`, the direction around the view.
      open override var semanticContentAttribute: HeadlessSemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { containerLayout.directionDidChange() } }
      }
    #endif

    /// Lays out the items.
    open override func layoutSubviews() {
      super.layoutSubviews()
      containerLayout.layOutItems()
    }

    /// Follows the scroll view that shows this view.
    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      containerLayout.superviewDidChange()
    }

    /// Lays out the items in the next pass, and what is laid out together with them.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      containerLayout.layoutWasRequested()
    }

    /// The size that fits the items within `size`. No view is moved, and no layout is requested.
    ///
    /// Infinite, not a number and `.greatestFiniteMagnitude` mean unlimited space; with unlimited space on both axes the result is
    /// the natural size of the items.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { containerLayout.fittingSize(in: size) }

    /// The size that fits the items within `targetSize`; 0 is unlimited, as in `UIView.layoutFittingCompressedSize`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? extent : .infinity }
      return containerLayout.fittingSize(in: CGSize(width: room(targetSize.width), height: room(targetSize.height)))
    }

    #if canImport(UIKit) && !os(watchOS) && !os(visionOS)
      /// Measures the items again when the size of text changes, before iOS 17. Later systems report it by trait registration.
      open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        containerLayout.traitsDidChange(since: previousTraitCollection)
      }
    #endif

    #if canImport(UIKit) && !os(watchOS)
      /// The size that fits the items within `targetSize`. Along an axis of required priority it is the target's own.
      open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize {
        var size = systemLayoutSizeFitting(targetSize)
        if horizontalFittingPriority == .required, targetSize.width > 0 { size.width = targetSize.width }
        if verticalFittingPriority == .required, targetSize.height > 0 { size.height = targetSize.height }
        return size
      }
    #endif

    #if !(canImport(UIKit) && !os(watchOS))
      /// Measures the items again when the size of text changes.
      open override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        containerLayout.textSizeDidChange()
      }

      /// Measures an item again when its view reports changed content, as headless labels do.
      open override func subviewContentDidChange(_ subview: HeadlessView) {
        if let node = subview.existingViewNode, node.isIncluded { node.markDirty() }
      }
    #endif

  #endif
}

#if canImport(AppKit) && !canImport(UIKit)
  extension StackView: SelfSizingView {}
#endif
