// css-flexbox-1 §9 Flex Layout Algorithm
// https://www.w3.org/TR/css-flexbox-1/#layout-algorithm

extension LayoutRun {
  /// The algorithm, step by step. A step that has to wait for a child throws, and begins again where it stood.
  func layOut(_ container: ContainerPointer) throws(Suspension) -> LayoutOutput {
    let task = container.pointee.input.task

    // §9.1 Initial setup
    if container.pointee.step == .begin {
      setUpContainer(container)
      generateFlexItems(container)
      container.pointee.step = .intrinsicContributions
    }

    // §9.9 Intrinsic sizes: all but the max-content width of a wrapping column come straight from the items.
    if task.isIntrinsicWidth {
      try perform(.intrinsicContributions, container, sumContributions)
      if !breaksColumns(container) || task == .minContentWidth {
        return LayoutOutput(extent: intrinsicWidth(container))
      }
      try perform(.columnWidths, container, giveItemsMaxContentWidth)
    }

    // §9.2 Line length determination
    try perform(.flexBaseSizes, container, determineFlexBaseSizes)

    // §9.3 Main size determination
    if container.pointee.step < .linesCollected {
      collectLines(container)
      if task == .contentHeight, !container.pointee.axes.isRow {
        return LayoutOutput(extent: container.pointee.largestLineSum + container.pointee.input.inset.vertical)
      }
      if container.pointee.mainSizeFollowsContent { container.pointee.mainSize = container.pointee.largestLineSum }
      if !task.isIntrinsicWidth { resolveFlexibleLengths(container) }
      container.pointee.step = .linesCollected
    }

    // §9.4 Cross size determination
    try perform(.crossSizes, container, determineHypotheticalCrossSizes)
    try perform(.itemBaselines, container, determineItemBaselines)
    if container.pointee.step < .linesSized {
      calculateLineCrossSizes(container)
      if task.isIntrinsicWidth { return LayoutOutput(extent: contentCrossSize(container)) }
      if task == .contentHeight {
        return LayoutOutput(extent: contentCrossSize(container) + container.pointee.input.inset.vertical)
      }
      if task == .extent { return LayoutOutput(size: contentExtent(container)) }
      container.pointee.crossFreeSpace = stretchLines(container)
      container.pointee.step = .linesSized
    }
    try perform(.stretchedSizes, container, stretchItems)

    // §9.5 Main-axis alignment and §9.6 Cross-axis alignment
    if container.pointee.step < .aligned {
      alignItemsAndLines(container, crossFreeSpace: container.pointee.crossFreeSpace)
      container.pointee.step = .aligned
    }
    if task == .firstBaseline {
      try perform(.containerBaseline, container, determineContainerBaseline)
      return LayoutOutput(baseline: container.pointee.baseline)
    }
    if container.pointee.step < .placed {
      placeItems(container)
      container.pointee.step = .placed
    }

    // §4.1 Absolutely-positioned flex children
    try perform(.absoluteChildren, container, layOutAbsoluteChildren)
    return LayoutOutput()
  }

  /// Performs a step that may have to wait, unless it is done.
  @inline(__always)
  private func perform(
    _ step: FlexStep, _ container: ContainerPointer,
    _ body: (ContainerPointer) throws(Suspension) -> Void
  ) throws(Suspension) {
    if container.pointee.step > step { return }
    if container.pointee.step < step {
      container.pointee.step = step
      container.pointee.cursor = 0
    }
    try body(container)
    container.pointee.step = step.next
    container.pointee.cursor = 0
  }
}
