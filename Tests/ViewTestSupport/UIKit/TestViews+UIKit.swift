#if canImport(UIKit) && !os(watchOS)
  import HeadlessViews
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

  extension UIView {
    /// Whether a layout of the view's subviews is requested.
    public var needsLayout: Bool { layer.needsLayout() }

    /// The device pixels per point that are set for the view and the views in it; `nil`: those of the screen.
    ///
    /// Traits can be set from iOS 17 on.
    public var displayScale: CGFloat? {
      get {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
        return traitOverrides.contains(UITraitDisplayScale.self) ? traitOverrides.displayScale : nil
      }
      set {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
        if let newValue {
          traitOverrides.displayScale = newValue
        } else {
          traitOverrides.remove(UITraitDisplayScale.self)
        }
        updateTraitsIfNeeded()
      }
    }

    /// The size of text that is set for the view and the views in it; `nil`: that of the superview.
    ///
    /// Traits can be set from iOS 17 on.
    public var preferredContentSizeCategory: UIContentSizeCategory? {
      get {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return nil }
        let isSet = traitOverrides.contains(UITraitPreferredContentSizeCategory.self)
        return isSet ? traitOverrides.preferredContentSizeCategory : nil
      }
      set {
        guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
        if let newValue {
          traitOverrides.preferredContentSizeCategory = newValue
        } else {
          traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
        }
        updateTraitsIfNeeded()
      }
    }

    /// The size of text of the view.
    public var effectiveContentSizeCategory: UIContentSizeCategory { traitCollection.preferredContentSizeCategory }
  }

  extension UIView {
    /// The size of text of the view relative to the category `large`.
    var textScale: CGFloat {
      let index = UIContentSizeCategory.allCases.firstIndex(of: traitCollection.preferredContentSizeCategory)
      return index.map { HeadlessContentSizeCategory.allCases[$0].textScale } ?? 1
    }
  }

  extension UIContentSizeCategory: @retroactive CaseIterable {
    /// The twelve sizes, from the smallest to the largest.
    public static var allCases: [UIContentSizeCategory] {
      [
        .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
        .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ]
    }
  }

  extension CGAffineTransform {
    /// A rotation by 90 degrees.
    public static var quarterTurn: CGAffineTransform { CGAffineTransform(rotationAngle: .pi / 2) }
  }
#endif
