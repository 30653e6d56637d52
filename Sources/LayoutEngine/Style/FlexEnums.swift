/// Whether a node takes part in the layout. Default: `flex`.
public enum Display: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// A flex container, or a leaf.
  case flex
  /// Left out, with all below it: no space, no margins, no gap.
  case none
}

/// How a node is placed. Default: `relative`.
public enum Position: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// In the flow; the insets move it without moving others.
  case relative
  /// Out of the flow, placed by its insets in the padding box of the parent. css-flexbox-1 §4.1
  case absolute
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

/// Whether items may take several lines. css-flexbox-1 §5.2. Default: `noWrap`.
public enum FlexWrap: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// One line.
  case noWrap
  /// As many lines as needed, one below (or beside) the other.
  case wrap
  /// The same, with cross-start and cross-end exchanged.
  case wrapReverse
}

/// Where the free space of a line goes along the main axis. css-flexbox-1 §8.2. Default: `start`.
public enum JustifyContent: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Behind the items.
  case start
  /// Before the items.
  case end
  /// Half before, half behind.
  case center
  /// Between the items; with one item, or too little space, as `start`.
  case spaceBetween
  /// Around each item alike, so half a share at the ends.
  case spaceAround
  /// Between the items and at the ends alike.
  case spaceEvenly
}

/// How items are aligned across their line. css-flexbox-1 §8.3. Default: `stretch`.
public enum AlignItems: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// As large as the line, where the item's size is `auto`.
  case stretch
  /// At the cross-start edge of the line.
  case start
  /// At the cross-end edge of the line.
  case end
  /// In the middle of the line.
  case center
  /// With their first baselines on one height.
  case baseline
}

/// The alignment of one item. css-flexbox-1 §8.3. Default: `auto`.
public enum AlignSelf: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// What the container's `alignItems` says.
  case auto
  /// See ``AlignItems/stretch``.
  case stretch
  /// See ``AlignItems/start``.
  case start
  /// See ``AlignItems/end``.
  case end
  /// See ``AlignItems/center``.
  case center
  /// See ``AlignItems/baseline``.
  case baseline
}

/// How the lines of a wrapping container share its cross size. css-flexbox-1 §8.4
public enum AlignContent: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// Each line takes an equal part of the free space.
  case stretch
  /// See ``JustifyContent/start``.
  case start
  /// See ``JustifyContent/end``.
  case end
  /// See ``JustifyContent/center``.
  case center
  /// See ``JustifyContent/spaceBetween``.
  case spaceBetween
  /// See ``JustifyContent/spaceAround``.
  case spaceAround
  /// See ``JustifyContent/spaceEvenly``.
  case spaceEvenly
}

/// Which box `width`, `height` and their bounds mean. css-sizing-3 §3.3
public enum BoxSizing: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// With padding and border.
  case borderBox
  /// Without padding and border.
  case contentBox
}

/// What happens to content that is larger than the box: here only its effect on the automatic minimum size, which
/// a box that clips or scrolls does not have. css-flexbox-1 §4.5. Default: `visible`.
public enum Overflow: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  /// It shows.
  case visible
  /// It is clipped.
  case hidden
  /// It can be scrolled to.
  case scroll
}
