import Foundation
import LayoutEngine
import PlatformView
import ViewTree

/// The styles that the items of one stack have in the engine: what was set for them, and what the stack makes of it.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
struct ItemStyles {
  let distribution: SDistribution?
  /// The main axis, as it lies on the screen.
  let axis: LayoutAxis
  private let content: StackContent
  private let direction: SDirection
  private let gap: Length
  private let isRightToLeft: Bool
  private let writingMode: SWritingMode
  /// The last item that takes part: no spacing follows it.
  private let lastIndex: Int
  /// Whether an item of the stack grows by itself.
  private let someItemGrows: Bool

  init(_ content: StackContent) {
    self.content = content
    distribution = content.distribution
    direction = content.item?.style.direction ?? .column
    let isRow = direction == .row || direction == .rowReverse
    let isPlain = distribution == nil && content.customSpacing.isEmpty
    writingMode = isPlain ? .horizontalTb : content.writingMode
    axis = isRow == writingMode.isVertical ? .vertical : .horizontal
    gap = (isRow ? content.item?.style.columnGap : content.item?.style.rowGap) ?? .zero
    guard content.stylesDependOnEachOther else {
      (isRightToLeft, lastIndex, someItemGrows) = (false, 0, false)
      return
    }
    isRightToLeft = content.isRightToLeft
    lastIndex = content.children.lastIndex { $0.isInLayout && $0.stackItem?.style.position != .absolute } ?? 0
    someItemGrows = content.children.contains { $0.isInLayout && ($0.stackItem?.style.grow ?? 0) > 0 }
  }

  /// The style of an item.
  func style(of item: StackItem, at index: Int) -> Style {
    var style = item.style
    if !item.isInLayout { hide(&style, of: item) }
    if style.layoutDirection == .inherit, let direction = item.ownDirection { style.layoutDirection = direction }
    if let inner = item.content { ItemStyles.arrange(&style, inner) }
    distribute(&style)
    if index < lastIndex, let spacing = content.customSpacing[ObjectIdentifier(item.node)] {
      space(&style, of: item, spacing)
    }
    return style
  }

  /// The style of an item that is not in the layout. An absolute item leaves no strut behind.
  private func hide(_ style: inout Style, of item: StackItem) {
    if item.node.isCollapsed, style.position != .absolute {
      style.visibility = .collapse
    } else {
      style.display = .none
    }
  }

  /// Sets the properties of the stack itself that a distribution determines.
  static func arrange(_ style: inout Style, _ content: StackContent) {
    switch content.distribution {
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
    // The weight is the natural size, which the tree finds out.
    case .fillProportionally?: break
    }
    style.shrink = 1
  }

  /// Makes the space after an item so large: the margin takes what the gap does not give.
  private func space(_ style: inout Style, of item: StackItem, _ spacing: CGFloat) {
    func widened(_ margin: AutoLength) -> AutoLength {
      guard case .length(let length) = margin else { return margin }
      guard gap.hasPercentage else { return .length(length + (Double(spacing) - gap.points)) }
      guard length.hasPercentage else { return .length(-gap + (Double(spacing) + length.points)) }
      // A difference of percentages has no bounds.
      let points = length.points + Double(spacing) - gap.points
      return .length(Length(points: points, percent: length.percent - gap.percent))
    }
    // Where the item's margins start is for the item to say, where the next item stands is for the stack.
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

  /// The writing mode of the item, or else that of the stack. The lines of a view that is no stack are horizontal.
  private func usedMode(of item: StackItem) -> SWritingMode {
    if item.style.writingMode != .inherit { return item.style.writingMode }
    return item.content == nil ? .horizontalTb : writingMode
  }

  private enum Side { case top, left, bottom, right }

  /// The side of an item at which the next one stands.
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
