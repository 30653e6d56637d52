/// What holds of an item, yes or no.
struct ViewNodeMarks: OptionSet {
  var rawValue: UInt32

  static let isIncluded = ViewNodeMarks(rawValue: 1 << 0)
  static let keepsSpace = ViewNodeMarks(rawValue: 1 << 1)
  static let isInBox = ViewNodeMarks(rawValue: 1 << 2)
  static let isMeasured = ViewNodeMarks(rawValue: 1 << 3)
  static let needsStyle = ViewNodeMarks(rawValue: 1 << 4)
  static let needsMeasuring = ViewNodeMarks(rawValue: 1 << 5)
  /// The engine's node is a leaf.
  static let isLeafNode = ViewNodeMarks(rawValue: 1 << 6)
  /// The node has not got its children yet.
  static let isNew = ViewNodeMarks(rawValue: 1 << 7)
  /// The view is hidden.
  static let isViewHidden = ViewNodeMarks(rawValue: 1 << 8)
  /// What stands in the container has to be looked at before the tree is used.
  static let needsUpdate = ViewNodeMarks(rawValue: 1 << 9)
  /// Something in the container was changed, and the topmost container was asked for a layout since.
  static let isAsked = ViewNodeMarks(rawValue: 1 << 10)
  /// That was not in the midst of a layout, and none has begun since.
  static let wasAskedIdle = ViewNodeMarks(rawValue: 1 << 12)
  /// All items of the container get their frames in the next layout, whether they had them or not.
  static let wantsFrames = ViewNodeMarks(rawValue: 1 << 11)
  /// The pins are not yet those of the node.
  static let needsPins = ViewNodeMarks(rawValue: 1 << 13)
  /// The engine's node has the style in which nothing is said.
  static let hasPlainStyle = ViewNodeMarks(rawValue: 1 << 14)
  /// The view is just answering how large its content is.
  static let isAskedForSize = ViewNodeMarks(rawValue: 1 << 15)
  /// When the pins were made, the width was decided by what the item shows or contains.
  static let decidesWidth = ViewNodeMarks(rawValue: 1 << 16)
  /// The same for the height.
  static let decidesHeight = ViewNodeMarks(rawValue: 1 << 17)
  /// The item is named in a list that is just looked through.
  static let isNamed = ViewNodeMarks(rawValue: 1 << 18)
  static let collapses = ViewNodeMarks(rawValue: 1 << 19)
  /// The style gives a width, and neither a height nor an aspect ratio.
  static let givesWidthAlone = ViewNodeMarks(rawValue: 1 << 20)
  /// The style gives a height, and neither a width nor an aspect ratio.
  static let givesHeightAlone = ViewNodeMarks(rawValue: 1 << 21)
  /// The views of the items may have changed without a report.
  static let hasUnknownItems = ViewNodeMarks(rawValue: 1 << 22)
}
