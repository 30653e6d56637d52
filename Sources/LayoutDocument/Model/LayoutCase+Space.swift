import LayoutEngine

extension LayoutCase {
  /// The case on a screen of another size. A dimension replaces the available one, and the root's own where its style has a
  /// fixed one: so the root is laid out as if the screen were so large, whichever way the document says how large it is.
  /// - Parameters:
  ///   - width: The width of the screen, in points; `nil`: as the case says.
  ///   - height: Its height.
  package func replacingSpace(width: Double?, height: Double?) -> LayoutCase {
    var result = self
    if let width { result.availableWidth = width }
    if let height { result.availableHeight = height }
    guard var style = nodes.first?.style else { return result }
    if let width, style.width.isFixed { style.width = .points(result.rootContent(of: width, along: .horizontal)) }
    if let height, style.height.isFixed { style.height = .points(result.rootContent(of: height, along: .vertical)) }
    result.setStyle(style, of: 0)
    return result
  }

  /// What a root's `width` or `height` must say so that its border box has the extent `outer`.
  private func rootContent(of outer: Double, along axis: Axis) -> Double {
    guard let style = nodes.first?.style, style.boxSizing == .contentBox else { return outer }
    let isRightToLeft = style.layoutDirection == .rightToLeft
    let padding = style.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.border.physical(isRightToLeft: isRightToLeft)
    // Percentages of vertical paddings refer to the width in CSS.
    let basis = axis == .horizontal || rules == .css ? availableWidth : availableHeight
    let lengths = axis == .horizontal ? [padding.left, padding.right] : [padding.top, padding.bottom]
    var inner = outer - border.sum(along: axis)
    for length in lengths { inner -= max(length.resolved(against: basis ?? 0), 0) }
    return max(inner, 0)
  }
}

extension PreferredSize {
  /// Whether the size is a number of points, whatever is available.
  fileprivate var isFixed: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}

extension CaseLayout {
  /// Lays the tree out again for a case that differs in its space, its scale and the style of its root alone. The tree is kept,
  /// so that nothing is visited that does not depend on them.
  /// - Throws: an error where the tree does not take the style; the layout is then the one before.
  package mutating func update(to other: LayoutCase) throws(LayoutCaseError) {
    guard let root = other.nodes.first else { return }
    do throws(LayoutTreeError) {
      try tree.setStyle(root.measure == nil ? root.style : root.leafStyle(other.rules), of: ids[0])
    } catch {
      throw LayoutCaseError(other, node: 0, reason: error.description)
    }
    layoutCase = other
    try computeFrames()
  }
}
