import LayoutEngine
import Testing

@Suite("Results of a layout")
struct ResultTests {
  @Test("frames and content sizes are zero before a layout")
  func beforeLayout() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 50))
    let box = try tree.add(.box(10, 10), to: root)
    #expect(tree.frame(of: root) == LayoutRect())
    #expect(tree.frame(of: box) == LayoutRect())
    #expect(tree.contentSize(of: root) == LayoutSize())
  }

  @Test("the root is at the origin, regardless of its margins")
  func root() throws {
    for rules in LayoutRules.allCases {
      var tree = LayoutTree(rules: rules)
      let root = tree.makeNode(.box(100, 50) { $0.margin = StyleEdges(9) })
      try tree.layOut(root, in: .available(width: 500, height: 500))
      #expect(tree.frame(of: root) == LayoutRect(width: 100, height: 50), "\(rules)")
      try tree.layOut(root, in: .exact(LayoutSize(width: 70, height: 30)))
      #expect(tree.frame(of: root) == LayoutRect(width: 70, height: 30), "\(rules)")
    }
  }

  @Test("frames are relative to the parent's border box")
  func relativeFrames() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(
      .box(100, 50) {
        $0.border = StyleEdges(2)
        $0.padding = StyleEdges(3)
      })
    let inner = try tree.add(.box(20, 10) { $0.margin.left = 4 }, to: root)
    try tree.layOut(root)
    #expect(tree.frame(of: root).size == LayoutSize(width: 110, height: 60))
    #expect(tree.frame(of: inner) == LayoutRect(x: 9, y: 5, width: 20, height: 10))
  }

  // MARK: - Content size

  private func contentSize(
    _ container: Style, _ children: [Style], scale: Double = 0
  ) throws -> (frame: LayoutSize, content: LayoutSize) {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(container)
    for child in children { _ = try tree.add(child, to: root) }
    try tree.layOut(root, scale: scale)
    return (tree.frame(of: root).size, tree.contentSize(of: root))
  }

  @Test("the content size is at least the size of the box, and includes overflow")
  func contentSizes() throws {
    let box = Style.box(100, 50)
    #expect(try contentSize(box, []).content == LayoutSize(width: 100, height: 50))
    #expect(try contentSize(box, [.box(20, 20)]).content == LayoutSize(width: 100, height: 50))
    #expect(try contentSize(box, [.box(80, 20), .box(60, 70)]).content == LayoutSize(width: 140, height: 70))
    // Overflow on the start side cannot be scrolled to.
    #expect(try contentSize(box, [.box(20, 20) { $0.margin.left = -50 }]).content == LayoutSize(width: 100, height: 50))
    #expect(try contentSize(box, [.box(120, 20) { $0.display = .none }]).content == LayoutSize(width: 100, height: 50))
  }

  @Test("the content size includes padding after items, but not after absolute children")
  func contentSizeWithPadding() throws {
    let box = Style.box(100, 50) { $0.padding = StyleEdges(10) }
    #expect(try contentSize(box, [.box(130, 20)]).content == LayoutSize(width: 150, height: 70))
    let absolute = Style.box(130, 20) {
      $0.position = .absolute
      $0.inset.left = 0
      $0.inset.top = 90
    }
    #expect(try contentSize(box, [absolute]).content == LayoutSize(width: 130, height: 110))
  }

  @Test("visible overflow of a child counts, clipped overflow does not", arguments: Overflow.allCases)
  func contentSizeOfOverflow(_ overflow: Overflow) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 50))
    let child = try tree.add(.box(60, 40) { $0.overflow = overflow }, to: root)
    let grandchild = try tree.add(.box(30, 30) { $0.margin.left = 50 }, to: child)
    _ = try tree.add(.box(10, 10) { $0.margin.left = 35 }, to: grandchild)
    try tree.layOut(root)
    #expect(tree.contentSize(of: child) == LayoutSize(width: 95, height: 40))
    #expect(tree.contentSize(of: root) == LayoutSize(width: 100, height: 50))
    try tree.updateStyle(of: root) { $0.width = 70 }
    try tree.layOut(root)
    #expect(tree.contentSize(of: root) == LayoutSize(width: overflow == .visible ? 95 : 70, height: 50))
  }

  @Test("a child that clips one axis has visible overflow on the other axis")
  func contentSizeOfClippedAxis() throws {
    for (clipped, size) in [
      (LayoutAxis.horizontal, LayoutSize(width: 10, height: 90)), (.vertical, LayoutSize(width: 80, height: 10)),
    ] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.box(10, 10))
      let clipping = Style.box(10, 10) {
        ($0.overflowX, $0.overflowY) = clipped == .horizontal ? (.clip, .visible) : (.visible, .clip)
      }
      let child = try tree.add(clipping, to: root)
      _ = try tree.add(.box(80, 90), to: child)
      try tree.layOut(root)
      #expect(tree.contentSize(of: root) == size, "\(clipped)")
    }
  }

  @Test(
    "a child that is a scroll container on one axis clips both",
    arguments: [
      (Overflow.hidden, Overflow.visible), (.visible, .hidden), (.scroll, .visible), (.visible, .scroll),
      (.clip, .hidden), (.scroll, .clip),
    ])
  func contentSizeOfScrollContainer(_ overflowX: Overflow, _ overflowY: Overflow) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 50))
    let child = try tree.add(.box(60, 40) { ($0.overflowX, $0.overflowY) = (overflowX, overflowY) }, to: root)
    _ = try tree.add(.box(200, 150), to: child)
    try tree.layOut(root)
    #expect(tree.contentSize(of: child) == LayoutSize(width: 200, height: 150))
    #expect(tree.contentSize(of: root) == LayoutSize(width: 100, height: 50))
  }

  @Test("the content size is snapped to the grid like frames")
  func snappedContentSize() throws {
    let sizes = try contentSize(.box(100.2, 50), [.box(120.4, 20)], scale: 1)
    #expect(sizes.frame == LayoutSize(width: 100, height: 50))
    #expect(sizes.content == LayoutSize(width: 120, height: 50))
  }

  // MARK: - Edges

  /// The edges of a child with percentages and points in a column of 200 × 100 within a padding of 10.
  private func edges(_ rules: LayoutRules) throws -> (
    margin: Edges<Double>, border: Edges<Double>, padding: Edges<Double>
  ) {
    var tree = LayoutTree(rules: rules)
    let root = tree.makeNode(
      .box(200, 100) {
        $0.padding = StyleEdges(10)
        $0.boxSizing = .contentBox
      })
    var style = Style(rules)
    style.margin = StyleEdges(top: .percent(10), left: .auto, bottom: 5, right: .percent(10))
    style.padding = StyleEdges(top: .percent(5), left: 3, bottom: .percent(10) + 2, right: .percent(1))
    style.border = StyleEdges(top: 1, left: 2, bottom: 3, right: 4)
    let child = try tree.add(style, to: root)
    try tree.layOut(root)
    return (tree.resolvedMargin(of: child), tree.resolvedBorder(of: child), tree.resolvedPadding(of: child))
  }

  @Test("percentages of edges refer to the width in CSS, and to their own axis in stack views")
  func resolvedEdges() throws {
    let css = try edges(.css)
    #expect(css.margin == Edges(top: 20, left: 0, bottom: 5, right: 20))
    #expect(css.padding == Edges(top: 10, left: 3, bottom: 22, right: 2))
    #expect(css.border == Edges(top: 1, left: 2, bottom: 3, right: 4))
    let stack = try edges(.stackView)
    #expect(stack.margin == Edges(top: 10, left: 0, bottom: 5, right: 20))
    #expect(stack.padding == Edges(top: 5, left: 3, bottom: 12, right: 2))
    #expect(stack.border == css.border)
  }

  @Test("start and end are resolved to physical sides")
  func resolvedLogicalEdges() throws {
    for direction in [WritingDirection.leftToRight, .rightToLeft] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.box(200, 100) { $0.layoutDirection = direction })
      let child = try tree.add(
        .css {
          $0.padding.start = 5
          $0.border.end = 7
          $0.margin.start = 9
        }, to: root)
      try tree.layOut(root)
      let isLeftToRight = direction == .leftToRight
      #expect(
        tree.resolvedPadding(of: child)
          == Edges(top: 0, left: isLeftToRight ? 5 : 0, bottom: 0, right: isLeftToRight ? 0 : 5))
      #expect(
        tree.resolvedBorder(of: child)
          == Edges(top: 0, left: isLeftToRight ? 0 : 7, bottom: 0, right: isLeftToRight ? 7 : 0))
      #expect(
        tree.resolvedMargin(of: child)
          == Edges(top: 0, left: isLeftToRight ? 9 : 0, bottom: 0, right: isLeftToRight ? 0 : 9))
    }
  }

  @Test("percentages of an absolute child's edges refer to the padding box")
  func resolvedAbsoluteEdges() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(
      .box(200, 100) {
        $0.padding = StyleEdges(10)
        $0.border = StyleEdges(3)
      })
    let child = try tree.add(
      .css {
        $0.position = .absolute
        $0.padding = StyleEdges(.percent(10))
      }, to: root)
    try tree.layOut(root)
    #expect(tree.resolvedPadding(of: child) == Edges(22))
    #expect(tree.frame(of: child).size == LayoutSize(width: 44, height: 44))
  }
}
