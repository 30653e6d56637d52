import LayoutEngine

/// The cost of a point by which a length grows: what decides which of several lengths grows first.
///
/// Rates are compared by priority, then by slope, then by the number of kept sizes. Two rates that are equal in these
/// numbers describe a tie only if both are complete.
struct GrowthRate: BitwiseCopyable {
  /// The highest priority that growing violates; 0: growing costs nothing.
  var priority: Double
  /// The number of constraints of this priority that a point violates.
  var slope = 1.0
  /// The number of sizes that grow although they are kept.
  var keptSizes = 0.0
  /// Whether growing violates no constraint of another priority.
  var isComplete = true

  static let free = GrowthRate(priority: 0, slope: 0)
  /// The rate of a length whose next point costs an unknown amount, which may be less than any other.
  static let unknown = GrowthRate(priority: -1, isComplete: false)

  /// The result is negative if the rate is less than another one.
  ///
  /// The result is 0 for equal numbers, and `nil` if these do not decide.
  @inline(__always) func compared(to other: GrowthRate) -> Double? {
    if priority != other.priority { return priority - other.priority }
    let difference = GrowthRate.difference(slope, other.slope)
    if difference != 0 { return difference }
    return isComplete && other.isComplete ? GrowthRate.difference(keptSizes, other.keptSizes) : nil
  }

  /// The difference of two slopes; 0 if they differ by rounding errors, because slopes of flex items are sums of shares.
  private static func difference(_ first: Double, _ second: Double) -> Double {
    abs(first - second) > 1e-9 * max(1, first) ? first - second : 0
  }

  /// Adds the rate of another cost of the same length.
  mutating func add(_ other: GrowthRate) {
    if other.priority == 0 || priority == 0 {
      if priority == 0 { self = other }
      return
    }
    let isComplete = isComplete && other.isComplete && priority == other.priority
    if other.priority > priority {
      self = other
    } else if other.priority == priority {
      slope += other.slope
      keptSizes += other.keptSizes
    }
    self.isComplete = isComplete
  }
}

/// The cost of a gap, a size or a row near its cheapest length, with one priority for shrinking and a rate of growth.
///
/// The cheapest length and the bounds are exact. The rate of growth holds up to a length that is known. The cost of
/// shrinking is exact only if a single optional constraint determines it; otherwise the value holds the lowest priority
/// that shrinking violates.
struct SimpleLength: BitwiseCopyable {
  /// The cheapest length; the least of several.
  var low: Double
  // The bounds from required constraints.
  var minimum: Double
  var maximum: Double
  /// The lowest priority that a length below `low` violates.
  var shrinkingPriority = Double.infinity
  /// The highest priority that a length above `low` violates; 0: none.
  var growingPriority = Double.infinity
  /// The length up to which the rate of growth applies.
  var rateEnd = Double.infinity
  /// The cost of the next point above `low`.
  var rate = GrowthRate.free
  /// Whether the cost of shrinking is that of one constraint, within the bounds.
  var isExact = true

  /// A size without pins, which grows at no cost.
  static let free = SimpleLength(low: 0, minimum: 0, maximum: .infinity, growingPriority: 0)

  init(low: Double, minimum: Double, maximum: Double, growingPriority: Double = .infinity) {
    (self.low, self.minimum, self.maximum) = (low, minimum, maximum)
    self.growingPriority = growingPriority
  }

  /// Creates the cost of content with a natural size.
  @inline(__always) init(natural size: Double, _ pins: AxisPins) {
    low = size
    (minimum, maximum) = (0, .infinity)
    shrinkingPriority = pins.resistance
    growingPriority = pins.hugging
    rate = GrowthRate(priority: pins.hugging, keptSizes: pins.keepsSize ? 1 : 0)
  }

  var shrinks: Bool { minimum < low }
  var grows: Bool { low < maximum }

  /// The room up to which the rate of growth applies.
  var room: Double { min(rateEnd, maximum) - low }

  /// Applies a pin.
  ///
  /// Returns `false` if the pin has to be balanced against other constraints.
  mutating func obey(_ pin: BoxPin) -> Bool {
    if pin.isRequired {
      if pin.relation != .atMost { minimum = max(minimum, pin.constant) }
      if pin.relation != .atLeast { maximum = min(maximum, pin.constant) }
      if low < minimum { raise(to: minimum) }
      low = min(low, maximum)
      return minimum <= maximum
    }
    let wasExact = isExact
    isExact = isExact && growingPriority == 0 && !shrinks && pin.relation == .equal
    let rateOfPin = GrowthRate(priority: pin.priority)
    if pin.relation != .atMost, pin.constant > low {
      guard pin.constant <= maximum, pin.priority > growingPriority else { return false }
      raise(to: pin.constant)
      if pin.relation == .equal { rate.add(rateOfPin) }
      shrinkingPriority = min(shrinkingPriority, pin.priority)
    } else if pin.relation != .atLeast, pin.constant < low {
      guard wasExact, pin.constant >= minimum, pin.priority > shrinkingPriority else { return false }
      (rate, rateEnd) = (rateOfPin, low)
      rate.isComplete = false
      low = pin.constant
    } else if pin.relation != .atLeast, pin.constant > low {
      rateEnd = min(rateEnd, pin.constant)
    } else if pin.relation != .atLeast {
      rate.add(rateOfPin)
    }
    if pin.relation != .atLeast { growingPriority = max(growingPriority, pin.priority) }
    return true
  }

  /// Makes a greater length the cheapest one.
  mutating func raise(to length: Double) {
    low = length
    if rateEnd <= low { (rate, rateEnd) = (.unknown, low) }
  }

  /// Makes the length a multiple of itself.
  mutating func scale(by factor: Double) {
    low *= factor
    minimum *= factor
    maximum *= factor
    rateEnd *= factor
    rate.slope /= factor
    rate.keptSizes /= factor
  }

  /// Adds a constant length.
  mutating func shift(by offset: Double) {
    low += offset
    minimum += offset
    maximum += offset
    rateEnd += offset
  }
}

/// The items of a container along its axis, or one item across: the total cost, and which of the items change first.
///
/// One item gives way where space is missing, and the items of the lowest rate of growth take the space that is left.
struct SimpleRow: BitwiseCopyable {
  /// The sum of the lengths.
  ///
  /// Initially its `low` is 0. Its rate is the lowest rate, which is not complete if the rates do not decide which item
  /// grows first. Until the sum is complete, `rateEnd` is the room of the items of this rate.
  private(set) var length = SimpleLength(low: 0, minimum: 0, maximum: 0, growingPriority: 0)
  /// The item after the last gap that grows at no cost.
  ///
  /// If this is the gap after the last item, the value is the end of the row; −1: there is no such gap.
  var freeGap: Int32 = -1
  // The number of items that can grow, the number of those with the lowest rate, and the first of them.
  private(set) var growingCount: Int32 = 0
  private(set) var tieCount: Int32 = 0
  private(set) var growingItem: Int32 = -1
  // The number of items that can shrink, and the last of those with the lowest priority.
  private var shrinkingCount: Int32 = 0
  private var shrinkingItem: Int32 = -1
  private var isShrinkingTie = false

  init() {
    length.rate.priority = .infinity
    length.rateEnd = 0
  }

  /// The cost of a container without items along its axis, or with items across.
  init(_ length: SimpleLength) { self.length = length }

  @inline(__always) mutating func addGap(_ gap: Double) {
    length.low += gap
    length.minimum += gap
    length.maximum += gap
  }

  @inline(__always) mutating func add(_ added: SimpleLength, of item: Int) {
    length.low += added.low
    length.minimum += added.minimum
    length.maximum += added.maximum
    if added.shrinks { addShrinking(added, item) }
    if added.grows { addGrowing(added, item) }
  }

  @inline(__always) private mutating func addShrinking(_ added: SimpleLength, _ item: Int) {
    shrinkingCount += 1
    length.isExact = length.isExact && added.isExact
    if added.shrinkingPriority > length.shrinkingPriority { return }
    isShrinkingTie = added.shrinkingPriority == length.shrinkingPriority
    (shrinkingItem, length.shrinkingPriority) = (Int32(item), added.shrinkingPriority)
  }

  @inline(__always) private mutating func addGrowing(_ added: SimpleLength, _ item: Int) {
    growingCount += 1
    length.growingPriority = max(length.growingPriority, added.growingPriority)
    let order = added.rate.compared(to: length.rate)
    if let order, order > 0 { return }
    if order == nil { length.rate.isComplete = false }
    if let order, order < 0 {
      (growingItem, tieCount, length.rate, length.rateEnd) = (Int32(item), 0, added.rate, 0)
    }
    tieCount += 1
    length.rateEnd += added.room
  }

  /// Completes the sum.
  @inline(__always) mutating func finish() {
    length.rateEnd += length.low
    if freeGap >= 0 {
      (length.maximum, length.growingPriority) = (.infinity, 0)
      (length.rate, length.rateEnd) = (.free, .infinity)
    }
  }

  /// The item that shrinks first, if it is unambiguous.
  var firstShrinking: Int? {
    shrinkingCount == 1 || (shrinkingCount > 1 && length.isExact && !isShrinkingTie) ? Int(shrinkingItem) : nil
  }

  var shrinksAlone: Bool { shrinkingCount == 1 }

  /// The cost of all items.
  var total: SimpleLength {
    var total = length
    total.isExact = shrinkingCount <= 1 && length.isExact
    return total
  }
}

/// A length that several items share, such as the items across a container.
struct SharedLength: BitwiseCopyable {
  private var length = SimpleLength(low: -.infinity, minimum: -.infinity, maximum: .infinity, growingPriority: 0)
  private var count = 0

  mutating func add(_ added: SimpleLength) {
    count += 1
    length.low = max(length.low, added.low)
    length.minimum = max(length.minimum, added.minimum)
    length.maximum = min(length.maximum, added.maximum)
    length.rate.add(added.rate)
    length.rateEnd = min(length.rateEnd, added.rateEnd)
    length.isExact = added.isExact
    if added.shrinks { length.shrinkingPriority = min(length.shrinkingPriority, added.shrinkingPriority) }
    if added.grows { length.growingPriority = max(length.growingPriority, added.growingPriority) }
  }

  /// The total cost of all lengths.
  ///
  /// The value is `nil` if the lengths have to be balanced against each other: the excess over the least common length
  /// must not cost more than the gain.
  var total: SimpleLength? {
    guard count > 1 else { return length }
    guard length.minimum <= length.maximum, length.shrinkingPriority > length.growingPriority else { return nil }
    var total = length
    total.raise(to: min(length.low, length.maximum))
    total.isExact = !length.shrinks
    return total
  }
}
