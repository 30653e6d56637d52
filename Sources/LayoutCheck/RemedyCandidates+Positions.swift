import BoxEngine
import LayoutDocument
import LayoutEngine

// Changes of items at a wrong position.
extension RemedyCandidates {
  mutating func addOverlap(of items: [NodeID]) {
    for item in items { removeNegativeMargins(of: item) }
    for item in items.reversed() { removeInsets(of: item) }
    if let container = items.first.flatMap({ subject.container(of: $0) }) {
      if tree.box(of: container) != nil {
        changeBox(container) { $0.spacing = max($0.spacing, 0) }
        for item in items { loosenPins(of: item) }
        for item in items { tightenPins(of: item) }
      } else {
        for item in items { addOrdinarySizes(of: item, in: container) }
        change(container) { $0.wrap = .wrap }
      }
      if axis == .vertical { heighten(container) } else { broaden(container) }
    }
    for item in items.reversed() { narrowBetweenInsets(item) }
  }

  mutating func addOutside(_ item: NodeID) {
    removeNegativeMargins(of: item)
    removeInsets(of: item)
    narrowBetweenInsets(item)
    guard let container = subject.container(of: item) else { return }
    if tree.box(of: container) != nil { loosenPins(of: item) } else { addOrdinarySizes(of: item, in: container) }
    for outer in subject.containers(of: item) { removeNegativeMargins(of: outer) }
  }

  private mutating func addOrdinarySizes(of item: NodeID, in container: NodeID) {
    if axis == .horizontal {
      narrow(item, in: container)
      change(item) { $0.shrink = 0 }
    } else {
      heighten(item)
    }
  }

  /// Adds the removal of negative margins, pins and gaps.
  mutating func removeNegativeMargins(of item: NodeID) {
    if subject.box(around: item) != nil {
      let isHorizontal = axis == .horizontal
      changePins(item) { pins in
        if isHorizontal {
          (pins.left, pins.right) = (pins.left.notNegative, pins.right.notNegative)
        } else {
          (pins.top, pins.bottom) = (pins.top.notNegative, pins.bottom.notNegative)
        }
        if let gap = pins.gap, gap < 0 { pins.gap = nil }
      }
      return
    }
    change(item) { style in
      style.margin.top = style.margin.top.notNegative
      style.margin.bottom = style.margin.bottom.notNegative
      style.margin.left = style.margin.left.notNegative
      style.margin.right = style.margin.right.notNegative
      style.margin.start = style.margin.start.map { $0.notNegative }
      style.margin.end = style.margin.end.map { $0.notNegative }
    }
  }

  /// Adds the removal of insets: the negative ones, each one, and all.
  mutating func removeInsets(of item: NodeID) {
    guard subject.box(around: item) == nil, subject.style(item).position != .static else { return }
    let insets = subject.insets(of: item)
    for inset in insets where inset.value.hasPrefix("-") {
      append(RemedyChange(of: item, .style, [RemedyChange.Edit(inset.name, from: inset.value, to: "0")]))
    }
    for inset in insets {
      append(RemedyChange(of: item, .style, [RemedyChange.Edit(inset.name, from: inset.value, to: nil)]))
    }
    let isAbsolute = subject.style(item).position == .absolute
    if insets.count > 1, !isAbsolute {
      append(RemedyChange(of: item, .style, insets.map { RemedyChange.Edit($0.name, from: $0.value, to: nil) }))
    }
    let position = Style(tree.rules).position
    if isAbsolute { change(item) { ($0.position, $0.inset) = (position, StyleEdges(.auto)) } }
  }

  /// Adds ways to place an absolute item between the edges of its container.
  private mutating func narrowBetweenInsets(_ item: NodeID) {
    guard subject.box(around: item) == nil, subject.style(item).position == .absolute else { return }
    if axis == .horizontal {
      change(item) { $0.maxWidth = .percent(100) }
      change(item) { $0.width = .auto }
      change(item) { ($0.inset.left, $0.inset.right, $0.inset.start, $0.inset.end) = (0, 0, nil, nil) }
      change(item) { ($0.inset.left, $0.inset.start, $0.inset.right, $0.inset.end) = (.auto, nil, .auto, 0) }
      change(item) { ($0.inset.left, $0.inset.start, $0.inset.right, $0.inset.end) = (.auto, 0, .auto, nil) }
    } else {
      change(item) { $0.maxHeight = .percent(100) }
      change(item) { ($0.inset.top, $0.inset.bottom) = (0, .auto) }
      change(item) { ($0.inset.top, $0.inset.bottom) = (.auto, 0) }
    }
  }
}

extension AutoLength {
  fileprivate var notNegative: AutoLength {
    isNegative ? .length(.zero) : self
  }
}

extension BoxPin? {
  fileprivate var notNegative: BoxPin? {
    guard var pin = self, pin.constant < 0 else { return self }
    pin.constant = 0
    return pin
  }
}
