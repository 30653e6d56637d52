import PlatformView

#if !canImport(AppKit) || canImport(UIKit)
  /// A view that lays out items: the superclass of `StackView` and `BoxView`.
  ///
  /// The class connects the layout of a container to the view system: to its layout passes, measurements, traits and
  /// changes of the hierarchy. Subclass `StackView` or `BoxView`, not this class.
  open class ContainerView: PlatformView {
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
    open override func layoutSubviews() {
      super.layoutSubviews()
      containerLayout.layOutItems()
    }

    /// Lays out the items in the next pass, and what is laid out together with them.
    open override func setNeedsLayout() {
      super.setNeedsLayout()
      containerLayout.layoutWasRequested()
    }

    /// Updates the content size of the scroll view that shows this view.
    open override func willMove(toSuperview newSuperview: PlatformView?) {
      super.willMove(toSuperview: newSuperview)
      containerLayout.superviewWillChange()
    }

    /// Follows the scroll view that shows this view.
    open override func didMoveToSuperview() {
      super.didMoveToSuperview()
      containerLayout.superviewDidChange()
    }

    /// Measures the items for the new margins, if the container has insets that follow them.
    open override func layoutMarginsDidChange() {
      super.layoutMarginsDidChange()
      containerNode.content?.layoutMarginsDidChange()
    }

    /// Lays out the items for the new insets, if they add to the padding of the container.
    open override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      containerNode.content?.safeAreaInsetsDidChange()
    }

    /// The direction in which the items are laid out.
    ///
    /// Default: `.unspecified`, in UIKit the direction of the app's language, elsewhere the direction around the view.
    open override var semanticContentAttribute: PlatformSemanticContentAttribute {
      didSet { if semanticContentAttribute != oldValue { containerLayout.directionDidChange() } }
    }

    // MARK: - Sizes

    /// The natural size of the items: their size with unlimited space on both axes.
    ///
    /// If constraints place the view, the height is that of the items in the current width of the view, and the size is
    /// invalidated when another width changes it.
    open override var intrinsicContentSize: CGSize { containerLayout.intrinsicSize }

    /// The size that fits the items within `size`. No view is moved, and no layout is requested.
    ///
    /// Infinite, not a number and `.greatestFiniteMagnitude` mean unlimited space; with unlimited space on both axes the
    /// result is the natural size of the items.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { containerLayout.fittingSize(in: size) }

    /// The size that fits the items within `targetSize`; 0 is unlimited, as in `UIView.layoutFittingCompressedSize`.
    open override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? extent : .infinity }
      return containerLayout.fittingSize(in: CGSize(width: room(targetSize.width), height: room(targetSize.height)))
    }

    // MARK: - The order of subviews

    /// Adds a subview; one that is there already moves in front, and its item to the end.
    open override func addSubview(_ view: PlatformView) { reorder(view) { super.addSubview(view) } }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, at index: Int) {
      reorder(view) { super.insertSubview(view, at: index) }
    }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, aboveSubview siblingSubview: PlatformView) {
      reorder(view) { super.insertSubview(view, aboveSubview: siblingSubview) }
    }

    /// Adds or moves a subview, and with it its item.
    open override func insertSubview(_ view: PlatformView, belowSubview siblingSubview: PlatformView) {
      reorder(view) { super.insertSubview(view, belowSubview: siblingSubview) }
    }

    /// Moves a subview in front of all others, and its item to the end.
    open override func bringSubviewToFront(_ view: PlatformView) {
      reorder(view) { super.bringSubviewToFront(view) }
    }

    /// Moves a subview behind all others, and its item to the beginning.
    open override func sendSubviewToBack(_ view: PlatformView) { reorder(view) { super.sendSubviewToBack(view) } }

    /// Exchanges two subviews, and their items.
    open override func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
      reorder(nil) { super.exchangeSubview(at: index1, withSubviewAt: index2) }
    }

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

      #if !os(visionOS)
        /// Lays out the items again when the size or the weight of text, the display scale or the direction changes, before
        /// iOS 17.
        ///
        /// Later systems report the change by the registration of traits.
        open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
          super.traitCollectionDidChange(previousTraitCollection)
          containerLayout.traitsDidChange(since: previousTraitCollection)
        }
      #endif

      /// The view's own description, and on the main thread the number of items.
      nonisolated open override var debugDescription: String {
        guard Thread.isMainThread else { return super.debugDescription }
        return super.debugDescription + MainActor.assumeIsolated { containerNode.itemDescription }
      }
    #else
      /// Measures the items again when the size of text changes.
      open override func contentSizeCategoryDidChange() {
        super.contentSizeCategoryDidChange()
        containerLayout.textSizeDidChange()
      }

      /// Measures an item again when its view reports that its content has changed, as labels do.
      open override func subviewContentDidChange(_ subview: PlatformView) {
        if let node = subview.existingViewNode, node.isIncluded, node.parent != nil { node.markDirty() }
      }

      /// The name or the class of the view, its frame, and the number of items.
      open override var debugDescription: String {
        "<\(containerNode.name ?? "\(type(of: self))"): frame = \(frame)>" + containerNode.itemDescription
      }
    #endif
  }
#endif

extension ContainerView {
  /// Calls `body`, which adds a subview or moves it among the subviews, and notes the new order of the items.
  ///
  /// Views do not report that a subview has changed its place among the subviews.
  /// - Parameters:
  ///   - view: The view that `body` moves if it is already a subview; `nil` for any subviews.
  @inline(__always) func reorder(_ view: PlatformView?, _ body: () -> Void) {
    if reportsChanges { return body() }
    let mayMove = view == nil || view?.superview === self
    body()
    if mayMove { containerNode.content?.orderDidChange(of: view) }
  }
}

extension ViewNode {
  /// The number of items, for the description of a view in a debugger.
  var itemDescription: String { " [\(children.count) items]" }
}
