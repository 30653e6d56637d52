import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

/// css-flexbox-1 §4.4, for cases that browsers do not cover. Spec/firefox has the cases measured in a browser.
@Suite("Collapsed items")
struct CollapsedItemTests {
  /// A row in a root of a given width: a text of four words that takes the remaining width, and an item of 50 points.
  private func row(_ visibility: NodeVisibility, changing change: (inout Style) -> Void = { _ in }) -> TreePlan {
    var plan = TreePlan(rules: .css)
    var style = Style(.css)
    style.alignItems = .start
    change(&style)
    _ = plan.add(style)
    var text = Style(.css)
    (text.grow, text.basis, text.minWidth) = (1, .points(0), 0)
    let words = LeafContent.text(words: [40, 40, 40, 40], space: 10, lineHeight: 10, baseline: nil)
    _ = plan.add(text, content: words, to: 0)
    var item = Style(.css)
    (item.width, item.height, item.shrink, item.visibility) = (50, 5, 0, visibility)
    _ = plan.add(item, to: 0)
    return plan
  }

  private func frames(_ plan: TreePlan, width: Double = 100) throws -> [LayoutRect] {
    var planted = try PlantedTree(plan)
    try planted.layOut(in: .available(width: width, height: nil))
    return try plan.nodes.indices.map { try planted.frame($0) }
  }

  @Test("a row keeps the height that it has with a visible item")
  func height() throws {
    let visible = try frames(row(.visible))
    #expect(visible[0].height == 40)
    let collapsed = try frames(row(.collapse))
    #expect(collapsed[0] == visible[0])
    // Four words of 40 in a width of 100 take two lines.
    #expect(collapsed[1] == LayoutRect(x: 0, y: 0, width: 100, height: 20))
    #expect(collapsed[2] == LayoutRect())
  }

  @Test("collapse does not change frames if the node is not a flex item", arguments: [Position.absolute, .relative])
  func otherNodes(_ position: Position) throws {
    var plan = row(.collapse)
    if position == .absolute {
      plan[2].style.position = .absolute
    } else {
      plan[0].box = BoxContainer(axis: .horizontal)
    }
    let collapsed = try frames(plan)
    plan[2].style.visibility = .visible
    #expect(try frames(plan) == collapsed)
    #expect(collapsed[2].height > 0)
  }

  @Test("the root of a layout does not collapse")
  func root() throws {
    let plan = row(.collapse)
    var planted = try PlantedTree(plan)
    try planted.layOut(root: 2, in: .available(width: 100, height: nil))
    #expect(try planted.frame(2).size == LayoutSize(width: 50, height: 5))
    try planted.layOut(in: .available(width: 100, height: nil))
    #expect(try planted.frame(2) == LayoutRect())
    #expect(try planted.frame(0).height == 40)
  }

  @Test("edits in a collapsed item change its strut")
  func edits() throws {
    var plan = row(.collapse)
    plan[2].style.height = .auto
    let leaf = plan.add(Style(.css), content: .fixed(LayoutSize(width: 10, height: 70)), to: 2)
    var planted = try PlantedTree(plan)
    for height in [70.0, 90, 45, 60] {
      try planted.tree.updateStyle(of: planted.id(leaf)) { $0.height = .points(height) }
      try planted.layOut(in: .available(width: 100, height: nil))
      #expect(try planted.frame(0).height == height)
    }
    try planted.tree.updateStyle(of: planted.id(2)) { $0.display = .none }
    try planted.layOut(in: .available(width: 100, height: nil))
    #expect(try planted.frame(0).height == 20)
  }

  /// No browser supports both. In the first round, the lines take 260 and 200 of 300, and the first line is 80 high.
  @Test("a collapsed item in balanced lines keeps its strut")
  func balancedLines() throws {
    var plan = TreePlan(rules: .css)
    var style = Style(.css)
    (style.width, style.wrap) = (300, .balance)
    _ = plan.add(style)
    let sizes = [(100.0, 20.0), (60, 80), (100, 30), (100, 10), (100, 10)]
    for (index, (width, height)) in sizes.enumerated() {
      var item = Style(.css)
      (item.width, item.height) = (.points(width), .points(height))
      if index == 1 { item.visibility = .collapse }
      _ = plan.add(item, to: 0)
    }
    let frames = try frames(plan, width: 300)
    #expect(frames[0].height == 90)
    #expect(frames[1] == LayoutRect(x: 0, y: 0, width: 100, height: 20))
    #expect(frames[3] == LayoutRect(x: 100, y: 0, width: 100, height: 30))
    #expect(frames[4] == LayoutRect(x: 0, y: 80, width: 100, height: 10))
    #expect(frames[5] == LayoutRect(x: 100, y: 80, width: 100, height: 10))
  }

  /// Beyond three nested containers, the first round uses heights of the second round: here, of fewer lines of text.
  @Test("a strut depends on the first rounds of up to three nested containers", arguments: 0...6)
  func nesting(_ depth: Int) throws {
    // In its first round, the outermost level takes 10 points away, so that the text has one more line.
    var plan = TreePlan(rules: .css)
    var container = plan.add(Style(.css))
    for level in 0...depth {
      var collapsed = Style(.css)
      (collapsed.width, collapsed.shrink, collapsed.visibility) = (level == 0 ? 10 : 0, 0, .collapse)
      _ = plan.add(collapsed, to: container)
      var next = Style(.css)
      (next.grow, next.basis, next.minWidth) = (1, .points(0), 0)
      if level == depth {
        let words = LeafContent.text(words: [45, 45], space: 10, lineHeight: 10, baseline: nil)
        _ = plan.add(next, content: words, to: container)
      } else {
        container = plan.add(next, to: container)
      }
    }
    // 100 points hold both words, 90 do not.
    #expect(try frames(plan)[0].height == (depth < 3 ? 20 : 10))
  }
}
