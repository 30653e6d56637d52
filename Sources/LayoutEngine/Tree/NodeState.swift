/// What the passes have found out about a node. All of it can be found out again; it is kept so that an edit costs what it
/// touches.
struct NodeState: BitwiseCopyable {
  struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt32

    // Set by edits, consumed by passes.

    /// Something at or below the node changed, and no pass has visited the node since.
    static let isDirty = Marks(rawValue: 1 << 0)
    /// Something at or below the node changed, and the width pass has not visited the node since.
    static let isUnvisited = Marks(rawValue: 1 << 1)
    /// It is on its parent's list of children below which something changed.
    static let isInDirtyList = Marks(rawValue: 1 << 2)
    /// The list of changed children is not kept: all children have to be searched.
    static let searchesChildren = Marks(rawValue: 1 << 3)
    /// An item changed since the intrinsic widths were found out.
    static let intrinsicWidthsAreStale = Marks(rawValue: 1 << 4)
    /// An intrinsic width was known when an item changed, and has not been refreshed since: see
    /// ``ArenaContents/staleContainers``.
    static let awaitsRefresh = Marks(rawValue: 1 << 5)
    /// An item changed since `contentHeight` was found out.
    static let contentHeightIsStale = Marks(rawValue: 1 << 6)
    /// The list of items in order-modified document order has to be made again.
    static let itemOrderIsStale = Marks(rawValue: 1 << 7)
    /// Intrinsic widths that the state does not hold were forgotten: whether they are others now cannot be told.
    static let intrinsicWidthsAreLost = Marks(rawValue: 1 << 8)
    /// Of a leaf: one of its answers, since it changed last, had numbers that were replaced.
    static let hasUnusableAnswer = Marks(rawValue: 1 << 9)
    /// ``ArenaContents/couplingReviews`` names it.
    static let awaitsCouplingReview = Marks(rawValue: 1 << 10)

    // Results of passes.

    /// `maxContent` holds.
    static let hasMaxContent = Marks(rawValue: 1 << 11)
    /// `minContent` holds.
    static let hasMinContent = Marks(rawValue: 1 << 12)
    /// The horizontal positions and widths of the items are those at `width`.
    static let widthsAreSet = Marks(rawValue: 1 << 13)
    /// `contentHeight` was found out at `width`.
    static let hasContentHeight = Marks(rawValue: 1 << 14)
    /// The frames of the children are those at the frame's size.
    static let isPlaced = Marks(rawValue: 1 << 15)
    /// The children have been placed by some layout.
    static let hasFrames = Marks(rawValue: 1 << 16)
    /// The children were put on the pixel grid since they were placed last.
    static let isSnapped = Marks(rawValue: 1 << 17)

    // What the container has decided about the node.

    /// Leaves inside are measured in `room`, and not in the content box's width.
    static let leavesUseOuterRoom = Marks(rawValue: 1 << 18)
    /// The first item of a line of a container that wraps. css-flexbox-1 §9.3
    static let startsLine = Marks(rawValue: 1 << 19)
    /// `contentHeight` is going to be used.
    static let heightIsNeeded = Marks(rawValue: 1 << 20)
    /// The width is what the content answered.
    static let widthIsNatural = Marks(rawValue: 1 << 21)
    /// Of a leaf: the width is what the leaf answered, and must not be cut by snapping.
    static let keepsWidth = Marks(rawValue: 1 << 22)
    /// Of a leaf: the height is not given, but left to the leaf, or to a line that it may have made as high as it is.
    static let keepsHeight = Marks(rawValue: 1 << 23)
    /// The width pass from the root does not visit the node: the frame pass has to.
    static let needsWidthPass = Marks(rawValue: 1 << 24)

    /// What is not a result of a pass, and whether there are frames.
    static let setByEdits: Marks = [
      .isDirty, .isInDirtyList, .searchesChildren, .intrinsicWidthsAreStale, .awaitsRefresh, .contentHeightIsStale,
      .itemOrderIsStale, .intrinsicWidthsAreLost, .hasUnusableAnswer, .awaitsCouplingReview, .hasFrames,
    ]

    static let intrinsicWidths: Marks = [.hasMaxContent, .hasMinContent]

    /// Whether an item changed since any pass used the items.
    var itemsAreStale: Bool {
      isSuperset(of: [.intrinsicWidthsAreStale, .contentHeightIsStale]) && isDisjoint(with: [.widthsAreSet, .isPlaced])
    }

    /// Marks what follows from the items as stale.
    mutating func makeItemsStale() {
      formUnion([.intrinsicWidthsAreStale, .contentHeightIsStale])
      subtract([.widthsAreSet, .isPlaced])
    }

    /// Keeps whether the width of a leaf is what the leaf answered. If it is, the height is that of the same answer, which another one
    /// at the same width need not have.
    mutating func setWidthIsNatural(_ isNatural: Bool) {
      guard contains(.widthIsNatural) != isNatural else { return }
      formSymmetricDifference(.widthIsNatural)
      remove(.hasContentHeight)
    }
  }

  /// The state without what passes have found out, but with what edits have marked, and with what edges in percent refer to.
  var withoutResults: NodeState {
    var state = NodeState()
    state.marks = marks.intersection(.setByEdits).union(.isUnvisited)
    if !marks.isDisjoint(with: .intrinsicWidths) { state.marks.insert(.intrinsicWidthsAreLost) }
    state.definiteHeight = definiteHeight
    state.firstChanged = firstChanged
    return state
  }

  /// Widths inside have to be set again, and frames with them.
  mutating func forgetWidths() { marks.subtract([.widthsAreSet, .isPlaced]) }

  /// Intrinsic widths of the content box. Under StackViewLayout's rules `minContent` is the width that is left if leaves
  /// take any width.
  var minContent = 0.0
  var maxContent = 0.0
  /// Horizontal position and border box width, as the last pass had them.
  var x = 0.0
  var width = 0.0
  /// The height that the content takes at `width`, without padding and border.
  var contentHeight = 0.0
  /// The room in which what is inside is measured under StackViewLayout's rules.
  var room = MeasuringRoom.endless
  /// The border box height on which what is inside may rely in its frame; NaN: none. css-flexbox-1 §9.8
  var definiteHeight = Double.nan
  var marks: Marks = [.isDirty, .isUnvisited]
  /// The first child below which something changed since the last layout.
  var firstChanged: Int32 = -1
}

/// The space in which passes have found out what the state of a node holds. It lies apart, for most nodes have nothing special here: it
/// matters under StackViewLayout's rules, and where widths depend on heights.
struct NodeSpace: BitwiseCopyable {
  /// The room in which the intrinsic widths were found out, under StackViewLayout's rules.
  var intrinsicRoom = MeasuringRoom.endless
  /// The definite height when the widths inside were set; NaN where they do not depend on it.
  var widthsDefiniteHeight = Double.nan
  /// The content box height at which a column that wraps breaks its lines while its content height is found out.
  var breakHeight = Double.infinity
  /// The same in its frame.
  var placedBreakHeight = Double.infinity
}

/// The room in which a leaf's natural size is measured under StackViewLayout's rules, in points of a content box: a width or, where
/// the width is endless, a height.
struct MeasuringRoom: Equatable, BitwiseCopyable {
  /// A width from 0 up, or −1 − the height.
  private let encoded: Double

  static var endless: MeasuringRoom { MeasuringRoom(width: .infinity) }

  @inline(__always) init(width: Double, height: Double = .infinity) {
    encoded = width < .infinity || height == .infinity ? width : -1 - height
  }

  /// Infinite for endless room.
  var width: Double { encoded < 0 ? .infinity : encoded }
  /// Infinite where there is no limit, or where the width is limited.
  var height: Double { encoded < 0 ? -1 - encoded : .infinity }

  /// What is left of the room inside margins, borders and paddings.
  @inline(__always) func reduced(horizontal: Double, vertical: @autoclosure () -> Double) -> MeasuringRoom {
    if encoded >= 0 { return MeasuringRoom(width: max(0, encoded - horizontal)) }
    return MeasuringRoom(width: .infinity, height: max(0, height - vertical()))
  }
}
