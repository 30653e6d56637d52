import LayoutDocument
import LayoutEngine
import Testing

@testable import LayoutRendering

@Suite struct TextLinesTests {
  @Test(arguments: [
    ("one two three", 70.0, ["one two", "three"]), ("one two three", 1000, ["one two three"]),
    ("one two three", 0, ["one", "two", "three"]), ("a\nb\n", 1000, ["a", "b"]), ("a\n\nb", 1000, ["a", "", "b"]),
    ("HH\u{200B}HHH", 30, ["HH", "HHH"]), ("HH\u{200B}HHH", 50, ["HHHHH"]), ("a  b ", 1000, ["a  b"]), ("", 10, []),
  ])
  func breaking(_ text: String, _ width: Double, _ lines: [String]) {
    #expect(TextLines.lines(of: TextModel(text, advance: 10, lineHeight: 10), width: width) == lines)
  }

  @Test func linesAgreeWithTheMeasuredSize() {
    let texts = [
      "The quick brown fox jumps over the lazy dog", "a b  c   d", " leading", "trailing   ", "x\n\n y z\n",
      "HH\u{200B}HHHH HHH\u{200B}H H", "\u{200B}\u{200B}a", "a \u{200B} b",
    ]
    for text in texts {
      let model = TextModel(text, advance: 10, lineHeight: 10)
      for width in stride(from: 0.0, through: 300, by: 10) {
        let size = MeasureModel(.text(model)).measure(
          MeasureInput(availableWidth: .definite(width)), rules: .stackView
        ).size
        let lines = TextLines.lines(of: model, width: width)
        #expect(Double(lines.count) * 10 == size.height, "\(text) at \(width)")
        #expect(Double(lines.map(\.unicodeScalars.count).max() ?? 0) * 10 == size.width, "\(text) at \(width)")
      }
    }
  }
}
