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

  /// The main axis: sizes the items of a container, and aligns them.
  ///
  /// - Parameter place: Receives the items of a line, and the index and the offset of one of them.
  @inline(__always) private func resolveMain<A: StaticAxis, I: ItemKind>(
    _ container: FlexContainer, _ axis: A.Type, _ itemKind: I.Type,
    place: (_ items: Elements<FlexItem>, _ index: Int, _ offset: Double) -> Void
  ) {
    let gap = gap(container, axis)
    // §9.2 Line length determination
    let all = makeMainItems(of: container, axis, gap: gap, I.self)
    // §9.3 Main size determination
    let isSingleLine = I.isSimple || container.isSingleLine
    let lines = isSingleLine ? 0..<1 : collectLines(all.items, gap: gap, in: container)
    for index in lines {
      let line = isSingleLine ? all : mainLine(arena.workspace.lines[index], of: all)
      resolveLine(line, axis, size: A.space(container).size, gap: gap, in: container, I.self, place: place)
    }
    if !isSingleLine { arena.workspace.lines.truncate(to: lines.lowerBound) }
    release(all)
  }

  /// The main axis of one line.
  ///
  /// - Returns: The free space that is left before the alignment.
  @inline(__always) @discardableResult func resolveLine<A: StaticAxis, I: ItemKind>(
    _ line: MainLine, _ axis: A.Type, size: Double, gap: Double, in container: FlexContainer, _ itemKind: I.Type,
    place: (_ items: Elements<FlexItem>, _ index: Int, _ offset: Double) -> Void
  ) -> Double {
    // §9.7 Resolving flexible lengths
    let freeSpace = resolveFlexibleLengths(line, axis, size: size, gap: gap, in: container)
    // §9.5 Main-axis alignment
    alignAlongMainAxis(line.items, freeSpace: freeSpace, gap: gap, in: container, I.self) { index, offset in
      place(line.items, index, offset)
    }
    return freeSpace
  }

  /// The cross axis of a container with a single line, which has the cross size of the container.
  ///
  /// - Parameter place: Receives an item with its size and its offset, and whether the item is stretched.
  @inline(__always) private func resolveCross<A: StaticAxis, I: ItemKind>(
    _ container: FlexContainer, _ axis: A.Type, _ itemKind: I.Type,
    place: (_ item: Int32, _ size: Double, _ offset: Double, _ stretches: Bool) -> Void
  ) {
    let isColumn = A.axis == .horizontal
    let line =
      !I.isSimple && isColumn && alignsBaselines(container.node) ? baselineLine(ofColumn: container) : nil
    for item in items(of: container.node, I.self) {
      if !I.isSimple, isColumn { resolveItemEdges(of: item, in: container) }
      let traits = axisStyle(item, axis).traits
      let alignment = I.isSimple ? container.alignItems : alignment(of: item, traits, in: container)
      let stretches = A.space(container).stretches(traits, alignment, I.self)
      // §9.4 Cross size determination
      let size = crossSize(of: item, axis, stretches: stretches, in: container, I.self)
      // §9.6 Cross-axis alignment
      var offset = crossOffset(of: item, axis, alignment, size: size, in: container, I.self)
      if !I.isSimple, let line, alignment.alignsBaselines {
        offset = baselineOffset(of: item, width: size, on: line, in: container)
      }
      place(item, size, offset, stretches)
    }
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
    let followsContent = states[container.node].marks.contains(.widthFollowsContent)
    resolveCross(container, Horizontal.self, I.self) { item, width, offset, stretches in
      let hasWidth = axisStyle(item, Horizontal.self).traits.hasLength
      setWidth(
        width, x: container.horizontal.position(offset: offset, extent: width), of: item, in: container,
        isNatural: !hasWidth && !stretches, followsContent: stretches ? followsContent : !hasWidth, I.self)
    }
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
    if container.isSingleLine, I.isSimple || !alignsBaselines(container.node) {
      return contentHeightOfRow(container, I.self)
    }
    // §9.4 Cross size determination: steps 7 and 8
    let layout = sizeRowItems(container, isContentHeight: true)
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

  /// The content height of a column: §9.2 Line length determination and §9.3 Main size determination.
  @inline(__always) private func contentHeightOfColumn<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type)
    -> Double
  {
    let gap = gap(container, Vertical.self)
    if !container.isSingleLine { return contentHeightOfLines(container, gap: gap) }
    var item = FlexItem()
    var sum = 0.0
    var gapBefore = 0.0
    for node in items(of: container.node, I.self) {
      determineFlexBaseSize(&item, node, Vertical.self, in: container, I.self)
      sum += gapBefore + item.outerHypotheticalMainSize
      gapBefore = gap
    }
    return max(0, sum)
  }

  @inline(never) private func contentHeightOfLines(_ container: FlexContainer, gap: Double) -> Double {
    let all = makeMainItems(of: container, Vertical.self, gap: gap, AnyItems.self)
    defer { release(all) }
    let lines = collectLines(all.items, gap: gap, in: container)
    defer { arena.workspace.lines.truncate(to: lines.lowerBound) }
    var largest = 0.0
    for index in lines { largest = max(largest, arena.workspace.lines[index].hypotheticalSum) }
    return largest
  }

  // MARK: - Frames

  /// Sets the frames of a container's items.
  func layOutFrames<I: ItemKind>(_ container: FlexContainer, _ itemKind: I.Type) {
    if container.isRow {
      if container.isSingleLine, I.isSimple || !alignsBaselines(container.node) {
        layOutRowFrames(container, I.self)
      } else {
        layOutRowFramesInLines(container)
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
    let layout = sizeRowItems(container, isContentHeight: false)
    alignItemsAndLines(layout, Vertical.self, in: container)
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
    let layout = sizeColumnItems(container)
    alignItemsAndLines(layout, Horizontal.self, in: container)
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
