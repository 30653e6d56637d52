/// The cached results of passes for a node.
///
/// All results can be recomputed. They are kept so that the cost of a layout depends on the edits.
struct NodeState: BitwiseCopyable {
  struct Marks: OptionSet, BitwiseCopyable {
    var rawValue: UInt32

    // Set by edits, consumed by passes.

    /// The node or a descendant changed, and no pass has visited the node since then.
    static let isDirty = Marks(rawValue: 1 << 0)
    /// The node or a descendant changed, and the width pass has not visited the node since then.
    static let isUnvisited = Marks(rawValue: 1 << 1)
    /// The node is in its parent's list of children with changed descendants.
    static let isInDirtyList = Marks(rawValue: 1 << 2)
    /// The list of changed children is not maintained: all children have to be searched.
    static let searchesChildren = Marks(rawValue: 1 << 3)
    /// An item changed since the intrinsic widths were computed.
    static let intrinsicWidthsAreStale = Marks(rawValue: 1 << 4)
    /// An intrinsic width was known when an item changed, and has not been refreshed since then.
    ///
    /// See ``ArenaContents/staleContainers``.
    static let awaitsIntrinsicRefresh = Marks(rawValue: 1 << 5)
    /// An item changed since `contentHeight` was computed.
    static let contentHeightIsStale = Marks(rawValue: 1 << 6)
    /// The list of items in order-modified document order is outdated.
    static let itemOrderIsStale = Marks(rawValue: 1 << 7)
    /// Intrinsic widths that the state does not hold were removed, so that changes of them cannot be detected.
    static let intrinsicWidthsAreLost = Marks(rawValue: 1 << 8)
    /// The node is in ``ArenaContents/couplingReviews``.
    static let awaitsCouplingReview = Marks(rawValue: 1 << 9)

    // Results of passes.

    /// `maxContent` is valid.
    static let hasMaxContent = Marks(rawValue: 1 << 10)
    /// `minContent` is valid.
    static let hasMinContent = Marks(rawValue: 1 << 11)
    /// The horizontal positions and widths of the items are valid for `width`.
    static let widthsAreSet = Marks(rawValue: 1 << 12)
    /// `contentHeight` was computed at `width`.
    static let hasContentHeight = Marks(rawValue: 1 << 13)
    /// The frames of the children are valid for the size of the frame.
    static let isPlaced = Marks(rawValue: 1 << 14)
    /// A layout has placed the children.
    static let hasFrames = Marks(rawValue: 1 << 15)
    /// The children have been snapped to the pixel grid since they were last placed.
    static let isSnapped = Marks(rawValue: 1 << 16)

    // Decisions of the container about the node.

    /// The width follows from content: from that of the node or, by stretching, from that of its container.
    ///
    /// Under ``Deviations/leavesMeasureInAvailableSpace``, leaves in such a container are measured in `availableSpace`,
    /// not in the width of the content box.
    static let widthFollowsContent = Marks(rawValue: 1 << 17)
    /// The node is the first item of a line of a wrapping container. css-flexbox-1 §9.3
    static let startsLine = Marks(rawValue: 1 << 18)
    /// `contentHeight` will be used.
    static let heightIsNeeded = Marks(rawValue: 1 << 19)
    /// For leaves: the width is the measured width.
    static let widthIsNatural = Marks(rawValue: 1 << 20)
    /// For leaves: the width is the measured width, and snapping must not reduce it.
    static let keepsWidth = Marks(rawValue: 1 << 21)
    /// For leaves: the height is not given.
    ///
    /// It is measured, or is that of a line whose height the leaf may determine.
    static let keepsHeight = Marks(rawValue: 1 << 22)
    /// The width pass from the root does not visit the node, so the frame pass has to visit it.
    static let needsWidthPass = Marks(rawValue: 1 << 23)
    /// The left and right edges of the frame are rounded outward: see ``PixelGrid``.
    static let roundsWidthOutward = Marks(rawValue: 1 << 24)
    /// The top and bottom edges of the frame are rounded outward.
    static let roundsHeightOutward = Marks(rawValue: 1 << 25)
    static let roundsOutward: Marks = [.roundsWidthOutward, .roundsHeightOutward]
    /// The frame is on a grid of another scale than that of the last layout: see ``ArenaContents/formerScales``.
    static let isOnFormerGrid = Marks(rawValue: 1 << 26)
    /// A descendant is orthogonal, while orthogonal nodes are searched.
    static let leadsToOrthogonalNode = Marks(rawValue: 1 << 27)

    /// The marks that remain when results are removed: those of edits, and those of the frames of the last layout.
    static let independentOfResults: Marks = [
      .isDirty, .isInDirtyList, .searchesChildren, .intrinsicWidthsAreStale, .awaitsIntrinsicRefresh,
      .contentHeightIsStale, .itemOrderIsStale, .intrinsicWidthsAreLost, .awaitsCouplingReview, .hasFrames,
      .roundsOutward, .isOnFormerGrid,
    ]

    /// The marks of a new node: there are no results.
    static let new: Marks = [
      .isDirty, .isUnvisited, .searchesChildren, .intrinsicWidthsAreStale, .contentHeightIsStale, .itemOrderIsStale,
    ]

    /// The marks of sizes that are known, or are to be refreshed.
    static let sizes: Marks = [
      .hasContentHeight, .hasMaxContent, .hasMinContent, .intrinsicWidthsAreLost, .awaitsIntrinsicRefresh,
    ]

    static let intrinsicWidths: Marks = [.hasMaxContent, .hasMinContent]

    /// Whether an item changed since a pass last used the items.
    var itemsAreStale: Bool {
      isSuperset(of: [.intrinsicWidthsAreStale, .contentHeightIsStale]) && isDisjoint(with: [.widthsAreSet, .isPlaced])
    }

    /// Marks all results that depend on the items as stale.
    mutating func makeItemsStale() {
      formUnion([.intrinsicWidthsAreStale, .contentHeightIsStale])
      subtract([.widthsAreSet, .isPlaced])
    }

    /// Sets whether the width of a leaf follows from content, and whether it is the measured width.
    ///
    /// If the width follows from content, the height may be from the measurement that returned the width. Another
    /// measurement at the same width may return another height.
    mutating func setWidth(followsContent: Bool, isNatural: Bool) {
      let marks: Marks = [followsContent ? .widthFollowsContent : [], isNatural ? .widthIsNatural : []]
      let changed = symmetricDifference(marks).intersection([.widthFollowsContent, .widthIsNatural])
      formSymmetricDifference(changed)
      if changed.contains(.widthFollowsContent) { remove(.hasContentHeight) }
    }
  }

  /// The state without the results of passes, but with the marks of edits and the reference size of edges in percent.
  var withoutResults: NodeState {
    var state = NodeState()
    state.marks = marks.intersection(.independentOfResults).union(.isUnvisited)
    if !marks.isDisjoint(with: .intrinsicWidths) { state.marks.insert(.intrinsicWidthsAreLost) }
    state.definiteHeight = definiteHeight
    state.firstChanged = firstChanged
    return state
  }

  /// Invalidates the widths of the items and their frames.
  mutating func forgetWidths() { marks.subtract([.widthsAreSet, .isPlaced]) }

  /// The intrinsic widths of the content box.
  ///
  /// Under ``Deviations/leavesFitAnyWidth``, `minContent` is the remaining width if leaves accept any width.
  var minContent = 0.0
  var maxContent = 0.0
  /// The horizontal position and the border box width of the last pass.
  var x = 0.0
  var width = 0.0
  /// The height of the content at `width`, without padding and border.
  var contentHeight = 0.0
  /// The available space in which the content is measured. ``Deviations/leavesMeasureInAvailableSpace``
  var availableSpace = MeasureSpace.endless
  /// The definite border box height of the frame for the content; NaN: indefinite. css-flexbox-1 §9.8
  var definiteHeight = Double.nan
  var marks = Marks.new
  /// The first child with changed descendants since the last layout.
  var firstChanged: Int32 = -1
}

/// The heights on which the widths inside a node depend.
///
/// Most nodes have default values, which stand for no such heights.
struct CoupledHeights: BitwiseCopyable {
  /// The definite height at which the widths of the items were set; NaN if the widths do not depend on it.
  var ofWidths = Double.nan
  /// The content box height at which a wrapping column breaks its lines while its content height is computed.
  var ofLineBreaks = Double.infinity
  /// The content box height at which a wrapping column breaks its lines in its frame.
  var ofPlacedLineBreaks = Double.infinity
}

/// The available space in which a leaf's natural size is measured. ``Deviations/leavesMeasureInAvailableSpace``
///
/// The space is a width or, if the width is infinite, a height, in points of a content box.
struct MeasureSpace: Equatable, BitwiseCopyable {
  /// A width of 0 or more, or −1 − the height.
  private let encoded: Double

  static var endless: MeasureSpace { MeasureSpace(width: .infinity) }

  init(width: Double, height: Double = .infinity) {
    encoded = width < .infinity || height == .infinity ? width : -1 - height
  }

  /// The width; infinite if there is no limit or if the height is limited.
  var width: Double { encoded < 0 ? .infinity : encoded }
  /// The height; infinite if there is no limit or if the width is limited.
  var height: Double { encoded < 0 ? -1 - encoded : .infinity }

  /// Returns the space that remains inside margins, borders and paddings.
  func reduced(horizontal: Double, vertical: @autoclosure () -> Double) -> MeasureSpace {
    if encoded >= 0 { return MeasureSpace(width: max(0, encoded - horizontal)) }
    return MeasureSpace(width: .infinity, height: max(0, height - vertical()))
  }
}
