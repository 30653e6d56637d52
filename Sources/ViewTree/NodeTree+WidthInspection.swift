import Foundation
import LayoutEngine
import PlatformView

extension PlatformView {
  /// Calls `body` with copies of the layout tree of the container at several widths: see
  /// ``/LayoutEngine/InspectableContainer``.
  public func inspectLayouts(
    at widths: [Double], reportsRefusal: Bool, _ body: (LayoutInspection, ClosedRange<Double>) -> Void
  ) -> Bool {
    let node = viewNode
    guard let layout = node.layout else { return false }
    return layout.topmost.inspect(node, at: widths, reportsRefusal: reportsRefusal, body)
  }
}

extension ContainerLayout {
  /// Calls `body` with copies of the tree. This object is the layout of the topmost container around the item.
  fileprivate func inspect(
    _ item: ViewNode, at widths: [Double], reportsRefusal: Bool,
    _ body: (LayoutInspection, ClosedRange<Double>) -> Void
  ) -> Bool {
    guard let first = widths.first, let last = widths.last else { return true }
    let tree = ownOrNewTree
    // Definitions depend on the width of the topmost container only.
    guard item === node, !tree.isBusy else {
      return inspect(item, reportsRefusal: reportsRefusal) { body($0, first...last) } != nil
    }
    defer { tree.restoreLayoutWidth() }
    let ranges = tree.rangesWithSameItems(at: widths, below: node)
    for range in ranges {
      tree.setLayoutWidth(CGFloat(range.lowerBound))
      guard inspect(item, reportsRefusal: reportsRefusal, { body($0, range) }) != nil else { return false }
    }
    return !ranges.isEmpty
  }
}

extension NodeTree {
  /// Returns the ranges of widths at which definitions add the same items with the same properties.
  fileprivate func rangesWithSameItems(at widths: [Double], below root: ViewNode) -> [ClosedRange<Double>] {
    guard let first = widths.first, let last = widths.last else { return [] }
    var ranges: [ClosedRange<Double>] = []
    var known: Int?
    for width in widths {
      setLayoutWidth(CGFloat(width))
      guard bringUpToDate(root) != nil else { return [] }
      if !definitionsDependOnWidth { return [first...last] }
      if version == known, let range = ranges.popLast() {
        ranges.append(range.lowerBound...width)
      } else {
        ranges.append(width...width)
      }
      known = version
    }
    return ranges
  }

  /// Returns the containers in the scroll views of leaves that have the width of the visible part.
  func scrolledContents(of leaves: [NodeID]) -> [LayoutInspection.ScrolledContent] {
    leaves.flatMap { leaf -> [LayoutInspection.ScrolledContent] in
      guard let scrollView = item(at: leaf)?.view as? PlatformScrollView else { return [] }
      return scrollView.containersBelow.compactMap { container in
        guard container.followsWidth(of: scrollView), let origin = container.node.view?.layoutFrame.minX else {
          return nil
        }
        let insets = scrollView.bounds.isEmpty ? 0 : scrollView.bounds.width - scrollView.visibleContentSize.width
        return LayoutInspection.ScrolledContent(leaf: leaf, inset: Double(insets + origin)) { widths, body in
          _ = container.inspect(container.node, at: widths, reportsRefusal: false, body)
        }
      }
    }
  }

  /// Returns the leaves with other containers than those of ``scrolledContents(of:)``.
  func leavesWithContainers(_ leaves: [NodeID]) -> [NodeID] {
    leaves.filter { leaf in
      guard let view = item(at: leaf)?.view else { return false }
      return view.containersBelow.contains { !$0.followsWidth(of: view) }
    }
  }
}

extension ContainerLayout {
  /// Whether the container has the width of the visible part of a scroll view.
  fileprivate func followsWidth(of view: PlatformView) -> Bool {
    guard let scrollView, scrollView === view else { return false }
    return !(scrollView.contentScrollAxes ?? ContainerLayout.axes(of: node)).contains(.horizontal)
  }
}

extension PlatformView {
  /// The layouts of the topmost containers below the view.
  fileprivate var containersBelow: [ContainerLayout] {
    var found: [ContainerLayout] = []
    var pending = subviews
    while let view = pending.popLast() {
      if let layout = view.existingViewNode?.layout { found.append(layout) } else { pending += view.subviews }
    }
    return found
  }
}
