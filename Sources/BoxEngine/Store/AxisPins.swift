import LayoutEngine

/// The pins of an item along one axis.
struct AxisPins: Equatable, BitwiseCopyable {
  // Traits that most layouts need, determined once.
  private(set) var traits: AxisPinTraits
  /// The constants of the two edges; 0 for edges without a pin.
  let beginConstant: Double
  let endConstant: Double

  /// The pin of the leading or top edge.
  var begin: BoxPin?
  /// The pin of the trailing or bottom edge.
  var end: BoxPin?
  var center: BoxPin?
  var size: BoxPin?
  var relative: BoxRelativePin?
  /// The level of content hugging.
  ///
  /// See ``BoxPins/contentLevel(ofPriority:)``.
  var hugging: Double
  /// The level of compression resistance.
  var resistance: Double
  /// The flex number, which applies along the axis of the container.
  let flex: Double?
  /// The space to the next item, which applies along the axis of the container; `nil`: the spacing.
  let gap: Double?

  /// Whether the item keeps its natural size where other sizes can grow at the same cost.
  var keepsSize: Bool { traits.contains(.keepsSize) }

  init(
    edges: (begin: BoxPin?, end: BoxPin?), center: BoxPin?, size: BoxPin?, relative: BoxRelativePin?,
    content: (hugging: Double, resistance: Double, keepsSize: Bool), flex: Double?, gap: Double?
  ) {
    (begin, end) = edges
    self.center = center
    self.size = size
    self.relative = relative
    hugging = BoxPins.contentLevel(ofPriority: content.hugging)
    resistance = BoxPins.contentLevel(ofPriority: content.resistance)
    (self.flex, self.gap) = (flex, gap)
    (beginConstant, endConstant) = (begin?.constant ?? 0, end?.constant ?? 0)
    var traits: AxisPinTraits = []
    if begin?.fixes == true { traits.insert(.beginIsFixed) }
    if end?.fixes == true { traits.insert(.endIsFixed) }
    if size == nil, relative == nil { traits.insert(.hasNoSize) }
    if center == nil { traits.insert(.hasNoCenter) }
    if max(hugging, resistance) == BoxPins.strongestContentLevel { traits.insert(.hasStrongestContent) }
    if content.keepsSize { traits.insert(.keepsSize) }
    self.traits = traits
  }

  /// Whether the item fills the container across, up to the gaps at both edges.
  var isStretched: Bool {
    let fixed: AxisPinTraits = [.beginIsFixed, .endIsFixed, .hasNoCenter]
    return traits.intersection(fixed.union(.sharesBaseline)) == fixed
  }

  /// The baseline that the item shares with other items of a horizontal container.
  var baseline: BoxBaseline? {
    if traits.isDisjoint(with: .sharesBaseline) { return nil }
    return traits.contains(.sharesFirstBaseline) ? .first : .last
  }

  /// Returns the pins with a shared baseline.
  fileprivate func sharing(_ baseline: BoxBaseline?) -> AxisPins {
    var pins = self
    if let baseline { pins.traits.insert(baseline == .first ? .sharesFirstBaseline : .sharesLastBaseline) }
    return pins
  }
}

/// Properties of pins that most layouts need, determined when the pins are set.
struct AxisPinTraits: OptionSet, BitwiseCopyable {
  var rawValue: UInt8

  // The edge has a required equality pin.
  static let beginIsFixed = AxisPinTraits(rawValue: 1 << 0)
  static let endIsFixed = AxisPinTraits(rawValue: 1 << 1)
  /// The size has no pin.
  static let hasNoSize = AxisPinTraits(rawValue: 1 << 2)
  static let hasNoCenter = AxisPinTraits(rawValue: 1 << 3)
  /// The hugging or the resistance of the content has the priority 1000.
  static let hasStrongestContent = AxisPinTraits(rawValue: 1 << 4)

  /// The item keeps its natural size where other sizes can grow at the same cost.
  static let keepsSize = AxisPinTraits(rawValue: 1 << 5)

  // The item shares a baseline, along y.
  static let sharesFirstBaseline = AxisPinTraits(rawValue: 1 << 6)
  static let sharesLastBaseline = AxisPinTraits(rawValue: 1 << 7)
  static let sharesBaseline: AxisPinTraits = [.sharesFirstBaseline, .sharesLastBaseline]
}

extension BoxPins {
  func along(_ axis: LayoutAxis) -> AxisPins {
    axis == .horizontal
      ? AxisPins(
        edges: (left, right), center: centerX, size: width, relative: relativeWidth,
        content: (hugX, resistX, keepsWidth), flex: flex, gap: gap)
      : AxisPins(
        edges: (top, bottom), center: centerY, size: height, relative: relativeHeight,
        content: (hugY, resistY, keepsHeight), flex: flex, gap: gap
      ).sharing(baseline)
  }

  /// Creates pins from the pins along both axes.
  init(_ horizontal: AxisPins, _ vertical: AxisPins) {
    self.init()
    (left, right, centerX) = (horizontal.begin, horizontal.end, horizontal.center)
    (top, bottom, centerY) = (vertical.begin, vertical.end, vertical.center)
    (width, height) = (horizontal.size, vertical.size)
    (relativeWidth, relativeHeight) = (horizontal.relative, vertical.relative)
    hugX = BoxPins.priority(ofLevel: horizontal.hugging)
    hugY = BoxPins.priority(ofLevel: vertical.hugging)
    resistX = BoxPins.priority(ofLevel: horizontal.resistance)
    resistY = BoxPins.priority(ofLevel: vertical.resistance)
    (keepsWidth, keepsHeight) = (horizontal.keepsSize, vertical.keepsSize)
    (flex, gap) = (horizontal.flex, horizontal.gap)
    baseline = vertical.baseline
  }
}

extension BoxPin {
  var isRequired: Bool { priority == 1000 }

  /// Whether the pin is a required equality.
  var fixes: Bool { relation == .equal && isRequired }

  /// Returns the pin with `points` added to the constant.
  func adding(_ points: Double) -> BoxPin {
    BoxPin(relation: relation, constant: constant + points, priority: priority)
  }
}

/// The lengths that a container adds to the pins of its items along one axis.
struct BoxEdges: BitwiseCopyable {
  /// Whether the items form one chain along this axis.
  ///
  /// Otherwise each item forms a chain of its own.
  let isMain: Bool
  // The insets.
  var begin: Double
  var end: Double
  let spacing: Double

  /// The offset that different insets add to the pins of centers.
  var centerOffset: Double { BoxContainer.centerOffset(begin: begin, end: end) }

  // The sums of the constants of a gap whose pins are equalities.

  /// The gap between the container's begin and an item.
  func beginGap(_ begin: Double) -> Double { begin + self.begin }

  /// The gap between an item and the container's end.
  func endGap(_ end: Double) -> Double { end + self.end }

  /// The gap between two items.
  func gapLength(after previous: AxisPins, before next: AxisPins) -> Double {
    previous.endConstant + next.beginConstant + spacing(after: previous)
  }

  /// The space that is added to the pins between an item and the next one.
  private func spacing(after item: AxisPins) -> Double { item.gap ?? spacing }

  /// Returns the gap between two items.
  ///
  /// If `previous` is `nil`, the gap is the one between the container's begin and an item; if `next` is `nil`, the one
  /// between an item and the container's end.
  func gap(after previous: AxisPins?, before next: AxisPins?) -> BoxGap {
    guard let previous else {
      return BoxGap(pin: next?.begin?.adding(begin), defaultLength: beginGap(next?.beginConstant ?? 0))
    }
    guard let next else { return BoxGap(pin: previous.end?.adding(end), defaultLength: endGap(previous.endConstant)) }
    var gap = BoxGap(pin: nil, defaultLength: gapLength(after: previous, before: next))
    if let end = previous.end, let begin = next.begin {
      gap.pin = end.joined(to: begin, spacing: spacing(after: previous))
    }
    return gap
  }
}

/// A gap in a chain, with at most one constraint, which is joined from the pins on both sides.
struct BoxGap {
  /// The constraint; `nil`: the gap is unconstrained.
  var pin: BoxPin?
  /// The length of the gap where no pin makes the gap larger or smaller.
  let defaultLength: Double
}
