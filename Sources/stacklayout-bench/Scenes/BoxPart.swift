import LayoutEngine

/// What a node of a scene is to boxes. Few nodes are anything to them, and it is large, so that it stands by itself.
final class BoxPart: Sendable {
  /// What makes the node a container of boxes; `nil` if it is none.
  let box: BoxContainer?
  /// Where the node stands in a container of boxes; `nil`: four pins of 0.
  let pins: BoxPins?

  /// The part of a node; `nil` if it has none.
  init?(box: BoxContainer? = nil, pins: BoxPins? = nil) {
    guard box != nil || pins != nil else { return nil }
    self.box = box
    self.pins = pins
  }
}

/// What a scene is made of.
enum SceneKind {
  /// Flexbox alone.
  case flexbox
  /// Boxes, and what else may be in them.
  case boxes
  /// Cells of a list: only their sizes are wanted.
  case cells
  /// Independent trees: the children of the root.
  case trees
}

extension Scene {
  /// What the scene is made of.
  var kind: SceneKind { listKind ?? (nodes.contains { $0.boxPart?.box != nil } ? .boxes : .flexbox) }
}

extension SceneNode {
  /// The axis along which children stand.
  var axis: LayoutAxis { boxPart?.box?.axis ?? style.direction.axis }
}

extension BoxPins {
  /// Sets the pin of width or height.
  mutating func setLength(_ length: Double, along axis: LayoutAxis) {
    if axis == .horizontal { width = BoxPin(constant: length) } else { height = BoxPin(constant: length) }
  }
}
