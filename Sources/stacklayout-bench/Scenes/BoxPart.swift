import LayoutEngine

/// The properties of a scene's node for box layout. They are a separate object, because they are large and few nodes
/// have them.
final class BoxPart: Sendable {
  /// The box container of the node; `nil` if the node is not a box container.
  let box: BoxContainer?
  /// The pins of the node in a box container; `nil` means four pins of 0.
  let pins: BoxPins?

  /// Creates the properties of a node; `nil` if there are none.
  init?(box: BoxContainer? = nil, pins: BoxPins? = nil) {
    guard box != nil || pins != nil else { return nil }
    self.box = box
    self.pins = pins
  }
}

/// The kind of layout in a scene.
enum SceneKind {
  /// Only flexbox.
  case flexbox
  /// Boxes, possibly with flexbox inside.
  case boxes
  /// Cells of a list, of which only the sizes are computed.
  case cells
  /// Independent trees: the children of the root.
  case trees
}

extension Scene {
  /// The kind of layout in the scene.
  var kind: SceneKind { listKind ?? (nodes.contains { $0.boxPart?.box != nil } ? .boxes : .flexbox) }
}

extension SceneNode {
  /// The axis along which children are laid out.
  var axis: LayoutAxis { boxPart?.box?.axis ?? style.direction.axis }
}

extension BoxPins {
  /// Sets the pin of width or height.
  mutating func setLength(_ length: Double, along axis: LayoutAxis) {
    if axis == .horizontal { width = BoxPin(constant: length) } else { height = BoxPin(constant: length) }
  }
}
