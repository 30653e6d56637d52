/// The steps by which the last layout sized and placed the items of one flex container. css-flexbox-1 §9
///
/// All sizes are border boxes in points, before snapping to the pixel grid.
package struct FlexRecord: Sendable {
  /// One round of step 4 of §9.7.
  package struct Round: Sendable {
    /// The free space at the beginning of the round.
    ///
    /// Negative free space is possible.
    package var freeSpace = 0.0
    /// The distributed part of the free space, which is smaller if the factors sum to less than 1.
    package var space = 0.0
    /// The sum of the weights of the unfrozen items.
    package var weights = 0.0
    /// The items that a bound froze in this round, as indices among the items of the container.
    package var frozenItems: [Int] = []
  }

  /// One line.
  package struct Line: Sendable {
    /// The range of the line's items among the items of the container.
    package var items: Range<Int>
    /// The container's main size less the outer hypothetical sizes and the gaps.
    ///
    /// Items grow if the value is positive.
    package var hypotheticalFreeSpace = 0.0
    /// The free space after flexing, which auto margins or `justifyContent` distribute.
    package var freeSpace = 0.0
    /// The rounds; empty if no item flexes.
    package var rounds: [Round] = []
    /// The distance from the main-start edge of the content box to the first item's margin box.
    package var leading = 0.0
    package var crossSize = 0.0
    /// The distance from the cross-start edge of the content box.
    package var crossOffset = 0.0
    /// The largest distance of a first baseline from the outer cross-start edge of its item.
    ///
    /// `nil` if no item is aligned by its first baseline.
    package var ascent: Double?
  }

  /// One item, in order-modified document order.
  package struct Item: Sendable {
    package var node: NodeID
    package var grow: Double
    package var shrink: Double
    package var flexBaseSize: Double
    /// Whether the content determined the flex base size.
    package var hasContentBasis: Bool
    package var minimumMainSize: Double
    package var maximumMainSize: Double
    package var hypotheticalMainSize: Double
    package var targetMainSize: Double
    package var mainMarginStart: Double
    package var mainMarginEnd: Double
    package var startMarginIsAuto: Bool
    package var endMarginIsAuto: Bool
    /// The distance from the main-start edge of the content box.
    package var mainOffset = 0.0
    /// The offset to the right or down by insets, along each axis of the container.
    package var mainShift = 0.0
    package var crossShift = 0.0
    package var alignment = AlignItems.start
    /// Whether the cross size is the cross size of the line.
    package var stretches = false
    package var crossMarginStart = 0.0
    package var crossMarginEnd = 0.0
    package var hasAutoCrossMargin = false
    /// The distance from the outer cross-start edge to the baseline that aligns the item, or `nil` if there is none.
    package var ascent: Double?

    /// Returns the weight in a round: the factor, or the shrink factor times the inner flex base size.
    package func weight(grows: Bool) -> Double { grows ? grow : scaledShrink }
    package var scaledShrink = 0.0
    package var hasAutoMainMargin: Bool { startMarginIsAuto || endMarginIsAuto }
    package var outerTargetSize: Double { targetMainSize + mainMarginStart + mainMarginEnd }
  }

  /// Columns of equal width.
  package struct Columns: Sendable {
    package let count: Int
    package let size: Double
    /// The distance from the main-start edge of the content box to the first column.
    package let leading: Double
  }

  package var axis: LayoutAxis
  package var isMainReversed: Bool
  package var isCrossReversed: Bool
  package var isSingleLine: Bool
  /// The columns of equal width, if there are any.
  package var columns: Columns?
  /// The size of the content box.
  package var mainSize: Double
  package var crossSize: Double
  /// The gap between items, and the gap between lines.
  package var gap: Double
  package var crossGap: Double
  package var items: [Item] = []
  package var lines: [Line] = []

  /// Returns the line of an item.
  package func line(ofItem item: Int) -> Line? { lines.first { $0.items.contains(item) } }
}

extension LayoutTree {
  /// Returns the steps by which the last layout sized and placed the items of a container.
  ///
  /// The function repeats the steps with the functions that layouts use.
  /// - Parameter measure: The function that measures the leaves, as in the layout.
  /// - Returns: `nil` for a node that is not a flex container with a frame, and for containers whose items are sized in
  ///   rounds (§4.4) or in exchanged axes.
  package mutating func flexRecord(of node: NodeID, measure: @escaping MeasureFunction) -> FlexRecord? {
    guard contains(node) else { return nil }
    let arena = mutableArena
    let (index, root) = (node.index, arena.contents.lastRoot)
    let traits = arena.nodes[index].traits
    guard root >= 0, arena.nodes[index].firstChild >= 0, arena.states[index].marks.contains(.hasFrames),
      traits.isDisjoint(with: FlexRecording.unsupported)
    else { return nil }
    return withExtendedLifetime(Measurer(measure)) { measurer in
      arena.workspace.root = root
      defer { arena.workspace.root = -1 }
      return FlexRecording(LayoutPasses(arena, measurer: MeasurerReference(measurer)), container: index).record()
    }
  }
}

/// Repeats the steps of §9 for one container whose items have frames.
private struct FlexRecording {
  static let unsupported: NodeTraits = [
    .isLeaf, .hasKind, .isHidden, .isContents, .isOrthogonal, .isTransposed, .isInnerRoot, .hasCollapsedItems,
  ]

  let passes: LayoutPasses
  let container: FlexContainer

  init(_ passes: LayoutPasses, container node: Int32) {
    self.passes = passes
    container = passes.sizedContainer(
      node, height: passes.results[node].frame.height, definite: passes.states[node].definiteHeight,
      breakHeight: passes.coupledHeights(of: node).ofPlacedLineBreaks)
  }

  func record() -> FlexRecord { container.isRow ? record(Horizontal.self) : record(Vertical.self) }

  private func record<A: StaticAxis>(_ axis: A.Type) -> FlexRecord {
    let (space, across) = (A.space(container), A.Perpendicular.space(container))
    let gap = passes.gap(container, axis)
    var record = FlexRecord(
      axis: A.axis, isMainReversed: space.isReversed, isCrossReversed: across.isReversed,
      isSingleLine: container.isSingleLine, mainSize: space.size, crossSize: across.size, gap: gap,
      crossGap: passes.gap(container, A.Perpendicular.self))
    if container.traits.contains(.hasColumns) {
      let columns = passes.columns(of: container)
      record.columns = FlexRecord.Columns(
        count: columns.count, size: columns.size, leading: passes.distribution(of: columns, in: container).leading)
    }
    let main = passes.collectMain(container, axis)
    defer { passes.release(main) }
    for index in main.lines {
      let first = passes.arena.workspace.lines[index].firstItem
      record.lines.append(flex(passes.line(index, of: main), from: first, axis, gap: gap, to: &record))
    }
    recordCrossAxis(in: &record, A.Perpendicular.self)
    return record
  }

  /// §4.5, §9.7 and §9.5 for one line.
  private func flex<A: StaticAxis>(
    _ line: MainLine, from first: Int, _ axis: A.Type, gap: Double, to record: inout FlexRecord
  ) -> FlexRecord.Line {
    let size = A.space(container).size
    var result = FlexRecord.Line(items: first..<(first + line.items.count))
    result.hypotheticalFreeSpace = line.hypotheticalFreeSpace(in: size)
    if result.hypotheticalFreeSpace < 0 { passes.determineAutomaticMinimums(line, axis, in: container) }
    result.rounds = rounds(of: line, size: size, gap: gap, from: first)
    result.freeSpace = passes.resolveLine(line, axis, size: size, gap: gap, in: container)
    for index in line.items.indices {
      let item = line.items[index]
      if index == 0 { result.leading = item.mainOffset - item.mainMarginStart }
      record.items.append(recordedItem(item, axis, offset: item.mainOffset))
    }
    return result
  }

  private func recordedItem<A: StaticAxis>(_ item: FlexItem, _ axis: A.Type, offset: Double) -> FlexRecord.Item {
    let cross = passes.crossItem(item.node, A.Perpendicular.self, in: container)
    return FlexRecord.Item(
      node: passes.arena.id(of: item.node), grow: item.grow, shrink: item.shrink, flexBaseSize: item.flexBaseSize,
      hasContentBasis: item.hasContentBasis, minimumMainSize: item.minimumMainSize,
      maximumMainSize: item.maximumMainSize, hypotheticalMainSize: item.hypotheticalMainSize,
      targetMainSize: item.targetMainSize, mainMarginStart: item.mainMarginStart, mainMarginEnd: item.mainMarginEnd,
      startMarginIsAuto: item.startMarginIsAuto, endMarginIsAuto: item.endMarginIsAuto, mainOffset: offset,
      mainShift: passes.shift(of: item.node, A.self, in: container),
      crossShift: passes.shift(of: item.node, A.Perpendicular.self, in: container),
      alignment: cross.alignment.alignsBaselines
        ? passes.baselineGroup(of: item.node, cross.alignment, in: container) : cross.alignment,
      stretches: cross.stretches, crossMarginStart: cross.crossMarginStart, crossMarginEnd: cross.crossMarginEnd,
      hasAutoCrossMargin: !passes.axisStyle(item.node, A.Perpendicular.self).traits.isDisjoint(with: .hasAutoMargins),
      scaledShrink: item.weight(grows: false))
  }

  /// Returns the rounds of §9.7 step 4 for the items of a line.
  ///
  /// `resolveFlexibleLengths` starts again with the hypothetical sizes.
  private func rounds(of line: MainLine, size: Double, gap: Double, from first: Int) -> [FlexRecord.Round] {
    let freeSpace = line.hypotheticalFreeSpace(in: size)
    if freeSpace == 0 { return [] }
    var distribution = LengthDistribution(
      lengths: line.items, availableSpace: size - gap * Double(line.items.count - 1))
    var (state, rounds) = (distribution.beginRounds(grows: freeSpace > 0), [FlexRecord.Round]())
    guard state.unfrozenCount > 0 else { return [] }
    var isFrozen = line.items.indices.map { line.items[$0].isFrozen }
    var continues = true
    while continues {
      continues = distribution.takeRound(&state)
      var round = FlexRecord.Round(freeSpace: state.freeSpace, space: state.space, weights: state.weights)
      for index in line.items.indices where line.items[index].isFrozen && !isFrozen[index] {
        round.frozenItems.append(first + index)
        isFrozen[index] = true
      }
      rounds.append(round)
    }
    return rounds
  }

  /// Records §9.4 and §9.6 for items with sizes and positions.
  private func recordCrossAxis<A: StaticAxis>(in record: inout FlexRecord, _ axis: A.Type) {
    let isRow = A.axis == .vertical
    if container.isSingleLine {
      for index in record.lines.indices { record.lines[index].crossSize = record.crossSize }
      if !isRow || !passes.alignsBaselines(container.node) { return }
    }
    let layout = passes.resolveLines(container)
    for (index, lineIndex) in zip(record.lines.indices, layout.lines) {
      let line = passes.arena.workspace.lines[lineIndex]
      record.lines[index].crossSize = line.crossSize
      record.lines[index].crossOffset = line.crossOffset
      record.lines[index].ascent = line.ascent > -.infinity ? line.ascent : nil
      for item in line.items where layout.items[item].alignment.alignsBaselines {
        record.items[item].ascent = layout.items[item].ascent
      }
    }
    passes.release(layout)
  }
}
