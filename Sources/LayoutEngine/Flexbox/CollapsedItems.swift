// css-flexbox-1 §4.4 Collapsed Items
// https://www.w3.org/TR/css-flexbox-1/#visibility-collapse
//
// A container with collapsed items is laid out in two rounds. In the first round, collapsed items are treated as
// ordinary items; each defines a strut, the cross size of its line. In the second round, they are hidden, but no line
// is smaller than the struts of its collapsed items.
//
// The passes run the second round. Where the passes size lines of unknown cross size, the first round runs only to
// compute struts: it writes no widths, and computes the heights of items at other widths than their own by queries.

extension LayoutPasses {
  func hasCollapsedItems(_ container: FlexContainer) -> Bool {
    nodes[container.node].traits.contains(.hasCollapsedItems)
  }

  /// The trait of the items that are left out; empty except in the second round.
  func collapsedTrait(in container: FlexContainer) -> NodeTraits {
    hasCollapsedItems(container) && !container.includesCollapsed ? .isCollapsed : []
  }

  // MARK: - Struts

  /// Sets the struts of the first round on the lines of the second round.
  func addStruts(to lines: Range<Int>, isContentSize: Bool, in container: FlexContainer) {
    // A single line of known cross size has this size. The content width of a column excludes collapsed items, as in
    // browsers.
    let needsNone =
      container.isRow ? container.isSingleLine && !isContentSize : container.isSingleLine || isContentSize
    if needsNone || !hasCollapsedItems(container) || container.includesCollapsed { return }
    var first = container
    first.includesCollapsed = true
    let round = container.isRow ? resolveFirstRound(ofRow: first, isContentHeight: isContentSize) : resolveLines(first)
    defer { release(round) }
    let table = arena.workspace.lines.table
    var (place, firstLine, line) = (0, round.lines.lowerBound, lines.lowerBound - 1)
    for node in items(of: container.node, includesCollapsed: true) {
      if place >= table[firstLine].items.upperBound { firstLine += 1 }
      if place == 0 || !container.isSingleLine && states[node].marks.contains(.startsLine) { line += 1 }
      if nodes[node].traits.contains(.isCollapsed) {
        table[line].strutSize = max(table[line].strutSize, table[firstLine].crossSize)
      }
      place += 1
    }
  }

  /// The largest strut in a row of a single line whose height is unknown; 0 without collapsed items.
  func strutSize(ofRow container: FlexContainer) -> Double {
    hasCollapsedItems(container) ? largestStrut(inRow: container) : 0
  }

  @inline(never) private func largestStrut(inRow container: FlexContainer) -> Double {
    let line = arena.workspace.lines.count
    arena.workspace.lines.append(FlexLine(firstItem: 0, itemCount: 0))
    defer { arena.workspace.lines.truncate(to: line) }
    addStruts(to: line..<(line + 1), isContentSize: true, in: container)
    return arena.workspace.lines[line].strutSize
  }

  // MARK: - The first round

  /// Both axes of a row with all of its items, at the widths of the first round.
  private func resolveFirstRound(ofRow container: FlexContainer, isContentHeight: Bool) -> LineLayout {
    let main = collectMain(container, Horizontal.self)
    // The lines are those of the result.
    defer { release(main.all) }
    for place in main.all.items.indices { markCollapsedContent(of: main.all.items[place].node) }
    resolveMain(main, Horizontal.self, size: container.horizontal.size, in: container)
    let layout = makeCrossItems(of: main, Vertical.self, in: container) { firstHeight(of: $0, in: container) }
    let isContentSize = isContentHeight || container.vertical.definiteSize == nil
    resolveCross(layout, Vertical.self, isContentSize: isContentSize, in: container)
    return layout
  }

  /// Marks changed content of a collapsed item, because the width pass does not visit collapsed items.
  private func markCollapsedContent(of item: Int32) {
    guard nodes[item].traits.contains(.isCollapsed), states[item].marks.contains(.isUnvisited) else { return }
    states[item].marks.insert(.contentHeightIsStale)
  }

  /// The height of an item at its width in the first round.
  ///
  /// Each container that is laid out in two rounds doubles the number of layouts of the containers inside, so that
  /// nested content could be laid out 2ⁿ times. Therefore an item with three such containers nested in each other has
  /// the height of the second round.
  private func firstHeight(of item: FlexItem, in container: FlexContainer) -> Double {
    let traits = nodes[item.node].traits
    let usesSecondRound = traits.nestedRounds == NodeTraits.mostNestedRounds && !traits.contains(.isCollapsed)
    let width = usesSecondRound ? states[item.node].width : item.targetMainSize
    let box = sizedBox(item.node, in: container)
    if isRigid(item.node) {
      return rigidItem(box, Horizontal.self, in: container).usedCrossSize(main: width, base: item.flexBaseSize)
    }
    return usedHeight(of: box, width: width, in: sizingSpace(for: item.node, in: container))
  }
}
