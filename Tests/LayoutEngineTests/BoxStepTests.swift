import LayoutTestSupport
import Testing

@testable import BoxEngine
@testable import LayoutEngine

/// The steps of the solver of boxes: fixed sizes, growth by priority and slope, one item that shrinks, curves, simplex.
@Suite("Boxes are solved by the first step that suffices")
struct BoxStepTests {
  /// A tree of boxes whose leaves are all 60 by 16 points.
  private struct Screen {
    var tree = LayoutTree(rules: .stackView)
    let root: NodeID

    init(_ box: BoxContainer = BoxContainer(), width: PreferredSize = .auto) throws {
      var style = Style(.stackView)
      style.width = width
      root = tree.makeNode(style)
      try tree.setBox(box, of: root)
    }

    mutating func box(_ axis: LayoutAxis, in parent: NodeID, spacing: Double = 0, inset: Double = 0) throws -> NodeID {
      let node = try tree.add(.stackView(), to: parent)
      try tree.setBox(BoxContainer(axis: axis, spacing: spacing, insets: Edges(inset)), of: node)
      return node
    }

    @discardableResult
    mutating func label(in parent: NodeID, _ change: (inout BoxPins) -> Void = { _ in }) throws -> NodeID {
      let node = try tree.add(.stackView(), to: parent, isLeaf: true)
      try pin(node, change)
      return node
    }

    @discardableResult
    mutating func spacer(in parent: NodeID, _ change: (inout BoxPins) -> Void = { _ in }) throws -> NodeID {
      let node = try tree.add(.stackView(), to: parent)
      try pin(node, change)
      return node
    }

    mutating func pin(_ node: NodeID, _ change: (inout BoxPins) -> Void) throws {
      var pins = BoxPins()
      change(&pins)
      if pins != BoxPins() { try tree.setPins(pins, of: node) }
    }

    mutating func layOut(in space: RootSpace) throws {
      try tree.layOut(root, in: space, leaves: LayoutSize(width: 60, height: 16))
    }

    var steps: [Int] {
      [tree.boxStatistics.solutions, tree.boxStatistics.curveSolutions, tree.boxStatistics.constraintSolutions]
    }

    func width(_ node: NodeID) -> Double { tree.frame(of: node).width }
  }

  /// Screens without conflicts.
  enum Plain: CaseIterable {
    case rows, cards, login, settings, feed
  }

  private func screen(_ plain: Plain) throws -> Screen {
    var screen = try Screen(BoxContainer(spacing: 8, insets: Edges(16)), width: .points(375))
    for _ in 0..<4 {
      switch plain {
      case .rows, .cards: try addCard(to: &screen, plain == .rows ? .horizontal : .vertical)
      case .login: try addLogin(to: &screen)
      case .settings: try addSetting(to: &screen)
      case .feed: try addPost(to: &screen)
      }
    }
    return screen
  }

  private func addCard(to screen: inout Screen, _ axis: LayoutAxis) throws {
    let card = try screen.box(axis, in: screen.root)
    try screen.label(in: card)
    let texts = try screen.box(.vertical, in: card)
    for _ in 0..<2 { try screen.label(in: texts) }
    try screen.label(in: card)
  }

  private func addLogin(to screen: inout Screen) throws {
    let least = BoxPin(relation: .atLeast)
    try screen.label(in: screen.root) { ($0.centerX, $0.left, $0.right) = (BoxPin(), least, least) }
    let row = try screen.box(.horizontal, in: screen.root, spacing: 10)
    try screen.label(in: row) { pins in
      (pins.centerY, pins.top, pins.bottom) = (BoxPin(), least, least)
      pins.hugX = 251
    }
    try screen.label(in: row)
    try screen.label(in: screen.root) { $0.left = least }
    try screen.label(in: screen.root) { ($0.height, $0.left) = (BoxPin(constant: 44), BoxPin(constant: 50)) }
  }

  private func addSetting(to screen: inout Screen) throws {
    let row = try screen.box(.horizontal, in: screen.root, spacing: 8, inset: 4)
    try screen.label(in: row) { pins in
      (pins.width, pins.height) = (BoxPin(constant: 24), BoxPin(constant: 24))
      pins.bottom = BoxPin(relation: .atLeast)
    }
    try screen.label(in: row) { ($0.keepsWidth, $0.keepsHeight) = (true, true) }
    try screen.spacer(in: row)
    try screen.spacer(in: row)
    try screen.label(in: row) { ($0.hugX, $0.bottom) = (251, BoxPin(relation: .atLeast)) }
  }

  private func addPost(to screen: inout Screen) throws {
    try addCard(to: &screen, .horizontal)
    let post = try screen.box(.vertical, in: screen.root, spacing: 4)
    try screen.label(in: post) { $0.relativeWidth = BoxRelativePin(multiplier: 1) }
    let buttons = try screen.box(.horizontal, in: post, spacing: 8)
    for _ in 0..<3 { try screen.label(in: buttons) { $0.flex = 1 } }
  }

  @Test("plain screens need no curves, in a height of their own and in a given one", arguments: Plain.allCases)
  func plainScreens(_ plain: Plain) throws {
    for space in [RootSpace.available(width: 375, height: nil), .exact(LayoutSize(width: 375, height: 2000))] {
      var screen = try screen(plain)
      try screen.layOut(in: space)
      #expect(screen.steps == [2, 0, 0], "\(plain)")
    }
  }

  @Test("of equal priorities, the item of the lowest slope grows, and items of the same slope share the space")
  func slopes() throws {
    var screen = try Screen(BoxContainer(axis: .horizontal))
    let image = try screen.label(in: screen.root)
    let texts = try screen.box(.vertical, in: screen.root)
    for _ in 0..<2 { try screen.label(in: texts) }
    let label = try screen.label(in: screen.root)
    try screen.layOut(in: .exact(LayoutSize(width: 375, height: 64)))
    #expect([image, texts, label].map(screen.width) == [157.5, 60, 157.5])
    #expect(screen.tree.children(of: texts).map { screen.tree.frame(of: $0).height } == [32, 32])
    #expect(screen.steps == [2, 0, 0])
  }

  @Test("equal items share the space up to the bound of one of them")
  func boundedTies() throws {
    var screen = try Screen(BoxContainer(axis: .horizontal))
    let first = try screen.label(in: screen.root) { $0.width = BoxPin(relation: .atMost, constant: 100) }
    let second = try screen.label(in: screen.root)
    try screen.layOut(in: .exact(LayoutSize(width: 300, height: 16)))
    #expect([first, second].map(screen.width) == [100, 200])
    #expect(screen.steps == [2, 0, 0])
  }

  @Test("one item that shrinks needs no curves, and several need them")
  func shrinking() throws {
    var screen = try Screen(BoxContainer(axis: .horizontal))
    let first = try screen.label(in: screen.root) { $0.resistX = 749 }
    let second = try screen.label(in: screen.root)
    try screen.layOut(in: .exact(LayoutSize(width: 100, height: 16)))
    #expect([first, second].map(screen.width) == [40, 60])
    #expect(screen.steps == [2, 0, 0])
    try screen.tree.setPins(nil, of: first)
    try screen.layOut(in: .exact(LayoutSize(width: 100, height: 16)))
    #expect([first, second].map(screen.width) == [50, 50])
    // Along y, nothing has changed.
    #expect(screen.steps == [1, 1, 0])
  }

  @Test("growth beyond the bound of the first item needs curves")
  func exceededBound() throws {
    var screen = try Screen(BoxContainer(axis: .horizontal))
    let first = try screen.label(in: screen.root) { $0.width = BoxPin(relation: .atMost, constant: 100, priority: 600) }
    let second = try screen.label(in: screen.root) { $0.hugX = 251 }
    try screen.layOut(in: .exact(LayoutSize(width: 150, height: 16)))
    #expect([first, second].map(screen.width) == [90, 60])
    #expect(screen.steps == [2, 0, 0])
    try screen.layOut(in: .exact(LayoutSize(width: 200, height: 16)))
    #expect([first, second].map(screen.width) == [100, 100])
    #expect(screen.steps == [1, 1, 0])
  }

  @Test("a size between two optional pins follows the higher priority")
  func optionalPins() throws {
    var screen = try Screen()
    let label = try screen.label(in: screen.root) { pins in
      pins.right = BoxPin(relation: .atLeast)
      pins.width = BoxPin(relation: .atLeast, constant: 100, priority: 800)
      pins.relativeWidth = BoxRelativePin(
        multiplier: 0.25, pin: BoxPin(relation: .atMost, constant: 40, priority: 760))
    }
    try screen.layOut(in: .exact(LayoutSize(width: 200, height: 16)))
    #expect(screen.width(label) == 100)
  }

  @Test("a center against a relation needs the simplex")
  func centerAgainstRelation() throws {
    var screen = try Screen(BoxContainer(axis: .horizontal))
    try screen.label(in: screen.root) { pins in
      (pins.top, pins.bottom) = (BoxPin(relation: .atLeast, constant: 6), BoxPin(relation: .atLeast, constant: 6))
      pins.centerY = BoxPin(constant: 20)
      pins.relativeHeight = BoxRelativePin(multiplier: 0.25, pin: BoxPin(constant: -5, priority: 400))
    }
    try screen.layOut(in: .available(width: 100, height: nil))
    #expect(screen.tree.boxStatistics.curveSolutions > 0 && screen.tree.boxStatistics.constraintSolutions == 1)
  }
}
