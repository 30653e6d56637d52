// css-flexbox-1 §9.5 Main-Axis Alignment and §9.6 Cross-Axis Alignment
// https://www.w3.org/TR/css-flexbox-1/#main-alignment

extension LayoutRun {
  /// Steps 12 to 16: where every item stands in the content box, from its main-start and cross-start corner.
  func alignItemsAndLines(_ container: ContainerPointer, crossFreeSpace: Double) {
    alignLines(container, freeSpace: crossFreeSpace)
    for index in container.pointee.lines {
      let line = arena.contents.pointee.workspace.lines.base + index
      alignAlongMainAxis(line, container)
      alignAcross(line, container)
    }
  }

  /// Step 16: lines per `alignContent`.
  private func alignLines(_ container: ContainerPointer, freeSpace: Double) {
    let style = arena.styles + Int(container.pointee.node)
    let distribution = ContentDistribution(
      style.pointee.alignContent, freeSpace: container.pointee.isSingleLine ? 0 : freeSpace,
      count: container.pointee.lineCount,
      isReversed: container.pointee.wrap == .wrapReverse)
    var offset = distribution.leading
    for index in container.pointee.lines {
      arena.contents.pointee.workspace.lines.base[index].crossOffset = offset
      offset +=
        arena.contents.pointee.workspace.lines[index].crossSize + distribution.between + container.pointee.crossGap
    }
  }

  /// Step 12: auto margins take what is free; what they leave goes by `justifyContent`.
  private func alignAlongMainAxis(_ line: UnsafeMutablePointer<FlexLine>, _ container: ContainerPointer) {
    let items = arena.contents.pointee.workspace.items.base
    let axes = container.pointee.axes
    let startSide = axes.startSide(axes.main)
    let endSide = axes.endSide(axes.main)
    var freeSpace = line.pointee.freeSpace
    var autoMarginCount = 0
    for index in line.pointee.items {
      if items[index].box.autoMargins.contains(startSide) { autoMarginCount += 1 }
      if items[index].box.autoMargins.contains(endSide) { autoMarginCount += 1 }
    }
    var autoMargin = 0.0
    if autoMarginCount > 0, freeSpace > 0 {
      autoMargin = freeSpace / Double(autoMarginCount)
      freeSpace = 0
    }
    let distribution = ContentDistribution(
      arena.styles[Int(container.pointee.node)].justifyContent, freeSpace: freeSpace, count: line.pointee.items.count,
      isReversed: container.pointee.isReverseDirection)
    var offset = distribution.leading
    for index in line.pointee.items {
      let item = items + index
      offset += item.pointee.mainMarginStart + (item.pointee.box.autoMargins.contains(startSide) ? autoMargin : 0)
      item.pointee.mainOffset = offset
      offset += item.pointee.targetMainSize + item.pointee.mainMarginEnd
      if item.pointee.box.autoMargins.contains(endSide) { offset += autoMargin }
      offset += distribution.between + container.pointee.mainGap
    }
  }

  /// Steps 13 and 14: auto margins across, and `alignSelf`.
  private func alignAcross(_ line: UnsafeMutablePointer<FlexLine>, _ container: ContainerPointer) {
    let items = arena.contents.pointee.workspace.items.base
    for index in line.pointee.items {
      let item = items + index
      let freeSpace = line.pointee.crossSize - item.pointee.outerCrossSize
      let offset =
        autoMarginOffset(item, freeSpace: freeSpace, container)
        ?? alignmentOffset(item, freeSpace: freeSpace, line.pointee, container)
      item.pointee.crossOffset = line.pointee.crossOffset + item.pointee.crossMarginStart + offset
    }
  }

  /// Step 13. Where there is no free space the overflow goes to the end in reading direction.
  private func autoMarginOffset(_ item: ItemPointer, freeSpace: Double, _ container: ContainerPointer) -> Double? {
    let axes = container.pointee.axes
    let startIsAuto = item.pointee.box.autoMargins.contains(axes.startSide(axes.cross))
    let endIsAuto = item.pointee.box.autoMargins.contains(axes.endSide(axes.cross))
    guard startIsAuto || endIsAuto else { return nil }
    if freeSpace <= 0 { return 0 }
    if startIsAuto { return endIsAuto ? freeSpace / 2 : freeSpace }
    return 0
  }

  /// Step 14.
  private func alignmentOffset(
    _ item: ItemPointer, freeSpace: Double, _ line: FlexLine, _ container: ContainerPointer
  ) -> Double {
    switch item.pointee.alignment {
    case .stretch, .start: return 0
    case .end: return freeSpace
    case .center: return freeSpace / 2
    case .baseline: return line.ascent.map { $0 - item.pointee.ascent } ?? 0
    }
  }
}
