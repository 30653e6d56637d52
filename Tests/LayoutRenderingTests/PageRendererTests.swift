import Foundation
import LayoutDocument
import Testing

@testable import LayoutRendering

@Suite struct PageRendererTests {
  private func section(_ json: String, document: String = "a.json", title: String? = nil) throws -> PageRenderer.Section
  {
    let file = try LayoutFile(parsing: Array(json.utf8))
    return PageRenderer.Section(
      document: document, title: title, about: file.about, cases: try file.cases.map { try PageCase($0) })
  }

  private func page(_ json: String, document: String = "a.json", title: String? = nil) throws -> String {
    PageRenderer().render([try section(json, document: document, title: title)])
  }

  /// Returns the text between two texts. The first one occurs once.
  private func text(of page: String, from start: String, to end: String) throws -> String {
    let parts = page.components(separatedBy: start)
    try #require(parts.count == 2)
    return parts[1].components(separatedBy: end)[0]
  }

  /// Returns the contents of the elements with a name and without attributes.
  private func contents(of element: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(element)>").dropFirst().map { $0.components(separatedBy: "</\(element)>")[0] }
  }

  /// Returns the values of an attribute, in the order of the page.
  private func values(of attribute: String, in page: String) -> [String] {
    page.components(separatedBy: " \(attribute)=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
  }

  /// Returns the anchor, the link and the text of each heading of one level.
  private func headings(_ level: String, in page: String) throws -> [[String]] {
    try page.components(separatedBy: "<\(level) ").dropFirst().map { text in
      let heading = " " + text.components(separatedBy: "</\(level)>")[0]
      let link = try #require(heading.components(separatedBy: "<a ").last)
      let content = link.components(separatedBy: ">")[1].components(separatedBy: "</a")[0]
      return values(of: "id", in: heading) + values(of: "href", in: heading) + [content]
    }
  }

  /// Returns the texts of the headings of one level.
  private func titles(_ level: String, in page: String) throws -> [String] {
    try headings(level, in: page).map { $0[2] }
  }

  /// Returns the input of the page's script: the cases with the frames of the engine.
  private func expectedCases(in page: String) throws -> [[String: Any]] {
    let json = try text(of: page, from: #"<script type="application/json" id="expected-frames">"#, to: "</script>")
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    return try #require(object?["cases"] as? [[String: Any]])
  }

  /// Returns the page as XML: without the document type, elements without an end tag, and the script.
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

  @Test func sameDocumentsResultInTheSamePage() throws {
    #expect(try page(PageRendererTests.row) == page(PageRendererTests.row))
  }

  @Test func elementsAreClosedInOrder() throws {
    let page = try page(PageRendererTests.row)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">\n"))
    #expect(page.hasSuffix("\n</html>\n"))
    #expect(isWellFormed(try xml(page)))
  }

  /// An empty element has no slash as in XML, because HTML would treat the following markup as its content.
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

  @Test func pageHasNoExternalReferences() throws {
    let page = try page(PageRendererTests.row)
    for word in ["http", "src", "url(", "import", "@font-face", "fetch", "//cdn"] {
      #expect(!page.contains(word), "\(word)")
    }
    // Links lead to places in the page.
    #expect(values(of: "href", in: page).allSatisfy { $0.hasPrefix("#") })
  }

  @Test func everyCaseIsShownInAllVariants() throws {
    let page = try page(PageRendererTests.row)
    #expect(try titles("h2", in: page) == ["a.json"])
    #expect(try titles("h3", in: page) == ["row", "box"])
    #expect(contents(of: "p", in: page) == ["Rows &amp; more", "From left to right"])
    let variants = ["as written", "other box sizing", "other direction", "both"]
    #expect(contents(of: "figcaption", in: page) == variants + variants)
    #expect(page.components(separatedBy: "<div class=\"stage\"").count == 1 + 8)
  }

  @Test func sectionsKeepTheirOrder() throws {
    let sections = try ["z.json", "a.json"].map { try section(#"{"name": "n", "root": {}}"#, document: $0) }
    let page = PageRenderer().render(sections)
    #expect(try titles("h2", in: page) == ["z.json", "a.json"])
    #expect(try expectedCases(in: page).map { $0["document"] as? String } == ["z.json", "a.json"])
  }

  /// The numbers are the indexes of nodes, including nodes that are not displayed.
  @Test func boxesOfTheEngineHaveTheIndexesOfTheirNodes() throws {
    let nodes = contents(of: "figure", in: try page(PageRendererTests.row)).map { figure in
      figure.components(separatedBy: "data-node=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    }
    #expect(nodes == Array(repeating: ["0", "1", "4"], count: 4) + Array(repeating: ["0"], count: 4))
  }

  /// Returns the bars of the words in each panel of the engine.
  private func words(in page: String) -> [[String]] {
    contents(of: "figure", in: page).map { figure in
      figure.components(separatedBy: "<u style=\"").dropFirst().map { $0.components(separatedBy: "\"")[0] }
    }
  }

  @Test func eachWordIsABar() throws {
    let page = try page(
      """
      {"name": "n", "defaults": "css", "root": {"style": {"width": 80, "paddingTop": 5}, "measure":
        {"text": "HH H  HHH\\n H\\u200bH long", "advance": 10, "lineHeight": 12}}}
      """)
    let height = "height:12px"
    #expect(
      words(in: page)[0] == [
        "left:0px;top:5px;width:20px;\(height)", "left:30px;top:5px;width:10px;\(height)",
        "left:0px;top:17px;width:30px;\(height)", "left:10px;top:29px;width:20px;\(height)",
        "left:40px;top:29px;width:40px;\(height)",
      ])
  }

  @Test func wordsBeginAtTheInlineStartEdge() throws {
    let page = try page(
      """
      {"name": "n", "root": {"style": {"width": 100}, "children": [
        {"measure": {"text": "HH H\\nH", "advance": 10, "lineHeight": 10}}]}}
      """)
    let places = words(in: page).map { $0.map { $0.components(separatedBy: ";")[0] } }
    let (fromLeft, fromRight) = (["left:0px", "left:30px", "left:0px"], ["left:80px", "left:60px", "left:90px"])
    #expect(places == [fromLeft, fromLeft, fromRight, fromRight])
  }

  /// A panel contains words that overflow at the inline-end edge.
  @Test func panelsContainOverflowingWords() throws {
    let page = try page(
      """
      {"name": "n", "defaults": "css", "root": {"style": {"width": 20, "height": 10}, "measure":
        {"text": "HHHHHH", "advance": 10, "lineHeight": 10}}}
      """)
    let planes = page.components(separatedBy: "<div class=\"plane\" style=\"").dropFirst().map {
      $0.components(separatedBy: "\"")[0]
    }
    #expect(planes.first == "width:60px;height:10px;--x:0px;--y:0px")
    #expect(planes.last == "width:100px;height:10px;--x:40px;--y:0px")
  }

  // MARK: - Names

  private static let names = [
    "<b>bold</b>", "a & b &amp; c", "\"quoted\" 'too'", "</script><script>alert(1)</script>", "<!-- <script>", "]]>",
    "日本 🙂", "line\nfeed\u{0}\u{1B}[31m", #"id="measured-frames""#, "\u{2028}\u{202E}",
  ]

  @Test(arguments: names)
  func namesDoNotBreakTheMarkup(_ name: String) throws {
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

  @Test func namesAreShownWithEscapes() throws {
    let page = try page(#"{"name": "<i> & \"b\"\u0007", "about": "1 < 2\n", "root": {}}"#, document: "<a>.json")
    #expect(try titles("h2", in: page) == ["&lt;a&gt;.json"])
    #expect(try titles("h3", in: page) == [#"&lt;i&gt; &amp; &quot;b&quot;\u{7}"#])
    #expect(contents(of: "p", in: page) == [#"1 &lt; 2\n"#])
    #expect(page.contains(#""document":"\u003ca>.json""#))
  }

  @Test func scriptInputContainsTheNamesOfNodes() throws {
    let page = try page(
      """
      {"cases": [{"name": "n", "root": {"children": [{"id": "a \\"b\\""}, {"id": ""}, {"id": "<\\n>"}]}},
        {"name": "without", "root": {}}]}
      """)
    let names = try expectedCases(in: page).map { $0["names"] as? [String: String] }
    #expect(names == [["1": "a \"b\"", "3": "<\\n>"], nil])
  }

  // MARK: - Links

  private static let two = """
    {"cases": [{"name": "rows/wide & high", "root": {}}, {"name": "other", "root": {}}]}
    """

  @Test func headingsLinkToThemselves() throws {
    let page = try page(PageRendererTests.two, document: "/tmp/x/rows.json", title: "css/rows.json")
    #expect(try headings("h2", in: page) == [["css/rows.json", "#css/rows.json", "css/rows.json"]])
    #expect(
      try headings("h3", in: page) == [
        ["css/rows/wide-high", "#css/rows/wide-high", "rows/wide &amp; high"],
        ["css/rows/other", "#css/rows/other", "other"],
      ])
  }

  /// The output of the script refers to a document by its path, independent of its title.
  @Test func scriptInputContainsThePathsOfDocuments() throws {
    let page = try page(PageRendererTests.two, document: "/tmp/x/rows.json", title: "rows.json")
    #expect(try expectedCases(in: page).map { $0["document"] as? String } == ["/tmp/x/rows.json", "/tmp/x/rows.json"])
    #expect(page.components(separatedBy: "/tmp/x").count == 1 + 2)
  }

  @Test func documentsAreListedWithTheirCases() throws {
    let sections = try [
      section(PageRendererTests.two, title: "rows.json"), section(#"{"name": "n", "root": {}}"#, title: "<b>"),
    ]
    let page = PageRenderer().render(sections)
    let list = try text(of: page, from: "<nav id=\"documents\">", to: "</nav>")
    #expect(values(of: "href", in: list) == ["#rows.json", "#b"])
    #expect(contents(of: "span", in: list) == ["2 cases", "1 case"])
    #expect(list.contains(">&lt;b&gt;</a>"))
  }

  /// The script shows the list of differences when it has filled the list.
  @Test func theListOfDifferencesIsEmptyAndHidden() throws {
    let page = try page(PageRendererTests.two)
    let list = try text(of: page, from: "<details id=\"differences\" open=\"\" hidden=\"\">", to: "</details>")
    #expect(list.contains("<ul></ul>"))
  }

  @Test(
    arguments: names + ["count", "filter", "documents", "differences", "expected-frames", "measured-frames", "", "/"])
  func anchorsAreUniqueAndNeedNoEscapes(_ name: String) throws {
    let case_ = #"{"name": \#(JSONText.quoted(name.isEmpty ? "-" : name)), "root": {}}"#
    let sections = try (0..<3).map { _ in try section(case_, title: name) }
    let anchors = values(of: "id", in: PageRenderer().render(sections))
    #expect(Set(anchors).count == anchors.count)
    #expect(anchors.count == 6 + 2 * sections.count)
    #expect(anchors.allSatisfy { !$0.isEmpty && !$0.contains { " \t\n\"'<>&#%?".contains($0) } })
  }

  /// Other documents of the page do not change an anchor.
  @Test func anchorsDependOnTheDocumentAndTheCase() throws {
    let alone = try headings("h3", in: try page(PageRendererTests.two, title: "b/rows.json"))
    let sections = try ["a/rows.json", "b/rows.json"].map { try section(PageRendererTests.two, title: $0) }
    #expect(try headings("h3", in: PageRenderer().render(sections)).suffix(2) == alone[...])
  }

  // MARK: - Frames

  @Test func scriptInputContainsTheFramesOfTheEngine() throws {
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

  /// Browsers do not snap frames.
  @Test func framesAreNotSnapped() throws {
    func expectation(_ scale: Int) throws -> String {
      let json = #"{"name": "n", "scale": \#(scale), "root": {"style": {"width": 10.4, "height": 0.25}}}"#
      return try PageCase(try LayoutFile(parsing: Array(json.utf8)).cases[0]).expectation(document: "")
    }
    #expect(try expectation(1) == expectation(0))
    #expect(try expectation(1).contains("[0,0,10.4,0.25]"))
  }

  @Test func elementForMeasuredFramesIsEmpty() throws {
    let page = try page(PageRendererTests.row)
    #expect(try text(of: page, from: "id=\"\(BrowserRecording.elementID)\">", to: "</script>").isEmpty)
    #expect(page.contains("The script of this page did not run: nothing has been compared."))
  }

  // MARK: - Style

  /// Until all frames are measured, the stages are in a corner of the page. No element around them may be the
  /// containing block of absolutely positioned elements.
  @Test func surroundingsDoNotAffectTheLayout() {
    for line in PageStyleSheet.lines where line.contains("position: relative") || line.contains("contain") {
      let isNode = line.contains("display: flex; position: relative") || line.contains(".unaligned")
      #expect(isNode || line.contains("body:not(.measuring)"), "\(line)")
    }
  }

  @Test func colorsAreSetForLightAndDarkSurroundings() throws {
    let css = PageStyleSheet.lines.joined(separator: "\n")
    let parts = css.components(separatedBy: "@media (prefers-color-scheme: dark)")
    try #require(parts.count == 2)
    for variable in [
      "page", "ink", "faint", "line", "thin", "link", "cut", "label", "fill", "stroke", "word", "good", "bad",
    ] {
      #expect(parts.allSatisfy { $0.contains("--\(variable): ") }, "\(variable)")
      #expect(css.contains("var(--\(variable))"), "\(variable)")
    }
  }
}
