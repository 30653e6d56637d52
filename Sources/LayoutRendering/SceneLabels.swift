import LayoutDocument
import LayoutEngine

/// A text in a picture, apart from the texts of the layout.
struct SceneLabel {
  let text: String
  /// The rectangle of the label, in which the text is centered.
  let rect: LayoutRect
  let role: Palette.Role
  /// The color of the rectangle that covers the marks behind the text; `nil` for none.
  let plate: Palette.Role?
  /// The line from the mark of the label to its rectangle, if they are apart.
  let leader: (start: LayoutPoint, end: LayoutPoint)?
}

/// Finds places for the labels of a scene: amounts of overflows, pins and gaps, paddings and insets, and
/// names, in this order.
///
/// No label covers a text or another label. Names without a free place are left out.
struct SceneLabels {
  private(set) var labels: [SceneLabel] = []
  /// The texts of lines and strips without a free place, each once, up to one more than the legend shows.
  private(set) var leftOut: [PictureMark: [String]] = [:]
  private let scene: Scene
  private let pins: [ScenePin]
  private let pixel: Double
  private var places: FreePlaces

  /// Places the labels of a scene and of its pins and gaps.
  ///
  /// `pixel` is the size of a pixel of the picture in points.
  init(_ scene: Scene, _ pins: [ScenePin], pixel: Double) {
    self.scene = scene
    self.pins = pins
    self.pixel = pixel
    places = FreePlaces(scene, pins, pixel: pixel)
    for (index, overflow) in scene.overflows.enumerated() { place(overflow.strip, line: pins.count + index) }
    for (index, pin) in pins.enumerated() where !pin.text.isEmpty { place(pin, index) }
    for index in scene.boxes.indices {
      for strip in scene.strips(of: index) { place(strip, line: -1) }
    }
    for index in scene.boxes.indices { placeName(of: index) }
  }

  // MARK: - Lengths

  /// Places the length of a strip in the strip, or beside it.
  ///
  /// `line` is the number of an overflow among the lines, and -1 for other strips.
  private mutating func place(_ strip: SceneStrip, line: Int) {
    // A search for thousands of sides that are too thin to be seen would take long.
    guard strip.rect.upper(strip.axis) - strip.rect.lower(strip.axis) >= pixel else {
      leaveOut(strip.text, of: strip.mark)
      return
    }
    let isOverflow = strip.box == nil
    let role = strip.box.map(labelRole) ?? Palette.amount
    let size = size(of: strip.text)
    // In a child, the number of a padding would seem to belong to the child.
    let grounds = -1...(strip.box ?? .max)
    let middles = [0.5, 0.3, 0.7, 0.1, 0.9].map { strip.point(at: $0) }
    var near: [LabelPlace] = []
    for middle in middles {
      let rect = LayoutRect(around: middle, size: size)
      if strip.rect.contains(rect) {
        near.append(LabelPlace(rect: rect, grounds: grounds, needsPlate: isOverflow))
      }
    }
    if add(strip.text, role, at: near, line: line) { return }
    let far = middles.flatMap { distantPlaces(from: $0, strip.axis, strip.rect, size, grounds: grounds) }
    if !add(strip.text, role, at: far, line: line) { leaveOut(strip.text, of: strip.mark) }
  }

  /// Places the text of a pin or a gap on its line, or beside it.
  private mutating func place(_ pin: ScenePin, _ index: Int) {
    let role = pin.kind == .gap ? Palette.faint : Palette.pinText
    let size = size(of: pin.text)
    let middles = [0.5, 0.3, 0.7].map { pin.point(at: $0) }
    var near: [LabelPlace] = []
    for middle in middles {
      let rect = LayoutRect(around: middle, size: size)
      if leavesLine(pin, at: rect) { near.append(LabelPlace(rect: rect, grounds: -1...pin.box, needsPlate: true)) }
    }
    for middle in middles { near += places(beside: middle, of: pin, size) }
    if add(pin.text, role, at: near, line: index) { return }
    let isLength = pin.kind == .distance || pin.kind == .gap
    let far = isLength ? distantPlaces(from: pin.bounds.center, pin.axis, pin.bounds, size, grounds: -1...(.max)) : []
    if !add(pin.text, role, at: far, line: index) { leaveOut(pin.text, of: pin.mark) }
  }

  /// Whether a line remains visible on both sides of a label on it.
  private func leavesLine(_ pin: ScenePin, at place: LayoutRect) -> Bool {
    let axis: LayoutAxis = pin.isUpright ? .vertical : .horizontal
    let end = 6 * pixel
    return place.lower(axis) - pin.bounds.lower(axis) >= end && pin.bounds.upper(axis) - place.upper(axis) >= end
  }

  /// The places on both sides of a point of a line.
  private func places(beside point: LayoutPoint, of pin: ScenePin, _ size: LayoutSize) -> [LabelPlace] {
    let shift = pin.isUpright ? LayoutPoint(x: size.width / 2 + 2 * pixel) : LayoutPoint(y: -size.height / 2 - pixel)
    return [1.0, -1].map { side in
      let middle = LayoutPoint(x: point.x + side * shift.x, y: point.y + side * shift.y)
      return LabelPlace(rect: LayoutRect(around: middle, size: size), grounds: -1...pin.box)
    }
  }

  /// The places beyond both ends of a mark along an axis, each with a line to the mark.
  private func distantPlaces(
    from point: LayoutPoint, _ axis: LayoutAxis, _ mark: LayoutRect, _ size: LayoutSize, grounds: ClosedRange<Int>
  ) -> [LabelPlace] {
    let isHorizontal = axis == .horizontal
    let distance = 6 * pixel + (isHorizontal ? size.width : size.height) / 2
    let step = 3 * pixel + (isHorizontal ? size.height : size.width)
    let across = isHorizontal ? point.y : point.x
    return [0.0, 1, -1, 2, -2].flatMap { steps in
      [(mark.upper(axis), distance), (mark.lower(axis), -distance)].map { edge, distance in
        let middle = LayoutPoint(edge + distance, across: across + steps * step, axis)
        return LabelPlace(
          rect: LayoutRect(around: middle, size: size), grounds: grounds,
          leaderStart: LayoutPoint(edge, across: across, axis))
      }
    }
  }

  // MARK: - Names

  /// Places the name of a box in the box, or beside it in its parent.
  private mutating func placeName(of index: Int) {
    let box = scene.boxes[index]
    guard let id = box.id, !id.isEmpty else { return }
    let (name, role) = (DisplayText.singleLine(id), labelRole(of: index))
    if box.isImage {
      let dimensions = "\(MarkupWriter.number(box.rect.width)) × \(MarkupWriter.number(box.rect.height))"
      for text in [name + " " + dimensions, name] {
        let rect = LayoutRect(around: box.rect.center, size: size(of: text))
        if box.rect.inset(by: 3 * pixel).contains(rect),
          add(text, role, at: [LabelPlace(rect: rect, grounds: index...index)])
        {
          return
        }
      }
    }
    let inside = box.paddingBox.inset(by: 3 * pixel).places(inside: size(of: name))
    if add(name, role, at: inside.map { LabelPlace(rect: $0, grounds: index...index) }) { return }
    guard let parent = box.parent else { return }
    let outside = box.rect.places(outside: size(of: name), distance: 2 * pixel)
    _ = add(name, role, at: outside.map { LabelPlace(rect: $0, grounds: parent...parent, mayCoverLines: false) })
  }

  // MARK: - Labels

  /// Adds a label at the first free place.
  ///
  /// - Returns: Whether there is a free place.
  private mutating func add(
    _ text: String, _ role: Palette.Role, at candidates: [LabelPlace], line: Int = -1
  ) -> Bool {
    for avoidsLines in [true, false] {
      for place in candidates where places.isFree(place, line: line, avoidsLines: avoidsLines) {
        labels.append(
          SceneLabel(text: text, rect: place.rect, role: role, plate: plate(at: place), leader: place.leader))
        places.take(place)
        return true
      }
    }
    return false
  }

  /// The color that covers the marks behind a label; `nil` if there are none.
  private func plate(at place: LabelPlace) -> Palette.Role? {
    let ground = places.ground(of: place.rect).map { scene.boxes[$0] }
    guard place.needsPlate || ground?.isImage == true || places.isOnLine(place.rect) else { return nil }
    return ground.map { Palette.boxes[Palette.index(depth: $0.depth)] } ?? Palette.paper
  }

  private mutating func leaveOut(_ text: String, of mark: PictureMark) {
    let texts = leftOut[mark] ?? []
    if texts.count <= LegendDrawing.mostTexts, !texts.contains(text) { leftOut[mark] = texts + [text] }
  }

  private func labelRole(of box: Int) -> Palette.Role { Palette.labels[Palette.index(depth: scene.boxes[box].depth)] }

  private func size(of text: String) -> LayoutSize {
    let fontSize = Typography.labelSize * pixel
    let width = Double(DisplayText.width(of: text)) * Typography.fixedAdvance + 0.3
    return LayoutSize(width: width * fontSize, height: 1.1 * fontSize)
  }
}

extension LayoutRect {
  /// The places of a label along the inner side of the edges, best first: corners at the top, then at the bottom, the
  /// middles of the edges, and the center.
  fileprivate func places(inside size: LayoutSize) -> [LayoutRect] {
    let (left, right, top, bottom) = (x, maxX - size.width, y, maxY - size.height)
    let (center, middle) = ((left + right) / 2, (top + bottom) / 2)
    guard right >= left, bottom >= top else { return [] }
    return [
      (left, top), (right, top), (left, bottom), (right, bottom), (right, middle), (left, middle), (center, top),
      (center, bottom), (center, middle),
    ].map { LayoutRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }

  /// The places of a label beside and below, at a distance from the edges, best first.
  fileprivate func places(outside size: LayoutSize, distance: Double) -> [LayoutRect] {
    let (middle, below) = (center.y - size.height / 2, maxY + distance)
    return [
      (maxX + distance, middle), (x - distance - size.width, middle), (x, below), (maxX - size.width, below),
      (center.x - size.width / 2, below),
    ].map { LayoutRect(x: $0.0, y: $0.1, width: size.width, height: size.height) }
  }
}
