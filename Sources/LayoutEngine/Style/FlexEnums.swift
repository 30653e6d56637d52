/// Whether a node takes part in the layout. Default: `flex`.
public enum Display: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// A flex container, or a leaf.
  case flex
  /// Left out, with all below it: no space, no margins, no gap.
  case none
  /// No box of its own: its children take its place in its parent. A leaf is left out, and a root is as with `flex`. css-display-4 §2.6
  case contents
}

/// How a node is placed. Default: `relative`.
public enum Position: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// In the flow; the insets move it without moving others.
  case relative
  /// Out of the flow, placed by its insets in the padding box of the nearest ancestor that is not `static`. css-flexbox-1 §4.1
  case absolute
  /// In the flow; the insets have no effect, and absolute children are placed in the padding box of an ancestor: the nearest one that is
  /// not `static`, or the root of the layout. css-position-3 §2.1
  case `static`
}

/// The main axis and its direction. css-flexbox-1 §5.1
public enum FlexDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// As a line of text runs.
  case row
  /// From top to bottom.
  case column
  /// Against the direction of a line of text.
  case rowReverse
  /// From bottom to top.
  case columnReverse
}

/// The direction in which lines of text run. Default: `inherit`.
public enum LayoutDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// That of the parent; at the root left to right.
  case inherit
  /// Start is left.
  case leftToRight
  /// Start is right.
  case rightToLeft
}

/// Along which axis lines of text run, and where the next line goes. Rows run as lines do, columns from line to line. css-writing-modes-4 §3.1.
/// Default: `inherit`.
public enum WritingMode: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// That of the parent; at the root `horizontalTb`.
  case inherit
  /// Lines run from left to right, or from right to left; the next one is below.
  case horizontalTb
  /// Lines run from top to bottom, with ``LayoutDirection/rightToLeft`` upwards; the next one is to the left.
  case verticalRl
  /// Lines run from top to bottom, with ``LayoutDirection/rightToLeft`` upwards; the next one is to the right.
  case verticalLr
}

extension WritingMode {
  /// Whether it is one in which lines run from top to bottom.
  public var isVertical: Bool { self == .verticalRl || self == .verticalLr }
}

/// Whether items may take several lines. css-flexbox-1 §5.2. Default: `noWrap`.
public enum FlexWrap: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// One line.
  case noWrap
  /// As many lines as needed, one below (or beside) the other.
  case wrap
  /// The same, with cross-start and cross-end exchanged.
  case wrapReverse
  /// As `wrap`, with lines that are as equally filled as can be: the sum of the squares of their free spaces is the least.
  /// css-flexbox-2 §5.2
  case balance
  /// As `wrapReverse`, balanced.
  case balanceReverse
}

/// Which box `width`, `height` and their bounds mean. css-sizing-3 §3.3
public enum BoxSizing: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// With padding and border.
  case borderBox
  /// Without padding and border.
  case contentBox
}

/// What happens to content that is larger than the box: here its effect on the automatic minimum size, on baselines, and on
/// ``LayoutTree/contentSize(of:)``. css-flexbox-1 §4.5. Default: `visible`.
///
/// Where one axis is `hidden` or `scroll`, `visible` and `clip` on the other axis count as `hidden`. css-overflow-3 §3.1
public enum Overflow: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// It shows.
  case visible
  /// It is clipped, and a program may scroll it: the box is a scroll container, which has no automatic minimum size.
  case hidden
  /// It can be scrolled to: the box is a scroll container.
  case scroll
  /// It is clipped. The box is no scroll container.
  case clip

  /// Whether a box with this value on an axis is a scroll container. css-overflow-3 §3.1
  var scrolls: Bool { self == .hidden || self == .scroll }
}

/// Whether a box shows. The layout leaves hidden boxes their room. css-display-4 §4. Default: `visible`.
public enum Visibility: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// It shows.
  case visible
  /// It does not show, and keeps its room.
  case hidden
  /// A flex item does not show and takes no room along the main axis, but its line stays as large across as it would be with the item.
  /// The frames of the item and of its descendants are zero. Any other node is hidden. css-flexbox-1 §4.4
  ///
  /// The cross size of the line comes from a first round of layout. Where four or more containers with collapsed items stand in each other,
  /// that of the outer ones takes the sizes that the inner ones have in the end.
  case collapse
}
