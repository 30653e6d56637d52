import LayoutDocument
import LayoutEngine

/// The styles of a case in the terms of a target.
struct StyleTranslation {
  /// What is tried where a first translation has other frames.
  struct Options {
    /// An image by CSS's rules keeps its ratio by an aspect ratio of its own.
    var keepsImageRatios = true
    /// The root has the size that it has in the end.
    var fixesRootSize = false

    /// What is tried, in order.
    static func candidates(from rules: LayoutRules, to target: LayoutRules) -> [Options] {
      if rules == target { return [Options()] }
      return [
        Options(), Options(keepsImageRatios: false), Options(fixesRootSize: true),
        Options(keepsImageRatios: false, fixesRootSize: true),
      ]
    }
  }

  private let original: LayoutCase
  /// The rules of the target.
  let rules: LayoutRules
  /// Whether paddings, borders and sizes are those of a border box without borders.
  private let foldsBoxes: Bool
  private let options: Options

  init(_ original: LayoutCase, rules: LayoutRules, foldsBoxes: Bool, options: Options) {
    self.original = original
    self.rules = rules
    self.foldsBoxes = foldsBoxes
    self.options = options
  }

  /// The style of a node. Properties that have no effect on it have the target's defaults.
  func style(of index: Int) -> Style {
    let node = original.nodes[index]
    var style = node.style
    if index == 0, style.display == .contents { style.display = .flex }
    if options.keepsImageRatios, rules == .stackView { keepImageRatio(of: node, &style) }
    if foldsBoxes {
      inheritFromContents(index, &style)
      if node.measure != nil { style.writingMode = leafMode(of: index) }
      foldBox(&style, isRow: parentIsRow(of: index))
    }
    removeWhatHasNoEffect(node, &style)
    return style
  }

  private func removeWhatHasNoEffect(_ node: DocumentNode, _ style: inout Style) {
    let unset = Style(rules)
    if node.childCount == 0 {
      (style.direction, style.wrap, style.justifyContent) = (unset.direction, unset.wrap, unset.justifyContent)
      (style.alignItems, style.rowGap, style.columnGap) = (unset.alignItems, unset.rowGap, unset.columnGap)
    }
    if node.childCount == 0 || style.wrap == .noWrap { style.alignContent = unset.alignContent }
    let isRoot = node.parent == nil
    // Automatic minimums of the root and of absolute boxes are 0, unless a ratio transfers one.
    if isRoot || style.position == .absolute {
      (style.grow, style.shrink, style.basis) = (unset.grow, unset.shrink, unset.basis)
      if style.aspectRatio == nil {
        if style.minWidth == .auto || style.minWidth == 0 { style.minWidth = unset.minWidth }
        if style.minHeight == .auto || style.minHeight == 0 { style.minHeight = unset.minHeight }
      }
    }
    if isRoot {
      (style.position, style.inset, style.order) = (unset.position, unset.inset, unset.order)
      (style.alignSelf, style.justifySelf) = (unset.alignSelf, unset.justifySelf)
      if rules == .stackView { style.margin = unset.margin }
    }
    let hasBox = style.padding != StyleEdges(.zero) || style.border != StyleEdges(0)
    if !hasBox { style.boxSizing = unset.boxSizing }
  }

  private func keepImageRatio(of node: DocumentNode, _ style: inout Style) {
    guard original.rules == .css, case .image(let size) = node.measure?.content else { return }
    guard style.aspectRatio == nil || style.aspectRatioIsAutomatic, size.width > 0, size.height > 0 else { return }
    let isFree = (style.width == .auto) != (style.height == .auto)
    (style.aspectRatio, style.aspectRatioIsAutomatic) = (isFree ? size.width / size.height : nil, false)
  }

  // MARK: - Directions

  /// A node that gives its place to its children hands its directions on.
  private func inheritFromContents(_ index: Int, _ style: inout Style) {
    var parent = original.nodes[index].parent
    while let next = parent, original.nodes[next].style.display == .contents, next != 0 {
      let outer = original.nodes[next].style
      if style.layoutDirection == .inherit { style.layoutDirection = outer.layoutDirection }
      if style.writingMode == .inherit { style.writingMode = outer.writingMode }
      parent = original.nodes[next].parent
    }
  }

  /// Leaves of a document inherit a writing mode, views do not.
  func leafMode(of index: Int) -> WritingMode {
    var next: Int? = index
    while let current = next {
      let mode = original.nodes[current].style.writingMode
      if mode != .inherit { return current == index || mode.isVertical ? mode : .inherit }
      next = original.nodes[current].parent
    }
    return .inherit
  }

  private func isVertical(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      let mode = original.nodes[current].style.writingMode
      if mode != .inherit { return mode.isVertical }
      next = original.nodes[current].parent
    }
    return false
  }

  /// Whether the items of the node's container stand side by side.
  private func parentIsRow(of index: Int) -> Bool {
    var parent = original.nodes[index].parent
    while let next = parent, next != 0, original.nodes[next].style.display == .contents {
      parent = original.nodes[next].parent
    }
    guard let parent else { return true }
    let direction = original.nodes[parent].style.direction
    return (direction == .row || direction == .rowReverse) != isVertical(parent)
  }

  // MARK: - Boxes

  /// Borders become paddings, and sizes those of the border box.
  private func foldBox(_ style: inout Style, isRow: Bool) {
    style.padding = StyleTranslation.folded(style.padding, style.border)
    style.border = StyleEdges(0)
    if style.boxSizing == .contentBox, style.padding != StyleEdges(.zero) {
      let edges = style.padding.physical(isRightToLeft: style.layoutDirection == .rightToLeft)
      let (horizontal, vertical) = (edges.left.sum(edges.right), edges.top.sum(edges.bottom))
      style.width = style.width.adding(horizontal)
      style.height = style.height.adding(vertical)
      style.minWidth = style.minWidth == 0 ? 0 : style.minWidth.adding(horizontal)
      style.minHeight = style.minHeight == 0 ? 0 : style.minHeight.adding(vertical)
      style.maxWidth = style.maxWidth.adding(horizontal)
      style.maxHeight = style.maxHeight.adding(vertical)
      style.basis = style.basis.adding(isRow ? horizontal : vertical)
    }
    style.boxSizing = .borderBox
    if style.aspectRatioIsAutomatic { style.aspectRatioIsAutomatic = false }
  }

  private static func folded(_ padding: StyleEdges<Length>, _ border: StyleEdges<Double>) -> StyleEdges<Length> {
    guard border != StyleEdges(0) else { return padding }
    var result = StyleEdges(
      top: padding.top + border.top, left: padding.left + border.left, bottom: padding.bottom + border.bottom,
      right: padding.right + border.right)
    if padding.start != nil || border.start != nil {
      result.start = (padding.start ?? padding.left) + (border.start ?? border.left)
    }
    if padding.end != nil || border.end != nil {
      result.end = (padding.end ?? padding.right) + (border.end ?? border.right)
    }
    return result
  }
}

extension Length {
  /// Both together. Bounds are lost.
  fileprivate func sum(_ other: Length) -> Length {
    guard hasPercentage || other.hasPercentage else { return Length(points: points + other.points) }
    let percent = (hasPercentage ? percent : 0) + (other.hasPercentage ? other.percent : 0)
    return Length(points: points + other.points, percent: percent)
  }
}

extension DocumentLength {
  /// A length and another one; words stay.
  fileprivate func adding(_ length: Length) -> Self {
    guard let plainLength else { return self }
    return .length(length.hasPercentage ? plainLength.sum(length) : plainLength + length.points)
  }
}
