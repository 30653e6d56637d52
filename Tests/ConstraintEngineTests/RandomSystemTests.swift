import ConstraintEngine
import LayoutTestSupport
import Testing

/// Properties of every system, tested on random systems.
@Suite struct RandomSystemTests {
  /// A solver with a system's constraints, as far as they can be satisfied.
  struct Planted {
    var solver = Solver()
    var variables: [Variable] = []
    /// The accepted lines, and their identifiers.
    var lines: [RandomSystem.Line] = []
    var ids: [ConstraintID] = []

    init(_ system: RandomSystem, lines: [RandomSystem.Line]) {
      for index in 0..<system.variableCount { variables.append(solver.makeVariable("x\(index)")) }
      for line in lines { plant(line) }
      solver.solve()
    }

    mutating func plant(_ line: RandomSystem.Line) {
      guard let id = try? solver.add(line.constraint(variables)) else { return }
      lines.append(line)
      ids.append(id)
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }
  }

  static func expectOptimum(_ planted: Planted, _ system: RandomSystem, _ comment: Comment) {
    let search = VertexSearch(system, lines: planted.lines)
    guard let best = search.best else {
      Issue.record("the accepted required constraints contradict each other: \(comment)")
      return
    }
    let point = planted.point
    for line in planted.lines where line.priority.isRequired {
      #expect(line.constraint([]).violation(at: line.value(at: point)) < 1e-6, comment)
    }
    let told = planted.solver.violations
    #expect(told.map(\.priority) == search.levels, comment)
    for (index, level) in search.levels.enumerated() {
      let amount = planted.lines.filter { $0.priority == level }
        .reduce(0) { $0 + $1.constraint([]).violation(at: $1.value(at: point)) }
      #expect((amount - best[index]).magnitude < 1e-6, comment)
      if index < told.count { #expect((told[index].amount - amount).magnitude < 1e-6, comment) }
    }
  }

  @Test(arguments: 0..<300)
  func optimumIsTheBestVertex(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let system = RandomSystem(variableCount: random.integer(1...3), lineCount: random.integer(0...7), &random)
    let planted = Planted(system, lines: system.lines)
    Self.expectOptimum(planted, system, "seed \(seed)")
  }

  @Test(arguments: 0..<150)
  func rejectedConstraintsContradictAcceptedConstraints(_ seed: Int) throws {
    var random = SplitMix64(seed: 1000 + UInt64(seed))
    let system = RandomSystem(variableCount: 2, lineCount: 8, &random)
    var planted = Planted(system, lines: [])
    for line in system.lines {
      do {
        planted.ids.append(try planted.solver.add(line.constraint(planted.variables)))
        planted.lines.append(line)
      } catch {
        #expect(error == .unsatisfiable(line.constraint(planted.variables)))
        let search = VertexSearch(system, lines: planted.lines + [line])
        #expect(search.best == nil, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<150)
  func violationsDoNotDependOnOrder(_ seed: Int) {
    var random = SplitMix64(seed: 2000 + UInt64(seed))
    let system = RandomSystem(variableCount: random.integer(2...4), lineCount: random.integer(2...12), &random)
    // The order does determine which of several contradicting required constraints is rejected.
    let accepted = Planted(system, lines: system.lines)
    let shuffled = Planted(system, lines: accepted.lines.shuffled(using: &random))
    #expect(shuffled.lines.count == accepted.lines.count, "seed \(seed)")
    Self.expectSameViolations(accepted.solver, shuffled.solver, "seed \(seed)")
  }

  @Test(arguments: 0..<200)
  func removedConstraintsHaveNoEffect(_ seed: Int) throws {
    var random = SplitMix64(seed: 3000 + UInt64(seed))
    let system = RandomSystem(variableCount: random.integer(1...4), lineCount: random.integer(2...14), &random)
    var edited = Planted(system, lines: system.lines)
    var kept: [RandomSystem.Line] = []
    for (line, id) in zip(edited.lines, edited.ids).shuffled(using: &random) {
      if random.chance(40) {
        try edited.solver.remove(id)
        if random.chance(30) { edited.solver.solve() }
      } else {
        kept.append(line)
      }
    }
    edited.solver.solve()
    let fresh = Planted(system, lines: kept)
    #expect(fresh.lines.count == kept.count, "seed \(seed)")
    Self.expectSameViolations(edited.solver, fresh.solver, "seed \(seed)")
    #expect(edited.solver.constraintCount == kept.count)
  }

  @Test(arguments: 0..<150)
  func suggestionsEqualOptionalConstraints(_ seed: Int) throws {
    var random = SplitMix64(seed: 4000 + UInt64(seed))
    let system = RandomSystem(variableCount: random.integer(2...4), lineCount: random.integer(1...10), &random)
    var edited = Planted(system, lines: system.lines)
    let priority = random.pick(RandomSystem.levels)
    try edited.solver.addEditVariable(edited.variables[0], priority: priority)
    for _ in 0..<8 {
      let value = Double(random.integer(-70...70))
      try edited.solver.suggest(value, for: edited.variables[0])
      if random.chance(30) { continue }
      edited.solver.solve()
      var optional = RandomSystem.Line(
        coefficients: [Double](repeating: 0, count: system.variableCount), constant: -value, relation: .equal,
        priority: priority)
      optional.coefficients[0] = 1
      let fresh = Planted(system, lines: edited.lines + [optional])
      Self.expectSameViolations(edited.solver, fresh.solver, "seed \(seed), value \(value)")
    }
  }

  /// A solver has the violations of a new solver at any time in a long sequence of additions and removals.
  @Test(arguments: 0..<SampleSize.of(1000))
  func longSequencesOfEditsHaveNoLastingEffect(_ seed: Int) throws {
    var random = SplitMix64(seed: 5000 + UInt64(seed))
    let system = RandomSystem(variableCount: 4, lineCount: 30, &random)
    var edited = Planted(system, lines: Array(system.lines.prefix(8)))
    for step in 0..<40 {
      if random.chance(45), edited.ids.count > 8 {
        let index = random.integer(8...(edited.ids.count - 1))
        try edited.solver.remove(edited.ids.remove(at: index))
        edited.lines.remove(at: index)
      } else {
        edited.plant(random.pick(Array(system.lines.dropFirst(8))))
      }
      guard random.chance(50) else { continue }
      edited.solver.solve()
      let fresh = Planted(system, lines: edited.lines)
      #expect(fresh.lines.count == edited.lines.count, "seed \(seed), step \(step)")
      Self.expectSameViolations(edited.solver, fresh.solver, "seed \(seed), step \(step)")
    }
  }

  static func expectSameViolations(_ first: Solver, _ second: Solver, _ comment: Comment) {
    let (one, other) = (first.violations, second.violations)
    #expect(one.map(\.priority) == other.map(\.priority), comment)
    for (amount, expected) in zip(one, other) {
      #expect((amount.amount - expected.amount).magnitude < 1e-6, "\(comment), \(amount.priority)")
    }
  }

  @Test(arguments: 0..<150)
  func rangesSpanTheOptima(_ seed: Int) throws {
    var random = SplitMix64(seed: 6000 + UInt64(seed))
    let system = RandomSystem(variableCount: random.integer(1...3), lineCount: random.integer(0...4), &random)
    let planted = Planted(system, lines: system.lines)
    let ranges = planted.solver.ranges(of: planted.variables)
    for (variable, range) in zip(planted.variables, ranges) {
      // An optional constraint below all others reaches either end of the range, and goes no further.
      for (target, end) in [(-1000.0, range.lowerBound), (1000, range.upperBound)] {
        var pulled = planted.solver
        try pulled.add((variable == target).with(priority: 0.001))
        pulled.solve()
        #expect((pulled.value(of: variable) - end).magnitude < 1e-6, "seed \(seed)")
      }
      #expect(planted.solver.isUnique(variable) == (range.upperBound - range.lowerBound < 1e-6), "seed \(seed)")
    }
    #expect(planted.solver.hasUniqueOptimum() == ranges.allSatisfy { $0.upperBound - $0.lowerBound < 1e-6 })
  }
}
