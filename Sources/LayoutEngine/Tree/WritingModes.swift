// css-writing-modes-4: used writing modes and layout directions, and styles in the axes of layout passes. Edits keep
// them up to date.
// https://drafts.csswg.org/css-writing-modes-4/

extension Arena {
  // MARK: - Inheriting

  /// Updates the used writing mode and layout direction of a node and of the nodes that take its place, and resolves their styles.
  @inline(__always) func inheritFlow(_ node: Int32) {
    if !hasInitialFlow(node) { inheritOtherFlow(node) }
  }

  @inline(never) private func inheritOtherFlow(_ node: Int32) {
    inheritFlow(in: node)
    if isReplacedByChildren(node) { forEachNode(inPlaceOf: node) { inheritFlow(in: $0) } }
  }

  /// Whether the lines of a node and of its parent certainly run from left to right and from top to bottom.
  private func hasInitialFlow(_ node: Int32) -> Bool {
    guard contents.replacements.isEmpty else { return false }
    let parent = nodes[node].parent
    return parent < 0 ? nodes[node].traits.isDisjoint(with: .ofFlow) : haveInitialFlow(node, in: parent)
  }

  /// Whether the lines of a node and of its parent certainly run from left to right and from top to bottom, in a tree
  /// whose boxes are equal to the document.
  func haveInitialFlow(_ node: Int32, in parent: Int32) -> Bool {
    nodes[node].traits.union(nodes[parent].traits).isDisjoint(with: .ofFlow)
  }

  @inline(never) private func inheritFlow(in node: Int32) {
    forEachDescendant(of: node) { current in
      // The style of an inner root is resolved together with the style of its parent.
      if nodes[current].traits.contains(.isInnerRoot) { return true }
      let known = nodeStyle(current)
      let new = nodeStyle(known.style, known.sizes, at: current)
      guard new.axes != known.axes else { return false }
      let isResolvedAnew = replaceStyle(of: current, known, by: new)
      if new.exchangesAxes(of: known) {
        propagateAllTraits(from: current)
        reviewCoupling(of: current)
        reviewCoupling(of: nodes[current].parent)
      } else if isResolvedAnew {
        // The flow can determine which margin is `auto`.
        describeToParent(current)
      }
      if isResolvedAnew || nodes[current].firstChild >= 0 || current == node { invalidate(current) }
      return true
    }
  }

  /// Updates the flow inside a node whose own flow changed.
  func inheritFlow(inside node: Int32) {
    if isReplacedByChildren(node) { return forEachNode(inPlaceOf: node) { inheritFlow(in: $0) } }
    for child in children(of: content(of: node)) { inheritFlow(in: child) }
  }

  /// Keeps the frame of the last layout, which is stored in the axes of passes.
  func transposeResult(of node: Int32) {
    let origin = results[node].parentOrigin
    results[node] = NodeResult(frame: results[node].frame.transposed, parentOrigin: SIMD2(origin.y, origin.x))
    let rounding = states[node].marks.intersection(.roundsOutward)
    if rounding.isEmpty || rounding == .roundsOutward { return }
    states[node].marks.formSymmetricDifference(.roundsOutward)
  }

  /// Updates the flow of a node whose kind changed, and of the containers in it that are, or were, joined.
  func inheritFlow(ofContainer node: Int32) {
    inheritFlow(node)
    for child in children(of: content(of: node)) where hasKind(child) { inheritFlow(child) }
  }

  /// Sets the flow of a layout's root to its flow without the parent, and restores the flow of the previous root.
  func separateRoot(_ root: Int32) {
    let previous = contents.separateRoot
    if previous == root { return }
    contents.separateRoot = nodes[root].parent >= 0 ? root : -1
    if previous >= 0, nodes[previous].traits.contains(.isAlive) { inheritFlow(previous) }
    if nodes[root].parent >= 0 { inheritFlow(root) }
  }

  /// Returns the flow of a node, and whether it is transposed.
  ///
  /// A root is horizontal and runs from left to right, unless its style sets another flow.
  ///
  /// - Parameter style: The index of the node's style in the ``StyleTable``.
  func usedAxes(of node: Int32, withStyle style: Int32) -> NodeTraits {
    let isSeparate = node == contents.separateRoot
    let parent = isSeparate ? -1 : documentParent(of: node)
    var used = parent >= 0 ? nodes[parent].traits.intersection(.flow) : []
    if contents.styleTable[style].traits.contains(.setsFlow), !isJoined(node, to: parent) {
      contents.styleTable[style].setFlow(&used)
    }
    // The functions of a kind use physical axes.
    if !used.isEmpty, hasKind(node) || isHorizontalLeaf(node, withStyle: style) {
      used.subtract([.isVertical, .hasReversedLines])
    }
    let container = isSeparate ? -1 : nodes[node].parent
    if container >= 0 ? nodes[container].traits.contains(.isVertical) : used.contains(.isVertical) {
      used.insert(.isTransposed)
    }
    return used
  }

  /// The axes of most children of a node.
  ///
  /// The style of a new child is resolved for them, so that it is rarely resolved again when the child is linked.
  func inheritedAxes(from parent: Int32) -> NodeTraits {
    let flow = nodes[parent].traits.intersection(.flow)
    return flow.contains(.isVertical) ? flow.union(.isTransposed) : flow
  }

  /// Whether a node is joined to its parent, whose flow it then has. See ``ContainerKind/joinsNestedContainers``.
  func isJoined(_ node: Int32, to parent: Int32) -> Bool {
    guard parent >= 0 else { return false }
    let (inner, outer) = (content(of: node), content(of: parent))
    return nodes[inner].traits.intersection(nodes[outer].traits).contains(.joinsNested)
      && contents.nodeKinds[inner] == contents.nodeKinds[outer]
  }

  private func isHorizontalLeaf(_ node: Int32, withStyle style: Int32) -> Bool {
    !contents.leavesInheritWritingModes && nodes[content(of: node)].traits.contains(.isLeaf)
      && contents.styleTable[style].writingMode == .inherit
  }
}

extension NodeTraits {
  /// The traits of nodes that may have, or pass on to their children, another flow than the initial flow.
  fileprivate static let ofFlow: NodeTraits = axes.union([.setsFlow, .isInnerRoot, .isOrthogonal])
}

extension StyleValues {
  /// Applies the writing mode and layout direction of the style to a flow.
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
