import LayoutEngine
import Testing

@testable import LayoutDocument
@testable import LayoutHTML

@Suite struct CSSDeclarationsTests {
  /// Returns the declarations for members of a style.
  private func css(_ members: String, rules: String = "css", isRoot: Bool = false) throws -> String {
    let json = #"{"name": "n", "defaults": "\#(rules)", "root": {"style": {\#(members)}}}"#
    let file = try LayoutFile(parsing: Array(json.utf8))
    return CSSDeclarations(file.cases[0].nodes[0].style, isRoot: isRoot).text
  }

  private static let keywords = [
    (#""display": "none""#, "display:none"), (#""position": "absolute""#, "position:absolute"),
    (#""direction": "column""#, "flex-direction:column"),
    (#""direction": "rowReverse""#, "flex-direction:row-reverse"),
    (#""direction": "columnReverse""#, "flex-direction:column-reverse"),
    (#""layoutDirection": "ltr""#, "direction:ltr"), (#""layoutDirection": "rtl""#, "direction:rtl"),
    (#""wrap": "wrap""#, "flex-wrap:wrap"), (#""wrap": "wrapReverse""#, "flex-wrap:wrap-reverse"),
    (#""justifyContent": "end""#, "justify-content:flex-end"),
    (#""justifyContent": "center""#, "justify-content:center"),
    (#""justifyContent": "spaceBetween""#, "justify-content:space-between"),
    (#""justifyContent": "spaceAround""#, "justify-content:space-around"),
    (#""justifyContent": "spaceEvenly""#, "justify-content:space-evenly"),
    (#""alignItems": "start""#, "align-items:flex-start"), (#""alignItems": "end""#, "align-items:flex-end"),
    (#""alignItems": "center""#, "align-items:center"), (#""alignItems": "baseline""#, "align-items:baseline"),
    (#""alignSelf": "stretch""#, "align-self:stretch"), (#""alignSelf": "start""#, "align-self:flex-start"),
    (#""alignSelf": "end""#, "align-self:flex-end"), (#""alignSelf": "center""#, "align-self:center"),
    (#""alignSelf": "baseline""#, "align-self:baseline"),
    (#""alignContent": "start""#, "align-content:flex-start"), (#""alignContent": "end""#, "align-content:flex-end"),
    (#""alignContent": "center""#, "align-content:center"),
    (#""alignContent": "spaceBetween""#, "align-content:space-between"),
    (#""alignContent": "spaceAround""#, "align-content:space-around"),
    (#""alignContent": "spaceEvenly""#, "align-content:space-evenly"),
    (#""boxSizing": "borderBox""#, "box-sizing:border-box"),
    (#""overflow": "hidden""#, "overflow-x:hidden;overflow-y:hidden"),
    (#""overflow": "clip""#, "overflow-x:clip;overflow-y:clip"),
    (#""overflowX": "scroll""#, "overflow-x:scroll"), (#""overflowY": "clip""#, "overflow-y:clip"),
    (#""visibility": "hidden""#, "visibility:hidden"),
    (#""display": "contents""#, "display:contents"), (#""position": "static""#, "position:static"),
    (#""aspectRatio": "auto 1.5""#, "aspect-ratio:auto 1.5"),
    (#""wrap": "balance""#, "flex-wrap:balance"), (#""wrap": "balanceReverse""#, "flex-wrap:wrap-reverse balance"),
    (#""alignItems": "lastBaseline""#, "align-items:last baseline"),
    (#""alignSelf": "lastBaseline""#, "align-self:last baseline"),
    (#""justifySelf": "stretch""#, "justify-self:stretch"), (#""justifySelf": "start""#, "justify-self:start"),
    (#""justifySelf": "end""#, "justify-self:end"), (#""justifySelf": "center""#, "justify-self:center"),
    (#""justifySelf": "safeEnd""#, "justify-self:safe end"),
    (#""justifySelf": "unsafeCenter""#, "justify-self:unsafe center"),
  ]

  /// The declarations of safe and unsafe alignments.
  private static let overflowAlignments = ["justifyContent", "alignItems", "alignSelf", "alignContent"].flatMap { key in
    ["safe", "unsafe"].flatMap { overflow in
      [("Start", "flex-start"), ("End", "flex-end"), ("Center", "center")].map { position, value in
        let property = key.replacing("C", with: "-c").replacing("I", with: "-i").replacing("S", with: "-s")
        return ("\"\(key)\": \"\(overflow)\(position)\"", "\(property):\(overflow) \(value)")
      }
    }
  }

  private static let numbers = [
    (#""grow": 0.5"#, "flex-grow:0.5"), (#""shrink": 0"#, "flex-shrink:0"), (#""shrink": 2"#, "flex-shrink:2"),
    (#""basis": "content""#, "flex-basis:content"), (#""basis": 0"#, "flex-basis:0px"),
    (#""basis": "50%""#, "flex-basis:50%"), (#""order": -3"#, "order:-3"), (#""aspectRatio": 1.5"#, "aspect-ratio:1.5"),
    (#""rowGap": 3"#, "row-gap:3px"), (#""columnGap": "5%""#, "column-gap:5%"),
    (#""gap": 4"#, "row-gap:4px;column-gap:4px"),
    (#""columns": 3"#, grid("repeat(3, minmax(0, 1fr))")),
    (#""minColumnWidth": 120"#, grid("repeat(auto-fill, minmax(120px, 1fr))")),
    (
      #""columns": 3, "minColumnWidth": 120, "columnGap": "5%", "direction": "column", "wrap": "wrap""#,
      grid("repeat(auto-fill, minmax(max(120px, (100% - 2 * 5%) / 3), 1fr))") + ";column-gap:5%"
    ),
    (#""width": 10"#, "width:10px"), (#""width": "minContent""#, "width:min-content"),
    (#""width": "maxContent""#, "width:max-content"), (#""width": "fitContent""#, "width:fit-content"),
    (#""width": "stretch""#, "width:stretch"), (#""maxHeight": "stretch""#, "max-height:stretch"),
    (#""minHeight": "stretch""#, "min-height:stretch"), (#""minWidth": "fitContent""#, "min-width:fit-content"),
    (#""maxWidth": "fitContent""#, "max-width:fit-content"), (#""basis": "minContent""#, "flex-basis:min-content"),
    (#""basis": "maxContent""#, "flex-basis:max-content"), (#""basis": "fitContent""#, "flex-basis:fit-content"),
    (#""basis": "stretch""#, "flex-basis:stretch"),
    (#""height": 0.25"#, "height:0.25px"), (#""height": "fitContent""#, "height:fit-content"),
    (#""minWidth": 0"#, "min-width:0px"), (#""minWidth": "minContent""#, "min-width:min-content"),
    (#""minHeight": "maxContent""#, "min-height:max-content"),
    (#""maxWidth": "minContent""#, "max-width:min-content"), (#""maxWidth": "5%""#, "max-width:5%"),
    (#""maxHeight": "maxContent""#, "max-height:max-content"), (#""maxHeight": 0"#, "max-height:0px"),
  ]

  private static func grid(_ columns: String) -> String {
    "display:grid;grid-template-columns:\(columns);grid-auto-rows:minmax(max-content, auto);justify-items:stretch"
  }

  private static let edges = [
    (#""top": 1, "left": "5%", "bottom": -2, "right": 3"#, "top:1px;left:5%;bottom:-2px;right:3px"),
    (#""writingMode": "verticalRl""#, "writing-mode:vertical-rl"),
    (#""writingMode": "horizontalTb""#, "writing-mode:horizontal-tb"),
    (#""start": 1"#, "inset-inline-start:1px"), (#""end": "5%""#, "inset-inline-end:5%"),
    (#""margin": 2"#, "margin-top:2px;margin-left:2px;margin-bottom:2px;margin-right:2px"),
    (#""marginHorizontal": "auto""#, "margin-left:auto;margin-right:auto"),
    (#""marginVertical": -1"#, "margin-top:-1px;margin-bottom:-1px"),
    (#""marginTop": 1, "marginLeft": 2"#, "margin-top:1px;margin-left:2px"),
    (#""marginBottom": 1, "marginRight": 2"#, "margin-bottom:1px;margin-right:2px"),
    (#""marginStart": "auto", "marginEnd": 0"#, "margin-inline-start:auto;margin-inline-end:0px"),
    (#""padding": "5%""#, "padding-top:5%;padding-left:5%;padding-bottom:5%;padding-right:5%"),
    (#""paddingHorizontal": 1, "paddingTop": 2"#, "padding-top:2px;padding-left:1px;padding-right:1px"),
    (#""paddingVertical": 1, "paddingLeft": 2"#, "padding-top:1px;padding-left:2px;padding-bottom:1px"),
    (#""paddingBottom": 1, "paddingRight": 2"#, "padding-bottom:1px;padding-right:2px"),
    (#""paddingStart": 0, "paddingEnd": 1"#, "padding-inline-start:0px;padding-inline-end:1px"),
    (
      #""border": 1"#,
      "border-top-width:1px;border-left-width:1px;border-bottom-width:1px;border-right-width:1px"
    ),
    (#""borderHorizontal": 1, "borderTop": 2"#, "border-top-width:2px;border-left-width:1px;border-right-width:1px"),
    (#""borderVertical": 1, "borderLeft": 2"#, "border-top-width:1px;border-left-width:2px;border-bottom-width:1px"),
    (#""borderBottom": 1, "borderRight": 2"#, "border-bottom-width:1px;border-right-width:2px"),
    (#""borderStart": 1, "borderEnd": 0"#, "border-inline-start-width:1px;border-inline-end-width:0px"),
  ]

  @Test(arguments: keywords + overflowAlignments + numbers + edges)
  func declaration(_ members: String, _ text: String) throws { #expect(try css(members) == text) }

  @Test(arguments: StyleKey.vocabulary.words)
  func everyStyleKeyIsTested(_ key: String) {
    let table = CSSDeclarationsTests.keywords + CSSDeclarationsTests.numbers + CSSDeclarationsTests.edges
    #expect(table.contains { $0.0.contains("\"\(key)\": ") })
  }

  /// In a browser, the later of two declarations for a side applies. In a style, start and end override left and right.
  @Test func startAndEndFollowLeftAndRight() throws {
    #expect(
      try css(#""start": 2, "end": "auto", "left": 1, "right": 3"#)
        == "left:1px;right:3px;inset-inline-start:2px;inset-inline-end:auto")
    #expect(
      try css(#""marginStart": 0, "margin": 1"#)
        == "margin-top:1px;margin-left:1px;margin-bottom:1px;margin-right:1px;margin-inline-start:0px")
    #expect(
      try css(#""paddingEnd": 0, "paddingHorizontal": 1"#)
        == "padding-left:1px;padding-right:1px;padding-inline-end:0px")
    #expect(
      try css(#""borderEnd": 0, "borderRight": 1"#) == "border-right-width:1px;border-inline-end-width:0px")
  }

  @Test(arguments: [
    ("50% + 10", "calc(50% + 10px)"), ("50% - 10", "calc(50% - 10px)"), ("-5% - 0.5", "calc(-5% - 0.5px)"),
    ("50% + 0", "50%"), ("min(50%, 300)", "min(50%, 300px)"), ("max(0.1, 33.3% - 2)", "max(33.3% - 2px, 0.1px)"),
    ("clamp(1, 50% + 2, 3.5)", "clamp(1px, 50% + 2px, 3.5px)"), ("min(5, 7)", "5px"),
    ("0%", "0%"), ("12.5%", "12.5%"),
  ])
  func lengthsWithPercentages(_ length: String, _ text: String) throws {
    for (key, property) in [
      ("width", "width"), ("minHeight", "min-height"), ("maxHeight", "max-height"), ("basis", "flex-basis"),
      ("marginTop", "margin-top"), ("left", "left"),
    ] {
      #expect(try css("\"\(key)\": \"\(length)\"") == "\(property):\(text)")
    }
  }

  @Test func largeNumbersHaveAnExponent() throws {
    #expect(try css(#""width": 33.333333333333336"#) == "width:33.333333333333336px")
    #expect(try css(#""width": 100000000000000000000"#) == "width:1e+20px")
  }

  private static let initial = #"""
    "display": "flex", "position": "relative", "top": "auto", "left": "auto", "bottom": "auto", "right": "auto",
    "direction": "row", "layoutDirection": "inherit", "wrap": "noWrap", "justifyContent": "start",
    "alignItems": "stretch", "alignSelf": "auto", "alignContent": "stretch", "grow": 0, "shrink": 1, "basis": "auto",
    "width": "auto", "height": "auto", "minWidth": "auto", "minHeight": "auto", "maxWidth": "none",
    "maxHeight": "none", "aspectRatio": "none", "gap": 0, "boxSizing": "contentBox", "overflow": "visible",
    "justifySelf": "auto", "visibility": "visible", "order": 0, "margin": 0, "padding": 0, "border": 0
    """#

  /// The style sheet of a page sets the initial values, for the rules of any document.
  @Test func initialValuesAreNotWritten() throws {
    #expect(try css("") == "")
    #expect(try css(CSSDeclarationsTests.initial) == "")
    #expect(try css(CSSDeclarationsTests.initial, rules: "stackview") == "")
  }

  @Test func defaultsOfOtherRulesAreWritten() throws {
    #expect(
      try css("", rules: "stackview")
        == "flex-direction:column;align-content:flex-start;flex-shrink:0;min-width:0px;min-height:0px;"
        + "box-sizing:border-box")
  }

  @Test func rootHasTheWidthFitContent() throws {
    #expect(try css("", isRoot: true) == "width:fit-content")
    #expect(try css(#""width": "auto", "height": "auto""#, isRoot: true) == "width:fit-content")
    #expect(try css(#""width": "50%""#, isRoot: true) == "width:50%")
    #expect(try css(#""width": "maxContent""#, isRoot: true) == "width:max-content")
  }

  @Test func rootIsNotAbsolute() throws {
    #expect(try css(#""position": "absolute", "width": 5"#, isRoot: true) == "width:5px")
  }

  @Test func declarationsHaveAFixedOrder() throws {
    #expect(
      try css(
        #""border": 0, "borderTop": 1, "padding": 0, "paddingTop": 1, "margin": 0, "marginTop": 1,"#
          + #""overflow": "hidden", "aspectRatio": 2, "width": 3, "order": 1, "grow": 1, "rowGap": 1, "wrap": "wrap", "top": 1,"#
          + #""layoutDirection": "rtl", "position": "absolute", "display": "none""#)
        == "display:none;position:absolute;direction:rtl;top:1px;flex-wrap:wrap;row-gap:1px;flex-grow:1;order:1;"
        + "width:3px;aspect-ratio:2;overflow-x:hidden;overflow-y:hidden;margin-top:1px;padding-top:1px;border-top-width:1px"
    )
  }
}
