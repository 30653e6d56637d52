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
#endif
