import LayoutEngine

/// Draws what the marks of a picture mean: those that occur.
struct LegendDrawing {
  /// The size of the samples, in pixels of the picture.
  static let swatch = 14.0
  /// How wide the rings of the samples are.
  private static let ring = 3.5

  private let picture: PictureLayout

  init(_ picture: PictureLayout) { self.picture = picture }

  func draw(in writer: inout MarkupWriter) {
    let shown = picture.shown
    var x = picture.legendOrigin.x
    if shown.margin {
      drawSample(named: "margin", at: &x, in: &writer) { sample, writer in
        drawRing(of: sample, in: &writer) { $0.attribute("fill", "url(#\(PictureDefinitions.marginHatch))") }
      }
    }
    if shown.border {
      drawSample(named: "border", at: &x, in: &writer) { sample, writer in
        drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.borderOpacity) }
      }
    }
    if shown.padding {
      drawSample(named: "padding", at: &x, in: &writer) { sample, writer in
        drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.paddingOpacity * 2) }
      }
    }
    if shown.overflow {
      drawSample(named: "sticks out, in points", at: &x, in: &writer) { sample, writer in
        writer.open("rect")
        writer.attribute("fill", "url(#\(PictureDefinitions.overflowHatch))")
        writer.place(sample)
        writer.close()
      }
    }
  }

  /// A sample with its name. It is drawn in points, as hatchings are.
  private func drawSample(
    named name: String, at x: inout Double, in writer: inout MarkupWriter,
    draw: (LayoutRect, inout MarkupWriter) -> Void
  ) {
    let size = LegendDrawing.swatch
    let y = picture.legendOrigin.y
    writer.open("g")
    writer.attribute("transform", PictureLayout.transform(to: LayoutPoint(x: x, y: y), pixel: picture.pixel))
    draw(LayoutRect(width: size * picture.pixel, height: size * picture.pixel), &writer)
    writer.close()
    writer.open("text")
    writer.paint(Palette.faint)
    writer.attribute("font-size", Typography.legendSize)
    writer.attribute("x", x + size + 6)
    writer.attribute("y", y + size / 2 + Typography.baselineShift * Typography.legendSize)
    writer.close(content: name)
    x += size + 6 + Double(name.unicodeScalars.count) * Typography.legendSize * Typography.proportionalAdvance + 18
  }

  private func drawRing(
    of sample: LayoutRect, in writer: inout MarkupWriter, fill: (inout MarkupWriter) -> Void
  ) {
    let inner = sample.inset(by: LegendDrawing.ring * picture.pixel)
    writer.open("rect")
    writer.paint(Palette.boxes[1])
    writer.place(inner)
    writer.attribute("stroke-width", picture.pixel)
    writer.close()
    writer.open("path")
    fill(&writer)
    writer.attribute("fill-rule", "evenodd")
    writer.attribute("d", PathText.ring(outer: sample, inner: inner, radius: 0))
    writer.close()
  }
}
