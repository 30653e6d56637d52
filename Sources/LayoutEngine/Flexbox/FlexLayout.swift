// css-flexbox-1 §9 Flex Layout Algorithm: the steps for one container, in the order of the passes.
// https://www.w3.org/TR/css-flexbox-1/#layout-algorithm
//
// The width pass runs downwards, the height pass upwards, and the frame pass downwards. A row is sized along its main
// axis in the width pass and across in the other two passes; a column vice versa. Intrinsic widths, §9.9, are computed
// before the width pass where the width pass needs them.
//
// Where a width depends on a definite height (ratios, wrapping columns), a column is sized along both axes in the frame
// pass: the width pass sets the widths at which the heights of its items are measured.

extension LayoutPasses {
  // MARK: - The two axes of a container

  /// The items of a container in lines.
  ///
  /// The caller releases the result.
  func collectMain<A: StaticAxis>(_ container: FlexContainer, _ axis: A.Type) -> MainLayout {
    let gap = gap(container, axis)
    // §9.2 Line length determination
    let all =
      container.traits.contains(.hasColumns)
      ? makeColumnItems(of: container) : makeMainItems(of: container, axis, gap: gap, AnyItems.self)
    // §9.3 Main size determination
    return MainLayout(all: all, lines: collectLines(all.items, gap: gap, in: container), gap: gap)
  }

  /// The main axis of lines: sizes the items, and sets their offsets.
  ///
  /// - Returns: The extent of the items in the longest line.
  @discardableResult func resolveMain<A: StaticAxis>(
    _ main: MainLayout, _ axis: A.Type, size: Double, in container: FlexContainer
  ) -> Double {
    var extent = 0.0
    for index in main.lines {
      let freeSpace = resolveLine(line(index, of: main), axis, size: size, gap: main.gap, in: container)
      extent = max(extent, size - freeSpace)
    }
    return extent
  }

  /// The main axis of one line: sizes the items, and sets their offsets.
  ///
  /// - Returns: The free space that is left before the alignment.
  func resolveLine<A: StaticAxis>(
    _ line: MainLine, _ axis: A.Type, size: Double, gap: Double, in container: FlexContainer
  ) -> Double {
    if container.traits.contains(.hasColumns) { return alignInColumns(line.items, in: container) }
    return resolveLine(line, axis, size: size, gap: gap, in: container, AnyItems.self) {
      line.items[$0].mainOffset = $1
    }
  }

  /// The main axis: sizes the items of a container, and aligns them.
  ///
  /// - Parameter place: Receives the items of a line, and the index and the offset of one of them.
  @inline(__always) private func resolveMain<A: StaticAxis, I: ItemKind>(
    _ container: FlexContainer, _ axis: A.Type, _ itemKind: I.Type,
    place: (_ items: Elements<FlexItem>, _ index: Int, _ offset: Double) -> Void
  ) {
    let size = A.space(container).size
    // A column that wraps couples the axes: see ``resolveColumn(_:isContentSize:)``.
    if I.isSimple || A.axis == .vertical || container.isSingleLine {
      let gap = gap(container, axis)
      let line = makeMainItems(of: container, axis, gap: gap, I.self)
      resolveLine(line, axis, size: size, gap: gap, in: container, I.self) { place(line.items, $0, $1) }
      release(line)
    } else {
      let main = collectMain(container, axis)
      resolveMain(main, axis, size: size, in: container)
      for index in main.all.items.indices { place(main.all.items, index, main.all.items[index].mainOffset) }
      release(main)
    }
  }

  /// The main axis of one line.
  ///
  /// - Returns: The free space that is left before the alignment.
  @inline(__always) @discardableResult private func resolveLine<A: StaticAxis, I: ItemKind>(
    _ line: MainLine, _ axis: A.Type, size: Double, gap: Double, in container: FlexContainer, _ itemKind: I.Type,
    place: (_ index: Int, _ offset: Double) -> Void
  ) -> Double {
    // §9.7 Resolving flexible lengths
    let freeSpace = resolveFlexibleLengths(line, axis, size: size, gap: gap, in: container)
    // §9.5 Main-axis alignment
    alignAlongMainAxis(line.items, freeSpace: freeSpace, gap: gap, in: container, I.self, place: place)
    return freeSpace
  }

  /// The cross axis of a container with a single line, which has the cross size of the container, without baselines.
  ///
  /// - Parameter place: Receives an item with its size and its offset, and whether the item is stretched.
  @inline(__always) private func resolveCross<A: StaticAxis, I: ItemKind>(
    _ container: FlexContainer, _ axis: A.Type, _ itemKind: I.Type,
    place: (_ item: Int32, _ size: Double, _ offset: Double, _ stretches: Bool) -> Void
  ) {
    for item in items(of: container.node, I.self) {
      if !I.isSimple, A.axis == .horizontal { resolveItemEdges(of: item, in: container) }
      let traits = axisStyle(item, axis).traits
      let alignment = I.isSimple ? container.alignItems : alignment(of: item, traits, in: container)
      let stretches = A.space(container).stretches(traits, alignment, I.self)
      // §9.4 Cross size determination
      let size = crossSize(of: item, axis, stretches: stretches, in: container, I.self)
      // §9.6 Cross-axis alignment
      let offset = crossOffset(of: item, axis, alignment, size: size, in: container, I.self)
      place(item, size, offset, stretches)
    }
  }

  /// Whether the cross axis requires a ``LineLayout``: there are several lines, or baselines.
  @inline(__always) private func isSizedInLines<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) -> Bool {
    !container.isSingleLine || !I.isSimple && alignsBaselines(container.node)
  }

  /// The cross axis of lines: sizes the lines, stretches their items, and aligns lines and items.
  ///
  /// - Parameters:
  ///   - layout: The items with their hypothetical cross sizes: step 7.
  ///   - isContentSize: Whether the size of the content is being determined. If so, nothing is stretched or aligned.
  func resolveCross<A: StaticAxis>(
    _ layout: LineLayout, _ axis: A.Type, isContentSize: Bool, in container: FlexContainer
  ) {
    // §9.4 Cross size determination: steps 8, 9 and 11
    addStruts(to: layout.lines, isContentSize: isContentSize, in: container)
    calculateLineCrossSizes(layout.lines, layout.items)
    if isContentSize { return }
    let gap = gap(container, axis)
    let freeSpace = stretchLines(layout.lines, crossSize: A.space(container).size, gap: gap, in: container)
    // Of the first round of §4.4, only the cross sizes of the lines are used.
    if container.includesCollapsed { return }
    stretchItems(layout, axis, in: container)
    // §9.6 Cross-axis alignment
    alignLines(layout.lines, freeSpace: freeSpace, gap: gap, in: container)
    for index in layout.lines { alignAcross(layout.items, arena.workspace.lines[index], axis, in: container) }
  }

  // MARK: - Widths

  /// Sets the widths and horizontal positions of a container's items.
  @inline(__always) func layOutWidths<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    if container.isRow {
      layOutRowWidths(container, I.self)
    } else if container.couplesAxes {
      setMeasuringWidths(container)
    } else {
      layOutColumnWidths(container, I.self)
    }
  }

  @inline(__always) private func layOutRowWidths<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    resolveMain(container, Horizontal.self, I.self) { items, index, offset in
      let width = items[index].targetMainSize
      let hasContentBasis = items[index].hasContentBasis
      setWidth(
        width, x: container.horizontal.position(offset: offset, extent: width), of: items[index].node, in: container,
        isNatural: hasContentBasis && width == items[index].flexBaseSize, followsContent: hasContentBasis,
        I.self)
    }
  }

  private func layOutColumnWidths<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    if !I.isSimple, alignsBaselines(container.node) { return layOutColumnWidthsInLine(container) }
    resolveCross(container, Horizontal.self, I.self) { item, width, offset, stretches in
      setColumnItemWidth(width, offset: offset, of: item, stretches: stretches, in: container, I.self)
    }
  }

  /// Sets the widths of a column with baselines.
  @inline(never) private func layOutColumnWidthsInLine(_ container: FlexContainer) {
    let layout = resolveCross(container, Horizontal.self, isContentSize: false)
    for index in 0..<layout.count {
      let item = layout.items[index]
      setColumnItemWidth(
        item.crossSize, offset: item.crossOffset, of: item.node, stretches: item.stretches, in: container,
        AnyItems.self)
    }
    release(layout)
  }

  @inline(__always) private func setColumnItemWidth<I: ItemKind>(
    _ width: Double, offset: Double, of item: Int32, stretches: Bool, in container: FlexContainer, _ itemKind: I.Type
  ) {
    let hasWidth = axisStyle(item, Horizontal.self).traits.hasLength
    let followsContent = stretches ? states[container.node].marks.contains(.widthFollowsContent) : !hasWidth
    setWidth(
      width, x: container.horizontal.position(offset: offset, extent: width), of: item, in: container,
      isNatural: !hasWidth && !stretches, followsContent: followsContent, I.self)
  }

  /// Sets the widths at which the heights of the items of a column are measured.
  @inline(never) private func setMeasuringWidths(_ container: FlexContainer) {
    for item in items(of: container.node, includesCollapsed: true) {
      resolveItemEdges(of: item, in: container)
      let followsContent = followsContent(item, in: container)
      setWidth(
        measuringWidth(of: item, in: container), x: 0, of: item, in: container, isNatural: followsContent,
        followsContent: followsContent, AnyItems.self)
    }
  }

  // MARK: - Content heights

  /// The height of the items of a container, as a content box.
  @inline(__always) func contentHeight<I: ItemKind>(of container: FlexContainer, _ itemKind: I.Type) -> Double {
    guard container.isRow else { return contentHeightOfColumn(container, I.self) }
    guard isSizedInLines(container, I.self) else { return contentHeightOfRow(container, I.self) }
    let layout = resolveCross(container, Vertical.self, isContentSize: true)
    defer { release(layout) }
    return contentCrossSize(layout.lines, gap: gap(container, Vertical.self))
  }

  /// The content height of a row with a single line.
  @inline(__always) private func contentHeightOfRow<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type)
    -> Double
  {
    var largest = 0.0
    for item in items(of: container.node, I.self) {
      let style = axisStyle(item, Vertical.self)
      // A single line of definite cross size stretches its items immediately.
      let stretches = !I.isSimple && container.vertical.definiteSize != nil && self.stretches(item, in: container)
      let height = crossSize(of: item, Vertical.self, stretches: stretches, in: container, I.self)
      largest = max(largest, height + style.margins)
    }
    return I.isSimple ? largest : max(largest, strutSize(ofRow: container))
  }

  /// The content height of a column.
  @inline(__always) private func contentHeightOfColumn<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type)
    -> Double
  {
    if container.isSingleLine { return max(0, hypotheticalSize(ofColumn: container, I.self) { _, _ in }) }
    let main = collectMain(container, Vertical.self)
    defer { release(main) }
    return largestHypotheticalSum(main)
  }

  /// The sum of the hypothetical sizes of a column's items, with the gaps: §9.2 and §9.3 for a single line.
  ///
  /// - Parameter place: Receives each item, and its offset if no free space is distributed.
  @inline(__always) func hypotheticalSize<I: ItemKind>(
    ofColumn container: FlexContainer, _ itemKind: I.Type, place: (_ item: FlexItem, _ offset: Double) -> Void
  ) -> Double {
    let gap = gap(container, Vertical.self)
    var item = FlexItem()
    var (sum, gapBefore, offset) = (0.0, 0.0, 0.0)
    for node in items(of: container.node, I.self) {
      determineFlexBaseSize(&item, node, Vertical.self, in: container, I.self)
      sum += gapBefore + item.outerHypotheticalMainSize
      gapBefore = gap
      offset += item.mainMarginStart
      place(item, offset)
      offset += item.hypotheticalMainSize + item.mainMarginEnd
      offset += gap
    }
    return sum
  }

  // MARK: - Frames

  /// Sets the frames of a container's items.
  func layOutFrames<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    if container.isRow {
      // As one function with a closure for both cases, layouts take up to 0.9 % more instructions.
      if isSizedInLines(container, I.self) {
        layOutRowFramesInLines(container)
      } else {
        layOutRowFrames(container, I.self)
      }
    } else if container.couplesAxes {
      layOutCoupledColumn(container)
    } else {
      layOutColumnFrames(container, I.self)
    }
  }

  /// Sets the frames of a row with a single line.
  private func layOutRowFrames<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    resolveCross(container, Vertical.self, I.self) { item, height, offset, stretches in
      setRowItemFrame(item, offset: offset, height: height, stretches: stretches, in: container, I.self)
    }
  }

  /// Sets the frames of a row with several lines, or with baselines.
  @inline(never) private func layOutRowFramesInLines(_ container: FlexContainer) {
    let layout = resolveCross(container, Vertical.self, isContentSize: false)
    for index in 0..<layout.count {
      let item = layout.items[index]
      setRowItemFrame(
        item.node, offset: item.crossOffset, height: item.crossSize, stretches: item.stretches, in: container,
        AnyItems.self)
    }
    release(layout)
  }

  /// Sets the frames of a column.
  private func layOutColumnFrames<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    if isAsHighAsItsContent(container), placeUnflexed(container, I.self) { return }
    resolveMain(container, Vertical.self, I.self) { items, index, offset in
      setColumnItemFrame(
        items[index].node, offset: offset, height: items[index].targetMainSize,
        hasContentBasis: items[index].hasContentBasis, in: container, I.self)
    }
  }

  /// Sets the frames of a column in which widths depend on heights.
  @inline(never) private func layOutCoupledColumn(_ container: FlexContainer) {
    let (layout, _) = resolveColumn(container, isContentSize: false)
    for index in 0..<layout.count {
      let item = layout.items[index]
      let hasWidth = axisStyle(item.node, Horizontal.self).traits.hasLength
      setFinalWidth(
        item.crossSize, x: container.horizontal.position(offset: item.crossOffset, extent: item.crossSize),
        of: item.node, in: container, isNatural: !hasWidth && !item.stretches)
      setColumnItemFrame(
        item.node, offset: item.mainOffset, height: item.mainSize, hasContentBasis: item.hasContentBasis, in: container,
        AnyItems.self)
    }
    release(layout)
  }
}
