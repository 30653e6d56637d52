import LayoutEngine

/// The text of a pin or an inset, with its position.
struct PinLabel {
  let text: String
  /// The rectangle of the label, in which the text is centred.
  let rect: LayoutRect
  /// Whether the line behind the text must be covered.
  let needsPlate: Bool
  /// Whether the label belongs to an inset.
  let isInset: Bool
  /// The index in the scene of the box that contains the label.
  let box: Int
}

/// Finds places for the texts of the pins and insets of one container.
///
/// No text covers an item, a name or another text. Texts without a free place are left out.
struct PinLabels {
  private(set) var labels: [PinLabel] = []
  private let scene: Scene
  private let pixel: Double

  /// Places the texts of the container at an index of the scene.
  ///
  /// `pixel` is the size of a pixel of the picture in points.
  init(of index: Int, _ pins: [ScenePin], in scene: Scene, pixel: Double) {
    self.scene = scene
    self.pixel = pixel
    placeInsets(of: index)
    for pin in pins where !pin.text.isEmpty { place(pin) }
  }

  /// Places the amount of each inset in the middle of the inset.
  private mutating func placeInsets(of index: Int) {
    let box = scene.boxes[index]
    let (outer, insets) = (box.contentBox, box.insets)
    let inner = outer.inset(by: insets)
    let sides = [
      (insets.top, LayoutRect(left: inner.x, top: outer.y, right: inner.maxX, bottom: inner.y)),
      (insets.left, LayoutRect(left: outer.x, top: inner.y, right: inner.x, bottom: inner.maxY)),
      (insets.bottom, LayoutRect(left: inner.x, top: inner.maxY, right: inner.maxX, bottom: outer.maxY)),
      (insets.right, LayoutRect(left: inner.maxX, top: inner.y, right: outer.maxX, bottom: inner.maxY)),
    ]
    for (amount, room) in sides where amount > 0 {
      let text = MarkupWriter.number(amount)
      let place = rect(of: text, at: LayoutPoint(x: (room.x + room.maxX) / 2, y: (room.y + room.maxY) / 2))
      guard room.contains(place), isFree(place, in: index) else { continue }
      labels.append(PinLabel(text: text, rect: place, needsPlate: false, isInset: true, box: index))
    }
  }

  /// Places the text of a pin on its line, or beside it.
  private mutating func place(_ pin: ScenePin) {
    let room = scene.boxes[pin.box].rect
    var places: [(rect: LayoutRect, isOnLine: Bool)] = []
    for part in PinLabels.parts {
      let place = rect(of: pin.text, at: pin.point(at: part))
      if leavesLine(pin, at: place) { places.append((place, true)) }
    }
    for part in PinLabels.parts { places += self.places(beside: pin, at: part).map { ($0, false) } }
    for place in places where room.contains(place.rect) && isFree(place.rect, in: pin.box) {
      labels.append(
        PinLabel(text: pin.text, rect: place.rect, needsPlate: place.isOnLine, isInset: false, box: pin.box))
      return
    }
  }

  /// The candidate positions of a text along a line.
  private static let parts = [0.5, 0.3, 0.7]

  /// Whether the line remains visible on both sides of a text on it.
  private func leavesLine(_ pin: ScenePin, at place: LayoutRect) -> Bool {
    let (left, right) = (min(pin.start.x, pin.end.x), max(pin.start.x, pin.end.x))
    let (top, bottom) = (min(pin.start.y, pin.end.y), max(pin.start.y, pin.end.y))
    let end = 3 * pixel
    return left == right
      ? place.y - top >= end && bottom - place.maxY >= end : place.x - left >= end && right - place.maxX >= end
  }

  private func places(beside pin: ScenePin, at part: Double) -> [LayoutRect] {
    let point = pin.point(at: part)
    let size = rect(of: pin.text, at: point).size
    let isUpright = pin.start.x == pin.end.x
    let distance = isUpright ? size.width / 2 + 3 * pixel : size.height / 2 + 1.5 * pixel
    return [1.0, -1].map { side in
      rect(
        of: pin.text,
        at: LayoutPoint(x: point.x + (isUpright ? side * distance : 0), y: point.y - (isUpright ? 0 : side * distance)))
    }
  }

  private func rect(of text: String, at middle: LayoutPoint) -> LayoutRect {
    let size = Typography.pinSize * pixel
    let width = (Double(text.unicodeScalars.count) * Typography.fixedAdvance + 0.4) * size
    let height = 1.15 * size
    return LayoutRect(x: middle.x - width / 2, y: middle.y - height / 2, width: width, height: height)
  }

  /// Whether a rectangle covers no child, text, name or label of a box.
  private func isFree(_ place: LayoutRect, in index: Int) -> Bool {
    let box = scene.boxes[index]
    if labels.contains(where: { $0.rect.overlaps(place) }) { return false }
    if box.children.contains(where: { scene.boxes[$0].rect.overlaps(place) }) { return false }
    if box.lineRects.contains(where: { $0.overlaps(place) }) { return false }
    guard let name = BoxLabel(box, in: scene, pixel: pixel) else { return true }
    return !name.rect.overlaps(place)
  }
}
