import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// The pixel grid only moves edges: adjacent boxes stay adjacent, every edge lies on a line of the grid, and no
/// measured content is cut.
@Suite("Snapping")
struct SnapTests {
  private static let scales: [Double] = [1, 1.5, 2, 2.75, 3]

  @Test("cases and random trees", arguments: SpecimenSource.all)
  func trees(_ source: SpecimenSource) throws {
    for specimen in try source.specimens() { try check(specimen) }
  }

  private func check(_ specimen: Specimen) throws {
    if specimen.hasTextsWithinLineTolerance { return }
    var exact = specimen
    exact.scale = 0
    let frames = try SnappedFrames(exact)
    for scale in SnapTests.scales {
      var snapped = specimen
      snapped.scale = scale
      let snappedFrames = try SnappedFrames(snapped)
      let problem =
        snappedFrames.edgeOffTheGrid ?? snappedFrames.neighborsApart(from: frames)
        ?? snappedFrames.contentCut(from: frames)
      if let problem { Issue.record("\(specimen.name) at \(scale): \(problem)") }
    }
  }
}

/// A layout, with the frames in the coordinates of the root.
private struct SnappedFrames {
  let specimen: Specimen
  let planted: PlantedTree
  /// The frames by node, without the nodes that take no part in the layout.
  private(set) var frames: [Int: LayoutRect] = [:]

  init(_ specimen: Specimen) throws {
    self.specimen = specimen
    var planted = try PlantedTree(specimen.plan, root: specimen.root)
    try planted.layOut(root: specimen.root, in: specimen.space, scale: specimen.scale)
    self.planted = planted
    for node in specimen.visibleNodes {
      var frame = try planted.frame(node)
      let origin = node == specimen.root ? nil : frames[specimen.plan[node].parent ?? -1]?.origin
      frame.origin.x += origin?.x ?? 0
      frame.origin.y += origin?.y ?? 0
      frames[node] = frame
    }
  }

  private var scale: Double { specimen.scale }

  /// The tolerance for rounding errors of sums, which grow with the numbers.
  private func slack(_ value: Double) -> Double { 1e-6 + abs(value) * 1e-9 }

  // MARK: - The grid

  var edgeOffTheGrid: String? {
    for (node, frame) in frames {
      for edge in [frame.x, frame.y, frame.maxX, frame.maxY] {
        let pixels = edge * scale
        if abs(pixels - pixels.rounded()) > slack(pixels) { return "an edge of \(path(node)) lies at \(edge)" }
      }
    }
    return nil
  }

  // MARK: - Neighbors

  /// Two edges that were at the same position and no longer are. Leaves may be rounded outward, over their neighbors,
  /// but never away from them.
  func neighborsApart(from exact: SnappedFrames) -> String? {
    for node in frames.keys {
      let children = specimen.plan[node].children.filter { frames[$0] != nil }
      for first in children {
        for second in children where first != second {
          for axis in [LayoutAxis.horizontal, .vertical] {
            guard let before = exact.gap(first, second, axis), let after = gap(first, second, axis) else { continue }
            guard abs(before) <= 1e-9 else { continue }
            let mayOverlap = specimen.plan[first].content != nil || specimen.plan[second].content != nil
            if after > slack(after) || !mayOverlap && after < -slack(after) {
              return "\(path(first)) and \(path(second)) are \(after) apart"
            }
          }
        }
      }
    }
    return nil
  }

  /// From the end of one to the start of the other.
  private func gap(_ first: Int, _ second: Int, _ axis: LayoutAxis) -> Double? {
    guard let first = frames[first], let second = frames[second] else { return nil }
    return axis == .horizontal ? second.x - first.maxX : second.y - first.maxY
  }

  // MARK: - Content

  /// A leaf that no longer has room for its content, although it had exactly its measured height before snapping.
  func contentCut(from exact: SnappedFrames) -> String? {
    for (node, frame) in frames {
      guard let content = specimen.plan[node].content, let before = exact.frames[node], isMeasured(node),
        let edges = try? insets(node)
      else { continue }
      let (width, height) = (frame.width - edges.horizontal, frame.height - edges.vertical)
      let (widthBefore, heightBefore) = (before.width - edges.horizontal, before.height - edges.vertical)
      var needed = measured(content, widthBefore).height
      guard abs(heightBefore - needed) <= 1e-9 else { continue }
      // Text may break differently at the snapped width. Content of constant area keeps its exact height.
      if content.isText { needed = measured(content, width).height }
      if height < needed - 0.001 / scale - 1e-9 {
        return "\(path(node)) needs a height of \(needed) at \(width), has \(height)"
      }
    }
    return nil
  }

  /// Whether the height of a leaf can be its measured height: neither its own height nor that of its container is
  /// given.
  private func isMeasured(_ node: Int) -> Bool {
    let style = specimen.plan[node].style
    guard let parent = specimen.plan[node].parent else { return false }
    if specimen.plan[node].pins?.height != nil || specimen.plan[node].pins?.relativeHeight != nil { return false }
    return style.height == .auto && style.basis == .auto && style.aspectRatio == nil
      && specimen.plan[parent].style.height == .auto
  }

  private func measured(_ content: LeafContent, _ width: Double) -> LayoutSize {
    content.measure(MeasureInput(knownWidth: max(width, 0)), specimen.plan.rules).size
  }

  private func insets(_ node: Int) throws -> Edges<Double> {
    let id = try planted.id(node)
    let (padding, border) = (planted.tree.resolvedPadding(of: id), planted.tree.resolvedBorder(of: id))
    return Edges(
      top: padding.top + border.top, left: padding.left + border.left, bottom: padding.bottom + border.bottom,
      right: padding.right + border.right)
  }

  private func path(_ node: Int) -> String { specimen.plan.path(of: node) }
}

extension LeafContent {
  fileprivate var isText: Bool {
    switch self {
    case .text: return true
    case .fixed, .area, .erratic: return false
    case .document(let model):
      if case .text = model.content { return true }
      return false
    }
  }
}
