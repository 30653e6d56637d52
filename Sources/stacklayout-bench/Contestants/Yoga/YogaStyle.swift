import LayoutEngine

/// Styles in Yoga's words. Only what differs from Yoga's own defaults is set, as an application would do.
struct YogaStyle {
  private let yoga: YogaSetters
  private let style: Style

  init(_ style: Style, _ yoga: YogaSetters) {
    self.style = style
    self.yoga = yoga
  }

  /// Why Yoga cannot express a style; `nil` if it can.
  static func obstacle(to style: Style, knowsGaps: Bool) -> String? {
    if !knowsGaps, style.rowGap != .zero || style.columnGap != .zero { return "this Yoga has no gaps" }
    if style.order != 0 { return "Yoga has no order" }
    if style.layoutDirection != .inherit { return "directions of text are not passed on" }
    let sizes = YogaStyle.sizes(of: style)
    let edges =
      style.margin.all.map(YogaLength.init) + style.inset.all.map(YogaLength.init)
      + style.padding.all.map(YogaLength.init)
    if (sizes + edges).contains(.unknown) { return "Yoga has no such lengths" }
    if style.boxSizing == .contentBox, style.isPadded, sizes.contains(where: { $0.isLength }) {
      return "this Yoga has no box sizing"
    }
    return nil
  }

  /// Sets everything on a node.
  func apply(to node: YogaLibrary.Node) {
    applyChoices(to: node)
    if style.grow != 0 { yoga.grow(node, Float(style.grow)) }
    if style.shrink != 0 { yoga.shrink(node, Float(style.shrink)) }
    switch YogaLength(style.basis) {
    case .points(let points): yoga.basis(node, points)
    case .percent(let percent): yoga.basisPercent(node, percent)
    case .auto, .unset, .unknown: break
    }
    for (size, setters) in zip(YogaStyle.sizes(of: style), yoga.sizes) { set(size, setters, on: node) }
    if let ratio = style.aspectRatio { yoga.aspectRatio(node, Float(ratio)) }
    applyEdges(to: node)
    if let gap = yoga.gap {
      if style.columnGap.points != 0 { gap(node, 0, Float(style.columnGap.points)) }
      if style.rowGap.points != 0 { gap(node, 1, Float(style.rowGap.points)) }
    }
  }

  private func set(
    _ length: YogaLength, _ setters: (points: YogaLibrary.SetNumber, percent: YogaLibrary.SetNumber),
    on node: YogaLibrary.Node
  ) {
    switch length {
    case .points(let points): setters.points(node, points)
    case .percent(let percent): setters.percent(node, percent)
    case .auto, .unset, .unknown: break
    }
  }

  /// Width, height, and their bounds, in the order of ``YogaSetters/sizes``. An automatic minimum is Yoga's default, 0.
  private static func sizes(of style: Style) -> [YogaLength] {
    [
      YogaLength(style.width), YogaLength(style.height), YogaLength(style.minWidth), YogaLength(style.minHeight),
      YogaLength(style.maxWidth), YogaLength(style.maxHeight),
    ]
  }

  // MARK: - Choices

  private func applyChoices(to node: YogaLibrary.Node) {
    if style.direction != .column { yoga.direction(node, style.direction.yogaValue) }
    if style.wrap != .noWrap { yoga.wrap(node, style.wrap == .wrap ? 1 : 2) }
    if style.justifyContent != .start { yoga.justify(node, style.justifyContent.yogaValue) }
    if style.alignItems != .stretch { yoga.alignItems(node, style.alignItems.yogaValue) }
    if style.alignSelf != .auto { yoga.alignSelf(node, style.alignSelf.yogaValue) }
    if style.alignContent != .start, style.wrap != .noWrap { yoga.alignContent(node, style.alignContent.yogaValue) }
    if style.position == .absolute { yoga.position(node, 2) }
    if style.display == .none { yoga.display(node, 1) }
  }

  // MARK: - Edges

  private func applyEdges(to node: YogaLibrary.Node) {
    if style.margin != StyleEdges(0) {
      set(style.margin.all.map(YogaLength.init), yoga.margin, yoga.marginPercent, on: node) {
        yoga.marginAuto(node, $0)
      }
    }
    if style.padding != StyleEdges(.zero) {
      set(style.padding.all.map(YogaLength.init), yoga.padding, yoga.paddingPercent, on: node)
    }
    if style.border != StyleEdges(0) {
      set(style.border.all.map { $0.map { .points(Float($0)) } ?? .unset }, yoga.border, yoga.border, on: node)
    }
    if style.inset != StyleEdges(.auto) {
      set(style.inset.all.map(YogaLength.init), yoga.inset, yoga.insetPercent, on: node)
    }
  }

  private func set(
    _ edges: [YogaLength], _ points: YogaLibrary.SetEdge, _ percent: YogaLibrary.SetEdge, on node: YogaLibrary.Node,
    auto: (Int32) -> Void = { _ in }
  ) {
    for (index, length) in edges.enumerated() {
      switch length {
      case .points(let value): points(node, Int32(index), value)
      case .percent(let value): percent(node, Int32(index), value)
      case .auto: auto(Int32(index))
      case .unset, .unknown: break
      }
    }
  }
}

extension StyleEdges {
  /// Left, top, right, bottom, start and end: Yoga's order.
  fileprivate var all: [Value?] { [left, top, right, bottom, start, end] }
}

extension Style {
  fileprivate var isPadded: Bool { padding != StyleEdges(.zero) || border != StyleEdges(0) }
}
