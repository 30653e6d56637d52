import LayoutEngine
import LayoutTestSupport
import Testing

/// Left and right behave alike: exchanging them, including the writing directions, mirrors the frames.
@Suite("Mirror")
struct MirrorTests {
  @Test("cases and random trees", arguments: SpecimenSource.all)
  func trees(_ source: SpecimenSource) throws {
    for specimen in try source.specimens() {
      // A root whose given width is smaller than its padding and border overflows at the right in both directions.
      if try !source.isRandom || specimen.rootsHaveRoomForEdges() { try check(specimen) }
    }
  }

  private func check(_ specimen: Specimen) throws {
    guard specimen.hasBoxes else { return }
    var original = try specimen.withUsedWritingModes().withoutBaselinesInColumns()
    // Halves of a pixel are rounded away from zero, which mirroring reverses.
    original.scale = 0
    let mirrored = original.mapStyles { style, node in style = style.mirrored(isRoot: node == specimen.root) }
      .mapBoxes { $0.mirror() }
    original.expect(try mirrored.frames(), are: reflection(of: try original.frames(), original))
  }

  /// The mirrored frames: each has the same distance from the opposite edge of its parent.
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
  /// A specimen in which inherited writing modes and directions are set explicitly, if there are vertical writing
  /// modes: mirroring does not change the direction of vertical lines, but their order.
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

  /// Whether the root, and the flex containers in boxes, are at least as wide as their padding and border. Their given
  /// width can be smaller.
  fileprivate func rootsHaveRoomForEdges() throws -> Bool {
    var planted = try PlantedTree(plan, root: root)
    try planted.layOut(root: root, in: space)
    return try plan.subtree(of: root).allSatisfy { node in
      guard node == root || (isBoxItem(node) && plan[node].box == nil) else { return true }
      let id = try planted.id(node)
      let edges = planted.tree.resolvedPadding(of: id).horizontal + planted.tree.resolvedBorder(of: id).horizontal
      return edges <= planted.tree.frame(of: id).width
    }
  }

  /// Items of a column that are aligned by their baselines are aligned at their left edges, whatever the direction.
  /// This is not symmetric under mirroring.
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
  /// The style with left and right exchanged, and the writing direction reversed.
  fileprivate func mirrored(isRoot: Bool) -> Style {
    var style = self
    (style.margin.left, style.margin.right) = (margin.right, margin.left)
    (style.padding.left, style.padding.right) = (padding.right, padding.left)
    (style.border.left, style.border.right) = (border.right, border.left)
    (style.inset.left, style.inset.right) = (inset.right, inset.left)
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
