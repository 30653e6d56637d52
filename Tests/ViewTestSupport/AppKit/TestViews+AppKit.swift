#if canImport(AppKit) && !canImport(UIKit)
  import AppKit
  import PlatformView
  import ViewSupport

  /// An image that consists of a size.
  public typealias TestImage = NSImage

  /// A view without content, whose coordinates begin at the top. Its content has no size, as that of a `UIView`.
  open class TestView: NSView, SelfSizingView {
    /// Makes a view at `frame`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Always `true`.
    open override var isFlipped: Bool { true }

    /// Returns the size that the content determines; 0 in other dimensions.
    open func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: max(intrinsicContentSize.width, 0), height: max(intrinsicContentSize.height, 0))
    }

    /// Places the subviews, as in UIKit. Default: does nothing.
    open func layoutSubviews() {}

    /// Calls ``layoutSubviews()``.
    open override func layout() {
      super.layout()
      layoutSubviews()
    }
  }

  /// A view that shows a part of its content.
  open class TestScrollView: NSScrollView {
    /// Always `true`.
    open override var isFlipped: Bool { true }
  }

  /// A view with the size of its image.
  open class TestImageView: NSImageView, SelfSizingView, ContentSnapshotting {
    /// Makes a view with the size of the image at 0, 0.
    public convenience init(image: NSImage?) {
      self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }

    /// Returns the size of the image for every proposed size; zero without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the image; without an image, `noIntrinsicMetric` in both dimensions.
    open override var intrinsicContentSize: CGSize {
      image?.size ?? CGSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric)
    }

    /// Returns the size of the image; `nil` for a subclass, which may override the size.
    public func contentSnapshot() -> (any ContentSnapshot)? {
      type(of: self) == TestImageView.self ? ImageContent(image: image?.size) : nil
    }
  }

  // Tests name the members of views as UIKit and headless views do.

  extension NSView {
    /// Lays out this view and its descendants immediately, where needed.
    public func layoutIfNeeded() { performLayoutPass() }

    /// Requests a layout of this view's subviews in the next pass.
    public func setNeedsLayout() { setNeedsLayoutPass() }

    /// The middle of the view's rectangle.
    public var center: CGPoint {
      get { CGPoint(x: frame.midX, y: frame.midY) }
      set { setFrameOrigin(CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)) }
    }

    /// The opacity.
    public var alpha: CGFloat {
      get { alphaValue }
      set { alphaValue = newValue }
    }

    /// The color of the layer, as `paintBackground(_:)` sets it.
    public var backgroundColor: NSColor? {
      get { (layer?.backgroundColor).flatMap { NSColor(cgColor: $0) } }
      set { paintBackground(newValue) }
    }

    /// Returns the size in the space `targetSize`, in which 0 means unlimited.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
      func room(_ extent: CGFloat) -> CGFloat { extent > 0 ? extent : .infinity }
      return fittingSize(proposed: CGSize(width: room(targetSize.width), height: room(targetSize.height)))
    }
  }

  extension NSView {
    /// Inserts a view at an index, where 0 is the back.
    public func insertSubview(_ view: NSView, at index: Int) { placeSubview(view, at: index) }

    /// Inserts a view in front of a subview.
    public func insertSubview(_ view: NSView, aboveSubview sibling: NSView) {
      addSubview(view, positioned: .above, relativeTo: sibling)
    }

    /// Inserts a view behind a subview.
    public func insertSubview(_ view: NSView, belowSubview sibling: NSView) {
      addSubview(view, positioned: .below, relativeTo: sibling)
    }

    /// Moves a subview in front of all others.
    public func bringSubviewToFront(_ view: NSView) { addSubview(view, positioned: .above, relativeTo: nil) }

    /// Moves a subview behind all others.
    public func sendSubviewToBack(_ view: NSView) { addSubview(view, positioned: .below, relativeTo: nil) }

    /// Exchanges two subviews.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { subviews.swapAt(index1, index2) }
  }

  /// The direction of a view's content. A view of AppKit always has a direction: `unspecified` is left to right.
  public enum TestContentAttribute {
    case unspecified
    case forceLeftToRight
    case forceRightToLeft
  }

  extension NSView {
    /// The direction of the view's content: `userInterfaceLayoutDirection`.
    public var semanticContentAttribute: TestContentAttribute {
      get { userInterfaceLayoutDirection == .rightToLeft ? .forceRightToLeft : .unspecified }
      set { userInterfaceLayoutDirection = newValue == .forceRightToLeft ? .rightToLeft : .leftToRight }
    }

    /// `nil`: AppKit has no text size.
    public var preferredContentSizeCategory: PlatformContentSizeCategory? {
      get { nil }
      set {}
    }

    /// The only text size of AppKit.
    public var effectiveContentSizeCategory: PlatformContentSizeCategory { .large }

    /// 1: AppKit has no text size.
    var textScale: CGFloat { 1 }

    /// The device pixels per point that are set; `nil`: those of the screen.
    ///
    /// Setting the property moves the topmost view above this one to a window with this scale.
    public var displayScale: CGFloat? {
      get { (window as? ScaledWindow)?.scale }
      set { ScaledWindow.show(self, scale: newValue) }
    }
  }

  extension PlatformContentSizeCategory: CaseIterable {
    /// The only text size of AppKit.
    public static var allCases: [PlatformContentSizeCategory] { [.large] }

    /// The only text size of AppKit.
    public static var extraLarge: PlatformContentSizeCategory { .large }

    /// The only text size of AppKit.
    public static var extraExtraLarge: PlatformContentSizeCategory { .large }
  }

  extension NSTextField {
    /// The text.
    public var text: String? {
      get { stringValue }
      set { stringValue = newValue ?? "" }
    }
  }

  /// A window that is never on a screen, with a scale of its own.
  private final class ScaledWindow: NSWindow {
    var scale: CGFloat?

    /// The windows of all tests. A window is not kept by its views.
    private static var all: [ScaledWindow] = []

    override var backingScaleFactor: CGFloat { scale ?? super.backingScaleFactor }

    static func show(_ view: NSView, scale: CGFloat?) {
      if let window = view.window as? ScaledWindow {
        window.scale = scale
        return
      }
      guard let scale else { return }
      var top = view
      while let superview = top.superview { top = superview }
      let window = ScaledWindow(contentRect: .zero, styleMask: [], backing: .buffered, defer: true)
      window.isReleasedWhenClosed = false
      window.scale = scale
      let content = TestView()
      window.contentView = content
      content.addSubview(top)
      all.append(window)
    }
  }
#endif
