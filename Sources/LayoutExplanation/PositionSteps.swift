import LayoutDocument
import LayoutEngine

/// Where a position comes from, from the position backwards.
extension StepList {
  mutating func addPosition(of node: NodeID, _ axis: Axis) {
    let frame = subject.unroundedFrame(of: node)
    let position = axis == .horizontal ? frame.x : frame.y
    guard let parent = subject.parent(of: node) else {
      return add(node, .root, position, "\(name(node)) is the root of the layout")
    }
    if subject.isBox(parent) { return addBoxPosition(of: node, in: parent, axis, position) }
    let style = subject.style(of: node)
    if style.position == .absolute { return addAbsolutePosition(of: node, style, axis, position) }
    guard let record = subject.record(of: parent), let index = record.items.firstIndex(where: { $0.node == node })
    else { return add(node, .justification, position, "\(name(parent)) places \(name(node))") }
    addInset(of: node, axis, position)
    if record.axis == axis {
      addMainPosition(of: index, in: parent, record, position)
    } else {
      addCrossPosition(of: index, in: parent, record, position)
    }
  }

  /// css-position-3 §3.3: what a relative inset adds.
  private mutating func addInset(of node: NodeID, _ axis: Axis, _ position: Double) {
    let sides = axis == .horizontal ? ["start", "end", "left", "right"] : ["top", "bottom"]
    for set in subject.properties(of: node) where sides.contains(set.name) && set.owner == .style {
      guard let other = subject.withoutProperty(set, of: node, { $0.unroundedFrame(of: node).start(axis) }),
        !other.isNearly(position)
      else { continue }
      return add(
        node, .relative, position,
        "\(set.name) \(set.value) moves \(name(node)) from \(ExplanationText.number(other)) to "
          + ExplanationText.number(position))
    }
  }

  // MARK: - The main axis

  private mutating func addMainPosition(of index: Int, in parent: NodeID, _ record: FlexRecord, _ position: Double) {
    let item = record.items[index]
    guard let line = record.line(ofItem: index) else { return }
    let margin = record.isMainReversed ? item.mainMarginEnd : item.mainMarginStart
    let own = physicalPosition(of: item, in: parent, record)
    if !item.mainMarginStart.isNearly(0) || !margin.isNearly(0) {
      add(
        item.node, .boxModel, own,
        "the margin of \(name(item.node)) adds \(ExplanationText.number(item.mainMarginStart)): \(ExplanationText.number(own))"
      )
    }
    if record.isMainReversed, index == line.items.lowerBound {
      let size = ExplanationText.number(item.targetMainSize)
      add(
        item.node, .justification, own,
        "\(name(item.node)) is \(size) \(record.axis.adjective), and ends where the line begins: "
          + ExplanationText.number(own))
    }
    addPrecedingItems(record.items[line.items.lowerBound..<index], before: item, in: parent, line, record)
    addJustification(line, in: parent, record)
    addContentEdge(of: parent, record.axis, isReversed: record.isMainReversed)
  }

  /// The position of an item before relative insets move it.
  private func physicalPosition(of item: FlexRecord.Item, in parent: NodeID, _ record: FlexRecord) -> Double {
    let edge = contentEdge(of: parent, record.axis)
    return record.isMainReversed
      ? edge + record.mainSize - item.mainOffset - item.targetMainSize : edge + item.mainOffset
  }

  private mutating func addPrecedingItems(
    _ preceding: ArraySlice<FlexRecord.Item>, before item: FlexRecord.Item, in parent: NodeID,
    _ line: FlexRecord.Line, _ record: FlexRecord
  ) {
    guard !preceding.isEmpty else { return }
    let offset = item.mainOffset - item.mainMarginStart
    let names = ExplanationText.list(preceding.map { name($0.node) })
    let sizes = preceding.reduce(0.0) { $0 + $1.outerTargetSize }
    let rest = offset - line.leading - sizes
    var text = "\(names) before it \(preceding.count == 1 ? "takes" : "take") \(ExplanationText.number(sizes))"
    let gaps = record.gap * Double(preceding.count)
    if !gaps.isNearly(0) { text += ", gaps \(ExplanationText.number(gaps))" }
    if !(rest - gaps).isNearly(0) { text += ", free space between them \(ExplanationText.number(rest - gaps))" }
    let own = physicalPosition(of: item, in: parent, record)
    let position = record.isMainReversed ? own : own - item.mainMarginStart
    add(item.node, .justification, position, text + ": \(ExplanationText.number(position))")
    // The largest of them is the reason that the item stands so far away.
    if let largest = preceding.max(by: { $0.outerTargetSize < $1.outerTargetSize }) {
      addSize(of: largest.node, record.axis)
    }
  }

  private mutating func addJustification(_ line: FlexRecord.Line, in parent: NodeID, _ record: FlexRecord) {
    guard !line.leading.isNearly(0) else { return }
    let style = subject.style(of: parent)
    let free = ExplanationText.points(line.freeSpace)
    let hasAutoMargins = record.items[line.items].contains { $0.hasAutoMainMargin }
    let cause = hasAutoMargins ? "an auto margin" : "justifyContent \(style.justifyContent.keyword) of \(name(parent))"
    let edge = contentEdge(of: parent, record.axis)
    let begin = record.isMainReversed ? edge + record.mainSize - line.leading : edge + line.leading
    add(
      parent, hasAutoMargins ? .autoMargins : .justification, begin,
      "\(cause) puts \(ExplanationText.number(line.leading)) of \(free) before the first item")
    addContainerRoom(parent, record)
  }

  private mutating func addContainerRoom(_ parent: NodeID, _ record: FlexRecord) {
    addContentBox(of: parent, record.axis)
    addSize(of: parent, record.axis)
  }

  // MARK: - The cross axis

  private mutating func addCrossPosition(of index: Int, in parent: NodeID, _ record: FlexRecord, _ position: Double) {
    let (item, axis) = (record.items[index], record.axis.perpendicular)
    guard let line = record.line(ofItem: index) else { return }
    let margins = subject.tree.resolvedMargin(of: item.node).sum(along: axis)
    let free = line.crossSize - size(of: item.node, axis) - margins
    let edge = contentEdge(of: parent, axis)
    let start =
      edge + (record.isCrossReversed ? record.crossSize - line.crossOffset - line.crossSize : line.crossOffset)
    let inside = position - start
    if record.isCrossReversed || !inside.isNearly(0) {
      let text = crossText(of: item, free: free, inside: inside, axis, in: parent)
      add(item.node, text.rule, position, text.text)
      if !free.isNearly(0), text.rule != .boxModel {
        addSize(of: item.node, axis)
        if record.isSingleLine { addContentBox(of: parent, axis) }
        addSize(of: parent, axis)
      }
    }
    if !record.isSingleLine, !line.crossOffset.isNearly(0) {
      add(
        parent, .crossSize, start,
        "the line of \(name(item.node)) begins \(ExplanationText.points(line.crossOffset)) from the first edge of \(name(parent))"
      )
    }
    addContentEdge(of: parent, axis, isReversed: record.isCrossReversed)
  }

  private func crossText(
    of item: FlexRecord.Item, free: Double, inside: Double, _ axis: Axis, in parent: NodeID
  ) -> (rule: Rule, text: String) {
    let margin = subject.tree.resolvedMargin(of: item.node)
    let marginStart = axis == .horizontal ? margin.left : margin.top
    if inside.isNearly(marginStart) {
      return (.boxModel, "the margin of \(name(item.node)) adds \(ExplanationText.number(inside))")
    }
    let properties = subject.properties(of: item.node)
    if properties.contains(where: { $0.name.hasPrefix("margin") && $0.value == "auto" }) {
      return (
        .autoMargins,
        "auto margins of \(name(item.node)) put \(ExplanationText.number(inside)) of \(ExplanationText.points(free)) before it"
      )
    }
    let isOwn = properties.contains { $0.name == "alignSelf" }
    let cause =
      isOwn
      ? "alignSelf \(item.alignment.keyword) of \(name(item.node))"
      : "alignItems \(item.alignment.keyword) of \(name(parent))"
    return (
      .alignment, "\(cause) puts \(ExplanationText.number(inside)) of \(ExplanationText.points(free)) before it"
    )
  }

  // MARK: - The edge of the content box

  func contentEdge(of node: NodeID, _ axis: Axis) -> Double {
    let (padding, border) = (subject.tree.resolvedPadding(of: node), subject.tree.resolvedBorder(of: node))
    return axis == .horizontal ? padding.left + border.left : padding.top + border.top
  }

  private mutating func addContentEdge(of node: NodeID, _ axis: Axis, isReversed: Bool) {
    if isReversed {
      let side = axis == .horizontal ? "right" : "bottom"
      let end = contentEdge(of: node, axis) + contentBoxSize(of: node, axis)
      add(node, .flexBase, end, "the items of \(name(node)) begin at the \(side), at \(ExplanationText.number(end))")
      addContentBox(of: node, axis)
      return addSize(of: node, axis)
    }
    let edge = contentEdge(of: node, axis)
    guard !edge.isNearly(0) else {
      return add(
        node, .boxModel, 0,
        "the content box of \(name(node)) begins at its \(axis == .horizontal ? "left" : "top") edge")
    }
    add(node, .boxModel, edge, "padding and border of \(name(node)) take \(ExplanationText.number(edge))")
  }

  // MARK: - Absolute children

  private mutating func addAbsolutePosition(of node: NodeID, _ style: Style, _ axis: Axis, _ position: Double) {
    let sides = axis == .horizontal ? ["left", "start", "right", "end"] : ["top", "bottom"]
    let set = subject.properties(of: node).first { sides.contains($0.name) && $0.owner == .style }
    guard let set else {
      return add(node, .absolute, position, "\(name(node)) stands where it would be as the only item")
    }
    let isFar = set.name == "right" || set.name == "bottom" || set.name == "end"
    add(
      node, .absolute, position,
      "\(set.name) \(set.value) places \(name(node)) in its containing block: \(ExplanationText.number(position))")
    if isFar {
      addSize(of: node, axis)
      if let parent = subject.parent(of: node) { addSize(of: parent, axis) }
    }
  }
}

extension LayoutRect {
  /// The left or the top edge.
  func start(_ axis: Axis) -> Double { axis == .horizontal ? x : y }
}
