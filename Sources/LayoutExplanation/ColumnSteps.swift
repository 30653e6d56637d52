import LayoutDocument
import LayoutEngine

extension FlexRecord.Columns {
  /// The width of all columns, with the gaps.
  fileprivate func extent(_ gaps: Double) -> Double { Double(count) * size + gaps }
}

/// Explains the widths and positions of items in columns of equal width.
extension StepList {
  mutating func addSizeInColumn(of index: Int, in parent: NodeID, _ columns: FlexRecord.Columns, _ record: FlexRecord) {
    let item = record.items[index]
    let margins = item.mainMarginStart + item.mainMarginEnd
    guard item.targetMainSize.isNearly(columns.size - margins) else {
      return addUsedSize(of: item.node, in: parent, record.axis)
    }
    let less = margins.isNearly(0) ? "" : ", less its margins"
    add(
      item.node, .gridItems, item.targetMainSize,
      "\(name(item.node)) fills its column\(less): \(ExplanationText.sum([columns.size, -margins].filter { $0 != 0 }))")
    addColumns(of: parent, columns, record)
  }

  /// Adds the step from the content box of a container to the width of its columns.
  private mutating func addColumns(of parent: NodeID, _ columns: FlexRecord.Columns, _ record: FlexRecord) {
    let style = subject.style(of: parent)
    var text = "\(name(parent)) has \(columns.count) column\(columns.count == 1 ? "" : "s")"
    if style.minColumnWidth > 0 {
      text += ", as many of at least \(ExplanationText.number(style.minColumnWidth)) as fit"
      if style.columns > 0 { text += ", up to \(style.columns)" }
    }
    let gaps = record.gap * Double(columns.count - 1)
    text += "; \(ExplanationText.points(record.mainSize))"
    if !gaps.isNearly(0) { text += ", less gaps of \(ExplanationText.number(gaps))," }
    text += columns.count == 1 ? " in one part" : " in \(columns.count) equal parts"
    if !columns.extent(gaps).isNearly(record.mainSize) { text += ", but not less than the minimum" }
    text += ": \(ExplanationText.number(columns.size))"
    add(parent, .gridTracks, columns.size, text)
    addContentBox(of: parent, record.axis)
  }

  mutating func addPositionInColumn(
    of index: Int, in parent: NodeID, _ columns: FlexRecord.Columns, _ record: FlexRecord, _ line: FlexRecord.Line
  ) {
    let item = record.items[index]
    let origin = self.origin(of: parent, record, record.axis)
    let number = index - line.items.lowerBound
    let start = columns.leading + Double(number) * (columns.size + record.gap)
    if record.isMainReversed { addExtent(of: item.node, item.targetMainSize, record.axis, origin, item.mainOffset) }
    addMargin(of: item.node, in: parent, item.mainMarginStart, record.axis, origin, item.mainOffset)
    let aligned = item.mainOffset - item.mainMarginStart - start
    if !aligned.isNearly(0) {
      let alignment = subject.style(of: item.node).justifySelf.keyword
      let cause = item.hasAutoMainMargin ? "an auto margin" : "justifySelf \(alignment)"
      let free = columns.size - item.outerTargetSize
      add(
        item.node, item.hasAutoMainMargin ? .autoMargins : .gridItems, origin.position(at: start + aligned),
        "\(cause) of \(name(item.node)) puts \(ExplanationText.share(aligned, of: free)) before it in its column")
      addSize(of: item.node, record.axis)
    }
    if number > 0 {
      var text = "\(number) column\(number == 1 ? "" : "s") before it "
      text += "\(number == 1 ? "takes" : "take") \(ExplanationText.number(Double(number) * columns.size))"
      let gaps = record.gap * Double(number)
      if !gaps.isNearly(0) { text += ", gaps \(ExplanationText.number(gaps))" }
      let position = origin.position(at: start)
      add(item.node, .gridTracks, position, "\(text): \(ExplanationText.number(position))")
      addColumns(of: parent, columns, record)
    }
    if !columns.leading.isNearly(0) {
      let justification = subject.style(of: parent).justifyContent.keyword
      let cause = "justifyContent \(justification) of \(name(parent))"
      add(
        parent, .justification, origin.position(at: columns.leading),
        "\(cause) puts \(ExplanationText.share(columns.leading, of: line.freeSpace)) before the first column")
      addContentBox(of: parent, record.axis)
    }
    addContentEdge(of: parent, record.axis, isReversed: record.isMainReversed)
  }
}
