import ConstraintEngine

// The rules that select one of several optimal layouts.
//
// The rules are optional constraints with priorities below 1, so that they only select among the optimal layouts.

extension AxisSolution {
  /// The priorities of the rules, highest first.
  private enum Rule {
    /// Among required constraints that contradict each other, those of centers are violated last.
    static let center = 0.95
    static let size = 0.92
    /// Content that keeps its natural size while other sizes could grow does not grow.
    static let keeping = 0.91
    /// Content has its natural size.
    static let natural = 0.9
    /// A size that no constraint determines is minimized.
    static let smallest = 0.8
    /// A gap equals its constant, earlier gaps before later ones: the remaining space goes to the last gap.
    static func gap(_ place: Int) -> Double { 0.7 / Double(place + 1) }
    /// Sizes of equal rank grow by equal amounts and shrink by equal shares.
    static func growth(_ round: Int) -> Double { 0.001 / Double(2 * round + 1) }
    static func shrinking(_ round: Int) -> Double { 0.001 / Double(2 * round + 2) }
  }

  mutating func breakTies() throws(BoxOracleError) {
    for statement in constraints.statements where isOpen(statement.parts) {
      switch statement.subject {
      case .center:
        try add(expression(statement.parts, less: statement.constant), statement.relation, Rule.center)
      case .size, .flex:
        try add(expression(statement.parts, less: statement.constant), statement.relation, Rule.size)
      case .gap, .natural, .baseline, .fitting: continue
      }
    }
    for node in openSizes where nodes.roles[node].hasNaturalSize && nodes.pins(node).keepsSize(axis) {
      try add(expression([.size(node, 1)], less: naturalSizes[node]), .atMost, Rule.keeping)
    }
    for node in openSizes {
      let level = nodes.roles[node].hasNaturalSize ? Rule.natural : Rule.smallest
      try add(expression([.size(node, 1)], less: preferredSize(node)), .equal, level)
    }
    for gap in constraints.gaps where isOpen(gap.parts) {
      try add(expression(gap.parts, less: gap.standard), .equal, Rule.gap(gap.place))
    }
    solver.solve()
    try shareEvenly()
  }

  private func isOpen(_ parts: [BoxStatement.Part]) -> Bool {
    parts.contains { part in
      let unique = uniqueness[part.quantity.index / 2]
      return !unique.size || !unique.position
    }
  }

  private var openSizes: [Int] {
    nodes.roles.indices.filter { !uniqueness[$0].size && variable(.size($0)) != nil }
  }

  private func preferredSize(_ node: Int) -> Double { nodes.roles[node].hasNaturalSize ? naturalSizes[node] : 0 }

  /// Minimizes the largest growth among the undetermined sizes, then the largest share by which a size shrinks.
  ///
  /// Each round determines at least one size. The remaining sizes are distributed in the next round.
  private mutating func shareEvenly() throws(BoxOracleError) {
    var open = stillOpen(openSizes)
    var round = 0
    while !open.isEmpty {
      let growth = solver.makeVariable()
      let share = solver.makeVariable()
      for node in open {
        let size = expression([.size(node, 1)], less: preferredSize(node))
        try require(size <= growth)
        try require(size + preferredSize(node) * share >= 0)
      }
      try add(growth.expression, .atMost, Rule.growth(round))
      try add(share.expression, .atMost, Rule.shrinking(round))
      solver.solve()
      let rest = stillOpen(open)
      // Apart from rounding errors, each round determines at least one size.
      guard rest.count < open.count else { return }
      open = rest
      round += 1
    }
  }

  private func stillOpen(_ candidates: [Int]) -> [Int] {
    let answers = solver.areUnique(candidates.map { expression([.size($0, 1)]) })
    return zip(candidates, answers).filter { !$0.1 }.map { $0.0 }
  }
}
