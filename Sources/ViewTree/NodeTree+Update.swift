import LayoutEngine
import PlatformView

extension NodeTree {
  /// Updates the nodes and their styles to the items, where something has changed. Returns the node of the root.
  func bringUpToDate(_ root: ViewNode) -> NodeID? {
    self.root = root
    if root.id == nil { tree.reserveCapacity(1 + itemCount(below: root)) }
    if !isCurrent(root) { createNode(of: root) }
    updateRound = 0
    while root.hasUpdates {
      updateRound += 1
      hasUpdatedItems = false
      update(root)
      // A call of `updateItems()` can change containers that were up to date.
      if !hasUpdatedItems { break }
    }
    return root.id
  }

  private func update(_ root: ViewNode) {
    updateItems(of: root)
    if root.needsMeasuring { remeasure(root) }
    if root.needsStyle, let content = root.content {
      root.needsStyle = false
      var style = content.containerStyle
      if style.layoutDirection == .inherit, let view = root.view {
        style.layoutDirection = view.isRightToLeft ? .rightToLeft : .leftToRight
      }
      if let (width, height) = root.layout?.filledSpace {
        if let width, style.width == .auto { style.width = .points(width) }
        if let height, style.height == .auto { style.height = .points(height) }
      }
      set(style, of: root)
    }
    updateContainers(from: root)
  }

  /// Updates an item that no layout includes, because the item or a container around it is hidden.
  func bringUpToDate(outOfLayout item: ViewNode) {
    var path: [ViewNode] = []
    var isOutOfLayout = false
    var next = item
    while next !== root {
      path.append(next)
      if !next.isInLayout { isOutOfLayout = true }
      guard let outer = next.outer else { return }
      item.noteVisits(1)
      next = outer
    }
    guard isOutOfLayout else { return }
    // The nodes of a container's items exist once the container is up to date.
    for container in path.reversed() where container.content != nil && !container.isLeafInTree {
      updateContainers(from: container)
    }
  }

  /// Updates a container, and the containers in it that layouts include, where something has changed.
  private func updateContainers(from container: ViewNode) {
    var pending = [container]
    var unfinished: [any ViewContent] = []
    while let item = pending.popLast() {
      guard let content = item.content else { continue }
      let isUpdated = bringUpToDate(item, content)
      item.noteVisits(item.children.count)
      for child in item.children {
        // The views of groups are subviews of the enclosing view, which receives their changes.
        if isUpdated, !child.hadView { child.mark(.needsUpdate) }
        guard child.hasUpdates, child.content != nil else { continue }
        if !child.isLeafInTree, child.isInLayout || child.isCollapsed { pending.append(child) }
      }
      if content.needsNaturalSizes { unfinished.append(content) }
    }
    // Natural sizes are known once all nodes below exist. Inner sizes determine outer ones.
    writeRelations()
    for content in unfinished.reversed() { content.finishStyles(in: self) }
  }

  /// The number of items below a container, so that memory for their nodes is allocated once.
  private func itemCount(below root: ViewNode) -> Int {
    var count = 0
    var pending = [root]
    while let item = pending.popLast() {
      count += item.children.count
      for child in item.children where child.content != nil { pending.append(child) }
    }
    root.noteVisits(count)
    return count
  }

  /// Updates the items of one container, if it is marked; returns whether it was.
  private func bringUpToDate(_ item: ViewNode, _ content: any ViewContent) -> Bool {
    updateItems(of: item)
    let needsUpdate = item.has(.needsUpdate)
    // The content of the enclosing view has synchronized the views of groups in stacks.
    if needsUpdate, item.hadView || content.isBox { content.synchronizeSubviews() }
    item.mark([.isRequested, .wasRequestedOutsideLayout, .needsUpdate, .surroundingsAreNoted], false)
    if needsUpdate { update(content, of: item) }
    return needsUpdate
  }

  private func update(_ content: any ViewContent, of item: ViewNode) {
    let children = item.children
    item.noteVisits(children.count)
    if item.has(.hasUnknownItems) { markUnknown(children, of: item) }
    if content.isBox {
      for child in children {
        if child.has(.needsReview) { review(child) }
        guard child.needsMeasuring || !child.isIn(self) else { continue }
        // Content that was measured for another tree is measured again, too.
        child.forgetNaturalSize()
      }
    }
    content.prepareStyles()
    // The direction of a box, which belongs to its kind, is now known.
    content.writeKind(of: item, to: self)
    let filling = fillEmptyContainer(item, content)
    let needsArrangement = filling == .none
    if needsArrangement {
      // Replacing a node also removes the nodes of items that were once in it. The second call creates these again.
      if ensureNodes(of: item, content) { _ = ensureNodes(of: item, content) }
      for child in children { measureAgain(child) }
    }
    if filling != .complete { content.writeStyles(to: self, areNew: filling == .withoutStyles) }
    guard item.hasAny([.structureChanged, .isNew]) else { return }
    item.mark([.structureChanged, .isNew], false)
    if needsArrangement { arrange(item.children, in: item) }
  }

  /// Marks the containers whose items get other styles because the style of a container has changed.
  ///
  /// Margins and weights of items follow from the direction and the gaps of their container. They also follow from its
  /// layout direction and its writing mode, which the containers in it inherit.
  func markContainers(from item: ViewNode, ifItemsDependOn style: Style, unlike old: Style) {
    if style.layoutDirection != old.layoutDirection || style.writingMode != old.writingMode {
      markContainers(from: item)
    } else if style.usedDirection != old.usedDirection || style.hasColumns != old.hasColumns
      || style.rowGap != old.rowGap || style.columnGap != old.columnGap
    {
      item.mark(.needsUpdate)
    }
  }

  /// Marks a container and all containers in it for an update.
  package func markContainers(from item: ViewNode) {
    var pending = [item]
    while let container = pending.popLast() {
      container.mark(.needsUpdate)
      container.noteVisits(container.children.count)
      for child in container.children where child.content != nil && !child.isLeafInTree { pending.append(child) }
    }
  }

  /// What a container without nodes got.
  private enum Filling {
    /// The container already has nodes.
    case none
    /// New nodes with plain styles.
    case withoutStyles
    /// Nodes that were elsewhere in the tree, and new ones.
    case moved
    /// New nodes with their styles.
    case complete
  }

  /// Creates the nodes of the items of a container without nodes, in order.
  private func fillEmptyContainer(_ item: ViewNode, _ content: any ViewContent) -> Filling {
    guard let parent = item.id, tree.childCount(of: parent) == 0 else { return .none }
    var filling = content.completesNewStyles ? Filling.complete : .withoutStyles
    for child in item.children {
      if isCurrent(child), let node = child.id {
        moveToEnd(child, node, of: parent)
        measureAgain(child)
        filling = .moved
      } else {
        createNode(of: child, in: content, below: parent)
      }
    }
    version += 1
    return filling
  }

  /// Marks the items of a container whose views may have changed without a report.
  ///
  /// Views with content are measured again, and the priorities of items in boxes are read again.
  private func markUnknown(_ children: [ViewNode], of container: ViewNode) {
    container.mark(.hasUnknownItems, false)
    for child in children {
      if !child.hadView {
        child.mark([.hasUnknownItems, .needsUpdate])
      } else if child.content == nil {
        child.mark(child.isInBox ? [.needsMeasuring, .needsStyle, .needsPins] : .needsMeasuring)
      }
    }
  }

  /// Creates the missing nodes of items in this tree; returns whether there were any.
  private func ensureNodes(of item: ViewNode, _ content: any ViewContent) -> Bool {
    var madeAny = false
    for child in item.children where !isCurrent(child) {
      createNode(of: child, in: content)
      madeAny = true
    }
    if madeAny { item.mark(.structureChanged) }
    return madeAny
  }

  /// Measures an item again if it is marked.
  private func measureAgain(_ item: ViewNode) {
    guard item.hasAny([.needsMeasuring, .needsReview]) else { return }
    if item.has(.needsReview) { review(item) }
    if item.needsMeasuring { remeasure(item) }
  }

  private func remeasure(_ item: ViewNode) {
    item.mark(.needsMeasuring, false)
    item.forgetMeasurement()
    _ = forgetMeasurements(of: item)
  }

  /// Creates the node of an item in this tree: a leaf for a view, a container for a stack or box.
  ///
  /// - Parameter parent: The node of which the new node becomes the last child; `nil`: the node has no parent.
  private func createNode(
    of item: ViewNode, in container: (any ViewContent)? = nil, below parent: NodeID? = nil
  ) {
    if item.isIn(self), let node = item.id { destroy(node) }
    version += 1
    let isLeaf = isLeaf(item)
    let style = container?.styleOfNewNode(item)
    let node: NodeID
    if let style {
      noteBaselines(style)
      item.noteGivenSize(style)
      node = makeNode(style, isLeaf: isLeaf, below: parent)
    } else {
      item.mark([.givesWidthAlone, .givesHeightAlone], false)
      node = makePlainNode(isLeaf: isLeaf, below: parent)
    }
    item.mark(.hasPlainStyle, style == nil)
    item.mark(.needsStyle, container?.completesNewStyles != true)
    (item.tree, item.id) = (self, node)
    item.mark(.isLeafNode, isLeaf)
    // The new node has no measurements to invalidate. An item that has entered a box since the styles of the box were
    // prepared is prepared in the next update.
    item.mark([.needsFrames, .needsReview], false)
    if !item.isUnpreparedInBox { item.needsMeasuring = false }
    item.forgetMeasurement()
    item.mark([.needsPins, .isNew, .needsUpdate])
    // The table does not keep the root, because the root owns the tree.
    if container != nil {
      setItem(item, at: node)
      if !isLeaf { item.layout?.dropTree() }
    }
    if !isLeaf, let content = item.content { content.writeKind(of: item, to: self) }
    // The layout of this tree may have another width.
    if !isLeaf, let updates = item.layout?.updates, isOutdated(updates) { updates.isNeeded = true }
  }

  private func makeNode(_ style: Style, isLeaf: Bool, below parent: NodeID?) -> NodeID {
    if let parent {
      let node = try? isLeaf ? tree.appendLeaf(style, to: parent) : tree.appendNode(style, to: parent)
      if let node { return node }
    }
    return isLeaf ? tree.makeLeaf(style) : tree.makeNode(style)
  }

  /// Creates a node with the plain style, which the tree stores once, so that it is not compared for each node.
  private func makePlainNode(isLeaf: Bool, below parent: NodeID?) -> NodeID {
    if let parent {
      let node = try? isLeaf ? tree.appendLeaf(plainStyleID, to: parent) : tree.appendNode(plainStyleID, to: parent)
      if let node { return node }
    }
    return makeNode(NodeTree.plainStyle, isLeaf: isLeaf, below: parent)
  }

  /// Whether an item has a node of this tree, of the right kind.
  private func isCurrent(_ item: ViewNode) -> Bool {
    guard item.isIn(self), let node = item.id else { return false }
    return tree.contains(node) && item.has(.isLeafNode) == isLeaf(item)
  }

  /// A container that its parent container excludes lays itself out: it is the root of a tree of its own.
  private func isLeaf(_ item: ViewNode) -> Bool {
    item.isLeafInTree && (item.content == nil || item !== root)
  }

  // MARK: - Structure

  /// Makes the nodes of `items` the children of a container, in this order, and removes all others.
  private func arrange(_ items: [ViewNode], in container: ViewNode) {
    guard let parent = container.id else { return }
    version += 1
    let wanted = items.compactMap { $0.isIn(self) ? $0.id : nil }
    let kept = Set(wanted)
    // Items that stood in an item that is now removed are moved out first.
    for item in items where item.isIn(self) {
      guard let node = item.id, tree.parent(of: node) != parent else { continue }
      moveToEnd(item, node, of: parent)
    }
    for node in tree.children(of: parent) where !kept.contains(node) { destroy(node) }
    container.noteVisits(items.count)
    container.noteVisits(bringInOrder(wanted, below: parent))
  }

  /// Makes the node of an item the last child of a container.
  private func moveToEnd(_ item: ViewNode, _ node: NodeID, of parent: NodeID) {
    // The containers in the item may inherit another direction.
    if item.content != nil, !item.isLeafInTree { markContainers(from: item) }
    try? tree.move(node, to: parent, at: tree.childCount(of: parent))
  }

  /// Sorts the children of a node.
  ///
  /// If only a few children are out of order, each is moved on its own, for which the tree searches its place linearly.
  /// Otherwise all children from the first one out of order are moved to the end again.
  /// - Returns: The number of visited children.
  private func bringInOrder(_ wanted: [NodeID], below parent: NodeID) -> Int {
    let current = tree.children(of: parent)
    var next = 0
    var moved: Set<NodeID> = []
    var places: [Int] = []
    for (place, node) in wanted.enumerated() {
      while next < current.count, moved.contains(current[next]) { next += 1 }
      if next < current.count, current[next] == node {
        next += 1
      } else {
        moved.insert(node)
        places.append(place)
      }
    }
    guard let first = places.first else { return wanted.count }
    if places.count <= NodeTree.singleMoves {
      for place in places { try? tree.move(wanted[place], to: parent, at: place) }
      return (1 + places.count) * wanted.count
    }
    for node in wanted[first...] { try? tree.move(node, to: parent, at: wanted.count - 1) }
    return 2 * wanted.count
  }

  /// The maximum number of children that are moved one by one.
  private static let singleMoves = 8

  /// Removes a node and its descendants. Items that have moved get new nodes in their new containers.
  private func destroy(_ node: NodeID) {
    guard tree.contains(node) else { return }
    var pending = [node]
    while let next = pending.popLast() {
      setItem(nil, at: next)
      pending += tree.children(of: next)
    }
    try? tree.destroy(node)
  }
}
