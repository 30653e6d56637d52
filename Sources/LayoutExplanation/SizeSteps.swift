import LayoutDocument
import LayoutEngine

/// Where a size comes from, from the size backwards to what it begins with.
extension StepList {
  mutating func addSize(of node: NodeID, _ axis: Axis) {
    guard begin(node, axis) else { return }
    let size = size(of: node, axis)
    guard let parent = subject.parent(of: node) else { return addRootSize(size, axis) }
    if subject.isBox(parent) { return addBoxSize(of: node, in: parent, axis) }
    let style = subject.style(of: node)
    if style.position == .absolute { return addAbsoluteSize(of: node, style, axis) }
    guard let record = subject.record(of: parent), let index = record.items.firstIndex(where: { $0.node == node })
    else { return addUsedSize(of: node, in: parent, axis) }
    if record.axis == axis {
      addMainSize(of: index, in: parent, record)
    } else {
      addCrossSize(of: index, in: parent, record)
    }
  }

  // MARK: - The root

  private mutating func addRootSize(_ size: Double, _ axis: Axis) {
    let (root, word) = (subject.root, axis.sizeWord)
    if case .exact = subject.layout.space {
      return add(root, .root, size, "\(name(root)) is given a \(word) of \(ExplanationText.points(size))")
    }
    addUsedSize(of: root, in: nil, axis)
  }

  // MARK: - Sizes that nothing flexes

  /// A size that follows from the size property, the content or the ratio, within bounds.
  mutating func addUsedSize(of node: NodeID, in parent: NodeID?, _ axis: Axis) {
    let style = subject.style(of: node)
    let size = size(of: node, axis)
    if addBound(of: node, style, axis, size) { return }
    if addPreferredSize(of: node, in: parent, style, axis, size) { return }
    if addRatio(of: node, style, axis, size) { return }
    if parent == nil, style.size(along: axis) == .auto, case .available(let width, let height) = subject.layout.space,
      let room = axis == .horizontal ? width : height, room.isNearly(size)
    {
      return add(
        node, .root, size, "\(name(node)) fills the available \(axis.sizeWord), \(ExplanationText.points(room))")
    }
    addContentSize(of: node, axis, size)
  }

  /// A bound that the size has just reached.
  ///
  /// - Returns: Whether there is one.
  private mutating func addBound(of node: NodeID, _ style: Style, _ axis: Axis, _ size: Double) -> Bool {
    let (minimum, maximum) = axis == .horizontal ? ("minWidth", "maxWidth") : ("minHeight", "maxHeight")
    for (property, word) in [(minimum, "raises"), (maximum, "limits")] {
      guard let set = subject.properties(of: node).first(where: { $0.name == property }),
        let other = subject.withoutProperty(set, of: node, { $0.unroundedFrame(of: node).size[axis] }),
        word == "raises" ? other < size - explanationTolerance : other > size + explanationTolerance
      else { continue }
      add(
        node, .bounds, size,
        "\(property) \(set.value) \(word) the \(axis.sizeWord) of \(name(node)) from \(ExplanationText.number(other))")
      return true
    }
    return false
  }

  /// `width` or `height`, where that is the size.
  mutating func addPreferredSize(
    of node: NodeID, in parent: NodeID?, _ style: Style, _ axis: Axis, _ size: Double
  ) -> Bool {
    guard let set = subject.properties(of: node).first(where: { $0.name == axis.sizeWord && $0.owner == .style }),
      case .length(let length) = style.size(along: axis)
    else { return false }
    let basis = parent.map { contentBoxSize(of: $0, axis) } ?? availableSize(axis) ?? 0
    let inset = style.boxSizing == .contentBox ? insets(of: node, axis) : 0
    let used = max(length.resolved(against: basis) + inset, insets(of: node, axis))
    guard used.isNearly(size) else { return false }
    let added = inset.isNearly(0) ? "" : "; with padding and border \(ExplanationText.sum([size - inset, inset]))"
    if length.hasPercentage {
      let source = parent.map { "the content box of \(name($0))" } ?? "the available space"
      add(
        node, .percentage, size,
        "\(axis.sizeWord) \(set.value) of \(ExplanationText.number(basis)), \(source), is "
          + "\(ExplanationText.number(size - inset))\(added)")
      if let parent { addSize(of: parent, axis) }
    } else {
      add(node, .givenSize, size, "\(name(node)) has \(axis.sizeWord) \(set.value)\(added)")
    }
    return true
  }

  private mutating func addRatio(of node: NodeID, _ style: Style, _ axis: Axis, _ size: Double) -> Bool {
    guard let ratio = style.aspectRatio, ratio > 0 else { return false }
    let other = self.size(of: node, axis.perpendicular)
    let inset = style.boxSizing == .contentBox || style.aspectRatioIsAutomatic ? insets(of: node, axis) : 0
    let otherInset =
      style.boxSizing == .contentBox || style.aspectRatioIsAutomatic ? insets(of: node, axis.perpendicular) : 0
    let content = axis == .horizontal ? (other - otherInset) * ratio : (other - otherInset) / ratio
    guard (content + inset).isNearly(size) else { return false }
    add(
      node, .ratio, size,
      "aspectRatio \(ExplanationText.number(ratio)) makes a \(axis.sizeWord) of \(ExplanationText.number(size)) of the "
        + "\(axis.perpendicular.sizeWord) \(ExplanationText.number(other))")
    addSize(of: node, axis.perpendicular)
    return true
  }

  private func availableSize(_ axis: Axis) -> Double? {
    switch subject.layout.space {
    case .exact(let size): return size[axis]
    case .available(let width, let height): return axis == .horizontal ? width : height
    }
  }

  // MARK: - Absolute children

  private mutating func addAbsoluteSize(of node: NodeID, _ style: Style, _ axis: Axis) {
    let size = size(of: node, axis)
    let properties = subject.properties(of: node)
    if addPreferredSize(of: node, in: subject.parent(of: node), style, axis, size) { return }
    let sides = axis == .horizontal ? ["left", "right", "start", "end"] : ["top", "bottom"]
    let insets = properties.filter { sides.contains($0.name) && $0.owner == .style }
    guard style.size(along: axis) == .auto, insets.count >= 2, style.aspectRatio == nil else {
      return addUsedSize(of: node, in: nil, axis)
    }
    let names = ExplanationText.list(insets.map { "\($0.name) \($0.value)" })
    add(node, .absolute, size, "\(name(node)) fills the room between \(names)")
    if let parent = subject.parent(of: node), style.position == .absolute { addSize(of: parent, axis) }
  }

  // MARK: - Boxes around the content

  /// Padding and border along an axis.
  func insets(of node: NodeID, _ axis: Axis) -> Double {
    subject.tree.resolvedPadding(of: node).sum(along: axis) + subject.tree.resolvedBorder(of: node).sum(along: axis)
  }

  func contentBoxSize(of node: NodeID, _ axis: Axis) -> Double {
    max(0, size(of: node, axis) - insets(of: node, axis))
  }
}

extension Axis {
  /// `width` or `height`
  var sizeWord: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "wide" : "high" }
}
