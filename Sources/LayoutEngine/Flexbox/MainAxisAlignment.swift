// css-flexbox-1 §9.5 Main-Axis Alignment
// https://www.w3.org/TR/css-flexbox-1/#main-alignment

extension LayoutPasses {
  /// Step 12 for one line: calls `place` with the distance of each item from the main-start edge of the content box.
  ///
  /// Auto margins take the free space; `justifyContent` distributes the remaining free space.
  func alignAlongMainAxis<I: ItemKind>(
    _ items: Elements<FlexItem>, freeSpace: Double, gap: Double, in container: FlexContainer,
    _ itemKind: I.Type, place: (_ index: Int, _ offset: Double) -> Void
  ) {
    var freeSpace = freeSpace
    var autoMargin = 0.0
    if !I.isSimple, freeSpace > 0 {
      let autoMarginCount = countAutoMargins(items)
      if autoMarginCount > 0 {
        autoMargin = freeSpace / Double(autoMarginCount)
        freeSpace = 0
      }
    }
    var distribution = ContentDistribution()
    if container.justifyContent != .start || container.traits.contains(.justifiesSafely) {
      distribution = ContentDistribution(
        container.justifyContent, isSafe: container.traits.contains(.justifiesSafely), freeSpace: freeSpace,
        count: items.count,
        isReversed: container.traits.contains(.isReversed))
    }
    var offset = distribution.leading
    for index in items.indices {
      offset += items[index].mainMarginStart
      if !I.isSimple, items[index].startMarginIsAuto { offset += autoMargin }
      place(index, offset)
      offset += items[index].targetMainSize + items[index].mainMarginEnd
      if !I.isSimple, items[index].endMarginIsAuto { offset += autoMargin }
      offset += distribution.between + gap
    }
  }

  private func countAutoMargins(_ items: Elements<FlexItem>) -> Int {
    var count = 0
    for index in items.indices {
      if items[index].startMarginIsAuto { count += 1 }
      if items[index].endMarginIsAuto { count += 1 }
    }
    return count
  }
}
