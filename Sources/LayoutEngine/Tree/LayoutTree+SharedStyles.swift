/// A style that a tree keeps for many nodes.
struct SharedStyle: BitwiseCopyable {
  var generation: UInt32 = 0
  /// No node has the very slot of a style with percentages of edges, which nodes resolve for themselves. −1: the style was destroyed.
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

  // MARK: - Nodes

  /// Makes a node without a parent: a container, or an empty box as long as it has no children.
  public mutating func makeNode(_ style: Style) -> NodeID { makeNode(style, []) }

  /// Makes a leaf without a parent: its natural size is asked of the measure function of each layout.
  ///
  /// Children of a leaf are not laid out.
  public mutating func makeLeaf(_ style: Style) -> NodeID { makeNode(style, .isLeaf) }

  /// Makes a node without a parent, with a style that the tree keeps.
  public mutating func makeNode(_ style: StyleID) throws(LayoutTreeError) -> NodeID { try makeNode(style, []) }

  /// Makes a leaf without a parent, with a style that the tree keeps.
  public mutating func makeLeaf(_ style: StyleID) throws(LayoutTreeError) -> NodeID { try makeNode(style, .isLeaf) }

  /// Makes a node as the last child of another one.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendNode(_ style: Style, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try appendNode(style, [], to: parent)
  }

  /// Makes a leaf as the last child of a node.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendLeaf(_ style: Style, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try appendNode(style, .isLeaf, to: parent)
  }

  /// Makes a node as the last child of another one, with a style that the tree keeps.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendNode(_ style: StyleID, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try appendNode(style, [], to: parent)
  }

  /// Makes a leaf as the last child of a node, with a style that the tree keeps.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendLeaf(_ style: StyleID, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try appendNode(style, .isLeaf, to: parent)
  }

  private mutating func makeNode(_ style: Style, _ traits: NodeTraits) -> NodeID {
    let kept = keep(style)
    let node = mutableArena.makeNode(kept, traits)
    if kept.isSanitized { originalStyles[node] = style }
    return id(at: node)
  }

  private mutating func makeNode(_ style: StyleID, _ traits: NodeTraits) throws(LayoutTreeError) -> NodeID {
    let kept = try share(style)
    let node = mutableArena.makeNode(kept, traits)
    if kept.isSanitized { originalStyles[node] = originalSharedStyles[style.index] }
    return id(at: node)
  }

  private mutating func appendNode(
    _ style: Style, _ traits: NodeTraits, to parent: NodeID
  ) throws(LayoutTreeError) -> NodeID {
    let parent = try index(of: parent)
    let kept = keep(style)
    let node = mutableArena.appendNode(kept, traits, to: parent)
    if kept.isSanitized { originalStyles[node] = style }
    return id(at: node)
  }

  private mutating func appendNode(
    _ style: StyleID, _ traits: NodeTraits, to parent: NodeID
  ) throws(LayoutTreeError) -> NodeID {
    let parent = try index(of: parent)
    let kept = try share(style)
    let node = mutableArena.appendNode(kept, traits, to: parent)
    if kept.isSanitized { originalStyles[node] = originalSharedStyles[style.index] }
    return id(at: node)
  }

  // MARK: - Kept styles

  private func kept(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    let styles = arena.contents.sharedStyles
    guard style.index >= 0, Int(style.index) < styles.count, styles[Int(style.index)].generation == style.generation,
      styles[Int(style.index)].kept.slot >= 0
    else { throw .unknownStyle(style) }
    return styles[Int(style.index)].kept
  }

  /// A style for one more node.
  private mutating func share(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    var kept = try kept(style)
    kept.slot = mutableArena.contents.styleTable.share(kept.slot)
    return kept
  }
}
