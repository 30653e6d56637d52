/// The keys of a style, except those of the edges, in the order in which they are written.
enum StyleKey: String, CaseIterable {
  case display, position, top, left, bottom, right, start, end
  case direction, layoutDirection, writingMode, wrap
  case justifyContent, alignItems, alignSelf, justifySelf, alignContent
  case grow, shrink, basis
  case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio
  case gap, rowGap, columnGap, columns, minColumnWidth
  case boxSizing, overflow, overflowX, overflowY, visibility, order

  /// All keys of a style: first the keys above, then those of the edges of margins, paddings and borders.
  static let vocabulary = Vocabulary(
    allCases.map { $0.rawValue }
      + ["margin", "padding", "border"].flatMap { family in EdgeKey.allCases.map { $0.name(in: family) } })
}

/// The nine keys with which a document sets the edges of a margin, padding or border.
enum EdgeKey: String, CaseIterable {
  case all = ""
  case horizontal = "Horizontal"
  case vertical = "Vertical"
  case top = "Top"
  case left = "Left"
  case bottom = "Bottom"
  case right = "Right"
  case start = "Start"
  case end = "End"

  /// Returns the key of this edge in a family: `marginTop`.
  func name(in family: String) -> String { family + rawValue }
}
