// css-writing-modes-4 §7.3: boxes whose lines are perpendicular to those of their container
// https://drafts.csswg.org/css-writing-modes-4/#orthogonal-flows
//
// Outside, such a box has the axes of its container. Inside, it has its own axes. In the tree that passes use, the box
// therefore has two nodes: an item of the container and, as its only child, an inner root of the same size. The inner
// root is the leaf or has the children.

extension Arena {
  /// Returns the node that has the children of a node in the tree of boxes, or is the leaf.
  ///
  /// The result is the inner root of the node, or the node itself.
  func content(of node: Int32) -> Int32 {
    nodes[node].traits.contains(.isOrthogonal) ? nodes[node].firstChild : node
  }

  /// Whether passes use the style and the frame of a node with the axes exchanged.
  func isTransposed(_ node: Int32) -> Bool { nodes[node].traits.contains(.isTransposed) }

  /// Returns the frame of a node in the last layout, in physical axes.
  func snappedFrame(of node: Int32) -> LayoutRect {
    let frame = grid(of: node).frame(of: results[node], states[node].marks)
    return isTransposed(node) ? frame.transposed : frame
  }

  /// Whether a ``ContainerKind`` lays out the children of the node, or of its inner root.
  func hasKind(_ node: Int32) -> Bool { nodes[content(of: node)].traits.contains(.hasKind) }

  /// Makes, removes or updates the inner root of a node.
  ///
  /// - Parameter isOrthogonal: Whether the lines of the node are perpendicular to those of its container: see
  ///   ``NodeStyle/isOrthogonal``.
  func resolveContent(of node: Int32, isOrthogonal: Bool) {
    switch (nodes[node].traits.contains(.isOrthogonal), isOrthogonal) {
    case (true, true): resolveInnerRoot(nodes[node].firstChild, of: node)
    case (false, true): insertInnerRoot(into: node)
    case (true, false): removeInnerRoot(of: node)
    case (false, false): break
    }
  }

  /// Sets the style of an inner root to the style of its parent, in the axes of the content.
  private func resolveInnerRoot(_ inner: Int32, of node: Int32) {
    var traits = nodes[inner].traits.subtracting([.flow, .isTransposed, .isStatic])
    traits.formUnion(nodes[node].traits.intersection(.flow))
    if traits.contains(.isVertical) { traits.insert(.isTransposed) }
    let used = contents.useStyle(styleIndex(node), traits)
    if nodes[inner].style >= 0 { contents.releaseStyle(nodes[inner].style) }
    (nodes[inner].style, sizes[inner]) = (used, SizeNumbers())
    nodes[inner].traits = traits.union(resolvedStyle(inner).nodeTraits)
    if nodes[inner].parent < 0 { return }
    propagateAllTraits(from: inner)
    invalidate(inner)
  }

  private func insertInnerRoot(into node: Int32) {
    removeAnswers(of: node)
    let inner = makeNodeRecord(nodes[node].traits.intersection(.ofContent).union([.isInnerRoot, .isAbsolute]))
    nodes[node].traits.subtract(.ofContent)
    nodes[node].traits.formUnion([.isOrthogonal, .hasGrandchildren])
    contents.hasOrthogonalNodes = true
    resolveInnerRoot(inner, of: node)
    moveChildren(of: node, to: inner)
    moveKind(of: node, to: inner)
    (nodes[inner].parent, links[inner].previousSibling) = (node, inner)
    (nodes[node].firstChild, nodes[node].childCount) = (inner, 1)
    if nodes[node].parent >= 0 { nodes[nodes[node].parent].traits.insert(.hasGrandchildren) }
    propagateAllTraits(from: inner)
    propagateAllTraits(from: node)
    reviewCoupling(of: inner)
    invalidate(inner)
    invalidate(node)
  }

  private func removeInnerRoot(of node: Int32) {
    let inner = nodes[node].firstChild
    removeAnswers(of: node)
    nodes[node].traits.remove(.isOrthogonal)
    nodes[node].traits.formUnion(nodes[inner].traits.intersection(.ofContent))
    moveChildren(of: inner, to: node)
    moveKind(of: inner, to: node)
    destroyRecord(inner)
    propagateAllTraits(from: node)
    reviewCoupling(of: node)
    invalidate(node)
  }

  private func moveChildren(of node: Int32, to other: Int32) {
    (nodes[other].firstChild, nodes[other].childCount) = (nodes[node].firstChild, nodes[node].childCount)
    (nodes[node].firstChild, nodes[node].childCount) = (-1, 0)
    moveForeignChildren(of: node, to: other)
    // The update of the traits determines whether one of the children couples the axes.
    nodes[other].traits.insert(.hasCouplingItems)
    for child in children(of: other) { nodes[child].parent = other }
    for changed in [node, other] {
      states[changed].firstChanged = -1
      states[changed].marks.formUnion([.searchesChildren, .itemOrderIsStale])
    }
  }
}

extension NodeTraits {
  /// The traits that belong to the content of a box, and not to the box as an item.
  fileprivate static let ofContent: NodeTraits = [
    .isLeaf, .hasKind, .joinsNested, .ordersChildren, .hasAbsoluteChildren, .holdsEscapingNodes,
    .hasGrandchildren, .hasComplexItems, .hasBaselineItems, .hasCouplingItems, .hasKeywordItems,
  ]

  /// The flow, and whether passes use the node with the axes exchanged.
  static let axes: NodeTraits = flow.union(.isTransposed)
}
