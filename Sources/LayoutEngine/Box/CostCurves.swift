/// A convex cost of one length, piecewise linear and by priority: a run of pieces in ``CostCurves``.
struct CostCurve: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0

  var pieces: Range<Int> { Int(first)..<Int(first + count) }
}

/// A place where the slope of a sum changes, at one priority.
struct CostEvent: BitwiseCopyable {
  let position: Double
  let level: Int32
  let jump: Double
}

/// A finite piece on its way into a convolution.
struct CostSegment: BitwiseCopyable {
  let piece: Int32
  let length: Double
}

/// How the argument of a curve follows from that of the sum it is added to: `scale · x + offset`.
struct CostArgument: BitwiseCopyable {
  var scale = 1.0
  var offset = 0.0
}

/// The curves of one system of boxes along one axis, in contiguous memory that is kept from layout to layout.
///
/// A piece says where it begins and how steep the cost is there: one number for each priority, compared from the highest. The
/// first piece of a curve begins at −∞. Slopes rise from piece to piece, for all costs are convex. Level 0 stands above all
/// priorities, for what must not be violated at any price: no size is negative.
struct CostCurves {
  /// The priorities that occur, the highest first; level 0 is infinite.
  private(set) var levels = Buffer<Double>()
  private var starts = Buffer<Double>()
  /// One number for each level and piece.
  private var slopes = Buffer<Double>()
  // The sum that is being made.
  private var events = Buffer<CostEvent>()
  private var sum = Buffer<Double>()
  private var segments = Buffer<CostSegment>()

  /// The piece that costs nothing.
  static let zero = 0
  /// The level above all priorities.
  static let hard = 0

  func free() {
    levels.free()
    starts.free()
    slopes.free()
    events.free()
    sum.free()
    segments.free()
  }

  // MARK: - Levels

  mutating func removeAll() {
    levels.truncate(to: 0)
    levels.append(.infinity)
    starts.truncate(to: 0)
    slopes.truncate(to: 0)
  }

  /// Makes a level for a priority, unless there is one.
  mutating func addLevel(_ priority: Double) {
    var index = levels.count - 1
    while levels[index] < priority { index -= 1 }
    if levels[index] == priority { return }
    levels.append(priority)
    var last = levels.count - 1
    while last > index + 1 {
      levels[last] = levels[last - 1]
      last -= 1
    }
    levels[last] = priority
  }

  /// Ends the list of levels, and makes the piece that costs nothing.
  mutating func finishLevels() {
    sum.truncate(to: 0)
    for _ in 0..<levels.count { sum.append(0) }
    appendPiece(at: -.infinity)
  }

  func level(of priority: Double) -> Int {
    var index = 0
    while index < levels.count - 1, levels[index] > priority { index += 1 }
    return index
  }

  // MARK: - Reading

  /// Compares two slopes: negative if the first is less.
  func compare(_ first: Int, _ second: Int) -> Double {
    let count = levels.count
    let one = slopes.base + first * count
    let other = slopes.base + second * count
    for level in 0..<count {
      let difference = one[level] - other[level]
      // Slopes are sums of a few shares: what is less is what their sums leave.
      if abs(difference) > 1e-9 * max(1, abs(one[level])) { return difference }
    }
    return 0
  }

  /// Where the slope of a curve first is at least that of `piece`; −∞ if it is everywhere.
  func lowerEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    for own in curve.pieces where compare(own, piece) >= 0 { return starts[own] }
    return .infinity
  }

  /// Where the slope of a curve first exceeds that of `piece`; ∞ if it never does.
  func upperEnd(of curve: CostCurve, atSlopeOf piece: Int) -> Double {
    for own in curve.pieces where compare(own, piece) > 0 { return starts[own] }
    return .infinity
  }

  /// The piece of a curve in which a length lies.
  func piece(of curve: CostCurve, at length: Double) -> Int {
    var lower = Int(curve.first)
    var upper = Int(curve.first + curve.count)
    while upper - lower > 1 {
      let middle = (lower + upper) / 2
      if starts[middle] <= length { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The cheapest length of a curve; the least of several.
  func cheapest(of curve: CostCurve) -> Double { lowerEnd(of: curve, atSlopeOf: CostCurves.zero) }

  // MARK: - Sums

  /// Begins a sum of costs of the same length.
  mutating func beginSum() {
    events.truncate(to: 0)
    for level in 0..<levels.count { sum[level] = 0 }
  }

  /// Adds the violation of `length rel constant` at a level to the sum.
  mutating func add(
    _ relation: PinRelation, _ constant: Double, level: Int, of argument: CostArgument = CostArgument()
  ) {
    let scale = argument.scale
    guard scale != 0 else { return }
    let left = relation == .atMost ? 0.0 : -1
    let right = relation == .atLeast ? 0.0 : 1
    sum[level] += scale > 0 ? scale * left : scale * right
    let position = (constant - argument.offset) / scale
    events.append(CostEvent(position: position, level: Int32(level), jump: abs(scale) * (right - left)))
  }

  /// Adds a pin to the sum.
  mutating func add(_ pin: BoxPin, of argument: CostArgument = CostArgument()) {
    add(pin.relation, pin.constant, level: level(of: pin.priority), of: argument)
  }

  /// Adds a curve to the sum.
  mutating func add(_ curve: CostCurve, of argument: CostArgument = CostArgument()) {
    let scale = argument.scale
    guard scale != 0, curve.count > 0 else { return }
    let count = levels.count
    let outermost = scale > 0 ? Int(curve.first) : Int(curve.first + curve.count) - 1
    for level in 0..<count { sum[level] += scale * slopes[outermost * count + level] }
    for piece in curve.pieces.dropFirst() {
      let position = (starts[piece] - argument.offset) / scale
      for level in 0..<count {
        let jump = slopes[piece * count + level] - slopes[(piece - 1) * count + level]
        if jump != 0 { events.append(CostEvent(position: position, level: Int32(level), jump: abs(scale) * jump)) }
      }
    }
  }

  /// The curve of the sum.
  mutating func finishSum() -> CostCurve {
    sortEvents()
    let first = starts.count
    appendPiece(at: -.infinity)
    var index = 0
    while index < events.count {
      let position = events[index].position
      while index < events.count, events[index].position == position {
        sum[Int(events[index].level)] += events[index].jump
        index += 1
      }
      appendPiece(at: position)
    }
    return CostCurve(first: Int32(first), count: Int32(starts.count - first))
  }

  /// Few events are in order but for the last ones; many come from sums of curves.
  private mutating func sortEvents() {
    if events.count > 24 {
      var all = UnsafeMutableBufferPointer(start: events.base, count: events.count)
      all.sort { $0.position < $1.position }
      return
    }
    var index = 1
    while index < events.count {
      let event = events[index]
      var place = index
      while place > 0, events[place - 1].position > event.position {
        events[place] = events[place - 1]
        place -= 1
      }
      events[place] = event
      index += 1
    }
  }

  /// Appends a piece with the slopes of the sum so far.
  private mutating func appendPiece(at start: Double) {
    starts.append(start)
    for level in 0..<levels.count { slopes.append(sum[level]) }
  }

  /// Appends a piece with the slopes of another.
  private mutating func appendPiece(at start: Double, like piece: Int) {
    starts.append(start)
    for level in 0..<levels.count {
      let slope = slopes[piece * levels.count + level]
      slopes.append(slope)
    }
  }

  // MARK: - Convolutions

  /// The least cost of a chain for every total length: the pieces of all members, laid end to end in the order of their slopes.
  ///
  /// A member with an endless piece takes everything that would cost more elsewhere, in both directions.
  mutating func convolve(_ members: UnsafeBufferPointer<BoxMember>) -> CostCurve {
    var steepestDown = Int(members[0].curve.first)
    var flattestUp = Int(members[0].curve.pieces.upperBound) - 1
    for member in members.dropFirst() {
      let first = Int(member.curve.first)
      let last = Int(member.curve.pieces.upperBound) - 1
      if compare(first, steepestDown) > 0 { steepestDown = first }
      if compare(last, flattestUp) < 0 { flattestUp = last }
    }
    let result = starts.count
    appendPiece(at: -.infinity, like: steepestDown)
    if compare(steepestDown, flattestUp) < 0 {
      var position = 0.0
      for member in members { position += upperEnd(of: member.curve, atSlopeOf: steepestDown) }
      collectSegments(of: members, between: steepestDown, and: flattestUp)
      position = appendSegments(from: position)
      appendPiece(at: position, like: flattestUp)
    }
    return CostCurve(first: Int32(result), count: Int32(starts.count - result))
  }

  /// Collects the finite pieces whose slopes lie between two others, in the order of their slopes.
  private mutating func collectSegments(
    of members: UnsafeBufferPointer<BoxMember>, between lower: Int, and upper: Int
  ) {
    segments.truncate(to: 0)
    for member in members {
      let curve = member.curve
      for piece in curve.pieces.dropFirst().dropLast() {
        guard compare(piece, lower) > 0, compare(piece, upper) < 0 else { continue }
        segments.append(CostSegment(piece: Int32(piece), length: starts[piece + 1] - starts[piece]))
      }
    }
    var all = UnsafeMutableBufferPointer(start: segments.base, count: segments.count)
    let curves = self
    all.sort { curves.compare(Int($0.piece), Int($1.piece)) < 0 }
  }

  /// Appends the collected pieces, those of one slope as one; and says where the last one ends.
  private mutating func appendSegments(from start: Double) -> Double {
    var position = start
    var index = 0
    while index < segments.count {
      let piece = Int(segments[index].piece)
      appendPiece(at: position, like: piece)
      while index < segments.count, compare(Int(segments[index].piece), piece) == 0 {
        position += segments[index].length
        index += 1
      }
    }
    return position
  }
}
