import Foundation
import LayoutEngine
import PlatformView

/// Lays out the containers in a scroll view: its own items, and containers that are its subviews.
///
/// Each container takes its content size along the axes that scroll, and the size of the visible part along the others.
/// The scroll view gets the resulting content size.
package final class ScrollLayout: ViewIsolated {
  /// The view, which keeps this object alive.
  private weak var scrollView: PlatformScrollView?
  /// Whether this object has set the content size.
  private var hasContent = false

  private init(_ scrollView: PlatformScrollView) {
    self.scrollView = scrollView
  }

  /// Returns the layout of a scroll view. Creates one if necessary.
  package static func layout(of scrollView: PlatformScrollView) -> ScrollLayout {
    if let layout: ScrollLayout = scrollView.attachment(as: .scrollLayout) { return layout }
    let layout = ScrollLayout(scrollView)
    scrollView.setAttachment(layout, as: .scrollLayout)
    return layout
  }

  /// Starts to follow the size of the scroll view.
  package func begin() { scrollView?.addScrollLayout(self) }

  /// The layouts of the containers in the scroll view.
  private var containers: [ContainerLayout] {
    guard let scrollView else { return [] }
    let subviews = scrollView.subviews.compactMap { $0.existingViewNode?.layout }
    return (scrollView.existingViewNode?.layout.map { [$0] } ?? []) + subviews.filter { $0.scrollView === scrollView }
  }

  /// Sets the content size of the scroll view.
  func contentDidChange() {
    let sizes = containers.compactMap(\.scrolledExtent)
    if sizes.isEmpty, !hasContent { return }
    hasContent = !sizes.isEmpty
    let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.map(\.height).max() ?? 0)
    scrollView?.takeContentSize(CGSize(width: width, height: height))
  }
}

extension ScrollLayout: ViewLayoutExtension {
  package func layOutSubviews() {
    for container in containers { container.layOutItems() }
    contentDidChange()
  }

  package func layoutWasRequested() { scrollView?.existingViewNode?.layout?.layoutWasRequested() }

  package func contentDidChange(of subview: PlatformView) {
    if scrollView?.existingViewNode?.layout != nil { ContainerLayout.contentDidChange(of: subview) }
  }
}

extension ContainerLayout {
  /// The scroll view in which the container takes its content size: the superview, or the view itself.
  var scrollView: PlatformScrollView? {
    guard let view = node.view else { return nil }
    return view as? PlatformScrollView ?? view.showingScrollView
  }

  /// The extent of the container in its scroll view, in points; `nil` without a scroll view.
  fileprivate var scrolledExtent: CGSize? {
    guard surrounding == nil, let view = node.view, let scrollView else { return nil }
    if view === scrollView { return node.layoutState?.scrolledSize ?? .zero }
    let frame = view.layoutFrame
    return CGSize(width: max(0, frame.maxX), height: max(0, frame.maxY))
  }

  /// Requests another content size of the scroll view that the view may leave.
  package func superviewWillChange() { node.view?.showingScrollView?.setNeedsExtensionLayout() }

  /// Updates the scroll view that is followed after the view has moved to another superview.
  package func superviewDidChange() {
    guard let view = node.view else { return }
    if view.superview == nil { return leaveFormerContainer() }
    // Few superviews are scroll views.
    guard let scrollView = view.showingScrollView, surrounding == nil else { return }
    let layout = ScrollLayout.layout(of: scrollView)
    layout.begin()
    scrollView.setNeedsExtensionLayout()
    scrollView.adjustAutoresizing(of: view, along: axes(in: scrollView))
  }

  /// Makes a container without a superview lay itself out.
  func leaveFormerContainer() {
    // A container that was an item must not remain one, because it can contain its former container from now on.
    node.parent?.host?.content?.settleSubviews()
    node.requestOwnLayout()
  }

  /// The axes along which the container scrolls: those of the scroll view or, where it has none, the main axis.
  func axes(in scrollView: PlatformScrollView) -> ScrollAxes {
    scrollView.contentScrollAxes ?? (node.content?.mainAxis == .horizontal ? .horizontal : .vertical)
  }

  /// The size in which the container is laid out.
  ///
  /// This is the size of its view. In a scroll view, it is the size that the container needs there, and the view gets
  /// that size.
  func sizeOfLayout(_ view: PlatformView) -> CGSize {
    let scrollView = scrollView
    follow(scrollView)
    guard let scrollView else {
      fill(width: nil, height: nil)
      return view.bounds.size
    }
    let origin = view === scrollView ? .zero : view.layoutFrame.origin
    let axes = axes(in: scrollView)
    guard var size = size(at: origin, in: scrollView, scrollingAlong: axes) else { return view.bounds.size }
    // The measurement updates the items, on which the main axis can depend.
    let updatedAxes = self.axes(in: scrollView)
    if updatedAxes != axes { size = self.size(at: origin, in: scrollView, scrollingAlong: updatedAxes) ?? size }
    state.scrolledSize = size
    if view !== scrollView { receive(CGRect(origin: origin, size: size), view) }
    ScrollLayout.layout(of: scrollView).contentDidChange()
    return size
  }

  /// Updates the scroll view that the container has left, and makes the scroll view that it has entered follow it.
  ///
  /// Views without a container class do not report their superviews.
  private func follow(_ scrollView: PlatformScrollView?) {
    let former = node.layoutState?.scrollView
    if former === scrollView { return }
    state.scrollView = scrollView
    if let former { ScrollLayout.layout(of: former).contentDidChange() }
    if let scrollView { ScrollLayout.layout(of: scrollView).begin() }
  }

  /// The size that the container needs in a scroll view; `nil` while the tree is in use.
  private func size(at origin: CGPoint, in scrollView: PlatformScrollView, scrollingAlong axes: ScrollAxes) -> CGSize? {
    let visible = scrollView.visibleContentSize
    let width = axes.contains(.horizontal) ? nil : max(0, Double(visible.width - origin.x))
    let height = axes.contains(.vertical) ? nil : max(0, Double(visible.height - origin.y))
    fill(width: width, height: height)
    return ownOrNewTree.measure(node, below: node, width: width, height: height)
      .map { CGSize(width: $0.width, height: $0.height) }
  }
}
