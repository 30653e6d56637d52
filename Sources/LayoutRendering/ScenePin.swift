import BoxEngine
import LayoutEngine

/// A constraint of a box container, or a gap of a flex container, as a line in the coordinates of the scene.
struct ScenePin {
  /// The quantity that the line represents.
  enum Kind {
    /// The distance of two edges.
    case distance
    /// The size of an item.
    case size
    /// The middle of an item.
    case center
    /// The gap between items of a flex container, which is no constraint.
    case gap
  }

  let kind: Kind
  /// The axis of the constraint or the gap.
  let axis: LayoutAxis
  let start: LayoutPoint
  let end: LayoutPoint
  /// The length of the gap, or the text of the constraint: `20`, `≥20 @750`.
  let text: String
  /// Whether the constraint is a required equation.
  let isHard: Bool
  /// The index in the scene of the box that contains the line: the container for gaps, otherwise the item.
  let box: Int

  /// The point at a fraction of the line's length.
  func point(at part: Double) -> LayoutPoint {
    LayoutPoint(x: start.x + part * (end.x - start.x), y: start.y + part * (end.y - start.y))
  }

  /// The length of the line.
  var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }

  /// The smallest rectangle that contains the line.
  var bounds: LayoutRect { LayoutRect(from: start, to: end) }

  /// Whether the line is vertical.
  var isUpright: Bool { start.x == end.x }

  /// The mark of the line in the legend.
  var mark: PictureMark {
    switch kind {
    case .gap: return .gap
    case .center: return .center
    case .distance, .size: return isHard ? .hardPin : .softPin
    }
  }
}

extension ScenePin {
  /// The text of a pin.
  ///
  /// If the pin is violated, the actual value follows: `10 → 30`.
  ///
  /// `actual` is the value of the pin's quantity. With a `factor`, the pin's value is `factor` times `whole` plus the
  /// constant.
  static func text(of pin: BoxPin, factor: Double? = nil, of whole: Double = 0, actual: Double) -> String {
    let number = MarkupWriter.number(pin.constant)
    var text = ""
    switch pin.relation {
    case .equal: break
    case .atLeast: text = "≥"
    case .atMost: text = "≤"
    }
    if let factor {
      text += "×" + MarkupWriter.number(factor)
      if pin.constant > 0 { text += "+" }
      if pin.constant != 0 { text += number }
    } else {
      text += number
    }
    if pin.priority < 1000 { text += " @" + MarkupWriter.number(pin.priority) }
    let share = (factor ?? 0) * whole
    return pin.isMet(by: actual - share) ? text : text + " → " + MarkupWriter.number(actual)
  }
}

extension BoxPin {
  /// Whether a value satisfies the pin, apart from rounding errors.
  fileprivate func isMet(by value: Double) -> Bool {
    let slack = 0.05
    switch relation {
    case .equal: return abs(value - constant) <= slack
    case .atLeast: return value >= constant - slack
    case .atMost: return value <= constant + slack
    }
  }

  fileprivate var isHard: Bool { relation == .equal && priority >= 1000 }
}

/// Collects the pins of a box container.
struct ScenePins {
  private(set) var pins: [ScenePin] = []
  private let boxes: [SceneBox]
  private let index: Int
  private let container: BoxContainer
  /// The content box of the container, before insets are subtracted.
  private let room: LayoutRect

  /// Collects the pins of the items of a box; none if the box is not a box container.
  init(of index: Int, in scene: Scene) {
    boxes = scene.boxes
    self.index = index
    room = boxes[index].contentBox
    container = boxes[index].box ?? BoxContainer()
    guard boxes[index].box != nil else { return }
    for axis in LayoutAxis.allCases { collect(along: axis) }
  }

  private mutating func collect(along axis: LayoutAxis) {
    var previous: SceneBox?
    let isMain = container.axis == axis
    for item in boxes[index].children {
      let box = boxes[item]
      guard let pins = box.pins?.along(axis) else { continue }
      let across = box.rect.middle(axis.perpendicular)
      if isMain, let previous {
        addGap(between: previous, and: box, along: axis)
      } else if let begin = pins.begin {
        let edge = edges(of: room, axis).begin + direction(axis) * inset(axis).begin
        add(begin, from: edge, to: edges(of: box.rect, axis).begin, across: across, axis)
      }
      if !isMain || item == boxes[index].children.last, let end = pins.end {
        let edge = edges(of: room, axis).end - direction(axis) * inset(axis).end
        add(end, from: edges(of: box.rect, axis).end, to: edge, across: across, axis)
      }
      addCenter(of: item, pins, axis)
      addSizes(of: item, pins, axis)
      previous = box
    }
  }

  // MARK: - Gaps

  /// Adds the gap between adjacent items, in the middle of the range in which they face each other.
  private mutating func addGap(between first: SceneBox, and second: SceneBox, along axis: LayoutAxis) {
    guard let end = first.pins?.along(axis).end, let begin = second.pins?.along(axis).begin,
      let pin = end.joined(to: begin, spacing: first.pins?.gap ?? container.spacing)
    else { return }
    let across = first.rect.middleOfShared(with: second.rect, axis.perpendicular)
    add(pin, from: edges(of: first.rect, axis).end, to: edges(of: second.rect, axis).begin, across: across, axis)
  }

  private mutating func add(_ pin: BoxPin, from start: Double, to end: Double, across: Double, _ axis: LayoutAxis) {
    pins.append(
      ScenePin(
        kind: .distance, axis: axis, start: LayoutPoint(start, across: across, axis),
        end: LayoutPoint(end, across: across, axis),
        text: ScenePin.text(of: pin, actual: (end - start) * direction(axis)), isHard: pin.isHard, box: index))
  }

  // MARK: - Centers and sizes

  /// Adds a line through the middle of the item, across the axis.
  private mutating func addCenter(of item: Int, _ itemPins: EdgePins, _ axis: LayoutAxis) {
    guard let pin = itemPins.center else { return }
    let rect = boxes[item].rect
    let position = rect.middle(axis)
    let target = room.middle(axis) + direction(axis) * (inset(axis).begin - inset(axis).end) / 2
    let across = axis.perpendicular
    // A centered item needs no text, unless the pin has a constant, a priority or a violation.
    let text = ScenePin.text(of: pin, actual: (position - target) * direction(axis))
    pins.append(
      ScenePin(
        kind: .center, axis: axis, start: LayoutPoint(position, across: rect.lower(across), axis),
        end: LayoutPoint(position, across: rect.upper(across), axis),
        text: text == "0" ? "" : "center " + text, isHard: pin.isHard, box: item))
  }

  private mutating func addSizes(of item: Int, _ itemPins: EdgePins, _ axis: LayoutAxis) {
    let rect = boxes[item].rect
    let size = rect.upper(axis) - rect.lower(axis)
    var texts: [String] = []
    var isHard = true
    if let pin = itemPins.size {
      texts.append(ScenePin.text(of: pin, actual: size))
      isHard = pin.isHard
    }
    if let relative = itemPins.relative {
      let whole = boxes[index].rect.upper(axis) - boxes[index].rect.lower(axis)
      texts.append(ScenePin.text(of: relative.pin, factor: relative.multiplier, of: whole, actual: size))
      isHard = isHard && relative.pin.isHard
    }
    if container.axis == axis, let flex = itemPins.flex { texts.append("flex " + MarkupWriter.number(flex)) }
    guard !texts.isEmpty else { return }
    // The line avoids the middle, where images have their names, and text if possible.
    let across = axis.perpendicular
    let place = boxes[item].lineRects.isEmpty ? 0.8 : 0.95
    let line = rect.lower(across) + place * (rect.upper(across) - rect.lower(across))
    pins.append(
      ScenePin(
        kind: .size, axis: axis, start: LayoutPoint(rect.lower(axis), across: line, axis),
        end: LayoutPoint(rect.upper(axis), across: line, axis), text: texts.joined(separator: ", "), isHard: isHard,
        box: item))
  }

  // MARK: - Geometry

  /// 1, or -1 if the axis runs from right to left.
  private func direction(_ axis: LayoutAxis) -> Double { axis == .horizontal && boxes[index].runsRightToLeft ? -1 : 1 }

  private func inset(_ axis: LayoutAxis) -> (begin: Double, end: Double) {
    let insets = container.insets
    return axis == .horizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
  }

  private func edges(of rect: LayoutRect, _ axis: LayoutAxis) -> (begin: Double, end: Double) {
    let edges = (begin: rect.lower(axis), end: rect.upper(axis))
    return direction(axis) < 0 ? (edges.end, edges.begin) : edges
  }
}

/// The pins of an item along one axis.
private struct EdgePins {
  var begin: BoxPin?
  var end: BoxPin?
  var center: BoxPin?
  var size: BoxPin?
  var relative: BoxRelativePin?
  var flex: Double?
}

extension BoxPins {
  fileprivate func along(_ axis: LayoutAxis) -> EdgePins {
    axis == .horizontal
      ? EdgePins(begin: left, end: right, center: centerX, size: width, relative: relativeWidth, flex: flex)
      : EdgePins(begin: top, end: bottom, center: centerY, size: height, relative: relativeHeight, flex: flex)
  }
}
