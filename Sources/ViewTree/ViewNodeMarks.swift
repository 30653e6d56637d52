/// The Boolean properties of an item.
struct ViewNodeMarks: OptionSet {
  var rawValue: UInt32

  static let isIncluded = ViewNodeMarks(rawValue: 1 << 0)
  static let keepsSpace = ViewNodeMarks(rawValue: 1 << 1)
  static let isInBox = ViewNodeMarks(rawValue: 1 << 2)
  static let isMeasured = ViewNodeMarks(rawValue: 1 << 3)
  static let needsStyle = ViewNodeMarks(rawValue: 1 << 4)
  static let needsMeasuring = ViewNodeMarks(rawValue: 1 << 5)
  /// The node of the engine is a leaf.
  static let isLeafNode = ViewNodeMarks(rawValue: 1 << 6)
  /// The children of the node are not set yet.
  static let isNew = ViewNodeMarks(rawValue: 1 << 7)
  /// The view is hidden.
  static let isViewHidden = ViewNodeMarks(rawValue: 1 << 8)
  /// The content of the container has to be updated before the tree is used.
  static let needsUpdate = ViewNodeMarks(rawValue: 1 << 9)
  /// Something in the container has changed, and a layout of the topmost container has been requested since.
  static let isRequested = ViewNodeMarks(rawValue: 1 << 10)
  /// The layout was requested outside of a layout, and no layout has begun since.
  static let wasRequestedOutsideLayout = ViewNodeMarks(rawValue: 1 << 12)
  /// The frames of all items of the container are set in the next layout, even if they are unchanged.
  static let needsFrames = ViewNodeMarks(rawValue: 1 << 11)
  /// The pins differ from those of the node.
  static let needsPins = ViewNodeMarks(rawValue: 1 << 13)
  /// The node of the engine has the plain style.
  static let hasPlainStyle = ViewNodeMarks(rawValue: 1 << 14)
  /// The natural size of the view is being measured.
  static let isMeasuringNaturalSize = ViewNodeMarks(rawValue: 1 << 15)
  /// The content of the item determined the width when the pins were made.
  static let determinesWidth = ViewNodeMarks(rawValue: 1 << 16)
  /// The content of the item determined the height when the pins were made.
  static let determinesHeight = ViewNodeMarks(rawValue: 1 << 17)
  /// The item occurs in a list that is being processed.
  static let isListed = ViewNodeMarks(rawValue: 1 << 18)
  static let collapses = ViewNodeMarks(rawValue: 1 << 19)
  /// The style sets a width, and neither a height nor an aspect ratio.
  static let givesWidthAlone = ViewNodeMarks(rawValue: 1 << 20)
  /// The style sets a height, and neither a width nor an aspect ratio.
  static let givesHeightAlone = ViewNodeMarks(rawValue: 1 << 21)
  /// The views of the items may have changed without a report.
  static let hasUnknownItems = ViewNodeMarks(rawValue: 1 << 22)
  /// Since the last update of the container, its content was notified that the surroundings may have changed.
  static let surroundingsAreNoted = ViewNodeMarks(rawValue: 1 << 23)
  /// The view is measured again, because its content may have changed.
  static let needsReview = ViewNodeMarks(rawValue: 1 << 24)
  /// The items differ from those of the tree.
  static let structureChanged = ViewNodeMarks(rawValue: 1 << 25)
  /// A layout of this container was requested since the topmost container set its frame.
  static let isLayoutRequested = ViewNodeMarks(rawValue: 1 << 26)
  /// The topmost container is setting the frame of this container.
  static let isReceivingFrame = ViewNodeMarks(rawValue: 1 << 27)
  /// The container is requesting a layout of its view.
  static let isRequesting = ViewNodeMarks(rawValue: 1 << 28)
  /// The next layout of the view was requested here, or follows from the frame that the topmost container set.
  static let expectsLayout = ViewNodeMarks(rawValue: 1 << 29)
  /// The container, or one in it, has an item whose view can be the subview of another view than that of its host.
  static let mayHaveStrayViews = ViewNodeMarks(rawValue: 1 << 30)
}

extension ViewNode {
  /// Whether the container lays out the item. An excluded container lays itself out.
  package var isIncluded: Bool { has(.isIncluded) }

  /// Whether the item keeps its space in a stack when its view is hidden.
  package var keepsSpace: Bool {
    get { has(.keepsSpace) }
    set { mark(.keepsSpace, newValue) }
  }

  /// Whether the item leaves a strut in a stack when its view is hidden and does not keep its space: css-flexbox-1 §4.4.
  package var collapses: Bool {
    get { has(.collapses) }
    set { mark(.collapses, newValue) }
  }

  /// Whether the item is in a box, where only items with a natural size are measured.
  package var isInBox: Bool {
    get { has(.isInBox) }
    set { mark(.isInBox, newValue) }
  }

  /// Whether the item's view is measured.
  package var isMeasured: Bool {
    get { has(.isMeasured) }
    set { mark(.isMeasured, newValue) }
  }

  /// Whether the style differs from that of the node.
  package var needsStyle: Bool {
    get { has(.needsStyle) }
    set { mark(.needsStyle, newValue) }
  }

  /// Notes that the style and the pins are being written.
  package func didWriteStyle() { mark([.needsStyle, .needsPins], false) }

  /// Whether the pins differ from those of the node.
  package var needsPins: Bool {
    get { has(.needsPins) }
    set { mark(.needsPins, newValue) }
  }

  /// Whether the items differ from those of the tree.
  package var structureChanged: Bool {
    get { has(.structureChanged) }
    set { mark(.structureChanged, newValue) }
  }

  /// Whether the item already occurs in a list that is being processed.
  package var isListed: Bool {
    get { has(.isListed) }
    set { mark(.isListed, newValue) }
  }

  /// Whether the views of the items may have changed without a report.
  package var hasUnknownItems: Bool { has(.hasUnknownItems) }

  /// Whether the content has changed since it was measured.
  package var needsMeasuring: Bool {
    get { has(.needsMeasuring) }
    set { mark(.needsMeasuring, newValue) }
  }
}
