import LayoutDocument
import LayoutEngine
import Testing

@Suite("Browser recordings")
struct BrowserRecordingTests {
  /// A page as a browser dumps it, with `json` in the element for the measured frames.
  private static func page(_ json: String, body: String = "") -> String {
    """
    <!DOCTYPE html><html lang="en"><head><title>Frames</title></head>
      <body class="">\(body)
        <script type="application/json" id="expected-frames">{"cases":[{"name":"a","frames":[]}]}</script>
        <script type="application/json" id="measured-frames">\(json)</script>
        <script>
          write('measured-frames', { cases: [] });
        </script>
    </body></html>
    """
  }

  private func cases(_ json: String, body: String = "") throws -> [BrowserRecording.Case] {
    try BrowserRecording(parsing: Array(BrowserRecordingTests.page(json, body: body).utf8)).cases
  }

  /// Returns the error message for a page that cannot be read.
  private func message(_ page: String) -> String? {
    do throws(DocumentError) {
      _ = try BrowserRecording(parsing: Array(page.utf8))
      return nil
    } catch {
      return error.description
    }
  }

  @Test("cases have their frames by variant, in the order of the page")
  func frames() throws {
    let cases = try cases(
      """
      {"cases":[{"document":"b.json","name":"row","frames":[[[0,0,9,9],[1,0,2.5,3]],[[0,0,8,8],[0,0,0,0]],
        [[0,0,7,7],[-1.5,0,1,1]],[[0,0,6,6],[0,1e1,1,1]]]},
      {"frames":[[],[],[],[]],"name":"empty","document":"a.json"}]}
      """)
    #expect(cases.map(\.document) == ["b.json", "a.json"])
    #expect(cases.map(\.name) == ["row", "empty"])
    #expect(cases[0].frames == [LayoutRect(width: 9, height: 9), LayoutRect(x: 1, width: 2.5, height: 3)])
    #expect(CaseVariant.made.map { cases[0].variants[$0].map(\.width) } == [[8, 0], [7, 1], [6, 1]])
    #expect(CaseVariant.made.map { cases[0].variants[$0].map(\.x) } == [[0, 0], [0, -1.5], [0, 0]])
    #expect(cases[0].variants[.otherBoxSizingAndDirection][1].y == 10)
    #expect(cases[1].frames.isEmpty)
  }

  @Test("a page may contain no cases")
  func noCases() throws {
    #expect(try cases(#"{"cases":[]}"#).isEmpty)
    #expect(try cases("{}").isEmpty)
  }

  @Test(
    "names are decoded with their escapes",
    arguments: [
      ("Größe 日本 🙂", "Größe 日本 🙂"), (#"\u00e9\ud83d\ude42"#, "é🙂"), (#"a\"b\\c\/d"#, #"a"b\c/d"#),
      (#"\n\t\u0000\u007f"#, "\n\t\0\u{7F}"), (#"\u003c/script>&amp;"#, "</script>&amp;"),
    ])
  func names(_ json: String, _ name: String) throws {
    let cases = try cases(#"{"cases":[{"document":"\#(json)","name":"\#(json)","frames":[[],[],[],[]]}]}"#)
    #expect(cases.map(\.name) == [name])
    #expect(cases.map(\.document) == [name])
  }

  /// Browsers do not escape quotation marks in the text of an element.
  @Test("a name with the text of the element's id is ignored")
  func misleadingName() throws {
    let name = #"id="measured-frames""#
    #expect(try cases(#"{"cases":[]}"#, body: "<h3>\(name)</h3><script>0 < 1</script>").isEmpty)
    #expect(message("<p>\(name)</p><script>{}</script>") == "1:1: " + BrowserRecordingTests.noPage)
  }

  private static let noPage = "the input is not a page made by 'stacklayout record --page' and dumped by a browser"
  private static let noScript = "the script of the page did not run: dump the page after it was opened in a browser"

  @Test(
    "a text without the element is rejected",
    arguments: [
      "", "<", "{}", "<!DOCTYPE html><html></html>", #"<script id="expected-frames">{}</script>"#,
      #"<script id="measured-frames""#, #"<script id="measured-frames">{"cases":[]}"#,
    ])
  func missingElement(_ page: String) { #expect(message(page) == "1:1: " + BrowserRecordingTests.noPage) }

  @Test("bytes that are not text are rejected")
  func noText() {
    var refusal: DocumentError?
    do throws(DocumentError) { _ = try BrowserRecording(parsing: [0xFF, 0xFE, 0, 0x3C]) } catch { refusal = error }
    #expect(refusal?.reason == BrowserRecordingTests.noPage)
  }

  @Test("an empty element means that the script did not run", arguments: ["", " ", "\n  \n"])
  func emptyElement(_ json: String) {
    #expect(message(BrowserRecordingTests.page(json)) == "1:1: " + BrowserRecordingTests.noScript)
  }

  /// The frames begin in column 58 of the fourth line of the page.
  private static let bad = [
    BadInput(page(#"{"cases":["#), "4:68: cases[0]: unexpected end of the file, expected a value"),
    BadInput(page("{\n\"cases\": [\n  1.]}"), #"6:3: cases[0]: malformed number "1.""#),
    BadInput(page(#"["{"]"#), "4:58: expected an object, got an array"),
    BadInput(page(#"{"case":[]}"#), #"4:59: case: unknown key (did you mean "cases"?)"#),
    BadInput(page(#"{"cases":{}}"#), "4:67: cases: expected an array of cases, got an object"),
    BadInput(page(#"{"cases":[1]}"#), "4:68: cases[0]: expected an object, got a number"),
    BadInput(page("{\"cases\":[\n{\"nme\":1}]}"), #"5:2: cases[0].nme: unknown key (did you mean "name"?)"#),
    BadInput(page("{\"cases\":[\n{\"name\":1}]}"), "5:9: cases[0].name: expected a string, got a number"),
    BadInput(page("{\"cases\":[\n{\"document\":[]}]}"), "5:13: cases[0].document: expected a string, got an array"),
    BadInput(page("{\"cases\":[\n{\"name\":\"a\"}]}"), "5:1: cases[0]: expected the frames of 4 variants, got 0"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":[[],[],[]]}]}"), "5:1: cases[0]: expected the frames of 4 variants, got 3"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":[[],[],[],[],[]]}]}"),
      "5:1: cases[0]: expected the frames of 4 variants, got 5"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":{}}]}"), "5:11: cases[0].frames: expected an array of variants, got an object"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":[3]}]}"), "5:12: cases[0].frames[0]: expected an array of frames, got a number"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":[[[0,0,1]]]}]}"),
      "5:13: cases[0].frames[0][0]: expected [x, y, width, height], got an array of 3"),
    BadInput(
      page("{\"cases\":[\n{\"frames\":[[[0,0,1,null]]]}]}"),
      "5:20: cases[0].frames[0][0][3]: expected a number, got null"),
    // A column is a Unicode scalar of any width.
    BadInput(
      #"<p>é🙂</p><script id="measured-frames">["{"]</script>"#, "1:39: expected an object, got an array"),
  ]

  @Test("errors have positions in the page", arguments: bad)
  func refused(_ input: BadInput) { #expect(message(String(decoding: input.bytes, as: UTF8.self)) == input.message) }
}
