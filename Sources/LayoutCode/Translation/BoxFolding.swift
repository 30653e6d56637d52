import LayoutDocument
import LayoutEngine

// The translation of paddings, borders and content box sizes that a target does not support.

extension StyleTranslation {
  /// Translates the box properties of a style for a Swift target.
  ///
  /// A `StackView` has no borders; they become paddings. A `FlexStack` supports all CSS properties at the root. The
  /// size of a nested `FlexStack` is that of an item without paddings, and therefore of a border box.
  func foldBox(_ index: Int, _ style: inout Style) {
    if target == .stackView { placeInBorderBox(index, &style) }
    if options.paddings == .allInPoints || options.paddings == .innerInPoints && index > 0 {
      pointPaddings(index, &style)
    }
    if target == .stackView {
      style.padding = folded(style, at: index)
      style.border = StyleEdges(0)
    } else if index == 0 {
      return
    }
    sizeBorderBox(index, &style)
  }

  /// The notes in the code about lengths that do not adapt as those of the document do.
  var notes: [String] {
    if options.paddings == .inPercent { return [] }
    return ["Paddings that are percentages in the document are points here, as they are in its layout."]
  }

  /// Replaces percentage paddings by their points in the layout.
  private func pointPaddings(_ index: Int, _ style: inout Style) {
    guard style.padding.hasPercentage, index < paddings.count else { return }
    let padding = paddings[index]
    func length(_ length: Length, _ points: Double) -> Length {
      length.hasPercentage ? Length(points: max(0, points)) : length
    }
    let edges = physical(style.padding, at: index)
    style.padding = StyleEdges(
      top: length(edges.top, padding.top), left: length(edges.left, padding.left),
      bottom: length(edges.bottom, padding.bottom), right: length(edges.right, padding.right))
  }

  /// Translates sizes of the content box to sizes of the border box.
  private func sizeBorderBox(_ index: Int, _ style: inout Style) {
    if style.boxSizing == .contentBox, style.hasBox {
      let edges = physical(folded(style, at: index), at: index)
      let (horizontal, vertical) = (edges.left.sum(edges.right), edges.top.sum(edges.bottom))
      style.width = style.width.adding(horizontal)
      style.height = style.height.adding(vertical)
      style.minWidth = style.minWidth == 0 ? 0 : style.minWidth.adding(horizontal)
      style.minHeight = style.minHeight == 0 ? 0 : style.minHeight.adding(vertical)
      style.maxWidth = style.maxWidth.adding(horizontal)
      style.maxHeight = style.maxHeight.adding(vertical)
      style.basis = style.basis.adding(parentIsRow(of: index) ? horizontal : vertical)
    }
    style.boxSizing = .borderBox
    style.aspectRatioIsAutomatic = false
  }

  /// Returns the sums of paddings and borders. If there are borders, the edges are physical.
  private func folded(_ style: Style, at index: Int) -> StyleEdges<Length> {
    if style.border == StyleEdges(0) { return style.padding }
    let (padding, border) = (physical(style.padding, at: index), physical(style.border, at: index))
    return StyleEdges(
      top: padding.top + border.top, left: padding.left + border.left, bottom: padding.bottom + border.bottom,
      right: padding.right + border.right)
  }

  // MARK: - Absolute boxes

  /// Translates an absolute box whose containing block has borders.
  ///
  /// An absolute box is placed in the padding box of its containing block. If borders become paddings, this equals the
  /// former border box: insets increase by the border, and percentages refer to a larger size.
  private func placeInBorderBox(_ index: Int, _ style: inout Style) {
    guard style.position == .absolute, let block = containingBlock(of: index) else { return }
    let border = physical(original.nodes[block].style.border, at: block)
    if border == Edges(0) { return }
    let (horizontal, vertical) = (border.left + border.right, border.top + border.bottom)
    let inset = physical(style.inset, at: index)
    style.inset = StyleEdges(
      top: inset.top.map { $0.inBox(larger: vertical) + border.top },
      left: inset.left.map { $0.inBox(larger: horizontal) + border.left },
      bottom: inset.bottom.map { $0.inBox(larger: vertical) + border.bottom },
      right: inset.right.map { $0.inBox(larger: horizontal) + border.right })
    style.width = style.width.map { $0.inBox(larger: horizontal) }
    style.minWidth = style.minWidth.map { $0.inBox(larger: horizontal) }
    style.maxWidth = style.maxWidth.map { $0.inBox(larger: horizontal) }
    style.height = style.height.map { $0.inBox(larger: vertical) }
    style.minHeight = style.minHeight.map { $0.inBox(larger: vertical) }
    style.maxHeight = style.maxHeight.map { $0.inBox(larger: vertical) }
    if style.padding.hasPercentage {
      let padding = physical(style.padding, at: index)
      style.padding = StyleEdges(
        top: padding.top.inBox(larger: vertical), left: padding.left.inBox(larger: horizontal),
        bottom: padding.bottom.inBox(larger: vertical), right: padding.right.inBox(larger: horizontal))
    }
    if style.margin.hasPercentage {
      let margin = physical(style.margin, at: index)
      style.margin = StyleEdges(
        top: margin.top.map { $0.inBox(larger: vertical) }, left: margin.left.map { $0.inBox(larger: horizontal) },
        bottom: margin.bottom.map { $0.inBox(larger: vertical) },
        right: margin.right.map { $0.inBox(larger: horizontal) })
    }
  }

  /// Returns the node whose padding box is the containing block of an absolute node.
  private func containingBlock(of index: Int) -> Int? {
    var next = original.nodes[index].parent
    while let node = next, node > 0 {
      let style = original.nodes[node].style
      if style.display != .contents, style.position != .static { return node }
      next = original.nodes[node].parent
    }
    return next
  }

  private func physical<Value>(_ edges: StyleEdges<Value>, at index: Int) -> Edges<Value> {
    edges.physical(isRightToLeft: isRightToLeft(index), isVertical: isVertical(index))
  }
}

extension StyleEdges<Length> {
  /// Whether an edge is a percentage of the size of another box.
  var hasPercentage: Bool {
    [top, left, bottom, right, start ?? .zero, end ?? .zero].contains { $0.hasPercentage }
  }
}

extension StyleEdges<AutoLength> {
  /// Whether an edge is a percentage of the size of another box.
  fileprivate var hasPercentage: Bool {
    [top, left, bottom, right, start ?? 0, end ?? 0].contains { $0.hasPercentage }
  }
}

extension Style {
  /// Whether the style has paddings or borders.
  var hasBox: Bool { padding != StyleEdges(.zero) || border != StyleEdges(0) }

  /// Whether the aspect ratio applies to a content box that differs from the border box.
  var hasRatioOfContent: Bool {
    aspectRatio != nil && hasBox && (boxSizing == .contentBox || aspectRatioIsAutomatic)
  }
}

extension Length {
  /// Returns the sum of both lengths; of a function, its first argument is added.
  fileprivate func sum(_ other: Length) -> Length {
    guard hasPercentage || other.hasPercentage else { return Length(points: points + other.points) }
    let percent = (hasPercentage ? percent : 0) + (other.hasPercentage ? other.percent : 0)
    return Length(points: points + other.points, percent: percent)
  }

  /// Returns the same length for a percentage basis that is larger by `extent`.
  fileprivate func inBox(larger extent: Double) -> Length {
    guard hasPercentage else { return self }
    var length = self
    length.points -= percent * 0.01 * extent
    return length
  }
}

extension DocumentLength {
  /// Returns the changed length. Keywords are not changed.
  fileprivate func map(_ change: (Length) -> Length) -> Self { plainLength.map { .length(change($0)) } ?? self }

  /// Returns the sum of both lengths. Keywords are not changed.
  fileprivate func adding(_ length: Length) -> Self {
    map { length.hasPercentage ? $0.sum(length) : $0 + length.points }
  }
}
