// The third sweep: content heights at known widths, from the leaves upwards.

extension Heights {
  @inline(__always) static func sizing(of item: Int32, in container: SweptContainer, _ sweeps: Sweeps) -> AxisPointer {
    sweeps.sizing(item, Heights.self)
  }

  @inline(__always) static func knownContentSize(of item: Int32, _ sweeps: Sweeps) -> Double? {
    let state = sweeps.state(item)
    let isKnown =
      state.pointee.marks.intersection([.hasContentHeight, .contentHeightIsStale]) == .hasContentHeight
      && (sweeps.isCSS || !sweeps.node(item).pointee.traits.contains(.isLeaf))
    return isKnown ? state.pointee.contentHeight : nil
  }

  @inline(__always) static func contentSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    let height = sweeps.contentHeight(of: item) + sizing.pointee.inset
    // A stack view's leaf is not higher than the room in its container.
    guard !sweeps.isCSS, let room = container.definiteSize, sweeps.node(item).pointee.traits.contains(.isLeaf) else {
      return height
    }
    return min(height, max(sizing.pointee.inset, room - sizing.pointee.margins))
  }

  /// The block axis knows no difference between min-content and max-content.
  @inline(__always) static func leastContentSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    contentSize(of: item, sizing, in: container, sweeps)
  }

  @inline(__always) static func fittingSize(
    of item: Int32, _ sizing: AxisPointer, in container: SweptContainer, _ sweeps: Sweeps
  ) -> Double {
    contentSize(of: item, sizing, in: container, sweeps)
  }
}

extension Sweeps {
  /// The height of a content box whose width is known.
  @inline(__always) func contentHeight(of node: Int32) -> Double {
    let state = state(node)
    if state.pointee.marks.intersection([.hasContentHeight, .contentHeightIsStale]) == .hasContentHeight {
      return state.pointee.contentHeight
    }
    return findContentHeight(of: node)
  }

  @inline(__always) private func findContentHeight(of node: Int32) -> Double {
    self.node(node).pointee.traits.contains(.isLeaf) ? heightOfLeaf(node) : findHeightOfContent(of: node)
  }

  @inline(never) private func heightOfLeaf(_ node: Int32) -> Double {
    let state = state(node)
    if !state.pointee.marks.contains(.hasContentHeight) {
      let width = max(0, state.pointee.width - sizing(node, Widths.self).pointee.inset)
      state.pointee.contentHeight = run.measureLeaf(node, .width(width)).size.height
      state.pointee.marks.insert(.hasContentHeight)
    }
    return state.pointee.contentHeight
  }

  @inline(never) private func findHeightOfContent(of node: Int32) -> Double {
    let state = state(node)
    guard isContainer(node) else {
      state.pointee.contentHeight = 0
      state.pointee.marks.insert(.hasContentHeight)
      state.pointee.marks.remove(.contentHeightIsStale)
      return 0
    }
    sweepContentHeights(from: node)
    return state.pointee.contentHeight
  }

  /// Lists the containers that a content height depends on, and goes through the list from its end.
  private func sweepContentHeights(from root: Int32) {
    let list = contents.pointee.workspace.heightDemands.count
    contents.pointee.workspace.sweepStack.append(root)
    let stack = contents.pointee.workspace.sweepStack.count
    while contents.pointee.workspace.sweepStack.count >= stack,
      let node = contents.pointee.workspace.sweepStack.popLast()
    {
      contents.pointee.workspace.heightDemands.append(node)
      let below = contents.pointee.workspace.sweepStack.count
      listHeightDemands(of: node)
      contents.pointee.workspace.sweepStack.reverse(from: below)
    }
    for index in (list..<contents.pointee.workspace.heightDemands.count).reversed() {
      setContentHeight(of: contents.pointee.workspace.heightDemands[index])
    }
    contents.pointee.workspace.heightDemands.truncate(to: list)
  }

  private func listHeightDemands(of container: Int32) {
    guard node(container).pointee.traits.contains(.hasGrandchildren) else { return }
    let isRow = style(container).pointee.traits.contains(.isRow)
    forEachItem(of: container) { item in
      guard isContainer(item) else { return }
      let traits = sizing(item, Heights.self).pointee.traits
      let isGiven = traits.contains(.isFixed) && (isRow || !traits.contains(.hasAutomaticMinimum))
      let known = state(item).pointee.marks.intersection([.hasContentHeight, .contentHeightIsStale])
      if !isGiven, known != .hasContentHeight { contents.pointee.workspace.sweepStack.append(item) }
    }
  }

  private func setContentHeight(of node: Int32) {
    contents.pointee.statistics.containerVisits += 1
    let state = state(node)
    let container = SweptContainer(node: node, size: 0, definiteSize: nil)
    let isRow = style(node).pointee.traits.contains(.isRow)
    if hasPlainItems(node) {
      state.pointee.contentHeight =
        isRow ? highestItem(in: container, isPlain: true) : sumOfHeights(in: container, isPlain: true)
    } else {
      state.pointee.contentHeight =
        isRow ? highestItem(in: container, isPlain: false) : sumOfHeights(in: container, isPlain: false)
    }
    state.pointee.marks.insert(.hasContentHeight)
    state.pointee.marks.subtract([.contentHeightIsStale, .isUnread])
  }

  /// A row: §9.4 steps 7 and 8.
  @inline(__always) private func highestItem(in container: SweptContainer, isPlain: Bool) -> Double {
    var largest = 0.0
    forEachItem(of: container.node, isPlain: isPlain) { item in
      let sizing = sizing(item, Heights.self)
      let height = crossSize(of: item, Heights.self, sizing, stretches: false, in: container, isPlain: isPlain)
      largest = max(largest, height + sizing.pointee.margins)
    }
    return largest
  }

  /// A column: §9.2 and §9.3.
  @inline(__always) private func sumOfHeights(in container: SweptContainer, isPlain: Bool) -> Double {
    let gap = mainGap(of: container, Heights.self)
    var item = SweepItem()
    var sum = 0.0
    var gapBefore = 0.0
    forEachItem(of: container.node, isPlain: isPlain) { node in
      makeMainItem(at: &item, node, Heights.self, in: container, isPlain: isPlain)
      sum += gapBefore + (item.hypotheticalMainSize + item.mainMargins)
      gapBefore = gap
    }
    return max(0, sum)
  }

  /// From below upwards: finds out content heights that are going to be asked for, and finds those out again that may have
  /// changed and that something was made of, as far as they did change.
  func refreshContentHeights() {
    for index in (0..<contents.pointee.workspace.visited.count).reversed() {
      let node = contents.pointee.workspace.visited[index]
      let state = state(node)
      let marks = state.pointee.marks
      guard marks.isSuperset(of: [.hasContentHeight, .contentHeightIsStale]) else {
        state.pointee.marks.remove(.contentHeightIsStale)
        if marks.contains(.heightIsAsked), !marks.contains(.hasContentHeight) { setContentHeight(of: node) }
        continue
      }
      let known = state.pointee.contentHeight
      setContentHeight(of: node)
      let parent = self.node(node).pointee.parent
      if state.pointee.contentHeight != known, index > 0 {
        self.state(parent).pointee.marks.insert(.contentHeightIsStale)
        self.state(parent).pointee.marks.remove(.isPlaced)
      }
    }
  }
}

// MARK: - The extent

extension Sweeps {
  /// What the items take in a content box of known width, after flexing and before alignment. See ``LayoutTask/extent``.
  func contentExtent(of root: Int32, in input: LayoutInput) -> LayoutSize {
    let height = max(0, input.height - input.inset.vertical)
    let definite = input.definiteHeight.map { max(0, $0 - input.inset.vertical) }
    let width = max(0, input.width - input.inset.horizontal)
    var container = SweptContainer(node: root, size: height, definiteSize: definite)
    let isRow = style(root).pointee.traits.contains(.isRow)
    if isRow {
      return LayoutSize(
        width: input.inset.horizontal + max(0, rowExtent(of: root, width: width)),
        height: input.inset.vertical + highestStretchedItem(in: container))
    }
    var widest = 0.0
    forEachItem(of: root) { item in
      widest = max(widest, state(item).pointee.width + sizing(item, Widths.self).pointee.margins)
    }
    let main = columnExtent(&container)
    return LayoutSize(width: input.inset.horizontal + widest, height: input.inset.vertical + max(0, main))
  }

  private func rowExtent(of root: Int32, width: Double) -> Double {
    let gap = mainGap(of: SweptContainer(node: root, size: width, definiteSize: width), Widths.self)
    var used = 0.0
    var count = 0
    forEachItem(of: root) { item in
      used += state(item).pointee.width + sizing(item, Widths.self).pointee.margins
      count += 1
    }
    if count == 0 { return 0 }
    let room = width - gap * Double(count - 1)
    return width - (room - used)
  }

  /// Before a line is sized, a single line of definite height stretches its items at once. §9.4 step 8
  private func highestStretchedItem(in container: SweptContainer) -> Double {
    let alignItems = style(container.node).pointee.alignItems
    var largest = 0.0
    forEachItem(of: container.node) { item in
      let sizing = sizing(item, Heights.self)
      let traits = sizing.pointee.traits
      let stretches =
        container.definiteSize != nil && traits.isDisjoint(with: .hasSize)
        && alignment(of: item, traits, in: alignItems) == .stretch
      let height = crossSize(of: item, Heights.self, sizing, stretches: stretches, in: container, isPlain: false)
      largest = max(largest, height + sizing.pointee.margins)
    }
    return largest
  }

  private func columnExtent(_ container: inout SweptContainer) -> Double {
    let gap = mainGap(of: container, Heights.self)
    let line = makeMainItems(of: container, Heights.self, gap: gap, isPlain: false)
    if line.items.isEmpty { return 0 }
    if container.definiteSize == nil { container.size = max(0, line.hypotheticalSum) }
    let freeSpace = resolveFlexibleLengths(line, size: container.size, gap: gap)
    return container.size - freeSpace
  }
}
