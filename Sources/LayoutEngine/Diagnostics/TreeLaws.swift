// The invariants of a tree that edits and layouts preserve. Tests and fuzzers check them; no other code does.

extension LayoutTree {
  /// Returns the first invariant that does not hold, with the index of a node, or `nil` if all of them hold.
  ///
  /// - Complexity: O(nodes).
  package func brokenLaw() -> String? { TreeLaws(arena: arena).firstBroken() }
}

private struct TreeLaws {
  let arena: Arena

  private var aliveNodes: [Int32] {
    (0..<Int32(arena.contents.nodes.count)).filter { arena.nodes[$0].traits.contains(.isAlive) }
  }

  func firstBroken() -> String? {
    let nodes = aliveNodes
    if let law = brokenCount(nodes) { return law }
    for node in nodes {
      if let law = brokenLinks(node) ?? brokenStyle(node) ?? brokenTraits(node) ?? brokenMarks(node) {
        return "node \(node): \(law)"
      }
    }
    return nil
  }

  // MARK: - Hierarchy

  private func brokenLinks(_ node: Int32) -> String? {
    let record = arena.nodes[node]
    if record.parent < 0, record.nextSibling >= 0 { return "a node without a parent has no siblings" }
    var (count, last) = (Int32(0), Int32(-1))
    for child in arena.children(of: node) {
      count += 1
      guard count <= record.childCount, arena.nodes[child].traits.contains(.isAlive) else { break }
      if arena.nodes[child].parent != node { return "\(child) is in the list of its parent" }
      if last >= 0, arena.links[child].previousSibling != last { return "\(child) refers to its previous sibling" }
      last = child
    }
    if count != record.childCount { return "the number of children is that of the list" }
    if last >= 0, arena.links[record.firstChild].previousSibling != last { return "the first child refers to the last" }
    return nil
  }

  // MARK: - Styles

  private func brokenStyle(_ node: Int32) -> String? {
    let record = arena.nodes[node]
    let known = arena.nodeStyle(node)
    if record.traits.contains(.isInnerRoot) {
      let isShared = arena.nodeStyle(record.parent).style == known.style
      return isShared ? nil : "an inner root has the style of its parent"
    }
    let expected = arena.nodeStyle(known.style, known.sizes, at: node)
    if known.axes != expected.axes { return "the flow follows from the style and the parent" }
    if known.isOrthogonal != expected.isOrthogonal { return "orthogonal lines follow from the flow of the parent" }
    let isResolved = arena.contents.isResolved(record.style, known.style, known.resolutionTraits)
    return isResolved ? nil : "the style is resolved for the flow"
  }

  // MARK: - Traits

  private func brokenTraits(_ node: Int32) -> String? {
    let record = arena.nodes[node]
    let isBelowLeftOut =
      record.parent >= 0 && !arena.nodes[record.parent].traits.isDisjoint(with: [.isLeftOut, .isLeaf])
    if record.traits.contains(.isLeftOut) != (isBelowLeftOut || !arena.isDisplayed(node)) {
      return "a node is left out if it or an ancestor is not displayed"
    }
    if record.traits.contains(.isOrthogonal), !arena.contents.hasOrthogonalNodes {
      return "the tree has orthogonal nodes"
    }
    if record.traits.contains(.couplesAxes), !arena.contents.hasCoupledNodes { return "the tree has coupled nodes" }
    if arena.couplesAxesByItself(node), !record.traits.contains(.couplesAxes) { return "the node couples the axes" }
    return record.parent < 0 ? nil : brokenTraitsOfParent(node, arena.nodes[record.parent].traits)
  }

  /// Traits that a container has because of an item.
  private func brokenTraitsOfParent(_ item: Int32, _ container: NodeTraits) -> String? {
    let record = arena.nodes[item]
    var expected = arena.containerTraits(of: item)
    if record.traits.contains(.isInnerRoot) { expected.remove(.hasAbsoluteChildren) }
    if record.firstChild >= 0 { expected.insert(.hasGrandchildren) }
    if !container.isSuperset(of: expected) { return "the parent has the traits of its items" }
    if arena.couplesAxes(of: record.parent, through: item), !container.contains(.couplesAxes) {
      return "the parent couples the axes"
    }
    let collapses = record.traits.contains(.collapses) && container.isDisjoint(with: [.hasKind, .isLeaf])
    return collapses == record.traits.contains(.isCollapsed) ? nil : "a collapsed item is in a flex container"
  }

  // MARK: - Marks

  private func brokenMarks(_ node: Int32) -> String? {
    let state = arena.states[node]
    let (awaits, reviews) = (state.marks.contains(.awaitsCouplingReview), arena.contents.couplingReviews)
    if awaits, !(0..<reviews.count).contains(where: { reviews[$0] == node }) { return "a review is scheduled" }
    if state.marks.contains(.searchesChildren) { return nil }
    var (child, listed) = (state.firstChanged, Set<Int32>())
    while child >= 0 {
      if arena.nodes[child].parent != node || !arena.states[child].marks.contains(.isInDirtyList) {
        return "\(child) is a changed child"
      }
      if !listed.insert(child).inserted { return "\(child) is once in the list of changed children" }
      child = arena.nodes[child].nextChanged
    }
    let marked = arena.children(of: node).filter { arena.states[$0].marks.contains(.isInDirtyList) }
    return marked.count == listed.count ? nil : "all changed children are in the list"
  }

  // MARK: - Counts

  private func brokenCount(_ nodes: [Int32]) -> String? {
    if nodes.count + arena.contents.freeNodes.count != arena.contents.nodes.count { return "other places are free" }
    let stale = nodes.filter { arena.states[$0].marks.contains(.awaitsIntrinsicRefresh) }
    if stale.count != arena.contents.staleContainers { return "containers that await a refresh are counted" }
    // The uses of resolved styles by nodes, and of stored styles by resolved styles and by styles of the tree.
    var (resolved, stored): ([Int32: Int32], [Int32: Int32]) = ([:], [:])
    for node in nodes { resolved[arena.contents.usedStyles.shared(arena.nodes[node].style), default: 0] += 1 }
    for (place, count) in resolved where arena.contents.usedStyles.useCount(of: place) != count {
      return "style \(place) has \(count) nodes"
    }
    for place in resolved.keys { stored[arena.contents.usedStyles.records[Int(place)].style, default: 0] += 1 }
    for place in 0..<arena.contents.sharedStyles.count {
      let shared = arena.contents.sharedStyles[place]
      for index in [shared.stored.index, shared.resized] where index >= 0 { stored[index, default: 0] += 1 }
    }
    for (index, count) in stored where arena.contents.styleTable.useCount(of: index) != count {
      return "stored style \(index) has \(count) uses"
    }
    return arena.contents.styleTable.memoryCount == stored.count ? nil : "only styles in use are stored"
  }
}
