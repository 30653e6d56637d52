// Rows in which one member takes all that is too much or missing.

/// The members of a row, summed up.
private struct DirectRow {
  /// Of the cheapest lengths.
  var sum = 0.0
  /// The item in front of which the last gap lies that grows for nothing, or behind which, of the last one; −1: there is none.
  var freeGap = -1
  /// The last item whose size may change, and how many there are.
  var changeable = -1
  var changeableCount = 0
}

extension BoxAxis {
  /// Places a row, unless several members have to be weighed against each other.
  mutating func placeDirectly(_ row: PlainRow, in room: Double, _ box: BoxContainer) -> Bool {
    guard row.flexSum == 0, let direct = sumDirectly(row, box) else { return false }
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

  /// Gives every item its cheapest size, and notes the gap in front of it where its position is to be; `nil` if more than one
  /// length costs nothing.
  @inline(__always)
  private mutating func sumDirectly(_ row: PlainRow, _ box: BoxContainer) -> DirectRow? {
    var direct = DirectRow()
    var item = row.firstItem
    var previous = item
    for position in 0..<row.itemCount {
      let pins = pins(item)
      guard pins.pointee.traits.contains(.hasNoCenter) else { return nil }
      var gap = pins.pointee.beginConstant + box.beginInset(axis)
      var isFixed = pins.pointee.traits.contains(.beginIsFixed)
      if position > 0 {
        gap = self.pins(previous).pointee.endConstant + pins.pointee.beginConstant + box.spacing
        isFixed = isFixed && self.pins(previous).pointee.traits.contains(.endIsFixed)
      }
      if !isFixed {
        let isFree =
          position > 0
          ? BoxGap(end: self.pins(previous).pointee.end, begin: pins.pointee.begin, spacing: 0).isAtLeast
          : BoxGap(edge: pins.pointee.begin, inset: 0).isAtLeast
        guard isFree else { return nil }
        direct.freeGap = item
      }
      direct.sum += gap
      entries[item].origin[axis] = gap
      guard addSize(of: item, to: &direct) else { return nil }
      previous = item
      item = Int(entries[item].end)
    }
    let last = pins(previous)
    direct.sum += last.pointee.endConstant + box.endInset(axis)
    if !last.pointee.traits.contains(.endIsFixed) {
      guard BoxGap(edge: last.pointee.end, inset: 0).isAtLeast else { return nil }
      direct.freeGap = item
    }
    return direct
  }

  @inline(__always) private mutating func addSize(of item: Int, to direct: inout DirectRow) -> Bool {
    var size = entries[item].naturalSize[axis]
    var isChangeable = true
    if !isNaturalContent(item) {
      let length = plainLength(of: item)
      guard length.low == length.high, !isGivenUp else { return false }
      size = length.low
      isChangeable = length.shrinks || length.grows
    }
    entries[item].size[axis] = size
    direct.sum += size
    if isChangeable {
      direct.changeable = item
      direct.changeableCount += 1
    }
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

extension BoxGap {
  /// It may grow for nothing, and must not shrink.
  fileprivate var isAtLeast: Bool { pin?.relation == .atLeast && pin?.isRequired == true }
}
