/// The links and traits of a node that passes use for all nodes.
///
/// Index −1 stands for "none".
struct NodeRecord: BitwiseCopyable {
  var parent: Int32 = -1
  var firstChild: Int32 = -1
  var nextSibling: Int32 = -1
  var childCount: Int32 = 0
  /// The first cached answer of the node, as a leaf or as a container.
  ///
  /// The answers are removed before a leaf becomes a container or vice versa: see ``Arena/resolveContent(of:isOrthogonal:)``.
  var firstAnswer: Int32 = -1
  /// The place of the node's style in ``UsedStyles``.
  var style: Int32 = -1
  /// The next sibling in the parent's list of children with changed descendants.
  var nextChanged: Int32 = -1
  var traits: NodeTraits = []
}

/// Further links of a node, for edits.
struct NodeLinks: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The previous sibling; for the first child, the last sibling.
  var previousSibling: Int32 = -1
}

/// The links of a node in order-modified document order.
struct ItemOrder: BitwiseCopyable {
  /// The next child of the parent, if the parent orders its children.
  var next: Int32 = -1
  /// The first child, if the node orders its children.
  var first: Int32 = -1
}

/// The results of the last layout for a node.
struct NodeResult: BitwiseCopyable {
  /// The frame relative to the parent's border box, not snapped.
  var frame = LayoutRect()
  /// The origin of the parent's border box in the root's coordinates when the frame was last snapped.
  var parentOrigin = SIMD2<Double>()
}

/// The input of a layout.
struct LayoutQuestion: Equatable {
  var root: Int32
  var space: RootSpace
  var scale: Double
}

/// A handle to the memory of a tree.
///
/// The pointer has no owner: ``ArenaOwner`` determines its lifetime.
struct Arena {
  private let memory: Allocation<ArenaContents>

  init(rules: LayoutRules) { memory = Allocation(ArenaContents(rules: rules)) }

  init(copying other: Arena) {
    memory = Allocation(other.contents)
    memory.value.apply(.copy)
  }

  func free() {
    memory.value.apply(.free)
    memory.free()
  }

  var contents: ArenaContents {
    get { memory.value }
    nonmutating _modify { yield &memory.value }
  }

  /// Returns the identifier of a node.
  ///
  /// An inner root has the identifier of its parent.
  func id(of node: Int32) -> NodeID {
    let named = nodes[node].traits.contains(.isInnerRoot) ? nodes[node].parent : node
    return NodeID(index: named, generation: links[named].generation)
  }

  var workspace: Workspace {
    get { memory.value.workspace }
    nonmutating _modify { yield &memory.value.workspace }
  }
  /// See ``ArenaContents/grid``.
  var grid: PixelGrid? { memory.value.grid }
  var statistics: LayoutStatistics {
    get { memory.value.statistics }
    nonmutating _modify { yield &memory.value.statistics }
  }
  var nodes: Table<NodeRecord> { memory.value.nodes.table }
  var links: Table<NodeLinks> { memory.value.links.table }
  var sizes: Table<SizeNumbers> { memory.value.sizes.table }
  var states: Table<NodeState> { memory.value.states.table }
  var results: Table<NodeResult> { memory.value.results.table }

  // MARK: - Nodes

  /// Reserves memory for nodes in all tables.
  @inline(never) func reserveCapacity(_ nodeCount: Int) {
    _ = contents.nodes.reserve(nodeCount)
    let count = contents.nodes.capacity - contents.nodes.count
    _ = contents.links.reserve(count)
    _ = contents.results.reserve(count)
    _ = contents.states.reserve(count)
    _ = contents.sizes.reserve(count)
    if contents.leavesMeasureInAvailableSpace { _ = contents.intrinsicSpaces.reserve(count) }
  }

  /// Makes a new node without a style and without links.
  @inline(__always) func makeNodeRecord(_ traits: NodeTraits) -> Int32 {
    let record = NodeRecord(traits: traits.union(.isAlive))
    let index: Int32
    if let free = contents.freeNodes.popLast() {
      index = free
      nodes[index] = record
      links[index] = NodeLinks(generation: links[index].generation &+ 1)
      results[index] = NodeResult()
      states[index] = NodeState()
      forgetSpaces(of: index)
    } else {
      // The tables have the same count and grow together.
      let count = contents.nodes.count
      index = Int32(count)
      if count == contents.nodes.capacity { reserveCapacity(1) }
      contents.nodes.appendInReserve(record, at: count)
      contents.links.appendInReserve(NodeLinks(generation: contents.firstGeneration), at: count)
      contents.results.appendInReserve(NodeResult(), at: count)
      contents.states.appendInReserve(NodeState(), at: count)
      contents.sizes.appendInReserve(SizeNumbers(), at: count)
      if contents.leavesMeasureInAvailableSpace { contents.intrinsicSpaces.appendInReserve(.endless, at: count) }
    }
    return index
  }

  /// Destroys a node without links.
  func destroyRecord(_ node: Int32) {
    contents.answerLimit.subtract(removeAnswers(of: node))
    contents.answerLimit.forgetNodeCount()
    // The place of the node can be reused for another root.
    contents.currentLayout = nil
    if contents.separateRoot == node { contents.separateRoot = -1 }
    if contents.rootSpace?.root == node { contents.rootSpace = nil }
    // An inner root has the identifier of its parent, which keeps its data.
    if !nodes[node].traits.contains(.isInnerRoot) {
      for entry in kinds { entry.data.remove(id(of: node)) }
    }
    endRefresh(of: node)
    nodes[node].traits = []
    contents.releaseStyle(nodes[node].style)
    nodes[node].style = -1
    contents.replacements.reset(node)
    contents.freeNodes.append(node)
  }

  // MARK: - Styles

  /// The index of a node's style in the ``StyleTable``.
  func styleIndex(_ node: Int32) -> Int32 { memory.value.usedStyles.records[Int(nodes[node].style)].style }

  /// The values of a node's style as they were set, except for the numbers of the sizes.
  func styleValues(_ node: Int32) -> StyleValues { memory.value.styleTable[styleIndex(node)] }

  /// The style of a node as it was set.
  func style(of node: Int32) -> Style {
    let known = nodeStyle(node)
    return memory.value.styleTable.style(StoredStyle(index: known.style, sizes: known.sizes))
  }

  func resolvedStyle(_ node: Int32) -> ResolvedStyle {
    memory.value.usedStyles.records[Int(nodes[node].style)].resolved
  }
  /// The lengths of a node's style that refer to other boxes, or are rare.
  func lengths(of node: Int32) -> StyleLengths {
    memory.value.usedStyles.lengths[Int(memory.value.usedStyles.records[Int(nodes[node].style)].resolved.lengths)]
  }
  func flexStyle(_ node: Int32) -> FlexStyle { memory.value.usedStyles.records[Int(nodes[node].style)].resolved.flex }
  func axisStyle(_ node: Int32, _ axis: LayoutAxis) -> AxisStyle {
    memory.value.usedStyles.records[Int(nodes[node].style)].resolved[axis]
  }
  /// Padding and border of a node together.
  func inset(of node: Int32) -> Edges<Double> {
    let (horizontal, vertical) = (axisStyle(node, .horizontal), axisStyle(node, .vertical))
    return Edges(
      top: vertical.insetStart, left: horizontal.insetStart, bottom: vertical.insetEnd, right: horizontal.insetEnd)
  }
}
