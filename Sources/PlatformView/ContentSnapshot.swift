#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// What a view shows, without the view: its size can be found out on any thread.
///
/// The answers are those of the view at the moment at which the snapshot was made. Lengths are points.
public protocol ContentSnapshot: Sendable {
  /// The size that the view would take in `size`, as its `sizeThatFits(_:)` answers it. A component that is not known is
  /// `.greatestFiniteMagnitude`. In AppKit it is the answer of `fittingSize(proposed:)`.
  func sizeThatFits(_ size: CGSize) -> CGSize
  /// The view's `intrinsicContentSize`; a negative dimension is one that the content does not decide. Default: the size in endless room.
  var intrinsicContentSize: CGSize { get }
  /// The size of the picture that an image view shows. Default: `nil`, for other views.
  var naturalImageSize: CGSize? { get }
  /// The same view with another text; `nil` if it shows none. Default: `nil`.
  func showing(text: String?) -> (any ContentSnapshot)?
  /// The same view with a picture of another size; `nil` if it shows none. Default: `nil`.
  func showing(imageSize: CGSize?) -> (any ContentSnapshot)?
  /// The distance from the top of the view to its first baseline if it had the size `size`. Default: `nil`, unknown.
  func firstBaseline(forSize size: CGSize) -> CGFloat?
  /// The distance from the top of the view to its last baseline if it had the size `size`. Default: `nil`, unknown.
  func lastBaseline(forSize size: CGSize) -> CGFloat?
}

extension ContentSnapshot {
  /// The size in endless room.
  public var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
  }

  /// No picture.
  public var naturalImageSize: CGSize? { nil }

  /// No text.
  public func showing(text: String?) -> (any ContentSnapshot)? { nil }

  /// No picture.
  public func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { nil }

  /// Unknown.
  public func firstBaseline(forSize size: CGSize) -> CGFloat? { nil }

  /// Unknown.
  public func lastBaseline(forSize size: CGSize) -> CGFloat? { nil }
}

/// A view whose size can be found out without it, on any thread: cells that contain it are measured in the background.
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
  /// What the view shows now; `nil` if only the view itself can tell its size.
  func contentSnapshot() -> (any ContentSnapshot)?
}

extension PlatformView {
  /// What the view shows now; `nil` if only the view itself can tell its size. A class of its own may answer something else than the
  /// class that it inherits from, so of the platform's views only those of the very class are known.
  ///
  /// - Parameters:
  ///   - includesLabels: Whether the texts of UIKit's labels may be measured without the label.
  ///   - isTemplate: Whether the content is going to be replaced by other content.
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
        // What it answers without an image is left to the view.
        let image = naturalImageSize
        return image != nil || isTemplate ? ImageContent(image: image) : nil
      case ObjectIdentifier(UILabel.self):
        return includesLabels || isTemplate ? (self as? UILabel)?.textSnapshot() : nil
      default: return nil
      }
    #elseif canImport(AppKit)
      // What controls answer depends on their cells, and what other views answer on their constraints.
      return nil
    #else
      return knownContent(of: viewClass)
    #endif
  }
}

#if !canImport(AppKit) || canImport(UIKit)
  /// A view that shows nothing: it answers with the size that it has.
  struct UnmeasuredContent: ContentSnapshot {
    let size: CGSize

    func sizeThatFits(_ size: CGSize) -> CGSize { self.size }

    var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
  }

  /// A picture, or none.
  struct ImageContent: ContentSnapshot {
    let image: CGSize?

    func sizeThatFits(_ size: CGSize) -> CGSize { image ?? .zero }

    var intrinsicContentSize: CGSize { image ?? CGSize(width: -1, height: -1) }

    var naturalImageSize: CGSize? { image }

    func showing(imageSize: CGSize?) -> (any ContentSnapshot)? { ImageContent(image: imageSize) }
  }
#endif

/// A view that counts with one size, and no baseline.
package struct FixedContent: ContentSnapshot {
  let size: CGSize
  package let intrinsicContentSize: CGSize

  /// What a view answers in endless room.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    @MainActor
  #endif
  package init(of view: PlatformView) {
    size = view.fittingSize(proposed: CGSize(width: CGFloat.infinity, height: .infinity))
    intrinsicContentSize = view.intrinsicContentSize
  }

  package func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
}
