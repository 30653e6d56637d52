// Rows in which one member takes all that is too much or missing.

/// The members of a row, summed up.
struct DirectRow: BitwiseCopyable {
  // The sums of the cheapest lengths, and of the bounds.
  fileprivate var sum = 0.0
  fileprivate var minimum = 0.0
  fileprivate var maximum = 0.0
  /// The item in front of which the last gap lies that grows for nothing; the end of the row, if it is the gap behind the
  /// last one; −1: there is none.
  fileprivate var freeGap = -1
  /// The last item whose size may change, and how many there are.
  fileprivate var changeable = -1
  fileprivate var changeableCount = 0
  fileprivate var shrinking = RankOrder()
  fileprivate var growing = RankOrder()

  @inline(__always) fileprivate init() {}

  @inline(__always) fileprivate mutating func addGap(_ length: Double) {
    sum += length
    minimum += length
    maximum += length
  }

  @inline(__always) fileprivate mutating func add(_ length: PlainLength, of item: Int, withRanks: Bool) {
    sum += length.low
    minimum += length.minimum
    maximum += length.maximum
    guard length.shrinks || length.grows else { return }
    changeable = item
    changeableCount += 1
    guard withRanks else { return }
    if length.shrinks { shrinking.add(length.shrinking, isEndless: false) }
    if length.grows { growing.add(length.growing, isEndless: length.maximum == .infinity) }
  }

  /// What all ask for together.
  var length: PlainLength {
    let isFree = freeGap >= 0
    var length = PlainLength(
      low: sum, high: isFree ? .infinity : sum, minimum: minimum, maximum: isFree ? .infinity : maximum)
    length.shrinking = shrinking.rank(grows: false)
    length.growing = growing.rank(grows: true)
    return length
  }
}

extension BoxAxis {
  /// Places the row of a container, with the sums from the way up if there are any.
  @inline(__always)
  mutating func placeDirectly(_ row: PlainRow, of index: Int, in room: Double, _ box: BoxEdges) -> Bool {
    guard entries[index].knownSize.isNaN else { return placeDirectly(row, in: room, box) }
    return plainContainers[index].hasRow && place(row, plainContainers[index].row, in: room)
  }

  /// Places a row, unless several members have to be weighed against each other.
  mutating func placeDirectly(_ row: PlainRow, in room: Double, _ box: BoxEdges) -> Bool {
    guard let direct = sumDirectly(row, box, withRanks: false) else { return false }
    return place(row, direct, in: room)
  }

  private mutating func place(_ row: PlainRow, _ direct: DirectRow, in room: Double) -> Bool {
    var space = room - direct.sum
    var extraGap = -1
    if space > 0, direct.freeGap >= 0 {
      extraGap = direct.freeGap
    } else if space != 0 {
      guard direct.changeableCount == 1, change(direct.changeable, by: space) else { return false }
      space = 0
    }
    var item = row.firstItem
    var position = 0.0
    for _ in 0..<row.itemCount {
      position += entries[item].origin[axis]
      if item == extraGap { position += space }
      let size = entries[item].size[axis]
      setFrame(of: item, at: position, size)
      position += size
      item = Int(entries[item].end)
    }
    return true
  }

  /// Gives every item its cheapest size, and notes the gap in front of it where its position is to be; `nil` if there is more to
  /// a length than one number and bounds.
  @inline(__always)
  mutating func sumDirectly(_ row: PlainRow, _ box: BoxEdges, withRanks: Bool) -> DirectRow? {
    guard row.flexSum == 0, row.itemCount > 0 else { return nil }
    var direct = DirectRow()
    var item = row.firstItem
    var previous: UnsafeMutablePointer<AxisPins>?
    var last = pins(item)
    for _ in 0..<row.itemCount {
      let pins = pins(item)
      guard pins.pointee.traits.contains(.hasNoCenter), let gap = directGap(previous, pins, box) else { return nil }
      if !gap.isFixed { direct.freeGap = item }
      direct.addGap(gap.length)
      entries[item].origin[axis] = gap.length
      guard addSize(of: item, to: &direct, withRanks: withRanks) else { return nil }
      (previous, last) = (pins, pins)
      item = Int(entries[item].end)
    }
    direct.addGap(last.pointee.endConstant + box.end)
    if !last.pointee.traits.contains(.endIsFixed) {
      guard last.pointee.end?.isRequiredAtLeast == true else { return nil }
      direct.freeGap = item
    }
    return direct
  }

  /// The gap in front of an item, if it is fixed, or may grow for nothing and must not shrink.
  @inline(__always) private func directGap(
    _ previous: UnsafeMutablePointer<AxisPins>?, _ pins: UnsafeMutablePointer<AxisPins>, _ box: BoxEdges
  ) -> (length: Double, isFixed: Bool)? {
    guard let previous else {
      let length = pins.pointee.beginConstant + box.begin
      if pins.pointee.traits.contains(.beginIsFixed) { return (length, true) }
      return pins.pointee.begin?.isRequiredAtLeast == true ? (length, false) : nil
    }
    let length = previous.pointee.endConstant + pins.pointee.beginConstant + box.spacing
    if pins.pointee.traits.contains(.beginIsFixed), previous.pointee.traits.contains(.endIsFixed) {
      return (length, true)
    }
    let gap = BoxGap(end: previous.pointee.end, begin: pins.pointee.begin, spacing: box.spacing)
    return gap.pin?.isRequiredAtLeast == true ? (length, false) : nil
  }

  @inline(__always)
  private mutating func addSize(of item: Int, to direct: inout DirectRow, withRanks: Bool) -> Bool {
    if isNaturalContent(item) {
      let length = naturalLength(of: item)
      entries[item].size[axis] = length.low
      direct.add(length, of: item, withRanks: withRanks)
      return true
    }
    let length = plainLength(of: item)
    guard length.low == length.high, !isGivenUp else { return false }
    entries[item].size[axis] = length.low
    direct.add(length, of: item, withRanks: withRanks)
    return true
  }

  /// Changes the size of the only item that can be changed, if its bounds allow it.
  private mutating func change(_ item: Int, by space: Double) -> Bool {
    let length = plainLength(of: item)
    let size = length.low + space
    guard size >= length.minimum, size <= length.maximum else { return false }
    entries[item].size[axis] = size
    return true
  }
}

extension BoxPin {
  fileprivate var isRequiredAtLeast: Bool { relation == .atLeast && isRequired }
}
