#if canImport(UIKit) && !os(watchOS)
  import PlatformView
  import UIKit
  import ViewSupport

  /// A view without content.
  public typealias TestView = UIView
  /// A view that shows a part of its content.
  public typealias TestScrollView = UIScrollView

  /// An image that consists of a size.
  nonisolated public final class TestImage: UIImage, @unchecked Sendable {
    private let fixedSize: CGSize

    /// Makes an image of `size`, in points.
    public init(size: CGSize) {
      fixedSize = size
      super.init()
    }

    /// `nil`: an image that consists of a size is not in an archive.
    public required init?(coder: NSCoder) { nil }

    /// The size, in points.
    public override var size: CGSize { fixedSize }
  }

  /// A view with the size of its image.
  open class TestImageView: UIImageView, ContentSnapshotting {
    /// Makes a view with the size of the image at 0, 0.
    public override init(image: UIImage?) {
      super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }

    /// Makes a view without an image at `frame`.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Makes a view without an image.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the size of the image for every proposed size; zero without an image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    /// The size of the image; without an image, `noIntrinsicMetric` in both dimensions.
    open override var intrinsicContentSize: CGSize {
      image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// Returns the size of the image; `nil` for a subclass, which may override the size.
    public func contentSnapshot() -> (any ContentSnapshot)? {
      type(of: self) == TestImageView.self ? ImageContent(image: image?.size) : nil
    }
  }
#endif
