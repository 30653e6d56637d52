import BoxEngine
import LayoutEngine

/// A constraint on the width or the height of an item of a BoxView in addition to its pins.
///
/// The constraint refers to another node by its index in the case: 0 for the root, then in depth-first order.
///
/// The form in a document is
/// `"constraints": [{"width": ">=20@750"}, {"height": "*0.75", "of": "width"}, {"width": "*1", "of": 7}]`.
public typealias DocumentSizeConstraint = SizeConstraint<Int>

extension LayoutCase {
  /// Sets the constraints of the case's nodes in a tree.
  ///
  /// - Parameter ids: The nodes of the tree, at the indexes of those of the case.
  func setSizeConstraints(in tree: inout LayoutTree, _ ids: [NodeID]) throws(LayoutCaseError) {
    for (index, node) in nodes.enumerated() where !node.sizeConstraints.isEmpty {
      let constraints = node.sizeConstraints.compactMap { constraint in
        constraint.naming { ids.indices.contains($0) ? ids[$0] : nil }
      }
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
