// css-display-4 §2.6: nodes without a box of their own
// https://drafts.csswg.org/css-display-4/#box-generation
//
// The tree that passes see is that of the boxes. The children of a node with `display: contents` are linked into the parent of the node,
// behind the node itself, which is hidden there; they know their parent in the document. A list of siblings so holds the nodes of the
// document in document order, whatever the depth of such nodes in each other.

/// How a node stands in the place of another one, or others in its place.
struct Replacement: BitwiseCopyable {
  /// The parent in the document, where the node stands in the place of it; otherwise −1.
  var parent: Int32 = -1
  /// Of a node in whose place its children stand: how many children it has in the document.
  var childCount: Int32 = 0
  /// The last of these children.
  var lastChild: Int32 = -1
  /// How many children of a box have another parent in the document.
  var foreignChildCount: Int32 = 0
}

extension Arena {
  /// The parent in the document; −1 for a root.
  func documentParent(of node: Int32) -> Int32 {
    let replaced = replacement(of: node).parent
    if replaced >= 0 { return replaced }
    let parent = nodes[node].parent
    return parent >= 0 && nodes[parent].traits.contains(.isInnerRoot) ? nodes[parent].parent : parent
  }

  private func replacement(of node: Int32) -> Replacement {
    Int(node) < contents.replacements.count ? contents.replacements[Int(node)] : Replacement()
  }

  private func changeReplacement(of node: Int32, _ change: (inout Replacement) -> Void) {
    while contents.replacements.count <= Int(node) { contents.replacements.append(Replacement()) }
    change(&contents.replacements[Int(node)])
  }

  /// A node is destroyed: another one may get its place in the memory.
  func forgetReplacement(of node: Int32) {
    if Int(node) < contents.replacements.count { contents.replacements[Int(node)] = Replacement() }
  }

  /// Whether the children of a node stand in the place of the node.
  func isReplacedByChildren(_ node: Int32) -> Bool {
    nodes[node].traits.intersection([.isContents, .isLeaf]) == .isContents && nodes[node].parent >= 0
  }

  /// The last of the siblings that stand in the place of a node: its children and, where one of these has `display: contents`, theirs. The
  /// node itself where there is none.
  private func lastNode(inPlaceOf node: Int32) -> Int32 {
    var last = node
    while replacement(of: last).lastChild >= 0 { last = replacement(of: last).lastChild }
    return last
  }

  /// Calls `body` for the siblings that stand in the place of a node, in order.
  private func forEachNode(inPlaceOf node: Int32, _ body: (Int32) -> Void) {
    let last = lastNode(inPlaceOf: node)
    var current = node
    while current != last {
      current = nodes[current].nextSibling
      body(current)
    }
  }

  /// Calls `body` for the children of a node in the document, in order.
  func forEachDocumentChild(of node: Int32, _ body: (Int32) -> Void) {
    var child = firstDocumentChild(of: node)
    for _ in 0..<documentChildCount(of: node) {
      body(child)
      child = nextDocumentSibling(of: child)
    }
  }

  /// How many children a node has in the document.
  func documentChildCount(of node: Int32) -> Int {
    guard contents.replacements.count > 0 else { return Int(nodes[content(of: node)].childCount) }
    if isReplacedByChildren(node) { return Int(replacement(of: node).childCount) }
    let content = content(of: node)
    return Int(nodes[content].childCount - replacement(of: content).foreignChildCount)
  }

  // MARK: - Edits

  /// Makes a node a child in the document, before the child at `index`.
  func attach(_ child: Int32, to parent: Int32, at index: Int) {
    let content = content(of: parent)
    guard contents.replacements.count > 0 || nodes[child].traits.contains(.isContents) || isReplacedByChildren(parent)
    else {
      return link(child, into: content, before: self.child(at: index, of: content))
    }
    let next = sibling(atDocumentIndex: index, of: parent)
    // The style of a node without a box gives no traits to its parent.
    if nodes[child].traits.contains(.isContents) { nodes[child].traits.insert(.isHidden) }
    if isReplacedByChildren(parent) {
      changeReplacement(of: child) { $0.parent = parent }
      changeReplacement(of: parent) {
        if index == $0.childCount { $0.lastChild = child }
        $0.childCount += 1
      }
      linkBox(child, into: nodes[parent].parent, before: next)
    } else {
      linkBox(child, into: content, before: next)
    }
    updateContents(child)
  }

  /// Takes a node out of its parent, with all that is below it in the document.
  func detach(_ child: Int32) {
    if isReplacedByChildren(child) { takeBackChildren(child) }
    let parent = replacement(of: child).parent
    if parent >= 0 {
      let previous = previousDocumentSibling(of: child)
      changeReplacement(of: parent) {
        if $0.lastChild == child { $0.lastChild = previous == parent ? -1 : previous }
        $0.childCount -= 1
      }
    }
    unlinkBox(child)
    if parent >= 0 {
      changeReplacement(of: child) { $0.parent = -1 }
      inheritFlow(child)
    }
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

  // The last node is moved first: what stands in the place of another node is behind it then, as soon as that is linked.

  private func giveChildrenItsPlace(_ node: Int32) {
    var next = nodes[node].nextSibling
    while nodes[node].firstChild >= 0 {
      let child = lastChild(of: node)
      unlinkBox(child)
      if replacement(of: child).parent < 0 {
        changeReplacement(of: child) { $0.parent = node }
        changeReplacement(of: node) {
          if $0.childCount == 0 { $0.lastChild = child }
          $0.childCount += 1
        }
      }
      linkBox(child, into: nodes[node].parent, before: next)
      next = child
    }
  }

  private func takeBackChildren(_ node: Int32) {
    var child = lastNode(inPlaceOf: node)
    if child == node { return }
    changeReplacement(of: node) { ($0.childCount, $0.lastChild) = (0, -1) }
    var next: Int32 = -1
    while child != node {
      let previous = links[child].previousSibling
      unlinkBox(child)
      if replacement(of: child).parent == node { changeReplacement(of: child) { $0.parent = -1 } }
      linkBox(child, into: content(of: node), before: next)
      (child, next) = (previous, child)
    }
  }

  /// Links a node into the parent of its box.
  private func linkBox(_ child: Int32, into parent: Int32, before next: Int32) {
    if replacement(of: child).parent >= 0 { changeReplacement(of: parent) { $0.foreignChildCount += 1 } }
    link(child, into: parent, before: next)
  }

  private func unlinkBox(_ child: Int32) {
    let parent = nodes[child].parent
    if replacement(of: child).parent >= 0 { changeReplacement(of: parent) { $0.foreignChildCount -= 1 } }
    unlink(child)
  }

  /// Moves the number of children that have another parent in the document, with the children themselves.
  func moveForeignChildren(of node: Int32, to other: Int32) {
    let count = replacement(of: node).foreignChildCount
    if count == 0 { return }
    changeReplacement(of: node) { $0.foreignChildCount = 0 }
    changeReplacement(of: other) { $0.foreignChildCount = count }
  }

  // MARK: - Siblings in the document

  /// A node without children in the document has a first one, too, which is none of its own.
  private func firstDocumentChild(of node: Int32) -> Int32 {
    isReplacedByChildren(node) ? nodes[node].nextSibling : nodes[content(of: node)].firstChild
  }

  private func lastDocumentChild(of node: Int32) -> Int32 {
    if isReplacedByChildren(node) { return replacement(of: node).lastChild }
    return documentChild(of: -1, inPlaceOf: lastChild(of: content(of: node)))
  }

  /// The node behind the last child is none of them.
  private func nextDocumentSibling(of node: Int32) -> Int32 { nodes[lastNode(inPlaceOf: node)].nextSibling }

  /// The node before the first child is none of them.
  private func previousDocumentSibling(of node: Int32) -> Int32 {
    let parent = replacement(of: node).parent
    let previous = links[node].previousSibling
    return previous == parent ? previous : documentChild(of: parent, inPlaceOf: previous)
  }

  /// The child of a node, in whose place a sibling stands. The node is −1 if its children stand in nobody's place.
  private func documentChild(of parent: Int32, inPlaceOf sibling: Int32) -> Int32 {
    var child = sibling
    while replacement(of: child).parent != parent { child = replacement(of: child).parent }
    return child
  }

  /// The sibling in the tree of boxes before which the child at an index in the document stands; −1: behind the last one.
  private func sibling(atDocumentIndex index: Int, of parent: Int32) -> Int32 {
    let count = documentChildCount(of: parent)
    if index >= count { return isReplacedByChildren(parent) ? nextDocumentSibling(of: parent) : -1 }
    if index < count / 2 {
      var child = firstDocumentChild(of: parent)
      for _ in 0..<index { child = nextDocumentSibling(of: child) }
      return child
    }
    var child = lastDocumentChild(of: parent)
    for _ in index..<(count - 1) { child = previousDocumentSibling(of: child) }
    return child
  }

  // MARK: - Heirs

  /// Calls `body` for a node and for those that stand in its place: they inherit from it.
  func forEachHeir(of node: Int32, _ body: (Int32) -> Void) {
    body(node)
    if isReplacedByChildren(node) { forEachNode(inPlaceOf: node, body) }
  }
}
