// css-flexbox-1 §8.5 Flex Container Baselines
// https://www.w3.org/TR/css-flexbox-1/#flex-baselines

extension LayoutPasses {
  // MARK: - Items

  /// The ascent of an item that is aligned by its baseline: from the outer cross-start edge to the baseline, from below or from the
  /// right where the cross axis runs that way. The item's sizes are final: nothing stretches or flexes it further.
  ///
  /// Across a column text has no baseline, and the items' left edges stand for it. §8.3, css-align-3 §9.1
  func determineAscent<A: LayoutAxis>(of item: inout CrossItem, _ axis: A.Type, in container: FlexContainer) {
    guard item.alignment == .baseline else { return }
    let baseline = A.axis == .horizontal ? 0 : firstBaseline(of: item, in: container) ?? item.crossSize
    item.ascent = item.crossMarginStart + (A.space(container).isReversed ? item.crossSize - baseline : baseline)
  }

  /// Where the left edges of the items of a column stand that are aligned by them: the largest margin.
  func largestMarginStart(_ container: FlexContainer) -> Double {
    var largest = -Double.infinity
    for node in items(of: container.node) {
      let style = axisStyle(node, Horizontal.self)
      guard alignment(of: node, style.traits, in: container) == .baseline else { continue }
      resolveItemEdges(of: node, in: container)
      var item = crossItem(node, Horizontal.self, in: container)
      if container.horizontal.isReversed { item.crossSize = columnItemWidth(node, in: container) }
      determineAscent(of: &item, Horizontal.self, in: container)
      largest = max(largest, item.ascent)
    }
    return largest
  }

  /// The offset of an item of a column whose left edge stands at `ascent`.
  func baselineOffset(_ ascent: Double, of node: Int32, width: Double, in container: FlexContainer) -> Double {
    var item = crossItem(node, Horizontal.self, in: container)
    item.crossSize = width
    determineAscent(of: &item, Horizontal.self, in: container)
    return item.crossMarginStart + ascent - item.ascent
  }

  private func columnItemWidth(_ node: Int32, in container: FlexContainer) -> Double {
    crossSize(of: node, Horizontal.self, stretches: false, in: container, AnyItems.self)
  }

  /// The first baseline of an item of a row at its used size, below the top of its border box; `nil` where it has none of its own.
  ///
  /// That of a box that clips or scrolls lies within the box. css-align-3 §9.1
  private func firstBaseline(of item: CrossItem, in container: FlexContainer) -> Double? {
    guard let baseline = contentBaseline(of: item, isRow: true, in: container) else { return nil }
    return hasVisibleOverflow(item.node) ? baseline : max(0, min(baseline, item.crossSize))
  }

  private func contentBaseline(of item: CrossItem, isRow: Bool, in container: FlexContainer) -> Double? {
    if isLeaf(item.node) {
      let width = max(0, (isRow ? item.mainSize : item.crossSize) - axisStyle(item.node, Horizontal.self).inset)
      return measureLeaf(item.node, atWidth: width).firstBaseline.map {
        $0 + axisStyle(item.node, Vertical.self).insetStart
      }
    }
    guard isContainer(item.node) else { return nil }
    let baseline = containerBaseline(of: item.node, baselineQuestion(to: item, in: container))
    return baseline.isNone ? nil : baseline
  }

  /// The question for the baseline of an item that is a container.
  private func baselineQuestion(to item: CrossItem, in container: FlexContainer) -> ContainerQuestion {
    var question = ContainerQuestion(.firstBaseline)
    let isRow = container.isRow
    (question.width, question.height) = isRow ? (item.mainSize, item.crossSize) : (item.crossSize, item.mainSize)
    let definite =
      isRow
      ? definiteHeight(ofRowItem: item.node, height: item.crossSize, stretches: item.stretches, in: container)
      : mainSizeIsDefinite(item.node, hasContentBasis: item.hasContentBasis, in: container) ? item.mainSize : nil
    question.definiteHeight = definite ?? .nan
    question.breakHeight = breakHeight(
      ofItem: item.node, height: question.height, isAutomatic: isRow && !item.stretches, in: container)
    question.leavesUseOuterRoom = states[item.node].marks.contains(.leavesUseOuterRoom)
    if question.leavesUseOuterRoom { question.room = states[item.node].room }
    return question
  }

  // MARK: - Containers

  /// The first baseline of a container; NaN where it has none.
  func containerBaseline(of node: Int32, _ question: ContainerQuestion) -> Double {
    if let known = arena.storedAnswer(of: node, to: question) { return known }
    demand(question, of: node)
    return arena.workspace.defersDemands ? 0 : arena.storedAnswer(of: node, to: question) ?? .nan
  }

  /// A container at the size of a question, with its widths set.
  private func sizedContainer(_ node: Int32, _ question: ContainerQuestion) -> FlexContainer {
    var container = flexContainer(node)
    setWidth(of: &container)
    container.breakHeight = question.breakHeight
    setHeight(
      of: &container, question.height, definite: question.definiteHeight.isNone ? nil : question.definiteHeight)
    return container
  }

  /// The line where reading begins.
  private func baselineLine(_ layout: LineLayout, _ container: FlexContainer) -> FlexLine? {
    guard !layout.lines.isEmpty else { return nil }
    let isLast = container.traits.contains(.isWrapReverse)
    return arena.workspace.lines[isLast ? layout.lines.upperBound - 1 : layout.lines.lowerBound]
  }

  /// The item where reading begins.
  private func baselineItem(_ line: FlexLine, _ container: FlexContainer) -> Int {
    container.traits.contains(.isReversed) ? line.items.upperBound - 1 : line.items.lowerBound
  }

  /// That of the line where reading begins if items are aligned by baseline there, otherwise that of the item where reading begins.
  func baseline(of node: Int32, _ question: ContainerQuestion) -> Double {
    if nodes[node].traits.contains(.isBox) { return baseline(ofBox: node, question) }
    let container = sizedContainer(node, question)
    let layout = container.isRow ? sizeRowItems(container, isContentHeight: false) : sizeColumnItems(container)
    defer { release(layout) }
    if container.isRow {
      alignItemsAndLines(layout, Vertical.self, in: container)
    } else {
      alignItemsAndLines(layout, Horizontal.self, in: container)
    }
    guard let line = baselineLine(layout, container) else { return .nan }
    let space = container.vertical
    if container.isRow, line.ascent > -.infinity {
      return space.position(offset: line.crossOffset + line.ascent, extent: 0)
    }
    let item = layout.items[baselineItem(line, container)]
    let height = container.isRow ? item.crossSize : item.mainSize
    var baseline = contentBaseline(of: item, isRow: container.isRow, in: container)
    if !hasVisibleOverflow(item.node) { baseline = baseline.map { max(0, min($0, height)) } }
    let offset = container.isRow ? item.crossOffset : item.mainOffset
    return space.position(offset: offset, extent: height) + (baseline ?? height)
  }
}
