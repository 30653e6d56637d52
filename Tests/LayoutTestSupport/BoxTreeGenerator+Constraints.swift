import BoxEngine
import LayoutDocument
import LayoutEngine

extension BoxTreeGenerator {
  /// Gives some items further pins, ratios of their dimensions, and relations to the sizes of other nodes.
  mutating func addSizeConstraints(to nodes: inout [LayoutCase.Node]) {
    for index in nodes.indices.dropFirst() where random.chance(constrainedShare) {
      for _ in 0..<random.integer(1...2) { nodes[index].sizeConstraints.append(constraint(nodeCount: nodes.count)) }
    }
  }

  private mutating func constraint(nodeCount: Int) -> DocumentSizeConstraint {
    let dimension = random.pick(LayoutAxis.self)
    var pin = BoxPin()
    if random.chance(30) { pin.relation = random.pick(PinRelation.self) }
    if features.contains(.priorities), random.chance(40) { pin.priority = random.pick([999, 900, 751, 500, 260, 40]) }
    switch random.integer(0...3) {
    case 0:
      pin.constant = Double(random.integer(5...120))
      return DocumentSizeConstraint(dimension, pin)
    case 1:
      if random.chance(20) { pin.constant = Double(random.integer(-10...10)) }
      let multiplier = random.pick([0.5, 0.75, 1, 1.5])
      return DocumentSizeConstraint(dimension, pin, .node(random.integer(0...nodeCount - 1), multiplier: multiplier))
    default:
      if random.chance(20) { pin.constant = Double(random.integer(-10...10)) }
      return DocumentSizeConstraint(
        dimension, pin, .otherDimension(multiplier: random.pick([0.5, 0.75, 1, 1.5, 2])))
    }
  }
}
