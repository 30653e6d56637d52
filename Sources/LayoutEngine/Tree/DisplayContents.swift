// css-display-4 §2.6: nodes without a box
// https://drafts.csswg.org/css-display-4/#box-generation
//
// Passes see the tree of boxes. The children of a node with `display: contents` are linked into the parent of the node,
// after the node itself, which is hidden there. The children store their parent in the document. A list of siblings
// therefore contains the nodes of the document in document order, regardless of the nesting depth of such nodes.

/// The relation between a node in the tree of boxes and its place in the document.
struct Replacement: BitwiseCopyable {
  /// The parent in the document, if the node takes the place of that parent; otherwise −1.
  var parent: Int32 = -1
  /// The number of children in the document, of a node that its children replace.
  var childCount: Int32 = 0
  /// The last of these children, or −1.
  var lastChild: Int32 = -1
  /// The number of children of a box that have another parent in the document.
  var foreignChildCount: Int32 = 0
}

extension Arena {
  /// Returns the parent in the document, or −1 for a root.
  func documentParent(of node: Int32) -> Int32 {
    let replaced = contents.replacements[node].parent
    if replaced >= 0 { return replaced }
    let parent = nodes[node].parent
    return parent >= 0 && nodes[parent].traits.contains(.isInnerRoot) ? nodes[parent].parent : parent
  }

  /// Whether the children of a node take the place of the node.
  func isReplacedByChildren(_ node: Int32) -> Bool {
    nodes[node].traits.intersection([.isContents, .isLeaf]) == .isContents && nodes[node].parent >= 0
  }

  /// Returns the last of the siblings that take the place of a node, or the node itself if there are none.
  ///
  /// The siblings are the node's children and, if a child has `display: contents`, the children of that child.
  private func lastNode(inPlaceOf node: Int32) -> Int32 {
    var last = node
    while contents.replacements[last].lastChild >= 0 { last = contents.replacements[last].lastChild }
    return last
  }

  /// Calls `body` for the siblings that take the place of a node, in order.
  func forEachNode(inPlaceOf node: Int32, _ body: (Int32) -> Void) {
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

  /// Returns the number of children of a node in the document.
  func documentChildCount(of node: Int32) -> Int {
    guard !contents.replacements.isEmpty else { return Int(nodes[content(of: node)].childCount) }
    if isReplacedByChildren(node) { return Int(contents.replacements[node].childCount) }
    let content = content(of: node)
    return Int(nodes[content].childCount - contents.replacements[content].foreignChildCount)
  }

  // MARK: - Edits

  /// Whether the tree of boxes is equal to the document, even after a child is inserted into a parent.
  private func boxesEqualDocument(withChild child: Int32, in parent: Int32) -> Bool {
    contents.replacements.isEmpty && !nodes[child].traits.union(nodes[parent].traits).contains(.isContents)
  }

  /// Inserts a node as the last child in the document.
  func attach(_ child: Int32, to parent: Int32) {
    guard boxesEqualDocument(withChild: child, in: parent) else {
      return attach(child, to: parent, at: documentChildCount(of: parent))
    }
    if haveInitialFlow(child, in: parent) { return linkInInitialFlow(child, into: parent) }
    link(child, into: content(of: parent), before: -1)
  }

  /// Inserts a node as a child in the document, before the child at `index`.
  func attach(_ child: Int32, to parent: Int32, at index: Int) {
    let content = content(of: parent)
    if boxesEqualDocument(withChild: child, in: parent) {
      return link(child, into: content, before: self.child(at: index, of: content))
    }
    let next = sibling(atDocumentIndex: index, of: parent)
    // The style of a node without a box adds no traits to its parent.
    if nodes[child].traits.contains(.isContents) { nodes[child].traits.insert(.isHidden) }
    if isReplacedByChildren(parent) {
      contents.replacements[child].parent = parent
      if index == contents.replacements[parent].childCount { contents.replacements[parent].lastChild = child }
      contents.replacements[parent].childCount += 1
      linkBox(child, into: nodes[parent].parent, before: next)
    } else {
      linkBox(child, into: content, before: next)
    }
    updateContents(child)
  }

  /// Removes a node from its parent, with its descendants in the document.
  func detach(_ child: Int32) {
    if isReplacedByChildren(child) { takeBackChildren(child) }
    let parent = contents.replacements[child].parent
    if parent >= 0 {
      let previous = previousDocumentSibling(of: child)
      if contents.replacements[parent].lastChild == child {
        contents.replacements[parent].lastChild = previous == parent ? -1 : previous
      }
      contents.replacements[parent].childCount -= 1
    }
    unlinkBox(child)
    if parent >= 0 {
      contents.replacements[child].parent = -1
      inheritFlow(child)
    }
    showRoot(child)
  }

  /// Replaces a node by its children, or ends the replacement, after a change of its style or parent.
  ///
  /// - Parameter wasReplaced: Whether the children took the place of the node before.
  func updateContents(_ node: Int32, wasReplaced: Bool = false) {
    if nodes[node].traits.contains(.isContents), nodes[node].parent >= 0 {
      nodes[node].traits.insert(.isHidden)
      markLeftOut(node)
    }
    let isReplaced = isReplacedByChildren(node)
    if isReplaced == wasReplaced { return }
    if isReplaced { giveChildrenItsPlace(node) } else { takeBackChildren(node) }
  }

  /// Shows a root with `display: contents`, which has a box.
  private func showRoot(_ node: Int32) {
    guard nodes[node].traits.contains(.isContents) else { return }
    nodes[node].traits.remove(.isHidden)
    markLeftOut(node)
  }

  // The last node is moved first. As soon as a node is linked, the nodes that take its place follow it.

  private func giveChildrenItsPlace(_ node: Int32) {
    var next = nodes[node].nextSibling
    while nodes[node].firstChild >= 0 {
      let child = lastChild(of: node)
      unlinkBox(child)
      if contents.replacements[child].parent < 0 {
        contents.replacements[child].parent = node
        if contents.replacements[node].childCount == 0 { contents.replacements[node].lastChild = child }
        contents.replacements[node].childCount += 1
      }
      linkBox(child, into: nodes[node].parent, before: next)
      next = child
    }
  }

  private func takeBackChildren(_ node: Int32) {
    var child = lastNode(inPlaceOf: node)
    if child == node { return }
    (contents.replacements[node].childCount, contents.replacements[node].lastChild) = (0, -1)
    var next: Int32 = -1
    while child != node {
      let previous = links[child].previousSibling
      unlinkBox(child)
      if contents.replacements[child].parent == node { contents.replacements[child].parent = -1 }
      linkBox(child, into: content(of: node), before: next)
      (child, next) = (previous, child)
    }
  }

  /// Links a node into the parent of its box.
  private func linkBox(_ child: Int32, into parent: Int32, before next: Int32) {
    if contents.replacements[child].parent >= 0 { contents.replacements[parent].foreignChildCount += 1 }
    link(child, into: parent, before: next)
  }

  private func unlinkBox(_ child: Int32) {
    let parent = nodes[child].parent
    if contents.replacements[child].parent >= 0 { contents.replacements[parent].foreignChildCount -= 1 }
    unlink(child)
  }

  /// Moves the count of children that have another parent in the document, together with the children.
  func moveForeignChildren(of node: Int32, to other: Int32) {
    let count = contents.replacements[node].foreignChildCount
    if count == 0 { return }
    contents.replacements[node].foreignChildCount = 0
    contents.replacements[other].foreignChildCount = count
  }

  // MARK: - Siblings in the document

  /// Returns the first child in the document.
  ///
  /// If the node has no children, the result may be another node.
  private func firstDocumentChild(of node: Int32) -> Int32 {
    isReplacedByChildren(node) ? nodes[node].nextSibling : nodes[content(of: node)].firstChild
  }

  private func lastDocumentChild(of node: Int32) -> Int32 {
    if isReplacedByChildren(node) { return contents.replacements[node].lastChild }
    return documentChild(of: -1, inPlaceOf: lastChild(of: content(of: node)))
  }

  /// Returns the next sibling in the document.
  ///
  /// After the last child, the result is not a sibling.
  private func nextDocumentSibling(of node: Int32) -> Int32 { nodes[lastNode(inPlaceOf: node)].nextSibling }

  /// Returns the previous sibling in the document.
  ///
  /// Before the first child, the result is not a sibling.
  private func previousDocumentSibling(of node: Int32) -> Int32 {
    let parent = contents.replacements[node].parent
    let previous = links[node].previousSibling
    return previous == parent ? previous : documentChild(of: parent, inPlaceOf: previous)
  }

  /// Returns the child of a node whose place a sibling takes.
  ///
  /// - Parameter parent: The node, or −1 if its children do not take its place.
  private func documentChild(of parent: Int32, inPlaceOf sibling: Int32) -> Int32 {
    var child = sibling
    while contents.replacements[child].parent != parent { child = contents.replacements[child].parent }
    return child
  }

  /// Returns the node in the tree of boxes before which a child at an index in the document is inserted.
  ///
  /// −1: after the last node.
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
}
