import LayoutEngine

/// One call of a setter.
enum YogaCall {
  case number(YogaLibrary.SetNumber, Float)
  case choice(YogaLibrary.SetChoice, Int32)
  case edge(YogaLibrary.SetEdge, Int32, Float)
  case autoEdge(YogaLibrary.SetEdgeAuto, Int32)

  func perform(on node: YogaLibrary.Node) {
    switch self {
    case .number(let set, let value): set(node, value)
    case .choice(let set, let value): set(node, value)
    case .edge(let set, let edge, let value): set(node, edge, value)
    case .autoEdge(let set, let edge): set(node, edge)
    }
  }
}

/// A style as calls of Yoga. Only properties that differ from Yoga's defaults are set, as in an application.
struct YogaStyle {
  private let yoga: YogaSetters
  private let style: Style

  init(_ style: Style, _ yoga: YogaSetters) {
    self.style = style
    self.yoga = yoga
  }

  /// Appends the calls that set the style.
  /// - Throws: The property that Yoga cannot express.
  func append(to calls: inout [YogaCall]) throws(BenchError) {
    if style.order != 0 { throw BenchError("Yoga has no order") }
    if style.layoutDirection != .inherit { throw BenchError("text directions are not passed to Yoga") }
    if style.writingMode != .inherit { throw BenchError("Yoga has no writing modes") }
    if style.boxSizing == .contentBox, style.isPadded, sizes.contains(where: \.isLength) {
      throw BenchError("this version of Yoga has no box sizing")
    }
    try appendChoices(to: &calls)
    if style.grow != 0 { calls.append(.number(yoga.grow, Float(style.grow))) }
    if style.shrink != 0 { calls.append(.number(yoga.shrink, Float(style.shrink))) }
    try append(YogaLength(style.basis), (yoga.basis, yoga.basisPercent), to: &calls)
    for (size, setters) in zip(sizes, yoga.sizes) { try append(size, setters, to: &calls) }
    if let ratio = style.aspectRatio { calls.append(.number(yoga.aspectRatio, Float(ratio))) }
    try appendEdges(to: &calls)
    try appendGaps(to: &calls)
  }

  private func append(
    _ length: YogaLength, _ setters: (points: YogaLibrary.SetNumber, percent: YogaLibrary.SetNumber),
    to calls: inout [YogaCall]
  ) throws(BenchError) {
    switch length {
    case .points(let points): calls.append(.number(setters.points, points))
    case .percent(let percent): calls.append(.number(setters.percent, percent))
    case .auto, .unset: break
    case .unknown: throw YogaStyle.unknownLength
    }
  }

  private static let unknownLength = BenchError("Yoga has no lengths of this kind")

  /// Width, height, and their bounds, in the order of ``YogaSetters/sizes``. An automatic minimum is Yoga's default, 0.
  private var sizes: [YogaLength] {
    [
      YogaLength(style.width), YogaLength(style.height), YogaLength(style.minWidth), YogaLength(style.minHeight),
      YogaLength(style.maxWidth), YogaLength(style.maxHeight),
    ]
  }

  // MARK: - Choices

  private func appendChoices(to calls: inout [YogaCall]) throws(BenchError) {
    if style.direction != .column { calls.append(.choice(yoga.direction, style.direction.yogaValue)) }
    if style.justifyContent != .start { try append(style.justifyContent.yogaValue, yoga.justify, to: &calls) }
    if style.alignItems != .stretch { try append(style.alignItems.yogaValue, yoga.alignItems, to: &calls) }
    if style.alignSelf != .auto { try append(style.alignSelf.yogaValue, yoga.alignSelf, to: &calls) }
    if style.justifySelf != .auto { throw YogaStyle.unknownChoice }
    if style.position == .absolute { calls.append(.choice(yoga.position, 2)) }
    if style.display == .none { calls.append(.choice(yoga.display, 1)) }
    guard style.wrap != .noWrap else { return }
    try append(style.wrap.yogaValue, yoga.wrap, to: &calls)
    if style.alignContent == .spaceEvenly { throw BenchError("this version of Yoga has no space-evenly for lines") }
    if style.alignContent != .start { try append(style.alignContent.yogaValue, yoga.alignContent, to: &calls) }
  }

  private func append(
    _ choice: Int32?, _ set: @escaping YogaLibrary.SetChoice, to calls: inout [YogaCall]
  ) throws(BenchError) {
    guard let choice else { throw YogaStyle.unknownChoice }
    calls.append(.choice(set, choice))
  }

  private static let unknownChoice = BenchError("Yoga has no alignments of this kind")

  // MARK: - Edges

  private func appendEdges(to calls: inout [YogaCall]) throws(BenchError) {
    if style.margin != StyleEdges(0) {
      try append(style.margin.all.map(YogaLength.init), yoga.margin, yoga.marginPercent, to: &calls) {
        .autoEdge(yoga.marginAuto, $0)
      }
    }
    if style.padding != StyleEdges(.zero) {
      try append(style.padding.all.map(YogaLength.init), yoga.padding, yoga.paddingPercent, to: &calls)
    }
    if style.border != StyleEdges(0) {
      let widths = style.border.all.map { $0.map { YogaLength.points(Float($0)) } ?? .unset }
      try append(widths, yoga.border, yoga.border, to: &calls)
    }
    if style.inset != StyleEdges(.auto) {
      try append(style.inset.all.map(YogaLength.init), yoga.inset, yoga.insetPercent, to: &calls)
    }
  }

  private func append(
    _ edges: [YogaLength], _ points: YogaLibrary.SetEdge, _ percent: YogaLibrary.SetEdge,
    to calls: inout [YogaCall], auto: (Int32) -> YogaCall? = { _ in nil }
  ) throws(BenchError) {
    for (index, length) in edges.enumerated() {
      switch length {
      case .points(let value): calls.append(.edge(points, Int32(index), value))
      case .percent(let value): calls.append(.edge(percent, Int32(index), value))
      case .auto: if let call = auto(Int32(index)) { calls.append(call) }
      case .unset: break
      case .unknown: throw YogaStyle.unknownLength
      }
    }
  }

  // MARK: - Gaps

  private func appendGaps(to calls: inout [YogaCall]) throws(BenchError) {
    for (gutter, length) in [style.columnGap, style.rowGap].enumerated() where length != .zero {
      guard let gap = yoga.gap else { throw BenchError("this version of Yoga has no gaps") }
      guard case .points(let points) = YogaLength(length) else { throw YogaStyle.unknownLength }
      calls.append(.edge(gap, Int32(gutter), points))
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
