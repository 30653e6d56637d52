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
      line.pointee.freeSpace = Self.resolveFlexibleLengths(
        items, room: container.pointee.mainSize - gaps, hypotheticalSum: line.pointee.hypotheticalSum - gaps)
    }
  }

  /// Step 6 for one line, whose gaps are left aside. Answers the space that is left.
  @inline(__always) static func resolveFlexibleLengths<Item: FlexibleLength>(
    _ items: UnsafeMutableBufferPointer<Item>, room: Double, hypotheticalSum: Double
  ) -> Double {
    var distribution = LengthDistribution(lengths: items, room: room)
    distribution.run(grows: hypotheticalSum < room)
    // Summed again rather than carried along, so that rounding errors do not add up.
    var used = 0.0
    for index in items.indices { used += items[index].targetMainSize + items[index].mainMargins }
    return room - used
  }
}

/// A length that gives way when space is distributed: the main size of a flex item, or a size in a box chain.
protocol FlexibleLength {
  var flexBaseSize: Double { get }
  /// The base size within the bounds.
  var hypotheticalMainSize: Double { get }
  var minimumMainSize: Double { get }
  var maximumMainSize: Double { get }
  /// What is added to it whatever becomes of it.
  var mainMargins: Double { get }
  var targetMainSize: Double { get set }
  var violation: Double { get set }
  var isFrozen: Bool { get set }

  /// 0: it does not give way.
  func flexFactor(grows: Bool) -> Double
  /// The part of the space that it takes, against those of the others.
  func weight(grows: Bool) -> Double
}

/// The distribution of space among lengths of one tier: it goes to them by weight; those that violate a bound are frozen
/// there, and what they leave is distributed anew.
struct LengthDistribution<Length: FlexibleLength> {
  let lengths: UnsafeMutableBufferPointer<Length>
  /// What the lengths and their margins shall sum up to.
  let room: Double
  private var grows = false

  init(lengths: UnsafeMutableBufferPointer<Length>, room: Double) {
    self.lengths = lengths
    self.room = room
  }

  mutating func run(grows: Bool) {
    self.grows = grows
    var unfrozenCount = freezeInflexible()
    guard unfrozenCount > 0 else { return }
    let initialFreeSpace = freeSpace()
    while unfrozenCount > 0 {
      distribute(remainingFreeSpace(initialFreeSpace))
      let frozenCount = freezeViolations()
      // Each round freezes at least one, unless numbers overflowed.
      guard frozenCount > 0 else { return }
      unfrozenCount -= frozenCount
    }
  }

  /// Steps 1 and 2: lengths with a factor of 0, and those whose bounds already forbid what is done, stay as they are.
  private func freezeInflexible() -> Int {
    var unfrozenCount = 0
    for index in lengths.indices {
      let base = lengths[index].flexBaseSize
      let hypothetical = lengths[index].hypotheticalMainSize
      let isInflexible =
        lengths[index].flexFactor(grows: grows) == 0 || (grows ? base > hypothetical : base < hypothetical)
      lengths[index].isFrozen = isInflexible
      lengths[index].targetMainSize = isInflexible ? hypothetical : base
      if !isInflexible { unfrozenCount += 1 }
    }
    return unfrozenCount
  }

  /// Step 3, and 4.b before the correction: frozen lengths count with their target size, others with their base size.
  private func freeSpace() -> Double {
    var used = 0.0
    for index in lengths.indices {
      used += lengths[index].isFrozen ? lengths[index].targetMainSize : lengths[index].flexBaseSize
      used += lengths[index].mainMargins
    }
    return room - used
  }

  /// Step 4.b: factors that sum to less than 1 take only that part of the space.
  private func remainingFreeSpace(_ initialFreeSpace: Double) -> Double {
    let remaining = freeSpace()
    var factorSum = 0.0
    for index in lengths.indices where !lengths[index].isFrozen {
      factorSum += lengths[index].flexFactor(grows: grows)
    }
    guard factorSum < 1 else { return remaining }
    let part = initialFreeSpace * factorSum
    return abs(part) < abs(remaining) ? part : remaining
  }

  /// Step 4.c: growing by factor, shrinking by factor times inner base size.
  private func distribute(_ space: Double) {
    var weightSum = 0.0
    for index in lengths.indices where !lengths[index].isFrozen { weightSum += lengths[index].weight(grows: grows) }
    for index in lengths.indices where !lengths[index].isFrozen {
      let share = weightSum > 0 ? lengths[index].weight(grows: grows) / weightSum : 0
      lengths[index].targetMainSize = lengths[index].flexBaseSize + share * space
    }
  }

  /// Steps 4.d and e: clamps, and freezes those that violate in the direction of the total violation.
  private func freezeViolations() -> Int {
    var totalViolation = 0.0
    for index in lengths.indices where !lengths[index].isFrozen {
      let target = lengths[index].targetMainSize
      let clamped = max(lengths[index].minimumMainSize, min(target, lengths[index].maximumMainSize))
      lengths[index].violation = clamped - target
      lengths[index].targetMainSize = clamped
      totalViolation += clamped - target
    }
    var frozenCount = 0
    for index in lengths.indices where !lengths[index].isFrozen {
      let violation = lengths[index].violation
      let freezes =
        totalViolation == 0 || (totalViolation > 0 ? violation > 0 : violation < 0)
      guard freezes else { continue }
      lengths[index].isFrozen = true
      frozenCount += 1
    }
    return frozenCount
  }
}
