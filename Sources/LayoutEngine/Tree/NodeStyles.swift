// The styles of nodes. An edit computes the record of a node's style from the style that is set and from the parent,
// compares the record with the known one, and applies the difference.

/// All that determines the style with which passes lay out a node.
struct NodeStyle: Equatable, BitwiseCopyable {
  /// The index of the style in the ``StyleTable``.
  var style: Int32
  /// The numbers of the sizes, as they were set.
  var sizes: SizeNumbers
  /// The flow of the node, and whether passes use it with the axes exchanged.
  var axes: NodeTraits
  /// Whether the lines of the node are perpendicular to those of its container.
  var isOrthogonal: Bool

  /// The traits for which the style is resolved.
  var resolutionTraits: NodeTraits { isOrthogonal ? axes.union(.isOrthogonal) : axes }

  /// Whether lines of text run along another axis than with another style, in the node or in the axes of passes.
  func exchangesAxes(of other: NodeStyle) -> Bool {
    !axes.symmetricDifference(other.axes).isDisjoint(with: [.isVertical, .isTransposed])
  }
}

extension Arena {
  /// The style of a node.
  func nodeStyle(_ node: Int32) -> NodeStyle {
    let traits = nodes[node].traits
    return NodeStyle(
      style: contents.usedStyles.records[Int(nodes[node].style)].style,
      sizes: traits.contains(.isTransposed) ? sizes[node].transposed : sizes[node],
      axes: traits.intersection(.axes), isOrthogonal: traits.contains(.isOrthogonal))
  }

  /// The style of a node after a change of its style, or of the flow around the node.
  func nodeStyle(_ style: Int32, _ sizes: SizeNumbers, at node: Int32) -> NodeStyle {
    let axes = usedAxes(of: node, withStyle: style)
    // A node that its children replace has no box.
    let hasBox = !contents.styleTable[style].traits.contains(.isContents) || nodes[node].parent < 0
    return NodeStyle(
      style: style, sizes: sizes, axes: axes,
      isOrthogonal: hasBox && axes.contains(.isVertical) != axes.contains(.isTransposed))
  }

  /// Whether a stored style is the style of a node as it was set.
  func hasStyle(_ stored: StoredStyle, _ node: Int32) -> Bool {
    let known = nodeStyle(node)
    return known.style == stored.index && known.sizes == stored.sizes
  }

  /// Gives a new node a style, resolved for the axes of the node.
  @inline(__always) func takeStyle(_ stored: StoredStyle, in axes: NodeTraits, at node: Int32) {
    nodes[node].style = contents.useStyle(stored.index, axes)
    sizes[node] = axes.contains(.isTransposed) ? stored.sizes.transposed : stored.sizes
    nodes[node].traits.formUnion(resolvedStyle(node).nodeTraits)
  }

  /// Sets a stored style of a node.
  func setStyle(_ stored: StoredStyle, of node: Int32) {
    let (known, new) = (nodeStyle(node), nodeStyle(stored.index, stored.sizes, at: node))
    if new == known { return }
    let parent = nodes[node].parent
    let coupled = parent >= 0 && couplesAxes(of: parent, through: node)
    let wasReplaced = isReplacedByChildren(node)
    replaceStyle(of: node, known, by: new)
    if new.exchangesAxes(of: known) { propagateAllTraits(from: node) } else { propagateTraits(from: node) }
    reviewCoupling(of: node)
    if coupled || new.exchangesAxes(of: known) { reviewCoupling(of: parent) }
    if new.axes != known.axes { inheritFlow(inside: node) }
    if wasReplaced || nodes[node].traits.contains(.isContents) { updateContents(node, wasReplaced: wasReplaced) }
    invalidate(node)
  }

  /// Applies the difference between two styles of a node to the node itself.
  ///
  /// - Returns: Whether the style was resolved for other traits.
  @discardableResult
  func replaceStyle(of node: Int32, _ known: NodeStyle, by new: NodeStyle) -> Bool {
    nodes[node].traits.subtract(.axes)
    nodes[node].traits.formUnion(new.axes)
    sizes[node] = new.axes.contains(.isTransposed) ? new.sizes.transposed : new.sizes
    if new.axes.symmetricDifference(known.axes).contains(.isTransposed) { transposeResult(of: node) }
    let isResolved = contents.isResolved(nodes[node].style, new.style, new.resolutionTraits)
    if !isResolved {
      let used = contents.useStyle(new.style, new.resolutionTraits)
      contents.releaseStyle(nodes[node].style)
      nodes[node].style = used
    }
    if new.style != known.style {
      nodes[node].traits.subtract(.ofStyle)
      nodes[node].traits.formUnion(resolvedStyle(node).nodeTraits)
    }
    if new.isOrthogonal || known.isOrthogonal { resolveContent(of: node, isOrthogonal: new.isOrthogonal) }
    return !isResolved
  }
}

extension ArenaContents {
  /// Returns the used style of a stored style for one more node with the given traits.
  mutating func useStyle(_ style: Int32, _ traits: NodeTraits) -> Int32 {
    let axes = axes(of: style, traits)
    var place = usedStyles.find(axes, from: styleTable.firstUsed(of: style))
    if place < 0 { place = resolveStyle(style, axes) }
    return usedStyles.share(place)
  }

  /// Removes the used style of a node.
  mutating func releaseStyle(_ place: Int32) {
    let unused = usedStyles.remove(place)
    if unused < 0 { return }
    let style = usedStyles.records[Int(unused)].style
    styleTable.setFirstUsed(usedStyles.unlink(unused, from: styleTable.firstUsed(of: style)), of: style)
    usedStyles.free(unused)
    styleTable.removeUse(of: style)
  }

  /// Whether a used style is that of a stored style for a node with the given traits.
  func isResolved(_ place: Int32, _ style: Int32, _ traits: NodeTraits) -> Bool {
    usedStyles.records[Int(place)].style == style && usedStyles.records[Int(place)].axes == axes(of: style, traits)
  }

  @inline(never) private mutating func resolveStyle(_ style: Int32, _ axes: NodeTraits) -> Int32 {
    // The numbers of the sizes are those of another node.
    var values = styleTable[style]
    values.setSizes(SizeNumbers())
    let resolved = values.resolve(for: axes, rules, styleTable.functions)
    let record = UsedStyle(resolved, ofStyle: style, axes, next: styleTable.firstUsed(of: style))
    let needsLengths = resolved.usesLengths || values.edges.contains(.border)
    let place = usedStyles.append(record, needsLengths ? StyleLengths(values) : nil)
    styleTable.setFirstUsed(place, of: style)
    styleTable.addUse(of: style)
    return place
  }

  /// The traits of a node for which a style has to be resolved.
  private func axes(of style: Int32, _ traits: NodeTraits) -> NodeTraits {
    if traits.isDisjoint(with: .ofResolution) { return [] }
    let hasLogicalEdges = styleTable[style].hasLogicalEdges
    return traits.intersection(hasLogicalEdges ? .ofResolution : .ofPhysicalResolution)
  }
}
