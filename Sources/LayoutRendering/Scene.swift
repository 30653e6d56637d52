import LayoutDocument
import LayoutEngine

/// The content of a picture of a case: its visible boxes in paint order, in the coordinates of the root's container.
struct Scene {
  /// The boxes in depth-first order, so that a box is painted over its ancestors.
  private(set) var boxes: [SceneBox] = []
  /// The parts of content that overflow their box.
  private(set) var overflows: [SceneOverflow] = []
  /// The bounds of the whole content, including margins.
  private(set) var bounds: LayoutRect

  /// Collects the visible nodes of a layout.
  ///
  /// Nodes that are left out of the layout are not drawn.
  init(_ layout: CaseLayout) {
    let nodes = layout.layoutCase.nodes
    // Snapping may move an edge by a pixel, which does not count as overflow.
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
      if let parent, node.style.visibility == .collapse, node.style.position != .absolute, boxes[parent].box == nil {
        // A collapsed item and its descendants have no frames. css-flexbox-1 §4.4
        index = node.subtreeEnd
        continue
      }
      if let parent, node.style.display == .contents {
        // The children are placed in the parent's box, because the node has no box.
        boxOfNode[index] = parent
        index = node.measure == nil ? index + 1 : node.subtreeEnd
        continue
      }
      let box = SceneBox(layout, node: index, parent: parent, in: parent.map { boxes[$0] })
      if let parent {
        boxes[parent].children.append(boxes.count)
        if !box.isAbsolute { addOverflow(of: box.rect, outOf: boxes[parent].rect, slack: slack) }
      }
      if let content = box.contentExtent { addOverflow(of: content, outOf: box.rect, slack: slack) }
      boxOfNode[index] = boxes.count
      boxes.append(box)
      bounds = bounds.union(box.marginBox)
      if let content = box.contentExtent { bounds = bounds.union(content) }
      index += 1
    }
  }

  /// The frame with zeros in place of numbers that are not finite.
  static func finite(_ rect: LayoutRect) -> LayoutRect {
    LayoutRect(x: finite(rect.x), y: finite(rect.y), width: finite(rect.width), height: finite(rect.height))
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
}

extension Scene {
  /// Adds the parts of `content` that lie outside of `box`.
  ///
  /// The parts at the left and right have the full height. The parts above and below lie between them, so that no parts
  /// overlap.
  private mutating func addOverflow(of content: LayoutRect, outOf box: LayoutRect, slack: Double) {
    guard content.width > 0, content.height > 0 else { return }
    let beyond = Edges(
      top: box.y - content.y, left: box.x - content.x, bottom: content.maxY - box.maxY, right: content.maxX - box.maxX)
    let (left, right) = (min(max(content.x, box.x), content.maxX), max(min(content.maxX, box.maxX), content.x))
    if beyond.left > slack {
      add(LayoutRect(left: content.x, top: content.y, right: left, bottom: content.maxY), beyond.left, .horizontal)
    }
    if beyond.right > slack {
      add(LayoutRect(left: right, top: content.y, right: content.maxX, bottom: content.maxY), beyond.right, .horizontal)
    }
    guard right > left else { return }
    if beyond.top > slack {
      let bottom = min(box.y, content.maxY)
      add(LayoutRect(left: left, top: content.y, right: right, bottom: bottom), beyond.top, .vertical)
    }
    if beyond.bottom > slack {
      let top = max(box.maxY, content.y)
      add(LayoutRect(left: left, top: top, right: right, bottom: content.maxY), beyond.bottom, .vertical)
    }
  }

  private mutating func add(_ rect: LayoutRect, _ amount: Double, _ axis: LayoutAxis) {
    overflows.append(SceneOverflow(rect: rect, amount: amount, axis: axis))
  }
}

/// A part of content that overflows its box on one side.
struct SceneOverflow {
  /// The part that lies outside.
  var rect: LayoutRect
  /// The amount by which the content overflows, in points.
  var amount: Double
  /// The axis along which the content overflows.
  var axis: LayoutAxis
}

extension LayoutRect {
  /// Creates a rectangle from its four edges.
  init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Creates the smallest rectangle that contains two points.
  init(from start: LayoutPoint, to end: LayoutPoint) {
    self.init(
      left: min(start.x, end.x), top: min(start.y, end.y), right: max(start.x, end.x), bottom: max(start.y, end.y))
  }

  /// The smallest rectangle that contains both rectangles.
  func union(_ other: LayoutRect) -> LayoutRect {
    LayoutRect(
      left: min(x, other.x), top: min(y, other.y), right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The rectangle reduced by `edges`.
  ///
  /// The size is never negative.
  func inset(by edges: Edges<Double>) -> LayoutRect {
    LayoutRect(
      x: x + edges.left, y: y + edges.top, width: max(width - edges.horizontal, 0),
      height: max(height - edges.vertical, 0))
  }

  /// The rectangle reduced by `distance` on each side.
  func inset(by distance: Double) -> LayoutRect { inset(by: Edges(distance)) }

  /// Whether the rectangles overlap.
  ///
  /// Rectangles that share only an edge do not overlap.
  func overlaps(_ other: LayoutRect) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }

  /// Whether `other` lies inside the rectangle.
  func contains(_ other: LayoutRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }
}

extension LayoutRect {
  /// Creates a rectangle around a point.
  init(around middle: LayoutPoint, size: LayoutSize) {
    self.init(
      x: middle.x - size.width / 2, y: middle.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The point in the middle.
  var center: LayoutPoint { LayoutPoint(x: middle(.horizontal), y: middle(.vertical)) }

  /// The left or the top edge.
  func lower(_ axis: LayoutAxis) -> Double { axis == .horizontal ? x : y }

  /// The right or the bottom edge.
  func upper(_ axis: LayoutAxis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The middle between the edges of an axis.
  func middle(_ axis: LayoutAxis) -> Double { (lower(axis) + upper(axis)) / 2 }

  /// The middle of the range that two rectangles share along an axis, or of the space between them.
  func middleOfShared(with other: LayoutRect, _ axis: LayoutAxis) -> Double {
    (max(lower(axis), other.lower(axis)) + min(upper(axis), other.upper(axis))) / 2
  }
}

extension LayoutPoint {
  /// Creates a point from its coordinates along and across an axis.
  init(_ along: Double, across: Double, _ axis: LayoutAxis) {
    self.init(x: axis == .horizontal ? along : across, y: axis == .horizontal ? across : along)
  }
}
