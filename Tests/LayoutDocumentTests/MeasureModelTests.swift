import LayoutDocument
import LayoutEngine
import Testing

@Suite("Measure models")
struct MeasureModelTests {
  private func size(
    _ model: MeasureModel, _ input: MeasureInput = MeasureInput(), rules: LayoutRules = .stackView
  ) -> LayoutSize {
    model.measure(input, rules: rules).size
  }

  private func text(_ text: String, width: AvailableSpace, rules: LayoutRules = .stackView) -> LayoutSize {
    size(
      MeasureModel(.text(TextModel(text, advance: 10, lineHeight: 12))), MeasureInput(availableWidth: width),
      rules: rules)
  }

  @Test("models are read with their default values")
  func reading() throws {
    func model(_ text: String) throws -> MeasureModel? {
      try caseWith(root: #"{"measure": \#(text)}"#).nodes[0].measure
    }
    #expect(try model(#"{"fixed": [3, 4.5]}"#) == MeasureModel(.fixed(LayoutSize(width: 3, height: 4.5))))
    #expect(
      try model(#"{"text": "a b", "advance": 1, "lineHeight": 2, "baseline": -3}"#)
        == MeasureModel(.text(TextModel("a b", advance: 1, lineHeight: 2)), baseline: -3))
    #expect(try model(#"{"area": 80}"#) == MeasureModel(.area(AreaModel(area: 80, natural: 40, offset: 0))))
    #expect(
      try model(#"{"area": 80, "natural": 5, "offset": -2}"#)
        == MeasureModel(.area(AreaModel(area: 80, natural: 5, offset: -2))))
    #expect(try model(#"{"fixed": [0, 0]}"#)?.baseline == nil)
  }

  @Test("the last baseline of text is that of its last line, otherwise that of the document")
  func lastBaselines() throws {
    func last(_ text: String, width: AvailableSpace = .maxContent) throws -> Double? {
      let model = try #require(try caseWith(root: #"{"measure": \#(text)}"#).nodes[0].measure)
      return model.measure(MeasureInput(availableWidth: width), rules: .css).lastBaseline
    }
    let text = #"{"text": "aa bb cc", "advance": 10, "lineHeight": 12, "baseline": 9}"#
    #expect(try last(text) == 9)
    #expect(try last(text, width: .definite(50)) == 21)
    #expect(try last(text, width: .minContent) == 33)
    #expect(try last(#"{"text": "", "advance": 10, "lineHeight": 12, "baseline": 9}"#) == 9)
    #expect(try last(#"{"text": "aa bb", "advance": 10, "lineHeight": 12}"#, width: .minContent) == nil)
    #expect(try last(#"{"fixed": [5, 30], "baseline": 9}"#) == nil)
    #expect(try last(#"{"fixed": [5, 30], "baseline": 9, "lastBaseline": 28.5}"#) == 28.5)
    #expect(try last(#"{"area": 50, "baseline": 9, "lastBaseline": 40}"#, width: .definite(10)) == 40)
  }

  @Test("a fixed size does not depend on the available space")
  func fixed() {
    let model = MeasureModel(.fixed(LayoutSize(width: 30, height: 20)), baseline: 15)
    #expect(size(model) == LayoutSize(width: 30, height: 20))
    #expect(size(model, MeasureInput(knownWidth: 5, availableHeight: .minContent)) == LayoutSize(width: 30, height: 20))
    #expect(model.measure(MeasureInput(), rules: .css).firstBaseline == 15)
  }

  @Test("text is as wide as its longest line")
  func textWidths() {
    #expect(text("HHHH HH", width: .maxContent) == LayoutSize(width: 70, height: 12))
    #expect(text("HHHH HH", width: .minContent) == LayoutSize(width: 40, height: 24))
    #expect(text("HHHH HH", width: .definite(70)) == LayoutSize(width: 70, height: 12))
    #expect(text("HHHH HH", width: .definite(69.9999999)) == LayoutSize(width: 70, height: 12))
    #expect(text("HHHH HH", width: .definite(69)) == LayoutSize(width: 40, height: 24))
    #expect(text("HHHH HH", width: .definite(5)) == LayoutSize(width: 40, height: 24))
    #expect(text("HH HH HHHHH", width: .definite(50)) == LayoutSize(width: 50, height: 24))
  }

  @Test("with CSS rules, text has the available width, clamped between min- and max-content")
  func textWidthsUnderCSS() {
    #expect(text("HHHH HH", width: .definite(65), rules: .css) == LayoutSize(width: 65, height: 24))
    #expect(text("HHHH HH", width: .definite(5), rules: .css) == LayoutSize(width: 40, height: 24))
    #expect(text("HHHH HH", width: .definite(500), rules: .css) == LayoutSize(width: 70, height: 12))
    #expect(text("HHHH HH", width: .minContent, rules: .css).width == 40)
    #expect(text("HHHH HH", width: .maxContent, rules: .css).width == 70)
  }

  @Test("text at a known width has the height of its lines and the width of the longest line")
  func textHeights() {
    let model = MeasureModel(.text(TextModel("HHHH HH HHH", advance: 10, lineHeight: 12)))
    let expected: [(width: Double, lines: Double, longest: Double)] = [
      (110, 1, 110), (109, 2, 70), (70, 2, 70), (60, 2, 60), (59, 3, 40), (40, 3, 40), (0, 3, 40),
    ]
    for (width, lines, longest) in expected {
      for rules in LayoutRules.allCases {
        let size = size(model, MeasureInput(knownWidth: width), rules: rules)
        #expect(size == LayoutSize(width: longest, height: 12 * lines))
      }
    }
  }

  @Test("spaces collapse at the end of a line and count inside it")
  func spaces() {
    #expect(text("HH   H", width: .maxContent).width == 60)
    #expect(text("HH   H", width: .definite(50)) == LayoutSize(width: 20, height: 24))
    #expect(text("HH   ", width: .maxContent) == LayoutSize(width: 20, height: 12))
    #expect(text("HH   \nH", width: .maxContent) == LayoutSize(width: 20, height: 24))
    #expect(text(" H", width: .maxContent).width == 20)
    #expect(text("   ", width: .maxContent) == LayoutSize(width: 0, height: 12))
  }

  @Test("zero-width spaces are break opportunities of no width")
  func zeroWidthSpaces() {
    #expect(text("HH\u{200B}HHH", width: .maxContent) == LayoutSize(width: 50, height: 12))
    #expect(text("HH\u{200B}HHH", width: .minContent) == LayoutSize(width: 30, height: 24))
    #expect(text("HH\u{200B} HHH", width: .maxContent).width == 60)
    #expect(text("HH\u{200B} HHH", width: .definite(50)) == LayoutSize(width: 30, height: 24))
    #expect(text("HH\u{200B}", width: .maxContent) == LayoutSize(width: 20, height: 12))
  }

  @Test("line feeds force a break")
  func lineFeeds() {
    #expect(text("HH\nHHH", width: .maxContent) == LayoutSize(width: 30, height: 24))
    #expect(text("HH\n\nHHH", width: .maxContent) == LayoutSize(width: 30, height: 36))
    #expect(text("HH\n", width: .maxContent) == LayoutSize(width: 20, height: 12))
    #expect(text("\n", width: .maxContent) == LayoutSize(width: 0, height: 12))
    #expect(text("", width: .maxContent) == LayoutSize(width: 0, height: 0))
  }

  @Test("the height of an area is inversely proportional to its width")
  func area() {
    let model = MeasureModel(.area(AreaModel(area: 8000)))
    #expect(size(model) == LayoutSize(width: 40, height: 200))
    #expect(size(model, MeasureInput(knownWidth: 100)) == LayoutSize(width: 100, height: 80))
    #expect(size(model, MeasureInput(availableWidth: .definite(160))) == LayoutSize(width: 160, height: 50))
    #expect(size(model, MeasureInput(knownHeight: 20)) == LayoutSize(width: 400, height: 20))
    #expect(size(model, MeasureInput(availableHeight: .definite(80))) == LayoutSize(width: 100, height: 80))
    #expect(size(model, MeasureInput(knownWidth: 100, knownHeight: 20)) == LayoutSize(width: 100, height: 80))
    #expect(size(model, MeasureInput(availableWidth: .minContent)) == LayoutSize(width: 40, height: 200))
    #expect(size(model, MeasureInput(knownWidth: 0)) == LayoutSize(width: 0, height: 0))
    let shifted = MeasureModel(.area(AreaModel(area: 800, natural: 20, offset: 10)))
    #expect(size(shifted) == LayoutSize(width: 20, height: 40))
    #expect(size(shifted, MeasureInput(knownWidth: 70)) == LayoutSize(width: 80, height: 10))
    #expect(size(shifted, MeasureInput(knownHeight: 6)) == LayoutSize(width: 50, height: 16))
  }
}
