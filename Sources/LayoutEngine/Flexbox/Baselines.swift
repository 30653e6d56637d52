// css-flexbox-1 §8.5 Flex Container Baselines
// https://www.w3.org/TR/css-flexbox-1/#flex-baselines

extension LayoutPasses {
  // MARK: - Items

  /// Determines the baseline-sharing group and the ascent of an item that is aligned by a baseline.
  ///
  /// The ascent is the distance from the outer cross-start edge to the baseline. The distance is measured from below or
  /// from the right where the cross axis is reversed. An item that is aligned by its baseline is not stretched or flexed
  /// further.
  func determineAscent<A: StaticAxis>(of item: inout CrossItem, _ axis: A.Type, in container: FlexContainer) {
    if item.alignment.alignsBaselines { alignBaseline(of: &item, axis, in: container) }
  }

  @inline(never)
  private func alignBaseline<A: StaticAxis>(of item: inout CrossItem, _ axis: A.Type, in container: FlexContainer) {
    let alignment = flexStyle(item.node).alignSelf ?? container.alignItems
    item.alignment = baselineGroup(of: item.node, alignment, in: container)
    let set = alignment == .baseline ? BaselineSet.first : .last
    let baseline: Double
    if A.axis == .horizontal {
      baseline = baselineAcrossColumn(set, of: item, in: container)
    } else {
      baseline =
        self.baseline(set, of: item, in: container) ?? synthesizedBaseline(item.crossSize, in: container)
    }
    item.ascent = item.crossMarginStart + (A.space(container).isReversed ? item.crossSize - baseline : baseline)
  }

  /// The baseline of an item of a column, for which text has no baseline.
  ///
  /// The left edge stands for the baseline; where lines run from top to bottom, the middle. Lines orthogonal to those
  /// of the column have a baseline. §8.3, css-align-3 §9.1
  private func baselineAcrossColumn(_ set: BaselineSet, of item: CrossItem, in container: FlexContainer) -> Double {
    if isOrthogonal(item.node), let baseline = innerBaseline(set, of: item) { return baseline }
    if hasCentralBaselines(container) { return item.crossSize / 2 }
    return 0
  }

  /// The baseline of an orthogonal item of a column, from the left of its border box; `nil` without a baseline.
  private func innerBaseline(_ set: BaselineSet, of item: CrossItem) -> Double? {
    let inner = measuredContent(ofOrthogonal: item.node)
    let inset = unmeasuredInset(ofOrthogonal: item.node)
    let size = LayoutSize(
      width: max(0, item.mainSize - inset.horizontal), height: max(0, item.crossSize - inset.vertical))
    if isLeaf(inner) { return leafBaseline(set, of: inner, size).map { inset.top + $0 } }
    guard isContainer(inner) else { return nil }
    var question = baselineQuestion(set, to: inner, at: size)
    if !widthIsDefinite(ofOrthogonal: item.node) { (question.definiteHeight, question.breakHeight) = (.nan, .infinity) }
    let baseline = answer(to: question, of: inner)
    return baseline.isNone ? nil : inset.top + baseline
  }

  /// The baseline-sharing group of an item.
  ///
  /// Items whose lines are ordered from cross-end to cross-start are aligned with each other, at the opposite side of
  /// the line. css-align-3 §9.2
  @inline(__always) func baselineGroup(of item: Int32, _ alignment: AlignItems, in container: FlexContainer)
    -> AlignItems
  {
    linesRunBackwards(in: item, across: container) ? alignment.opposite : alignment
  }

  private func linesRunBackwards(in item: Int32, across container: FlexContainer) -> Bool {
    let hasReversedLines = nodes[item].traits.contains(.hasReversedLines)
    if container.isRow { return !isOrthogonal(item) && hasReversedLines != container.flow.hasReversedLines }
    return isOrthogonal(item) && hasReversedLines != container.flow.isRightToLeft
  }

  /// The baseline of an item without one: the bottom or, where lines run from top to bottom, the middle.
  ///
  /// css-align-3 §9.1
  private func synthesizedBaseline(_ height: Double, in container: FlexContainer) -> Double {
    hasCentralBaselines(container) ? height / 2 : height
  }

  /// Whether lines run from top to bottom: glyphs are then aligned by their central baselines. css-writing-modes-4 §4.2
  private func hasCentralBaselines(_ container: FlexContainer) -> Bool {
    nodes[container.node].traits.contains(.isTransposed)
  }

  /// A baseline of an item at its used size, below the top of its border box; `nil` without a baseline of its own.
  ///
  /// The baseline of a scroll container is limited to its box. css-align-3 §9.1
  @inline(__always)
  private func baseline(_ set: BaselineSet, of item: CrossItem, in container: FlexContainer) -> Double? {
    let size = item.size(in: container)
    let baseline =
      isLeaf(item.node) ? leafBaseline(set, of: item.node, size) : containerBaseline(set, of: item, in: container)
    return isScrollContainer(item.node) ? baseline.map { max(0, min($0, size.height)) } : baseline
  }

  @inline(never)
  private func containerBaseline(_ set: BaselineSet, of item: CrossItem, in container: FlexContainer) -> Double? {
    guard isContainer(item.node) else { return nil }
    let baseline = answer(to: baselineQuestion(set, to: item, in: container), of: item.node)
    return baseline.isNone ? nil : baseline
  }

  private func leafBaseline(_ set: BaselineSet, of leaf: Int32, _ size: LayoutSize) -> Double? {
    let width = max(0, size.width - axisStyle(leaf, Horizontal.self).inset)
    let style = axisStyle(leaf, Vertical.self)
    let isReversed = nodes[leaf].traits.contains(.hasReversedLines)
    return measureLeaf(leaf, atWidth: width).baseline(set).map {
      isReversed ? size.height - style.insetEnd - $0 : style.insetStart + $0
    }
  }

  /// The query for a baseline of an item that is a container.
  private func baselineQuestion(_ set: BaselineSet, to item: CrossItem, in container: FlexContainer)
    -> ContainerQuestion
  {
    var question = contentHeightQuestion(to: item.node).with(set == .first ? .firstBaseline : .lastBaseline)
    let (isRow, size) = (container.isRow, item.size(in: container))
    let height = size.height
    (question.width, question.height) = (size.width, height)
    let definite =
      isRow
      ? definiteHeight(
        ofRowItem: item.node, height: height, stretches: item.stretches, in: container, AnyItems.self)
      : mainSizeIsDefinite(item.node, hasContentBasis: item.hasContentBasis, in: container) ? height : nil
    question.definiteHeight = definite ?? .nan
    question.breakHeight = breakHeight(
      ofItem: item.node, height: question.height, isAutomatic: isRow && !item.stretches, in: container)
    return question
  }

  /// The query for a baseline of a container of definite size.
  func baselineQuestion(_ set: BaselineSet, to node: Int32, at size: LayoutSize) -> ContainerQuestion {
    var question = ContainerQuestion(set == .first ? .firstBaseline : .lastBaseline)
    (question.width, question.height, question.definiteHeight) = (size.width, size.height, size.height)
    question.breakHeight = breakHeight(of: node, height: size.height)
    return question
  }

  // MARK: - Containers

  /// The line at the start or the end of the reading order.
  private func baselineLine(_ set: BaselineSet, _ layout: LineLayout, _ container: FlexContainer) -> FlexLine? {
    guard !layout.lines.isEmpty else { return nil }
    let isFirst = container.traits.contains(.isWrapReverse) == (set == .last)
    return arena.workspace.lines[isFirst ? layout.lines.lowerBound : layout.lines.upperBound - 1]
  }

  /// The item of a line at the start or the end of the reading order.
  private func baselineItem(_ set: BaselineSet, _ line: FlexLine, _ container: FlexContainer) -> Int {
    let isFirst = container.traits.contains(.isReversed) == (set == .last)
    return isFirst ? line.items.lowerBound : line.items.upperBound - 1
  }

  /// The baseline of a container.
  ///
  /// If items of a row on the first or last line in reading order are aligned by baselines, this is their shared
  /// baseline; otherwise the baseline of the first or last item in reading order.
  func baseline(_ set: BaselineSet, of node: Int32, _ question: ContainerQuestion) -> Double {
    if nodes[node].traits.contains(.hasKind) { return baseline(set, ofKind: node, question) }
    return withBaselineLine(set, of: node, question) { container, items, line in
      if let baseline = sharedBaseline(set, line, container) { return baseline }
      let item = items[baselineItem(set, line, container)]
      let height = container.isRow ? item.crossSize : item.mainSize
      let baseline = self.baseline(set, of: item, in: container)
      let offset = container.isRow ? item.crossOffset : item.mainOffset
      return container.vertical.position(offset: offset, extent: height)
        + (baseline ?? synthesizedBaseline(height, in: container))
    } ?? .nan
  }

  /// The source of a container's baseline; `nil` without a baseline.
  func baselineSource(_ set: BaselineSet, of node: Int32, _ question: ContainerQuestion) -> BaselineSource? {
    withBaselineLine(set, of: node, question) { container, items, line in
      if let baseline = sharedBaseline(set, line, container) { return .line(baseline) }
      return .item(items[baselineItem(set, line, container)].node)
    }
  }

  /// The shared baseline of items of a row, below the top of the container's border box.
  private func sharedBaseline(_ set: BaselineSet, _ line: FlexLine, _ container: FlexContainer) -> Double? {
    guard container.isRow, let baseline = line.baseline(set) else { return nil }
    return container.vertical.position(offset: line.crossOffset + baseline, extent: 0)
  }

  /// Lays out the lines of a container, and calls `body` with the first or last line in reading order.
  ///
  /// The result is `nil` if the container has no such line.
  private func withBaselineLine<Result>(
    _ set: BaselineSet, of node: Int32, _ question: ContainerQuestion,
    _ body: (FlexContainer, Table<CrossItem>, FlexLine) -> Result
  ) -> Result? {
    // Lines orthogonal to those of the container have no baseline in it. css-align-3 §9.1
    if isOrthogonal(node) { return nil }
    let container = sizedContainer(
      node, height: question.height, definite: question.definiteHeight, breakHeight: question.breakHeight)
    let layout = resolveLines(container)
    defer { release(layout) }
    guard let line = baselineLine(set, layout, container), !line.items.isEmpty else { return nil }
    return body(container, layout.items, line)
  }
}

extension CrossItem {
  /// The size of an item whose cross size is final.
  fileprivate func size(in container: FlexContainer) -> LayoutSize {
    container.isRow
      ? LayoutSize(width: mainSize, height: crossSize) : LayoutSize(width: crossSize, height: mainSize)
  }
}

/// The source of a container's baseline. css-flexbox-1 §8.5
enum BaselineSource {
  /// The shared baseline of items on a line: its distance from the top of the container's border box.
  case line(Double)
  /// The first or last item in reading order.
  case item(Int32)
}

extension FlexLine {
  /// The shared baseline of the line, from its cross-start edge.
  ///
  /// If the line has two baselines, that of the set is preferred.
  fileprivate func baseline(_ set: BaselineSet) -> Double? {
    let first = ascent > -.infinity ? ascent : nil
    let last = lastDescent > -.infinity ? crossSize - lastDescent : nil
    return set == .first ? first ?? last : last ?? first
  }
}
