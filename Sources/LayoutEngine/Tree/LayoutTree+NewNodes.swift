extension LayoutTree {
  /// Makes a node without a parent: a container, or an empty box while it has no children.
  public mutating func makeNode(_ style: Style) -> NodeID { makeNode(style, []) }

  /// Makes a leaf without a parent.
  ///
  /// The measure function of each layout provides its natural size.
  ///
  /// Children of a leaf are not laid out.
  public mutating func makeLeaf(_ style: Style) -> NodeID { makeNode(style, .isLeaf) }

  /// Makes a node without a parent, with a stored style.
  ///
  /// - Parameters:
  ///   - style: The stored style.
  ///   - width: The preferred width of the node; `nil`: the width of the style. Default: `nil`.
  ///   - height: The preferred height of the node; `nil`: the height of the style. Default: `nil`.
  public mutating func makeNode(
    _ style: StyleID, width: PreferredSize? = nil, height: PreferredSize? = nil
  ) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, OwnSizes(width: width, height: height), [])
  }

  /// Makes a leaf without a parent, with a stored style.
  ///
  /// - Parameters:
  ///   - style: The stored style.
  ///   - width: The preferred width of the leaf; `nil`: the width of the style. Default: `nil`.
  ///   - height: The preferred height of the leaf; `nil`: the height of the style. Default: `nil`.
  public mutating func makeLeaf(
    _ style: StyleID, width: PreferredSize? = nil, height: PreferredSize? = nil
  ) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, OwnSizes(width: width, height: height), .isLeaf)
  }

  /// Makes a node as the last child of another node.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendNode(_ style: Style, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, [], in: index(of: parent))
  }

  /// Makes a leaf as the last child of a node.
  ///
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendLeaf(_ style: Style, to parent: NodeID) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, .isLeaf, in: index(of: parent))
  }

  /// Makes a node as the last child of another node, with a stored style.
  ///
  /// - Parameters:
  ///   - style: The stored style.
  ///   - width: The preferred width of the node; `nil`: the width of the style. Default: `nil`.
  ///   - height: The preferred height of the node; `nil`: the height of the style. Default: `nil`.
  ///   - parent: The node to which the new node is appended.
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendNode(
    _ style: StyleID, width: PreferredSize? = nil, height: PreferredSize? = nil, to parent: NodeID
  ) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, OwnSizes(width: width, height: height), [], in: index(of: parent))
  }

  /// Makes a leaf as the last child of a node, with a stored style.
  ///
  /// Leaves that differ only in their sizes can share a style:
  ///
  /// ```swift
  /// let bar = tree.makeStyle(barStyle)
  /// for value in values { try tree.appendLeaf(bar, height: .points(value), to: chart) }
  /// ```
  ///
  /// - Parameters:
  ///   - style: The stored style.
  ///   - width: The preferred width of the leaf; `nil`: the width of the style. Default: `nil`.
  ///   - height: The preferred height of the leaf; `nil`: the height of the style. Default: `nil`.
  ///   - parent: The node to which the new node is appended.
  /// - Complexity: O(depth of the parent).
  @discardableResult
  public mutating func appendLeaf(
    _ style: StyleID, width: PreferredSize? = nil, height: PreferredSize? = nil, to parent: NodeID
  ) throws(LayoutTreeError) -> NodeID {
    try makeNode(style, OwnSizes(width: width, height: height), .isLeaf, in: index(of: parent))
  }

  private mutating func makeNode(_ style: Style, _ traits: NodeTraits, in parent: Int32 = -1) -> NodeID {
    let stored = store(style)
    // The memory is unique since the style was stored.
    let node = arena.makeNode(stored, traits, in: parent)
    if stored.isSanitized { keepOriginal(style, of: node) }
    return NodeID(index: node, generation: arena.links[node].generation)
  }

  /// Keeps a style with invalid values. Most styles have none, and are not copied.
  @inline(never) private mutating func keepOriginal(_ style: Style, of node: Int32) { originals.styles[node] = style }

  private mutating func makeNode(
    _ style: StyleID, _ sizes: OwnSizes, _ traits: NodeTraits, in parent: Int32 = -1
  ) throws(LayoutTreeError) -> NodeID {
    let stored = try storedStyle(style, sizes)
    // The memory is unique since the style was found.
    let node = arena.makeNode(stored, traits, in: parent)
    if stored.isSanitized { originals.styles[node] = originalStyle(style, sizes) }
    return NodeID(index: node, generation: arena.links[node].generation)
  }
}

extension Arena {
  /// Makes a node as the last child of another node; −1: without a parent.
  func makeNode(_ stored: StoredStyle, _ traits: NodeTraits, in parent: Int32) -> Int32 {
    let axes = parent < 0 ? [] : inheritedAxes(from: parent)
    if !axes.isEmpty { return makeNode(stored, traits, in: parent, axes) }
    let node = makeNodeRecord(traits)
    takeStyle(stored, in: [], at: node)
    if parent >= 0 {
      attach(node, to: parent)
    } else {
      inheritFlow(node)
      propagateTraits(from: node)
    }
    return node
  }

  /// Makes a node in a parent whose flow is not the initial flow.
  @inline(never) private func makeNode(
    _ stored: StoredStyle, _ traits: NodeTraits, in parent: Int32, _ axes: NodeTraits
  ) -> Int32 {
    let node = makeNodeRecord(traits.union(axes))
    takeStyle(stored, in: axes, at: node)
    attach(node, to: parent)
    return node
  }
}
