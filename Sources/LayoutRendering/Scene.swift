import LayoutDocument
import LayoutEngine

/// What there is to draw of a case: its visible boxes in paint order, in the coordinates of the root's container.
struct Scene {
  /// The boxes, depth-first, so that a box is painted over its ancestors.
  private(set) var boxes: [SceneBox] = []
  /// Where content sticks out of the box that it belongs to.
  private(set) var overflows: [SceneOverflow] = []
  /// What everything takes up together, margins included.
  private(set) var bounds: LayoutRect

  /// Collects what a layout shows; nodes that are left out of the layout are not drawn.
  init(_ layout: CaseLayout) {
    let nodes = layout.layoutCase.nodes
    // Snapping may move an edge by a pixel: that is no overflow.
    let scale = layout.layoutCase.scale
    let slack = 0.05 + (scale > 0 ? 1 / scale : 0)
    var boxOfNode = [Int](repeating: -1, count: nodes.count)
    bounds = layout.frames.first.map(Scene.finite) ?? LayoutRect()
    var index = 0
    while index < nodes.count {
      let node = nodes[index]
      if node.style.display == .none {
        index = node.subtreeEnd
        continue
      }
      let parent = node.parent.map { boxOfNode[$0] }
      if let parent, node.style.display == .contents {
        // Its children stand in its place; they count from the box of its parent.
        boxOfNode[index] = parent
        index = node.measure == nil ? index + 1 : node.subtreeEnd
        continue
      }
      let box = SceneBox(layout, node: index, parent: parent, in: parent.map { boxes[$0] })
      if let parent {
        boxes[parent].children.append(boxes.count)
        if node.style.position != .absolute { addOverflow(of: box.rect, outOf: boxes[parent].rect, slack: slack) }
      }
      if let content = box.contentExtent { addOverflow(of: content, outOf: box.rect, slack: slack) }
      boxOfNode[index] = boxes.count
      boxes.append(box)
      bounds = bounds.union(box.marginBox)
      if let content = box.contentExtent { bounds = bounds.union(content) }
      index += 1
    }
  }

  /// The frame with zeros for numbers that cannot be drawn.
  static func finite(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: finite(rect.x), y: finite(rect.y), width: finite(rect.width), height: finite(rect.height))
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension Scene {
  /// Marks the parts of `content` that lie outside of `box`: left and right of it in full height, above and below it in
  /// between, so that no two parts overlap.
  private mutating func addOverflow(of content: LayoutRect, outOf box: LayoutRect, slack: Double) {
    guard content.width > 0, content.height > 0 else { return }
    let beyond = Edges(
      top: box.y - content.y, left: box.x - content.x, bottom: content.maxY - box.maxY, right: content.maxX - box.maxX)
    let (left, right) = (min(max(content.x, box.x), content.maxX), max(min(content.maxX, box.maxX), content.x))
    if beyond.left > slack {
      add(LayoutRect(left: content.x, top: content.y, right: left, bottom: content.maxY), beyond.left)
    }
    if beyond.right > slack {
      add(LayoutRect(left: right, top: content.y, right: content.maxX, bottom: content.maxY), beyond.right)
    }
    guard right > left else { return }
    if beyond.top > slack {
      let bottom = min(box.y, content.maxY)
      add(LayoutRect(left: left, top: content.y, right: right, bottom: bottom), beyond.top)
    }
    if beyond.bottom > slack {
      let top = max(box.maxY, content.y)
      add(LayoutRect(left: left, top: top, right: right, bottom: content.maxY), beyond.bottom)
    }
  }

  private mutating func add(_ rect: LayoutRect, _ amount: Double) {
    overflows.append(SceneOverflow(rect: rect, amount: amount))
  }
}

/// A part of some content that sticks out on one side.
struct SceneOverflow {
  /// The part that lies outside.
  var rect: LayoutRect
  /// How far it sticks out, in points.
  var amount: Double
}

extension LayoutRect {
  /// Makes a rectangle from its four edges.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle that holds both.
  func union(_ other: LayoutRect) -> LayoutRect {
    LayoutRect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle without `edges`, nowhere smaller than nothing.
  func inset(by edges: Edges<Double>) -> LayoutRect {
    LayoutRect(
      x: x + edges.left, y: y + edges.top, width: max(width - edges.horizontal, 0),
      height: max(height - edges.vertical, 0))
  }

  /// The rectangle, `distance` smaller on each side.
  func inset(by distance: Double) -> LayoutRect { inset(by: Edges(distance)) }

  /// Whether the two have more than an edge in common.
  func overlaps(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether `other` lies inside.
  func contains(_ other: LayoutRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}
