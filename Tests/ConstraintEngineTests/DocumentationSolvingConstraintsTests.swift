import ConstraintEngine
import Testing

/// The code of the article "Solving constraints".
@Suite("Documentation: solving constraints")
struct DocumentationSolvingConstraintsTests {
  @Test("a label in a container")
  func label() throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let label = solver.makeVariable("label")
    try solver.add(label + 16 <= width)
    try solver.add((label == 120).with(priority: 750))
    try solver.addEditVariable(width, priority: 999)

    try solver.suggest(100, for: width)
    solver.solve()
    let narrow = solver.value(of: label)
    #expect(narrow == 84)

    try solver.suggest(300, for: width)
    solver.solve()
    let wide = solver.value(of: label)
    #expect(wide == 120)
  }

  @Test("boxes in a row")
  func boxes() throws {
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
    let total = solver.value(of: width)
    let second = solver.value(of: right[1] - left[1])
    #expect(total == 176)
    #expect(second == 60)
  }
}
