import LayoutEngine
import PlatformView
import StackViewLayout

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// One call of a method of an item, or of its stack.
  enum StackCall {
    case item((StackItem) -> StackItem)
    case stack((StackView) -> StackView)

    func perform(on item: StackItem, _ stack: StackView?) {
      switch self {
      case .item(let call): _ = call(item)
      case .stack(let call): if let stack { _ = call(stack) }
      }
    }
  }

  /// A style as calls of the chainable methods. Only properties that differ from the defaults are set.
  struct StackStyle {
    private let style: Style
    private let plain = Style(.stackView)
    private(set) var calls: [StackCall] = []

    init(_ style: Style) { self.style = style }

    mutating func appendCalls() {
      appendStackCalls()
      appendSizes()
      appendEdges()
      let style = self.style
      if style.grow != plain.grow { calls.append(.item { $0.grow(CGFloat(style.grow)) }) }
      if style.shrink != plain.shrink { calls.append(.item { $0.shrink(CGFloat(style.shrink)) }) }
      if style.order != plain.order { calls.append(.item { $0.order(Int(style.order)) }) }
      if style.alignSelf != plain.alignSelf { calls.append(.item { $0.alignSelf(style.alignSelf) }) }
      if style.position != plain.position { calls.append(.item { $0.position(style.position) }) }
      if let ratio = style.aspectRatio { calls.append(.item { $0.aspectRatio(CGFloat(ratio)) }) }
      if case .length(let length) = style.basis { append(length, { $0.basis($1) }, { $0.basis($1) }) }
    }

    private mutating func appendStackCalls() {
      let style = self.style
      if style.direction != plain.direction { calls.append(.stack { $0.direction(style.direction) }) }
      if style.wrap != plain.wrap { calls.append(.stack { $0.wrap(style.wrap) }) }
      if style.justifyContent != plain.justifyContent {
        calls.append(.stack { $0.justifyContent(style.justifyContent) })
      }
      if style.alignItems != plain.alignItems { calls.append(.stack { $0.alignItems(style.alignItems) }) }
      if style.alignContent != plain.alignContent { calls.append(.stack { $0.alignContent(style.alignContent) }) }
      if style.rowGap != .zero { calls.append(.stack { $0.rowGap(CGFloat(style.rowGap.points)) }) }
      if style.columnGap != .zero { calls.append(.stack { $0.columnGap(CGFloat(style.columnGap.points)) }) }
      guard style.padding != plain.padding else { return }
      let padding = style.padding
      calls.append(
        .stack {
          $0.padding(
            CGFloat(padding.top.points), CGFloat(padding.left.points), CGFloat(padding.bottom.points),
            CGFloat(padding.right.points))
        })
      if let start = padding.start { calls.append(.stack { $0.paddingStart(CGFloat(start.points)) }) }
      if let end = padding.end { calls.append(.stack { $0.paddingEnd(CGFloat(end.points)) }) }
    }

    private mutating func appendSizes() {
      if case .length(let length) = style.width { append(length, { $0.width($1) }, { $0.width($1) }) }
      if case .length(let length) = style.height { append(length, { $0.height($1) }, { $0.height($1) }) }
      if case .length(let length) = style.minWidth, length != .zero {
        append(length, { $0.minWidth($1) }, { $0.minWidth($1) })
      }
      if case .length(let length) = style.minHeight, length != .zero {
        append(length, { $0.minHeight($1) }, { $0.minHeight($1) })
      }
      if case .length(let length) = style.maxWidth { append(length, { $0.maxWidth($1) }, { $0.maxWidth($1) }) }
      if case .length(let length) = style.maxHeight { append(length, { $0.maxHeight($1) }, { $0.maxHeight($1) }) }
    }

    private mutating func appendEdges() {
      let (margin, inset) = (style.margin, style.inset)
      append(margin.top, { $0.marginTop($1) }, { $0.marginTop($1) }) { $0.marginTop(.auto) }
      append(margin.left, { $0.marginLeft($1) }, { $0.marginLeft($1) }) { $0.marginLeft(.auto) }
      append(margin.bottom, { $0.marginBottom($1) }, { $0.marginBottom($1) }) { $0.marginBottom(.auto) }
      append(margin.right, { $0.marginRight($1) }, { $0.marginRight($1) }) { $0.marginRight(.auto) }
      if let start = margin.start {
        append(start, { $0.marginStart($1) }, { $0.marginStart($1) }) { $0.marginStart(.auto) }
      }
      if let end = margin.end { append(end, { $0.marginEnd($1) }, { $0.marginEnd($1) }) { $0.marginEnd(.auto) } }
      if case .length(let length) = inset.top { append(length, { $0.top($1) }, { $0.top($1) }) }
      if case .length(let length) = inset.left { append(length, { $0.left($1) }, { $0.left($1) }) }
      if case .length(let length) = inset.bottom { append(length, { $0.bottom($1) }, { $0.bottom($1) }) }
      if case .length(let length) = inset.right { append(length, { $0.right($1) }, { $0.right($1) }) }
    }

    private mutating func append(
      _ length: Length, _ points: @escaping (StackItem, CGFloat) -> StackItem,
      _ percent: @escaping (StackItem, SPercent) -> StackItem
    ) {
      let number = CGFloat(length.points)
      if length.hasPercentage {
        let value = SPercent(CGFloat(length.percent), plus: number)
        calls.append(.item { percent($0, value) })
      } else {
        calls.append(.item { points($0, number) })
      }
    }

    private mutating func append(
      _ margin: AutoLength, _ points: @escaping (StackItem, CGFloat) -> StackItem,
      _ percent: @escaping (StackItem, SPercent) -> StackItem, _ auto: @escaping (StackItem) -> StackItem
    ) {
      switch margin {
      case .length(.zero): break
      case .length(let length): append(length, points, percent)
      case .auto: calls.append(.item(auto))
      }
    }
  }
#endif
