/// The identifier of a node in a ``LayoutTree``.
///
/// An identifier is valid until the node is destroyed. A tree never reuses an identifier.
@frozen public struct NodeID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32

  /// A small number, 0 or more, that is unique among the living nodes of the tree.
  ///
  /// Use the number as an index of tables beside the tree. The numbers of destroyed nodes are reused.
  public var slot: Int { Int(index) }
}

/// The identifier of a style that a ``LayoutTree`` keeps for many nodes.
///
/// An identifier is valid until the style is destroyed. A tree never reuses an identifier.
@frozen public struct StyleID: Hashable, Sendable {
  let index: Int32
  let generation: UInt32
}

/// An invalid edit of a tree.
///
/// The description contains the reason and a remedy.
public enum LayoutTreeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The node was destroyed, or belongs to another tree.
  ///
  /// Not all identifiers of other trees are recognized.
  case unknownNode(NodeID)
  /// The style was destroyed, or belongs to another tree.
  ///
  /// Not all identifiers of other trees are recognized.
  case unknownStyle(StyleID)
  /// The node already has a parent.
  case alreadyHasParent(NodeID)
  /// The node is the new parent itself or one of its ancestors.
  case wouldContainItself(NodeID)
  /// The index is not between 0 and the number of children.
  case indexOutOfRange(index: Int, childCount: Int)

  /// The cause and the remedy, in one sentence.
  public var description: String {
    switch self {
    case .unknownNode:
      return "the node is not in this tree: it was destroyed, or it belongs to another tree"
    case .unknownStyle:
      return "the style is not in this tree: it was destroyed, or it belongs to another tree"
    case .alreadyHasParent:
      return "the node already has a parent: move it, or detach it first"
    case .wouldContainItself:
      return "the node would contain itself: it is the new parent, or one of its ancestors"
    case .indexOutOfRange(let index, let childCount):
      return "index \(index) is not between 0 and the number of children, \(childCount)"
    }
  }
}
