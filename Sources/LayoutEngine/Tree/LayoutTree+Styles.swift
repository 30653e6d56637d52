extension LayoutTree {
  /// Returns the style as it was set, or `nil` if the node is not in this tree.
  public func style(of node: NodeID) -> Style? {
    guard contains(node) else { return nil }
    return originalStyles[node.index] ?? arena.wholeStyle(of: node.index)
  }

  /// Returns the style of a node with the default in place of each invalid value.
  ///
  /// The function returns `nil` if the node is not in this tree.
  public func usedStyle(of node: NodeID) -> Style? { contains(node) ? arena.wholeStyle(of: node.index) : nil }

  /// Sets the style of a node.
  ///
  /// Setting an equal style has no effect and does not mark the node as dirty.
  ///
  /// - Complexity: Usually O(1), and at most O(depth) if a width starts or ceases to depend on a height. In the latter
  ///   case, additionally O(siblings) for each ancestor. If the layout direction or the writing mode changes,
  ///   O(descendants that inherit it).
  public mutating func setStyle(_ style: Style, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    if setSizes(style, at: index) { return }
    if style == (originalStyles[index] ?? arena.wholeStyle(of: index)) { return }
    let kept = keep(style)
    if kept.isSanitized { originalStyles[index] = style } else { forgetOriginalStyle(of: index) }
    setStyle(kept, at: index)
  }

  /// Changes a node's style in place.
  ///
  /// ```swift
  /// try tree.updateStyle(of: node) { $0.grow = 1 }
  /// ```
  public mutating func updateStyle(of node: NodeID, _ change: (inout Style) -> Void) throws(LayoutTreeError) {
    guard var style = style(of: node) else { throw .unknownNode(node) }
    change(&style)
    try setStyle(style, of: node)
  }

  /// Sets `width` and `height` from a style, if the style is otherwise equal to the style of the node.
  ///
  /// - Returns: Whether the style is otherwise equal.
  private mutating func setSizes(_ style: Style, at index: Int32) -> Bool {
    guard originalStyles.isEmpty || originalStyles[index] == nil, style.hasUsableSizes,
      arena.writtenStyle(of: index).slot < 0
    else { return false }
    var rest = style
    rest.removeSizes()
    let known = arena.styleReference(index)
    guard StyleReference.with(&rest, { $0.hasSameBytes(as: known) }) else { return false }
    let sizes = PreferredSizeValues(style.width, style.height)
    guard sizes != arena.sizes[index] else { return true }
    let arena = mutableArena
    arena.sizes[index] = sizes
    arena.invalidate(index)
    return true
  }

  /// Stores a style for one more node, with the default in place of each invalid value.
  mutating func keep(_ style: Style) -> KeptStyle {
    var rest = style
    let hasValidSizes = style.hasUsableSizes
    if !style.width.isUsable() { rest.width = .auto }
    if !style.height.isUsable() { rest.height = .auto }
    let sizes = PreferredSizeValues(rest.width, rest.height)
    rest.removeSizes()
    let (slot, isSanitized) = mutableArena.contents.styleTable.insert(&rest, rules)
    return KeptStyle(slot: slot, sizes: sizes, isSanitized: isSanitized || !hasValidSizes)
  }

  /// Sets a style that was stored for a node.
  mutating func setStyle(_ kept: KeptStyle, at index: Int32) {
    let arena = mutableArena
    arena.setStyle(kept, of: index)
    arena.invalidate(index)
  }

  mutating func forgetOriginalStyle(of index: Int32) {
    if !originalStyles.isEmpty { originalStyles[index] = nil }
  }
}

/// The data of a node's style: a slot of the ``StyleTable``, already counted, and the data that nodes do not share.
struct KeptStyle: BitwiseCopyable {
  var slot: Int32
  var sizes: PreferredSizeValues
  /// Whether values were replaced by defaults.
  var isSanitized: Bool
}

extension Arena {
  /// Sets the style of a node.
  func setStyle(_ kept: KeptStyle, of node: Int32) {
    let parent = nodes[node].parent
    let coupled = parent >= 0 && couplesAxes(of: parent, through: node)
    let wasReplaced = isReplacedByChildren(node)
    forgetWrittenStyle(of: node)
    contents.styleTable.remove(nodes[node].style)
    nodes[node].traits.formIntersection(.independentOfStyle)
    takeStyle(kept, at: node)
    inheritFlow(node)
    resolveContent(of: node)
    resolveStyle(of: node)
    propagateTraits(from: node)
    reviewCoupling(of: node)
    if coupled { reviewCoupling(of: parent) }
    if wasReplaced || nodes[node].traits.contains(.isContents) { updateContents(node, wasReplaced: wasReplaced) }
  }

  /// Whether a node shares the style, and passes use the style as it was set.
  func hasStyle(_ kept: KeptStyle, _ node: Int32) -> Bool {
    nodes[node].style == kept.slot && sizes[node] == kept.sizes && writtenStyle(of: node).slot < 0
  }

  func takeStyle(_ kept: KeptStyle, at node: Int32) {
    nodes[node].style = kept.slot
    sizes[node] = kept.sizes
    nodes[node].traits.formUnion(contents.styleTable.traits(ofSlot: kept.slot))
  }
}
