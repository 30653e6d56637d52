/// A persistent tree of boxes that computes the frames of its nodes from their styles.
///
/// After an edit, a layout visits only the affected parts of the tree.
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
/// try tree.computeLayout(of: root, in: .unconstrained) { _, _ in LeafMeasurement(width: 0, height: 0) }
/// tree.frame(of: first)  // x 0, y 0, width 300, height 40
/// ```
///
/// A tree is a value. A copy is independent of its original; the memory is copied at the first change. You can send a
/// tree to another thread and lay it out there. Only memory limits the depth of a tree: a layout does not use the call
/// stack for nesting.
public struct LayoutTree: Sendable {
  /// The set of rules for the layout of the whole tree.
  public var rules: LayoutRules { arena.contents.rules }
  private var owner: ArenaOwner

  /// Makes an empty tree. Default: ``LayoutRules/css``.
  public init(rules: LayoutRules = .css) {
    owner = ArenaOwner(Arena(rules: rules))
  }

  /// The memory for reading.
  var arena: Arena { owner.arena }

  /// The memory for changes.
  ///
  /// If a copy of the tree shares the memory, the getter copies the memory first.
  var mutableArena: Arena {
    mutating get {
      makeUnique()
      return owner.arena
    }
  }

  /// The values of the tree as they were set.
  var originals: OriginalValues {
    _read { yield owner.originals.value }
    _modify {
      makeUnique()
      yield &owner.originals.value
    }
  }

  private mutating func makeUnique() {
    if !isKnownUniquelyReferenced(&owner) { copyMemory() }
  }

  // Each function that changes the tree contains the check above, but not the code of the copy.
  @inline(never) private mutating func copyMemory() { owner = ArenaOwner(copying: owner) }

  /// Whether leaves inherit the writing mode of their parent, unless their styles set one. Default: `true`.
  ///
  /// If the value is `false`, the lines of such leaves run horizontally, as those of views do. Set the property before
  /// the tree has nodes.
  package var leavesInheritWritingModes: Bool {
    get { arena.contents.leavesInheritWritingModes }
    set { mutableArena.contents.leavesInheritWritingModes = newValue }
  }

  #if COUNTING
    /// Starts to count accesses to the memory of the tree and of its copies.
    ///
    /// The count has to outlive them.
    package mutating func countAccesses(_ count: AccessCount) {
      mutableArena.contents.apply(.countAccesses(AccessCounter(count)))
    }
  #endif

  // MARK: - Nodes

  /// Reserves memory for a number of additional nodes, at most 1,048,576, so that later insertions do not move memory.
  public mutating func reserveCapacity(_ nodeCount: Int) {
    guard nodeCount > 0 else { return }
    mutableArena.reserveCapacity(min(nodeCount, 1 << 20))
  }

  /// Destroys a node and its descendants.
  ///
  /// Their identifiers are never reused.
  ///
  /// - Complexity: O(nodes destroyed + depth).
  public mutating func destroy(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.detach(index)
    arena.forEachDescendant(of: index) { node in
      arena.destroyRecord(node)
      if !originals.areOnlyOfSharedStyles { originals.remove(node) }
      return true
    }
  }

  /// Destroys all nodes and keeps their memory for new nodes, for example for a cell that is reused.
  ///
  /// Styles of ``makeStyle(_:)`` are kept.
  ///
  /// - Complexity: O(nodes).
  public mutating func removeAllNodes() {
    originals.removeAllNodes()
    mutableArena.contents.removeAllNodes()
  }

  /// The index of a living node.
  @inline(__always) func index(of node: NodeID) throws(LayoutTreeError) -> Int32 {
    guard contains(node) else { throw .unknownNode(node) }
    return node.index
  }

  /// Whether the node is in this tree.
  ///
  /// Not all identifiers of other trees are recognized.
  public func contains(_ node: NodeID) -> Bool {
    guard node.index >= 0, Int(node.index) < arena.contents.nodes.count else { return false }
    return arena.links[node.index].generation == node.generation && arena.nodes[node.index].traits.contains(.isAlive)
  }

  /// The identifier of the node at `index`.
  func id(at index: Int32) -> NodeID { arena.id(of: index) }

  /// Marks a node as dirty after the content of a leaf changed, and removes the cached measurements.
  ///
  /// A container that is marked as dirty is laid out again.
  ///
  /// - Complexity: O(depth) at most. The walk ends at the first ancestor that is already marked as dirty.
  public mutating func markDirty(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.invalidate(index, .content)
    if arena.nodes[index].traits.contains(.isOrthogonal) { arena.invalidate(arena.content(of: index), .content) }
  }
}
