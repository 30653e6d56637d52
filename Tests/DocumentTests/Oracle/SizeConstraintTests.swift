import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// Constraints on sizes beyond pins: further pins, ratios of both dimensions, relations to other items.
@Suite struct SizeConstraintTests {
  /// Expects that the layout engine and the oracle give the frames in the text.
  private func expectAllFrames(
    _ text: String, isUnique: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    try expectFrames(text, isUnique: isUnique, sourceLocation: sourceLocation)
    let layoutCase = try boxCase(text)
    let layout = try CaseLayout(layoutCase)
    for difference in layout.differences() { Issue.record("engine: \(difference)", sourceLocation: sourceLocation) }
    let comparison = try BoxOracle(layoutCase).comparison(with: layout.frames)
    #expect(comparison.isOptimal(), "engine: \(comparison)", sourceLocation: sourceLocation)
  }

  @Test func allRequiredPinsApply() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200}, "box": {"axis": "x"}, "children": [
        {"measure": {"fixed": [90, 30]}, "item": {"width": ">=40"}, "constraints": [{"width": "<=60"}],
         "frame": [0, 0, 60, 30]},
        {"measure": {"fixed": [50, 20]}, "frame": [60, 0, 140, 30]}], "frame": [0, 0, 200, 30]}
      """)
  }

  @Test func optionalPinsAreViolatedByPriority() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200, "height": 10}, "box": {"axis": "x"}, "children": [
        {"item": {"width": "80@500"}, "constraints": [{"width": "120@600"}], "frame": [0, 0, 120, 10]},
        {"item": {"width": "70@400"}, "frame": [120, 0, 80, 10]}]}
      """)
  }

  @Test func heightFollowsFixedWidth() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200}, "box": {"axis": "y", "insets": [0, 10, 0, 10]}, "children": [
        {"constraints": [{"height": "*0.75", "of": "width"}], "frame": [10, 0, 180, 135]}], "frame": [0, 0, 200, 135]}
      """)
  }

  @Test func widthFollowsFixedHeight() throws {
    try expectAllFrames(
      """
      {"box": {"axis": "x", "spacing": 6}, "children": [
        {"item": {"height": 50}, "constraints": [{"height": "*0.75", "of": "width"}], "frame": [0, 0, 66.667, 50]},
        {"constraints": [{"height": "*2", "of": "width"}], "frame": [72.667, 0, 25, 50]}],
        "frame": [0, 0, 97.667, 50]}
      """)
  }

  @Test func ratioOfContentIsOptimalOnBothAxes() throws {
    // Content of 100 × 40 resists compression with 750: the square is large enough for both dimensions.
    try expectAllFrames(
      """
      {"box": {"axis": "y"}, "children": [
        {"measure": {"fixed": [100, 40]}, "constraints": [{"width": "*1", "of": "height"}], "frame": [0, 0, 100, 100]}],
        "frame": [0, 0, 100, 100]}
      """)
  }

  @Test func centeredItemIsAsWideAsTheHeightAllows() throws {
    try expectAllFrames(
      """
      {"style": {"width": 300, "height": 100}, "box": {"axis": "y", "spacing": 10}, "children": [
        {"item": {"left": ">=0", "right": ">=0", "centerX": 0}, "constraints": [{"width": "*1.5", "of": "height"}],
         "frame": [97.5, 0, 105, 70]},
        {"measure": {"fixed": [80, 20]}, "item": {"hugY": 251}, "frame": [0, 80, 300, 20]}]}
      """)
  }

  @Test func optionalRatioIsViolated() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200, "height": 100}, "box": {"axis": "y"}, "children": [
        {"constraints": [{"height": "*0.25@400", "of": "width"}], "frame": [0, 0, 200, 60]},
        {"item": {"height": "40@500"}, "frame": [0, 60, 200, 40]}]}
      """)
  }

  @Test func itemHasSizeOfRelatedItem() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200, "height": 50}, "box": {"axis": "x", "spacing": 10}, "children": [
        {"measure": {"fixed": [30, 20]}, "frame": [0, 0, 60, 50]},
        {"measure": {"fixed": [60, 20]}, "item": {"hugX": 260}, "constraints": [{"width": "*1", "of": 1}],
         "frame": [70, 0, 60, 50]},
        {"measure": {"fixed": [10, 20]}, "item": {"hugX": 240}, "frame": [140, 0, 60, 50]}]}
      """)
  }

  @Test func itemHasSizeRelativeToContainerOfAnotherBox() throws {
    try expectAllFrames(
      """
      {"style": {"width": 200, "height": 50}, "box": {"axis": "x"}, "children": [
        {"box": {"axis": "x"}, "children": [
          {"measure": {"fixed": [50, 20]}, "item": {"right": ">=0"}, "constraints": [{"width": "*0.25-10", "of": 0}],
           "frame": [0, 0, 40, 50]}], "item": {"right": ">=0"}, "frame": [0, 0, 40, 50]}]}
      """, isUnique: false)
  }

  @Test func satisfiedSizeConstraintsAreNotReported() throws {
    var tree = LayoutTree(rules: .stackView)
    let style = Style(.stackView)
    let (box, first, second) = (tree.makeNode(style), tree.makeNode(style), tree.makeNode(style))
    try tree.setBox(BoxContainer(axis: .horizontal), of: box)
    for item in [first, second] { try tree.append(item, to: box) }
    try tree.setSizeConstraints([BoxSizeConstraint(.horizontal, BoxPin(), .node(second, multiplier: 2))], of: first)
    try tree.setSizeConstraints([BoxSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0.5))], of: second)
    try tree.computeLayout(of: box, in: .exact(LayoutSize(width: 60, height: 10))) { _, _ in
      LeafMeasurement(size: LayoutSize())
    }
    #expect(tree.frame(of: first).size == LayoutSize(width: 40, height: 10))
    #expect(tree.frame(of: second).size == LayoutSize(width: 20, height: 10))
    #expect(tree.issues(below: box).isEmpty)
  }

  @Test func invalidSizeConstraintsAreReported() throws {
    var tree = LayoutTree(rules: .stackView)
    let style = Style(.stackView)
    let (box, item, stranger) = (tree.makeNode(style), tree.makeNode(style), tree.makeNode(style))
    try tree.setBox(BoxContainer(axis: .horizontal), of: box)
    try tree.append(item, to: box)
    let constraints = [
      BoxSizeConstraint(.horizontal, BoxPin(), .node(stranger, multiplier: 2)),
      BoxSizeConstraint(.vertical, BoxPin(constant: .nan)),
      BoxSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0)),
      BoxSizeConstraint(.vertical, BoxPin(constant: 7, priority: 2000)),
    ]
    try tree.setSizeConstraints(constraints, of: item)
    #expect(tree.sizeConstraints(of: item) == constraints)
    try tree.computeLayout(of: box, in: .unconstrained) { _, _ in LeafMeasurement(size: LayoutSize()) }
    #expect(tree.frame(of: item) == LayoutRect(width: 0, height: 7))
    let kinds: [LayoutIssue.Kind] = [
      .pins(.unusablePin(.sizeConstraints)), .pins(.priorityOutOfRange(.sizeConstraints)),
      .pins(.unrelatedSize(stranger)),
    ]
    let issues = tree.issues(below: box)
    #expect(issues.allSatisfy { $0.node == item && kinds.contains($0.kind) })
    #expect(kinds.allSatisfy { kind in issues.contains { $0.kind == kind } })
    try tree.setSizeConstraints([], of: item)
    #expect(tree.sizeConstraints(of: item).isEmpty)
    #expect(tree.issues(below: box).isEmpty)
  }

  @Test(arguments: [10, 100])
  func columnsOfLabelsAreAligned(_ rowCount: Int) throws {
    var rows: [String] = []
    for row in 0..<rowCount {
      let relation = row == 0 ? "" : ", \"constraints\": [{\"width\": \"*1\", \"of\": 2}]"
      rows.append(
        """
        {"box": {"axis": "x", "spacing": 8}, "children": [
          {"measure": {"fixed": [\(30 + row * 7 % 50), 15]}, "item": {"hugX": 251}\(relation)},
          {"measure": {"fixed": [80, 15]}}]}
        """)
    }
    let text =
      "{\"style\": {\"width\": 300}, \"box\": {\"axis\": \"y\"}, \"children\": [" + rows.joined(separator: ",") + "]}"
    let layoutCase = try boxCase(text)
    let frames = try CaseLayout(layoutCase).frames
    let widest = (0..<rowCount).map { 30 + $0 * 7 % 50 }.max() ?? 0
    for row in 0..<rowCount {
      #expect(frames[2 + 3 * row].width == Double(widest))
      #expect(frames[3 + 3 * row].width == Double(300 - 8 - widest))
    }
  }

  /// Trees whose constraints and root size have changed are laid out like new trees.
  @Test func changedTreesAreLaidOutLikeNewTrees() throws {
    for seed in 0..<SampleSize.of(200) {
      var generator = BoxTreeGenerator(seed: UInt64(seed))
      (generator.constrainedShare, generator.depth) = (30, 3)
      let made = generator.layoutCase("seed \(seed)")
      let layoutCase = try #require(made)
      var warm = try CaseLayout(layoutCase).tree
      let ids = try CaseLayout(layoutCase).ids
      let measure: MeasureFunction = { id, input in
        guard let index = ids.firstIndex(of: id) else { return LeafMeasurement(size: LayoutSize()) }
        return layoutCase.nodes[index].measure?.measure(input, rules: .stackView) ?? LeafMeasurement(size: LayoutSize())
      }
      let constraints = ids.map { warm.sizeConstraints(of: $0) }
      for (size, isConstrained) in [
        (LayoutSize(width: 200, height: 100), true), (LayoutSize(width: 200, height: 180), false),
        (LayoutSize(width: 200, height: 180), true), (LayoutSize(width: 200, height: 60), true),
      ] {
        for (id, own) in zip(ids, constraints) { try warm.setSizeConstraints(isConstrained ? own : [], of: id) }
        _ = try warm.measure(ids[0], in: .available(width: size.width, height: nil), measure: measure)
        try warm.computeLayout(of: ids[0], in: .exact(size), measure: measure)
        var cold = try CaseLayout(layoutCase).tree
        if !isConstrained { for id in ids { try cold.setSizeConstraints([], of: id) } }
        for id in ids { try cold.markDirty(id) }
        try cold.computeLayout(of: ids[0], in: .exact(size), measure: measure)
        for id in ids { #expect(warm.frame(of: id) == cold.frame(of: id), "seed \(seed)") }
      }
    }
  }

  @Test func engineAgreesWithConstraints() throws {
    var failures: [String] = []
    for seed in 0..<SampleSize.of(1000) {
      var generator = BoxTreeGenerator(seed: UInt64(seed))
      (generator.constrainedShare, generator.depth) = (30, 3)
      // Heights that depend on widths are computed after the widths, as for labels: the result need not be the optimum
      // of both axes.
      generator.features.remove(.texts)
      let made = generator.layoutCase("seed \(seed)")
      let layoutCase = try #require(made)
      let frames = try CaseLayout(layoutCase).frames
      let comparison = try BoxOracle(layoutCase).comparison(with: frames)
      if let priority = comparison.worsePriority() { failures.append("\(seed): worse at \(priority): \(comparison)") }
    }
    #expect(failures.isEmpty, "\(failures.count): \(failures.prefix(5).joined(separator: "; "))")
  }
}
