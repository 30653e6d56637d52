import LayoutDocument
import LayoutEngine

/// A style as calls of the methods of stacks and items. Default values are omitted.
struct StackChains {
  private let style: Style
  private let unset = Style(.stackView)

  init(_ style: Style) { self.style = style }

  // MARK: - Containers

  /// The calls for the layout of a container's items: `direction(.row)`, `gap(8)`.
  var container: [String] {
    var calls: [String] = []
    if style.direction != unset.direction { calls.append("direction(\(style.direction.swift))") }
    if style.writingMode != unset.writingMode { calls.append("writingMode(\(style.writingMode.swift))") }
    if style.layoutDirection != unset.layoutDirection {
      calls.append("layoutDirection(\(SwiftValues.text(style.layoutDirection)))")
    }
    if style.wrap != unset.wrap { calls.append("wrap(\(style.wrap.swift))") }
    if style.hasColumns { calls.append(columns) }
    if style.justifyContent != unset.justifyContent {
      calls.append("justifyContent(\(style.justifyContent.swift))")
    }
    if style.alignItems != unset.alignItems { calls.append("alignItems(\(style.alignItems.swift))") }
    if style.alignContent != unset.alignContent { calls.append("alignContent(\(style.alignContent.swift))") }
    calls += edges(style.padding, "padding", zero: .zero) { SwiftValues.stackLength($0) }
    return calls + gaps
  }

  private var columns: String {
    if style.minColumnWidth == 0 { return "columns(\(style.columns))" }
    let count = style.columns == 0 ? "" : "\(style.columns), "
    return "columns(\(count)minimum: \(SwiftValues.number(style.minColumnWidth)))"
  }

  private var gaps: [String] {
    if style.rowGap == style.columnGap {
      return style.rowGap == .zero ? [] : ["gap(\(SwiftValues.stackLength(style.rowGap)))"]
    }
    var calls: [String] = []
    if style.rowGap != .zero { calls.append("rowGap(\(SwiftValues.stackLength(style.rowGap)))") }
    if style.columnGap != .zero { calls.append("columnGap(\(SwiftValues.stackLength(style.columnGap)))") }
    return calls
  }

  // MARK: - Items

  /// Returns the calls for an item: `grow(1)`, `marginTop(4)`.
  ///
  /// - Parameter isLeaf: Whether the item is a leaf. Directions of a container are among the calls for the container.
  func item(isLeaf: Bool) -> [String] {
    var calls: [String] = []
    if style.position != unset.position { calls.append("position(\(style.position.swift))") }
    calls += insets
    if isLeaf, style.writingMode != unset.writingMode { calls.append("writingMode(\(style.writingMode.swift))") }
    if style.grow != unset.grow { calls.append("grow(\(SwiftValues.number(style.grow)))") }
    if style.shrink != unset.shrink { calls.append("shrink(\(SwiftValues.number(style.shrink)))") }
    if style.basis != unset.basis { calls.append("basis(\(value(style.basis)))") }
    if style.alignSelf != unset.alignSelf { calls.append("alignSelf(\(style.alignSelf.swift))") }
    if style.justifySelf != unset.justifySelf { calls.append("justifySelf(\(style.justifySelf.swift))") }
    calls += sizes
    if let ratio = style.aspectRatio { calls.append("aspectRatio(\(SwiftValues.number(ratio)))") }
    calls += edges(style.margin, "margin", zero: 0) { value($0) }
    if style.order != unset.order { calls.append("order(\(style.order))") }
    return calls + overflows + visibility
  }

  /// Returns assignments to the properties without a method: `minWidth = .auto`.
  func assignments(isLeaf: Bool) -> [String] {
    var assignments: [String] = []
    if style.minWidth == .auto { assignments.append("minWidth = .auto") }
    if style.minHeight == .auto { assignments.append("minHeight = .auto") }
    if isLeaf, style.layoutDirection != unset.layoutDirection {
      assignments.append("layoutDirection = \(SwiftValues.text(style.layoutDirection))")
    }
    return assignments
  }

  private var sizes: [String] {
    var calls: [String] = []
    if style.width != unset.width, style.width.plainLength != nil, style.width == style.height {
      calls.append("size(\(value(style.width)))")
    } else {
      if style.width != unset.width { calls.append("width(\(value(style.width)))") }
      if style.height != unset.height { calls.append("height(\(value(style.height)))") }
    }
    if style.minWidth != unset.minWidth, style.minWidth != .auto { calls.append("minWidth(\(value(style.minWidth)))") }
    if style.maxWidth != unset.maxWidth { calls.append("maxWidth(\(value(style.maxWidth)))") }
    if style.minHeight != unset.minHeight, style.minHeight != .auto {
      calls.append("minHeight(\(value(style.minHeight)))")
    }
    if style.maxHeight != unset.maxHeight { calls.append("maxHeight(\(value(style.maxHeight)))") }
    return calls
  }

  private var insets: [String] {
    var calls: [String] = []
    let sides = [
      ("top", style.inset.top), ("left", style.inset.left), ("bottom", style.inset.bottom),
      ("right", style.inset.right),
    ]
    for (name, inset) in sides where inset != .auto { calls.append("\(name)(\(value(inset)))") }
    if let start = style.inset.start, start != .auto { calls.append("start(\(value(start)))") }
    if let end = style.inset.end, end != .auto { calls.append("end(\(value(end)))") }
    return calls
  }

  private var overflows: [String] {
    if style.overflowX == style.overflowY {
      return style.overflowX == .visible ? [] : ["overflow(\(style.overflowX.swift))"]
    }
    return ["overflowX(\(style.overflowX.swift))", "overflowY(\(style.overflowY.swift))"]
  }

  private var visibility: [String] {
    switch style.visibility {
    case .visible: return []
    case .hidden: return ["keepsSpaceWhenHidden(true)"]
    case .collapse: return ["collapsesWhenHidden(true)"]
    }
  }

  private func value<Value: DocumentLength>(_ value: Value) -> String {
    if let length = value.plainLength { return SwiftValues.stackLength(length) }
    return "." + (value.keyword ?? "auto")
  }
}

// MARK: - Edges

extension StackChains {
  /// Returns a vertical and a horizontal number; `nil` for percentages and keywords, which have no such method.
  private func pair<Value: Equatable>(
    _ edges: StyleEdges<Value>, zero: Value, _ text: (Value) -> String
  ) -> String? {
    let texts = [text(edges.top), text(edges.left)]
    if edges.top == zero || edges.left == zero { return nil }
    for text in texts {
      guard let first = text.utf8.first, first != UInt8(ascii: "."), !text.utf8.contains(UInt8(ascii: "%")) else {
        return nil
      }
    }
    return texts[0] + ", " + texts[1]
  }

  /// Returns the calls for edges, as few as possible. Zeros are omitted.
  private func edges<Value: Equatable>(
    _ edges: StyleEdges<Value>, _ name: String, zero: Value, _ text: (Value) -> String
  ) -> [String] {
    var calls: [String] = []
    let (isHorizontal, isVertical) = (edges.left == edges.right, edges.top == edges.bottom)
    if isHorizontal, isVertical, edges.left == edges.top {
      if edges.top != zero { calls.append("\(name)(\(text(edges.top)))") }
    } else if isHorizontal, isVertical, let pair = pair(edges, zero: zero, text) {
      calls.append("\(name)(\(pair))")
    } else {
      if isVertical, edges.top != zero {
        calls.append("\(name)Vertical(\(text(edges.top)))")
      } else {
        if edges.top != zero { calls.append("\(name)Top(\(text(edges.top)))") }
        if edges.bottom != zero { calls.append("\(name)Bottom(\(text(edges.bottom)))") }
      }
      if isHorizontal, edges.left != zero {
        calls.append("\(name)Horizontal(\(text(edges.left)))")
      } else {
        if edges.left != zero { calls.append("\(name)Left(\(text(edges.left)))") }
        if edges.right != zero { calls.append("\(name)Right(\(text(edges.right)))") }
      }
    }
    if let start = edges.start { calls.append("\(name)Start(\(text(start)))") }
    if let end = edges.end { calls.append("\(name)End(\(text(end)))") }
    return calls
  }
}
