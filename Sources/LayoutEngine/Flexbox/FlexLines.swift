// Items that are sized across line by line: rows that wrap or align baselines, and columns in which widths depend on
// heights.

/// The items of a container during sizing and alignment across their lines.
struct LineLayout {
  let items: Table<CrossItem>
  let count: Int
  /// The range of the lines in the workspace.
  let lines: Range<Int>
  /// The free space that the lines leave of the container's cross size.
  var crossFreeSpace = 0.0
  /// The main size of the longest line of a column.
  var mainExtent = 0.0
}

extension LayoutPasses {
  func release(_ layout: LineLayout) {
    arena.workspace.crossItems.pop(layout.count)
    arena.workspace.lines.truncate(to: layout.lines.lowerBound)
  }

  /// An item of unknown cross size.
  @inline(__always) func crossItem<A: StaticAxis>(_ node: Int32, _ axis: A.Type, in container: FlexContainer)
    -> CrossItem
  {
    let (style, space) = (axisStyle(node, axis), A.space(container))
    let alignment = alignment(of: node, style.traits, in: container)
    var item = CrossItem(
      node: node, alignment: alignment,
      stretches: space.stretches(style.traits, alignment, isSingleLine: container.isSingleLine))
    item.crossMarginStart = space.marginStart(style)
    item.crossMarginEnd = space.marginEnd(style)
    return item
  }

  // MARK: - Rows

  /// The cross sizes of the items and lines of a row whose widths are set: §9.4.
  ///
  /// - Parameter isContentHeight: Whether the height of the row is being determined. If so, no line is stretched.
  @inline(never) func sizeRowItems(_ container: FlexContainer, isContentHeight: Bool) -> LineLayout {
    let capacity = Int(nodes[container.node].childCount)
    let items = arena.workspace.crossItems.push(capacity)
    let firstLine = arena.workspace.lines.count
    let stretchesAtOnce = container.isSingleLine && (!isContentHeight || container.vertical.definiteSize != nil)
    var index = 0
    var start = 0
    var isFirst = true
    let collapsedTrait = collapsedTrait(in: container)
    for node in self.items(of: container.node, includesCollapsed: hasCollapsedItems(container)) {
      if !isFirst, !container.isSingleLine, states[node].marks.contains(.startsLine) {
        arena.workspace.lines.append(FlexLine(firstItem: start, itemCount: index - start))
        start = index
      }
      isFirst = false
      if !nodes[node].traits.isDisjoint(with: collapsedTrait) { continue }
      // Step 7
      items[index] = crossItem(node, Vertical.self, in: container)
      items[index].mainSize = states[node].width
      items[index].crossSize = crossSize(
        of: node, Vertical.self, stretches: stretchesAtOnce && items[index].stretches, in: container, AnyItems.self)
      determineAscent(of: &items[index], Vertical.self, in: container)
      index += 1
    }
    if !isFirst { arena.workspace.lines.append(FlexLine(firstItem: start, itemCount: index - start)) }
    arena.workspace.crossItems.pop(capacity - index)
    var layout = LineLayout(items: items, count: index, lines: firstLine..<arena.workspace.lines.count)
    addStruts(to: layout.lines, isContentSize: isContentHeight, in: container)
    // Step 8
    calculateLineCrossSizes(layout.lines, items)
    if isContentHeight { return layout }
    // Steps 9 and 11
    layout.crossFreeSpace = stretchLines(
      layout.lines, crossSize: container.vertical.size, gap: gap(container, Vertical.self), in: container)
    if !container.isSingleLine { stretchRowItems(layout, in: container) }
    return layout
  }

  private func stretchRowItems(_ layout: LineLayout, in container: FlexContainer) {
    for index in layout.lines {
      let line = arena.workspace.lines[index]
      for item in line.items where layout.items[item].stretches {
        let node = layout.items[item].node
        if isRigid(node) { continue }
        layout.items[item].crossSize = stretchedCrossSize(
          of: node, Vertical.self, lineCrossSize: line.crossSize, in: container, sizingSpace(for: node, in: container))
      }
    }
  }

  // MARK: - Columns

  /// The sizes along both axes of the items and lines of a column.
  ///
  /// - Parameter isContentSize: Whether the content width is being determined. If so, no line is stretched.
  @inline(never) func sizeColumnItems(_ container: FlexContainer, isContentSize: Bool = false) -> LineLayout {
    let gap = gap(container, Vertical.self)
    // §9.2 Line length determination
    let all = makeMainItems(of: container, Vertical.self, gap: gap, AnyItems.self)
    defer { release(all) }
    // §9.3 Main size determination
    let lines = collectLines(all.items, gap: gap, in: container)
    var layout = LineLayout(
      items: arena.workspace.crossItems.push(all.items.count), count: all.items.count, lines: lines)
    var mainSize = container.vertical.size
    if isContentSize, container.vertical.definiteSize == nil {
      mainSize = lines.reduce(0) { max($0, arena.workspace.lines[$1].hypotheticalSum) }
    }
    for index in lines {
      let line = mainLine(arena.workspace.lines[index], of: all)
      let items = layout.items.suffix(from: arena.workspace.lines[index].firstItem)
      let freeSpace = resolveLine(line, Vertical.self, size: mainSize, gap: gap, in: container, AnyItems.self) {
        mainItems, index, offset in
        items[index] = crossItem(mainItems[index].node, Horizontal.self, in: container)
        items[index].mainOffset = offset
        items[index].mainSize = mainItems[index].targetMainSize
        items[index].hasContentBasis = mainItems[index].hasContentBasis
        // §9.4 Cross size determination: step 7
        items[index].crossSize = hypotheticalWidth(of: mainItems[index], in: container)
        determineAscent(of: &items[index], Horizontal.self, in: container)
      }
      layout.mainExtent = max(layout.mainExtent, mainSize - freeSpace)
    }
    addStruts(to: lines, isContentSize: isContentSize, in: container)
    // Steps 8, 9 and 11
    calculateLineCrossSizes(lines, layout.items)
    if isContentSize { return layout }
    layout.crossFreeSpace = stretchLines(
      lines, crossSize: container.horizontal.size, gap: self.gap(container, Horizontal.self), in: container)
    stretchColumnItems(layout, in: container)
    return layout
  }

  /// The items of one line, with their sums.
  func mainLine(_ line: FlexLine, of all: MainLine) -> MainLine {
    var part = MainLine()
    part.items = all.items.part(line.items)
    part.hypotheticalSum = line.hypotheticalSum
    part.sums = LineSums(part.items)
    part.traits = all.traits
    return part
  }

  private func hypotheticalWidth(of item: FlexItem, in container: FlexContainer) -> Double {
    if !container.couplesAxes { return states[item.node].width }
    if let width = fixedWidth(of: item.node) { return width }
    let box = sizedBox(item.node, in: container)
    if isRigid(item.node) {
      return rigidItem(box, Vertical.self, in: container).usedCrossSize(
        main: item.targetMainSize, base: item.flexBaseSize)
    }
    let space = flexedSpace(
      for: item.node, height: item.targetMainSize, hasContentBasis: item.hasContentBasis, in: container)
    return usedWidth(of: box, in: space)
  }

  /// The available space for an item of a column whose height is determined.
  private func flexedSpace(
    for item: Int32, height: Double, hasContentBasis: Bool, in container: FlexContainer
  ) -> SizingSpace {
    var space = sizingSpace(for: item, in: container)
    space.knownHeight = height
    space.heightIsIndefinite = !mainSizeIsDefinite(item, hasContentBasis: hasContentBasis, in: container)
    return space
  }

  /// Step 11 for the items of a column.
  ///
  /// In wrapping columns, browsers also fit items that do not stretch into their line: `fit-content` has more available
  /// space there than in step 7 where another item is wider than the container.
  private func stretchColumnItems(_ layout: LineLayout, in container: FlexContainer) {
    guard container.couplesAxes else { return }
    for index in layout.lines {
      let line = arena.workspace.lines[index]
      for place in line.items {
        let item = layout.items[place]
        var space = flexedSpace(
          for: item.node, height: item.mainSize, hasContentBasis: item.hasContentBasis, in: container)
        if item.stretches, !isRigid(item.node) {
          layout.items[place].crossSize = stretchedCrossSize(
            of: item.node, Horizontal.self, lineCrossSize: line.crossSize, in: container, space)
        } else if !deviations.contains(.hypotheticalCrossSizeIsFinal), !container.isSingleLine {
          space.width = line.crossSize
          layout.items[place].crossSize = usedWidth(of: sizedBox(item.node, in: container), in: space)
          determineAscent(of: &layout.items[place], Horizontal.self, in: container)
        }
      }
    }
  }

  /// The width at which the height of an item is measured: the width without any definite height.
  func measuringWidth(of item: Int32, in container: FlexContainer) -> Double {
    if let width = fixedWidth(of: item) { return width }
    var box = sizedBox(item, in: container)
    var space = sizingSpace(for: item, in: container)
    if isRigid(item) {
      let availableSpace = rigidItem(box, Vertical.self, in: container).measuringSpace(space)
      box.ignoresRatio = true
      return usedWidth(of: box, in: availableSpace)
    }
    box.basis.height = nil
    space.heightIsIndefinite = true
    return usedWidth(of: box, in: space)
  }

  /// Whether the width of an item follows from content: from its own, or by stretching from that of its container.
  func followsContent(_ item: Int32, in container: FlexContainer) -> Bool {
    if container.isSingleLine, stretches(item, in: container) {
      return states[container.node].marks.contains(.widthFollowsContent)
    }
    return !axisStyle(item, Horizontal.self).traits.hasLength
  }

  // MARK: - Alignment

  /// Aligns items and lines along the cross axis: §9.6.
  func alignItemsAndLines<A: StaticAxis>(_ layout: LineLayout, _ axis: A.Type, in container: FlexContainer) {
    alignLines(layout.lines, freeSpace: layout.crossFreeSpace, gap: gap(container, axis), in: container)
    for index in layout.lines { alignAcross(layout.items, arena.workspace.lines[index], axis, in: container) }
  }
}
