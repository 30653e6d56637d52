import BoxEngine
import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Trees of boxes")
struct BoxTreeTests {
  /// A box container with the given number of leaves.
  private func column(_ count: Int, axis: LayoutAxis = .vertical) throws -> (LayoutTree, NodeID, [NodeID]) {
    var tree = LayoutTree(rules: .stackView)
    let root = tree.makeNode(.stackView())
    try tree.setBox(BoxContainer(axis: axis, spacing: 2), of: root)
    let leaves = try (0..<count).map { _ in try tree.add(.stackView(), to: root, isLeaf: true) }
    return (tree, root, leaves)
  }

  private let leafSize = LayoutSize(width: 30, height: 10)

  @Test("boxes and pins are read as they were set, in copies too")
  func reading() throws {
    var tree = LayoutTree(rules: .css)
    let node = tree.makeNode(.css())
    #expect(tree.box(of: node) == nil && tree.pins(of: node) == nil)
    let box = BoxContainer(axis: .horizontal, spacing: .nan)
    var pins = BoxPins()
    pins.left = BoxPin(constant: .infinity, priority: 2000)
    try tree.setBox(box, of: node)
    try tree.setPins(pins, of: node)
    let copy = tree
    #expect(copy.box(of: node)?.axis == .horizontal && copy.box(of: node)?.spacing.isNaN == true)
    #expect(copy.pins(of: node) == pins)
    try tree.setBox(nil, of: node)
    try tree.setPins(nil, of: node)
    #expect(tree.box(of: node) == nil && tree.pins(of: node) == nil)
    #expect(copy.pins(of: node) == pins)
    try tree.destroy(node)
    #expect(throws: LayoutTreeError.unknownNode(node)) { try tree.setBox(box, of: node) }
    #expect(throws: LayoutTreeError.unknownNode(node)) { try tree.setPins(pins, of: node) }
    let next = tree.makeNode(.css())
    #expect(tree.box(of: next) == nil && tree.pins(of: next) == nil)
  }

  @Test("a box container can become a flex container")
  func changing() throws {
    var (tree, root, leaves) = try column(2, axis: .horizontal)
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.frame(of: leaves[1]) == LayoutRect(x: 32, y: 0, width: 30, height: 10))
    try tree.setBox(nil, of: root)
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.frame(of: leaves[1]) == LayoutRect(x: 0, y: 10, width: 30, height: 10))
  }

  @Test("a box of which no properties were set has the default ones", arguments: [false, true])
  func defaultProperties(isReused: Bool) throws {
    var (tree, root, _) = try column(0)
    if isReused {
      try tree.destroy(root)
      root = tree.makeNode(.stackView())
    } else {
      try tree.setBox(nil, of: root)
    }
    try tree.setKind(.boxes, of: root)
    #expect(tree.box(of: root) == BoxContainer())
    let leaves = try (0..<2).map { _ in try tree.add(.stackView(), to: root, isLeaf: true) }
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.frame(of: leaves[1]) == LayoutRect(x: 0, y: 10, width: 30, height: 10))
  }

  @Test("a copy of a tree, and a tree after the removal of all nodes, lay out boxes")
  func copying() throws {
    var (tree, root, leaves) = try column(2, axis: .horizontal)
    var copy = tree
    try copy.layOut(root, leaves: leafSize)
    #expect(copy.frame(of: leaves[1]) == LayoutRect(x: 32, y: 0, width: 30, height: 10))
    tree.removeAllNodes()
    let box = tree.makeNode(.stackView())
    try tree.setBox(BoxContainer(axis: .vertical, insets: Edges(3)), of: box)
    let leaf = try tree.add(.stackView(), to: box, isLeaf: true)
    try tree.layOut(box, leaves: leafSize)
    #expect(tree.frame(of: leaf) == LayoutRect(x: 3, y: 3, width: 30, height: 10))
  }

  @Test("nested boxes are laid out in one pass, and again only after a change inside them")
  func oneRun() throws {
    var (tree, root, leaves) = try column(3)
    let inner = try tree.add(.stackView(), to: root)
    try tree.setBox(BoxContainer(axis: .horizontal), of: inner)
    let deep = try tree.add(.stackView(), to: inner, isLeaf: true)
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.statistics.containerVisits == 1 && tree.boxStatistics.solutions == 2)
    #expect(tree.frame(of: root).size == LayoutSize(width: 30, height: 46))
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.statistics.containerVisits == 0 && tree.boxStatistics.solutions == 0)
    try tree.markDirty(deep)
    try tree.layOut(root, leaves: LayoutSize(width: 50, height: 20))
    #expect(tree.statistics.containerVisits == 1)
    // The other leaves are measured at the new width.
    #expect(tree.frame(of: root).size == LayoutSize(width: 50, height: 86))
    var pins = BoxPins()
    pins.height = BoxPin(constant: 15)
    try tree.setPins(pins, of: leaves[0])
    try tree.layOut(root)
    #expect(tree.frame(of: leaves[1]).y == 17)
  }

  @Test("measuring a root returns its size and changes no frames")
  func measuring() throws {
    var (tree, root, leaves) = try column(2)
    try tree.layOut(root, in: .exact(LayoutSize(width: 80, height: 90)), leaves: leafSize)
    let frame = tree.frame(of: leaves[1])
    let size = try tree.measure(root, in: .available(width: 20, height: nil)) { [leafSize] _, _ in
      LeafMeasurement(size: leafSize)
    }
    #expect(size == LayoutSize(width: 20, height: 22))
    #expect(tree.frame(of: leaves[1]) == frame)
  }

  @Test("a leaf is measured once for its width, and once for its height at its final width")
  func questions() throws {
    var (tree, root, _) = try column(1)
    var questions: [MeasureInput] = []
    try tree.computeLayout(of: root, in: .available(width: 20, height: nil)) { _, input in
      questions.append(input)
      return LeafMeasurement(width: 30, height: 10)
    }
    #expect(questions == [MeasureInput(), MeasureInput(knownWidth: 20, availableWidth: .definite(20))])
  }

  @Test("a leaf is measured once where it keeps its natural width", arguments: LayoutRules.allCases)
  func naturalWidth(_ rules: LayoutRules) throws {
    var tree = LayoutTree(rules: rules)
    let row = tree.makeNode(Style(rules) { $0.alignItems = .baseline })
    let box = try tree.add(Style(rules), to: row)
    try tree.setBox(BoxContainer(axis: .horizontal), of: box)
    for _ in 0..<2 { _ = try tree.add(Style(rules), to: box, isLeaf: true) }
    var questions: [MeasureInput] = []
    try tree.computeLayout(of: row, in: .unconstrained) { _, input in
      questions.append(input)
      return LeafMeasurement(width: 30, height: 10, firstBaseline: 8)
    }
    #expect(questions.filter { $0.availableWidth != .minContent } == [MeasureInput(), MeasureInput()])
  }

  @Test("heights at earlier widths do not remain while a node is in a box", arguments: LayoutRules.allCases, [0, 1, 2])
  func heightsAtEarlierWidths(_ rules: LayoutRules, _ depth: Int) throws {
    var plan = TreePlan(rules: rules)
    let column = Style(rules) {
      $0.direction = .column
      $0.alignItems = .stretch
    }
    let root = plan.add(column)
    var inner = root
    for _ in 0..<depth { inner = plan.add(column, to: inner) }
    _ = plan.add(Style(rules), content: .area(8000, natural: 400), to: inner)
    var edited = try EditedTree(plan)
    func layOut(_ width: Double) throws {
      expectNone(
        try edited.layOutAndCompare(in: .exact(LayoutSize(width: width, height: 500)), scale: 0), "\(width)")
    }
    try layOut(100)
    for node in 0...depth { try edited.make(.rebox(node, BoxContainer())) }
    try layOut(200)
    for node in 0...depth { try edited.make(.rebox(node, nil)) }
    try layOut(200)
  }

  @Test("flex containers in boxes, and boxes in flex containers, have the size of their content")
  func mixed() throws {
    var tree = LayoutTree(rules: .stackView)
    let root = tree.makeNode(.stackView())
    try tree.setBox(BoxContainer(axis: .horizontal, insets: Edges(3)), of: root)
    let stack = try tree.add(
      .stackView {
        $0.direction = .column
        $0.padding = StyleEdges(4)
        $0.width = .points(500)
      }, to: root)
    let inner = try tree.add(.stackView { $0.grow = 1 }, to: stack)
    try tree.setBox(BoxContainer(axis: .horizontal), of: inner)
    let leaf = try tree.add(.stackView(), to: inner, isLeaf: true)
    var pins = BoxPins()
    pins.bottom = BoxPin(relation: .atLeast)
    try tree.setPins(pins, of: leaf)
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.frame(of: root).size == LayoutSize(width: 44, height: 24))
    #expect(tree.frame(of: stack) == LayoutRect(x: 3, y: 3, width: 38, height: 18))
    #expect(tree.frame(of: inner) == LayoutRect(x: 4, y: 4, width: 30, height: 10))
    try tree.layOut(root, in: .exact(LayoutSize(width: 100, height: 60)), leaves: leafSize)
    #expect(tree.frame(of: inner) == LayoutRect(x: 4, y: 4, width: 86, height: 46))
    #expect(tree.frame(of: leaf) == LayoutRect(x: 0, y: 0, width: 86, height: 10))
    #expect(tree.resolvedPadding(of: stack) == Edges(4))
  }

  @Test("a box in a row is aligned by its first baseline")
  func baseline() throws {
    var tree = LayoutTree(rules: .css)
    let row = tree.makeNode(.css { $0.alignItems = .baseline })
    let box = try tree.add(.css(), to: row)
    try tree.setBox(BoxContainer(insets: Edges(top: 6, left: 0, bottom: 0, right: 0)), of: box)
    _ = try tree.add(.css(), to: box, isLeaf: true)
    let text = try tree.add(.css(), to: row, isLeaf: true)
    try tree.computeLayout(of: row, in: .unconstrained) { _, _ in
      LeafMeasurement(width: 20, height: 10, firstBaseline: 8)
    }
    #expect(tree.frame(of: text).y == 6)
  }

  @Test("axes for which cost curves are insufficient are counted")
  func counting() throws {
    var (tree, root, leaves) = try column(2, axis: .horizontal)
    var pins = BoxPins()
    // Centers off the middle and an optional relative height, in a root whose height depends on its content.
    (pins.top, pins.bottom) = (BoxPin(relation: .atLeast, constant: 6), BoxPin(relation: .atLeast, constant: 6))
    pins.centerY = BoxPin(constant: 20)
    pins.relativeHeight = BoxRelativePin(multiplier: 0.25, pin: BoxPin(constant: -5, priority: 400))
    try tree.setPins(pins, of: leaves[0])
    pins = BoxPins()
    (pins.top, pins.bottom, pins.centerY) = (nil, nil, BoxPin(constant: 30))
    try tree.setPins(pins, of: leaves[1])
    try tree.layOut(root, in: .available(width: 100, height: nil), leaves: leafSize)
    // The constraint solver determines the height. With this height, the relative height is a length.
    #expect(tree.boxStatistics.solutions == 3 && tree.boxStatistics.constraintSolutions == 1)
  }

  @Test("equal items get equal widths, whatever pins other items have", arguments: [300.0, 12], [1000.0, 999])
  func ties(_ width: Double, _ priority: Double) throws {
    var (tree, root, _) = try column(0)
    let row = try tree.add(.stackView(), to: root)
    try tree.setBox(BoxContainer(axis: .horizontal), of: row)
    let labels = try (0..<3).map { _ in try tree.add(.stackView(), to: row, isLeaf: true) }
    let centered = try tree.add(.stackView(), to: root, isLeaf: true)
    var pins = BoxPins()
    pins.centerX = BoxPin(priority: priority)
    (pins.left, pins.right) = (BoxPin(relation: .atLeast), BoxPin(relation: .atLeast))
    try tree.setPins(pins, of: centered)
    try tree.layOut(root, in: .available(width: nil, height: nil), leaves: LayoutSize(width: 10, height: 10))
    try tree.layOut(
      root, in: .exact(LayoutSize(width: width, height: 40)), leaves: LayoutSize(width: 10, height: 10))
    for label in labels { #expect(abs(tree.frame(of: label).width - width / 3) < 1e-9) }
    #expect(tree.boxStatistics.constraintSolutions == 0)
  }

  @Test("text that gets its natural width as a flex share does not break")
  func shares() throws {
    var random = SplitMix64(seed: 7)
    for _ in 0..<300 {
      var (tree, root, leaves) = try column(3, axis: .horizontal)
      let width = Double(random.integer(1...4000)) / 10
      for leaf in leaves {
        var pins = BoxPins()
        pins.flex = Double(random.integer(1...3))
        try tree.setPins(pins, of: leaf)
      }
      // A text at its natural width is one line high.
      try tree.computeLayout(of: root, in: .unconstrained) { _, input in
        LeafMeasurement(width: width, height: (input.knownWidth ?? width) < width ? 20 : 10)
      }
      #expect(tree.frame(of: root).height == 10, "width \(width)")
    }
  }

  @Test("issues of a copy can be read on several threads at once")
  func issuesOnThreads() async throws {
    let (made, root, _) = try column(300)
    var tree = made
    try tree.layOut(root, leaves: leafSize)
    // A box without properties, which no layout has visited.
    try tree.setKind(.boxes, of: try tree.add(.stackView(), to: root))
    let copy = tree
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<16 { group.addTask { copy.issues(below: root).count } }
      for await count in group { #expect(count == 0) }
    }
  }

  @Test("10,000 nested boxes, and 10,000 items in one box")
  func extent() throws {
    var tree = LayoutTree(rules: .stackView)
    let root = tree.makeNode(.stackView())
    var inner = root
    for level in 0..<10_000 {
      try tree.setBox(
        BoxContainer(axis: level.isMultiple(of: 2) ? .vertical : .horizontal, insets: Edges(1)), of: inner)
      inner = try tree.add(.stackView(), to: inner, isLeaf: level == 9999)
    }
    try tree.layOut(root, leaves: leafSize)
    #expect(tree.frame(of: root).size == LayoutSize(width: 20_030, height: 20_010))
    var (broad, top, leaves) = try column(10_000)
    try broad.layOut(top, in: .exact(LayoutSize(width: 40, height: 50_000)), leaves: leafSize)
    let last = broad.frame(of: leaves[9999])
    #expect(abs(last.maxY - 50_000) < 1e-6)
  }
}
