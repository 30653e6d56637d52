import BoxEngine
import LayoutEngine

/// Reads the `box` and `item` objects of a node.
enum BoxDecoder {
  static let boxKeys = Vocabulary(["axis", "spacing", "insets", "rtl"])
  static let itemKeys = Vocabulary([
    "top", "left", "bottom", "right", "centerX", "centerY", "width", "height",
    "relativeWidth", "relativeHeight", "flex", "hugX", "hugY", "resistX", "resistY",
    "keepsWidth", "keepsHeight", "baseline", "gap",
  ])

  static func container(
    _ json: JSONTape, at value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> BoxContainer {
    try json.expectObject(at: value)
    var box = BoxContainer()
    json.readMembers(of: value, &faults) { (key, faults) throws(DocumentFault) in
      switch try json.knownKey(key, in: boxKeys) {
      case 0: box.axis = try json.keyword(at: key + 1)
      case 1: box.spacing = try json.number(at: key + 1)
      case 2:
        let sides = try json.numbers(at: key + 1, "[top, left, bottom, right]", count: 4, &faults)
        box.insets = Edges(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
      default: box.direction = try json.keyword(at: key + 1)
      }
    }
    return box
  }

  static func item(
    _ json: JSONTape, at value: Int, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> BoxPins {
    try json.expectObject(at: value)
    var item = BoxPins()
    json.readMembers(of: value, &faults) { (key, _) throws(DocumentFault) in
      try decode(&item, json, try json.knownKey(key, in: itemKeys), at: key + 1)
    }
    return item
  }

  private static func decode(
    _ item: inout BoxPins, _ json: JSONTape, _ key: Int, at value: Int
  ) throws(DocumentFault) {
    switch key {
    case 0: item.top = try edgePin(json, value)
    case 1: item.left = try edgePin(json, value)
    case 2: item.bottom = try edgePin(json, value)
    case 3: item.right = try edgePin(json, value)
    case 4: item.centerX = try pin(json, value)
    case 5: item.centerY = try pin(json, value)
    case 6: item.width = try pin(json, value)
    case 7: item.height = try pin(json, value)
    case 8: item.relativeWidth = try relativePin(json, value)
    case 9: item.relativeHeight = try relativePin(json, value)
    case 10: item.flex = try json.positiveNumber(at: value)
    case 11: item.hugX = try priority(json, value)
    case 12: item.hugY = try priority(json, value)
    case 13: item.resistX = try priority(json, value)
    case 14: item.resistY = try priority(json, value)
    case 15: item.keepsWidth = try json.boolean(at: value)
    case 16: item.keepsHeight = try json.boolean(at: value)
    case 17: item.baseline = try json.keyword(at: value)
    default: item.gap = try json.number(at: value)
    }
  }

  private static func edgePin(_ json: JSONTape, _ value: Int) throws(DocumentFault) -> BoxPin? {
    json.kind(value) == .null ? nil : try pin(json, value)
  }

  static func pin(_ json: JSONTape, _ value: Int) throws(DocumentFault) -> BoxPin {
    switch json.kind(value) {
    case .number: return BoxPin(constant: try json.number(at: value))
    case .string:
      do throws(PinSyntax.Fault) {
        return try PinSyntax.pin(json.stringBytes(value))
      } catch {
        throw fault(error, json, value, expected: "a number or \"[==|>=|<=]constant[@priority]\"")
      }
    default: throw json.typeFault(at: value, expected: "a pin: a number or a string such as \">=50@750\"")
    }
  }

  static func relativePin(_ json: JSONTape, _ value: Int) throws(DocumentFault) -> BoxRelativePin {
    switch json.kind(value) {
    case .number: return BoxRelativePin(multiplier: try json.number(at: value))
    case .string:
      do throws(PinSyntax.Fault) {
        return try PinSyntax.relativePin(json.stringBytes(value))
      } catch {
        throw fault(
          error, json, value, expected: "a number or \"[==|>=|<=]*multiplier[+constant|-constant][@priority]\"")
      }
    default: throw json.typeFault(at: value, expected: "a pin: a number or a string such as \"*0.5+10@750\"")
    }
  }

  private static func fault(
    _ fault: PinSyntax.Fault, _ json: JSONTape, _ value: Int, expected: StaticString
  ) -> DocumentFault {
    let text = JSONText.excerpt(json.stringBytes(value))
    switch fault {
    case .malformed: return json.fault(at: value, "malformed pin \(text), expected \(expected)")
    case .priorityOutOfRange:
      return json.fault(at: value, "the priority of pin \(text) is not between 1 and 1000")
    }
  }

  private static func priority(_ json: JSONTape, _ value: Int) throws(DocumentFault) -> Double {
    let number = try json.number(at: value)
    guard PinSyntax.isPriority(number) else {
      throw json.fault(at: value, "expected a priority between 1 and 1000, got \(JSONText.number(number))")
    }
    return number
  }
}
