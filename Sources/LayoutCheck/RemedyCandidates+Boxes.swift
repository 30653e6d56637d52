import BoxEngine
import LayoutDocument
import LayoutEngine

// Items of boxes have pins instead of a style.
extension RemedyCandidates {
  /// Adds ways to make an item of a box smaller along the axis, or to let it be smaller than its content.
  mutating func loosenPins(of item: NodeID) {
    loosenOwnPins(of: item)
    loosenContent(of: item)
  }

  private mutating func loosenOwnPins(of item: NodeID) {
    guard subject.box(around: item) != nil else { return }
    let pins = tree.pins(of: item) ?? BoxPins()
    let isHorizontal = axis == .horizontal
    let limit = edgePriority(of: pins)
    if let pin = isHorizontal ? pins.width : pins.height, pin.relation != .atMost {
      setSize(of: item, BoxPin(relation: .atMost, constant: pin.constant, priority: pin.priority))
      if pin.priority >= limit { setSize(of: item, pin.with(priority: limit - 1)) }
      setSize(of: item, nil)
    }
    if let relative = isHorizontal ? pins.relativeWidth : pins.relativeHeight, relative.pin.relation != .atMost {
      var maximum = relative
      maximum.pin.relation = .atMost
      setRelativeSize(of: item, maximum)
      var weaker = relative
      weaker.pin.priority = max(limit - 1, 1)
      if relative.pin.priority >= limit { setRelativeSize(of: item, weaker) }
    }
    let resistance = isHorizontal ? pins.resistX : pins.resistY
    if resistance >= limit { setResistance(of: item, limit - 1) }
    pinEdges(of: item, pins, above: resistance)
  }

  /// Adds ways to make the largest items in a box smaller.
  private mutating func loosenContent(of box: NodeID) {
    var container = box
    for _ in 0..<4 where tree.box(of: container) != nil {
      let items = tree.children(of: container).sorted { subject.frame($0).size[axis] > subject.frame($1).size[axis] }
      guard let largest = items.first else { return }
      for item in items.prefix(4) { loosenOwnPins(of: item) }
      container = largest
    }
  }

  /// Adds required pins of the edges, and pins that outrank the content.
  private mutating func pinEdges(of item: NodeID, _ pins: BoxPins, above resistance: Double) {
    let (begin, end) = axis == .horizontal ? (pins.left, pins.right) : (pins.top, pins.bottom)
    func outranking(_ pin: BoxPin?) -> BoxPin? {
      guard let pin else { return BoxPin() }
      return pin.priority > resistance ? pin : pin.with(priority: min(resistance + 1, 1000))
    }
    let (first, last) = (outranking(begin), outranking(end))
    let horizontal = axis == .horizontal
    changePins(item) { if horizontal { $0.right = last } else { $0.bottom = last } }
    changePins(item) {
      if horizontal { ($0.left, $0.right) = (first, last) } else { ($0.top, $0.bottom) = (first, last) }
    }
    changePins(item) { if horizontal { ($0.left, $0.right) = (nil, nil) } else { ($0.top, $0.bottom) = (nil, nil) } }
    changePins(item) {
      if horizontal { $0.right = end?.with(relation: .atLeast) } else { $0.bottom = end?.with(relation: .atLeast) }
    }
  }

  /// Adds ways to make an item of a box as large as its content.
  mutating func tightenPins(of item: NodeID) {
    let pins = tree.pins(of: item) ?? BoxPins()
    let isHorizontal = axis == .horizontal
    let resistance = isHorizontal ? pins.resistX : pins.resistY
    if let pin = isHorizontal ? pins.width : pins.height, pin.relation != .atLeast {
      if pin.relation == .equal {
        setSize(of: item, BoxPin(relation: .atLeast, constant: pin.constant, priority: pin.priority))
      }
      if pin.priority >= resistance { setSize(of: item, pin.with(priority: resistance - 1)) }
      setSize(of: item, nil)
    }
    if resistance < 1000 {
      setResistance(of: item, min(resistance + 100, 1000))
      setResistance(of: item, 1000)
    }
    for other in subject.siblings(of: item).prefix(8) { loosenOwnPins(of: other) }
  }

  private mutating func setSize(of item: NodeID, _ pin: BoxPin?) {
    let horizontal = axis == .horizontal
    changePins(item) { if horizontal { $0.width = pin } else { $0.height = pin } }
  }

  private mutating func setRelativeSize(of item: NodeID, _ pin: BoxRelativePin) {
    let horizontal = axis == .horizontal
    changePins(item) { if horizontal { $0.relativeWidth = pin } else { $0.relativeHeight = pin } }
  }

  private mutating func setResistance(of item: NodeID, _ priority: Double) {
    let horizontal = axis == .horizontal
    changePins(item) { if horizontal { $0.resistX = max(priority, 1) } else { $0.resistY = max(priority, 1) } }
  }

  /// Returns the priority of the edges of an item, in favor of which pins and content of lower priorities are violated.
  private func edgePriority(of pins: BoxPins) -> Double {
    let edges = axis == .horizontal ? [pins.left, pins.right] : [pins.top, pins.bottom]
    return edges.reduce(1000) { min($0, $1?.priority ?? 1000) }
  }
}

extension BoxPin {
  fileprivate func with(priority: Double) -> BoxPin {
    BoxPin(relation: relation, constant: constant, priority: max(priority, 1))
  }

  fileprivate func with(relation: PinRelation) -> BoxPin {
    BoxPin(relation: relation, constant: constant, priority: priority)
  }
}
