// Plain lengths that stand in a row, and plain lengths that are one.

/// What several lengths do that give way one after the other, in one direction.
struct RankOrder: BitwiseCopyable {
  private var first = PlainRank.never
  private var isEmpty = true
  /// The one that gives way first does so without end.
  private var isEndless = false
  /// All are equals.
  private var isLevel = true
  private var isDecided = true
  private var least = Double.infinity
  private var largest = -Double.infinity

  @inline(__always) init() {}

  @inline(__always) mutating func add(_ rank: PlainRank, isEndless endless: Bool) {
    least = min(least, rank.priority)
    largest = max(largest, rank.priority)
    if isEmpty {
      (first, isEndless, isEmpty) = (rank, endless, false)
    } else if let order = rank.order(first) {
      if order < 0 { (first, isEndless) = (rank, endless) }
      if order == 0 { isEndless = isEndless || endless } else { isLevel = false }
    } else {
      isDecided = false
    }
  }

  /// The rank of all together.
  @inline(__always) func rank(grows: Bool) -> PlainRank {
    if isDecided, isEndless || isLevel { return first }
    return PlainRank(priority: grows ? largest : least, isUniform: false)
  }
}

/// A chain: the total of lengths side by side.
struct PlainChain: BitwiseCopyable {
  private var low = 0.0
  private var high = 0.0
  private var minimum = 0.0
  private var maximum = 0.0
  private var shrinking = RankOrder()
  private var growing = RankOrder()

  @inline(__always) mutating func add(_ length: PlainLength) {
    low += length.low
    high += length.high
    minimum += length.minimum
    maximum += length.maximum
    if length.shrinks { shrinking.add(length.shrinking, isEndless: length.minimum == -.infinity) }
    if length.grows { growing.add(length.growing, isEndless: length.maximum == .infinity) }
  }

  var length: PlainLength {
    var length = PlainLength(low: low, high: high, minimum: minimum, maximum: maximum)
    length.shrinking = shrinking.rank(grows: false)
    length.growing = growing.rank(grows: true)
    return length
  }
}

/// One length on which several things depend, such as the items across a container.
struct PlainShare: BitwiseCopyable {
  @inline(__always) init() {}

  private var count = 0
  // Those that ask for the most, and how much the next ones ask for.
  private var low = -Double.infinity
  private var nextLow = -Double.infinity
  private var shrinking = PlainRank.never
  private var leastShrinking = Double.infinity
  private var high = Double.infinity
  private var largestFiniteHigh = -Double.infinity
  private var growing = PlainRank.never
  /// What grows does so without end.
  private var isEndless = true
  private var minimum = -Double.infinity
  private var maximum = Double.infinity

  /// Adds what depends on the length multiplied with `scale`.
  @inline(__always) mutating func add(_ length: PlainLength, scale: Double = 1) {
    count += 1
    var length = length
    if scale != 1 { length.scale(by: scale) }
    addLow(of: length)
    minimum = max(minimum, length.minimum)
    maximum = min(maximum, length.maximum)
    high = min(high, length.high)
    guard length.high < .infinity else { return }
    largestFiniteHigh = max(largestFiniteHigh, length.high)
    if length.grows { addGrowth(of: length) }
  }

  @inline(__always) private mutating func addLow(of length: PlainLength) {
    if length.shrinks { leastShrinking = min(leastShrinking, length.shrinking.priority) }
    if length.low > low {
      (nextLow, low) = (low, length.low)
      shrinking = length.shrinking
    } else {
      nextLow = max(nextLow, length.low)
    }
  }

  /// What grows at the same time costs as much as all together.
  @inline(__always) private mutating func addGrowth(of length: PlainLength) {
    let rank = length.growing
    isEndless = isEndless && length.maximum == .infinity
    guard growing.priority < .infinity else {
      growing = rank
      return
    }
    growing.isUniform = growing.isUniform && rank.isUniform
    if rank.priority == growing.priority {
      growing.factor += rank.factor
      growing.isPure = growing.isPure && rank.isPure
    } else {
      if rank.priority > growing.priority { growing.factor = rank.factor }
      growing.priority = max(growing.priority, rank.priority)
      growing.isPure = false
    }
  }

  /// All together; `nil` if that is not plain.
  var length: PlainLength? {
    guard minimum <= maximum else { return nil }
    if count <= 1 {
      var length = PlainLength(low: low, high: high, minimum: minimum, maximum: maximum)
      (length.shrinking, length.growing) = (shrinking, growing)
      return length
    }
    // What is left of the lowest length that all would have must not cost more than it is worth.
    let growthCost = growing.priority < .infinity ? growing.priority : 0
    guard low <= high || leastShrinking > growthCost else { return nil }
    var total = PlainLength(low: low, high: max(low, high), minimum: minimum, maximum: maximum)
    total.shrinking = shrinking
    if !(nextLow <= minimum && low <= high) {
      total.shrinking = PlainRank(priority: leastShrinking, isUniform: false)
    }
    total.growing = growing
    if !isEndless || largestFiniteHigh > total.high { total.growing.isUniform = false }
    guard low > maximum else { return total }
    // What must not grow holds back what could.
    (total.low, total.high) = (maximum, maximum)
    total.shrinking = PlainRank(priority: leastShrinking, isUniform: false)
    return total
  }
}

extension PlainLength {
  /// Replaces a length by one of which it is a multiple.
  fileprivate mutating func scale(by scale: Double) {
    low /= scale
    high /= scale
    minimum /= scale
    maximum /= scale
    shrinking.factor *= scale
    growing.factor *= scale
  }
}
