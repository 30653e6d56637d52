import LayoutEngine

/// A value that documents name by a word: the words stand in the order of the raw values.
protocol DocumentKeyword: RawRepresentable where RawValue == UInt8 {
  static var vocabulary: Vocabulary { get }
}

extension DocumentKeyword {
  /// The word for the value.
  var keyword: String { Self.vocabulary.words[Int(rawValue)] }
}

extension LayoutRules: DocumentKeyword {
  static let vocabulary = Vocabulary(["stackview", "css"])
}

extension Display: DocumentKeyword {
  static let vocabulary = Vocabulary(["flex", "none"])
}

extension Position: DocumentKeyword {
  static let vocabulary = Vocabulary(["relative", "absolute"])
}

extension FlexDirection: DocumentKeyword {
  static let vocabulary = Vocabulary(["row", "column", "rowReverse", "columnReverse"])
}

extension LayoutDirection: DocumentKeyword {
  static let vocabulary = Vocabulary(["inherit", "ltr", "rtl"])
}

extension FlexWrap: DocumentKeyword {
  static let vocabulary = Vocabulary(["noWrap", "wrap", "wrapReverse"])
}

extension JustifyContent: DocumentKeyword {
  static let vocabulary = Vocabulary(["start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"])
}

extension AlignItems: DocumentKeyword {
  static let vocabulary = Vocabulary(["stretch", "start", "end", "center", "baseline"])
}

extension AlignSelf: DocumentKeyword {
  static let vocabulary = Vocabulary(["auto", "stretch", "start", "end", "center", "baseline"])
}

extension AlignContent: DocumentKeyword {
  static let vocabulary = Vocabulary(
    ["stretch", "start", "end", "center", "spaceBetween", "spaceAround", "spaceEvenly"])
}

extension BoxSizing: DocumentKeyword {
  static let vocabulary = Vocabulary(["borderBox", "contentBox"])
}

extension Overflow: DocumentKeyword {
  static let vocabulary = Vocabulary(["visible", "hidden", "scroll"])
}

extension Axis: DocumentKeyword {
  static let vocabulary = Vocabulary(["x", "y"])
}

extension BoxDirection: DocumentKeyword {
  static let vocabulary = Vocabulary(["auto", "ltr", "rtl"])
}

extension PinRelation: DocumentKeyword {
  static let vocabulary = Vocabulary(["==", ">=", "<="])
}

/// A style value that is a length or one of a few words.
protocol DocumentLength: LengthConvertible, Equatable, Sendable {
  /// The words beside lengths.
  static var vocabulary: Vocabulary { get }
  /// What the words mean, in the same order.
  static var keywordValues: [Self] { get }
  /// The length, unless the value is one of the words.
  var plainLength: Length? { get }
}

extension Length: DocumentLength {
  static let vocabulary = Vocabulary([])
  static let keywordValues: [Length] = []
  var plainLength: Length? { self }
}

extension AutoLength: DocumentLength {
  static let vocabulary = Vocabulary(["auto"])
  static let keywordValues = [AutoLength.auto]
  var plainLength: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}

extension PreferredSize: DocumentLength {
  static let vocabulary = Vocabulary(["auto", "minContent", "maxContent", "fitContent"])
  static let keywordValues = [PreferredSize.auto, .minContent, .maxContent, .fitContent]
  var plainLength: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}

extension MinimumSize: DocumentLength {
  static let vocabulary = Vocabulary(["auto", "minContent", "maxContent"])
  static let keywordValues = [MinimumSize.auto, .minContent, .maxContent]
  var plainLength: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}

extension MaximumSize: DocumentLength {
  static let vocabulary = Vocabulary(["none", "minContent", "maxContent"])
  static let keywordValues = [MaximumSize.none, .minContent, .maxContent]
  var plainLength: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}

extension FlexBasis: DocumentLength {
  static let vocabulary = Vocabulary(["auto", "content"])
  static let keywordValues = [FlexBasis.auto, .content]
  var plainLength: Length? {
    if case .length(let length) = self { return length }
    return nil
  }
}
