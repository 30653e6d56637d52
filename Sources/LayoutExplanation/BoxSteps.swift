import LayoutDocument
import LayoutEngine

/// One constraint of a box on an item: what it demands, and what the layout makes of it.
struct BoxDemand {
  /// The constraint as people write it: `left ==8`.
  let text: String
  /// The number that is constrained.
  let actual: Double
  /// The number that the constraint names.
  let demanded: Double
  let relation: PinRelation
  let priority: Double

  /// By how much the layout misses the demand; 0 where it holds.
  var violation: Double {
    let difference = actual - demanded
    switch relation {
    case .equal: return difference.magnitude
    case .atLeast: return max(0, -difference)
    case .atMost: return max(0, difference)
    }
  }

  var holds: Bool { violation < 0.01 }
  /// The number is just what is demanded.
  var isTight: Bool { actual.isNearly(demanded) }

  func sentence(of subject: String) -> String {
    let priorityText = priority < 1000 ? " (priority \(ExplanationText.number(priority)))" : ""
    if holds { return "\(text) of \(subject) holds\(priorityText)" }
    return "\(text) of \(subject) gives way by \(ExplanationText.number(violation))\(priorityText)"
  }
}

/// Sizes and positions of the items of boxes, by their constraints.
extension StepList {
  mutating func addBoxSize(of node: NodeID, in box: NodeID, _ axis: Axis) {
    let size = size(of: node, axis)
    let demands = sizeDemands(of: node, in: box, axis) + gapDemands(of: node, in: box, axis).map { $0.demand }
    if !addDemands(demands, of: node, size) {
      add(node, .content, size, "what is inside \(name(node)) takes \(ExplanationText.number(size))")
    }
    addNaturalSize(of: node, axis, size)
    addSize(of: box, axis)
  }

  mutating func addBoxPosition(of node: NodeID, in box: NodeID, _ axis: Axis, _ position: Double) {
    let gaps = gapDemands(of: node, in: box, axis)
    if !addDemands(gaps.map { $0.demand } + centerDemands(of: node, in: box, axis), of: node, position) {
      add(node, .pins, position, "no pin of \(name(node)) decides where it begins: \(ExplanationText.number(position))")
    }
    if let previous = gaps.first(where: { $0.isBefore })?.neighbor { addSize(of: previous, axis) }
    addSize(of: node, axis)
    addSize(of: box, axis)
  }

  /// One step for those that hold, and one for each that gives way.
  ///
  /// - Returns: Whether there is a step.
  private mutating func addDemands(_ demands: [BoxDemand], of node: NodeID, _ value: Double) -> Bool {
    for demand in demands where !demand.holds { add(node, .pins, value, demand.sentence(of: name(node))) }
    let holding = demands.filter { $0.holds && $0.isTight }
    guard !holding.isEmpty else { return demands.contains { !$0.holds } }
    let texts = holding.map {
      $0.text + ($0.priority < 1000 ? " at priority \(ExplanationText.number($0.priority))" : "")
    }
    add(
      node, .pins, value,
      "\(ExplanationText.list(texts)) of \(name(node)) \(holding.count == 1 ? "holds" : "hold"): \(ExplanationText.number(value))"
    )
    return true
  }

  private mutating func addNaturalSize(of node: NodeID, _ axis: Axis, _ size: Double) {
    guard let natural = subject.naturalSize(of: node)?[axis], axis == .horizontal else { return }
    add(
      node, .content, natural,
      "the natural width of \(name(node)) is \(ExplanationText.number(natural))"
        + (natural.isNearly(size) ? "" : natural < size ? ": it grows" : ": it shrinks"))
  }

  // MARK: - Demands

  private func sizeDemands(of node: NodeID, in box: NodeID, _ axis: Axis) -> [BoxDemand] {
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    let size = size(of: node, axis)
    var demands: [BoxDemand] = []
    if let pin = axis == .horizontal ? pins.width : pins.height {
      demands.append(demand(axis.sizeWord, pin, actual: size))
    }
    if let relative = axis == .horizontal ? pins.relativeWidth : pins.relativeHeight {
      let constant = self.size(of: box, axis) * relative.multiplier
      let word = axis == .horizontal ? "relativeWidth" : "relativeHeight"
      demands.append(demand(word, relative.pin, actual: size, added: constant))
    }
    guard let natural = naturalExtent(of: node, axis) else { return demands }
    let (hugging, resistance) = axis == .horizontal ? (pins.hugX, pins.resistX) : (pins.hugY, pins.resistY)
    if size < natural - explanationTolerance {
      demands.append(
        BoxDemand(
          text: "resistance to shrinking below \(ExplanationText.number(natural))", actual: size, demanded: natural,
          relation: .atLeast, priority: resistance))
    } else {
      demands.append(
        BoxDemand(
          text: "hugging of \(ExplanationText.number(natural))", actual: size, demanded: natural, relation: .atMost,
          priority: hugging))
    }
    return demands
  }

  /// What the content of an item takes: for heights, at the width that the item has.
  private func naturalExtent(of node: NodeID, _ axis: Axis) -> Double? {
    guard subject.tree.isLeaf(node) else { return nil }
    if axis == .horizontal { return subject.naturalSize(of: node)?.width }
    return subject.measure(node, MeasureInput(knownWidth: max(0, size(of: node, .horizontal)))).size.height
  }

  private func centerDemands(of node: NodeID, in box: NodeID, _ axis: Axis) -> [BoxDemand] {
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    guard let pin = axis == .horizontal ? pins.centerX : pins.centerY else { return [] }
    let insets = subject.tree.box(of: box)?.insets ?? Edges(0)
    let offset =
      axis == .horizontal
      ? BoxContainer.centerOffset(begin: insets.left, end: insets.right)
      : BoxContainer.centerOffset(begin: insets.top, end: insets.bottom)
    let center = begin(of: node, in: box, axis) + size(of: node, axis) / 2 - size(of: box, axis) / 2
    return [demand(axis == .horizontal ? "centerX" : "centerY", pin, actual: center, added: offset)]
  }

  /// The gaps before and behind an item: to its neighbours in the chain, or to the edges of the box.
  private func gapDemands(
    of node: NodeID, in box: NodeID, _ axis: Axis
  ) -> [(demand: BoxDemand, neighbor: NodeID?, isBefore: Bool)] {
    guard let container = subject.tree.box(of: box) else { return [] }
    let pins = subject.tree.pins(of: node) ?? BoxPins()
    let words = axis == .horizontal ? (begin: "left", end: "right") : (begin: "top", end: "bottom")
    let insets = container.insets
    let edges = axis == .horizontal ? (begin: insets.left, end: insets.right) : (begin: insets.top, end: insets.bottom)
    let (before, behind) = axis == container.axis ? neighbors(of: node, in: box) : (nil, nil)
    let start = begin(of: node, in: box, axis)
    var gaps: [(demand: BoxDemand, neighbor: NodeID?, isBefore: Bool)] = []
    let own = (begin: pins.begin(axis), end: pins.end(axis))
    if let before {
      let outer = (subject.tree.pins(of: before) ?? BoxPins()).end(axis)
      let gap = start - begin(of: before, in: box, axis) - size(of: before, axis)
      if let pin = own.begin.flatMap({ outer?.joined(to: $0, spacing: container.spacing) }) {
        gaps.append((demand("the gap behind \(name(before))", pin, actual: gap), before, true))
      }
    } else if let pin = own.begin {
      gaps.append((demand(words.begin, pin, actual: start, added: edges.begin), nil, true))
    }
    let end = start + size(of: node, axis)
    if let behind {
      let outer = (subject.tree.pins(of: behind) ?? BoxPins()).begin(axis)
      let gap = begin(of: behind, in: box, axis) - end
      if let pin = own.end.flatMap({ end in outer.flatMap { end.joined(to: $0, spacing: container.spacing) } }) {
        gaps.append((demand("the gap before \(name(behind))", pin, actual: gap), behind, false))
      }
    } else if let pin = own.end {
      gaps.append((demand(words.end, pin, actual: size(of: box, axis) - end, added: edges.end), nil, false))
    }
    return gaps
  }

  private func demand(_ word: String, _ pin: BoxPin, actual: Double, added: Double = 0) -> BoxDemand {
    let relation = pin.relation == .equal ? "==" : pin.relation == .atLeast ? ">=" : "<="
    return BoxDemand(
      text: "\(word) \(relation)\(ExplanationText.number(pin.constant + added))", actual: actual,
      demanded: pin.constant + added, relation: pin.relation, priority: pin.priority)
  }

  private func neighbors(of node: NodeID, in box: NodeID) -> (before: NodeID?, behind: NodeID?) {
    let items = subject.tree.children(of: box).filter { subject.style(of: $0).display != .none }
    guard let index = items.firstIndex(of: node) else { return (nil, nil) }
    return (index > 0 ? items[index - 1] : nil, index + 1 < items.count ? items[index + 1] : nil)
  }

  /// From the leading or the top edge of the box.
  private func begin(of node: NodeID, in box: NodeID, _ axis: Axis) -> Double {
    let frame = subject.unroundedFrame(of: node)
    guard axis == .horizontal, subject.tree.isRightToLeft(box) else { return frame.start(axis) }
    return size(of: box, axis) - frame.maxX
  }
}

extension BoxPins {
  fileprivate func begin(_ axis: Axis) -> BoxPin? { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: Axis) -> BoxPin? { axis == .horizontal ? right : bottom }
}
