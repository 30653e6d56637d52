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

  /// The members of a node, also those whose values have errors.
  private struct Members {
    var hasMeasure = false
    var hasBox = false
    /// The index of the array of children.
    var children: Int?
  }

  private let json: JSONTape
  private let rules: LayoutRules
  private var nodes: [DocumentNode] = []
  private var pending: [Pending] = []

  /// Reads the nodes of the tree whose root is the object `root`. The position of `cursor` is not after the root.
  ///
  /// Returns `nil` if there are errors.
  static func decode(
    _ json: JSONTape, root: Int, rules: LayoutRules, cursor: inout PositionCursor, _ faults: inout [DocumentFault]
  ) -> [DocumentNode]? {
    let before = faults.count
    var decoder = NodeDecoder(json: json, rules: rules)
    decoder.nodes.reserveCapacity(nodeCount(json, root: root))
    decoder.decodeNode(root, parent: nil, &cursor, &faults)
    while let level = decoder.pending.last {
      if level.next == level.end {
        decoder.nodes[level.parent].subtreeEnd = decoder.nodes.count
        decoder.pending.removeLast()
      } else {
        decoder.pending[decoder.pending.count - 1].next = json.next(level.next)
        decoder.decodeNode(level.next, parent: level.parent, &cursor, &faults)
      }
    }
    return faults.count == before ? decoder.nodes : nil
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
    _ object: Int, parent: Int?, _ cursor: inout PositionCursor, _ faults: inout [DocumentFault]
  ) {
    guard json.kind(object) == .object else {
      return faults.append(json.typeFault(at: object, expected: "an object"))
    }
    let index = nodes.count
    var node = DocumentNode(
      style: Style(rules), parent: parent, precedingCount: index,
      position: cursor.advance(to: Int(json.values[object].start), in: json.bytes))
    if let parent {
      node.depth = nodes[parent].depth + 1
      node.childIndex = nodes[parent].childCount
      nodes[parent].childCount += 1
    }
    var members = Members()
    json.readMembers(of: object, &faults) { (key, faults) throws(DocumentFault) in
      try decodeMember(key, of: &node, &members, &faults)
    }
    if members.hasBox, members.hasMeasure {
      faults.append(json.fault(at: object, "a node has either \"box\" or \"measure\""))
    }
    nodes.append(node)
    guard let children = members.children, json.next(children) > children + 1 else { return }
    if members.hasMeasure {
      faults.append(json.fault(at: children - 1, "a node with \"measure\" is a leaf and has no children"))
    }
    pending.append(Pending(parent: index, next: children + 1, end: json.next(children)))
  }

  private func decodeMember(
    _ key: Int, of node: inout DocumentNode, _ members: inout Members, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) {
    let value = key + 1
    switch Key(rawValue: try json.knownKey(key, in: NodeDecoder.keys)) {
    case .id: node.id = try json.string(at: value)
    case .style: node.style = try StyleDecoder.decode(json, at: value, rules: rules, &faults)
    case .measure:
      members.hasMeasure = true
      node.measure = try MeasureDecoder.decode(json, at: value, &faults)
    case .children:
      guard json.kind(value) == .array else { throw json.typeFault(at: value, expected: "an array of nodes") }
      members.children = value
    case .box:
      members.hasBox = true
      node.box = try BoxDecoder.container(json, at: value, &faults)
    case .item: node.item = try BoxDecoder.item(json, at: value, &faults)
    case .constraints: node.sizeConstraints = try ConstraintDecoder.decode(json, at: value, &faults)
    case .frame: node.expectedFrame = try json.frame(at: value, &faults)
    case nil: break
    }
  }
}
