// css-flexbox-1 §4.1 Absolutely-Positioned Flex Children, css-position-3 §4: children out of flow, each of which is the
// root of a separate layout once the size of its container is known.
// https://www.w3.org/TR/css-flexbox-1/#abspos-items
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// An absolute child along one axis.
private struct AbsoluteAxis {
  /// The inset-modified containing block.
  let space: InsetSpace
  let alignment: AlignSelf
  /// The kind of the preferred size.
  let preferred: SizeTerm.Kind
  let hasKeywordBounds: Bool
  /// The definite size, or else the size that fills the space, limited by the definite bounds.
  let definiteSize: Double

  /// Returns the position of a border box relative to the box in which the containing block begins at `origin`.
  ///
  /// Auto margins take the free space between two insets that are not `auto`. If there is too little space, the box
  /// overflows at the end edge of a line, or equally at both edges along the block axis. css-position-3 §4.2
  func position<A: StaticAxis>(
    ofSize size: Double, _ style: AxisStyle, from origin: LayoutPoint, _ axis: A.Type
  ) -> Double {
    var (start, end) = (style.marginStart, style.marginEnd)
    if !space.hasAutoInset, !style.traits.isDisjoint(with: .hasAutoMargins) {
      let free = space.size - size - style.margins
      let (startIsAuto, endIsAuto) = (
        style.traits.contains(.startMarginIsAuto), style.traits.contains(.endMarginIsAuto)
      )
      if !startIsAuto || !endIsAuto {
        (start, end) = (startIsAuto ? start + free : start, endIsAuto ? end + free : end)
      } else if free > 0 || A.axis == .vertical {
        (start, end) = (start + free / 2, end + free / 2)
      } else {
        (start, end) = space.startsAtEnd ? (start + free, end) : (start, end + free)
      }
    }
    return origin[A.axis] + space.position(ofMarginBox: size + (start + end)) + start
  }
}

/// An absolute child during sizing and placement.
private struct AbsoluteBox {
  let box: SizedBox
  let horizontal: AbsoluteAxis
  let vertical: AbsoluteAxis
  let hasRatio: Bool
  let isReplaced: Bool

  /// Whether an automatic width fills the available space.
  var stretchesHorizontally: Bool {
    guard !horizontal.space.hasAutoInset else { return false }
    return horizontal.alignment == .stretch || horizontal.alignment == .auto && !isReplaced
  }

  /// Whether a height is known without the content.
  ///
  /// The height is definite for the content. css-flexbox-1 §9.8
  func hasDefiniteHeight(givenWidth: Bool) -> Bool {
    if vertical.preferred.isContentKeyword { return false }
    guard vertical.preferred == .automatic else { return true }
    if vertical.space.hasAutoInset { return false }
    if vertical.alignment == .stretch { return true }
    if vertical.alignment != .auto || isReplaced { return false }
    return !(hasRatio && givenWidth)
  }

  /// Whether the definite height is the used height: no bound is a content keyword.
  var knowsHeight: Bool { hasDefiniteHeight(givenWidth: true) && !vertical.hasKeywordBounds }

  /// Whether the width follows from the content.
  var contentDeterminesWidth: Bool {
    horizontal.preferred != .definite && (horizontal.preferred != .automatic || !stretchesHorizontally)
  }

  /// Whether the definite width is the used width: the width and its bounds depend neither on the content nor on a
  /// ratio.
  var knowsWidth: Bool { !contentDeterminesWidth && !hasRatio && !horizontal.hasKeywordBounds }
}

extension LayoutPasses {
  /// Sizes and places the absolute children of a container whose frame is set.
  @inline(never) func layOutAbsoluteChildren(of container: FlexContainer) {
    let block = arena.containingBlock(of: container.node, root: arena.workspace.root)
    for child in arena.children(of: container.node) {
      let traits = nodes[child].traits
      if traits.contains(.isAbsolute), !traits.contains(.isHidden) {
        layOutAbsoluteChild(child, of: container, in: block)
      }
    }
  }

  private func layOutAbsoluteChild(_ child: Int32, of container: FlexContainer, in block: ContainingBlock) {
    let absolute = absoluteBox(child, of: container, in: block)
    let followsContent = absolute.contentDeterminesWidth
    if isLeaf(child) {
      states[child].marks.setWidth(followsContent: followsContent, isNatural: false)
    } else if isContainer(child) {
      let space = leavesMeasureInAvailableSpace ? MeasureSpace(width: absolute.horizontal.space.size) : .endless
      passAvailableSpace(space, to: absolute.box, followsContent: followsContent)
    }
    if !states[child].marks.contains(.widthsAreSet) {
      // A known height was computed at other widths inside.
      states[child].marks.insert(.contentHeightIsStale)
    } else if states[child].marks.contains(.isUnvisited) {
      refreshWidths(below: child, definiteHeight: nil)
    }
    let width = absolute.knowsWidth ? absolute.horizontal.definiteSize : usedWidth(of: absolute)
    setMeasuredWidth(width, of: child)
    if leavesMeasureInAvailableSpace, isLeaf(child), followsContent {
      setNaturalSpace(intrinsicSpaces[child], ofLeaf: child)
    }
    let knowsHeight = absolute.knowsHeight
    let height = knowsHeight ? absolute.vertical.definiteSize : usedHeight(of: absolute, width: width)
    let (horizontal, vertical) = (axisStyle(child, Horizontal.self), axisStyle(child, Vertical.self))
    let x = absolute.horizontal.position(ofSize: width, horizontal, from: block.origin, Horizontal.self)
    let y = absolute.vertical.position(ofSize: height, vertical, from: block.origin, Vertical.self)
    let frame = LayoutRect(x: x, y: y, width: width, height: height)
    let isSameHeight = results[child].frame.height == height
    states[child].x = frame.x
    results[child].frame = frame
    if isLeaf(child) {
      return setExtent(ofLeaf: child, keepsWidth: followsContent, keepsHeight: !knowsHeight)
    }
    guard isContainer(child) else { return }
    if isOrthogonal(child) { setExtent(ofOrthogonal: child) }
    states[child].marks.insert(.needsWidthPass)
    setHeights(inside: absolute, frame.size, isSameHeight: isSameHeight)
  }

  /// Sets the heights to which the content of an absolute container refers.
  private func setHeights(inside absolute: AbsoluteBox, _ size: LayoutSize, isSameHeight: Bool) {
    let child = absolute.box.node
    var (definite, breakHeight) = (Double?(size.height), self.breakHeight(of: child, height: size.height))
    if !absolute.knowsHeight {
      let space = self.space(of: absolute, givenWidth: true)
      definite = definiteHeight(of: absolute.box, width: size.width, in: space)
      breakHeight = self.breakHeight(of: absolute.box, width: size.width, in: space)
    }
    setDefiniteHeight(definite, of: child, isSameHeight: isSameHeight)
    setPlacedBreakHeight(breakHeight, of: child)
  }

  /// Whether the width of an absolute child of a placed container does not follow from the content of the child.
  @inline(never) func widthIsDefinite(ofAbsolute child: Int32) -> Bool {
    let container = flexContainer(nodes[child].parent)
    let block = arena.containingBlock(of: container.node, root: arena.workspace.root)
    return !absoluteBox(child, of: container, in: block).contentDeterminesWidth
  }

  private func absoluteBox(
    _ child: Int32, of container: FlexContainer, in block: ContainingBlock
  ) -> AbsoluteBox {
    var box = SizedBox(node: child, basis: PercentageBasis(width: block.size.width, height: block.size.height))
    if flexStyle(child).traits.contains(.hasPercentageEdges) { resolveEdges(of: child, box.basis) }
    let horizontal = absoluteAxis(of: &box, in: container, block, Horizontal.self)
    let vertical = absoluteAxis(of: &box, in: container, block, Vertical.self)
    return AbsoluteBox(
      box: box, horizontal: horizontal, vertical: vertical, hasRatio: hasRatio(box), isReplaced: isReplaced(child))
  }

  /// Determines the inset-modified containing block of an absolute child along an axis, and the size in it.
  private func absoluteAxis<A: StaticAxis>(
    of box: inout SizedBox, in container: FlexContainer, _ block: ContainingBlock, _ axis: A.Type
  ) -> AbsoluteAxis {
    let extent = block.size[A.axis]
    let insets = insets(of: box.node, axis, basis: extent)
    // The alignments apply to the axes of the containing block.
    let isInlineAxis = (A.axis == .horizontal) != block.isTransposed
    let flexStyle = flexStyle(box.node)
    let alignment = isInlineAxis ? flexStyle.justifySelf : flexStyle.absoluteAlignSelf
    var space = InsetSpace(extent: extent, start: insets.start ?? 0, end: insets.end ?? 0)
    if block.flow.isReversed(A.axis) { space.traits.insert(.startsAtEnd) }
    if insets.start == nil || insets.end == nil { space.traits.insert(.hasAutoInset) }
    if !space.hasAutoInset {
      space.align(alignment, endScrolls: block.endScrolls(A.axis))
    } else if insets.start == nil, insets.end == nil {
      var (start, size) = (A.space(container).insetStart - block.origin[A.axis], A.space(container).size)
      // The grid area of an absolute child is the containing block if the container generates it. css-grid-2 §10.1
      if container.traits.contains(.hasColumns), block.node == container.node { (start, size) = (0, extent) }
      space.setStaticPosition(staticEdge(of: box.node, in: container, A.axis), start: start, extent: size)
      // A static position is safe as far as the child's own alignment is safe.
      let isSafe = container.crossAxis == A.axis && flexStyle.traits.contains(.alignsSelfSafely)
      if isSafe { space.traits.insert(.isSafe) }
    } else {
      space.bias = insets.start == nil ? .end : .start
    }
    space.clampNegativeSize(keeping: space.hasAutoInset ? space.bias : space.startsAtEnd ? .end : .start)
    box.stretchSpace[A.axis] = space.size
    let axisStyle = axisStyle(box.node, axis)
    let preferred = preferred(box, axisStyle, axis)
    let size =
      preferred.kind == .definite ? preferred.value : sizing(box, axis).stretchFitSize(in: space.size)
    let definiteSize =
      axisStyle.traits.contains(.hasUnresolvedBounds)
      ? sizing(box, axis).clampDefinite(size) : size.atMost(axisStyle.maximum).atLeast(axisStyle.minimum)
    return AbsoluteAxis(
      space: space, alignment: alignment, preferred: preferred.kind,
      hasKeywordBounds: axisStyle.traits.contains(.hasKeywordBounds), definiteSize: definiteSize)
  }

  /// The edge of the static position along an axis.
  ///
  /// At this edge, `justifyContent` or the child's alignment places the child as the only item. In columns, `justifySelf`
  /// places the child in place of `justifyContent`. css-grid-2 §10.2
  private func staticEdge(of child: Int32, in container: FlexContainer, _ axis: LayoutAxis) -> InsetSpace.Bias {
    let space = axis == .horizontal ? container.horizontal : container.vertical
    let (first, last): (InsetSpace.Bias, InsetSpace.Bias) = space.isReversed ? (.end, .start) : (.start, .end)
    let isInColumn = axis == .horizontal && container.traits.contains(.hasColumns)
    guard axis == container.crossAxis || isInColumn else {
      switch container.justifyContent {
      case .start, .spaceBetween: return first
      case .end: return last
      default: return .center
      }
    }
    let style = flexStyle(child)
    switch isInColumn ? style.justifySelf.inColumn : style.alignSelf ?? container.alignItems {
    case .stretch, .start: return first
    case .end: return last
    // The start or end edge of the reading order, independent of the order of lines.
    case .baseline: return container.flow.isReversed(axis) ? .end : .start
    case .lastBaseline: return container.flow.isReversed(axis) ? .start : .end
    default: return .center
    }
  }

  /// The available space for measuring the content.
  ///
  /// The length of the lines of an orthogonal box is determined together with its bounds.
  private func space(of absolute: AbsoluteBox, givenWidth: Bool) -> SizingSpace {
    let width = absolute.horizontal.space.size
    var space = SizingSpace(width: width, height: absolute.vertical.space.size)
    space.availableSpace = MeasureSpace(width: width)
    let isUsed = absolute.knowsHeight || !isOrthogonal(absolute.box.node)
    if isUsed, absolute.hasDefiniteHeight(givenWidth: givenWidth) { space.knownHeight = absolute.vertical.definiteSize }
    return space
  }

  private func usedWidth(of absolute: AbsoluteBox) -> Double {
    let sizing = sizing(absolute.box, Horizontal.self)
    let stretches = sizing.preferred.kind == .automatic && absolute.stretchesHorizontally
    // With a ratio, an automatic height is definite only between two insets, and fills their space only by `stretch`.
    let heightIsExplicit = absolute.vertical.preferred != .automatic || absolute.vertical.alignment == .stretch
    let usesRatio =
      absolute.hasRatio && absolute.hasDefiniteHeight(givenWidth: false)
      && (!stretches || heightIsExplicit && absolute.horizontal.alignment == .auto)
    return boundedWidth(
      of: absolute.box, sizing, stretches: stretches && !usesRatio, in: space(of: absolute, givenWidth: false),
      comesFromRatio: usesRatio && !flexStyle(absolute.box.node).traits.contains(.clipsHorizontally))
  }

  private func usedHeight(of absolute: AbsoluteBox, width: Double) -> Double {
    let space = self.space(of: absolute, givenWidth: true)
    setBreakHeight(breakHeight(of: absolute.box, width: width, in: space), of: absolute.box.node)
    return usedHeight(of: absolute.box, width: width, in: space)
  }
}
