/// The styles of a tree. Nodes whose styles are the same share one: most trees have many nodes and few styles.
struct StyleTable {
  /// Every style that some node has, once.
  private(set) var styles: Buffer<Style>
  /// What the tree has to know of each of them without reading it.
  private(set) var summaries: Buffer<StyleSummary>
  private var entries: Buffer<Entry>
  /// Where the search for a style with a certain hash begins; −1: nowhere.
  private var buckets: Buffer<Int32>
  private var freeStyles: Buffer<Int32>

  /// What a node has: a style, and what sweeps read of it.
  private(set) var slots: Buffer<Slot>
  /// What sweeps read of each slot's style: for both axes together, and two for the axes one by one.
  private(set) var sharedStyles: Buffer<SharedStyle>
  private(set) var axisStyles: Buffer<AxisStyle>
  private var freeSlots: Buffer<Int32>
  /// The slots that nodes with certain bytes of a style got last.
  private var recentSlots: Buffer<RecentSlot>

  struct Slot: BitwiseCopyable {
    fileprivate(set) var style: Int32
    /// How many nodes have it.
    fileprivate var useCount: Int32 = 1
  }

  private struct Entry: BitwiseCopyable {
    var hash: UInt32
    /// How many slots have the style.
    var useCount: Int32 = 0
    /// The slot that nodes share; −1: none, for what edges come to is another number for each node.
    var sharedSlot: Int32 = -1
    /// The next style in the same bucket.
    var next: Int32 = -1
  }

  /// How many styles in a bucket are looked at. Those that do not differ in what hashes are made of are many in no useful tree.
  private static let searchLength = 16
  private static let recentCount = 64

  init() {
    styles = Buffer()
    summaries = Buffer()
    entries = Buffer()
    buckets = Buffer(minimumCapacity: 16)
    for _ in 0..<16 { buckets.append(-1) }
    freeStyles = Buffer()
    slots = Buffer()
    sharedStyles = Buffer()
    axisStyles = Buffer()
    freeSlots = Buffer()
    recentSlots = Buffer(minimumCapacity: Self.recentCount)
    for _ in 0..<Self.recentCount { recentSlots.append(RecentSlot()) }
  }

  init(copying other: StyleTable) {
    styles = Buffer(copying: other.styles)
    summaries = Buffer(copying: other.summaries)
    entries = Buffer(copying: other.entries)
    buckets = Buffer(copying: other.buckets)
    freeStyles = Buffer(copying: other.freeStyles)
    slots = Buffer(copying: other.slots)
    sharedStyles = Buffer(copying: other.sharedStyles)
    axisStyles = Buffer(copying: other.axisStyles)
    freeSlots = Buffer(copying: other.freeSlots)
    recentSlots = Buffer(copying: other.recentSlots)
  }

  func free() {
    styles.free()
    summaries.free()
    entries.free()
    buckets.free()
    freeStyles.free()
    slots.free()
    sharedStyles.free()
    axisStyles.free()
    freeSlots.free()
    recentSlots.free()
  }

  /// The slot of a style without sizes, for one more node, if its very bytes were given a short while ago, and are kept as they
  /// were: most are, and nothing in the style has to be looked at then.
  mutating func insertAgain(_ style: UnsafePointer<Style>) -> Int32? {
    let hash = Style.byteHash(style)
    for place in Self.recentPlaces(of: hash) where recentSlots[place].hash == hash {
      let slot = recentSlots[place].slot
      guard isShared(slot), Style.haveSameBytes(styles.base + Int(slots[Int(slot)].style), style) else { continue }
      slots.base[Int(slot)].useCount += 1
      return slot
    }
    return nil
  }

  /// Notes that a style was given that is kept as it is.
  mutating func noteAgain(_ slot: Int32) {
    guard isShared(slot) else { return }
    let hash = Style.byteHash(styles.base + Int(slots[Int(slot)].style))
    let places = Self.recentPlaces(of: hash)
    let place = places.first { !isShared(recentSlots[$0].slot) } ?? places.lowerBound
    recentSlots[place] = RecentSlot(hash: hash, slot: slot)
  }

  private struct RecentSlot: BitwiseCopyable {
    var hash: UInt32 = 0
    /// −1: none.
    var slot: Int32 = -1
  }

  /// Where a style with such a hash may be noted.
  private static func recentPlaces(of hash: UInt32) -> Range<Int> {
    let first = Int(hash) % recentCount & ~3
    return first..<first + 4
  }

  /// Whether it is a slot that more nodes may have.
  private func isShared(_ slot: Int32) -> Bool {
    guard slot >= 0, slots[Int(slot)].useCount > 0 else { return false }
    return entries[Int(slots[Int(slot)].style)].sharedSlot == slot
  }

  /// The slot of a style, for one more node.
  mutating func insert(_ style: Style, _ rules: LayoutRules) -> Int32 {
    let compact = CompactStyle(style)
    let hash = style.hash(compact)
    let index = find(style, hash) ?? append(style, hash, rules)
    // What sweeps resolve open edges to is kept with the slot, and is another number for each node.
    let isShared = compact.shared.traits.isDisjoint(with: .hasOpenEdges)
    if isShared, entries[Int(index)].sharedSlot >= 0 {
      let slot = entries[Int(index)].sharedSlot
      slots.base[Int(slot)].useCount += 1
      return slot
    }
    let slot = makeSlot(compact, style: index)
    entries.base[Int(index)].useCount += 1
    if isShared { entries.base[Int(index)].sharedSlot = slot }
    return slot
  }

  private func find(_ style: Style, _ hash: UInt32) -> Int32? {
    var index = buckets[bucket(of: hash)]
    for _ in 0..<Self.searchLength where index >= 0 {
      if entries[Int(index)].hash == hash, styles[Int(index)] == style { return index }
      index = entries[Int(index)].next
    }
    return nil
  }

  private func bucket(of hash: UInt32) -> Int { Int(hash) & (buckets.count - 1) }

  private mutating func append(_ style: Style, _ hash: UInt32, _ rules: LayoutRules) -> Int32 {
    let summary = StyleSummary(style, rules)
    let index: Int32
    if let free = freeStyles.popLast() {
      index = free
      styles[Int(free)] = style
      summaries[Int(free)] = summary
      entries[Int(free)] = Entry(hash: hash)
    } else {
      index = Int32(styles.count)
      styles.append(style)
      summaries.append(summary)
      entries.append(Entry(hash: hash))
      if styles.count > buckets.count { growBuckets() }
    }
    link(index)
    return index
  }

  private func link(_ index: Int32) {
    let bucket = bucket(of: entries[Int(index)].hash)
    entries.base[Int(index)].next = buckets[bucket]
    buckets[bucket] = index
  }

  private mutating func growBuckets() {
    let count = buckets.count
    for index in 0..<count { buckets[index] = -1 }
    for _ in 0..<count { buckets.append(-1) }
    // The last style is linked by whoever appended it.
    for index in 0..<(entries.count - 1) where entries[index].useCount > 0 { link(Int32(index)) }
  }

  private mutating func makeSlot(_ compact: CompactStyle, style: Int32) -> Int32 {
    guard let slot = freeSlots.popLast() else {
      slots.append(Slot(style: style))
      sharedStyles.append(compact.shared)
      axisStyles.append(compact.horizontal)
      axisStyles.append(compact.vertical)
      return Int32(slots.count - 1)
    }
    slots[Int(slot)] = Slot(style: style)
    sharedStyles[Int(slot)] = compact.shared
    axisStyles[2 * Int(slot)] = compact.horizontal
    axisStyles[2 * Int(slot) + 1] = compact.vertical
    return slot
  }

  /// A node does not have the slot any more.
  mutating func remove(_ slot: Int32) {
    slots.base[Int(slot)].useCount -= 1
    guard slots[Int(slot)].useCount == 0 else { return }
    freeSlots.append(slot)
    let index = slots[Int(slot)].style
    entries.base[Int(index)].useCount -= 1
    guard entries[Int(index)].useCount == 0 else { return }
    unlink(index)
    freeStyles.append(index)
  }

  private func unlink(_ index: Int32) {
    let (bucket, next) = (bucket(of: entries[Int(index)].hash), entries[Int(index)].next)
    guard buckets[bucket] != index else {
      buckets[bucket] = next
      return
    }
    var previous = buckets[bucket]
    while entries[Int(previous)].next != index { previous = entries[Int(previous)].next }
    entries.base[Int(previous)].next = next
  }
}

/// What a tree has to know of a style when it takes it.
struct StyleSummary: BitwiseCopyable {
  let traits: NodeTraits
  /// Whether a container of such a node has to be laid out step by step, if the node is a leaf, and if it is none.
  private let isIrregularLeaf: Bool
  private let isIrregularBox: Bool
  /// See ``Style/isIrregularContainer``.
  let isIrregularContainer: Bool

  init(_ style: Style, _ rules: LayoutRules) {
    traits = style.traits
    isIrregularLeaf = style.isIrregularItem(rules: rules, isLeaf: true)
    isIrregularBox = style.isIrregularItem(rules: rules, isLeaf: false)
    isIrregularContainer = style.isIrregularContainer
  }

  func isIrregularItem(isLeaf: Bool) -> Bool { isLeaf ? isIrregularLeaf : isIrregularBox }
}
