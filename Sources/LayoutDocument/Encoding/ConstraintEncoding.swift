import BoxEngine
import LayoutEngine

/// Writes the `constraints` of a node.
enum ConstraintEncoder {
  static func encode(_ constraints: [DocumentSizeConstraint], to writer: inout JSONWriter) {
    writer.key("constraints")
    writer.beginArray()
    for constraint in constraints { encode(constraint, to: &writer) }
    writer.endArray()
  }

  private static func encode(_ constraint: DocumentSizeConstraint, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key(constraint.dimension.sizeKeyword)
    switch constraint.reference {
    case .constant:
      if let text = PinSyntax.text(constraint.pin) { writer.value(text) } else { writer.value(constraint.pin.constant) }
    case .otherDimension(let multiplier):
      encode(multiplier, constraint.pin, to: &writer)
      writer.key("of")
      writer.value(constraint.dimension.perpendicular.sizeKeyword)
    case .node(let node, let multiplier):
      encode(multiplier, constraint.pin, to: &writer)
      writer.key("of")
      writer.value(Double(node))
    }
    writer.endObject()
  }

  private static func encode(_ multiplier: Double, _ pin: BoxPin, to writer: inout JSONWriter) {
    let relative = BoxRelativePin(multiplier: multiplier, pin: pin)
    if let text = PinSyntax.text(relative) { writer.value(text) } else { writer.value(multiplier) }
  }
}

extension LayoutAxis {
  /// The key of sizes along the axis.
  fileprivate var sizeKeyword: String { self == .horizontal ? "width" : "height" }
}
