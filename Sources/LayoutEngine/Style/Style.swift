/// The size of a node, its placement in its container, and the layout of its children.
///
/// `Style(.css)` and `Style(.stackView)` hold the defaults of the two sets of rules. `Style()` is the same as
/// `Style(.css)`.
///
/// All lengths are in points. When a tree stores a style, it replaces each invalid value by the default of the
/// property. A value is invalid if it is NaN, infinite, too large (see <doc:Limits>), or negative where the property
/// requires a nonnegative value. ``LayoutTree/issues(below:)`` reports the invalid values.
public struct Style: Equatable, Sendable, BitwiseCopyable {
  // The order of the properties leaves hardly any unused bytes between them: see `makeBytesRegular()`.

  /// Whether the node takes part in the layout. Default: `flex`.
  public var display = Display.flex
  /// Whether the node is in the flow or out of the flow. Default: `relative`.
  public var position = Position.relative
  /// Whether the node is visible. Default: `visible`.
  public var visibility = NodeVisibility.visible
  /// The alignment of an absolute child between its insets along a line of text: `left` and `right`, or `top` and
  /// `bottom` where lines are vertical. Default: `auto`.
  ///
  /// The property has no effect on items in the flow.
  public var justifySelf = AlignSelf.auto
  /// The position in the layout order: ascending, then document order for equal values. Default: 0.
  public var order: Int32 = 0

  /// The distances from the containing block (absolute), or the offset (relative). Default: `auto`.
  ///
  /// The containing block is a padding box.
  public var inset = StyleEdges<AutoLength>(.auto)
  /// The space outside the border. Default: 0.
  public var margin = StyleEdges<AutoLength>(0)
  /// The space between border and content, not negative. Default: 0.
  public var padding = StyleEdges<Length>(.zero)
  /// The border widths in points, not negative. Default: 0.
  public var border = StyleEdges<Double>(0)

  /// The main axis. Default: `row` (css), `column` (stackView).
  public var direction = FlexDirection.row
  /// The layout direction, which determines the start and end sides. Default: `inherit`.
  public var layoutDirection = WritingDirection.inherit
  /// Whether the container has one line or several lines. Default: `noWrap`.
  public var wrap = FlexWrap.noWrap
  /// The distribution of free space along the main axis. Default: `start`.
  public var justifyContent = JustifyContent.start
  /// The alignment of items across their line. Default: `stretch`.
  public var alignItems = AlignItems.stretch
  /// The alignment of this node in its container. Default: `auto`.
  public var alignSelf = AlignSelf.auto
  /// The distribution of the cross size among lines. Default: `stretch` (css), `start` (stackView).
  public var alignContent = AlignContent.stretch
  /// The space between lines of a row and between items of a column. Default: 0.
  public var rowGap = Length.zero
  /// The space between items of a row and between lines of a column. Default: 0.
  public var columnGap = Length.zero

  /// The flex grow factor: the node's share of positive free space, 0 or more. Default: 0.
  public var grow = 0.0
  /// The flex shrink factor, 0 or more, weighted by the flex base size. Default: 1 (css), 0 (stackView).
  ///
  /// The factor is the node's share of negative free space.
  public var shrink = 1.0
  /// The flex basis: the main size before free space is distributed. Default: `auto`.
  public var basis = FlexBasis.auto

  /// The preferred width. Default: `auto`.
  public var width = PreferredSize.auto
  /// The preferred height. Default: `auto`.
  public var height = PreferredSize.auto
  /// The minimum width, which takes precedence over the maximum width. Default: `auto` (css), 0 (stackView).
  public var minWidth = MinimumSize.auto
  /// The minimum height, which takes precedence over the maximum height. Default: `auto` (css), 0 (stackView).
  public var minHeight = MinimumSize.auto
  /// The maximum width. Default: `none`.
  public var maxWidth = MaximumSize.none
  /// The maximum height. Default: `none`.
  public var maxHeight = MaximumSize.none

  /// The preferred aspect ratio, width ÷ height, above 0. Default: `nil`, none.
  public var aspectRatio: Double?
  /// Whether the aspect ratio applies to the content box, regardless of ``boxSizing``. Default: `false`.
  ///
  /// The value `true` corresponds to CSS's `auto` together with a ratio. css-sizing-4 §5.1
  public var aspectRatioIsAutomatic = false
  /// Whether the content of a leaf has a natural size and ratio, as an image has: a replaced element. Default: `false`.
  ///
  /// ``aspectRatio`` is then the natural ratio, unless another preferred ratio is set. The property has an effect under
  /// CSS's rules only. css-sizing-3 §5.1
  public var isReplaced = false
  /// The box that the sizes refer to. Default: `contentBox` (css), `borderBox` (stackView).
  public var boxSizing = BoxSizing.contentBox
  /// The handling of content that is wider than the box. Default: `visible`.
  ///
  /// Scroll containers have no automatic minimum size.
  public var overflowX = Overflow.visible
  /// The handling of content that is higher than the box. Default: `visible`.
  ///
  /// Scroll containers have no automatic minimum size.
  public var overflowY = Overflow.visible

  /// The axis of lines of text, which determines the axes of rows and columns. Default: `inherit`.
  ///
  /// The property has no effect on containers of a ``ContainerKind``.
  public var writingMode = WritingMode.inherit
  /// Whether lines run across the lines of the container.
  ///
  /// Only resolved styles set this value.
  var isOrthogonal = false

  /// Makes a style with the defaults of `rules`.
  public init(_ rules: LayoutRules = .css) {
    if rules == .stackView {
      direction = .column
      alignContent = .start
      shrink = 0
      minWidth = 0
      minHeight = 0
      boxSizing = .borderBox
    }
    // Most styles are copies of a new style, and are found in a tree's table by their bytes.
    makeBytesRegular()
  }
}

extension Style {
  /// The row gap and the column gap together.
  ///
  /// The getter returns the row gap.
  public var gap: Length {
    get { rowGap }
    set {
      rowGap = newValue
      columnGap = newValue
    }
  }

  /// The overflow of both axes together.
  ///
  /// The getter returns the overflow of the horizontal axis.
  public var overflow: Overflow {
    get { overflowX }
    set { (overflowX, overflowY) = (newValue, newValue) }
  }

  /// Whether overflowing content is visible along an axis. css-overflow-3 §3.1
  package func showsOverflow(along axis: LayoutAxis) -> Bool {
    (axis == .horizontal ? overflowX : overflowY) == .visible && !isScrollContainer
  }

  /// Whether the box is a scroll container.
  ///
  /// A scroll container on one axis is one on both axes. css-overflow-3 §3.1
  var isScrollContainer: Bool { overflowX.scrolls || overflowY.scrolls }
}
