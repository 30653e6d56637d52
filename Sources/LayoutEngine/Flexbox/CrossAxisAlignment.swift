// css-flexbox-1 §9.6 Cross-Axis Alignment
// https://www.w3.org/TR/css-flexbox-1/#cross-alignment

extension LayoutPasses {
  /// Steps 13 and 14 for a single item on the only line of its container.
  ///
  /// Returns the distance from the cross-start edge of the content box to the item.
  @inline(__always) func crossOffset<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, _ alignment: AlignItems, size: Double, in container: FlexContainer,
    _ itemKind: I.Type
  ) -> Double {
    let (style, space) = (axisStyle(node, axis), A.space(container))
    let freeSpace = space.size - (size + style.margins)
    return space.marginStart(style)
      + alignmentOffset(of: node, axis, alignment, freeSpace: freeSpace, in: container, I.self)
  }

  /// The offset of an item in the free space of its line, except for baseline alignment.
  @inline(__always) private func alignmentOffset<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, _ alignment: AlignItems, freeSpace: Double, in container: FlexContainer,
    _ itemKind: I.Type
  ) -> Double {
    let (style, space) = (axisStyle(node, axis), A.space(container))
    if !I.isSimple, !style.traits.isDisjoint(with: .hasAutoMargins) {
      // Step 13: without free space, the item overflows at the end edge.
      guard freeSpace > 0, space.startMarginIsAuto(style) else { return 0 }
      return space.endMarginIsAuto(style) ? freeSpace / 2 : freeSpace
    }
    if !I.isSimple, freeSpace < 0, let offset = safeOffset(of: node, A.axis, freeSpace: freeSpace, in: container) {
      return offset
    }
    switch alignment {
    case .end: return freeSpace
    case .center: return freeSpace / 2
    default: return 0
    }
  }

  /// The offset of an item that is larger than its line, if it overflows only at the end edge. css-align-3 §4.4
  @inline(never) private func safeOffset(
    of node: Int32, _ axis: LayoutAxis, freeSpace: Double, in container: FlexContainer
  ) -> Double? {
    let style = flexStyle(node)
    var isSafe = style.traits.contains(.alignsSelfSafely)
    if style.alignSelf == nil { isSafe = container.traits.contains(.alignsItemsSafely) }
    if container.traits.contains(.isEqualColumn) { isSafe = style.justifySelf.isSafe }
    return isSafe ? container.traits.reverses(axis) ? freeSpace : 0 : nil
  }

  // MARK: - Lines

  /// Steps 13 and 14 for the items of one line.
  func alignAcross<A: StaticAxis>(
    _ items: Table<CrossItem>, _ line: FlexLine, _ axis: A.Type, in container: FlexContainer
  ) {
    for index in line.items {
      let item = items[index]
      let freeSpace = line.crossSize - item.outerCrossSize
      let offset =
        item.alignment.alignsBaselines
        ? line.offset(ofBaselineItem: item)
        : alignmentOffset(of: item.node, axis, item.alignment, freeSpace: freeSpace, in: container, AnyItems.self)
      items[index].crossOffset = line.crossOffset + item.crossMarginStart + offset
    }
  }

  /// Step 16: aligns lines by `alignContent`.
  func alignLines(_ lines: Range<Int>, freeSpace: Double, gap: Double, in container: FlexContainer) {
    let distribution = ContentDistribution(
      flexStyle(container.node).alignContent, freeSpace: freeSpace, count: lines.count,
      isReversed: container.traits.contains(.isWrapReverse))
    var offset = distribution.leading
    for index in lines {
      arena.workspace.lines[index].crossOffset = offset
      offset += arena.workspace.lines[index].crossSize + distribution.between + gap
    }
  }
}
