/// A style that a tree keeps for many nodes.
struct SharedStyle: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The slot is −1 where the style was destroyed. Nodes share it, but for styles with percentages of edges, of which each node has a slot of
  /// its own.
  var kept = KeptStyle(slot: -1, sizes: PreferredSizeValues(), isSanitized: false)
}

extension LayoutTree {
  /// Keeps a style for many nodes: a node that gets the style by its name costs a fraction of what it costs to look at all values.
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
  /// The style is a value. To change one node, give it another style; the others keep theirs.
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

  /// Forgets a style that was kept for many nodes. Nodes that have it keep it.
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

  /// Gives a node a style that the tree keeps. Where the node has it already, nothing is laid out again.
  ///
  /// - Complexity: As that of ``setStyle(_:of:)-(Style,_)``.
  public mutating func setStyle(_ style: StyleID, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let known = try self.kept(style)
    if !known.isSanitized, originalStyles.isEmpty, arena.hasStyle(known, index) { return }
    let kept = try share(style)
    forgetOriginalStyle(of: index)
    if kept.isSanitized { originalStyles[index] = originalSharedStyles[style.index] }
    setStyle(kept, at: index)
  }

  /// What the tree keeps of a style.
  private func kept(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    let styles = arena.contents.sharedStyles
    guard style.index >= 0, Int(style.index) < styles.count, styles[Int(style.index)].generation == style.generation,
      styles[Int(style.index)].kept.slot >= 0
    else { throw .unknownStyle(style) }
    return styles[Int(style.index)].kept
  }

  /// A style for one more node.
  mutating func share(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    var kept = try kept(style)
    kept.slot = mutableArena.contents.styleTable.share(kept.slot)
    return kept
  }
}
