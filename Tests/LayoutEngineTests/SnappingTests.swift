import LayoutEngine
import LayoutTestSupport
import Testing

@Suite("Frames on the pixel grid")
struct SnappingTests {
  static let scales: [Double] = [1, 1.5, 2, 2.75, 3]

  /// The frames in the root's coordinates.
  private func absoluteFrames(_ plan: TreePlan, _ planted: PlantedTree) throws -> [LayoutRect] {
    var frames: [LayoutRect] = []
    for node in plan.nodes.indices {
      let frame = try planted.frame(node)
      let parent = plan[node].parent.map { frames[$0].origin } ?? LayoutPoint()
      frames.append(
        LayoutRect(x: parent.x + frame.x, y: parent.y + frame.y, width: frame.width, height: frame.height))
    }
    return frames
  }

  /// Rows and columns of boxes of any size, far from the root's corner.
  private func stripes(_ random: inout SplitMix64) -> TreePlan {
    func extent(_ largest: Double) -> Double { Double.random(in: 0...largest, using: &random) }
    var plan = TreePlan(rules: .css)
    let root = plan.add(.box(200, 200))
    var column = Style.css {
      $0.direction = .column
      $0.position = .absolute
      $0.inset.left = .points(extent(100_000))
      $0.inset.top = .points(extent(100_000))
    }
    column.alignItems = .start
    let outer = plan.add(column, to: root)
    for _ in 0..<6 {
      let row = plan.add(.css { $0.shrink = 0 }, to: outer)
      for _ in 0..<6 { _ = plan.add(.box(.points(extent(30)), .points(extent(30))), to: row) }
    }
    return plan
  }

  private func isWhole(_ pixels: Double) -> Bool { abs(pixels - pixels.rounded()) < 1e-6 }

  @Test("adjacent boxes stay adjacent, and every edge lies on the grid", arguments: scales)
  func neighbors(_ scale: Double) throws {
    var random = SplitMix64(seed: 1)
    for round in 0..<60 {
      let plan = stripes(&random)
      var planted = try PlantedTree(plan)
      try planted.layOut(scale: scale)
      let frames = try absoluteFrames(plan, planted)
      for (node, frame) in frames.enumerated() {
        let edges = [frame.x, frame.y, frame.maxX, frame.maxY]
        #expect(edges.allSatisfy { isWhole($0 * scale) }, "round \(round), \(plan.path(of: node)): \(frame.text)")
      }
      for node in plan.nodes.indices {
        for (first, second) in zip(plan[node].children, plan[node].children.dropFirst()) {
          let isRow = plan[node].style.direction == .row
          let gap = isRow ? frames[second].x - frames[first].maxX : frames[second].y - frames[first].maxY
          #expect(abs(gap) < 1e-6, "round \(round), \(plan.path(of: first)) and its neighbor are \(gap) apart")
        }
      }
    }
  }

  @Test("every edge lies on the nearest line of the grid", arguments: scales)
  func nearest(_ scale: Double) throws {
    var random = SplitMix64(seed: 2)
    let plan = stripes(&random)
    var planted = try PlantedTree(plan)
    try planted.layOut()
    let exact = try absoluteFrames(plan, planted)
    try planted.layOut(scale: scale)
    for (frame, snapped) in zip(exact, try absoluteFrames(plan, planted)) {
      for (edge, line) in zip(
        [frame.x, frame.y, frame.maxX, frame.maxY], [snapped.x, snapped.y, snapped.maxX, snapped.maxY])
      {
        #expect(abs(edge - line) * scale <= 0.5 + 1e-5, "\(frame.text) became \(snapped.text)")
      }
    }
  }

  @Test("halves are rounded away from zero")
  func halves() throws {
    for (offset, snapped) in [
      (0.5, 1.0), (1.5, 2), (2.5, 3), (0.49, 0), (-0.5, -1), (-1.5, -2), (-2.5, -3), (-0.49, 0), (100_000.5, 100_001),
    ] {
      var tree = LayoutTree(rules: .css)
      let root = tree.makeNode(.box(100, 100))
      let box = try tree.add(.box(10, 10) { $0.margin.left = .points(offset) }, to: root)
      try tree.layOut(root, scale: 1)
      #expect(tree.frame(of: box).x == snapped, "\(offset)")
      try tree.updateStyle(of: box) { $0.margin.left = .points(offset / 2) }
      try tree.layOut(root, scale: 2)
      #expect(tree.frame(of: box).x == snapped / 2, "\(offset / 2) at 2 pixels per point")
    }
  }

  @Test("edges are rounded in the coordinates of the root, not of the parent")
  func rootCoordinates() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 100))
    let outer = try tree.add(.box(50, 50) { $0.margin.left = 0.4 }, to: root)
    let inner = try tree.add(.box(20, 20) { $0.margin.left = 0.4 }, to: outer)
    try tree.layOut(root, scale: 1)
    #expect(tree.frame(of: outer) == LayoutRect(width: 50, height: 50))
    // 0.4 + 0.4 is nearer to 1, and 20.8 nearer to 21.
    #expect(tree.frame(of: inner) == LayoutRect(x: 1, width: 20, height: 20))
  }

  @Test("a measured leaf is rounded outward where it would become smaller than its content")
  func measuredLeaves() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.box(100, 100) { $0.alignItems = .start })
    let leaf = try tree.add(.css { $0.margin.left = 0.6 }, to: root, isLeaf: true)
    let box = try tree.add(.box(10.3, 10.3) { $0.margin.left = 10 }, to: root)
    try tree.layOut(root, scale: 1, leaves: LayoutSize(width: 10.3, height: 10.3))
    // 0.6 to 10.9 would be 1 to 11, and 10.3 high would be 10.
    #expect(tree.frame(of: leaf) == LayoutRect(x: 0, width: 11, height: 11))
    // The box, from 20.9 to 31.2, is not a measured leaf.
    #expect(tree.frame(of: box) == LayoutRect(x: 21, width: 10, height: 10))
  }

  @Test("a measured leaf that is the root is rounded outward", arguments: LayoutRules.allCases)
  func measuredRoots(_ rules: LayoutRules) throws {
    for height in [PreferredSize.auto, 44] {
      var style = Style(rules)
      style.height = height
      var tree = LayoutTree(rules: rules)
      let leaf = tree.makeLeaf(style)
      try tree.layOut(leaf, scale: 1, leaves: LayoutSize(width: 27.3, height: 10.3))
      #expect(tree.frame(of: leaf).size == LayoutSize(width: 28, height: height == .auto ? 11 : 44))
    }
  }

  @Test("a measured leaf is never smaller than its measured size", arguments: LayoutRules.allCases, scales)
  func neverSmaller(_ rules: LayoutRules, _ scale: Double) throws {
    for seed in 0..<UInt64(40) {
      var random = SplitMix64(seed: seed)
      var plan = TreePlan(rules: rules)
      var style = Style(rules)
      style.direction = random.pick(FlexDirection.self)
      style.alignItems = .start
      style.padding = StyleEdges(.points(Double.random(in: 0...3, using: &random)))
      style.shrink = 0
      var container = plan.add(style)
      for index in 0..<12 {
        let size = LayoutSize(
          width: .random(in: 0...40, using: &random), height: .random(in: 0...40, using: &random))
        _ = plan.add(style, content: .fixed(size), to: container)
        if index.isMultiple(of: 4) { container = plan.add(style, to: container) }
      }
      var planted = try PlantedTree(plan)
      try planted.layOut()
      let exact = planted
      try planted.layOut(scale: scale)
      for node in plan.nodes.indices where plan[node].content != nil {
        let (frame, measured) = (try planted.frame(node), try exact.frame(node))
        // The tolerance allows for rounding errors of sums.
        let isLarge = frame.width >= measured.width - 0.002 / scale && frame.height >= measured.height - 0.002 / scale
        #expect(isLarge, "seed \(seed), \(plan.path(of: node)): \(frame.text) for \(measured.text)")
      }
    }
  }

  @Test("edges on the grid stay there", arguments: scales)
  func idempotence(_ scale: Double) throws {
    var random = SplitMix64(seed: 3)
    let plan = stripes(&random)
    var planted = try PlantedTree(plan)
    try planted.layOut(scale: scale)
    // The same boxes at their snapped positions.
    var snapped = TreePlan(rules: .css)
    for node in plan.nodes.indices {
      let frame = try planted.frame(node)
      let style = Style.box(.points(frame.width), .points(frame.height)) {
        $0.position = .absolute
        $0.inset.left = .points(frame.x)
        $0.inset.top = .points(frame.y)
      }
      _ = snapped.add(style, to: plan[node].parent)
    }
    var again = try PlantedTree(snapped)
    try again.layOut(scale: scale)
    for node in plan.nodes.indices.dropFirst() {
      let (frame, other) = (try planted.frame(node), try again.frame(node))
      let differences = [frame.x - other.x, frame.y - other.y, frame.width - other.width, frame.height - other.height]
      #expect(differences.allSatisfy { abs($0) < 1e-6 }, "\(plan.path(of: node)): \(frame.text), then \(other.text)")
    }
  }
}

@Suite("The pixel grid after changes")
struct ResnappingTests {
  @Test("a change of only the scale snaps frames again without a layout", arguments: LayoutRules.allCases)
  func scaleChanges(_ rules: LayoutRules) throws {
    for seed in 0..<UInt64(SampleSize.of(400)) {
      var styles = StyleGenerator(seed: seed, rules: rules)
      let plan = TreePlan.random(nodeCount: 30, &styles)
      let space = styles.rootSpace()
      var planted = try PlantedTree(plan)
      try planted.layOut(in: space, scale: 2)
      for scale in [3, 1, 0, 2.75, 0, 2] {
        try planted.layOut(in: space, scale: scale)
        #expect(planted.tree.statistics.containerVisits == 0)
        var fresh = try PlantedTree(plan)
        try fresh.layOut(in: space, scale: scale)
        expectNone(try plan.firstDifference(planted, from: fresh), "seed \(seed), scale \(scale)")
      }
    }
  }

  /// A column with a spacer and a row. The row contains boxes of a third of a point, three levels deep.
  private func column() throws -> (plan: TreePlan, planted: PlantedTree, spacer: Int, row: Int) {
    var plan = TreePlan(rules: .css)
    let root = plan.add(
      .css {
        $0.direction = .column
        $0.alignItems = .start
      })
    let spacer = plan.add(.box(10, 10), to: root)
    let row = plan.add(.css { $0.shrink = 0 }, to: root)
    let inner = plan.add(.css(), to: row)
    let innermost = plan.add(.css(), to: inner)
    for _ in 0..<5 { _ = plan.add(.box(.points(1.0 / 3), .points(1.0 / 3)) { $0.margin.top = 0.2 }, to: innermost) }
    return (plan, try PlantedTree(plan), spacer, row)
  }

  private func expectFresh(
    _ plan: TreePlan, _ planted: inout PlantedTree, _ place: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    var fresh = try PlantedTree(plan)
    try fresh.layOut(scale: 2)
    try planted.layOut(scale: 2)
    expectNone(try plan.firstDifference(planted, from: fresh), place, sourceLocation: sourceLocation)
  }

  @Test("a moved subtree is snapped again, down to its leaves")
  func movedSubtrees() throws {
    var (plan, planted, spacer, _) = try column()
    try expectFresh(plan, &planted, "at first")
    for height in [10.1, 10.2, 10.3, 10.4, 10.9, 11, 10] {
      plan[spacer].style.height = .points(height)
      try planted.tree.setStyle(plan[spacer].style, of: try planted.id(spacer))
      try expectFresh(plan, &planted, "the spacer is \(height) high")
    }
  }

  @Test("a container behind a hidden first child is snapped again wherever it moves")
  func hiddenFirstChild() throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css())
    let spacer = try tree.add(.box(10.25, 10), to: root)
    let container = try tree.add(.css(), to: root)
    let hidden = try tree.add(.box(0, 10), to: container)
    let box = try tree.add(.box(10.25, 10), to: container)
    var widths: [Double] = []
    for width in [10.25, 10, 10.25, 10.5] {
      try tree.updateStyle(of: spacer) { $0.width = .points(width) }
      try tree.layOut(root, scale: 1)
      widths.append(tree.frame(of: box).width)
      try tree.updateStyle(of: hidden) { $0.display = .none }
    }
    #expect(widths == [11, 10, 11, 10])
  }

  @Test("edits and measurements keep the frames of the last layout", arguments: [0, 1, 2.75])
  func keptFrames(scale: Double) throws {
    var tree = LayoutTree(rules: .css)
    let root = tree.makeNode(.css())
    let first = try tree.add(.css { $0.padding.left = 0.3 }, to: root)
    let second = try tree.add(.css { $0.margin.left = 0.9 }, to: root)
    let moved = try tree.add(.box(10.3, 10.3), to: first)
    let text = try tree.add(.css { $0.alignSelf = .start }, to: second, isLeaf: true)
    let size = LayoutSize(width: 20.3, height: 8.7)
    try tree.layOut(root, scale: scale, leaves: size)
    let frames = [first, second, moved, text].map { tree.frame(of: $0) }
    func expectFrames(_ edit: String) {
      #expect([first, second, moved, text].map { tree.frame(of: $0) } == frames, "after \(edit)")
    }
    _ = try tree.measure(root, in: .exact(LayoutSize(width: 15, height: 5))) { _, _ in LeafMeasurement(size: size) }
    expectFrames("a measurement")
    try tree.detach(moved)
    try tree.append(moved, to: second)
    expectFrames("a move")
    try tree.updateStyle(of: text) { $0.width = 3 }
    expectFrames("an edit")
    let other = tree.makeNode(.box(7.3, 7.3))
    try tree.layOut(other, scale: 1.5)
    expectFrames("a layout of another root with another scale")
  }

  @Test("a subtree that was hidden or detached while the scale changed is snapped again")
  func absentSubtrees() throws {
    var (plan, planted, spacer, row) = try column()
    try expectFresh(plan, &planted, "at first")
    for hides in [true, false] {
      if hides {
        try planted.tree.updateStyle(of: try planted.id(row)) { $0.display = .none }
      } else {
        try planted.tree.detach(try planted.id(row))
      }
      try planted.layOut(scale: 3)
      try planted.layOut(scale: 2)
      try planted.layOut(scale: 3)
      if hides {
        try planted.tree.updateStyle(of: try planted.id(row)) { $0.display = .flex }
      } else {
        try planted.tree.append(try planted.id(row), to: try planted.id(0))
      }
      try expectFresh(plan, &planted, hides ? "it was hidden" : "it was detached")
    }
    plan[spacer].style.height = 7.25
    try planted.tree.setStyle(plan[spacer].style, of: try planted.id(spacer))
    try expectFresh(plan, &planted, "at last")
  }

  @Test(
    "text in an orthogonal writing mode keeps room for its lines",
    arguments: [WritingMode.verticalRl, .verticalLr])
  func orthogonalTexts(_ mode: WritingMode) throws {
    let text = LeafContent.text(words: [20.3, 20.3, 20.3], lineHeight: 10.4, baseline: nil)
    for scale in SnappingTests.scales {
      for offset in stride(from: 0.0, to: 2, by: 0.15) {
        var plan = TreePlan(rules: .css)
        let root = plan.add(
          .css {
            $0.alignItems = .start
            $0.padding.top = Length(points: offset)
          })
        _ = plan.add(.css { $0.width = .points(offset) }, to: root)
        // The first item is as long as its text, and the second item breaks its text.
        let long = plan.add(.css { $0.writingMode = mode }, content: text, to: root)
        let short = plan.add(
          .css {
            $0.writingMode = mode
            $0.height = 50
            $0.position = .absolute
            $0.inset.left = .points(offset)
          }, content: text, to: root)
        var planted = try PlantedTree(plan)
        try planted.layOut(in: .available(width: 300, height: 300), scale: scale)
        let (first, second) = (try planted.frame(long), try planted.frame(short))
        #expect(first.width >= 10.4 - 1e-3 && first.height >= 68.9 - 1e-3, "\(scale), \(offset): \(first)")
        #expect(second.width >= 20.8 - 1e-3, "\(scale), \(offset): \(second)")
      }
    }
  }
}
