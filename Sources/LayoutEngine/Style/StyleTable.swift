/// The styles of a tree.
///
/// Styles with equal bytes are stored once, because most trees have many nodes and few styles: see ``StyleReference``.
struct StyleTable {
  /// The distinct styles of the nodes.
  private(set) var styles: ChunkedBuffer<Style>
  /// The slots of each style, at the same place as the style. Each slot is a use of the style.
  private var sharedSlots: HashedTable<SharedSlots>

  /// Styles that are resolved for a layout direction, to which nodes refer.
  private(set) var slots: Buffer<Slot>
  private var freeSlots: Buffer<Int32>

  struct Slot: BitwiseCopyable {
    fileprivate(set) var resolved: ResolvedStyle
    fileprivate let style: Int32
    fileprivate let isRightToLeft: Bool
    /// The number of nodes with the slot.
    fileprivate var useCount: Int32 = 1
  }

  /// The slots that nodes share, from left to right and from right to left; −1: none.
  ///
  /// Nodes with percentages of edges have their own slots, in which passes store the resolved edges.
  private struct SharedSlots: BitwiseCopyable {
    var leftToRight: Int32 = -1
    var rightToLeft: Int32 = -1
  }

  /// The number of styles for which a new table has memory: a chunk of ``styles``.
  ///
  /// Most screens have fewer styles, and are built without moves of the table.
  private static let initialCapacity = 16

  init() {
    styles = ChunkedBuffer()
    sharedSlots = HashedTable(capacity: Self.initialCapacity)
    slots = Buffer(minimumCapacity: Self.initialCapacity)
    freeSlots = Buffer()
  }

  mutating func apply(_ operation: MemoryOperation) {
    styles.apply(operation)
    sharedSlots.apply(operation)
    slots.apply(operation)
    freeSlots.apply(operation)
  }

  /// Returns the slot of a style without sizes for one more node, and whether invalid values of the style were replaced.
  ///
  /// Most styles are found in the table without an inspection of their values, because all styles in the table are valid.
  ///
  /// - Parameter style: The style, which receives the defaults in place of invalid values.
  mutating func insert(_ style: inout Style, _ rules: LayoutRules) -> (slot: Int32, isSanitized: Bool) {
    var isSanitized = false
    // Most styles have regular bytes.
    var (known, hash) = find(&style)
    if known == nil, style.makeBytesRegular() { (known, hash) = find(&style) }
    if known == nil, style.sanitize() {
      isSanitized = true
      style.makeBytesRegular()
      (known, hash) = find(&style)
    }
    return (slot(ofStyle: known ?? append(&style, hash), rules, isRightToLeft: false), isSanitized)
  }

  /// Returns the slot of a style in a layout direction for one more node.
  private mutating func slot(ofStyle index: Int32, _ rules: LayoutRules, isRightToLeft: Bool) -> Int32 {
    let shared = isRightToLeft ? sharedSlots[index].rightToLeft : sharedSlots[index].leftToRight
    if shared >= 0 {
      slots[Int(shared)].useCount += 1
      return shared
    }
    let style = StyleReference(styles, at: Int(index))
    let resolved = ResolvedStyle(style.style, rules, isRightToLeft: isRightToLeft)
    let slot = append(Slot(resolved: resolved, style: index, isRightToLeft: isRightToLeft))
    if resolved.flex.traits.contains(.hasPercentageEdges) { return slot }
    if isRightToLeft { sharedSlots[index].rightToLeft = slot } else { sharedSlots[index].leftToRight = slot }
    return slot
  }

  /// Returns a slot of the same style for one more node.
  mutating func share(_ slot: Int32) -> Int32 {
    // Each node with percentages of edges has its own slot.
    guard slots[Int(slot)].resolved.flex.traits.contains(.hasPercentageEdges) else {
      slots[Int(slot)].useCount += 1
      return slot
    }
    let known = slots[Int(slot)]
    return append(Slot(resolved: known.resolved, style: known.style, isRightToLeft: false))
  }

  /// Whether the styles of two slots have the same bytes.
  func areEqual(_ one: Int32, _ other: Int32) -> Bool { slots[Int(one)].style == slots[Int(other)].style }

  /// The style of a slot.
  func style(ofSlot slot: Int32) -> Style { styles[Int(slots[Int(slot)].style)] }
  func traits(ofSlot slot: Int32) -> NodeTraits { slots[Int(slot)].resolved.nodeTraits }

  func reference(toStyleOf slot: Int32) -> StyleReference {
    StyleReference(styles, at: Int(slots[Int(slot)].style))
  }

  /// Replaces the slot of a node by the slot of the same style in another layout direction.
  mutating func replace(_ slot: Int32, _ rules: LayoutRules, isRightToLeft: Bool) -> Int32 {
    let known = slots[Int(slot)]
    guard known.resolved.flex.traits.contains(.hasLogicalEdges), known.isRightToLeft != isRightToLeft else {
      return slot
    }
    let replacement = self.slot(ofStyle: known.style, rules, isRightToLeft: isRightToLeft)
    remove(slot)
    return replacement
  }

  /// Stores the resolved edges of a node that has its own slot.
  mutating func setEdges(_ slot: Int32, _ margin: Edges<Double>, _ inset: Edges<Double>) {
    slots[Int(slot)].resolved.setEdges(margin, inset)
  }

  /// Returns the index of a style with the same bytes, and the hash of the bytes.
  private func find(_ style: inout Style) -> (index: Int32?, hash: UInt32) {
    StyleReference.with(&style) { style in
      let hash = style.hash
      let index = sharedSlots.find(hash) { StyleReference(styles, at: Int($0)).hasSameBytes(as: style) }
      return (index, hash)
    }
  }

  private mutating func append(_ style: inout Style, _ hash: UInt32) -> Int32 {
    let index = sharedSlots.insert(SharedSlots(), hash)
    if Int(index) == styles.count { styles.append(&style) } else { styles[Int(index)] = style }
    return index
  }

  private mutating func append(_ new: Slot) -> Int32 {
    sharedSlots.addUse(new.style)
    guard let slot = freeSlots.popLast() else {
      slots.append(new)
      return Int32(slots.count - 1)
    }
    slots[Int(slot)] = new
    return slot
  }

  /// Removes the slot from a node.
  mutating func remove(_ slot: Int32) {
    slots[Int(slot)].useCount -= 1
    guard slots[Int(slot)].useCount == 0 else { return }
    freeSlots.append(slot)
    let style = slots[Int(slot)].style
    if sharedSlots[style].leftToRight == slot { sharedSlots[style].leftToRight = -1 }
    if sharedSlots[style].rightToLeft == slot { sharedSlots[style].rightToLeft = -1 }
    sharedSlots.removeUse(style)
  }
}
