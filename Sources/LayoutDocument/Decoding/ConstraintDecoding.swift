import BoxEngine
import LayoutEngine

/// Reads the `constraints` of a node.
enum ConstraintDecoder {
  private static let keys = Vocabulary(["width", "height", "of"])
  private static let dimensions = Vocabulary(["width", "height"])

  static func decode(_ json: JSONTape, at value: Int) throws(DocumentError) -> [DocumentSizeConstraint] {
    guard json.kind(value) == .array else { throw json.typeError(at: value, expected: "an array of constraints") }
    var constraints: [DocumentSizeConstraint] = []
    var element = value + 1
    while element < json.next(value) {
      constraints.append(try constraint(json, at: element))
      element = json.next(element)
    }
    return constraints
  }

  private static func constraint(_ json: JSONTape, at object: Int) throws(DocumentError) -> DocumentSizeConstraint {
    try json.expectObject(at: object)
    var pin: (axis: LayoutAxis, value: Int)?
    var reference: Int?
    var key = object + 1
    while key < json.next(object) {
      let word = try json.knownKey(key, in: keys)
      if word == 2 {
        reference = key + 1
      } else {
        guard pin == nil else { throw json.error(at: key, "a constraint has either \"width\" or \"height\"") }
        pin = (word == 0 ? .horizontal : .vertical, key + 1)
      }
      key = json.next(key + 1)
    }
    guard let pin else { throw json.error(at: object, "a constraint needs \"width\" or \"height\"") }
    guard let reference else {
      return DocumentSizeConstraint(pin.axis, try BoxDecoder.pin(json, pin.value))
    }
    let relative = try BoxDecoder.relativePin(json, pin.value)
    return DocumentSizeConstraint(
      pin.axis, relative.pin, try self.reference(json, at: reference, of: pin.axis, relative.multiplier))
  }

  /// Reads the reference of a constraint: the keyword of the other dimension, or the index of another node.
  private static func reference(
    _ json: JSONTape, at value: Int, of axis: LayoutAxis, _ multiplier: Double
  ) throws(DocumentError) -> DocumentSizeConstraint.Reference {
    let other = axis == .horizontal ? "height" : "width"
    if json.kind(value) == .string, json.index(of: value, in: dimensions) == (axis == .horizontal ? 1 : 0) {
      return .otherDimension(multiplier: multiplier)
    }
    guard json.kind(value) == .number, let node = Int(exactly: json.values[value].number), node >= 0 else {
      throw json.error(at: value, "expected \"\(other)\" or the index of a node, from 0")
    }
    return .node(node, multiplier: multiplier)
  }
}
