extension LayoutTree {
  /// Returns the parent, or `nil` for a root and for a node that is not in this tree.
  public func parent(of node: NodeID) -> NodeID? {
    guard contains(node) else { return nil }
    let parent = arena.documentParent(of: node.index)
    return parent < 0 ? nil : arena.id(of: parent)
  }

  /// Returns the number of children.
  public func childCount(of node: NodeID) -> Int {
    contains(node) ? arena.documentChildCount(of: node.index) : 0
  }

  /// Returns the children in document order.
  public func children(of node: NodeID) -> [NodeID] {
    guard contains(node) else { return [] }
    var children: [NodeID] = []
    children.reserveCapacity(childCount(of: node))
    arena.forEachDocumentChild(of: node.index) { children.append(arena.id(of: $0)) }
    return children
  }

  /// Adds a node without a parent as the last child.
  ///
  /// - Complexity: O(depth of the parent).
  public mutating func append(_ child: NodeID, to parent: NodeID) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    guard arena.nodes[childIndex].parent < 0 else { throw .alreadyHasParent(child) }
    guard !arena.isInclusiveAncestor(childIndex, of: parentIndex) else { throw .wouldContainItself(child) }
    mutableArena.attach(childIndex, to: parentIndex)
  }

  /// Inserts a node without a parent as the child at `index`, from 0 to the number of children.
  ///
  /// - Complexity: O(depth of the parent + distance of `index` from the nearer end).
  public mutating func insert(_ child: NodeID, into parent: NodeID, at index: Int) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    guard arena.nodes[childIndex].parent < 0 else { throw .alreadyHasParent(child) }
    try check(index, below: parentIndex, removing: -1)
    guard !arena.isInclusiveAncestor(childIndex, of: parentIndex) else { throw .wouldContainItself(child) }
    mutableArena.attach(childIndex, to: parentIndex, at: index)
  }

  /// Moves a node with its descendants to another parent or index.
  ///
  /// `index` is the position of the node among the children of `parent`, counted without the node.
  public mutating func move(_ child: NodeID, to parent: NodeID, at index: Int) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    try check(index, below: parentIndex, removing: childIndex)
    guard !arena.isInclusiveAncestor(childIndex, of: parentIndex) else { throw .wouldContainItself(child) }
    let arena = mutableArena
    arena.detach(childIndex)
    arena.attach(childIndex, to: parentIndex, at: index)
  }

  /// Removes a node with its descendants from its parent.
  ///
  /// The node stays in the tree as a root.
  public mutating func detach(_ child: NodeID) throws(LayoutTreeError) {
    let index = try index(of: child)
    mutableArena.detach(index)
  }

  private func check(_ index: Int, below parent: Int32, removing child: Int32) throws(LayoutTreeError) {
    var count = arena.documentChildCount(of: parent)
    if child >= 0, arena.documentParent(of: child) == parent { count -= 1 }
    guard index >= 0, index <= count else { throw .indexOutOfRange(index: index, childCount: count) }
  }
}

extension Arena {
  /// Returns the last child, or −1 if there is none.
  func lastChild(of parent: Int32) -> Int32 {
    let first = nodes[parent].firstChild
    return first >= 0 ? links[first].previousSibling : -1
  }

  /// Returns the child at `index`, or −1 after the last child.
  ///
  /// The search starts at the nearer end.
  func child(at index: Int, of parent: Int32) -> Int32 {
    let count = Int(nodes[parent].childCount)
    if index >= count { return -1 }
    if index < count / 2 {
      var child = nodes[parent].firstChild
      for _ in 0..<index { child = nodes[child].nextSibling }
      return child
    }
    var child = lastChild(of: parent)
    for _ in index..<(count - 1) { child = links[child].previousSibling }
    return child
  }

  /// Whether a node is another node or one of its ancestors in the document.
  func isInclusiveAncestor(_ node: Int32, of other: Int32) -> Bool {
    // A node without children has no descendants, so that no walk is needed while a tree is built.
    if nodes[node].firstChild < 0, !isReplacedByChildren(node) { return node == other }
    var current = other
    while current >= 0, current != node { current = documentParent(of: current) }
    return current == node
  }

  /// Links a node into a parent, and marks the parent as dirty.
  ///
  /// Cached results of the node stay valid.
  func link(_ child: Int32, into parent: Int32, before next: Int32) {
    insert(child, intoListOf: parent, before: next)
    inheritFlow(child)
    noteLinked(child, to: parent)
  }

  /// Links a node into a parent as the last child, if both have the initial flow: see ``haveInitialFlow(_:in:)``.
  @inline(__always) func linkInInitialFlow(_ child: Int32, into parent: Int32) {
    insert(child, intoListOf: parent, before: -1)
    noteLinked(child, to: parent)
  }

  // Most of the time to build a tree is spent in the functions below. They are part of the two functions above, because
  // their calls would take longer than their work.

  @inline(__always) private func insert(_ child: Int32, intoListOf parent: Int32, before next: Int32) {
    let (nodes, links) = (nodes, links)
    let first = nodes[parent].firstChild
    // At both ends of the list, the new child is between the last child and the first child.
    let following = next >= 0 ? next : first
    let previous = following >= 0 ? links[following].previousSibling : child
    nodes[child].parent = parent
    links[child].previousSibling = previous
    nodes[child].nextSibling = next
    if following >= 0 { links[following].previousSibling = child }
    if next == first { nodes[parent].firstChild = child } else { nodes[previous].nextSibling = child }
    nodes[parent].childCount += 1
  }

  /// Updates a parent after a child was inserted into its list.
  @inline(__always) private func noteLinked(_ child: Int32, to parent: Int32) {
    propagateTraits(from: child)
    if nodes[child].firstChild >= 0 {
      nodes[parent].traits.insert(.hasGrandchildren)
      states[child].marks.insert(.isInDirtyList)
    }
    childrenChanged(in: parent, wasEmpty: nodes[parent].childCount == 1)
  }

  /// Unlinks a node from its parent, and marks the parent as dirty.
  func unlink(_ child: Int32) {
    let record = nodes[child]
    guard record.parent >= 0 else { return }
    contents.answerLimit.forgetNodeCount()
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

  /// Updates a container after a change of its children.
  ///
  /// A container that becomes empty or nonempty is a different item for its parent, because the content of an empty
  /// container counts as 0.
  @inline(__always) private func childrenChanged(in parent: Int32, wasEmpty: Bool) {
    states[parent].marks.insert(.itemOrderIsStale)
    guard wasEmpty else { return invalidateItems(of: parent) }
    let grandparent = nodes[parent].parent
    if grandparent >= 0 { nodes[grandparent].traits.insert(.hasGrandchildren) }
    invalidate(parent)
    guard flexStyle(parent).hasRatio else { return }
    propagateAllTraits(from: parent)
    reviewCoupling(of: grandparent)
  }
}
