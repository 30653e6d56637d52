import LayoutDocument
import LayoutEngine
import Testing

/// A style key with keywords as values, and the property that it sets. A keyword is the name of its enum case.
struct KeywordKey: Sendable, CustomTestStringConvertible {
  var key: String
  var words: [String]
  /// The value of a style, as the name of its case.
  var value: @Sendable (Style) -> String

  init<Value: CaseIterable & Sendable>(_ key: String, _ value: @escaping @Sendable (Style) -> Value) {
    self.key = key
    words = Value.allCases.map { "\($0)" }
    self.value = { "\(value($0))" }
  }

  init(_ key: String, lengths words: [String], _ value: @escaping @Sendable (Style) -> some Any) {
    self.key = key
    self.words = words
    self.value = { "\(value($0))" }
  }

  var testDescription: String { key }

  static let all = [
    KeywordKey("display") { $0.display }, KeywordKey("position") { $0.position },
    KeywordKey("direction") { $0.direction }, KeywordKey("writingMode") { $0.writingMode },
    KeywordKey("wrap") { $0.wrap },
    KeywordKey("justifyContent") { $0.justifyContent }, KeywordKey("alignItems") { $0.alignItems },
    KeywordKey("alignSelf") { $0.alignSelf }, KeywordKey("justifySelf") { $0.justifySelf },
    KeywordKey("alignContent") { $0.alignContent }, KeywordKey("overflow") { $0.overflow },
    KeywordKey("overflowX") { $0.overflowX }, KeywordKey("overflowY") { $0.overflowY },
    KeywordKey("visibility") { $0.visibility },
    KeywordKey("width", lengths: preferred) { $0.width }, KeywordKey("height", lengths: preferred) { $0.height },
    KeywordKey("minWidth", lengths: preferred) { $0.minWidth },
    KeywordKey("minHeight", lengths: preferred) { $0.minHeight },
    KeywordKey("maxWidth", lengths: ["none"] + content) { $0.maxWidth },
    KeywordKey("maxHeight", lengths: ["none"] + content) { $0.maxHeight },
    KeywordKey("basis", lengths: ["auto", "content"] + content) { $0.basis },
  ]

  private static let content = ["minContent", "maxContent", "fitContent", "stretch"]
  private static let preferred = ["auto"] + content
}

@Suite("Keywords of styles")
struct KeywordTests {
  @Test("every keyword is read as its enum case, and written as it was read", arguments: KeywordKey.all)
  func everyKeyword(_ key: KeywordKey) throws {
    for word in key.words {
      let text = "{\"name\": \"a\", \"root\":\n  {\"style\": {\"\(key.key)\": \"\(word)\"}}\n}\n"
      let file = try parsed(text)
      let style = file.cases[0].nodes[0].style
      #expect(key.value(style) == word)
      #expect(file.encoded() == (style == Style(.stackView) ? "{\"name\": \"a\", \"root\":\n  {}\n}\n" : text))
    }
  }

  @Test("overflowX and overflowY override overflow")
  func overflow() throws {
    let both = try style(#"{"overflow": "clip"}"#)
    #expect(both.overflowX == .clip && both.overflowY == .clip)
    let mixed = try style(#"{"overflowX": "scroll", "overflow": "hidden"}"#)
    #expect(mixed.overflowX == .scroll && mixed.overflowY == .hidden)
    let one = try style(#"{"overflowY": "clip"}"#)
    #expect(one.overflowX == .visible && one.overflowY == .clip)
    // Equal values are written with one key.
    let equal = try parsed(
      #"{"name": "a", "root": {"style": {"overflowX": "clip", "overflowY": "clip"}}}"#)
    #expect(equal.encoded() == "{\"name\": \"a\", \"root\":\n  {\"style\": {\"overflow\": \"clip\"}}\n}\n")
  }
}
