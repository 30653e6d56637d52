extension LayoutTree {
  /// The parent, or `nil` for a root and for a node that is not in this tree.
  public func parent(of node: NodeID) -> NodeID? {
    guard contains(node) else { return nil }
    let parent = arena.nodes[Int(node.index)].parent
    return parent < 0 ? nil : id(at: parent)
  }

  /// The number of children.
  public func childCount(of node: NodeID) -> Int {
    contains(node) ? Int(arena.nodes[Int(node.index)].childCount) : 0
  }

  /// The children, in document order.
  public func children(of node: NodeID) -> [NodeID] {
    guard contains(node) else { return [] }
    var children: [NodeID] = []
    children.reserveCapacity(childCount(of: node))
    var child = arena.nodes[Int(node.index)].firstChild
    while child >= 0 {
      children.append(id(at: child))
      child = arena.nodes[Int(child)].nextSibling
    }
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
    guard arena.nodes[Int(childIndex)].parent < 0 else { throw .alreadyHasParent(child) }
    try check(index, below: parentIndex, removing: -1)
    try checkThat(childIndex, mayStandBelow: parentIndex, child: child)
    let arena = mutableArena
    arena.link(childIndex, into: parentIndex, before: arena.child(at: index, of: parentIndex))
  }

  /// Moves a node, with all below it, so that it becomes the child of `parent` at `index`, counted without the node itself.
  public mutating func move(_ child: NodeID, to parent: NodeID, at index: Int) throws(LayoutTreeError) {
    let childIndex = try self.index(of: child)
    let parentIndex = try self.index(of: parent)
    try check(index, below: parentIndex, removing: childIndex)
    try checkThat(childIndex, mayStandBelow: parentIndex, child: child)
    let arena = mutableArena
    arena.unlink(childIndex)
    arena.link(childIndex, into: parentIndex, before: arena.child(at: index, of: parentIndex))
  }

  /// Takes a node, with all below it, out of its parent. It stays in the tree as a root of its own.
  public mutating func detach(_ child: NodeID) throws(LayoutTreeError) {
    let index = try index(of: child)
    mutableArena.unlink(index)
  }

  private func check(_ index: Int, below parent: Int32, removing child: Int32) throws(LayoutTreeError) {
    var count = Int(arena.nodes[Int(parent)].childCount)
    if child >= 0, arena.nodes[Int(child)].parent == parent { count -= 1 }
    guard index >= 0, index <= count else { throw .indexOutOfRange(index: index, childCount: count) }
  }

  private func checkThat(
    _ child: Int32, mayStandBelow parent: Int32, child id: NodeID
  ) throws(LayoutTreeError) {
    // A node without children can only contain itself directly, so that building a tree costs nothing here.
    if child == parent { throw .wouldContainItself(id) }
    guard arena.nodes[Int(child)].firstChild >= 0 else { return }
    var ancestor = arena.nodes[Int(parent)].parent
    while ancestor >= 0 {
      if ancestor == child { throw .wouldContainItself(id) }
      ancestor = arena.nodes[Int(ancestor)].parent
    }
  }
}

extension Arena {
  /// The last child; −1 where there is none.
  func lastChild(of parent: Int32) -> Int32 {
    let first = nodes[Int(parent)].firstChild
    return first >= 0 ? nodes[Int(first)].previousSibling : -1
  }

  /// The child at `index`, found from the nearer end; −1 behind the last.
  func child(at index: Int, of parent: Int32) -> Int32 {
    let record = nodes[Int(parent)]
    let count = Int(record.childCount)
    if index >= count { return -1 }
    if index < count / 2 {
      var child = record.firstChild
      for _ in 0..<index { child = nodes[Int(child)].nextSibling }
      return child
    }
    var child = lastChild(of: parent)
    for _ in index..<(count - 1) { child = nodes[Int(child)].previousSibling }
    return child
  }

  /// Makes a node a child. The parent then waits for a layout; what the node itself has answered still holds.
  func link(_ child: Int32, into parent: Int32, before next: Int32) {
    let first = nodes[Int(parent)].firstChild
    // Before the first child, and behind the last one, a child stands between both.
    let following = next >= 0 ? next : first
    let previous = following >= 0 ? nodes[Int(following)].previousSibling : child
    nodes[Int(child)].parent = parent
    nodes[Int(child)].previousSibling = previous
    nodes[Int(child)].nextSibling = next
    if following >= 0 { nodes[Int(following)].previousSibling = child }
    if next == first { nodes[Int(parent)].firstChild = child } else { nodes[Int(previous)].nextSibling = child }
    nodes[Int(parent)].childCount += 1
    propagateTraits(from: child)
    if nodes[Int(child)].firstChild >= 0 {
      nodes[Int(parent)].traits.insert(.hasGrandchildren)
      states[Int(child)].marks.insert(.isListed)
    }
    childrenChanged(in: parent, wasEmpty: nodes[Int(parent)].childCount == 1)
  }

  /// Takes a node out of its parent, which then waits for a layout.
  func unlink(_ child: Int32) {
    let record = nodes[Int(child)]
    guard record.parent >= 0 else { return }
    let contributed = contribution(of: child, to: record.parent)
    if nodes[Int(record.parent)].firstChild == child {
      nodes[Int(record.parent)].firstChild = record.nextSibling
    } else {
      nodes[Int(record.previousSibling)].nextSibling = record.nextSibling
    }
    let following = record.nextSibling >= 0 ? record.nextSibling : nodes[Int(record.parent)].firstChild
    if following >= 0 { nodes[Int(following)].previousSibling = record.previousSibling }
    nodes[Int(record.parent)].childCount -= 1
    nodes[Int(child)].parent = -1
    nodes[Int(child)].previousSibling = -1
    nodes[Int(child)].nextSibling = -1
    markLeftOut(child)
    unlist(child, in: record.parent)
    if !contributed.isEmpty { withdrawTraits(from: record.parent) }
    childrenChanged(in: record.parent, wasEmpty: nodes[Int(record.parent)].childCount == 0)
  }

  /// A container that was, or becomes, empty is another item for its parent: what is inside an empty one counts as 0.
  private func childrenChanged(in parent: Int32, wasEmpty: Bool) {
    guard wasEmpty else { return invalidateItems(of: parent) }
    let grandparent = nodes[Int(parent)].parent
    if grandparent >= 0 { nodes[Int(grandparent)].traits.insert(.hasGrandchildren) }
    invalidate(parent)
    guard sharedStyle(parent).pointee.traits.contains(.hasRatio) else { return }
    propagateTraits(from: parent)
    withdrawTraits(from: nodes[Int(parent)].parent)
  }

  /// Takes back what a node, and its ancestors, took over from inside, where nothing is left that makes it so.
  func withdrawTraits(from node: Int32) {
    var current = node
    while current >= 0 {
      let known = nodes[Int(current)].traits.intersection(.inherited)
      if known.isEmpty { return }
      let used = inheritedTraits(of: current)
      guard used != known else { return }
      nodes[Int(current)].traits.subtract(.inherited)
      nodes[Int(current)].traits.formUnion(used)
      if known.contains(.isIrregularInside) != used.contains(.isIrregularInside) { forgetSweeps(of: current) }
      current = nodes[Int(current)].parent
    }
  }

  /// What a node takes over from its style and from its children.
  private func inheritedTraits(of node: Int32) -> NodeTraits {
    var traits = ownTraits(of: node)
    var child = nodes[Int(node)].firstChild
    while child >= 0, traits != .inherited {
      traits.formUnion(contribution(of: child, to: node))
      child = nodes[Int(child)].nextSibling
    }
    return traits
  }

  private func ownTraits(of node: Int32) -> NodeTraits {
    var traits = styleSummary(node).pointee.traits.intersection(.inherited)
    if styleSummary(node).pointee.isIrregularContainer || nodes[Int(node)].traits.contains(.isBox) {
      traits.insert(.isIrregularInside)
    }
    return traits
  }

  /// What a node takes over from a child.
  func contribution(of child: Int32, to parent: Int32) -> NodeTraits {
    let traits = nodes[Int(child)].traits
    var contribution = traits.intersection(.inherited)
    if traits.contains(.isIrregularItem) || hasIrregularRatio(child, in: parent) {
      contribution.insert(.isIrregularInside)
    }
    return contribution
  }

  /// Whether an aspect ratio does more than to make a height of a width.
  private func hasIrregularRatio(_ child: Int32, in parent: Int32) -> Bool {
    let style = style(child)
    guard sharedStyle(child).pointee.traits.contains(.hasRatio), style.pointee.display != .none else { return false }
    nodes[Int(parent)].traits.insert(.hasRatioChildren)
    let container = sharedStyle(parent)
    let isStretched =
      !container.pointee.traits.contains(.isRow)
      && axisStyles(child).pointee.traits.isDisjoint(with: .hasAutoMargins)
      && sharedStyle(child).pointee.alignSelf.resolved(in: container.pointee.alignItems) == .stretch
    let isEmpty = nodes[Int(child)].firstChild < 0 || nodes[Int(child)].traits.contains(.isLeaf)
    return !(isStretched && isEmpty && style.pointee.hasPlainRatio)
  }

  /// What sweeps found out does not hold for a container that was laid out in another way meanwhile.
  func forgetSweeps(of node: Int32) {
    endRefresh(of: node)
    states[Int(node)].marks.subtract(.results)
  }

  /// Tells ancestors and descendants what they have to know of a node that changed or was moved.
  func propagateTraits(from node: Int32) {
    markLeftOut(node)
    var current = node
    var traits = ownTraits(of: node)
    if nodes[Int(node)].traits.contains(.hasRatioChildren) { traits.formUnion(inheritedTraits(of: node)) }
    takeOver(traits, current)
    while true {
      let parent = nodes[Int(current)].parent
      guard parent >= 0 else { return }
      if style(current).pointee.order != 0 { nodes[Int(parent)].traits.insert(.ordersChildren) }
      if !sharedStyle(current).pointee.traits.contains(.isPlain) {
        nodes[Int(parent)].traits.insert(.hasUnplainChildren)
      }
      let contribution = contribution(of: current, to: parent)
      if nodes[Int(parent)].traits.isSuperset(of: contribution) { return }
      takeOver(contribution, parent)
      current = parent
    }
  }

  private func takeOver(_ traits: NodeTraits, _ node: Int32) {
    if traits.contains(.isIrregularInside), !nodes[Int(node)].traits.contains(.isIrregularInside) {
      forgetSweeps(of: node)
    }
    nodes[Int(node)].traits.formUnion(traits)
  }

  /// Passes on whether a node is left out, down to where nothing changes, so that reading a frame does not have to climb.
  private func markLeftOut(_ node: Int32) {
    var current = node
    while true {
      let record = nodes[Int(current)]
      // What is below a leaf is not laid out either.
      let isBelowLeftOut =
        record.parent >= 0 && !nodes[Int(record.parent)].traits.isDisjoint(with: [.isLeftOut, .isLeaf])
      let isLeftOut = record.traits.contains(.isHidden) || isBelowLeftOut
      let changes = isLeftOut != record.traits.contains(.isLeftOut)
      if changes {
        if isLeftOut {
          nodes[Int(current)].traits.insert(.isLeftOut)
        } else {
          nodes[Int(current)].traits.remove(.isLeftOut)
        }
        if record.firstChild >= 0 {
          current = record.firstChild
          continue
        }
      }
      while current != node, nodes[Int(current)].nextSibling < 0 { current = nodes[Int(current)].parent }
      if current == node { return }
      current = nodes[Int(current)].nextSibling
    }
  }
}
