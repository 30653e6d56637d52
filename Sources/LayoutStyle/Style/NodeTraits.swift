/// The traits of a node that are available without reading its style.
///
/// Edits update the traits; layouts only read them.
package struct NodeTraits: OptionSet, BitwiseCopyable {
  package var rawValue: UInt32

  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The place is in use.
  package static let isAlive = NodeTraits(rawValue: 1 << 0)
  /// The measure function provides the size of the node.
  package static let isLeaf = NodeTraits(rawValue: 1 << 1)
  /// `display: none`, or `display: contents` in a parent.
  package static let isHidden = NodeTraits(rawValue: 1 << 2)
  /// The node or an ancestor is hidden, or an ancestor is a leaf.
  package static let isLeftOut = NodeTraits(rawValue: 1 << 3)
  /// `position: absolute`.
  package static let isAbsolute = NodeTraits(rawValue: 1 << 4)
  /// `position: static`.
  package static let isStatic = NodeTraits(rawValue: 1 << 5)
  /// At least one inset is set and has an effect.
  package static let hasInsets = NodeTraits(rawValue: 1 << 6)
  /// A ``ContainerKind`` lays out the children.
  package static let hasKind = NodeTraits(rawValue: 1 << 7)
  /// See ``ContainerKind/joinsNestedContainers``.
  package static let joinsNested = NodeTraits(rawValue: 1 << 8)
  /// `display: contents`.
  package static let isContents = NodeTraits(rawValue: 1 << 9)
  /// The used layout direction, own or inherited.
  package static let isRightToLeft = NodeTraits(rawValue: 1 << 10)
  /// A width in the subtree depends on a definite height: see ``Arena/couplesAxes(of:through:)``.
  package static let couplesAxes = NodeTraits(rawValue: 1 << 11)

  /// As an item of a ``ContainerKind``, the width depends on the height: see ``LayoutTree/setCouplesAxes(_:ofItem:)``.
  package static let couplesAxesAsItem = NodeTraits(rawValue: 1 << 30)

  /// The style sets a layout direction or a writing mode.
  package static let setsFlow = NodeTraits(rawValue: 1 << 31)

  // Writing modes: see ``Flow`` and ``NodeStyle``.

  /// Lines of text in the node run from top to bottom, or upwards.
  package static let isVertical = NodeTraits(rawValue: 1 << 20)
  /// The next line is to the left.
  package static let hasReversedLines = NodeTraits(rawValue: 1 << 21)
  /// Passes use the style and the frame of the node with the axes exchanged.
  package static let isTransposed = NodeTraits(rawValue: 1 << 22)
  /// Lines of text are perpendicular to those of the parent: the content is in an inner root with its own axes.
  package static let isOrthogonal = NodeTraits(rawValue: 1 << 23)
  /// The node is an inner root, which represents the content of its parent.
  package static let isInnerRoot = NodeTraits(rawValue: 1 << 24)

  /// As a flex item, the node would be collapsed. css-flexbox-1 §4.4
  package static let collapses = NodeTraits(rawValue: 1 << 29)
  /// The node is a collapsed flex item, which is also hidden.
  ///
  /// Passes use the item only to determine the cross size of its line.
  package static let isCollapsed = NodeTraits(rawValue: 1 << 25)

  /// The content of the node is not laid out by the flexbox algorithm.
  package static let isNotFlexContainer: NodeTraits = [.hasKind, .isOrthogonal]

  package static let ofKind: NodeTraits = [.hasKind, .joinsNested]

  package static let flow: NodeTraits = [.isRightToLeft, .isVertical, .hasReversedLines]

  // Traits of containers that are never removed. An outdated trait costs time but does not change results.

  /// A child had a nonzero `order`.
  package static let ordersChildren = NodeTraits(rawValue: 1 << 12)
  /// A child had `position: absolute`.
  package static let hasAbsoluteChildren = NodeTraits(rawValue: 1 << 13)
  /// Absolute children of a static descendant were positioned in this node or in an ancestor.
  package static let holdsEscapingNodes = NodeTraits(rawValue: 1 << 14)
  /// A child had children.
  package static let hasGrandchildren = NodeTraits(rawValue: 1 << 15)
  /// A child was not ``FlexStyle/Traits/isSimple``.
  package static let hasComplexItems = NodeTraits(rawValue: 1 << 16)
  /// A child had `alignSelf: baseline` or `lastBaseline`.
  package static let hasBaselineItems = NodeTraits(rawValue: 1 << 17)
  /// A child had an aspect ratio, or a width that may depend on a height.
  package static let hasCouplingItems = NodeTraits(rawValue: 1 << 18)
  /// The intrinsic width of a child needed more than the same intrinsic width of its content.
  ///
  /// The child had keywords, an aspect ratio, or, under ``Deviations/leavesFitAnyWidth``, an automatic minimum, which is
  /// a min-content width.
  package static let hasKeywordItems = NodeTraits(rawValue: 1 << 19)

  // Traits of containers that couple the axes. A review before each layout updates them.

  /// An item is collapsed.
  package static let hasCollapsedItems = NodeTraits(rawValue: 1 << 26)
  /// See ``nestedRounds``.
  package static let allNestedRounds = NodeTraits(rawValue: 3 << 27)

  /// The number of nested containers with collapsed items, from this node downward, at most ``mostNestedRounds``.
  package var nestedRounds: Int {
    get { Int(rawValue >> 27 & 3) }
    set {
      subtract(.allNestedRounds)
      rawValue |= UInt32(newValue) << 27
    }
  }

  /// The largest number of nested first rounds: see ``NodeVisibility/collapse``.
  package static let mostNestedRounds = 3

  /// The traits that follow from the style.
  package static let ofStyle: NodeTraits = [
    .isHidden, .isAbsolute, .isStatic, .hasInsets, .isContents, .setsFlow, .collapses, .isCollapsed,
  ]
}
