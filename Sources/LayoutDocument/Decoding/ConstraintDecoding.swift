import BoxEngine
import LayoutEngine

/// Reads the `constraints` of a node.
enum ConstraintDecoder {
  private static let keys = Vocabulary(["width", "height", "of"])
  private static let dimensions = Vocabulary(["width", "height"])

  static func decode(
    _ json: JSONTape, at value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> [DocumentSizeConstraint] {
    guard json.kind(value) == .array else { throw json.typeFault(at: value, expected: "an array of constraints") }
    var constraints: [DocumentSizeConstraint] = []
    json.readElements(of: value, &faults) { (element, faults) throws(DocumentFault) in
      if let constraint = try constraint(json, at: element, &faults) { constraints.append(constraint) }
    }
    return constraints
  }

  /// Reads a constraint; returns `nil` if its keys have errors, which determine whether other keys are missing.
  private static func constraint(
    _ json: JSONTape, at object: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> DocumentSizeConstraint? {
    try json.expectObject(at: object)
    let before = faults.count
    var pin: (axis: LayoutAxis, value: Int)?
    var reference: Int?
    json.readMembers(of: object, &faults) { (key, _) throws(DocumentFault) in
      let word = try json.knownKey(key, in: keys)
      if word == 2 {
        reference = key + 1
      } else {
        guard pin == nil else { throw json.fault(at: key, "a constraint has either \"width\" or \"height\"") }
        pin = (word == 0 ? .horizontal : .vertical, key + 1)
      }
    }
    if faults.count > before { return nil }
    guard let pin else { throw json.fault(at: object, "a constraint needs \"width\" or \"height\"") }
    guard let reference else {
      return DocumentSizeConstraint(pin.axis, try BoxDecoder.pin(json, pin.value))
    }
    let relative = faults.collect { (_) throws(DocumentFault) in try BoxDecoder.relativePin(json, pin.value) }
    let multiplier = relative?.multiplier ?? 1
    return DocumentSizeConstraint(
      pin.axis, relative?.pin ?? BoxPin(), try self.reference(json, at: reference, of: pin.axis, multiplier))
  }

  /// Reads the reference of a constraint: the keyword of the other dimension, or the index of another node.
  private static func reference(
    _ json: JSONTape, at value: Int, of axis: LayoutAxis, _ multiplier: Double
  ) throws(DocumentFault) -> DocumentSizeConstraint.Reference {
    let other = axis == .horizontal ? "height" : "width"
    if json.kind(value) == .string, json.index(of: value, in: dimensions) == (axis == .horizontal ? 1 : 0) {
      return .otherDimension(multiplier: multiplier)
    }
    guard json.kind(value) == .number, let node = Int(exactly: json.values[value].number), node >= 0 else {
      throw json.fault(at: value, "expected \"\(other)\" or the index of a node, from 0")
    }
    return .node(node, multiplier: multiplier)
  }
}
