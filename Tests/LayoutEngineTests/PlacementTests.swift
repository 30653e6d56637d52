import LayoutEngine
import Testing

/// The frames of children in a container of 100 × 60.
private func frames(
  _ children: [Style], rules: LayoutRules = .css, _ container: (inout Style) -> Void = { _ in }
) throws -> [LayoutRect] {
  var tree = LayoutTree(rules: rules)
  let root = tree.makeNode(.box(100, 60) { container(&$0) })
  let nodes = try children.map { try tree.add($0, to: root) }
  try tree.layOut(root)
  return nodes.map { tree.frame(of: $0) }
}

/// A style of an absolute box.
private func absolute(_ width: PreferredSize, _ height: PreferredSize, _ set: (inout Style) -> Void = { _ in }) -> Style
{
  .box(width, height) {
    $0.position = .absolute
    set(&$0)
  }
}

@Suite("Absolute children")
struct AbsolutePlacementTests {
  @Test("a flex basis has no effect on an absolute child", arguments: LayoutRules.allCases)
  func basis(rules: LayoutRules) throws {
    func width(_ basis: FlexBasis) throws -> Double {
      var tree = LayoutTree(rules: rules)
      var style = Style(rules)
      (style.direction, style.width, style.height) = (.row, 200, 50)
      let root = tree.makeNode(style)
      style = Style(rules)
      (style.position, style.inset.left, style.basis) = (.absolute, 0, basis)
      let child = try tree.add(style, to: root)
      _ = try tree.add(Style(rules), to: child, isLeaf: true)
      // A text of several words, whose longest line is narrower than the available width.
      try tree.computeLayout(of: root, in: .unconstrained) { _, input in
        input.availableWidth == .maxContent && input.knownWidth == nil
          ? LeafMeasurement(width: 300, height: 10) : LeafMeasurement(width: 180, height: 20)
      }
      return tree.frame(of: child).width
    }
    #expect(try width(.points(50)) == width(.auto))
  }

  @Test("insets place a box in the padding box")
  func insets() throws {
    func frame(_ style: Style) throws -> LayoutRect {
      try frames([style]) {
        $0.border = StyleEdges(5)
        $0.padding = StyleEdges(10)
      }[0]
    }
    // The padding box is 120 × 80, from 5, 5 on.
    #expect(
      try frame(
        absolute(20, 10) {
          $0.inset.left = 3; $0.inset.top = 4
        }) == LayoutRect(x: 8, y: 9, width: 20, height: 10))
    #expect(
      try frame(
        absolute(20, 10) {
          $0.inset.right = 3; $0.inset.bottom = 4
        })
        == LayoutRect(x: 102, y: 71, width: 20, height: 10))
    #expect(
      try frame(absolute(.auto, .auto) { $0.inset = StyleEdges(10) })
        == LayoutRect(x: 15, y: 15, width: 100, height: 60))
    #expect(
      try frame(
        absolute(.percent(50), .percent(50)) {
          $0.inset.left = .percent(10); $0.inset.top = .percent(10)
        })
        == LayoutRect(x: 17, y: 13, width: 60, height: 40))
  }

  @Test("a box without insets has the position that it would have as the only item")
  func staticPosition() throws {
    func origin(_ container: (inout Style) -> Void, _ style: Style = absolute(20, 10)) throws -> LayoutPoint {
      // The other items do not matter.
      try frames([.box(30, 30), style, .box(30, 30)]) { container(&$0) }[1].origin
    }
    #expect(try origin { _ in } == LayoutPoint())
    #expect(try origin { $0.padding = StyleEdges(7) } == LayoutPoint(x: 7, y: 7))
    #expect(
      try origin {
        $0.justifyContent = .center; $0.alignItems = .center
      } == LayoutPoint(x: 40, y: 25))
    #expect(
      try origin {
        $0.justifyContent = .end; $0.alignItems = .end
      } == LayoutPoint(x: 80, y: 50))
    #expect(try origin { $0.justifyContent = .spaceBetween } == LayoutPoint(x: 0, y: 0))
    #expect(try origin { $0.justifyContent = .spaceAround } == LayoutPoint(x: 40, y: 0))
    #expect(try origin { $0.direction = .rowReverse } == LayoutPoint(x: 80, y: 0))
    #expect(try origin { $0.direction = .columnReverse } == LayoutPoint(x: 0, y: 50))
    #expect(try origin({ _ in }, absolute(20, 10) { $0.alignSelf = .end }) == LayoutPoint(x: 0, y: 50))
  }

  @Test("auto margins between two insets take the free space")
  func autoMargins() throws {
    let centered = absolute(20, 10) {
      $0.inset = StyleEdges(0)
      $0.margin = StyleEdges(.auto)
    }
    #expect(try frames([centered])[0] == LayoutRect(x: 40, y: 25, width: 20, height: 10))
    let atTheEnd = absolute(20, 10) {
      $0.inset = StyleEdges(0)
      $0.margin.left = .auto
    }
    #expect(try frames([atTheEnd])[0] == LayoutRect(x: 80, y: 0, width: 20, height: 10))
  }

  @Test("an absolute child does not affect the layout of its siblings")
  func outOfFlow() throws {
    let others = try frames([.box(30, 30), absolute(500, 500), .css { $0.grow = 1 }]) { $0.columnGap = 10 }
    #expect(others[0] == LayoutRect(width: 30, height: 30))
    #expect(others[2] == LayoutRect(x: 40, width: 60, height: 60))
  }

  @Test("children of absolute children are laid out")
  func contents() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 60))
    let outer = try tree.add(
      absolute(.auto, .auto) {
        $0.inset.right = 0; $0.padding = StyleEdges(2)
      }, to: root)
    let inner = try tree.add(.css(), to: outer, isLeaf: true)
    try tree.layOut(root, leaves: LayoutSize(width: 30, height: 8))
    #expect(tree.frame(of: outer) == LayoutRect(x: 66, width: 34, height: 12))
    #expect(tree.frame(of: inner) == LayoutRect(x: 2, y: 2, width: 30, height: 8))
  }
}

@Suite("Insets in the flow, order and direction")
struct FlowPlacementTests {
  @Test("insets move an item and do not affect its siblings", arguments: LayoutRules.allCases)
  func relativeInsets(_ rules: LayoutRules) throws {
    func first(_ set: @escaping (inout Style) -> Void) throws -> LayoutPoint {
      let frames = try frames([.box(20, 10, set), .box(20, 10)], rules: rules)
      #expect(frames[1] == LayoutRect(x: 20, width: 20, height: 10))
      return frames[0].origin
    }
    #expect(try first { $0.inset.left = 3 } == LayoutPoint(x: 3, y: 0))
    #expect(try first { $0.inset.right = 3 } == LayoutPoint(x: -3, y: 0))
    #expect(try first { $0.inset.top = 3 } == LayoutPoint(x: 0, y: 3))
    #expect(try first { $0.inset.bottom = 3 } == LayoutPoint(x: 0, y: -3))
    // If two insets contradict each other, the start inset wins.
    #expect(try first { $0.inset = StyleEdges(top: 1, left: 2, bottom: 30, right: 40) } == LayoutPoint(x: 2, y: 1))
    #expect(
      try first {
        $0.inset.left = .percent(10); $0.inset.top = .percent(10)
      } == LayoutPoint(x: 10, y: 6))
  }

  @Test("in right-to-left layout the right inset wins")
  func relativeInsetsRightToLeft() throws {
    let moved = Style.box(20, 10) { $0.inset = StyleEdges(top: .auto, left: 2, bottom: .auto, right: 5) }
    #expect(try frames([moved]) { $0.layoutDirection = .rightToLeft }[0].x == 75)
  }

  @Test("items are placed by their order, and children keep their document order")
  func order() throws {
    let orders: [Int32] = [0, 2, -1, 2, 0, .min, .max]
    let found = try frames(orders.map { order in .box(10, 10) { $0.order = order } })
    #expect(found.map(\.x) == [20, 40, 10, 50, 30, 0, 60])
  }

  @Test("in right-to-left layout, rows begin at the right and columns align to the right")
  func rightToLeft() throws {
    let boxes = [Style.box(20, 10), .box(30, 10)]
    #expect(try frames(boxes) { $0.layoutDirection = .rightToLeft }.map(\.x) == [80, 50])
    let reversed = try frames(boxes) {
      $0.layoutDirection = .rightToLeft
      $0.direction = .rowReverse
    }
    #expect(reversed.map(\.x) == [0, 20])
    let column = try frames(boxes) {
      $0.layoutDirection = .rightToLeft
      $0.direction = .column
    }
    #expect(column.map(\.x) == [80, 70])
    #expect(column.map(\.y) == [0, 10])
  }

  @Test("the layout direction is inherited unless a node sets its own")
  func inheritance() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 60) { $0.layoutDirection = .rightToLeft })
    let middle = try tree.add(.box(50, 20), to: root)
    let inherits = try tree.add(.box(10, 10), to: middle)
    let own = try tree.add(.box(20, 20) { $0.layoutDirection = .leftToRight }, to: root)
    let below = try tree.add(.box(10, 10), to: own)
    try tree.layOut(root)
    #expect(tree.frame(of: middle).x == 50)
    #expect(tree.frame(of: inherits).x == 40)
    #expect(tree.frame(of: own).x == 30)
    #expect(tree.frame(of: below).x == 0)
    try tree.updateStyle(of: root) { $0.layoutDirection = .inherit }
    try tree.layOut(root)
    #expect([middle, inherits, own].map { tree.frame(of: $0).x } == [0, 0, 50])
  }

  @Test("a hidden item takes no gap and no space")
  func hiddenItems() throws {
    let found = try frames([.box(10, 10), .box(10, 10) { $0.display = .none }, .box(10, 10)]) { $0.columnGap = 5 }
    #expect(found == [LayoutRect(width: 10, height: 10), LayoutRect(), LayoutRect(x: 15, width: 10, height: 10)])
  }
}
