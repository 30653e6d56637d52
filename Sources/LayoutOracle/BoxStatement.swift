import ConstraintEngine
import LayoutEngine

/// A constraint that BoxView makes, along one axis: a sum of positions and sizes, compared with a constant.
package struct BoxStatement {
  /// What a constraint is about; where several optima remain, this decides which gives way first.
  package enum Subject: Equatable {
    /// A gap of a chain, counted from its beginning.
    case gap(Int)
    case size
    case flex
    case center
    case natural
    /// The size of a root that is left open.
    case fitting
  }

  /// A position or size, times a number.
  package struct Part {
    package var quantity: BoxQuantity
    package var coefficient: Double
  }

  package var parts: [Part]
  package var relation: Relation
  package var constant: Double
  package var priority: Double
  package var subject: Subject

  /// By how much it is violated, for positions and sizes that are known.
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

/// Where a node begins in its container, or how large it is, along one axis.
package struct BoxQuantity: Hashable {
  let index: Int

  /// The node that it is of.
  package var node: Int { index / 2 }
  /// Whether it is the size.
  package var isSize: Bool { index % 2 == 1 }

  package static func begin(_ node: Int) -> BoxQuantity { BoxQuantity(index: 2 * node) }
  package static func size(_ node: Int) -> BoxQuantity { BoxQuantity(index: 2 * node + 1) }
}

/// A gap of a chain: what stands at its sides, and where nothing asks for anything, how large it is.
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
