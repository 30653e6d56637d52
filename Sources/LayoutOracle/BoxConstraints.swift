import BoxEngine
import LayoutDocument
import LayoutEngine

/// All constraints that BoxView creates for a tree along one axis, as in the table of its constraints.
///
/// Positions are measured from a container's leading edge. Right-to-left directions affect only the conversion to
/// frames.
package struct BoxConstraints<Nodes: BoxTree> {
  package private(set) var statements: [BoxStatement] = []
  /// All gaps, with or without a constraint.
  private(set) var gaps: [BoxGap] = []
  private(set) var incompatiblePins: [IncompatiblePins] = []
  private let nodes: Nodes
  private let axis: LayoutAxis
  private let widths: BoxWidths?

  /// Creates the constraints of one axis.
  /// - Parameters:
  ///   - naturalSizes: The natural size of each node. Only the sizes of leaves and flex containers are used, and only
  ///     if they are numbers.
  ///   - widths: The widths, if heights are computed after them. If `nil`, constraints that couple both axes, and those
  ///     of baselines, are left out.
  package init(_ nodes: Nodes, _ axis: LayoutAxis, naturalSizes: [Double], widths: BoxWidths? = nil) {
    self.nodes = nodes
    self.axis = axis
    self.widths = widths
    for (node, role) in nodes.roles.enumerated() where role == .container {
      let items = nodes.items[node]
      if nodes.box(node).axis == axis {
        addChain(items, in: node)
        addFlex(items)
      } else {
        for item in items { addChain([item], in: node) }
        if axis == .vertical, let widths { addBaselines(of: items, widths) }
      }
      for item in items { addOwn(item, in: node, natural: naturalSizes[item]) }
    }
    guard nodes.givenRootSize(axis) == nil else { return }
    add([.init(quantity: .size(0), coefficient: 1)], BoxPin(priority: Self.fittingPriority), .fitting)
  }

  /// The priority with which the size of a root without a given size is minimized.
  package static var fittingPriority: Double { 50 }

  private mutating func add(_ parts: [BoxStatement.Part], _ pin: BoxPin, _ subject: BoxStatement.Subject) {
    statements.append(
      BoxStatement(
        parts: parts, relation: pin.relation.relation, constant: pin.constant, priority: pin.priority,
        subject: subject))
  }

  // MARK: - Gaps

  /// Adds the gaps of the items along the container's axis, or of a single item across the axis.
  private mutating func addChain(_ items: [Int], in container: Int) {
    guard let first = items.first, let last = items.last else { return }
    let box = nodes.box(container)
    let insets = (begin: box.insets.begin(axis), end: box.insets.end(axis))
    addGap([.begin(first, 1)], [nodes.pins(first).begin(axis)], insets.begin, place: 0)
    for (place, (item, next)) in zip(items, items.dropFirst()).enumerated() {
      let pins = [nodes.pins(item).end(axis), nodes.pins(next).begin(axis)]
      let isIncompatible = addGap(
        [.begin(next, 1), .begin(item, -1), .size(item, -1)], pins, nodes.pins(item).gap ?? box.spacing,
        place: place + 1)
      if isIncompatible { incompatiblePins.append(IncompatiblePins(first: item, second: next, axis: axis)) }
    }
    addGap(
      [.size(container, 1), .begin(last, -1), .size(last, -1)], [nodes.pins(last).end(axis)], insets.end,
      place: items.count)
  }

  /// Adds a gap with the sum of the pins on both sides.
  ///
  /// The constants are added, and the lower priority applies. The relation is that of a pin that is not an equation, if
  /// there is one. If one of the pins is missing, no constraint is added.
  /// - Returns: Whether the pins contradict each other. No constraint is added in this case.
  @discardableResult
  private mutating func addGap(
    _ parts: [BoxStatement.Part], _ pins: [BoxPin?], _ space: Double, place: Int
  ) -> Bool {
    var sum = BoxPin(constant: space)
    var isFree = false
    var isIncompatible = false
    for pin in pins {
      guard let pin else {
        isFree = true
        continue
      }
      sum.constant += pin.constant
      sum.priority = min(sum.priority, pin.priority)
      if pin.relation == .equal { continue }
      if sum.relation != .equal, sum.relation != pin.relation { isIncompatible = true }
      sum.relation = pin.relation
    }
    gaps.append(BoxGap(parts: parts, place: place, standard: sum.constant))
    if !isFree, !isIncompatible { add(parts, sum, .gap(place)) }
    return isIncompatible
  }

  // MARK: - Items

  private mutating func addOwn(_ item: Int, in container: Int, natural: Double) {
    let pins = nodes.pins(item)
    let box = nodes.box(container)
    if var center = pins.center(axis) {
      center.constant += (box.insets.begin(axis) - box.insets.end(axis)) / 2
      add([.begin(item, 1), .size(item, 0.5), .size(container, -0.5)], center, .center)
    }
    if let size = pins.size(axis) { add([.size(item, 1)], size, .size) }
    if let relative = pins.relative(axis) {
      add([.size(item, 1), .size(container, -relative.multiplier)], relative.pin, .size)
    }
    for constraint in nodes.sizeConstraints(item) { add(constraint, of: item) }
    guard nodes.roles[item].hasNaturalSize, !natural.isNaN else { return }
    let levels = pins.contentLevels(axis)
    add([.size(item, 1)], BoxPin(relation: .atMost, constant: natural, priority: levels.hugging), .natural)
    add([.size(item, 1)], BoxPin(relation: .atLeast, constant: natural, priority: levels.resistance), .natural)
  }

  private mutating func add(_ constraint: DocumentSizeConstraint, of item: Int) {
    switch constraint.reference {
    case .constant:
      if constraint.dimension == axis { add([.size(item, 1)], constraint.pin, .size) }
    case .node(let node, let multiplier):
      guard constraint.dimension == axis, nodes.roles.indices.contains(node), nodes.roles[node].hasSize else { return }
      add([.size(item, 1), .size(node, -multiplier)], constraint.pin, .size)
    case .otherDimension(let multiplier):
      guard axis == .vertical, let widths else { return }
      var pin = constraint.pin
      if constraint.dimension == .vertical {
        pin.constant += multiplier * widths.width(item)
        add([.size(item, 1)], pin, .size)
      } else {
        pin.constant -= widths.width(item)
        add([.size(item, -multiplier)], pin, .size)
      }
    }
  }

  /// Adds the constraints of flexible items: the ratio of their sizes is the ratio of their flex numbers.
  private mutating func addFlex(_ items: [Int]) {
    let flexible = items.filter { nodes.pins($0).flex != nil }
    guard let first = flexible.first, let firstFlex = nodes.pins(first).flex else { return }
    for item in flexible.dropFirst() {
      let ratio = (nodes.pins(item).flex ?? 0) / firstFlex
      add([.size(item, 1), .size(first, -ratio)], BoxPin(), .flex)
    }
  }
}

// MARK: - Baselines

/// The widths of nodes, and the baselines of content at these widths.
package struct BoxWidths {
  /// The width of a node.
  package let width: (Int) -> Double
  /// The distance of a baseline from the top of a leaf or a flex container, at its natural height; `nil` without one.
  package let baseline: (Int, BoxBaseline) -> Double?
}

extension BoxConstraints {
  /// Adds the equations of the baselines that items of a horizontal container share.
  private mutating func addBaselines(of items: [Int], _ widths: BoxWidths) {
    for baseline in BoxBaseline.allCases {
      let group = items.filter { nodes.pins($0).baseline == baseline }
      guard let first = group.first else { continue }
      let shared = position(of: baseline, of: first, widths)
      for item in group.dropFirst() {
        let own = position(of: baseline, of: item, widths)
        var parts = own.parts
        for part in shared.parts { parts.append(.init(quantity: part.quantity, coefficient: -part.coefficient)) }
        add(parts, BoxPin(constant: shared.distance - own.distance), .baseline)
      }
    }
  }

  /// The position of an item's baseline: the positions of the item and of the boxes inside up to the content with the
  /// baseline, and its distance from the top of the content.
  private func position(
    of baseline: BoxBaseline, of item: Int, _ widths: BoxWidths
  ) -> (parts: [BoxStatement.Part], distance: Double) {
    guard let path = path(to: baseline, of: item, widths), let content = path.last else {
      return ([.begin(item, 1), .size(item, 1)], 0)
    }
    return (path.map { .begin($0, 1) }, widths.baseline(content, baseline) ?? 0)
  }

  private func path(to baseline: BoxBaseline, of item: Int, _ widths: BoxWidths) -> [Int]? {
    if nodes.roles[item].hasNaturalSize { return widths.baseline(item, baseline).map { _ in [item] } }
    guard nodes.roles[item] == .container else { return nil }
    let items = nodes.items[item]
    for inner in baseline == .first ? items : items.reversed() {
      if let path = path(to: baseline, of: inner, widths) { return [item] + path }
    }
    return nil
  }
}

extension BoxStatement.Part {
  static func begin(_ node: Int, _ coefficient: Double) -> BoxStatement.Part {
    BoxStatement.Part(quantity: .begin(node), coefficient: coefficient)
  }

  static func size(_ node: Int, _ coefficient: Double) -> BoxStatement.Part {
    BoxStatement.Part(quantity: .size(node), coefficient: coefficient)
  }
}

// MARK: - One axis at a time

extension Edges where Value == Double {
  fileprivate func begin(_ axis: LayoutAxis) -> Double { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? right : bottom }
}

extension BoxPins {
  fileprivate func begin(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? left : top }
  fileprivate func end(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? right : bottom }
  fileprivate func center(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? centerX : centerY }
  fileprivate func size(_ axis: LayoutAxis) -> BoxPin? { axis == .horizontal ? width : height }

  fileprivate func relative(_ axis: LayoutAxis) -> BoxRelativePin? {
    axis == .horizontal ? relativeWidth : relativeHeight
  }

  /// Whether content keeps its natural size if other sizes could grow at the same cost.
  func keepsSize(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? keepsWidth : keepsHeight }

  /// The levels of content hugging and compression resistance, of which the highest is just below required pins.
  fileprivate func contentLevels(_ axis: LayoutAxis) -> (hugging: Double, resistance: Double) {
    let (hugging, resistance) = axis == .horizontal ? (hugX, resistX) : (hugY, resistY)
    return (BoxPins.contentLevel(ofPriority: hugging), BoxPins.contentLevel(ofPriority: resistance))
  }
}
