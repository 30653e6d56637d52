import ConstraintEngine
import LayoutEngine

// Systems that cost curves cannot express: all constraints of the system are solved at once. Such systems are rare, and
// expensive.

extension BoxAxis {
  /// Solves all constraints of the system together.
  ///
  /// If several solutions are optimal, further optional constraints apply, with priorities below those that can be set:
  /// sizes are as close as possible to their natural sizes, and gaps to their constants, earlier gaps before later
  /// ones. Ties between equal lengths are then resolved in each chain.
  ///
  /// - Parameter vertical: The other axis, where constraints couple open widths and heights: both axes are solved
  ///   together, and the heights are determined again once the widths are known.
  mutating func solveConstraints(with vertical: BoxAxis? = nil) {
    var solver = Solver()
    keepsRelations = true
    isJoint = vertical != nil
    let variables = state(in: &solver)
    tieRelatedEntries()
    if var vertical {
      (vertical.isJoint, vertical.keepsRelations) = (true, true)
      vertical.determineKnownSizes()
      let others = vertical.state(in: &solver)
      determineKnownSizes()
      for item in entries.indices.dropFirst() {
        arena.forEachSizeConstraint(from: entries[item].sizeConstraint) { coupling in
          guard coupling.couplesAxes else { return }
          var expression = LinearExpression(constant: -coupling.pin.constant)
          expression.terms.append(Term(variables[item].size, coefficient: coupling.widthFactor))
          expression.terms.append(Term(others[item].size, coefficient: coupling.heightFactor))
          _ = try? solver.add(
            Constraint(expression, coupling.pin.relation.solverRelation, priority: Priority(coupling.pin.priority)))
          costs[item].isTied = true
        }
      }
    }
    solver.solve()
    for index in entries.indices {
      entries[index].origin[axis] = solver.value(of: variables[index].origin).bounded
      entries[index].size[axis] = max(0, solver.value(of: variables[index].size)).bounded
    }
    keepsBaselines = true
    settleChains(keepsRequired: !violatesRequired(in: entries.indices))
  }

  /// Adds the constraints of the axis to the solver, with separate variables.
  private func state(in solver: inout Solver) -> [(origin: Variable, size: Variable)] {
    var variables: [(origin: Variable, size: Variable)] = []
    for _ in entries.indices { variables.append((origin: solver.makeVariable(), size: solver.makeVariable())) }
    func add(_ constraint: BoxConstraint, _ priority: Priority) {
      var expression = LinearExpression(constant: -constraint.pin.constant)
      for term in constraint.terms {
        let variable: Variable
        switch term.variable {
        case .origin(let index): variable = variables[index].origin
        case .size(let index): variable = variables[index].size
        }
        expression.terms.append(Term(variable, coefficient: term.factor))
      }
      // All numbers are finite, and the required constraints are satisfiable: with sizes of 0, only gaps remain, which
      // may be negative.
      _ = try? solver.add(Constraint(expression, constraint.pin.relation.solverRelation, priority: priority))
    }
    forEachHardConstraint { add($0, .required) }
    forEachConstraint { add($0, Priority($0.pin.priority)) }
    forEachPreference { add($0, Priority($0.pin.priority)) }
    return variables
  }

  /// Marks the entries whose sizes depend on each other.
  private func tieRelatedEntries() {
    for index in entries.indices { costs[index].isTied = false }
    for index in entries.indices.dropFirst() where entries[index].sizeConstraint >= 0 {
      forEachSizeTerm(ofItem: index) { term in
        guard term.other >= 0 else { return }
        costs[index].isTied = true
        costs[term.other].isTied = true
      }
    }
  }

  /// Redistributes the lengths that constraints leave open, by the rules for ties.
  ///
  /// The sizes of boxes are kept. With given box sizes, each chain of gaps and content is independent, where curves can
  /// express the chain.
  mutating func settleChains(keepsRequired: Bool) {
    workspace.removeChains()
    curves.begin()
    for index in entries.indices where entries[index].kind == .box {
      entries[index].knownSize = entries[index].size[axis]
    }
    for index in entries.indices.dropFirst() {
      curves.beginSum()
      if entries[index].kind == .box || costs[index].isTied {
        curves.add(.equal, entries[index].size[axis], priority: CostCurves.hard)
      } else {
        addItemCosts(of: index)
      }
      costs[index].curve = curves.finishSum()
    }
    var endOfKept = 0
    for index in entries.indices where entries[index].kind == .box && index >= endOfKept {
      // The shared baseline of a nested container depends on the positions inside.
      if keepsBaselines, index > 0, baselineTop(of: index) != nil {
        endOfKept = Int(entries[index].end)
        continue
      }
      exceedsCurves = false
      makeChains(in: index)
      for chain in chains(of: index) where keepsRequired || !workspace.chains[chain].assumesRequired {
        place(chain, in: index)
      }
    }
  }

  /// Calls `body` with the constraints that are never violated.
  private func forEachHardConstraint(_ body: (BoxConstraint) -> Void) {
    body(BoxConstraint(0, [(.origin(0), 1)], BoxPin()))
    switch extent {
    case .given(let size): body(BoxConstraint(0, [(.size(0), 1)], BoxPin(constant: size)))
    case .fitting(let limit):
      if limit < .infinity { body(BoxConstraint(0, [(.size(0), 1)], BoxPin(relation: .atMost, constant: limit))) }
    }
    for index in entries.indices {
      body(BoxConstraint(index, [(.size(index), 1)], BoxPin(relation: .atLeast, constant: 0)))
    }
  }

  /// Calls `body` with the rules for lengths that constraints leave open.
  ///
  /// The rules are optional constraints with priorities below 1.
  private func forEachPreference(_ body: (BoxConstraint) -> Void) {
    for index in entries.indices.dropFirst() {
      let naturalSize = hasNaturalSize(index) ? entries[index].naturalSize[axis] : 0
      if hasNaturalSize(index), pins(index).keepsSize {
        let pin = BoxPin(relation: .atMost, constant: naturalSize, priority: BoxAxis.keepingPriority)
        body(BoxConstraint(index, [(.size(index), 1)], pin))
      }
      // A small size of a box has a higher priority than a small size of a guide.
      let priority = entries[index].kind == .empty ? 0.8 : 0.9
      body(BoxConstraint(index, [(.size(index), 1)], BoxPin(constant: naturalSize, priority: priority)))
    }
    for index in entries.indices where entries[index].kind == .box {
      var position = 1.0
      forEachGap(inContainer: index) { item, gap, terms in
        body(BoxConstraint(item, terms, BoxPin(constant: gap.defaultLength, priority: 0.5 / position)))
        position += 1
      }
    }
  }
}

extension PinRelation {
  fileprivate var solverRelation: Relation {
    switch self {
    case .equal: return .equal
    case .atLeast: return .atLeast
    case .atMost: return .atMost
    }
  }
}
