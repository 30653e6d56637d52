import LayoutEngine

/// Draws what the marks of a picture mean: those that occur.
struct LegendDrawing {
  /// The size of the samples, in pixels of the picture.
  static let swatch = 14.0

  private let picture: PictureLayout

  init(_ picture: PictureLayout) { self.picture = picture }

  func draw(in writer: inout MarkupWriter) {
    var x = picture.legendOrigin.x
    let shown = picture.shown
    if shown.margin {
      draw("margin", at: &x, in: &writer) { $0.attribute("fill", "url(#\(PictureDefinitions.marginHatch))") }
    }
    if shown.border {
      draw("border", at: &x, in: &writer) {
        $0.paint(Palette.labels[0])
        $0.attribute("fill-opacity", 0.45)
      }
    }
    if shown.padding {
      draw("padding", at: &x, in: &writer) {
        $0.paint(Palette.padding)
        $0.attribute("fill-opacity", 0.2)
      }
    }
    if shown.overflow {
      draw("sticks out, in points", at: &x, in: &writer) {
        $0.attribute("fill", "url(#\(PictureDefinitions.overflowHatch))")
      }
    }
  }

  private func draw(
    _ text: String, at x: inout Double, in writer: inout MarkupWriter, fill: (inout MarkupWriter) -> Void
  ) {
    let size = LegendDrawing.swatch
    let scale = 1 / picture.pixel
    // Hatchings are made in points, so the sample is, too.
    writer.open("rect")
    fill(&writer)
    writer.attribute(
      "transform",
      "translate(\(MarkupWriter.number(x)) \(MarkupWriter.number(picture.legendOrigin.y))) scale(\(MarkupWriter.number(scale)))")
    writer.attribute("width", size * picture.pixel)
    writer.attribute("height", size * picture.pixel)
    writer.attribute("rx", 3 * picture.pixel)
    writer.close()
    writer.open("text")
    writer.paint(Palette.faint)
    writer.attribute("font-size", Typography.legendSize)
    writer.attribute("x", x + size + 6)
    writer.attribute("y", picture.legendOrigin.y + size / 2 + Typography.baselineShift * Typography.legendSize)
    writer.close(content: text)
    x += size + 6 + Double(text.unicodeScalars.count) * Typography.legendSize * Typography.proportionalAdvance + 16
  }
}
