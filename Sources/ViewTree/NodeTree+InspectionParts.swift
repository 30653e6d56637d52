import Foundation
import LayoutEngine
import PlatformView

extension PlatformView {
  /// Calls `body` with copies of the layout tree of the container at several widths and text sizes: see
  /// ``/LayoutEngine/InspectableContainer``.
  public func inspectLayouts(
    at widths: [Double], textScales: [Double], reportsRefusal: Bool, _ body: (LayoutInspection, InspectionPart) -> Void
  ) -> Bool {
    let node = viewNode
    guard let layout = node.layout else { return false }
    return layout.topmost.inspect(node, at: widths, textScales, reportsRefusal: reportsRefusal, body)
  }
}

extension ContainerLayout {
  /// Calls `body` with copies of the tree. This object is the layout of the topmost container around the item.
  fileprivate func inspect(
    _ item: ViewNode, at widths: [Double], _ scales: [Double], reportsRefusal: Bool,
    _ body: (LayoutInspection, InspectionPart) -> Void
  ) -> Bool {
    guard let first = widths.first, let last = widths.last, !scales.isEmpty else { return true }
    let tree = ownOrNewTree
    guard let view = node.view, !tree.isBusy else {
      if reportsRefusal { node.content?.reportReentrantLayout() }
      return false
    }
    var isComplete = true
    view.keepingLayoutRequests {
      defer { tree.restoreTextSize() }
      // Definitions depend on the width of the topmost container only.
      let parts = tree.partsWithSameItems(at: item === node ? widths : [], scales, below: node)
      isComplete = !parts.isEmpty
      for var part in parts where isComplete {
        tree.take(part, scales)
        if item !== node { part.widths = first...last }
        isComplete = inspect(item, reportsRefusal: reportsRefusal) { body($0, part) } != nil
      }
    }
    return isComplete
  }
}

/// The widths and text sizes at which definitions add the same items with the same properties.
extension NodeTree {
  /// The maximum number of ranges of widths that are compared between two text sizes.
  private static let comparedRanges = 16

  /// Prepares the tree for a part of an inspection.
  fileprivate func take(_ part: InspectionPart, _ scales: [Double]) {
    setLayoutWidth(ofRange: part.widths)
    if textSize.isRead, PlatformView.textSizeCanBeReplaced { setTextSize(scale: scales[part.textScales.lowerBound]) }
  }

  /// Sets the width for a range of widths. Without widths, the range is unlimited, and the width is unchanged.
  private func setLayoutWidth(ofRange range: ClosedRange<Double>) {
    if range.lowerBound.isFinite { setLayoutWidth(CGFloat(range.lowerBound)) }
  }

  /// Returns the parts of an inspection; none if the tree cannot be brought up to date.
  fileprivate func partsWithSameItems(
    at widths: [Double], _ scales: [Double], below root: ViewNode
  ) -> [InspectionPart] {
    let ranges = rangesWithSameItems(at: widths, below: root)
    guard textSize.isRead, PlatformView.textSizeCanBeReplaced else {
      return ranges.map { InspectionPart(widths: $0, textScales: scales.indices) }
    }
    var groups: [(widths: [ClosedRange<Double>], scales: Range<Int>)] = []
    for (index, scale) in scales.enumerated() {
      setTextSize(scale: scale)
      let widths = rangesWithSameItems(at: widths, below: root)
      if let last = groups.last, last.widths == widths,
        hasSameItems(in: widths, scales[index - 1], scale, below: root)
      {
        groups[groups.count - 1].scales = last.scales.lowerBound..<index + 1
      } else {
        groups.append((widths, index..<index + 1))
      }
    }
    return groups.flatMap { group in group.widths.map { InspectionPart(widths: $0, textScales: group.scales) } }
  }

  /// Returns the ranges of widths with the same items; none if the tree cannot be brought up to date.
  private func rangesWithSameItems(at widths: [Double], below root: ViewNode) -> [ClosedRange<Double>] {
    guard let first = widths.first, let last = widths.last else {
      return bringUpToDate(root) == nil ? [] : [-Double.infinity...Double.infinity]
    }
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

  /// Whether definitions add the same items for two text sizes.
  private func hasSameItems(
    in ranges: [ClosedRange<Double>], _ first: Double, _ second: Double, below root: ViewNode
  ) -> Bool {
    guard ranges.count <= NodeTree.comparedRanges else { return false }
    return ranges.allSatisfy { range in
      setTextSize(scale: first)
      setLayoutWidth(ofRange: range)
      guard bringUpToDate(root) != nil else { return false }
      let state = itemState
      setTextSize(scale: second)
      return bringUpToDate(root) != nil && itemState == state
    }
  }

  /// The state of the items, apart from the text size of their views.
  private var itemState: ItemState {
    let reportsChanges = root?.viewReportsChanges == true
    return ItemState(
      version: reportsChanges ? version : shapeVersion,
      contents: reportsChanges ? [] : leafNodes.map { item(at: $0)?.view?.contentKey })
  }

  private struct ItemState: Equatable {
    let version: Int
    let contents: [String?]
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
        return LayoutInspection.ScrolledContent(leaf: leaf, inset: Double(insets + origin)) { widths, scales, body in
          _ = container.inspect(container.node, at: widths, scales, reportsRefusal: false, body)
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
    return !axes(in: scrollView).contains(.horizontal)
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
