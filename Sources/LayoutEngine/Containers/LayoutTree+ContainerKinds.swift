// The kinds of containers in a tree, and their data.

/// The kinds that a tree has used, with their data.
struct ContainerKinds {
  typealias Entry = (kind: ContainerKind, data: ContainerData)

  private(set) var entries: [Entry] = []

  func place(of kind: ContainerKind) -> Int? { entries.firstIndex { $0.kind === kind } }

  func data(of kind: ContainerKind) -> ContainerData? { place(of: kind).map { entries[$0].data } }

  /// Returns the place of a kind, and makes its data at the first use.
  mutating func insert(_ kind: ContainerKind) -> Int {
    if let place = place(of: kind) { return place }
    entries.append((kind, kind.makeData()))
    return entries.count - 1
  }

  func copy() -> ContainerKinds {
    var copy = self
    for index in entries.indices { copy.entries[index].data = entries[index].data.copy() }
    return copy
  }
}

/// The versions of a tree.
package struct TreeVersions: Equatable, BitwiseCopyable {
  /// Changes with nodes, their order, their styles and kinds.
  package private(set) var structure = 0
  /// Changes with the structure, with the content of leaves, and with data of a kind that may change the sizes of content
  /// of other containers.
  package private(set) var content = 0

  /// What an invalidation changes.
  enum Change {
    case structure
    case content
    /// Only data of a kind, which knows what it changed.
    case data
  }

  mutating func note(_ change: Change) {
    if change == .structure { structure &+= 1 }
    if change != .data { content &+= 1 }
  }
}

extension Arena {
  /// The kind of a container with the trait ``NodeTraits/hasKind``, and the data of the kind.
  func kindEntry(of node: Int32) -> ContainerKinds.Entry { kinds[Int(contents.nodeKinds[node])] }

  func kind(of node: Int32) -> ContainerKind { kindEntry(of: node).kind }

  /// The kinds of the tree, with their data.
  var kinds: [ContainerKinds.Entry] { contents.kinds?.value.entries ?? [] }

  func data(of kind: ContainerKind) -> ContainerData? { contents.kinds?.value.data(of: kind) }

  /// Whether the parent is a container of the same kind, which joins nested containers as the node does.
  @inline(never) func joinsParent(_ node: Int32) -> Bool {
    let parent = nodes[node].parent
    guard parent >= 0, nodes[parent].traits.intersection([.joinsNested, .isLeaf]) == .joinsNested
    else { return false }
    return contents.nodeKinds[node] == contents.nodeKinds[parent]
  }

  /// The place of a kind among those of the tree.
  fileprivate func place(of kind: ContainerKind) -> Int {
    let kinds = contents.kinds ?? Allocation(ContainerKinds())
    contents.kinds = kinds
    let count = kinds.value.entries.count
    let place = kinds.value.insert(kind)
    #if COUNTING
      if place == count { kinds.value.entries[place].data.countAccesses(contents.counter) }
    #endif
    return place
  }

  fileprivate func setKind(_ kind: ContainerKind?, of node: Int32) {
    invalidate(node)
    let traits: NodeTraits =
      kind.map { $0.joinsNestedContainers ? .ofKind : .hasKind } ?? []
    nodes[content(of: node)].traits.subtract(.ofKind)
    nodes[content(of: node)].traits.formUnion(traits)
    if let kind { contents.nodeKinds[content(of: node)] = Int32(place(of: kind)) }
    // Other items couple the axes now: the update of the traits determines whether one of them does.
    if nodes[content(of: node)].firstChild >= 0 { nodes[content(of: node)].traits.insert(.hasCouplingItems) }
    inheritFlow(ofContainer: node)
    let content = content(of: node)
    collapseItems(of: content)
    propagateAllTraits(from: content)
    reviewCoupling(of: content)
    reviewCoupling(of: nodes[content].parent)
  }

  /// Moves the kind of a node to another node.
  func moveKind(of node: Int32, to other: Int32) {
    guard nodes[other].traits.contains(.hasKind) else { return }
    contents.nodeKinds[other] = contents.nodeKinds[node]
  }
}

extension LayoutTree {
  /// Returns the kind of a container; `nil` for flexbox, and for a node that is not in this tree.
  public func kind(of node: NodeID) -> ContainerKind? {
    guard contains(node), arena.hasKind(node.index) else { return nil }
    return arena.kind(of: arena.content(of: node.index))
  }

  /// Makes a node a container of a kind; `nil` makes the node a flex container again.
  ///
  /// A leaf remains a leaf. Of the node's style, few properties then apply besides those that the kind reads: at the root,
  /// `width` and `height`; as a flex item, the properties of other flex items; in both cases padding, border and
  /// direction.
  ///
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if `node` is not in this tree.
  /// - Complexity: O(depth + items).
  public mutating func setKind(_ kind: ContainerKind?, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard kind !== self.kind(of: node) else { return }
    mutableArena.setKind(kind, of: index)
  }

  /// Sets whether, by the data of its container's kind, the width of a node as an item depends on its height.
  ///
  /// Where the height of the container is known before the width, the functions of the kind then receive the height.
  ///
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if `node` is not in this tree.
  /// - Complexity: O(depth).
  public mutating func setCouplesAxes(_ couplesAxes: Bool, ofItem node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    guard arena.nodes[index].traits.contains(.couplesAxesAsItem) != couplesAxes else { return }
    let arena = mutableArena
    arena.nodes[index].traits.formSymmetricDifference(.couplesAxesAsItem)
    arena.invalidate(index)
    if couplesAxes { arena.propagateTraits(from: index) } else { arena.reviewCoupling(of: arena.nodes[index].parent) }
  }

  package var versions: TreeVersions { arena.contents.versions }

  /// Returns the data of a kind; `nil` if the tree has never used the kind.
  ///
  /// Read the data only: to change it, get it from ``mutableData(of:)``.
  public func data(of kind: ContainerKind) -> ContainerData? { arena.data(of: kind) }

  /// Returns the data of a kind, for changes.
  ///
  /// The data belongs to this tree alone until the tree is copied. The tree does not observe changes: for a changed node,
  /// call ``markContainerDirty(of:ofKind:)`` if the data of an item changed, or ``markDirty(_:)`` for a container.
  public mutating func mutableData(of kind: ContainerKind) -> ContainerData {
    let arena = mutableArena
    if let data = arena.data(of: kind) { return data }
    let place = arena.place(of: kind)
    return arena.kinds[place].data
  }

  /// Marks the container of a node as dirty, if it is of a kind, after the data of the node for this kind changed.
  ///
  /// The next layout lays out the container again. There is no effect if the container has another kind, or if the node
  /// has none.
  ///
  /// - Throws: ``LayoutTreeError/unknownNode(_:)`` if `node` is not in this tree.
  /// - Complexity: O(depth) at most.
  public mutating func markContainerDirty(of node: NodeID, ofKind kind: ContainerKind) throws(LayoutTreeError) {
    let parent = arena.nodes[try index(of: node)].parent
    guard parent >= 0, arena.nodes[parent].traits.contains(.hasKind) else { return }
    if arena.kind(of: parent) === kind { mutableArena.invalidate(parent, .data) }
  }
}
