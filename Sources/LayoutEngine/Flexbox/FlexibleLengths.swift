// css-flexbox-1 §9.7 Resolving Flexible Lengths
// https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths

extension LayoutRun {
  /// Step 6 for every line: grows or shrinks its items to the main size.
  func resolveFlexibleLengths(_ container: ContainerPointer) {
    for index in container.pointee.lines {
      let line = arena.contents.pointee.workspace.lines.base + index
      let items = UnsafeMutableBufferPointer(
        start: arena.contents.pointee.workspace.items.base + line.pointee.items.lowerBound,
        count: line.pointee.items.count)
      let gaps = container.pointee.mainGap * Double(items.count - 1)
      let room = container.pointee.mainSize - gaps
      var flexing = LineFlexing(items: items, room: room)
      flexing.run(grows: line.pointee.hypotheticalSum - gaps < room)
      // Summed again rather than carried along, so that rounding errors do not add up.
      var used = 0.0
      for item in items { used += item.outerTargetMainSize }
      line.pointee.freeSpace = room - used
    }
  }
}

/// The flexing of one line: free space goes to the items by factor; those that violate a bound are frozen there, and what
/// they leave is distributed anew.
private struct LineFlexing {
  let items: UnsafeMutableBufferPointer<FlexItem>
  /// The main size less the gaps.
  let room: Double
  private var grows = false

  init(items: UnsafeMutableBufferPointer<FlexItem>, room: Double) {
    self.items = items
    self.room = room
  }

  mutating func run(grows: Bool) {
    self.grows = grows
    var unfrozenCount = freezeInflexibleItems()
    guard unfrozenCount > 0 else { return }
    let initialFreeSpace = freeSpace()
    while unfrozenCount > 0 {
      distribute(remainingFreeSpace(initialFreeSpace))
      let frozenCount = freezeViolations()
      // Each round freezes at least one item, unless numbers overflowed.
      guard frozenCount > 0 else { return }
      unfrozenCount -= frozenCount
    }
  }

  /// Steps 1 and 2: items with a factor of 0, and those whose bounds already forbid what the line does, keep their size.
  private func freezeInflexibleItems() -> Int {
    var unfrozenCount = 0
    for index in items.indices {
      let item = items[index]
      let factor = grows ? item.grow : item.shrink
      let isInflexible =
        factor == 0
        || (grows ? item.flexBaseSize > item.hypotheticalMainSize : item.flexBaseSize < item.hypotheticalMainSize)
      items[index].isFrozen = isInflexible
      items[index].targetMainSize = isInflexible ? item.hypotheticalMainSize : item.flexBaseSize
      if !isInflexible { unfrozenCount += 1 }
    }
    return unfrozenCount
  }

  /// Step 3, and 4.b before the correction: frozen items count with their target size, others with their base size.
  private func freeSpace() -> Double {
    var used = 0.0
    for item in items {
      used += (item.isFrozen ? item.targetMainSize : item.flexBaseSize) + item.mainMargins
    }
    return room - used
  }

  /// Step 4.b: factors that sum to less than 1 take only that part of the space.
  private func remainingFreeSpace(_ initialFreeSpace: Double) -> Double {
    let remaining = freeSpace()
    var factorSum = 0.0
    for item in items where !item.isFrozen { factorSum += grows ? item.grow : item.shrink }
    guard factorSum < 1 else { return remaining }
    let part = initialFreeSpace * factorSum
    return abs(part) < abs(remaining) ? part : remaining
  }

  /// Step 4.c: growing by factor, shrinking by factor times inner base size.
  private func distribute(_ space: Double) {
    var weightSum = 0.0
    for item in items where !item.isFrozen { weightSum += weight(of: item) }
    for index in items.indices where !items[index].isFrozen {
      let share = weightSum > 0 ? weight(of: items[index]) / weightSum : 0
      items[index].targetMainSize = items[index].flexBaseSize + share * space
    }
  }

  private func weight(of item: FlexItem) -> Double {
    grows ? item.grow : item.shrink * (item.flexBaseSize - item.mainInset)
  }

  /// Steps 4.d and e: clamps, and freezes those that violate in the direction of the total violation.
  private func freezeViolations() -> Int {
    var totalViolation = 0.0
    for index in items.indices where !items[index].isFrozen {
      let item = items[index]
      let clamped = max(item.minimumMainSize, min(item.targetMainSize, item.maximumMainSize))
      items[index].violation = clamped - item.targetMainSize
      items[index].targetMainSize = clamped
      totalViolation += items[index].violation
    }
    var frozenCount = 0
    for index in items.indices where !items[index].isFrozen {
      let violation = items[index].violation
      let freezes =
        totalViolation == 0 || (totalViolation > 0 ? violation > 0 : violation < 0)
      guard freezes else { continue }
      items[index].isFrozen = true
      frozenCount += 1
    }
    return frozenCount
  }
}
