import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// The styles of the items of one stack in the engine: the styles that were set, adjusted by the properties of the
/// stack.
struct ItemStyles: ViewIsolated {
  let distribution: SDistribution?
  /// The physical main axis.
  let axis: LayoutAxis
  private let content: StackContent
  private let direction: SDirection
  private let gap: Length
  private let hasColumns: Bool
  private let isRightToLeft: Bool
  private let writingMode: SWritingMode
  /// The index of the last item in the layout, which no spacing follows.
  private let lastIndex: Int
  /// Whether an item that takes space has a flex grow factor above 0.
  private let someItemGrows: Bool

  init(_ content: StackContent) {
    self.content = content
    distribution = content.properties.distribution
    direction = content.item?.style.usedDirection ?? .column
    let isRow = direction == .row || direction == .rowReverse
    hasColumns = content.item?.style.hasColumns ?? false
    writingMode = content.affectsItemStyles ? content.writingMode : .horizontalTb
    axis = isRow == writingMode.isVertical ? .vertical : .horizontal
    gap = (isRow ? content.item?.style.columnGap : content.item?.style.rowGap) ?? .zero
    guard content.stylesDependOnEachOther else {
      (isRightToLeft, lastIndex, someItemGrows) = (false, 0, false)
      return
    }
    isRightToLeft = content.isRightToLeft
    lastIndex = content.children.lastIndex { $0.isInFlow } ?? 0
    someItemGrows = content.children.contains { $0.isInFlow && $0.style.grow > 0 }
  }

  /// Whether the style of an item may differ from the style that was set, regardless of the properties of the stack.
  static func mayAdjust(_ item: ViewNode) -> Bool { item.isContainer || !item.isInLayout }

  /// Adjusts the style that was set for an item, regardless of the properties of the stack.
  static func adjust(_ style: inout Style, of item: ViewNode, in container: StackContent) {
    guard mayAdjust(item) else { return }
    if !item.isInLayout { hide(&style, of: item) }
    if style.layoutDirection == .inherit, let direction = container.direction(of: item) {
      style.layoutDirection = direction
    }
    if let inner = item.content as? StackContent, inner.hasRareParts { arrange(&style, inner) }
  }

  /// The style of an item.
  func style(of item: ViewNode, at index: Int) -> Style {
    var style = item.style
    ItemStyles.adjust(&style, of: item, in: content)
    distribute(&style)
    if index < lastIndex, !hasColumns, let spacing = content.properties.customSpacing[ObjectIdentifier(item)] {
      space(&style, of: item, spacing)
    }
    return style
  }

  /// The style of an item that is not in the layout. An absolute item leaves no strut behind.
  private static func hide(_ style: inout Style, of item: ViewNode) {
    if item.isCollapsed, style.position != .absolute {
      style.visibility = .collapse
    } else {
      style.display = .none
    }
  }

  /// Sets the properties of the stack itself that a distribution and the safe area determine.
  static func arrange(_ style: inout Style, _ content: StackContent) {
    if content.properties.followsSafeArea, let insets = content.item?.view?.safeAreaInsets {
      let isVertical = content.writingMode.isVertical
      let padding = style.padding.physical(isRightToLeft: content.isRightToLeft, isVertical: isVertical)
      style.padding = StyleEdges(
        top: padding.top + Double(insets.top), left: padding.left + Double(insets.left),
        bottom: padding.bottom + Double(insets.bottom), right: padding.right + Double(insets.right))
    }
    switch content.properties.distribution {
    case .equalSpacing?, .equalCentering?: style.justifyContent = .spaceBetween
    case .fill?, .fillEqually?, .fillProportionally?, nil: break
    }
  }

  private func distribute(_ style: inout Style) {
    switch distribution {
    case nil, .equalSpacing?, .equalCentering?: return
    case .fill?: if !someItemGrows { style.grow = 1 }
    case .fillEqually?:
      style.grow = 1
      style.basis = 0
    // The weight is the natural size, which the tree determines.
    case .fillProportionally?: break
    }
    style.shrink = 1
  }

  /// Sets the space after an item: its margin changes by the difference between the spacing and the gap.
  private func space(_ style: inout Style, of item: ViewNode, _ spacing: CGFloat) {
    func widened(_ margin: AutoLength) -> AutoLength {
      guard case .length(let length) = margin else { return margin }
      guard gap.hasPercentage else { return .length(length + (Double(spacing) - gap.points)) }
      guard length.hasPercentage else { return .length(-gap + (Double(spacing) + length.points)) }
      // The difference of two functions is that of their first arguments.
      let points = length.points + Double(spacing) - gap.points
      return .length(Length(points: points, percent: length.percent - gap.percent))
    }
    // The start margin depends on the direction of the item. The side of the next item depends on that of the stack.
    let startsRight = style.layoutDirection == .inherit ? isRightToLeft : style.layoutDirection == .rightToLeft
    let margin = style.margin.physical(isRightToLeft: startsRight, isVertical: usedMode(of: item).isVertical)
    style.margin = StyleEdges(top: margin.top, left: margin.left, bottom: margin.bottom, right: margin.right)
    switch endSide {
    case .top: style.margin.top = widened(margin.top)
    case .left: style.margin.left = widened(margin.left)
    case .bottom: style.margin.bottom = widened(margin.bottom)
    case .right: style.margin.right = widened(margin.right)
    }
  }

  /// The writing mode of the item, or else that of the stack. The lines of a view that is not a stack are horizontal.
  private func usedMode(of item: ViewNode) -> SWritingMode {
    if item.style.writingMode != .inherit { return item.style.writingMode }
    return item.content == nil ? .horizontalTb : writingMode
  }

  private enum Side { case top, left, bottom, right }

  /// The side of an item on which the next item is placed.
  private var endSide: Side {
    let isReversed = direction == .rowReverse || direction == .columnReverse
    let isRow = direction == .row || direction == .rowReverse
    if isRow == writingMode.isVertical {
      let runsBackwards = isRow ? isRightToLeft : false
      return runsBackwards == isReversed ? .bottom : .top
    }
    let runsBackwards = isRow ? isRightToLeft : writingMode == .verticalRl
    return runsBackwards == isReversed ? .right : .left
  }
}

extension ViewNode {
  /// Whether the item takes space in its stack: it is in the layout, and is not absolute.
  fileprivate var isInFlow: Bool { isInLayout && style.position != .absolute }
}
