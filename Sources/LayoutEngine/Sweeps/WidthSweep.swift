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
      let below = contents.pointee.workspace.sweepStack.count
      defer { contents.pointee.workspace.sweepStack.reverse(from: below) }
      if state(node).pointee.marks.contains(.widthsAreSet) {
        state(node).pointee.marks.remove(.isUnread)
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
    let width = max(0, state.pointee.width - sizing(node, Widths.self).pointee.inset)
    let isRow = style.pointee.traits.contains(.isRow)
    let isRightToLeft = state.pointee.marks.contains(.isRightToLeft)
    var container = SweptContainer(node: node, size: width, definiteSize: width)
    container.inset = sizing(node, Widths.self).pointee.insetStart
    container.isReversed = isRow ? style.pointee.traits.contains(.isReversed) != isRightToLeft : isRightToLeft
    container.measuringWidth =
      state.pointee.marks.contains(.measuresInOuterRoom) ? state.pointee.measuringWidth : width
    let isPlain = hasPlainItems(node)
    // A row that is not asked how high it is asks neither those that it stretches.
    container.asksHeights =
      !isRow || state.pointee.marks.contains(.heightIsAsked) || isPlain && style.pointee.alignItems != .stretch
    if isPlain {
      if isRow { setPlainWidthsAlong(container) } else { setPlainWidthsAcross(container) }
    } else {
      if isRow { setMixedWidthsAlong(container) } else { setMixedWidthsAcross(container) }
    }
    state.pointee.marks.subtract([.isUnread, .isPlaced])
    state.pointee.marks.formUnion([.widthsAreSet, .contentHeightIsStale])
  }

  @inline(never) private func setPlainWidthsAlong(_ container: SweptContainer) {
    setWidthsAlong(container, isPlain: true)
  }
  @inline(never) private func setMixedWidthsAlong(_ container: SweptContainer) {
    setWidthsAlong(container, isPlain: false)
  }
  @inline(never) private func setPlainWidthsAcross(_ container: SweptContainer) {
    setWidthsAcross(container, isPlain: true)
  }
  @inline(never) private func setMixedWidthsAcross(_ container: SweptContainer) {
    setWidthsAcross(container, isPlain: false)
  }

  /// A row: §9.2 to §9.5.
  @inline(__always) private func setWidthsAlong(_ container: SweptContainer, isPlain: Bool) {
    let gap = mainGap(of: container, Widths.self)
    let line = makeMainItems(of: container, Widths.self, gap: gap, isPlain: isPlain)
    let freeSpace = resolveFlexibleLengths(line, size: container.size, gap: gap)
    let style = style(container.node)
    let items = line.items
    LayoutRun.alignAlongMainAxis(
      items, freeSpace: freeSpace, gap: gap, style.pointee.justifyContent,
      isReversed: style.pointee.traits.contains(.isReversed), mayHaveAutoMargins: !isPlain
    ) { index, offset in
      let width = items[index].targetMainSize
      let isNatural = items[index].hasContentBasis && width == items[index].flexBaseSize
      setWidth(
        width, x: container.position(offset: offset, extent: width), of: items[index].node, in: container,
        isNatural: isNatural, followsContent: items[index].hasContentBasis, isPlain: isPlain)
    }
  }

  /// A column: §9.4 steps 7 and 11, and §9.6.
  @inline(__always) private func setWidthsAcross(_ container: SweptContainer, isPlain: Bool) {
    let alignItems = style(container.node).pointee.alignItems
    let measuresInOuterRoom = state(container.node).pointee.marks.contains(.measuresInOuterRoom)
    forEachItem(of: container.node, isPlain: isPlain) { node in
      let sizing = isPlain ? sizing(node, Widths.self) : resolvedHorizontalSizing(of: node, in: container)
      let traits = sizing.pointee.traits
      let alignment = isPlain ? alignItems : alignment(of: node, traits, in: alignItems)
      let stretches = alignment == .stretch && traits.isDisjoint(with: .hasSize)
      let width =
        !isPlain && traits.contains(.hasRatio)
        ? setHeightByRatio(of: node, sizing, in: container)
        : crossSize(of: node, Widths.self, sizing, stretches: stretches, in: container, isPlain: isPlain)
      let offset = crossOffset(alignment, sizing, traits, size: width, in: container, isPlain: isPlain)
      let hasWidth = !traits.isDisjoint(with: .hasSize)
      setWidth(
        width, x: container.position(offset: offset, extent: width), of: node, in: container,
        isNatural: !hasWidth && !stretches,
        followsContent: stretches ? measuresInOuterRoom : !hasWidth, isPlain: isPlain)
    }
  }

  /// The edges of an item in a container of known width. Percentages are resolved once, for all sweeps that follow.
  @inline(__always) func resolvedHorizontalSizing(of node: Int32, in container: SweptContainer) -> AxisPointer {
    if style(node).pointee.traits.contains(.hasPercentageEdges) { resolvePercentageEdges(of: node, in: container) }
    return sizing(node, Widths.self)
  }

  @inline(never) private func resolvePercentageEdges(of node: Int32, in container: SweptContainer) {
    let (horizontal, vertical) = (sizing(node, Widths.self), sizing(node, Heights.self))
    let edges = resolvedEdges(of: node, basis: PercentageBasis(width: container.size, height: nil))
    let isSame =
      edges.horizontal.insetStart == horizontal.pointee.insetStart
      && edges.horizontal.insetEnd == horizontal.pointee.insetEnd
      && edges.vertical.insetStart == vertical.pointee.insetStart
      && edges.vertical.insetEnd == vertical.pointee.insetEnd
    horizontal.pointee = edges.horizontal
    vertical.pointee = edges.vertical
    if !isSame { state(node).pointee.marks.subtract([.widthsAreSet, .hasContentHeight, .isPlaced]) }
  }

  /// Keeps what was found out about an item, and visits a container whose inside it changes.
  @inline(__always) private func setWidth(
    _ width: Double, x: Double, of node: Int32, in container: SweptContainer, isNatural: Bool, followsContent: Bool,
    isPlain: Bool
  ) {
    let (record, state) = (self.node(node), state(node))
    let traits = record.pointee.traits
    var marks = state.pointee.marks
    state.pointee.x = x
    if !isPlain, traits.contains(.hasInsets) { state.pointee.x = x + relativeShift(of: node, in: container) }
    marks.rawValue =
      marks.rawValue & ~SweepState.Marks.widthIsNatural.rawValue
      | (isNatural ? SweepState.Marks.widthIsNatural.rawValue : 0)
    let isLeaf = traits.contains(.isLeaf)
    if state.pointee.width != width {
      state.pointee.width = width
      marks.remove(.widthsAreSet)
      if isLeaf, isPlain || !sizing(node, Widths.self).pointee.traits.contains(.hasRatio) {
        marks.remove(.hasContentHeight)
      }
    }
    state.pointee.marks = marks
    if isLeaf || record.pointee.firstChild < 0 { return }
    passDown(to: node, from: container, followsContent: followsContent)
    marks = state.pointee.marks
    if asksHeight(of: node, in: container) { marks.insert(.heightIsAsked) } else { marks.remove(.heightIsAsked) }
    state.pointee.marks = marks
    if !marks.contains(.widthsAreSet) || marks.contains(.isListed) {
      contents.pointee.workspace.sweepStack.append(node)
    }
  }

  /// Whether it is certain that an item's content height will be asked for. Where it is not, it is found out when that is done.
  @inline(__always) private func asksHeight(of node: Int32, in container: SweptContainer) -> Bool {
    container.asksHeights && sizing(node, Heights.self).pointee.traits.contains(.isAutomatic)
      && style(node).pointee.traits.isDisjoint(with: [.hasBasis, .hasRatio])
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
      let sizing = sizing(node, Widths.self)
      inherited.insert(.measuresInOuterRoom)
      setRoom(max(0, container.measuringWidth - sizing.pointee.margins - sizing.pointee.inset), of: node)
    }
    let known: SweepState.Marks = [.isRightToLeft, .measuresInOuterRoom]
    guard state.pointee.marks.intersection(known) != inherited else { return }
    state.pointee.marks.subtract(known.union(.widthsAreSet))
    state.pointee.marks.formUnion(inherited)
  }

  /// The width of a box with a ratio in a column that stretches it, and with it the height. See ``RigidItem``.
  private func setHeightByRatio(of node: Int32, _ sizing: AxisPointer, in container: SweptContainer) -> Double {
    let box = ratioBox(of: node, sizing.pointee.inset, self.sizing(node, Heights.self).pointee.inset)
    let state = state(node)
    state.pointee.marks.insert(.hasContentHeight)
    if isCSS {
      let width = max(sizing.pointee.inset, container.size - sizing.pointee.margins)
      state.pointee.contentHeight = max(box.height(fromWidth: width), box.verticalInset)
      return width
    }
    state.pointee.contentHeight = box.height(
      fromWidth: max(max(0, container.size - sizing.pointee.margins), sizing.pointee.inset))
    return max(box.width(fromHeight: state.pointee.contentHeight), sizing.pointee.inset)
  }

  /// A box with a ratio, and its padding and border along both axes.
  func ratioBox(of node: Int32, _ horizontalInset: Double, _ verticalInset: Double) -> RatioBox {
    let style = run.arena.style(node)
    return RatioBox(
      ratio: style.pointee.aspectRatio ?? 1, sizesContentBox: style.pointee.boxSizing == .contentBox,
      horizontalInset: horizontalInset, verticalInset: verticalInset)
  }

  private func relativeShift(of node: Int32, in container: SweptContainer) -> Double {
    let isRightToLeft = state(container.node).pointee.marks.contains(.isRightToLeft)
    return run.horizontalShift(of: node, contentWidth: container.size, isRightToLeft: isRightToLeft)
  }
}
