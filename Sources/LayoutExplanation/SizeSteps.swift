import LayoutDocument
import LayoutEngine

/// Explains sizes, from the result backwards.
extension StepList {
  mutating func explainSize(of node: NodeID, _ axis: LayoutAxis) {
    let size = size(of: node, axis)
    guard let parent = subject.container(of: node) else { return addRootSize(size, axis) }
    if subject.isBox(parent) { return addBoxSize(of: node, in: parent, axis) }
    let style = subject.style(of: node)
    if style.display == .contents { return addAbsenceOfBox(node) }
    if style.position == .absolute { return addAbsoluteSize(of: node, style, axis) }
    guard let place = flexPlace(of: node) else { return addUsedSize(of: node, in: parent, axis) }
    if place.record.axis == axis {
      addMainSize(of: place.index, in: parent, place.record)
    } else {
      addCrossSize(of: place.index, in: parent, place.record)
    }
  }

  // MARK: - The root

  private mutating func addRootSize(_ size: Double, _ axis: LayoutAxis) {
    let (root, word) = (subject.root, axis.sizeWord)
    if case .exact = subject.layout.space {
      return add(root, .root, size, "\(name(root)) is given a \(word) of \(ExplanationText.points(size))")
    }
    addUsedSize(of: root, in: nil, axis)
  }

  // MARK: - Inflexible sizes

  /// Adds the origin of a size that is determined by the size property, the content or the ratio, within bounds.
  mutating func addUsedSize(of node: NodeID, in parent: NodeID?, _ axis: LayoutAxis) {
    let style = subject.style(of: node)
    let size = size(of: node, axis)
    if addBound(of: node, in: parent, style, axis, size) { return }
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

  /// Adds a bound that limits the size.
  ///
  /// - Returns: Whether there is such a bound.
  private mutating func addBound(
    of node: NodeID, in parent: NodeID?, _ style: Style, _ axis: LayoutAxis, _ size: Double
  ) -> Bool {
    let (minimum, maximum) = axis == .horizontal ? ("minWidth", "maxWidth") : ("minHeight", "maxHeight")
    for (property, word) in [(minimum, "raises"), (maximum, "limits")] {
      guard let set = subject.properties(of: node).first(where: { $0.name == property }),
        let other = subject.withoutProperty(set, of: node, { $0.unroundedFrame(of: node).size[axis] }),
        word == "raises" ? other < size - explanationTolerance : other > size + explanationTolerance
      else { continue }
      add(
        node, .bounds, size,
        "\(described(set, of: node, in: parent, axis)) \(word) the \(axis.sizeWord) of \(name(node)) from "
          + "\(ExplanationText.number(other)) to \(ExplanationText.number(size))")
      return true
    }
    return false
  }

  /// Adds `width` or `height`, if the size equals it.
  mutating func addPreferredSize(
    of node: NodeID, in parent: NodeID?, _ style: Style, _ axis: LayoutAxis, _ size: Double, basis given: Double? = nil
  ) -> Bool {
    guard let set = subject.properties(of: node).first(where: { $0.name == axis.sizeWord && $0.owner == .style }),
      case .length(let length) = style.size(along: axis)
    else { return false }
    let basis = given ?? percentageBasis(in: parent, axis)
    let inset = style.boxSizing == .contentBox ? insets(of: node, axis) : 0
    let used = max(length.resolved(against: basis) + inset, insets(of: node, axis))
    guard used.isNearly(size) else { return false }
    let added = inset.isNearly(0) ? "" : "; with padding and border \(ExplanationText.sum([size - inset, inset]))"
    if length.hasPercentage {
      let box = given == nil ? "content" : "padding"
      let source = parent.map { "the \(box) box of \(name($0))" } ?? "the available space"
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

  mutating func addRatio(of node: NodeID, _ style: Style, _ axis: LayoutAxis, _ size: Double) -> Bool {
    guard let ratio = style.aspectRatio, ratio > 0 else { return false }
    let other = self.size(of: node, axis.perpendicular)
    let inset = style.boxSizing == .contentBox || style.aspectRatioIsAutomatic ? insets(of: node, axis) : 0
    let otherInset =
      style.boxSizing == .contentBox || style.aspectRatioIsAutomatic ? insets(of: node, axis.perpendicular) : 0
    let content = axis == .horizontal ? (other - otherInset) * ratio : (other - otherInset) / ratio
    guard (content + inset).isNearly(size) else { return false }
    add(
      node, .ratio, size,
      "aspectRatio \(ExplanationText.number(ratio)) and \(axis.perpendicular.sizeWord) \(ExplanationText.number(other)) of "
        + "\(name(node)) give \(axis.sizeWord) \(ExplanationText.number(size))")
    addSize(of: node, axis.perpendicular)
    return true
  }

  private func availableSize(_ axis: LayoutAxis) -> Double? {
    switch subject.layout.space {
    case .exact(let size): return size[axis]
    case .available(let width, let height): return axis == .horizontal ? width : height
    }
  }

  // MARK: - Percentages

  /// Returns the basis of percentages of sizes along an axis.
  func percentageBasis(in container: NodeID?, _ axis: LayoutAxis) -> Double {
    container.map { contentBoxSize(of: $0, axis) } ?? availableSize(axis) ?? 0
  }

  /// Returns a property with its value, and with the basis of its percentage: `minWidth 50% of 190`.
  func described(_ set: SetProperty, of node: NodeID, in container: NodeID?, _ axis: LayoutAxis) -> String {
    let text = "\(set.name) \(set.value)"
    guard set.value.contains("%") else { return text }
    return "\(text) of \(ExplanationText.number(percentageBasis(in: container, axis)))"
  }

  /// Returns ` (5% of 360)` if a family of properties, such as margins, has a percentage; otherwise an empty text.
  func percentageText(of family: String, of node: NodeID, in container: NodeID, _ axis: LayoutAxis) -> String {
    let sides =
      axis == .horizontal ? ["", "Horizontal", "Left", "Right", "Start", "End"] : ["", "Vertical", "Top", "Bottom"]
    let names = family == "gap" ? ["gap", axis == .horizontal ? "columnGap" : "rowGap"] : sides.map { family + $0 }
    guard let set = subject.properties(of: node).first(where: { names.contains($0.name) && $0.value.contains("%") })
    else { return "" }
    // css-box-4 §3: margins and paddings refer to the width. By StackViewLayout's rules, they refer to the size along
    // the same axis.
    let basis = family != "gap" && subject.rules == .css ? LayoutAxis.horizontal : axis
    return " (\(set.value) of \(ExplanationText.number(percentageBasis(in: container, basis))))"
  }

  // MARK: - Boxes around the content

  /// Returns the sum of padding and border along an axis.
  func insets(of node: NodeID, _ axis: LayoutAxis) -> Double {
    subject.tree.resolvedPadding(of: node).sum(along: axis) + subject.tree.resolvedBorder(of: node).sum(along: axis)
  }

  func contentBoxSize(of node: NodeID, _ axis: LayoutAxis) -> Double {
    max(0, size(of: node, axis) - insets(of: node, axis))
  }
}

extension LayoutAxis {
  /// The keyword `width` or `height`.
  var sizeWord: String { self == .horizontal ? "width" : "height" }
  var adjective: String { self == .horizontal ? "wide" : "high" }
}
