import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout

/// Sets everything that differs from the defaults in a style, with the methods of stacks and items.
struct StyleWriter {
  let style: Style
  private let unset = Style(.stackView)

  init(_ style: Style) { self.style = style }

  /// Sets the whole style of a stack.
  func write<Container: StackContainer>(to container: Container) {
    write(to: container.item)
    if style.direction != unset.direction { container.direction(style.direction) }
    if style.wrap != unset.wrap { container.wrap(style.wrap) }
    if style.justifyContent != unset.justifyContent { container.justifyContent(style.justifyContent) }
    if style.alignItems != unset.alignItems { container.alignItems(style.alignItems) }
    if style.alignContent != unset.alignContent { container.alignContent(style.alignContent) }
    if style.layoutDirection != unset.layoutDirection { container.layoutDirection(style.layoutDirection) }
    set(style.rowGap, unset.rowGap, container.rowGap, container.rowGap)
    set(style.columnGap, unset.columnGap, container.columnGap, container.columnGap)
    writePaddings(to: container)
  }

  private func writePaddings<Container: StackContainer>(to container: Container) {
    let (padding, none) = (style.padding, unset.padding)
    set(padding.top, none.top, container.paddingTop, container.paddingTop)
    set(padding.left, none.left, container.paddingLeft, container.paddingLeft)
    set(padding.bottom, none.bottom, container.paddingBottom, container.paddingBottom)
    set(padding.right, none.right, container.paddingRight, container.paddingRight)
    set(padding.start, none.start, container.paddingStart, container.paddingStart)
    set(padding.end, none.end, container.paddingEnd, container.paddingEnd)
  }

  /// Sets everything in the style that concerns the item.
  func write(to item: StackItem) {
    if style.position != unset.position { item.position(style.position) }
    if style.alignSelf != unset.alignSelf { item.alignSelf(style.alignSelf) }
    if style.justifySelf != unset.justifySelf { item.justifySelf(style.justifySelf) }
    if style.layoutDirection != unset.layoutDirection { item.layoutDirection = style.layoutDirection }
    if style.grow != unset.grow { item.grow(CGFloat(style.grow)) }
    if style.shrink != unset.shrink { item.shrink(CGFloat(style.shrink)) }
    if style.order != unset.order { item.order(Int(style.order)) }
    if let ratio = style.aspectRatio { item.aspectRatio(CGFloat(ratio)) }
    writeOverflow(to: item)
    writeBasis(to: item)
    writeSizes(to: item)
    writeMargins(to: item)
    writeInsets(to: item)
  }

  private func writeOverflow(to item: StackItem) {
    if style.overflowX == style.overflowY {
      if style.overflow != unset.overflow { item.overflow(style.overflow) }
    } else {
      item.overflowX(style.overflowX).overflowY(style.overflowY)
    }
  }

  private func writeBasis(to item: StackItem) {
    switch style.basis {
    case .auto: item.basis = .auto
    case .content: item.basis(.content)
    case .minContent: item.basis(.minContent)
    case .maxContent: item.basis(.maxContent)
    case .fitContent: item.basis(.fitContent)
    case .stretch: item.basis(.stretch)
    case .length(let length): set(length, nil, { item.basis($0) }, { item.basis($0) })
    }
  }

  private func writeSizes(to item: StackItem) {
    setPreferred(style.width, { item.width($0) }, { item.width($0) }, { item.width($0) })
    setPreferred(style.height, { item.height($0) }, { item.height($0) }, { item.height($0) })
    setMinimum(style.minWidth, { item.minWidth($0) }, { item.minWidth($0) }, { item.minWidth($0) })
    setMinimum(style.minHeight, { item.minHeight($0) }, { item.minHeight($0) }, { item.minHeight($0) })
    setMaximum(style.maxWidth, { item.maxWidth($0) }, { item.maxWidth($0) }, { item.maxWidth($0) })
    setMaximum(style.maxHeight, { item.maxHeight($0) }, { item.maxHeight($0) }, { item.maxHeight($0) })
    // There is no method for the automatic minimum.
    if style.minWidth == .auto { item.minWidth = .auto }
    if style.minHeight == .auto { item.minHeight = .auto }
  }

  private func writeMargins(to item: StackItem) {
    let (margin, none) = (style.margin, unset.margin)
    setMargin(margin.top, none.top, item.marginTop, item.marginTop, item.marginTop)
    setMargin(margin.left, none.left, item.marginLeft, item.marginLeft, item.marginLeft)
    setMargin(margin.bottom, none.bottom, item.marginBottom, item.marginBottom, item.marginBottom)
    setMargin(margin.right, none.right, item.marginRight, item.marginRight, item.marginRight)
    setMargin(margin.start, none.start, item.marginStart, item.marginStart, item.marginStart)
    setMargin(margin.end, none.end, item.marginEnd, item.marginEnd, item.marginEnd)
  }

  private func writeInsets(to item: StackItem) {
    setInset(style.inset.top, { item.top($0) }, { item.top($0) })
    setInset(style.inset.left, { item.left($0) }, { item.left($0) })
    setInset(style.inset.bottom, { item.bottom($0) }, { item.bottom($0) })
    setInset(style.inset.right, { item.right($0) }, { item.right($0) })
    setInset(style.inset.start, { item.start($0) }, { item.start($0) })
    setInset(style.inset.end, { item.end($0) }, { item.end($0) })
  }

  // MARK: - Values

  private func set<Result>(
    _ length: Length?, _ unset: Length?, _ points: (CGFloat) -> Result, _ percent: (SPercent) -> Result
  ) {
    guard let length, length != unset else { return }
    guard length.hasPercentage else {
      _ = points(CGFloat(length.points))
      return
    }
    _ = percent(SPercent(length))
  }

  private func setMargin(
    _ margin: AutoLength?, _ unset: AutoLength?, _ points: (CGFloat) -> StackItem,
    _ percent: (SPercent) -> StackItem, _ auto: (SAuto) -> StackItem
  ) {
    guard let margin, margin != unset else { return }
    switch margin {
    case .auto: _ = auto(.auto)
    case .length(let length): set(length, nil, points, percent)
    }
  }

  private func setInset(
    _ inset: AutoLength?, _ points: (CGFloat?) -> StackItem, _ percent: (SPercent) -> StackItem
  ) {
    guard case .length(let length)? = inset else { return }
    set(length, nil, { points($0) }, percent)
  }

  private func setPreferred(
    _ size: PreferredSize, _ points: (CGFloat?) -> StackItem, _ percent: (SPercent) -> StackItem,
    _ content: (SContentSize) -> StackItem
  ) {
    switch size {
    case .auto: break
    case .length(let length): set(length, nil, { points($0) }, percent)
    case .minContent: _ = content(.minContent)
    case .maxContent: _ = content(.maxContent)
    case .fitContent: _ = content(.fitContent)
    case .stretch: _ = content(.stretch)
    }
  }

  private func setMinimum(
    _ size: MinimumSize, _ points: (CGFloat?) -> StackItem, _ percent: (SPercent) -> StackItem,
    _ content: (SContentSize) -> StackItem
  ) {
    switch size {
    case .auto: break
    case .length(let length): set(length, Length.zero, { points($0) }, percent)
    case .minContent: _ = content(.minContent)
    case .maxContent: _ = content(.maxContent)
    case .fitContent: _ = content(.fitContent)
    case .stretch: _ = content(.stretch)
    }
  }

  private func setMaximum(
    _ size: MaximumSize, _ points: (CGFloat?) -> StackItem, _ percent: (SPercent) -> StackItem,
    _ content: (SContentSize) -> StackItem
  ) {
    switch size {
    case .none: break
    case .length(let length): set(length, nil, { points($0) }, percent)
    case .minContent: _ = content(.minContent)
    case .maxContent: _ = content(.maxContent)
    case .fitContent: _ = content(.fitContent)
    case .stretch: _ = content(.stretch)
    }
  }
}
