import LayoutDocument
import LayoutEngine

/// The translation of the styles of a case for a target.
struct StyleTranslation {
  /// The notation of percentage paddings.
  enum Paddings {
    /// As percentages.
    case inPercent
    /// As points, except for those of the root.
    case innerInPoints
    /// As points.
    case allInPoints
  }

  /// The options of a translation.
  struct Options {
    /// Whether images with CSS rules have an explicit aspect ratio.
    var keepsImageRatios = true
    /// Whether the root has the fixed size that it has in the layout of the case.
    var fixesRootSize = false
    /// The notation of paddings.
    var paddings = Paddings.inPercent
  }

  let original: LayoutCase
  let target: CodeTarget
  let options: Options
  /// The paddings of the original case's nodes, in points.
  let paddings: [Edges<Double>]

  /// - Parameter layout: The layout of the original case.
  init(_ layout: CaseLayout, target: CodeTarget, options: Options) {
    original = layout.layoutCase
    self.target = target
    self.options = options
    paddings = options.paddings == .inPercent ? [] : layout.ids.map { layout.tree.resolvedPadding(of: $0) }
  }

  /// The rules of the target.
  var rules: LayoutRules { target.rules }

  /// Returns the style of a node. Properties without an effect have the target's defaults.
  func style(of index: Int) -> Style {
    let node = original.nodes[index]
    var style = node.style
    if index == 0, style.display == .contents { style.display = .flex }
    if options.keepsImageRatios, rules == .stackView { keepImageRatio(of: node, &style) }
    if target != .html {
      inheritFromContents(index, &style)
      if node.measure != nil || node.childCount == 0 && !style.hasBox { style.writingMode = leafMode(of: index) }
      foldBox(index, &style)
    }
    removeWhatHasNoEffect(node, &style)
    return style
  }

  private func removeWhatHasNoEffect(_ node: DocumentNode, _ style: inout Style) {
    let unset = Style(rules)
    if node.childCount == 0 {
      (style.direction, style.wrap, style.justifyContent) = (unset.direction, unset.wrap, unset.justifyContent)
      (style.columns, style.minColumnWidth) = (unset.columns, unset.minColumnWidth)
      (style.alignItems, style.rowGap, style.columnGap) = (unset.alignItems, unset.rowGap, unset.columnGap)
    }
    if style.hasColumns {
      if style.usedDirection == .row { style.direction = unset.direction }
      if style.usedWrap == .wrap { style.wrap = unset.wrap }
    }
    if node.childCount == 0 || style.usedWrap == .noWrap { style.alignContent = unset.alignContent }
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
    if !style.hasBox { style.boxSizing = unset.boxSizing }
  }

  private func keepImageRatio(of node: DocumentNode, _ style: inout Style) {
    guard original.rules == .css, case .image(let size) = node.measure?.content else { return }
    guard style.aspectRatio == nil || style.aspectRatioIsAutomatic, size.width > 0, size.height > 0 else { return }
    let isFree = (style.width == .auto) != (style.height == .auto)
    (style.aspectRatio, style.aspectRatioIsAutomatic) = (isFree ? size.width / size.height : nil, false)
  }

  // MARK: - Directions

  /// The children of a node without a box inherit its directions.
  private func inheritFromContents(_ index: Int, _ style: inout Style) {
    var parent = original.nodes[index].parent
    while let next = parent, original.nodes[next].style.display == .contents, next != 0 {
      let outer = original.nodes[next].style
      if style.layoutDirection == .inherit { style.layoutDirection = outer.layoutDirection }
      if style.writingMode == .inherit { style.writingMode = outer.writingMode }
      parent = original.nodes[next].parent
    }
  }

  /// Returns the writing mode of a leaf. Leaves of a document inherit a writing mode, views do not.
  func leafMode(of index: Int) -> WritingMode {
    var next: Int? = index
    while let current = next {
      let mode = original.nodes[current].style.writingMode
      if mode != .inherit { return current == index || mode.isVertical ? mode : .inherit }
      next = original.nodes[current].parent
    }
    return .inherit
  }

  func isVertical(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      let mode = original.nodes[current].style.writingMode
      if mode != .inherit { return mode.isVertical }
      next = original.nodes[current].parent
    }
    return false
  }

  /// Returns whether the direction of a node is right to left.
  func isRightToLeft(_ index: Int) -> Bool {
    var next: Int? = index
    while let current = next {
      let direction = original.nodes[current].style.layoutDirection
      if direction != .inherit { return direction == .rightToLeft }
      next = original.nodes[current].parent
    }
    return false
  }

  /// Returns whether the main axis of the node's container is horizontal.
  func parentIsRow(of index: Int) -> Bool {
    var parent = original.nodes[index].parent
    while let next = parent, next != 0, original.nodes[next].style.display == .contents {
      parent = original.nodes[next].parent
    }
    guard let parent else { return true }
    return original.nodes[parent].style.isRow != isVertical(parent)
  }
}
