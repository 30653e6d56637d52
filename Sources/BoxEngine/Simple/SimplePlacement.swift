import LayoutEngine

// Placement with simple lengths: each container shares its size among its items. The items with the lowest rate of growth
// take the remaining space, or one item gives way.

extension BoxAxis {
  /// Sets the sizes and positions of the items of a container.
  ///
  /// Returns `false` if several lengths have to be balanced against each other.
  func placeSimply(_ index: Int) -> Bool {
    let box = edges(of: index)
    let availableSpace = entries[index].size[axis]
    if box.isMain {
      if entries[index].itemCount == 0 { return true }
      var row = SimpleRow()
      // The entries hold the cheapest sizes until they are placed.
      if entries[index].knownSize.isNaN, entries[index].marks.contains(.isSummed(axis)) {
        row = rows[Int(entries[index].box)]
      } else if !sumRow(of: index, box, &row) {
        return false
      }
      return place(row, of: index, in: availableSpace, box)
    }
    var row = SimpleRow()
    var item = index + 1
    while item < Int(entries[index].end) {
      if pins(item).isStretched {
        let position = box.beginGap(pins(item).beginConstant)
        let size = availableSpace - position - box.endGap(pins(item).endConstant)
        guard stretch(item, at: position, to: size) else { return false }
      } else {
        guard sumAcross(item, box, &row), flexSize(in: row, of: index, in: availableSpace) != nil,
          keepsBaseline(of: item)
        else {
          return false
        }
        place(item, across: availableSpace, row, box)
      }
      item = Int(entries[item].end)
    }
    return true
  }

  /// Sets the size of an item that required pins determine.
  private func stretch(_ item: Int, at position: Double, to size: Double) -> Bool {
    if size < 0 || !isFreeToStretch(item) {
      guard let length = simpleLength(of: item) else { return false }
      // The tolerance for rounding errors in sums of fractions.
      let slack = 1e-9 * max(1, abs(size))
      if size < length.minimum - slack || size > length.maximum + slack { return false }
    }
    setFrame(of: item, at: position, max(0, size))
    return true
  }

  /// Whether any size costs the same for the content of an item and for its own pins.
  private func isFreeToStretch(_ item: Int) -> Bool {
    switch entries[item].kind {
    case .content, .empty: return pins(item).traits.contains(.hasNoSize)
    case .box: return !entries[item].knownSize.isNaN && pins(item).traits.contains(.hasNoSize)
    }
  }

  // MARK: - Rows

  /// Sets the new sizes of the items of a row that have to change.
  ///
  /// Returns the space that remains for the free gap; `nil` if the items are ambiguous, or if required constraints
  /// forbid the size.
  private func flexSize(in row: SimpleRow, of container: Int, in availableSpace: Double) -> Double? {
    let space = availableSpace - row.length.low
    if space == 0 || (space > 0 && row.freeGap >= 0) { return space }
    guard availableSpace >= row.length.minimum, availableSpace <= row.length.maximum else { return nil }
    if space > 0 { return grow(row, in: container, to: availableSpace) ? 0 : nil }
    guard let item = row.firstShrinking else { return nil }
    return changeSize(of: item, in: container, by: space, isAlone: row.shrinksAlone) ? 0 : nil
  }

  /// Lets the items of the lowest rate of growth take the available space.
  ///
  /// Returns `false` if the space exceeds their room, or if the rates do not decide which item grows.
  private func grow(_ row: SimpleRow, in container: Int, to availableSpace: Double) -> Bool {
    let space = availableSpace - row.length.low
    if row.growingCount == 1 || (row.tieCount == 1 && availableSpace <= row.length.rateEnd) {
      return changeSize(of: Int(row.growingItem), in: container, by: space, isAlone: true)
    }
    guard row.length.rate.isComplete, availableSpace <= row.length.rateEnd else { return false }
    let members = workspace.members.reserve(Int(row.tieCount))
    var (count, total) = (0, space)
    var item = Int(row.growingItem)
    var flexes = false
    while item < Int(entries[container].end) {
      let isFlex = entries[container].flexCount > 1 && flex(item) != nil
      if !isFlex || !flexes, let length = isFlex ? flexLength(of: container) : simpleLength(of: item), length.grows,
        length.rate.compared(to: row.length.rate) == 0
      {
        members[count] = BoxMember(item: Int32(item), length, isSpare: entries[item].kind == .empty)
        total += length.low
        count += 1
      }
      if isFlex { flexes = true }
      item = Int(entries[item].end)
    }
    distribute(total, to: members)
    for member in members {
      let isFlex = entries[container].flexCount > 1 && flex(Int(member.item)) != nil
      if isFlex {
        setFlexSizes(of: container, member.targetMainSize)
      } else {
        entries[Int(member.item)].size[axis] = member.targetMainSize
      }
    }
    return true
  }

  /// Changes the size of an item, or the total of all flex items.
  ///
  /// Where no other item changes, the bounds of the row are those of the item.
  private func changeSize(of item: Int, in container: Int, by space: Double, isAlone: Bool) -> Bool {
    if entries[container].flexCount > 1, flex(item) != nil, edges(of: container).isMain {
      guard let length = flexLength(of: container) else { return false }
      let total = length.low + space
      guard total >= length.minimum, total <= length.maximum else { return false }
      setFlexSizes(of: container, total)
      return true
    }
    if !isAlone {
      guard let length = simpleLength(of: item), length.low + space >= length.minimum,
        length.low + space <= length.maximum
      else {
        return false
      }
    }
    entries[item].size[axis] += space
    return true
  }

  private func place(_ row: SimpleRow, of index: Int, in availableSpace: Double, _ box: BoxEdges)
    -> Bool
  {
    guard let space = flexSize(in: row, of: index, in: availableSpace) else { return false }
    if entries[index].itemCount == 1 {
      place(index + 1, across: availableSpace, row, box)
      return true
    }
    var item = index + 1
    var position = 0.0
    while item < Int(entries[index].end) {
      position += entries[item].origin[axis]
      if item == row.freeGap { position += space }
      let size = entries[item].size[axis]
      setFrame(of: item, at: position, size)
      position += size
      item = Int(entries[item].end)
    }
    return true
  }

  /// Places an item of known size.
  private func place(_ item: Int, across availableSpace: Double, _ row: SimpleRow, _ box: BoxEdges) {
    let size = entries[item].size[axis]
    var position = entries[item].origin[axis]
    if let center = pins(item).center {
      position = (availableSpace - size) / 2 + center.constant + box.centerOffset
    } else if row.freeGap == item {
      position = availableSpace - size - box.endGap(pins(item).endConstant)
    }
    setFrame(of: item, at: position, size)
  }
}
