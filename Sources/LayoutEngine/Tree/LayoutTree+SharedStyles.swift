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

  func replaceSizes(of style: inout Style) {
    if let width { style.width = width }
    if let height { style.height = height }
  }
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
    let (kept, original) = try share(style)
    forgetOriginalStyle(of: index)
    if let original { originalStyles[index] = original }
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

  /// Returns the stored data of a style for one more node, and the style as it was set if it has invalid values.
  mutating func share(
    _ style: StyleID, _ sizes: OwnSizes = OwnSizes()
  ) throws(LayoutTreeError) -> (kept: KeptStyle, original: Style?) {
    let shared = try shared(style)
    var kept = shared.kept
    if sizes.width == nil, sizes.height == nil {
      kept.slot = mutableArena.contents.styleTable.share(kept.slot)
      return (kept, kept.isSanitized ? originalSharedStyles[style.index] : nil)
    }
    if let slot = arena.contents.styleTable.slot(for: shared, sizes) {
      kept.slot = mutableArena.contents.styleTable.share(slot)
      kept.sizes.replace(by: sizes)
      return (kept, nil)
    }
    var whole = originalSharedStyles[style.index] ?? arena.contents.styleTable.style(ofSlot: kept.slot, kept.sizes)
    sizes.replaceSizes(of: &whole)
    kept = keep(whole)
    if kept.isSanitized { return (kept, whole) }
    // Further nodes are likely to have sizes of the same kind.
    forgetResizedSlot(of: style)
    let slot = mutableArena.contents.styleTable.share(kept.slot)
    mutableArena.contents.sharedStyles[Int(style.index)].resizedSlot = slot
    return (kept, nil)
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
    let (width, height) = (style.style.width, style.style.height)
    let (ownWidth, ownHeight) = (sizes.width?.withoutNumber ?? width, sizes.height?.withoutNumber ?? height)
    if ownWidth == width, ownHeight == height { return shared.kept.slot }
    guard shared.resizedSlot >= 0 else { return nil }
    let resized = reference(toStyleOf: shared.resizedSlot)
    return ownWidth == resized.style.width && ownHeight == resized.style.height ? shared.resizedSlot : nil
  }
}
