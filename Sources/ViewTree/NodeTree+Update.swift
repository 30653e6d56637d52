import LayoutEngine
import PlatformView

extension NodeTree {
  /// Makes the nodes those of the items, and gives them their styles. The result is the root's node.
  func bringUpToDate(_ root: ViewNode) -> NodeID? {
    self.root = root
    ensureNode(of: root)
    if root.needsMeasuring { forgetMeasurements(of: root) }
    if let content = root.content {
      set(content.containerStyle, of: root)
      root.needsStyle = false
    }
    var pending = [root]
    var unfinished: [any ViewContent] = []
    while let item = pending.popLast() {
      guard let content = item.content else { continue }
      // The views of groups are subviews of the view around.
      if item.hadView { content.takeOverSubviews() }
      update(content, of: item)
      for child in content.children where !child.isLeafInTree && child.content != nil && child.isInLayout {
        pending.append(child)
      }
      if content.needsNaturalSizes { unfinished.append(content) }
    }
    // Natural sizes are known once everything below has its node. Those inside decide those outside.
    for content in unfinished.reversed() { content.finishStyles(in: self) }
    return root.id
  }

  private func update(_ content: any ViewContent, of item: ViewNode) {
    set(content.box, of: item)
    let children = content.children
    for child in children {
      let isHidden = child.view?.isHidden ?? false
      guard isHidden != child.wasHidden else { continue }
      child.wasHidden = isHidden
      child.needsStyle = true
    }
    content.prepareStyles()
    // A node that is replaced takes with it those of items that stood in it once: these are found the second time.
    if ensureNodes(of: content) { _ = ensureNodes(of: content) }
    for child in children where child.needsMeasuring { forgetMeasurements(of: child) }
    content.writeStyles(to: self)
    guard content.structureChanged || item.isNew else { return }
    content.structureChanged = false
    item.isNew = false
    arrange(children, in: item)
  }

  /// Gives all items nodes of this tree; and whether some had none.
  private func ensureNodes(of content: any ViewContent) -> Bool {
    var madeAny = false
    for child in content.children where !isCurrent(child) {
      ensureNode(of: child)
      madeAny = true
    }
    if madeAny { content.structureChanged = true }
    return madeAny
  }

  private func forgetMeasurements(of item: ViewNode) {
    item.needsMeasuring = false
    guard item.tree === self, let node = item.id else { return }
    version += 1
    try? tree.markDirty(node)
  }

  /// Gives an item a node of this tree: a leaf for a view, a container for a stack or box.
  private func ensureNode(of item: ViewNode) {
    if isCurrent(item) { return }
    if item.tree === self, let node = item.id { destroy(node) }
    version += 1
    let isLeaf = isLeaf(item)
    let style = Style(.stackView)
    let node = isLeaf ? tree.makeLeaf(style) : tree.makeNode(style)
    (item.tree, item.id, item.isLeafNode) = (self, node, isLeaf)
    (item.needsStyle, item.isNew) = (true, true)
    // Nobody above has to hear of it yet.
    if !isLeaf, let content = item.content { set(content.box, of: item) }
    guard isLeaf, item.view != nil else { return }
    while leaves.count <= node.slot { leaves.append(nil) }
    leaves[node.slot] = item
  }

  /// Whether an item has a node of this tree, of the right kind.
  private func isCurrent(_ item: ViewNode) -> Bool {
    guard item.tree === self, let node = item.id else { return false }
    return tree.contains(node) && item.isLeafNode == isLeaf(item)
  }

  /// A container that its container leaves out lays itself out: it is the root of a tree of its own.
  private func isLeaf(_ item: ViewNode) -> Bool { item !== root && item.isLeafInTree }

  // MARK: - Structure

  /// Makes the nodes of `items`, and no others, the children of a container, in this order.
  private func arrange(_ items: [ViewNode], in container: ViewNode) {
    guard let parent = container.id else { return }
    version += 1
    let wanted = items.compactMap { $0.tree === self ? $0.id : nil }
    let kept = Set(wanted)
    // What stood in an item that goes now is taken out of it first.
    for node in wanted where tree.parent(of: node) != parent {
      try? tree.move(node, to: parent, at: tree.childCount(of: parent))
    }
    var current = tree.children(of: parent)
    for node in current where !kept.contains(node) { destroy(node) }
    current.removeAll { !kept.contains($0) }
    for (index, node) in wanted.enumerated() {
      if index < current.count, current[index] == node { continue }
      if tree.parent(of: node) == parent, let old = current.firstIndex(of: node) { current.remove(at: old) }
      try? tree.move(node, to: parent, at: index)
      current.insert(node, at: index)
    }
  }

  /// Removes a node and what is below it. Items that have moved on get new nodes where they stand now.
  private func destroy(_ node: NodeID) {
    guard tree.contains(node) else { return }
    var pending = [node]
    while let next = pending.popLast() {
      if next.slot < leaves.count { leaves[next.slot] = nil }
      pending += tree.children(of: next)
    }
    try? tree.destroy(node)
  }
}
