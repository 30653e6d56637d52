// css-flexbox-1 §9.3 Main Size Determination, step 5: collecting items into lines
// https://www.w3.org/TR/css-flexbox-1/#algo-line-break

extension LayoutPasses {
  /// Step 5. A line takes items as long as their hypothetical sizes fit; it always takes one.
  ///
  /// - Returns: Where the lines lie in the workspace: whoever calls truncates them.
  func collectLines(_ items: Elements<FlexItem>, limit: Double, gap: Double) -> Range<Int> {
    // What was measured before comes back as a limit, so the last digits may not decide.
    let limit = limit * (1 + 1e-12) + 1e-9
    let firstLine = arena.workspace.lines.count
    var start = 0
    var sum = 0.0
    func closeLine(at end: Int) {
      arena.workspace.lines.append(FlexLine(firstItem: start, itemCount: end - start, hypotheticalSum: sum))
      start = end
      sum = 0
    }
    for index in items.indices {
      let size = items[index].outerHypotheticalMainSize
      if index > start, sum + gap + size > limit { closeLine(at: index) }
      sum += index > start ? gap + size : size
    }
    if start < items.count { closeLine(at: items.count) }
    return firstLine..<arena.workspace.lines.count
  }

  /// The items of one line.
  func items(of line: FlexLine, in items: Elements<FlexItem>) -> Elements<FlexItem> {
    items.part(line.items)
  }
}
