import LayoutDocument
import LayoutEngine

/// The origin of positions along one axis of a flex container: the edge at which its items begin.
struct AxisOrigin {
  /// The distance from the edge of the border box.
  let position: Double
  let isReversed: Bool

  func position(at offset: Double) -> Double { isReversed ? position - offset : position + offset }
}

/// Explains positions, from the result backwards.
extension StepList {
  mutating func explainPosition(of node: NodeID, _ axis: LayoutAxis) {
    let position = subject.unroundedFrame(of: node).start(axis)
    guard let parent = subject.container(of: node) else {
      return add(node, .root, position, "\(name(node)) is the root of the layout")
    }
    if subject.isBox(parent) { return addBoxPosition(of: node, in: parent, axis, position) }
    let style = subject.style(of: node)
    if style.display == .contents { return addAbsenceOfBox(node) }
    if style.position == .absolute { return addAbsolutePosition(of: node, style, axis, position) }
    guard let place = flexPlace(of: node) else { return addUnrecordedPosition(of: node, in: parent, position) }
    let item = place.record.items[place.index]
    let shift = place.record.axis == axis ? item.mainShift : item.crossShift
    if !shift.isNearly(0) { addInset(of: node, in: parent, axis, position, shift) }
    if place.record.axis == axis {
      addMainPosition(of: place.index, in: parent, place.record)
    } else {
      addCrossPosition(of: place.index, in: parent, place.record, position - shift)
    }
  }

  mutating func addAbsenceOfBox(_ node: NodeID) {
    add(node, .content, 0, "\(name(node)) has display contents, and no box")
  }

  private mutating func addUnrecordedPosition(of node: NodeID, in parent: NodeID, _ position: Double) {
    let reason = subject.tree.hasVerticalLines(parent) ? ", whose lines are vertical," : ""
    add(
      node, .justification, position,
      "\(name(parent))\(reason) places \(name(node)) at \(ExplanationText.number(position))")
  }

  /// Adds the shift of a relative inset: css-position-3 §3.3.
  private mutating func addInset(
    of node: NodeID, in parent: NodeID, _ axis: LayoutAxis, _ position: Double, _ shift: Double
  ) {
    let sides = axis == .horizontal ? ["left", "start", "right", "end"] : ["top", "bottom"]
    let set = subject.properties(of: node).first { property in
      guard sides.contains(property.name), property.owner == .style else { return false }
      return subject.withoutProperty(property, of: node) { other in
        other.unroundedFrame(of: node).start(axis).isNearly(position)
      } != true
    }
    let cause = set.map { described($0, of: node, in: parent, axis) } ?? "an inset"
    add(
      node, .relative, position,
      "\(cause) moves \(name(node)) from \(ExplanationText.number(position - shift)) to \(ExplanationText.number(position))"
    )
  }

  // MARK: - The main axis

  private mutating func addMainPosition(of index: Int, in parent: NodeID, _ record: FlexRecord) {
    let item = record.items[index]
    guard let line = record.line(ofItem: index) else { return }
    if let columns = record.columns { return addPositionInColumn(of: index, in: parent, columns, record, line) }
    let origin = origin(of: parent, record, record.axis)
    if record.isMainReversed { addExtent(of: item.node, item.targetMainSize, record.axis, origin, item.mainOffset) }
    addMargin(of: item.node, in: parent, item.mainMarginStart, record.axis, origin, item.mainOffset)
    addPrecedingItems(record.items[line.items.lowerBound..<index], before: item, in: parent, line, record, origin)
    addJustification(line, in: parent, record, origin)
    addContentEdge(of: parent, record.axis, isReversed: record.isMainReversed)
  }

  /// Adds the extent of an item in a reversed direction, which is placed by its right or bottom edge.
  mutating func addExtent(
    of node: NodeID, _ size: Double, _ axis: LayoutAxis, _ origin: AxisOrigin, _ offset: Double
  ) {
    let end = origin.position(at: offset)
    add(
      node, .justification, end - size,
      "\(name(node)) extends \(axis == .horizontal ? "to the left" : "upwards"): "
        + ExplanationText.sum([end, -size]))
    addSize(of: node, axis)
  }

  mutating func addMargin(
    of node: NodeID, in parent: NodeID, _ margin: Double, _ axis: LayoutAxis, _ origin: AxisOrigin, _ offset: Double
  ) {
    guard !margin.isNearly(0) else { return }
    let position = origin.position(at: offset)
    let source = percentageText(of: "margin", of: node, in: parent, axis)
    add(
      node, .boxModel, position,
      "the margin of \(name(node))\(source) \(origin.isReversed ? "takes" : "adds") \(ExplanationText.number(margin)): "
        + ExplanationText.number(position))
  }

  private mutating func addPrecedingItems(
    _ preceding: ArraySlice<FlexRecord.Item>, before item: FlexRecord.Item, in parent: NodeID,
    _ line: FlexRecord.Line, _ record: FlexRecord, _ origin: AxisOrigin
  ) {
    guard !preceding.isEmpty else { return }
    let offset = item.mainOffset - item.mainMarginStart
    let sizes = preceding.reduce(0.0) { $0 + $1.outerTargetSize }
    let gaps = record.gap * Double(preceding.count)
    let rest = offset - line.leading - sizes - gaps
    var text = "\(ExplanationText.list(preceding.map { name($0.node) })) before it "
    text += "\(preceding.count == 1 ? "takes" : "take") \(ExplanationText.number(sizes))"
    if !gaps.isNearly(0) {
      text += ", gaps\(percentageText(of: "gap", of: parent, in: parent, record.axis)) \(ExplanationText.number(gaps))"
    }
    if !rest.isNearly(0) {
      let hasAutoMargins = record.items[line.items].contains { $0.hasAutoMainMargin }
      let source =
        hasAutoMargins ? "auto margins" : "justifyContent \(subject.style(of: parent).justifyContent.keyword)"
      text += ", \(source) \(ExplanationText.number(rest))"
    }
    let position = origin.position(at: offset)
    add(item.node, .justification, position, "\(text): \(ExplanationText.number(position))")
    // The largest preceding item has the greatest influence on the position.
    if let largest = preceding.max(by: { $0.outerTargetSize < $1.outerTargetSize }) {
      addSize(of: largest.node, record.axis)
    }
  }

  private mutating func addJustification(
    _ line: FlexRecord.Line, in parent: NodeID, _ record: FlexRecord, _ origin: AxisOrigin
  ) {
    guard !line.leading.isNearly(0) else { return }
    let hasAutoMargins = record.items[line.items].contains { $0.hasAutoMainMargin }
    let justification = subject.style(of: parent).justifyContent.keyword
    let cause = hasAutoMargins ? "an auto margin" : "justifyContent \(justification) of \(name(parent))"
    add(
      parent, hasAutoMargins ? .autoMargins : .justification, origin.position(at: line.leading),
      "\(cause) puts \(ExplanationText.share(line.leading, of: line.freeSpace)) before the first item")
    addContentBox(of: parent, record.axis)
  }

  // MARK: - The cross axis

  private mutating func addCrossPosition(of index: Int, in parent: NodeID, _ record: FlexRecord, _ position: Double) {
    let (item, axis) = (record.items[index], record.axis.perpendicular)
    guard let line = record.line(ofItem: index) else { return }
    let (size, origin) = (size(of: item.node, axis), origin(of: parent, record, axis))
    let offset = record.isCrossReversed ? origin.position - position - size : position - origin.position
    if record.isCrossReversed { addExtent(of: item.node, size, axis, origin, offset) }
    addMargin(of: item.node, in: parent, item.crossMarginStart, axis, origin, offset)
    let aligned = offset - item.crossMarginStart - line.crossOffset
    if !aligned.isNearly(0) {
      let free = line.crossSize - size - item.crossMarginStart - item.crossMarginEnd
      let text = alignmentText(of: item, aligned, of: free, line, record, in: parent)
      add(item.node, text.rule, origin.position(at: offset - item.crossMarginStart), text.text)
      if !free.isNearly(0), !item.alignment.alignsBaselines {
        addSize(of: item.node, axis)
        addContentBox(of: parent, axis)
      }
    }
    if !record.isSingleLine { addLineOffset(of: index, in: parent, record, origin) }
    addContentEdge(of: parent, axis, isReversed: record.isCrossReversed)
  }

  private func alignmentText(
    of item: FlexRecord.Item, _ aligned: Double, of free: Double, _ line: FlexRecord.Line, _ record: FlexRecord,
    in parent: NodeID
  ) -> (rule: Rule, text: String) {
    let share = ExplanationText.share(aligned, of: free)
    if item.hasAutoCrossMargin { return (.autoMargins, "an auto margin of \(name(item.node)) puts \(share) before it") }
    let isOwn = subject.properties(of: item.node).contains { $0.name == "alignSelf" }
    let cause =
      isOwn
      ? "alignSelf \(item.alignment.keyword) of \(name(item.node))"
      : "alignItems \(item.alignment.keyword) of \(name(parent))"
    guard item.alignment.alignsBaselines else {
      let expected = item.alignment == .center ? free / 2 : item.alignment == .end ? free : 0
      if aligned.isNearly(expected) { return (.alignment, "\(cause) puts \(share) before it") }
      return (.alignment, "other rules move \(name(item.node)) by \(ExplanationText.number(aligned)) in its line")
    }
    let moved = "moves it by \(ExplanationText.number(aligned))"
    guard item.alignment == .baseline, let ascent = item.ascent, let lowest = line.ascent,
      let other = record.items[line.items].first(where: { $0.ascent?.isNearly(lowest) == true })
    else { return (.alignment, "\(cause) \(moved), where the baselines of its line meet") }
    return (
      .alignment,
      "\(cause) \(moved): its baseline is \(ExplanationText.number(ascent)) from its edge, that of \(name(other.node)) "
        + ExplanationText.number(lowest)
    )
  }

  /// Adds the offset of an item's line: §9.6.
  private mutating func addLineOffset(
    of index: Int, in parent: NodeID, _ record: FlexRecord, _ origin: AxisOrigin
  ) {
    guard let number = record.lines.firstIndex(where: { $0.items.contains(index) }) else { return }
    let (line, leading) = (record.lines[number], record.lines[0].crossOffset)
    let alignContent = "alignContent \(subject.style(of: parent).alignContent.keyword) of \(name(parent))"
    if number > 0 {
      let sizes = record.lines[..<number].reduce(0.0) { $0 + $1.crossSize }
      let gaps = record.crossGap * Double(number)
      let rest = line.crossOffset - leading - sizes - gaps
      var text = number == 1 ? "the line before it takes" : "\(number) lines before it take"
      text += " \(ExplanationText.number(sizes))"
      if !gaps.isNearly(0) { text += ", gaps \(ExplanationText.number(gaps))" }
      if !rest.isNearly(0) { text += ", \(alignContent) \(ExplanationText.number(rest))" }
      let position = origin.position(at: line.crossOffset)
      add(parent, .alignment, position, "\(text): \(ExplanationText.number(position))")
    }
    guard !leading.isNearly(0) else { return }
    add(
      parent, .alignment, origin.position(at: leading),
      "\(alignContent) puts \(ExplanationText.points(leading)) before the first line")
  }

  // MARK: - The edge of the content box

  func origin(of node: NodeID, _ record: FlexRecord, _ axis: LayoutAxis) -> AxisOrigin {
    let isMain = record.axis == axis
    let isReversed = isMain ? record.isMainReversed : record.isCrossReversed
    let extent = isMain ? record.mainSize : record.crossSize
    return AxisOrigin(position: contentEdge(of: node, axis) + (isReversed ? extent : 0), isReversed: isReversed)
  }

  func contentEdge(of node: NodeID, _ axis: LayoutAxis) -> Double {
    let (padding, border) = (subject.tree.resolvedPadding(of: node), subject.tree.resolvedBorder(of: node))
    return axis == .horizontal ? padding.left + border.left : padding.top + border.top
  }

  mutating func addContentEdge(of node: NodeID, _ axis: LayoutAxis, isReversed: Bool) {
    if isReversed {
      let side = axis == .horizontal ? "right" : "bottom"
      let end = contentEdge(of: node, axis) + contentBoxSize(of: node, axis)
      add(node, .flexBase, end, "the items of \(name(node)) begin at the \(side), at \(ExplanationText.number(end))")
      return addContentBox(of: node, axis)
    }
    let edge = contentEdge(of: node, axis)
    guard !edge.isNearly(0) else {
      return add(
        node, .boxModel, 0,
        "the content box of \(name(node)) begins at its \(axis == .horizontal ? "left" : "top") edge")
    }
    let source = subject.container(of: node).map { percentageText(of: "padding", of: node, in: $0, axis) } ?? ""
    add(node, .boxModel, edge, "padding and border of \(name(node))\(source) take \(ExplanationText.number(edge))")
  }
}

extension LayoutRect {
  /// Returns the left or the top edge.
  func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }
}
