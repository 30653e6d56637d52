import LayoutDocument
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [("", 0), ("abc", 3), ("日本", 4), ("e\u{301}", 1), ("🙂", 2), ("a…", 2)])
  func widths(_ text: String, _ width: Int) {
    #expect(DisplayText.width(of: text) == width)
  }

  @Test func shortenedTextFitsTheWidth() {
    #expect(DisplayText.shortened("abcdef", toWidth: 6) == "abcdef")
    #expect(DisplayText.shortened("abcdef", toWidth: 5) == "abcd…")
    #expect(DisplayText.shortened("日本語", toWidth: 5) == "日本…")
    #expect(DisplayText.shortened("日本語", toWidth: 4) == "日…")
  }

  @Test func controlCharactersAreWrittenAsEscapes() {
    #expect(DisplayText.singleLine("a\nb\tc\u{1B}\u{202E}") == #"a\nb\tc\u{1b}\u{202e}"#)
  }
}
