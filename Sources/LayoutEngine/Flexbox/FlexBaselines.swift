// css-flexbox-1 §8.5 Flex Container Baselines
// https://www.w3.org/TR/css-flexbox-1/#flex-baselines

extension LayoutRun {
  /// The first baseline of an item at its used size, below the top of its border box; `nil` where it has none of its own.
  ///
  /// That of a box that clips or scrolls lies within the box. css-align-3 §9.1
  func firstBaseline(of item: ItemPointer, _ container: ContainerPointer) throws(Suspension) -> Double? {
    let input = placementInput(of: item, container)
    guard let baseline = try contentBaseline(of: item, input) else { return nil }
    return item.pointee.box.hasVisibleOverflow ? baseline : max(0, min(baseline, input.height))
  }

  private func contentBaseline(of item: ItemPointer, _ input: LayoutInput) throws(Suspension) -> Double? {
    if isLeaf(item.pointee.node) {
      let width = max(0, input.width - item.pointee.box.inset.horizontal)
      let measured = measureLeaf(item.pointee.node, .width(width))
      return measured.firstBaseline.map { $0 + item.pointee.box.inset.top }
    }
    guard hasChildren(item.pointee.node) else { return nil }
    var question = input
    question.task = .firstBaseline
    return try answer(item.pointee.node, question).baseline
  }

  /// The container's first baseline: that of the line where reading begins if items are aligned by baseline there,
  /// otherwise that of the item where reading begins.
  func determineContainerBaseline(_ container: ContainerPointer) throws(Suspension) {
    guard container.pointee.lineCount > 0 else { return }
    let items = arena.contents.pointee.workspace.items.base
    let line = arena.contents.pointee.workspace.lines[
      container.pointee.wrap == .wrapReverse ? container.pointee.lines.upperBound - 1 : container.pointee.firstLine]
    let index = container.pointee.isReverseDirection ? line.items.upperBound - 1 : line.items.lowerBound
    let inset = container.pointee.input.inset.top
    if container.pointee.axes.isRow, let ascent = line.ascent {
      let offset = line.crossOffset + ascent
      container.pointee.baseline =
        inset + (container.pointee.axes.isCrossReversed ? container.pointee.crossSize - offset : offset)
      return
    }
    let item = items + index
    let baseline =
      try firstBaseline(of: item, container)
      ?? (container.pointee.axes.isRow ? item.pointee.crossSize : item.pointee.targetMainSize)
    let top =
      container.pointee.axes.isRow
      ? container.pointee.axes.physicalPosition(
        .vertical, offset: item.pointee.crossOffset, extent: item.pointee.crossSize, in: container.pointee.crossSize)
      : container.pointee.axes.physicalPosition(
        .vertical, offset: item.pointee.mainOffset, extent: item.pointee.targetMainSize, in: container.pointee.mainSize)
    container.pointee.baseline = inset + top + baseline
  }
}
