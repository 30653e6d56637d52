import LayoutEngine

// The individual constraints of a system, which the curves represent.

/// A constraint on a linear combination of sizes and positions.
struct BoxConstraint {
  /// A position or a size of an entry.
  enum Variable {
    case origin(Int)
    case size(Int)
  }

  typealias Terms = [(variable: Variable, factor: Double)]

  /// The item to which the constraint applies; of two neighbors the second.
  let item: Int
  let terms: Terms
  let pin: BoxPin

  init(_ item: Int, _ terms: Terms, _ pin: BoxPin) {
    self.item = item
    self.terms = terms
    self.pin = pin
  }
}

extension BoxAxis {
  /// Calls `body` with every constraint of the system, except the lower bound of 0 for sizes.
  func forEachConstraint(_ body: (BoxConstraint) -> Void) {
    forEachConstraint(in: entries.indices, body)
    if case .fitting = extent { body(BoxConstraint(0, [(.size(0), 1)], BoxPin(priority: BoxAxis.fittingPriority))) }
  }

  /// Calls `body` with the constraints of the containers and items of a range.
  private func forEachConstraint(in range: Range<Int>, _ body: (BoxConstraint) -> Void) {
    for index in range {
      if entries[index].kind == .box { forEachConstraint(inContainer: index, body) }
      if index > 0 { forEachConstraint(ofItem: index, body) }
    }
  }

  private func forEachConstraint(inContainer index: Int, _ body: (BoxConstraint) -> Void) {
    forEachGap(inContainer: index) { item, gap, terms in
      if let pin = gap.pin { body(BoxConstraint(item, terms, pin)) }
    }
    let box = edges(of: index)
    var firstFlex: (item: Int, flex: Double)?
    forEachItem(inContainer: index) { item in
      if box.isMain, let flex = flex(item) {
        if let first = firstFlex {
          body(BoxConstraint(item, [(.size(item), 1), (.size(first.item), -flex / first.flex)], BoxPin()))
        } else {
          firstFlex = (item, flex)
        }
      }
      if let center = pins(item).center {
        let terms: BoxConstraint.Terms = [(.origin(item), 1), (.size(item), 0.5), (.size(index), -0.5)]
        body(BoxConstraint(item, terms, center.adding(box.centerOffset)))
      }
    }
    if alignsBaselines, !box.isMain { forEachBaselineConstraint(inContainer: index, body) }
  }

  /// Calls `body` with every gap in a container, and with the terms whose sum is the length of the gap.
  func forEachGap(inContainer index: Int, _ body: (Int, BoxGap, BoxConstraint.Terms) -> Void) {
    let box = edges(of: index)
    var previous: Int?
    forEachItem(inContainer: index) { item in
      if let previous, box.isMain {
        let terms: BoxConstraint.Terms = [(.origin(item), 1), (.origin(previous), -1), (.size(previous), -1)]
        body(item, box.gap(after: pins(previous), before: pins(item)), terms)
      } else {
        body(item, box.gap(after: nil, before: pins(item)), [(.origin(item), 1)])
      }
      if !box.isMain || entries[item].end == entries[index].end {
        let terms: BoxConstraint.Terms = [(.size(index), 1), (.origin(item), -1), (.size(item), -1)]
        body(item, box.gap(after: pins(item), before: nil), terms)
      }
      previous = item
    }
  }

  func forEachItem(inContainer index: Int, _ body: (Int) -> Void) {
    var item = index + 1
    while item < Int(entries[index].end) {
      body(item)
      item = Int(entries[item].end)
    }
  }

  private func forEachConstraint(ofItem index: Int, _ body: (BoxConstraint) -> Void) {
    let pins = pins(index)
    if let pin = pins.size { body(BoxConstraint(index, [(.size(index), 1)], pin)) }
    if let relative = pins.relative {
      let container = Int(entries[index].container)
      body(BoxConstraint(index, [(.size(index), 1), (.size(container), -relative.multiplier)], relative.pin))
    }
    forEachSizeTerm(ofItem: index) { term in
      var terms: BoxConstraint.Terms = [(.size(index), term.factor)]
      if term.other >= 0 { terms.append((.size(term.other), -term.otherFactor)) }
      body(BoxConstraint(index, terms, term.pin))
    }
    guard hasNaturalSize(index) else { return }
    let naturalSize = entries[index].naturalSize[axis]
    let hugging = BoxPin(relation: .atMost, constant: naturalSize, priority: pins.hugging)
    let resistance = BoxPin(relation: .atLeast, constant: naturalSize, priority: pins.resistance)
    body(BoxConstraint(index, [(.size(index), 1)], hugging))
    body(BoxConstraint(index, [(.size(index), 1)], resistance))
  }

  /// The sum of terms, with the computed sizes and positions.
  func value(of terms: BoxConstraint.Terms) -> Double {
    var sum = 0.0
    for term in terms {
      switch term.variable {
      case .origin(let index): sum += term.factor * entries[index].origin[axis]
      case .size(let index): sum += term.factor * entries[index].size[axis]
      }
    }
    return sum
  }

  /// The amount by which the computed sizes and positions violate a constraint.
  func violation(of constraint: BoxConstraint) -> Double {
    let excess = value(of: constraint.terms) - constraint.pin.constant
    switch constraint.pin.relation {
    case .equal: return abs(excess)
    case .atLeast: return max(0, -excess)
    case .atMost: return max(0, excess)
    }
  }

  /// Whether the computed sizes in a range violate required constraints, or are negative.
  func violatesRequired(in range: Range<Int>) -> Bool {
    var total = 0.0
    var largest = 1.0
    for index in range {
      let (size, origin) = (entries[index].size[axis], entries[index].origin[axis])
      total += max(0, -size)
      largest = max(largest, abs(size), abs(origin))
    }
    forEachConstraint(in: range) { if $0.pin.isRequired { total += violation(of: $0) } }
    return total > 1e-7 * largest
  }
}
