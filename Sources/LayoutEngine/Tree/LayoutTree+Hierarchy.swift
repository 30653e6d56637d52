extension LayoutTree {
  /// The parent, or `nil` for a root and for a node that is not in this tree.
  public func parent(of node: NodeID) -> NodeID? {
    guard contains(node) else { return nil }
    let parent = arena.documentParent(of: node.index)
    return parent < 0 ? nil : id(at: parent)
  }

  /// The number of children.
  public func childCount(of node: NodeID) -> Int {
    contains(node) ? arena.documentChildCount(of: node.index) : 0
  }

  /// The children, in document order.
  public func children(of node: NodeID) -> [NodeID] {
    guard contains(node) else { return [] }
    var children: [NodeID] = []
    children.reserveCapacity(childCount(of: node))
    arena.forEachDocumentChild(of: node.index) { children.append(id(at: $0)) }
    return children
  }

  /// Adds a node without a parent as the last child.
  ///
  /// - Complexity: O(depth of the parent).
  public mutating func append(_ child: NodeID, to parent: NodeID) throws(LayoutTreeError) {
    try insert(child, into: parent, at: childCount(of: parent))
  }

  /// Adds a node without a parent so that it becomes the child at `index`, 0 to the number of children.
  ///
  /// - Complexity: O(depth of the parent + distance of `index` from the nearer end).
  public mutating func insert(_ child: NodeID, into parent: NodeID, at index: Int) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    guard arena.nodes[childIndex].parent < 0 else { throw .alreadyHasParent(child) }
    try check(index, below: parentIndex, removing: -1)
    try checkThat(childIndex, mayStandBelow: parentIndex, child: child)
    mutableArena.attach(childIndex, to: parentIndex, at: index)
  }

  /// Moves a node, with all below it, so that it becomes the child of `parent` at `index`, counted without the node itself.
  public mutating func move(_ child: NodeID, to parent: NodeID, at index: Int) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    try check(index, below: parentIndex, removing: childIndex)
    try checkThat(childIndex, mayStandBelow: parentIndex, child: child)
    let arena = mutableArena
    arena.detach(childIndex)
    arena.attach(childIndex, to: parentIndex, at: index)
  }

  /// Takes a node, with all below it, out of its parent. It stays in the tree as a root of its own.
  public mutating func detach(_ child: NodeID) throws(LayoutTreeError) {
    let index = try index(of: child)
    mutableArena.detach(index)
  }

  private func check(_ index: Int, below parent: Int32, removing child: Int32) throws(LayoutTreeError) {
    var count = arena.documentChildCount(of: parent)
    if child >= 0, arena.documentParent(of: child) == parent { count -= 1 }
    guard index >= 0, index <= count else { throw .indexOutOfRange(index: index, childCount: count) }
  }

  private func checkThat(
    _ child: Int32, mayStandBelow parent: Int32, child id: NodeID
  ) throws(LayoutTreeError) {
    // A node without children can only contain itself directly, so that building a tree costs nothing here.
    if child == parent { throw .wouldContainItself(id) }
    guard arena.documentChildCount(of: child) > 0 else { return }
    var ancestor = arena.documentParent(of: parent)
    while ancestor >= 0 {
      if ancestor == child { throw .wouldContainItself(id) }
      ancestor = arena.documentParent(of: ancestor)
    }
  }
}

extension Arena {
  /// The last child; −1 where there is none.
  func lastChild(of parent: Int32) -> Int32 {
    let first = nodes[parent].firstChild
    return first >= 0 ? links[first].previousSibling : -1
  }

  /// The child at `index`, found from the nearer end; −1 behind the last.
  func child(at index: Int, of parent: Int32) -> Int32 {
    let record = nodes[parent]
    let count = Int(record.childCount)
    if index >= count { return -1 }
    if index < count / 2 {
      var child = record.firstChild
      for _ in 0..<index { child = nodes[child].nextSibling }
      return child
    }
    var child = lastChild(of: parent)
    for _ in index..<(count - 1) { child = links[child].previousSibling }
    return child
  }

  /// Makes a node a child. The parent then waits for a layout; what the node itself has answered still holds.
  func link(_ child: Int32, into parent: Int32, before next: Int32) {
    let first = nodes[parent].firstChild
    // Before the first child, and behind the last one, a child stands between both.
    let following = next >= 0 ? next : first
    let previous = following >= 0 ? links[following].previousSibling : child
    nodes[child].parent = parent
    links[child].previousSibling = previous
    nodes[child].nextSibling = next
    if following >= 0 { links[following].previousSibling = child }
    if next == first { nodes[parent].firstChild = child } else { nodes[previous].nextSibling = child }
    nodes[parent].childCount += 1
    inheritFlow(child)
    propagateTraits(from: child)
    if nodes[child].firstChild >= 0 {
      nodes[parent].traits.insert(.hasGrandchildren)
      states[child].marks.insert(.isInDirtyList)
    }
    childrenChanged(in: parent, wasEmpty: nodes[parent].childCount == 1)
  }

  /// Takes a node out of its parent, which then waits for a layout.
  func unlink(_ child: Int32) {
    let record = nodes[child]
    guard record.parent >= 0 else { return }
    let couples = couplesAxes(of: record.parent, through: child)
    if nodes[record.parent].firstChild == child {
      nodes[record.parent].firstChild = record.nextSibling
    } else {
      nodes[links[child].previousSibling].nextSibling = record.nextSibling
    }
    let following = record.nextSibling >= 0 ? record.nextSibling : nodes[record.parent].firstChild
    if following >= 0 { links[following].previousSibling = links[child].previousSibling }
    nodes[record.parent].childCount -= 1
    nodes[child].parent = -1
    links[child].previousSibling = -1
    nodes[child].nextSibling = -1
    collapseItem(child)
    markLeftOut(child)
    inheritFlow(child)
    removeFromDirtyList(child, in: record.parent)
    if couples { reviewCoupling(of: record.parent) }
    childrenChanged(in: record.parent, wasEmpty: nodes[record.parent].childCount == 0)
  }

  /// A container that was, or becomes, empty is another item for its parent: what is inside an empty one counts as 0.
  private func childrenChanged(in parent: Int32, wasEmpty: Bool) {
    states[parent].marks.insert(.itemOrderIsStale)
    guard wasEmpty else { return invalidateItems(of: parent) }
    let grandparent = nodes[parent].parent
    if grandparent >= 0 { nodes[grandparent].traits.insert(.hasGrandchildren) }
    invalidate(parent)
    guard flexStyle(parent).traits.contains(.hasRatio) else { return }
    propagateTraits(from: parent)
    reviewCoupling(of: grandparent)
  }
}
