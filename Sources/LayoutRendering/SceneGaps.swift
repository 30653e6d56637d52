import LayoutEngine

/// Finds the gaps between the items of a flex container, measured between their margins.
struct SceneGaps {
  /// The shortest gap, in points: shorter ones are rounding errors.
  private static let shortest = 0.05

  private(set) var gaps: [ScenePin] = []
  private let index: Int

  /// Finds the gaps of the box at an index of the scene; none if the box is a box container.
  init(of index: Int, in scene: Scene) {
    self.index = index
    let box = scene.boxes[index]
    guard box.box == nil else { return }
    var items: [LayoutRect] = []
    for child in box.children where !scene.boxes[child].isAbsolute { items.append(scene.boxes[child].marginBox) }
    let lines = box.wraps ? split(items, along: box.mainAxis.perpendicular) : [items]
    for line in lines { _ = split(line, along: box.mainAxis) }
  }

  /// Splits rectangles at the gaps along an axis, and adds these gaps.
  private mutating func split(_ items: [LayoutRect], along axis: LayoutAxis) -> [[LayoutRect]] {
    var groups: [[LayoutRect]] = []
    // The item of the group whose edge is next to a gap.
    var last = LayoutRect()
    for item in items.sorted(by: { $0.lower(axis) < $1.lower(axis) }) {
      if let group = groups.indices.last, item.lower(axis) - last.upper(axis) <= SceneGaps.shortest {
        groups[group].append(item)
        if item.upper(axis) > last.upper(axis) { last = item }
      } else {
        if !groups.isEmpty { addGap(between: last, and: item, along: axis) }
        groups.append([item])
        last = item
      }
    }
    return groups
  }

  private mutating func addGap(between first: LayoutRect, and second: LayoutRect, along axis: LayoutAxis) {
    let across = first.middleOfShared(with: second, axis.perpendicular)
    gaps.append(
      ScenePin(
        kind: .space, axis: axis, start: LayoutPoint(first.upper(axis), across: across, axis),
        end: LayoutPoint(second.lower(axis), across: across, axis),
        text: MarkupWriter.number(second.lower(axis) - first.upper(axis)), isHard: true, box: index))
  }
}
