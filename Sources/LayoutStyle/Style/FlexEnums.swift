/// Whether a node takes part in the layout, and whether it has a box. Default: `flex`.
public enum Display: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// A flex container, or a leaf.
  case flex
  /// The node and its descendants are not laid out: they take no space, margins or gaps.
  case none
  /// The node has no box: its children take its place in its parent. css-display-4 §2.6
  ///
  /// A leaf is not laid out, and a root is laid out as with `flex`.
  case contents
}

/// How a node is placed. Default: `relative`.
public enum Position: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// In the flow; the insets offset the node without an effect on other nodes.
  case relative
  /// Out of the flow, positioned by its insets in a containing block. css-flexbox-1 §4.1
  ///
  /// The containing block is the padding box of the nearest ancestor that is not `static`.
  case absolute
  /// In the flow; the insets have no effect. css-position-3 §2.1
  ///
  /// The containing block of absolute children is the padding box of an ancestor: the nearest one that is not `static`,
  /// or the root of the layout.
  case `static`
}

/// The main axis and its direction. css-flexbox-1 §5.1
public enum FlexDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// In the direction of a line of text.
  case row
  /// From top to bottom.
  case column
  /// Opposite to the direction of a line of text.
  case rowReverse
  /// From bottom to top.
  case columnReverse
}

/// The direction in which lines of text run. Default: `inherit`.
public enum WritingDirection: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The direction of the parent, or left to right for the root.
  case inherit
  /// Start is left.
  case leftToRight
  /// Start is right.
  case rightToLeft
}

/// The axis of lines of text, and the direction in which lines follow each other. Default: `inherit`.
///
/// Rows run in the direction of lines, and columns in the direction from line to line. css-writing-modes-4 §3.1
public enum WritingMode: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The writing mode of the parent, or `horizontalTb` for the root.
  case inherit
  /// Lines run from left to right, or from right to left.
  ///
  /// The next line is below.
  case horizontalTb
  /// Lines run from top to bottom, or upwards with ``WritingDirection/rightToLeft``.
  ///
  /// The next line is to the left.
  case verticalRl
  /// Lines run from top to bottom, or upwards with ``WritingDirection/rightToLeft``.
  ///
  /// The next line is to the right.
  case verticalLr
}

extension WritingMode {
  /// Whether lines run vertically.
  public var isVertical: Bool { self == .verticalRl || self == .verticalLr }
}

/// Whether items can take several lines. css-flexbox-1 §5.2. Default: `noWrap`.
public enum FlexWrap: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// One line.
  case noWrap
  /// As many lines as needed, from cross-start to cross-end.
  case wrap
  /// As `wrap`, with cross-start and cross-end exchanged.
  case wrapReverse
  /// As `wrap`, with free space balanced among the lines. css-flexbox-2 §5.2
  ///
  /// The line breaks minimize the sum of the squares of the free spaces.
  case balance
  /// As `wrapReverse`, balanced.
  case balanceReverse
}

/// The box that `width`, `height` and their bounds refer to. css-sizing-3 §3.3
public enum BoxSizing: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The border box, with padding and border.
  case borderBox
  /// The content box, without padding and border.
  case contentBox
}

/// The handling of content that is larger than the box. css-flexbox-1 §4.5. Default: `visible`.
///
/// In a layout, overflow affects the automatic minimum size, baselines and ``LayoutTree/contentSize(of:)``.
///
/// If one axis is `hidden` or `scroll`, `visible` and `clip` on the other axis are treated as `hidden`.
/// css-overflow-3 §3.1
public enum Overflow: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The content is visible outside the box.
  case visible
  /// The content is clipped and can be scrolled by a program.
  ///
  /// The box is a scroll container, without an automatic minimum size.
  case hidden
  /// The content can be scrolled; the box is a scroll container.
  case scroll
  /// The content is clipped; the box is not a scroll container.
  case clip

  /// Whether a box with this value on an axis is a scroll container. css-overflow-3 §3.1
  package var scrolls: Bool { self == .hidden || self == .scroll }
}

/// Whether a box is visible; hidden boxes keep their space in the layout. css-display-4 §4. Default: `visible`.
public enum NodeVisibility: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// The box is visible.
  case visible
  /// The box is invisible and keeps its space.
  case hidden
  /// The flex item is invisible and takes no space along the main axis. css-flexbox-1 §4.4
  ///
  /// The cross size of the line remains the same as with the item. The frames of the item and of its descendants are
  /// zero. Any other node is treated as `hidden`.
  ///
  /// The cross size of the line comes from a first round of layout. If four or more containers with collapsed items are
  /// nested, the first rounds of the outer containers use the final sizes of the inner containers.
  case collapse
}

extension FlexDirection {
  /// Whether items are placed side by side.
  package var isRow: Bool { self == .row || self == .rowReverse }
  /// Whether main-start and main-end are exchanged.
  package var isReverse: Bool { self == .rowReverse || self == .columnReverse }
}
