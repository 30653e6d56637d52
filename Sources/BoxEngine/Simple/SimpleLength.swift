import LayoutEngine

/// The cost of a gap, a size or a row with one priority for shrinking and one priority for growing.
///
/// The cheapest length and the bounds are exact. The costs are exact only if a single optional constraint determines
/// them; otherwise the value holds the lowest priority that shrinking violates, and the highest priority that growing
/// violates.
struct SimpleLength: BitwiseCopyable {
  /// The cheapest length; the least of several.
  var low: Double
  // The bounds from required constraints.
  var minimum: Double
  var maximum: Double
  /// The priority that a length below `low` violates.
  var shrinkingPriority = Double.infinity
  /// The priority that a length above `low` violates; 0: none.
  var growingPriority = Double.infinity
  /// Whether both costs are those of one constraint each, within the bounds.
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
    minimum = pins.resistance < 1000 ? 0 : size
    maximum = pins.hugging < 1000 ? .infinity : size
    shrinkingPriority = pins.resistance
    // A size that is kept grows after others of the same priority, and before those of higher priorities.
    growingPriority = pins.keepsSize ? pins.hugging.nextUp : pins.hugging
  }

  var shrinks: Bool { minimum < low }
  var grows: Bool { low < maximum }

  /// Applies a pin.
  ///
  /// Returns `false` if the pin has to be balanced against other constraints.
  mutating func obey(_ pin: BoxPin) -> Bool {
    if pin.isRequired {
      if pin.relation != .atMost { minimum = max(minimum, pin.constant) }
      if pin.relation != .atLeast { maximum = min(maximum, pin.constant) }
      low = max(minimum, min(low, maximum))
      return minimum <= maximum
    }
    isExact = isExact && growingPriority == 0 && !shrinks && pin.relation == .equal
    if pin.relation != .atMost, pin.constant > low {
      guard pin.constant <= maximum, pin.priority > growingPriority else { return false }
      low = pin.constant
      shrinkingPriority = min(shrinkingPriority, pin.priority)
    } else if pin.relation != .atLeast, pin.constant < low {
      guard pin.constant >= minimum, pin.priority > shrinkingPriority || !shrinks else { return false }
      low = pin.constant
    }
    if pin.relation != .atLeast { growingPriority = max(growingPriority, pin.priority) }
    return true
  }

  /// Adds a constant length.
  mutating func shift(by offset: Double) {
    low += offset
    minimum += offset
    maximum += offset
  }
}

/// The lengths of a row that can grow, or those that can shrink.
struct FlexibleItems: BitwiseCopyable {
  private(set) var count = 0
  /// The item of the lowest priority.
  private(set) var item = -1
  private var priority = Double.infinity
  private var isTie = false
  private var isExact = true

  mutating func add(_ item: Int, _ priority: Double, isExact exact: Bool) {
    count += 1
    isExact = isExact && exact
    if priority > self.priority { return }
    isTie = priority == self.priority
    (self.item, self.priority) = (item, priority)
  }

  /// The item that changes first, if it is unambiguous.
  var first: Int? { count == 1 || (count > 1 && isExact && !isTie) ? item : nil }
}

/// A row in which one item takes all of the excess or missing space: the total cost of its items.
struct SingleFlexItemRow: BitwiseCopyable {
  /// The sum of the lengths.
  ///
  /// Initially its `low` is 0.
  private(set) var length = SimpleLength(low: 0, minimum: 0, maximum: 0, growingPriority: 0)
  /// The item after the last gap that grows at no cost.
  ///
  /// If this is the gap after the last item, the value is the end of the row; −1: there is no such gap.
  var freeGap = -1
  private(set) var growing = FlexibleItems()
  private(set) var shrinking = FlexibleItems()

  mutating func addGap(_ gap: Double) { length.shift(by: gap) }

  @inline(__always) mutating func add(_ added: SimpleLength, of item: Int) {
    length.low += added.low
    length.minimum += added.minimum
    length.maximum += added.maximum
    length.isExact = length.isExact && added.isExact
    if added.shrinks {
      shrinking.add(item, added.shrinkingPriority, isExact: added.isExact)
      length.shrinkingPriority = min(length.shrinkingPriority, added.shrinkingPriority)
    }
    if added.grows {
      growing.add(item, added.growingPriority, isExact: added.isExact)
      length.growingPriority = max(length.growingPriority, added.growingPriority)
    }
  }

  /// The total cost of all items.
  var total: SimpleLength {
    var total = length
    if freeGap >= 0 { (total.maximum, total.growingPriority) = (.infinity, 0) }
    total.isExact = length.isExact && growing.count <= 1 && shrinking.count <= 1
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
    guard length.low <= length.maximum, length.shrinkingPriority > length.growingPriority else { return nil }
    var total = length
    total.isExact = length.growingPriority == 0 && !length.shrinks
    return total
  }
}
