import BoxEngine
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// A tree with a vertical writing mode has the frames of the tree with horizontal lines, turned. css-writing-modes-4
/// §6.4
///
/// Baselines are omitted: an item without a baseline is aligned by its bottom edge, or in a vertical writing mode by
/// its center.
@Suite("Turning into vertical writing modes")
struct TurnTests {
  @Test("cases", arguments: [WritingMode.verticalRl, .verticalLr])
  func cases(_ mode: WritingMode) throws {
    let specimens = try SpecimenSource.files.flatMap { try $0.specimens() }
    #expect(try specimens.count { try check($0, mode) } > 0)
  }

  @Test("random trees", arguments: SpecimenSource.random, [WritingMode.verticalRl, .verticalLr])
  func randomTrees(_ source: SpecimenSource, _ mode: WritingMode) throws {
    let specimens = try source.specimens()
    #expect(2 * (try specimens.count { try check($0, mode) }) > specimens.count)
  }

  private func check(_ specimen: Specimen, _ mode: WritingMode) throws -> Bool {
    let hasBoxContainers = specimen.plan.subtree(of: specimen.root).contains { specimen.plan[$0].box != nil }
    guard specimen.isHorizontal, !hasBoxContainers, try mode == .verticalLr || specimen.hasRoomForEdges() else {
      return false
    }
    var original = specimen.withoutBaselines()
    original.scale = 0
    original.expect(try original.turned(mode).frames(), are: original.turn(try original.frames(), mode))
    return true
  }
}

extension Specimen {
  /// Whether no box is smaller than its padding and border: the content of such a box begins at its start edge,
  /// whichever side that is.
  fileprivate func hasRoomForEdges() throws -> Bool {
    var planted = try PlantedTree(plan, root: root)
    try planted.layOut(root: root, in: space, scale: 0)
    return plan.subtree(of: root).allSatisfy { node in
      guard let id = planted.ids[node] else { return false }
      let edges = planted.tree.resolvedPadding(of: id).vertical + planted.tree.resolvedBorder(of: id).vertical
      return edges <= planted.tree.frame(of: id).height
    }
  }

  fileprivate func withoutBaselines() -> Specimen {
    mapStyles { style, _ in
      if [.baseline, .lastBaseline].contains(style.alignItems) { style.alignItems = .center }
      if [.baseline, .lastBaseline].contains(style.alignSelf) { style.alignSelf = .center }
      if [.baseline, .lastBaseline].contains(style.justifySelf) { style.justifySelf = .center }
    }
  }

  /// The tree with a vertical writing mode.
  fileprivate func turned(_ mode: WritingMode) -> Specimen {
    var result = mapStyles { style, node in
      style.turn(mode)
      if node == root { style.writingMode = mode }
    }
    for node in plan.subtree(of: root) { result.plan[node].content = plan[node].content?.turned }
    switch space {
    case .exact(let size): result.space = .exact(LayoutSize(width: size.height, height: size.width))
    case .available(let width, let height): result.space = .available(width: height, height: width)
    }
    return result
  }

  fileprivate func turn(_ frames: [Int: LayoutRect], _ mode: WritingMode) -> [Int: LayoutRect] {
    var turned: [Int: LayoutRect] = [:]
    for (node, frame) in frames {
      var x = frame.y
      if mode == .verticalRl, hasBox(node), let container = container(of: node) {
        x = (frames[container]?.height ?? 0) - frame.maxY
      }
      turned[node] = LayoutRect(x: x, y: frame.x, width: frame.height, height: frame.width)
    }
    return turned
  }

  private func hasBox(_ node: Int) -> Bool {
    if plan[node].style.display == .contents, node != root { return false }
    var current: Int? = node
    while let next = current, next != root {
      if plan[next].style.display == .none || plan.isCollapsed(next) { return false }
      current = plan[next].parent
    }
    return true
  }

  /// The node whose box the frame of a node is relative to.
  private func container(of node: Int) -> Int? {
    var container = node == root ? nil : plan[node].parent
    while let current = container, current != root, plan[current].style.display == .contents {
      container = plan[current].parent
    }
    return container
  }
}

extension LeafContent {
  /// Content of a fixed size is not turned by itself.
  fileprivate var turned: LeafContent {
    switch self {
    case .fixed(let size): return .fixed(LayoutSize(width: size.height, height: size.width))
    case .document(var model):
      switch model.content {
      case .fixed(let size): model.content = .fixed(LayoutSize(width: size.height, height: size.width))
      case .image(let size): model.content = .image(LayoutSize(width: size.height, height: size.width))
      case .text, .area: break
      }
      return .document(model)
    case .text, .area, .erratic: return self
    }
  }
}

extension Style {
  fileprivate mutating func turn(_ mode: WritingMode) {
    (width, height) = (height, width)
    (minWidth, minHeight) = (minHeight, minWidth)
    (maxWidth, maxHeight) = (maxHeight, maxWidth)
    aspectRatio = aspectRatio.map { 1 / $0 }
    (overflowX, overflowY) = (overflowY, overflowX)
    margin.turn(mode)
    padding.turn(mode)
    border.turn(mode)
    inset.turn(mode)
  }
}

extension StyleEdges {
  fileprivate mutating func turn(_ mode: WritingMode) {
    (top, left, bottom, right) = (left, top, right, bottom)
    if mode == .verticalRl { swap(&left, &right) }
  }
}
