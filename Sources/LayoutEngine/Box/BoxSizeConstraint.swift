/// A constraint on the width or the height of an item of a box, beyond those in its ``BoxPins``: a further pin, a ratio of both
/// dimensions, or a relation to the size of another node.
///
/// ```swift
/// // As high as three quarters of its width.
/// let ratio = BoxSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0.75))
/// // At least as wide as another node.
/// let relation = BoxSizeConstraint(.horizontal, BoxPin(relation: .atLeast), .node(other, multiplier: 1))
/// ```
public struct BoxSizeConstraint: Equatable, Sendable {
  /// What the dimension is compared with.
  public enum Reference: Equatable, Sendable {
    /// The constant of the pin alone.
    case constant
    /// A multiple of the item's own other dimension. The multiplier lies between a millionth and a million.
    case otherDimension(multiplier: Double)
    /// A multiple of the same dimension of another node. The multiplier lies between a millionth and a million. The constraint counts
    /// while the node stands in the same system of boxes: boxes that stand directly in each other, with their items.
    case node(NodeID, multiplier: Double)
  }

  /// `horizontal`: the width; `vertical`: the height.
  public var dimension: Axis
  /// Relation, points that are added to the reference, and priority.
  public var pin: BoxPin
  /// What the dimension is compared with. Default: the constant of the pin alone.
  public var reference: Reference

  /// Makes a constraint.
  public init(_ dimension: Axis, _ pin: BoxPin, _ reference: Reference = .constant) {
    self.dimension = dimension
    self.pin = pin
    self.reference = reference
  }
}

/// A constraint as the arena keeps it: `width · widthFactor + height · heightFactor − size of the other node · otherFactor`, compared
/// with a constant.
struct StoredSizeConstraint: BitwiseCopyable {
  /// The next one of the same node, or the next free place; −1: none.
  var next: Int32 = -1
  var widthFactor = 0.0
  var heightFactor = 0.0
  /// The other node; −1: none. Its name is looked at when boxes are solved: it may be gone.
  var other: Int32 = -1
  var otherGeneration: UInt32 = 0
  var otherFactor = 0.0
  var pin = BoxPin()

  /// `nil` for a constraint with an invalid number.
  init?(_ constraint: BoxSizeConstraint) {
    guard let pin = constraint.pin.sanitized(default: nil) else { return nil }
    self.pin = pin
    self[constraint.dimension] = 1
    switch constraint.reference {
    case .constant: break
    case .otherDimension(let multiplier):
      guard BoxPins.isUsableFactor(multiplier) else { return nil }
      self[constraint.dimension.perpendicular] = -multiplier
    case .node(let node, let multiplier):
      guard BoxPins.isUsableFactor(multiplier) else { return nil }
      (other, otherGeneration, otherFactor) = (node.index, node.generation, multiplier)
    }
  }

  /// The factor of the node's own size along an axis.
  subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? widthFactor : heightFactor }
    set { if axis == .horizontal { widthFactor = newValue } else { heightFactor = newValue } }
  }

  /// Whether it couples width and height.
  var couplesAxes: Bool { widthFactor != 0 && heightFactor != 0 }
}

extension LayoutTree {
  /// The constraints on the size of a node beyond its pins, as they were set; empty if it has none, or is not in this tree.
  public func sizeConstraints(of node: NodeID) -> [BoxSizeConstraint] {
    contains(node) ? originalSizeConstraints[node.index] ?? [] : []
  }

  /// Gives a node constraints on its size beyond its pins, in place of those that it had. They count while its parent is a box
  /// container. A constraint with a number that is invalid counts as none; ``issues(below:)`` reports it.
  ///
  /// A ratio holds for both dimensions at once: where pins that are required fix the height, the width follows, and the other way round;
  /// elsewhere both axes are solved together, in systems of up to 160 boxes and items. In larger ones the height follows the width, and
  /// items whose sizes are bound to each other by equations have the sizes that are best for them alone; other relations to sizes that
  /// required pins do not fix count as none there.
  ///
  /// Where a box stands in a flex container, its height is not known while widths are found: the box counts as fitting then.
  /// - Complexity: O(constraints).
  public mutating func setSizeConstraints(
    _ constraints: [BoxSizeConstraint], of node: NodeID
  ) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard constraints != sizeConstraints(of: node) else { return }
    let arena = mutableArena
    let parent = arena.nodes[index].parent
    if parent >= 0, arena.nodes[parent].traits.contains(.isBox) { arena.invalidate(parent) }
    originalSizeConstraints[index] = constraints.isEmpty ? nil : constraints
    arena.setSizeConstraints(constraints.compactMap { StoredSizeConstraint($0) }, of: index)
  }
}

extension Arena {
  /// The place of the first constraint on a node's size; −1 if it has none.
  func firstSizeConstraint(of node: Int32) -> Int32 {
    nodes[node].traits.contains(.hasSizeConstraints) ? contents.boxPlaces[Int(node)].sizeConstraint : -1
  }

  /// Calls `body` with each constraint on a node's size.
  func forEachSizeConstraint(from first: Int32, _ body: (StoredSizeConstraint) -> Void) {
    var place = first
    while place >= 0 {
      let constraint = contents.sizeConstraints[Int(place)]
      body(constraint)
      place = constraint.next
    }
  }

  fileprivate func setSizeConstraints(_ constraints: [StoredSizeConstraint], of node: Int32) {
    removeSizeConstraints(of: node)
    guard !constraints.isEmpty else { return }
    var first: Int32 = -1
    for constraint in constraints.reversed() {
      var constraint = constraint
      constraint.next = first
      first = contents.freeSizeConstraint
      if first >= 0 {
        contents.freeSizeConstraint = contents.sizeConstraints[Int(first)].next
        contents.sizeConstraints[Int(first)] = constraint
      } else {
        first = Int32(contents.sizeConstraints.count)
        contents.sizeConstraints.append(constraint)
      }
    }
    makeBoxPlaces(of: node)
    contents.boxPlaces[Int(node)].sizeConstraint = first
    nodes[node].traits.insert(.hasSizeConstraints)
  }

  /// Takes the constraints of a node away, and keeps their places for others.
  func removeSizeConstraints(of node: Int32) {
    guard nodes[node].traits.contains(.hasSizeConstraints) else { return }
    nodes[node].traits.remove(.hasSizeConstraints)
    var place = contents.boxPlaces[Int(node)].sizeConstraint
    while place >= 0 {
      let next = contents.sizeConstraints[Int(place)].next
      contents.sizeConstraints[Int(place)].next = contents.freeSizeConstraint
      contents.freeSizeConstraint = place
      place = next
    }
    contents.boxPlaces[Int(node)].sizeConstraint = -1
  }
}
