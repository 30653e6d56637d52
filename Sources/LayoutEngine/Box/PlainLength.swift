/// How soon a length gives way in one direction: what matters most in the slope of its cost. The lowest goes first.
struct PlainRank: BitwiseCopyable {
  /// The priority that decides. Of a cost of several pieces it is one that they do not fall below, where a length shrinks,
  /// and one that they do not exceed, where it grows.
  var priority: Double
  /// How steep the cost is at that priority.
  var factor = 1.0
  /// The cost is one piece as far as the bound.
  var isUniform = true
  /// No other priority takes part.
  var isPure = true

  /// That of a length which does not give way.
  static var never: PlainRank { PlainRank(priority: .infinity) }

  /// Which of two lengths gives way sooner: negative for this one, 0 if they are equals, `nil` if more has to be known.
  @inline(__always) func order(_ other: PlainRank) -> Double? {
    guard isUniform, other.isUniform else { return nil }
    if priority != other.priority { return priority - other.priority }
    // Factors are sums of a few shares.
    if abs(factor - other.factor) > 1e-9 * max(1, abs(factor)) { return factor - other.factor }
    return isPure && other.isPure ? 0 : nil
  }
}

/// A length whose cost is plain: nothing from `low` to `high`, and something on both sides, as far as the bounds. These are
/// what is required of it.
struct PlainLength: BitwiseCopyable {
  var low: Double
  var high: Double
  var minimum: Double
  var maximum: Double
  var shrinking = PlainRank.never
  var growing = PlainRank.never

  /// Any length is as good as any other.
  static var free: PlainLength {
    PlainLength(low: -.infinity, high: .infinity, minimum: -.infinity, maximum: .infinity)
  }

  var shrinks: Bool { minimum < low }
  var grows: Bool { high < maximum }
  /// What is required contradicts itself.
  var isContradiction: Bool { !(minimum <= maximum) }

  @inline(__always) init(low: Double, high: Double, minimum: Double, maximum: Double) {
    self.low = low
    self.high = high
    self.minimum = minimum
    self.maximum = maximum
  }

  /// One that must not change.
  @inline(__always) init(fixed length: Double) {
    self.init(low: length, high: length, minimum: length, maximum: length)
  }

  /// A size that is known before anything is asked.
  init(known size: Double) {
    self.init(low: size, high: size, minimum: -.infinity, maximum: .infinity)
    (shrinking.priority, growing.priority) = (1, 1)
  }

  /// Content with a natural size.
  @inline(__always) init(natural size: Double, hugging: Double, resistance: Double) {
    low = size
    high = size
    minimum = resistance < 1000 ? 0 : size
    maximum = hugging < 1000 ? .infinity : size
    shrinking = PlainRank(priority: resistance)
    growing = PlainRank(priority: hugging)
  }

  /// A gap that has to obey one pin, or none.
  init(gap pin: BoxPin?) {
    if let pin, pin.fixes {
      self.init(fixed: pin.constant)
      return
    }
    self = .free
    if let pin { _ = obey(pin) }
  }

  /// Obeys a pin, if the cost is still plain then.
  mutating func obey(_ pin: BoxPin) -> Bool {
    guard !pin.isRequired else {
      bound(by: pin)
      return true
    }
    if pin.relation != .atMost, pin.constant > high { return grow(to: pin) }
    if pin.relation != .atLeast, pin.constant < low { return shrink(to: pin) }
    let length = self
    if pin.relation != .atMost {
      if pin.constant >= low {
        low = pin.constant
        shrinking = PlainRank(priority: pin.priority, isUniform: !length.shrinks)
      } else {
        shrinking.isUniform = false
      }
    }
    if pin.relation != .atLeast {
      let limit = length.grows ? max(pin.priority, growing.priority) : pin.priority
      if pin.constant <= high {
        high = pin.constant
        growing = PlainRank(priority: limit, isUniform: !length.grows)
      } else {
        growing.priority = limit
        growing.isUniform = false
      }
    }
    return true
  }

  /// Obeys a pin that asks for more, and matters more than all that is against it.
  private mutating func grow(to pin: BoxPin) -> Bool {
    guard pin.constant <= maximum, pin.priority > growing.priority else { return false }
    (low, high) = (pin.constant, pin.constant)
    shrinking = PlainRank(priority: pin.priority, isUniform: false)
    if pin.relation == .equal { growing = shrinking }
    return true
  }

  /// The same the other way.
  private mutating func shrink(to pin: BoxPin) -> Bool {
    guard pin.constant >= minimum, pin.priority > shrinking.priority, shrinking.isUniform else { return false }
    (low, high) = (pin.constant, pin.constant)
    growing = PlainRank(priority: pin.priority, isUniform: false)
    if pin.relation == .equal { shrinking = growing }
    return true
  }

  /// Obeys a required pin.
  private mutating func bound(by pin: BoxPin) {
    if pin.relation != .atMost {
      minimum = max(minimum, pin.constant)
      low = max(low, pin.constant)
      high = max(high, low)
    }
    if pin.relation != .atLeast {
      maximum = min(maximum, pin.constant)
      high = min(high, pin.constant)
      low = min(low, high)
    }
  }

  /// Adds something that does not change.
  @inline(__always) mutating func shift(by offset: Double) {
    low += offset
    high += offset
    minimum += offset
    maximum += offset
  }

  /// No size is negative.
  mutating func bindToZero() {
    minimum = max(minimum, 0)
    low = max(low, 0)
    high = max(high, 0)
  }
}
