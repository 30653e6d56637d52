// css-display-4 §2.6: nodes without a box of their own
// https://drafts.csswg.org/css-display-4/#box-generation
//
// The tree that passes see is that of the boxes. The children of a node with `display: contents` are linked into the parent of the node,
// behind the node itself, which is hidden there; they know their parent in the document. A list of siblings so holds the nodes of the
// document in document order, whatever the depth of such nodes in each other.

extension Arena {
  /// The parent in the document; −1 for a root.
  func documentParent(of node: Int32) -> Int32 {
    let replaced = contentsParent(of: node)
    return replaced >= 0 ? replaced : nodes[node].parent
  }

  /// The parent in the document, where the node stands in the place of that; otherwise −1.
  private func contentsParent(of node: Int32) -> Int32 {
    Int(node) < contents.contentsParents.count ? contents.contentsParents[Int(node)] : -1
  }

  private func setContentsParent(_ parent: Int32, of node: Int32) {
    guard contentsParent(of: node) != parent else { return }
    while contents.contentsParents.count <= Int(node) { contents.contentsParents.append(-1) }
    contents.contentsParents[Int(node)] = parent
  }

  /// A node is destroyed: another one may get its place in the memory.
  func forgetContentsParent(of node: Int32) { setContentsParent(-1, of: node) }

  /// Whether a node has stood in the place of its parent.
  private var hasContentsNodes: Bool { contents.contentsParents.count > 0 }

  /// Whether the children of a node stand in the place of the node.
  func isReplacedByChildren(_ node: Int32) -> Bool {
    nodes[node].traits.intersection([.isContents, .isLeaf]) == .isContents && nodes[node].parent >= 0
  }

  /// Calls `body` for the siblings that stand in the place of a node: its children and, where one of these has `display: contents`, theirs.
  ///
  /// - Returns: The sibling behind them; −1 where there is none.
  @discardableResult private func forEachNode(inPlaceOf node: Int32, _ body: (Int32) -> Void) -> Int32 {
    var replaced: Set<Int32> = [node]
    var sibling = nodes[node].nextSibling
    while sibling >= 0, replaced.contains(contentsParent(of: sibling)) {
      let next = nodes[sibling].nextSibling
      replaced.insert(sibling)
      body(sibling)
      sibling = next
    }
    return sibling
  }

  /// Calls `body` for the children of a node in the document, in order.
  func forEachDocumentChild(of node: Int32, _ body: (Int32) -> Void) {
    if isReplacedByChildren(node) {
      forEachNode(inPlaceOf: node) { if contentsParent(of: $0) == node { body($0) } }
      return
    }
    var child = nodes[node].firstChild
    while child >= 0 {
      if contentsParent(of: child) < 0 { body(child) }
      child = nodes[child].nextSibling
    }
  }

  /// How many children a node has in the document.
  func documentChildCount(of node: Int32) -> Int {
    guard hasContentsNodes || isReplacedByChildren(node) else { return Int(nodes[node].childCount) }
    var count = 0
    forEachDocumentChild(of: node) { _ in count += 1 }
    return count
  }

  // MARK: - Edits

  /// Makes a node a child in the document, before the child at `index`.
  func attach(_ child: Int32, to parent: Int32, at index: Int) {
    guard hasContentsNodes || nodes[child].traits.contains(.isContents) || isReplacedByChildren(parent) else {
      return link(child, into: parent, before: self.child(at: index, of: parent))
    }
    let next = sibling(atDocumentIndex: index, of: parent)
    if isReplacedByChildren(parent) {
      setContentsParent(parent, of: child)
      link(child, into: nodes[parent].parent, before: next)
    } else {
      link(child, into: parent, before: next)
    }
    updateContents(child)
  }

  /// Takes a node out of its parent, with all that is below it in the document.
  func detach(_ child: Int32) {
    if isReplacedByChildren(child) { takeBackChildren(child) }
    setContentsParent(-1, of: child)
    unlink(child)
    showRoot(child)
  }

  /// Gives the children of a node its place, or takes them back, after its style has changed or it got a parent.
  ///
  /// - Parameter wasReplaced: Whether its children stood in its place before.
  func updateContents(_ node: Int32, wasReplaced: Bool = false) {
    if nodes[node].traits.contains(.isContents), nodes[node].parent >= 0 {
      nodes[node].traits.insert(.isHidden)
      markLeftOut(node)
    }
    let isReplaced = isReplacedByChildren(node)
    if isReplaced == wasReplaced { return }
    if isReplaced { giveChildrenItsPlace(node) } else { takeBackChildren(node) }
  }

  /// A root with `display: contents` has a box.
  private func showRoot(_ node: Int32) {
    guard nodes[node].traits.contains(.isContents) else { return }
    nodes[node].traits.remove(.isHidden)
    markLeftOut(node)
  }

  private func giveChildrenItsPlace(_ node: Int32) {
    let (parent, next) = (nodes[node].parent, nodes[node].nextSibling)
    while nodes[node].firstChild >= 0 {
      let child = nodes[node].firstChild
      unlink(child)
      if contentsParent(of: child) < 0 { setContentsParent(node, of: child) }
      link(child, into: parent, before: next)
      forgetAllSizes(below: child)
    }
    invalidate(parent)
  }

  private func takeBackChildren(_ node: Int32) {
    forEachNode(inPlaceOf: node) { child in
      unlink(child)
      if contentsParent(of: child) == node { setContentsParent(-1, of: child) }
      link(child, into: node, before: -1)
      forgetAllSizes(below: child)
    }
    invalidate(node)
  }

  /// The sibling in the tree of boxes before which the child at an index in the document stands; −1: behind the last one.
  private func sibling(atDocumentIndex index: Int, of parent: Int32) -> Int32 {
    var (count, found) = (0, Int32(-1))
    forEachDocumentChild(of: parent) {
      if count == index { found = $0 }
      count += 1
    }
    if found >= 0 || !isReplacedByChildren(parent) { return found }
    return forEachNode(inPlaceOf: parent) { _ in }
  }

  // MARK: - Layout direction

  /// Calls `body` for a node and for those that stand in its place: they inherit from it.
  func forEachHeir(of node: Int32, _ body: (Int32) -> Void) {
    body(node)
    if isReplacedByChildren(node) { forEachNode(inPlaceOf: node, body) }
  }
}
