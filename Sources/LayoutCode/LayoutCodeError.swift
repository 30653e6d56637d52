import LayoutDocument

/// The reason why a case cannot be written as code for a target.
public struct LayoutCodeError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The index of the node in the case.
  public var node: Int
  /// The path to the node: `root.children[0]`.
  public var path: String
  /// The position of the node in the file.
  public var position: SourcePosition
  /// The reason, without a full stop.
  public var reason: String

  /// Makes an error about a node of `layoutCase`.
  init(_ layoutCase: LayoutCase, node: Int, reason: String) {
    self.node = node
    self.reason = reason
    path = layoutCase.path(of: node)
    position = layoutCase.nodes[node].position
  }

  /// The error in one line: `12:8: root.children[0]: a BoxView has no flex containers`.
  public var description: String { "\(position.line):\(position.column): \(path): \(reason)" }
}
