import LayoutDocument
import LayoutEngine

/// Positions and sizes of absolute children. css-position-3 §4
extension StepList {
  mutating func addAbsolutePosition(of node: NodeID, _ style: Style, _ axis: LayoutAxis, _ position: Double) {
    guard let inset = insets(setOn: node, axis).first, let block = subject.tree.containingBlock(of: node) else {
      return addStaticPosition(of: node, axis, position)
    }
    let start = axis == .horizontal ? block.rect.x : block.rect.y
    let end = start + block.rect.size[axis]
    let margin = subject.tree.resolvedMargin(of: node)
    let (marginStart, marginEnd) = axis == .horizontal ? (margin.left, margin.right) : (margin.top, margin.bottom)
    let length = described(inset, of: node, in: block.node, axis)
    let offset = inset.amount ?? 0
    let size = size(of: node, axis)
    let near = start + offset + marginStart
    let far = end - offset - marginEnd - size
    let padded = "the padding box of \(name(block.node))"
    if near.isNearly(position) {
      add(
        node, .absolute, position,
        "\(length) of \(name(node)) counts from \(ExplanationText.number(start)), where \(padded) begins: "
          + ExplanationText.sum([start, offset, marginStart]))
    } else if far.isNearly(position) {
      add(
        node, .absolute, position,
        "\(length) of \(name(node)) counts from \(ExplanationText.number(end)), where \(padded) ends: "
          + ExplanationText.sum([end, -offset, -marginEnd, -size]))
      addSize(of: node, axis)
      addSize(of: block.node, axis)
    } else {
      add(
        node, .absolute, position,
        "\(length) places \(name(node)) in \(padded) at \(ExplanationText.number(position))")
    }
  }

  private mutating func addStaticPosition(of node: NodeID, _ axis: LayoutAxis, _ position: Double) {
    let parent = subject.container(of: node)
    let isMain = parent.map { subject.facts(of: $0).mainAxis == axis } ?? true
    var cause = ""
    if let parent {
      let style = subject.style(of: parent)
      cause =
        isMain
        ? ", by justifyContent \(style.justifyContent.keyword) of \(name(parent))"
        : ", by its alignment across \(name(parent))"
    }
    add(
      node, .absolute, position,
      "\(name(node)) has no inset along this axis and is at its static position\(cause): "
        + ExplanationText.number(position))
    if !position.isNearly(0) {
      addSize(of: node, axis)
      if let parent { addSize(of: parent, axis) }
    }
  }

  mutating func addAbsoluteSize(of node: NodeID, _ style: Style, _ axis: LayoutAxis) {
    let size = size(of: node, axis)
    let block = subject.tree.containingBlock(of: node)
    let extent = block?.rect.size[axis] ?? 0
    if addPreferredSize(of: node, in: block?.node, style, axis, size, basis: extent) { return }
    let insets = insets(setOn: node, axis)
    guard style.size(along: axis) == .auto, insets.count >= 2, style.aspectRatio == nil, let block else {
      return addUsedSize(of: node, in: nil, axis)
    }
    let margins = subject.tree.resolvedMargin(of: node).sum(along: axis)
    let amounts = insets.prefix(2).map { $0.amount ?? 0 }
    let names = ExplanationText.list(insets.prefix(2).map { described($0, of: node, in: block.node, axis) })
    let room = extent - amounts.reduce(0, +) - margins
    guard room.isNearly(size) else { return addUsedSize(of: node, in: nil, axis) }
    add(
      node, .absolute, size,
      "the padding box of \(name(block.node)) has \(ExplanationText.number(extent)); \(names) of \(name(node)) leave "
        + ExplanationText.sum([extent] + amounts.map { -$0 } + [-margins]))
    addSize(of: block.node, axis)
  }

  // MARK: - Insets

  /// An inset that a node sets, with its length in points.
  private struct SetInset {
    let property: SetProperty
    let amount: Double?
  }

  private func described(_ inset: SetInset, of node: NodeID, in block: NodeID, _ axis: LayoutAxis) -> String {
    guard inset.property.value.contains("%"), let amount = inset.amount else {
      return "\(inset.property.name) \(inset.property.value)"
    }
    return "\(inset.property.name) \(inset.property.value) (\(ExplanationText.number(amount)))"
  }

  /// Returns the insets along an axis, beginning with the left or the top one.
  private func insets(setOn node: NodeID, _ axis: LayoutAxis) -> [SetInset] {
    let isRightToLeft = subject.tree.isRightToLeft(node)
    // A logical inset overrides the physical one.
    let near = axis == .horizontal ? [isRightToLeft ? "end" : "start", "left"] : ["top"]
    let far = axis == .horizontal ? [isRightToLeft ? "start" : "end", "right"] : ["bottom"]
    let inset = subject.style(of: node).inset.physical(isRightToLeft: isRightToLeft)
    let extent = subject.tree.containingBlock(of: node)?.rect.size[axis] ?? 0
    let properties = subject.properties(of: node).filter { $0.owner == .style }
    func found(_ names: [String], _ length: AutoLength) -> [SetInset] {
      let set = names.lazy.compactMap { name in properties.first { $0.name == name } }
      guard let property = set.first, case .length(let length) = length else { return [] }
      return [SetInset(property: property, amount: length.resolved(against: extent))]
    }
    return found(near, axis == .horizontal ? inset.left : inset.top)
      + found(far, axis == .horizontal ? inset.right : inset.bottom)
  }
}
