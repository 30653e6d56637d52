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
    plainContainers[index].hasRow = false
    guard entries[index].itemCount > 0 else {
      plainContainers[index].length = .free
      return
    }
    if box.isMain {
      let row = PlainRow(allItemsOf: entries[index], at: index)
      if let direct = sumDirectly(row, box, withRanks: true) {
        plainContainers[index] = PlainContainer(length: direct.length, row: direct, hasRow: true)
      } else {
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

  /// What an item asks for by itself: its content, and the pins of its size.
  mutating func plainLength(of index: Int) -> PlainLength {
    let pins = pins(index)
    var length: PlainLength
    if entries[index].kind == .content {
      length = naturalLength(of: index)
    } else {
      length = .free
      if entries[index].kind == .box {
        let size = entries[index].knownSize
        length = size.isNaN ? plainContainers[index].length : PlainLength(known: size)
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
