import BoxEngine
import LayoutEngine

/// A value that documents represent by a keyword. The keywords are in the order of the raw values.
package protocol DocumentKeyword: RawRepresentable, Equatable where RawValue == UInt8 {
  static var vocabulary: Vocabulary { get }
}

extension DocumentKeyword {
  /// The keyword of the value.
  package var keyword: String { Self.vocabulary.words[Int(rawValue)] }
}

extension LayoutRules: DocumentKeyword {
  package static let vocabulary = Vocabulary(["stackview", "css"])
}

extension Display: DocumentKeyword {
  package static let vocabulary = Vocabulary(["flex", "none", "contents"])
}

extension Position: DocumentKeyword {
  package static let vocabulary = Vocabulary(["relative", "absolute", "static"])
}

extension FlexDirection: DocumentKeyword {
  package static let vocabulary = Vocabulary(["row", "column", "rowReverse", "columnReverse"])
}

extension WritingDirection: DocumentKeyword {
  package static let vocabulary = Vocabulary(["inherit", "ltr", "rtl"])
}

extension WritingMode: DocumentKeyword {
  package static let vocabulary = Vocabulary(["inherit", "horizontalTb", "verticalRl", "verticalLr"])
}

extension FlexWrap: DocumentKeyword {
  package static let vocabulary = Vocabulary(["noWrap", "wrap", "wrapReverse", "balance", "balanceReverse"])
}

extension JustifyContent: DocumentKeyword {
  package static let vocabulary = Vocabulary(
    ["start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"] + overflowAlignments)
}

extension AlignItems: DocumentKeyword {
  package static let vocabulary = Vocabulary(
    ["stretch", "start", "end", "center", "baseline", "lastBaseline"] + overflowAlignments)
}

extension AlignSelf: DocumentKeyword {
  package static let vocabulary = Vocabulary(
    ["auto", "stretch", "start", "end", "center", "baseline", "lastBaseline"] + overflowAlignments)
}

extension AlignContent: DocumentKeyword {
  package static let vocabulary = Vocabulary(
    ["stretch", "start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"] + overflowAlignments)
}

/// The alignments that specify the behavior in case of overflow.
private let overflowAlignments = ["safeStart", "safeEnd", "safeCenter", "unsafeStart", "unsafeEnd", "unsafeCenter"]

extension BoxSizing: DocumentKeyword {
  package static let vocabulary = Vocabulary(["borderBox", "contentBox"])
}

extension Overflow: DocumentKeyword {
  package static let vocabulary = Vocabulary(["visible", "hidden", "scroll", "clip"])
}

extension NodeVisibility: DocumentKeyword {
  package static let vocabulary = Vocabulary(["visible", "hidden", "collapse"])
}

extension LayoutAxis: DocumentKeyword {
  package static let vocabulary = Vocabulary(["x", "y"])
}

extension BoxDirection: DocumentKeyword {
  package static let vocabulary = Vocabulary(["auto", "ltr", "rtl"])
}

extension BoxBaseline: DocumentKeyword {
  package static let vocabulary = Vocabulary(["first", "last"])
}

extension PinRelation: DocumentKeyword {
  package static let vocabulary = Vocabulary(["==", ">=", "<="])
}

/// A style value that is a length or one of a few keywords.
package protocol DocumentLength: LengthOrKeyword, Equatable, Sendable {
  /// The keywords.
  static var vocabulary: Vocabulary { get }
  /// The values of the keywords, in the same order.
  static var keywordValues: [Self] { get }
}

extension DocumentLength {
  /// The keyword of the value; `nil` for a length.
  package var keyword: String? {
    guard plainLength == nil, let index = Self.keywordValues.firstIndex(of: self) else { return nil }
    return Self.vocabulary.words[index]
  }
}

extension Length: DocumentLength {
  package static let vocabulary = Vocabulary([])
  package static let keywordValues: [Length] = []
}

extension AutoLength: DocumentLength {
  package static let vocabulary = Vocabulary(["auto"])
  package static let keywordValues = [AutoLength.auto]
}

extension PreferredSize: DocumentLength {
  package static let vocabulary = Vocabulary(["auto", "minContent", "maxContent", "fitContent", "stretch"])
  package static let keywordValues = [PreferredSize.auto, .minContent, .maxContent, .fitContent, .stretch]
}

extension MinimumSize: DocumentLength {
  package static let vocabulary = Vocabulary(["auto", "minContent", "maxContent", "fitContent", "stretch"])
  package static let keywordValues = [MinimumSize.auto, .minContent, .maxContent, .fitContent, .stretch]
}

extension MaximumSize: DocumentLength {
  package static let vocabulary = Vocabulary(["none", "minContent", "maxContent", "fitContent", "stretch"])
  package static let keywordValues = [MaximumSize.none, .minContent, .maxContent, .fitContent, .stretch]
}

extension FlexBasis: DocumentLength {
  package static let vocabulary = Vocabulary(["auto", "content", "minContent", "maxContent", "fitContent", "stretch"])
  package static let keywordValues = [FlexBasis.auto, .content, .minContent, .maxContent, .fitContent, .stretch]
}
