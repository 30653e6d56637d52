// css-writing-modes-4 §6 and §7: writing modes in the coordinates of layout passes
// https://drafts.csswg.org/css-writing-modes-4/#abstract-box
//
// Passes do not use writing modes. Their horizontal axis is the inline axis, along which lines of text run. Their
// vertical axis is the block axis, along which lines follow each other. If lines are vertical, a style is transposed
// when it is resolved, and a frame is transposed when it is read.

/// The direction of lines of text in a box, in the axes of layout passes.
package struct Flow: Equatable, BitwiseCopyable {
  /// Lines run from right to left.
  package let isRightToLeft: Bool
  /// The next line is above.
  package let hasReversedLines: Bool

  package init(_ traits: NodeTraits) {
    isRightToLeft = traits.contains(.isRightToLeft)
    hasReversedLines = traits.contains(.hasReversedLines)
  }

  /// The flow of a box with the given traits, with the axes exchanged.
  package init(transposing traits: NodeTraits) {
    isRightToLeft = traits.contains(.hasReversedLines)
    hasReversedLines = traits.contains(.isRightToLeft)
  }

  /// Whether the reading direction starts at the right or at the bottom.
  package func isReversed(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal ? isRightToLeft : hasReversedLines
  }
}

extension NodeTraits {
  /// The traits that determine the axes of a resolved style.
  package static let ofResolution = ofPhysicalResolution.union([.isRightToLeft, .isVertical])
  /// The traits that determine the axes of a style whose edges are physical.
  package static let ofPhysicalResolution: NodeTraits = [.isTransposed, .isOrthogonal, .isInnerRoot]
}

extension StyleValues {
  /// The style of a box for layout passes: with physical edges, and with exchanged axes if the box is transposed.
  ///
  /// - Parameter traits: The writing mode of the box, and whether it is transposed or an inner root.
  package func inAxes(of traits: NodeTraits) -> StyleValues {
    var style = self
    style.exchangeAxes(of: traits)
    return style
  }

  /// Changes the style to that of ``inAxes(of:)``.
  mutating func exchangeAxes(of traits: NodeTraits) {
    if traits.isDisjoint(with: .ofPhysicalResolution), !hasLogicalEdges { return }
    margin = margin.inAxes(of: traits)
    padding = padding.inAxes(of: traits)
    inset = inset.inAxes(of: traits)
    border = border.inAxes(of: traits)
    if traits.contains(.isTransposed) { transpose() }
    if traits.contains(.isInnerRoot) { keepContentProperties() }
  }

  private mutating func transpose() {
    // Gaps and alignments are relative to lines and stay the same.
    (width, height) = (height, width)
    (minWidth, minHeight) = (minHeight, minWidth)
    (maxWidth, maxHeight) = (maxHeight, maxWidth)
    if let ratio = aspectRatio.fixedPoints { aspectRatio = PackedLength(points: 1 / ratio) }
    (overflowX, overflowY) = (overflowY, overflowX)
  }

  /// Makes the style of an inner root from that of its parent: without sizes, margins and other properties of an item.
  private mutating func keepContentProperties() {
    let free = StyleValues(.stackView)
    (display, visibility) = (.flex, .visible)
    if position != .static { position = .relative }
    (margin, inset) = (free.margin, free.inset)
    (width, minWidth, maxWidth) = (free.width, free.minWidth, free.maxWidth)
    (height, minHeight, maxHeight) = (free.height, free.minHeight, free.maxHeight)
    (aspectRatio, basis) = (free.aspectRatio, free.basis)
    order = 0
  }
}

extension PackedEdges {
  /// The physical edges, in the axes of layout passes.
  fileprivate func inAxes(of traits: NodeTraits) -> PackedEdges {
    let sides = physical(isRightToLeft: traits.contains(.isRightToLeft), isVertical: traits.contains(.isVertical))
    return PackedEdges(traits.contains(.isTransposed) ? sides.transposed : sides)
  }
}

extension Edges {
  package var transposed: Edges { Edges(top: left, left: top, bottom: right, right: bottom) }
}

extension LayoutPoint {
  package var transposed: LayoutPoint { LayoutPoint(x: y, y: x) }
}

extension LayoutSize {
  package var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension LayoutRect {
  package var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}
