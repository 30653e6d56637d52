import BoxEngine
import LayoutEngine

/// The layout of a case.
///
/// ```swift
/// let layout = try CaseLayout(layoutCase)
/// for difference in layout.differences() { print(difference.path, difference.amount) }
/// ```
public struct CaseLayout: Sendable {
  /// The case that is laid out.
  public internal(set) var layoutCase: LayoutCase
  /// The tree after the layout, for issues, content sizes, paddings and margins.
  public internal(set) var tree: LayoutTree
  /// The node of the tree for each node of the case, at the same index.
  public let ids: [NodeID]
  /// The frame of each node of the case, at the same index.
  ///
  /// Frames are relative to the parent's border box, and snapped if the case has a scale.
  public private(set) var frames: [LayoutRect]

  /// Lays out a case.
  ///
  /// The available space of the case is that of the root. Leaves are measured by their measure models.
  ///
  /// - Throws: An error at the first node that the tree rejects.
  public init(_ layoutCase: LayoutCase) throws(LayoutCaseError) {
    var tree = LayoutTree(rules: layoutCase.rules)
    let ids = try CaseLayout.build(layoutCase, in: &tree)
    self.init(layoutCase: layoutCase, tree: tree, ids: ids, frames: [])
    try computeFrames()
  }

  private init(layoutCase: LayoutCase, tree: LayoutTree, ids: [NodeID], frames: [LayoutRect]) {
    self.layoutCase = layoutCase
    self.tree = tree
    self.ids = ids
    self.frames = frames
  }

  /// Lays out the tree in the available space, and on the pixel grid, of the case.
  mutating func computeFrames() throws(LayoutCaseError) {
    do throws(LayoutTreeError) {
      try tree.computeLayout(
        of: ids[0], in: .available(width: layoutCase.availableWidth, height: layoutCase.availableHeight),
        scale: layoutCase.scale, measure: measure)
    } catch {
      throw LayoutCaseError(layoutCase, node: 0, reason: error.description)
    }
    frames = ids.map { tree.frame(of: $0) }
  }

  /// The issues of the layout, depth first.
  package var issues: [LayoutIssue] { ids.first.map { tree.issues(below: $0, measure: measure) } ?? [] }

  /// The measure function of the leaves, by their measure models.
  package var measure: MeasureFunction {
    let layoutCase = layoutCase
    var leaves: [NodeID: Int] = [:]
    for (index, node) in layoutCase.nodes.enumerated() where node.measure != nil { leaves[ids[index]] = index }
    return { [leaves] id, input in
      guard let leaf = leaves[id], let model = layoutCase.nodes[leaf].measure else {
        return LeafMeasurement(size: LayoutSize())
      }
      return model.measure(input, rules: layoutCase.rules)
    }
  }

  /// Returns the same layout with frames from another source. Issues and content sizes remain those of the tree.
  ///
  /// - Parameter frames: One frame for each node of the case. Missing frames leave the node unchanged; additional ones
  ///   are ignored.
  public func withFrames(_ frames: [LayoutRect]) -> CaseLayout {
    var result = self
    for (index, frame) in frames.enumerated().prefix(result.frames.count) { result.frames[index] = frame }
    return result
  }

  /// Creates the nodes of a case. Returns their identifiers, at the indexes of the case's nodes.
  package static func build(
    _ layoutCase: LayoutCase, in tree: inout LayoutTree
  ) throws(LayoutCaseError) -> [NodeID] {
    var ids: [NodeID] = []
    ids.reserveCapacity(layoutCase.nodes.count)
    for (index, node) in layoutCase.nodes.enumerated() {
      let id = node.measure == nil ? tree.makeNode(node.style) : tree.makeLeaf(node.leafStyle(layoutCase.rules))
      ids.append(id)
      do throws(LayoutTreeError) {
        if let box = node.box { try tree.setBox(box, of: id) }
        if let pins = node.item { try tree.setPins(pins, of: id) }
        if let parent = node.parent { try tree.append(id, to: ids[parent]) }
      } catch {
        throw LayoutCaseError(layoutCase, node: index, reason: error.description)
      }
    }
    try layoutCase.setSizeConstraints(in: &tree, ids)
    return ids
  }
}

/// The reason that a case cannot be laid out.
public struct LayoutCaseError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The index of the node in the case.
  public var node: Int
  /// The path to the node: `root.children[0]`.
  public var path: String
  /// The position of the node in the file.
  public var position: SourcePosition
  /// The reason, without a full stop.
  public var reason: String

  /// Makes an error about a node of `layoutCase`.
  public init(_ layoutCase: LayoutCase, node: Int, reason: String) {
    self.node = node
    self.reason = reason
    path = layoutCase.path(of: node)
    position = layoutCase.nodes[node].position
  }

  /// The error in one line: `12:8: root.children[0]: the node already has a parent: move it, or detach it first`.
  public var description: String { "\(position.line):\(position.column): \(path): \(reason)" }
}
