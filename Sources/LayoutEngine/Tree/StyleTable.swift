/// The styles of a tree. Nodes whose styles were set one after the other share those that are the same: most trees have many
/// nodes and few styles.
struct StyleTable {
  private(set) var styles: Buffer<Style>
  /// What sweeps read of each style: for both axes together, and two for the axes one by one.
  private(set) var sharedStyles: Buffer<SharedStyle>
  private(set) var axisStyles: Buffer<AxisStyle>
  /// What the tree has to know of each style without reading it.
  private(set) var summaries: Buffer<StyleSummary>
  /// How many nodes have each style.
  private var useCounts: Buffer<Int32>
  private var freeSlots: Buffer<Int32>
  /// Where a style with a certain hash was put last; −1: nowhere.
  private var recentSlots: Buffer<Int32>
  /// Styles whose very bytes were given before, so that nothing in them has to be looked at.
  private var repeatedStyles: Buffer<RepeatedStyle>

  private static let recentCount = 64

  init() {
    styles = Buffer()
    sharedStyles = Buffer()
    axisStyles = Buffer()
    summaries = Buffer()
    useCounts = Buffer()
    freeSlots = Buffer()
    recentSlots = Buffer(minimumCapacity: Self.recentCount)
    repeatedStyles = Buffer(minimumCapacity: Self.recentCount)
    for _ in 0..<Self.recentCount {
      recentSlots.append(-1)
      repeatedStyles.append(RepeatedStyle(hash: 0, slot: -1))
    }
  }

  init(copying other: StyleTable) {
    styles = Buffer(copying: other.styles)
    sharedStyles = Buffer(copying: other.sharedStyles)
    axisStyles = Buffer(copying: other.axisStyles)
    summaries = Buffer(copying: other.summaries)
    useCounts = Buffer(copying: other.useCounts)
    freeSlots = Buffer(copying: other.freeSlots)
    recentSlots = Buffer(copying: other.recentSlots)
    repeatedStyles = Buffer(copying: other.repeatedStyles)
  }

  func free() {
    styles.free()
    sharedStyles.free()
    axisStyles.free()
    summaries.free()
    useCounts.free()
    freeSlots.free()
    recentSlots.free()
    repeatedStyles.free()
  }

  /// Where the style is kept, for one more node.
  mutating func insert(_ style: Style, _ rules: LayoutRules) -> Int32 {
    let compact = CompactStyle(style)
    // What sweeps resolve such edges to is kept with the style, and is another number for each node.
    guard compact.shared.traits.isDisjoint(with: .hasOpenEdges) else {
      return append(style, compact, rules)
    }
    let hash = Int(truncatingIfNeeded: compact.hash % UInt64(Self.recentCount))
    let recent = recentSlots[hash]
    if isUsed(recent), styles[Int(recent)] == style {
      useCounts[Int(recent)] += 1
      return recent
    }
    let slot = append(style, compact, rules)
    recentSlots[hash] = slot
    return slot
  }

  /// Where a style without sizes is kept, for one more node, if it is one of those that were given last, and nothing in it has to
  /// be sanitized.
  mutating func insertRepeated(_ style: UnsafePointer<Style>) -> Int32? {
    let hash = Style.byteHash(style)
    for place in Self.places(of: hash) where repeatedStyles[place].hash == hash {
      let slot = repeatedStyles[place].slot
      guard isUsed(slot), Style.haveSameBytes(styles.base + Int(slot), style) else { continue }
      useCounts[Int(slot)] += 1
      return slot
    }
    return nil
  }

  /// Notes that a style was given that is kept as it is.
  mutating func noteRepeated(_ slot: Int32) {
    guard sharedStyles[Int(slot)].traits.isDisjoint(with: .hasOpenEdges) else { return }
    let hash = Style.byteHash(styles.base + Int(slot))
    let places = Self.places(of: hash)
    let place = places.first { !isUsed(repeatedStyles[$0].slot) } ?? places.lowerBound
    repeatedStyles[place] = RepeatedStyle(hash: hash, slot: slot)
  }

  /// Where a style with such a hash may be noted.
  private static func places(of hash: UInt32) -> Range<Int> {
    let first = Int(hash) % recentCount & ~3
    return first..<first + 4
  }

  private func isUsed(_ slot: Int32) -> Bool { slot >= 0 && useCounts[Int(slot)] > 0 }

  private mutating func append(_ style: Style, _ compact: CompactStyle, _ rules: LayoutRules) -> Int32 {
    let summary = StyleSummary(style, rules)
    guard let slot = freeSlots.popLast() else {
      styles.append(style)
      sharedStyles.append(compact.shared)
      axisStyles.append(compact.horizontal)
      axisStyles.append(compact.vertical)
      summaries.append(summary)
      useCounts.append(1)
      return Int32(styles.count - 1)
    }
    styles[Int(slot)] = style
    sharedStyles[Int(slot)] = compact.shared
    axisStyles[2 * Int(slot)] = compact.horizontal
    axisStyles[2 * Int(slot) + 1] = compact.vertical
    summaries[Int(slot)] = summary
    useCounts[Int(slot)] = 1
    return slot
  }

  /// A node does not have the style any more.
  mutating func remove(_ slot: Int32) {
    useCounts[Int(slot)] -= 1
    if useCounts[Int(slot)] == 0 { freeSlots.append(slot) }
  }
}

private struct RepeatedStyle: BitwiseCopyable {
  let hash: UInt32
  let slot: Int32
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
