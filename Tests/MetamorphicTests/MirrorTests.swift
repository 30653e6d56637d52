import LayoutEngine
import LayoutTestSupport
import Testing

/// Left and right are alike: a tree with both exchanged, directions of writing included, is laid out as in a mirror.
@Suite("Mirror")
struct MirrorTests {
  @Test("cases", arguments: SpecFolder.files)
  func cases(_ file: SpecFile) throws {
    for specimen in try Specimen.all(in: file) { try check(specimen) }
  }

  @Test("random trees", arguments: LayoutRules.allCases)
  func randomTrees(_ rules: LayoutRules) throws {
    for seed in 0..<Specimen.randomCount {
      let specimen = Specimen.random(seed, rules)
      // A root that is told to be narrower than its own edges sticks out at the right in any case.
      if try specimen.rootsHoldTheirEdges() { try check(specimen) }
    }
  }

  @Test("random trees with boxes", arguments: LayoutRules.allCases)
  func randomTreesWithBoxes(_ rules: LayoutRules) throws {
    for seed in 0..<Specimen.randomBoxCount {
      let specimen = Specimen.random(seed, rules, boxShare: 50)
      if try specimen.rootsHoldTheirEdges() { try check(specimen) }
    }
  }

  private func check(_ specimen: Specimen) throws {
    guard specimen.hasBoxes else { return }
    var original = try specimen.withUsedWritingModes().withoutBaselinesInColumns()
    // Halves of a pixel are rounded away from zero, which a mirror turns around.
    original.scale = 0
    let mirrored = original.mapStyles { style, node in style = style.mirrored(isRoot: node == specimen.root) }
      .mapBoxes { $0.mirror() }
    original.expect(try mirrored.frames(), are: reflection(of: try original.frames(), original))
  }

  /// The frames as seen in a mirror: each at the same distance from the other edge of its parent.
  private func reflection(of frames: [Int: LayoutRect], _ specimen: Specimen) -> [Int: LayoutRect] {
    var result = frames
    for node in specimen.visibleNodes {
      guard let frame = frames[node], let parent = specimen.plan[node].parent.flatMap({ frames[$0] }) else { continue }
      result[node]?.origin.x = parent.width - frame.maxX
    }
    return result
  }
}

extension Specimen {
  /// The same with the writing modes and directions that nodes inherit written out, where lines run from top to bottom somewhere: these
  /// look the same in a mirror, but the next line is at the other side.
  fileprivate func withUsedWritingModes() throws -> Specimen {
    if isHorizontal { return self }
    let planted = try PlantedTree(plan, root: root)
    var directions: [Int: WritingDirection] = [:]
    return mapStyles { style, node in
      let inherited = plan[node].parent.flatMap { directions[$0] } ?? .leftToRight
      if style.layoutDirection == .inherit { style.layoutDirection = inherited }
      directions[node] = style.layoutDirection
      guard let id = planted.ids[node] else { return }
      style.writingMode = planted.tree.resolvedWritingMode(of: id)
    }
  }

  /// Whether there is room between the paddings and borders of the root, and of the flex containers in boxes, whose size
  /// nobody asks for either.
  fileprivate func rootsHoldTheirEdges() throws -> Bool {
    var planted = try PlantedTree(plan, root: root)
    try planted.layOut(root: root, in: space)
    return try plan.subtree(of: root).allSatisfy { node in
      guard node == root || (isBoxItem(node) && plan[node].box == nil) else { return true }
      let id = try planted.id(node)
      let edges = planted.tree.resolvedPadding(of: id).horizontal + planted.tree.resolvedBorder(of: id).horizontal
      return edges <= planted.tree.frame(of: id).width
    }
  }

  /// Items of a column that are aligned by their baselines line up at their left edges, whatever the direction: that is
  /// nothing a mirror shows.
  fileprivate func withoutBaselinesInColumns() -> Specimen {
    mapStyles { style, node in
      let isColumn = { (style: Style) in style.direction == .column || style.direction == .columnReverse }
      if [.baseline, .lastBaseline].contains(style.alignItems), isColumn(style) { style.alignItems = .start }
      guard [.baseline, .lastBaseline].contains(style.alignSelf), let parent = plan[node].parent else { return }
      if isColumn(plan[parent].style) { style.alignSelf = .start }
    }
  }
}

extension Style {
  /// With left and right exchanged, and left to right with right to left.
  fileprivate func mirrored(isRoot: Bool) -> Style {
    var style = self
    swap(&style.margin.left, &style.margin.right)
    swap(&style.padding.left, &style.padding.right)
    swap(&style.border.left, &style.border.right)
    swap(&style.inset.left, &style.inset.right)
    switch writingMode {
    case .inherit, .horizontalTb: break
    case .verticalRl, .verticalLr:
      style.writingMode = writingMode == .verticalRl ? .verticalLr : .verticalRl
      return style
    }
    switch layoutDirection {
    case .inherit: style.layoutDirection = isRoot ? .rightToLeft : .inherit
    case .leftToRight: style.layoutDirection = .rightToLeft
    case .rightToLeft: style.layoutDirection = .leftToRight
    }
    return style
  }
}
