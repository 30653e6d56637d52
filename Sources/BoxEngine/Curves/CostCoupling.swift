import LayoutEngine

// A constraint that balances two lengths of a chain: a center, or a size relative to an open container.

/// Two lengths with a given total, and one constraint on `weights.first · first + weights.second · second`.
///
/// The costs of both lengths are runs. The weight of the first length is the larger one.
struct CostCoupling: BitwiseCopyable {
  /// The largest number of pieces of a container's curve that a coupling copies.
  ///
  /// The costs of other lengths of a chain, which are copied once, can be larger.
  static let largestCount: Int32 = 128

  let first: CostCurve
  let second: CostCurve
  let weights: (first: Double, second: Double)
  let pin: BoxPin

  init(_ first: CostCurve, _ second: CostCurve, weights: (first: Double, second: Double), _ pin: BoxPin) {
    (self.first, self.second) = (first, second)
    if weights.first > weights.second {
      (self.weights, self.pin) = (weights, pin)
      return
    }
    self.weights = (-weights.first, -weights.second)
    var opposite = pin
    opposite.constant = -pin.constant
    if pin.relation != .equal { opposite.relation = pin.relation == .atLeast ? .atMost : .atLeast }
    self.pin = opposite
  }

  /// The growth of the combination per point by which the first length grows and the second length shrinks.
  fileprivate var gain: Double { weights.first - weights.second }

  /// The first length for which the combination equals the constant of the pin, as a function of the total.
  fileprivate var tightFirst: CostArgument { CostArgument(scale: -weights.second / gain, offset: pin.constant / gain) }

  fileprivate var tightSecond: CostArgument { CostArgument(scale: weights.first / gain, offset: -pin.constant / gain) }

  /// The rate at which the violation changes below and above the constant of the pin.
  fileprivate func violationSlope(_ side: Side) -> Double {
    switch side {
    case .below: return pin.relation == .atMost ? 0 : -1
    case .tight: return 0
    case .above: return pin.relation == .atLeast ? 0 : 1
    }
  }

  /// The position of the combination relative to the constant of the pin.
  fileprivate enum Side { case below, tight, above }
}

extension CostCurves {
  /// The minimal cost of both lengths for every total.
  ///
  /// In each interval of totals, either the combination lies on one side of the pin, where the constraint is linear, or
  /// the combination equals the constant, so that the total determines both lengths.
  mutating func couple(_ coupling: CostCoupling) -> CostCurve {
    let scratch = starts.count
    let below = tilted(coupling, .below)
    let above = tilted(coupling, .above)
    beginSum()
    addPieces(of: coupling.first, coupling.tightFirst)
    addPieces(of: coupling.second, coupling.tightSecond)
    let tight = finishSum()
    let totals = sortedStarts(below, tight, above)
    let first = starts.count
    for index in -1..<totals.count {
      let start = index < 0 ? -Double.infinity : totals[index]
      let end = index + 1 < totals.count ? totals[index + 1] : .infinity
      // Places that differ only by rounding are one place.
      if start > -.infinity, end - start <= 1e-11 * max(1, abs(start)) { continue }
      let middle = CostCurves.middle(start, end)
      let side = side(of: coupling, at: middle)
      let curve = side == .below ? below : side == .above ? above : tight
      let piece = piece(of: curve, at: middle)
      if index < 0 || compare(piece, starts.count - 1) != 0 { appendPiece(at: start, like: piece) }
    }
    let count = starts.count - first
    for index in 0..<count { starts[scratch + index] = starts[first + index] }
    starts.truncate(to: scratch + count)
    slopes.moveEnd(from: first, to: scratch)
    return CostCurve(first: Int32(scratch), count: Int32(count))
  }

  /// Both lengths for a given total.
  ///
  /// Of several lengths with the same cost, those closest to the pin are chosen.
  mutating func lengths(_ coupling: CostCoupling, total: Double) -> (first: Double, second: Double) {
    let tight = coupling.tightFirst.scale * total + coupling.tightFirst.offset
    let side = side(of: coupling, at: total)
    guard side != .tight else { return (tight, total - tight) }
    let scratch = starts.count
    defer {
      starts.truncate(to: scratch)
      slopes.truncate(to: scratch)
    }
    let (first, second) = (tilt(coupling.first, coupling, side), tilt(coupling.second, coupling, side, isFirst: false))
    let sum = convolve(first, second)
    let slope = piece(of: sum, at: total)
    let lower = max(lowerEnd(of: first, atSlopeOf: slope), total - upperEnd(of: second, atSlopeOf: slope))
    let upper = min(upperEnd(of: first, atSlopeOf: slope), total - lowerEnd(of: second, atSlopeOf: slope))
    var length = max(lower, min(tight, upper))
    if side == .below ? length > tight : length < tight { length = tight }
    return (length, total - length)
  }

  private mutating func tilted(_ coupling: CostCoupling, _ side: CostCoupling.Side) -> CostCurve {
    let first = tilt(coupling.first, coupling, side)
    let second = tilt(coupling.second, coupling, side, isFirst: false)
    return convolve(first, second)
  }

  /// A copy of a curve with the cost of the violation on one side of the pin.
  private mutating func tilt(
    _ curve: CostCurve, _ coupling: CostCoupling, _ side: CostCoupling.Side, isFirst: Bool = true
  ) -> CostCurve {
    let change = coupling.violationSlope(side) * (isFirst ? coupling.weights.first : coupling.weights.second)
    let tier = tier(of: coupling.pin.priority)
    let first = starts.count
    for piece in curve.pieces {
      appendPiece(at: starts[piece], like: piece)
      slopes[starts.count - 1][tier] += change
    }
    return CostCurve(first: Int32(first), count: curve.count)
  }

  /// The side of the pin on which the cost of a total is minimal.
  ///
  /// The slopes of both lengths move the combination to this side if the gain exceeds the cost of the violation.
  private func side(of coupling: CostCoupling, at total: Double) -> CostCoupling.Side {
    let first = coupling.tightFirst.scale * total + coupling.tightFirst.offset
    let tolerance = 1e-12 * max(1, abs(total), abs(coupling.pin.constant))
    let (ownLeft, ownRight) = pieces(of: coupling.first, at: first, tolerance)
    let (otherLeft, otherRight) = pieces(of: coupling.second, at: total - first, tolerance)
    let tier = tier(of: coupling.pin.priority)
    let below = coupling.gain * coupling.violationSlope(.below)
    if sign(ownLeft, otherRight, tier, below) > 0 { return .below }
    let above = coupling.gain * coupling.violationSlope(.above)
    return sign(ownRight, otherLeft, tier, above) < 0 ? .above : .tight
  }

  /// The pieces on both sides of a length.
  private func pieces(of curve: CostCurve, at length: Double, _ tolerance: Double) -> (left: Int, right: Int) {
    (piece(of: curve, at: length - tolerance), piece(of: curve, at: length + tolerance))
  }

  /// The sign of the difference of two slopes, with a number added in one tier.
  private func sign(_ piece: Int, _ other: Int, _ tier: Int, _ addition: Double) -> Double {
    for index in 0..<slopes.width {
      let (slope, otherSlope) = (slopes[piece][index], slopes[other][index])
      let difference = slope - otherSlope + (index == tier ? addition : 0)
      if abs(difference) > 1e-9 * max(1, abs(slope), abs(otherSlope)) { return difference }
    }
    return 0
  }

  /// The sorted starts of all pieces of three runs.
  private func sortedStarts(_ curves: CostCurve...) -> [Double] {
    var places: [Double] = []
    for curve in curves { for piece in curve.pieces.dropFirst() { places.append(starts[piece]) } }
    places.sort()
    return places
  }

  private static func middle(_ lower: Double, _ upper: Double) -> Double {
    if lower == -.infinity { return upper == .infinity ? 0 : upper - max(1, abs(upper)) }
    return upper == .infinity ? lower + max(1, abs(lower)) : (lower + upper) / 2
  }
}
