import LayoutEngine

/// Reads a tree of nodes into one array, depth first, with an explicit stack instead of recursion.
struct NodeDecoder {
  private enum Key: Int {
    case id, style, measure, children, box, item, constraints, frame
  }

  private static let keys = Vocabulary(["id", "style", "measure", "children", "box", "item", "constraints", "frame"])

  /// The children of a node that are not read yet.
  private struct Pending {
    var parent: Int
    var next: Int
    var end: Int
  }

  private let json: JSONTape
  private let rules: LayoutRules
  private var nodes: [DocumentNode] = []
  private var pending: [Pending] = []

  /// Reads the nodes of the tree whose root is the object `root`. The position of `cursor` is not after the root.
  static func decode(
    _ json: JSONTape, root: Int, rules: LayoutRules, cursor: inout PositionCursor
  ) throws(DocumentError) -> [DocumentNode] {
    var decoder = NodeDecoder(json: json, rules: rules)
    decoder.nodes.reserveCapacity(nodeCount(json, root: root))
    try decoder.decodeNode(root, parent: nil, &cursor)
    while let level = decoder.pending.last {
      if level.next == level.end {
        decoder.nodes[level.parent].subtreeEnd = decoder.nodes.count
        decoder.pending.removeLast()
      } else {
        decoder.pending[decoder.pending.count - 1].next = json.next(level.next)
        try decoder.decodeNode(level.next, parent: level.parent, &cursor)
      }
    }
    return decoder.nodes
  }

  /// Counts the nodes, including `root`.
  ///
  /// The capacity of the array is reserved, because nodes are large and growing the array would copy them.
  private static func nodeCount(_ json: JSONTape, root: Int) -> Int {
    var count = 1
    for value in root..<json.next(root) where json.kind(value) == .array && value > root {
      if json.kind(value - 1) == .string, json.string(value - 1, equals: "children") {
        count += json.count(ofArray: value)
      }
    }
    return count
  }

  private init(json: JSONTape, rules: LayoutRules) {
    self.json = json
    self.rules = rules
  }

  private mutating func decodeNode(
    _ object: Int, parent: Int?, _ cursor: inout PositionCursor
  ) throws(DocumentError) {
    try json.expectObject(at: object)
    let index = nodes.count
    var node = DocumentNode(
      style: Style(rules), parent: parent, precedingCount: index,
      position: cursor.advance(to: Int(json.values[object].start), in: json.bytes))
    if let parent {
      node.depth = nodes[parent].depth + 1
      node.childIndex = nodes[parent].childCount
      nodes[parent].childCount += 1
    }
    var children: Int?
    var key = object + 1
    while key < json.next(object) {
      try decodeMember(key, of: &node, &children)
      key = json.next(key + 1)
    }
    if node.box != nil, node.measure != nil {
      throw json.error(at: object, "a node has either \"box\" or \"measure\"")
    }
    nodes.append(node)
    guard let children, json.next(children) > children + 1 else { return }
    if node.measure != nil {
      throw json.error(at: children - 1, "a node with \"measure\" is a leaf and has no children")
    }
    pending.append(Pending(parent: index, next: children + 1, end: json.next(children)))
  }

  private func decodeMember(
    _ key: Int, of node: inout DocumentNode, _ children: inout Int?
  ) throws(DocumentError) {
    let value = key + 1
    switch Key(rawValue: try json.knownKey(key, in: NodeDecoder.keys)) {
    case .id: node.id = try json.string(at: value)
    case .style: node.style = try StyleDecoder.decode(json, at: value, rules: rules)
    case .measure: node.measure = try MeasureDecoder.decode(json, at: value)
    case .children:
      guard json.kind(value) == .array else { throw json.typeError(at: value, expected: "an array of nodes") }
      children = value
    case .box: node.box = try BoxDecoder.container(json, at: value)
    case .item: node.item = try BoxDecoder.item(json, at: value)
    case .constraints: node.sizeConstraints = try ConstraintDecoder.decode(json, at: value)
    case .frame:
      node.expectedFrame = try json.frame(at: value)
    case nil: break
    }
  }
}
