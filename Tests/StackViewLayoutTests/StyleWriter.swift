import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout

/// The calls of stacks and items that set everything that differs from the defaults in a style, as an application would
/// have them in its code.
struct StyleWriter {
  private typealias ItemCall = (StackItem) -> Void
  private typealias Percent = (StackItem, SPercent) -> StackItem

  private var itemCalls: [ItemCall] = []
  private var stackCalls: [(any StackContainer) -> Void] = []

  init(_ style: Style) {
    let unset = Style(.stackView)
    addItemCalls(style, unset)
    addStackCalls(style, unset)
  }

  /// Sets the whole style of a stack.
  func write(to stack: any StackContainer) {
    if !itemCalls.isEmpty { write(to: stack.item) }
    writeArrangement(to: stack)
  }

  /// Sets how a stack arranges its items.
  func writeArrangement(to stack: any StackContainer) { for call in stackCalls { call(stack) } }

  /// Sets everything in the style that concerns the item.
  func write(to item: StackItem) { for call in itemCalls { call(item) } }

  // MARK: - Stacks

  private mutating func addStackCalls(_ style: Style, _ unset: Style) {
    if style.direction != unset.direction { stackCalls.append { [value = style.direction] in $0.direction(value) } }
    if style.wrap != unset.wrap { stackCalls.append { [value = style.wrap] in $0.wrap(value) } }
    if style.columns != unset.columns || style.minColumnWidth != unset.minColumnWidth {
      let (count, minimum) = (style.columns, CGFloat(style.minColumnWidth))
      stackCalls.append { $0.columns(count, minimum: minimum) }
    }
    if style.justifyContent != unset.justifyContent {
      stackCalls.append { [value = style.justifyContent] in $0.justifyContent(value) }
    }
    if style.alignItems != unset.alignItems { stackCalls.append { [value = style.alignItems] in $0.alignItems(value) } }
    if style.alignContent != unset.alignContent {
      stackCalls.append { [value = style.alignContent] in $0.alignContent(value) }
    }
    if style.layoutDirection != unset.layoutDirection {
      stackCalls.append { [value = style.layoutDirection] in $0.layoutDirection(value) }
    }
    add(style.rowGap, unset.rowGap, { $0.rowGap($1) }, { $0.rowGap($1) })
    add(style.columnGap, unset.columnGap, { $0.columnGap($1) }, { $0.columnGap($1) })
    let (padding, none) = (style.padding, unset.padding)
    add(padding.top, none.top, { $0.paddingTop($1) }, { $0.paddingTop($1) })
    add(padding.left, none.left, { $0.paddingLeft($1) }, { $0.paddingLeft($1) })
    add(padding.bottom, none.bottom, { $0.paddingBottom($1) }, { $0.paddingBottom($1) })
    add(padding.right, none.right, { $0.paddingRight($1) }, { $0.paddingRight($1) })
    add(padding.start, none.start, { $0.paddingStart($1) }, { $0.paddingStart($1) })
    add(padding.end, none.end, { $0.paddingEnd($1) }, { $0.paddingEnd($1) })
  }

  private mutating func add(
    _ length: Length?, _ unset: Length?, _ points: @escaping (any StackContainer, CGFloat) -> any StackContainer,
    _ percent: @escaping (any StackContainer, SPercent) -> any StackContainer
  ) {
    guard let length, length != unset else { return }
    stackCalls.append(call(length, points, percent))
  }

  // MARK: - Items

  private mutating func addItemCalls(_ style: Style, _ unset: Style) {
    if style.position != unset.position { itemCalls.append { [value = style.position] in $0.position(value) } }
    if style.alignSelf != unset.alignSelf { itemCalls.append { [value = style.alignSelf] in $0.alignSelf(value) } }
    if style.justifySelf != unset.justifySelf {
      itemCalls.append { [value = style.justifySelf] in $0.justifySelf(value) }
    }
    if style.layoutDirection != unset.layoutDirection {
      itemCalls.append { [value = style.layoutDirection] in $0.layoutDirection(value) }
    }
    if style.grow != unset.grow { itemCalls.append { [value = CGFloat(style.grow)] in $0.grow(value) } }
    if style.shrink != unset.shrink { itemCalls.append { [value = CGFloat(style.shrink)] in $0.shrink(value) } }
    if style.order != unset.order { itemCalls.append { [value = Int(style.order)] in $0.order(value) } }
    if let ratio = style.aspectRatio { itemCalls.append { $0.aspectRatio(CGFloat(ratio)) } }
    if style.overflowX != unset.overflowX { itemCalls.append { [value = style.overflowX] in $0.overflowX(value) } }
    if style.overflowY != unset.overflowY { itemCalls.append { [value = style.overflowY] in $0.overflowY(value) } }
    addBasis(style.basis)
    addSizes(style)
    addMargins(style.margin, unset.margin)
    addInsets(style.inset)
  }

  private mutating func addBasis(_ basis: FlexBasis) {
    switch basis {
    case .auto: break
    case .length(let length): add(length, nil, { $0.basis($1) }, { $0.basis($1) })
    default: itemCalls.append { $0.basis = basis }
    }
  }

  private mutating func addSizes(_ style: Style) {
    add(style.width, { $0.width = $1 }, { $0.width($1) }, { $0.width($1) })
    add(style.height, { $0.height = $1 }, { $0.height($1) }, { $0.height($1) })
    add(style.minWidth, { $0.minWidth = $1 }, { $0.minWidth($1) }, { $0.minWidth($1) })
    add(style.minHeight, { $0.minHeight = $1 }, { $0.minHeight($1) }, { $0.minHeight($1) })
    add(style.maxWidth, { $0.maxWidth = $1 }, { $0.maxWidth($1) }, { $0.maxWidth($1) })
    add(style.maxHeight, { $0.maxHeight = $1 }, { $0.maxHeight($1) }, { $0.maxHeight($1) })
  }

  private mutating func addMargins(_ margin: StyleEdges<AutoLength>, _ none: StyleEdges<AutoLength>) {
    add(margin.top, none.top, { $0.marginTop($1) }, { $0.marginTop($1) }, { $0.marginTop(.auto) })
    add(margin.left, none.left, { $0.marginLeft($1) }, { $0.marginLeft($1) }, { $0.marginLeft(.auto) })
    add(margin.bottom, none.bottom, { $0.marginBottom($1) }, { $0.marginBottom($1) }, { $0.marginBottom(.auto) })
    add(margin.right, none.right, { $0.marginRight($1) }, { $0.marginRight($1) }, { $0.marginRight(.auto) })
    add(margin.start, none.start, { $0.marginStart($1) }, { $0.marginStart($1) }, { $0.marginStart(.auto) })
    add(margin.end, none.end, { $0.marginEnd($1) }, { $0.marginEnd($1) }, { $0.marginEnd(.auto) })
  }

  private mutating func addInsets(_ inset: StyleEdges<AutoLength>) {
    // An automatic inset is the default.
    add(inset.top, .auto, { $0.top($1) }, { $0.top($1) }, { _ in })
    add(inset.left, .auto, { $0.left($1) }, { $0.left($1) }, { _ in })
    add(inset.bottom, .auto, { $0.bottom($1) }, { $0.bottom($1) }, { _ in })
    add(inset.right, .auto, { $0.right($1) }, { $0.right($1) }, { _ in })
    add(inset.start, .auto, { $0.start($1) }, { $0.start($1) }, { _ in })
    add(inset.end, .auto, { $0.end($1) }, { $0.end($1) }, { _ in })
  }

  // MARK: - Values

  private mutating func add(
    _ length: Length, _ unset: Length?, _ points: @escaping (StackItem, CGFloat) -> StackItem,
    _ percent: @escaping Percent
  ) {
    if length != unset { itemCalls.append(call(length, points, percent)) }
  }

  /// The call of the method for points or of the one for percentages.
  private func call<Target>(
    _ length: Length, _ points: @escaping (Target, CGFloat) -> Target, _ percent: @escaping (Target, SPercent) -> Target
  ) -> (Target) -> Void {
    if length.hasPercentage { return { [value = SPercent(length)] in _ = percent($0, value) } }
    return { [value = CGFloat(length.points)] in _ = points($0, value) }
  }

  private mutating func add(
    _ edge: AutoLength?, _ unset: AutoLength?, _ points: @escaping (StackItem, CGFloat) -> StackItem,
    _ percent: @escaping Percent, _ auto: @escaping ItemCall
  ) {
    guard let edge, edge != unset else { return }
    switch edge {
    case .auto: itemCalls.append(auto)
    case .length(let length): add(length, nil, points, percent)
    }
  }

  private mutating func add(
    _ size: PreferredSize, _ keyword: @escaping (StackItem, PreferredSize) -> Void,
    _ points: @escaping (StackItem, CGFloat) -> StackItem, _ percent: @escaping Percent
  ) {
    switch size {
    case .auto: break
    case .length(let length): add(length, nil, points, percent)
    default: itemCalls.append { keyword($0, size) }
    }
  }

  private mutating func add(
    _ size: MinimumSize, _ keyword: @escaping (StackItem, MinimumSize) -> Void,
    _ points: @escaping (StackItem, CGFloat) -> StackItem, _ percent: @escaping Percent
  ) {
    switch size {
    case .length(let length): add(length, .zero, points, percent)
    default: itemCalls.append { keyword($0, size) }
    }
  }

  private mutating func add(
    _ size: MaximumSize, _ keyword: @escaping (StackItem, MaximumSize) -> Void,
    _ points: @escaping (StackItem, CGFloat) -> StackItem, _ percent: @escaping Percent
  ) {
    switch size {
    case .none: break
    case .length(let length): add(length, nil, points, percent)
    default: itemCalls.append { keyword($0, size) }
    }
  }
}
