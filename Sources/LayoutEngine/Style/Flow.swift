// css-writing-modes-4 §6 and §7: writing modes in the coordinates of layout passes
// https://drafts.csswg.org/css-writing-modes-4/#abstract-box
//
// Passes do not use writing modes. Their horizontal axis is the inline axis, along which lines of text run. Their
// vertical axis is the block axis, along which lines follow each other. If lines are vertical, a style is transposed
// when it is resolved, and a frame is transposed when it is read.

/// The direction of lines of text in a box, in the axes of layout passes.
struct Flow: Equatable, BitwiseCopyable {
  /// Lines run from right to left.
  let isRightToLeft: Bool
  /// The next line is above.
  let hasReversedLines: Bool

  init(_ traits: NodeTraits) {
    isRightToLeft = traits.contains(.isRightToLeft)
    hasReversedLines = traits.contains(.hasReversedLines)
  }

  /// The flow of a box with the given traits, with the axes exchanged.
  init(transposing traits: NodeTraits) {
    isRightToLeft = traits.contains(.hasReversedLines)
    hasReversedLines = traits.contains(.isRightToLeft)
  }

  /// Whether the reading direction starts at the right or at the bottom.
  func isReversed(_ axis: LayoutAxis) -> Bool {
    axis == .horizontal ? isRightToLeft : hasReversedLines
  }
}

extension Style {
  /// The style of a box for layout passes: with physical edges, and with exchanged axes if the box is transposed.
  ///
  /// - Parameter traits: The writing mode of the box, and whether it is transposed.
  func resolved(for traits: NodeTraits) -> Style {
    var style = self
    style.inset = inset.resolved(for: traits)
    style.margin = margin.resolved(for: traits)
    style.padding = padding.resolved(for: traits)
    style.border = border.resolved(for: traits)
    style.isOrthogonal = traits.contains(.isOrthogonal)
    guard traits.contains(.isTransposed) else { return style }
    // Gaps and alignments are relative to lines and stay the same.
    (style.width, style.height) = (height, width)
    (style.minWidth, style.minHeight) = (minHeight, minWidth)
    (style.maxWidth, style.maxHeight) = (maxHeight, maxWidth)
    style.aspectRatio = aspectRatio.map { 1 / $0 }
    (style.overflowX, style.overflowY) = (overflowY, overflowX)
    return style
  }

  /// The style of an inner root: the style of its parent without sizes, margins and other properties of a flex item.
  var ofContent: Style {
    var style = self
    let free = Style(.stackView)
    (style.display, style.visibility) = (.flex, .visible)
    style.position = position == .static ? .static : .relative
    style.inset = free.inset
    style.margin = free.margin
    (style.width, style.minWidth, style.maxWidth) = (free.width, free.minWidth, free.maxWidth)
    (style.height, style.minHeight, style.maxHeight) = (free.height, free.minHeight, free.maxHeight)
    (style.aspectRatio, style.basis, style.order) = (nil, .auto, 0)
    return style
  }
}

extension StyleEdges {
  /// The physical edges, in the axes of layout passes.
  fileprivate func resolved(for traits: NodeTraits) -> StyleEdges {
    let physical = physical(isRightToLeft: traits.contains(.isRightToLeft), isVertical: traits.contains(.isVertical))
    let edges = traits.contains(.isTransposed) ? physical.transposed : physical
    return StyleEdges(top: edges.top, left: edges.left, bottom: edges.bottom, right: edges.right)
  }
}

extension Edges {
  var transposed: Edges { Edges(top: left, left: top, bottom: right, right: bottom) }
}

extension LayoutPoint {
  var transposed: LayoutPoint { LayoutPoint(x: y, y: x) }
}

extension LayoutSize {
  var transposed: LayoutSize { LayoutSize(width: height, height: width) }
}

extension LayoutRect {
  var transposed: LayoutRect { LayoutRect(x: y, y: x, width: height, height: width) }
}

extension RootSpace {
  var transposed: RootSpace {
    switch self {
    case .exact(let size): return .exact(size.transposed)
    case .available(let width, let height): return .available(width: height, height: width)
    }
  }
}
