import LayoutEngine

// Measurement from the items upwards with simple lengths: a few numbers for each container, without cost curves.

extension BoxAxis {
  /// Determines the cost of a container.
  ///
  /// Returns `false` if the cost is not simple.
  func measureSimply(_ index: Int, _ container: inout SimpleRow) -> Bool {
    let box = edges(of: index)
    if entries[index].itemCount == 0 {
      container = SimpleRow(.free)
      return true
    }
    if box.isMain { return sumRow(of: index, box, &container) }
    if let length = uniformItemsLength(in: index, box) {
      container = SimpleRow(length)
      return true
    }
    var shared = SharedLength()
    var item = index + 1
    while item < Int(entries[index].end) {
      if pins(item).isStretched {
        guard var length = simpleLength(of: item) else { return false }
        length.shift(by: edgeGaps(of: item, box))
        shared.add(length)
      } else {
        guard sumAcross(item, box, &container) else { return false }
        shared.add(container.total)
      }
      item = Int(entries[item].end)
    }
    guard let total = shared.total else { return false }
    container = SimpleRow(total)
    return true
  }

  /// The cost of the items across a container whose items are all content between fixed edges, with equal priorities.
  ///
  /// Most columns of texts are such containers.
  private func uniformItemsLength(in index: Int, _ box: BoxEdges) -> SimpleLength? {
    let (hugging, resistance) = (pins(index + 1).hugging, pins(index + 1).resistance)
    guard entries[index].itemCount > 1, hugging < resistance else { return nil }
    var (low, minimum) = (-Double.infinity, -Double.infinity)
    var item = index + 1
    while item < Int(entries[index].end) {
      let pins = pins(item)
      guard entries[item].kind == .content, pins.isStretched, pins.traits.contains(.hasNoSize),
        pins.hugging == hugging, pins.resistance == resistance, !pins.keepsSize
      else {
        return nil
      }
      let edge = edgeGaps(of: item, box)
      low = max(low, entries[item].naturalSize[axis] + edge)
      minimum = max(minimum, edge)
      item = Int(entries[item].end)
    }
    var length = SimpleLength(low: low, minimum: minimum, maximum: .infinity, growingPriority: hugging)
    length.rate = GrowthRate(priority: hugging, slope: Double(entries[index].itemCount))
    (length.shrinkingPriority, length.isExact) = (resistance, false)
    return length
  }

  /// The gaps on both sides of an item across its container.
  private func edgeGaps(of item: Int, _ box: BoxEdges) -> Double {
    box.beginGap(pins(item).beginConstant) + box.endGap(pins(item).endConstant)
  }

  // MARK: - Sizes

  /// The cost of a single item: of its content, and of the pins of its size.
  func simpleLength(of item: Int) -> SimpleLength? {
    guard entries[item].kind == .content, pins(item).traits.contains(.hasNoSize) else { return pinnedLength(of: item) }
    return SimpleLength(natural: entries[item].naturalSize[axis], pins(item))
  }

  /// The cost of an item that is not just content.
  @inline(never) private func pinnedLength(of item: Int) -> SimpleLength? {
    var length: SimpleLength
    switch entries[item].kind {
    case .content:
      length = SimpleLength(natural: entries[item].naturalSize[axis], pins(item))
    case .empty:
      length = .free
    case .box:
      if let size = knownSize(ofContainer: item) {
        length = SimpleLength(low: max(0, size), minimum: 0, maximum: .infinity)
        length.isExact = false
        (length.shrinkingPriority, length.growingPriority) = (1, 0)
      } else {
        length = rows[Int(entries[item].box)].total
        length.minimum = max(0, length.minimum)
        if length.low < 0 { length.raise(to: 0) }
        if length.low > length.maximum { return nil }
      }
    }
    if pins(item).traits.contains(.hasNoSize) { return length }
    if let pin = pins(item).size, !length.obey(pin) { return nil }
    if let relative = pins(item).relative {
      guard let size = knownSize(ofContainer: Int(entries[item].container)),
        length.obey(relative.pin.adding(relative.multiplier * size))
      else {
        return nil
      }
    }
    return length
  }

  // MARK: - Rows

  /// Sums up the items of a container along its axis.
  ///
  /// Stores the cheapest size of each item, and the gap before the item in place of its position. The result is `false`
  /// if a length is not simple.
  func sumRow(of index: Int, _ box: BoxEdges, _ row: inout SimpleRow) -> Bool {
    let hasFlex = entries[index].flexCount > 1
    if entries[index].itemCount == 1 { return sumAcross(index + 1, box, &row) }
    row = SimpleRow()
    var (item, previous) = (index + 1, -1)
    var flexes = false
    while item < Int(entries[index].end) {
      guard pins(item).traits.contains(.hasNoCenter), addGap(between: previous, and: item, box, to: &row) else {
        return false
      }
      if hasFlex, flex(item) != nil {
        if !flexes {
          guard let length = flexLength(of: index) else { return false }
          row.add(length, of: item)
        }
        flexes = true
      } else {
        guard let length = simpleLength(of: item) else { return false }
        entries[item].size[axis] = length.low
        row.add(length, of: item)
      }
      previous = item
      item = Int(entries[item].end)
    }
    guard addEndGap(of: previous, box, to: &row) else { return false }
    row.finish()
    return true
  }

  /// Sums up one item across its container.
  ///
  /// The gaps on both sides of a centered item count as the gap after the item.
  func sumAcross(_ item: Int, _ box: BoxEdges, _ row: inout SimpleRow) -> Bool {
    row = SimpleRow()
    if let top = baselineTop(of: item) {
      guard top < .infinity, addEndGap(of: item, box, to: &row) else { return false }
      row.addGap(top)
      entries[item].origin[axis] = top
    } else if let center = pins(item).center {
      guard let gap = centeringGap(of: item, center, box) else { return false }
      row.addGap(gap)
      row.freeGap = entries[item].end
    } else if !addGap(between: -1, and: item, box, to: &row) || !addEndGap(of: item, box, to: &row) {
      return false
    }
    guard let length = simpleLength(of: item) else { return false }
    entries[item].size[axis] = length.low
    row.add(length, of: item)
    row.finish()
    return true
  }

  /// The minimal total of the gaps on both sides of an item with a required center and required edge pins.
  private func centeringGap(of item: Int, _ center: BoxPin, _ box: BoxEdges) -> Double? {
    guard center.fixes, let begin = pins(item).begin, let end = pins(item).end, begin.isRequiredAtLeast,
      end.isRequiredAtLeast
    else {
      return nil
    }
    let offset = center.constant + box.centerOffset
    return 2 * max(begin.constant + box.begin - offset, end.constant + box.end + offset)
  }

  /// Adds the gap before an item, if the gap is fixed, or grows at no cost and cannot shrink.
  @inline(__always)
  private func addGap(between previous: Int, and item: Int, _ box: BoxEdges, to row: inout SimpleRow) -> Bool {
    let length =
      previous < 0
      ? box.beginGap(pins(item).beginConstant) : box.gapLength(after: pins(previous), before: pins(item))
    if !pins(item).traits.contains(.beginIsFixed) || (previous >= 0 && !pins(previous).traits.contains(.endIsFixed)) {
      let gap = box.gap(after: previous < 0 ? nil : pins(previous), before: pins(item))
      guard gap.pin?.isRequiredAtLeast == true else { return false }
      row.freeGap = Int32(item)
    }
    row.addGap(length)
    entries[item].origin[axis] = length
    return true
  }

  private func addEndGap(of item: Int, _ box: BoxEdges, to row: inout SimpleRow) -> Bool {
    row.addGap(box.endGap(pins(item).endConstant))
    if pins(item).traits.contains(.endIsFixed) { return true }
    row.freeGap = entries[item].end
    return pins(item).end?.isRequiredAtLeast == true
  }

  /// The total of all flex items: each item has its share of the total.
  func flexLength(of index: Int) -> SimpleLength? {
    var shared = SharedLength()
    var item = index + 1
    while item < Int(entries[index].end) {
      if let flex = flex(item) {
        guard var length = simpleLength(of: item) else { return nil }
        length.scale(by: entries[index].flexSum / flex)
        shared.add(length)
      }
      item = Int(entries[item].end)
    }
    guard let total = shared.total else { return nil }
    setFlexSizes(of: index, total.low)
    return total
  }

  /// Sets the size of each flex item to its share of a total.
  func setFlexSizes(of index: Int, _ total: Double) {
    var item = index + 1
    while item < Int(entries[index].end) {
      if let flex = flex(item) { entries[item].size[axis] = total * flex / entries[index].flexSum }
      item = Int(entries[item].end)
    }
  }
}

extension BoxPin {
  fileprivate var isRequiredAtLeast: Bool { relation == .atLeast && isRequired }
}
