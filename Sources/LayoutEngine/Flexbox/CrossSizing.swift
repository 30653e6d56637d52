// css-flexbox-1 §9.4 Cross Size Determination
// https://www.w3.org/TR/css-flexbox-1/#cross-sizing

extension LayoutRun {
  /// Step 7: the hypothetical cross size of every item, from the cursor on, at its used main size.
  func determineHypotheticalCrossSizes(
    _ container: ContainerPointer
  ) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      item.pointee.crossSize = try hypotheticalCrossSize(of: item, container)
      container.pointee.cursor += 1
    }
  }

  private func hypotheticalCrossSize(of item: ItemPointer, _ container: ContainerPointer) throws(Suspension) -> Double {
    if let rigid = RigidItem(item, container, rules: rules) {
      return rigid.usedCrossSize(main: item.pointee.targetMainSize, base: item.pointee.flexBaseSize)
    }
    if let width = item.pointee.givenWidth { return width }
    if container.pointee.axes.isRow {
      return try usedHeight(
        of: item.pointee.box, width: item.pointee.targetMainSize, in: sizingSpace(for: item, container))
    }
    return try usedWidth(of: item.pointee.box, in: flexedSpace(for: item, container))
  }

  /// The baselines of the items that are aligned by them. Their sizes are final: nothing stretches or flexes them further.
  ///
  /// Across a column text has no baseline, and the items' left edges stand for it. §8.3, css-align-3 §9.1
  func determineItemBaselines(_ container: ContainerPointer) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      if item.pointee.participatesInBaselineAlignment {
        item.pointee.firstBaseline =
          container.pointee.axes.isRow
          ? try firstBaseline(of: item, container) ?? item.pointee.crossSize : 0
        item.pointee.ascent = ascent(of: item, container.pointee.axes)
      }
      container.pointee.cursor += 1
    }
  }

  /// From the outer cross-start edge to the baseline, from below or from the right where the cross axis runs that way.
  private func ascent(of item: ItemPointer, _ axes: FlexAxes) -> Double {
    let baseline = item.pointee.firstBaseline ?? 0
    return item.pointee.crossMarginStart + (axes.isCrossReversed ? item.pointee.crossSize - baseline : baseline)
  }

  /// Step 8: the cross size of every line, from the outer cross sizes of its items.
  func calculateLineCrossSizes(_ container: ContainerPointer) {
    let items = arena.contents.pointee.workspace.items.base
    for index in container.pointee.lines {
      let line = arena.contents.pointee.workspace.lines.base + index
      var largest = 0.0
      var ascent = -Double.infinity
      var descent = -Double.infinity
      for itemIndex in line.pointee.items {
        let item = items + itemIndex
        if item.pointee.participatesInBaselineAlignment {
          ascent = max(ascent, item.pointee.ascent)
          descent = max(descent, item.pointee.outerCrossSize - item.pointee.ascent)
        } else {
          largest = max(largest, item.pointee.outerCrossSize)
        }
      }
      if ascent > -.infinity {
        line.pointee.ascent = ascent
        largest = max(largest, ascent + descent)
      }
      line.pointee.crossSize = largest
    }
  }

  /// The sum of the lines with their gaps: the cross size of the content.
  func contentCrossSize(_ container: ContainerPointer) -> Double {
    var sum = 0.0
    for index in container.pointee.lines { sum += arena.contents.pointee.workspace.lines[index].crossSize }
    return sum + container.pointee.crossGap * Double(max(0, container.pointee.lineCount - 1))
  }

  /// The border box that the items take after flexing, before anything is aligned.
  func contentExtent(_ container: ContainerPointer) -> LayoutSize {
    var main = 0.0
    for index in container.pointee.lines {
      main = max(main, container.pointee.mainSize - arena.contents.pointee.workspace.lines[index].freeSpace)
    }
    let inset = container.pointee.input.inset
    var size = LayoutSize(width: inset.horizontal, height: inset.vertical)
    size[container.pointee.axes.main] += max(0, main)
    size[container.pointee.axes.cross] += contentCrossSize(container)
    return size
  }

  /// Steps 8 and 9: a single line is as large as the container; `align-content: stretch` shares free space among lines.
  ///
  /// Answers the free space that is left for step 16.
  func stretchLines(_ container: ContainerPointer) -> Double {
    let lines = arena.contents.pointee.workspace.lines.base
    if container.pointee.isSingleLine {
      for index in container.pointee.lines { lines[index].crossSize = container.pointee.crossSize }
      return 0
    }
    let freeSpace = container.pointee.crossSize - contentCrossSize(container)
    guard arena.style(container.pointee.node).pointee.alignContent == .stretch, freeSpace > 0,
      container.pointee.lineCount > 0
    else {
      return freeSpace
    }
    let share = freeSpace / Double(container.pointee.lineCount)
    for index in container.pointee.lines { lines[index].crossSize += share }
    return 0
  }

  /// Step 11: items that stretch become as large as their line, within their bounds.
  ///
  /// In columns that wrap, browsers let the others fit into their line too: `fit-content` knows more room there than in step 7
  /// where another item is wider than the container.
  func stretchItems(_ container: ContainerPointer) throws(Suspension) {
    let lines = arena.contents.pointee.workspace.lines.base
    let items = arena.contents.pointee.workspace.items.base
    var line = container.pointee.firstLine
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      while !lines[line].items.contains(index) { line += 1 }
      if items[index].stretches, rules == .css || items[index].box.aspectRatio == nil {
        items[index].crossSize = try stretchedCrossSize(
          of: items + index, lineCrossSize: lines[line].crossSize, container)
      } else if rules == .css, !container.pointee.axes.isRow, !container.pointee.isSingleLine {
        items[index].crossSize = try fittedWidth(
          of: items + index, lineCrossSize: lines[line].crossSize, container)
        items[index].ascent = ascent(of: items + index, container.pointee.axes)
      }
      container.pointee.cursor += 1
    }
  }

  private func fittedWidth(
    of item: ItemPointer, lineCrossSize: Double, _ container: ContainerPointer
  ) throws(Suspension) -> Double {
    var space = flexedSpace(for: item, container)
    space.width = lineCrossSize
    return try usedWidth(of: item.pointee.box, in: space)
  }

  /// The room for an item of a column whose height is decided.
  private func flexedSpace(for item: ItemPointer, _ container: ContainerPointer) -> SizingSpace {
    var space = sizingSpace(for: item, container)
    space.knownHeight = item.pointee.targetMainSize
    space.heightIsIndefinite = mainSizeIsIndefinite(item, container)
    return space
  }

  private func stretchedCrossSize(
    of item: ItemPointer, lineCrossSize: Double, _ container: ContainerPointer
  ) throws(Suspension) -> Double {
    let size = lineCrossSize - item.pointee.crossMargins
    let bounds: SizeBounds
    if container.pointee.axes.isRow {
      bounds = try heightBounds(
        of: item.pointee.box, width: item.pointee.targetMainSize, definiteHeight: nil, hasContentMinimum: false,
        in: sizingSpace(for: item, container))
    } else {
      bounds = try widthBounds(
        of: item.pointee.box, hasContentMinimum: false, in: flexedSpace(for: item, container))
    }
    return bounds.clamp(size)
  }
}
