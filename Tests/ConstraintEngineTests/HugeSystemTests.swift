import ConstraintEngine
import LayoutTestSupport
import Testing

/// Systems of thousands of constraints, whose solutions are known from their shape.
@Suite struct HugeSystemTests {
  /// More than 10,000 constraints, without a sample.
  private static let boxCount = SampleSize.value(3334, sample: 300)

  /// A chain of boxes with equal gaps in a given width.
  @Test func chainOfThousandsOfConstraints() throws {
    let count = Self.boxCount
    var solver = Solver()
    let total = solver.makeVariable("total")
    let gap = solver.makeVariable("gap")
    try solver.add(gap >= 0)
    try solver.addEditVariable(total, priority: 900)
    var end = LinearExpression()
    var widths: [Variable] = []
    for _ in 0..<count {
      let position = solver.makeVariable()
      let width = solver.makeVariable()
      try solver.add((width == 20).with(priority: 750))
      try solver.add(width >= 0)
      try solver.add(position == end + gap)
      end = position + width
      widths.append(width)
    }
    try solver.add(total == end + gap)
    #expect(solver.constraintCount >= 3 * count)
    for spare in [0.25, 1, -0.5] {
      try solver.suggest(Double(count) * 20 + spare * Double(count + 1), for: total)
      solver.solve()
      #expect((solver.value(of: gap) - max(0, spare)).magnitude < 1e-9)
      let sum = widths.reduce(0) { $0 + solver.value(of: $1) }
      #expect((sum + solver.value(of: gap) * Double(count + 1) - solver.value(of: total)).magnitude < 1e-6)
      let violation = try #require(solver.violations.last)
      #expect((violation.amount - max(0, -spare) * Double(count + 1)).magnitude < 1e-6)
    }
  }

  private static let groupCount = SampleSize.value(33, sample: 5)

  /// Many containers with contradicting optional constraints in one solver. Each group of five containers has the width
  /// of the widest.
  @Test func containersOfThousandsOfConstraints() throws {
    var solver = Solver()
    var random = SplitMix64(seed: 1)
    var widths: [(Variable, expected: Double)] = []
    var hugging = 0.0
    for _ in 0..<Self.groupCount {
      let width = solver.makeVariable("width")
      try solver.add((width == 0).with(priority: 50))
      var sums: [Double] = []
      for _ in 0..<5 { sums.append(try addContainer(width, to: &solver, &random)) }
      let expected = try #require(sums.max())
      for sum in sums { hugging += expected - sum }
      widths.append((width, expected))
    }
    #expect(solver.constraintCount >= 305 * Self.groupCount)
    solver.solve()
    for (width, expected) in widths { #expect((solver.value(of: width) - expected).magnitude < 1e-6) }
    let total = widths.reduce(0) { $0 + $1.expected }
    for (level, wanted) in zip(solver.violations, [0, 0, hugging, total]) {
      #expect((level.amount - wanted).magnitude < 1e-5)
    }
  }

  /// Adds a container of twenty boxes that hug and resist, whose widths add up to the width of the container.
  /// - Returns: The sum of their natural sizes.
  private func addContainer(
    _ width: Variable, to solver: inout Solver, _ random: inout SplitMix64
  ) throws -> Double {
    var sum = LinearExpression()
    var natural = 0.0
    for _ in 0..<20 {
      let size = Double(random.integer(0...90)) / 2
      let box = solver.makeVariable()
      try solver.add(box >= 0)
      try solver.add((box <= size).with(priority: 250))
      try solver.add((box >= size).with(priority: 750))
      sum = sum + box
      natural += size
    }
    try solver.add((sum == width).with(priority: 1000))
    return natural
  }

  /// All constraints meet in one point: most steps of the simplex method bring no improvement.
  @Test(arguments: 0..<20)
  func degenerateSystemsTerminate(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    var solver = Solver()
    let variables = (0..<12).map { solver.makeVariable("x\($0)") }
    for variable in variables { try solver.add(variable >= 0) }
    for _ in 0..<60 {
      var sum = LinearExpression()
      for variable in variables where random.chance(40) { sum = sum + Double(random.integer(-3...3)) * variable }
      try solver.add(Constraint(sum, .atMost, priority: random.chance(50) ? .required : random.pick([750, 250])))
    }
    var total = LinearExpression()
    for variable in variables { total = total + variable }
    try solver.add(total <= 100)
    try solver.add((total == 100).with(priority: 10))
    solver.solve()
    for variable in variables { #expect(solver.value(of: variable) > -1e-7) }
    for (priority, amount) in solver.violations where priority > 10 { #expect(amount == 0) }
  }

  /// A system on which the simplex method cycles if the symbol with the largest improvement always enters.
  @Test func cyclingExampleTerminates() throws {
    var solver = Solver()
    let x = (1...4).map { solver.makeVariable("x\($0)") }
    for variable in x { try solver.add(variable >= 0) }
    try solver.add(0.25 * x[0] - 60 * x[1] - 0.04 * x[2] + 9 * x[3] <= 0)
    try solver.add(0.5 * x[0] - 90 * x[1] - 0.02 * x[2] + 3 * x[3] <= 0)
    try solver.add(x[2] <= 1)
    let gain = solver.makeVariable("gain")
    try solver.add(gain == 0.75 * x[0] - 150 * x[1] + 0.02 * x[2] - 6 * x[3])
    try solver.add((gain == 1000).with(priority: 1))
    solver.solve()
    #expect((solver.value(of: gain) - 0.05).magnitude < 1e-9)
  }
}
