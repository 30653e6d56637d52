import LayoutEngine

/// A candidate position of a label.
struct LabelPlace {
  var rect: LayoutRect
  /// The indices in the scene of the boxes that may be behind the label; -1 for the paper.
  var grounds: ClosedRange<Int>
  /// The start of the line that leads to a label that is not at its mark.
  var leaderStart: LayoutPoint?
  /// Whether a part of the label's own mark is behind its text.
  var needsPlate = false
  /// Whether the label may cover other lines and overflows if all places do.
  var mayCoverLines = true

  /// The line that leads to the label: to the nearest point of its rectangle.
  var leader: (start: LayoutPoint, end: LayoutPoint)? {
    leaderStart.map { start in
      (start, LayoutPoint(x: min(max(start.x, rect.x), rect.maxX), y: min(max(start.y, rect.y), rect.maxY)))
    }
  }
}

/// The area of a scene that is free for labels.
///
/// No label covers a text, another label or the outline of a box. Labels cover lines and overflows only if there is no
/// other place.
struct FreePlaces {
  private let scene: Scene
  /// The area of the scene with room for labels around it.
  private let area: LayoutRect
  /// The visible boxes, by their indices in the scene.
  private var boxes: RectIndex
  /// Texts and labels.
  private var texts: RectIndex
  /// The lines of pins and gaps, by their indices, then overflows and leaders.
  private var lines: RectIndex

  /// Collects the boxes, texts, lines and overflows of a scene.
  ///
  /// `pixel` is the size of a pixel of the picture in points.
  init(_ scene: Scene, _ pins: [ScenePin], pixel: Double) {
    self.scene = scene
    area = scene.bounds.inset(by: -60 * pixel)
    boxes = RectIndex(scene.bounds)
    texts = boxes
    lines = boxes
    for (index, box) in scene.boxes.enumerated() {
      if box.rect.width > 0, box.rect.height > 0 { boxes.insert(box.rect, number: index) }
      for line in box.lineRects { texts.insert(line, number: 0) }
    }
    for (index, pin) in pins.enumerated() {
      if pin.kind == .center {
        for end in [pin.start, pin.end] {
          lines.insert(LayoutRect(around: end, size: LayoutSize(width: 12 * pixel, height: 12 * pixel)), number: index)
        }
      } else {
        lines.insert(pin.bounds.inset(by: -pixel), number: index)
      }
    }
    for (index, overflow) in scene.overflows.enumerated() { lines.insert(overflow.rect, number: pins.count + index) }
  }

  /// The box that is painted last of those behind a rectangle.
  func ground(of rect: LayoutRect) -> Int? { boxes.last(overlapping: rect) }

  /// Whether a place is free.
  ///
  /// - Parameters:
  ///   - line: The line to which the label belongs. The label may cover it.
  ///   - avoidsLines: Whether the label must not cover other lines.
  func isFree(_ place: LabelPlace, line: Int, avoidsLines: Bool) -> Bool {
    let ground = ground(of: place.rect)
    guard area.contains(place.rect), place.grounds.contains(ground ?? -1) else { return false }
    if let ground, !scene.boxes[ground].rect.contains(place.rect) { return false }
    if texts.last(overlapping: place.rect) != nil { return false }
    if avoidsLines || !place.mayCoverLines, isOnLine(place.rect, except: line) { return false }
    guard let leader = place.leader else { return true }
    return texts.last(overlapping: LayoutRect(from: leader.start, to: leader.end)) == nil
  }

  /// Whether a rectangle covers a line or an overflow.
  func isOnLine(_ rect: LayoutRect, except line: Int = -1) -> Bool {
    lines.last(overlapping: rect, except: line) != nil
  }

  /// Marks a place as taken.
  mutating func take(_ place: LabelPlace) {
    texts.insert(place.rect, number: 0)
    if let leader = place.leader { lines.insert(LayoutRect(from: leader.start, to: leader.end), number: .max) }
  }
}
