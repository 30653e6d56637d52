import ConstraintEngine
import Testing

/// Errors of a solver, which leave the solver unchanged.
@Suite struct SolverErrorTests {
  @Test func contradictingRequiredConstraintsAreRejected() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y <= 10)
    try solver.add(x >= 4)
    try solver.add(y >= 4)
    try solver.add((x == 100).with(priority: 3))
    let contradiction = x + y >= 10.5
    #expect(throws: SolverError.unsatisfiable(contradiction)) { try solver.add(contradiction) }
    #expect(throws: SolverError.unsatisfiable(x + 2 * y == 20)) { try solver.add(x + 2 * y == 20) }
    solver.solve()
    #expect(solver.value(of: x) == 6)
    #expect(solver.value(of: y) == 4)
    #expect(solver.constraintCount == 4)
  }

  @Test func contradictingConstantsAreRejected() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(throws: SolverError.unsatisfiable(x - x == 1)) { try solver.add(x - x == 1) }
    let optional = try solver.add((x - x == 1).with(priority: 9))
    try solver.add(x - x == 0)
    solver.solve()
    #expect(solver.violation(of: optional) == 1)
    #expect(solver.violations.map(\.amount) == [1])
  }

  @Test(arguments: [Double.nan, Double.infinity, -Double.infinity])
  func numbersMustBeFinite(_ number: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for constraint in [x <= number, number * x == 3, x / 0 >= 2] {
      do {
        try solver.add(constraint)
        Issue.record("\(constraint) was accepted")
      } catch {
        guard case .notFinite = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(error.constraint != nil)
      }
    }
    try solver.addEditVariable(x, priority: 1)
    #expect(throws: SolverError.unusableSuggestion(x)) { try solver.suggest(number, for: x) }
    solver.solve()
    #expect(solver.value(of: x) == 0)
  }

  @Test(arguments: [0.0, -1.0, Double.nan, -Double.infinity])
  func prioritiesMustBeAboveZero(_ level: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    do {
      try solver.add((x == 1).with(priority: Priority(level)))
      Issue.record("\(level) was accepted")
    } catch {
      guard case .unusablePriority(let constraint) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(constraint.expression == (x == 1).expression)
    }
  }

  @Test func variablesOfOtherSolversAreRejected() throws {
    var solver = Solver()
    var other = Solver()
    _ = solver.makeVariable("x")
    _ = other.makeVariable("x")
    let foreign = other.makeVariable("y")
    let constraint = foreign == 1
    #expect(throws: SolverError.foreignVariable(foreign, in: constraint)) { try solver.add(constraint) }
    #expect(throws: SolverError.foreignVariable(foreign, in: nil)) { try solver.suggest(1, for: foreign) }
    #expect(solver.value(of: foreign) == 0)
    #expect(solver.name(of: foreign).isEmpty)
    #expect(solver.range(of: foreign) == 0...0)
  }

  @Test func constraintsCanBeRemovedOnlyOnce() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let id = try solver.add(x == 1)
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    // A new constraint can reuse the slot of the removed constraint, but not its identifier.
    let next = try solver.add(x == 2)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(solver.constraint(next) == (x == 2))
  }

  @Test func invalidUsesOfEditVariablesAreRejected() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    #expect(throws: SolverError.notAnEditVariable(x)) { try solver.suggest(1, for: x) }
    #expect(throws: SolverError.notAnEditVariable(x)) { try solver.removeEditVariable(x) }
    #expect(throws: SolverError.requiredEditVariable(x)) { try solver.addEditVariable(x, priority: .required) }
    try solver.addEditVariable(x, priority: 5)
    #expect(throws: SolverError.duplicateEditVariable(x)) { try solver.addEditVariable(x, priority: 6) }
  }

  @Test func errorsDescribeCauseAndRemedy() {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let errors: [SolverError] = [
      .unsatisfiable(x == 1), .notFinite(x == 1), .unusablePriority(x == 1), .foreignVariable(x, in: nil),
      .duplicateEditVariable(x), .notAnEditVariable(x), .requiredEditVariable(x), .unusableSuggestion(x),
    ]
    #expect(Set(errors.map(\.cause)).count == errors.count)
    for error in errors { #expect(error.description == "\(error.cause); \(error.remedy)") }
  }
}
