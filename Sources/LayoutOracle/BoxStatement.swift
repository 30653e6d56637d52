import BoxEngine
import ConstraintEngine
import LayoutEngine

/// A constraint that BoxView creates along one axis: a sum of positions and sizes, compared with a constant.
package struct BoxStatement {
  /// The subject of a constraint.
  ///
  /// If several layouts are optimal, it determines which constraint is violated first.
  package enum Subject: Equatable {
    /// A gap of a chain, with its index from the start of the chain.
    case gap(Int)
    case size
    case flex
    case center
    case natural
    case baseline
    /// The size of a root whose size is not given.
    case fitting
  }

  /// A position or size with a coefficient.
  package struct Part {
    package var quantity: BoxQuantity
    package var coefficient: Double
  }

  package var parts: [Part]
  package var relation: Relation
  package var constant: Double
  package var priority: Double
  package var subject: Subject

  /// The amount by which known positions and sizes violate the constraint.
  func violation(_ value: (BoxQuantity) -> Double) -> Double {
    var sum = -constant
    for part in parts { sum += part.coefficient * value(part.quantity) }
    switch relation {
    case .equal: return sum.magnitude
    case .atLeast: return max(0, -sum)
    case .atMost: return max(0, sum)
    }
  }
}

/// The position of a node in its container, or its size, along one axis.
package struct BoxQuantity: Hashable {
  let index: Int

  /// The index of the node.
  package var node: Int { index / 2 }
  /// Whether the quantity is a size.
  package var isSize: Bool { index % 2 == 1 }

  package static func begin(_ node: Int) -> BoxQuantity { BoxQuantity(index: 2 * node) }
  package static func size(_ node: Int) -> BoxQuantity { BoxQuantity(index: 2 * node + 1) }
}

/// A gap of a chain: its parts, its index, and its size if no constraint applies.
struct BoxGap {
  var parts: [BoxStatement.Part]
  var place: Int
  var standard: Double
}

extension PinRelation {
  var relation: Relation {
    switch self {
    case .equal: return .equal
    case .atLeast: return .atLeast
    case .atMost: return .atMost
    }
  }
}
