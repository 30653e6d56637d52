import BoxEngine
import LayoutEngine

extension LayoutCase {
  /// A node from which a case is made.
  public struct Node: Sendable {
    /// A name for messages and drawings.
    public var id: String?
    /// The complete style.
    public var style: Style
    /// The natural size of a leaf.
    public var measure: MeasureModel?
    /// The properties of a BoxView. Default: none.
    public var box: BoxContainer?
    /// The node's pins, if its parent is a BoxView. Default: none.
    public var item: BoxPins?
    /// The size constraints of the node in addition to its pins, if its parent is a BoxView. Default: none.
    public var sizeConstraints: [DocumentSizeConstraint] = []
    /// The expected frame, in points, relative to the parent.
    public var frame: LayoutRect?
    /// The index of the parent; `nil` only for the root.
    public var parent: Int?

    /// Makes a node.
    public init(
      id: String? = nil, style: Style, measure: MeasureModel? = nil, frame: LayoutRect? = nil, parent: Int? = nil
    ) {
      self.id = id
      self.style = style
      self.measure = measure
      self.frame = frame
      self.parent = parent
    }
  }

  /// Makes a case from nodes in depth-first order.
  ///
  /// The root is first. Every other node follows its parent and its preceding siblings with their descendants.
  ///
  /// - Returns: `nil` if the nodes are not in that order, there is no node, or a node with a measure has children.
  public init?(name: String, rules: LayoutRules, scale: Double = 0, nodes: [Node]) {
    var built: [DocumentNode] = []
    var open: [Int] = []
    for (index, node) in nodes.enumerated() {
      while let last = open.last, last != node.parent {
        built[last].subtreeEnd = index
        open.removeLast()
      }
      guard (node.parent == nil) == (index == 0), open.last == node.parent else { return nil }
      var new = DocumentNode(
        style: node.style, parent: node.parent, precedingCount: index, position: SourcePosition())
      (new.id, new.measure) = (node.id, node.measure)
      (new.box, new.item, new.sizeConstraints) = (node.box, node.item, node.sizeConstraints)
      new.expectedFrame = node.frame.map(LayoutCase.rounded)
      if let parent = node.parent {
        guard built[parent].measure == nil else { return nil }
        new.depth = built[parent].depth + 1
        new.childIndex = built[parent].childCount
        built[parent].childCount += 1
      }
      built.append(new)
      open.append(index)
    }
    guard !built.isEmpty else { return nil }
    for index in open { built[index].subtreeEnd = built.count }
    self.init(
      name: name, about: nil, rules: rules, availableWidth: nil, availableHeight: nil, scale: scale,
      tolerance: LayoutCase.defaultTolerance, expectsOptimum: false, violations: [], variantFrames: nil, nodes: built)
  }
}

extension LayoutCase {
  /// Returns a node with its descendants as a case without available space, pixel grid and expected frames.
  ///
  /// The node is no item of a box anymore, and constraints that refer to other nodes of this case are removed.
  package func subtree(of root: Int) -> LayoutCase {
    let range = root..<nodes[root].subtreeEnd
    var result = self
    result.nodes = nodes[range].map { node in
      var node = node
      node.parent = node.parent.flatMap { range.contains($0) ? $0 - root : nil }
      node.depth -= nodes[root].depth
      node.subtreeEnd -= root
      node.sizeConstraints = node.sizeConstraints.compactMap { constraint in
        constraint.naming { range.contains($0) ? $0 - root : nil }
      }
      return node
    }
    result.nodes[0].childIndex = 0
    result.nodes[0].item = nil
    result.nodes[0].sizeConstraints = []
    (result.availableWidth, result.availableHeight, result.scale) = (nil, nil, 0)
    return result.withFrames([])
  }
}
