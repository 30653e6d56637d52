/// The distribution of room among the members of a row: who costs the least gives way first; among equals gaps before sizes,
/// the last one first.
struct PlainDistribution {
  private let members: UnsafeMutableBufferPointer<PlainMember>

  init(_ members: UnsafeMutableBufferPointer<PlainMember>) { self.members = members }

  /// Gives every member its target; not if what is required would be violated, or if more has to be known.
  func run(_ room: Double) -> Bool {
    var (low, high) = (0.0, 0.0)
    for index in members.indices {
      low += members[index].length.low
      high += members[index].length.high
    }
    if room < low {
      for index in members.indices { members[index].target = members[index].length.low }
      return giveWay(room - low, room, grows: false)
    }
    if room > high {
      for index in members.indices { members[index].target = members[index].length.high }
      return giveWay(room - high, room, grows: true)
    }
    distributeFreely(room)
    return true
  }

  /// Shares what costs nothing.
  private func distributeFreely(_ room: Double) {
    var space = room
    for index in members.indices {
      let (low, high) = (members[index].length.low, members[index].length.high)
      let target = members[index].isGap ? max(low, min(members[index].gapDefault, high)) : low
      members[index].target = target
      members[index].isChosen = low < high
      space -= target
    }
    guard space != 0 else { return }
    if space > 0 {
      for index in members.indices { members[index].bound = members[index].length.high }
    } else {
      for index in members.indices { members[index].bound = members[index].length.low }
    }
    _ = share(space, grows: space > 0)
  }

  /// Lets one rank after the other give way.
  private func giveWay(_ amount: Double, _ room: Double, grows: Bool) -> Bool {
    for index in members.indices {
      members[index].bound = grows ? members[index].length.maximum : members[index].length.minimum
    }
    var space = amount
    // Each round takes everything, or at least one member to its bound.
    for _ in 0...members.count where isLeft(space, grows) {
      switch choose(grows: grows) {
      case nil: return false
      case false:
        // What is left is at most what sums of fractions leave.
        members[members.count - 1].target += space
        return abs(space) <= 1e-9 * max(1, abs(room))
      default: space = share(space, grows: grows)
      }
    }
    return !isLeft(space, grows)
  }

  /// Chooses those of the lowest rank that can still give way. The answer is false if there are none, and `nil` if more has
  /// to be known.
  private func choose(grows: Bool) -> Bool? {
    var first = -1
    for index in members.indices {
      members[index].isChosen = false
      guard grows ? members[index].target < members[index].bound : members[index].target > members[index].bound else {
        continue
      }
      if first >= 0 {
        guard let order = rank(index, grows).order(rank(first, grows)) else { return nil }
        if order > 0 { continue }
        if order < 0 {
          for other in first..<index { members[other].isChosen = false }
          first = index
        }
      } else {
        first = index
      }
      members[index].isChosen = true
    }
    return first >= 0
  }

  @inline(__always) private func rank(_ index: Int, _ grows: Bool) -> PlainRank {
    grows ? members[index].length.growing : members[index].length.shrinking
  }

  /// Whether there is something to share. What sums of fractions leave may have the other sign.
  @inline(__always) private func isLeft(_ space: Double, _ grows: Bool) -> Bool { grows ? space > 0 : space < 0 }

  /// Shares space, or what is missing of it, among those who are chosen, as far as their bounds. The answer is what is left.
  private func share(_ amount: Double, grows: Bool) -> Double {
    var space = amount
    var index = members.count - 1
    while index >= 0, isLeft(space, grows) {
      if members[index].isChosen, members[index].isGap { move(index, by: &space) }
      index -= 1
    }
    while isLeft(space, grows) {
      var weights = 0.0
      for index in members.indices where givesWay(index) { weights += weight(index, grows) }
      guard weights > 0 else { return space }
      let bound = bind(space / weights, grows)
      guard bound != 0 else { return give(space / weights, grows) }
      space -= bound
    }
    return space
  }

  /// Takes those to their bounds who would reach them, and answers how much that is.
  private func bind(_ part: Double, _ grows: Bool) -> Double {
    var bound = 0.0
    for index in members.indices where givesWay(index) {
      let space = members[index].bound - members[index].target
      guard abs(part * weight(index, grows)) >= abs(space) else { continue }
      members[index].target = members[index].bound
      bound += space
    }
    return bound
  }

  /// Gives every one who is chosen its part. Nothing is left.
  private func give(_ part: Double, _ grows: Bool) -> Double {
    for index in members.indices where givesWay(index) { members[index].target += part * weight(index, grows) }
    return 0
  }

  /// Whether it is a size that is chosen, and has not reached its bound.
  @inline(__always) private func givesWay(_ index: Int) -> Bool {
    members[index].isChosen && !members[index].isGap && members[index].target != members[index].bound
  }

  /// Sizes grow by equal increments, and shrink in proportion to what they are by themselves.
  @inline(__always) private func weight(_ index: Int, _ grows: Bool) -> Double {
    grows ? 1 : members[index].length.low
  }

  /// Lets a gap take what it can. If that is all, nothing is left, whatever the sum has rounded away.
  @inline(__always) private func move(_ index: Int, by space: inout Double) {
    let target = members[index].target + space
    let bound = members[index].bound
    if space > 0 ? target <= bound : target >= bound {
      members[index].target = target
      space = 0
    } else {
      space -= bound - members[index].target
      members[index].target = bound
    }
  }
}
