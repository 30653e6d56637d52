/// A style that a tree keeps for many nodes.
struct SharedStyle: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The stored style.
  ///
  /// The slot is −1 if the style was destroyed.
  ///
  /// Nodes share the slot, except for styles with percentages of edges: each node with such a style has its own slot.
  var kept = KeptStyle(slot: -1, sizes: PreferredSizeValues(), isSanitized: false)
  /// The slot of the last nodes whose sizes are of another kind than those of the style; −1: none.
  var resizedSlot: Int32 = -1
}

/// The sizes that a node has in place of those of its stored style.
struct OwnSizes {
  var width: PreferredSize?
  var height: PreferredSize?

  var isEmpty: Bool { width == nil && height == nil }
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
    let shared = try shared(style)
    let arena = mutableArena
    arena.contents.styleTable.remove(shared.kept.slot)
    forgetResizedSlot(of: style)
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
    let known = try shared(style).kept
    if !known.isSanitized, originalStyles.isEmpty, arena.hasStyle(known, index) { return }
    let kept = try share(style)
    forgetOriginalStyle(of: index)
    if kept.isSanitized { originalStyles[index] = originalStyle(style) }
    setStyle(kept, at: index)
  }

  /// Returns the record of a stored style.
  private func shared(_ style: StyleID) throws(LayoutTreeError) -> SharedStyle {
    let styles = arena.contents.sharedStyles
    guard style.index >= 0, Int(style.index) < styles.count, styles[Int(style.index)].generation == style.generation,
      styles[Int(style.index)].kept.slot >= 0
    else { throw .unknownStyle(style) }
    return styles[Int(style.index)]
  }

  /// Returns the stored data of a style for one more node.
  mutating func share(_ style: StyleID) throws(LayoutTreeError) -> KeptStyle {
    var kept = try shared(style).kept
    kept.slot = mutableArena.contents.styleTable.share(kept.slot)
    return kept
  }

  /// Returns the stored data of a style with other sizes for one more node.
  mutating func share(_ style: StyleID, _ sizes: OwnSizes) throws(LayoutTreeError) -> KeptStyle {
    let shared = try shared(style)
    guard let slot = arena.contents.styleTable.slot(for: shared, sizes) else { return keep(style, sizes) }
    var kept = shared.kept
    kept.slot = mutableArena.contents.styleTable.share(slot)
    kept.sizes.replace(by: sizes)
    return kept
  }

  /// Stores a style with other sizes for one more node, and for further nodes with sizes of the same kind.
  private mutating func keep(_ style: StyleID, _ sizes: OwnSizes) -> KeptStyle {
    let kept = keep(originalStyle(style, sizes))
    if kept.isSanitized { return kept }
    forgetResizedSlot(of: style)
    let slot = mutableArena.contents.styleTable.share(kept.slot)
    mutableArena.contents.sharedStyles[Int(style.index)].resizedSlot = slot
    return kept
  }

  /// Returns a style of the tree as it was set, with other sizes.
  func originalStyle(_ style: StyleID, _ sizes: OwnSizes = OwnSizes()) -> Style {
    let kept = arena.contents.sharedStyles[Int(style.index)].kept
    var original = originalSharedStyles[style.index] ?? arena.contents.styleTable.style(ofSlot: kept.slot, kept.sizes)
    if let width = sizes.width { original.width = width }
    if let height = sizes.height { original.height = height }
    return original
  }

  private mutating func forgetResizedSlot(of style: StyleID) {
    let arena = mutableArena
    let slot = arena.contents.sharedStyles[Int(style.index)].resizedSlot
    if slot >= 0 { arena.contents.styleTable.remove(slot) }
    arena.contents.sharedStyles[Int(style.index)].resizedSlot = -1
  }
}

extension StyleTable {
  /// Returns the slot of a stored style for a node with its own sizes, or `nil` if no such slot is stored with the style,
  /// or if values are invalid.
  fileprivate func slot(for shared: SharedStyle, _ sizes: OwnSizes) -> Int32? {
    if shared.kept.isSanitized { return nil }
    if let width = sizes.width, !width.isUsable { return nil }
    if let height = sizes.height, !height.isUsable { return nil }
    let style = reference(toStyleOf: shared.kept.slot)
    let (width, height) = (sizes.width ?? style.style.width, sizes.height ?? style.style.height)
    func hasKinds(_ style: StyleReference) -> Bool {
      width.hasKind(of: style.style.width) && height.hasKind(of: style.style.height)
    }
    if hasKinds(style) { return shared.kept.slot }
    let resized = shared.resizedSlot
    return resized >= 0 && hasKinds(reference(toStyleOf: resized)) ? resized : nil
  }
}
