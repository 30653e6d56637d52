/// A style that a tree keeps for many nodes.
struct SharedStyle: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The stored style.
  ///
  /// The slot is −1 if the style was destroyed.
  ///
  /// Nodes share the slot, except for styles with percentages of edges: each node with such a style has its own slot.
  var kept = KeptStyle(slot: -1, sizes: PreferredSizeValues(), isSanitized: false)
}

extension LayoutTree {
  /// Stores a style for many nodes.
  ///
  /// Setting a style by its identifier is much faster than setting a style by value, which compares all properties.
  ///
  /// ```swift
  /// let card = tree.makeStyle(cardStyle)
  /// let label = tree.makeStyle(labelStyle)
  /// for _ in 0..<1_000 {
  ///   let node = try tree.appendNode(card, to: list)
  ///   try tree.appendLeaf(label, to: node)
  /// }
  /// ```
  ///
  /// The style is a value. To change one node, set another style; the other nodes keep the stored style.
  ///
  /// - Complexity: O(1).
  public mutating func makeStyle(_ style: Style) -> StyleID {
    let arena = mutableArena
    let kept = keep(style)
    var index = Int32(arena.contents.sharedStyles.count)
    if let free = arena.contents.freeSharedStyles.popLast() {
      index = free
      arena.contents.sharedStyles[Int(free)].generation &+= 1
    } else {
      arena.contents.sharedStyles.append(SharedStyle())
    }
    arena.contents.sharedStyles[Int(index)].kept = kept
    if kept.isSanitized { originalSharedStyles[index] = style }
    return StyleID(index: index, generation: arena.contents.sharedStyles[Int(index)].generation)
  }

  /// Removes a stored style.
  ///
  /// Nodes with the style keep it.
  ///
  /// - Complexity: O(1).
  public mutating func destroyStyle(_ style: StyleID) throws(LayoutTreeError) {
    let kept = try kept(style)
    let arena = mutableArena
    arena.contents.styleTable.remove(kept.slot)
    arena.contents.sharedStyles[Int(style.index)].kept.slot = -1
    arena.contents.freeSharedStyles.append(style.index)
    originalSharedStyles[style.index] = nil
  }

  /// Sets a stored style.
  ///
  /// If the node already has the style, the function does not mark the node as dirty.
  ///
  /// - Complexity: As ``setStyle(_:of:)-(Style,_)``.
  public mutating func setStyle(_ style: StyleID, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let known = try self.kept(style)
    if !known.isSanitized, originalStyles.isEmpty, arena.hasStyle(known, index) { return }
    let kept = try share(style)
    forgetOriginalStyle(of: index)
    if kept.isSanitized { originalStyles[index] = originalSharedStyles[style.index] }
    setStyle(kept, at: index)
  }

  /// Returns the stored data of a style.
  private func kept(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    let styles = arena.contents.sharedStyles
    guard style.index >= 0, Int(style.index) < styles.count, styles[Int(style.index)].generation == style.generation,
      styles[Int(style.index)].kept.slot >= 0
    else { throw .unknownStyle(style) }
    return styles[Int(style.index)].kept
  }

  /// Returns the stored data of a style for one more node.
  mutating func share(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    var kept = try kept(style)
    kept.slot = mutableArena.contents.styleTable.share(kept.slot)
    return kept
  }
}
