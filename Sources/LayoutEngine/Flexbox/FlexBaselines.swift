// css-flexbox-1 §8.5 Flex Container Baselines
// https://www.w3.org/TR/css-flexbox-1/#flex-baselines

extension LayoutRun {
  /// The first baseline of an item at its used size, below the top of its border box; `nil` where it has none of its own.
  ///
  /// That of a box that clips or scrolls lies within the box. css-align-3 §9.1
  func firstBaseline(of item: FlexItem, _ container: FlexContainer) throws(Suspension) -> Double? {
    let input = placementInput(of: item, container)
    guard let baseline = try contentBaseline(of: item, input) else { return nil }
    return item.box.hasVisibleOverflow ? baseline : max(0, min(baseline, input.height))
  }

  private func contentBaseline(of item: FlexItem, _ input: LayoutInput) throws(Suspension) -> Double? {
    if isLeaf(item.node) {
      let width = max(0, input.width - item.box.inset.horizontal)
      let measured = measureLeaf(item.node, MeasureInput(knownWidth: width, availableWidth: .definite(width)))
      return measured.firstBaseline.map { $0 + item.box.inset.top }
    }
    guard hasChildren(item.node) else { return nil }
    var question = input
    question.task = .firstBaseline
    return try answer(item.node, question).baseline
  }

  /// The container's first baseline: that of the line where reading begins if items are aligned by baseline there,
  /// otherwise that of the item where reading begins.
  func determineContainerBaseline(_ container: UnsafeMutablePointer<FlexContainer>) throws(Suspension) {
    let run = container.pointee
    guard run.lineCount > 0 else { return }
    let items = arena.contents.pointee.workspace.items.base
    let line = arena.contents.pointee.workspace.lines[
      run.wrap == .wrapReverse ? run.lines.upperBound - 1 : run.firstLine]
    let index = run.isReverseDirection ? line.items.upperBound - 1 : line.items.lowerBound
    let inset = run.input.inset.top
    if run.axes.isRow, let ascent = line.ascent {
      let offset = line.crossOffset + ascent
      container.pointee.baseline = inset + (run.axes.isCrossReversed ? run.crossSize - offset : offset)
      return
    }
    let item = items[index]
    let baseline = try firstBaseline(of: item, run) ?? (run.axes.isRow ? item.crossSize : item.targetMainSize)
    let top =
      run.axes.isRow
      ? run.axes.physicalPosition(.vertical, offset: item.crossOffset, extent: item.crossSize, in: run.crossSize)
      : run.axes.physicalPosition(.vertical, offset: item.mainOffset, extent: item.targetMainSize, in: run.mainSize)
    container.pointee.baseline = inset + top + baseline
  }
}
