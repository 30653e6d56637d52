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
  public var rules: LayoutRules { arena.contents.rules }
  private var owner: ArenaOwner
  /// Styles that had to be sanitized, as they were set.
  private(set) var originalStyles: [Int32: Style] = [:]
  /// Boxes and pins that had to be sanitized, as they were set.
  var originalBoxes: [Int32: BoxContainer] = [:]
  var originalPins: [Int32: BoxPins] = [:]

  /// Makes an empty tree. Default: ``LayoutRules/css``.
  public init(rules: LayoutRules = .css) {
    owner = ArenaOwner(Arena(rules: rules))
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

  /// Whether the lines of a leaf run as those of its parent do, if its style leaves that open. Otherwise they run horizontally, as those
  /// of views do. It is set before the tree has nodes. Default: `true`.
  package var leavesInheritWritingModes: Bool {
    get { arena.contents.leavesInheritWritingModes }
    set { mutableArena.contents.leavesInheritWritingModes = newValue }
  }

  #if DEBUG
    /// Counts accesses to the memory of the tree, and of copies that are made of it, from now on. The count has to last longer than they.
    package mutating func countAccesses(_ count: AccessCount) {
      mutableArena.contents.countAccesses(AccessCounter(count))
    }
  #endif

  // MARK: - Nodes

  /// Makes a node without a parent: a container, or an empty box as long as it has no children.
  public mutating func makeNode(_ style: Style) -> NodeID { StyleReference.with(style) { makeNode($0, traits: []) } }

  /// Makes a leaf without a parent: its natural size is asked of the measure function of each layout.
  ///
  /// Children of a leaf are not laid out.
  public mutating func makeLeaf(_ style: Style) -> NodeID {
    StyleReference.with(style) { makeNode($0, traits: .isLeaf) }
  }

  // Styles are large, and copied only where one is changed.
  private mutating func makeNode(_ style: StyleReference, traits: NodeTraits) -> NodeID {
    let index = mutableArena.makeNodeRecord()
    arena.nodes[index].traits.formUnion(traits)
    store(style, at: index)
    return id(at: index)
  }

  /// Destroys a node and all below it. Their names are never given again.
  ///
  /// - Complexity: O(nodes destroyed + depth).
  public mutating func destroy(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.detach(index)
    var next = index
    var end: Int32 = -1
    // Depth first without a stack: children are spliced into the list of what is still to be freed.
    while next != end {
      let record = arena.nodes[next]
      if record.firstChild >= 0 {
        arena.nodes[arena.lastChild(of: next)].nextSibling = record.nextSibling
        arena.nodes[next].nextSibling = record.firstChild
        arena.nodes[next].firstChild = -1
      }
      let following = arena.nodes[next].nextSibling
      arena.destroyRecord(next)
      if !originalStyles.isEmpty { originalStyles[next] = nil }
      if !originalBoxes.isEmpty { originalBoxes[next] = nil }
      if !originalPins.isEmpty { originalPins[next] = nil }
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
    guard node.index >= 0, Int(node.index) < arena.contents.nodes.count else { return false }
    return arena.links[node.index].generation == node.generation && arena.nodes[node.index].traits.contains(.isAlive)
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
  ///
  /// - Complexity: O(1) mostly, and O(depth) at most where a width begins to depend on a height, or ends to; in the latter case O(siblings)
  ///   for each ancestor, too. Where the layout direction or the writing mode changes, O(nodes below that inherit it).
  public mutating func setStyle(_ style: Style, of node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    if setSizes(style, at: index) { return }
    if style == (originalStyles[index] ?? arena.wholeStyle(of: index)) { return }
    let arena = mutableArena
    StyleReference.with(style) { store($0, at: index) }
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
    guard originalStyles.isEmpty || originalStyles[index] == nil, style.hasUsableSizes,
      arena.writtenStyle(of: index).slot < 0,
      arena.contents.styleTable.hasBytes(&rest, ofSlot: arena.nodes[index].style)
    else { return false }
    let sizes = PreferredSizeValues(style)
    guard sizes != arena.sizes[index] else { return true }
    let arena = mutableArena
    arena.sizes[index] = sizes
    arena.invalidate(index)
    return true
  }

  private mutating func store(_ style: StyleReference, at index: Int32) {
    let arena = self.arena
    let parent = arena.nodes[index].parent
    let coupled = parent >= 0 && arena.couplesAxes(of: parent, through: index)
    let known = arena.nodes[index].style
    arena.forgetWrittenStyle(of: index)
    let wasReplaced = arena.isReplacedByChildren(index)
    let slot = slot(for: style, at: index)
    arena.nodes[index].style = slot
    if known >= 0 { arena.contents.styleTable.remove(known) }
    arena.nodes[index].traits.formIntersection(.independentOfStyle)
    arena.nodes[index].traits.formUnion(arena.contents.styleTable.traits(ofSlot: slot))
    arena.inheritFlow(index)
    arena.resolveContent(of: index)
    arena.resolveStyle(of: index)
    arena.propagateTraits(from: index)
    arena.reviewCoupling(of: index)
    if coupled { arena.reviewCoupling(of: parent) }
    if wasReplaced || arena.nodes[index].traits.contains(.isContents) {
      arena.updateContents(index, wasReplaced: wasReplaced)
    }
  }

  /// Sanitizes a style, sets the sizes of the node, and says where the rest is kept.
  private mutating func slot(for style: StyleReference, at index: Int32) -> Int32 {
    let arena = self.arena
    var rest = style.style.withoutSizes
    if style.style.hasUsableSizes, let slot = arena.contents.styleTable.reuseRecent(&rest) {
      arena.sizes[index] = PreferredSizeValues(style.style)
      if !originalStyles.isEmpty { originalStyles[index] = nil }
      return slot
    }
    let sanitized = style.style.sanitized()
    arena.sizes[index] = PreferredSizeValues(sanitized)
    let slot = arena.contents.styleTable.insert(sanitized.withoutSizes, rules, isRightToLeft: false)
    if style.isEqual(to: sanitized) {
      if !originalStyles.isEmpty { originalStyles[index] = nil }
      arena.contents.styleTable.rememberRecent(slot)
    } else {
      originalStyles[index] = style.style
    }
    return slot
  }

  /// Says that a leaf's content changed: what it answered before is forgotten. For a container it forces its own layout.
  ///
  /// - Complexity: O(depth) at most; ancestors that are already waiting for a layout end the walk.
  public mutating func markDirty(_ node: NodeID) throws(LayoutTreeError) {
    let index = try index(of: node)
    let arena = mutableArena
    arena.invalidate(index)
    if arena.nodes[index].traits.contains(.isOrthogonal) { arena.invalidate(arena.content(of: index)) }
  }
}
