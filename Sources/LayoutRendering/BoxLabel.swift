import LayoutEngine

/// The name of a box, if it fits in a corner or at an edge without covering children or text.
struct BoxLabel {
  /// The text of the label.
  var text: String
  /// The rectangle of the label, in which the text is centred.
  var rect: LayoutRect
  /// Whether the lines behind the text must be covered.
  var needsPlate: Bool

  /// Finds a place for the name; `nil` if the box has no name or no place is free.
  ///
  /// `pixel` is the size of a pixel of the picture, in points.
  init?(_ box: SceneBox, in scene: Scene, pixel: Double) {
    guard let id = box.id, !id.isEmpty else { return nil }
    let size = Typography.labelSize * pixel
    let name = DisplayText.singleLine(id)
    let room = LayoutSize(width: BoxLabel.width(of: name, size: size), height: 1.3 * size)
    let obstacles = BoxLabel.obstacles(of: box, in: scene)
    if box.isImage {
      self.init(inMiddleOf: box, name: name, room: room, size: size)
      return
    }
    let edge = box.paddingBox.inset(by: 3 * pixel)
    for place in BoxLabel.places(for: room, in: edge) where edge.contains(place) {
      if !obstacles.contains(where: { $0.overlaps(place) }) {
        self.init(text: name, rect: place, needsPlate: false)
        return
      }
    }
    return nil
  }

  private init(text: String, rect: LayoutRect, needsPlate: Bool) {
    self.text = text
    self.rect = rect
    self.needsPlate = needsPlate
  }

  /// Places the name in the middle of an image, on a plate that covers the cross.
  ///
  /// The label includes the image's size if there is room.
  private init?(inMiddleOf box: SceneBox, name: String, room: LayoutSize, size: Double) {
    let dimensions = "\(MarkupWriter.number(box.rect.width)) × \(MarkupWriter.number(box.rect.height))"
    let middle = LayoutPoint(x: (box.rect.x + box.rect.maxX) / 2, y: (box.rect.y + box.rect.maxY) / 2)
    for text in [name + " " + dimensions, name] {
      let width = BoxLabel.width(of: text, size: size)
      let place = LayoutRect(
        x: middle.x - width / 2, y: middle.y - room.height / 2, width: width, height: room.height)
      if box.rect.inset(by: size * 0.3).contains(place) {
        self.init(text: text, rect: place, needsPlate: true)
        return
      }
    }
    return nil
  }

  private static func width(of text: String, size: Double) -> Double {
    (Double(DisplayText.width(of: text)) * Typography.fixedAdvance + 0.5) * size
  }

  /// The rectangles that must not be covered: children and lines of text.
  private static func obstacles(of box: SceneBox, in scene: Scene) -> [LayoutRect] {
    box.children.map { scene.boxes[$0].rect } + box.lineRects
  }

  /// The candidate places, best first: the corners at the top, the corners at the bottom, the middles of the edges.
  private static func places(for room: LayoutSize, in edge: LayoutRect) -> [LayoutRect] {
    let left = edge.x
    let right = edge.maxX - room.width
    let top = edge.y
    let bottom = edge.maxY - room.height
    let center = (left + right) / 2
    let middle = (top + bottom) / 2
    let corners = [
      (left, top), (right, top), (left, bottom), (right, bottom), (right, middle), (left, middle), (center, top),
      (center, bottom), (center, middle),
    ]
    return corners.map { LayoutRect(x: $0.0, y: $0.1, width: room.width, height: room.height) }
  }
}

extension SceneBox {
  /// Whether the box is drawn as an image.
  var isImage: Bool {
    switch content {
    case .image, .area: return true
    case .none, .text: return false
    }
  }

  /// The rectangle of each line of text.
  var lineRects: [LayoutRect] {
    guard case .text(let lines, let advance, let lineHeight) = content else { return [] }
    return lines.enumerated().map { index, line in
      LineSpan(start: 0, length: Double(line.unicodeScalars.count) * advance)
        .rect(in: self, offset: Double(index) * lineHeight, height: lineHeight)
    }
  }
}
