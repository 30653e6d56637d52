import ViewSupport

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
public protocol ContentSnapshotting: PlatformView, ViewIsolated {
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
    platformContent(includesLabels: includesLabels, isTemplate: isTemplate)
      ?? (self as? any ContentSnapshotting)?.contentSnapshot()
  }

  /// Returns the distances from the top of the view to its first and last baseline for the size `size`.
  ///
  /// A distance is `nil` if it is unknown. A view without a text of its own has the baselines of its snapshot, so that a
  /// layout with the view and one with the snapshot have the same frames.
  package func baselines(forSize size: CGSize) -> (first: CGFloat?, last: CGFloat?) {
    let first = firstBaseline(forSize: size)
    if first == nil, let content = (self as? any ContentSnapshotting)?.contentSnapshot() {
      return (content.firstBaseline(forSize: size), content.lastBaseline(forSize: size))
    }
    return (first, lastBaseline(forSize: size))
  }

  /// The size of the view for unlimited space, as content that does not depend on the space.
  package var fixedContent: FixedContent {
    FixedContent(
      size: fittingSize(proposed: CGSize(width: CGFloat.infinity, height: .infinity)),
      intrinsicContentSize: intrinsicContentSize)
  }
}
