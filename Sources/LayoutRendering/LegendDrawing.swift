import LayoutDocument
import LayoutEngine

/// Draws the legend of a picture: the meanings of the marks that occur.
struct LegendDrawing {
  /// The size of the samples, in pixels of the picture.
  static let swatch = 14.0
  /// The distance from one line to the next.
  static let lineHeight = 24.0
  /// The distance between two entries.
  static let distance = 20.0
  /// The width of the rings of the samples.
  private static let ring = 3.5
  /// The maximum number of texts after the name of a mark.
  static let mostTexts = 8

  private let picture: PictureLayout
  private let pixel: Double

  init(_ picture: PictureLayout) {
    self.picture = picture
    pixel = picture.pixel
  }

  /// The width of an entry.
  static func width(of entry: PictureLayout.LegendEntry) -> Double {
    swatch + 6 + Double(DisplayText.width(of: entry.text)) * Typography.legendSize * Typography.fixedAdvance
  }

  /// The name of a mark, followed by the texts of the mark that have no place in the picture: `gap, not numbered: 2, 4`.
  static func text(of mark: PictureMark, in panels: [PictureLayout.Panel]) -> String {
    var texts: [String] = []
    for panel in panels {
      for text in panel.labels.leftOut[mark] ?? [] where !texts.contains(text) { texts.append(text) }
    }
    guard !texts.isEmpty else { return name(of: mark) }
    if texts.count > mostTexts { texts[mostTexts...] = ["…"] }
    return name(of: mark) + ", not numbered: " + texts.joined(separator: ", ")
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
    case .gap: return "gap"
    case .hardPin: return "pin"
    case .softPin: return "pin with ≥, ≤ or a priority"
    case .center: return "center"
    case .guide: return "guide"
    case .overflow: return "overflow, in points"
    case .mark: return "item with a problem"
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
    writer.paintFixedWidth(Palette.faint)
    writer.attribute("font-size", Typography.legendSize)
    writer.attribute("x", entry.origin.x + size + 6)
    writer.attribute("y", entry.origin.y + size / 2 + Typography.baselineShift * Typography.legendSize)
    writer.close(content: entry.text)
  }

  private func drawSample(of mark: PictureMark, at sample: LayoutRect, in writer: inout MarkupWriter) {
    switch mark {
    case .margin:
      drawRing(of: sample, in: &writer) { $0.attribute("fill", "url(#\(PictureDefinitions.marginHatch))") }
    case .border:
      drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.borderOpacity) }
    case .padding, .inset:
      drawRing(of: sample, in: &writer) { $0.tint(Palette.labels[1], opacity: Palette.paddingOpacity * 2) }
    case .gap: drawLine(.gap, in: sample, &writer)
    case .hardPin: drawLine(.distance, in: sample, &writer)
    case .softPin: drawLine(.distance, isHard: false, in: sample, &writer)
    case .center:
      drawBox(sample, in: &writer)
      drawLine(.center, in: sample, &writer)
    case .guide:
      writer.guide(sample, pixel: pixel)
    case .overflow:
      writer.open("rect")
      writer.attribute("fill", "url(#\(PictureDefinitions.overflowHatch))")
      writer.place(sample)
      writer.close()
    case .mark:
      drawBox(sample, in: &writer)
      writer.mark(sample.inset(by: 1.5 * pixel), pixel: pixel)
    }
  }

  private func drawLine(
    _ kind: ScenePin.Kind, isHard: Bool = true, in sample: LayoutRect, _ writer: inout MarkupWriter
  ) {
    let pin = ScenePin(
      kind: kind, axis: .horizontal, start: LayoutPoint(x: 0, y: sample.height / 2),
      end: LayoutPoint(x: sample.width, y: sample.height / 2), text: "", isHard: isHard, box: 0)
    PinDrawing.drawLine(pin, pixel: pixel, in: &writer)
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
