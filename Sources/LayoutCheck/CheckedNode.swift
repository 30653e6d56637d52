import LayoutEngine

/// The state of a visible node during a check. The nodes of a screen stand in one array, depth first.
struct CheckedNode: BitwiseCopyable {
  /// The frame in the layout that is checked, in points, relative to the container's border box.
  var frame = LayoutRect()
  /// Borders and paddings along both axes together.
  var insets = LayoutSize()
  /// The size of a leaf's content in endless room.
  var natural = LayoutSize()
  /// The extents that a leaf has to have at least a little of; 0: none.
  var wanted = LayoutSize()
  /// The size of the frame, and the borders and paddings, before the width was changed last.
  var sizeBefore = LayoutSize()
  var insetsBefore = LayoutSize()
  /// By how much the width was changed by the step ``widthStep``.
  var widthChange = 0.0
  /// The last step to another width of the screen that changed the width.
  var widthStep: Int32 = -1
  /// The container, the first item in it, and the next item of the container; -1: none.
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  /// The index after the last descendant.
  var subtreeEnd: Int32 = 0
  /// How many items there are.
  var childCount: Int32 = 0
  /// The first known pair of items that lie, or lay, over each other; -1: none.
  var firstPair: Int32 = -1
  /// The layout in which the node was noted as changed.
  var changedIn: Int32 = -1
  var traits: CheckedTraits = []
  let id: NodeID

  init(_ id: NodeID) { self.id = id }

  /// The width that a leaf's content has.
  var contentWidth: Double { max(0, frame.width - insets.width) }
  /// The height that a leaf's content has.
  var contentHeight: Double { max(0, frame.height - insets.height) }
  /// The size that a leaf's content had before the width was changed last.
  var contentBefore: LayoutSize {
    LayoutSize(
      width: max(0, sizeBefore.width - insetsBefore.width), height: max(0, sizeBefore.height - insetsBefore.height))
  }
}

/// The properties of a node's style on which findings depend.
struct CheckedTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt16

  static let isText = CheckedTraits(rawValue: 1 << 0)
  /// The natural size is measured.
  static let isLeaf = CheckedTraits(rawValue: 1 << 1)
  /// What sticks out along the axis is cut on purpose, or can be scrolled to.
  static let clipsX = CheckedTraits(rawValue: 1 << 2)
  static let clipsY = CheckedTraits(rawValue: 1 << 3)
  /// The node is meant to stick out of its container along the axis.
  static let leavesX = CheckedTraits(rawValue: 1 << 4)
  static let leavesY = CheckedTraits(rawValue: 1 << 5)
  /// No container around clips along the axis.
  static let isUnclippedX = CheckedTraits(rawValue: 1 << 6)
  static let isUnclippedY = CheckedTraits(rawValue: 1 << 7)
  /// A change of the width is compared with that of the screen.
  static let mayJump = CheckedTraits(rawValue: 1 << 8)
  /// Paddings are percentages, so that they change with every layout.
  static let hasPercentageInsets = CheckedTraits(rawValue: 1 << 9)
  /// Lines run from top to bottom.
  static let isVertical = CheckedTraits(rawValue: 1 << 10)
  /// The style gives the size of the border box, or of the content, along the axis.
  static let hasGivenWidth = CheckedTraits(rawValue: 1 << 11)
  static let hasGivenHeight = CheckedTraits(rawValue: 1 << 12)

  /// The node may lie over its siblings on purpose.
  static let leaves: CheckedTraits = [.leavesX, .leavesY]
}
