/// What a node says about its own size, its place among its siblings, and its children.
///
/// `Style(.css)` and `Style(.stackView)` hold the defaults of the two sets of rules; `Style()` is the former.
/// All lengths are in points. Values that make no sense (not a number, infinite, negative where nothing negative is
/// allowed) are replaced by the property's default when a tree takes the style, and reported by
/// ``LayoutTree/issues(below:)``.
public struct Style: Equatable, Sendable, BitwiseCopyable {
  /// Whether the node takes part in the layout. Default: `flex`.
  public var display = Display.flex
  /// In the flow or out of it. Default: `relative`.
  public var position = Position.relative
  /// Whether the node shows. Default: `visible`.
  public var visibility = Visibility.visible
  /// The alignment of an absolute child between its left and right insets. It does not concern items in the flow. Default: `auto`.
  public var justifySelf = AlignSelf.auto
  /// Whether the content of a leaf has a size and a ratio of its own, as an image has: a replaced element. css-sizing-3 §5.1. Its
  /// ``aspectRatio`` is then the natural ratio, unless another one is wanted. It has an effect under CSS's rules alone. Default: `false`.
  public var isReplaced = false
  /// Distances from the containing block, which is a padding box (absolute), or the shift (relative). Default: `auto`.
  public var inset = StyleEdges<AutoLength>(.auto)

  /// The main axis. Default: `row` (css), `column` (stackView).
  public var direction = FlexDirection.row
  /// The direction of lines of text, which decides what start and end are. Default: `inherit`.
  public var layoutDirection = LayoutDirection.inherit
  /// One line or several. Default: `noWrap`.
  public var wrap = FlexWrap.noWrap
  /// Where free space goes along the main axis. Default: `start`.
  public var justifyContent = JustifyContent.start
  /// How items are aligned across their line. Default: `stretch`.
  public var alignItems = AlignItems.stretch
  /// This node's own alignment in its container. Default: `auto`.
  public var alignSelf = AlignSelf.auto
  /// How lines share the cross size. Default: `stretch` (css), `start` (stackView).
  public var alignContent = AlignContent.stretch
  /// The space between lines of a row and between items of a column. Default: 0.
  public var rowGap = Length.zero
  /// The space between items of a row and between lines of a column. Default: 0.
  public var columnGap = Length.zero

  /// The share of positive free space that the node takes, 0 or more. Default: 0.
  public var grow = 0.0
  /// The share of negative free space that the node gives, 0 or more, weighted by its size. Default: 1 (css), 0 (stackView).
  public var shrink = 1.0
  /// The main size before free space is distributed. Default: `auto`.
  public var basis = FlexBasis.auto
  /// Items are laid out in ascending order, those of equal order as they stand. Default: 0.
  public var order: Int32 = 0

  /// Preferred width. Default: `auto`.
  public var width = PreferredSize.auto
  /// Preferred height. Default: `auto`.
  public var height = PreferredSize.auto
  /// Lower bound of the width; it wins over the upper bound. Default: `auto` (css), 0 (stackView).
  public var minWidth = MinimumSize.auto
  /// Lower bound of the height; it wins over the upper bound. Default: `auto` (css), 0 (stackView).
  public var minHeight = MinimumSize.auto
  /// Upper bound of the width. Default: `none`.
  public var maxWidth = MaximumSize.none
  /// Upper bound of the height. Default: `none`.
  public var maxHeight = MaximumSize.none
  /// Width ÷ height, above 0. Default: `nil`, none.
  public var aspectRatio: Double?
  /// The aspect ratio is that of the content box, whatever ``boxSizing`` says: CSS's `auto` beside a ratio. css-sizing-4 §5.1. Default:
  /// `false`.
  public var aspectRatioIsAutomatic = false

  /// Space outside the border. Default: 0.
  public var margin = StyleEdges<AutoLength>(0)
  /// Space between border and content; not negative. Default: 0.
  public var padding = StyleEdges<Length>(.zero)
  /// Border widths in points; not negative. Default: 0.
  public var border = StyleEdges<Double>(0)
  /// Which box the sizes mean. Default: `contentBox` (css), `borderBox` (stackView).
  public var boxSizing = BoxSizing.contentBox
  /// Whether content that is wider shows; scroll containers have no automatic minimum size. Default: `visible`.
  public var overflowX = Overflow.visible
  /// Whether content that is higher shows; scroll containers have no automatic minimum size. Default: `visible`.
  public var overflowY = Overflow.visible

  /// The axis of lines of text, which decides what rows and columns are. It has no effect on box containers. Default: `inherit`.
  public var writingMode = WritingMode.inherit
  /// Of a style as passes have it: lines run across those of the container.
  var isOrthogonal = false

  /// The defaults of `rules`.
  public init(_ rules: LayoutRules = .css) {
    guard rules == .stackView else { return }
    direction = .column
    alignContent = .start
    shrink = 0
    minWidth = 0
    minHeight = 0
    boxSizing = .borderBox
  }
}

extension Style {
  /// Row and column gap together. Reading gives the row gap.
  public var gap: Length {
    get { rowGap }
    set {
      rowGap = newValue
      columnGap = newValue
    }
  }

  /// The overflow of both axes together. Reading gives that of the horizontal axis.
  public var overflow: Overflow {
    get { overflowX }
    set { (overflowX, overflowY) = (newValue, newValue) }
  }

  /// Whether nothing is clipped along an axis. css-overflow-3 §3.1
  package func showsOverflow(along axis: Axis) -> Bool {
    (axis == .horizontal ? overflowX : overflowY) == .visible && !isScrollContainer
  }

  /// Whether the box is a scroll container, on either axis and so on both. css-overflow-3 §3.1
  var isScrollContainer: Bool { overflowX.scrolls || overflowY.scrolls }
}
