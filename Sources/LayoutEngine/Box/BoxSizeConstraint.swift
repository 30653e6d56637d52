/// A constraint on the width or the height of an item of a box, in addition to those in its ``BoxPins``.
///
/// The constraint is a further pin, a ratio of both dimensions, or a relation to the size of another node.
///
/// ```swift
/// // As high as three quarters of its width.
/// let ratio = BoxSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0.75))
/// // At least as wide as another node.
/// let relation = BoxSizeConstraint(.horizontal, BoxPin(relation: .atLeast), .node(other, multiplier: 1))
/// ```
public typealias BoxSizeConstraint = SizeConstraint<NodeID>

/// A constraint on the width or the height of an item of a box, which may refer to another node by a `Node`.
public struct SizeConstraint<Node: Equatable & Sendable>: Equatable, Sendable {
  /// The value with which the dimension is compared.
  public enum Reference: Equatable, Sendable {
    /// The constant of the pin.
    case constant
    /// A multiple of the item's other dimension.
    ///
    /// The multiplier lies between a millionth and a million.
    case otherDimension(multiplier: Double)
    /// A multiple of the same dimension of another node.
    ///
    /// The multiplier lies between a millionth and a million.
    ///
    /// The constraint has an effect while both nodes belong to the same system of boxes: boxes that are nested directly
    /// in each other, with their items.
    case node(Node, multiplier: Double)
  }

  /// `horizontal`: the width; `vertical`: the height.
  public var dimension: LayoutAxis
  /// The relation, the points that are added to the reference, and the priority.
  public var pin: BoxPin
  /// The value with which the dimension is compared. Default: the constant of the pin.
  public var reference: Reference

  /// Creates a constraint.
  public init(_ dimension: LayoutAxis, _ pin: BoxPin, _ reference: Reference = .constant) {
    self.dimension = dimension
    self.pin = pin
    self.reference = reference
  }

  /// Returns the constraint with another name of the node to which it refers; `nil` if `name` returns `nil`.
  package func naming<Other>(_ name: (Node) -> Other?) -> SizeConstraint<Other>? {
    switch reference {
    case .constant: return SizeConstraint<Other>(dimension, pin)
    case .otherDimension(let multiplier):
      return SizeConstraint<Other>(dimension, pin, .otherDimension(multiplier: multiplier))
    case .node(let node, let multiplier):
      return name(node).map { SizeConstraint<Other>(dimension, pin, .node($0, multiplier: multiplier)) }
    }
  }
}

/// The stored form of a constraint.
///
/// The value `width · widthFactor + height · heightFactor − size of the other node · otherFactor` is compared with a
/// constant.
struct StoredSizeConstraint: BitwiseCopyable {
  /// The next constraint of the same node, or the next free place; −1: none.
  var next: Int32 = -1
  var widthFactor = 0.0
  var heightFactor = 0.0
  /// The index of the other node; −1: none.
  ///
  /// The generation is compared when boxes are solved, because the node may no longer exist.
  var other: Int32 = -1
  var otherGeneration: UInt32 = 0
  var otherFactor = 0.0
  var pin = BoxPin()

  /// Returns `nil` for a constraint with an invalid number.
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
  subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? widthFactor : heightFactor }
    set { if axis == .horizontal { widthFactor = newValue } else { heightFactor = newValue } }
  }

  /// Whether the constraint couples width and height.
  var couplesAxes: Bool { widthFactor != 0 && heightFactor != 0 }
}

extension LayoutTree {
  /// Returns the constraints on the size of a node in addition to its pins, as they were set.
  ///
  /// The array is empty if the node has none, or is not in this tree.
  public func sizeConstraints(of node: NodeID) -> [BoxSizeConstraint] {
    contains(node) ? originals.sizeConstraints[node.index] ?? [] : []
  }

  /// Sets the constraints on the size of a node in addition to its pins, and replaces previous ones.
  ///
  /// The constraints have an effect while the parent is a box container. A constraint with an invalid number is
  /// ignored; ``issues(below:)`` reports it.
  ///
  /// A ratio holds for both dimensions at once. Where required pins determine the height, the width follows, and vice
  /// versa. Otherwise both axes are solved together, in systems of up to 160 boxes and items. In larger systems the
  /// height follows the width, and items whose sizes are related by equations receive the sizes that are optimal for
  /// these items alone; other relations to sizes that required pins do not determine are ignored there.
  ///
  /// Where a box is an item of a flex container, the height of the box is not known while widths are determined: the
  /// box is then treated as one that fits its content.
  ///
  /// - Complexity: O(constraints).
  public mutating func setSizeConstraints(
    _ constraints: [BoxSizeConstraint], of node: NodeID
  ) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard constraints != sizeConstraints(of: node) else { return }
    let arena = mutableArena
    let parent = arena.nodes[index].parent
    if parent >= 0, arena.nodes[parent].traits.contains(.isBox) { arena.invalidate(parent) }
    originals.sizeConstraints[index] = constraints.isEmpty ? nil : constraints
    arena.setSizeConstraints(constraints.compactMap { StoredSizeConstraint($0) }, of: index)
  }
}

extension Arena {
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
    contents.boxPlaces[node].sizeConstraint = first
  }

  /// Removes the constraints of a node, and keeps their places for other constraints.
  func removeSizeConstraints(of node: Int32) {
    var place = contents.boxPlaces[node].sizeConstraint
    guard place >= 0 else { return }
    while place >= 0 {
      let next = contents.sizeConstraints[Int(place)].next
      contents.sizeConstraints[Int(place)].next = contents.freeSizeConstraint
      contents.freeSizeConstraint = place
      place = next
    }
    contents.boxPlaces[node].sizeConstraint = -1
  }
}
