import LayoutEngine

/// Draws one case: its name, its description, its dimensions and its boxes.
struct PanelDrawing {
  private let panel: PictureLayout.Panel
  private let pixel: Double

  /// `pixel` is the size of a pixel of the picture in points.
  init(_ panel: PictureLayout.Panel, pixel: Double) {
    self.panel = panel
    self.pixel = pixel
  }

  func draw(in writer: inout MarkupWriter) {
    writer.open("g")
    drawHeading(in: &writer)
    drawDimensions(in: &writer)
    let bounds = panel.bounds
    let origin = LayoutPoint(x: panel.sceneOrigin.x - bounds.x / pixel, y: panel.sceneOrigin.y - bounds.y / pixel)
    writer.open("g")
    writer.attribute("transform", PictureLayout.transform(to: origin, pixel: pixel))
    BoxDrawing(panel.scene, pixel: pixel).draw(in: &writer)
    for rect in panel.marked { writer.mark(rect, pixel: pixel) }
    PinDrawing(panel.pins, panel.labels.labels, pixel: pixel).draw(in: &writer)
    writer.close()
    writer.close()
  }

  private func drawHeading(in writer: inout MarkupWriter) {
    var y = panel.origin.y + Typography.headingSize * 0.8
    writer.open("text")
    writer.paint(Palette.ink)
    writer.attribute("font-size", Typography.headingSize)
    writer.attribute("font-weight", "600")
    writer.attribute("x", panel.sceneOrigin.x)
    writer.attribute("y", y)
    writer.close(content: panel.heading)
    y += 2
    for line in panel.aboutLines {
      y += PictureLayout.aboutLineHeight
      writer.open("text")
      writer.paint(Palette.faint)
      writer.attribute("font-size", Typography.explanationSize)
      writer.attribute("x", panel.sceneOrigin.x)
      writer.attribute("y", y)
      writer.close(content: line)
    }
  }

  // MARK: - Dimensions

  /// Draws the root's width above the scene and its height at the left.
  private func drawDimensions(in writer: inout MarkupWriter) {
    guard let root = panel.scene.boxes.first?.rect else { return }
    let bounds = panel.bounds
    let origin = LayoutPoint(
      x: panel.sceneOrigin.x + (root.x - bounds.x) / pixel, y: panel.sceneOrigin.y + (root.y - bounds.y) / pixel)
    let top = panel.sceneOrigin.y - 14
    let left = panel.sceneOrigin.x - 14
    drawDimension(
      root.width, from: LayoutPoint(x: origin.x, y: top),
      to: LayoutPoint(x: origin.x + root.width / pixel, y: top), in: &writer)
    drawDimension(
      root.height, from: LayoutPoint(x: left, y: origin.y),
      to: LayoutPoint(x: left, y: origin.y + root.height / pixel), in: &writer)
  }

  private func drawDimension(
    _ value: Double, from start: LayoutPoint, to end: LayoutPoint, in writer: inout MarkupWriter
  ) {
    let text = MarkupWriter.number(value)
    let width = (Double(text.unicodeScalars.count) * Typography.fixedAdvance + 1) * Typography.dimensionSize
    let length = end.x - start.x + end.y - start.y
    let middle = LayoutPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let isHorizontal = start.y == end.y
    writer.open("path")
    writer.paint(Palette.rule)
    writer.attribute("fill", "none")
    writer.attribute("d", PathText.dimension(from: start, to: end, bar: 4))
    writer.close()
    let plate = LayoutSize(width: isHorizontal ? width : 16, height: isHorizontal ? 16 : width)
    // If the number does not fit between the bars, it would cover them.
    guard length > width + 8 else { return }
    writer.open("rect")
    writer.paint(Palette.paper)
    writer.place(
      LayoutRect(
        x: middle.x - plate.width / 2, y: middle.y - plate.height / 2, width: plate.width, height: plate.height))
    writer.close()
    writer.open("text")
    writer.paintFixedWidth(Palette.faint)
    writer.attribute("font-size", Typography.dimensionSize)
    writer.attribute("text-anchor", "middle")
    let shift = Typography.baselineShift * Typography.dimensionSize
    if isHorizontal {
      writer.attribute("x", middle.x)
      writer.attribute("y", middle.y + shift)
    } else {
      let place = "\(MarkupWriter.number(middle.x + shift)) \(MarkupWriter.number(middle.y))"
      writer.attribute("transform", "translate(\(place)) rotate(-90)")
    }
    writer.close(content: text)
  }
}
