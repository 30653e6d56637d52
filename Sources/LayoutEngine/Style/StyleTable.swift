/// The styles of a tree.
///
/// Equal styles are stored once, because most trees have many nodes and few styles. The numbers of `width` and `height`
/// are stored with the nodes: nodes that differ only in these numbers share a style, which spares some 300 bytes and the
/// resolution of a style for each of them.
struct StyleTable {
  /// The distinct styles of the nodes.
  private(set) var styles: ChunkedBuffer<StyleValues>
  /// The slots of each style, at the same place as the style. Each slot is a use of the style.
  private var uses: HashedTable<Slots>
  /// The functions of the styles.
  private(set) var functions = LengthTable()

  /// Styles that are resolved for a writing mode, to which nodes refer.
  private(set) var slots: Buffer<Slot>
  private var freeSlots: Buffer<Int32>
  /// The lengths that are not resolved, at the places of ``ResolvedStyle/lengths``. The first place has the lengths of
  /// all other styles.
  private(set) var lengths: Buffer<StyleLengths>
  private var freeLengths: Buffer<Int32>

  struct Slot: BitwiseCopyable {
    fileprivate(set) var resolved: ResolvedStyle
    fileprivate let style: Int32
    /// The traits for which the style is resolved.
    fileprivate let axes: NodeTraits
    /// The next slot of the same style; −1: none.
    fileprivate var next: Int32
    /// The slot of which this one is the copy for a node with percentages of edges; −1: none.
    fileprivate var original: Int32 = -1
    /// The number of nodes and copies with the slot.
    fileprivate var useCount: Int32 = 1
  }

  private struct Slots: BitwiseCopyable {
    /// The first slot; −1: none.
    var first: Int32 = -1
    var haveFunctions: Bool
  }

  /// The number of styles for which a new table has memory: a chunk of ``styles``.
  ///
  /// Most screens have fewer styles, and are built without moves of the table.
  private static let initialCapacity = 16

  init() {
    styles = ChunkedBuffer()
    uses = HashedTable(capacity: Self.initialCapacity)
    slots = Buffer(minimumCapacity: Self.initialCapacity)
    freeSlots = Buffer()
    lengths = Buffer()
    lengths.append(StyleLengths())
    freeLengths = Buffer()
  }

  mutating func apply(_ operation: MemoryOperation) {
    styles.apply(operation)
    uses.apply(operation)
    functions.apply(operation)
    slots.apply(operation)
    freeSlots.apply(operation)
    lengths.apply(operation)
    freeLengths.apply(operation)
  }

  // MARK: - Storing

  /// Stores a style for one more node, with the default in place of each invalid value.
  ///
  /// Most styles are found in the table without an inspection of their values, because all styles in the table are valid.
  mutating func insert(_ style: Style, _ rules: LayoutRules) -> KeptStyle {
    var values = style.values
    guard style.functions == nil, let sizes = values.removeSizes() else { return insertUnusual(style, rules) }
    let (known, hash) = find(&values)
    guard let index = known ?? insertIfValid(&values, hash) else { return insertUnusual(style, rules) }
    return KeptStyle(slot: slot(ofStyle: index, [], rules), sizes: sizes)
  }

  /// Stores a style that has functions or invalid values.
  @inline(never) private mutating func insertUnusual(_ style: Style, _ rules: LayoutRules) -> KeptStyle {
    var values = style.values
    let isSanitized = values.sanitize(style.functions)
    let sizes = values.removeSizes() ?? SizeNumbers()
    if let styleFunctions = style.functions { insert(styleFunctions, into: &values) }
    let (known, hash) = find(&values)
    if known != nil, style.functions != nil {
      // The known style has its own uses of the functions.
      removeFunctions(of: values)
    }
    let index = known ?? insert(&values, hash, hasFunctions: style.functions != nil)
    return KeptStyle(slot: slot(ofStyle: index, [], rules), sizes: sizes, isSanitized: isSanitized)
  }

  /// Stores values that are not in the table; `nil` if a value is invalid.
  @inline(never) private mutating func insertIfValid(_ values: inout StyleValues, _ hash: UInt32) -> Int32? {
    values.sanitize(nil) ? nil : insert(&values, hash, hasFunctions: false)
  }

  /// Stores valid values that are not in the table.
  private mutating func insert(_ values: inout StyleValues, _ hash: UInt32, hasFunctions: Bool) -> Int32 {
    let index = uses.insert(Slots(haveFunctions: hasFunctions), hash)
    if Int(index) == styles.count { styles.append(&values) } else { styles[Int(index)] = values }
    return index
  }

  /// Returns the index of equal values, and the hash of the values.
  ///
  /// The function changes nothing, and is mutating because the table would be copied for the call otherwise.
  private mutating func find(_ values: inout StyleValues) -> (index: Int32?, hash: UInt32) {
    StyleMemory.with(&values) { values in
      let hash = values.hash
      return (uses.find(hash) { StyleMemory(styles, at: Int($0)).isEqual(to: values) }, hash)
    }
  }

  /// Replaces the functions of a style by their places in the table.
  @inline(never) private mutating func insert(_ styleFunctions: StyleFunctions, into values: inout StyleValues) {
    values.forEachLength { length, place in
      guard length.isFunction, let expression = styleFunctions.expression(at: place) else { return }
      length = PackedLength(function: functions.insert(expression))
    }
  }

  private mutating func removeFunctions(of values: StyleValues) {
    var values = values
    values.forEachLength { length, _ in if length.isFunction { functions.remove(length.functionPlace) } }
  }

  /// Returns a slot of a style in a writing mode for one more node.
  private mutating func slot(ofStyle index: Int32, _ axes: NodeTraits, _ rules: LayoutRules) -> Int32 {
    var slot = uses[index].first
    while slot >= 0, slots[Int(slot)].axes != axes { slot = slots[Int(slot)].next }
    if slot >= 0 { slots[Int(slot)].useCount += 1 } else { slot = appendSlot(ofStyle: index, axes, rules) }
    return hasResolvedEdges(slot) ? slot : appendCopy(of: slot)
  }

  /// Whether nodes share a slot: the edges of its style have no percentages.
  private func hasResolvedEdges(_ slot: Int32) -> Bool {
    !slots[Int(slot)].resolved.flex.traits.contains(.hasPercentageEdges)
  }

  /// Returns a copy of a slot for a node, in which passes store the resolved edges of the node.
  @inline(never) private mutating func appendCopy(of slot: Int32) -> Int32 {
    var copy = slots[Int(slot)]
    (copy.original, copy.useCount) = (slot, 1)
    return append(copy)
  }

  @inline(never)
  private mutating func appendSlot(ofStyle index: Int32, _ axes: NodeTraits, _ rules: LayoutRules) -> Int32 {
    var values = styles[Int(index)]
    var new = Slot(
      resolved: values.resolve(for: axes, rules, functions), style: index, axes: axes, next: uses[index].first)
    if new.resolved.usesLengths || values.edges.contains(.border) {
      new.resolved.lengths = append(StyleLengths(values))
    }
    let slot = append(new)
    uses[index].first = slot
    uses.addUse(index)
    return slot
  }

  private mutating func append(_ new: Slot) -> Int32 {
    guard let slot = freeSlots.popLast() else {
      slots.append(new)
      return Int32(slots.count - 1)
    }
    slots[Int(slot)] = new
    return slot
  }

  private mutating func append(_ new: StyleLengths) -> Int32 {
    guard let place = freeLengths.popLast() else {
      lengths.append(new)
      return Int32(lengths.count - 1)
    }
    lengths[Int(place)] = new
    return place
  }

  /// Returns a slot of a node's style for one more node with the same traits.
  mutating func share(_ slot: Int32) -> Int32 {
    let original = slots[Int(slot)].original
    let shared = original >= 0 ? original : slot
    slots[Int(shared)].useCount += 1
    return original >= 0 ? appendCopy(of: shared) : shared
  }

  /// Returns the slot of a node's style for one more node, which has the given traits.
  mutating func share(_ slot: Int32, _ traits: NodeTraits, _ rules: LayoutRules) -> Int32 {
    self.slot(ofStyle: slots[Int(slot)].style, axes(of: slot, traits), rules)
  }

  /// Replaces the slot of a node if the traits of the node require another one of the same style.
  ///
  /// - Returns: The new slot, and whether its sizes are those of the other axes; `nil` if the slot remains.
  mutating func replace(
    _ slot: Int32, _ traits: NodeTraits, _ rules: LayoutRules
  ) -> (slot: Int32, exchangesAxes: Bool)? {
    let (known, axes) = (slots[Int(slot)].axes, axes(of: slot, traits))
    if known == axes { return nil }
    let replacement = self.slot(ofStyle: slots[Int(slot)].style, axes, rules)
    remove(slot)
    return (replacement, known.symmetricDifference(axes).contains(.isTransposed))
  }

  /// The traits of a node for which the style of a slot has to be resolved.
  private func axes(of slot: Int32, _ traits: NodeTraits) -> NodeTraits {
    let hasLogicalEdges = styles[Int(slots[Int(slot)].style)].hasLogicalEdges
    return traits.intersection(hasLogicalEdges ? .ofResolution : .ofPhysicalResolution)
  }

  /// Stores the resolved edges of a node that has its own slot.
  func setEdges(_ slot: Int32, _ margin: Edges<Double>, _ inset: Edges<Double>) {
    slots[Int(slot)].resolved.setEdges(margin, inset)
  }

  /// Counts the percentages of a node's edges as 0 again.
  func forgetEdges(_ slot: Int32) {
    let original = slots[Int(slot)].original
    if original >= 0 { slots[Int(slot)].resolved = slots[Int(original)].resolved }
  }

  // MARK: - Reading

  /// Whether a node with a slot and sizes has a style.
  func isStyle(_ kept: KeptStyle, ofSlot slot: Int32, _ sizes: SizeNumbers) -> Bool {
    slots[Int(slot)].style == slots[Int(kept.slot)].style && sizesAsSet(sizes, ofSlot: slot) == kept.sizes
  }

  /// Whether the style of a slot has the given values, apart from the numbers of its sizes.
  func has(_ values: inout StyleValues, slot: Int32) -> Bool {
    StyleMemory.with(&values) { StyleMemory(styles, at: Int(slots[Int(slot)].style)).isEqual(to: $0) }
  }

  /// The sizes of a node with a slot, in the axes of the style that was set, or vice versa.
  func sizesAsSet(_ sizes: SizeNumbers, ofSlot slot: Int32) -> SizeNumbers {
    slots[Int(slot)].axes.contains(.isTransposed) ? sizes.transposed : sizes
  }

  /// The kinds of `width` and `height` of a slot's style as they were set.
  func sizeKinds(ofSlot slot: Int32) -> (width: PackedLength, height: PackedLength) {
    let style = Int(slots[Int(slot)].style)
    return (styles[style].width, styles[style].height)
  }

  /// The values of a slot's style as they were set, except for the numbers of the sizes.
  func values(ofSlot slot: Int32) -> StyleValues { styles[Int(slots[Int(slot)].style)] }

  /// The style of a slot as it was set, with the sizes of a node in the axes of the slot.
  func style(ofSlot slot: Int32, _ sizes: SizeNumbers) -> Style {
    let style = slots[Int(slot)].style
    var values = styles[Int(style)]
    values.setSizes(sizesAsSet(sizes, ofSlot: slot))
    guard uses[style].haveFunctions else { return Style(values, nil) }
    var entries: [StyleFunctions.Entry] = []
    values.forEachLength { length, place in
      guard let expression = functions.length(length).expression else { return }
      entries.append(StyleFunctions.Entry(place: place, expression: expression))
      length = PackedLength(function: 0)
    }
    return Style(values, entries.isEmpty ? nil : StyleFunctions(entries))
  }

  // MARK: - Removing

  /// Removes the slot from a node.
  mutating func remove(_ slot: Int32) {
    slots[Int(slot)].useCount -= 1
    guard slots[Int(slot)].useCount == 0 else { return }
    freeSlots.append(slot)
    let original = slots[Int(slot)].original
    if original >= 0 { return remove(original) }
    let (style, lengths) = (slots[Int(slot)].style, slots[Int(slot)].resolved.lengths)
    if lengths > 0 { freeLengths.append(lengths) }
    unlink(slot, from: style)
    if uses[style].haveFunctions, uses.useCount(of: style) == 1 { removeFunctions(of: styles[Int(style)]) }
    uses.removeUse(style)
  }

  private mutating func unlink(_ slot: Int32, from style: Int32) {
    let next = slots[Int(slot)].next
    if uses[style].first == slot {
      uses[style].first = next
      return
    }
    var previous = uses[style].first
    while slots[Int(previous)].next != slot { previous = slots[Int(previous)].next }
    slots[Int(previous)].next = next
  }
}

/// The data of a node's style: a slot of the ``StyleTable``, already counted, and the data that nodes do not share.
struct KeptStyle: BitwiseCopyable {
  var slot: Int32
  var sizes: SizeNumbers
  /// Whether values were replaced by defaults.
  var isSanitized = false
}

/// The numbers of a node's `width` and `height`, in points or percent; 0 for keywords and functions.
struct SizeNumbers: Equatable, BitwiseCopyable {
  var width = 0.0
  var height = 0.0

  var transposed: SizeNumbers { SizeNumbers(width: height, height: width) }
}

extension StyleValues {
  /// Removes the numbers of `width` and `height`; `nil` if one of them is invalid.
  mutating func removeSizes() -> SizeNumbers? {
    let (width, height) = (self.width.number, self.height.number)
    let largest = Style.largestLength
    guard width >= 0, width <= largest, height >= 0, height <= largest else { return nil }
    (self.width, self.height) = (self.width.withoutNumber, self.height.withoutNumber)
    return SizeNumbers(width: width, height: height)
  }

  mutating func setSizes(_ sizes: SizeNumbers) {
    (width, height) = (width.with(sizes.width), height.with(sizes.height))
  }
}
