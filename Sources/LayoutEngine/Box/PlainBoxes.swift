// Boxes whose costs are plain: a few numbers for each container go up, and sizes come down. No curve is made.
//
// Where costs are not plain, or what is required contradicts itself, the axis is given up, and curves are made of it.

/// A gap or a size in a chain, on the way down.
struct PlainMember: BitwiseCopyable {
  var length: PlainLength
  /// What a gap is where nothing asks for more or less; not a number for sizes.
  var gapDefault = Double.nan
  var target = 0.0
  /// How far it goes in this round.
  var bound = 0.0
  /// It gives way in this round.
  var isChosen = false

  var isGap: Bool { !gapDefault.isNaN }

  init(_ length: PlainLength) { self.length = length }

  init(_ gap: BoxGap) {
    length = PlainLength(gap: gap.pin)
    gapDefault = gap.defaultLength
  }
}

extension BoxAxis {
  /// Gives every entry its size and place along the axis, if all costs are plain.
  mutating func solvePlainly() -> Bool {
    plainLengths = workspace.pointee.plainLengths.reserve(entries.count)
    determineKnownSizes()
    var index = entries.count - 1
    while index >= 0 {
      if entries[index].kind == .box, entries[index].knownSize.isNaN { measurePlainly(index) }
      if isGivenUp { return false }
      index -= 1
    }
    guard setPlainExtent() else { return false }
    for index in entries.indices where entries[index].kind == .box {
      placePlainly(index)
      if isGivenUp { return false }
    }
    return true
  }

  /// The size of the topmost container.
  private func setPlainExtent() -> Bool {
    switch extent {
    case .given(let size):
      entries[0].size[axis] = size
    case .fitting(let limit):
      var length = plainLengths[0]
      length.bindToZero()
      // Nothing may matter less than that the container is small.
      let isWorthIt = !length.shrinks || length.shrinking.priority > BoxAxis.fittingPriority
      guard length.minimum <= min(length.maximum, limit), isWorthIt else { return false }
      entries[0].size[axis] = min(length.low, limit)
    }
    return true
  }

  // MARK: - Upwards

  /// Finds what a container asks for.
  private mutating func measurePlainly(_ index: Int) {
    let box = container(index)
    guard box.axis != axis else {
      plainLengths[index] = totalLength(of: PlainRow(allItemsOf: entries[index], at: index), box)
      return
    }
    var share = PlainShare()
    var item = index + 1
    while item < Int(entries[index].end) {
      let pins = pins(item)
      if pins.pointee.isStretched, let begin = pins.pointee.begin, let end = pins.pointee.end {
        var length = plainLength(of: item)
        length.shift(by: box.beginInset(axis) + begin.constant + end.constant + box.endInset(axis))
        share.add(length)
      } else {
        share.add(totalLength(of: PlainRow(item: item), box))
      }
      item = Int(entries[item].end)
    }
    if let length = share.length { plainLengths[index] = length } else { isGivenUp = true }
  }

  /// What the members of a row ask for together.
  private mutating func totalLength(of row: PlainRow, _ box: BoxContainer) -> PlainLength {
    var chain = PlainChain()
    forEachMember(of: row, box) { chain.add($0.length) }
    return chain.length
  }

  /// Calls `body` with gaps and sizes in their order. Sizes that flex are one, where the first of them stands; the gaps on both
  /// sides of a centered item are one, in front of it.
  @inline(__always)
  mutating func forEachMember(of row: PlainRow, _ box: BoxContainer, _ body: (PlainMember) -> Void) {
    var item = row.firstItem
    var previousEnd: BoxPin?
    var flexes = false
    for position in 0..<row.itemCount {
      let pins = pins(item)
      if pins.pointee.center != nil {
        body(centeringGap(of: item, in: row, box))
        body(PlainMember(plainLength(of: item)))
        return
      }
      body(
        PlainMember(
          position == 0
            ? BoxGap(edge: pins.pointee.begin, inset: box.beginInset(axis))
            : BoxGap(end: previousEnd, begin: pins.pointee.begin, spacing: box.spacing)))
      if row.flexSum > 0, pins.pointee.flex != nil {
        if !flexes { body(PlainMember(flexLength(of: row))) }
        flexes = true
      } else {
        body(PlainMember(plainLength(of: item)))
      }
      previousEnd = pins.pointee.end
      item = Int(entries[item].end)
    }
    body(PlainMember(BoxGap(edge: previousEnd, inset: box.endInset(axis))))
  }

  /// The total of all sizes that flex: each has its share of it.
  private mutating func flexLength(of row: PlainRow) -> PlainLength {
    var share = PlainShare()
    var item = row.firstItem
    for _ in 0..<row.itemCount {
      if let flex = flex(item) { share.add(plainLength(of: item), scale: flex / row.flexSum) }
      item = Int(entries[item].end)
    }
    if let length = share.length { return length }
    isGivenUp = true
    return .free
  }

  /// What is on both sides of an item that stands alone, and is centered.
  private mutating func centeringGap(of item: Int, in row: PlainRow, _ box: BoxContainer) -> PlainMember {
    let pins = pins(item).pointee
    var gap = PlainMember(PlainLength.free)
    gap.gapDefault = 0
    guard row.itemCount == 1, let center = pins.center, center.fixes else {
      isGivenUp = true
      return gap
    }
    let offset = box.centerOffset(center, axis)
    for (pin, inset, offset) in [(pins.begin, box.beginInset(axis), offset), (pins.end, box.endInset(axis), -offset)] {
      guard let pin else { continue }
      // A wish for one side is one for half of the whole.
      let double = BoxPin(
        relation: pin.relation, constant: 2 * (pin.constant + inset - offset), priority: pin.priority)
      if !(pin.isRequired && gap.length.obey(double)) { isGivenUp = true }
    }
    if gap.length.isContradiction { isGivenUp = true }
    return gap
  }

  /// What an item asks for by itself: its content, and the pins of its size.
  mutating func plainLength(of index: Int) -> PlainLength {
    let pins = pins(index)
    var length: PlainLength
    if entries[index].kind == .content {
      length = PlainLength(
        natural: entries[index].naturalSize[axis], hugging: pins.pointee.hugging, resistance: pins.pointee.resistance)
    } else {
      length = .free
      if entries[index].kind == .box {
        length = entries[index].knownSize.isNaN ? plainLengths[index] : PlainLength(known: entries[index].knownSize)
      }
      length.bindToZero()
    }
    if !pins.pointee.isBare, !restrict(&length, of: index) { isGivenUp = true }
    if length.isContradiction { isGivenUp = true }
    return length
  }

  /// Obeys the pins of a size.
  private func restrict(_ length: inout PlainLength, of index: Int) -> Bool {
    let pins = pins(index)
    if let pin = pins.pointee.size, !length.obey(pin) { return false }
    if let relative = pins.pointee.relative {
      guard let size = knownSize(ofContainer: Int(entries[index].container)),
        length.obey(relative.pin.adding(relative.multiplier * size))
      else {
        return false
      }
    }
    return true
  }
}

/// Items in a row, between two edges of a container.
struct PlainRow: BitwiseCopyable {
  let firstItem: Int
  let itemCount: Int
  /// The sum of the flex numbers, where there are at least two; otherwise 0.
  let flexSum: Double

  init(allItemsOf container: BoxEntry, at index: Int) {
    firstItem = index + 1
    itemCount = Int(container.itemCount)
    flexSum = container.flexCount > 1 ? container.flexSum : 0
  }

  /// One item across its container.
  init(item: Int) {
    firstItem = item
    itemCount = 1
    flexSum = 0
  }
}

extension BoxContainer {
  /// By how much more than half of what is beside an item lies in front of it, when it is centered.
  func centerOffset(_ center: BoxPin, _ axis: Axis) -> Double {
    center.constant + (beginInset(axis) - endInset(axis)) / 2
  }
}
