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
    let style = arena.style(container.pointee.node)
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
    let items = UnsafeMutableBufferPointer(
      start: arena.contents.pointee.workspace.items.base + line.pointee.firstItem, count: line.pointee.itemCount)
    Self.alignAlongMainAxis(
      items, freeSpace: line.pointee.freeSpace, gap: container.pointee.mainGap,
      arena.style(container.pointee.node).pointee.justifyContent, isReversed: container.pointee.isReverseDirection
    ) { items[$0].mainOffset = $1 }
  }

  /// Step 12 for one line: where each item stands behind the main-start edge of the content box.
  ///
  /// - Parameter mayHaveAutoMargins: Where it is known that there are none, nobody looks for them.
  @inline(__always) static func alignAlongMainAxis<Item: MainAxisItem>(
    _ items: UnsafeMutableBufferPointer<Item>, freeSpace: Double, gap: Double, _ justifyContent: JustifyContent,
    isReversed: Bool, mayHaveAutoMargins: Bool = true, place: (_ index: Int, _ offset: Double) -> Void
  ) {
    var freeSpace = freeSpace
    var autoMargin = 0.0
    if mayHaveAutoMargins, freeSpace > 0 {
      let autoMarginCount = countAutoMargins(items)
      if autoMarginCount > 0 {
        autoMargin = freeSpace / Double(autoMarginCount)
        freeSpace = 0
      }
    }
    var distribution = ContentDistribution()
    if justifyContent != .start {
      distribution = ContentDistribution(
        justifyContent, freeSpace: freeSpace, count: items.count, isReversed: isReversed)
    }
    var offset = distribution.leading
    for index in items.indices {
      offset += items[index].mainMarginStart
      if mayHaveAutoMargins, items[index].startMarginIsAuto { offset += autoMargin }
      place(index, offset)
      offset += items[index].targetMainSize + items[index].mainMarginEnd
      if mayHaveAutoMargins, items[index].endMarginIsAuto { offset += autoMargin }
      offset += distribution.between + gap
    }
  }

  private static func countAutoMargins<Item: MainAxisItem>(_ items: UnsafeMutableBufferPointer<Item>) -> Int {
    var count = 0
    for index in items.indices {
      if items[index].startMarginIsAuto { count += 1 }
      if items[index].endMarginIsAuto { count += 1 }
    }
    return count
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
    return CrossAlignment.autoMarginOffset(freeSpace: freeSpace, startIsAuto: startIsAuto, endIsAuto: endIsAuto)
  }

  /// Step 14.
  private func alignmentOffset(
    _ item: ItemPointer, freeSpace: Double, _ line: FlexLine, _ container: ContainerPointer
  ) -> Double {
    guard item.pointee.alignment != .baseline else { return line.ascent.map { $0 - item.pointee.ascent } ?? 0 }
    return CrossAlignment.offset(item.pointee.alignment, freeSpace: freeSpace)
  }
}

/// An item when it is aligned along the main axis.
protocol MainAxisItem: FlexibleLength {
  var mainMarginStart: Double { get }
  var mainMarginEnd: Double { get }
  var startMarginIsAuto: Bool { get }
  var endMarginIsAuto: Bool { get }
}

/// How far an item stands behind the start of its line, across the container.
enum CrossAlignment {
  /// Step 13. Where there is no free space the overflow goes to the end in reading direction.
  @inline(__always) static func autoMarginOffset(freeSpace: Double, startIsAuto: Bool, endIsAuto: Bool) -> Double {
    if freeSpace <= 0 { return 0 }
    if startIsAuto { return endIsAuto ? freeSpace / 2 : freeSpace }
    return 0
  }

  /// Step 14, but for baselines.
  @inline(__always) static func offset(_ alignment: AlignItems, freeSpace: Double) -> Double {
    switch alignment {
    case .stretch, .start, .baseline: return 0
    case .end: return freeSpace
    case .center: return freeSpace / 2
    }
  }
}
