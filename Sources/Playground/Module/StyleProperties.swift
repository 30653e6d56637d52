import LayoutDocument
import LayoutEngine

/// The keys of styles and their keywords, as JSON, for editing properties in the page.
enum StyleProperties {
  /// `{"words": {"wrap": ["noWrap", …], "width": ["auto", …], "grow": [], …}, "closed": ["wrap", …]}`: the keywords of each property,
  /// and the properties that accept only keywords.
  static var json: String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("words")
    writer.beginObject()
    for (key, words) in words {
      writer.key(key)
      writer.value(words)
    }
    writer.endObject()
    writer.key("closed")
    writer.value(keywordsOnly)
    writer.endObject()
    return writer.text
  }

  /// The keywords of each property, in the order in which the page lists properties.
  private static let words: [(key: String, words: [String])] =
    [
      ("direction", FlexDirection.vocabulary.words), ("wrap", FlexWrap.vocabulary.words),
      ("justifyContent", JustifyContent.vocabulary.words), ("alignItems", AlignItems.vocabulary.words),
      ("alignContent", AlignContent.vocabulary.words), ("gap", []), ("rowGap", []), ("columnGap", []),
      ("columns", []), ("minColumnWidth", []),
      ("grow", []), ("shrink", []), ("basis", FlexBasis.vocabulary.words),
      ("alignSelf", AlignSelf.vocabulary.words), ("justifySelf", AlignSelf.vocabulary.words), ("order", []),
      ("width", PreferredSize.vocabulary.words), ("height", PreferredSize.vocabulary.words),
      ("minWidth", MinimumSize.vocabulary.words), ("minHeight", MinimumSize.vocabulary.words),
      ("maxWidth", MaximumSize.vocabulary.words), ("maxHeight", MaximumSize.vocabulary.words),
      ("aspectRatio", ["none"]), ("boxSizing", BoxSizing.vocabulary.words),
    ] + edges("margin", AutoLength.vocabulary.words) + edges("padding", []) + edges("border", [])
    + [
      ("position", Position.vocabulary.words), ("top", AutoLength.vocabulary.words),
      ("left", AutoLength.vocabulary.words), ("bottom", AutoLength.vocabulary.words),
      ("right", AutoLength.vocabulary.words), ("start", AutoLength.vocabulary.words),
      ("end", AutoLength.vocabulary.words), ("display", Display.vocabulary.words),
      ("visibility", NodeVisibility.vocabulary.words), ("overflow", Overflow.vocabulary.words),
      ("layoutDirection", WritingDirection.vocabulary.words), ("writingMode", WritingMode.vocabulary.words),
    ]

  /// The properties that accept only keywords.
  private static let keywordsOnly = [
    "direction", "wrap", "justifyContent", "alignItems", "alignContent", "alignSelf", "justifySelf", "boxSizing",
    "position", "display", "visibility", "overflow", "layoutDirection", "writingMode",
  ]

  private static func edges(_ family: String, _ words: [String]) -> [(key: String, words: [String])] {
    ["", "Horizontal", "Vertical", "Top", "Left", "Bottom", "Right", "Start", "End"].map { (family + $0, words) }
  }
}
