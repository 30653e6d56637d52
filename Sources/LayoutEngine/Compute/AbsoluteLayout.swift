// css-flexbox-1 §4.1 Absolutely-Positioned Flex Children, css-position-3 §4
// https://www.w3.org/TR/css-flexbox-1/#abspos-items
// https://drafts.csswg.org/css-position-3/#abspos-layout

/// The room for an absolute child along one axis: the padding box of its parent, less its insets.
private struct InsetSpace {
  enum Bias { case start, center, end }

  /// The padding box's extent.
  var extent: Double
  /// From the left or top edge of the padding box.
  var start = 0.0
  /// From the right or bottom edge.
  var end = 0.0
  /// Where a box goes that does not fill the room.
  var bias = Bias.start
  /// An inset is `auto`: nothing stretches the box, and auto margins count as 0.
  var hasAutoInset = false
  /// A box that is larger than the room is shifted back into the padding box, its start first. css-align-3 §4.4
  var shiftsBack = false
  /// What overflows at the end can be scrolled to, so that nothing is shifted because of it.
  var endScrolls = false

  var size: Double { max(0, extent - start - end) }

  /// The room keeps its edge on the side of `kept` when its insets leave nothing.
  mutating func clampNegativeSize(keeping kept: Bias) {
    let overlap = extent - start - end
    guard overlap < 0 else { return }
    switch kept {
    case .start: end += overlap
    case .end: start += overlap
    case .center:
      start += overlap / 2
      end += overlap / 2
    }
  }

  /// Where a margin box stands.
  func position(ofMarginBox size: Double) -> Double {
    let free = extent - start - end - size
    var position: Double
    switch bias {
    case .start: position = start
    case .center: position = start + free / 2
    case .end: position = start + free
    }
    guard shiftsBack, free < 0 else { return position }
    if !endScrolls { position = min(position, extent - min(end, 0) - size) }
    return max(position, min(start, 0))
  }
}

/// An absolute child while it is sized and placed.
private struct AbsoluteBox {
  var box: BoxModel
  var horizontal: InsetSpace
  var vertical: InsetSpace
  /// `alignSelf`, where `auto` stands for CSS's `normal`.
  var alignSelf: AlignSelf

  /// Between two insets `stretch` fills, and so does `normal` but for boxes with a ratio. css-position-3 §4.2
  var stretchesVertically: Bool {
    guard !vertical.hasAutoInset else { return false }
    return alignSelf == .stretch || alignSelf == .auto && box.aspectRatio == nil
  }

  /// Whether the height can be had before what is inside is looked at.
  func knowsHeight(givenWidth: Bool) -> Bool {
    if box.height.preferred.isContentKeyword || box.height.minimum.isContentKeyword
      || box.height.maximum.isContentKeyword
    {
      return false
    }
    guard box.height.preferred.kind == .automatic else { return true }
    if vertical.hasAutoInset { return false }
    if alignSelf == .stretch { return true }
    if alignSelf != .auto { return false }
    return !(box.aspectRatio != nil && givenWidth)
  }

  /// That height.
  var knownHeight: Double {
    let height =
      box.height.preferred.kind == .definite
      ? box.height.preferred.value : max(box.inset.vertical, vertical.size - box.margin.vertical)
    return box.height.clampDefinite(height, floor: box.inset.vertical)
  }

  /// css-position-3 §4.2: auto margins take the free space between two insets.
  mutating func takeUpFreeSpace(around size: LayoutSize, isRightToLeft: Bool) {
    if !horizontal.hasAutoInset {
      let free = horizontal.size - size.width - box.margin.horizontal
      let (left, right) = shares(of: free, .left, .right, overflowsToStart: isRightToLeft)
      box.margin.left += left
      box.margin.right += right
    }
    if !vertical.hasAutoInset {
      let free = vertical.size - size.height - box.margin.vertical
      let (top, bottom) = shares(of: free, .top, .bottom, overflowsToStart: nil)
      box.margin.top += top
      box.margin.bottom += bottom
    }
  }

  /// What two opposite margins take, those that are `auto`.
  ///
  /// - Parameter overflowsToStart: which side overflows where two find too little space; `nil`: both alike.
  private func shares(
    of free: Double, _ start: SideSet, _ end: SideSet, overflowsToStart: Bool?
  ) -> (start: Double, end: Double) {
    switch (box.autoMargins.contains(start), box.autoMargins.contains(end)) {
    case (true, true):
      if free <= 0, let overflowsToStart { return overflowsToStart ? (free, 0) : (0, free) }
      return (free / 2, free / 2)
    case (true, false): return (free, 0)
    case (false, true): return (0, free)
    case (false, false): return (0, 0)
    }
  }

  /// The room in which content is measured.
  func space(knowsHeight: Bool) -> SizingSpace {
    var space = SizingSpace(width: horizontal.size, height: vertical.size)
    if knowsHeight { space.knownHeight = knownHeight }
    space.measuringWidth = horizontal.size
    space.contentDecidesWidth =
      box.width.preferred.kind != .definite && (box.width.preferred.kind != .automatic || horizontal.hasAutoInset)
    return space
  }
}

extension LayoutRun {
  /// Sizes and places the absolute children, from the cursor on. The cursor is the child's index and 1.
  func layOutAbsoluteChildren(_ container: ContainerPointer) throws(Suspension) {
    if container.pointee.cursor == 0 {
      container.pointee.cursor = 1 + Int(arena.nodes[Int(container.pointee.node)].firstChild)
    }
    while container.pointee.cursor > 0 {
      let child = Int32(container.pointee.cursor - 1)
      let traits = arena.nodes[Int(child)].traits
      if traits.contains(.isAbsolute), !traits.contains(.isHidden) {
        try layOutAbsoluteChild(child, container)
      }
      container.pointee.cursor = 1 + Int(arena.nodes[Int(child)].nextSibling)
    }
  }

  private func layOutAbsoluteChild(_ child: Int32, _ container: ContainerPointer) throws(Suspension) {
    var absolute = absoluteBox(child, container)
    let width = try absoluteWidth(absolute)
    let knowsHeight = absolute.knowsHeight(givenWidth: true)
    let space = absolute.space(knowsHeight: knowsHeight)
    let height = try usedAbsoluteHeight(absolute, width: width, knowsHeight: knowsHeight)
    let isRightToLeft = container.pointee.input.isRightToLeft
    absolute.takeUpFreeSpace(around: LayoutSize(width: width, height: height), isRightToLeft: isRightToLeft)
    let border = arena.style(container.pointee.node).pointee.border.physical(isRightToLeft: isRightToLeft)
    let margin = absolute.box.margin
    let x = absolute.horizontal.position(ofMarginBox: width + margin.horizontal) + margin.left
    let y = absolute.vertical.position(ofMarginBox: height + margin.vertical) + margin.top
    setFrame(
      LayoutRect(x: border.left + x, y: border.top + y, width: width, height: height), of: absolute.box,
      widthIsMeasured: space.contentDecidesWidth, heightIsMeasured: !knowsHeight)
    let definiteHeight = knowsHeight ? height : definiteHeight(of: absolute.box, width: width, in: space)
    let input = placementInput(
      of: absolute.box, LayoutSize(width: width, height: height), definiteHeight: definiteHeight,
      heightIsAutomatic: !knowsHeight, in: space)
    layOutLater(child, input)
  }

  private func absoluteBox(_ child: Int32, _ container: ContainerPointer) -> AbsoluteBox {
    let isRightToLeft = container.pointee.input.isRightToLeft
    let border = arena.style(container.pointee.node).pointee.border.physical(isRightToLeft: isRightToLeft)
    let width = max(0, container.pointee.input.width - border.horizontal)
    let height = max(0, container.pointee.input.height - border.vertical)
    let basis = PercentageBasis(width: width, height: height)
    let box = boxModel(of: child, basis: basis, isRightToLeft: isRightToLeft)
    let inset = arena.style(child).pointee.inset.physical(isRightToLeft: box.isRightToLeft)
    let alignSelf = arena.style(child).pointee.alignSelf
    let edges = staticEdges(of: child, container)

    var horizontal = insetSpace(
      start: inset.left.resolved(against: width), end: inset.right.resolved(against: width), extent: width,
      content: contentSpan(.horizontal, container, border), staticEdge: edges.horizontal)
    if !horizontal.hasAutoInset { horizontal.bias = isRightToLeft ? .end : .start }
    horizontal.clampNegativeSize(keeping: horizontal.bias)

    var vertical = insetSpace(
      start: inset.top.resolved(against: height), end: inset.bottom.resolved(against: height), extent: height,
      content: contentSpan(.vertical, container, border), staticEdge: edges.vertical)
    if !vertical.hasAutoInset {
      vertical.bias = alignSelf == .center ? .center : alignSelf == .end ? .end : .start
      vertical.shiftsBack = alignSelf != .auto
      vertical.endScrolls = arena.style(container.pointee.node).pointee.overflow != .visible
    }
    vertical.clampNegativeSize(keeping: vertical.hasAutoInset ? vertical.bias : .start)
    return AbsoluteBox(box: box, horizontal: horizontal, vertical: vertical, alignSelf: alignSelf)
  }

  /// The content box within the padding box.
  private func contentSpan(
    _ axis: Axis, _ container: ContainerPointer, _ border: Edges<Double>
  ) -> (start: Double, extent: Double) {
    let inset = container.pointee.input.inset
    let axes = container.pointee.axes
    let extent = axis == axes.main ? container.pointee.mainSize : container.pointee.crossSize
    return (axis == .horizontal ? inset.left - border.left : inset.top - border.top, extent)
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
    // No inset at all: the static position is the edge, or the middle, of the content box.
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

  /// Where `justifyContent` and the child's alignment would put it as the only item.
  private func staticEdges(
    of child: Int32, _ container: ContainerPointer
  ) -> (horizontal: InsetSpace.Bias, vertical: InsetSpace.Bias) {
    let style = arena.style(container.pointee.node)
    let axes = container.pointee.axes
    let main: InsetSpace.Bias
    switch style.pointee.justifyContent {
    case .start, .spaceBetween: main = axes.isMainReversed ? .end : .start
    case .end: main = axes.isMainReversed ? .start : .end
    case .center, .spaceAround, .spaceEvenly: main = .center
    }
    let cross: InsetSpace.Bias
    switch (arena.style(child).pointee.alignSelf, style.pointee.alignItems) {
    case (.stretch, _), (.start, _), (.auto, .stretch), (.auto, .start):
      cross = axes.isCrossReversed ? .end : .start
    case (.end, _), (.auto, .end):
      cross = axes.isCrossReversed ? .start : .end
    case (.center, _), (.auto, .center):
      cross = .center
    case (.baseline, _), (.auto, .baseline):
      // Where reading begins, whatever the lines do.
      cross = !axes.isRow && container.pointee.input.isRightToLeft ? .end : .start
    }
    return axes.isRow ? (main, cross) : (cross, main)
  }

  private func absoluteWidth(_ absolute: AbsoluteBox) throws(Suspension) -> Double {
    let box = absolute.box
    let knowsHeight = absolute.knowsHeight(givenWidth: false)
    let space = absolute.space(knowsHeight: knowsHeight)
    let preferred = box.width.preferred.kind
    let stretches = preferred == .automatic && !absolute.horizontal.hasAutoInset
    let heightIsExplicit = box.height.preferred.kind != .automatic || absolute.stretchesVertically
    let usesRatio = box.aspectRatio != nil && knowsHeight && (!stretches || heightIsExplicit)
    let width: Double
    switch preferred {
    case .definite: width = box.width.preferred.value
    case .minContent: width = try contentBasedWidth(of: box, .minContentWidth, in: space)
    case .maxContent: width = try contentBasedWidth(of: box, .maxContentWidth, in: space)
    case .automatic where stretches && !usesRatio:
      width = max(box.inset.horizontal, absolute.horizontal.size - box.margin.horizontal)
    default: width = try fitContentWidth(of: box, available: absolute.horizontal.size, in: space)
    }
    let hasContentMinimum = preferred == .automatic && usesRatio && box.hasVisibleOverflow
    var bounds = try widthBounds(of: box, hasContentMinimum: hasContentMinimum, in: space)
    if preferred == .automatic { bounds = transferHeightBounds(of: box, to: bounds) }
    return bounds.clamp(width)
  }

  private func usedAbsoluteHeight(
    _ absolute: AbsoluteBox, width: Double, knowsHeight: Bool
  ) throws(Suspension) -> Double {
    if knowsHeight { return absolute.knownHeight }
    var space = absolute.space(knowsHeight: false)
    space.stretchesHeight = absolute.stretchesVertically
    return try usedHeight(of: absolute.box, width: width, in: space)
  }
}
