// css-flexbox-1 §4.1 Absolutely-Positioned Flex Children, css-position-3 §4: children out of flow, each of which is the
// root of a separate layout once the size of its container is known.
// https://www.w3.org/TR/css-flexbox-1/#abspos-items
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// An absolute child during sizing and placement.
private struct AbsoluteBox {
  let box: SizedBox
  let width: AxisSizing
  let height: AxisSizing
  let hasRatio: Bool
  let isReplaced: Bool
  var horizontal: InsetSpace
  var vertical: InsetSpace
  let justifySelf: AlignSelf
  let alignSelf: AlignSelf

  /// Whether an automatic width fills the available space.
  var stretchesHorizontally: Bool {
    !horizontal.hasAutoInset && (justifySelf == .stretch || justifySelf == .auto && !isReplaced)
  }

  /// Whether an automatic height fills the available space. css-position-3 §4.2
  ///
  /// Between two insets that are not `auto`, `stretch` fills the space, and so does `normal` except for boxes with a
  /// ratio.
  var stretchesVertically: Bool {
    guard !vertical.hasAutoInset else { return false }
    return alignSelf == .stretch || alignSelf == .auto && !hasRatio
  }

  /// Whether a height is known without the content.
  ///
  /// The height is definite for the content. css-flexbox-1 §9.8
  func hasDefiniteHeight(givenWidth: Bool) -> Bool {
    if height.preferred.isContentKeyword { return false }
    guard height.preferred.kind == .automatic else { return true }
    if vertical.hasAutoInset { return false }
    if alignSelf == .stretch { return true }
    if alignSelf != .auto || isReplaced { return false }
    return !(hasRatio && givenWidth)
  }

  /// Whether the definite height is the used height: no bound is a content keyword.
  var knowsHeight: Bool { hasDefiniteHeight(givenWidth: true) && !height.hasKeywordBounds }

  /// The definite height, limited by the definite bounds.
  var definiteHeight: Double { vertical.definiteSize(height) }

  /// Whether the width follows from the content.
  var contentDeterminesWidth: Bool {
    width.preferred.kind != .definite && (width.preferred.kind != .automatic || !stretchesHorizontally)
  }

  /// Whether the definite width is the used width: the width and its bounds depend neither on the content nor on a
  /// ratio.
  var knowsWidth: Bool { !contentDeterminesWidth && !hasRatio && !width.hasKeywordBounds }

  /// The definite width, limited by the definite bounds.
  var definiteWidth: Double { horizontal.definiteSize(width) }

  /// The margins.
  ///
  /// Auto margins take the free space between two insets that are not `auto`. css-position-3 §4.2
  func usedMargins(
    _ styles: (horizontal: AxisStyle, vertical: AxisStyle), around size: LayoutSize, _ flow: Flow
  ) -> Edges<Double> {
    let (horizontal, vertical) = (
      usedMargins(styles.horizontal, self.horizontal, size.width, overflowsToStart: flow.isRightToLeft),
      usedMargins(styles.vertical, self.vertical, size.height, overflowsToStart: nil)
    )
    return Edges(top: vertical.start, left: horizontal.start, bottom: vertical.end, right: horizontal.end)
  }

  /// - Parameter overflowsToStart: Whether two auto margins overflow at the start edge if there is too little space;
  ///   `nil`: both edges equally.
  private func usedMargins(
    _ style: AxisStyle, _ space: InsetSpace, _ size: Double, overflowsToStart: Bool?
  ) -> (start: Double, end: Double) {
    let margins = (start: style.marginStart, end: style.marginEnd)
    if space.hasAutoInset { return margins }
    let free = space.size - size - style.margins
    switch (style.traits.contains(.startMarginIsAuto), style.traits.contains(.endMarginIsAuto)) {
    case (true, true):
      if free <= 0, let overflowsToStart {
        return overflowsToStart ? (margins.start + free, margins.end) : (margins.start, margins.end + free)
      }
      return (margins.start + free / 2, margins.end + free / 2)
    case (true, false): return (margins.start + free, margins.end)
    case (false, true): return (margins.start, margins.end + free)
    case (false, false): return margins
    }
  }

  /// The available space for measuring the content.
  func space(hasDefiniteHeight: Bool) -> SizingSpace {
    var space = SizingSpace(width: horizontal.size, height: vertical.size)
    if hasDefiniteHeight { space.knownHeight = definiteHeight }
    space.availableSpace = MeasureSpace(width: horizontal.size)
    return space
  }
}

extension InsetSpace {
  /// A size that is definite or fills the space, limited by its definite bounds.
  fileprivate func definiteSize(_ sizing: AxisSizing) -> Double {
    sizing.clampDefinite(
      sizing.preferred.kind == .definite ? sizing.preferred.value : sizing.stretchFitSize(in: size))
  }
}

extension LayoutPasses {
  /// Sizes and places the absolute children of a container whose frame is set.
  @inline(never) func layOutAbsoluteChildren(of container: FlexContainer) {
    let block = arena.containingBlock(of: container.node, root: arena.workspace.root)
    var child = nodes[container.node].firstChild
    while child >= 0 {
      let traits = nodes[child].traits
      if traits.contains(.isAbsolute), !traits.contains(.isHidden) {
        layOutAbsoluteChild(child, of: container, in: block)
      }
      child = nodes[child].nextSibling
    }
  }

  private func layOutAbsoluteChild(_ child: Int32, of container: FlexContainer, in block: ContainingBlock) {
    let absolute = absoluteBox(child, of: container, in: block)
    if isLeaf(child) { states[child].marks.setWidthIsNatural(false) }
    prepareAvailableSpace(of: child, absolute)
    if !states[child].marks.contains(.widthsAreSet) {
      // A known height was computed at other widths inside.
      states[child].marks.insert(.contentHeightIsStale)
    } else if states[child].marks.contains(.isUnvisited) {
      refreshWidths(below: child, definiteHeight: nil)
    }
    let width = absolute.knowsWidth ? absolute.definiteWidth : usedWidth(of: absolute)
    if states[child].width != width { setMeasuredWidth(width, of: child) }
    let knowsHeight = absolute.knowsHeight
    let height = knowsHeight ? absolute.definiteHeight : usedHeight(of: absolute, width: width)
    let margin = absolute.usedMargins(
      (style(absolute.box, Horizontal.self), style(absolute.box, Vertical.self)),
      around: LayoutSize(width: width, height: height), block.flow)
    let x = block.origin.x + absolute.horizontal.position(ofMarginBox: width + margin.horizontal) + margin.left
    let y = block.origin.y + absolute.vertical.position(ofMarginBox: height + margin.vertical) + margin.top
    let isSameHeight = results[child].frame.height == height
    states[child].x = x
    results[child].frame = LayoutRect(x: x, y: y, width: width, height: height)
    if isLeaf(child) {
      return setExtent(ofLeaf: child, keepsWidth: absolute.contentDeterminesWidth, keepsHeight: !knowsHeight)
    }
    guard isContainer(child) else { return }
    if isOrthogonal(child) { setExtent(ofOrthogonal: child) }
    states[child].marks.insert(.needsWidthPass)
    setHeights(inside: absolute, LayoutSize(width: width, height: height), isSameHeight: isSameHeight)
  }

  /// Sets the heights to which the content of an absolute container refers.
  private func setHeights(inside absolute: AbsoluteBox, _ size: LayoutSize, isSameHeight: Bool) {
    let child = absolute.box.node
    var (definite, breakHeight) = (Double?(size.height), max(0, size.height - absolute.height.floor))
    if !absolute.knowsHeight {
      let space = self.space(of: absolute, givenWidth: true)
      definite = definiteHeight(of: absolute.box, width: size.width, in: space)
      breakHeight = self.breakHeight(of: absolute.box, width: size.width, in: space)
    }
    setDefiniteHeight(definite, of: child, isSameHeight: isSameHeight)
    setPlacedBreakHeight(flexStyle(child).isWrappingColumn ? breakHeight : .infinity, of: child)
  }

  /// Whether the width of an absolute child of a placed container does not follow from the content of the child.
  @inline(never) func widthIsDefinite(ofAbsolute child: Int32) -> Bool {
    let container = flexContainer(nodes[child].parent)
    let block = arena.containingBlock(of: container.node, root: arena.workspace.root)
    return !absoluteBox(child, of: container, in: block).contentDeterminesWidth
  }

  /// Sets the available space for leaves inside, under StackViewLayout's rules.
  ///
  /// This is the available space of the child, or the width of the child.
  private func prepareAvailableSpace(of child: Int32, _ absolute: AbsoluteBox) {
    guard !isCSS, isContainer(child) else { return }
    let follows = absolute.contentDeterminesWidth
    if follows {
      setAvailableSpace(availableSpaceInside(absolute.box, MeasureSpace(width: absolute.horizontal.size)), of: child)
    }
    guard states[child].marks.contains(.leavesUseOuterSpace) != follows else { return }
    states[child].marks.formSymmetricDifference(.leavesUseOuterSpace)
    states[child].forgetWidths()
  }

  private func absoluteBox(
    _ child: Int32, of container: FlexContainer, in block: ContainingBlock
  ) -> AbsoluteBox {
    let (width, height) = (block.size.width, block.size.height)
    var box = SizedBox(node: child, basis: PercentageBasis(width: width, height: height))
    if flexStyle(child).traits.contains(.hasPercentageEdges) { resolveEdges(of: child, box.basis) }
    let style = arena.style(child)
    let inset = style.inset.physical(isRightToLeft: nodes[child].traits.contains(.isRightToLeft))
    // The alignments apply to the axes of the containing block.
    let (justifySelf, alignSelf) =
      block.isTransposed ? (style.alignSelf, style.justifySelf) : (style.justifySelf, style.alignSelf)
    let scrolls = isScrollContainer(block.node)
    let hasStaticX = inset.left == .auto && inset.right == .auto
    let hasStaticY = inset.top == .auto && inset.bottom == .auto
    let edges = hasStaticX || hasStaticY ? staticEdges(of: child, in: container) : (.start, .start)

    var horizontal = insetSpace(
      start: inset.left.resolved(against: width), end: inset.right.resolved(against: width), extent: width,
      content: (container.horizontal.insetStart - block.origin.x, container.horizontal.size),
      staticEdge: edges.horizontal)
    horizontal.startsAtEnd = block.flow.isRightToLeft
    if !horizontal.hasAutoInset { horizontal.align(justifySelf, endScrolls: scrolls && block.endScrolls(.horizontal)) }
    // A static position is safe as far as the child's own alignment is safe.
    let isSafe = alignSelf.overflow == .safe
    if hasStaticX { horizontal.isSafe = isSafe && !container.isRow }
    horizontal.clampNegativeSize(
      keeping: horizontal.hasAutoInset ? horizontal.bias : horizontal.startsAtEnd ? .end : .start)

    var vertical = insetSpace(
      start: inset.top.resolved(against: height), end: inset.bottom.resolved(against: height), extent: height,
      content: (container.vertical.insetStart - block.origin.y, container.vertical.size), staticEdge: edges.vertical)
    vertical.startsAtEnd = block.flow.hasReversedLines
    if !vertical.hasAutoInset { vertical.align(alignSelf, endScrolls: scrolls && block.endScrolls(.vertical)) }
    if hasStaticY { vertical.isSafe = isSafe && container.isRow }
    vertical.clampNegativeSize(
      keeping: vertical.hasAutoInset ? vertical.bias : vertical.startsAtEnd ? .end : .start)
    box.stretchSpace = PercentageBasis(width: horizontal.size, height: vertical.size)
    return AbsoluteBox(
      box: box, width: sizing(box, Horizontal.self), height: sizing(box, Vertical.self), hasRatio: hasRatio(box),
      isReplaced: isReplaced(child),
      horizontal: horizontal, vertical: vertical, justifySelf: justifySelf, alignSelf: alignSelf)
  }

  private func insetSpace(
    start: Double?, end: Double?, extent: Double, content: (start: Double, extent: Double),
    staticEdge: InsetSpace.Bias
  ) -> InsetSpace {
    var space = InsetSpace(extent: extent)
    space.hasAutoInset = start == nil || end == nil
    space.start = start ?? 0
    space.end = end ?? 0
    guard start == nil, end == nil else {
      space.bias = start == nil ? .end : .start
      return space
    }
    // Without any inset, the static position is the edge, or the middle, of the content box.
    space.bias = staticEdge
    switch staticEdge {
    case .start:
      space.start = content.start
    case .end:
      space.end = extent - content.start - content.extent
    case .center:
      let middle = content.start + content.extent / 2
      let half = min(middle, extent - middle)
      space.start = middle - half
      space.end = extent - middle - half
    }
    return space
  }

  /// The edges of the static position.
  ///
  /// At these edges, `justifyContent` and the child's alignment place the child as the only item.
  private func staticEdges(
    of child: Int32, in container: FlexContainer
  ) -> (horizontal: InsetSpace.Bias, vertical: InsetSpace.Bias) {
    let isRow = container.isRow
    let (mainSpace, crossSpace) =
      isRow ? (container.horizontal, container.vertical) : (container.vertical, container.horizontal)
    let main: InsetSpace.Bias
    switch container.justifyContent {
    case .start, .spaceBetween: main = mainSpace.isReversed ? .end : .start
    case .end: main = mainSpace.isReversed ? .start : .end
    default: main = .center
    }
    let cross: InsetSpace.Bias
    switch flexStyle(child).alignSelf ?? container.alignItems {
    case .stretch, .start: cross = crossSpace.isReversed ? .end : .start
    case .end: cross = crossSpace.isReversed ? .start : .end
    // The start or end edge of the reading order, independent of the order of lines.
    case .baseline: cross = container.flow.isReversed(container.crossAxis) ? .end : .start
    case .lastBaseline: cross = container.flow.isReversed(container.crossAxis) ? .start : .end
    default: cross = .center
    }
    return isRow ? (main, cross) : (cross, main)
  }

  /// The available space for measuring the content.
  ///
  /// The length of the lines of an orthogonal box is determined together with its bounds.
  private func space(of absolute: AbsoluteBox, givenWidth: Bool) -> SizingSpace {
    let isUsed = absolute.knowsHeight || !isOrthogonal(absolute.box.node)
    return absolute.space(hasDefiniteHeight: isUsed && absolute.hasDefiniteHeight(givenWidth: givenWidth))
  }

  private func usedWidth(of absolute: AbsoluteBox) -> Double {
    let (box, sizing) = (absolute.box, absolute.width)
    let hasDefiniteHeight = absolute.hasDefiniteHeight(givenWidth: false)
    let space = self.space(of: absolute, givenWidth: false)
    let preferred = sizing.preferred.kind
    let stretches = preferred == .automatic && absolute.stretchesHorizontally
    let heightIsExplicit = absolute.height.preferred.kind != .automatic || absolute.stretchesVertically
    let usesRatio =
      absolute.hasRatio && hasDefiniteHeight && (!stretches || heightIsExplicit && absolute.justifySelf == .auto)
    let width: Double
    switch preferred {
    case .definite: width = sizing.preferred.value
    case .minContent: width = contentBasedWidth(of: box, .minContent, in: space)
    case .maxContent: width = contentBasedWidth(of: box, .maxContent, in: space)
    case .automatic where stretches && !usesRatio:
      width = sizing.stretchFitSize(in: absolute.horizontal.size)
    default: width = fitContentWidth(of: box, available: absolute.horizontal.size, in: space)
    }
    let hasContentMinimum =
      preferred != .definite && usesRatio && self.hasContentMinimum(box.node)
      && arena.style(box.node).overflowX == .visible
    var bounds = widthBounds(of: box, sizing, hasContentMinimum: hasContentMinimum, in: space)
    if preferred == .automatic { bounds = transferHeightBounds(of: box, to: bounds) }
    return bounds.clamp(width)
  }

  private func usedHeight(of absolute: AbsoluteBox, width: Double) -> Double {
    let space = self.space(of: absolute, givenWidth: true)
    setBreakHeight(breakHeight(of: absolute.box, width: width, in: space), of: absolute.box.node)
    return usedHeight(of: absolute.box, width: width, in: space)
  }
}
