import LayoutEngine

/// Sizes that follow from content.
extension StepList {
  mutating func addContentSize(of node: NodeID, _ axis: Axis, _ size: Double) {
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

  private mutating func addLeafSize(_ node: NodeID, _ axis: Axis, _ size: Double) {
    let inset = insets(of: node, axis)
    let isItemOfBox = subject.parent(of: node).map { subject.isBox($0) } ?? false
    let content = isItemOfBox ? size : size - inset
    let frame = subject.unroundedFrame(of: node).size
    let described = subject.content(node, frame) ?? "the content of \(name(node))"
    let added = content.isNearly(size) ? "" : "; with padding and border \(ExplanationText.number(size))"
    add(node, .content, size, "\(described) takes \(ExplanationText.points(content))\(added)")
    // Text is as high as its width makes it.
    if axis == .vertical, let natural = subject.naturalSize(of: node), !natural.height.isNearly(content) {
      addSize(of: node, .horizontal)
    }
  }

  private mutating func addBoxContent(of node: NodeID, _ items: [NodeID], _ axis: Axis, _ size: Double) {
    let sizes = items.map { self.size(of: $0, axis) }
    guard subject.tree.box(of: node)?.axis == axis else {
      let largest = items.indices.max { sizes[$0] < sizes[$1] }
      let text = largest.map { "\(name(items[$0])) and the pins around it make \(name(node)) \(axis.adjective)" }
      return add(node, .pins, size, "\(text ?? name(node)): \(ExplanationText.number(size))")
    }
    let sum = sizes.reduce(0.0, +)
    add(
      node, .pins, size,
      "\(ExplanationText.count(items.count, "item")) of \(name(node)) and the gaps around them: "
        + ExplanationText.sum([sum, size - sum]))
  }

  /// The items of a container, where they make up its size.
  private mutating func addItems(_ record: FlexRecord, of node: NodeID, _ axis: Axis, _ size: Double) -> Bool {
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
      add(
        node, .content, size,
        "\(ExplanationText.count(sizes.count, "line")) of items in \(name(node))"
          + (sizes.count > 4 ? "" : ": \(ExplanationText.sum(sizes))") + tail)
      return true
    }
    let outer = record.items.map {
      self.size(of: $0.node, axis) + subject.tree.resolvedMargin(of: $0.node).sum(along: axis)
    }
    // Those that stretch follow the others.
    let decisive = record.items.indices.filter { !record.items[$0].stretches || record.items.count == 1 }
    let candidates = decisive.isEmpty ? Array(record.items.indices) : decisive
    guard let largest = candidates.max(by: { outer[$0] < outer[$1] }), (outer[largest] + inset).isNearly(size) else {
      return false
    }
    let item = record.items[largest].node
    add(
      node, .content, size,
      "\(name(item)) is the \(axis == .horizontal ? "widest" : "highest") item of \(name(node)): "
        + "\(ExplanationText.number(outer[largest]))\(tail)")
    addItemContent(item, record.items[largest].stretches, axis)
    return true
  }

  /// What an item takes that a container is as large as: where it stretches, its own content came first.
  private mutating func addItemContent(_ item: NodeID, _ stretches: Bool, _ axis: Axis) {
    if stretches {
      if begin(item, axis, isContent: true) { addContentSize(of: item, axis, size(of: item, axis)) }
    } else if begin(item, axis) {
      addUsedSize(of: item, in: subject.parent(of: item), axis)
    }
  }
}
