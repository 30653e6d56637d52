// css-flexbox-1 §9.3 Main Size Determination, step 5: collecting items into lines
// https://www.w3.org/TR/css-flexbox-1/#algo-line-break
// css-flexbox-2: balanced lines
// https://drafts.csswg.org/css-flexbox-2/#balancing

/// The best way to break the items from one on into lines.
struct BalancedBreak: BitwiseCopyable {
  /// The first item of the next line.
  var end = 0
  /// The sum of the squares of the lines' free spaces.
  var cost = 0.0
}

extension LayoutPasses {
  /// Step 5. A line takes items as long as their hypothetical sizes fit; it always takes one.
  ///
  /// - Returns: Where the lines lie in the workspace: whoever calls truncates them.
  func collectLines(
    _ items: Elements<FlexItem>, limit: Double, gap: Double, in container: FlexContainer
  ) -> Range<Int> {
    let size = limit
    let limit = FlexLine.limit(limit)
    let firstLine = arena.workspace.lines.count
    if leavesOutItems(container) {
      collectLinesAroundCollapsedItems(items, limit: limit, gap: gap, in: container)
    } else {
      collectLines(items, limit: limit, gap: gap)
    }
    if container.traits.contains(.balancesLines), arena.workspace.lines.count > firstLine + 1, items.count > 0 {
      arena.workspace.lines.truncate(to: firstLine)
      collectBalancedLines(items, size: size, limit: limit, gap: gap)
      if leavesOutItems(container) { markBalancedLines(firstLine..<arena.workspace.lines.count, in: container) }
    }
    return firstLine..<arena.workspace.lines.count
  }

  private func collectLines(_ items: Elements<FlexItem>, limit: Double, gap: Double) {
    var start = 0
    var sum = 0.0
    for index in items.indices {
      let size = items[index].outerHypotheticalMainSize
      if index > start, sum + gap + size > limit {
        appendLine(items: start..<index, sum)
        start = index
      }
      sum = index > start ? sum + (gap + size) : size
    }
    if start < items.count { appendLine(items: start..<items.count, sum) }
  }

  func appendLine(items: Range<Int>, _ hypotheticalSum: Double) {
    arena.workspace.lines.append(
      FlexLine(firstItem: items.lowerBound, itemCount: items.count, hypotheticalSum: hypotheticalSum))
  }

  /// Breaks the items so that the sum of the squares of the lines' free spaces is the least. Of several such ways that one is taken
  /// whose first line has the most items, and so on. Items count as 0 whose negative margins make them smaller.
  ///
  /// - Complexity: O(items · items that fit into a line).
  private func collectBalancedLines(_ items: Elements<FlexItem>, size: Double, limit: Double, gap: Double) {
    let first = arena.workspace.balancedBreaks.count
    for _ in 0...items.count { arena.workspace.balancedBreaks.append(BalancedBreak()) }
    defer { arena.workspace.balancedBreaks.truncate(to: first) }
    let breaks = arena.workspace.balancedBreaks.table
    for start in items.indices.reversed() {
      var best = BalancedBreak(end: start, cost: .infinity)
      var sum = 0.0
      for end in start..<items.count {
        sum += (end > start ? gap : 0) + max(0, items[end].outerHypotheticalMainSize)
        if end > start, sum > limit { break }
        let cost = (size - sum) * (size - sum) + breaks[first + end + 1].cost
        if cost <= best.cost { best = BalancedBreak(end: end + 1, cost: cost) }
      }
      breaks[first + start] = best
    }
    var start = 0
    while start < items.count {
      let end = max(breaks[first + start].end, start + 1)
      var sum = gap * Double(end - start - 1)
      for index in start..<end { sum += items[index].outerHypotheticalMainSize }
      appendLine(items: start..<end, sum)
      start = end
    }
  }

  /// The items of one line.
  func items(of line: FlexLine, in items: Elements<FlexItem>) -> Elements<FlexItem> {
    items.part(line.items)
  }
}

extension FlexLine {
  /// What the items of a line may take of a main size. What was measured before comes back as a main size, so that the last digits may
  /// not decide.
  static func limit(_ mainSize: Double) -> Double { mainSize * (1 + 1e-12) + 1e-9 }
}
