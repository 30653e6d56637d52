// css-flexbox-1 §9.7 Resolving Flexible Lengths
// https://www.w3.org/TR/css-flexbox-1/#resolve-flexible-lengths

extension LayoutPasses {
  /// Step 6 for one line: grows or shrinks its items to the main size.
  ///
  /// - Returns: The free space that is left.
  func resolveFlexibleLengths<A: StaticAxis>(
    _ line: MainLine, _ axis: A.Type, size: Double, gap: Double, in container: FlexContainer
  ) -> Double {
    let gaps = gap * Double(line.items.count - 1)
    let availableSpace = size - gaps
    // Without free space, no item flexes.
    let freeSpace = line.hypotheticalFreeSpace(in: size)
    if freeSpace == 0 { return 0 }
    if freeSpace < 0, line.traits.contains(.hasAutomaticMinimum) {
      determineAutomaticMinimums(line, axis, in: container)
    }
    var distribution = LengthDistribution(lengths: line.items, availableSpace: availableSpace)
    return availableSpace - distribution.run(grows: freeSpace > 0, line.sums)
  }
}

extension MainLine {
  /// The free space of a line of a given main size before its items flex.
  ///
  /// The size may be a sum of the same lengths and of edges, which were subtracted again: a free space that is less than
  /// the rounding errors is 0.
  func hypotheticalFreeSpace(in size: Double) -> Double {
    let freeSpace = size - hypotheticalSum
    return abs(freeSpace) <= hypotheticalSum.roundingError ? 0 : freeSpace
  }
}

extension Double {
  /// A bound for the rounding errors of sums and differences of lengths, of which the result is this number.
  var roundingError: Double { abs(self) * 1e-12 + 1e-9 }
}

/// A length that changes when space is distributed: the main size of a flex item, or a size in a chain of another kind.
@usableFromInline package protocol FlexibleLength: BitwiseCopyable {
  var flexBaseSize: Double { get }
  /// The flex base size, limited by the bounds.
  var hypotheticalMainSize: Double { get }
  var minimumMainSize: Double { get }
  var maximumMainSize: Double { get }
  /// The constant length that is added to the size.
  var mainMargins: Double { get }
  var targetMainSize: Double { get set }
  var violation: Double { get set }
  var isFrozen: Bool { get set }

  /// The flex factor; 0 for an inflexible length.
  func flexFactor(grows: Bool) -> Double
  /// The share of the length in the distributed space, relative to the other lengths.
  func weight(grows: Bool) -> Double
}

/// Sums over all lengths of a line, which flexing needs.
///
/// Each length is added when it is created.
struct LineSums {
  /// The sum of the base sizes and the margins.
  private(set) var used = 0.0
  private(set) var grow = 0.0
  private(set) var shrink = 0.0
  private(set) var scaledShrink = 0.0
  /// Whether a base size lies outside its bounds.
  private(set) var isClamped = false

  init() {}

  init<Length: FlexibleLength>(_ lengths: Elements<Length>) {
    for index in lengths.indices { add(lengths[index]) }
  }

  mutating func add<Length: FlexibleLength>(_ length: Length) {
    used += length.flexBaseSize
    used += length.mainMargins
    grow += length.flexFactor(grows: true)
    shrink += length.flexFactor(grows: false)
    scaledShrink += length.weight(grows: false)
    if length.flexBaseSize != length.hypotheticalMainSize { isClamped = true }
  }
}

/// The state of the rounds of step 4.
@usableFromInline struct FlexRounds {
  @usableFromInline var unfrozenCount: Int
  @usableFromInline var initialFreeSpace: Double?
  /// The free space of the last round, and the part that the round distributed.
  @usableFromInline var freeSpace = 0.0
  @usableFromInline var space = 0.0
  /// The sum of the weights in the last round.
  @usableFromInline var weights = 0.0

  @inlinable init(unfrozenCount: Int) { self.unfrozenCount = unfrozenCount }
}

/// The distribution of space among lengths of one tier, by weight.
///
/// Lengths that violate a bound are frozen at the bound, and the remaining space is distributed again.
@usableFromInline package struct LengthDistribution<Length: FlexibleLength> {
  @usableFromInline let lengths: Elements<Length>
  /// The target for the sum of the lengths and their margins.
  @usableFromInline let availableSpace: Double
  @usableFromInline var grows = false

  @inlinable package init(lengths: Elements<Length>, availableSpace: Double) {
    (self.lengths, self.availableSpace) = (lengths, availableSpace)
  }

  /// Distributes the space in a line whose sums are known.
  ///
  /// - Returns: The sum of the lengths and their margins.
  mutating func run(grows: Bool, _ sums: LineSums) -> Double {
    self.grows = grows
    if !sums.isClamped {
      // All lengths are inflexible.
      if (grows ? sums.grow : sums.shrink) == 0 { return sums.used }
    }
    if !sums.isClamped, let used = flexAll(sums) { return used }
    run(grows: grows)
    // The sum is computed again, so that rounding errors do not accumulate.
    var used = 0.0
    for index in lengths.indices { used += lengths[index].targetMainSize + lengths[index].mainMargins }
    return used
  }

  /// The first round, in which no length is frozen, because a length with a factor of 0 takes no space anyway.
  ///
  /// The round is the last one unless a bound is violated. In that case the result is `nil`, and the rounds have to
  /// start.
  private func flexAll(_ sums: LineSums) -> Double? {
    var line = Sums(freeSpace: availableSpace - sums.used)
    line.factors = grows ? sums.grow : sums.shrink
    line.weights = grows ? sums.grow : sums.scaledShrink
    let space = line.spaceToDistribute(initialFreeSpace: line.freeSpace)
    var used = 0.0
    var isViolated = false
    for index in lengths.indices {
      let share = line.weights > 0 ? lengths[index].weight(grows: grows) / line.weights : 0
      let target = lengths[index].flexBaseSize + share * space
      lengths[index].targetMainSize = target
      used += target + lengths[index].mainMargins
      if target < lengths[index].minimumMainSize || target > lengths[index].maximumMainSize { isViolated = true }
    }
    return isViolated ? nil : used
  }

  @inlinable package mutating func run(grows: Bool) {
    var rounds = beginRounds(grows: grows)
    while takeRound(&rounds) {}
  }

  /// Steps 1 to 3: before the first round.
  @inlinable mutating func beginRounds(grows: Bool) -> FlexRounds {
    self.grows = grows
    return FlexRounds(unfrozenCount: freezeInflexible())
  }

  /// Step 4: one round.
  ///
  /// - Returns: Whether another round has to follow.
  @inlinable func takeRound(_ rounds: inout FlexRounds) -> Bool {
    guard rounds.unfrozenCount > 0 else { return false }
    let line = sums()
    let initial = rounds.initialFreeSpace ?? line.freeSpace
    rounds.initialFreeSpace = initial
    rounds.freeSpace = line.freeSpace
    rounds.space = line.spaceToDistribute(initialFreeSpace: initial)
    rounds.weights = line.weights
    let totalViolation = distribute(rounds.space, line.weights)
    if totalViolation == 0 { return false }
    let frozenCount = freeze(violating: totalViolation)
    rounds.unfrozenCount -= frozenCount
    // Each round freezes at least one length, unless numbers overflow.
    return frozenCount > 0 && rounds.unfrozenCount > 0
  }

  /// Steps 1 and 2: freezes lengths with a factor of 0, and lengths whose bounds prevent growing or shrinking.
  @inlinable func freezeInflexible() -> Int {
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

  /// Sums over all lengths in a round.
  @usableFromInline struct Sums {
    @usableFromInline var freeSpace: Double
    /// The sums over the lengths that are not frozen.
    @usableFromInline var factors = 0.0
    @usableFromInline var weights = 0.0

    @inlinable init(freeSpace: Double) { self.freeSpace = freeSpace }

    /// Step 4.b: factors that sum to less than 1 distribute only that part of the space.
    @inlinable func spaceToDistribute(initialFreeSpace: Double) -> Double {
      guard factors < 1 else { return freeSpace }
      let part = initialFreeSpace * factors
      return abs(part) < abs(freeSpace) ? part : freeSpace
    }
  }

  /// The sums of a round: step 3, and step 4.b before the correction.
  ///
  /// Frozen lengths count with their target size, other lengths with their base size.
  @inlinable func sums() -> Sums {
    var sums = Sums(freeSpace: 0)
    var used = 0.0
    for index in lengths.indices {
      if lengths[index].isFrozen {
        used += lengths[index].targetMainSize
      } else {
        used += lengths[index].flexBaseSize
        sums.factors += lengths[index].flexFactor(grows: grows)
        sums.weights += lengths[index].weight(grows: grows)
      }
      used += lengths[index].mainMargins
    }
    sums.freeSpace = availableSpace - used
    return sums
  }

  /// Steps 4.c and 4.d: grows by factor, or shrinks by factor times inner base size, within the bounds.
  ///
  /// - Returns: The total violation of the bounds.
  @inlinable func distribute(_ space: Double, _ weights: Double) -> Double {
    var totalViolation = 0.0
    for index in lengths.indices where !lengths[index].isFrozen {
      let share = weights > 0 ? lengths[index].weight(grows: grows) / weights : 0
      let target = lengths[index].flexBaseSize + share * space
      let clamped = max(lengths[index].minimumMainSize, min(target, lengths[index].maximumMainSize))
      lengths[index].violation = clamped - target
      lengths[index].targetMainSize = clamped
      totalViolation += clamped - target
    }
    return totalViolation
  }

  /// Step 4.e: freezes the lengths that violate bounds in the direction of the total violation.
  @inlinable func freeze(violating totalViolation: Double) -> Int {
    var frozenCount = 0
    for index in lengths.indices where !lengths[index].isFrozen {
      let violation = lengths[index].violation
      guard totalViolation > 0 ? violation > 0 : violation < 0 else { continue }
      lengths[index].isFrozen = true
      frozenCount += 1
    }
    return frozenCount
  }
}
