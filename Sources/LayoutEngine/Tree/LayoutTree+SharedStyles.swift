/// A style that a tree keeps for many nodes.
struct SharedStyle: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The stored style.
  ///
  /// The index is −1 if the style was destroyed.
  var stored = StoredStyle(index: -1, sizes: SizeNumbers())
  /// The index of the style of the last nodes whose sizes are of another kind than those of the style; −1: none.
  var resized: Int32 = -1
}

/// The sizes that a node has in place of those of its stored style.
struct OwnSizes {
  var width: PreferredSize?
  var height: PreferredSize?

  var isEmpty: Bool { width == nil && height == nil }

  /// Returns the numbers of the sizes, and `stored` for an axis without a size.
  ///
  /// The result is `nil` if a size is invalid, or differs from the size of `style` in more than the number.
  fileprivate func numbers(
    _ stored: SizeNumbers, inKindsOf style: SizeKinds
  ) -> SizeNumbers? {
    var numbers = stored
    if let width {
      guard let number = width.number(inKindOf: style.width) else { return nil }
      numbers.width = number
    }
    if let height {
      guard let number = height.number(inKindOf: style.height) else { return nil }
      numbers.height = number
    }
    return numbers
  }
}

extension LayoutTree {
  /// Stores a style for many nodes.
  ///
  /// A style that is set by its identifier is not compared with other styles. A style that is set by value is compared with
  /// the styles of the tree, unless it is a copy of one of them.
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
    let stored = store(style)
    arena.contents.styleTable.addUse(of: stored.index)
    var index = Int32(arena.contents.sharedStyles.count)
    if let free = arena.contents.freeSharedStyles.popLast() {
      index = free
      arena.contents.sharedStyles[Int(free)].generation &+= 1
    } else {
      arena.contents.sharedStyles.append(SharedStyle())
    }
    arena.contents.sharedStyles[Int(index)].stored = stored
    if stored.isSanitized { originals.sharedStyles[index] = style }
    return StyleID(index: index, generation: arena.contents.sharedStyles[Int(index)].generation)
  }

  /// Removes a stored style.
  ///
  /// Nodes with the style keep it.
  ///
  /// - Complexity: O(1).
  public mutating func destroyStyle(_ style: StyleID) throws(LayoutTreeError) {
    let place = try place(of: style)
    let arena = mutableArena
    arena.contents.styleTable.removeUse(of: arena.contents.sharedStyles[place].stored.index)
    forgetResizedStyle(of: style)
    arena.contents.sharedStyles[place].stored.index = -1
    arena.contents.freeSharedStyles.append(style.index)
    originals.sharedStyles[style.index] = nil
  }

  /// Sets a stored style.
  ///
  /// If the node already has the style, the function does not mark the node as dirty.
  ///
  /// - Complexity: As ``setStyle(_:of:)-(Style,_)``.
  public mutating func setStyle(_ style: StyleID, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let stored = arena.contents.sharedStyles[try place(of: style)].stored
    let original = stored.isSanitized ? originalStyle(style) : nil
    if arena.hasStyle(stored, index), originals.styles[index] == original { return }
    originals.styles[index] = original
    mutableArena.setStyle(stored, of: index)
  }

  /// Returns the place of a stored style.
  private func place(of style: StyleID) throws(LayoutTreeError) -> Int {
    let (styles, place) = (arena.contents.sharedStyles, Int(style.index))
    guard place >= 0, place < styles.count, styles[place].generation == style.generation,
      styles[place].stored.index >= 0
    else { throw .unknownStyle(style) }
    return place
  }

  /// Returns the stored style of a style of the tree, which may have other sizes.
  mutating func storedStyle(
    _ style: StyleID, _ sizes: OwnSizes = OwnSizes()
  ) throws(LayoutTreeError) -> StoredStyle {
    let arena = mutableArena
    let shared = arena.contents.sharedStyles[try place(of: style)]
    return (sizes.isEmpty ? shared.stored : arena.stored(shared, with: sizes)) ?? store(style, sizes)
  }

  /// Stores a style with other sizes, for this and further nodes with sizes of the same kind.
  private mutating func store(_ style: StyleID, _ sizes: OwnSizes) -> StoredStyle {
    let stored = store(originalStyle(style, sizes))
    if stored.isSanitized { return stored }
    let arena = mutableArena
    arena.contents.styleTable.addUse(of: stored.index)
    forgetResizedStyle(of: style)
    arena.contents.sharedStyles[Int(style.index)].resized = stored.index
    return stored
  }

  /// Returns a style of the tree as it was set, with other sizes.
  func originalStyle(_ style: StyleID, _ sizes: OwnSizes = OwnSizes()) -> Style {
    let stored = arena.contents.sharedStyles[Int(style.index)].stored
    var original = originals.sharedStyles[style.index] ?? arena.contents.styleTable.style(stored)
    if let width = sizes.width { original.width = width }
    if let height = sizes.height { original.height = height }
    return original
  }

  private mutating func forgetResizedStyle(of style: StyleID) {
    let arena = mutableArena
    let index = arena.contents.sharedStyles[Int(style.index)].resized
    if index >= 0 { arena.contents.styleTable.removeUse(of: index) }
    arena.contents.sharedStyles[Int(style.index)].resized = -1
  }
}

extension Arena {
  /// Returns the stored style of a style with other sizes, or `nil` if there is none, or if values are invalid.
  fileprivate func stored(_ shared: SharedStyle, with sizes: OwnSizes) -> StoredStyle? {
    if shared.stored.isSanitized { return nil }
    var stored = shared.stored
    let style = contents.styleTable.sizeKinds(of: stored.index)
    if let numbers = sizes.numbers(stored.sizes, inKindsOf: style) {
      stored.sizes = numbers
      return stored
    }
    stored.index = shared.resized
    if stored.index < 0 { return nil }
    let resized = contents.styleTable.sizeKinds(of: stored.index)
    guard sizes.width != nil || style.width == resized.width,
      sizes.height != nil || style.height == resized.height,
      let numbers = sizes.numbers(stored.sizes, inKindsOf: resized)
    else { return nil }
    stored.sizes = numbers
    return stored
  }
}
