import LayoutEngine

/// A constraint on the width or the height of an item of a BoxView in addition to its pins.
///
/// This is a `BoxSizeConstraint` of the engine that refers to another node by its index in the case.
///
/// The form in a document is
/// `"constraints": [{"width": ">=20@750"}, {"height": "*0.75", "of": "width"}, {"width": "*1", "of": 7}]`.
public struct DocumentSizeConstraint: Equatable, Sendable {
  /// The reference of a dimension.
  public enum Reference: Equatable, Sendable {
    /// No reference: the constant of the pin.
    case constant
    /// A multiple of the item's own other dimension.
    case otherDimension(multiplier: Double)
    /// A multiple of the same dimension of another node of the case: its index in depth-first order, 0 for the root.
    case node(Int, multiplier: Double)
  }

  /// The dimension: `horizontal` for the width, `vertical` for the height.
  public var dimension: LayoutAxis
  /// The relation, the points that are added to the reference, and the priority.
  public var pin: BoxPin
  /// The reference of the dimension. Default: the constant of the pin.
  public var reference: Reference

  /// Makes a constraint.
  public init(_ dimension: LayoutAxis, _ pin: BoxPin, _ reference: Reference = .constant) {
    self.dimension = dimension
    self.pin = pin
    self.reference = reference
  }

  /// Returns the constraint with the identifier of the other node in a tree; `nil` if there is no such node.
  package func engineConstraint(_ ids: [NodeID]) -> BoxSizeConstraint? {
    switch reference {
    case .constant: return BoxSizeConstraint(dimension, pin)
    case .otherDimension(let multiplier):
      return BoxSizeConstraint(dimension, pin, .otherDimension(multiplier: multiplier))
    case .node(let node, let multiplier):
      guard ids.indices.contains(node) else { return nil }
      return BoxSizeConstraint(dimension, pin, .node(ids[node], multiplier: multiplier))
    }
  }
}

extension LayoutCase {
  /// Sets the constraints of the case's nodes in a tree.
  ///
  /// - Parameter ids: The nodes of the tree, at the indexes of those of the case.
  func setSizeConstraints(in tree: inout LayoutTree, _ ids: [NodeID]) throws(LayoutCaseError) {
    for (index, node) in nodes.enumerated() where !node.sizeConstraints.isEmpty {
      let constraints = node.sizeConstraints.compactMap { $0.engineConstraint(ids) }
      guard constraints.count == node.sizeConstraints.count else {
        throw LayoutCaseError(self, node: index, reason: "a constraint refers to a node that is not in the case")
      }
      do throws(LayoutTreeError) {
        try tree.setSizeConstraints(constraints, of: ids[index])
      } catch {
        throw LayoutCaseError(self, node: index, reason: error.description)
      }
    }
  }
}
