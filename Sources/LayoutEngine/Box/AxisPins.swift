/// The pins of an item along one axis.
struct AxisPins: BitwiseCopyable {
  // What most layouts need, found out once.
  let traits: AxisPinTraits
  /// The constants of the two edges; 0 for those that are free.
  let beginConstant: Double
  let endConstant: Double

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

  /// Whether the natural size is kept where other sizes could grow at the same cost.
  var keepsSize: Bool { traits.contains(.keepsSize) }

  init(
    edges: (begin: BoxPin?, end: BoxPin?), center: BoxPin?, size: BoxPin?, relative: BoxRelativePin?,
    content: (hugging: Double, resistance: Double, keepsSize: Bool), flex: Double?
  ) {
    (begin, end) = edges
    self.center = center
    self.size = size
    self.relative = relative
    (hugging, resistance) = (content.hugging, content.resistance)
    self.flex = flex
    (beginConstant, endConstant) = (begin?.constant ?? 0, end?.constant ?? 0)
    var traits: AxisPinTraits = []
    if begin?.fixes == true { traits.insert(.beginIsFixed) }
    if end?.fixes == true { traits.insert(.endIsFixed) }
    if size == nil, relative == nil { traits.insert(.hasNoSize) }
    if center == nil { traits.insert(.hasNoCenter) }
    if content.hugging < 1000, content.resistance < 1000 { traits.insert(.hasSoftContent) }
    if content.keepsSize { traits.insert(.keepsSize) }
    self.traits = traits
  }

  /// Across a container the item takes all that its edges leave.
  var isStretched: Bool { traits.isSuperset(of: [.beginIsFixed, .endIsFixed, .hasNoCenter]) }
}

/// Facts about pins that most layouts need, found out when the pins are set.
struct AxisPinTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  // A required equation pins the edge.
  static let beginIsFixed = AxisPinTraits(rawValue: 1 << 0)
  static let endIsFixed = AxisPinTraits(rawValue: 1 << 1)
  /// No pin of a size.
  static let hasNoSize = AxisPinTraits(rawValue: 1 << 2)
  static let hasNoCenter = AxisPinTraits(rawValue: 1 << 3)
  /// Content may grow and shrink.
  static let hasSoftContent = AxisPinTraits(rawValue: 1 << 4)

  /// The natural size is kept where other sizes could grow at the same cost.
  static let keepsSize = AxisPinTraits(rawValue: 1 << 5)

  /// Content obeys its natural size alone.
  static let isNatural: AxisPinTraits = [.hasNoSize, .hasSoftContent]
}

extension BoxPins {
  func along(_ axis: Axis) -> AxisPins {
    axis == .horizontal
      ? AxisPins(
        edges: (left, right), center: centerX, size: width, relative: relativeWidth,
        content: (hugX, resistX, keepsWidth), flex: flex)
      : AxisPins(
        edges: (top, bottom), center: centerY, size: height, relative: relativeHeight,
        content: (hugY, resistY, keepsHeight), flex: flex)
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
    (keepsWidth, keepsHeight) = (horizontal.keepsSize, vertical.keepsSize)
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

/// What a container adds to the pins of its items along one axis.
struct BoxEdges: BitwiseCopyable {
  /// Items stand in a chain, and not each for itself.
  let isMain: Bool
  // The insets.
  var begin: Double
  var end: Double
  let spacing: Double

  /// What different insets add to the pins of centres.
  var centerOffset: Double { BoxContainer.centerOffset(begin: begin, end: end) }

  // The sums of the constants of a gap, where its pins are equations.

  /// The gap between the container's begin and an item.
  func beginGap(_ begin: Double) -> Double { begin + self.begin }

  /// The gap between an item and the container's end.
  func endGap(_ end: Double) -> Double { end + self.end }

  /// The gap between two items.
  func gap(_ end: Double, _ begin: Double) -> Double { end + begin + spacing }

  /// The gap between two items; between the container's begin and an item (`previous` is `nil`), or an item and its end.
  func gap(after previous: AxisPins?, before next: AxisPins?) -> BoxGap {
    guard let previous else { return BoxGap(edge: next?.begin, beginGap(next?.beginConstant ?? 0)) }
    guard let next else { return BoxGap(edge: previous.end, endGap(previous.endConstant)) }
    var gap = BoxGap(edge: nil, gap(previous.endConstant, next.beginConstant))
    guard let end = previous.end, let begin = next.begin else { return gap }
    gap.pin = end.joined(to: begin, spacing: spacing)
    gap.isRefused = gap.pin == nil
    return gap
  }
}

/// A gap in a chain: one constraint at most, made of the pins on both sides.
struct BoxGap {
  /// The constraint; `nil`: the gap is free.
  var pin: BoxPin?
  /// The gap where no pin makes it larger or smaller.
  let defaultLength: Double
  /// The two pins contradict each other, `>=` and `<=`, so that they were left out.
  var isRefused = false

  fileprivate init(edge pin: BoxPin?, _ length: Double) {
    defaultLength = length
    self.pin = pin
    self.pin?.constant = length
  }
}

extension BoxContainer {
  /// The inset at the beginning of an axis; `left` is the leading edge.
  func beginInset(_ axis: Axis) -> Double { axis == .horizontal ? insets.left : insets.top }

  func endInset(_ axis: Axis) -> Double { axis == .horizontal ? insets.right : insets.bottom }
}
