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
  init(_ rules: LayoutRules, _ set: (inout Style) -> Void) {
    self.init(rules)
    set(&self)
  }

  static func css(_ set: (inout Style) -> Void = { _ in }) -> Style { Style(.css, set) }

  static func stackView(_ set: (inout Style) -> Void = { _ in }) -> Style { Style(.stackView, set) }

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
