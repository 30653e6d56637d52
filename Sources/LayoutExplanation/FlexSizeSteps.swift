import LayoutDocument
import LayoutEngine

/// The size of a flex item along the main axis and across, by the record of its container.
extension StepList {
  // MARK: - The main axis

  mutating func addMainSize(of index: Int, in parent: NodeID, _ record: FlexRecord) {
    let (item, axis) = (record.items[index], record.axis)
    let size = size(of: item.node, axis)
    guard item.targetMainSize.isNearly(size), let line = record.line(ofItem: index) else {
      return addUsedSize(of: item.node, in: parent, axis)
    }
    if !item.targetMainSize.isNearly(item.hypotheticalMainSize) {
      addFlexing(of: index, line, record)
      addContainerSize(parent, axis, record, line)
    }
    if !item.hypotheticalMainSize.isNearly(item.flexBaseSize) { addHypotheticalBound(of: item, axis) }
    addFlexBaseSize(of: item, in: parent, axis)
  }

  /// §9.7: what the free space did to the item.
  private mutating func addFlexing(of index: Int, _ line: FlexRecord.Line, _ record: FlexRecord) {
    let item = record.items[index]
    let grows = line.initialFreeSpace > 0
    let space = ExplanationText.points(line.initialFreeSpace.magnitude)
    let change = item.targetMainSize - item.flexBaseSize
    var text = grows ? "\(space) are free" : "\(space) are missing"
    let flexing = record.items[line.items].filter { (grows ? $0.grow : $0.shrink) > 0 }
    let factor = grows ? "grow \(ExplanationText.number(item.grow))" : "shrink \(ExplanationText.number(item.shrink))"
    if flexing.count > 1 {
      let factors: [Double] = flexing.map { grows ? $0.grow : $0.shrink }
      let sum = factors.reduce(0.0, +)
      text += "; \(factor) of \(ExplanationText.number(sum))\(grows ? "" : ", weighted by size,")"
    } else {
      text += "; \(factor)"
    }
    text += change < 0 ? " gives \(ExplanationText.number(-change))" : " takes \(ExplanationText.number(change))"
    if let round = line.rounds.firstIndex(where: { $0.frozenItems.contains(index) }) {
      let bound =
        item.targetMainSize.isNearly(item.minimumMainSize) ? minimumWord(of: item, record.axis) : "its maximum"
      text += ", until \(bound) of \(ExplanationText.number(item.targetMainSize)) stops it"
      if line.rounds.count > 1 { text += " in the \(ExplanationText.ordinal(round)) of \(line.rounds.count) rounds" }
    } else if line.rounds.count > 1 {
      let frozen = line.rounds.flatMap { $0.frozenItems }.map { name(record.items[$0].node) }
      text += ", after bounds stopped \(ExplanationText.list(frozen))"
    }
    let sizes = "\(ExplanationText.number(item.flexBaseSize)) becomes \(ExplanationText.number(item.targetMainSize))"
    add(item.node, .flexibleLengths, item.targetMainSize, "\(text): \(sizes)")
  }

  private func minimumWord(of item: FlexRecord.Item, _ axis: Axis) -> String {
    let style = subject.style(of: item.node)
    let minimum = axis == .horizontal ? style.minWidth : style.minHeight
    return minimum == .auto ? "the automatic minimum" : "its minimum"
  }

  /// The free space follows from the size of the container.
  private mutating func addContainerSize(_ parent: NodeID, _ axis: Axis, _ record: FlexRecord, _ line: FlexRecord.Line)
  {
    let gaps = record.gap * Double(line.items.count - 1)
    let used = record.mainSize - line.initialFreeSpace - gaps
    var text = "the items of \(name(parent)) begin with \(ExplanationText.number(used)) in all"
    if !gaps.isNearly(0) { text += ", gaps take \(ExplanationText.number(gaps))" }
    text += "; its content box has \(ExplanationText.number(record.mainSize))"
    add(parent, .lines, line.initialFreeSpace, text)
    addContentBox(of: parent, axis)
    addSize(of: parent, axis)
  }

  /// The content box, where it is not the border box.
  mutating func addContentBox(of node: NodeID, _ axis: Axis) {
    let inset = insets(of: node, axis)
    guard !inset.isNearly(0) else { return }
    let content = contentBoxSize(of: node, axis)
    add(
      node, .boxModel, content,
      "padding and border of \(name(node)) leave \(ExplanationText.sum([size(of: node, axis), -inset]))")
  }

  /// §9.2: the base size within its bounds.
  private mutating func addHypotheticalBound(of item: FlexRecord.Item, _ axis: Axis) {
    let raises = item.hypotheticalMainSize > item.flexBaseSize
    let style = subject.style(of: item.node)
    let property =
      raises ? (axis == .horizontal ? "minWidth" : "minHeight") : (axis == .horizontal ? "maxWidth" : "maxHeight")
    let minimum = axis == .horizontal ? style.minWidth : style.minHeight
    let word = raises && minimum == .auto ? "the automatic minimum" : property
    add(
      item.node, raises && minimum == .auto ? .automaticMinimum : .bounds, item.hypotheticalMainSize,
      "\(word) \(raises ? "raises" : "limits") \(ExplanationText.number(item.flexBaseSize)) to "
        + ExplanationText.number(item.hypotheticalMainSize))
  }

  /// §9.2: where the flex base size comes from.
  private mutating func addFlexBaseSize(of item: FlexRecord.Item, in parent: NodeID, _ axis: Axis) {
    let (node, base) = (item.node, item.flexBaseSize)
    if let basis = subject.properties(of: node).first(where: { $0.name == "basis" }) {
      add(node, .flexBase, base, "basis \(basis.value) of \(name(node)) is \(ExplanationText.points(base))")
      if case .length(let length) = subject.style(of: node).basis, length.hasPercentage { addSize(of: parent, axis) }
      return
    }
    if addPreferredSize(of: node, in: parent, subject.style(of: node), axis, base) { return }
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
      addSize(of: parent, axis)
    } else {
      addLineSize(line, in: parent, record)
    }
  }

  private mutating func addLineSize(_ line: FlexRecord.Line, in parent: NodeID, _ record: FlexRecord) {
    let axis = record.axis.perpendicular
    let largest = record.items[line.items].max { outerCrossSize($0, axis) < outerCrossSize($1, axis) }
    guard let largest, outerCrossSize(largest, axis).isNearly(line.crossSize), !largest.stretches else {
      add(parent, .crossSize, line.crossSize, "the line is \(ExplanationText.points(line.crossSize)) \(axis.adjective)")
      addContentBox(of: parent, axis)
      return addSize(of: parent, axis)
    }
    add(
      largest.node, .crossSize, line.crossSize,
      "\(name(largest.node)) is the largest item of its line: \(ExplanationText.number(line.crossSize))")
    addSize(of: largest.node, axis)
  }

  private func outerCrossSize(_ item: FlexRecord.Item, _ axis: Axis) -> Double {
    size(of: item.node, axis) + subject.tree.resolvedMargin(of: item.node).sum(along: axis)
  }
}
