import BoxEngine
import LayoutDocument
import LayoutEngine

// Items of boxes have pins instead of a style.
extension FindingRemedy {
  /// The remedy for contradictory required pins; `nil` if there are none.
  var contradiction: String? {
    guard let issue = subject.issue, issue.kind.pinIssueName == .contradictingPins else { return nil }
    // Any of the items may have the pin that causes the contradiction.
    let items = subject.nodes.reversed().filter { subject.box(around: $0) != nil }
    for item in items { if let way = loosening(item) { return way } }
    let item = items.first { $0 == issue.node } ?? items.first ?? issue.node
    return "give one of the pins of \(subject.name(item)) a priority below 1000, or use >= or <="
  }

  /// Returns how to loosen a required pin that makes an item larger than its available space.
  private func loosening(_ item: NodeID) -> String? {
    let (pins, itemName) = (subject.tree.pins(of: item) ?? BoxPins(), subject.name(item))
    let isHorizontal = subject.axis == .horizontal
    let limit = edgePriority(of: pins)
    if let pin = isHorizontal ? pins.width : pins.height, pin.priority >= 1000, pin.relation != .atMost {
      return
        "give the \(subject.size) pin of \(itemName) (\(text(pin))) a priority below \(limit), or let it be a maximum "
        + "(\(text(BoxPin(relation: .atMost, constant: pin.constant))))"
    }
    let relative = isHorizontal ? (pins.relativeWidth, "relativeWidth") : (pins.relativeHeight, "relativeHeight")
    if let pin = relative.0?.pin, pin.priority >= 1000, pin.relation != .atMost {
      let value = subject.value(relative.1, of: item) ?? ""
      return "give \(relative.1) of \(itemName) (\(value)) a priority below \(limit), or let it be a maximum (<=)"
    }
    return nil
  }

  /// Returns how to loosen a required pin, or content of priority 1000, that makes an item larger than its available
  /// space.
  private func looseningWithContent(_ item: NodeID) -> String? {
    if let way = loosening(item) { return way }
    let pins = subject.tree.pins(of: item) ?? BoxPins()
    guard (subject.axis == .horizontal ? pins.resistX : pins.resistY) >= 1000 else { return nil }
    return "give \(subject.name(item)) a \(subject.resistance) below \(edgePriority(of: pins))"
  }

  /// Returns the priority of the edges of an item, in favor of which pins and content of lower priorities are violated.
  private func edgePriority(of pins: BoxPins) -> String {
    let edges = subject.axis == .horizontal ? [pins.left, pins.right] : [pins.top, pins.bottom]
    return JSONText.number(edges.reduce(1000) { min($0, $1?.priority ?? 1000) })
  }

  /// Returns how to loosen what makes a box larger than its available space: a pin or the content of its largest item.
  func looseningInBox(_ box: NodeID) -> String? {
    guard subject.tree.box(of: box) != nil else { return nil }
    let items = subject.tree.children(of: box).sorted {
      subject.frame($0).size[subject.axis] > subject.frame($1).size[subject.axis]
    }
    for item in items { if let way = looseningWithContent(item) { return way } }
    return nil
  }

  func boxOverflow(of container: NodeID, _ item: NodeID) -> String {
    let itemName = subject.name(item)
    if let way = looseningWithContent(item) { return way }
    let pins = subject.tree.pins(of: item) ?? BoxPins()
    let (end, side) = subject.axis == .horizontal ? (pins.right, "right") : (pins.bottom, "bottom")
    guard let end else { return "give \(itemName) a \(side) pin" }
    if end.priority < 1000 {
      let value = subject.value(side, of: item) ?? ""
      return "give the \(side) pin of \(itemName) (\(value)) a higher priority than its \(subject.resistance)"
    }
    return "give \(subject.name(container)) more \(subject.size), or \(itemName) a lower \(subject.resistance)"
  }

  /// Returns how an item of a box gets the height of its content.
  func growingInBox(_ item: NodeID, _ content: String) -> String {
    if let way = loweringPin(of: item) { return way }
    return "give the box of \(subject.name(item)) the height of \(content)"
  }

  /// Returns how a text in a box gets the width of its words.
  func wideningInBox(_ item: NodeID) -> String {
    loweringPin(of: item) ?? "give \(subject.name(item)) a higher resistX than the items beside it"
  }

  /// Returns how to turn a pin of the size into a minimum.
  private func loweringPin(of item: NodeID) -> String? {
    let pins = subject.tree.pins(of: item) ?? BoxPins()
    guard let pin = subject.axis == .horizontal ? pins.width : pins.height, pin.relation != .atLeast else { return nil }
    let resistance = subject.axis == .horizontal ? pins.resistX : pins.resistY
    let lower =
      "give the \(subject.size) pin of \(subject.name(item)) (\(text(pin))) a priority below \(JSONText.number(resistance))"
    if pin.relation == .atMost { return lower }
    return "\(lower), or let it be a minimum (\(text(BoxPin(relation: .atLeast, constant: pin.constant))))"
  }

  func missingSpaceInBox(of leaf: NodeID) -> String {
    loweringPin(of: leaf)
      ?? "give \(subject.name(leaf)) a \(subject.size) pin (>=), or a higher \(subject.resistance) than the items "
      + "beside it"
  }

  /// Returns the pin in the notation of documents: `>=120@750`.
  private func text(_ pin: BoxPin) -> String {
    var pins = BoxPins()
    pins.width = pin
    return SetProperty.all(of: pins).first { $0.name == "width" }?.value ?? ""
  }
}
