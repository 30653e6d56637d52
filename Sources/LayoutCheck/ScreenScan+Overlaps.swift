import LayoutEngine

/// The pairs of items that overlap, or have overlapped at another width.
struct PairTable {
  struct Pair: BitwiseCopyable {
    var first: Int32
    var second: Int32
    /// The next pair of the same container; -1: none.
    var next: Int32
    /// The last layout in which the items overlapped.
    var layout: Int32
  }

  var pairs: [Pair] = []
  private var places: [UInt64: Int32] = [:]

  /// Returns the index of a pair; `nil` if the pair is unknown.
  func place(_ first: Int32, _ second: Int32) -> Int32? { places[PairTable.key(first, second)] }

  /// Adds a pair. Returns its index.
  mutating func append(_ pair: Pair) -> Int32 {
    places[PairTable.key(pair.first, pair.second)] = Int32(pairs.count)
    pairs.append(pair)
    return Int32(pairs.count - 1)
  }

  private static func key(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }
}

extension ScreenScan {
  /// Checks whether items of a container overlap.
  mutating func inspectOverlaps(in index: Int32, _ node: CheckedNode) {
    if node.childCount > 1, !isChain(node) { inspectPairs(in: index, node) }
    var pair = nodes[Int(index)].firstPair
    while pair >= 0 {
      if pairs.pairs[Int(pair)].layout != layout { conditions.note(condition(ofPair: pair), 0, at: width) }
      pair = pairs.pairs[Int(pair)].next
    }
  }

  func condition(ofPair pair: Int32) -> Int { nodes.count * Slot.count + Int(pair) }

  /// Returns whether each item begins after the end of all items before it, along one axis.
  ///
  /// In this case, no items overlap.
  private func isChain(_ node: CheckedNode) -> Bool {
    var (right, bottom, left) = (-Double.infinity, -Double.infinity, Double.infinity)
    var (isRow, isColumn, isReversedRow) = (true, true, true)
    let tolerance = ConditionTable.tolerance
    var child = node.firstChild
    while child >= 0 {
      let frame = nodes[Int(child)].frame
      if frame.x < right - tolerance { isRow = false }
      if frame.maxX > left + tolerance { isReversedRow = false }
      if frame.y < bottom - tolerance { isColumn = false }
      if !isRow && !isColumn && !isReversedRow { return false }
      right = max(right, frame.maxX)
      left = min(left, frame.x)
      bottom = max(bottom, frame.maxY)
      child = nodes[Int(child)].nextSibling
    }
    return true
  }

  private mutating func inspectPairs(in index: Int32, _ node: CheckedNode) {
    var first = node.firstChild
    while first >= 0 {
      let frame = nodes[Int(first)].frame
      var second = nodes[Int(first)].nextSibling
      while second >= 0 {
        let amount = frame.overlap(with: nodes[Int(second)].frame)
        if amount > ConditionTable.tolerance { noteOverlap(first, second, in: index) }
        second = nodes[Int(second)].nextSibling
      }
      first = nodes[Int(first)].nextSibling
    }
  }

  private mutating func noteOverlap(_ first: Int32, _ second: Int32, in container: Int32) {
    guard isFault(first, second) else { return }
    var pair = pairs.place(first, second) ?? -1
    if pair < 0 {
      pair = pairs.append(
        PairTable.Pair(first: first, second: second, next: nodes[Int(container)].firstPair, layout: layout))
      nodes[Int(container)].firstPair = pair
      conditions.append()
    }
    pairs.pairs[Int(pair)].layout = layout
    let (amount, axis) = nodes[Int(first)].frame.partialOverlap(with: nodes[Int(second)].frame)
    conditions.note(condition(ofPair: pair), amount, detail: axis, at: width)
  }

  /// Returns whether the overlap of two items is not intended.
  private func isFault(_ first: Int32, _ second: Int32) -> Bool {
    let traits = nodes[Int(first)].traits.union(nodes[Int(second)].traits)
    if traits.isDisjoint(with: .leaves) { return true }
    for frames in [designFrames, designFramesBefore] where frames.count == nodes.count {
      if frames[Int(first)].overlap(with: frames[Int(second)]) <= ConditionTable.tolerance { return true }
    }
    return false
  }
}

extension LayoutRect {
  /// Returns the overlap of two rectangles, in points, along the axis on which it is smaller.
  ///
  /// The overlap is 0 or negative if the rectangles do not overlap.
  func overlap(with other: LayoutRect) -> Double { min(overlapWidth(with: other), overlapHeight(with: other)) }

  /// Returns the overlap along the axis on which it is a smaller part of the smaller rectangle.
  ///
  /// Items of a row share their whole height, even if the overlap of their widths is small. For equal parts, the
  /// smaller overlap is returned.
  fileprivate func partialOverlap(with other: LayoutRect) -> (amount: Double, axis: Int32) {
    let (width, height) = (overlapWidth(with: other), overlapHeight(with: other))
    let (widthPart, heightPart) = (width / min(self.width, other.width), height / min(self.height, other.height))
    let isHorizontal = widthPart == heightPart ? width <= height : widthPart < heightPart
    return isHorizontal ? (width, 0) : (height, 1)
  }

  fileprivate func overlapWidth(with other: LayoutRect) -> Double { min(maxX, other.maxX) - max(x, other.x) }
  fileprivate func overlapHeight(with other: LayoutRect) -> Double { min(maxY, other.maxY) - max(y, other.y) }
}
