// The padding and border with which a container is laid out. They are kept with its style, unless nodes share that.

extension Arena {
  func hasInset(_ inset: Edges<Double>, _ node: Int32) -> Bool {
    let (horizontal, vertical) = (axisStyles(node), axisStyles(node) + 1)
    return horizontal.pointee.insetStart == inset.left && horizontal.pointee.insetEnd == inset.right
      && vertical.pointee.insetStart == inset.top && vertical.pointee.insetEnd == inset.bottom
  }

  /// Whether a node of this style can be laid out with such padding and border.
  func allowsInset(_ inset: Edges<Double>, _ node: Int32) -> Bool {
    !sharedStyle(node).pointee.traits.isDisjoint(with: .hasOpenEdges) || hasInset(inset, node)
  }

  func setInset(_ inset: Edges<Double>, _ node: Int32) {
    let sizesContentBox = sharedStyle(node).pointee.traits.contains(.sizesContentBox)
    let (horizontal, vertical) = (axisStyles(node), axisStyles(node) + 1)
    horizontal.pointee.setInset(start: inset.left, end: inset.right, sizesContentBox: sizesContentBox)
    vertical.pointee.setInset(start: inset.top, end: inset.bottom, sizesContentBox: sizesContentBox)
  }
}
