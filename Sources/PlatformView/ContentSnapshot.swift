#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// The content of a view without the view, which can be measured on any thread.
///
/// The results are those of the view at the time of the snapshot. Lengths are in points.
public protocol ContentSnapshot: Sendable {
  /// Returns the size that the view takes in `size`, as `sizeThatFits(_:)` of the view does.
  ///
  /// An indefinite component is `.greatestFiniteMagnitude`. In AppKit the result is that of `fittingSize(proposed:)`.
  func sizeThatFits(_ size: CGSize) -> CGSize
  /// The view's `intrinsicContentSize`.
  ///
  /// A negative dimension is one that the content does not determine. Default: the size with unlimited space.
  var intrinsicContentSize: CGSize { get }
  /// The size of the image that an image view shows. Default: `nil`, for other views.
  var naturalImageSize: CGSize? { get }
  /// Returns the same view with another text; `nil` if the view shows no text. Default: `nil`.
  func showing(text: String?) -> (any ContentSnapshot)?
  /// Returns the same view with an image of another size; `nil` if the view shows no image. Default: `nil`.
  func showing(imageSize: CGSize?) -> (any ContentSnapshot)?
  /// Returns the distance from the top of the view to its first baseline for the size `size`. Default: `nil`, unknown.
  func firstBaseline(forSize size: CGSize) -> CGFloat?
  /// Returns the distance from the top of the view to its last baseline for the size `size`. Default: `nil`, unknown.
  func lastBaseline(forSize size: CGSize) -> CGFloat?
}

extension ContentSnapshot {
  /// The size with unlimited space.
  public var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// The default is no image.
  public var naturalImageSize: CGSize? { nil }

  /// The default is a view without text.
  public func showing(text: String?) -> (any ContentSnapshot)? { nil }

  /// The default is a view without an image.
  public func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { nil }

  /// The default is an unknown baseline.
  public func firstBaseline(forSize size: CGSize) -> CGFloat? { nil }

  /// The default is an unknown baseline.
  public func lastBaseline(forSize size: CGSize) -> CGFloat? { nil }
}

/// A view that can be measured without the view, on any thread: cells that contain it are measured in the background.
///
/// ```swift
/// final class Rating: PlatformView, ContentSnapshotting {
///   struct Stars: ContentSnapshot {
///     let count: Int
///     func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 20 * count, height: 20) }
///   }
///
///   var stars = 3
///   override func sizeThatFits(_ size: CGSize) -> CGSize { Stars(count: stars).sizeThatFits(size) }
///   func contentSnapshot() -> (any ContentSnapshot)? { Stars(count: stars) }
/// }
/// ```
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public protocol ContentSnapshotting: PlatformView {
  /// Returns the current content of the view; `nil` if only the view itself can measure its size.
  func contentSnapshot() -> (any ContentSnapshot)?
}

extension PlatformView {
  /// Returns the current content of the view; `nil` if only the view itself can measure its size.
  ///
  /// A subclass may override the size of its superclass. Of the views of the platform, only those of the exact class
  /// are therefore supported.
  /// - Parameters:
  ///   - includesLabels: Whether the texts of UIKit's labels may be measured without the label.
  ///   - isTemplate: Whether the content will be replaced by other content.
  package func snapshotOfContent(includesLabels: Bool, isTemplate: Bool = false) -> (any ContentSnapshot)? {
    let viewClass = ObjectIdentifier(type(of: self))
    if let content = platformContent(viewClass, includesLabels, isTemplate) { return content }
    return (self as? any ContentSnapshotting)?.contentSnapshot()
  }

  private func platformContent(
    _ viewClass: ObjectIdentifier, _ includesLabels: Bool, _ isTemplate: Bool
  ) -> (any ContentSnapshot)? {
    #if canImport(UIKit) && !os(watchOS)
      switch viewClass {
      case ObjectIdentifier(UIView.self): return UnmeasuredContent(size: bounds.size)
      case ObjectIdentifier(UIImageView.self):
        // Without an image, the view itself is measured.
        let image = naturalImageSize
        return image != nil || isTemplate ? ImageContent(image: image) : nil
      case ObjectIdentifier(UILabel.self):
        return includesLabels || isTemplate ? (self as? UILabel)?.textSnapshot() : nil
      default: return nil
      }
    #elseif canImport(AppKit)
      // The size of controls depends on their cells, and that of other views on their constraints.
      return nil
    #else
      return knownContent(of: viewClass)
    #endif
  }
}

#if !canImport(AppKit) || canImport(UIKit)
  /// A view without content, which returns its current size.
  struct UnmeasuredContent: ContentSnapshot {
    let size: CGSize

    func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  }

  /// An image, or none.
  struct ImageContent: ContentSnapshot {
    let image: CGSize?

    func sizeThatFits(_ size: CGSize) -> CGSize { image ?? .zero }

    var intrinsicContentSize: CGSize { image ?? CGSize(width: -1, height: -1) }

    var naturalImageSize: CGSize? { image }

    func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { ImageContent(image: imageSize) }
  }
#endif

/// A view with a fixed size and no baseline.
package struct FixedContent: ContentSnapshot {
  let size: CGSize
  package let intrinsicContentSize: CGSize

  /// Makes content with the size of a view for unlimited space.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    @MainActor
  #endif
  package init(of view: PlatformView) {
    size = view.fittingSize(proposed: CGSize(width: CGFloat.infinity, height: .infinity))
    intrinsicContentSize = view.intrinsicContentSize
  }

  package func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
