import LayoutDocument
import LayoutEngine

/// Draws the boxes of a scene.
///
/// Coordinates are points. Lengths of the picture, such as line widths, are multiplied by `pixel`, the size of one
/// pixel of the picture in points.
struct BoxDrawing {
  private let scene: Scene
  private let pixel: Double

  init(_ scene: Scene, pixel: Double) {
    self.scene = scene
    self.pixel = pixel
  }

  /// Draws all boxes, then the overflows.
  func draw(in writer: inout MarkupWriter) {
    for index in scene.boxes.indices { draw(box: index, in: &writer) }
    for overflow in scene.overflows { draw(overflow, in: &writer) }
  }

  private func draw(box index: Int, in writer: inout MarkupWriter) {
    let box = scene.boxes[index]
    writer.open("g")
    writer.element("title", content: title(of: box))
    drawMargin(of: box, in: &writer)
    drawBox(box, in: &writer)
    drawContent(of: box, in: &writer)
    writer.close()
  }

  /// The text of the tooltip in a browser: `title 112 × 34 at 131.5, 24`.
  private func title(of box: SceneBox) -> String {
    let origin = box.parent.map { scene.boxes[$0].rect.origin } ?? LayoutPoint()
    let size = "\(MarkupWriter.number(box.rect.width)) × \(MarkupWriter.number(box.rect.height))"
    let place = "\(MarkupWriter.number(box.rect.x - origin.x)), \(MarkupWriter.number(box.rect.y - origin.y))"
    return (box.id.map { $0 + " " } ?? "") + size + " at " + place
  }

  // MARK: - The box

  private func drawMargin(of box: SceneBox, in writer: inout MarkupWriter) {
    guard box.margin.isVisible else { return }
    writer.open("path")
    writer.attribute("fill", "url(#\(PictureDefinitions.marginHatch))")
    writer.attribute("fill-rule", "evenodd")
    writer.attribute("d", PathText.ring(outer: box.marginBox, inner: box.rect, radius: 0))
    writer.close()
  }

  private func drawBox(_ box: SceneBox, in writer: inout MarkupWriter) {
    if box.isGuide {
      writer.guide(box.rect, pixel: pixel)
      return
    }
    guard box.rect.width > 0, box.rect.height > 0 else { return }
    let colors = Palette.index(depth: box.depth)
    let radius = min(Typography.cornerRadius * pixel, box.rect.width / 4, box.rect.height / 4)
    // The outline lies inside the box, so that outlines of adjacent boxes do not cover each other.
    let line = min(pixel, box.rect.width / 2, box.rect.height / 2)
    writer.open("rect")
    writer.paint(Palette.boxes[colors])
    writer.place(box.rect.inset(by: line / 2))
    writer.attribute("rx", max(radius - line / 2, 0))
    writer.attribute("stroke-width", line)
    writer.close()
    if box.border.isVisible {
      let ring = PathText.ring(outer: box.rect, inner: box.paddingBox, radius: radius)
      drawRing(ring, role: Palette.labels[colors], opacity: Palette.borderOpacity, in: &writer)
    }
    if box.padding.isVisible {
      let ring = PathText.ring(outer: box.paddingBox, inner: box.contentBox, radius: box.border.isVisible ? 0 : radius)
      drawRing(ring, role: Palette.labels[colors], opacity: Palette.paddingOpacity, in: &writer)
    }
    if box.insets.isVisible {
      let inner = box.contentBox.inset(by: box.insets)
      let ring = PathText.ring(outer: box.contentBox, inner: inner, radius: box.contentBox == box.rect ? radius : 0)
      drawRing(ring, role: Palette.labels[colors], opacity: Palette.paddingOpacity, in: &writer)
    }
  }

  private func drawRing(_ path: String, role: Palette.Role, opacity: Double, in writer: inout MarkupWriter) {
    writer.open("path")
    writer.tint(role, opacity: opacity)
    writer.attribute("fill-rule", "evenodd")
    writer.attribute("d", path)
    writer.close()
  }

  // MARK: - Content

  private func drawContent(of box: SceneBox, in writer: inout MarkupWriter) {
    switch box.content {
    case .none: break
    case .text: drawText(of: box, in: &writer)
    case .image: drawCross(box, dashes: nil, in: &writer)
    case .area: drawCross(box, dashes: 3 * pixel, in: &writer)
    }
  }

  private func drawCross(_ box: SceneBox, dashes: Double?, in writer: inout MarkupWriter) {
    let rect = box.contentBox.inset(by: pixel)
    guard rect.width > 0, rect.height > 0 else { return }
    writer.open("path")
    writer.paint(Palette.boxes[Palette.index(depth: box.depth)])
    writer.attribute("stroke-width", pixel)
    writer.attribute("stroke-opacity", 0.45)
    if let dashes { writer.attribute("stroke-dasharray", dashes) }
    writer.attribute("d", PathText.cross(rect))
    writer.close()
  }

  private func drawText(of box: SceneBox, in writer: inout MarkupWriter) {
    guard case .text(let lines, let advance, let lineHeight) = box.content, advance > 0, lineHeight > 0 else { return }
    // Wide characters have the advance of two cells of the font in the space of one.
    var cells = 1.0
    for line in lines where !line.isEmpty {
      cells = max(cells, Double(DisplayText.width(of: line)) / Double(line.unicodeScalars.count))
    }
    let size = min(advance / (Typography.fixedAdvance * cells), lineHeight * Typography.textHeight)
    let baseline = 0.5 * lineHeight + Typography.baselineShift * size
    for (line, rect) in zip(lines, box.lineRects) where !line.isEmpty {
      writer.open("text")
      writer.paintFixedWidth(Palette.ink)
      writer.attribute("font-size", size)
      if box.writingMode == .horizontalTb {
        writer.attribute("x", rect.x)
        writer.attribute("y", rect.y + baseline)
      } else {
        // Glyphs of vertical lines are rotated by 90°, with the baseline at the left.
        let (x, y) = (MarkupWriter.number(rect.maxX - baseline), MarkupWriter.number(rect.y))
        writer.attribute("transform", "translate(\(x) \(y)) rotate(90)")
      }
      // The length of every line is that of the layout, whatever the font is: the distances of letters are adjusted.
      writer.attribute("textLength", Double(line.unicodeScalars.count) * advance)
      writer.attribute("xml:space", "preserve")
      writer.close(content: line)
    }
  }

  // MARK: - Overflows

  private func draw(_ overflow: SceneOverflow, in writer: inout MarkupWriter) {
    writer.open("g")
    writer.element("title", content: "overflows by " + MarkupWriter.number(overflow.amount))
    writer.open("rect")
    writer.attribute("fill", "url(#\(PictureDefinitions.overflowHatch))")
    writer.place(overflow.rect)
    writer.close()
    writer.open("rect")
    writer.tint(Palette.overflow, opacity: 0)
    writer.place(overflow.rect)
    writer.attribute("stroke-width", pixel)
    writer.close()
    writer.close()
  }
}

extension MarkupWriter {
  /// Adds the position and the size of a rectangle to the open tag.
  mutating func place(_ rect: LayoutRect) {
    attribute("x", rect.x)
    attribute("y", rect.y)
    attribute("width", rect.width)
    attribute("height", rect.height)
  }

  /// Writes a line of text in the middle of a rectangle, in the fixed-width font.
  mutating func centeredText(_ text: String, at rect: LayoutRect, size: Double, role: Palette.Role) {
    open("text")
    paintFixedWidth(role)
    attribute("font-size", size)
    attribute("text-anchor", "middle")
    attribute("x", (rect.x + rect.maxX) / 2)
    attribute("y", (rect.y + rect.maxY) / 2 + Typography.baselineShift * size)
    close(content: text)
  }

  /// Writes the mark of a box: a thick outline around it.
  mutating func mark(_ rect: LayoutRect, pixel: Double) {
    open("rect")
    tint(Palette.overflow, opacity: 0)
    place(rect.inset(by: -1.5 * pixel))
    attribute("rx", Typography.cornerRadius * pixel)
    attribute("stroke-width", 3 * pixel)
    close()
  }

  /// Writes a guide, of which only the outline is visible.
  mutating func guide(_ rect: LayoutRect, pixel: Double) {
    open("rect")
    paint(Palette.pin)
    attribute("fill", "none")
    place(rect)
    attribute("stroke-width", 1.5 * pixel)
    attribute("stroke-linecap", "round")
    attribute("stroke-dasharray", PinDrawing.dots(pixel))
    close()
  }
}
