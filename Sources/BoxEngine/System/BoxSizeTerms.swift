import LayoutEngine

// Constraints on sizes in addition to pins, along one axis.

/// A constraint on the size of an item along one axis: `factor · size − otherFactor · size of another entry`.
struct BoxSizeTerm {
  let factor: Double
  /// The other entry; −1: none, or the size of the other entry is known and part of the pin's constant.
  var other = -1
  var otherFactor = 0.0
  var pin: BoxPin
  /// Whether the term uses the size of another container, which is valid only if no required constraint is violated.
  var assumesRequired = false
}

extension BoxAxis {
  /// Whether an item of the system has constraints on its size beyond its pins.
  var hasSizeConstraints: Bool {
    arena.contents.sizeConstraints.count > 0 && entries.contains { $0.sizeConstraint >= 0 }
  }

  /// Calls `body` with the terms of an item's size along the axis, from the constraints in addition to pins.
  func forEachSizeTerm(ofItem index: Int, _ body: (BoxSizeTerm) -> Void) {
    arena.forEachSizeConstraint(from: entries[index].sizeConstraint) { constraint in
      guard constraint[axis] != 0 else { return }
      var term = BoxSizeTerm(factor: constraint[axis], pin: constraint.pin)
      if constraint.couplesAxes {
        if isJoint { return }
        if axis == .vertical {
          term.pin.constant -= constraint.widthFactor * entries[index].size.width
        } else {
          // The search for issues has no costs.
          guard !costs.isEmpty, !costs[index].coupledHeight.isNaN else { return }
          term.pin.constant -= constraint.heightFactor * costs[index].coupledHeight
        }
      }
      if let node = constraint.other {
        guard let other = entry(of: node) else { return }
        if !keepsRelations, let size = knownSize(ofContainer: other) {
          term.pin.constant += constraint.otherFactor * size
          term.assumesRequired = other > 0
        } else if costs.isEmpty || costs[other].estimate.isNaN {
          (term.other, term.otherFactor) = (other, constraint.otherFactor)
        } else {
          term.pin.constant += constraint.otherFactor * costs[other].estimate
        }
      }
      body(term)
    }
  }

  /// The entry of a node; `nil` if the node is not part of the system.
  func entry(of node: NodeID) -> Int? {
    if let places { return places[node] }
    return entries.indices.first { entries[$0].id == node }
  }

  /// Whether a size is related to that of another item, which the curves of single lengths cannot express.
  var hasRelations: Bool {
    var found = false
    for index in entries.indices.dropFirst() where entries[index].sizeConstraint >= 0 && !found {
      forEachSizeTerm(ofItem: index) { if $0.other >= 0 { found = true } }
    }
    return found
  }

  /// Whether a constraint couples the width and the height of an item.
  func couplesAxes(ofItem index: Int) -> Bool {
    var couples = false
    arena.forEachSizeConstraint(from: entries[index].sizeConstraint) { if $0.couplesAxes { couples = true } }
    return couples
  }

  /// Whether a constraint couples the width and the height of an item of the system.
  var couplesAxes: Bool {
    entries.indices.dropFirst().contains { entries[$0].sizeConstraint >= 0 && couplesAxes(ofItem: $0) }
  }

  /// Determines the heights that required pins fix, on which coupled widths depend.
  ///
  /// - Parameter vertical: The same system along y, with its given or fitted height.
  /// - Returns: Whether a constraint couples two open dimensions of an item.
  func determineCoupledHeights(_ vertical: BoxAxis) -> Bool {
    vertical.determineKnownSizes()
    for index in entries.indices.dropFirst() { costs[index].coupledHeight = vertical.fixedSize(of: index) ?? .nan }
    determineKnownSizes()
    return entries.indices.dropFirst().contains {
      costs[$0].coupledHeight.isNaN && couplesAxes(ofItem: $0) && fixedSize(of: $0) == nil
    }
  }
}
