// The gaps and sizes of a row of plain boxes, one by one.

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

extension BoxAxis {
  /// What the members of a row ask for together.
  @inline(never) mutating func totalLength(of row: PlainRow, _ box: BoxEdges) -> PlainLength {
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
    let offset = center.constant + box.centerOffset
    let isPlain =
      gap.length.obey(pins.begin, inHalf: box.begin - offset)
      && gap.length.obey(pins.end, inHalf: box.end + offset)
    if !isPlain || gap.length.isContradiction { isGivenUp = true }
    return gap
  }
}

extension PlainLength {
  /// Obeys a required pin of one half; a wish is too much.
  fileprivate mutating func obey(_ pin: BoxPin?, inHalf inset: Double) -> Bool {
    guard let pin else { return true }
    return pin.isRequired && obey(BoxPin(relation: pin.relation, constant: 2 * (pin.constant + inset)))
  }
}
