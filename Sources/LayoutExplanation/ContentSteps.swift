import BoxEngine
import LayoutEngine

/// Explains sizes that follow from content.
extension StepList {
  mutating func addContentSize(of node: NodeID, _ axis: LayoutAxis, _ size: Double) {
    if subject.tree.isLeaf(node) { return addLeafSize(node, axis, size) }
    let items = subject.items(of: node)
    guard !items.isEmpty else {
      let inset = insets(of: node, axis)
      let reason =
        inset.isNearly(size) && size > 0 ? "padding and border of \(name(node))" : "\(name(node)) has no content"
      return add(node, .content, size, "\(reason): \(ExplanationText.number(size))")
    }
    if subject.isBox(node) { return addBoxContent(of: node, items, axis, size) }
    guard let record = subject.record(of: node), addItems(record, of: node, axis, size) else {
      return add(node, .content, size, "the content of \(name(node)) takes \(ExplanationText.points(size))")
    }
  }

  private mutating func addLeafSize(_ node: NodeID, _ axis: LayoutAxis, _ size: Double) {
    let inset = insets(of: node, axis)
    let isItemOfBox = subject.parent(of: node).map { subject.isBox($0) } ?? false
    let content = isItemOfBox ? size : size - inset
    let frame = subject.unroundedFrame(of: node).size
    let width = axis == .horizontal ? content : frame.width - (isItemOfBox ? 0 : insets(of: node, .horizontal))
    let shown = LayoutSize(width: max(0, width), height: frame.height)
    let described = subject.content(node, shown) ?? "the content of \(name(node))"
    let added = content.isNearly(size) ? "" : "; with padding and border \(ExplanationText.number(size))"
    let natural = naturalContentSize(of: node, axis)
    if subject.rules == .stackView, let natural, natural > content + explanationTolerance {
      add(
        node, .stackView, size,
        "\(described) takes \(ExplanationText.points(natural)); the space in "
          + "\(subject.container(of: node).map { name($0) } ?? "the space of the root") leaves "
          + "\(ExplanationText.number(content))\(added)")
      if let container = subject.container(of: node) { addSize(of: container, axis) }
    } else {
      add(node, .content, size, "\(described) takes \(ExplanationText.points(content))\(added)")
    }
    // The height of text depends on its width.
    if axis == .vertical, let natural = subject.naturalSize(of: node), !natural.height.isNearly(content) {
      addSize(of: node, .horizontal)
    }
  }

  /// Returns the natural extent of a leaf's content: its height for the actual width, or its max-content width.
  private func naturalContentSize(of node: NodeID, _ axis: LayoutAxis) -> Double? {
    if axis == .horizontal { return subject.naturalSize(of: node)?.width }
    guard !subject.tree.hasVerticalLines(node) else { return nil }
    let width = max(0, size(of: node, .horizontal) - insets(of: node, .horizontal))
    return subject.measure(node, MeasureInput(knownWidth: width)).size.height
  }

  private mutating func addBoxContent(of node: NodeID, _ items: [NodeID], _ axis: LayoutAxis, _ size: Double) {
    let sizes = items.map { self.size(of: $0, axis) }
    guard subject.tree.box(of: node)?.axis == axis else {
      let largest = items.indices.max { sizes[$0] < sizes[$1] }
      let text = largest.map {
        "\(name(items[$0])) and the pins around it determine the \(axis.sizeWord) of \(name(node))"
      }
      return add(node, .pins, size, "\(text ?? name(node)): \(ExplanationText.number(size))")
    }
    let sum = sizes.reduce(0.0, +)
    add(
      node, .pins, size,
      "\(ExplanationText.count(items.count, "item")) of \(name(node)) and the gaps around them: "
        + ExplanationText.sum([sum, size - sum]))
  }

  /// Adds the step of the items whose sizes determine that of the container.
  private mutating func addItems(_ record: FlexRecord, of node: NodeID, _ axis: LayoutAxis, _ size: Double) -> Bool {
    let inset = insets(of: node, axis)
    let tail = inset.isNearly(0) ? "" : ", with padding and border \(ExplanationText.number(size))"
    if record.axis == axis {
      guard record.isSingleLine else { return false }
      let sizes = record.items.map { $0.outerTargetSize }
      let gaps = record.gap * Double(max(0, record.items.count - 1))
      guard (sizes.reduce(0, +) + gaps + inset).isNearly(size) else { return false }
      let terms = sizes.count > 4 ? [sizes.reduce(0, +)] : sizes
      let spacing = gaps.isNearly(0) ? "" : ", gaps included"
      add(
        node, .content, size,
        "\(ExplanationText.count(sizes.count, "item")) of \(name(node))\(spacing): "
          + ExplanationText.sum(terms + [gaps]) + tail)
      if let largest = record.items.max(by: { $0.outerTargetSize < $1.outerTargetSize }) {
        addSize(of: largest.node, axis)
      }
      return true
    }
    guard record.isSingleLine else {
      let sizes = record.lines.map { $0.crossSize }
      let gaps = record.crossGap * Double(max(0, sizes.count - 1))
      guard (sizes.reduce(0, +) + gaps + inset).isNearly(size) else { return false }
      add(
        node, .content, size,
        "\(ExplanationText.count(sizes.count, "line")) of items in \(name(node))"
          + (gaps.isNearly(0) ? "" : ", gaps included")
          + (sizes.count > 4 ? "" : ": \(ExplanationText.sum(sizes + [gaps]))")
          + tail)
      return true
    }
    let isOnly = record.items.count == 1
    guard let largest = record.items.first(where: { isAsLarge($0, as: size - inset, axis, isOnly: isOnly) }) else {
      return false
    }
    add(
      node, .content, size,
      "\(name(largest.node)) is the \(axis == .horizontal ? "widest" : "highest") item of \(name(node)): "
        + "\(ExplanationText.number(size - inset))\(tail)")
    addItemContent(largest.node, largest.stretches, axis)
    return true
  }

  /// Returns whether the outer cross size of an item equals that of the content box.
  ///
  /// For an item that stretches, the size of its own content is used.
  private func isAsLarge(_ item: FlexRecord.Item, as extent: Double, _ axis: LayoutAxis, isOnly: Bool) -> Bool {
    let margins = item.crossMarginStart + item.crossMarginEnd
    guard (size(of: item.node, axis) + margins).isNearly(extent) else { return false }
    guard item.stretches, !isOnly else { return true }
    if subject.tree.isLeaf(item.node) {
      return naturalContentSize(of: item.node, axis).map {
        ($0 + insets(of: item.node, axis) + margins).isNearly(extent)
      } ?? false
    }
    return subject.contentSize(of: item.node, width: size(of: item.node, .horizontal)).map {
      ($0[axis] + margins).isNearly(extent)
    } ?? false
  }

  /// Refers to the item that determines the size of its container.
  ///
  /// For an item that stretches, the reference is to the size of its own content.
  private mutating func addItemContent(_ item: NodeID, _ stretches: Bool, _ axis: LayoutAxis) {
    refer(to: Quantity(node: item, axis: axis, kind: stretches ? .content : .size))
  }
}
