#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// Axes along which content scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  /// The axes as bits.
  public let rawValue: Int

  /// Makes axes of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Left and right.
  public static let horizontal = ScrollAxes(rawValue: 1)
  /// Up and down.
  public static let vertical = ScrollAxes(rawValue: 2)
}

extension PlatformScrollView {
  /// The axes along which a StackView or a BoxView in this view takes the size that it needs; along the others it is as large as the
  /// visible part. Default: `nil`, the main axis of the container.
  ///
  /// Of a stack that is the axis of its `direction`, of a box its `axis`. `[.horizontal, .vertical]` lets a container be as large as it
  /// needs in both dimensions. Empty axes make it as large as the visible part.
  ///
  /// ```swift
  /// scrollView.contentScrollAxes = [.horizontal, .vertical]
  /// ```
  public var contentScrollAxes: ScrollAxes? {
    get { (attachment(as: .scrollAxes) as ScrollAxesBox?)?.axes }
    set {
      guard newValue != contentScrollAxes else { return }
      setAttachment(newValue.map { ScrollAxesBox($0) }, as: .scrollAxes)
      setNeedsExtensionLayout()
    }
  }

  /// The size of the part that shows content: without the insets of the content, in points.
  package var visibleContentSize: CGSize {
    #if canImport(AppKit) && !canImport(UIKit)
      return contentSize
    #else
      let insets = adjustedContentInset
      return CGSize(
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    #endif
  }

  /// Tells the view how large its content is. In AppKit the frame of the document view says that.
  package func takeContentSize(_ size: CGSize) {
    #if !canImport(AppKit) || canImport(UIKit)
      if contentSize != size { contentSize = size }
    #endif
  }
}

extension PlatformView {
  /// The scroll view that shows this view and leaves the view's frame to its layout.
  ///
  /// In UIKit that is the superview, unless constraints place the view or the superview places its subviews itself, as tables,
  /// collections and text views do. In AppKit it is the scroll view of which this is the document view.
  package var showingScrollView: PlatformScrollView? {
    #if canImport(UIKit) && !os(watchOS)
      guard let scrollView = superview as? UIScrollView, translatesAutoresizingMaskIntoConstraints else { return nil }
      if scrollView is UITableView || scrollView is UICollectionView || scrollView is UITextView { return nil }
      return scrollView
    #elseif canImport(AppKit)
      guard let scrollView = enclosingScrollView, scrollView.documentView === self else { return nil }
      return translatesAutoresizingMaskIntoConstraints ? scrollView : nil
    #else
      return superview as? HeadlessScrollView
    #endif
  }
}

/// Keeps axes with a view.
private final class ScrollAxesBox {
  let axes: ScrollAxes

  init(_ axes: ScrollAxes) { self.axes = axes }
}
