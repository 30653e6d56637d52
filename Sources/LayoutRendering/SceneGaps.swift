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
    let items = box.children.filter { !scene.boxes[$0].isAbsolute }
      .sorted { (scene.boxes[$0].order, $0) < (scene.boxes[$1].order, $1) }
      .map { scene.boxes[$0].marginBox }
    let lines = box.wraps ? SceneGaps.lines(of: items, along: box.mainAxis) : [items]
    let extents = lines.compactMap { line in line.first.map { line.dropFirst().reduce($0) { $0.union($1) } } }
    addGaps(between: extents, along: box.mainAxis.perpendicular)
    for line in lines { addGaps(between: line, along: box.mainAxis) }
  }

  /// Divides the items of a wrapping container, in their order, into its lines.
  ///
  /// An item begins a new line if it is not behind the previous item. The items follow each other in the direction in
  /// which there are fewer lines.
  private static func lines(of items: [LayoutRect], along axis: LayoutAxis) -> [[LayoutRect]] {
    let lines = [false, true].map { isReversed in
      items.reduce(into: [[LayoutRect]]()) { lines, item in
        let isBehind = lines.last?.last.map { previous in
          let (first, second) = isReversed ? (item, previous) : (previous, item)
          return second.lower(axis) - first.upper(axis) >= -shortest
        }
        if isBehind == true { lines[lines.count - 1].append(item) } else { lines.append([item]) }
      }
    }
    return lines[1].count < lines[0].count ? lines[1] : lines[0]
  }

  /// Adds the gaps between rectangles along an axis.
  private mutating func addGaps(between rects: [LayoutRect], along axis: LayoutAxis) {
    // The rectangle whose edge is next to a gap.
    var last: LayoutRect?
    for rect in rects.sorted(by: { $0.lower(axis) < $1.lower(axis) }) {
      if let last, rect.lower(axis) - last.upper(axis) > SceneGaps.shortest {
        addGap(between: last, and: rect, along: axis)
      }
      if last.map({ rect.upper(axis) > $0.upper(axis) }) ?? true { last = rect }
    }
  }

  private mutating func addGap(between first: LayoutRect, and second: LayoutRect, along axis: LayoutAxis) {
    let across = first.middleOfShared(with: second, axis.perpendicular)
    gaps.append(
      ScenePin(
        kind: .gap, axis: axis, start: LayoutPoint(first.upper(axis), across: across, axis),
        end: LayoutPoint(second.lower(axis), across: across, axis),
        text: MarkupWriter.number(second.lower(axis) - first.upper(axis)), isHard: true, box: index))
  }
}
