import ConstraintEngine

// What curves of cost cannot express: all constraints of the system at once. It is rare, and costs accordingly.

extension BoxAxis {
  /// Solves the constraints of the system together.
  ///
  /// Where they leave a choice, sizes are as near as can be to what they are by themselves, and gaps to their constants, those
  /// in front before those behind: further optional constraints, of lower priority than any that can be written. Ties between equals
  /// are then settled in each chain.
  ///
  /// - Parameter vertical: The other axis, where constraints couple open widths and heights: both are solved together, and the heights
  ///   are found again once the widths are known.
  mutating func solveConstraints(with vertical: BoxAxis? = nil) {
    var solver = Solver()
    keepsRelations = true
    if vertical != nil { for index in entries.indices { entries[index].coupledHeight = .open } }
    let variables = state(in: &solver)
    tieRelatedEntries()
    if var vertical {
      (vertical.isJoint, vertical.keepsRelations) = (true, true)
      vertical.determineKnownSizes()
      let others = vertical.state(in: &solver)
      determineKnownSizes()
      forEachCoupling { item, coupling in
        var expression = Expression(constant: -coupling.pin.constant)
        expression.terms.append(Term(variables[item].size, coefficient: coupling.widthFactor))
        expression.terms.append(Term(others[item].size, coefficient: coupling.heightFactor))
        _ = try? solver.add(
          Constraint(expression, coupling.pin.relation.solverRelation, priority: Priority(coupling.pin.priority)))
        entries[item].isTied = true
      }
    }
    solver.solve()
    for index in entries.indices {
      entries[index].origin[axis] = solver.value(of: variables[index].origin).bounded
      entries[index].size[axis] = max(0, solver.value(of: variables[index].size)).bounded
    }
    settleChains(keepsRequired: !violatesRequired(in: entries.indices))
  }

  /// States the constraints of the axis, with variables of its own.
  private func state(in solver: inout Solver) -> [(origin: Variable, size: Variable)] {
    var variables: [(origin: Variable, size: Variable)] = []
    for _ in entries.indices { variables.append((origin: solver.makeVariable(), size: solver.makeVariable())) }
    func add(_ constraint: BoxConstraint, _ priority: Priority) {
      var expression = Expression(constant: -constraint.pin.constant)
      for term in constraint.terms {
        let variable: Variable
        switch term.variable {
        case .origin(let index): variable = variables[index].origin
        case .size(let index): variable = variables[index].size
        }
        expression.terms.append(Term(variable, coefficient: term.factor))
      }
      // All numbers are finite, and what must hold can: sizes of 0 leave everything to gaps, which may be negative.
      _ = try? solver.add(Constraint(expression, constraint.pin.relation.solverRelation, priority: priority))
    }
    forEachHardConstraint { add($0, .required) }
    forEachConstraint { add($0, Priority($0.pin.priority)) }
    forEachPreference { add($0, Priority($0.pin.priority)) }
    return variables
  }

  /// Marks the entries whose sizes depend on each other.
  private func tieRelatedEntries() {
    for index in entries.indices { entries[index].isTied = false }
    for index in entries.indices.dropFirst() where entries[index].sizeConstraint >= 0 {
      forEachSizeTerm(ofItem: index) { term in
        guard term.other >= 0 else { return }
        entries[index].isTied = true
        entries[term.other].isTied = true
      }
    }
  }

  /// Shares anew, by the rules for ties, what constraints leave to chance. The sizes of boxes stay as they were found; with
  /// these given each chain of gaps and content is a matter of its own, where curves can express it.
  mutating func settleChains(keepsRequired: Bool) {
    workspace.removeChains()
    curves.begin()
    for index in entries.indices where entries[index].kind == .box {
      entries[index].knownSize = entries[index].size[axis]
    }
    for index in entries.indices.dropFirst() {
      curves.beginSum()
      if entries[index].kind == .box || entries[index].isTied {
        curves.add(.equal, entries[index].size[axis], priority: CostCurves.hard)
      } else {
        addItemCosts(of: index)
      }
      entries[index].curve = curves.finishSum()
    }
    for index in entries.indices where entries[index].kind == .box {
      exceedsCurves = false
      makeChains(in: index)
      for chain in chains(of: index) where keepsRequired || !workspace.chains[chain].assumesRequired {
        place(chain, in: index)
      }
    }
  }

  /// What must not be violated at any price.
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

  /// The rules for what constraints leave open, as optional constraints of priorities below 1.
  private func forEachPreference(_ body: (BoxConstraint) -> Void) {
    for index in entries.indices.dropFirst() {
      let naturalSize = hasNaturalSize(index) ? entries[index].naturalSize[axis] : 0
      if hasNaturalSize(index), pins(index).keepsSize {
        let pin = BoxPin(relation: .atMost, constant: naturalSize, priority: BoxAxis.keepingPriority)
        body(BoxConstraint(index, [(.size(index), 1)], pin))
      }
      // Boxes stay small before guides do.
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
