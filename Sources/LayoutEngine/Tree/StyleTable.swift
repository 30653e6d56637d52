/// The styles of a tree. Nodes whose styles are the same share one: most trees have many nodes and few styles.
struct StyleTable {
  /// Every style that some node has, once.
  private(set) var styles: Buffer<Style>
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
  /// The shared slots that styles with a certain sum of bytes got last, two for each; −1: none.
  private var recentSlots: Buffer<Int32>

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
    entries = Buffer()
    buckets = Buffer(minimumCapacity: 16)
    for _ in 0..<16 { buckets.append(-1) }
    freeStyles = Buffer()
    slots = Buffer()
    sharedStyles = Buffer()
    axisStyles = Buffer()
    freeSlots = Buffer()
    recentSlots = Buffer(minimumCapacity: Self.recentCount)
    for _ in 0..<Self.recentCount { recentSlots.append(-1) }
  }

  init(copying other: StyleTable) {
    styles = Buffer(copying: other.styles)
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
    entries.free()
    buckets.free()
    freeStyles.free()
    slots.free()
    sharedStyles.free()
    axisStyles.free()
    freeSlots.free()
    recentSlots.free()
  }

  /// The slot of a style, for one more node, if another node got the same style a short while ago: most do, and nothing in it
  /// has to be looked at then.
  mutating func insertAgain(_ style: UnsafePointer<Style>, sumOfBytes: Int) -> Int32? {
    let place = recentPlace(sumOfBytes)
    for way in 0..<2 {
      let slot = recentSlots[place + way]
      guard slot >= 0, slots[Int(slot)].useCount > 0 else { continue }
      let index = Int(slots[Int(slot)].style)
      guard entries[index].sharedSlot == slot, Self.hasSameBytes(style, styles.base + index) else { continue }
      slots.base[Int(slot)].useCount += 1
      return slot
    }
    return nil
  }

  private func recentPlace(_ sumOfBytes: Int) -> Int { sumOfBytes % (Self.recentCount / 2) * 2 }

  /// The slot of a style, for one more node.
  mutating func insert(_ style: UnsafePointer<Style>, sumOfBytes: Int) -> Int32 {
    let slot = findSlot(style)
    let place = recentPlace(sumOfBytes)
    recentSlots[place + 1] = recentSlots[place]
    recentSlots[place] = slot
    return slot
  }

  private mutating func findSlot(_ style: UnsafePointer<Style>) -> Int32 {
    let compact = CompactStyle(style.pointee)
    // Of a plain style the compact one holds almost all.
    let rareHash =
      compact.shared.traits.contains(.isPlain)
      ? UInt64(truncatingIfNeeded: style.pointee.order) : style.pointee.rareHash
    let hash = UInt32(truncatingIfNeeded: (compact.hash ^ rareHash).folded)
    let index = find(style, hash) ?? append(style.pointee, hash)
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

  private func find(_ style: UnsafePointer<Style>, _ hash: UInt32) -> Int32? {
    var index = buckets[bucket(of: hash)]
    for _ in 0..<Self.searchLength where index >= 0 {
      if entries[Int(index)].hash == hash, Self.isSame(style, styles.base + Int(index)) { return index }
      index = entries[Int(index)].next
    }
    return nil
  }

  private func bucket(of hash: UInt32) -> Int { Int(hash) & (buckets.count - 1) }

  private mutating func append(_ style: Style, _ hash: UInt32) -> Int32 {
    let index: Int32
    if let free = freeStyles.popLast() {
      index = free
      styles[Int(free)] = style
      entries[Int(free)] = Entry(hash: hash)
    } else {
      index = Int32(styles.count)
      styles.append(style)
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

extension CompactStyle {
  /// Equal for equal styles.
  fileprivate var hash: UInt64 {
    var hash = shared.hash
    horizontal.add(to: &hash)
    vertical.add(to: &hash)
    return hash
  }
}

extension SharedStyle {
  fileprivate var hash: UInt64 {
    var hash = UInt64(traits.rawValue)
    for value in [grow, shrink, gap] { hash.combine(value.bitPattern) }
    hash.combine(
      UInt64(alignItems.rawValue) | UInt64(alignSelf.rawValue) << 8 | UInt64(justifyContent.rawValue) << 16
        | UInt64(layoutDirection.rawValue) << 24)
    return hash
  }
}

extension AxisStyle {
  fileprivate func add(to hash: inout UInt64) {
    for value in [marginStart, marginEnd, insetStart, insetEnd, minimum, maximum] { hash.combine(value.bitPattern) }
    hash.combine(UInt64(traits.rawValue))
  }
}

extension Style {
  /// Of what a ``CompactStyle`` does not hold the part that differs from node to node where anything does.
  fileprivate var rareHash: UInt64 {
    var sum = WeightedSum()
    sum.add(inset) { $0.add($1) }
    sum.add(margin) { $0.add($1) }
    sum.add(padding) { $0.add($1) }
    sum.add(border) { $0.add($1) }
    sum.add(rowGap)
    sum.add(columnGap)
    if case .length(let length) = basis { sum.add(length) }
    if case .length(let length) = width { sum.add(length) }
    if case .length(let length) = height { sum.add(length) }
    if case .length(let length) = minWidth { sum.add(length) }
    if case .length(let length) = maxWidth { sum.add(length) }
    if case .length(let length) = minHeight { sum.add(length) }
    if case .length(let length) = maxHeight { sum.add(length) }
    sum.add(aspectRatio ?? Double.zero)
    sum.add(Double(order))
    return sum.value
  }
}

/// A hash whose parts can be computed side by side.
private struct WeightedSum {
  private(set) var value: UInt64 = 0
  private var weight: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always) mutating func add(_ number: Double) {
    value &+= number.bitPattern &* weight
    weight = weight &* 0xD134_2543_DE82_EF95
  }

  @inline(__always) mutating func add(_ length: Length) {
    add(length.points)
    add(length.percent)
  }

  @inline(__always) mutating func add<Value>(
    _ edges: StyleEdges<Value>, _ addEdge: (inout WeightedSum, Value) -> Void
  ) {
    addEdge(&self, edges.top)
    addEdge(&self, edges.left)
    addEdge(&self, edges.bottom)
    addEdge(&self, edges.right)
    if let start = edges.start { addEdge(&self, start) } else { add(Double.zero) }
    if let end = edges.end { addEdge(&self, end) }
  }

  @inline(__always) mutating func add(_ length: AutoLength) {
    if case .length(let length) = length { add(length) } else { add(Double.infinity) }
  }
}

extension UInt64 {
  /// Half as many bits, all of which depend on all.
  fileprivate var folded: UInt64 {
    let product = (self ^ self >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product >> 32
  }

  fileprivate mutating func combine(_ bits: UInt64) {
    self = (self ^ bits) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }
}

// Looked at where they lie: a copy of a style takes longer.
extension Arena {
  func hasSameBytes(_ one: UnsafePointer<Style>, _ other: UnsafePointer<Style>) -> Bool {
    StyleTable.hasSameBytes(one, other)
  }

  /// A number that is mostly another one for other bytes.
  func sumOfBytes(_ style: UnsafePointer<Style>) -> Int {
    let bytes = UnsafeRawPointer(style)
    var sum = 0
    for offset in stride(from: 0, to: MemoryLayout<Style>.size & ~7, by: 8) {
      let word = bytes.load(fromByteOffset: offset, as: Int.self)
      // Numbers have their bits at the upper end.
      sum &+= word ^ word >> 45
    }
    return Int((UInt64(truncatingIfNeeded: sum)).folded)
  }
}

extension StyleTable {
  /// Whether two styles are equal. Mostly their bytes are, which is seen sooner; bytes without a meaning may differ.
  private static func isSame(_ one: UnsafePointer<Style>, _ other: UnsafePointer<Style>) -> Bool {
    hasSameBytes(one, other) || one.pointee == other.pointee
  }

  static func hasSameBytes(_ one: UnsafePointer<Style>, _ other: UnsafePointer<Style>) -> Bool {
    let (bytes, others) = (UnsafeRawPointer(one), UnsafeRawPointer(other))
    let end = MemoryLayout<Style>.size & ~7
    var offset = 0
    while offset < end {
      let word = bytes.load(fromByteOffset: offset, as: UInt64.self)
      if word != others.load(fromByteOffset: offset, as: UInt64.self) { return false }
      offset += 8
    }
    while offset < MemoryLayout<Style>.size {
      let byte = bytes.load(fromByteOffset: offset, as: UInt8.self)
      if byte != others.load(fromByteOffset: offset, as: UInt8.self) { return false }
      offset += 1
    }
    return true
  }
}
