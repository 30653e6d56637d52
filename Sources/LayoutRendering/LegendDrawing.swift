import LayoutEngine

/// Draws the legend of a picture: the meanings of the marks that occur.
struct LegendDrawing {
  /// The size of the samples, in pixels of the picture.
  static let swatch = 14.0
  /// The distance from one line to the next.
  static let lineHeight = 24.0
  /// The distance between two entries.
  static let distance = 18.0
  /// The width of the rings of the samples.
  private static let ring = 3.5

  private let picture: PictureLayout
  private let pixel: Double

  init(_ picture: PictureLayout) {
    self.picture = picture
    pixel = picture.pixel
  }

  /// The width of an entry.
  static func width(of mark: PictureMark) -> Double {
    swatch + 6 + Double(name(of: mark).unicodeScalars.count) * Typography.legendSize * Typography.proportionalAdvance
  }

  func draw(in writer: inout MarkupWriter) {
    for entry in picture.legend { draw(entry, in: &writer) }
  }

  private static func name(of mark: PictureMark) -> String {
    switch mark {
    case .margin: return "margin"
    case .border: return "border"
    case .padding: return "padding"
    case .inset: return "inset"
    case .hardPin: return "pin"
    case .softPin: return "pin with ≥, ≤ or a priority"
    case .center: return "centre"
    case .guide: return "guide"
    case .overflow: return "sticks out, in points"
    }
  }

  /// Draws a sample with its name.
  ///
  /// The sample is drawn in points, as hatchings are.
  private func draw(_ entry: PictureLayout.LegendEntry, in writer: inout MarkupWriter) {
    let size = LegendDrawing.swatch
    writer.open("g")
    writer.attribute("transform", PictureLayout.transform(to: entry.origin, pixel: pixel))
    drawSample(of: entry.mark, at: LayoutRect(width: size * pixel, height: size * pixel), in: &writer)
    writer.close()
    writer.open("text")
    writer.paint(Palette.faint)
    writer.attribute("font-size", Typography.legendSize)
    writer.attribute("x", entry.origin.x + size + 6)
    writer.attribute("y", entry.origin.y + size / 2 + Typography.baselineShift * Typography.legendSize)
    writer.close(content: LegendDrawing.name(of: entry.mark))
  }

  private func drawSample(of mark: PictureMark, at sample: LayoutRect, in writer: inout MarkupWriter) {
    switch mark {
    case .margin:
      drawRing(of: sample, in: &writer) { $0.attribute("fill", "url(#\(PictureDefinitions.marginHatch))") }
    case .border:
      drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.borderOpacity) }
    case .padding, .inset:
      drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.paddingOpacity * 2) }
    case .hardPin, .softPin, .center:
      if mark == .center { drawBox(sample, in: &writer) }
      PinDrawing.drawLine(
        ScenePin(
          kind: mark == .center ? .center : .gap, axis: .horizontal, start: LayoutPoint(x: 0, y: sample.height / 2),
          end: LayoutPoint(x: sample.width, y: sample.height / 2), text: "", isHard: mark != .softPin, box: 0),
        pixel: pixel, in: &writer)
    case .guide:
      writer.guide(sample, pixel: pixel)
    case .overflow:
      writer.open("rect")
      writer.attribute("fill", "url(#\(PictureDefinitions.overflowHatch))")
      writer.place(sample)
      writer.close()
    }
  }

  private func drawBox(_ rect: LayoutRect, in writer: inout MarkupWriter) {
    writer.open("rect")
    writer.paint(Palette.boxes[1])
    writer.place(rect)
    writer.attribute("stroke-width", pixel)
    writer.close()
  }

  private func drawRing(
    of sample: LayoutRect, in writer: inout MarkupWriter, fill: (inout MarkupWriter) -> Void
  ) {
    let inner = sample.inset(by: LegendDrawing.ring * pixel)
    drawBox(inner, in: &writer)
    writer.open("path")
    fill(&writer)
    writer.attribute("fill-rule", "evenodd")
    writer.attribute("d", PathText.ring(outer: sample, inner: inner, radius: 0))
    writer.close()
  }
}
