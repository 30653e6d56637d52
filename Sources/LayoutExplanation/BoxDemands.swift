import BoxEngine
import LayoutDocument
import LayoutEngine

/// A constraint of a box on an item: its demanded value, and the value in the layout.
struct BoxDemand {
  /// The property that creates the constraint.
  let property: String
  /// The text of the constraint: `left ==8`.
  let text: String
  /// The constrained number in the layout.
  let actual: Double
  /// The number that the constraint demands.
  let demanded: Double
  let relation: PinRelation
  let priority: Double

  /// The violation of the demand; 0 if the constraint holds.
  var violation: Double {
    let difference = actual - demanded
    switch relation {
    case .equal: return difference.magnitude
    case .atLeast: return max(0, -difference)
    case .atMost: return max(0, difference)
    }
  }

  var holds: Bool { violation < 0.01 }
  /// Whether content creates the constraint, which required pins outrank at every priority.
  private var isOfContent: Bool { property.hasPrefix("hug") || property.hasPrefix("resist") }
  /// Whether the actual number equals the demanded one.
  var isTight: Bool { actual.isNearly(demanded) }

  /// Returns the demands, with content hugging and compression resistance joined to one if both hold.
  static func joiningContent(_ demands: [BoxDemand]) -> [BoxDemand] {
    guard let hugging = demands.first(where: { $0.property.hasPrefix("hug") }),
      let resistance = demands.first(where: { $0.property.hasPrefix("resist") })
    else { return demands }
    let priorities =
      "compression resistance \(ExplanationText.number(resistance.priority)), content hugging "
      + ExplanationText.number(hugging.priority)
    let natural = BoxDemand(
      property: hugging.property,
      text: "the natural size \(ExplanationText.number(hugging.demanded)) (\(priorities))", actual: hugging.actual,
      demanded: hugging.demanded, relation: .equal, priority: 1000)
    return [natural] + demands.filter { !$0.property.hasPrefix("hug") && !$0.property.hasPrefix("resist") }
  }

  func sentence(of subject: String) -> String {
    let priorityText =
      priority < 1000 || !holds && isOfContent
      ? " (priority \(ExplanationText.number(priority)))" : holds ? "" : " (required)"
    if holds { return "\(text) of \(subject) holds\(priorityText)" }
    return "\(text) of \(subject) is violated by \(ExplanationText.number(violation))\(priorityText)"
  }
}

/// The constraints of pins and content on the items of one box.
struct BoxDemands {
  let subject: ExplanationSubject
  let box: NodeID

  private func size(of node: NodeID, _ axis: LayoutAxis) -> Double { subject.unroundedFrame(of: node).size[axis] }

  /// Returns all constraints on an item along both axes.
  func all(of node: NodeID) -> [BoxDemand] {
    var all: [BoxDemand] = []
    for axis in LayoutAxis.allCases {
      all += sizeDemands(of: node, axis) + centerDemands(of: node, axis) + baselineDemands(of: node, axis)
      for gap in gapDemands(of: node, axis) { all.append(gap.demand) }
    }
    return all
  }

  func sizeDemands(of node: NodeID, _ axis: LayoutAxis) -> [BoxDemand] {
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    let size = size(of: node, axis)
    var demands: [BoxDemand] = []
    if let pin = axis == .horizontal ? pins.width : pins.height {
      demands.append(demand(axis.sizeWord, axis.sizeWord, pin, actual: size))
    }
    if let relative = axis == .horizontal ? pins.relativeWidth : pins.relativeHeight {
      let constant = self.size(of: box, axis) * relative.multiplier
      let word = axis == .horizontal ? "relativeWidth" : "relativeHeight"
      demands.append(demand(word, word, relative.pin, actual: size, added: constant))
    }
    guard let natural = naturalExtent(of: node, axis) else { return demands }
    let (hugging, resistance) = axis == .horizontal ? (pins.hugX, pins.resistX) : (pins.hugY, pins.resistY)
    let isHorizontal = axis == .horizontal
    demands.append(
      BoxDemand(
        property: isHorizontal ? "resistX" : "resistY",
        text: "compression resistance at \(ExplanationText.number(natural))", actual: size, demanded: natural,
        relation: .atLeast, priority: resistance))
    demands.append(
      BoxDemand(
        property: isHorizontal ? "hugX" : "hugY", text: "content hugging at \(ExplanationText.number(natural))",
        actual: size, demanded: natural, relation: .atMost, priority: hugging))
    return demands
  }

  /// Returns the natural extent of an item's content; the natural height is that for the actual width.
  private func naturalExtent(of node: NodeID, _ axis: LayoutAxis) -> Double? {
    guard subject.tree.isLeaf(node) else { return nil }
    if axis == .horizontal { return subject.naturalSize(of: node)?.width }
    return subject.measure(node, MeasureInput(knownWidth: max(0, size(of: node, .horizontal)))).size.height
  }

  func centerDemands(of node: NodeID, _ axis: LayoutAxis) -> [BoxDemand] {
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    guard let pin = axis == .horizontal ? pins.centerX : pins.centerY else { return [] }
    let insets = subject.tree.box(of: box)?.insets ?? Edges(0)
    let offset =
      axis == .horizontal
      ? BoxContainer.centerOffset(begin: insets.left, end: insets.right)
      : BoxContainer.centerOffset(begin: insets.top, end: insets.bottom)
    let center = begin(of: node, axis) + size(of: node, axis) / 2 - size(of: box, axis) / 2
    let word = axis == .horizontal ? "centerX" : "centerY"
    return [demand(word, word, pin, actual: center, added: offset)]
  }

  /// Returns the baseline that an item shares with the first other such item of its box.
  func baselineDemands(of node: NodeID, _ axis: LayoutAxis) -> [BoxDemand] {
    guard axis == .vertical, subject.tree.box(of: box)?.axis == .horizontal,
      let baseline = subject.tree.pins(of: node)?.baseline,
      let other = items.first(where: { $0 != node && subject.tree.pins(of: $0)?.baseline == baseline })
    else { return [] }
    return [
      BoxDemand(
        property: "baseline", text: "the \(baseline) baseline shared with \(subject.name(of: other))",
        actual: position(of: baseline, of: node), demanded: position(of: baseline, of: other), relation: .equal,
        priority: 1000)
    ]
  }

  /// The distance of an item's baseline from the top of the box.
  private func position(of baseline: BoxBaseline, of item: NodeID) -> Double {
    let frame = subject.unroundedFrame(of: item)
    guard let content = subject.tree.boxBaseline(baseline, in: item) else { return frame.maxY }
    var position = content.distance
    var node: NodeID? = content.node
    while let inner = node, inner != box {
      position += subject.unroundedFrame(of: inner).y
      node = subject.tree.parent(of: inner)
    }
    return position
  }

  /// Returns the gaps before and after an item: to its neighbors in the chain, or to the edges of the box.
  func gapDemands(
    of node: NodeID, _ axis: LayoutAxis
  ) -> [(demand: BoxDemand, neighbor: NodeID?, isBefore: Bool)] {
    guard let container = subject.tree.box(of: box) else { return [] }
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    let words = axis == .horizontal ? (begin: "left", end: "right") : (begin: "top", end: "bottom")
    let insets = container.insets
    let edges = axis == .horizontal ? (begin: insets.left, end: insets.right) : (begin: insets.top, end: insets.bottom)
    let (before, behind) = axis == container.axis ? neighbors(of: node) : (nil, nil)
    let start = begin(of: node, axis)
    var gaps: [(demand: BoxDemand, neighbor: NodeID?, isBefore: Bool)] = []
    let own = (begin: pins.begin(axis), end: pins.end(axis))
    if let before {
      let pins = subject.tree.pins(of: before) ?? BoxPins()
      let (outer, spacing) = (pins.end(axis), pins.gap ?? container.spacing)
      let gap = start - begin(of: before, axis) - size(of: before, axis)
      if let pin = own.begin.flatMap({ outer?.joined(to: $0, spacing: spacing) }) {
        gaps.append((demand(words.begin, "the gap after \(subject.name(of: before))", pin, actual: gap), before, true))
      }
    } else if let pin = own.begin {
      gaps.append((demand(words.begin, words.begin, pin, actual: start, added: edges.begin), nil, true))
    }
    let end = start + size(of: node, axis)
    if let behind {
      let outer = (subject.tree.pins(of: behind) ?? BoxPins()).begin(axis)
      let spacing = pins.gap ?? container.spacing
      let gap = begin(of: behind, axis) - end
      if let pin = own.end.flatMap({ end in outer.flatMap { end.joined(to: $0, spacing: spacing) } }) {
        gaps.append((demand(words.end, "the gap before \(subject.name(of: behind))", pin, actual: gap), behind, false))
      }
    } else if let pin = own.end {
      gaps.append((demand(words.end, words.end, pin, actual: size(of: box, axis) - end, added: edges.end), nil, false))
    }
    return gaps
  }

  private func demand(
    _ property: String, _ word: String, _ pin: BoxPin, actual: Double, added: Double = 0
  ) -> BoxDemand {
    let relation = pin.relation == .equal ? "==" : pin.relation == .atLeast ? ">=" : "<="
    return BoxDemand(
      property: property, text: "\(word) \(relation)\(ExplanationText.number(pin.constant + added))", actual: actual,
      demanded: pin.constant + added, relation: pin.relation, priority: pin.priority)
  }

  private var items: [NodeID] {
    subject.tree.children(of: box).filter { subject.style(of: $0).display != .none }
  }

  private func neighbors(of node: NodeID) -> (before: NodeID?, behind: NodeID?) {
    let items = items
    guard let index = items.firstIndex(of: node) else { return (nil, nil) }
    return (index > 0 ? items[index - 1] : nil, index + 1 < items.count ? items[index + 1] : nil)
  }

  /// Returns the distance from the leading or the top edge of the box.
  private func begin(of node: NodeID, _ axis: LayoutAxis) -> Double {
    let frame = subject.unroundedFrame(of: node)
    guard axis == .horizontal, subject.tree.isRightToLeft(box) else { return frame.start(axis) }
    return size(of: box, axis) - frame.maxX
  }
}

extension BoxPins {
  fileprivate func begin(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? right : bottom }
}
