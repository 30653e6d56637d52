// The second sweep: widths and horizontal positions, from a container of known width downwards.

extension Sweeps {
  /// Sizes and places the items of every container below along the horizontal axis, where something changed.
  ///
  /// The containers that were looked at are left on the list of those that were visited.
  func sweepWidthsDown(from root: Int32) {
    contents.pointee.workspace.visited.truncate(to: 0)
    contents.pointee.workspace.sweepStack.append(root)
    let base = contents.pointee.workspace.sweepStack.count
    while contents.pointee.workspace.sweepStack.count >= base,
      let node = contents.pointee.workspace.sweepStack.popLast()
    {
      contents.pointee.workspace.visited.append(node)
      if state(node).pointee.marks.contains(.widthsAreSet) {
        visitChangedChildren(of: node)
      } else {
        setWidths(inside: node)
      }
    }
  }

  private func setWidths(inside node: Int32) {
    contents.pointee.statistics.containerVisits += 1
    let state = state(node)
    let style = style(node)
    let width = max(0, state.pointee.width - style.pointee.horizontal.inset)
    let isRow = style.pointee.traits.contains(.isRow)
    let isRightToLeft = state.pointee.marks.contains(.isRightToLeft)
    var container = SweptContainer(node: node, size: width, definiteSize: width)
    container.inset = style.pointee.horizontal.insetStart
    container.isReversed = isRow ? style.pointee.traits.contains(.isReversed) != isRightToLeft : isRightToLeft
    container.measuringWidth =
      state.pointee.marks.contains(.measuresInOuterRoom) ? state.pointee.measuringWidth : width
    if isRow { setWidthsAlong(container) } else { setWidthsAcross(container) }
    state.pointee.marks.subtract([.isUnread, .isPlaced])
    state.pointee.marks.formUnion([.widthsAreSet, .contentHeightIsStale])
  }

  /// A row: §9.2 to §9.5.
  private func setWidthsAlong(_ container: SweptContainer) {
    let gap = mainGap(of: container, Widths.self)
    let line = makeMainItems(of: container, Widths.self, gap: gap) { resolvedHorizontalSizing(of: $0, in: container) }
    let freeSpace = resolveFlexibleLengths(line, size: container.size, gap: gap)
    let style = style(container.node)
    let items = line.items
    LayoutRun.alignAlongMainAxis(
      items, freeSpace: freeSpace, gap: gap, style.pointee.justifyContent,
      isReversed: style.pointee.traits.contains(.isReversed)
    ) { index, offset in
      let width = items[index].targetMainSize
      let isNatural = items[index].hasContentBasis && width == items[index].flexBaseSize
      setWidth(
        width, x: container.position(offset: offset, extent: width), of: items[index].node, in: container,
        isNatural: isNatural, followsContent: items[index].hasContentBasis)
    }
  }

  /// A column: §9.4 steps 7 and 11, and §9.6.
  private func setWidthsAcross(_ container: SweptContainer) {
    let alignItems = style(container.node).pointee.alignItems
    let measuresInOuterRoom = state(container.node).pointee.marks.contains(.measuresInOuterRoom)
    forEachItem(of: container.node) { node in
      let sizing = resolvedHorizontalSizing(of: node, in: container)
      let traits = style(node).pointee.horizontalTraits
      let alignment = alignment(of: node, traits, in: alignItems)
      let stretches = alignment == .stretch && traits.isDisjoint(with: .hasSize)
      let width =
        style(node).pointee.traits.contains(.hasRatio)
        ? setHeightByRatio(of: node, sizing, in: container)
        : crossSize(of: node, Widths.self, sizing, stretches: stretches, in: container)
      let offset = crossOffset(alignment, sizing, traits, size: width, in: container)
      let hasWidth = !traits.isDisjoint(with: .hasSize)
      setWidth(
        width, x: container.position(offset: offset, extent: width), of: node, in: container,
        isNatural: !hasWidth && !stretches,
        followsContent: stretches ? measuresInOuterRoom : !hasWidth)
    }
  }

  /// The edges of an item in a container of known width. Percentages are resolved once, for all sweeps that follow.
  @inline(__always) private func resolvedHorizontalSizing(of node: Int32, in container: SweptContainer) -> AxisStyle {
    let style = style(node)
    if style.pointee.traits.contains(.hasPercentageEdges) { resolvePercentageEdges(of: node, in: container) }
    return style.pointee.horizontal
  }

  @inline(never) private func resolvePercentageEdges(of node: Int32, in container: SweptContainer) {
    let style = style(node)
    let edges = resolvedEdges(of: node, basis: PercentageBasis(width: container.size, height: nil))
    let isSame =
      edges.horizontal.insetStart == style.pointee.horizontal.insetStart
      && edges.horizontal.insetEnd == style.pointee.horizontal.insetEnd
      && edges.vertical.insetStart == style.pointee.vertical.insetStart
      && edges.vertical.insetEnd == style.pointee.vertical.insetEnd
    style.pointee.horizontal = edges.horizontal
    style.pointee.vertical = edges.vertical
    if !isSame { state(node).pointee.marks.subtract([.widthsAreSet, .hasContentHeight, .isPlaced]) }
  }

  /// Keeps what was found out about an item, and visits a container whose inside it changes.
  @inline(__always) private func setWidth(
    _ width: Double, x: Double, of node: Int32, in container: SweptContainer, isNatural: Bool, followsContent: Bool
  ) {
    let (record, state, style) = (self.node(node), state(node), style(node))
    var marks = state.pointee.marks
    state.pointee.x = x
    if style.pointee.traits.contains(.hasInsets) { state.pointee.x = x + relativeShift(of: node, in: container) }
    marks.rawValue =
      marks.rawValue & ~SweepState.Marks.widthIsNatural.rawValue
      | (isNatural ? SweepState.Marks.widthIsNatural.rawValue : 0)
    let isLeaf = record.pointee.traits.contains(.isLeaf)
    if state.pointee.width != width {
      state.pointee.width = width
      marks.remove(.widthsAreSet)
      if isLeaf, !style.pointee.traits.contains(.hasRatio) { marks.remove(.hasContentHeight) }
    }
    state.pointee.marks = marks
    if isLeaf || record.pointee.firstChild < 0 { return }
    passDown(to: node, from: container, followsContent: followsContent)
    if !state.pointee.marks.contains(.widthsAreSet) || marks.contains(.isListed) {
      contents.pointee.workspace.sweepStack.append(node)
    }
  }

  /// What a container inherits: the direction of text, and the room in which leaves are measured.
  @inline(__always) private func passDown(to node: Int32, from container: SweptContainer, followsContent: Bool) {
    let state = state(node)
    var inherited = self.state(container.node).pointee.marks.intersection(.isRightToLeft)
    switch style(node).pointee.layoutDirection {
    case .inherit: break
    case .leftToRight: inherited = []
    case .rightToLeft: inherited = .isRightToLeft
    }
    if !isCSS, followsContent {
      let sizing = style(node).pointee.horizontal
      inherited.insert(.measuresInOuterRoom)
      setRoom(max(0, container.measuringWidth - sizing.margins - sizing.inset), of: node)
    }
    let known: SweepState.Marks = [.isRightToLeft, .measuresInOuterRoom]
    guard state.pointee.marks.intersection(known) != inherited else { return }
    state.pointee.marks.subtract(known.union(.widthsAreSet))
    state.pointee.marks.formUnion(inherited)
  }

  /// The width of a box with a ratio in a column that stretches it, and with it the height. See ``RigidItem``.
  private func setHeightByRatio(of node: Int32, _ sizing: AxisStyle, in container: SweptContainer) -> Double {
    let style = run.arena.style(node)
    let box = RatioBox(
      ratio: style.pointee.aspectRatio ?? 1, sizesContentBox: style.pointee.boxSizing == .contentBox,
      horizontalInset: sizing.inset, verticalInset: self.style(node).pointee.vertical.inset)
    let state = state(node)
    state.pointee.marks.insert(.hasContentHeight)
    if isCSS {
      let width = max(sizing.inset, container.size - sizing.margins)
      state.pointee.contentHeight = max(box.height(fromWidth: width), box.verticalInset)
      return width
    }
    state.pointee.contentHeight = box.height(fromWidth: max(max(0, container.size - sizing.margins), sizing.inset))
    return max(box.width(fromHeight: state.pointee.contentHeight), sizing.inset)
  }

  private func relativeShift(of node: Int32, in container: SweptContainer) -> Double {
    let isRightToLeft = state(container.node).pointee.marks.contains(.isRightToLeft)
    return run.horizontalShift(of: node, contentWidth: container.size, isRightToLeft: isRightToLeft)
  }
}
