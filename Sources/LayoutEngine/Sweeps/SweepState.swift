/// What sweeps have found out about a node. All of it can be found out again; it is kept so that an edit costs what it touches.
struct SweepState: BitwiseCopyable {
  struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt32

    /// Nobody has computed anything from the node since something below it changed.
    static let isUnread = Marks(rawValue: 1 << 0)
    /// It is on its parent's list of children below which something changed.
    static let isListed = Marks(rawValue: 1 << 1)
    /// Children below which something changed are to be looked for among all.
    static let searchesChildren = Marks(rawValue: 1 << 2)

    /// `maxContent` holds.
    static let hasMaxContent = Marks(rawValue: 1 << 3)
    /// `minContent` holds.
    static let hasMinContent = Marks(rawValue: 1 << 4)
    /// An item changed since these two were found out.
    static let contentWidthsAreStale = Marks(rawValue: 1 << 5)
    /// The horizontal positions and widths of the children are those at `width`.
    static let widthsAreSet = Marks(rawValue: 1 << 6)
    /// `contentHeight` was found out.
    static let hasContentHeight = Marks(rawValue: 1 << 7)
    /// It may not hold any more.
    static let contentHeightIsStale = Marks(rawValue: 1 << 8)
    /// The children's frames are those at the frame's size.
    static let isPlaced = Marks(rawValue: 1 << 9)

    /// The children have the frames of a layout, whatever was measured since.
    static let hasFrames = Marks(rawValue: 1 << 14)

    /// Lines of text run from right to left.
    static let isRightToLeft = Marks(rawValue: 1 << 10)
    /// What is inside may rely on the height.
    static let heightIsDefinite = Marks(rawValue: 1 << 11)
    /// Leaves inside are measured in `measuringWidth`, and not in the content box's width.
    static let measuresInOuterRoom = Marks(rawValue: 1 << 12)
    /// The width is what the content answered.
    static let widthIsNatural = Marks(rawValue: 1 << 13)

    /// Of a leaf: the width is what the leaf answered, and must not be cut by snapping.
    static let keepsWidth = Marks(rawValue: 1 << 15)
    /// Of a leaf: the height is not given, but left to the leaf, or to a line that it may have made as high as it is.
    static let keepsHeight = Marks(rawValue: 1 << 16)
    /// The children were put on the grid since they were placed last.
    static let isSnapped = Marks(rawValue: 1 << 17)

    /// A content width was known when an item changed, and nobody has looked at it since.
    static let awaitsRefresh = Marks(rawValue: 1 << 19)
    /// `contentHeight` is going to be asked for.
    static let heightIsAsked = Marks(rawValue: 1 << 18)

    /// What is found out from scratch after the node was laid out in another way.
    static let results: Marks = [
      .hasMaxContent, .hasMinContent, .contentWidthsAreStale, .widthsAreSet, .hasContentHeight, .contentHeightIsStale,
      .isPlaced, .hasFrames,
    ]
  }

  /// Intrinsic widths of the content box. Under StackViewLayout's rules `minContent` is the width that is left if leaves
  /// take any width.
  var minContent = 0.0
  var maxContent = 0.0
  /// Horizontal position and border box width, as the last sweep had them.
  var x = 0.0
  var width = 0.0
  /// The height that the content takes at `width` if nothing may rely on it, without padding and border.
  var contentHeight = 0.0
  /// See ``LayoutInput/measuringWidth``: the room in which what is inside is measured.
  var measuringWidth = Double.infinity
  var marks: Marks = .isUnread
  /// The first child below which something changed since the last layout.
  var firstChanged: Int32 = -1
}
