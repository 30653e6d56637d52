import LayoutEngine

extension LayoutCase {
  /// Returns the case for a screen of another size.
  ///
  /// A dimension replaces the available one, and that of the root if its style has a fixed one. The root is therefore
  /// laid out for this screen in both notations of its size.
  ///
  /// - Parameters:
  ///   - width: The width of the screen, in points; `nil`: that of the case.
  ///   - height: The height of the screen, in points; `nil`: that of the case.
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

  /// Returns the `width` or `height` of the root's style for which the border box has the extent `outer`.
  private func rootContent(of outer: Double, along axis: LayoutAxis) -> Double {
    guard let style = nodes.first?.style, style.boxSizing == .contentBox else { return outer }
    let isRightToLeft = style.layoutDirection == .rightToLeft
    let padding = style.padding.physical(isRightToLeft: isRightToLeft)
    let border = style.border.physical(isRightToLeft: isRightToLeft)
    // In CSS, percentages of vertical paddings refer to the width.
    let basis = axis == .horizontal || rules == .css ? availableWidth : availableHeight
    let lengths = axis == .horizontal ? [padding.left, padding.right] : [padding.top, padding.bottom]
    var inner = outer - border.sum(along: axis)
    for length in lengths { inner -= max(length.resolved(against: basis ?? 0), 0) }
    return max(inner, 0)
  }
}

extension PreferredSize {
  /// Whether the size is a number of points, independent of the available space.
  fileprivate var isFixed: Bool {
    guard case .length(let length) = self else { return false }
    return !length.hasPercentage
  }
}

extension CaseLayout {
  /// Lays out the tree again for a case that differs only in its space, its scale and the style of its root.
  ///
  /// The tree is kept, so that only affected nodes are visited.
  ///
  /// - Throws: An error if the tree rejects the style. The previous layout then remains.
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
