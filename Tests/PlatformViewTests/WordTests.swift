import Testing
import ViewSupport

@Suite("Words of a text")
nonisolated struct WordTests {
  @Test(
    "white space separates words, and spaces without a break do not",
    arguments: [
      ("", []), (" \n", []), ("one", ["one"]), ("one two\nthree\tfour", ["one", "two", "three", "four"]),
      ("10\u{A0}km away", ["10\u{A0}km", "away"]), ("1\u{202F}000 \u{2007}5", ["1\u{202F}000", "\u{2007}5"]),
    ])
  func words(_ text: String, _ expected: [String]) {
    #expect(text.words.map(String.init) == expected)
  }
}
