// css-flexbox-1 §9.1 Initial Setup, §4 Flex Items and §5.4 Display Order
// https://www.w3.org/TR/css-flexbox-1/#algo-anon-box

extension LayoutRun {
  /// Fixes what stays the same during the run.
  func setUpContainer(_ container: ContainerPointer) {
    let input = container.pointee.input
    let style = arena.style(container.pointee.node)
    let axes = FlexAxes(
      direction: style.pointee.direction, wrap: style.pointee.wrap, isRightToLeft: input.isRightToLeft)
    container.pointee.axes = axes
    container.pointee.isReverseDirection = style.pointee.direction.isReverse
    container.pointee.wrap = style.pointee.wrap
    if input.task.isIntrinsicWidth {
      container.pointee.contentHeight = input.definiteHeight
    } else {
      let width = max(0, input.width - input.inset.horizontal)
      let height = max(0, input.height - input.inset.vertical)
      container.pointee.contentWidth = width
      container.pointee.contentHeight = input.definiteHeight.map { max(0, $0 - input.inset.vertical) }
      container.pointee.mainSize = axes.isRow ? width : height
      container.pointee.mainSizeFollowsContent = input.task == .extent && !axes.isRow && input.definiteHeight == nil
      container.pointee.crossSize = axes.isRow ? height : width
    }
    container.pointee.measuringWidth = input.measuringWidth ?? container.pointee.contentWidth ?? .infinity
    container.pointee.measuringHeight = input.measuringHeight
    // Percentages of an indefinite size count as 0 in gaps. css-align-3 §8
    let columnGap = max(0, style.pointee.columnGap.resolved(against: container.pointee.contentWidth ?? 0))
    let rowGap = max(0, style.pointee.rowGap.resolved(against: container.pointee.contentHeight ?? 0))
    container.pointee.mainGap = axes.isRow ? columnGap : rowGap
    container.pointee.crossGap = axes.isRow ? rowGap : columnGap
  }

  /// Step 1: the children that take part, in the order of their `order`.
  func generateFlexItems(_ container: ContainerPointer) {
    let first = arena.contents.pointee.workspace.items.count
    container.pointee.firstItem = first
    container.pointee.firstLine = arena.contents.pointee.workspace.lines.count
    _ = arena.contents.pointee.workspace.items.reserve(Int(arena.nodes[Int(container.pointee.node)].childCount))
    let sorts = arena.nodes[Int(container.pointee.node)].traits.contains(.ordersChildren)
    let keys = sorts ? sortedChildren(of: container.pointee.node) : nil
    var position = 0
    var child = arena.nodes[Int(container.pointee.node)].firstChild
    while child >= 0 {
      let node = keys.map { $0[position] } ?? child
      if isInFlow(node) { appendItem(node, container) }
      child = arena.nodes[Int(child)].nextSibling
      position += 1
    }
    container.pointee.itemCount = arena.contents.pointee.workspace.items.count - first
    container.pointee.cursor = 0
  }

  func isInFlow(_ node: Int32) -> Bool {
    arena.nodes[Int(node)].traits.isDisjoint(with: [.isHidden, .isAbsolute])
  }

  /// All children by `order`, those of equal order as they stand.
  private func sortedChildren(of node: Int32) -> UnsafeMutablePointer<Int32> {
    arena.contents.pointee.workspace.orderedChildren.truncate(to: 0)
    var child = arena.nodes[Int(node)].firstChild
    var position: Int32 = 0
    while child >= 0 {
      let order = arena.style(child).pointee.order
      arena.contents.pointee.workspace.orderedChildren.append(
        OrderedChild(order: order, position: position, node: child))
      child = arena.nodes[Int(child)].nextSibling
      position += 1
    }
    return arena.contents.pointee.workspace.sortOrderedChildren()
  }

  private func appendItem(_ node: Int32, _ container: ContainerPointer) {
    let axes = container.pointee.axes
    let style = arena.style(node)
    let basis = PercentageBasis(width: container.pointee.contentWidth, height: container.pointee.contentHeight)
    let box = boxModel(of: node, basis: basis, isRightToLeft: container.pointee.input.isRightToLeft)
    let alignment = usedAlignment(of: style, box: box, container)
    let crossSize = axes.cross == .horizontal ? box.width.preferred.kind : box.height.preferred.kind
    let item = FlexItem(
      box: box, grow: style.pointee.grow, shrink: style.pointee.shrink, alignment: alignment,
      stretches: alignment == .stretch && crossSize == .automatic,
      startMarginIsAuto: box.autoMargins.contains(axes.startSide(axes.main)),
      endMarginIsAuto: box.autoMargins.contains(axes.endSide(axes.main)),
      mainMarginStart: axes.start(box.margin, axes.main), mainMarginEnd: axes.end(box.margin, axes.main),
      crossMarginStart: axes.start(box.margin, axes.cross), crossMarginEnd: axes.end(box.margin, axes.cross),
      mainInset: box.inset.sum(along: axes.main))
    if item.mainMargins < 0 { container.pointee.hasNegativeMargins = true }
    arena.contents.pointee.workspace.items.append(item)
  }

  /// `alignSelf`, with what has no effect replaced.
  private func usedAlignment(
    of style: UnsafePointer<Style>, box: BoxModel, _ container: ContainerPointer
  ) -> AlignItems {
    let axes = container.pointee.axes
    // §8.1: auto margins across take the free space, so that nothing is left to align.
    if !box.autoMargins.isDisjoint(with: [axes.startSide(axes.cross), axes.endSide(axes.cross)]) { return .start }
    return style.pointee.alignSelf.resolved(in: arena.style(container.pointee.node).pointee.alignItems)
  }
}

extension AlignSelf {
  /// What it means in a container: `auto` is the container's own alignment.
  func resolved(in container: AlignItems) -> AlignItems {
    switch self {
    case .auto: return container
    case .stretch: return .stretch
    case .start: return .start
    case .end: return .end
    case .center: return .center
    case .baseline: return .baseline
    }
  }
}
