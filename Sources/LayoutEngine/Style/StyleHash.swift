// Hashes of styles: equal styles have equal hashes, and different styles mostly have different hashes.

extension Style {
  /// A hash of the whole style; `resolved` is its resolved style.
  func hash(_ resolved: ResolvedStyle) -> UInt32 { UInt32(truncatingIfNeeded: (resolved.hash ^ rareHash).folded) }
}

extension ResolvedStyle {
  /// A hash that is equal for equal styles.
  fileprivate var hash: UInt64 {
    var hash = flex.hash
    horizontal.add(to: &hash)
    vertical.add(to: &hash)
    return hash
  }
}

extension FlexStyle {
  fileprivate var hash: UInt64 {
    var hash = UInt64(traits.rawValue)
    for value in [grow, shrink, mainGap, crossGap] { hash.combine(value.bitPattern) }
    hash.combine(
      UInt64(alignItems.rawValue) | UInt64(alignSelf?.rawValue ?? .max) << 8 | UInt64(justifyContent.rawValue) << 16)
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
  /// A hash of the properties that a ``ResolvedStyle`` does not hold and that often differ between nodes.
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

/// A hash whose terms are independent, so that the processor can compute them in parallel.
private struct WeightedSum {
  private(set) var value: UInt64 = 0
  private var weight: UInt64 = 0x9E37_79B9_7F4A_7C15

  mutating func add(_ number: Double) {
    value &+= number.bitPattern &* weight
    weight = weight &* 0xD134_2543_DE82_EF95
  }

  mutating func add(_ length: Length) {
    add(length.first)
    add(length.second)
  }

  mutating func add<Value>(
    _ edges: StyleEdges<Value>, _ addEdge: (inout WeightedSum, Value) -> Void
  ) {
    addEdge(&self, edges.top)
    addEdge(&self, edges.left)
    addEdge(&self, edges.bottom)
    addEdge(&self, edges.right)
    if let start = edges.start { addEdge(&self, start) } else { add(Double.zero) }
    if let end = edges.end { addEdge(&self, end) }
  }

  mutating func add(_ length: AutoLength) {
    if case .length(let length) = length { add(length) } else { add(Double.infinity) }
  }
}

extension UInt64 {
  /// Half as many bits.
  ///
  /// Each bit depends on all bits of the number.
  fileprivate var folded: UInt64 {
    let product = (self ^ self >> 32) &* 0x9E37_79B9_7F4A_7C15
    return product >> 32
  }

  fileprivate mutating func combine(_ bits: UInt64) {
    self = (self ^ bits) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }
}
