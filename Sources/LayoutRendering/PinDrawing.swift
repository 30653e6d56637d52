import LayoutEngine

/// Draws the lines of pins and gaps over the boxes, then the labels of a scene.
struct PinDrawing {
  /// The maximum number of items for which pins are drawn.
  ///
  /// With more items, lines are indistinguishable and numbers overlap.
  private static let mostItems = 200
  /// The length of the shortest line that is drawn, in pixels of the picture.
  private static let shortest = 1.0

  private let pins: [ScenePin]
  private let labels: [SceneLabel]
  private let pixel: Double

  /// `pixel` is the size of a pixel of the picture in points.
  init(_ pins: [ScenePin], _ labels: [SceneLabel], pixel: Double) {
    self.pins = pins
    self.labels = labels
    self.pixel = pixel
  }

  /// The dash pattern of round dots, with gaps of the size of the dots.
  static func dots(_ pixel: Double) -> String { "0 \(MarkupWriter.number(3 * pixel))" }

  /// The dash pattern of dashes, with shorter gaps.
  static func dashes(_ pixel: Double) -> String {
    "\(MarkupWriter.number(4 * pixel)) \(MarkupWriter.number(3 * pixel))"
  }

  /// The pins and gaps of a scene whose lines are visible and distinguishable.
  static func pins(in scene: Scene, pixel: Double) -> [ScenePin] {
    var pins: [ScenePin] = []
    for (index, box) in scene.boxes.enumerated() where !box.children.isEmpty && box.children.count <= mostItems {
      pins += box.box == nil ? SceneGaps(of: index, in: scene).gaps : ScenePins(of: index, in: scene).pins
    }
    return pins.filter { $0.length >= shortest * pixel }
  }

  func draw(in writer: inout MarkupWriter) {
    for pin in pins { PinDrawing.drawLine(pin, pixel: pixel, in: &writer) }
    for label in labels { draw(label, in: &writer) }
  }

  // MARK: - Lines

  /// Draws the line of a pin, or the mark of a centered item.
  static func drawLine(_ pin: ScenePin, pixel: Double, in writer: inout MarkupWriter) {
    guard pin.kind != .center else {
      drawCenter(pin, pixel: pixel, in: &writer)
      return
    }
    let bars = PathText.bars(from: pin.start, to: pin.end, bar: 3 * pixel)
    let line = PathText.line(from: pin.start, to: pin.end)
    let role = pin.kind == .gap ? Palette.rule : Palette.pin
    writer.line(pin.isHard ? line + bars : line, role: role, dashes: pin.isHard ? nil : dashes(pixel), width: pixel)
    if !pin.isHard { writer.line(bars, role: role, width: pixel) }
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

  // MARK: - Labels

  private func draw(_ label: SceneLabel, in writer: inout MarkupWriter) {
    if let leader = label.leader {
      writer.line(PathText.line(from: leader.start, to: leader.end), role: Palette.rule, width: pixel)
    }
    if let plate = label.plate {
      writer.open("rect")
      writer.paint(plate)
      writer.attribute("stroke-opacity", 0)
      writer.place(label.rect)
      writer.attribute("rx", 2 * pixel)
      writer.close()
    }
    writer.centeredText(label.text, at: label.rect, size: Typography.labelSize * pixel, role: label.role)
  }
}

extension MarkupWriter {
  /// Writes a path without area.
  fileprivate mutating func line(_ path: String, role: Palette.Role, dashes: String? = nil, width: Double) {
    open("path")
    paint(role)
    attribute("fill", "none")
    attribute("stroke-width", width)
    if let dashes { attribute("stroke-dasharray", dashes) }
    attribute("d", path)
    close()
  }
}
