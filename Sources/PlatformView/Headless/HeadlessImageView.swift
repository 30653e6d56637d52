#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A picture of which only the size is known: `UIImage` without UIKit.
  public struct HeadlessImage: Hashable, Sendable {
    /// The size, in points.
    public let size: CGSize

    /// Makes a picture of `size`, in points. What is negative or not finite counts as 0.
    public init(size: CGSize) {
      self.size = CGSize(width: size.width.asExtent, height: size.height.asExtent)
    }

    /// Whether the two have the same size.
    public static func == (first: HeadlessImage, second: HeadlessImage) -> Bool {
      first.size == second.size
    }

    /// Adds the size.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  /// A view as large as its picture: `UIImageView` without UIKit.
  ///
  /// ```swift
  /// let view = HeadlessImageView(image: HeadlessImage(size: CGSize(width: 48, height: 48)))
  /// ```
  open class HeadlessImageView: HeadlessView {
    /// The picture; `nil` for none. A picture of another size calls ``HeadlessView/invalidateIntrinsicContentSize()``.
    open var image: HeadlessImage? {
      didSet {
        if image != oldValue { invalidateIntrinsicContentSize() }
      }
    }

    /// Makes a view of the picture's size at 0, 0.
    public init(image: HeadlessImage?) {
      super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
      self.image = image
    }

    /// Makes a view without a picture at `frame`.
    public override init(frame: CGRect) {
      super.init(frame: frame)
    }

    /// The picture's size, whatever is proposed; zero without a picture.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
      image?.size ?? .zero
    }

    override func knownContent(of viewClass: ObjectIdentifier) -> (any ContentSnapshot)? {
      viewClass == ObjectIdentifier(HeadlessImageView.self) ? ImageContent(image: image?.size) : nil
    }

    /// The picture's size; without a picture, ``HeadlessView/noIntrinsicMetric`` in both dimensions.
    open override var intrinsicContentSize: CGSize {
      image?.size ?? super.intrinsicContentSize
    }
  }
#endif
