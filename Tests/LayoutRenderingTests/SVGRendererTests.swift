import LayoutDocument
import LayoutRendering
import Testing

@Suite struct SVGRendererTests {
  private func picture(_ json: String) throws -> String { SVGRenderer().render(try layout(json)) }

  @Test func sameLayoutResultsInTheSamePicture() throws {
    let json = chain(depth: 12, style: #"{"padding": 3, "margin": 1, "border": 0.5}"#)
    #expect(try picture(json) == picture(json))
  }

  @Test func pictureIsWellFormedForAllNames() throws {
    let svg = try picture(
      #"{"name": "<a> & \"b\"\u0001", "about": "1 < 2", "root": {"id": "</g>\u0000\n\ud83d\ude42", "style": {"width": 300, "height": 50}, "measure": {"text": "a<b&c", "advance": 5, "lineHeight": 9}}}"#
    )
    #expect(isWellFormed(svg))
    #expect(svg.contains("&lt;a&gt; &amp; &quot;b&quot;"))
    #expect(svg.contains("a&lt;b&amp;c</text>"))
    #expect(!svg.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test func pictureHasAnAccessibleDescription() throws {
    let svg = try picture(
      #"{"name": "login", "about": "A form", "root": {"style": {"width": 20, "height": 10}, "children": [{"style": {"width": 25}}]}}"#
    )
    #expect(svg.contains(#"role="img" aria-labelledby="picture-title picture-description""#))
    #expect(svg.contains(#"<title id="picture-title">login</title>"#))
    #expect(
      svg.contains(
        #"<desc id="picture-description">A form. 2 boxes in 20 × 10 points.</desc>"#))
  }

  @Test func overflowIsMarkedWithItsAmount() throws {
    let svg = try picture(
      """
      {"name": "row", "root": {"style": {"direction": "row", "width": 100, "height": 40}, "children": [
        {"style": {"width": 80, "height": 50}}, {"style": {"width": 32.5}}]}}
      """)
    #expect(svg.contains("Content overflows in 2 places."))
    #expect(svg.contains("<title>overflows by 12.5</title>"))
    #expect(svg.contains(">+12.5</text>"))
    #expect(svg.contains(">+10</text>"))
    #expect(svg.contains(#"<rect fill="url(#overflow-hatch)" x="100" y="0" width="12.5" height="40"/>"#))
    #expect(svg.contains(#"<rect fill="url(#overflow-hatch)" x="0" y="40" width="80" height="10"/>"#))
    #expect(svg.contains(">overflow, in points</text>"))
  }

  @Test func overflowingTextIsMarked() throws {
    let svg = try picture(
      """
      {"name": "text", "defaults": "css", "root": {"children": [{"style": {"width": 30, "height": 10},
        "measure": {"text": "long words", "advance": 10, "lineHeight": 10}}]}}
      """)
    #expect(svg.contains(">+20</text>"))
    #expect(svg.contains(">+10</text>"))
  }

  @Test("lines of text start at the right, and overflow at the left, where the direction is right to left")
  func rightToLeftText() throws {
    func text(_ direction: String, _ width: Int) throws -> String {
      try picture(
        """
        {"name": "text", "defaults": "css", "root": {"style": {"layoutDirection": "\(direction)"}, "children": [
          {"style": {"width": \(width), "height": 20}, "measure": {"text": "long words", "advance": 10, "lineHeight": 10}}]}}
        """)
    }
    func places(_ svg: String) -> [Substring] { svg.matches(of: /font-size="[0-9.]*" x="([-0-9.]+)"/).map(\.1) }
    #expect(try places(text("ltr", 100)) == ["0"])
    #expect(try places(text("rtl", 100)) == ["0"])
    #expect(try places(text("ltr", 60)) == ["0", "0"])
    #expect(try places(text("rtl", 60)) == ["20", "10"])
    #expect(try Set(places(text("rtl", 30))).isSuperset(of: ["-10", "-20"]))
    #expect(try text("ltr", 30).contains(#"<rect fill="url(#overflow-hatch)" x="30" y="0" width="20" height="20"/>"#))
    #expect(try text("rtl", 30).contains(#"<rect fill="url(#overflow-hatch)" x="-20" y="0" width="20" height="20"/>"#))
  }

  @Test(arguments: ["1e102", "1.7e308", "1e15"])
  func extremelyWideTextIsDrawn(_ advance: String) throws {
    let svg = try picture(
      """
      {"name": "text", "defaults": "css", "root": {"children": [
        {"measure": {"text": "HH HH", "advance": \(advance), "lineHeight": \(advance)}}]}}
      """)
    #expect(svg.contains("</svg>"))
    #expect(!svg.contains("inf") && !svg.contains("nan"))
  }

  @Test func absoluteChildrenOutsideAreNotMarked() throws {
    let svg = try picture(
      """
      {"name": "badge", "root": {"style": {"width": 100, "height": 40}, "children": [
        {"style": {"position": "absolute", "top": -5, "right": -7, "width": 12, "height": 12}}]}}
      """)
    #expect(!svg.contains("overflow-hatch"))
    // The picture contains the child: 107 points of 4 pixels, with margins and the dimension.
    #expect(svg.contains(#"width="502""#))
  }

  @Test func snappingIsNotMarkedAsOverflow() throws {
    let svg = try picture(
      """
      {"name": "snapped", "scale": 1, "root": {"style": {"direction": "row", "width": 10.4}, "children": [
        {"measure": {"fixed": [5.2, 5]}}, {"measure": {"fixed": [5.2, 5]}}]}}
      """)
    #expect(!svg.contains("overflow-hatch"))
  }

  @Test func marginsPaddingsAndBordersAppearInTheLegendWhenTheyOccur() throws {
    let plain = try picture(#"{"name": "plain", "root": {"style": {"width": 100, "height": 40}}}"#)
    for name in ["margin", "border", "padding"] { #expect(!plain.contains(">\(name)</text>")) }
    for name in ["margin", "border", "padding"] {
      let svg = try picture(#"{"name": "one", "root": {"style": {"width": 100, "height": 40, "\#(name)": 4}}}"#)
      #expect(svg.contains(">\(name)</text>"))
    }
  }

  @Test func namesAreDrawnIfThereIsSpace() throws {
    let roomy = try picture(#"{"name": "n", "root": {"id": "roomy", "style": {"width": 100, "height": 40}}}"#)
    #expect(roomy.contains(">roomy</text>"))
    let tight = try picture(#"{"name": "n", "root": {"id": "tight", "style": {"width": 4, "height": 40}}}"#)
    #expect(!tight.contains(">tight</text>"))
    #expect(tight.contains("<title>tight 4 × 40 at 0, 0</title>"))
  }

  @Test func hiddenNodesAreNotDrawn() throws {
    let svg = try picture(
      #"{"name": "n", "root": {"style": {"width": 50}, "children": [{"id": "gone", "style": {"display": "none"}, "children": [{"id": "below"}]}]}}"#
    )
    #expect(svg.contains("1 box in 50 × 0 points."))
    #expect(!svg.contains("gone"))
    #expect(!svg.contains("below"))
  }

  @Test func severalCasesAreDrawnBelowEachOther() throws {
    let cases = try ["one", "two"].map {
      try layout(#"{"name": "\#($0)", "root": {"style": {"width": 50, "height": 50}}}"#)
    }
    let svg = SVGRenderer().render(cases)
    #expect(svg.contains(#"<title id="picture-title">one, two</title>"#))
    let first = try #require(svg.firstRange(of: ">one</text>"))
    let second = try #require(svg.firstRange(of: ">two</text>"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(isWellFormed(svg))
  }

  @Test func extremeSizesResultInFiniteCoordinates() throws {
    for style in [#"{"width": 1e300, "height": 1e-300}"#, #"{"width": 1e15, "height": 3}"#, "{}"] {
      let svg = try picture(#"{"name": "n", "root": {"style": \#(style), "children": [{"style": {"width": 1e308}}]}}"#)
      #expect(isWellFormed(svg))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }

  @Test func deepChain() throws {
    let svg = try picture(chain(depth: 10_000))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.contains("10001 boxes"))
  }
}
