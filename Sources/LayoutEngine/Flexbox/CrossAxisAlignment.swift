// css-flexbox-1 §9.6 Cross-Axis Alignment
// https://www.w3.org/TR/css-flexbox-1/#cross-alignment

extension LayoutPasses {
  /// Steps 13 and 14 for a single item on the only line of its container.
  ///
  /// Returns the distance from the cross-start edge of the content box to the item.
  func crossOffset<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, _ alignment: AlignItems, size: Double, in container: FlexContainer,
    _ itemKind: I.Type
  ) -> Double {
    let (style, space) = (axisStyle(node, axis), A.space(container))
    let freeSpace = space.size - (size + style.margins)
    let start = space.marginStart(style)
    if !I.isSimple, !style.traits.isDisjoint(with: .hasAutoMargins) {
      return start
        + autoMarginOffset(
          freeSpace: freeSpace, startIsAuto: space.startMarginIsAuto(style), endIsAuto: space.endMarginIsAuto(style))
    }
    if !I.isSimple, freeSpace < 0, alignsSafely(node, in: container) {
      return start + safeOffset(freeSpace: freeSpace, in: container)
    }
    return start + alignmentOffset(alignment, freeSpace: freeSpace)
  }

  /// Step 13: without free space, the item overflows at the end edge.
  private func autoMarginOffset(freeSpace: Double, startIsAuto: Bool, endIsAuto: Bool) -> Double {
    if freeSpace <= 0 { return 0 }
    if startIsAuto { return endIsAuto ? freeSpace / 2 : freeSpace }
    return 0
  }

  /// Step 14, except baseline alignment.
  private func alignmentOffset(_ alignment: AlignItems, freeSpace: Double) -> Double {
    switch alignment {
    case .end: return freeSpace
    case .center: return freeSpace / 2
    default: return 0
    }
  }

  /// Whether an item that is larger than its line overflows only at the end edge. css-align-3 §4.4
  private func alignsSafely(_ node: Int32, in container: FlexContainer) -> Bool {
    flexStyle(node).alignSelf == nil
      ? container.traits.contains(.alignsItemsSafely) : flexStyle(node).traits.contains(.alignsSelfSafely)
  }

  /// The offset of an item that is larger than its line and aligned with the start edge.
  private func safeOffset(freeSpace: Double, in container: FlexContainer) -> Double {
    container.traits.contains(.isWrapReverse) ? freeSpace : 0
  }

  // MARK: - Lines

  /// Steps 13 and 14 for the items of one line.
  func alignAcross<A: StaticAxis>(
    _ items: Table<CrossItem>, _ line: FlexLine, _ axis: A.Type, in container: FlexContainer
  ) {
    let space = A.space(container)
    for index in line.items {
      let style = axisStyle(items[index].node, axis)
      let freeSpace = line.crossSize - items[index].outerCrossSize
      let offset: Double
      if !style.traits.isDisjoint(with: .hasAutoMargins) {
        offset = autoMarginOffset(
          freeSpace: freeSpace, startIsAuto: space.startMarginIsAuto(style), endIsAuto: space.endMarginIsAuto(style))
      } else if items[index].alignment.alignsBaselines {
        offset = line.offset(ofBaselineItem: items[index])
      } else if freeSpace < 0, alignsSafely(items[index].node, in: container) {
        offset = safeOffset(freeSpace: freeSpace, in: container)
      } else {
        offset = alignmentOffset(items[index].alignment, freeSpace: freeSpace)
      }
      items[index].crossOffset = line.crossOffset + items[index].crossMarginStart + offset
    }
  }

  /// Step 16: aligns lines by `alignContent`.
  func alignLines(_ lines: Range<Int>, freeSpace: Double, gap: Double, in container: FlexContainer) {
    let distribution = ContentDistribution(
      arena.style(container.node).alignContent, freeSpace: container.isSingleLine ? 0 : freeSpace, count: lines.count,
      isReversed: container.traits.contains(.isWrapReverse))
    var offset = distribution.leading
    for index in lines {
      arena.workspace.lines[index].crossOffset = offset
      offset += arena.workspace.lines[index].crossSize + distribution.between + gap
    }
  }
}
