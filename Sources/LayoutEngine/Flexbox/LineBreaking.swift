// css-flexbox-1 §9.3 Main Size Determination, step 5: collecting items into lines
// https://www.w3.org/TR/css-flexbox-1/#algo-line-break

extension LayoutRun {
  /// Step 5. A line takes items as long as their hypothetical sizes fit; it always takes one.
  func collectLines(_ container: ContainerPointer) {
    let workspace = arena.contents
    let items = workspace.pointee.workspace.items.base
    let gap = container.pointee.mainGap
    // What was measured before comes back as a limit, so the last digits may not decide.
    let limit = container.pointee.isSingleLine ? .infinity : lineLimit(container) * (1 + 1e-12) + 1e-9
    var start = container.pointee.firstItem
    var sum = 0.0
    func closeLine(at end: Int) {
      workspace.pointee.workspace.lines.append(FlexLine(items: start..<end, hypotheticalSum: sum))
      container.pointee.largestLineSum = max(container.pointee.largestLineSum, sum)
      start = end
      sum = 0
    }
    for index in container.pointee.items {
      let size = items[index].outerHypotheticalMainSize
      if index > start, sum + gap + size > limit { closeLine(at: index) }
      sum += index > start ? gap + size : size
    }
    if start < container.pointee.items.upperBound { closeLine(at: container.pointee.items.upperBound) }
    container.pointee.lineCount = workspace.pointee.workspace.lines.count - container.pointee.firstLine
  }

  private func lineLimit(_ container: ContainerPointer) -> Double {
    container.pointee.axes.isRow ? container.pointee.contentWidth ?? .infinity : container.pointee.input.breakHeight
  }
}
