import LayoutDocument
import LayoutEngine

/// A style as CSS says it. The page's style sheet sets every property to its initial value, so that only what differs from
/// the defaults of CSS is written.
struct CSSDeclarations {
  /// What was written: `width:10px;flex-grow:1`.
  private(set) var text = ""

  /// The declarations of a node.
  init(_ style: Style, isRoot: Bool) {
    let initial = Style(.css)
    if style.display == .none { add("display", "none") }
    // The root is never laid out by insets.
    if style.position == .absolute, !isRoot { add("position", "absolute") }
    switch style.layoutDirection {
    case .inherit: break
    case .leftToRight: add("direction", "ltr")
    case .rightToLeft: add("direction", "rtl")
    }
    addEdges(style.inset, CSSDeclarations.insetNames, initial: .auto) { CSSDeclarations.text($0) }
    addContainer(style, initial)
    addItem(style, initial)
    addSizes(style, initial, isRoot: isRoot)
    addEdges(style.margin, CSSDeclarations.names("margin-", ""), initial: 0) { CSSDeclarations.text($0) }
    addEdges(style.padding, CSSDeclarations.names("padding-", ""), initial: .zero) { CSSDeclarations.text($0) }
    addEdges(style.border, CSSDeclarations.names("border-", "-width"), initial: 0) { CSSDeclarations.points($0) }
  }

  private mutating func addContainer(_ style: Style, _ initial: Style) {
    if style.direction != initial.direction {
      add("flex-direction", CSSDeclarations.text(style.direction))
    }
    switch style.wrap {
    case .noWrap: break
    case .wrap: add("flex-wrap", "wrap")
    case .wrapReverse: add("flex-wrap", "wrap-reverse")
    }
    if style.justifyContent != initial.justifyContent {
      add("justify-content", CSSDeclarations.text(style.justifyContent))
    }
    if style.alignItems != initial.alignItems { add("align-items", CSSDeclarations.text(style.alignItems)) }
    if style.alignContent != initial.alignContent { add("align-content", CSSDeclarations.text(style.alignContent)) }
    if style.rowGap != .zero { add("row-gap", CSSDeclarations.text(style.rowGap)) }
    if style.columnGap != .zero { add("column-gap", CSSDeclarations.text(style.columnGap)) }
  }

  private mutating func addItem(_ style: Style, _ initial: Style) {
    if style.alignSelf != initial.alignSelf { add("align-self", CSSDeclarations.text(style.alignSelf)) }
    if style.grow != initial.grow { add("flex-grow", JSONText.number(style.grow)) }
    if style.shrink != initial.shrink { add("flex-shrink", JSONText.number(style.shrink)) }
    switch style.basis {
    case .auto: break
    case .content: add("flex-basis", "content")
    case .length(let length): add("flex-basis", CSSDeclarations.text(length))
    }
    if style.order != initial.order { add("order", "\(style.order)") }
  }

  private mutating func addSizes(_ style: Style, _ initial: Style, isRoot: Bool) {
    // A block would fill its container: the root is as wide as it needs.
    let width = isRoot && style.width == .auto ? PreferredSize.fitContent : style.width
    if width != initial.width { add("width", CSSDeclarations.text(width)) }
    if style.height != initial.height { add("height", CSSDeclarations.text(style.height)) }
    if style.minWidth != initial.minWidth { add("min-width", CSSDeclarations.text(style.minWidth)) }
    if style.minHeight != initial.minHeight { add("min-height", CSSDeclarations.text(style.minHeight)) }
    if style.maxWidth != initial.maxWidth { add("max-width", CSSDeclarations.text(style.maxWidth)) }
    if style.maxHeight != initial.maxHeight { add("max-height", CSSDeclarations.text(style.maxHeight)) }
    if let ratio = style.aspectRatio { add("aspect-ratio", JSONText.number(ratio)) }
    if style.boxSizing != initial.boxSizing { add("box-sizing", "border-box") }
    switch style.overflow {
    case .visible: break
    case .hidden: add("overflow", "hidden")
    case .scroll: add("overflow", "scroll")
    }
  }

  /// Adds one more declaration.
  mutating func add(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += property
    text += ":"
    text += value
  }
}

// MARK: - Edges

extension CSSDeclarations {
  /// The six properties of a family of edges: top, left, bottom, right, start, end.
  private static func names(_ prefix: String, _ suffix: String) -> [String] {
    ["top", "left", "bottom", "right", "inline-start", "inline-end"].map { prefix + $0 + suffix }
  }

  private static let insetNames = ["top", "left", "bottom", "right", "inset-inline-start", "inset-inline-end"]

  /// Start and end come last: of two declarations for one side the later one wins.
  private mutating func addEdges<Value: Equatable>(
    _ edges: StyleEdges<Value>, _ names: [String], initial: Value, text: (Value) -> String
  ) {
    for (name, value) in zip(names, [edges.top, edges.left, edges.bottom, edges.right]) where value != initial {
      add(name, text(value))
    }
    if let start = edges.start { add(names[4], text(start)) }
    if let end = edges.end { add(names[5], text(end)) }
  }
}

// MARK: - Values

extension CSSDeclarations {
  /// A number of points: `10px`.
  static func points(_ value: Double) -> String { JSONText.number(value) + "px" }

  private static func text(_ length: Length) -> String {
    guard length.hasPercentage else { return points(length.points) }
    let percentage = JSONText.number(length.percent) + "%"
    if length.points == 0 { return percentage }
    return "calc(\(percentage) \(length.points < 0 ? "-" : "+") \(points(length.points.magnitude)))"
  }

  private static func text(_ length: AutoLength) -> String {
    if case .length(let length) = length { return text(length) }
    return "auto"
  }

  private static func text(_ size: PreferredSize) -> String {
    switch size {
    case .auto: return "auto"
    case .length(let length): return text(length)
    case .minContent: return "min-content"
    case .maxContent: return "max-content"
    case .fitContent: return "fit-content"
    }
  }

  private static func text(_ size: MinimumSize) -> String {
    switch size {
    case .auto: return "auto"
    case .length(let length): return text(length)
    case .minContent: return "min-content"
    case .maxContent: return "max-content"
    }
  }

  private static func text(_ size: MaximumSize) -> String {
    switch size {
    case .none: return "none"
    case .length(let length): return text(length)
    case .minContent: return "min-content"
    case .maxContent: return "max-content"
    }
  }

  private static func text(_ direction: FlexDirection) -> String {
    switch direction {
    case .row: return "row"
    case .column: return "column"
    case .rowReverse: return "row-reverse"
    case .columnReverse: return "column-reverse"
    }
  }

  private static func text(_ justification: JustifyContent) -> String {
    switch justification {
    case .start: return "flex-start"
    case .end: return "flex-end"
    case .center: return "center"
    case .spaceBetween: return "space-between"
    case .spaceAround: return "space-around"
    case .spaceEvenly: return "space-evenly"
    }
  }

  private static func text(_ alignment: AlignContent) -> String {
    switch alignment {
    case .stretch: return "stretch"
    case .start: return text(JustifyContent.start)
    case .end: return text(JustifyContent.end)
    case .center: return text(JustifyContent.center)
    case .spaceBetween: return text(JustifyContent.spaceBetween)
    case .spaceAround: return text(JustifyContent.spaceAround)
    case .spaceEvenly: return text(JustifyContent.spaceEvenly)
    }
  }

  private static func text(_ alignment: AlignItems) -> String {
    switch alignment {
    case .stretch: return "stretch"
    case .start: return "flex-start"
    case .end: return "flex-end"
    case .center: return "center"
    case .baseline: return "baseline"
    }
  }

  private static func text(_ alignment: AlignSelf) -> String {
    switch alignment {
    case .auto: return "auto"
    case .stretch: return text(AlignItems.stretch)
    case .start: return text(AlignItems.start)
    case .end: return text(AlignItems.end)
    case .center: return text(AlignItems.center)
    case .baseline: return text(AlignItems.baseline)
    }
  }
}
