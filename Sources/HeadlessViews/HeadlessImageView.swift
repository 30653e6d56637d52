import Foundation

/// An image that consists of a size only: `UIImage` without UIKit.
public struct HeadlessImage: Hashable, Sendable {
  /// The size, in points.
  public let size: CGSize

  /// Makes an image of `size`, in points. Dimensions that are negative or not finite become 0.
  public init(size: CGSize) {
    self.size = CGSize(width: size.width.asExtent, height: size.height.asExtent)
  }

  /// Returns whether two images have the same size.
  public static func == (first: HeadlessImage, second: HeadlessImage) -> Bool {
    first.size == second.size
  }

  /// Hashes the size.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(size.width)
    hasher.combine(size.height)
  }
}

/// A view with the size of its image: `UIImageView` without UIKit.
///
/// ```swift
/// let view = HeadlessImageView(image: HeadlessImage(size: CGSize(width: 48, height: 48)))
/// ```
open class HeadlessImageView: HeadlessView {
  /// The image; `nil` for none. An image of another size calls ``HeadlessView/invalidateIntrinsicContentSize()``.
  open var image: HeadlessImage? {
    didSet {
      if image != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a view with the size of the image at 0, 0.
  public init(image: HeadlessImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  /// Makes a view without an image at `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view without an image of no size at 0, 0: see ``HeadlessView/init(coder:)``.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the size of the image for every proposed size; zero without an image.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    image?.size ?? .zero
  }

  override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
    viewClass == ObjectIdentifier(HeadlessImageView.self) ? ImageContent(image: image?.size) : nil
  }

  /// The size of the image; without an image, ``HeadlessView/noIntrinsicMetric`` in both dimensions.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? super.intrinsicContentSize
  }
}
