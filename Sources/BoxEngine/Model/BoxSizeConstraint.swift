import LayoutEngine

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
  /// The other node, which may no longer exist; `nil`: none.
  var other: NodeID?
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
      (other, otherFactor) = (node, multiplier)
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
