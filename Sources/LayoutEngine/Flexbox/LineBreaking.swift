// css-flexbox-1 §9.3 Main Size Determination, step 5: collecting items into lines
// https://www.w3.org/TR/css-flexbox-1/#algo-line-break
// css-flexbox-2: balanced lines
// https://drafts.csswg.org/css-flexbox-2/#balancing

/// The best way to break the items from a given item on into lines.
struct BalancedBreak: BitwiseCopyable {
  /// The first item of the next line.
  var end = 0
  /// The sum of the squares of the lines' free spaces.
  var cost = 0.0
}

extension LayoutPasses {
  /// Step 5: a line takes items as long as their hypothetical sizes fit, and at least one item; in columns, one item for
  /// each column.
  ///
  /// - Returns: The range of the lines in the workspace. The caller truncates the lines.
  func collectLines(_ items: Elements<FlexItem>, gap: Double, in container: FlexContainer) -> Range<Int> {
    let limit =
      container.isSingleLine ? .infinity : container.isRow ? container.horizontal.size : container.breakHeight
    // The limit may be a size that was measured before; rounding must not change the lines.
    let tolerantLimit = limit + limit.roundingError
    let firstLine = arena.workspace.lines.count
    if container.traits.contains(.hasColumns) {
      collectLines(items, OpenLine(limit: .infinity, capacity: columns(of: container).count, gap: gap), in: container)
      return firstLine..<arena.workspace.lines.count
    }
    collectLines(items, OpenLine(limit: tolerantLimit, gap: gap), in: container)
    if container.traits.contains(.balancesLines), arena.workspace.lines.count > firstLine + 1, items.count > 0 {
      arena.workspace.lines.truncate(to: firstLine)
      collectBalancedLines(items, size: limit, limit: tolerantLimit, gap: gap)
      markBalancedLines(firstLine..<arena.workspace.lines.count, in: container)
    }
    return firstLine..<arena.workspace.lines.count
  }

  private func collectLines(_ items: Elements<FlexItem>, _ firstLine: OpenLine, in container: FlexContainer) {
    if collapsedTrait(in: container) == .isCollapsed {
      return collectLinesAroundCollapsedItems(items, firstLine, in: container)
    }
    var line = firstLine
    for index in items.indices {
      let size = items[index].outerHypotheticalMainSize
      let isFull = index > 0 && line.isFull(for: size)
      if isFull { appendLine(line.endLine(before: index)) }
      markLineStart(items[index].node, isFull || index == 0, in: container)
      line.add(size)
    }
    if items.count > 0 { appendLine(line.endLine(before: items.count)) }
  }

  /// Collects lines in the second round of §4.4.
  ///
  /// Collapsed items have a main size of 0 and no gap, so that a line may have no other items.
  private func collectLinesAroundCollapsedItems(
    _ items: Elements<FlexItem>, _ firstLine: OpenLine, in container: FlexContainer
  ) {
    var line = firstLine
    var (index, isFirst) = (0, true)
    for node in self.items(of: container.node, includesCollapsed: true) {
      let isCollapsed = nodes[node].traits.contains(.isCollapsed)
      let size = isCollapsed ? 0 : items[index].outerHypotheticalMainSize
      let isFull = !isFirst && line.isFull(for: size)
      if isFull { appendLine(line.endLine(before: index)) }
      markLineStart(node, isFull || isFirst, in: container)
      isFirst = false
      if isCollapsed { continue }
      line.add(size)
      index += 1
    }
    if !isFirst { appendLine(line.endLine(before: index)) }
  }

  /// Marks the starts of balanced lines.
  ///
  /// Collapsed items belong to the line of the item before them.
  private func markBalancedLines(_ lines: Range<Int>, in container: FlexContainer) {
    var (index, line) = (0, lines.lowerBound)
    let collapsedTrait = collapsedTrait(in: container)
    for node in items(of: container.node, includesCollapsed: hasCollapsedItems(container)) {
      let isCollapsed = !nodes[node].traits.isDisjoint(with: collapsedTrait)
      let mayStartLine = !isCollapsed || index == 0
      let startsLine = mayStartLine && line < lines.upperBound && arena.workspace.lines[line].firstItem == index
      markLineStart(node, startsLine, in: container)
      if startsLine { line += 1 }
      if !isCollapsed { index += 1 }
    }
  }

  /// Marks the start of a line, for the passes that size and place the lines of a row.
  ///
  /// The first round of §4.4 sets no marks.
  private func markLineStart(_ node: Int32, _ startsLine: Bool, in container: FlexContainer) {
    if container.includesCollapsed { return }
    if startsLine { states[node].marks.insert(.startsLine) } else { states[node].marks.remove(.startsLine) }
  }

  private func appendLine(_ line: FlexLine) { arena.workspace.lines.append(line) }

  /// Breaks the items so that the sum of the squares of the lines' free spaces is minimal.
  ///
  /// Among several minimal solutions, the one whose first line has the most items is chosen, and so on for the
  /// following lines. Items whose size is negative because of negative margins count as 0.
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
      appendLine(FlexLine(firstItem: start, itemCount: end - start, hypotheticalSum: sum))
      start = end
    }
  }
}

/// The current, incomplete line.
private struct OpenLine {
  let limit: Double
  /// The largest number of items.
  let capacity: Int
  let gap: Double
  private var firstItem = 0
  private var itemCount = 0
  private var sum = 0.0

  init(limit: Double, capacity: Int = .max, gap: Double) {
    (self.limit, self.capacity, self.gap) = (limit, capacity, gap)
  }

  /// Whether an item starts the next line.
  func isFull(for size: Double) -> Bool { sum + gap + size > limit || itemCount >= capacity }

  mutating func add(_ size: Double) {
    sum = itemCount > 0 ? sum + (gap + size) : size
    itemCount += 1
  }

  /// Ends the line, and starts the next line.
  mutating func endLine(before index: Int) -> FlexLine {
    let line = FlexLine(firstItem: firstItem, itemCount: itemCount, hypotheticalSum: sum)
    (firstItem, itemCount, sum) = (index, 0, 0)
    return line
  }
}
