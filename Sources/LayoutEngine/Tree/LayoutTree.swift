/// A tree of boxes that lasts: nodes with styles go in, frames come out, and after an edit only what it touches is laid
/// out again.
///
/// ```swift
/// var tree = LayoutTree(rules: .css)
/// var row = Style(.css)
/// row.width = 300
/// let root = tree.makeNode(row)
/// var item = Style(.css)
/// item.grow = 1
/// item.height = 40
/// let first = tree.makeNode(item)
/// try tree.append(first, to: root)
/// try tree.computeLayout(of: root, in: .unconstrained) { _, _ in Measurement(width: 0, height: 0) }
/// tree.frame(of: first)  // x 0, y 0, width 300, height 40
/// ```
///
/// A tree is a value: a copy is independent of its original (the memory is copied at the first change), and it can be sent
/// to another thread and laid out there. There is no limit to its depth but memory: a layout does not use the call stack
/// for nesting.
public struct LayoutTree: Sendable {
  /// The rules by which the whole tree is laid out.
  public var rules: LayoutRules { arena.contents.rules }
  private var owner: ArenaOwner
  /// Styles of nodes that had to be sanitized, as they were set.
  var originalStyles: [Int32: Style] = [:]
  /// The same for styles that the tree keeps for many nodes.
  var originalSharedStyles: [Int32: Style] = [:]
  /// Boxes and pins that had to be sanitized, as they were set.
  var originalBoxes: [Int32: BoxContainer] = [:]
  var originalPins: [Int32: BoxPins] = [:]
  var originalSizeConstraints: [Int32: [BoxSizeConstraint]] = [:]

  /// Makes an empty tree. Default: ``LayoutRules/css``.
  public init(rules: LayoutRules = .css) {
    owner = ArenaOwner(Arena(rules: rules))
  }

  /// The memory, to read.
  var arena: Arena { owner.arena }

  /// The memory, to change: after a copy of the tree was made, this takes a copy of its own first.
  var mutableArena: Arena {
    mutating get {
      if !isKnownUniquelyReferenced(&owner) { owner = ArenaOwner(Arena(copying: owner.arena)) }
      return owner.arena
    }
  }

  /// Whether the lines of a leaf run as those of its parent do, if its style leaves that open. Otherwise they run horizontally, as those
  /// of views do. It is set before the tree has nodes. Default: `true`.
  package var leavesInheritWritingModes: Bool {
    get { arena.contents.leavesInheritWritingModes }
    set { mutableArena.contents.leavesInheritWritingModes = newValue }
  }

  #if DEBUG
    /// Counts accesses to the memory of the tree, and of copies that are made of it, from now on. The count has to last longer than they.
    package mutating func countAccesses(_ count: AccessCount) {
      mutableArena.contents.countAccesses(AccessCounter(count))
    }
  #endif

  // MARK: - Nodes

  /// Makes room for so many more nodes, at most 1,048,576, so that memory does not have to be moved while they are made.
  public mutating func reserveCapacity(_ nodeCount: Int) {
    guard nodeCount > 0 else { return }
    mutableArena.reserveCapacity(min(nodeCount, 1 << 20))
  }

  /// Destroys a node and all below it. Their names are never given again.
  ///
  /// - Complexity: O(nodes destroyed + depth).
  public mutating func destroy(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.detach(index)
    var next = index
    var end: Int32 = -1
    // Depth first without a stack: children are spliced into the list of what is still to be freed.
    while next != end {
      let record = arena.nodes[next]
      if record.firstChild >= 0 {
        arena.nodes[arena.lastChild(of: next)].nextSibling = record.nextSibling
        arena.nodes[next].nextSibling = record.firstChild
        arena.nodes[next].firstChild = -1
      }
      let following = arena.nodes[next].nextSibling
      arena.destroyRecord(next)
      if !originalStyles.isEmpty { originalStyles[next] = nil }
      if !originalBoxes.isEmpty { originalBoxes[next] = nil }
      if !originalPins.isEmpty { originalPins[next] = nil }
      if !originalSizeConstraints.isEmpty { originalSizeConstraints[next] = nil }
      end = -1
      next = following
    }
  }

  /// Destroys all nodes, and keeps their memory for those that are made next: for a cell that is filled again. Styles of
  /// ``makeStyle(_:)`` stay.
  ///
  /// - Complexity: O(nodes).
  public mutating func removeAllNodes() {
    originalStyles.removeAll(keepingCapacity: true)
    originalBoxes.removeAll(keepingCapacity: true)
    originalPins.removeAll(keepingCapacity: true)
    originalSizeConstraints.removeAll(keepingCapacity: true)
    mutableArena.contents.removeAllNodes()
  }

  /// The index of a living node.
  func index(of node: NodeID) throws(LayoutTreeError) -> Int32 {
    guard contains(node) else { throw .unknownNode(node) }
    return node.index
  }

  /// Whether the node is in this tree.
  public func contains(_ node: NodeID) -> Bool {
    guard node.index >= 0, Int(node.index) < arena.contents.nodes.count else { return false }
    return arena.links[node.index].generation == node.generation && arena.nodes[node.index].traits.contains(.isAlive)
  }

  /// The name of the node at `index`.
  func id(at index: Int32) -> NodeID { arena.id(of: index) }

  /// Says that a leaf's content changed: what it answered before is forgotten. For a container it forces its own layout.
  ///
  /// - Complexity: O(depth) at most; ancestors that are already waiting for a layout end the walk.
  public mutating func markDirty(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.invalidate(index)
    if arena.nodes[index].traits.contains(.isOrthogonal) { arena.invalidate(arena.content(of: index)) }
  }
}
