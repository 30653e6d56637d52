import BoxEngine
import LayoutEngine

/// The syntax of pins: `>=50@750` and, relative to the size of the container, `>=*0.5-10@750`.
enum PinSyntax {
  /// The errors of pins.
  enum Fault: Error {
    case malformed
    case priorityOutOfRange
  }

  /// `[relation]constant[@priority]`
  static func pin(_ text: [UInt8]) throws(Fault) -> BoxPin {
    var scanner = TextScanner(text)
    var pin = BoxPin(relation: relation(&scanner))
    guard let constant = scanner.number() else { throw .malformed }
    pin.constant = constant
    pin.priority = try priority(&scanner)
    return pin
  }

  /// `[relation]*multiplier[+constant|-constant][@priority]`
  static func relativePin(_ text: [UInt8]) throws(Fault) -> BoxRelativePin {
    var scanner = TextScanner(text)
    var pin = BoxPin(relation: relation(&scanner))
    guard scanner.take(UInt8(ascii: "*")), let multiplier = scanner.number() else { throw .malformed }
    let isMinus = scanner.take(UInt8(ascii: "-"))
    if isMinus || scanner.take(UInt8(ascii: "+")) {
      guard let constant = scanner.unsignedNumber() else { throw .malformed }
      pin.constant = isMinus ? -constant : constant
    }
    pin.priority = try priority(&scanner)
    return BoxRelativePin(multiplier: multiplier, pin: pin)
  }

  /// Returns whether a number is a valid priority.
  static func isPriority(_ number: Double) -> Bool { number >= 1 && number <= 1000 }

  /// Returns the shortest text of a pin; `nil` if a plain number is equivalent.
  static func text(_ pin: BoxPin) -> String? {
    if pin.relation == .equal, pin.priority == 1000 { return nil }
    return pin.relation.keyword + JSONText.number(pin.constant) + priorityText(pin)
  }

  /// Returns the shortest text of a relative pin; `nil` if a plain number is equivalent.
  static func text(_ relative: BoxRelativePin) -> String? {
    let pin = relative.pin
    if pin == BoxPin() { return nil }
    var text = (pin.relation == .equal ? "" : pin.relation.keyword) + "*" + JSONText.number(relative.multiplier)
    if pin.constant != 0 { text += (pin.constant < 0 ? "-" : "+") + JSONText.number(pin.constant.magnitude) }
    return text + priorityText(pin)
  }

  private static func priorityText(_ pin: BoxPin) -> String {
    pin.priority == 1000 ? "" : "@" + JSONText.number(pin.priority)
  }

  private static func relation(_ scanner: inout TextScanner) -> PinRelation {
    for relation in PinRelation.allCases where scanner.take(relation.keyword) { return relation }
    return .equal
  }

  /// Scans the rest of the text: nothing, or the priority.
  private static func priority(_ scanner: inout TextScanner) throws(Fault) -> Double {
    if scanner.isAtEnd { return 1000 }
    guard scanner.take(UInt8(ascii: "@")), let priority = scanner.number(), scanner.isAtEnd else { throw .malformed }
    guard isPriority(priority) else { throw .priorityOutOfRange }
    return priority
  }
}
