import LayoutDocument
import LayoutEngine

/// A style of the engine as assignments to its properties. CSS defaults are omitted.
struct StyleAssignments {
  private let style: Style
  private let unset = Style(.css)

  init(_ style: Style) { self.style = style }

  // MARK: - Containers

  /// The arguments of `FlexStack`'s initializer: `direction: .column`, `gap: 8`.
  var arguments: [String] {
    var arguments: [String] = []
    if style.direction != unset.direction { arguments.append("direction: \(style.direction.swift)") }
    if style.justifyContent != unset.justifyContent {
      arguments.append("justifyContent: \(style.justifyContent.swift)")
    }
    if style.alignItems != unset.alignItems { arguments.append("alignItems: \(style.alignItems.swift)") }
    if style.wrap != unset.wrap { arguments.append("wrap: \(style.wrap.swift)") }
    if hasPlainGap, style.rowGap != .zero { arguments.append("gap: \(SwiftValues.number(style.rowGap.points))") }
    return arguments
  }

  private var hasPlainGap: Bool { style.rowGap == style.columnGap && !style.rowGap.hasPercentage }

  /// The assignments for the layout of a container's items: `direction = .column`.
  var container: [String] {
    var lines: [String] = []
    if style.direction != unset.direction { lines.append("direction = \(style.direction.swift)") }
    if style.justifyContent != unset.justifyContent { lines.append("justifyContent = \(style.justifyContent.swift)") }
    if style.alignItems != unset.alignItems { lines.append("alignItems = \(style.alignItems.swift)") }
    if style.wrap != unset.wrap { lines.append("wrap = \(style.wrap.swift)") }
    if style.rowGap == style.columnGap {
      if style.rowGap != .zero { lines.append("gap = \(SwiftValues.styleLength(style.rowGap, isLength: true))") }
    } else {
      if style.rowGap != .zero { lines.append("rowGap = \(SwiftValues.styleLength(style.rowGap, isLength: true))") }
      if style.columnGap != .zero {
        lines.append("columnGap = \(SwiftValues.styleLength(style.columnGap, isLength: true))")
      }
    }
    return lines + box
  }

  /// The assignments for properties without an argument in `FlexStack`'s initializer.
  var box: [String] {
    var lines: [String] = []
    if style.layoutDirection != unset.layoutDirection {
      lines.append("layoutDirection = \(SwiftValues.text(style.layoutDirection))")
    }
    if style.writingMode != unset.writingMode { lines.append("writingMode = \(style.writingMode.swift)") }
    if style.columns != unset.columns { lines.append("columns = \(style.columns)") }
    if style.minColumnWidth != unset.minColumnWidth {
      lines.append("minColumnWidth = \(SwiftValues.number(style.minColumnWidth))")
    }
    if style.usedWrap != .noWrap, style.alignContent != unset.alignContent {
      lines.append("alignContent = \(style.alignContent.swift)")
    }
    lines += edges(style.padding, "padding", zero: .zero) { SwiftValues.styleLength($0, isLength: true) }
    return lines + edges(style.border, "border", zero: 0) { SwiftValues.number($0) }
  }

  /// Whether the initializer has arguments for all properties of the container.
  var isInitializer: Bool { box.isEmpty && (hasPlainGap || style.rowGap == style.columnGap && style.rowGap == .zero) }

  // MARK: - Items

  /// Returns the assignments for an item: `grow = 1`.
  ///
  /// - Parameter isLeaf: Whether the item is a leaf. Directions of a container are among the assignments for the
  ///   container.
  func item(isLeaf: Bool) -> [String] {
    var lines: [String] = []
    if style.position != unset.position { lines.append("position = \(style.position.swift)") }
    lines += edges(style.inset, "inset", zero: .auto) { SwiftValues.styleValue($0) }
    if isLeaf, style.layoutDirection != unset.layoutDirection {
      lines.append("layoutDirection = \(SwiftValues.text(style.layoutDirection))")
    }
    if isLeaf, style.writingMode != unset.writingMode { lines.append("writingMode = \(style.writingMode.swift)") }
    if style.grow != unset.grow { lines.append("grow = \(SwiftValues.number(style.grow))") }
    if style.shrink != unset.shrink { lines.append("shrink = \(SwiftValues.number(style.shrink))") }
    if style.basis != unset.basis { lines.append("basis = \(SwiftValues.styleValue(style.basis))") }
    if style.alignSelf != unset.alignSelf { lines.append("alignSelf = \(style.alignSelf.swift)") }
    if style.justifySelf != unset.justifySelf { lines.append("justifySelf = \(style.justifySelf.swift)") }
    lines += sizes
    lines += edges(style.margin, "margin", zero: 0) { SwiftValues.styleValue($0) }
    if style.order != unset.order { lines.append("order = \(style.order)") }
    if style.overflowX == style.overflowY {
      if style.overflowX != unset.overflowX { lines.append("overflow = \(style.overflowX.swift)") }
    } else {
      lines += ["overflowX = \(style.overflowX.swift)", "overflowY = \(style.overflowY.swift)"]
    }
    if style.visibility != unset.visibility { lines.append("visibility = \(style.visibility.swift)") }
    return lines
  }

  private var sizes: [String] {
    var lines: [String] = []
    if style.width != unset.width { lines.append("width = \(SwiftValues.styleValue(style.width))") }
    if style.height != unset.height { lines.append("height = \(SwiftValues.styleValue(style.height))") }
    if style.minWidth != unset.minWidth { lines.append("minWidth = \(SwiftValues.styleValue(style.minWidth))") }
    if style.minHeight != unset.minHeight { lines.append("minHeight = \(SwiftValues.styleValue(style.minHeight))") }
    if style.maxWidth != unset.maxWidth { lines.append("maxWidth = \(maximum(style.maxWidth))") }
    if style.maxHeight != unset.maxHeight { lines.append("maxHeight = \(maximum(style.maxHeight))") }
    if let ratio = style.aspectRatio { lines.append("aspectRatio = \(SwiftValues.number(ratio))") }
    if style.aspectRatio != nil, style.aspectRatioIsAutomatic { lines.append("aspectRatioIsAutomatic = true") }
    // Without paddings and borders, the content box equals the border box.
    if style.hasBox, style.boxSizing != unset.boxSizing { lines.append("boxSizing = \(style.boxSizing.text)") }
    return lines
  }

  private func maximum(_ size: MaximumSize) -> String {
    size == .none ? "MaximumSize.none" : SwiftValues.styleValue(size)
  }

  // MARK: - Edges

  private func edges<Value: Equatable>(
    _ edges: StyleEdges<Value>, _ name: String, zero: Value, _ text: (Value) -> String
  ) -> [String] {
    var lines: [String] = []
    let isUniform = edges.left == edges.right && edges.top == edges.bottom && edges.start == nil && edges.end == nil
    if isUniform, edges.left != zero, edges.left == edges.top {
      return ["\(name) = StyleEdges(\(text(edges.top)))"]
    }
    if isUniform, edges.left != zero, edges.top != zero {
      return ["\(name) = StyleEdges(horizontal: \(text(edges.left)), vertical: \(text(edges.top)))"]
    }
    if edges.top != zero { lines.append("\(name).top = \(text(edges.top))") }
    if edges.left != zero { lines.append("\(name).left = \(text(edges.left))") }
    if edges.bottom != zero { lines.append("\(name).bottom = \(text(edges.bottom))") }
    if edges.right != zero { lines.append("\(name).right = \(text(edges.right))") }
    if let start = edges.start { lines.append("\(name).start = \(text(start))") }
    if let end = edges.end { lines.append("\(name).end = \(text(end))") }
    return lines
  }
}

extension BoxSizing {
  fileprivate var text: String { self == .borderBox ? ".borderBox" : ".contentBox" }
}
