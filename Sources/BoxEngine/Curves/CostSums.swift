import LayoutEngine

// Sums of costs of the same length.

/// A large curve in a sum, with its argument.
struct LargeTerm: BitwiseCopyable {
  let curve: CostCurve
  let argument: CostArgument
}

extension CostCurves {
  /// The number of pieces below which curves are always added piece by piece.
  static let smallCount = 32

  /// Starts a sum of costs of the same length.
  ///
  /// The first row of jumps is the slope before all events.
  mutating func beginSum() {
    events.truncate(to: 0)
    largeTerms.truncate(to: 0)
    jumps.removeAll(width: slopes.width)
    jumps.appendZeros()
  }

  /// Adds the violation of `length rel constant` at a priority to the sum.
  mutating func add(_ relation: PinRelation, _ constant: Double, priority: Double) {
    let tier = tier(of: priority)
    if relation != .atMost { jumps[0][tier] -= 1 }
    jumps.appendZeros()
    jumps[jumps.count - 1][tier] = relation == .equal ? 2 : 1
    events.append(CostEvent(position: constant, row: Int32(jumps.count - 1)))
  }

  /// Adds a pin to the sum.
  mutating func add(_ pin: BoxPin) { add(pin.relation, pin.constant, priority: pin.priority) }

  /// Adds a pin of `argument` to the sum.
  mutating func add(_ pin: BoxPin, of argument: CostArgument) {
    guard argument.scale != 0 else { return }
    var pin = pin
    pin.constant = (pin.constant - argument.offset) / argument.scale
    if argument.scale < 0, pin.relation != .equal { pin.relation = pin.relation == .atLeast ? .atMost : .atLeast }
    let tier = tier(of: pin.priority)
    add(pin)
    let factor = abs(argument.scale)
    if pin.relation != .atMost { jumps[0][tier] += 1 - factor }
    jumps[jumps.count - 1][tier] *= factor
  }

  /// Adds a curve to the sum.
  mutating func add(_ curve: CostCurve, of argument: CostArgument = CostArgument()) {
    guard curve.count > 0 else { return }
    if argument.scale > 0, curve.isTree || Int(curve.count) > CostCurves.smallCount {
      largeTerms.append(LargeTerm(curve: curve, argument: argument))
    } else {
      addPieces(of: run(of: curve), argument)
    }
  }

  /// Adds a run to the sum, also with a negative scale of the argument.
  mutating func addPieces(of curve: CostCurve, _ argument: CostArgument) {
    let scale = argument.scale
    guard scale != 0 else { return }
    let outermost = scale > 0 ? Int(curve.first) : Int(curve.first + curve.count) - 1
    steepen(by: slopes[outermost], times: scale)
    for piece in curve.pieces.dropFirst() {
      let row = jumps.appendZeros()
      let factor = abs(scale)
      for tier in 0..<slopes.width {
        jumps[row][tier] = factor * (slopes[piece][tier] - slopes[piece - 1][tier])
      }
      events.append(CostEvent(position: (starts[piece] - argument.offset) / scale, row: Int32(row)))
    }
  }

  /// Changes the slope of the sum.
  private func steepen(by slope: Table<Double>, times factor: Double) {
    for tier in 0..<slopes.width { jumps[0][tier] += factor * slope[tier] }
  }

  /// The curve of the sum.
  mutating func finishSum() -> CostCurve {
    var largest = -1
    for index in 0..<largeTerms.count
    where largest < 0 || largeTerms[index].curve.count > largeTerms[largest].curve.count {
      largest = index
    }
    var smallCount = events.count
    for index in 0..<largeTerms.count where index != largest { smallCount += Int(largeTerms[index].curve.count) }
    let usesTree = largest >= 0 && Int(largeTerms[largest].curve.count) > 4 * smallCount
    for index in 0..<largeTerms.count where index != largest || !usesTree {
      let term = largeTerms[index]
      addPieces(of: run(of: term.curve), term.argument)
    }
    let small = finishRun()
    guard usesTree else { return small }
    let term = largeTerms[largest]
    let root = tree(of: term.curve)
    // The argument is inverted: the place `scale · x + offset` becomes x.
    apply(Transformation(scale: 1 / term.argument.scale, shift: -term.argument.offset / term.argument.scale), to: root)
    return add(small, toTree: root)
  }

  /// Creates the run of all events.
  private mutating func finishRun() -> CostCurve {
    events.elements.sort { $0.position < $1.position }
    let first = starts.count
    appendPiece(at: -.infinity, slope: jumps[0])
    var index = 0
    while index < events.count {
      let position = events[index].position
      repeat {
        steepen(by: jumps[Int(events[index].row)], times: 1)
        index += 1
      } while index < events.count && events[index].position == position
      appendPiece(at: position, slope: jumps[0])
    }
    return CostCurve(first: Int32(first), count: Int32(starts.count - first))
  }

  /// Appends a piece to the run at the end.
  mutating func appendPiece(at start: Double, slope: Table<Double>) {
    slopes.append(slope)
    starts.append(start)
  }

  /// Appends a piece with the slope of another.
  mutating func appendPiece(at start: Double, like piece: Int) { appendPiece(at: start, slope: slopes[piece]) }
}
