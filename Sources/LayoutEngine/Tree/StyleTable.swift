/// The styles of a tree. Nodes whose styles were set one after the other share those that are the same: most trees have many
/// nodes and few styles.
struct StyleTable {
  private(set) var styles: Buffer<Style>
  /// What sweeps read of each style: for both axes together, and two for the axes one by one.
  private(set) var sharedStyles: Buffer<SharedStyle>
  private(set) var axisStyles: Buffer<AxisStyle>
  /// How many nodes have each style.
  private var useCounts: Buffer<Int32>
  private var freeSlots: Buffer<Int32>
  /// Where a style with a certain hash was put last; −1: nowhere.
  private var recentSlots: Buffer<Int32>

  private static let recentCount = 64

  init() {
    styles = Buffer()
    sharedStyles = Buffer()
    axisStyles = Buffer()
    useCounts = Buffer()
    freeSlots = Buffer()
    recentSlots = Buffer(minimumCapacity: Self.recentCount)
    for _ in 0..<Self.recentCount { recentSlots.append(-1) }
  }

  init(copying other: StyleTable) {
    styles = Buffer(copying: other.styles)
    sharedStyles = Buffer(copying: other.sharedStyles)
    axisStyles = Buffer(copying: other.axisStyles)
    useCounts = Buffer(copying: other.useCounts)
    freeSlots = Buffer(copying: other.freeSlots)
    recentSlots = Buffer(copying: other.recentSlots)
  }

  func free() {
    styles.free()
    sharedStyles.free()
    axisStyles.free()
    useCounts.free()
    freeSlots.free()
    recentSlots.free()
  }

  /// Where the style is kept, for one more node.
  mutating func insert(_ style: Style) -> Int32 {
    let compact = CompactStyle(style)
    // What sweeps resolve such edges to is kept with the style, and is another number for each node.
    guard compact.shared.traits.isDisjoint(with: .hasOpenEdges) else {
      return append(style, compact)
    }
    let hash = Int(truncatingIfNeeded: compact.hash % UInt64(Self.recentCount))
    let recent = recentSlots[hash]
    if recent >= 0, useCounts[Int(recent)] > 0, styles.base[Int(recent)].isSame(as: style) {
      useCounts[Int(recent)] += 1
      return recent
    }
    let slot = append(style, compact)
    recentSlots[hash] = slot
    return slot
  }

  private mutating func append(_ style: Style, _ compact: CompactStyle) -> Int32 {
    guard let slot = freeSlots.popLast() else {
      styles.append(style)
      sharedStyles.append(compact.shared)
      axisStyles.append(compact.horizontal)
      axisStyles.append(compact.vertical)
      useCounts.append(1)
      return Int32(styles.count - 1)
    }
    styles[Int(slot)] = style
    sharedStyles[Int(slot)] = compact.shared
    axisStyles[2 * Int(slot)] = compact.horizontal
    axisStyles[2 * Int(slot) + 1] = compact.vertical
    useCounts[Int(slot)] = 1
    return slot
  }

  /// A node does not have the style any more.
  mutating func remove(_ slot: Int32) {
    useCounts[Int(slot)] -= 1
    if useCounts[Int(slot)] == 0 { freeSlots.append(slot) }
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

extension UInt64 {
  fileprivate mutating func combine(_ bits: UInt64) {
    self = (self ^ bits) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }
}

extension Style {
  /// Whether two styles are equal. Mostly their bytes are, which is seen sooner; bytes without a meaning may differ.
  fileprivate func isSame(as other: Style) -> Bool { hasSameBytes(as: other) || self == other }

  func hasSameBytes(as other: Style) -> Bool {
    withUnsafeBytes(of: self) { bytes in
      withUnsafeBytes(of: other) { others in
        let end = MemoryLayout<Style>.size & ~7
        for offset in stride(from: 0, to: end, by: 8)
        where bytes.load(fromByteOffset: offset, as: UInt64.self)
          != others.load(fromByteOffset: offset, as: UInt64.self)
        {
          return false
        }
        for offset in end..<MemoryLayout<Style>.size where bytes[offset] != others[offset] { return false }
        return true
      }
    }
  }
}
