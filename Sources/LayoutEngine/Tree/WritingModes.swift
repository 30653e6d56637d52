// css-writing-modes-4: used writing modes and layout directions, and styles in the axes that passes have. Edits keep them up to date.
// https://drafts.csswg.org/css-writing-modes-4/

/// The style of a node as it was set, where passes have another one: see ``Style/resolved(for:)``.
struct WrittenStyle: BitwiseCopyable {
  /// −1: passes have the style that was set.
  var slot: Int32 = -1
  var sizes = PreferredSizeValues()
}

extension Arena {
  // MARK: - Inheriting

  /// Gives a node, and those that inherit them, the used writing mode and layout direction, and resolves their styles for these.
  func inheritFlow(_ node: Int32) {
    if isReplacedByChildren(node) { return forEachHeir(of: node) { inheritFlow(in: $0) } }
    if usedAxes(of: node) != nodes[node].traits.intersection(.axes) { inheritFlow(in: node) }
  }

  @inline(never) private func inheritFlow(in node: Int32) {
    forEachDescendant(of: node) { current in
      // Its style was resolved together with that of its parent.
      if nodes[current].traits.contains(.isInnerRoot) { return true }
      let known = nodes[current].traits.intersection(.axes)
      let used = usedAxes(of: current)
      guard used != known else { return false }
      nodes[current].traits.subtract(.axes)
      nodes[current].traits.formUnion(used)
      resolveContent(of: current)
      resolveStyle(of: current)
      if !used.symmetricDifference(known).isDisjoint(with: [.isVertical, .isTransposed]) { exchangeAxes(of: current) }
      if nodes[current].firstChild >= 0 || current == node { invalidate(current) }
      return true
    }
  }

  /// What couples the axes of a node, and of its container, is something else where they are exchanged.
  private func exchangeAxes(of node: Int32) {
    propagateTraits(from: node)
    reviewCoupling(of: node)
    reviewCoupling(of: nodes[node].parent)
  }

  /// Gives a node that became a box container, or is none any more, the flow that it has now, and those boxes inside that depend on it.
  func inheritFlow(ofBox node: Int32) {
    inheritFlow(node)
    var child = nodes[content(of: node)].firstChild
    while child >= 0 {
      if isBox(child) { inheritFlow(child) }
      child = nodes[child].nextSibling
    }
  }

  /// Gives the root of a layout the flow that it has without its parent, and the previous root its parent's again.
  func separateRoot(_ root: Int32) {
    let previous = contents.separateRoot
    if previous == root { return }
    contents.separateRoot = nodes[root].parent >= 0 ? root : -1
    if previous >= 0, nodes[previous].traits.contains(.isAlive) { inheritFlow(previous) }
    if nodes[root].parent >= 0 { inheritFlow(root) }
  }

  /// The flow of a node, and whether it is transposed. A root is horizontal and runs from left to right, if its style leaves that open.
  private func usedAxes(of node: Int32) -> NodeTraits {
    let isSeparate = node == contents.separateRoot
    let parent = isSeparate ? -1 : documentParent(of: node)
    var used = parent >= 0 ? nodes[parent].traits.intersection(.flow) : []
    // A box container in another one obeys its pins alone.
    let isInnerBox = parent >= 0 && isBox(node) && isBox(parent)
    if !isInnerBox { style(node).setFlow(&used) }
    // Pins are physical.
    if isBox(node) || isHorizontalLeaf(node) { used.subtract([.isVertical, .hasReversedLines]) }
    let container = isSeparate ? -1 : nodes[node].parent
    if container >= 0 ? nodes[container].traits.contains(.isVertical) : used.contains(.isVertical) {
      used.insert(.isTransposed)
    }
    return used
  }

  private func isHorizontalLeaf(_ node: Int32) -> Bool {
    !contents.leavesInheritWritingModes && nodes[content(of: node)].traits.contains(.isLeaf)
      && style(node).writingMode == .inherit
  }

  // MARK: - Resolving

  /// A node that is transposed, or whose edges have names that depend on the flow, has another style there than the one that was set.
  func resolveStyle(of node: Int32) {
    let traits = nodes[node].traits
    if traits.isDisjoint(with: [.isVertical, .isTransposed]) {
      takeWrittenStyle(node)
      let isRightToLeft = traits.contains(.isRightToLeft)
      let slot = contents.styleTable.replace(nodes[node].style, contents.rules, isRightToLeft: isRightToLeft)
      if slot == nodes[node].style { return }
      nodes[node].style = slot
    } else {
      let written = wholeStyle(of: node)
      keepWrittenStyle(node)
      setResolvedStyle(written.resolved(for: traits), of: node)
    }
    // Which margin is `auto` may depend on the flow.
    describeToParent(node)
    invalidate(node)
  }

  /// Gives a node the style that passes have.
  func setResolvedStyle(_ style: Style, of node: Int32) {
    let slot = contents.styleTable.insert(style.withoutSizes, contents.rules, isRightToLeft: false)
    if nodes[node].style >= 0 { contents.styleTable.remove(nodes[node].style) }
    nodes[node].style = slot
    sizes[node] = PreferredSizeValues(style)
  }

  /// The style that was set, where passes have another one.
  func writtenStyle(of node: Int32) -> WrittenStyle {
    Int(node) < contents.writtenStyles.count ? contents.writtenStyles[Int(node)] : WrittenStyle()
  }

  private func keepWrittenStyle(_ node: Int32) {
    guard writtenStyle(of: node).slot < 0 else { return }
    while contents.writtenStyles.count <= Int(node) { contents.writtenStyles.append(WrittenStyle()) }
    contents.writtenStyles[Int(node)] = WrittenStyle(slot: nodes[node].style, sizes: sizes[node])
    nodes[node].style = -1
  }

  /// Gives a node the style for passes that was set.
  private func takeWrittenStyle(_ node: Int32) {
    let written = writtenStyle(of: node)
    guard written.slot >= 0 else { return }
    contents.styleTable.remove(nodes[node].style)
    (nodes[node].style, sizes[node]) = (written.slot, written.sizes)
    contents.writtenStyles[Int(node)] = WrittenStyle()
    invalidate(node)
  }

  /// A node is destroyed, or gets another style.
  func forgetWrittenStyle(of node: Int32) {
    let written = writtenStyle(of: node)
    guard written.slot >= 0 else { return }
    contents.styleTable.remove(written.slot)
    contents.writtenStyles[Int(node)] = WrittenStyle()
  }
}

extension Style {
  /// Sets what the style says about the flow of its box.
  fileprivate func setFlow(_ flow: inout NodeTraits) {
    switch layoutDirection {
    case .inherit: break
    case .leftToRight: flow.remove(.isRightToLeft)
    case .rightToLeft: flow.insert(.isRightToLeft)
    }
    if writingMode == .inherit { return }
    flow.subtract([.isVertical, .hasReversedLines])
    if writingMode.isVertical { flow.insert(.isVertical) }
    if writingMode == .verticalRl { flow.insert(.hasReversedLines) }
  }
}
