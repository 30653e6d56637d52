// Boxes whose costs are plain: a few numbers for each container go up, and sizes come down. No curve is made.
//
// Where costs are not plain, or what is required contradicts itself, the axis is given up, and curves are made of it.

/// What the plain pass has found out about a container.
struct PlainContainer: BitwiseCopyable {
  /// What its items ask for together, where its size is not known before.
  var length: PlainLength
  /// The sums of its row, if that can be placed at once; sizes and gaps have been noted in the entries then.
  var row: DirectRow
  var hasRow: Bool
}

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

  @inline(__always) init(_ length: PlainLength) { self.length = length }

  @inline(__always) init(fixedGap length: Double) {
    self.length = PlainLength(fixed: length)
    gapDefault = length
  }

  init(_ gap: BoxGap) {
    length = PlainLength(gap: gap.pin)
    gapDefault = gap.defaultLength
  }
}

extension BoxAxis {
  /// Gives every entry its size and place along the axis, if all costs are plain.
  mutating func solvePlainly() -> Bool {
    plainContainers = UnsafeMutableBufferPointer(
      start: workspace.pointee.plainContainers.reserve(entries.count), count: entries.count)
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
      var length = plainContainers[0].length
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
    let box = edges(of: index)
    if box.isMain {
      let row = PlainRow(allItemsOf: entries[index], at: index)
      if let direct = sumDirectly(row, box, withRanks: true) {
        plainContainers[index] = PlainContainer(length: direct.length, row: direct, hasRow: true)
      } else {
        plainContainers[index].hasRow = false
        plainContainers[index].length = totalLength(of: row, box)
      }
      return
    }
    if let length = lengthOfAlikes(in: index, box) ?? lengthAcross(index, box) {
      plainContainers[index].length = length
    } else {
      isGivenUp = true
    }
  }

  /// What the items across a container ask for together; `nil` if that is not plain.
  private mutating func lengthAcross(_ index: Int, _ box: BoxEdges) -> PlainLength? {
    var share = PlainShare()
    var item = index + 1
    while item < Int(entries[index].end) {
      let pins = pins(item)
      if pins.pointee.traits.isSuperset(of: .isStretched) {
        let edges = box.begin + pins.pointee.beginConstant + pins.pointee.endConstant + box.end
        if isNaturalContent(item) {
          share.add(naturalLength(of: item, plus: edges))
        } else {
          var length = plainLength(of: item)
          length.shift(by: edges)
          share.add(length)
        }
      } else {
        share.add(totalLength(of: PlainRow(item: item), box))
      }
      item = Int(entries[item].end)
    }
    return share.length
  }

  /// The same where all items are content between fixed edges that hugs and resists alike, as in most columns of texts.
  @inline(__always) private func lengthOfAlikes(in index: Int, _ box: BoxEdges) -> PlainLength? {
    guard entries[index].itemCount > 1 else { return nil }
    let first = pins(index + 1)
    let (hugging, resistance) = (first.pointee.hugging, first.pointee.resistance)
    guard hugging < resistance else { return nil }
    var (largest, edges) = (-Double.infinity, -Double.infinity)
    var item = index + 1
    while item < Int(entries[index].end) {
      let pins = pins(item)
      guard pins.pointee.traits.isSuperset(of: .isStretched), isNaturalContent(item),
        pins.pointee.hugging == hugging, pins.pointee.resistance == resistance
      else {
        return nil
      }
      let edge = box.begin + pins.pointee.beginConstant + pins.pointee.endConstant + box.end
      largest = max(largest, entries[item].naturalSize[axis] + edge)
      edges = max(edges, edge)
      item = Int(entries[item].end)
    }
    var length = PlainLength(low: largest, high: largest, minimum: edges, maximum: .infinity)
    length.shrinking = PlainRank(priority: resistance, isUniform: false)
    length.growing = PlainRank(priority: hugging, factor: Double(entries[index].itemCount))
    return length
  }

  /// What the members of a row ask for together.
  @inline(never) private mutating func totalLength(of row: PlainRow, _ box: BoxEdges) -> PlainLength {
    var chain = PlainChain()
    forEachMember(of: row, box) { chain.add($0.length) }
    return chain.length
  }

  /// Calls `body` with gaps and sizes in their order. Sizes that flex are one, where the first of them stands; the gaps on both
  /// sides of a centered item are one, in front of it.
  @inline(__always)
  mutating func forEachMember(of row: PlainRow, _ box: BoxEdges, _ body: (PlainMember) -> Void) {
    var item = row.firstItem
    var previous = item
    var flexes = false
    for position in 0..<row.itemCount {
      let pins = pins(item)
      if !pins.pointee.traits.contains(.hasNoCenter) {
        body(centeringGap(of: item, in: row, box))
        body(PlainMember(plainLength(of: item)))
        return
      }
      if position == 0 {
        body(edgeGap(pins.pointee.traits.contains(.beginIsFixed), pins.pointee.begin, box.begin))
      } else {
        body(gap(between: self.pins(previous), and: pins, box.spacing))
      }
      if row.flexSum > 0, pins.pointee.flex != nil {
        if !flexes { body(PlainMember(flexLength(of: row))) }
        flexes = true
      } else if isNaturalContent(item) {
        body(PlainMember(naturalLength(of: item)))
      } else {
        body(PlainMember(plainLength(of: item)))
      }
      previous = item
      item = Int(entries[item].end)
    }
    let last = pins(previous)
    body(edgeGap(last.pointee.traits.contains(.endIsFixed), last.pointee.end, box.end))
  }

  @inline(__always) private func edgeGap(_ isFixed: Bool, _ pin: BoxPin?, _ inset: Double) -> PlainMember {
    if isFixed, let pin { return PlainMember(fixedGap: pin.constant + inset) }
    return PlainMember(BoxGap(edge: pin, inset: inset))
  }

  @inline(__always) private func gap(
    between previous: UnsafeMutablePointer<AxisPins>, and next: UnsafeMutablePointer<AxisPins>, _ spacing: Double
  ) -> PlainMember {
    if previous.pointee.traits.contains(.endIsFixed), next.pointee.traits.contains(.beginIsFixed) {
      return PlainMember(fixedGap: previous.pointee.endConstant + next.pointee.beginConstant + spacing)
    }
    return PlainMember(BoxGap(end: previous.pointee.end, begin: next.pointee.begin, spacing: spacing))
  }

  /// Whether it is content that obeys its natural size alone.
  @inline(__always) func isNaturalContent(_ index: Int) -> Bool {
    entries[index].kind == .content && pins(index).pointee.traits.isSuperset(of: .isNatural)
  }

  /// What such content asks for, together with something that does not change.
  @inline(__always) func naturalLength(of index: Int, plus edges: Double = 0) -> PlainLength {
    let pins = pins(index)
    var length = PlainLength(
      natural: entries[index].naturalSize[axis], hugging: pins.pointee.hugging, resistance: pins.pointee.resistance)
    length.shift(by: edges)
    return length
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
  private mutating func centeringGap(of item: Int, in row: PlainRow, _ box: BoxEdges) -> PlainMember {
    let pins = pins(item).pointee
    var gap = PlainMember(PlainLength.free)
    gap.gapDefault = 0
    guard row.itemCount == 1, let center = pins.center, center.fixes else {
      isGivenUp = true
      return gap
    }
    let offset = box.centerOffset(center)
    let isPlain =
      gap.length.obey(pins.begin, inHalf: box.begin - offset)
      && gap.length.obey(pins.end, inHalf: box.end + offset)
    if !isPlain || gap.length.isContradiction { isGivenUp = true }
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
        length = entries[index].knownSize.isNaN ? plainContainers[index].length : PlainLength(known: entries[index].knownSize)
      }
      length.bindToZero()
    }
    if !pins.pointee.traits.contains(.hasNoSize), !restrict(&length, of: index) { isGivenUp = true }
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

extension PlainLength {
  /// Obeys a required pin of one half; a wish is too much.
  fileprivate mutating func obey(_ pin: BoxPin?, inHalf inset: Double) -> Bool {
    guard let pin else { return true }
    return pin.isRequired && obey(BoxPin(relation: pin.relation, constant: 2 * (pin.constant + inset)))
  }
}
