extension LayoutTree {
  /// Returns the style as it was set, or `nil` if the node is not in this tree.
  public func style(of node: NodeID) -> Style? { contains(node) ? styleAsSet(at: node.index) : nil }

  /// Returns the style of a node with the default in place of each invalid value.
  ///
  /// The function returns `nil` if the node is not in this tree.
  public func usedStyle(of node: NodeID) -> Style? { contains(node) ? arena.style(of: node.index) : nil }

  /// Sets the style of a node.
  ///
  /// Setting an equal style has no effect and does not mark the node as dirty.
  ///
  /// - Complexity: Usually O(1), and at most O(depth) if a width starts or ceases to depend on a height. In the latter
  ///   case, additionally O(siblings) for each ancestor. If the layout direction or the writing mode changes,
  ///   O(descendants that inherit it).
  public mutating func setStyle(_ style: Style, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let wasSanitized = !originals.styles.isEmpty && originals.styles[index] != nil
    if wasSanitized, originals.styles[index] == style { return }
    if !wasSanitized, setSizes(of: index, ifOtherwiseEqual: style) { return }
    let stored = store(style)
    if stored.isSanitized { originals.styles[index] = style } else { forgetOriginalStyle(of: index) }
    mutableArena.setStyle(stored, of: index)
  }

  /// Changes a node's style in place.
  ///
  /// ```swift
  /// try tree.updateStyle(of: node) { $0.grow = 1 }
  /// ```
  public mutating func updateStyle(of node: NodeID, _ change: (inout Style) -> Void) throws(LayoutTreeError) {
    var style = styleAsSet(at: try index(of: node))
    change(&style)
    try setStyle(style, of: node)
  }

  /// Returns the style of a node as it was set.
  private func styleAsSet(at index: Int32) -> Style {
    if !originals.styles.isEmpty, let original = originals.styles[index] { return original }
    return arena.style(of: index)
  }

  /// Sets `width` and `height` of a node if nothing else of its style changes, as is the case for most edits.
  ///
  /// - Returns: Whether the node has the style now.
  private mutating func setSizes(of index: Int32, ifOtherwiseEqual style: Style) -> Bool {
    let table = arena.contents.styleTable
    guard let written = table.sizes(of: style, ifOtherwiseEqualTo: arena.styleIndex(index)) else { return false }
    let sizes = arena.isTransposed(index) ? written.transposed : written
    guard sizes != arena.sizes[index] else { return true }
    let arena = mutableArena
    arena.sizes[index] = sizes
    arena.invalidate(index)
    return true
  }

  /// Stores a style, with the default in place of each invalid value.
  mutating func store(_ style: Style) -> StoredStyle { mutableArena.contents.styleTable.insert(style) }

  mutating func forgetOriginalStyle(of index: Int32) {
    if !originals.styles.isEmpty { originals.styles[index] = nil }
  }
}
