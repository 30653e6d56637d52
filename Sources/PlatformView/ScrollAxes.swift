#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#else
  import Foundation
#endif

/// Axes along which content scrolls.
public struct ScrollAxes: OptionSet, Hashable, Sendable {
  /// The raw bits of the axes.
  public let rawValue: Int

  /// Makes axes from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = ScrollAxes(rawValue: 1)
  /// The vertical axis.
  public static let vertical = ScrollAxes(rawValue: 2)
}

extension PlatformScrollView {
  /// The axes along which a StackView or a BoxView in this view takes its content size.
  ///
  /// Default: `nil`, the main axis of the container.
  ///
  /// Along the other axes, the container has the size of the visible part. The main axis of a stack is that of its
  /// `direction`; the main axis of a box is its `axis`. With `[.horizontal, .vertical]`, a container takes its content
  /// size in both dimensions. With empty axes, it has the size of the visible part.
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

  /// The size of the visible part without the content insets, in points.
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

  /// Sets the content size. In AppKit, the frame of the document view determines the content size.
  package func takeContentSize(_ size: CGSize) {
    #if !canImport(AppKit) || canImport(UIKit)
      if contentSize != size { contentSize = size }
    #endif
  }
}

extension PlatformView {
  /// The scroll view that shows this view and leaves the view's frame to its layout.
  ///
  /// In UIKit this is the superview, unless constraints place the view, or the superview places its subviews itself, as
  /// tables, collections and text views do. In AppKit this is the scroll view whose document view is this view.
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

/// Stores axes as an attachment of a view.
private final class ScrollAxesBox {
  let axes: ScrollAxes

  init(_ axes: ScrollAxes) { self.axes = axes }
}
