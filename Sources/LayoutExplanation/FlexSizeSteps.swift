import LayoutDocument
import LayoutEngine

/// Explains the size of a flex item along the main and the cross axis by the record of its container.
extension StepList {
  // MARK: - The main axis

  mutating func addMainSize(of index: Int, in parent: NodeID, _ record: FlexRecord) {
    let (item, axis) = (record.items[index], record.axis)
    let size = size(of: item.node, axis)
    guard item.targetMainSize.isNearly(size), let line = record.line(ofItem: index) else {
      return addUsedSize(of: item.node, in: parent, axis)
    }
    if let columns = record.columns { return addSizeInColumn(of: index, in: parent, columns, record) }
    let stops = line.rounds.contains { $0.frozenItems.contains(index) }
    if !item.targetMainSize.isNearly(item.hypotheticalMainSize) || stops {
      addFlexing(of: index, line, record)
      addContainerSize(parent, axis, record, line)
    } else if !item.hypotheticalMainSize.isNearly(item.flexBaseSize) {
      addHypotheticalBound(of: item, in: parent, axis)
    }
    addFlexBaseSize(of: item, in: parent, axis)
  }

  // MARK: §9.7

  /// Adds the steps of flexing, round by round.
  private mutating func addFlexing(of index: Int, _ line: FlexRecord.Line, _ record: FlexRecord) {
    let stop = line.rounds.firstIndex { $0.frozenItems.contains(index) }
    guard let last = stop ?? line.rounds.indices.last else { return }
    addRound(last, of: index, line, record)
    for round in line.rounds.indices[..<last].reversed() { addEarlierRound(round, line, record) }
  }

  /// Adds the round in which the item gets its size.
  private mutating func addRound(_ number: Int, of index: Int, _ line: FlexRecord.Line, _ record: FlexRecord) {
    let (round, item) = (line.rounds[number], record.items[index])
    let grows = line.hypotheticalFreeSpace > 0
    let share = round.weights > 0 ? item.weight(grows: grows) / round.weights * round.space : 0
    let flexed = item.flexBaseSize + share
    var text = roundText(number, line)
    text += "; \(factorText(of: item, line, record, grows: grows)) "
    text += share < 0 ? "gives" : "takes"
    text += " \(ExplanationText.number(share.magnitude)): "
    text += "\(ExplanationText.number(item.flexBaseSize)) becomes \(ExplanationText.number(flexed))"
    if !item.targetMainSize.isNearly(flexed) {
      text += "; \(boundWord(of: item, raises: item.targetMainSize > flexed, record.axis)) stops it at "
      text += ExplanationText.number(item.targetMainSize)
    }
    add(item.node, .flexibleLengths, item.targetMainSize, text)
  }

  /// Adds a round in which bounds froze other items.
  private mutating func addEarlierRound(_ number: Int, _ line: FlexRecord.Line, _ record: FlexRecord) {
    let stopped = line.rounds[number].frozenItems.map { index in
      let item = record.items[index]
      let isMinimum = item.targetMainSize.isNearly(item.minimumMainSize)
      let bound = boundWord(of: item, raises: isMinimum, record.axis, article: "the")
      return "\(bound) of \(name(item.node)) stops it at \(ExplanationText.number(item.targetMainSize))"
    }
    guard let first = line.rounds[number].frozenItems.first else { return }
    add(
      record.items[first].node, .flexibleLengths, line.rounds[number].space,
      "\(roundText(number, line)); \(ExplanationText.list(stopped))")
  }

  /// Returns `in round 2, 240 points are free`.
  private func roundText(_ number: Int, _ line: FlexRecord.Line) -> String {
    let round = line.rounds[number]
    var text = line.rounds.count > 1 ? "in round \(number + 1), " : ""
    text += ExplanationText.pointsAre(round.freeSpace.magnitude)
    text += round.freeSpace < 0 ? " missing" : " free"
    if !round.space.isNearly(round.freeSpace) {
      text += ", of which \(ExplanationText.number(round.space.magnitude)) count, as the factors sum to less than 1"
    }
    return text
  }

  /// Returns `grow 1 of 2`.
  private func factorText(
    of item: FlexRecord.Item, _ line: FlexRecord.Line, _ record: FlexRecord, grows: Bool
  ) -> String {
    let factors = record.items[line.items].map { grows ? $0.grow : $0.shrink }.filter { $0 > 0 }
    let own = "\(grows ? "grow" : "shrink") \(ExplanationText.number(grows ? item.grow : item.shrink))"
    guard factors.count > 1 else { return own }
    if !grows { return "\(own), weighted by size," }
    return line.rounds.count > 1 ? own : "\(own) of \(ExplanationText.number(factors.reduce(0, +)))"
  }

  private func boundWord(
    of item: FlexRecord.Item, raises: Bool, _ axis: LayoutAxis, article: String = "its"
  ) -> String {
    let style = subject.style(of: item.node)
    let minimum = axis == .horizontal ? style.minWidth : style.minHeight
    if raises { return minimum == .auto ? "\(article) automatic minimum" : "\(article) minimum" }
    let maximum = axis == .horizontal ? style.maxWidth : style.maxHeight
    return maximum == .none ? "\(article) aspect ratio" : "\(article) maximum"
  }

  /// Adds the step from the size of the container to the free space.
  private mutating func addContainerSize(
    _ parent: NodeID, _ axis: LayoutAxis, _ record: FlexRecord, _ line: FlexRecord.Line
  ) {
    guard let first = line.rounds.first else { return }
    let gaps = record.gap * Double(line.items.count - 1)
    let used = record.mainSize - first.freeSpace - gaps
    var text = "the items of \(name(parent)) begin with \(ExplanationText.number(used)) in all"
    if !gaps.isNearly(0) {
      text += ", gaps\(percentageText(of: "gap", of: parent, in: parent, axis)) take \(ExplanationText.number(gaps))"
    }
    text += "; its content box has \(ExplanationText.number(record.mainSize))"
    add(parent, .lines, first.freeSpace, text)
    addContentBox(of: parent, axis)
  }

  /// Refers to the size of a content box, from which the current quantity follows.
  mutating func addContentBox(of node: NodeID, _ axis: LayoutAxis) {
    refer(to: Quantity(node: node, axis: axis, kind: .contentBox))
  }

  /// Adds the step from the border box to the content box, if they differ.
  mutating func explainContentBox(of node: NodeID, _ axis: LayoutAxis) {
    defer { addSize(of: node, axis) }
    let inset = insets(of: node, axis)
    guard !inset.isNearly(0) else { return }
    let content = contentBoxSize(of: node, axis)
    add(
      node, .boxModel, content,
      "padding and border of \(name(node)) leave "
        + (content > 0 ? ExplanationText.sum([size(of: node, axis), -inset]) : "nothing"))
  }

  // MARK: §9.2

  /// Adds the step from the flex base size to the hypothetical main size.
  private mutating func addHypotheticalBound(of item: FlexRecord.Item, in parent: NodeID, _ axis: LayoutAxis) {
    let raises = item.hypotheticalMainSize > item.flexBaseSize
    let style = subject.style(of: item.node)
    let property =
      raises ? (axis == .horizontal ? "minWidth" : "minHeight") : (axis == .horizontal ? "maxWidth" : "maxHeight")
    let minimum = axis == .horizontal ? style.minWidth : style.minHeight
    let isAutomatic = raises && minimum == .auto
    let set = subject.properties(of: item.node).first { $0.name == property }
    let word =
      isAutomatic ? "the automatic minimum" : set.map { named($0, of: item.node, in: parent, axis) } ?? property
    add(
      item.node, isAutomatic ? .automaticMinimum : .bounds, item.hypotheticalMainSize,
      "\(word) \(raises ? "raises" : "limits") \(ExplanationText.number(item.flexBaseSize)) to "
        + ExplanationText.number(item.hypotheticalMainSize))
  }

  /// Returns the name of a property, with its value if that is a percentage or a keyword.
  private func named(_ set: SetProperty, of node: NodeID, in parent: NodeID, _ axis: LayoutAxis) -> String {
    Double(set.value) == nil ? described(set, of: node, in: parent, axis) : set.name
  }

  /// Adds the origin of the flex base size.
  private mutating func addFlexBaseSize(of item: FlexRecord.Item, in parent: NodeID, _ axis: LayoutAxis) {
    let (node, base) = (item.node, item.flexBaseSize)
    if let basis = subject.properties(of: node).first(where: { $0.name == "basis" }) {
      let value = described(basis, of: node, in: parent, axis)
      add(node, .flexBase, base, "\(value) is a flex base size of \(ExplanationText.number(base)) for \(name(node))")
      if case .length(let length) = subject.style(of: node).basis, length.hasPercentage { addSize(of: parent, axis) }
      return
    }
    if addPreferredSize(of: node, in: parent, subject.style(of: node), axis, base) { return }
    if addRatio(of: node, subject.style(of: node), axis, base) { return }
    if base.isNearly(size(of: node, axis)), !item.hasContentBasis || subject.style(of: node).aspectRatio != nil {
      return addUsedSize(of: node, in: parent, axis)
    }
    addContentSize(of: node, axis, base)
  }

  // MARK: - The cross axis

  mutating func addCrossSize(of index: Int, in parent: NodeID, _ record: FlexRecord) {
    let item = record.items[index]
    let axis = record.axis.perpendicular
    let size = size(of: item.node, axis)
    guard item.stretches, let line = record.line(ofItem: index) else {
      return addUsedSize(of: item.node, in: parent, axis)
    }
    let margins = subject.tree.resolvedMargin(of: item.node).sum(along: axis)
    guard (line.crossSize - margins).isNearly(size) else { return addUsedSize(of: item.node, in: parent, axis) }
    let source = record.isSingleLine ? "across \(name(parent))" : "across its line"
    let less = margins.isNearly(0) ? "" : ", less its margins"
    add(
      item.node, .crossSize, size,
      "\(name(item.node)) stretches \(source)\(less): \(ExplanationText.sum([line.crossSize, -margins]))")
    if record.isSingleLine {
      addContentBox(of: parent, axis)
    } else {
      addLineSize(line, in: parent, record)
    }
  }

  /// Adds steps 8 and 9: the largest item of the line, and the size that alignContent adds.
  private mutating func addLineSize(_ line: FlexRecord.Line, in parent: NodeID, _ record: FlexRecord) {
    let axis = record.axis.perpendicular
    let items = record.items[line.items].filter { !$0.stretches }
    let largest = items.max { outerCrossSize($0, axis) < outerCrossSize($1, axis) }
    let taken = largest.map { outerCrossSize($0, axis) } ?? 0
    let stretches = subject.style(of: parent).alignContent == .stretch
    guard let largest, taken.isNearly(line.crossSize) || stretches else {
      let cause = stretches ? "alignContent stretch of \(name(parent)) makes the line" : "the line is"
      add(parent, .crossSize, line.crossSize, "\(cause) \(ExplanationText.points(line.crossSize)) \(axis.adjective)")
      return addContentBox(of: parent, axis)
    }
    if !taken.isNearly(line.crossSize) {
      add(
        parent, .crossSize, line.crossSize,
        "alignContent stretch of \(name(parent)) raises the line from \(ExplanationText.number(taken)) to "
          + ExplanationText.number(line.crossSize))
      addContentBox(of: parent, axis)
    }
    add(
      largest.node, .crossSize, taken,
      "\(name(largest.node)) is the largest item of its line: \(ExplanationText.number(taken))")
    addSize(of: largest.node, axis)
  }

  private func outerCrossSize(_ item: FlexRecord.Item, _ axis: LayoutAxis) -> Double {
    size(of: item.node, axis) + item.crossMarginStart + item.crossMarginEnd
  }
}
