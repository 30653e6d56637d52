/// A tree of boxes that lasts: nodes with styles go in, frames come out, and after an edit only what it touches is laid
/// out again.
///
/// ```swift
/// var tree = LayoutTree(rules: .css)
/// var row = Style(.css)
/// row.width = 300
/// let root = tree.makeNode(row)
/// var item = Style(.css)
/// item.grow = 1
/// item.height = 40
/// let first = tree.makeNode(item)
/// try tree.append(first, to: root)
/// try tree.computeLayout(of: root, in: .unconstrained) { _, _ in Measurement(width: 0, height: 0) }
/// tree.frame(of: first)  // x 0, y 0, width 300, height 40
/// ```
///
/// A tree is a value: a copy is independent of its original (the memory is copied at the first change), and it can be sent
/// to another thread and laid out there. There is no limit to its depth but memory: a layout does not use the call stack
/// for nesting.
public struct LayoutTree: Sendable {
  /// The rules by which the whole tree is laid out.
  public let rules: LayoutRules
  private var owner: ArenaOwner
  /// Styles that had to be sanitized, as they were set.
  private(set) var originalStyles: [Int32: Style] = [:]
  /// Boxes and pins that had to be sanitized, as they were set.
  var originalBoxes: [Int32: BoxContainer] = [:]
  var originalPins: [Int32: BoxPins] = [:]

  /// Makes an empty tree. Default: ``LayoutRules/css``.
  public init(rules: LayoutRules = .css) {
    self.rules = rules
    owner = ArenaOwner(Arena())
  }

  /// The memory, to read.
  var arena: Arena { owner.arena }

  /// The memory, to change: after a copy of the tree was made, this takes a copy of its own first.
  var mutableArena: Arena {
    mutating get {
      if !isKnownUniquelyReferenced(&owner) { owner = ArenaOwner(Arena(copying: owner.arena)) }
      return owner.arena
    }
  }

  /// Whether plain containers are laid out in sweeps. Switched off before the first layout, everything is laid out step by step.
  var allowsSweeps: Bool {
    get { arena.contents.pointee.allowsSweeps }
    set { mutableArena.contents.pointee.allowsSweeps = newValue }
  }

  // MARK: - Nodes

  /// Makes a node without a parent: a container, or an empty box as long as it has no children.
  public mutating func makeNode(_ style: Style) -> NodeID { withUnsafePointer(to: style) { makeNode($0, traits: []) } }

  /// Makes a leaf without a parent: its natural size is asked of the measure function of each layout.
  ///
  /// Children of a leaf are not laid out.
  public mutating func makeLeaf(_ style: Style) -> NodeID {
    withUnsafePointer(to: style) { makeNode($0, traits: .isLeaf) }
  }

  // Styles are large, and copied only where one is changed.
  private mutating func makeNode(_ style: UnsafePointer<Style>, traits: NodeTraits) -> NodeID {
    let arena = mutableArena
    let index: Int32
    if arena.contents.pointee.freeNodes.count > 0 {
      let last = arena.contents.pointee.freeNodes.count - 1
      index = arena.contents.pointee.freeNodes[last]
      arena.contents.pointee.freeNodes.removeLast()
      var record = NodeRecord()
      record.generation = arena.nodes[Int(index)].generation &+ 1
      arena.nodes[Int(index)] = record
      arena.results[Int(index)] = NodeResult()
      arena.states[Int(index)] = SweepState()
    } else {
      index = Int32(arena.contents.pointee.nodes.count)
      arena.contents.pointee.nodes.append(NodeRecord())
      arena.contents.pointee.results.append(NodeResult())
      arena.contents.pointee.states.append(SweepState())
      arena.contents.pointee.sizes.append(NodeSizes(style.pointee))
    }
    arena.nodes[Int(index)].traits = traits.union(.isAlive)
    store(style, at: index)
    return NodeID(index: index, generation: arena.nodes[Int(index)].generation)
  }

  /// Destroys a node and all below it. Their names are never given again.
  ///
  /// - Complexity: O(nodes destroyed + depth).
  public mutating func destroy(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.unlink(index)
    var next = index
    var end: Int32 = -1
    // Depth first without a stack: children are spliced into the list of what is still to be freed.
    while next != end {
      let record = arena.nodes[Int(next)]
      if record.firstChild >= 0 {
        arena.nodes[Int(arena.lastChild(of: next))].nextSibling = record.nextSibling
        arena.nodes[Int(next)].nextSibling = record.firstChild
        arena.nodes[Int(next)].firstChild = -1
      }
      let following = arena.nodes[Int(next)].nextSibling
      arena.removeAnswers(of: next)
      arena.endRefresh(of: next)
      arena.nodes[Int(next)].traits = []
      arena.contents.pointee.styleTable.remove(arena.nodes[Int(next)].style)
      arena.nodes[Int(next)].style = -1
      if !originalStyles.isEmpty { originalStyles[next] = nil }
      if !originalBoxes.isEmpty { originalBoxes[next] = nil }
      if !originalPins.isEmpty { originalPins[next] = nil }
      arena.contents.pointee.freeNodes.append(next)
      end = -1
      next = following
    }
  }

  /// The index of a living node.
  func index(of node: NodeID) throws(LayoutTreeError) -> Int32 {
    guard contains(node) else { throw .unknownNode(node) }
    return node.index
  }

  /// Whether the node is in this tree.
  public func contains(_ node: NodeID) -> Bool {
    guard node.index >= 0, Int(node.index) < arena.contents.pointee.nodes.count else { return false }
    let record = arena.nodes[Int(node.index)]
    return record.generation == node.generation && record.traits.contains(.isAlive)
  }

  /// The name of the node at `index`.
  func id(at index: Int32) -> NodeID { arena.id(of: index) }

  // MARK: - Styles

  /// The style as it was set, or `nil` if the node is not in this tree.
  public func style(of node: NodeID) -> Style? {
    guard contains(node) else { return nil }
    return originalStyles[node.index] ?? arena.wholeStyle(of: node.index)
  }

  /// The style that a node is laid out with: that which was set, with the default in place of each value that makes no
  /// sense; or `nil` if the node is not in this tree.
  public func usedStyle(of node: NodeID) -> Style? { contains(node) ? arena.wholeStyle(of: node.index) : nil }

  /// Gives a node another style. Setting an equal style changes nothing, and nothing is laid out again.
  public mutating func setStyle(_ style: Style, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    if setSizes(style, at: index) { return }
    if style == (originalStyles[index] ?? arena.wholeStyle(of: index)) { return }
    let arena = mutableArena
    withUnsafePointer(to: style) { store($0, at: index) }
    arena.invalidate(index)
  }

  /// Changes a node's style in place.
  ///
  /// ```swift
  /// try tree.updateStyle(of: node) { $0.grow = 1 }
  /// ```
  public mutating func updateStyle(of node: NodeID, _ change: (inout Style) -> Void) throws(LayoutTreeError) {
    guard var style = style(of: node) else { throw .unknownNode(node) }
    change(&style)
    try setStyle(style, of: node)
  }

  /// Takes over `width` and `height` from a style that differs in nothing else from the one that the node has. Answers whether
  /// that is all there is to do.
  private mutating func setSizes(_ style: Style, at index: Int32) -> Bool {
    var rest = style.withoutSizes
    guard originalStyles.isEmpty || originalStyles[index] == nil, Style.haveSameBytes(&rest, arena.style(index)),
      style.hasUsableSizes
    else { return false }
    let sizes = NodeSizes(style)
    guard sizes != arena.sizes[Int(index)] else { return true }
    let arena = mutableArena
    arena.sizes[Int(index)] = sizes
    arena.invalidate(index)
    return true
  }

  private mutating func store(_ style: UnsafePointer<Style>, at index: Int32) {
    let arena = self.arena
    let parent = arena.nodes[Int(index)].parent
    let contributed = parent >= 0 ? arena.contribution(of: index, to: parent) : []
    let known = arena.nodes[Int(index)].style
    arena.nodes[Int(index)].style = slot(for: style, at: index)
    if known >= 0 { arena.contents.pointee.styleTable.remove(known) }
    setTraits(at: index)
    arena.propagateTraits(from: index)
    arena.withdrawTraits(from: index)
    if !contributed.isEmpty { arena.withdrawTraits(from: parent) }
  }

  /// Sanitizes a style, sets the sizes of the node, and says where the rest is kept.
  private mutating func slot(for style: UnsafePointer<Style>, at index: Int32) -> Int32 {
    let contents = arena.contents
    var rest = style.pointee.withoutSizes
    if style.pointee.hasUsableSizes, let slot = contents.pointee.styleTable.insertAgain(&rest) {
      arena.sizes[Int(index)] = NodeSizes(style.pointee)
      if !originalStyles.isEmpty { originalStyles[index] = nil }
      return slot
    }
    let sanitized = style.pointee.sanitized()
    arena.sizes[Int(index)] = NodeSizes(sanitized)
    let slot = contents.pointee.styleTable.insert(sanitized.withoutSizes, rules)
    if sanitized == style.pointee {
      if !originalStyles.isEmpty { originalStyles[index] = nil }
      contents.pointee.styleTable.noteAgain(slot)
    } else {
      originalStyles[index] = style.pointee
    }
    return slot
  }

  /// Sets what is known of a node without looking at its style.
  private func setTraits(at index: Int32) {
    let kept = arena.nodes[Int(index)].traits.intersection(
      [
        .isLeaf, .isAlive, .isLeftOut, .ordersChildren, .isBox, .hasPins, .hasRatioChildren, .hasGrandchildren,
        .hasUnplainChildren, .inherited,
      ])
    let summary = arena.styleSummary(index)
    arena.nodes[Int(index)].traits = kept.union(summary.pointee.traits)
    if summary.pointee.isIrregularItem(isLeaf: kept.contains(.isLeaf)) {
      arena.nodes[Int(index)].traits.insert(.isIrregularItem)
    }
  }

  /// Says that a leaf's content changed: what it answered before is forgotten. For a container it forces its own layout.
  ///
  /// - Complexity: O(depth) at most; ancestors that are already waiting for a layout end the walk.
  public mutating func markDirty(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    mutableArena.invalidate(index)
  }
}
