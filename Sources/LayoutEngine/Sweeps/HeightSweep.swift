// The fourth sweep: heights, vertical positions and frames, from a container of known size downwards.

extension Sweeps {
  /// Places the items of every container below, where something changed.
  func sweepHeightsDown(from root: Int32, in input: LayoutInput) {
    let state = state(root)
    if run.arena.sweptInput(of: root) != input { state.pointee.marks.remove(.isPlaced) }
    if isOnGrid { _ = PixelGrid(run).moves(root, to: results[Int(root)].frame.start) }
    contents.pointee.workspace.sweepStack.append(root)
    let base = contents.pointee.workspace.sweepStack.count
    while contents.pointee.workspace.sweepStack.count >= base,
      let node = contents.pointee.workspace.sweepStack.popLast()
    {
      let below = contents.pointee.workspace.sweepStack.count
      defer { contents.pointee.workspace.sweepStack.reverse(from: below) }
      if self.state(node).pointee.marks.contains(.isPlaced) {
        visitItems(of: node)
      } else {
        let height = results[Int(node)].frame.height
        let definiteHeight =
          node == root
          ? input.definiteHeight : self.state(node).pointee.marks.contains(.heightIsDefinite) ? height : nil
        placeItems(of: node, height: height, definiteHeight: definiteHeight)
      }
    }
    if let definiteHeight = input.definiteHeight {
      state.pointee.marks.insert(.heightIsDefinite)
      // The mark means the height itself.
      if definiteHeight != input.height { state.pointee.marks.remove(.isPlaced) }
    } else {
      state.pointee.marks.remove(.heightIsDefinite)
    }
    run.arena.storePlacement(input, of: root, isSwept: true)
  }

  /// Visits containers inside one whose items stay where they are.
  private func visitItems(of node: Int32) {
    state(node).pointee.marks.remove(.isUnread)
    if isOnGrid, !state(node).pointee.marks.contains(.isSnapped) { return snapItems(of: node) }
    visitChangedChildren(of: node)
    run.arena.forgetChanges(below: node)
  }

  /// Puts the items of a container on the grid while they are at hand, and visits those inside which something changes or moves.
  @inline(never) private func snapItems(of node: Int32) {
    PixelGrid(run).snapChildren(of: node, forgetsChanges: true) { child, changes in
      if changes || !state(child).pointee.marks.contains(.isPlaced) {
        contents.pointee.workspace.sweepStack.append(child)
      }
    }
  }

  private func placeItems(of node: Int32, height: Double, definiteHeight: Double?) {
    contents.pointee.statistics.containerVisits += 1
    let style = style(node)
    let sizing = sizing(node, Heights.self)
    let inset = sizing.pointee.inset
    let isRow = style.pointee.traits.contains(.isRow)
    var container = SweptContainer(
      node: node, size: max(0, height - inset), definiteSize: definiteHeight.map { max(0, $0 - inset) })
    container.inset = sizing.pointee.insetStart
    container.isReversed = !isRow && style.pointee.traits.contains(.isReversed)
    if hasPlainItems(node) {
      if isRow { placePlainItemsAcross(container) } else { placePlainItemsAlong(container) }
    } else {
      if isRow { placeMixedItemsAcross(container) } else { placeMixedItemsAlong(container) }
    }
    state(node).pointee.marks.formUnion([.isPlaced, .hasFrames])
    state(node).pointee.marks.remove(.isUnread)
    run.arena.forgetPlacement(of: node)
    if isOnGrid { return snapItems(of: node) }
    run.arena.forgetSnapping(of: node)
    run.arena.forgetChanges(below: node)
    contents.pointee.workspace.placed.append(node)
  }

  @inline(never) private func placePlainItemsAcross(_ container: SweptContainer) {
    placeItemsAcross(container, isPlain: true)
  }
  @inline(never) private func placeMixedItemsAcross(_ container: SweptContainer) {
    placeItemsAcross(container, isPlain: false)
  }
  @inline(never) private func placePlainItemsAlong(_ container: SweptContainer) {
    placeItemsAlong(container, isPlain: true)
  }
  @inline(never) private func placeMixedItemsAlong(_ container: SweptContainer) {
    placeItemsAlong(container, isPlain: false)
  }

  /// A row: §9.4 steps 7 and 11, and §9.6.
  @inline(__always) private func placeItemsAcross(_ container: SweptContainer, isPlain: Bool) {
    let alignItems = style(container.node).pointee.alignItems
    forEachItem(of: container.node, isPlain: isPlain) { node in
      let sizing = sizing(node, Heights.self)
      let traits = sizing.pointee.traits
      let alignment = isPlain ? alignItems : alignment(of: node, traits, in: alignItems)
      let stretches = alignment == .stretch && traits.isDisjoint(with: .hasSize)
      let height = crossSize(of: node, Heights.self, sizing, stretches: stretches, in: container, isPlain: isPlain)
      let offset = crossOffset(alignment, sizing, traits, size: height, in: container, isPlain: isPlain)
      let isGiven = traits.contains(.isFixed) || traits.contains(.isPercentage) && container.definiteSize != nil
      setFrame(
        of: node, y: container.position(offset: offset, extent: height), height: height, in: container,
        isDefinite: stretches || isGiven, isMeasured: !isGiven, isPlain: isPlain)
    }
  }

  /// A column: §9.2 to §9.5.
  @inline(__always) private func placeItemsAlong(_ container: SweptContainer, isPlain: Bool) {
    if isAsHighAsItsContent(container), placeUnflexed(container, isPlain: isPlain) { return }
    let gap = mainGap(of: container, Heights.self)
    let line = makeMainItems(of: container, Heights.self, gap: gap, isPlain: isPlain)
    let freeSpace = resolveFlexibleLengths(line, size: container.size, gap: gap)
    let style = style(container.node)
    let items = line.items
    LayoutRun.alignAlongMainAxis(
      items, freeSpace: freeSpace, gap: gap, style.pointee.justifyContent,
      isReversed: style.pointee.traits.contains(.isReversed), mayHaveAutoMargins: !isPlain
    ) { index, offset in
      let height = items[index].targetMainSize
      setFrame(
        of: items[index].node, y: container.position(offset: offset, extent: height), height: height, in: container,
        isDefinite: container.definiteSize != nil || !items[index].hasContentBasis,
        isMeasured: items[index].hasContentBasis, isPlain: isPlain)
    }
  }

  private func isAsHighAsItsContent(_ container: SweptContainer) -> Bool {
    let state = state(container.node)
    return state.pointee.marks.intersection([.hasContentHeight, .contentHeightIsStale]) == .hasContentHeight
      && state.pointee.contentHeight == container.size && container.size > 0
  }

  /// Places items one behind the other as they are, which is right if they fill the container just so: then nothing flexes, and no
  /// space is left to distribute. Otherwise the answer is false, and they have to be placed again.
  @inline(__always) private func placeUnflexed(_ container: SweptContainer, isPlain: Bool) -> Bool {
    let gap = mainGap(of: container, Heights.self)
    var item = SweepItem()
    var hypotheticalSum = 0.0
    var gapBefore = 0.0
    var offset = 0.0
    forEachItem(of: container.node, isPlain: isPlain) { node in
      makeMainItem(at: &item, node, Heights.self, in: container, isPlain: isPlain)
      let height = item.hypotheticalMainSize
      hypotheticalSum += gapBefore + (height + item.mainMargins)
      gapBefore = gap
      offset += item.mainMarginStart
      setFrame(
        of: node, y: container.position(offset: offset, extent: height), height: height, in: container,
        isDefinite: container.definiteSize != nil || !item.hasContentBasis, isMeasured: item.hasContentBasis,
        isPlain: isPlain)
      offset += height + item.mainMarginEnd
      offset += gap
    }
    return hypotheticalSum == container.size
  }

  /// Sets a frame, and visits a container whose inside it changes.
  @inline(__always) private func setFrame(
    of node: Int32, y: Double, height: Double, in container: SweptContainer, isDefinite: Bool, isMeasured: Bool,
    isPlain: Bool
  ) {
    let (state, result, traits) = (state(node), results + Int(node), self.node(node).pointee.traits)
    var y = y
    if !isPlain, traits.contains(.hasInsets) {
      y += run.verticalShift(of: node, contentHeight: container.definiteSize)
    }
    let isSame = result.pointee.frame.height == height
    result.pointee.frame = LayoutRect(x: state.pointee.x, y: y, width: state.pointee.width, height: height)
    guard isContainer(node) else {
      if traits.contains(.isLeaf) { setExtent(of: node, isMeasured: isMeasured) }
      return
    }
    var marks = state.pointee.marks
    if !isSame || marks.contains(.heightIsDefinite) != isDefinite { marks.remove(.isPlaced) }
    if isDefinite { marks.insert(.heightIsDefinite) } else { marks.remove(.heightIsDefinite) }
    state.pointee.marks = marks
    if !isOnGrid, !marks.contains(.isPlaced) || marks.contains(.isListed) {
      contents.pointee.workspace.sweepStack.append(node)
    }
  }

  /// Keeps what snapping has to know of a leaf.
  @inline(__always) private func setExtent(of node: Int32, isMeasured: Bool) {
    let (horizontal, vertical) = (sizing(node, Widths.self), sizing(node, Heights.self))
    // What follows a ratio is no content.
    let hasRatio = vertical.pointee.traits.contains(.hasRatio)
    run.arena.setExtent(
      ofLeaf: node, inset: SIMD2(horizontal.pointee.inset, vertical.pointee.inset),
      keepsWidth: !hasRatio && state(node).pointee.marks.contains(.widthIsNatural), keepsHeight: !hasRatio && isMeasured
    )
  }
}
