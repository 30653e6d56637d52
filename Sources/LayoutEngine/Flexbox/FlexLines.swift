// Items that are sized across line by line: rows that wrap or align baselines, and columns in which widths depend on
// heights.

/// The items of a container during sizing and alignment across their lines.
struct LineLayout {
  let items: Table<CrossItem>
  let count: Int
  /// The range of the lines in the workspace.
  let lines: Range<Int>
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

  /// The items of a container with their sizes and offsets across its lines.
  func resolveLines(_ container: FlexContainer) -> LineLayout {
    container.isRow
      ? resolveCross(container, Vertical.self, isContentSize: false)
      : resolveColumn(container, isContentSize: false).layout
  }

  // MARK: - The cross axis alone

  /// The cross axis of a row whose widths are set, or of a single line of a column whose heights are not known yet.
  ///
  /// - Parameter isContentSize: Whether the size of the content is being determined.
  @inline(never) func resolveCross<A: StaticAxis>(
    _ container: FlexContainer, _ axis: A.Type, isContentSize: Bool
  ) -> LineLayout {
    let capacity = Int(nodes[container.node].childCount)
    let items = arena.workspace.crossItems.push(capacity)
    let firstLine = arena.workspace.lines.count
    let stretchesAtOnce = container.isSingleLine && (!isContentSize || A.space(container).definiteSize != nil)
    var (index, start, isFirst) = (0, 0, true)
    let collapsedTrait = collapsedTrait(in: container)
    for node in self.items(of: container.node, includesCollapsed: hasCollapsedItems(container)) {
      if !isFirst, !container.isSingleLine, states[node].marks.contains(.startsLine) {
        arena.workspace.lines.append(FlexLine(firstItem: start, itemCount: index - start))
        start = index
      }
      isFirst = false
      if !nodes[node].traits.isDisjoint(with: collapsedTrait) { continue }
      if A.axis == .horizontal { resolveItemEdges(of: node, in: container) }
      // Step 7
      items[index] = crossItem(node, axis, in: container)
      if A.axis == .vertical { items[index].mainSize = states[node].width }
      items[index].crossSize = crossSize(
        of: node, axis, stretches: stretchesAtOnce && items[index].stretches, in: container, AnyItems.self)
      determineAscent(of: &items[index], axis, in: container)
      index += 1
    }
    if !isFirst { arena.workspace.lines.append(FlexLine(firstItem: start, itemCount: index - start)) }
    arena.workspace.crossItems.pop(capacity - index)
    let layout = LineLayout(items: items, count: index, lines: firstLine..<arena.workspace.lines.count)
    resolveCross(layout, axis, isContentSize: isContentSize, in: container)
    return layout
  }

  // MARK: - Both axes

  /// Both axes of a column.
  ///
  /// - Parameter isContentSize: Whether the content width is being determined.
  /// - Returns: The items in lines, and the extent of the items in the longest line.
  @inline(never) func resolveColumn(
    _ container: FlexContainer, isContentSize: Bool
  ) -> (layout: LineLayout, extent: Double) {
    let main = collectMain(container, Vertical.self)
    // The lines are those of the result.
    defer { release(main.all) }
    var mainSize = container.vertical.size
    if isContentSize, container.vertical.definiteSize == nil { mainSize = largestHypotheticalSum(main) }
    let extent = resolveMain(main, Vertical.self, size: mainSize, in: container)
    // Step 7
    let layout = makeCrossItems(of: main, Horizontal.self, in: container) { hypotheticalWidth(of: $0, in: container) }
    resolveCross(layout, Horizontal.self, isContentSize: isContentSize, in: container)
    return (layout, extent)
  }

  /// The items of lines with cross sizes.
  ///
  /// The caller releases the result in place of the lines.
  ///
  /// - Parameter crossSize: Returns the hypothetical cross size of an item.
  @inline(__always) func makeCrossItems<A: StaticAxis>(
    of main: MainLayout, _ axis: A.Type, in container: FlexContainer, crossSize: (FlexItem) -> Double
  ) -> LineLayout {
    let count = main.all.items.count
    let layout = LineLayout(items: arena.workspace.crossItems.push(count), count: count, lines: main.lines)
    for index in main.all.items.indices {
      let item = main.all.items[index]
      layout.items[index] = crossItem(item.node, axis, in: container)
      layout.items[index].mainOffset = item.mainOffset
      layout.items[index].mainSize = item.targetMainSize
      layout.items[index].hasContentBasis = item.hasContentBasis
      layout.items[index].crossSize = crossSize(item)
      determineAscent(of: &layout.items[index], axis, in: container)
    }
    return layout
  }

  /// One of the lines, with its sums.
  func line(_ index: Int, of main: MainLayout) -> MainLine {
    let line = arena.workspace.lines[index]
    var part = MainLine()
    part.items = main.all.items.part(line.items)
    part.hypotheticalSum = line.hypotheticalSum
    part.sums = LineSums(part.items)
    part.traits = main.all.traits
    return part
  }

  /// The hypothetical size of the longest line.
  func largestHypotheticalSum(_ main: MainLayout) -> Double {
    main.lines.reduce(0) { max($0, arena.workspace.lines[$1].hypotheticalSum) }
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

  private func flexedSpace(for item: CrossItem, in container: FlexContainer) -> SizingSpace {
    flexedSpace(for: item.node, height: item.mainSize, hasContentBasis: item.hasContentBasis, in: container)
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

  /// Step 11: the cross sizes of the items that stretch.
  ///
  /// The items of a single line of a row are stretched in step 7. In wrapping columns, browsers also fit items that do not
  /// stretch into their line: `fit-content` has more available space there than in step 7 where another item is wider
  /// than the container.
  func stretchItems<A: StaticAxis>(_ layout: LineLayout, _ axis: A.Type, in container: FlexContainer) {
    let isColumn = A.axis == .horizontal
    guard isColumn ? container.couplesAxes : !container.isSingleLine else { return }
    let fitsItems = isColumn && !container.isSingleLine && !deviations.contains(.hypotheticalCrossSizeIsFinal)
    for index in layout.lines {
      let line = arena.workspace.lines[index]
      for place in line.items {
        let item = layout.items[place]
        let stretches = item.stretches && !isRigid(item.node)
        guard stretches || fitsItems else { continue }
        var space = isColumn ? flexedSpace(for: item, in: container) : sizingSpace(for: item.node, in: container)
        if stretches {
          layout.items[place].crossSize = stretchedCrossSize(
            of: item.node, axis, lineCrossSize: line.crossSize, in: container, space)
        } else {
          space.width = line.crossSize
          layout.items[place].crossSize = usedWidth(of: sizedBox(item.node, in: container), in: space)
          determineAscent(of: &layout.items[place], axis, in: container)
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
}
