/// The owner of an ``Arena``, and of the values of a tree that are not trivial.
///
/// Trees share it until one of them is changed.
final class ArenaOwner: @unchecked Sendable {
  // The class is Sendable although it refers to mutable memory: only `LayoutTree` accesses it, and changes the memory
  // only if it is the sole owner.
  let arena: Arena
  // Unlike a stored property, the allocation is accessed without checks for exclusive access at run time.
  let originals: Allocation<OriginalValues>

  init(_ arena: Arena, _ originals: OriginalValues = OriginalValues()) {
    self.arena = arena
    self.originals = Allocation(originals)
  }

  convenience init(copying other: ArenaOwner) { self.init(Arena(copying: other.arena), other.originals.value) }

  deinit {
    arena.free()
    originals.free()
  }
}

/// The values of a tree as they were set, where the tree uses other values in their place.
///
/// Most trees have no such values.
struct OriginalValues {
  /// The styles of nodes that have invalid values.
  var styles: [Int32: Style] = [:]
  /// The shared styles that have invalid values.
  var sharedStyles: [Int32: Style] = [:]

  /// Whether no node has a value.
  var areOnlyOfSharedStyles: Bool { styles.isEmpty }

  /// Removes the values of a node.
  mutating func remove(_ node: Int32) {
    styles[node] = nil
  }

  /// Removes the values of all nodes.
  mutating func removeAllNodes() {
    styles.removeAll(keepingCapacity: true)
  }
}
