/// What the pins of an item say along one axis.
struct AxisPins: BitwiseCopyable {
  /// The pin of the leading or top edge.
  var begin: BoxPin?
  /// The pin of the trailing or bottom edge.
  var end: BoxPin?
  var center: BoxPin?
  var size: BoxPin?
  var relative: BoxRelativePin?
  var hugging: Double
  var resistance: Double
  /// The flex number, which counts along the axis of the container.
  let flex: Double?
  /// Required equations pin both edges, and nothing else is said.
  let isStretched: Bool
  /// Nothing is said but what edges and content ask for.
  let isBare: Bool

  init(
    edges: (begin: BoxPin?, end: BoxPin?), center: BoxPin?, size: BoxPin?, relative: BoxRelativePin?,
    content: (hugging: Double, resistance: Double), flex: Double?
  ) {
    (begin, end) = edges
    self.center = center
    self.size = size
    self.relative = relative
    (hugging, resistance) = content
    self.flex = flex
    isBare = center == nil && size == nil && relative == nil
    isStretched = isBare && begin?.fixes == true && end?.fixes == true
  }

  /// A relative size that leaves nothing open.
  var fixedShare: CostArgument? {
    guard let relative, relative.pin.fixes else { return nil }
    return CostArgument(scale: relative.multiplier, offset: relative.pin.constant)
  }
}

extension BoxPins {
  func along(_ axis: Axis) -> AxisPins {
    axis == .horizontal
      ? AxisPins(
        edges: (left, right), center: centerX, size: width, relative: relativeWidth, content: (hugX, resistX),
        flex: flex)
      : AxisPins(
        edges: (top, bottom), center: centerY, size: height, relative: relativeHeight, content: (hugY, resistY),
        flex: flex)
  }
}

extension BoxPins {
  /// The pins whose two axes these are.
  init(_ horizontal: AxisPins, _ vertical: AxisPins) {
    self.init()
    (left, right, centerX) = (horizontal.begin, horizontal.end, horizontal.center)
    (top, bottom, centerY) = (vertical.begin, vertical.end, vertical.center)
    (width, height) = (horizontal.size, vertical.size)
    (relativeWidth, relativeHeight) = (horizontal.relative, vertical.relative)
    (hugX, hugY) = (horizontal.hugging, vertical.hugging)
    (resistX, resistY) = (horizontal.resistance, vertical.resistance)
    flex = horizontal.flex
  }
}

extension BoxPin {
  var isRequired: Bool { priority == 1000 }

  /// A required equation.
  var fixes: Bool { relation == .equal && isRequired }

  /// The pin with some points more.
  func adding(_ points: Double) -> BoxPin {
    BoxPin(relation: relation, constant: constant + points, priority: priority)
  }
}

/// A gap in a chain: one constraint at most, made of the pins on both sides.
struct BoxGap {
  /// The constraint; `nil`: the gap is free.
  var pin: BoxPin?
  /// What the gap is where nothing asks for more or less.
  var defaultLength: Double
  /// The two pins contradict each other, `>=` and `<=`, so that they were left out.
  var isRefused = false

  /// The gap between an item and the container's edge.
  init(edge pin: BoxPin?, inset: Double) {
    self.pin = pin?.adding(inset)
    defaultLength = (pin?.constant ?? 0) + inset
  }

  /// The gap between neighbours.
  init(end: BoxPin?, begin: BoxPin?, spacing: Double) {
    defaultLength = (end?.constant ?? 0) + (begin?.constant ?? 0) + spacing
    guard let end, let begin else { return }
    pin = end.joined(to: begin, spacing: spacing)
    isRefused = pin == nil
  }
}

extension BoxContainer {
  /// The inset at the beginning of an axis; `left` is the leading edge.
  func beginInset(_ axis: Axis) -> Double { axis == .horizontal ? insets.left : insets.top }

  func endInset(_ axis: Axis) -> Double { axis == .horizontal ? insets.right : insets.bottom }
}
