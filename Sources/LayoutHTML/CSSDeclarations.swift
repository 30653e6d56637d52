import LayoutDocument
import LayoutEngine

/// A style as CSS declarations.
///
/// Only values that differ from the initial values of CSS are written.
package struct CSSDeclarations {
  /// The declarations: `width:10px;flex-grow:1`.
  package private(set) var text = ""

  /// Creates the declarations of a node.
  package init(_ style: Style, isRoot: Bool, isLeaf: Bool = false) {
    let initial = Style(.css)
    switch style.display {
    case .flex: break
    case .none: add("display", "none")
    // The root always has a box. A leaf with `contents` is not displayed, because it has no children.
    case .contents: if !isRoot { add("display", isLeaf ? "none" : "contents") }
    }
    // Insets do not apply to the root.
    if style.position != initial.position, !isRoot { add("position", CSSDeclarations.text(style.position)) }
    switch style.layoutDirection {
    case .inherit: break
    case .leftToRight: add("direction", "ltr")
    case .rightToLeft: add("direction", "rtl")
    }
    if style.writingMode != .inherit { add("writing-mode", CSSDeclarations.text(style.writingMode)) }
    addEdges(style.inset, CSSDeclarations.insetNames, initial: .auto) { CSSDeclarations.text($0) }
    addContainer(style, initial)
    addItem(style, initial)
    addSizes(style, initial, isRoot: isRoot)
    addEdges(style.margin, CSSDeclarations.names("margin-", ""), initial: 0) { CSSDeclarations.text($0) }
    addEdges(style.padding, CSSDeclarations.names("padding-", ""), initial: .zero) { CSSDeclarations.text($0) }
    addEdges(style.border, CSSDeclarations.names("border-", "-width"), initial: 0) { CSSDeclarations.points($0) }
  }

  private mutating func addContainer(_ style: Style, _ initial: Style) {
    if style.hasColumns {
      addColumns(style)
    } else {
      if style.direction != initial.direction {
        add("flex-direction", CSSDeclarations.text(style.direction))
      }
      if style.wrap != initial.wrap { add("flex-wrap", CSSDeclarations.text(style.wrap)) }
    }
    if style.justifyContent != initial.justifyContent {
      add("justify-content", CSSDeclarations.alignment(style.justifyContent))
    }
    if style.alignItems != initial.alignItems { add("align-items", CSSDeclarations.alignment(style.alignItems)) }
    if style.alignContent != initial.alignContent {
      add("align-content", CSSDeclarations.alignment(style.alignContent))
    }
    if style.rowGap != .zero { add("row-gap", CSSDeclarations.text(style.rowGap)) }
    if style.columnGap != .zero { add("column-gap", CSSDeclarations.text(style.columnGap)) }
  }

  /// Adds the declarations of columns of equal width, as a grid. css-grid-2 §7.2
  private mutating func addColumns(_ style: Style) {
    if style.display == .flex { add("display", "grid") }
    let (count, minimum) = (style.columns, style.minColumnWidth)
    var (repetitions, size) = ("auto-fill", CSSDeclarations.points(minimum))
    if minimum == 0 {
      (repetitions, size) = ("\(count)", "0")
    } else if count > 0 {
      // The width of the largest number of columns is another minimum.
      size = "max(\(size), (100% - \(count - 1) * \(CSSDeclarations.text(style.columnGap))) / \(count))"
    }
    add("grid-template-columns", "repeat(\(repetitions), minmax(\(size), 1fr))")
    // Rows are as high as their items, even if the items scroll.
    add("grid-auto-rows", "minmax(max-content, auto)")
    // Items with an aspect ratio and images are not stretched otherwise.
    add("justify-items", "stretch")
  }

  private mutating func addItem(_ style: Style, _ initial: Style) {
    if style.alignSelf != initial.alignSelf { add("align-self", CSSDeclarations.alignment(style.alignSelf)) }
    if style.justifySelf != initial.justifySelf {
      add("justify-self", CSSDeclarations.alignment(style.justifySelf, prefix: ""))
    }
    if style.grow != initial.grow { add("flex-grow", JSONText.number(style.grow)) }
    if style.shrink != initial.shrink { add("flex-shrink", JSONText.number(style.shrink)) }
    if style.basis != initial.basis { add("flex-basis", CSSDeclarations.text(style.basis)) }
    if style.order != initial.order { add("order", "\(style.order)") }
  }

  private mutating func addSizes(_ style: Style, _ initial: Style, isRoot: Bool) {
    // A block would fill its container. The root therefore has the size `fit-content` along its lines.
    let isVertical = style.writingMode.isVertical
    let width = isRoot && !isVertical && style.width == .auto ? PreferredSize.fitContent : style.width
    let height = isRoot && isVertical && style.height == .auto ? PreferredSize.fitContent : style.height
    if width != initial.width { add("width", CSSDeclarations.text(width)) }
    if height != initial.height { add("height", CSSDeclarations.text(height)) }
    if style.minWidth != initial.minWidth { add("min-width", CSSDeclarations.text(style.minWidth)) }
    if style.minHeight != initial.minHeight { add("min-height", CSSDeclarations.text(style.minHeight)) }
    if style.maxWidth != initial.maxWidth { add("max-width", CSSDeclarations.text(style.maxWidth)) }
    if style.maxHeight != initial.maxHeight { add("max-height", CSSDeclarations.text(style.maxHeight)) }
    if let ratio = style.aspectRatio {
      add("aspect-ratio", (style.aspectRatioIsAutomatic ? "auto " : "") + JSONText.number(ratio))
    }
    if style.boxSizing != initial.boxSizing { add("box-sizing", "border-box") }
    if style.overflowX != initial.overflowX { add("overflow-x", CSSDeclarations.text(style.overflowX)) }
    if style.overflowY != initial.overflowY { add("overflow-y", CSSDeclarations.text(style.overflowY)) }
    if style.visibility != initial.visibility { add("visibility", CSSDeclarations.text(style.visibility)) }
  }

  /// Adds a declaration.
  mutating func add(_ property: String, _ value: String) {
    if !text.isEmpty { text += ";" }
    text += property
    text += ":"
    text += value
  }
}

// MARK: - Edges

extension CSSDeclarations {
  /// The six properties of a group of edges: top, left, bottom, right, start, end.
  private static func names(_ prefix: String, _ suffix: String) -> [String] {
    ["top", "left", "bottom", "right", "inline-start", "inline-end"].map { prefix + $0 + suffix }
  }

  private static let insetNames = ["top", "left", "bottom", "right", "inset-inline-start", "inset-inline-end"]

  /// Adds the declarations of edges.
  ///
  /// Start and end come last, because the later of two declarations for one side applies.
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
  /// A length in CSS pixels: `10px`.
  package static func points(_ value: Double) -> String { JSONText.number(value) + "px" }

  private static func text(_ length: Length) -> String {
    guard length.hasPercentage else { return points(length.points) }
    let text = LengthSyntax.text(length, unit: "px")
    let isSum = length.points != 0 && length.function == nil
    return isSum ? "calc(\(text))" : text
  }

  /// The CSS text of a length or a keyword.
  private static func text<Value: DocumentLength>(_ value: Value) -> String {
    if let length = value.plainLength { return text(length) }
    return value.keyword.map(hyphenated) ?? ""
  }

  /// A name with hyphens, as in CSS: `column-reverse` for `columnReverse`.
  package static func hyphenated(_ word: String) -> String {
    var text = ""
    for byte in word.utf8 {
      let isCapital = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      if isCapital { text += "-" }
      text.unicodeScalars.append(Unicode.Scalar(isCapital ? byte | 0x20 : byte))
    }
    return text
  }

  package static func text<Value: DocumentKeyword>(_ value: Value) -> String { hyphenated(value.keyword) }

  /// The CSS text of an alignment: `safeStart` is `safe flex-start`.
  private static func alignment<Value: DocumentKeyword>(_ value: Value, prefix: String = "flex-") -> String {
    var words = hyphenated(value.keyword).split(separator: "-").map(String.init)
    if words.last == "start" || words.last == "end" { words[words.count - 1] = prefix + words[words.count - 1] }
    return words.joined(separator: words[0] == "space" ? "-" : " ")
  }

  private static func text(_ wrap: FlexWrap) -> String {
    switch wrap {
    case .noWrap: return "nowrap"
    case .wrap: return "wrap"
    case .wrapReverse: return "wrap-reverse"
    case .balance: return "balance"
    case .balanceReverse: return "wrap-reverse balance"
    }
  }
}
