/// A convex cost of one length, piecewise linear and by priority: a run of pieces in ``CostCurves``, or a tree of them.
struct CostCurve: BitwiseCopyable {
  /// The first piece, or the root of the tree.
  var first: Int32 = 0
  var count: Int32 = 0
  var isTree = false

  /// The pieces of a curve that is a run.
  var pieces: Range<Int> { Int(first)..<Int(first + count) }
}

/// How the argument of a curve follows from that of the sum it is added to: `scale · x + offset`.
struct CostArgument: BitwiseCopyable {
  var scale = 1.0
  var offset = 0.0
}

/// A place where the slope of a sum changes: the vector of the change is a row of its own.
struct CostEvent: BitwiseCopyable {
  let position: Double
  let row: Int32
}

/// A finite piece on its way into a convolution.
struct CostSegment: BitwiseCopyable {
  let piece: Int32
  let length: Double
}

/// Rows of slopes: one number for each tier, the highest priority first.
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

  /// Appends a row of zeros, and answers where it is.
  @discardableResult mutating func appendZeros() -> Int {
    for _ in 0..<width { values.append(0) }
    return count - 1
  }

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) { values.counter = counter }
  #endif

  /// Appends a row, which may lie in this table.
  mutating func append(_ row: Table<Double>) { values.append(width, of: row) }

  /// Moves the rows from `row` on to an earlier place, and forgets what follows.
  mutating func moveEnd(from row: Int, to place: Int) {
    let first = row * width
    for index in first..<values.count { values[place * width + index - first] = values[index] }
    values.truncate(to: values.count - (first - place * width))
  }

  func free() { values.free() }
}

/// The curves of one system of boxes along one axis, in contiguous memory that is kept from layout to layout.
///
/// A piece says where it begins and how steep the cost is there: a vector with a number for each tier, compared from the highest
/// priority. The first piece of a curve begins at −∞. Slopes rise from piece to piece, for all costs are convex. The tier at the
/// front is above all priorities: no size is negative.
///
/// Runs of pieces never change. A large curve that a few small ones are added to becomes a tree, which is changed in place, so
/// that nests and chains of n boxes take a time in proportion to n log² n.
struct CostCurves {
  // The pieces of runs.
  var starts = Buffer<Double>()
  var slopes = SlopeTable()
  // Trees: each node is a piece, with its slope in one row and what is to be added below it in the next.
  var nodes = Buffer<CurveNode>()
  var nodeSlopes = SlopeTable()
  var random: UInt32 = 1
  // The sum that is being made: where it changes, the large curves in it, and how steep it is in front of all.
  var events = Buffer<CostEvent>()
  var jumps = SlopeTable()
  var largeTerms = Buffer<LargeTerm>()
  // What a convolution collects, and what it leaves behind of trees.
  var segments = Buffer<CostSegment>()
  var steps = Buffer<ConvolutionStep>()
  /// The priorities of the tiers behind the front one, the highest first.
  private var priorities = Buffer<Double>()

  /// The piece that costs nothing.
  static let zero = 0
  /// The priority above all others.
  static let hard = Double.infinity
  /// A system with more different priorities has several of them in one tier.
  private static let largestTierCount = 128

  #if DEBUG
    /// Counts accesses to the memory from now on.
    mutating func countAccesses(_ counter: AccessCounter) {
      starts.counter = counter
      nodes.counter = counter
      events.counter = counter
      largeTerms.counter = counter
      segments.counter = counter
      steps.counter = counter
      priorities.counter = counter
      slopes.countAccesses(counter)
      nodeSlopes.countAccesses(counter)
      jumps.countAccesses(counter)
    }
  #endif

  func free() {
    starts.free()
    slopes.free()
    nodes.free()
    nodeSlopes.free()
    events.free()
    jumps.free()
    largeTerms.free()
    segments.free()
    steps.free()
    priorities.free()
  }

  /// The memory that is kept, in bytes.
  var bytes: Int { starts.bytes + slopes.bytes + nodes.bytes + nodeSlopes.bytes + events.bytes + jumps.bytes }

  // MARK: - Tiers

  /// Notes that a priority occurs in the system.
  mutating func addPriority(_ priority: Double) {
    let index = position(of: priority)
    if index < priorities.count, priorities[index] == priority { return }
    priorities.append(priority)
    var last = priorities.count - 1
    while last > index {
      priorities[last] = priorities[last - 1]
      last -= 1
    }
    priorities[index] = priority
  }

  /// How many priorities are higher.
  private func position(of priority: Double) -> Int {
    var (lower, upper) = (0, priorities.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if priorities[middle] > priority { lower = middle + 1 } else { upper = middle }
    }
    return lower
  }

  func tier(of priority: Double) -> Int {
    if priority == CostCurves.hard { return 0 }
    let position = position(of: priority)
    let last = CostCurves.largestTierCount - 2
    guard priorities.count > last + 1, position > 0 else { return position + 1 }
    return 2 + position * (last - 1) / priorities.count
  }

  /// Forgets all curves and priorities.
  mutating func removeAll() {
    priorities.truncate(to: 0)
  }

  /// Begins when all priorities are known: leaves nothing but the piece that costs nothing.
  mutating func begin() {
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

  /// Compares two slopes: negative if the first is less.
  func compare(_ first: Table<Double>, _ second: Table<Double>) -> Double {
    for tier in 0..<slopes.width {
      let difference = first[tier] - second[tier]
      // Slopes are sums of a few shares: what is less is what their sums leave.
      if abs(difference) > 1e-9 * max(1, abs(first[tier])) { return difference }
    }
    return 0
  }

  func compare(_ first: Int, _ second: Int) -> Double { compare(slopes[first], slopes[second]) }

  // MARK: - Reading

  /// The first piece of a run that is not left of a limit; the end of the run if there is none.
  private func firstPiece(of curve: CostCurve, where isRight: (Int) -> Bool) -> Int {
    var lower = Int(curve.first)
    var upper = Int(curve.first + curve.count)
    while lower < upper {
      let middle = (lower + upper) / 2
      if isRight(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }

  /// Where the slope of a curve first is at least that of `piece`; −∞ if it is everywhere, ∞ if it never is.
  func lowerEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    if curve.isTree { return start(in: curve.first, atSlopeOf: piece, orEqual: true) }
    let first = firstPiece(of: curve) { compare($0, piece) >= 0 }
    return first < curve.pieces.upperBound ? starts[first] : .infinity
  }

  /// Where the slope of a curve first exceeds that of `piece`; ∞ if it never does.
  func upperEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    if curve.isTree { return start(in: curve.first, atSlopeOf: piece, orEqual: false) }
    let first = firstPiece(of: curve) { compare($0, piece) > 0 }
    return first < curve.pieces.upperBound ? starts[first] : .infinity
  }

  /// The piece of a run in which a length lies.
  func piece(of curve: CostCurve, at length: Double) -> Int {
    max(Int(curve.first), firstPiece(of: curve) { starts[$0] > length } - 1)
  }

  /// The cheapest length of a curve; the least of several.
  func cheapest(of curve: CostCurve) -> Double { lowerEnd(of: curve, atSlopeOf: CostCurves.zero) }
}
