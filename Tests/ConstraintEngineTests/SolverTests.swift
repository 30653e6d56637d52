import Testing

@testable import ConstraintEngine

/// Small systems whose solutions can be computed by hand.
@Suite struct SolverTests {
  @Test func documentationExample() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let label = solver.makeVariable("label")
    try solver.add(label + 16 <= width)
    try solver.add((label == 120).with(priority: 750))
    try solver.addEditVariable(width, priority: 999)
    try solver.suggest(100, for: width)
    solver.solve()
    #expect(solver.value(of: label) == 84)
    try solver.suggest(300, for: width)
    solver.solve()
    #expect(solver.value(of: label) == 120)
  }

  @Test func boxesInARow() throws {
    var solver = Solver()
    let left = (0..<3).map { solver.makeVariable("left\($0)") }
    let right = (0..<3).map { solver.makeVariable("right\($0)") }
    let width = solver.makeVariable("width")
    try solver.add(left[0] == 10)
    for box in 0..<3 { try solver.add(right[box] - left[box] >= 0) }
    for box in 0..<2 { try solver.add(right[box] + 8 <= left[box + 1]) }
    try solver.add(right[1] - left[1] == 2 * (right[0] - left[0]))
    try solver.add(right[2] + 10 == width)
    try solver.add((right[0] - left[0] == 30).with(priority: 750))
    try solver.add((right[2] - left[2] == 50).with(priority: 250))
    try solver.add((width == 0).with(priority: 50))
    solver.solve()
    #expect(solver.value(of: width) == 10 + 30 + 8 + 60 + 8 + 50 + 10)
    #expect(solver.value(of: right[1] - left[1]) == 60)
    #expect(solver.violations.map(\.amount) == [0, 0, 176])
  }

  @Test func variableWithoutConstraintsIsZero() {
    var solver = Solver()
    let variable = solver.makeVariable()
    solver.solve()
    #expect(solver.value(of: variable) == 0)
    #expect(solver.range(of: variable) == -.infinity ... .infinity)
    #expect(!solver.hasUniqueOptimum())
  }

  @Test func valuesMayBeNegative() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y == -12.5)
    try solver.add(x - y == 3)
    solver.solve()
    #expect(solver.value(of: x) == -4.75)
    #expect(solver.value(of: y) == -7.75)
    #expect(solver.hasUniqueOptimum())
  }

  // MARK: - Priorities

  @Test func manyConstraintsOfLowPriorityDoNotOutweighOneOfHighPriority() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 100).with(priority: 251))
    for _ in 0..<2000 { try solver.add((x == 0).with(priority: 250.999)) }
    solver.solve()
    #expect(solver.value(of: x) == 100)
    #expect(solver.violations.map(\.amount) == [0, 200_000])
    #expect(solver.violations.map(\.priority) == [251, 250.999])
  }

  @Test func sumOfViolationsOfOneLevelIsMinimized() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for target in [0.0, 10, 50] { try solver.add((x == target).with(priority: 1000)) }
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.violations.map(\.amount) == [50])
  }

  @Test func priority1000IsOptionalAndRequiredIsNot() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x >= 5)
    let optional = try solver.add((x <= 2).with(priority: 1000))
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(solver.violation(of: optional) == 3)
    #expect(Priority.required > 1000)
    #expect(Priority.required.value == nil)
    #expect(Priority(999.5).value == 999.5)
  }

  @Test func levelsBelowOneBreakTies() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y == 10)
    for variable in [x, y] { try solver.add((variable == 0).with(priority: 250)) }
    solver.solve()
    #expect(solver.range(of: x) == 0...10)
    #expect(!solver.isUnique(x))
    #expect(solver.isUnique(x + y))
    try solver.add((y == 0).with(priority: 0.25))
    solver.solve()
    #expect(solver.value(of: x) == 10)
    #expect(solver.isUnique(x))
  }

  // MARK: - Changes

  @Test func editVariablesAreAddedAndRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(y == 2 * x + 1)
    try solver.add(x <= 50)
    try solver.addEditVariable(x, priority: 500)
    #expect(solver.isEditVariable(x) && !solver.isEditVariable(y))
    for value in [10.0, 49, 60, -3, 50] {
      try solver.suggest(value, for: x)
      solver.solve()
      #expect(solver.value(of: y) == 2 * min(value, 50) + 1)
    }
    try solver.removeEditVariable(x)
    try solver.add((y == 7).with(priority: 1))
    solver.solve()
    #expect(solver.value(of: x) == 3)
    #expect(!solver.isEditVariable(x))
  }

  @Test func newEditVariableKeepsItsValue() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add((x == 40).with(priority: 10))
    solver.solve()
    try solver.addEditVariable(x, priority: 20)
    try solver.add((x == 0).with(priority: 15))
    solver.solve()
    #expect(solver.value(of: x) == 40)
  }

  @Test func copiesAreIndependent() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let optional = try solver.add((x == 5).with(priority: 10))
    var copy = solver
    try copy.remove(optional)
    try copy.add(x == 7)
    copy.solve()
    solver.solve()
    #expect(solver.value(of: x) == 5)
    #expect(copy.value(of: x) == 7)
    #expect(solver.contains(optional) && !copy.contains(optional))
    #expect(copy.violation(of: optional) == nil)
  }

  @Test func redundantEquationTakesEffectAfterOtherIsRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x >= 0)
    try solver.add(y >= 0)
    let first = try solver.add(x + y == 10)
    let second = try solver.add(2 * x + 2 * y == 20)
    try solver.add((x == 3).with(priority: 5))
    try solver.add((y == 3).with(priority: 4))
    try solver.remove(first)
    solver.solve()
    #expect(solver.value(of: y) == 7)
    try solver.remove(second)
    solver.solve()
    #expect(solver.value(of: y) == 3)
  }

  // MARK: - Precision

  @Test func badlyScaledConstraintsUseExtendedPrecision() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add((x == 3).with(priority: 10))
    try solver.addEditVariable(y, priority: 20)
    try solver.suggest(5, for: y)
    solver.solve()
    #expect(!solver.isExtended)
    // The values are unchanged until the next solution.
    let scaled = try solver.add((1e6 * x + 1e-6 * y == 1).with(priority: 30))
    #expect(solver.isExtended)
    #expect(solver.value(of: x) == 3 && solver.value(of: y) == 5)
    #expect(solver.isEditVariable(y) && solver.name(of: x) == "x")
    try solver.suggest(7, for: y)
    solver.solve()
    #expect(solver.value(of: x) == (1 - 7e-6) / 1e6)
    #expect(solver.value(of: y) == 7)
    #expect(solver.isUnique(x) && solver.hasUniqueOptimum())
    let z = solver.makeVariable("z")
    try solver.add(z == x + y)
    solver.solve()
    #expect(solver.value(of: z) == solver.value(of: x) + 7)
    try solver.remove(scaled)
    solver.solve()
    #expect(solver.value(of: z) == 10)
  }

  @Test(arguments: [1e-30, 1e-12, 1e-4, 1e12, 1e300])
  func smallAndLargeCoefficientsAreNotIgnored(_ coefficient: Double) throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(coefficient * x == 5 * coefficient)
    solver.solve()
    #expect((solver.value(of: x) - 5).magnitude < 1e-12)
  }

  @Test func emptySolverReturnsToDouble() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let id = try solver.add(1e6 * x + 1e-6 * y == 8)
    #expect(solver.isExtended)
    try solver.remove(id)
    #expect(!solver.isExtended)
    try solver.add(x == 2)
    try solver.add(y == 2 * x)
    solver.solve()
    #expect(solver.value(of: y) == 4)
  }

  // MARK: - Description

  @Test func descriptionShowsTableau() throws {
    var solver = Solver()
    let a = solver.makeVariable("a")
    let b = solver.makeVariable("b")
    try solver.add(a >= 10)
    try solver.add(b == a + 5)
    try solver.add((a == 12).with(priority: 250))
    #expect(
      solver.description == """
        a = 10 + s2
        b = 5 + a + d3
        e5 = 2 - s2 + e4
        @250: e4 + e5
        """)
    solver.solve()
    #expect(
      solver.description == """
        a = 10 + s2
        b = 5 + a + d3
        s2 = 2 + e4 - e5
        @250: e4 + e5
        """)
    #expect(solver.name(of: b) == "b")
  }

  @Test func operatorsCreateExpressionsAndConstraints() {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    let sum = 3 - 2 * (x - y / 4) + x * 0.5 - (-y) + 1
    #expect(sum.constant == 4)
    #expect(sum.terms.map(\.coefficient) == [-2, 0.5, 0.5, 1])
    let constraint: Constraint = x + 8 <= y
    #expect(constraint.relation == .atMost && constraint.priority == .required)
    #expect(constraint.expression == LinearExpression([Term(x), Term(y, coefficient: -1)], constant: 8))
    #expect((x == 3).violation(at: -2) == 2)
    #expect((x >= 3).violation(at: 2) == 0)
    #expect((x <= 3).violation(at: 2) == 2)
  }
}
