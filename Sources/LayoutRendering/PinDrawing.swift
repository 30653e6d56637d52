import LayoutEngine

/// Draws the pins of box containers over their boxes, and the texts of pins and insets if there is room.
struct PinDrawing {
  /// The maximum number of items for which pins are drawn.
  ///
  /// With more items, lines are indistinguishable and numbers overlap.
  private static let mostItems = 200
  /// The length of the shortest line that is drawn, in pixels of the picture.
  private static let shortest = 1.0

  private let scene: Scene
  private let pixel: Double

  /// `pixel` is the size of a pixel of the picture in points.
  init(_ scene: Scene, pixel: Double) {
    self.scene = scene
    self.pixel = pixel
  }

  /// The dash pattern of round dots, with gaps of the size of the dots.
  static func dots(_ pixel: Double) -> String { "0 \(MarkupWriter.number(3 * pixel))" }

  /// The dash pattern of dashes, with shorter gaps.
  static func dashes(_ pixel: Double) -> String {
    "\(MarkupWriter.number(4 * pixel)) \(MarkupWriter.number(3 * pixel))"
  }

  /// The pins of a container whose lines are visible and distinguishable.
  static func pins(of index: Int, in scene: Scene, pixel: Double) -> [ScenePin] {
    guard scene.boxes[index].children.count <= mostItems else { return [] }
    return ScenePins(of: index, in: scene).pins.filter { $0.length >= shortest * pixel }
  }

  func draw(in writer: inout MarkupWriter) {
    for (index, box) in scene.boxes.enumerated() where box.box != nil { draw(container: index, in: &writer) }
  }

  private func draw(container index: Int, in writer: inout MarkupWriter) {
    let pins = PinDrawing.pins(of: index, in: scene, pixel: pixel)
    let labels = PinLabels(of: index, pins, in: scene, pixel: pixel).labels
    guard !pins.isEmpty || !labels.isEmpty else { return }
    writer.open("g")
    for pin in pins { PinDrawing.drawLine(pin, pixel: pixel, in: &writer) }
    for label in labels { draw(label, in: &writer) }
    writer.close()
  }

  // MARK: - Lines

  /// Draws the line of a pin, or the mark of a centred item.
  static func drawLine(_ pin: ScenePin, pixel: Double, in writer: inout MarkupWriter) {
    guard pin.kind != .center else {
      drawCenter(pin, pixel: pixel, in: &writer)
      return
    }
    let bars = PathText.bars(from: pin.start, to: pin.end, bar: 3 * pixel)
    let line = PathText.line(from: pin.start, to: pin.end)
    drawPath(pin.isHard ? line + bars : line, dashes: pin.isHard ? nil : dashes(pixel), pixel: pixel, in: &writer)
    if !pin.isHard { drawPath(bars, dashes: nil, pixel: pixel, in: &writer) }
  }

  /// Draws two arrowheads at the edges of the item that point at its middle, filled for required pins.
  private static func drawCenter(_ pin: ScenePin, pixel: Double, in writer: inout MarkupWriter) {
    let size = min(6 * pixel, 0.3 * pin.length)
    let path =
      PathText.arrowhead(from: pin.start, towards: pin.end, size: size)
      + PathText.arrowhead(from: pin.end, towards: pin.start, size: size)
    writer.open("path")
    writer.paint(pin.isHard ? Palette.pinText : Palette.pin)
    if !pin.isHard {
      writer.attribute("fill", "none")
      writer.attribute("stroke-width", pixel)
    }
    writer.attribute("d", path)
    writer.close()
  }

  private static func drawPath(_ path: String, dashes: String?, pixel: Double, in writer: inout MarkupWriter) {
    writer.open("path")
    writer.paint(Palette.pin)
    writer.attribute("fill", "none")
    writer.attribute("stroke-width", pixel)
    if let dashes { writer.attribute("stroke-dasharray", dashes) }
    writer.attribute("d", path)
    writer.close()
  }

  // MARK: - Labels

  private func draw(_ label: PinLabel, in writer: inout MarkupWriter) {
    let colors = Palette.index(depth: scene.boxes[label.box].depth)
    if label.needsPlate {
      writer.open("rect")
      writer.paint(Palette.boxes[colors])
      writer.attribute("stroke-opacity", 0)
      writer.place(label.rect)
      writer.attribute("rx", 2 * pixel)
      writer.close()
    }
    let role = label.isInset ? Palette.labels[colors] : Palette.pinText
    writer.centeredText(label.text, at: label.rect, size: Typography.pinSize * pixel, role: role)
  }
}
