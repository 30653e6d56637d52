import LayoutEngine

// The minimal cost of a chain for every total length: the pieces of all members are concatenated in the order of their
// slopes. A member with an unbounded piece takes all space that costs more elsewhere, in both directions.

/// The lengths of a tree and of the whole span at a slope of another member.
///
/// The step is recorded while a convolution changes the tree.
struct ConvolutionStep: BitwiseCopyable {
  /// A piece with this slope.
  let piece: Int32
  // The lengths of the tree and of the whole span at this slope.
  var own = LengthRange()
  var whole = LengthRange()
}

struct LengthRange: BitwiseCopyable {
  var lower = -Double.infinity
  var upper = Double.infinity
}

/// Gaps and sizes in a row, and the cost curve of their total.
struct BoxSpan: BitwiseCopyable {
  var firstMember: Int32 = 0
  var memberCount: Int32 = 0
  var curve = CostCurve()
  /// The member whose curve was a tree that became the curve of the whole span; −1: none.
  var largeMember: Int32 = -1
  // With such a member: the slopes of the other members.
  var firstStep: Int32 = 0
  var stepCount: Int32 = 0

  var members: Range<Int> { Int(firstMember)..<Int(firstMember + memberCount) }
  var steps: Range<Int> { Int(firstStep)..<Int(firstStep + stepCount) }
}

extension CostCurves {
  /// Computes the curve of a span of members.
  mutating func convolve(_ members: Elements<BoxMember>, of span: inout BoxSpan) {
    var (largest, count) = (0, 0)
    for index in members.indices {
      count += Int(members[index].curve.count)
      if members[index].curve.count > members[largest].curve.count { largest = index }
    }
    let largestCount = Int(members[largest].curve.count)
    let usesTree = largestCount > CostCurves.smallCount && largestCount > 4 * (count - largestCount)
    for index in members.indices where index != largest || !usesTree {
      members[index].curve = run(of: members[index].curve)
    }
    if usesTree {
      span.largeMember = span.firstMember + Int32(largest)
      convolve(members, largest: largest, of: &span)
    } else {
      span.curve = convolveRuns(members)
    }
  }

  /// The steepest of the slopes at the starts of runs, and the flattest of the slopes at their ends.
  private func outerSlopes(
    of members: Elements<BoxMember>, except skipped: Int
  ) -> (down: Int, up: Int) {
    var (down, up) = (-1, -1)
    for index in members.indices where index != skipped {
      let pieces = members[index].curve.pieces
      if down < 0 || compare(pieces.lowerBound, down) > 0 { down = pieces.lowerBound }
      if up < 0 || compare(pieces.upperBound - 1, up) < 0 { up = pieces.upperBound - 1 }
    }
    return (down, up)
  }

  /// The convolution of two runs.
  mutating func convolve(_ first: CostCurve, _ second: CostCurve) -> CostCurve {
    let members = pair.reserve(2)
    (members[0], members[1]) = (BoxMember(curve: first), BoxMember(curve: second))
    return convolveRuns(members)
  }

  private mutating func convolveRuns(_ members: Elements<BoxMember>) -> CostCurve {
    let (down, up) = outerSlopes(of: members, except: -1)
    let first = starts.count
    appendPiece(at: -.infinity, like: down)
    if compare(down, up) < 0 {
      var position = 0.0
      for member in members { position += upperEnd(of: member.curve, atSlopeOf: down) }
      collectSegments(of: members, except: -1, between: down, and: up)
      var index = 0
      while index < segments.count {
        let piece = Int(segments[index].piece)
        appendPiece(at: position, like: piece)
        position += lengthOfEquals(from: &index)
      }
      appendPiece(at: position, like: up)
    }
    return CostCurve(first: Int32(first), count: Int32(starts.count - first))
  }

  /// Collects the finite pieces whose slopes lie between two others, in the order of their slopes.
  private mutating func collectSegments(
    of members: Elements<BoxMember>, except skipped: Int, between lower: Int, and upper: Int
  ) {
    segments.truncate(to: 0)
    for index in members.indices where index != skipped {
      for piece in members[index].curve.pieces.dropFirst().dropLast() {
        guard compare(piece, lower) > 0, compare(piece, upper) < 0 else { continue }
        segments.append(CostSegment(piece: Int32(piece), length: starts[piece + 1] - starts[piece]))
      }
    }
    let all = segments.elements
    if all.count > 1 { all.sort { compare(Int($0.piece), Int($1.piece)) < 0 } }
  }

  /// The length of all collected pieces with the slope of the piece at `index`.
  ///
  /// Moves `index` past these pieces.
  private func lengthOfEquals(from index: inout Int) -> Double {
    let piece = Int(segments[index].piece)
    var length = 0.0
    while index < segments.count, compare(Int(segments[index].piece), piece) == 0 {
      length += segments[index].length
      index += 1
    }
    return length
  }

  // MARK: - With a tree

  /// The step at which the whole span has a length, or the first step after this length.
  func step(of span: BoxSpan, at length: Double) -> ConvolutionStep {
    steps[span.steps.dropLast().first(satisfying: { steps[$0].whole.upper >= length })]
  }

  /// Inserts the pieces of all other members into the tree of the largest one.
  private mutating func convolve(
    _ members: Elements<BoxMember>, largest: Int, of span: inout BoxSpan
  ) {
    let root = tree(of: members[largest].curve)
    var (down, up) = outerSlopes(of: members, except: largest)
    appendPiece(at: -.infinity, slope: slopeOfOutermost(of: root, isLast: false))
    if down < 0 || compare(starts.count - 1, down) > 0 { down = starts.count - 1 }
    appendPiece(at: .infinity, slope: slopeOfOutermost(of: root, isLast: true))
    if up < 0 || compare(starts.count - 1, up) < 0 { up = starts.count - 1 }
    span.firstStep = Int32(steps.count)
    if compare(down, up) < 0 {
      collectSegments(of: members, except: largest, between: down, and: up)
      span.curve = insertSegments(into: root, between: down, and: up, offset: offset(of: members, largest, down))
    } else {
      // All totals cost the same, or no member limits the chain.
      steps.append(ConvolutionStep(piece: Int32(down), own: ownRange(of: root, atSlopeOf: down)))
      let first = starts.count
      appendPiece(at: -.infinity, like: down)
      span.curve = CostCurve(first: Int32(first), count: 1)
    }
    span.stepCount = Int32(steps.count) - span.firstStep
  }

  private func ownRange(of root: Int32, atSlopeOf piece: Int) -> LengthRange {
    LengthRange(
      lower: start(in: root, atSlopeOf: piece, orEqual: true),
      upper: start(in: root, atSlopeOf: piece, orEqual: false))
  }

  /// The total length of the other members at which they become steeper than `piece`.
  private func offset(
    of members: Elements<BoxMember>, _ largest: Int, _ piece: Int
  ) -> Double {
    var offset = 0.0
    for index in members.indices where index != largest {
      offset += upperEnd(of: members[index].curve, atSlopeOf: piece)
    }
    return offset
  }

  private mutating func insertSegments(
    into root: Int32, between down: Int, and up: Int, offset: Double
  ) -> CostCurve {
    var offset = offset
    var first = ConvolutionStep(piece: Int32(down), own: ownRange(of: root, atSlopeOf: down))
    first.whole.upper = first.own.upper + offset
    steps.append(first)
    var last = ConvolutionStep(piece: Int32(up), own: ownRange(of: root, atSlopeOf: up))
    var rest = split(split(root, at: .steeperThan(down)).right, at: .slope(up)).left
    var done = makeNode(at: -.infinity, slope: slopes[down])
    var index = 0
    while index < segments.count {
      let piece = Int(segments[index].piece)
      let length = lengthOfEquals(from: &index)
      let halves = split(rest, at: .slope(piece))
      let equals = split(halves.right, at: .steeperThan(piece))
      var step = ConvolutionStep(piece: Int32(piece))
      step.own.upper = equals.right < 0 ? last.own.lower : start(of: equals.right)
      step.own.lower = equals.left < 0 ? step.own.upper : start(of: equals.left)
      step.whole = LengthRange(lower: step.own.lower + offset, upper: step.own.upper + offset + length)
      apply(Transformation(shift: offset), to: halves.left)
      done = join(done, halves.left)
      done = join(done, makeNode(at: step.whole.lower, slope: slopes[piece]))
      steps.append(step)
      offset += length
      rest = equals.right
    }
    apply(Transformation(shift: offset), to: rest)
    last.whole.lower = last.own.lower + offset
    steps.append(last)
    done = join(done, rest)
    // The memory may move: the curve is created from the node that exists after the joins.
    done = join(done, makeNode(at: last.whole.lower, slope: slopes[up]))
    return curve(ofTree: done)
  }
}
