import LayoutEngine

extension LayoutTree {
  /// Lays out a root whose leaves all have the same measured size.
  mutating func layOut(
    _ root: NodeID, in space: RootSpace = .unconstrained, scale: Double = 0, leaves: LayoutSize = LayoutSize()
  ) throws(LayoutTreeError) {
    try computeLayout(of: root, in: space, scale: scale) { _, _ in LeafMeasurement(size: leaves) }
  }

  /// Makes a node, or a leaf, as the last child of `parent`.
  mutating func add(
    _ style: Style, to parent: NodeID, isLeaf: Bool = false
  ) throws(LayoutTreeError) -> NodeID {
    let node = isLeaf ? makeLeaf(style) : makeNode(style)
    try append(node, to: parent)
    return node
  }
}

extension Style {
  /// A style with some properties set.
  static func css(_ set: (inout Style) -> Void = { _ in }) -> Style {
    var style = Style(.css)
    set(&style)
    return style
  }

  static func stackView(_ set: (inout Style) -> Void = { _ in }) -> Style {
    var style = Style(.stackView)
    set(&style)
    return style
  }

  /// A box of a fixed size.
  static func box(_ width: PreferredSize, _ height: PreferredSize, _ set: (inout Style) -> Void = { _ in }) -> Style {
    css {
      $0.width = width
      $0.height = height
      $0.shrink = 0
      set(&$0)
    }
  }
}
