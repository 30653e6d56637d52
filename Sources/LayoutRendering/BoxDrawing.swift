import LayoutEngine

/// Draws the boxes of a scene. Coordinates are points; lengths that belong to the picture and not to the layout are
/// multiplied by `pixel`, the size of one pixel of the picture in points.
struct BoxDrawing {
  private let scene: Scene
  private let pixel: Double

  init(_ scene: Scene, pixel: Double) {
    self.scene = scene
    self.pixel = pixel
  }

  /// Draws all boxes, then what sticks out of them.
  func draw(in writer: inout MarkupWriter) {
    for index in scene.boxes.indices { draw(box: index, in: &writer) }
    for overflow in scene.overflows { draw(overflow, in: &writer) }
  }

  private func draw(box index: Int, in writer: inout MarkupWriter) {
    let box = scene.boxes[index]
    writer.open("g")
    writer.element("title", content: title(of: box))
    drawMargin(of: box, in: &writer)
    drawRings(of: box, in: &writer)
    drawContent(of: box, in: &writer)
    LabelDrawing(scene, pixel: pixel).draw(labelOf: index, in: &writer)
    writer.close()
  }

  /// `title 112 × 34 at 131.5, 24`: what a browser shows under the pointer.
  private func title(of box: SceneBox) -> String {
    let origin = box.parent.map { scene.boxes[$0].rect.origin } ?? LayoutPoint()
    let size = "\(MarkupWriter.number(box.rect.width)) × \(MarkupWriter.number(box.rect.height))"
    let place = "\(MarkupWriter.number(box.rect.x - origin.x)), \(MarkupWriter.number(box.rect.y - origin.y))"
    return (box.id.map { $0 + " " } ?? "") + size + " at " + place
  }

  // MARK: - Margin, fill, border, padding

  private func drawMargin(of box: SceneBox, in writer: inout MarkupWriter) {
    guard box.margin.horizontal > 0 || box.margin.vertical > 0 else { return }
    writer.open("path")
    writer.attribute("fill", "url(#margin-hatch)")
    writer.attribute("fill-rule", "evenodd")
    writer.attribute("d", PathText.ring(outer: box.marginBox, inner: box.rect, radius: 0))
    writer.close()
  }

  private func drawRings(of box: SceneBox, in writer: inout MarkupWriter) {
    guard box.rect.width > 0, box.rect.height > 0 else { return }
    let role = Palette.boxes[Palette.index(depth: box.depth)]
    let radius = radius(of: box.rect)
    if box.padding.horizontal > 0 || box.padding.vertical > 0 || box.border.horizontal > 0 || box.border.vertical > 0 {
      drawRect(box.rect, radius: radius, in: &writer) {
        $0.paint(role)
        $0.attribute("stroke", "none")
      }
      drawRing(
        outer: box.paddingBox, inner: box.contentBox, radius: hasBorder(box) ? 0 : radius, opacity: 0.2,
        role: Palette.padding, in: &writer)
    }
  }

  private func hasBorder(_ box: SceneBox) -> Bool { box.border.horizontal > 0 || box.border.vertical > 0 }

  private func radius(of rect: LayoutRect) -> Double {
    min(Typography.cornerRadius * pixel, rect.width / 4, rect.height / 4)
  }
}
