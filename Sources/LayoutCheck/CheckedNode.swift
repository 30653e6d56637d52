import LayoutEngine

/// The state of a visible node during a check.
///
/// The nodes of a screen are in one array, depth first.
struct CheckedNode: BitwiseCopyable {
  /// The frame in the current layout, in points, relative to the container's border box.
  var frame = LayoutRect()
  /// The sums of borders and paddings along both axes.
  var insets = LayoutSize()
  /// The max-content size of a leaf.
  var natural = LayoutSize()
  /// The extents of which a leaf must get at least a part; 0: none.
  var wanted = LayoutSize()
  /// The size of the frame, and the borders and paddings, before the last change of the width.
  var sizeBefore = LayoutSize()
  var insetsBefore = LayoutSize()
  /// The change of the width in the step ``widthStep``.
  var widthChange = 0.0
  /// The last step to another width of the screen in which the width changed.
  var widthStep: Int32 = -1
  /// The indexes of the container, of the first item in it, and of the next item of the container; -1: none.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// The index after the last descendant.
  var subtreeEnd: Int32 = 0
  /// The number of items.
  var childCount: Int32 = 0
  /// The first known pair of items that overlap, or have overlapped; -1: none.
  var firstPair: Int32 = -1
  /// The last layout in which the node was marked as changed.
  var changedIn: Int32 = -1
  var traits: CheckedTraits = []
  let id: NodeID

  init(_ id: NodeID) { self.id = id }

  /// The width of a leaf's content.
  var contentWidth: Double { max(0, frame.width - insets.width) }
  /// The height of a leaf's content.
  var contentHeight: Double { max(0, frame.height - insets.height) }
  /// The size of a leaf's content before the last change of the width.
  var contentBefore: LayoutSize {
    LayoutSize(
      width: max(0, sizeBefore.width - insetsBefore.width), height: max(0, sizeBefore.height - insetsBefore.height))
  }
}

/// The properties of a node's style on which findings depend.
struct CheckedTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt16

  static let isText = CheckedTraits(rawValue: 1 << 0)
  /// The node is a leaf whose natural size is measured.
  static let isLeaf = CheckedTraits(rawValue: 1 << 1)
  /// Overflow along the axis is clipped on purpose, or can be scrolled to.
  static let clipsX = CheckedTraits(rawValue: 1 << 2)
  static let clipsY = CheckedTraits(rawValue: 1 << 3)
  /// The node overflows its container along the axis on purpose.
  static let leavesX = CheckedTraits(rawValue: 1 << 4)
  static let leavesY = CheckedTraits(rawValue: 1 << 5)
  /// No ancestor clips along the axis.
  static let isUnclippedX = CheckedTraits(rawValue: 1 << 6)
  static let isUnclippedY = CheckedTraits(rawValue: 1 << 7)
  /// Changes of the width are compared with those of the screen.
  static let mayJump = CheckedTraits(rawValue: 1 << 8)
  /// Paddings are percentages, which change with every layout.
  static let hasPercentageInsets = CheckedTraits(rawValue: 1 << 9)
  /// Lines are vertical.
  static let isVertical = CheckedTraits(rawValue: 1 << 10)
  /// The style sets the size of the border box, or of the content, along the axis.
  static let hasGivenWidth = CheckedTraits(rawValue: 1 << 11)
  static let hasGivenHeight = CheckedTraits(rawValue: 1 << 12)

  /// The node may overlap its siblings on purpose.
  static let leaves: CheckedTraits = [.leavesX, .leavesY]
}
