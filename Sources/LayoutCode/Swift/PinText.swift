import BoxEngine
import LayoutDocument
import LayoutEngine

/// Pins in the notation of BoxView: `8`, `>=8`, `(==8).high()`.
enum PinText {
  /// Returns the argument of a call such as `left`.
  static func argument(_ pin: BoxPin?) -> String {
    guard let pin else { return "nil" }
    if pin.relation == .equal, pin.priority == 1000 { return SwiftValues.number(pin.constant) }
    return expression(pin)
  }

  /// Returns a pin with its relation: `==8`.
  static func expression(_ pin: BoxPin) -> String {
    let text = relation(pin.relation) + SwiftValues.number(pin.constant)
    return pin.priority == 1000 ? text : "(" + text + ")" + priority(pin.priority)
  }

  /// Returns the argument of a call such as `relativeWidth`: `0.5`, `*0.5 + 10`.
  static func argument(_ pin: BoxRelativePin) -> String {
    let isPlain = pin.pin == BoxPin()
    return isPlain ? SwiftValues.number(pin.multiplier) : expression(pin)
  }

  /// Returns a multiple with constant, relation and priority.
  static func expression(_ pin: BoxRelativePin) -> String {
    let (multiplier, constant) = (SwiftValues.number(pin.multiplier), SwiftValues.number(pin.pin.constant))
    guard pin.pin.relation == .equal else {
      let relation = pin.pin.relation == .atLeast ? ".greaterThanOrEqual" : ".lessThanOrEqual"
      let points = pin.pin.constant == 0 ? "" : ", constant: " + constant
      let text = "MultiPin(multiplier: " + multiplier + points + ", relation: " + relation + ")"
      return pin.pin.priority == 1000 ? text : text + priority(pin.pin.priority)
    }
    let text = "*" + multiplier + (pin.pin.constant == 0 ? "" : " + " + constant)
    return pin.pin.priority == 1000 ? text : "(" + text + ")" + priority(pin.pin.priority)
  }

  private static func relation(_ relation: PinRelation) -> String {
    switch relation {
    case .equal: return "=="
    case .atLeast: return ">="
    case .atMost: return "<="
    }
  }

  private static func priority(_ priority: Double) -> String {
    switch priority {
    case 250: return ".low()"
    case 750: return ".high()"
    case 999: return ".almostRequired"
    default: return ".withPriority(" + SwiftValues.number(priority) + ")"
    }
  }
}

/// The calls for an item of a box: `left(8)`, `centerX()`.
struct PinChain {
  private let pins: BoxPins
  private let constraints: [DocumentSizeConstraint]

  init(_ pins: BoxPins, _ constraints: [DocumentSizeConstraint]) {
    self.pins = pins
    self.constraints = constraints
  }

  /// The calls: positions first, then sizes.
  var calls: [String] {
    var calls = edges
    if let width = pins.width { calls.append("width(\(PinText.argument(width)))") }
    if let height = pins.height { calls.append("height(\(PinText.argument(height)))") }
    if let width = pins.relativeWidth { calls.append("relativeWidth(\(PinText.argument(width)))") }
    if let height = pins.relativeHeight { calls.append("relativeHeight(\(PinText.argument(height)))") }
    if let ratio = aspectRatio { calls.append("aspectRatio(\(PinText.argument(ratio)))") }
    if let flex = pins.flex { calls.append("flex(\(flex == 1 ? "" : SwiftValues.number(flex)))") }
    if let gap = pins.gap { calls.append("gap(\(SwiftValues.number(gap)))") }
    return calls
  }

  /// The initial layout of the item if the pin of a center has a relation or a priority.
  ///
  /// The calls `centerX` and `centerY` have no arguments for these.
  var layout: String? {
    let centers = [(".centerX", pins.centerX), (".centerY", pins.centerY)].compactMap { name, pin in
      pin.flatMap { PinChain.isPlain($0) ? nil : ".with(\(name), \(PinText.expression($0)))" }
    }
    return centers.isEmpty ? nil : ".zero" + centers.joined()
  }

  private static func isPlain(_ pin: BoxPin) -> Bool { pin.relation == .equal && pin.priority == 1000 }

  /// The first constraint of the width by the height, which is written as a pin of the item.
  private var aspectRatio: BoxRelativePin? {
    constraints.firstIndex(where: PinChain.isRatio).flatMap { index in
      guard case .otherDimension(let multiplier) = constraints[index].reference else { return nil }
      return BoxRelativePin(multiplier: multiplier, pin: constraints[index].pin)
    }
  }

  static func isRatio(_ constraint: DocumentSizeConstraint) -> Bool {
    guard case .otherDimension = constraint.reference else { return false }
    return constraint.dimension == .horizontal
  }

  // MARK: - Edges

  private var edges: [String] {
    let (x, y) = ([pins.left, pins.right], [pins.top, pins.bottom])
    if pins.centerX == nil, pins.centerY == nil, pins.baseline == nil, let all = PinChain.number(x + y) {
      return all == "0" ? [] : ["all(\(all))"]
    }
    var calls: [String] = []
    calls += axis(x, pins.centerX, ("left", "right", "centerX", "allX"))
    if let baseline = pins.baseline { calls.append("baseline(\(baseline == .first ? "" : ".last"))") }
    calls += axis(y, pins.centerY, ("top", "bottom", "centerY", "allY"), sharesBaseline: pins.baseline != nil)
    return calls
  }

  private func axis(
    _ edges: [BoxPin?], _ center: BoxPin?, _ names: (begin: String, end: String, center: String, all: String),
    sharesBaseline: Bool = false
  ) -> [String] {
    // The edges of a new item, or the edges after a call for the baseline or the center.
    let edge = sharesBaseline ? BoxPin(relation: .atLeast) : BoxPin()
    var usual: [BoxPin?] = [edge, edge]
    var calls: [String] = []
    if let center, PinChain.isPlain(center) {
      let offset = center.constant == 0 ? [] : ["offset: " + SwiftValues.number(center.constant)]
      var padding: [String] = []
      if edges == [nil, nil] {
        padding = ["padding: nil"]
        usual = edges
      } else if let begin = edges[0], edges[1] == begin, begin.relation == .atLeast, begin.priority == 1000 {
        padding = begin.constant == 0 ? [] : ["padding: " + SwiftValues.number(begin.constant)]
        usual = edges
      } else {
        usual = [BoxPin(relation: .atLeast), BoxPin(relation: .atLeast)]
      }
      calls.append("\(names.center)(\((offset + padding).joined(separator: ", ")))")
    } else if let both = PinChain.number(edges), both != "0" || sharesBaseline {
      return ["\(names.all)(\(both))"]
    } else if edges == [nil, nil] {
      return ["\(names.all)(nil)"]
    }
    if edges[0] != usual[0] { calls.append("\(names.begin)(\(PinText.argument(edges[0])))") }
    if edges[1] != usual[1] { calls.append("\(names.end)(\(PinText.argument(edges[1])))") }
    return calls
  }

  /// Returns the constant of all pins; `nil` if they are not required and equal.
  private static func number(_ pins: [BoxPin?]) -> String? {
    guard let first = pins[0], first.relation == .equal, first.priority == 1000 else { return nil }
    for pin in pins where pin != first { return nil }
    return SwiftValues.number(first.constant)
  }
}
