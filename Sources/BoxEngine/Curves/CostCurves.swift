import LayoutEngine

/// A convex, piecewise linear cost of one length, by priority: a run of pieces in ``CostCurves``, or a tree of pieces.
struct CostCurve: BitwiseCopyable {
  /// The first piece, or the root of the tree.
  var first: Int32 = 0
  var count: Int32 = 0
  var isTree = false

  /// The pieces of a curve that is a run.
  var pieces: Range<Int> { Int(first)..<Int(first + count) }
}

/// The argument of a curve as a function of the argument of a sum: `scale · x + offset`.
struct CostArgument: BitwiseCopyable {
  var scale = 1.0
  var offset = 0.0
}

/// A place where the slope of a sum changes.
///
/// The change is a vector in a separate row.
struct CostEvent: BitwiseCopyable {
  let position: Double
  let row: Int32
}

/// A finite piece that takes part in a convolution.
struct CostSegment: BitwiseCopyable {
  let piece: Int32
  let length: Double
}

/// Rows of slopes, with one number for each tier, the highest priority first.
struct SlopeTable {
  private(set) var width = 1
  private var values = Buffer<Double>()

  var count: Int { values.count / width }
  var bytes: Int { values.bytes }

  subscript(row: Int) -> Table<Double> { values.table.suffix(from: row * width) }

  mutating func removeAll(width newWidth: Int) {
    width = newWidth
    values.truncate(to: 0)
  }

  /// Appends a row of zeros.
  ///
  /// - Returns: The index of the row.
  @discardableResult mutating func appendZeros() -> Int {
    for _ in 0..<width { values.append(0) }
    return count - 1
  }

  /// Appends a row, which may be part of this table.
  mutating func append(_ row: Table<Double>) { values.append(width, of: row) }

  mutating func truncate(to newCount: Int) { values.truncate(to: newCount * width) }

  /// Moves the rows from `row` to an earlier place, and removes the rows after them.
  mutating func moveEnd(from row: Int, to place: Int) {
    let first = row * width
    for index in first..<values.count { values[place * width + index - first] = values[index] }
    values.truncate(to: values.count - (first - place * width))
  }

  mutating func apply(_ operation: MemoryOperation) { values.apply(operation) }
}

/// The curves of one system of boxes along one axis, in contiguous memory that is kept between layouts.
///
/// A piece has a start and a slope: a vector with a number for each tier, compared from the highest priority downwards.
/// The first piece of a curve starts at −∞. Slopes rise from piece to piece, because all costs are convex. The tier at
/// the front ranks above all priorities: sizes are never negative.
///
/// Runs of pieces are immutable. A large curve to which a few small curves are added becomes a tree, which is changed
/// in place, so that the time for nested containers and chains of n boxes is proportional to n log² n.
struct CostCurves {
  // The pieces of runs.
  var starts = Buffer<Double>()
  var slopes = SlopeTable()
  // Trees: each node is a piece, with its slope in one row, and the pending addition to the slopes below in the next
  // row.
  var nodes = Buffer<CurveNode>()
  var nodeSlopes = SlopeTable()
  var random: UInt32 = 1
  // The current sum: the changes of its slope, its large curves, and its slope before all changes.
  var events = Buffer<CostEvent>()
  var jumps = SlopeTable()
  var largeTerms = Buffer<LargeTerm>()
  // The segments that a convolution collects, and the steps of convolutions with trees.
  var segments = Buffer<CostSegment>()
  var steps = Buffer<ConvolutionStep>()
  /// The memory for a convolution of two curves.
  var pair = Buffer<BoxMember>()
  /// The priorities of the tiers after the front tier, the highest first.
  ///
  /// Only the first ``orderedCount`` are sorted while further priorities are registered.
  private var priorities = Buffer<Double>()
  private var orderedCount = 0

  /// The piece with a cost of 0.
  static let zero = 0
  /// The priority above all others.
  static let hard = Double.infinity
  /// The largest number of tiers.
  ///
  /// In a system with more priorities, several priorities share a tier.
  private static let largestTierCount = 128

  mutating func apply(_ operation: MemoryOperation) {
    starts.apply(operation)
    slopes.apply(operation)
    nodes.apply(operation)
    nodeSlopes.apply(operation)
    events.apply(operation)
    jumps.apply(operation)
    largeTerms.apply(operation)
    segments.apply(operation)
    steps.apply(operation)
    pair.apply(operation)
    priorities.apply(operation)
  }

  /// The size of the memory that is kept, in bytes.
  var bytes: Int { starts.bytes + slopes.bytes + nodes.bytes + nodeSlopes.bytes + events.bytes + jumps.bytes }

  // MARK: - Tiers

  /// Registers a priority that occurs in the system.
  mutating func addPriority(_ priority: Double) {
    let index = position(of: priority)
    if index < orderedCount, priorities[index] == priority { return }
    priorities.append(priority)
    // The number at least doubles between two sorts, so that the time for n priorities is proportional to n log n.
    if priorities.count >= 2 * max(8, orderedCount) { orderPriorities() }
  }

  /// Sorts all priorities, and removes duplicates.
  private mutating func orderPriorities() {
    priorities.elements.sort { $0 > $1 }
    orderedCount = 0
    for index in 0..<priorities.count where index == 0 || priorities[index] != priorities[orderedCount - 1] {
      priorities[orderedCount] = priorities[index]
      orderedCount += 1
    }
    priorities.truncate(to: orderedCount)
  }

  /// The number of sorted priorities that are higher.
  private func position(of priority: Double) -> Int {
    (0..<orderedCount).first(satisfying: { priorities[$0] <= priority })
  }

  func tier(of priority: Double) -> Int {
    if priority == CostCurves.hard { return 0 }
    let position = position(of: priority)
    let last = CostCurves.largestTierCount - 2
    guard priorities.count > last + 1, position > 0 else { return position + 1 }
    return 2 + position * (last - 1) / priorities.count
  }

  /// Removes all priorities, and thus invalidates all curves.
  mutating func removePriorities() {
    priorities.truncate(to: 0)
    orderedCount = 0
  }

  /// Removes all curves except the piece with a cost of 0.
  ///
  /// All priorities must be registered before.
  mutating func begin() {
    if orderedCount < priorities.count { orderPriorities() }
    let width = min(priorities.count + 1, CostCurves.largestTierCount)
    starts.truncate(to: 0)
    nodes.truncate(to: 0)
    steps.truncate(to: 0)
    slopes.removeAll(width: width)
    nodeSlopes.removeAll(width: width)
    random = 1
    starts.append(-.infinity)
    slopes.appendZeros()
  }

  // MARK: - Slopes

  /// Compares two slopes: the result is negative if the first slope is less.
  func compare(_ first: Table<Double>, _ second: Table<Double>) -> Double {
    for tier in 0..<slopes.width {
      let difference = first[tier] - second[tier]
      // Slopes are sums of a few shares: smaller differences are rounding errors.
      if abs(difference) > 1e-9 * max(1, abs(first[tier])) { return difference }
    }
    return 0
  }

  func compare(_ first: Int, _ second: Int) -> Double { compare(slopes[first], slopes[second]) }

  // MARK: - Reading

  /// The first place where the slope of a curve is at least that of `piece`; −∞ if this holds everywhere, ∞ if nowhere.
  func lowerEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    if curve.isTree { return start(in: curve.first, atSlopeOf: piece, orEqual: true) }
    let first = curve.pieces.first(satisfying: { compare($0, piece) >= 0 })
    return first < curve.pieces.upperBound ? starts[first] : .infinity
  }

  /// The first place where the slope of a curve exceeds that of `piece`; ∞ if there is none.
  func upperEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    if curve.isTree { return start(in: curve.first, atSlopeOf: piece, orEqual: false) }
    let first = curve.pieces.first(satisfying: { compare($0, piece) > 0 })
    return first < curve.pieces.upperBound ? starts[first] : .infinity
  }

  /// The piece of a run that contains a length.
  func piece(of curve: CostCurve, at length: Double) -> Int {
    max(Int(curve.first), curve.pieces.first(satisfying: { starts[$0] > length }) - 1)
  }

  /// The cheapest length of a curve; the least of several.
  func cheapest(of curve: CostCurve) -> Double { lowerEnd(of: curve, atSlopeOf: CostCurves.zero) }
}

extension Range<Int> {
  /// The first number that satisfies `isRight`, as do all numbers after it; the upper bound if there is none.
  func first(satisfying isRight: (Int) -> Bool) -> Int {
    var (lower, upper) = (lowerBound, upperBound)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isRight(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
