// css-flexbox-1 §9.4 Cross Size Determination
// https://www.w3.org/TR/css-flexbox-1/#cross-sizing

extension LayoutRun {
  /// Step 7: the hypothetical cross size of every item, from the cursor on, at its used main size.
  func determineHypotheticalCrossSizes(
    _ container: UnsafeMutablePointer<FlexContainer>
  ) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      item.pointee.crossSize = try hypotheticalCrossSize(of: item.pointee, container.pointee)
      container.pointee.cursor += 1
    }
  }

  private func hypotheticalCrossSize(of item: FlexItem, _ container: FlexContainer) throws(Suspension) -> Double {
    if let rigid = RigidItem(item, container, rules: rules) {
      return rigid.usedCrossSize(main: item.targetMainSize, base: item.flexBaseSize)
    }
    if let width = item.givenWidth { return width }
    if container.axes.isRow {
      return try usedHeight(of: item.box, width: item.targetMainSize, in: sizingSpace(for: item, container))
    }
    return try usedWidth(of: item.box, in: flexedSpace(for: item, container))
  }

  /// The baselines of the items that are aligned by them. Their sizes are final: nothing stretches or flexes them further.
  ///
  /// Across a column text has no baseline, and the items' left edges stand for it. §8.3, css-align-3 §9.1
  func determineItemBaselines(_ container: UnsafeMutablePointer<FlexContainer>) throws(Suspension) {
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      let item = arena.contents.pointee.workspace.items.base + index
      if item.pointee.participatesInBaselineAlignment {
        item.pointee.firstBaseline =
          container.pointee.axes.isRow
          ? try firstBaseline(of: item.pointee, container.pointee) ?? item.pointee.crossSize : 0
        item.pointee.ascent = ascent(of: item.pointee, container.pointee.axes)
      }
      container.pointee.cursor += 1
    }
  }

  /// From the outer cross-start edge to the baseline, from below or from the right where the cross axis runs that way.
  private func ascent(of item: FlexItem, _ axes: FlexAxes) -> Double {
    let baseline = item.firstBaseline ?? 0
    return item.crossMarginStart + (axes.isCrossReversed ? item.crossSize - baseline : baseline)
  }

  /// Step 8: the cross size of every line, from the outer cross sizes of its items.
  func calculateLineCrossSizes(_ container: FlexContainer) {
    let items = arena.contents.pointee.workspace.items.base
    for index in container.lines {
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
  func contentCrossSize(_ container: FlexContainer) -> Double {
    var sum = 0.0
    for index in container.lines { sum += arena.contents.pointee.workspace.lines[index].crossSize }
    return sum + container.crossGap * Double(max(0, container.lineCount - 1))
  }

  /// The border box that the items take after flexing, before anything is aligned.
  func contentExtent(_ container: FlexContainer) -> LayoutSize {
    var main = 0.0
    for index in container.lines {
      main = max(main, container.mainSize - arena.contents.pointee.workspace.lines[index].freeSpace)
    }
    let inset = container.input.inset
    var size = LayoutSize(width: inset.horizontal, height: inset.vertical)
    size[container.axes.main] += max(0, main)
    size[container.axes.cross] += contentCrossSize(container)
    return size
  }

  /// Steps 8 and 9: a single line is as large as the container; `align-content: stretch` shares free space among lines.
  ///
  /// Answers the free space that is left for step 16.
  func stretchLines(_ container: FlexContainer) -> Double {
    let lines = arena.contents.pointee.workspace.lines.base
    if container.isSingleLine {
      for index in container.lines { lines[index].crossSize = container.crossSize }
      return 0
    }
    let freeSpace = container.crossSize - contentCrossSize(container)
    guard arena.styles[Int(container.node)].alignContent == .stretch, freeSpace > 0, container.lineCount > 0 else {
      return freeSpace
    }
    let share = freeSpace / Double(container.lineCount)
    for index in container.lines { lines[index].crossSize += share }
    return 0
  }

  /// Step 11: items that stretch become as large as their line, within their bounds.
  ///
  /// In columns that wrap, browsers let the others fit into their line too: `fit-content` knows more room there than in step 7
  /// where another item is wider than the container.
  func stretchItems(_ container: UnsafeMutablePointer<FlexContainer>) throws(Suspension) {
    let lines = arena.contents.pointee.workspace.lines.base
    let items = arena.contents.pointee.workspace.items.base
    var line = container.pointee.firstLine
    while container.pointee.cursor < container.pointee.itemCount {
      let index = container.pointee.firstItem + container.pointee.cursor
      while !lines[line].items.contains(index) { line += 1 }
      if items[index].stretches, rules == .css || items[index].box.aspectRatio == nil {
        items[index].crossSize = try stretchedCrossSize(
          of: items[index], lineCrossSize: lines[line].crossSize, container.pointee)
      } else if rules == .css, !container.pointee.axes.isRow, !container.pointee.isSingleLine {
        items[index].crossSize = try fittedWidth(
          of: items[index], lineCrossSize: lines[line].crossSize, container.pointee)
        items[index].ascent = ascent(of: items[index], container.pointee.axes)
      }
      container.pointee.cursor += 1
    }
  }

  private func fittedWidth(
    of item: FlexItem, lineCrossSize: Double, _ container: FlexContainer
  ) throws(Suspension) -> Double {
    var space = flexedSpace(for: item, container)
    space.width = lineCrossSize
    return try usedWidth(of: item.box, in: space)
  }

  /// The room for an item of a column whose height is decided.
  private func flexedSpace(for item: FlexItem, _ container: FlexContainer) -> SizingSpace {
    var space = sizingSpace(for: item, container)
    space.knownHeight = item.targetMainSize
    space.heightIsIndefinite = mainSizeIsIndefinite(item, container)
    return space
  }

  private func stretchedCrossSize(
    of item: FlexItem, lineCrossSize: Double, _ container: FlexContainer
  ) throws(Suspension) -> Double {
    let size = lineCrossSize - item.crossMargins
    let bounds: SizeBounds
    if container.axes.isRow {
      bounds = try heightBounds(
        of: item.box, width: item.targetMainSize, definiteHeight: nil, hasContentMinimum: false)
    } else {
      bounds = try widthBounds(
        of: item.box, hasContentMinimum: false, in: flexedSpace(for: item, container))
    }
    return bounds.clamp(size)
  }
}
