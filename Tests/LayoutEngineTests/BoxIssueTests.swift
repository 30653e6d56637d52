import BoxEngine
import LayoutEngine
import Testing

@Suite("Issues of boxes")
struct BoxIssueTests {
  private var tree = LayoutTree(rules: .stackView)
  private let root: NodeID
  private let first: NodeID
  private let second: NodeID

  init() throws {
    root = tree.makeNode(.stackView())
    try tree.setBox(BoxContainer(axis: .horizontal), of: root)
    first = try tree.add(.stackView(), to: root)
    second = try tree.add(.stackView(), to: root)
  }

  private mutating func pin(_ node: NodeID, _ change: (inout BoxPins) -> Void) throws {
    var pins = tree.pins(of: node) ?? BoxPins()
    change(&pins)
    try tree.setPins(pins, of: node)
  }

  private mutating func issues(width: Double = 100) throws -> [LayoutIssue] {
    try tree.layOut(root, in: .exact(LayoutSize(width: width, height: 10)))
    return tree.issues(below: root)
  }

  @Test("pins that can be satisfied cause no issues")
  func none() throws {
    var test = self
    try test.pin(first) { $0.width = BoxPin(constant: 200, priority: 999) }
    #expect(try test.issues().isEmpty)
  }

  @Test("the remedies of an overflow are those of the container's kind")
  func overflowRemedy() throws {
    var test = self
    try test.pin(first) { $0.width = BoxPin(constant: 150) }
    try test.pin(second) { $0.width = BoxPin(constant: 10) }
    let issue = try #require(try test.issues().first { $0.kind == .overflow(axis: .horizontal, amount: 60) })
    #expect(
      issue.remedy == "let an item be smaller than its content (a lower resistance), or give the box more width")
    var flex = LayoutTree(rules: .css)
    let root = flex.makeNode(.box(100, 10))
    _ = try flex.add(.box(160, 10) { $0.shrink = 0 }, to: root)
    try flex.layOut(root)
    #expect(
      flex.issues(below: root).map(\.remedy) == [
        "let items shrink (shrink 1, and a smaller minimum), let them wrap, or give the box more width"
      ])
  }

  @Test("small flex numbers count as a millionth and cause no issues")
  func smallFlex() throws {
    var test = self
    try test.pin(first) { $0.flex = 1e-7 }
    try test.pin(second) { $0.flex = 1e-9 }
    #expect(try test.issues().isEmpty)
    #expect(test.tree.frame(of: first).width == 50 && test.tree.frame(of: second).width == 50)
  }

  @Test("invalid numbers of a box with perpendicular lines are reported for the box")
  func orthogonalBox() throws {
    var test = self
    let vertical = test.tree.makeNode(.css { $0.writingMode = .verticalRl })
    let box = try test.tree.add(.css { $0.writingMode = .horizontalTb }, to: vertical)
    try test.tree.setBox(BoxContainer(axis: .horizontal, spacing: .nan), of: box)
    try test.tree.layOut(vertical)
    #expect(test.tree.issues(below: vertical) == [LayoutIssue(node: box, kind: .pins(.unusablePin(.spacing)))])
  }

  @Test("invalid numbers are reported, and their defaults are used")
  func unusable() throws {
    var test = self
    try test.tree.setBox(BoxContainer(axis: .horizontal, spacing: .nan, insets: Edges(.infinity)), of: root)
    try test.pin(first) {
      $0.left = BoxPin(constant: .nan)
      $0.flex = -1
      $0.relativeWidth = BoxRelativePin(multiplier: 0)
    }
    try test.pin(second) { ($0.width, $0.gap) = (BoxPin(constant: .infinity), .nan) }
    let issues = try test.issues()
    #expect(
      issues.map(\.kind) == [
        .pins(.unusablePin(.spacing)), .pins(.unusablePin(.insets)), .pins(.unusablePin(.left)),
        .pins(.unusablePin(.relativeWidth)), .pins(.unusablePin(.flex)), .pins(.unusablePin(.width)),
        .pins(.unusablePin(.gap)),
      ])
    #expect(issues[2].cause == "left is not a number, infinite or too large")
    #expect(issues[4].cause == "flex is not a number, infinite or too large, or not above 0")
    #expect(issues[4].remedy == "give flex a finite value above 0; its default is used")
    #expect(test.tree.frame(of: first).x == 0)
  }

  @Test("priorities out of range are clamped and reported", arguments: [0, -5, 1001, .infinity])
  func priorities(_ priority: Double) throws {
    var test = self
    try test.pin(first) {
      $0.width = BoxPin(constant: 30, priority: priority)
      $0.hugY = priority
    }
    let issues = try test.issues()
    #expect(issues.map(\.kind) == [.pins(.priorityOutOfRange(.width)), .pins(.priorityOutOfRange(.hugY))])
    #expect(issues.allSatisfy { $0.node == first })
    #expect(test.tree.frame(of: first).width == 30)
  }

  @Test("adjacent pins of opposite relations leave the gap free, and the issue names both items")
  func refused() throws {
    var test = self
    try test.pin(first) {
      $0.right = BoxPin(relation: .atLeast, constant: 5)
      $0.width = BoxPin(constant: 20)
    }
    try test.pin(second) {
      $0.left = BoxPin(relation: .atMost, constant: 5)
      $0.width = BoxPin(constant: 20)
    }
    let issues = try test.issues()
    #expect(issues == [LayoutIssue(node: second, kind: .pins(.incompatiblePins(previous: first, axis: .horizontal)))])
    #expect(issues[0].remedy.contains("same relation"))
    #expect(test.tree.frame(of: second) == LayoutRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("contradicting required pins are reported with the amount of the contradiction")
  func contradicting() throws {
    var test = self
    for node in [first, second] { try test.pin(node) { $0.width = BoxPin(constant: 60) } }
    let issues = try test.issues().filter { $0.kind.pinIssueName == .contradictingPins }
    #expect(issues.map(\.node) == [second])
    #expect(issues.map(\.kind) == [.pins(.contradictingPins(axis: .horizontal, amount: 20))])
    #expect(issues[0].cause == "required pins contradict each other horizontally, by 20 points")
  }
}
