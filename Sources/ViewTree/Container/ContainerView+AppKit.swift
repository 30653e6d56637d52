#if canImport(AppKit) && !canImport(UIKit)
  import PlatformView

  /// A view that lays out items: the superclass of `StackView` and `BoxView`.
  ///
  /// The class connects the layout of a container to AppKit: to its layout passes, measurements and changes of the
  /// hierarchy. Subclass `StackView` or `BoxView`, not this class.
  open class ContainerView: NSView, SelfSizingView {
    /// The node of the view. It is stored here as well, because each call of the view system needs it.
    package final let containerNode = ViewNode(.view)

    /// The layout of the container, by itself or by an enclosing container.
    package final var containerLayout: ContainerLayout { ContainerLayout(containerNode) }

    /// Makes a container without items.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      attach(containerNode)
    }

    /// Makes a container from a storyboard or a nib.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      attach(containerNode)
    }

    /// Always `true`: coordinates begin at the top.
    open override var isFlipped: Bool { true }

    // MARK: - Items

    /// Called before the first measurement or layout, and before the next one after ``setNeedsUpdateItems()``, after a change
    /// of an observable property that the last call has read, after a change of the text size, and for another
    /// ``layoutWidth`` if the last call has read it.
    ///
    /// Override the method to define the items: in a `StackView`, the call is a redefinition, as that of
    /// `redefine(_:)`; in a `BoxView`, set `items`. Default: does nothing.
    open func updateItems() {}

    // MARK: - Layout

    /// Lays out the items.
    open override func layout() {
      super.layout()
      containerLayout.layOutItems()
    }

    /// Whether the items, and everything laid out together with them, will be laid out in the next pass.
    open override var needsLayout: Bool { didSet { if needsLayout { containerLayout.layoutWasRequested() } } }

    /// Updates the content size of the scroll view that shows this view.
    open override func viewWillMove(toSuperview newSuperview: NSView?) {
      super.viewWillMove(toSuperview: newSuperview)
      containerLayout.superviewWillChange()
    }

    /// Follows the scroll view that shows this view.
    open override func viewDidMoveToSuperview() {
      super.viewDidMoveToSuperview()
      containerLayout.superviewDidChange()
    }

    /// The direction in which the items are laid out.
    open override var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
      didSet { if userInterfaceLayoutDirection != oldValue { containerLayout.directionDidChange() } }
    }

    /// Places all frames on the pixels of another screen.
    open override func viewDidChangeBackingProperties() {
      super.viewDidChangeBackingProperties()
      containerLayout.scaleDidChange()
    }

    // MARK: - Sizes

    /// The natural size of the items: their size with unlimited space on both axes.
    ///
    /// If constraints place the view, the height is that of the items in the current width of the view, and the size is
    /// invalidated when another width changes it.
    open override var intrinsicContentSize: NSSize { containerLayout.intrinsicSize }

    /// The natural size of the items: their size with unlimited space on both axes.
    open override var fittingSize: NSSize {
      containerLayout.fittingSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
    }

    /// The size that fits the items within `size`. No view is moved, and no layout is requested.
    ///
    /// Infinite, not a number and `.greatestFiniteMagnitude` mean unlimited space.
    open func sizeThatFits(_ size: CGSize) -> CGSize { containerLayout.fittingSize(in: size) }

    // MARK: - The order of subviews

    /// Adds a subview; one that is there already moves in front, and its item to the end.
    open override func addSubview(_ view: NSView) { reorder(view) { super.addSubview(view) } }

    /// Adds or moves a subview, and with it its item.
    open override func addSubview(
      _ view: NSView, positioned place: NSWindow.OrderingMode, relativeTo otherView: NSView?
    ) {
      reorder(view) { super.addSubview(view, positioned: place, relativeTo: otherView) }
    }

    /// The views in this one, from back to front. Items follow a new order.
    open override var subviews: [NSView] {
      get { super.subviews }
      set { reorder(nil) { super.subviews = newValue } }
    }

    /// The view's own description, and on the main thread the number of items.
    nonisolated open override var debugDescription: String {
      guard Thread.isMainThread else { return super.debugDescription }
      return super.debugDescription + MainActor.assumeIsolated { containerNode.itemDescription }
    }
  }
#endif
