/// The keys of a style, except those of the edges, in the order in which they are written.
enum StyleKey: UInt8, CaseIterable {
  case display, position, top, left, bottom, right, start, end
  case direction, layoutDirection, writingMode, wrap
  case justifyContent, alignItems, alignSelf, justifySelf, alignContent
  case grow, shrink, basis
  case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio
  case gap, rowGap, columnGap
  case boxSizing, overflow, overflowX, overflowY, visibility, order

  /// The key in documents.
  var name: String { StyleKey.names[Int(rawValue)] }

  static let names = [
    "display", "position", "top", "left", "bottom", "right", "start", "end",
    "direction", "layoutDirection", "writingMode", "wrap",
    "justifyContent", "alignItems", "alignSelf", "justifySelf", "alignContent",
    "grow", "shrink", "basis",
    "width", "height", "minWidth", "minHeight", "maxWidth", "maxHeight", "aspectRatio",
    "gap", "rowGap", "columnGap",
    "boxSizing", "overflow", "overflowX", "overflowY", "visibility", "order",
  ]

  /// All keys of a style: first the keys above, then those of the edges of margins, paddings and borders.
  static let vocabulary = Vocabulary(
    names + EdgeKey.names(of: "margin") + EdgeKey.names(of: "padding") + EdgeKey.names(of: "border"))
}

/// The nine keys with which a document sets the edges of a margin, padding or border.
enum EdgeKey: UInt8, CaseIterable {
  case all, horizontal, vertical, top, left, bottom, right, start, end

  private static let suffixes = ["", "Horizontal", "Vertical", "Top", "Left", "Bottom", "Right", "Start", "End"]

  /// Returns the key of this edge in a family: `marginTop`.
  func name(in family: String) -> String { family + EdgeKey.suffixes[Int(rawValue)] }

  /// Returns the keys of all edges in a family.
  static func names(of family: String) -> [String] { suffixes.map { family + $0 } }
}
