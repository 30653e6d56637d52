import BoxEngine
import LayoutDocument
import LayoutEngine

/// Explains sizes and positions of items of boxes by their constraints.
extension StepList {
  mutating func addBoxSize(of node: NodeID, in box: NodeID, _ axis: LayoutAxis) {
    let size = size(of: node, axis)
    let constraints = BoxDemands(subject: subject, box: box)
    let gaps: [BoxDemand] = constraints.gapDemands(of: node, axis).map { $0.demand }
    let demands = constraints.sizeDemands(of: node, axis) + gaps
    addFlex(of: node, in: box, axis, size)
    if !addDemands(demands, of: node, size) {
      add(node, .content, size, "the content of \(name(node)) takes \(ExplanationText.number(size))")
    }
    addNaturalSize(of: node, axis, size)
    addSize(of: box, axis)
  }

  mutating func addBoxPosition(of node: NodeID, in box: NodeID, _ axis: LayoutAxis, _ position: Double) {
    let constraints = BoxDemands(subject: subject, box: box)
    let gaps = constraints.gapDemands(of: node, axis)
    let placing: [BoxDemand] =
      gaps.map { $0.demand } + constraints.centerDemands(of: node, axis)
      + constraints.baselineDemands(of: node, axis)
    if !addDemands(placing, of: node, position) {
      add(node, .pins, position, "no pin of \(name(node)) determines its position: \(ExplanationText.number(position))")
    }
    if let previous = gaps.first(where: { $0.isBefore })?.neighbor { addSize(of: previous, axis) }
    addSize(of: node, axis)
    addSize(of: box, axis)
  }

  /// Adds one step for all constraints that hold, and one for each violated constraint.
  ///
  /// - Returns: Whether a step was added.
  private mutating func addDemands(_ demands: [BoxDemand], of node: NodeID, _ value: Double) -> Bool {
    for demand in demands where !demand.holds { add(node, .pins, value, demand.sentence(of: name(node))) }
    let holding = BoxDemand.joiningContent(demands.filter { $0.holds && $0.isTight })
    guard !holding.isEmpty else { return demands.contains { !$0.holds } }
    let texts = holding.map {
      $0.text + ($0.priority < 1000 ? " (priority \(ExplanationText.number($0.priority)))" : "")
    }
    add(
      node, .pins, value,
      "\(ExplanationText.list(texts)) of \(name(node)) \(holding.count == 1 ? "holds" : "hold"): \(ExplanationText.number(value))"
    )
    return true
  }

  /// Adds the step for items with flex numbers.
  ///
  /// Their sizes along the axis of the box are proportional to these numbers.
  private mutating func addFlex(of node: NodeID, in box: NodeID, _ axis: LayoutAxis, _ size: Double) {
    guard subject.tree.box(of: box)?.axis == axis, let own = subject.tree.pins(of: node)?.flex else { return }
    let items = subject.items(of: box).filter { subject.tree.pins(of: $0)?.flex != nil }
    guard items.count > 1 else { return }
    let numbers = items.reduce(0.0) { $0 + (subject.tree.pins(of: $1)?.flex ?? 0) }
    let sizes = items.reduce(0.0) { $0 + self.size(of: $1, axis) }
    add(
      node, .pins, size,
      "flex \(ExplanationText.number(own)) of \(ExplanationText.number(numbers)) in all: "
        + "\(ExplanationText.number(size)) of \(ExplanationText.points(sizes))")
  }

  private mutating func addNaturalSize(of node: NodeID, _ axis: LayoutAxis, _ size: Double) {
    guard let natural = subject.naturalSize(of: node)?[axis], axis == .horizontal else { return }
    add(
      node, .content, natural,
      "the natural width of \(name(node)) is \(ExplanationText.number(natural))"
        + (natural.isNearly(size) ? "" : natural < size ? ": it grows" : ": it shrinks"))
  }
}
