import Foundation
import LayoutDocument
import Testing

@testable import LayoutRendering

@Suite struct PageRendererTests {
  private func section(_ json: String, document: String = "a.json") throws -> PageRenderer.Section {
    let file = try LayoutFile(parsing: Array(json.utf8))
    return PageRenderer.Section(
      document: document, about: file.about, cases: try file.cases.map { try PageCase($0) })
  }

  private func page(_ json: String, document: String = "a.json") throws -> String {
    PageRenderer().render([try section(json, document: document)])
  }

  /// What stands between two texts, of which the first is there once.
  private func text(of page: String, from start: String, to end: String) throws -> String {
    let parts = page.components(separatedBy: start)
    try #require(parts.count == 2)
    return parts[1].components(separatedBy: end)[0]
  }

  /// What the elements without attributes of one name hold.
  private func contents(of element: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(element)>").dropFirst().map { $0.components(separatedBy: "</\(element)>")[0] }
  }

  /// What the page's script reads: the cases with the frames of the engine.
  private func expectedCases(in page: String) throws -> [[String: Any]] {
    let json = try text(of: page, from: #"<script type="application/json" id="expected-frames">"#, to: "</script>")
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(object?["cases"] as? [[String: Any]])
  }

  /// The page as XML would have it: without the document type, elements that have no end, and the script.
  private func xml(_ page: String) throws -> String {
    let parts = page.components(separatedBy: "<script>")
    try #require(parts.count == 2)
    var text = parts[0] + "<script></script>" + parts[1].components(separatedBy: "</script>")[1]
    for name in ["!DOCTYPE", "meta", "input", "br"] {
      let parts = text.components(separatedBy: "<\(name)")
      text = parts[0] + parts.dropFirst().map { String($0.drop { $0 != ">" }.dropFirst()) }.joined()
    }
    return text
  }

  private static let row = """
    {"about": "Rows & more", "cases": [
      {"name": "row", "about": "From left to right", "defaults": "css", "root": {"style": {"width": 100, "height": 20},
        "children": [{"style": {"width": 30, "paddingTop": 5}}, {"style": {"display": "none"}, "children": [{}]},
          {"measure": {"text": "Two words\\nhere", "advance": 5, "lineHeight": 10, "baseline": 8}}]}},
      {"name": "box", "defaults": "css", "root": {"measure": {"fixed": [5, 5]}}}
    ]}
    """

  @Test func isTheSameEachTime() throws {
    #expect(try page(PageRendererTests.row) == page(PageRendererTests.row))
  }

  @Test func elementsAreClosedInOrder() throws {
    let page = try page(PageRendererTests.row)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("\n</html>\n"))
    #expect(isWellFormed(try xml(page)))
  }

  /// An element without content is not closed by a slash, as in XML: HTML would take what follows for its content.
  @Test func emptyElementsHaveEndTags() throws {
    #expect(try !page(PageRendererTests.row).contains("/>"))
    var writer = MarkupWriter(.html)
    writer.open("p")
    writer.open("b")
    writer.attribute("class", "a")
    writer.close()
    writer.close()
    #expect(writer.text == "<!DOCTYPE html>\n<p>\n  <b class=\"a\"></b>\n</p>")
  }

  @Test func needsNothingFromOutside() throws {
    let page = try page(PageRendererTests.row)
    for word in ["http", "src", "href", "url(", "import", "@font-face", "fetch", "//cdn"] {
      #expect(!page.contains(word), "\(word)")
    }
  }

  @Test func everyCaseIsShownInAllVariants() throws {
    let page = try page(PageRendererTests.row)
    #expect(contents(of: "h2", in: page) == ["a.json"])
    #expect(contents(of: "h3", in: page) == ["row", "box"])
    #expect(contents(of: "p", in: page) == ["Rows &amp; more", "From left to right"])
    let variants = ["as written", "other box sizing", "other direction", "both"]
    #expect(contents(of: "figcaption", in: page) == variants + variants)
    #expect(page.components(separatedBy: "<div class=\"stage\"").count == 1 + 8)
  }

  @Test func sectionsStandInTheirOrder() throws {
    let sections = try ["z.json", "a.json"].map { try section(#"{"name": "n", "root": {}}"#, document: $0) }
    let page = PageRenderer().render(sections)
    #expect(contents(of: "h2", in: page) == ["z.json", "a.json"])
    #expect(try expectedCases(in: page).map { $0["document"] as? String } == ["z.json", "a.json"])
  }

  /// The numbers are the nodes': what is not displayed is not drawn, but counts.
  @Test func boxesOfTheEngineNameTheirNodes() throws {
    let nodes = contents(of: "figure", in: try page(PageRendererTests.row)).map { figure in
      figure.components(separatedBy: "data-node=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    #expect(nodes == Array(repeating: ["0", "1", "4"], count: 4) + Array(repeating: ["0"], count: 4))
  }

  @Test func linesOfTextBeginWhereReadingBegins() throws {
    let page = try page(
      """
      {"name": "n", "root": {"style": {"width": 100}, "children": [
        {"measure": {"text": "HH\\nH", "advance": 10, "lineHeight": 10}}]}}
      """)
    let lines = contents(of: "figure", in: page).map { figure in
      figure.components(separatedBy: "<u style=\"").dropFirst().map { $0.prefix { $0 != ";" } }
    }
    let (fromLeft, fromRight) = (["left:0px", "left:0px"], ["left:80px", "left:90px"])
    #expect(lines == [fromLeft, fromLeft, fromRight, fromRight].map { $0.map { $0[...] } })
  }

  // MARK: - Names

  private static let names = [
    "<b>bold</b>", "a & b &amp; c", "\"quoted\" 'too'", "</script><script>alert(1)</script>", "<!-- <script>", "]]>",
    "日本 🙂", "line\nfeed\u{0}\u{1B}[31m", #"id="measured-frames""#, "\u{2028}\u{202E}",
  ]

  @Test(arguments: names)
  func namesAreHarmless(_ name: String) throws {
    let quoted = JSONText.quoted(name)
    let page = try page(
      #"{"about": \#(quoted), "cases": [{"name": \#(quoted), "about": \#(quoted), "root": {"id": \#(quoted)}}]}"#,
      document: name)
    #expect(isWellFormed(try xml(page)))
    #expect(page.components(separatedBy: "<script").count == 1 + 3)
    #expect(page.components(separatedBy: "</script").count == 1 + 3)
    #expect(!page.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    let cases = try expectedCases(in: page)
    #expect(cases.map { $0["name"] as? String } == [name])
    #expect(cases.map { $0["document"] as? String } == [name])
  }

  @Test func namesAreShownAsTheyAre() throws {
    let page = try page(#"{"name": "<i> & \"b\"\u0007", "about": "1 < 2\n", "root": {}}"#, document: "<a>.json")
    #expect(contents(of: "h2", in: page) == ["&lt;a&gt;.json"])
    #expect(contents(of: "h3", in: page) == [#"&lt;i&gt; &amp; &quot;b&quot;\u{7}"#])
    #expect(contents(of: "p", in: page) == [#"1 &lt; 2\n"#])
    #expect(page.contains(#""document":"\u003ca>.json""#))
  }

  // MARK: - Frames

  @Test func theScriptIsToldTheFramesOfTheEngine() throws {
    let file = try LayoutFile(
      parsing: Array(
        """
        {"name": "thirds", "tolerance": 0.02, "root": {"style": {"direction": "row", "width": 100, "height": 10,
          "paddingEnd": 1}, "children": [{"style": {"grow": 1}}, {"style": {"grow": 2}}]}}
        """.utf8))
    let written = "[[0,0,100,10],[0,0,33,10],[33,0,66,10]]"
    let otherBoxSizing = "[[0,0,101,10],[0,0,33.3333,10],[33.3333,0,66.6667,10]]"
    let otherDirection = "[[0,0,100,10],[67,0,33,10],[1,0,66,10]]"
    let both = "[[0,0,101,10],[67.6667,0,33.3333,10],[1,0,66.6667,10]]"
    #expect(
      try PageCase(file.cases[0]).expectation(document: "t.json")
        == #"{"document":"t.json","name":"thirds","tolerance":0.02,"#
        + "\"frames\":[\(written),\(otherBoxSizing),\(otherDirection),\(both)]}")
  }

  /// A browser does not snap either.
  @Test func framesAreNotSnapped() throws {
    func expectation(_ scale: Int) throws -> String {
      let json = #"{"name": "n", "scale": \#(scale), "root": {"style": {"width": 10.4, "height": 0.25}}}"#
      return try PageCase(try LayoutFile(parsing: Array(json.utf8)).cases[0]).expectation(document: "")
    }
    #expect(try expectation(1) == expectation(0))
    #expect(try expectation(1).contains("[0,0,10.4,0.25]"))
  }

  @Test func theElementForWhatIsMeasuredIsEmpty() throws {
    let page = try page(PageRendererTests.row)
    #expect(try text(of: page, from: "id=\"\(BrowserRecording.elementID)\">", to: "</script>").isEmpty)
    #expect(page.contains("The script of this page did not run: nothing has been compared."))
  }
}
