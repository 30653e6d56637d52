import LayoutEngine

/// One call of a function of Yoga that sets a property.
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
  private let library: YogaLibrary
  /// The calls that set the style.
  private(set) var calls: [YogaCall] = []

  /// - Throws: The property that Yoga cannot express.
  init(_ style: Style, _ library: YogaLibrary) throws(BenchError) {
    self.library = library
    if style.order != 0 { throw .scene("Yoga has no order") }
    if style.layoutDirection != .inherit { throw .scene("text directions are not passed to Yoga") }
    if style.writingMode != .inherit { throw .scene("Yoga has no writing modes") }
    try addChoices(of: style)
    try addSizes(of: style)
    try addEdges("Margin", style.margin, unset: StyleEdges(0), YogaLength.init)
    try addEdges("Padding", style.padding, unset: StyleEdges(.zero), YogaLength.init)
    try addEdges("Border", style.border, unset: StyleEdges(0)) { $0.map { .points(Float($0)) } ?? .unset }
    try addEdges("Position", style.inset, unset: StyleEdges(.auto), YogaLength.init)
    for (gutter, length) in [style.columnGap, style.rowGap].enumerated() where length != .zero {
      guard case .points(let points) = YogaLength(length) else { throw .scene(Self.unknownLength) }
      calls.append(.edge(try library.setter("Gap", as: YogaLibrary.SetEdge.self), Int32(gutter), points))
    }
  }

  private static let unknownLength = "Yoga has no lengths of this kind"

  // MARK: - Choices

  private mutating func addChoices(of style: Style) throws(BenchError) {
    if style.justifySelf != .auto { throw .scene("Yoga has no alignment of items along the main axis") }
    if style.direction != .column { try choose("FlexDirection", YogaValues.direction[style.direction]) }
    if style.justifyContent != .start { try choose("JustifyContent", YogaValues.justifyContent[style.justifyContent]) }
    if style.alignItems != .stretch { try choose("AlignItems", YogaValues.alignItems[style.alignItems]) }
    if style.alignSelf != .auto { try choose("AlignSelf", YogaValues.alignSelf[style.alignSelf]) }
    if style.position == .absolute { try choose("PositionType", 2) }
    if style.display == .none { try choose("Display", 1) }
    guard style.wrap != .noWrap else { return }
    try choose("FlexWrap", YogaValues.wrap[style.wrap])
    if style.alignContent != .start { try choose("AlignContent", YogaValues.alignContent[style.alignContent]) }
  }

  private mutating func choose(_ property: String, _ value: Int32?) throws(BenchError) {
    guard let value else { throw .scene("Yoga has no \(property) of this kind") }
    calls.append(.choice(try library.setter(property, as: YogaLibrary.SetChoice.self), value))
  }

  // MARK: - Sizes

  private mutating func addSizes(of style: Style) throws(BenchError) {
    // An automatic minimum is Yoga's default, 0.
    let sizes = [
      ("Width", YogaLength(style.width)), ("Height", YogaLength(style.height)),
      ("MinWidth", YogaLength(style.minWidth)), ("MinHeight", YogaLength(style.minHeight)),
      ("MaxWidth", YogaLength(style.maxWidth)), ("MaxHeight", YogaLength(style.maxHeight)),
    ]
    let isPadded = style.padding != StyleEdges(.zero) || style.border != StyleEdges(0)
    if style.boxSizing == .contentBox, isPadded, sizes.contains(where: \.1.isLength) {
      throw .scene("this version of Yoga has no box sizing")
    }
    if style.grow != 0 { try set("FlexGrow", .points(Float(style.grow))) }
    if style.shrink != 0 { try set("FlexShrink", .points(Float(style.shrink))) }
    try set("FlexBasis", YogaLength(style.basis))
    for (property, size) in sizes { try set(property, size) }
    if let ratio = style.aspectRatio { try set("AspectRatio", .points(Float(ratio))) }
  }

  private mutating func set(_ property: String, _ length: YogaLength) throws(BenchError) {
    switch length {
    case .points(let points):
      calls.append(.number(try library.setter(property, as: YogaLibrary.SetNumber.self), points))
    case .percent(let percent):
      calls.append(.number(try library.setter(property + "Percent", as: YogaLibrary.SetNumber.self), percent))
    case .auto, .unset: break
    case .unknown: throw .scene(Self.unknownLength)
    }
  }

  // MARK: - Edges

  private mutating func addEdges<Value: Equatable>(
    _ property: String, _ edges: StyleEdges<Value>, unset: StyleEdges<Value>, _ length: (Value?) -> YogaLength
  ) throws(BenchError) {
    if edges == unset { return }
    // Yoga's order.
    let all: [Value?] = [edges.left, edges.top, edges.right, edges.bottom, edges.start, edges.end]
    for (edge, value) in all.enumerated() {
      switch length(value) {
      case .points(let points):
        calls.append(.edge(try library.setter(property, as: YogaLibrary.SetEdge.self), Int32(edge), points))
      case .percent(let percent):
        let set = try library.setter(property + "Percent", as: YogaLibrary.SetEdge.self)
        calls.append(.edge(set, Int32(edge), percent))
      case .auto where property == "Margin":
        calls.append(.autoEdge(try library.setter("MarginAuto", as: YogaLibrary.SetEdgeAuto.self), Int32(edge)))
      case .auto, .unset: break
      case .unknown: throw .scene(Self.unknownLength)
      }
    }
  }
}
