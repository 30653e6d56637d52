/// A convex cost of one length, piecewise linear and by priority: a run of pieces in ``CostCurves``.
struct CostCurve: BitwiseCopyable {
  var first: Int32 = 0
  var count: Int32 = 0

  var pieces: Range<Int> { Int(first)..<Int(first + count) }
}

/// How steep a cost is at one priority.
struct SlopeTerm: BitwiseCopyable {
  let priority: Double
  var slope: Double
}

/// A place where the slope of a sum changes, at one priority.
struct CostEvent: BitwiseCopyable {
  let position: Double
  let priority: Double
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
/// A piece says where it begins and how steep the cost is there: a number for each priority that matters, compared from the
/// highest. The first piece of a curve begins at −∞. Slopes rise from piece to piece, for all costs are convex. An infinite
/// priority stands for what must not be violated at any price: no size is negative.
struct CostCurves {
  private var starts = Buffer<Double>()
  /// Where the terms of each piece end; they begin where those of the piece before end.
  private var ends = Buffer<Int32>()
  /// The slopes of all pieces, by falling priority.
  private var terms = Buffer<SlopeTerm>()
  // The sum that is being made: where it changes, and how steep it is in front of that.
  private var events = Buffer<CostEvent>()
  private var sum = Buffer<SlopeTerm>()
  private var segments = Buffer<CostSegment>()

  /// The piece that costs nothing.
  static let zero = 0
  /// The priority above all others.
  static let hard = Double.infinity

  func free() {
    starts.free()
    ends.free()
    terms.free()
    events.free()
    sum.free()
    segments.free()
  }

  /// The memory that the curves of the last axis took, in bytes.
  var size: Int {
    starts.count * MemoryLayout<Double>.stride + ends.count * MemoryLayout<Int32>.stride
      + terms.count * MemoryLayout<SlopeTerm>.stride
  }

  /// Leaves nothing but the piece that costs nothing.
  mutating func removeAll() {
    starts.truncate(to: 0)
    ends.truncate(to: 0)
    terms.truncate(to: 0)
    beginSum()
    appendPiece(at: -.infinity)
  }

  private func terms(of piece: Int) -> Range<Int> { (piece == 0 ? 0 : Int(ends[piece - 1]))..<Int(ends[piece]) }

  // MARK: - Reading

  /// Compares two slopes: negative if the first is less.
  func compare(_ first: Int, _ second: Int) -> Double {
    var answer = 0.0
    forEachDifference(first, second) { priority, one, other in
      // Slopes are sums of a few shares: what is less is what their sums leave.
      if answer == 0, abs(one - other) > 1e-9 * max(1, abs(one)) { answer = one - other }
    }
    return answer
  }

  /// Calls `body` with the slopes of two pieces at each priority at which one of them has any.
  @inline(__always)
  private func forEachDifference(_ first: Int, _ second: Int, _ body: (Double, Double, Double) -> Void) {
    let (one, other) = (terms(of: first), terms(of: second))
    var (index, otherIndex) = (one.lowerBound, other.lowerBound)
    while index < one.upperBound || otherIndex < other.upperBound {
      let priority = index < one.upperBound ? terms[index].priority : -.infinity
      let otherPriority = otherIndex < other.upperBound ? terms[otherIndex].priority : -.infinity
      var (slope, otherSlope) = (0.0, 0.0)
      if priority >= otherPriority {
        slope = terms[index].slope
        index += 1
      }
      if otherPriority >= priority {
        otherSlope = terms[otherIndex].slope
        otherIndex += 1
      }
      body(max(priority, otherPriority), slope, otherSlope)
    }
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
    sum.truncate(to: 0)
  }

  /// Adds the violation of `length rel constant` at a priority to the sum.
  mutating func add(
    _ relation: PinRelation, _ constant: Double, priority: Double, of argument: CostArgument = CostArgument()
  ) {
    let scale = argument.scale
    guard scale != 0 else { return }
    let left = relation == .atMost ? 0.0 : -1
    let right = relation == .atLeast ? 0.0 : 1
    steepen(by: scale > 0 ? scale * left : scale * right, priority)
    let position = (constant - argument.offset) / scale
    events.append(CostEvent(position: position, priority: priority, jump: abs(scale) * (right - left)))
  }

  /// Adds a pin to the sum.
  mutating func add(_ pin: BoxPin, of argument: CostArgument = CostArgument()) {
    add(pin.relation, pin.constant, priority: pin.priority, of: argument)
  }

  /// Adds a curve to the sum.
  mutating func add(_ curve: CostCurve, of argument: CostArgument = CostArgument()) {
    let scale = argument.scale
    guard scale != 0, curve.count > 0 else { return }
    let outermost = scale > 0 ? Int(curve.first) : Int(curve.first + curve.count) - 1
    for index in terms(of: outermost) { steepen(by: scale * terms[index].slope, terms[index].priority) }
    for piece in curve.pieces.dropFirst() {
      let position = (starts[piece] - argument.offset) / scale
      forEachDifference(piece, piece - 1) { priority, slope, before in
        guard slope != before else { return }
        events.append(CostEvent(position: position, priority: priority, jump: abs(scale) * (slope - before)))
      }
    }
  }

  /// Changes the slope of the sum at one priority.
  private mutating func steepen(by slope: Double, _ priority: Double) {
    var index = 0
    while index < sum.count, sum[index].priority > priority { index += 1 }
    if index < sum.count, sum[index].priority == priority {
      sum[index] = SlopeTerm(priority: priority, slope: sum[index].slope + slope)
      return
    }
    sum.append(SlopeTerm(priority: priority, slope: slope))
    var last = sum.count - 1
    while last > index {
      sum[last] = sum[last - 1]
      last -= 1
    }
    sum[index] = SlopeTerm(priority: priority, slope: slope)
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
        steepen(by: events[index].jump, events[index].priority)
        index += 1
      }
      appendPiece(at: position)
    }
    return CostCurve(first: Int32(first), count: Int32(starts.count - first))
  }

  /// The cheapest length of the sum; the least of several.
  ///
  /// The sum of many costs changes its slope in many places, and this does not keep them.
  mutating func cheapestOfSum() -> Double {
    sortEvents()
    var length = -Double.infinity
    var index = 0
    while sumFalls, index < events.count {
      length = events[index].position
      while index < events.count, events[index].position == length {
        steepen(by: events[index].jump, events[index].priority)
        index += 1
      }
    }
    return length
  }

  private var sumFalls: Bool {
    for index in 0..<sum.count where abs(sum[index].slope) > 1e-9 { return sum[index].slope < 0 }
    return false
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
    for index in 0..<sum.count where abs(sum[index].slope) > 1e-12 { terms.append(sum[index]) }
    endPiece(at: start)
  }

  /// Appends a piece with the slopes of another.
  private mutating func appendPiece(at start: Double, like piece: Int) {
    for index in terms(of: piece) {
      let term = terms[index]
      terms.append(term)
    }
    endPiece(at: start)
  }

  private mutating func endPiece(at start: Double) {
    starts.append(start)
    ends.append(Int32(terms.count))
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
